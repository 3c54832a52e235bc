"""The name of the mode that the stage is in, for the chip in its corner."""

from dataclasses import dataclass

from latticework.gui.shell.voice import Mode
from latticework.gui.widgets.translation import tr


@dataclass(frozen=True)
class StageState:
    """What the name is made from.

    node: the number of the node of the trace, 0 for none. step, steps: of the film. row, listed: of the list of
    solutions, row -1 where none is shown. searching: whether a search runs.
    """

    mode: Mode = Mode.PLAIN
    node: int = 0
    step: int = 0
    steps: int = 0
    row: int = -1
    listed: int = 0
    searching: bool = False


def mode_name(now: StageState) -> str:
    """Return the name of the mode, "" where it would say nothing."""
    if now.mode == Mode.TRACE:
        return tr("Trace, step {step}", step=now.node) if now.node else tr("Trace")
    if now.mode == Mode.FILM:
        return tr("Film, step {step} of {steps}", step=now.step, steps=now.steps)
    if now.row >= 0:
        return tr("Solution {number} of {all}", number=now.row + 1, all=now.listed) if now.listed > 1 else ""
    return tr("Searching") if now.searching else ""


def can_be_left(now: StageState) -> bool:
    """Whether Escape leads from the mode back to the solution."""
    return now.mode in {Mode.TRACE, Mode.FILM}
