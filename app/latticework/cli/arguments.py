"""Types of arguments that several commands share."""

import argparse

from latticework.errors import shown
from latticework.run.worker_process import MOST_WORKERS

MOST = 2**62
"""The most that a search file can count."""
DIGITS = 4000
"""The most digits of a number that Python reads, some hundred less."""


def positive(text: str) -> int:
    """Return a whole number from 1 on, at most what a search file can count; raises ArgumentTypeError."""
    return _within(text, 1, MOST)


def whole_number(text: str) -> int:
    """Return a whole number from 0 on, at most what a search file can count; raises ArgumentTypeError."""
    return _within(text, 0, MOST)


def positive_of_any_size(text: str) -> int:
    """Return a whole number from 1 on, for what is counted without a list; raises ArgumentTypeError."""
    return _within(text, 1, 10**DIGITS)


def _within(text: str, least: int, most: int) -> int:
    if not text.isdecimal() or (len(text) <= DIGITS and int(text) < least):
        raise argparse.ArgumentTypeError(f"{shown(text)} should be a whole number from {least} on")
    if len(text) > DIGITS or int(text) > most:
        at_most = f"at most {most}" if most == MOST else f"a whole number of at most {DIGITS} digits"
        raise argparse.ArgumentTypeError(f"{shown(text)} should be {at_most}")
    return int(text)


def worker_count(text: str, least: int = 1) -> int:
    """Return how many processes are to search; raises ArgumentTypeError."""
    if not text.isdecimal() or len(text) > 9 or not least <= int(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from {least} to {MOST_WORKERS}")
    return int(text)


def worker_count_or_none(text: str) -> int:
    """Return the same, 0 where all is left to others."""
    return worker_count(text, 0)
