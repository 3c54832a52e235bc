"""Several sheets in one, in rows and columns, each with a caption below it."""

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.scene.sheet import LARGEST, SMALLEST, Sheet

_LETTERS, _LINE = 0.5, 1.4
"""The height of letters, in the shortest step of the lattice, and of a line of them, in their height."""

_SHAPELY = 1.4
"""How much wider than high a grid looks well."""


def in_grid(entries: list[tuple[Sheet, str]], columns: int) -> Sheet:
    """Return sheets of one lattice, which have no captions yet, as one sheet; columns 0 for as many as look well."""
    drawn = [sheet for sheet, _ in entries]
    unit = drawn[0].unit
    room: Floats = np.max([sheet.size for sheet in drawn], axis=0)
    columns = min(columns or _shapely(room, len(entries)), len(entries))
    rows, middle = -(-len(entries) // columns), np.array([0.5, 0.5])
    side = float(max(room * [columns, rows]))
    letters = float(np.clip(_LETTERS * unit, SMALLEST * side, LARGEST * side))
    cell = room + np.array([0.0, _LINE * letters])
    made = Sheet(cell * [columns, rows], drawn[0].line, letters, unit)
    for number, (sheet, caption) in enumerate(entries):
        row, column = divmod(number, columns)
        corner = cell * [column, row]
        _put(made, sheet, corner + middle * (room - sheet.size))
        made.captions.append((corner + np.array([room[0] / 2, room[1] + 0.4 * _LINE * letters]), caption))
    return made


def _shapely(room: Floats, count: int) -> int:
    """Return the columns with which so many rooms come closest to a good shape."""
    return min(range(1, count + 1),
               key=lambda columns: abs(np.log(room[0] * columns / room[1] / -(-count // columns) / _SHAPELY)))


def _put(made: Sheet, sheet: Sheet, at: Floats) -> None:
    """Add what is on a sheet, its upper left corner there."""
    made.polygons.extend(polygon.moved(at, np.ones(2)) for polygon in sheet.polygons)
