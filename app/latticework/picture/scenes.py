"""Scenes: a solution or a target as coloured shapes made of faces."""

import colorsys
from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

import numpy as np

from latticework.cancel import checkpoint
from latticework.lattice import Cell, Floats, Ints, Lattice
from latticework.lattice.geometry import exposed_faces
from latticework.lattice.round_bodies import Quads, Rounded, ends, rounded
from latticework.picture.decoration import Decoration, brim, cap, decoration_of
from latticework.picture.faces import Faces, pack, shared, with_quads
from latticework.picture.keys_and_holes import carved
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_cells import painted_cells
from latticework.solution import Placement, Solution, drawn_marks
from latticework.solution.placement import marks_and_colors

Point = tuple[float, float]
Bridges = dict[Point, int]
"""For each point of the plane where a part bridges others, how many of them."""

_RISE = 1.4  # how much higher each part is than the one below, in the radius of a rod: enough when seen from above
_REACH = 5.0  # how far from the point a part begins to rise, in the radius of a rod: half its length
_LONG, _PIECES = 2.0, 6  # faces longer than this, in the radius of a rod, are cut into so many, to bend

TARGET_COLOR = "#c3cad3"
STRAIGHT_DOWN = (-90.0, 90.0)
AT_A_CORNER = (-62.0, 27.0)

_EVERY_WAY = np.array([way for way in np.ndindex(5, 5, 5) if np.gcd.reduce(np.subtract(way, 2)) == 1]) - 2.0
DIRECTIONS: Floats = _EVERY_WAY / np.linalg.norm(_EVERY_WAY, axis=1)[:, None]
"""98 directions (n, 3), all round and as symmetric as a cube: shapes are fitted by how far they extend in them."""

# Not of length one: chosen so that top, front and side are distinguishable and the top has the part's own colour.
LIGHT = np.array([-0.15, -0.35, 0.75])
_CONTRAST, _DARKEST = 0.5, 0.35
_PUREST = 0.62
"""The most saturation of a lighter shade of a colour."""


def crossings(lattice: Lattice, solution: Solution) -> list[Bridges]:
    """Return the bridges of each placement, at points through which it continues and where others are, too.

    Rods that end at a point stay below those that continue, and of these each later placement is over the earlier.
    """
    rods: defaultdict[Point, Counter[int]] = defaultdict(Counter)
    for number, placement in enumerate(solution):
        for cell in placement.cells:
            if lattice.kinds[cell[-1]].segment:
                # Rounded, as rods compute their common ends each from its own place.
                for x, y in np.round(ends(lattice, cell)[:, :2], 4).tolist():
                    rods[x + 0.0, y + 0.0][number] += 1
    bridges: list[Bridges] = [{} for _ in solution]
    for point, here in rods.items():
        continuing = [number for number, count in here.items() if count > 1]
        for level, number in enumerate(continuing, int(len(continuing) < len(here))):
            if level:
                bridges[number][point] = level
    return bridges


def raised_at_bridges(part: Rounded, bridges: Bridges) -> Rounded:
    """Return the rods of a part, raised around each point where it bridges others."""
    if not bridges:
        return part
    corners, normals = _in_pieces(part.tubes, _LONG * part.rod)
    for point, level in bridges.items():
        near = np.linalg.norm(corners[..., :2] - point, axis=2) / (_REACH * part.rod)
        corners[..., 2] += level * _RISE * part.rod * np.cos(np.pi / 2 * np.minimum(near, 1)) ** 2
    return replace(part, tubes=Quads(corners, normals))


def _in_pieces(tubes: Quads, long: float) -> tuple[Floats, Floats]:
    """Return corners and normals of faces, the long ones cut across into shorter ones."""
    length = np.linalg.norm(tubes.corners[:, 1] - tubes.corners[:, 0], axis=1)
    cut = []
    for some in (tubes.corners, tubes.normals):
        near, far = some[length > long][:, [0, 3]], some[length > long][:, [1, 2]]
        rings = [near + (far - near) * piece / _PIECES for piece in range(_PIECES + 1)]
        cut.append(np.concatenate([some[length <= long], *(
            np.stack([a[:, 0], b[:, 0], b[:, 1], a[:, 1]], axis=1) for a, b in pairwise(rings))]))
    return cut[0], cut[1]


@dataclass(frozen=True, eq=False)
class Shape:
    """A placed part to draw; `index` is its number in the solution, -1 for the target alone.

    faces are those of its angular cells; its round cells come as faces with so many corners around a ball. The last
    faces are patches with the colours of `paint`, those before them its pegs, so many. `caps` are the colours of the
    caps of its balls, or "" for none; `home` (3,) is its middle without keys and holes, if it has any.
    `celled` draws lines between its cells.
    """

    part: int
    index: int
    color: str
    label: str
    faces: list[Floats]
    rounded: Rounded
    around: int = 20
    paint: tuple[str, ...] = ()
    caps: tuple[str, ...] = ()
    pegs: int = 0
    home: Floats | None = None
    celled: bool = False

    def base(self, faces: int) -> Floats:
        """Return the colours (faces, 3), from 0 to 1, of the first so many faces before any light falls on them."""
        own = np.repeat([channels(self.color)], faces, axis=0)
        if self.paint:
            own[len(self.faces) - len(self.paint) : len(self.faces)] = [channels(color) for color in self.paint]
        # Only all faces together have those of balls, and so caps.
        if self.caps and faces == len(self.packed.counts):
            for ball, color in enumerate(self.caps):
                own[self.ball(ball)[cap(self.around)]] = channels(color or self.color)
        return own

    def ball(self, number: int) -> Ints:
        """Return which of all faces are those of a ball."""
        each = self.around // 2 * self.around
        return len(self.faces) + number * each + np.arange(each)

    @cached_property
    def packed(self) -> Faces:
        """All faces as arrays; they are made once for all shapes that differ only in their place."""
        if not self.caps:
            return shared(self.faces, self.rounded, (self.around, self._lined), self._all_faces)
        # Not shared: caps change which edges are drawn.
        every = self._all_faces()
        faces, edges = brim(self.around)
        for ball, color in enumerate(self.caps):
            every.sharp[self.ball(ball)[faces], edges] = bool(color)
        return every

    @cached_property
    def without_balls(self) -> Faces:
        """The faces as arrays but for balls and the necks between them, which a flat picture has as discs."""
        return with_quads(self._flat, self.rounded.tubes)

    @cached_property
    def _flat(self) -> Faces:
        return pack(self.faces, self._lined)

    @property
    def _lined(self) -> int:
        """The number of the first faces of which all edges are drawn."""
        return len(self.faces) - self.pegs - len(self.paint) if self.celled else 0

    def _all_faces(self) -> Faces:
        return with_quads(self._flat, self.rounded.mesh(self.around))

    @cached_property
    def center(self) -> Floats:
        """The middle (3,) of the box about the shape, but for its keys and holes."""
        if self.home is not None:
            return self.home
        center: Floats = self.extent.sum(axis=0) / 2
        return center

    @cached_property
    def extent(self) -> Floats:
        """Its least and its greatest corner (2, 3)."""
        corners = self.packed.corners.reshape(-1, 3)
        return np.array([corners.min(axis=0), corners.max(axis=0)])

    @cached_property
    def support(self) -> Floats:
        """How far it extends in each of the DIRECTIONS, (n,), from the origin."""
        farthest: Floats = (self.packed.corners.reshape(-1, 3) @ DIRECTIONS.T).max(axis=0)
        return farthest


def turned(shape: Shape, matrix: Floats) -> Shape:
    """Return a shape of flat faces, turned about the origin."""
    home = None if shape.home is None else matrix @ shape.home
    return replace(shape, faces=[face @ matrix.T for face in shape.faces], home=home)


def shape_of(lattice: Lattice, cells: tuple[Cell, ...], color: str, label: str = "", part: int = 0, index: int = 0,
             around: int = 20, decoration: Decoration | None = None, bridges: Bridges | None = None) -> Shape:
    """Return the shape of at least one cell, with its decoration and the bridges of its rods."""
    checkpoint()
    added = decoration or Decoration()
    angular = tuple(cell for cell in cells if lattice.kinds[cell[-1]].faces)
    caps = tuple(added.caps.get(cell, "") for cell in cells if lattice.kinds[cell[-1]].radius) if added.caps else ()
    # Without keys and holes, so that these do not change how a part moves away from the middle.
    home = shape_of(lattice, cells, color).center if added.pegs or added.carved else None
    faces = [*carved(exposed_faces(lattice, angular), added.carved), *added.pegs,
             *(face for face, _ in added.painted)]
    return Shape(part, index, color, label, faces, raised_at_bridges(rounded(lattice, cells), bridges or {}), around,
                 tuple(tint for _, tint in added.painted), caps, len(added.pegs), home)


def scene(puzzle: Puzzle, solution: Solution, cache: dict[tuple[Placement, str], Shape] | None = None) -> list[Shape]:
    """Return one shape for each placement of a solution, in its order.

    cache: shapes of other solutions of the puzzle by placement and colour, to be reused and extended.
    """
    puzzle, cache = puzzle.standing, {} if cache is None else cache
    colors = colors_of_copies(puzzle, solution)
    around = fineness(sum(len(placement.cells) for placement in solution))
    shapes = []
    for index, (placement, bridges) in enumerate(zip(solution, crossings(puzzle.lattice, solution), strict=True)):
        part, color = placement.part, colors[index]
        if (placement, color) not in cache:
            decoration = decoration_of(puzzle, placement.cells, placement.marks, color)
            cache[placement, color] = shape_of(puzzle.lattice, placement.cells, color, puzzle.parts[part].name, part,
                                               index, around, decoration, bridges)
        shapes.append(cache[placement, color])
    return shapes


def colors_of_copies(puzzle: Puzzle, solution: Solution) -> list[str]:
    """Return the colour of each placement of a solution, or of a part of one, in its order."""
    kinds, seen = {placement.part for placement in solution}, Counter[int]()
    # As long as other parts may follow, a colour must not change when they do.
    whole = sum(len(placement.cells) for placement in solution) >= len(puzzle.target.cells)
    alone = len(puzzle.parts) == 1 or (whole and len(kinds) == 1)
    colors = []
    for placement in solution:
        colors.append(_copy_color(puzzle, placement.part, seen[placement.part], alone))
        seen[placement.part] += 1
    return colors


def target_scene(puzzle: Puzzle) -> list[Shape]:
    """Return the target alone as one pale shape; an empty list when it has no cells."""
    cells = puzzle.target.cells
    if not cells:
        return []
    puzzle = puzzle.standing
    colors = tuple((cell, cell, color) for cell, color in painted_cells(puzzle))
    return [shape_of(puzzle.lattice, cells, TARGET_COLOR, puzzle.name, -1, -1, fineness(len(cells)),
                     decoration_of(puzzle, cells, colors, TARGET_COLOR))]


def unsolved_scene(puzzle: Puzzle, laid: Solution | None = None) -> list[Shape]:
    """Return the target, pale, with what is laid in it; without that, with the parts that lie there anyhow."""
    if laid is None:
        given = ((number, puzzle.parts[number]) for number in puzzle.given)
        laid = tuple(Placement(number, part.cells, tuple(marks_and_colors(puzzle, part))) for number, part in given)
    if not laid:
        return target_scene(puzzle)
    covered = {cell for placement in laid for cell in placement.cells}
    here = puzzle.target
    left = replace(here, cells=tuple(cell for cell in here.cells if cell not in covered), optional=(),
                   cell_colors=tuple((cell, color) for cell, color in here.cell_colors if cell not in covered))
    return [*scene(puzzle, laid), *target_scene(replace(puzzle, target=left))]


def part_shape(puzzle: Puzzle, number: int) -> Shape | None:
    """Return a part as it is drawn in the puzzle, or None when it has no cells."""
    puzzle = puzzle.standing
    part = puzzle.parts[number]
    if not part.cells:
        return None
    marks = (*drawn_marks(puzzle.lattice, part), *((cell, cell, color) for cell, color in part.cell_colors))
    color = puzzle.color(number)
    return shape_of(puzzle.lattice, part.cells, color, part.name, number, number, 20,
                    decoration_of(puzzle, part.cells, marks, color))


def fineness(cells: int) -> int:
    """Return how many corners a ball has around, so that many balls are still drawn quickly."""
    return next((around for most, around in ((40, 24), (80, 18), (200, 14), (400, 10)) if cells <= most), 8)


def exploded(shapes: list[Shape], factor: float) -> Floats:
    """Return offsets (n, 3) that move each shape away from the middle of the whole, factor times its distance."""
    if not shapes:
        return np.zeros((0, 3))
    low, high = bounds(shapes, np.zeros((len(shapes), 3)))
    offsets: Floats = factor * (np.array([shape.center for shape in shapes]) - (low + high) / 2)
    return offsets


def bounds(shapes: list[Shape], offsets: Floats) -> tuple[Floats, Floats]:
    """Return the least and the greatest corner, each (3,), of shapes moved by offsets (n, 3)."""
    extents = np.array([shape.extent for shape in shapes]) + offsets[:, None]
    return extents[:, 0].min(axis=0), extents[:, 1].max(axis=0)


def support(shapes: list[Shape], offsets: Floats) -> Floats:
    """Return how far shapes moved by offsets (n, 3) extend in each of the DIRECTIONS, from the origin."""
    farthest: Floats = (np.array([shape.support for shape in shapes]) + offsets @ DIRECTIONS.T).max(axis=0)
    return farthest


def viewpoint(lattice: Lattice) -> tuple[float, float]:
    """Return azimuth and elevation, in degrees, from which a lattice is best seen at first."""
    return STRAIGHT_DOWN if lattice.flat else AT_A_CORNER


def lit(color: str | Floats, normals: Floats) -> Floats:
    """Return the colours (n, 3), from 0 to 1, of faces with these normals (n, 3) under the only light.

    color is "#rrggbb", or one colour (n, 3) for each face.
    """
    brightness = np.clip(1 + _CONTRAST * (normals @ LIGHT - LIGHT[2]), _DARKEST, 1)
    shaded: Floats = brightness[:, None] * (np.array(channels(color)) if isinstance(color, str) else color)
    return shaded


def channels(color: str) -> tuple[float, float, float]:
    """Return red, green and blue, from 0 to 1, of a colour "#rrggbb"."""
    red, green, blue = bytes.fromhex(color[1:])
    return red / 255, green / 255, blue / 255


def _copy_color(puzzle: Puzzle, part: int, copy: int, alone: bool) -> str:
    """Return a colour that distinguishes copies of a part: shades of its own, or the palette if it is alone."""
    if alone and not puzzle.parts[part].color:
        return puzzle.shades[copy % len(puzzle.shades)]
    base = puzzle.color(part)
    if copy == 0:
        return base
    # Five hues and four shades, so that twenty copies differ.
    hue, light, saturation = colorsys.rgb_to_hls(*channels(base))
    turn = (0.055, -0.055, 0.0, 0.03, -0.03)[copy % 5]
    lighter = min(0.82, max(0.22, light + (0.0, 0.13, -0.10, 0.22)[copy % 4]))
    # A pure colour that is made lighter glares.
    saturation = min(saturation, _PUREST) if lighter > light else saturation
    shade = colorsys.hls_to_rgb((hue + turn) % 1, lighter, saturation)
    return "#" + bytes(round(255 * channel) for channel in shade).hex()
