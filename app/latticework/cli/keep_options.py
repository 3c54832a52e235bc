"""The options of `latticework solve` for which of the solutions found are stored, and how many are enough."""

import argparse

from latticework.cli.arguments import positive
from latticework.errors import LatticeworkError, shown
from latticework.jobs.keeping import ALL, MOST_SAMPLED, NONE, THAT_COME_APART, sample
from latticework.run.search import Search
from latticework.store.stored_searches import keeps_others

_NAMES = {"all": ALL, "none": NONE}


def add_keep(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--first", action="store_true", help="stop at the first solution")
    parser.add_argument("--limit", type=positive, metavar="N", help="stop when N solutions are stored")
    parser.add_argument("--keep", type=_kept, metavar="WHICH",
                        help="which solutions to store: all (default), none, which only counts them, or a number: an "
                        "even sample of at most so many; the counts and the hash are those of all in any case")
    parser.add_argument("--comes-apart", action="store_true",
                        help="keep only solutions that come apart by moves of their parts")


def _kept(text: str) -> str:
    if text in _NAMES:
        return _NAMES[text]
    if not text.isdecimal() or not 1 <= int(text) <= MOST_SAMPLED:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be all, none, or a number of solutions from 1 on")
    return sample(int(text))


def keeps_of(chosen: argparse.Namespace) -> str:
    """Return which solutions are to be stored, as text; raises LatticeworkError where options are at odds."""
    kept: str = chosen.keep or ALL
    if kept == ALL:
        return THAT_COME_APART if chosen.comes_apart else ALL
    if chosen.comes_apart:
        raise LatticeworkError("--comes-apart: stores all that come apart; leave it out where --keep stores "
                               f"{'none' if kept == NONE else 'a sample of all'}")
    if chosen.first or chosen.limit:
        option = "--first" if chosen.first else "--limit"
        if kept == NONE:
            raise LatticeworkError(f"{option}: stops when solutions are stored, but --keep none stores none; leave "
                                   "one of the two out")
        raise LatticeworkError(f"{option}: stops before the end, but a number after --keep means a sample of the "
                               "whole search; leave one of the two out")
    return kept


def check_keeps(chosen: argparse.Namespace, search: Search) -> None:
    """Refuse to go on with a search that does not store all, where that was asked for by name."""
    if chosen.keep == ALL and not chosen.comes_apart and search.prepared.keeps != ALL:
        raise keeps_others(search.file, ALL)


def limit_of(chosen: argparse.Namespace) -> int | None:
    """Return how many solutions are enough, None for all."""
    limit: int | None = 1 if chosen.first else chosen.limit
    return limit
