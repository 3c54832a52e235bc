"""Sheets: the layout of a picture of a puzzle or a solution, and several of them in one."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Floats, Lattice, as_array
from latticework.lattice.geometry import outline
from latticework.lattice.layers import has_layers, layer_of, middle_height
from latticework.phrases import phrase
from latticework.picture.keys_and_holes import longest_key
from latticework.picture.lettering import lettered
from latticework.picture.painter_order import NO_LINES, Polygon, polygons
from latticework.picture.scenes import Shape, exploded, part_shape, scene, target_scene, viewpoint
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_forms import forms_as_parts
from latticework.solution import Solution

_GAP, _CAPTION, _LETTER, _SPREAD = 0.8, 0.62, 0.62, 1.1
_LETTERS, _WIDTH = 16, 0.62  # of a caption: how many at most, and how wide one is, in its height
_SHAPELY, _MOST_COLUMNS = 2.0, 40
_THICKEST = 0.009
"""The thickest line, in the longer side of a picture, so that a puzzle of few cells has fine lines, too."""

SMALLEST, LARGEST = 0.016, 0.028
"""The least and the greatest height of letters, in the longer side of a picture."""

DOWN = np.array([1.0, -1.0])
"""Factors that turn y upwards into y downwards."""

_GRID_LETTERS, _LINE = 0.5, 1.4
"""The height of letters, in the shortest step of the lattice, and of a line of them, in their height."""

_SHAPELY_GRID = 1.4
"""The preferred ratio of width to height of a grid."""

MOST_LAYERS = 16


@dataclass(frozen=True, eq=False)
class _Panel:
    """Polygons with their own origin, and a caption below them."""

    polygons: list[Polygon]
    caption: str = ""

    @cached_property
    def corners(self) -> Floats:
        return corners_of(self.polygons)

    @property
    def size(self) -> Floats:
        size: Floats = self.corners[1] - self.corners[0]
        return size


@dataclass(frozen=True, eq=False)
class Sheet:
    """A picture: polygons and captions ((x, y), text), y downwards, in units of the lattice.

    `line` is the width of the edges, `letters` the height of the captions, `unit` the shortest step of the lattice.
    """

    size: Floats
    line: float
    letters: float
    unit: float
    polygons: list[Polygon] = field(default_factory=list)
    captions: list[tuple[Floats, str]] = field(default_factory=list)

    @property
    def edge(self) -> float:
        """The width of the edges where the sheet is a picture by itself."""
        return min(self.line, _THICKEST * float(max(self.size)))

    def outlined(self) -> "Sheet":
        """Return the sheet with black outlines in place of seams."""
        return replace(self, polygons=[polygon.outlined() for polygon in self.polygons])


def sheet(puzzle: Puzzle, solution: Solution | None) -> Sheet:
    """Return the layout of a solution, or of target and parts when there is none; raises LatticeworkError."""
    unit = puzzle.lattice.shortest_step
    panels = _panels(puzzle, solution)
    if not panels:
        raise nothing_to_draw(puzzle)
    head, rest = panels[0], panels[1:]
    room = np.max([panel.size for panel in rest], axis=0) if rest else np.zeros(2)
    if not any(panel.caption for panel in panels):
        return _arranged(_best_grid(head, rest, room, unit, 0.0), unit)
    # Twice: the height of captions depends on the size of the picture, and that on the captions.
    side = float(max(_best_grid(head, rest, room, unit, _CAPTION * unit).size))
    caption = float(np.clip(_CAPTION * unit, SMALLEST / _LETTER * side, LARGEST / _LETTER * side))
    return _arranged(_best_grid(head, rest, room, unit, caption), unit)


def nothing_to_draw(puzzle: Puzzle) -> LatticeworkError:
    """Return the error for a puzzle that has neither a target nor a part with cells."""
    return LatticeworkError(phrase("{name}: has nothing to draw; give it a target or a part", name=puzzle.name))


def corners_of(drawn: Iterable[Polygon]) -> Floats:
    """Return the least and the greatest corner (2, 2) of the box around polygons, at least one."""
    points = np.concatenate([polygon.points for polygon in drawn])
    return np.array([points.min(axis=0), points.max(axis=0)])


def _best_grid(head: _Panel, rest: list[_Panel], room: Floats, unit: float, caption: float) -> "_Grid":
    """Return panels in the best number of columns; caption: the height of captions."""
    room = room.copy()
    if rest:
        # A column is at least as wide as the longest caption, or neighbours would run into each other.
        room[0] = max(room[0], _LETTER * caption * _WIDTH * max(len(panel.caption) for panel in rest))
    most = min(_MOST_COLUMNS, max(1, len(rest)))
    grids = [_Grid(head, rest, columns, room, _GAP * unit, caption) for columns in range(1, most + 1)]
    return min(grids, key=lambda grid: grid.penalty)


def _panels(puzzle: Puzzle, solution: Solution | None) -> list[_Panel]:
    if solution is None:
        puzzle = forms_as_parts(puzzle).puzzle
        parts = [(shape, puzzle.parts[shape.part].most) for number in range(len(puzzle.parts))
                 if (shape := part_shape(puzzle, number))]
        captions = [_named(shape.label, f" ({copies})" if copies != 1 else "") for shape, copies in parts]
        shown = [_view(puzzle, [shape], caption) for (shape, _), caption in zip(parts, captions, strict=True)]
        return ([_view(puzzle, target_scene(puzzle))] if puzzle.target.cells else []) + shown
    shapes = scene(puzzle, solution)
    if not shapes:
        return []
    if puzzle.lattice.flat:
        return [_view(puzzle, shapes)]
    flat = layers(puzzle.standing.lattice, solution, [shape.color for shape in shapes])
    beside = [_Panel(drawn, lettered(phrase("layer {n}", n=number))) for number, drawn in enumerate(flat, 1)]
    # Where layers show nothing, the parts moved apart show what is inside, and even the longest keys to their ends.
    return [_view(puzzle, shapes), *(beside or [_view(puzzle, shapes, spread=_SPREAD * longest_key(puzzle))])]


def _view(puzzle: Puzzle, shapes: list[Shape], caption: str = "", spread: float = 0.0) -> _Panel:
    return _Panel(polygons(shapes, exploded(shapes, spread), *viewpoint(puzzle.lattice)), caption)


def _named(name: str, copies: str) -> str:
    """Return the name of a part, cut if it is long, and its copies, which are never cut."""
    return short(name, _LETTERS - len(copies)) + copies


def short(text: str, most: int = _LETTERS) -> str:
    """Return the text without control characters, cut to so many letters."""
    # Names come from files, and a control character would break most formats.
    plain = "".join(letter for letter in text if letter.isprintable())
    return plain if len(plain) <= most else plain[: most - 1] + "…"


@dataclass(frozen=True, eq=False)
class _Grid:
    """The first panel on the left, the others beside it in `columns`; lengths in units of the lattice."""

    head: _Panel
    rest: list[_Panel]
    columns: int
    room: Floats
    gap: float
    caption: float

    @property
    def rows(self) -> int:
        return -(-len(self.rest) // self.columns)

    @property
    def cell(self) -> Floats:
        cell: Floats = self.room + np.array([self.gap, self.gap + self.caption])
        return cell

    @property
    def left(self) -> float:
        return float(self.head.size[0]) + self.gap * (2 if self.rest else 1)

    @property
    def head_height(self) -> float:
        return float(self.head.size[1]) + self.caption * bool(self.head.caption)

    @property
    def size(self) -> Floats:
        width = self.left + min(self.columns, len(self.rest)) * self.cell[0] + self.gap / 5
        height = max(self.head_height, self.rows * self.cell[1] - self.gap) + 1.2 * self.gap
        size: Floats = np.array([width, height])
        return size

    @property
    def penalty(self) -> float:
        """Return how far the layout is from a good shape, and the share of it that stays empty."""
        places = max(1, self.rows * self.columns)
        return abs(float(np.log(self.size[0] / self.size[1] / _SHAPELY))) + (places - len(self.rest)) / places


def _arranged(grid: _Grid, unit: float) -> Sheet:
    size, head = grid.size, grid.head
    made = Sheet(size, 0.045 * unit, _LETTER * grid.caption, unit)
    _place(made, head, np.array([0.6 * grid.gap, (size[1] - grid.head_height) / 2]), head.size, grid.caption)
    corner = np.array([grid.left, (size[1] - grid.rows * grid.cell[1] + grid.gap) / 2])
    for number, panel in enumerate(grid.rest):
        row, column = divmod(number, grid.columns)
        _place(made, panel, corner + grid.cell * [column, row], grid.room, grid.caption)
    return made


def _place(sheet: Sheet, panel: _Panel, corner: Floats, room: Floats, caption: float) -> None:
    """Add a panel in the middle of the room below and to the right of a corner, its caption below it."""
    size, low = panel.size, panel.corners[0]
    origin = corner + np.array([(room[0] - size[0]) / 2 - low[0], (room[1] + size[1]) / 2 + low[1]])
    for polygon in panel.polygons:
        sheet.polygons.append(polygon.moved(origin, DOWN))
    if panel.caption:
        sheet.captions.append((corner + np.array([room[0] / 2, room[1] + caption * 0.75]), panel.caption))


def in_grid(entries: list[tuple[Sheet, str]], columns: int) -> Sheet:
    """Return sheets of one lattice, which have no captions yet, as one sheet; columns: 0 for a good number."""
    drawn = [sheet for sheet, _ in entries]
    unit = drawn[0].unit
    room: Floats = np.max([sheet.size for sheet in drawn], axis=0)
    columns = min(columns or _shapely(room, len(entries)), len(entries))
    rows, middle = -(-len(entries) // columns), np.array([0.5, 0.5])
    side = float(max(room * [columns, rows]))
    letters = float(np.clip(_GRID_LETTERS * unit, SMALLEST * side, LARGEST * side))
    cell = room + np.array([0.0, _LINE * letters])
    made = Sheet(cell * [columns, rows], drawn[0].line, letters, unit)
    for number, (sheet, caption) in enumerate(entries):
        row, column = divmod(number, columns)
        corner = cell * [column, row]
        place = corner + middle * (room - sheet.size)
        made.polygons.extend(polygon.moved(place, np.ones(2)) for polygon in sheet.polygons)
        made.captions.append((corner + np.array([room[0] / 2, room[1] + 0.4 * _LINE * letters]), caption))
    return made


def _shapely(room: Floats, count: int) -> int:
    """Return the number of columns with which so many entries come closest to a good shape."""
    return min(range(1, count + 1),
               key=lambda columns: abs(np.log(room[0] * columns / room[1] / -(-count // columns) / _SHAPELY_GRID)))


def layers(lattice: Lattice, solution: Solution, colors: list[str]) -> list[list[Polygon]]:
    """Return for each layer, the lowest first, its cells in the colours of the placements.

    The list is empty when layers show nothing: there are too many, one has cells at different heights, or each has
    cells of one part alone.
    """
    owner = {cell: number for number, placement in enumerate(solution) for cell in placement.cells}
    numbers = sorted({layer_of(lattice, cell) for cell in owner})
    by_layer = [[cell for cell in owner if layer_of(lattice, cell) == number] for number in numbers]
    telling = any(len({owner[cell] for cell in cells}) > 1 for cells in by_layer)
    if not has_layers(lattice) or not telling or len(numbers) > MOST_LAYERS or \
            not all(_level(lattice, cells) for cells in by_layer):
        return []
    return [_diagram(lattice, cells, owner, colors) for cells in by_layer]


def _level(lattice: Lattice, cells: list[Cell]) -> bool:
    rises = as_array(cells)[:, :-1] @ lattice.vectors[:, 2]
    return float(np.ptp(rises + [middle_height(lattice, cell[-1]) for cell in cells])) < 1e-5


def _diagram(lattice: Lattice, cells: list[Cell], owner: dict[Cell, int], colors: list[str]) -> list[Polygon]:
    outlines = {cell: outline(lattice, cell) for cell in cells}
    sides: dict[bytes, set[int]] = {}
    met: dict[bytes, int] = {}
    for cell, points in outlines.items():
        for key in _keys(points):
            sides.setdefault(key, set()).add(owner[cell])
            met[key] = met.get(key, 0) + 1
    drawn, lines = [], defaultdict[int, list[Floats]](list)
    for cell, points in outlines.items():
        edges = np.stack([points, np.roll(points, -1, axis=0)], axis=1)
        lines[owner[cell]].extend(edges[[len(sides[key]) > 1 or met[key] == 1 for key in _keys(points)]])
        drawn.append(Polygon(owner[cell], points, colors[owner[cell]], NO_LINES))
    # All edges come after all cells, or the cells drawn later would cover half of them; a polygon of two points is
    # drawn as its line.
    return drawn + [Polygon(part, some[0], colors[part], np.stack(some)) for part, some in lines.items() if some]


def _keys(points: Floats) -> list[bytes]:
    """Names of the edges of an outline, the same from both sides."""
    # Rounded: the same edge computed from both of its cells differs in the last digits.
    middles = np.round(points + np.roll(points, -1, axis=0), 4) + 0.0
    return [middle.tobytes() for middle in middles]
