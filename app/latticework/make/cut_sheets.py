"""Sheets for a laser cutter: the nested cuts of the parts of a puzzle, with engraved names, and a tray."""

from dataclasses import dataclass

import numpy as np
from shapely import MultiPolygon, Polygon, unary_union

from latticework.errors import LatticeworkError
from latticework.lattice import Lattice, motions
from latticework.lattice.lattice import Floats
from latticework.make.lettering import label_in
from latticework.make.nesting import Sheet, nested
from latticework.make.outlines import SEGMENTS, Piece, cells_outline, grown, part_pieces, polygons_of
from latticework.make.settings import LaserSettings
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

_FINENESS = 24  # points of the grids for nesting in the length of a cell


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
    labels = [ring for piece, cut in here if piece.engraved for ring in label_in(cut, piece.name)]
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
