"""The states of a search belong to its puzzle, and what was asked for is not forgotten on the way."""

import errno
import os
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui_help import handle_events
from latticework.gui.solve import method_dialog, puzzle_check
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.search_form import NOTHING, Figures
from latticework.gui.solve.status_texts import counts
from latticework.gui.solve.stored_search import MethodTexts, put_aside
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.run.run_status import RunStatus
from panel_help import Open, comes_to, dominoes, told
from window_help import shut

LONG, SHORT, OTHER = dominoes(8, 10), dominoes(4, 4), dominoes(4, 3)
WHOLE = 1 << 62


@pytest.fixture
def searching(qtbot: QtBot, opened: Open) -> SearchPanel:
    """A panel whose search takes minutes and has found something."""
    method_dialog.store_method(Method("bitset"))  # so that nothing is tried before
    panel = opened(LONG)
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.solutions > 0, timeout=60_000)
    return panel


def states(runner: Runner) -> list[SearchState]:
    """Return the list of the states that a search comes to from now on."""
    seen: list[SearchState] = []
    runner.state_changed.connect(seen.append)
    return seen


def test_only_the_puzzle_that_was_stopped_is_stopped(qtbot: QtBot, searching: SearchPanel) -> None:
    runner = searching.runner
    searching.stop.trigger()
    comes_to(qtbot, searching, SearchState.STOPPED)
    runner.show(LONG)
    comes_to(qtbot, searching, SearchState.STOPPED)
    runner.show(SHORT)
    comes_to(qtbot, searching, SearchState.IDLE)
    runner.show(LONG)
    comes_to(qtbot, searching, SearchState.PAUSED)
    assert runner.totals.nodes


def test_one_solution_is_requested_of_the_current_puzzle_only(qtbot: QtBot, opened: Open) -> None:
    panel = opened(SHORT)
    panel.one.trigger()
    comes_to(qtbot, panel, SearchState.PAUSED)
    assert panel.runner.limit == 1
    panel.runner.show(OTHER)
    comes_to(qtbot, panel, SearchState.IDLE)
    assert panel.runner.limit is None


def test_what_is_to_follow_a_pause_follows_when_it_is_asked_for_again(
    qtbot: QtBot, searching: SearchPanel
) -> None:
    told: list[str] = []
    searching.runner.pause(lambda: told.append("first"))
    searching.runner.pause()
    comes_to(qtbot, searching, SearchState.PAUSED)
    assert told == ["first"]


def test_an_edit_while_it_pauses_is_looked_at_afterwards(qtbot: QtBot, searching: SearchPanel) -> None:
    runner = searching.runner
    seen = states(runner)
    runner.state_changed.connect(lambda _: seen == [SearchState.PAUSING] and runner.pause())
    runner.show(SHORT)
    comes_to(qtbot, searching, SearchState.IDLE)
    assert seen[:2] == [SearchState.PAUSING] * 2
    assert runner.look.puzzle is SHORT


def test_a_search_that_ends_as_it_is_stopped_is_finished(qtbot: QtBot, opened: Open) -> None:
    panel = opened(SHORT)
    seen = states(panel.runner)
    panel.runner.progressed.connect(lambda progress: progress.totals.complete and panel.runner.stop())
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert SearchState.PAUSING in seen
    assert seen[-1] == SearchState.FINISHED


def test_solve_pressed_while_a_puzzle_is_looked_at_resumes_its_search(
    qtbot: QtBot, searching: SearchPanel
) -> None:
    searching.go.trigger()
    comes_to(qtbot, searching, SearchState.PAUSED)
    before = searching.runner.totals
    searching.runner.expect(LONG)
    assert searching.runner.state == SearchState.LOOKING
    searching.go.trigger()
    searching.runner.show(LONG)
    qtbot.waitUntil(lambda: searching.runner.totals.nodes > before.nodes, timeout=30_000)


@pytest.mark.parametrize(("explored", "told"), [
    (0, "0.000 % explored"), (WHOLE // 8, "12.500 % explored"), (WHOLE - 1, "99.999 % explored"),
    (WHOLE, "100 % explored")])
def test_all_is_only_explored_at_the_end(qtbot: QtBot, opened: Open, explored: int, told: str) -> None:
    panel = opened(SHORT)
    comes_to(qtbot, panel, SearchState.IDLE)
    panel.runner.progressed.emit(RunStatus(Totals(explored=explored), 1.0, None, 1, 0))
    assert panel.bar.format() == told


def test_a_search_is_put_aside_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    """A log left behind would be taken for that of the next search, and no file that was put aside is lost."""
    suffixes = ("", "-wal", "-shm", "-journal")
    for _ in range(2):
        for suffix in suffixes:
            (tmp_path / f"a.search{suffix}").write_text(suffix)
        put_aside(tmp_path / "a.search")
    left = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert left == {f"{name}{suffix}": suffix for name in ("a.damaged", "a.damaged-2") for suffix in suffixes}


@pytest.mark.parametrize(("texts", "rows"), [
    (MethodTexts(), {}), (MethodTexts("bitset"), {"Method": "bitset"}),
    (MethodTexts("bitset --prune fits", {}), {"Method": "bitset --prune fits", "Cut off": "nothing yet"}),
    (MethodTexts("bitset --prune small,fits", {"fits": 1234, "small": 5}),
     {"Method": "bitset --prune small,fits", "Cut off": "5 by small\n1,234 by fits"})])
def test_what_was_cut_off_is_shown_where_it_was_asked_for(
    qtbot: QtBot, texts: MethodTexts, rows: dict[str, str]
) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    figures = Figures()
    holder.setLayout(figures)
    figures.details.button.setChecked(True)
    figures.show_method(texts)
    assert {name: figures.labels[name].text() for name in ("Method", "Cut off")
            if figures.isRowVisible(figures.labels[name])} == rows


@pytest.mark.parametrize(("totals", "told"), [
    (Totals(), "none yet"), (Totals(explored=WHOLE - 1), "none yet"), (Totals(explored=WHOLE), "none"),
    (Totals(solutions=1, rotations=2, copies=1234), "1 different\n2 with mirror images\n1,234 in all positions")])
def test_solutions_are_only_denied_at_the_end(totals: Totals, told: str) -> None:
    assert counts(totals) == told


def test_figures_of_a_search_that_is_being_paused_are_not_shown_for_the_next_puzzle(
    qtbot: QtBot, searching: SearchPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_look = threading.Event()
    monkeypatch.setattr(puzzle_check, "prepare", lambda puzzle: may_look.wait(60) and prepare(puzzle))
    runner = searching.runner
    searching.message.tell("a complaint")
    runner.show(SHORT)
    for _ in range(2):  # while the search before it runs, and when it has been paused
        assert runner.standing == SearchState.LOOKING
        assert told(searching) == "Looking at the puzzle."
        assert (searching.message.text(), searching.bar.text(), searching.figures["Solutions"].text()) == (
            "", "", "none yet")
        assert searching.figures["Speed"].text() == searching.figures["Time left"].text() == NOTHING
        runner.pause()
        qtbot.waitUntil(lambda: not runner.running, timeout=60_000)
    may_look.set()
    comes_to(qtbot, searching, SearchState.IDLE)
    assert runner.look.puzzle is SHORT


@pytest.mark.parametrize("begin", ["solve", "resume"])
def test_a_folder_that_is_shut_after_the_puzzle_was_looked_at_is_reported_when_the_search_begins(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, begin: str
) -> None:
    panel = SearchPanel(Runner(folder=tmp_path))
    qtbot.addWidget(panel)
    panel.runner.show(SHORT)
    comes_to(qtbot, panel, SearchState.IDLE)
    failures: list[str] = []
    panel.runner.failed.connect(failures.append)
    shut(monkeypatch, tmp_path)
    getattr(panel.runner, begin)(1)
    qtbot.waitUntil(lambda: bool(failures))
    assert "Permission denied" in failures[0]
    panel.runner.close()


def test_a_folder_that_nobody_may_look_into_is_reported_and_no_fault(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    exists = Path.exists

    def closed(path: Path) -> bool:
        if path.is_relative_to(tmp_path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return exists(path)

    monkeypatch.setattr(Path, "exists", closed)
    panel = SearchPanel(Runner(folder=tmp_path))
    qtbot.addWidget(panel)
    panel.runner.show(SHORT)
    comes_to(qtbot, panel, SearchState.IDLE)
    qtbot.waitUntil(lambda: panel.runner.hopeless)
    assert "cannot be used: Permission denied" in panel.message.text()
    assert not panel.go.isEnabled()
    panel.runner.close()


@pytest.mark.parametrize("moments_later", [False, True])
def test_solve_pressed_after_an_edit_during_a_search_searches_the_edited_puzzle(
        qtbot: QtBot, searching: SearchPanel, moments_later: bool) -> None:
    """A window checks an edited puzzle a moment after the edit: Solve is pressed before that, or while it is done."""
    runner = searching.runner
    runner.expect(SHORT)
    if moments_later:
        runner.show(SHORT)
        qtbot.waitUntil(lambda: runner.state == SearchState.PAUSING or runner.standing != SearchState.LOOKING,
                        timeout=60_000)
    assert (searching.go.text(), searching.go.isEnabled()) == ("Solve", True)
    looked = runner.standing != SearchState.LOOKING  # a quick machine may have saved and checked by now
    searching.go.trigger()
    assert runner.state == SearchState.STARTING if looked else searching.commands.waiting
    if not moments_later:
        runner.show(SHORT)
    comes_to(qtbot, searching, SearchState.FINISHED)
    assert runner.look is not None
    assert runner.look.puzzle is SHORT
    assert runner.totals.copies == 36


def test_what_was_to_be_solved_is_not_solved_once_there_is_another_puzzle(qtbot: QtBot, opened: Open) -> None:
    panel = opened(SHORT)
    panel.runner.show(OTHER)
    panel.go.trigger()
    panel.runner.show(LONG)
    assert not panel.commands.waiting
    seen = states(panel.runner)
    comes_to(qtbot, panel, SearchState.IDLE)
    handle_events()
    assert SearchState.STARTING not in seen
    assert panel.runner.look is not None
    assert panel.runner.look.puzzle is LONG
