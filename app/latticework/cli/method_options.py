"""The options that say how to search, shared by all commands that search or estimate."""

import argparse

from latticework.cover import ORDERS
from latticework.search import ENGINES
from latticework.session.method import Method


def add(made: argparse.ArgumentParser) -> None:
    """Declare --engine, --size, --order and --hold."""
    made.add_argument("--engine", choices=ENGINES, default="auto",
                      help="how to search: auto (default) leaves the choice to the program, bitset counts on sets of "
                      "bits, dlx is dancing links, backtrack fills the first empty cell")
    made.add_argument("--size", action=argparse.BooleanOptionalAction, default=None,
                      help="branch on the cell or part with the fewest placements (default of bitset and dlx; not "
                      "for processor), or on the first one (default of backtrack and processor)")
    made.add_argument("--order", choices=ORDERS, default="", help="which cells come first where size does not decide")
    add_hold(made)


def add_hold(made: argparse.ArgumentParser) -> None:
    """Declare --hold."""
    made.add_argument("--hold", default="auto", metavar="auto|probe|ITEM",
                      help="what is held to one of its symmetric placements: auto (default) leaves that to the "
                      "program, probe finds it by random probes of the search tree, ITEM is a part by its name or a "
                      "cell such as 2,0")


def hold_of(chosen: argparse.Namespace) -> str:
    """Return what is held, as `Method` has it."""
    hold: str = chosen.hold
    return "" if hold == "auto" else hold


def method_of(chosen: argparse.Namespace, prunings: tuple[str, ...] = ()) -> Method:
    """Return how to search."""
    return Method(chosen.engine, chosen.order, chosen.size, prunings, hold_of(chosen))
