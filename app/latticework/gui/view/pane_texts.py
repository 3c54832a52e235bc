"""What the pane of a solution says: which step is shown, what the parts are called."""

from collections import Counter

from latticework.gui.common.translation import tr, tr_n, translatable
from latticework.picture.shapes import colors_of_copies
from latticework.puzzle import Puzzle
from latticework.solution import Solution

TURNING = translatable("Trying turns…")


def step_text(step: int, steps: int, at_once: int, degrees: float) -> str:
    """Return which step of how many is shown; it moves `at_once` parts, and turns them by so many degrees or not."""
    if degrees:
        return tr_n("Step {step} of {steps} (turned by {degrees}°)",
                    "Step {step} of {steps} ({n} turned by {degrees}°)", at_once, step=step, steps=steps,
                    degrees=round(degrees))
    if at_once > 1:
        return tr_n("Step {step} of {steps} ({n} at once)", "Step {step} of {steps} ({n} at once)", at_once,
                    step=step, steps=steps)
    return tr("Step {step} of {steps}", step=step, steps=steps)


def chips(puzzle: Puzzle | None, solution: Solution | None) -> list[tuple[int, str, list[str]]]:
    """Return a chip for each part of a solution: number, name with copies, the colours of the copies."""
    if puzzle is None or solution is None:
        return []
    copies = Counter(placement.part for placement in solution)
    colors: dict[int, list[str]] = {part: [] for part in copies}
    for placement, color in zip(solution, colors_of_copies(puzzle, solution), strict=True):
        colors[placement.part].append(color)
    return [(part, puzzle.parts[part].name + (f" ×{count}" if count > 1 else ""), colors[part])
            for part, count in sorted(copies.items())]
