"""The picture of one view of a solution: from any side, moved apart, in the middle of its assembly."""

from dataclasses import dataclass, replace

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.scene.camera import Camera
from latticework.scene.projection import Polygon, polygons
from latticework.scene.shapes import viewpoint
from latticework.scene.sheet import Sheet
from latticework.scene.solution_drawing import Shown
from latticework.solution import Solution
from latticework.solution.assembly import NO_ASSEMBLY, Assembly

_LINE, MARGIN = 0.045, 0.3  # of the shortest step of the lattice


@dataclass(frozen=True)
class View:
    """What is seen of a solution, or of the target alone.

    turn, tilt: degrees from where it is seen best, to the right and up. explode: how far parts are moved apart, 0 to
    1. step: how many moves of the assembly are made, None for all. hidden: numbers of placements that are left out.
    """

    turn: float = 0.0
    tilt: float = 0.0
    explode: float = 0.0
    step: int | None = None
    hidden: frozenset[int] = frozenset()

    def seen_by(self, camera: Camera, puzzle: Puzzle) -> "View":
        """Return the view of the same things from where a camera stands, as far as it is turned and tilted."""
        azimuth, elevation = viewpoint(puzzle.lattice)
        return replace(self, turn=(azimuth - camera.azimuth + 180) % 360 - 180, tilt=camera.elevation - elevation)


def view_sheet(puzzle: Puzzle, solution: Solution | None, view: View, assembly: Assembly = NO_ASSEMBLY) -> Sheet:
    """Return one view, of which `assembly` has the steps, as a sheet; raises LatticeworkError when it is empty."""
    drawing = Shown(puzzle, solution, assembly=assembly).drawing(view.explode, view.step, set(), set(view.hidden))
    azimuth, elevation = viewpoint(puzzle.lattice)
    drawn = polygons(drawing.shapes, drawing.offsets, azimuth - view.turn, elevation + view.tilt)
    if not drawn:
        raise LatticeworkError(phrase("{name}: has nothing to draw; show more parts, or give it a target",
                                      name=puzzle.name))
    return cropped(puzzle.lattice, drawn)


def cropped(lattice: Lattice, drawn: list[Polygon]) -> Sheet:
    """Return a sheet with some polygons, at least one, and a margin about them."""
    unit = float(np.linalg.norm(lattice.vectors, axis=1).min())
    low = np.min([polygon.points.min(axis=0) for polygon in drawn], axis=0) - MARGIN * unit
    high = np.max([polygon.points.max(axis=0) for polygon in drawn], axis=0) + MARGIN * unit
    return cut_out(drawn, low, high, unit)


def cut_out(drawn: list[Polygon], low: Floats, high: Floats, unit: float) -> Sheet:
    """Return what is seen between two corners as a sheet; unit: the shortest step of the lattice."""
    down, corner = np.array([1, -1]), np.array([low[0], high[1]])
    placed = [Polygon(polygon.shape, (polygon.points - corner) * down, polygon.fill, (polygon.lines - corner) * down)
              for polygon in drawn]
    return Sheet(high - low, _LINE * unit, 0.0, unit, placed)
