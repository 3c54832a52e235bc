"""The stage in Solve: its share of the window, the mode that its chip names, Escape, what a search has placed."""

import pytest
from PySide6.QtCore import QSettings, Qt
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.shell.search_display import StageState, can_be_left, mode_name
from latticework.gui.shell.voice import Mode
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE
from latticework.gui.solutions.panel import PAGE_WIDTH, STRIP_WIDTH
from latticework.gui.stage.player import APART, EXPLODE
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.paths import library
from latticework.picture.partial_drawing import Partial
from samples import SOMA, solved
from session_help import finish
from window_help import comes_to


@pytest.fixture
def solution_shown(qtbot: QtBot, window: MainWindow, tmp_path) -> MainWindow:
    """A window with a puzzle that is solved, looked at in Solve."""
    puzzle, _ = solved(SOMA, "cubic")
    finish(tmp_path / "a.search", prepare(puzzle, Method("bitset")))
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    window.panels.to_solution()
    qtbot.waitUntil(lambda: window.pane.player.has_film, timeout=60_000)
    return window


def chip(window: MainWindow) -> str:
    """Return what the chip says, "" where it is hidden."""
    window.display.speaker.say()
    shown = window.pane.chip
    return shown.label.text() if shown.isVisible() else ""


@pytest.mark.parametrize(("width", "height", "least"), [(1361, 883, 0.70), (1024, 700, 0.65)])
def test_the_view_has_most_of_the_window(qtbot: QtBot, solution_shown: MainWindow, width, height, least) -> None:
    window, view = solution_shown, solution_shown.pane.view
    window.resize(width, height)
    qtbot.waitUntil(lambda: view.width() * view.height() >= least * width * height)
    assert window.pane.player.isVisible()
    assert window.browser.gallery.isVisible()
    assert window.browser.gallery.grid.columnCount() == 1


@pytest.mark.parametrize("size", [(1361, 883, 0.70), (1024, 700, 0.667)])
@pytest.mark.parametrize("puzzle", ["cubic/soma", "square/pentominoes-6x10"])
def test_what_one_draws_on_has_most_of_the_window(qtbot: QtBot, window: MainWindow, puzzle, size) -> None:
    width, height, least = size
    window.files.open_path(library() / f"{puzzle}.toml")
    window.panels.to_canvas()
    window.resize(width, height)
    qtbot.waitUntil(lambda: window.canvas.shown.width() * window.canvas.shown.height() >= least * width * height)
    assert window.parts.isVisible()


@pytest.mark.parametrize("puzzle", ["cubic/soma", "square/pentominoes-6x10"])
def test_the_window_becomes_small_and_its_panels_fold(qtbot: QtBot, window: MainWindow, puzzle: str) -> None:
    window.files.open_path(library() / f"{puzzle}.toml")
    for tab in (DRAW, SOLVE, SEARCHES, LIBRARY, DRAW):
        window.tabs.setCurrentIndex(tab)
        window.resize(640, 480)
        qtbot.waitUntil(lambda: (window.width(), window.height()) == (640, 480))
    window.document.set_subject(0)
    window.canvas.commands["mark"].trigger()  # its field needs room
    qtbot.waitUntil(lambda: not window.parts.isVisible())
    assert window.width() == 640
    window.panels.show_parts()
    qtbot.waitUntil(window.parts.isVisible)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: window.canvas.inks.mark.isVisible() and window.parts.isVisible())
    window.resize(640, 480)
    qtbot.waitUntil(lambda: not window.parts.isVisible())


def test_the_strip_becomes_a_page_and_is_found_again_so(qtbot: QtBot, solution_shown: MainWindow) -> None:
    browser, dock = solution_shown.browser, solution_shown.panels.solve_workspace.docks["Solutions"]
    solution_shown.resize(1361, 883)
    qtbot.waitUntil(lambda: dock.width() == STRIP_WIDTH)
    assert not browser.filters.isVisible()
    browser.page.trigger()
    qtbot.waitUntil(lambda: dock.width() == PAGE_WIDTH)
    assert browser.filters.isVisible()
    assert browser.table.isVisible()
    assert QSettings().value("solutions/page", False, bool)
    assert opened_window(qtbot).browser.page.isChecked()
    browser.page.trigger()
    qtbot.waitUntil(lambda: dock.width() == STRIP_WIDTH)


def test_symmetric_copies_are_offered_in_words_beside_the_strip(solution_shown: MainWindow) -> None:
    browser, dock = solution_shown.browser, solution_shown.panels.solve_workspace.docks["Solutions"]
    assert not browser.page.isChecked()
    assert browser.with_copies.isVisible()
    assert browser.with_copies.width() >= browser.with_copies.sizeHint().width()
    assert dock.width() == STRIP_WIDTH
    assert not browser.copy.isVisible()
    browser.with_copies.click()
    assert browser.copy.isVisible()
    assert browser.copies.text() == "of 48"


NAMES = [
    (StageState(), ""), (StageState(searching=True), "Searching"), (StageState(row=0, listed=1), ""),
    (StageState(row=6, listed=240, searching=True), "Solution 7 of 240"),
    (StageState(Mode.FILM, row=0, listed=2), "Film"), (StageState(Mode.TRACE, row=0, listed=2), "Trace"),
]


@pytest.mark.parametrize(("state", "name"), NAMES)
def test_a_mode_is_named_and_nothing_else(state: StageState, name: str) -> None:
    assert mode_name(state) == name
    assert can_be_left(state) == name.startswith(("Film", "Trace"))


def test_escape_leaves_a_film_and_an_explosion(qtbot: QtBot, solution_shown: MainWindow) -> None:
    pane = solution_shown.pane
    before = chip(solution_shown)
    pane.player.bar.setValue(4)
    assert (chip(solution_shown), pane.step_label.text()) == ("Film", "Step 3 of 6")
    qtbot.keyClick(pane.view, Qt.Key.Key_Escape)
    assert (chip(solution_shown), pane.player.whole) == (before, True)
    pane.player.choose(EXPLODE)
    pane.explode.setValue(50)
    qtbot.keyClick(pane.view, Qt.Key.Key_Escape)
    assert not pane.view.drawing().offsets.any()
    pane.player.choose(APART)
    pane.player.bar.setValue(4)
    pane.chip.button.click()
    assert pane.player.whole


def test_a_film_does_not_come_back_with_its_workspace(solution_shown: MainWindow) -> None:
    solution_shown.pane.player.bar.setValue(4)
    solution_shown.tabs.setCurrentIndex(LIBRARY)
    solution_shown.panels.to_solution()
    assert solution_shown.pane.player.whole


def test_escape_leaves_the_trace_from_the_view(qtbot: QtBot, solution_shown: MainWindow) -> None:
    panels = solution_shown.panels
    panels.to_trace()
    qtbot.waitUntil(lambda: chip(solution_shown) == "Trace", timeout=60_000)
    qtbot.keyClick(solution_shown.pane.view, Qt.Key.Key_Escape)
    assert not panels.trace.isVisible()
    qtbot.waitUntil(lambda: "Trace" not in chip(solution_shown))
    assert len(solution_shown.pane.view.drawing().shapes) == 7


def test_what_a_search_has_placed_is_pale_and_gone_when_it_is_over(
        qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, solution = solved(SOMA, "cubic")
    window.document.change("Set", puzzle)
    comes_to(qtbot, window, SearchState.IDLE)
    window.panels.to_solution()
    live, view = window.display.live, window.pane.view
    monkeypatch.setattr(type(window.runner), "running", True)
    live._on_done(_Done(Partial(puzzle, solution[:3], ground="#ffffff", pale=0.5)))
    drawing = view.drawing()
    assert len(drawing.shapes) == 4, "three parts and what is left"
    own = {puzzle.color(placement.part) for placement in solution[:3]}
    assert not own & {shape.color for shape in drawing.shapes}
    monkeypatch.setattr(type(window.runner), "running", False)
    live.end()
    assert [shape.index for shape in view.drawing().shapes] == [-1], "the target alone"


def test_a_search_that_is_being_paused_is_not_shown_in_place_of_the_puzzle_that_was_opened(
        qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    before, solution = solved(SOMA, "cubic")
    window.document.change("Set", before)
    comes_to(qtbot, window, SearchState.IDLE)
    window.panels.to_solution()
    window.document.open(library() / "square" / "pentominoes-6x10.toml")
    window.panels.to_solution()
    assert window.runner.standing == SearchState.LOOKING
    with monkeypatch.context() as patch:
        patch.setattr(type(window.runner), "running", True)
        window.display.live._on_done(_Done(Partial(before, solution[:3], ground="#ffffff", pale=0.5)))
    shown = window.pane.view.puzzle
    assert shown is None or shown.target == window.document.puzzle.target


class _Done:
    """A task that has ended."""

    error = None

    def __init__(self, made: Partial) -> None:
        self._made = made

    def result(self) -> Partial:
        return self._made
