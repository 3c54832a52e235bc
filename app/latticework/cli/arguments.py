"""Types of arguments that several commands share."""

import argparse


def positive(text: str) -> int:
    """Return a whole number from 1 on, at most what a search file can count; raises ArgumentTypeError."""
    return _whole(text, 1)


def natural(text: str) -> int:
    """Return a whole number from 0 on, likewise."""
    return _whole(text, 0)


def _whole(text: str, least: int) -> int:
    if not text.isdecimal() or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from {least} on")
    return min(int(text), 2**62)
