"""What the targets of a puzzle are called on the screen."""

from latticework.gui.common.translation import tr
from latticework.puzzle import Puzzle, targets
from latticework.visible_text import one_line


def target_names(puzzle: Puzzle) -> list[str]:
    """Return the names of the targets; one without a name is "Target", with a number if there are several."""
    every = targets.targets(puzzle)
    return [one_line(target.name) or (tr("Target {number}", number=number) if len(every) > 1 else tr("Target"))
            for number, target in enumerate(every, 1)]
