"""Helpers of the tests of the search panel: small puzzles, and waiting for what a search comes to."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from latticework.gui.shell.voice import said
from latticework.gui.shell.voice_line import facts_of_search
from latticework.gui.solutions.solution_rows import SolutionModel
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

Open = Callable[[Puzzle], SearchPanel]


def dominoes(width: int, height: int) -> Puzzle:
    """Return a rectangle to be covered by dominoes."""
    target = tuple((x, y, 0) for x in range(width) for y in range(height))
    part = Part("domino", ((0, 0, 0), (1, 0, 0)), width * height // 2, width * height // 2)
    return Puzzle(builtin("square"), target=Target(target), parts=(part,))


def told(panel: SearchPanel) -> str:
    """Return what the voice says of the search of a panel."""
    return said(facts_of_search(panel, SolutionModel(), failed=False)).sentence


def comes_to(qtbot: QtBot, panel: SearchPanel, state: SearchState) -> None:
    """Wait until the search of a panel is in a state."""
    qtbot.waitUntil(lambda: panel.runner.state == state, timeout=60_000)
