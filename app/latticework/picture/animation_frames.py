"""The frames of an animation: drawn to one scale, on sheets of one size."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import ceil

import numpy as np

from latticework.lattice import Floats
from latticework.picture.camera import Drawing
from latticework.picture.painter_order import basis, polygons
from latticework.picture.scenes import Shape, exploded
from latticework.picture.sheet import Sheet
from latticework.picture.solution_drawing import NEAR, Shown, seen_through
from latticework.picture.view_sheet import MARGIN, View, cut_out
from latticework.puzzle import Puzzle

_AWAY, _BESIDE, _ABOVE = 0.5, 0.8, 0.01
_MOST_AWAY = 2.0
"""How much farther than usual a part comes from at most, so that it is never seen within others all at once."""

_FORESHORTENED = 0.95
"""The share of its way that an arrow may point to or from the viewer; beyond it is not drawn."""

_REST = 1.5
"""How long the assembled puzzle is shown, in moves."""

Moment = tuple[Drawing, float, float]
"""What is drawn, and the azimuth and elevation in degrees from which it is seen."""

Moving = Callable[[float], Moment]
"""Returns what is seen when a share of the time, 0 to 1, has passed."""


def turntable(puzzle: Puzzle, shown: Shown, still: View) -> Moving:
    """Return the animation of the view turning round once."""
    drawing = shown.drawing(still.explode, still.step, set(still.faint), set(still.hidden))
    return lambda share: (drawing, *still.seen(puzzle, 360 * share))


def explosion(puzzle: Puzzle, shown: Shown, still: View) -> Moving:
    """Return the animation of the parts moving apart, by default all the way, and together again."""
    # Slow at both ends, so that the repeated film has no jolt.
    most, faint, hidden = still.explode or 1.0, set(still.faint), set(still.hidden)
    return lambda share: (shown.drawing(most * (1 - np.cos(2 * np.pi * share)) / 2, None, faint, hidden),
                          *still.seen(puzzle))


def assembly(puzzle: Puzzle, shown: Shown, still: View) -> Moving:
    """Return the animation of the whole for a while, then of the parts coming to their places move by move."""
    moves, at = _stepping(puzzle, shown, still, 1)
    return lambda share: at(step if (step := share * (moves + _REST) - _REST) >= 0 else moves)


def disassembly(puzzle: Puzzle, shown: Shown, still: View) -> Moving:
    """Return the animation of the whole for a while, then of the parts leaving it move by move, but for the last."""
    moves, at = _stepping(puzzle, shown, still, -1)
    last = min(shown.assembly.fewest, moves)
    return lambda share: at(min(moves, moves + _REST - share * (moves - last + _REST)))


def _stepping(puzzle: Puzzle, shown: Shown, still: View, towards: int) -> tuple[int, Callable[[float], Moment]]:
    """Return the number of moves shown, and a function from moves made to the moment; towards: 1, or -1 for apart."""
    whole, starts = shown.drawing(0.0, None, set(still.faint), set()), _starts(puzzle, shown)
    moves, seen = len(shown.assembly.moves[: still.step]), still.seen(puzzle)

    def at(step: float) -> Moment:
        stage = shown.assembly.snapshot(step)
        coming = stage.coming if step < moves else []
        drawing = replace(whole, offsets=stage.offsets.copy())
        if coming:
            drawing.offsets[coming] += (1 - stage.share) * starts[int(step)][coming]
        if still.arrows:
            drawing = replace(drawing, over=_arrows(shown, drawing, step, towards, moves, still, seen))
        places = [place for place in (*stage.standing, *coming) if place not in still.hidden]
        return drawing.only(places), *seen

    return moves, at


def _arrows(shown: Shown, drawing: Drawing, step: float, towards: int, moves: int, still: View,
            seen: tuple[float, float]) -> list[Shape]:
    """Return the arrows of the current move; none where it goes nearly straight to or from the viewer."""
    begun = int(step) if towards > 0 else ceil(step)
    move = begun if towards > 0 else begun - 1
    if not 0 <= move < moves or (towards > 0 and step - begun > NEAR):
        return []
    way = shown.assembly.directions[move]
    if abs(float(way @ basis(*seen)[2])) > _FORESHORTENED * float(np.linalg.norm(way)):
        return []
    return shown.arrows(drawing.offsets, begun, towards, set(still.hidden), drawing.reach)


def _starts(puzzle: Puzzle, shown: Shown) -> list[Floats]:
    """Return for each move the offsets (n, 3) from which shapes come in: those of flat puzzles from beside it."""
    if puzzle.lattice.flat and shown.assembly.straight:
        aside = exploded(shown.shapes, _BESIDE)
        # A little above the others, over which it comes in.
        aside[:, 2] = _ABOVE
        return [aside] * len(shown.assembly.moves)
    far = _AWAY * float(np.linalg.norm(shown.drawing(0.0, None, set(), set()).reach))
    return [np.tile(_from_outside(shown, move, far), (len(shown.shapes), 1))
            for move in range(len(shown.assembly.moves))]


def _from_outside(shown: Shown, move: int, far: float) -> Floats:
    """Return how far (3,) what a move brings in comes from: clear of all else where that is not too far away."""
    way: Floats = shown.assembly.directions[move]
    length = float(np.linalg.norm(way))
    if not length:
        return way
    away = max(length, far, min(_until_clear(shown, move, way / length), _MOST_AWAY * far))
    start: Floats = way / length * away
    return start


def _until_clear(shown: Shown, move: int, way: Floats) -> float:
    """Return how far what a move brings in has to go along `way` until nothing else is beside it."""
    stage = shown.assembly.snapshot(move + 1, ahead=False)
    ends = {number: (shown.shapes[number].packed.corners.reshape(-1, 3) + stage.offsets[number]) @ way
            for number in stage.standing}
    coming = set(shown.assembly.moves[move])
    others = [float(ends[number].max()) for number in stage.standing if number not in coming]
    return max(others) - min(float(ends[number].min()) for number in coming) if others else 0.0


def sheets(
    puzzle: Puzzle, moving: Moving, count: int, ground: list[Shape], glass: set[int]
) -> Iterator[Sheet]:
    """Yield so many sheets of equal size, one after the other.

    On each the ground is below what moves, and others are seen through the placements in `glass`.
    """
    unit = puzzle.lattice.shortest_step
    # All moments are looked at first, so that every frame has the same size and scale.
    low, high = _frame([moving(number / count) for number in range(count)], MARGIN * unit)
    begin, azimuth, elevation = moving(0.0)
    # The ground is drawn once: it does not move.
    below = polygons(ground, np.zeros((len(ground), 3)) - begin.middle, azimuth, elevation)
    for number in range(count):
        drawing, azimuth, elevation = moving(number / count)
        drawn = seen_through(drawing, glass, drawing.middle, azimuth, elevation)
        yield cut_out([*below, *drawn], low, high, unit)


def _frame(moments: list[Moment], margin: float) -> tuple[Floats, Floats]:
    """Return the lower left and the upper right corner, each (2,), of all that is ever seen about the middle."""
    seen = [((shape.packed.corners.reshape(-1, 3) + offset - drawing.middle) @ basis(azimuth, elevation)[:2].T)
            for drawing, azimuth, elevation in moments
            for shape, offset in (*zip(drawing.shapes, drawing.offsets, strict=True),
                                  *((arrow, np.zeros(3)) for arrow in drawing.over))]
    return (np.min([points.min(axis=0) for points in seen], axis=0) - margin,
            np.max([points.max(axis=0) for points in seen], axis=0) + margin)
