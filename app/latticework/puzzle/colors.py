"""Colours of cells."""

from latticework.lattice import Cell

CellColors = tuple[tuple[Cell, str], ...]
"""Cells with their colours "#rrggbb", ascending; cells that are not named have none."""

NAMED = {"red": "#d62728", "green": "#2ca02c", "blue": "#1f77b4", "yellow": "#e8c20c", "orange": "#ff7f0e",
         "purple": "#9467bd", "brown": "#8c564b", "pink": "#e377c2", "cyan": "#17becf", "white": "#f5f5f5",
         "black": "#222222", "grey": "#888888"}
"""Colours that a file may name."""
