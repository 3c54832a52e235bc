"""Outlines of flat parts in millimetres: with play, knobs and notches, rounded corners, necks."""

from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np
from shapely import LineString, MultiPoint, Point, Polygon, affinity, unary_union
from shapely.geometry.base import BaseGeometry

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Floats, Lattice
from latticework.lattice.geometry import ROD, bodies, outline, place_of
from latticework.lattice.polygons import plane_axes
from latticework.lattice.round_bodies import ends, rod_lines
from latticework.make.cell_solids import face_normals
from latticework.make.keys import keys_of
from latticework.make.part_solids import nothing_to_make
from latticework.make.settings import LaserSettings
from latticework.phrases import decimals, phrase
from latticework.picture.keys_and_holes import CellSide, knob_circle
from latticework.puzzle import Puzzle
from latticework.puzzle.matching_table import Relief
from latticework.solution import Marks, Solution, drawn_marks

SEGMENTS = 24
"""Straight pieces of a quarter of a circle: at a radius of 10 mm a hundredth of a millimetre from the true one."""

_TOLERANCE = 1e-6  # of the lattice: what is level, and what is equal
_GRID = 1e-5  # millimetres: corners that cells share become equal
_MITRE = 10  # how far a corner may stick out when an outline grows, as a multiple of the growth
_SHARPEST = 3.0  # area that a rounded corner of 24 degrees loses, in the square of the radius


@dataclass(frozen=True, eq=False)
class Piece:
    """A flat piece to be cut, in its final size, with its holes; `engraved`: whether its name is engraved."""

    name: str
    outline: Polygon
    engraved: bool = False


def part_pieces(puzzle: Puzzle, settings: LaserSettings) -> list[Piece]:
    """Return each part with cells in its final size, in each of its forms, as often as it may be used, for each set.

    Raises LatticeworkError naming a part that cannot be cut.
    """
    made = []
    for part in puzzle.parts:
        checkpoint()
        for form in part.forms if part.most else ():
            if form.cells:
                outline = part_outline(puzzle, form.cells, drawn_marks(puzzle.lattice, form), settings, part.name)
                made += [Piece(part.name, outline, settings.labels)] * part.most * settings.copies
    if not made:
        raise nothing_to_make(puzzle)
    return made


def placed_outlines(puzzle: Puzzle, solution: Solution, settings: LaserSettings) -> list[Polygon]:
    """Return the parts of a solution where they belong in it."""
    return [part_outline(puzzle, placed.cells, placed.marks, settings, puzzle.parts[placed.part].name)
            for placed in solution]


def part_outline(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, settings: LaserSettings, name: str
                 ) -> Polygon:
    """Return the outline of a part in its final size; raises LatticeworkError naming one that cannot be cut."""
    whole = cells_outline(puzzle, cells, marks, settings.cell, name)
    pieces = polygons_of(grown(whole, -settings.inset))
    if not pieces:
        raise LatticeworkError(phrase("{name}: nothing is left of this part; take larger cells or less play",
                                      name=name))
    if settings.rounding:
        pieces = [_rounded(piece, settings.rounding, name) for piece in pieces]
    return pieces[0] if len(pieces) == 1 else _joined(whole, pieces, settings, name)


def polygons_of(shape: BaseGeometry) -> list[Polygon]:
    """Return the polygons of which a shape is made, none where it is empty."""
    return [piece for piece in getattr(shape, "geoms", [shape]) if not piece.is_empty]


def cells_outline(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, cell: float, name: str) -> BaseGeometry:
    """Return cells as one flat shape in millimetres, with knobs and notches; raises LatticeworkError if not flat.

    cell: the length of the shortest step of the lattice.
    """
    lattice, scale = puzzle.lattice, cell / puzzle.lattice.shortest_step
    keys = keys_of(puzzle, cells, marks)
    shapes = tiles(lattice, cells) if lattice.flat else layer(lattice, cells)
    if shapes is None or (not lattice.flat and (keys.out or keys.into)):
        raise LatticeworkError(phrase(
            "{name}: cannot be cut from a sheet: its cells should lie side by side in one layer, equally thick, with "
            "no keys or holes; write .stl or .3mf and print it", name=name))
    lines, reach = strips(lattice, cells) if lattice.flat else ([], 0.0)
    shapes += [line.buffer(reach, quad_segs=SEGMENTS) for line in lines]
    knobs = [_disc(side, relief) for side, relief in keys.out]
    notches = [_disc(side, replace(relief, reach=0)) for side, relief in keys.into]
    # On a grid, or rounding would leave slivers between neighbouring cells.
    united = unary_union(_scaled(shapes + knobs, scale), grid_size=_GRID)
    return united.difference(unary_union(_scaled(notches, scale)), grid_size=_GRID)


def _disc(side: CellSide, relief: Relief) -> Polygon:
    middle, radius = knob_circle(side, relief)
    return Point(middle).buffer(radius, quad_segs=SEGMENTS)


def _scaled(shapes: list[Polygon], scale: float) -> list[Polygon]:
    return [affinity.scale(shape, scale, scale, origin=(0, 0)) for shape in shapes]


def grown(shape: BaseGeometry, by: float) -> BaseGeometry:
    """Return a shape all of whose sides are moved outwards, or inwards where `by` is negative; corners stay sharp."""
    return shape.buffer(by, join_style="mitre", mitre_limit=_MITRE) if by else shape


def _joined(whole: BaseGeometry, pieces: list[Polygon], settings: LaserSettings, name: str) -> Polygon:
    """Return the pieces of a part joined by necks where its cells touch; raises LatticeworkError if they do not."""
    # Before the play is taken off, when pieces that belong together still touch.
    touching = [(a, b) for a, b in combinations(polygons_of(whole), 2) if a.intersects(b)]
    if touching and not settings.neck:
        raise LatticeworkError(phrase(
            "{name}: would fall apart, as some of its cells touch only in a corner; set a width of necks that join "
            "them (neck), and round all corners (rounding) to make room for these", name=name))
    reach = settings.neck + 2 * settings.play + 2 * settings.rounding
    necks = [_neck(a.intersection(b), piece, settings.neck / 2, reach) for a, b in touching for piece in pieces
             if piece.intersects(a) or piece.intersects(b)]
    joined = unary_union([*pieces, *necks])
    if not isinstance(joined, Polygon):
        raise LatticeworkError(phrase(
            "{name}: would fall apart; its cells should all hang together, by more than the play", name=name))
    return joined


def _neck(place: BaseGeometry, piece: Polygon, half: float, reach: float) -> Polygon:
    """Return a strip from where cells touch into a piece, `half` wide to both sides."""
    inner = piece.intersection(place.buffer(reach)).centroid
    return LineString([place.centroid, inner]).buffer(half, quad_segs=SEGMENTS)


def _rounded(body: Polygon, radius: float, name: str) -> Polygon:
    """Return an outline with round corners; raises LatticeworkError where it is too narrow for them."""
    shrunk = grown(body, -radius)
    round_ = shrunk.buffer(radius, quad_segs=SEGMENTS)
    lost = body.difference(round_)
    # A corner loses little area by rounding; where more is lost, a narrow piece of the part was.
    if not isinstance(shrunk, Polygon) or shrunk.is_empty or any(
            piece.area > _SHARPEST * radius**2 for piece in getattr(lost, "geoms", [lost])):
        raise LatticeworkError(phrase(
            "{name}: is too narrow for corners with a radius of {radius} mm; take a smaller one", name=name,
            radius=decimals(radius, "g")))
    return round_


def tiles(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Polygon]:
    """Return the angular cells and the balls of a part of a flat lattice, in units of the lattice."""
    return [Point(lattice.kinds[cell[-1]].center + np.array(cell[:-1]) @ lattice.vectors).buffer(
        lattice.kinds[cell[-1]].radius, quad_segs=SEGMENTS) if lattice.kinds[cell[-1]].radius
        else Polygon(outline(lattice, cell)) for cell in cells if not lattice.kinds[cell[-1]].segment]


def strips(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[list[LineString], float]:
    """Return the middle lines of the sticks of a part of a flat lattice, and the half width of strips."""
    sticks = tuple(cell for cell in cells if lattice.kinds[cell[-1]].segment)
    if not sticks:
        return [], 0.0
    a, b = ends(lattice, sticks[0])
    lines = [LineString(line[:, :2]) for line in rod_lines(lattice, sticks, SEGMENTS)]
    return lines, ROD * float(np.linalg.norm(b - a))


def layer(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Polygon] | None:
    """Return the outlines of the cells of a solid part, seen along a direction in which they form one layer.

    All of them are equally high prisms then; None where there is no such direction, so that no sheet can hold the
    part.
    """
    kinds = {cell[-1] for cell in cells}
    if not all(lattice.kinds[kind].faces for kind in kinds):
        return None
    corners = [bodies(lattice)[cell[-1]].corners + place_of(lattice, cell) for cell in cells]
    # From above rather than from below, from where a part looks like its mirror image.
    for normal in sorted(face_normals(lattice).tolist(), key=lambda direction: -direction[2]):
        seen = [_seen_along(np.array(normal), some) for some in corners]
        heights = np.array([height for height, _ in seen])
        if np.ptp(heights, axis=0).max() < _TOLERANCE and all(shape is not None for _, shape in seen):
            return [shape for _, shape in seen if shape is not None]
    return None


def _seen_along(normal: Floats, corners: Floats) -> tuple[tuple[float, float], Polygon | None]:
    """Return the range of corners along a direction, and the outline seen from there, None if they are no prism."""
    heights = corners @ normal
    low, high = float(heights.min()), float(heights.max())
    base, top = (MultiPoint(corners[np.abs(heights - height) < _TOLERANCE] @ plane_axes(normal)).convex_hull
                 for height in (low, high))
    prism = (np.minimum(heights - low, high - heights) < _TOLERANCE).all() and base.area > _TOLERANCE
    same = prism and base.symmetric_difference(top).area < _TOLERANCE
    return (low, high), base if same else None
