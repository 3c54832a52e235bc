"""The options that say how to search, shared by all commands that search or estimate."""

import argparse
from collections.abc import Iterator

from latticework.cover import ORDERS
from latticework.jobs.method import Method
from latticework.search.engines import AUTO, AUTO_HELP, REGISTER


def add_method(made: argparse.ArgumentParser) -> None:
    """Declare --engine, --size, --order and --hold."""
    made.add_argument("--engine", choices=(AUTO, *REGISTER), default=AUTO,
                      help="how to search. " + "; ".join(_descriptions()))
    made.add_argument("--size", action=argparse.BooleanOptionalAction, default=None,
                      help="branch on the cell or part with the fewest placements (default of "
                      f"{_names(by_size=True)}; not for {_names(takes_size=False)}), or on the first one (default of "
                      f"{_names(by_size=False)})")
    made.add_argument("--order", choices=ORDERS, default="",
                      help="which cells come first where the number of placements does not decide")
    add_hold(made)


def _descriptions() -> Iterator[str]:
    """Yield a description of each engine for the help."""
    yield f"{AUTO} (default): {AUTO_HELP}"
    for engine in REGISTER.values():
        yield f"{engine.name}: {engine.title}, {engine.help}"


def _names(**abilities: bool) -> str:
    """Return the names of the engines for which a condition holds."""
    return " and ".join(name for name, engine in REGISTER.items()
                        if all(getattr(engine, ability) == value for ability, value in abilities.items()))


def add_hold(made: argparse.ArgumentParser) -> None:
    """Declare --hold."""
    made.add_argument("--hold", default="auto", metavar="auto|probe|ITEM",
                      help="the part or cell that is held to one of its symmetric placements, so that symmetric "
                      "solutions are found once: auto (default) leaves the choice to the program, probe chooses by "
                      "random probes of the search tree, ITEM is the name of a part or a cell such as 2,0")


def hold_of(chosen: argparse.Namespace) -> str:
    """Return what is held, as `Method` has it."""
    hold: str = chosen.hold
    return "" if hold == "auto" else hold


def method_of(chosen: argparse.Namespace, prunings: tuple[str, ...] = ()) -> Method:
    """Return how to search."""
    return Method(chosen.engine, chosen.order, chosen.size, prunings, hold_of(chosen))
