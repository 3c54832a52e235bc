"""The search panel never throws a search away unasked, and two windows never spoil each other's."""

import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from latticework import compiling
from latticework.cancel import checkpoint
from latticework.gui.solve import method_dialog, puzzle_check, search_thread
from latticework.gui.solve.stored_search import open_search
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.run.run_status import RunStatus
from latticework.shares.split_and_merge import split
from latticework.store.search_file import SearchFile
from latticework.store.tables.note_rows import Note
from panel_help import Open, comes_to, dominoes, told

YES, CANCEL = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel


@pytest.fixture(autouse=True)
def chosen() -> None:
    """A method, or each search that takes minutes would try several for seconds."""
    method_dialog.store_method(Method("bitset"))


def answering(monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton) -> list[str]:
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *args: asked.append(args[2]) or answer)
    return asked


def test_a_finished_search_is_only_started_over_when_the_user_says_so(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = opened(dominoes(4, 4))
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    found = panel.runner.totals
    assert found.copies == 36  # Kasteleyn
    assert not panel.go.isEnabled()
    asked = answering(monkeypatch, CANCEL)
    panel.again.trigger()
    assert len(asked) == 1
    assert f"{found.solutions} solutions" in asked[0]
    assert "note" not in asked[0]
    with closing(SearchFile.open(panel.runner.path)) as file:
        file.store_notes([Note(1, favourite=True)])
    panel.again.trigger()
    assert asked[1].endswith("with all favourites and notes.")
    assert (panel.runner.state, panel.runner.totals) == (SearchState.FINISHED, found)
    answering(monkeypatch, YES)
    with qtbot.waitSignal(panel.runner.put_aside, timeout=60_000):
        panel.again.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert panel.runner.totals.digest == found.digest


def test_a_stopped_search_resumes_where_it_was(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(8, 10))  # takes minutes
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.nodes > 0, timeout=60_000)
    panel.stop.trigger()
    comes_to(qtbot, panel, SearchState.STOPPED)
    before = panel.runner.totals
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.nodes > before.nodes, timeout=60_000)
    assert panel.runner.totals.solutions >= before.solutions


def test_two_windows_do_not_search_one_puzzle_at_a_time(qtbot: QtBot, opened: Open) -> None:
    first, second = opened(dominoes(8, 10)), opened(dominoes(8, 10))
    first.go.trigger()
    qtbot.waitUntil(lambda: first.runner.totals.nodes > 0, timeout=60_000)
    for start in (second.runner.solve, second.runner.resume):
        start(1)
        qtbot.waitUntil(lambda: not second.runner.running, timeout=60_000)
        assert "Another window" in second.message.text()
        second.message.clear()
    first.runner.pause()
    comes_to(qtbot, first, SearchState.PAUSED)
    assert first.message.text() == ""
    before = first.runner.totals
    comes_to(qtbot, second, SearchState.PAUSED)  # had seen no search when it looked, but followed the other's
    second.go.trigger()
    qtbot.waitUntil(lambda: second.runner.totals.nodes > before.nodes, timeout=60_000)


@pytest.mark.slow
def test_a_window_follows_what_another_one_finds(qtbot: QtBot, opened: Open) -> None:
    first, second = opened(dominoes(8, 10)), opened(dominoes(8, 10))
    first.go.trigger()
    comes_to(qtbot, second, SearchState.ELSEWHERE)
    assert "elsewhere" in told(second)
    assert not any(action.isEnabled() for action in (second.go, second.one, second.stop))
    late = opened(dominoes(8, 10))
    assert late.runner.state == SearchState.ELSEWHERE
    seen = second.runner.totals.nodes
    qtbot.waitUntil(lambda: second.runner.totals.nodes > seen, timeout=60_000)
    first.runner.pause()
    comes_to(qtbot, first, SearchState.PAUSED)
    for other in (second, late):
        comes_to(qtbot, other, SearchState.PAUSED)
        assert other.runner.totals == first.runner.totals


def test_a_search_started_over_elsewhere_is_shown_again(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = opened(dominoes(4, 4)), opened(dominoes(4, 4))
    first.go.trigger()
    comes_to(qtbot, second, SearchState.FINISHED)
    answering(monkeypatch, YES)
    followed = []
    second.runner.followed.connect(followed.append)
    first.again.trigger()
    comes_to(qtbot, first, SearchState.FINISHED)
    qtbot.waitUntil(lambda: bool(followed), timeout=60_000)
    comes_to(qtbot, second, SearchState.FINISHED)
    assert second.runner.totals == first.runner.totals


def test_getting_ready_can_be_stopped(qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def long(prepared: Prepared) -> tuple[Prepared, str]:
        while True:
            checkpoint()

    monkeypatch.setattr("latticework.method.choosing.choose_method", long)
    panel = opened(dominoes(4, 4))
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.STARTING)
    panel.stop.trigger()
    qtbot.waitUntil(lambda: not panel.runner.running, timeout=60_000)
    assert panel.runner.state == SearchState.IDLE
    assert panel.go.isEnabled()


def test_an_unexpected_error_while_a_puzzle_is_looked_at_is_reported(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: met.append(kind))
    monkeypatch.setattr(puzzle_check, "prepare", lambda _: 1 // 0)
    panel = opened(dominoes(4, 4))
    qtbot.waitUntil(lambda: "division" in panel.message.text(), timeout=60_000)
    assert panel.runner.state == SearchState.IDLE
    assert met == [ZeroDivisionError]


def test_an_unreadable_search_is_put_aside_only_by_start_over(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(4, 4))
    path = panel.runner.path
    path.write_bytes(b"something of the user's")
    again = opened(dominoes(4, 4))
    assert "not a Latticework search file" in again.message.text()
    assert not again.go.isEnabled()
    assert path.read_bytes() == b"something of the user's"
    again.again.trigger()
    comes_to(qtbot, again, SearchState.FINISHED)
    assert again.runner.totals.copies == 36
    assert path.with_suffix(".damaged").read_bytes() == b"something of the user's"


def test_the_bar_is_empty_while_a_puzzle_is_looked_at(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(4, 4))
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert (panel.bar.value(), panel.bar.text()) == (panel.bar.maximum(), "100 % explored")
    panel.runner.expect(dominoes(4, 3))
    assert panel.runner.state == SearchState.LOOKING
    assert (panel.bar.value(), panel.bar.text()) == (0, "")


def test_a_window_that_is_closed_after_an_edit_of_a_running_search_closes(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(8, 10))
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.nodes > 0, timeout=60_000)
    ended = []
    panel.runner.show(dominoes(8, 4))
    panel.runner.end(lambda: ended.append(panel.runner.running))
    panel.runner.show(dominoes(8, 6))
    qtbot.waitUntil(lambda: bool(ended), timeout=60_000)
    assert ended == [False]


def test_what_was_in_the_way_is_taken_back(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(4, 4))
    progress = RunStatus(Totals(), 1.0, None, 1, 0, "A worker is not responding")
    panel.runner.progressed.emit(progress)
    assert "not responding" in panel.message.text()
    panel.runner.progressed.emit(replace(progress, notice=""))
    assert panel.message.text() == ""
    panel.runner.failed.emit("/a/long/path/" * 9 + "s.search: cannot be written")
    assert panel.message.minimumSizeHint().width() < 300
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert panel.message.text() == ""


def test_kernels_that_are_being_compiled_are_announced_without_those_that_were_ready(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, heard = opened(dominoes(4, 4)), []
    begin = open_search

    def compile_first(*args: Any) -> Any:
        compiling.report(36, 66)
        first_is_heard.wait(60)
        compiling.report(38, 66)
        may_begin.wait(60)
        return begin(*args)

    first_is_heard, may_begin = threading.Event(), threading.Event()
    monkeypatch.setattr(search_thread, "open_search", compile_first)
    panel.runner.compiled.connect(lambda *_: heard.append(told(panel)))
    panel.go.trigger()
    qtbot.waitUntil(lambda: heard == ["Getting ready, once after an installation: step 1."], timeout=60_000)
    first_is_heard.set()
    qtbot.waitUntil(lambda: heard[1:] == ["Getting ready, once after an installation: step 3."], timeout=60_000)
    may_begin.set()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert told(panel).startswith("All ")
    assert compiling.listeners == []


def test_compiling_ends_with_the_next_kernel_when_it_is_stopped(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compile_for_ever(*_: Any) -> Any:
        while True:
            compiling.report(3, 12)
            time.sleep(0.01)

    panel = opened(dominoes(4, 4))
    monkeypatch.setattr(search_thread, "open_search", compile_for_ever)
    with qtbot.waitSignal(panel.runner.compiled, timeout=60_000):
        panel.go.trigger()
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.IDLE)
    assert compiling.listeners == []


def test_how_far_looking_is_stands_in_the_bar_and_goes_when_it_ends(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(4, 4))
    comes_to(qtbot, panel, SearchState.IDLE)
    panel.runner.expect(dominoes(4, 5))
    panel.runner.looking.emit("placing part 1 of 2", 0.5)
    assert panel.bar.format() == "placing part 1 of 2"
    assert panel.bar.value() == panel.bar.maximum() // 2
    panel.runner.show(dominoes(4, 5))
    comes_to(qtbot, panel, SearchState.IDLE)
    assert panel.bar.format() == "0.000 % explored"
    panel.runner.looking.emit("placing part 2 of 2", 1)  # late
    assert panel.bar.format() == "0.000 % explored"


def test_a_search_that_is_split_says_what_is_away_as_soon_as_it_is_opened(qtbot: QtBot, opened: Open) -> None:
    first = opened(dominoes(8, 10))
    first.go.trigger()
    qtbot.waitUntil(lambda: first.runner.totals.nodes > 0, timeout=60_000)
    first.runner.pause()
    comes_to(qtbot, first, SearchState.PAUSED)
    parts = split(first.runner.path, 1)
    second = opened(dominoes(8, 10))
    comes_to(qtbot, second, SearchState.PAUSED)
    assert f"1 part is away ({parts[0].name})" in second.message.text().replace("\u200b", "")
