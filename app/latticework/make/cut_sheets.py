"""Sheets for a laser cutter: the nested cuts of the parts of a puzzle, with engraved names, and a tray."""

from dataclasses import dataclass
from functools import cache

import numpy as np
import shapely
from ezdxf.fonts.ttfonts import TTFontRenderer
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from numpy.typing import NDArray
from shapely import MultiPolygon, Polygon, unary_union

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.lattice import Floats, Lattice, motions
from latticework.make.nesting import Sheet, nested
from latticework.make.outlines import SEGMENTS, Piece, cells_outline, grown, part_pieces, polygons_of
from latticework.make.settings import LaserSettings
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

_FINENESS = 24  # points of the grids for nesting in the length of a cell

_LARGEST, _SMALLEST = 5.0, 1.2  # millimetres of the height of capital letters
_AIR = 1.4  # the room that a label needs, in its size
_SMALLER = 0.9  # sizes are tried, each in the one before
_TRIED = 24  # places along each side of the box around a shape


@dataclass(frozen=True, eq=False)
class CutSheet:
    """A sheet: the polygons to cut along, for the middle of the beam, and the closed lines (n, 2) to engrave."""

    cuts: list[Polygon]
    labels: list[Floats]

    @property
    def rings(self) -> list[Floats]:
        """The closed lines (n, 2) along which the laser cuts, without their first point again at the end.

        The smaller come first, so that holes and pieces in them are cut before what is around them comes loose.
        """
        every = [Polygon(ring) for cut in self.cuts for ring in (cut.exterior, *cut.interiors)]
        return [np.array(ring.exterior.coords)[:-1] for ring in sorted(every, key=lambda ring: ring.area)]

    @property
    def density(self) -> float:
        """The share of the smallest upright box around all cuts that is used."""
        left, low, right, high = MultiPolygon(self.cuts).bounds
        return float(sum(cut.area for cut in self.cuts) / ((right - left) * (high - low)))


def cut_sheets(puzzle: Puzzle, settings: LaserSettings) -> list[CutSheet]:
    """Return the sheets from which the parts of a puzzle are cut; raises LatticeworkError where one cannot be cut."""
    pieces = part_pieces(puzzle, settings) + (tray_pieces(puzzle, settings) if settings.tray else [])
    # By identity: copies of a part are one object, so the nesting turns each shape only once.
    cuts = {id(piece): grown(piece.outline, settings.kerf / 2) for piece in pieces}
    shapes = [(piece.name, cuts[id(piece)]) for piece in pieces]
    sheet = Sheet(settings.sheet_width, settings.sheet_depth, settings.gap)
    places = nested(shapes, angles(puzzle.lattice), sheet, settings.cell / _FINENESS)
    return [_filled([(piece, cut) for piece, (number, cut) in zip(pieces, places, strict=True) if number == own])
            for own in range(max(number for number, _ in places) + 1)]


def _filled(here: list[tuple[Piece, Polygon]]) -> CutSheet:
    labels = [ring for piece, cut in here if piece.engraved for ring in _label_in(cut, piece.name)]
    return CutSheet([cut for _, cut in here], labels)


def angles(lattice: Lattice) -> list[float]:
    """Return the degrees by which parts are turned: quarters of a turn, and the rotations of a flat lattice."""
    turns = [motion.matrix[:, 0] for motion in motions(lattice) if lattice.flat and not motion.mirrors]
    found = {round(float(np.degrees(np.arctan2(y, x)))) % 360: float(np.degrees(np.arctan2(y, x))) for x, y in turns}
    return list(({angle: float(angle) for angle in (0, 90, 180, 270)} | found).values())


def tray_pieces(puzzle: Puzzle, settings: LaserSettings) -> list[Piece]:
    """Return the pieces of a tray in their final size, for each set; raises LatticeworkError without a target."""
    hole = tray_hole(puzzle, settings)
    outer = [Polygon(piece.exterior) for piece in polygons_of(hole.buffer(settings.margin, quad_segs=SEGMENTS))]
    frame = polygons_of(unary_union(outer).difference(hole))
    return [Piece(phrase("tray"), outline) for outline in outer + frame] * settings.copies


def tray_hole(puzzle: Puzzle, settings: LaserSettings) -> Polygon:
    """Return the hole of a tray: the target, larger on all sides by as much as parts are smaller than their cells."""
    cells = puzzle.target.cells
    if not cells:
        raise LatticeworkError(phrase("{name}: has no target to make a tray for; draw one first", name=puzzle.name))
    # Sticks that end at a joint of the target are straight there, where the target as a whole bends.
    alone = [cells_outline(puzzle, (cell,), (), settings.cell, puzzle.name) for cell in cells
             if puzzle.lattice.kinds[cell[-1]].segment]
    whole = unary_union([cells_outline(puzzle, cells, (), settings.cell, puzzle.name), *alone])
    return grown(whole, settings.inset)


def _label_in(shape: Polygon, text: str) -> list[Floats]:
    """Return the closed outlines (n, 2) of a text within a shape, as large as fits; none if it is too narrow."""
    letters = _letters(one_line(text)[:40])
    if not letters:
        return []
    every = np.concatenate(letters)
    low, high = every.min(axis=0), every.max(axis=0)
    half, height, places = (high - low) * _AIR / 2, _LARGEST, _places(shape)
    # Hundreds of boxes are tested against the one shape.
    shapely.prepare(shape)
    while height >= _SMALLEST and len(places):
        boxes = shapely.box(*(places - half * height).T, *(places + half * height).T)
        # Properly: a letter on the line of the cut would be burnt away.
        inside = shapely.contains_properly(shape, boxes)
        if inside.any():
            place = _best(shape, places[inside], boxes[inside])
            return [(ring - (low + high) / 2) * height + place for ring in letters]
        height *= _SMALLER
    return []


def _best(shape: Polygon, places: Floats, boxes: NDArray[np.object_]) -> Floats:
    """Return the place (2,) nearest to the middle of a shape, of those whose boxes are about deepest inside."""
    depth = shapely.distance(shape.boundary, boxes)
    away = np.linalg.norm(places - np.array(shape.centroid.coords[0]), axis=1)
    best: Floats = places[np.where(depth > 0.8 * depth.max(), away, np.inf).argmin()]
    return best


def _places(shape: Polygon) -> Floats:
    left, low, right, high = shape.bounds
    x, y = np.meshgrid(np.linspace(left, right, _TRIED + 1), np.linspace(low, high, _TRIED + 1))
    inner = shapely.maximum_inscribed_circle(shape).coords[0]
    every = np.concatenate([[inner], np.column_stack([x.ravel(), y.ravel()])])
    within: Floats = every[shapely.contains_xy(shape, *every.T)]
    return within


@cache
def _letters(text: str) -> list[Floats]:
    """Return the outlines of a text whose capital letters are one high."""
    outlines = _font().get_text_path(text, 1.0).to_path().sub_paths() if text.strip() else ()
    every = [np.array([(point.x, point.y) for point in outline.flattening(0.01)]) for outline in outlines]
    return [outline for outline in every if len(outline)]  # that of a blank is empty


@cache
def _font() -> TTFontRenderer:
    return TTFontRenderer(TTFont(paths.font()))
