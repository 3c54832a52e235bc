"""The frames of an animation: all that moves is drawn to one scale, on sheets of one size."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing
from latticework.scene.projection import basis, polygons
from latticework.scene.shapes import Shape, exploded, viewpoint
from latticework.scene.sheet import Sheet
from latticework.scene.solution_drawing import Shown
from latticework.scene.view_sheet import MARGIN, cut_out

_AWAY, _BESIDE, _ABOVE = 0.5, 0.8, 0.01
_REST = 1.5
"""How long the assembled puzzle is shown, in moves."""

Moment = tuple[Drawing, float, float]
"""What is drawn, and the azimuth and elevation in degrees from which it is seen."""

Moving = Callable[[float], Moment]
"""Returns what is seen when a share of the time, 0 to 1, has passed."""


@dataclass(frozen=True)
class Still:
    """What does not move: degrees from where it is seen best, how far parts are apart, moves made, parts left out.

    faint: parts in pale colours.
    """

    turn: float = 0.0
    tilt: float = 0.0
    explode: float = 0.0
    step: int | None = None
    hidden: frozenset[int] = frozenset()
    faint: frozenset[int] = frozenset()

    def seen(self, puzzle: Puzzle, turned: float = 0.0) -> tuple[float, float]:
        """Return azimuth and elevation from which a puzzle is seen, turned further to the right."""
        azimuth, elevation = viewpoint(puzzle.lattice)
        return azimuth - self.turn - turned, elevation + self.tilt


def turntable(puzzle: Puzzle, shown: Shown, still: Still) -> Moving:
    """Return the view once round."""
    drawing = shown.drawing(still.explode, still.step, set(still.faint), set(still.hidden))
    return lambda share: (drawing, *still.seen(puzzle, 360 * share))


def explosion(puzzle: Puzzle, shown: Shown, still: Still) -> Moving:
    """Return the parts moving apart, all the way where nothing else is said, and together again."""
    most, faint, hidden = still.explode or 1.0, set(still.faint), set(still.hidden)
    return lambda share: (shown.drawing(most * (1 - np.cos(2 * np.pi * share)) / 2, None, faint, hidden),
                          *still.seen(puzzle))


def assembly(puzzle: Puzzle, shown: Shown, still: Still) -> Moving:
    """Return the whole for a while, and then the parts coming to their places, those of a move at once."""
    whole, starts = shown.drawing(0.0, None, set(still.faint), set()), _starts(puzzle, shown)
    moves = shown.assembly.moves[: still.step]

    def moving(share: float) -> Moment:
        progress = share * (len(moves) + _REST) - _REST
        done, coming = divmod(progress, 1) if progress >= 0 else (len(moves), 0)
        drawing = replace(whole, offsets=np.zeros_like(starts))
        places = [number for move in moves[: int(done) + 1] for number in move]
        if done < len(moves):
            drawing.offsets[moves[int(done)]] = (1 - coming * coming * (3 - 2 * coming)) * starts[moves[int(done)]]
        return drawing.only([place for place in places if place not in still.hidden]), *still.seen(puzzle)

    return moving


def _starts(puzzle: Puzzle, shown: Shown) -> Floats:
    """Return from how far (n, 3) each shape comes to its place: those of flat puzzles from aside, seen from above."""
    starts = exploded(shown.shapes, _BESIDE)
    if puzzle.lattice.flat:
        starts[:, 2] = _ABOVE
        return starts
    far = _AWAY * float(np.linalg.norm(shown.drawing(0.0, None, set(), set()).reach))
    for move, way in zip(shown.assembly.moves, shown.assembly.ways, strict=True):
        starts[move] = way * far
    return starts


def sheets(puzzle: Puzzle, moving: Moving, count: int, ground: list[Shape]) -> Iterator[Sheet]:
    """Yield so many sheets of equal size, one after the other; on each the ground lies below what moves."""
    unit = float(np.linalg.norm(puzzle.lattice.vectors, axis=1).min())
    low, high = _frame([moving(number / count) for number in range(count)], MARGIN * unit)
    begin, *view = moving(0.0)
    below = polygons(ground, np.zeros((len(ground), 3)) - begin.middle, *view)
    for number in range(count):
        drawing, *seen = moving(number / count)
        drawn = [polygon.faint() if polygon.shape in drawing.faded else polygon
                 for polygon in polygons(drawing.shapes, drawing.offsets - drawing.middle, *seen)]
        yield cut_out([*below, *drawn], low, high, unit)


def _frame(moments: list[Moment], margin: float) -> tuple[Floats, Floats]:
    """Return the lower left and the upper right corner, each (2,), of all that is ever seen about the middle."""
    seen = [((shape.packed.corners.reshape(-1, 3) + offset - drawing.middle) @ basis(azimuth, elevation)[:2].T)
            for drawing, azimuth, elevation in moments
            for shape, offset in zip(drawing.shapes, drawing.offsets, strict=True)]
    return (np.min([points.min(axis=0) for points in seen], axis=0) - margin,
            np.max([points.max(axis=0) for points in seen], axis=0) + margin)
