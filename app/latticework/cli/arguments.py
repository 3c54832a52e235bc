"""Types of arguments that several commands share."""

import argparse

from latticework.session.worker_count import MOST_WORKERS


def positive(text: str) -> int:
    """Return a whole number from 1 on, at most what a search file can count; raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1 on")
    return min(int(text), 2**62)


def whole_number(text: str) -> int:
    """Return a whole number from 0 on, at most what a search file can count; raises ArgumentTypeError."""
    return 0 if text == "0" else positive(text)


def worker_count(text: str, least: int = 1) -> int:
    """Return how many processes are to search; raises ArgumentTypeError."""
    if not text.isdecimal() or len(text) > 9 or not least <= int(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from {least} to {MOST_WORKERS}")
    return int(text)


def worker_count_or_none(text: str) -> int:
    """Return the same, 0 where all is left to others."""
    return worker_count(text, 0)
