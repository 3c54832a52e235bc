"""Types of arguments that several commands share."""

import argparse


def positive(text: str) -> int:
    """Return a whole number from 1 on, at most what a search file can count; raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1 on")
    return min(int(text), 2**62)
