"""Colours of cells, and the palettes from which parts without a colour of their own take theirs."""

import re

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell
from latticework.phrases import phrase

CellColors = tuple[tuple[Cell, str], ...]
"""Cells with their colours "#rrggbb", in ascending order; other cells have no colour."""

ColorPairs = tuple[tuple[str, str], ...]
"""Pairs of the colour of a part's cell and that of a target's cell on which it may be, "#rrggbb", ascending."""

NAMED = {"red": "#d62728", "green": "#2ca02c", "blue": "#1f77b4", "yellow": "#e8c20c", "orange": "#ff7f0e",
         "purple": "#9467bd", "brown": "#8c564b", "pink": "#e377c2", "cyan": "#17becf", "white": "#f5f5f5",
         "black": "#222222", "grey": "#888888"}
"""Colours that a file may name."""
UNPAINTED = NAMED["white"]
"""The colour of cells of a target on which no paint may lie."""

USUAL_PALETTE = ("#e6550d", "#3182bd", "#31a354", "#d62790", "#8c6bb1", "#c9a400", "#17becf", "#a0522d",
                 "#e7969c", "#6b8e23", "#5254a3", "#fd8d3c", "#2e8b77", "#b3446c", "#7b9fd4", "#98b84a")
"""The colours of parts in puzzles that name no palette; older files name none."""

DISTINCT_PALETTE = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7", "#eedd88",
                    "#332288", "#882255", "#ffaabb", "#99ddff", "#117733", "#ee6677", "#999933", "#44bb99",
                    "#107cf4", "#286488", "#28401c", "#343470", "#dcd0a0", "#10a0f4", "#e8a070", "#1c58b8")
"""Colours that people with red-green colour blindness can distinguish.

The first seven are those of M. Okabe and K. Ito, "Color Universal Design" (2002, 2008), without black. The next nine
are taken from the qualitative schemes of P. Tol, "Colour Schemes" (SRON/EPS/TN/09-002), each the farthest from all
before it. The last eight are those of a grid of colours, neither pale nor garish, that are farthest from all before
them, as people see them with and without red-green colour blindness; neighbours among them differ most.
"""

PALETTES = {"": USUAL_PALETTE, "distinct": DISTINCT_PALETTE}
"""Palettes by the names that puzzle files give them."""

NEW_PALETTE = "distinct"
"""The palette of new puzzles."""


def color_of(name: str) -> str:
    """Return a colour given by its name or as "#rrggbb"; raises LatticeworkError."""
    color = NAMED.get(name, name)
    if not re.fullmatch("#[0-9a-fA-F]{6}", color):
        raise LatticeworkError(phrase("{given} should be like {example} or one of {names}", given=shown(name),
                                      example="'#3182bd'", names=", ".join(NAMED)))
    return color.lower()


def color_name(color: str) -> str:
    """Return the name of a colour "#rrggbb", or the colour itself if it has no name."""
    return next((name for name, named in NAMED.items() if named == color), color)
