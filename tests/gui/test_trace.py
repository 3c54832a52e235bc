"""The trace: a search walked through by buttons and keys, with lists and a picture of what is placed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework import paths
from latticework.files import exact_covers
from latticework.gui.shell.cover_window import CoverWindow
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.trace.panel import State, TracePanel
from latticework.jobs.job import prepare
from latticework.picture.partial_drawing import Partial, PartialShown
from latticework.puzzle import Puzzle, load
from latticework.search.trace import Kind, Trace

KEYS = Qt.Key
SIMPLE = paths.library() / "square" / "simple-2x3.toml"
MOMENTS = 20_000


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


@pytest.fixture
def puzzle() -> Puzzle:
    return load(SIMPLE)


@pytest.fixture
def panel(qtbot: QtBot, puzzle: Puzzle) -> TracePanel:
    made = opened(qtbot, TracePanel(), 320, 600)
    made.activateWindow()
    made.lists.options.setFocus()
    qtbot.waitUntil(made.isActiveWindow)
    show(qtbot, made, puzzle)
    return made


def show(qtbot: QtBot, panel: TracePanel, puzzle: Puzzle) -> None:
    panel.show_search(prepare(puzzle))
    rests(qtbot, panel)


def rests(qtbot: QtBot, panel: TracePanel) -> None:
    qtbot.waitUntil(lambda: panel.tracer.trace is not None and not panel.tracer.busy, timeout=MOMENTS)


def press(qtbot: QtBot, panel: TracePanel, key: KEYS, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
          ) -> None:
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    qtbot.keyClick(panel.lists.options, key, held)
    rests(qtbot, panel)


def number(panel: TracePanel) -> int:
    assert panel.tracer.trace is not None
    return panel.tracer.trace.node.number


def texts(widget_rows: object) -> list[list[str]]:
    rows = widget_rows
    return [[str(rows.index(row, column).data() or "") for column in range(rows.columnCount())]  # type: ignore[attr-defined]
            for row in range(rows.rowCount())]  # type: ignore[attr-defined]


def test_steps_on_and_back_by_keys(qtbot: QtBot, panel: TracePanel) -> None:
    assert panel.text == "2 ways are left for part C, the first of 4 with so few."
    assert not panel.commands["back"].isEnabled()
    for _ in range(3):
        press(qtbot, panel, KEYS.Key_Right)
    assert panel.text == "Solution 1: everything is covered."
    assert number(panel) == 4
    press(qtbot, panel, KEYS.Key_Left)
    assert number(panel) == 3
    press(qtbot, panel, KEYS.Key_Home)
    assert number(panel) == 1
    press(qtbot, panel, KEYS.Key_Left)
    assert number(panel) == 3


@pytest.mark.parametrize(("key", "held", "run"), [
    (KEYS.Key_S, Qt.KeyboardModifier.NoModifier, Trace.to_solution),
    (KEYS.Key_E, Qt.KeyboardModifier.NoModifier, Trace.to_dead_end),
    (KEYS.Key_D, Qt.KeyboardModifier.NoModifier, lambda trace: trace.to_depth(2)),
    (KEYS.Key_Right, Qt.KeyboardModifier.ShiftModifier, Trace.step_over)])
def test_runs_to_some_later_node(qtbot: QtBot, panel: TracePanel, key: KEYS, held: Qt.KeyboardModifier,
                                 run: Callable[[Trace], bool]) -> None:
    panel.wanted_depth.setValue(2)
    press(qtbot, panel, KEYS.Key_Right)
    press(qtbot, panel, key, held)
    assert panel.tracer.trace is not None
    other = Trace(panel.tracer.trace.problem)
    other.step()
    run(other)
    assert (number(panel), panel.tracer.trace.node.kind) == (other.node.number, other.node.kind)
    press(qtbot, panel, KEYS.Key_Left)
    assert number(panel) == 2


def test_lists_the_way_and_how_the_options_stand(qtbot: QtBot, panel: TracePanel) -> None:
    for _ in range(4):
        press(qtbot, panel, KEYS.Key_Right)
    lists = panel.lists
    assert texts(lists.path_rows) == [["part C", "C on 0,0 0,1 1,0", "1 of 2"], ["part B", "B on 2,0 2,1", "2 of 2"],
                                      ["part A", "", "1"]]
    assert texts(lists.option_rows) == [["A on 1,1", "to be tried"]]
    lists.path.setCurrentIndex(lists.path_rows.index(1, 0))
    assert texts(lists.option_rows) == [["B on 1,1 2,1", "tried"], ["B on 2,0 2,1", "placed now"]]
    assert [lists.option_rows.state(row) for row in range(2)] == [State.TRIED, State.PLACED]
    assert panel.partial is not None
    assert [placement.part for placement in panel.partial.placements] == [2]
    assert panel.partial.tried is not None
    assert panel.partial.tried.cells == ((2, 0, 0), (2, 1, 0))


def test_the_lists_show_the_node_that_was_reported_though_a_thread_has_moved_on(panel: TracePanel) -> None:
    assert panel.tracer.trace is not None
    shown = texts(panel.lists.path_rows)
    while panel.tracer.trace.step():
        assert texts(panel.lists.path_rows) == shown
    panel.tracer.moved.emit()
    assert texts(panel.lists.path_rows) == shown


def test_a_dead_end_marks_the_cells_that_nothing_covers(qtbot: QtBot, panel: TracePanel) -> None:
    show(qtbot, panel, load(paths.library() / "square" / "pentominoes-6x10.toml"))
    press(qtbot, panel, KEYS.Key_E)
    assert panel.text == "Dead end: no way is left for cell (2, 3)."
    assert panel.partial is not None
    assert panel.partial.marked == ((2, 3, 0),)
    assert len(panel.partial.placements) == 6


def test_runs_slowly_until_it_is_paused_or_done(qtbot: QtBot, panel: TracePanel) -> None:
    panel.slow.slider.setValue(panel.slow.slider.maximum())
    press(qtbot, panel, KEYS.Key_Space)
    assert panel.slow.running
    press(qtbot, panel, KEYS.Key_Space)
    assert not panel.slow.running
    reached = number(panel)
    assert reached > 1
    press(qtbot, panel, KEYS.Key_Space)
    qtbot.waitUntil(lambda: panel.tracer.at_end, timeout=MOMENTS)
    assert not panel.slow.running
    assert panel.text == "The search is done: 9 nodes, 3 solutions."
    assert not panel.commands["step"].isEnabled()


def test_another_engine_walks_its_own_way(qtbot: QtBot, panel: TracePanel) -> None:
    panel.engine.setCurrentIndex(panel.engine.findData("backtrack"))
    rests(qtbot, panel)
    assert panel.text == "2 ways are left for part C, the first in the order that is not covered."


def test_a_run_can_be_cancelled(qtbot: QtBot, panel: TracePanel) -> None:
    show(qtbot, panel, load(paths.library() / "square" / "one-sided-pentominoes-9x10.toml"))
    panel.commands["step_over"].trigger()
    assert panel.tracer.busy
    assert not panel.commands["step"].isEnabled()
    panel.commands["run"].trigger()
    rests(qtbot, panel)
    assert number(panel) == 1


def test_says_what_is_missing_and_begins_with_the_puzzle(qtbot: QtBot, puzzle: Puzzle) -> None:
    panel = opened(qtbot, TracePanel(), 320, 600)
    assert "once there is a puzzle" in panel.text
    assert not any(action.isEnabled() for action in panel.commands.values())
    show(qtbot, panel, puzzle)
    panel.tracer.step()
    same = panel.tracer.trace
    panel.show_search(prepare(puzzle))  # looked at anew, as when its search begins
    assert panel.tracer.trace is same
    panel.show_search(None)
    qtbot.waitUntil(lambda: panel.tracer.trace is None)
    assert panel.partial is None


def test_hidden_it_pauses_and_leaves_the_picture(qtbot: QtBot, panel: TracePanel) -> None:
    panel.toggle()
    with qtbot.waitSignal(panel.shown, check_params_cb=lambda partial: partial is None):
        panel.hide()
    assert not panel.slow.running


def test_in_the_window_the_picture_follows(qtbot: QtBot, window: MainWindow) -> None:
    window.document.open(SIMPLE)
    qtbot.waitUntil(lambda: window.runner.look is not None and window.runner.look.puzzle.name == "Simple 2x3",
                    timeout=MOMENTS)
    window.panels.to_trace()
    panel, view = window.panels.trace, window.pane.view
    rests(qtbot, panel)
    panel.commands["step"].trigger()
    shown = view._shown
    assert isinstance(shown, PartialShown)
    assert isinstance(shown.partial, Partial)
    assert [placement.part for placement in shown.partial.placements] == [2]
    covered = panel.lists.path_rows.index(0, 1)
    assert covered.data(Qt.ItemDataRole.ToolTipRole) == covered.data(), "also where its column is too narrow"
    window.panels.solve_workspace.docks["Trace"].hide()
    assert not isinstance(view._shown, PartialShown)
    window.close()


def test_an_exact_cover_problem_is_walked_through_in_its_window(qtbot: QtBot) -> None:
    window = CoverWindow(exact_covers.parse_dlx("a b c\na b\nc\nb c\na\n", "text", "toy"))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.tabs.setCurrentWidget(window.trace)
    rests(qtbot, window.trace)
    assert window.trace.text.startswith("2 ways are left for item a")
    window.trace.commands["to_solution"].trigger()
    rests(qtbot, window.trace)
    assert window.trace.tracer.trace is not None
    assert window.trace.tracer.trace.node.kind == Kind.SOLUTION
    assert window.trace.partial is None
    assert isinstance(window.tabs.currentWidget(), QWidget)
    window.close()


def test_the_trace_ends_when_it_is_left_and_never_comes_back_by_itself(own_window: MainWindow, qtbot: QtBot) -> None:
    own_window.begin(SIMPLE)
    panels = own_window.panels
    dock = panels.solve_workspace.docks["Trace"]
    own_window.activateWindow()
    qtbot.waitUntil(own_window.isActiveWindow)  # or no list gets the focus while the panel is being hidden
    qtbot.waitUntil(lambda: own_window.runner.look is not None, timeout=MOMENTS)
    for leave in (panels.to_canvas, panels.to_library, lambda: panels.step(1), lambda: own_window.begin(SIMPLE),
                  lambda: qtbot.keyClick(own_window.panels.trace.lists.options, KEYS.Key_Escape)):
        panels.to_trace()
        qtbot.waitUntil(dock.isVisible)
        rests(qtbot, panels.trace)
        leave()
        panels.to_solution()
        assert not dock.isVisible()
        assert not isinstance(own_window.pane.view._shown, PartialShown), "nor stays its picture"
    panels.to_trace()
    own_window.tabs.keep(QSettings())
    panels.solve_workspace.restore()  # as after a restart
    assert not dock.isVisible()


def test_why_ends_with_its_puzzle(own_window: MainWindow) -> None:
    own_window.begin(SIMPLE)
    own_window.panels.show_why()
    assert own_window.panels.why.isVisible()
    own_window.begin(paths.library() / "cubic" / "soma.toml")
    own_window.panels.show_canvas()
    assert not own_window.panels.why.isVisible()
    assert own_window.parts.isVisible()


def test_a_solution_is_counted_at_the_step_that_finds_it(panel: TracePanel) -> None:
    node = panel.tracer.node
    while node is not None and node.kind != Kind.SOLUTION:
        assert "0 solutions so far" in panel.figures.text()
        panel.tracer.step()
        node = panel.tracer.node
    assert panel.text.startswith("Solution 1:")
    assert "1 solution so far" in panel.figures.text()
