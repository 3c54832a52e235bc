"""How the next search is to be done: kept from one time to the next, and what there is to choose from in words."""

from PySide6.QtCore import QSettings

from latticework.errors import LatticeworkError
from latticework.search.engines import AUTO, AUTO_HELP, REGISTER
from latticework.session import method as methods
from latticework.session.method import PROBE, Method

KEY = "method"

ENGINES = {AUTO: AUTO_HELP} | {name: f"{engine.title}, {engine.help}" for name, engine in REGISTER.items()}
"""What each engine is and what it is good for."""

ORDERS = {
    "": "as suits the engine",
    "given": "parts, then cells as they are numbered",
    "lexicographic": "cells as they are numbered",
    "short": "along the shorter sides first",
    "long": "along the longer sides first",
    "diagonal": "along diagonals",
    "middle": "from the middle outwards",
    "footprint": "each next cell adds least to what is touched",
}
"""What each order is."""

HOLDS = {"": "as suits the puzzle", PROBE: "found by random probes of the search"}
"""How the part or cell is found that is held to one of its symmetric placements; another one may be named."""

PRUNINGS = {
    "small": "an island of empty cells is smaller than every part left",
    "islands": "the sizes of parts left add up to no island; says more than small",
    "parity": "coloured like a chessboard, cells and parts do not add up",
    "fits": "an empty cell can be covered by nothing any more",
}
"""Where each pruning cuts off."""


def chosen() -> Method:
    """Return what was last chosen; where that cannot be read, what leaves the choice to the program."""
    try:
        return Method.of(str(QSettings().value(KEY, str(methods.AUTO))))
    except LatticeworkError:
        return methods.AUTO


def choose(method: Method) -> None:
    """Keep a choice for all searches that are begun from now on."""
    QSettings().setValue(KEY, str(method))
