"""Options that say which solutions of a search file a command is about, in which order."""

import argparse

LISTED = ("comes_apart", "highest", "favourites", "where", "any_copy", "sort")
SORTS = ("level", "moves", "states", "symmetry")
"""The orders by their names; what lists solutions is not loaded for a puzzle that has none."""


def add_listed(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--comes-apart", action="store_true",
                        help="only those of which is known that they come apart")
    parser.add_argument("--highest", action="store_true",
                        help="of these only those with the highest level")
    parser.add_argument("--favourites", action="store_true", help="only those marked with a star in the window")
    parser.add_argument("--where", action="append", default=[], metavar="CONDITION",
                        help='only those that meet a condition: "W at 0,0", "W not at 0,0", "W touches X", "W does '
                        'not touch X", "colours apart", "symmetric", "symmetry 36" (so many edges between parts on '
                        "edges of an image, or more); given several times, all of them")
    parser.add_argument("--any-copy", action="store_true", help="a symmetric copy may meet the conditions instead")
    parser.add_argument("--sort", choices=SORTS,
                        help="those that come apart, the highest level, the most moves, or the most arrangements "
                        "(states) first; or all, the highest score of symmetry first")


def first_listed(chosen: argparse.Namespace) -> str:
    """Return the first of the options that is given, "" where none is."""
    return next((f"--{name.replace('_', '-')}" for name in LISTED if getattr(chosen, name)), "")
