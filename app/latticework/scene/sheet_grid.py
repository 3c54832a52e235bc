"""Several sheets in one, in rows and columns, each with a caption below it."""

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.scene.projection import Polygon
from latticework.scene.sheet import Sheet

_LETTERS, _CAPTION = 0.5, 0.7
"""Of the shortest step of the lattice: the height of letters, and the room for a line of them."""

_SHAPELY = 1.4
"""How much wider than high a grid looks well."""


def in_grid(entries: list[tuple[Sheet, str]], columns: int) -> Sheet:
    """Return sheets of one lattice, which have no captions yet, as one sheet; columns 0 for as many as look well."""
    drawn = [sheet for sheet, _ in entries]
    unit = drawn[0].unit
    room: Floats = np.max([sheet.size for sheet in drawn], axis=0)
    cell, middle = room + np.array([0.0, _CAPTION * unit]), np.array([0.5, 0.5])
    columns = min(columns or _shapely(cell, len(entries)), len(entries))
    rows = -(-len(entries) // columns)
    made = Sheet(cell * [columns, rows], drawn[0].line, _LETTERS * unit, unit)
    for number, (sheet, caption) in enumerate(entries):
        row, column = divmod(number, columns)
        corner = cell * [column, row]
        _put(made, sheet, corner + middle * (room - sheet.size))
        made.captions.append((corner + np.array([room[0] / 2, room[1] + _CAPTION * unit * 0.4]), caption))
    return made


def _shapely(room: Floats, count: int) -> int:
    """Return the columns with which so many rooms come closest to a good shape."""
    return min(range(1, count + 1),
               key=lambda columns: abs(np.log(room[0] * columns / room[1] / -(-count // columns) / _SHAPELY)))


def _put(made: Sheet, sheet: Sheet, at: Floats) -> None:
    """Add what is on a sheet, its upper left corner there."""
    made.polygons.extend(Polygon(polygon.shape, polygon.points + at, polygon.fill, polygon.lines + at)
                         for polygon in sheet.polygons)
