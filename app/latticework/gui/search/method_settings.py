"""How the next search is to be done: kept from one time to the next, and what there is to choose from in words."""

from PySide6.QtCore import QSettings

from latticework.errors import LatticeworkError
from latticework.session.method import AUTO, PROBE, Method

KEY = "method"

ENGINES = {
    "auto": "tries several first, where that pays off",
    "bitset": "sets of bits for the placements that still fit; the usual one",
    "dlx": "dancing links; for very large puzzles, and to count updates",
    "backtrack": "fills the first empty cell, eight placements tried at once",
    "processor": "like backtrack, as a program that is compiled for long searches",
}
"""What each engine does, or is good for."""

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
    """Return what was last chosen; where that cannot be read, AUTO."""
    try:
        return Method.of(str(QSettings().value(KEY, str(AUTO))))
    except LatticeworkError:
        return AUTO


def choose(method: Method) -> None:
    """Keep a choice for all searches that are begun from now on."""
    QSettings().setValue(KEY, str(method))
