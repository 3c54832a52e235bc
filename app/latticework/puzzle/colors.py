"""Colours of cells."""

import re

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell
from latticework.phrases import phrase

CellColors = tuple[tuple[Cell, str], ...]
"""Cells with their colours "#rrggbb", ascending; cells that are not named have none."""

ColorPairs = tuple[tuple[str, str], ...]
"""Colours of a part's cell and of the target's cell on which it may lie, "#rrggbb", ascending."""

NAMED = {"red": "#d62728", "green": "#2ca02c", "blue": "#1f77b4", "yellow": "#e8c20c", "orange": "#ff7f0e",
         "purple": "#9467bd", "brown": "#8c564b", "pink": "#e377c2", "cyan": "#17becf", "white": "#f5f5f5",
         "black": "#222222", "grey": "#888888"}
"""Colours that a file may name."""


def color_of(name: str) -> str:
    """Return a colour given by its name or as "#rrggbb"; raises LatticeworkError."""
    color = NAMED.get(name, name)
    if not re.fullmatch("#[0-9a-fA-F]{6}", color):
        raise LatticeworkError(phrase("{given} should be like {example} or one of {names}", given=shown(name),
                                      example="'#3182bd'", names=", ".join(NAMED)))
    return color.lower()


def color_name(color: str) -> str:
    """Return a colour "#rrggbb" by its name where it has one."""
    return next((name for name, named in NAMED.items() if named == color), color)
