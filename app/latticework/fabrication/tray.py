"""A tray: a frame around the target, what fills holes of the target, and the base on which these are glued."""

from shapely import Polygon, unary_union

from latticework.errors import LatticeworkError
from latticework.fabrication.flat_cells import SEGMENTS
from latticework.fabrication.laser_settings import LaserSettings
from latticework.fabrication.outlines import Piece, cells_outline, grown
from latticework.phrases import phrase
from latticework.puzzle import Puzzle


def tray_pieces(puzzle: Puzzle, settings: LaserSettings) -> list[Piece]:
    """Return the pieces of a tray as they are to be, for each set; raises LatticeworkError if there is no target."""
    hole = tray_hole(puzzle, settings)
    outer = [Polygon(piece.exterior) for piece in _polygons(hole.buffer(settings.margin, quad_segs=SEGMENTS))]
    frame = _polygons(unary_union(outer).difference(hole))
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


def _polygons(shape: Polygon) -> list[Polygon]:
    return [piece for piece in getattr(shape, "geoms", [shape]) if not piece.is_empty]
