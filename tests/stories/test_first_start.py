"""The first time the search is compiled for the machine: the window says so, goes on, and can be told to stop."""

import threading
import time
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework import compiling, paths
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve import search_thread
from latticework.gui.solve.activity import estimates
from latticework.gui.solve.trace import tracer
from latticework.gui.widgets.search_state import SearchState
from latticework.run import target_counts
from quick_suite import in_part
from window_help import comes_to, told

TOLD = "Compiling the search for this machine, once after an installation: 3 of 12…"
SAID = "Getting ready, once after an installation: step 1."


class Kernels:
    """Stands for kernels that are not compiled yet: whatever waits for them does until `ready` is set.

    `begun`: set in the midst of compiling one.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.ready, self._monkeypatch = threading.Event(), threading.Event(), monkeypatch

    def delay(self, owner: Any, name: str) -> None:
        """Let a function wait for them."""
        function = getattr(owner, name)

        def delayed(*args: Any, **named: Any) -> Any:
            while not self.ready.is_set():
                compiling.report(3, 12)
                time.sleep(0.01)
            return function(*args, **named)

        self._monkeypatch.setattr(owner, name, delayed)

    def hold(self, owner: Any, name: str) -> None:
        """Let a function be in the midst of compiling a single one."""
        function = getattr(owner, name)

        def held(*args: Any, **named: Any) -> Any:
            with compiling.in_progress():
                self.begun.set()
                self.ready.wait(5)
            return function(*args, **named)

        self._monkeypatch.setattr(owner, name, held)


@pytest.fixture
def kernels(monkeypatch: pytest.MonkeyPatch) -> Kernels:
    return Kernels(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = opened_window(qtbot)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=20_000)
    made.files.open_path(paths.library() / "packed-spheres" / "five-tetraspheres.toml")
    comes_to(qtbot, made, SearchState.IDLE)
    return made


def test_solve_says_so_and_is_paused_and_begun_again(qtbot: QtBot, window: MainWindow, kernels: Kernels) -> None:
    kernels.delay(search_thread, "open_search")
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: told(window) == SAID, timeout=20_000)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    comes_to(qtbot, window, SearchState.IDLE)
    kernels.ready.set()
    qtbot.keyClick(window, Qt.Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.runner.totals.copies == 12  # as published in the puzzle file


@pytest.mark.slow
def test_the_trace_says_so_is_stopped_and_begun_again(qtbot: QtBot, window: MainWindow, kernels: Kernels) -> None:
    kernels.delay(tracer, "Trace")
    qtbot.keyClick(window, Qt.Key.Key_F7)
    trace = window.panels.trace
    qtbot.waitUntil(lambda: trace.text == TOLD, timeout=20_000)
    qtbot.keyClick(trace.lists.options, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: trace.text == "Getting ready was stopped; run begins again.", timeout=20_000)
    kernels.ready.set()
    qtbot.keyClick(trace.lists.options, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "ways are left" in trace.text, timeout=20_000)


@pytest.mark.slow
def test_an_estimate_says_so(qtbot: QtBot, window: MainWindow, kernels: Kernels) -> None:
    kernels.delay(estimates, "of_puzzle")
    window.panels.to_solution()
    bar = window.panels.activity.estimate
    qtbot.mouseClick(bar.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bar.text.text() == TOLD, timeout=20_000)
    kernels.ready.set()
    qtbot.waitUntil(lambda: bar.text.text().startswith("Exactly"), timeout=60_000)


@pytest.mark.slow
def test_counting_all_targets_says_so_and_stops(
    qtbot: QtBot, window: MainWindow, kernels: Kernels
) -> None:
    from latticework.gui.searches.count_all_targets_dialog import TargetsDialog

    kernels.delay(target_counts, "_searched")
    window.actions_by_text["Count all &targets…"].trigger()
    dialog = window.findChild(TargetsDialog)
    qtbot.waitUntil(lambda: dialog.label.text() == TOLD, timeout=20_000)
    qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.label.text().startswith("Stopped: 0 of 3"), timeout=20_000)


@pytest.mark.slow
def test_how_the_queue_stands_is_shown_again_afterwards(qtbot: QtBot, window: MainWindow, kernels: Kernels) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    comes_to(qtbot, window, SearchState.PAUSED)
    kernels.delay(search_thread, "open_search")
    searches = window.panels.searches
    window.panels.to_searches()
    qtbot.waitUntil(lambda: searches.table.rows.rowCount() == 1, timeout=20_000)
    searches.to_list()
    qtbot.waitUntil(searches.commands.resume.isEnabled, timeout=20_000)
    qtbot.keyClick(searches.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: searches.line.text() == TOLD, timeout=20_000)
    kernels.ready.set()
    qtbot.waitUntil(lambda: searches.queue.running is None, timeout=60_000)
    assert not searches.line.isVisible()


@pytest.mark.parametrize("key", in_part([Qt.Key.Key_F5, Qt.Key.Key_F7], 2))
def test_the_window_closes_in_the_midst_of_a_kernel(
    qtbot: QtBot, window: MainWindow, kernels: Kernels, key: Qt.Key
) -> None:
    """A single one takes seconds, in which nothing is found that could be saved."""
    kernels.hold(search_thread, "open_search")
    kernels.hold(tracer, "Trace")
    qtbot.keyClick(window, key)
    assert kernels.begun.wait(20)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    assert not kernels.ready.is_set(), "it does not wait for the kernel"
    kernels.ready.set()
