"""What the window says of solutions and copies, and that all possibilities were tried when there is none."""

import pytest

from latticework.gui.shell.voice import Action
from latticework.gui.shell.workspace_tabs import SOLVE
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from shapes import flat
from window_help import told

SQUARE = builtin("square")


def block(width: int, height: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((x, y, 0) for x in range(width) for y in range(height))


@pytest.fixture
def hopeless(window):
    """Four pentominoes of which only a search shows that they do not fill their target."""
    window.document.new(SQUARE)
    window.document.change("Set", flat(block(5, 4), "FLNP"))
    return window


def solve(qtbot, window):
    qtbot.waitUntil(window.search.go.isEnabled, timeout=30_000)
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)


def test_it_is_said_until_the_puzzle_changes(hopeless, qtbot):
    window = hopeless
    voice = window.panels.voice
    solve(qtbot, window)
    assert window.runner.totals.solutions == 0
    window.tabs.setCurrentIndex(SOLVE)
    assert (told(window), voice.said.action) == ("This puzzle has no solution.", Action.SHOW_WHY)
    window.document.set_copies(1, 0, 2)
    assert told(window) == "Looking at the puzzle."
    qtbot.waitUntil(lambda: told(window) == "This puzzle is not solved yet.", timeout=30_000)
    assert voice.said.action == Action.SOLVE


def test_solutions_are_not_denied(window, qtbot):
    window.document.new(SQUARE)
    window.document.change("Set", Puzzle(SQUARE, target=Target(block(2, 1)), parts=(Part("I", block(2, 1)),)))
    solve(qtbot, window)
    assert window.runner.totals.solutions == 1
    assert told(window) == "The only solution is found."
    assert window.tabs.currentWidget() is window.panels.solve_workspace


def test_symmetric_copies_are_named_only_of_a_solution(window, qtbot):
    window.document.new(SQUARE)
    part = Part("L", (*block(3, 1), (0, 1, 0)), 2, 2)
    window.document.change("Set", Puzzle(SQUARE, target=Target(block(4, 2)), parts=(part,)))
    solve(qtbot, window)
    browser = window.browser
    browser.page.setChecked(True)
    browser.with_copies.setChecked(True)
    assert browser.copy.isVisible()
    assert browser.copies.text() == f"of {window.model.source.pages.solution(0).copies}"
    headings = browser.table.horizontalHeader()
    assert window.model.headerData(1, headings.orientation()) == "Positions"
    assert headings.sectionSize(1) >= headings.sectionSizeHint(1)
    window.document.new(SQUARE)
    assert not browser.copy.isVisible()
    assert not browser.copies.isVisible()
