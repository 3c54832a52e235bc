"""A user lets several searches go on one after the other."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import session_help
from gui_help import opened_window
from latticework import paths
from latticework.gui.searches.queue import Queue
from latticework.gui.widgets.search_state import SearchState
from latticework.run.crew import Crew
from latticework.store.glance import glance
from latticework.store.search_lock import SearchLock
from search_list_help import Begin, Listed
from window_help import comes_to

DOMINO_TILINGS_4X4, DOMINO_TILINGS_4X6 = 36, 281  # Kasteleyn 1961


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches take many small steps."""
    session_help.slices_of(monkeypatch, 50)


def copies(path: Path) -> int:
    """Return how many solutions a finished search has found."""
    seen = glance(path)
    assert seen.totals is not None
    assert seen.complete
    return seen.totals.copies


def test_those_chosen_are_brought_to_their_end_one_after_the_other(
    listed: Listed, qtbot: QtBot, begun: Begin
) -> None:
    first, second, left = begun(4, 4), begun(6, 4), begun(8, 4)
    listed.show()
    listed.choose(first, second)
    commands, ran = listed.panel.commands, set[Path]()
    listed.panel.queue.changed.connect(lambda: ran.add(listed.panel.queue.running or first))
    assert commands.resume.text() == "Resume one after the other"
    listed.window.activateWindow()
    listed.wait(listed.window.isActiveWindow)
    listed.panel.table.setFocus()
    qtbot.keyClick(listed.panel.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    listed.wait(lambda: listed.state(first) == listed.state(second) == "finished")
    assert ran == {first, second}
    assert (copies(first), copies(second)) == (DOMINO_TILINGS_4X4, DOMINO_TILINGS_4X6)
    assert not glance(left).complete
    assert listed.panel.line.text().startswith("The queue is empty")
    assert not listed.panel._pause.isVisible()


def test_a_search_that_runs_or_waits_is_not_queued_again(
    listed: Listed, qtbot: QtBot, begun: Begin, slow: None, tmp_path: Path
) -> None:
    long, other, here = begun(12, 12), begun(4, 4), begun(10, 10)
    queue, resume = listed.panel.queue, listed.panel.commands.resume
    (tmp_path / "link.search").symlink_to(other)
    listed.window.files.open_path(here)
    comes_to(qtbot, listed.window, SearchState.PAUSED)
    listed.show()
    assert resume.text() == "Resume in the queue"
    queue.add([long, other, tmp_path / "link.search", here])
    assert queue.waiting == [long, other, here]
    listed.window.search.go.trigger()
    listed.wait(lambda: listed.window.runner.running)
    assert queue.waiting == [long, other], "what runs in the window does not wait for the queue"
    listed.wait(lambda: listed.state(here) == "running in this window")
    queue.add([here])
    assert queue.waiting == [long, other]
    listed.panel.commands.pause.trigger()
    listed.wait(lambda: queue.status_of(long) is not None)
    assert resume.text() == "Add to the queue"
    for path in (long, other, here):
        listed.choose(path)
        assert not resume.isEnabled(), path
    listed.window.search.go.trigger()
    listed.wait(lambda: not listed.window.runner.running)


def test_it_says_what_runs_and_what_is_next(listed: Listed, begun: Begin, slow: None) -> None:
    long, other, last = begun(12, 12), begun(4, 4), begun(6, 4)
    listed.show()
    listed.panel.queue.add([long, other, last])
    listed.panel.commands.pause.trigger()
    listed.wait(lambda: listed.panel.queue.status_of(long) is not None)
    assert listed.panel.line.text() == "Searching Dominoes 12x12. Next: Dominoes 4x4 and 1 more"
    assert [listed.state(path) for path in (long, other, last)] == ["running", "next", "queued, number 2"]
    listed.choose(long)
    assert not listed.panel.commands.delete.isEnabled()
    listed.choose(other)
    listed.panel.commands.leave_queue.trigger()
    assert [listed.state(path) for path in (other, last)] == ["paused", "next"]


def test_a_pause_keeps_the_queue_also_when_the_window_closes(
    listed: Listed, qtbot: QtBot, begun: Begin, slow: None
) -> None:
    long, other = begun(12, 12), begun(4, 4)
    listed.show()
    listed.panel.queue.add([long, other])
    listed.panel.commands.pause.trigger()
    listed.wait(lambda: listed.panel.queue.status_of(long) is not None)
    before = glance(long).totals
    listed.panel.commands.pause.trigger()
    listed.wait(lambda: listed.panel.queue.running is None)
    assert listed.panel.line.text() == "The queue is paused. Next: Dominoes 12x12 and 1 more"
    after = glance(long).totals
    assert before is not None
    assert after is not None
    assert after.nodes >= before.nodes
    listed.window.close()
    another = Listed(qtbot, opened_window(qtbot))
    another.show()
    assert another.panel.queue.waiting == [long, other]
    assert another.panel.line.text() == "The queue is paused. Next: Dominoes 12x12 and 1 more"


def test_closing_while_it_runs_saves_the_search_and_the_queue(
    listed: Listed, begun: Begin, slow: None
) -> None:
    long, other = begun(12, 12), begun(4, 4)
    listed.show()
    listed.panel.queue.add([long, other])
    listed.panel.commands.pause.trigger()
    listed.wait(lambda: listed.panel.queue.status_of(long) is not None)
    listed.window.close()
    assert not glance(long).searched
    assert Queue().waiting == [long, other]


def test_one_that_cannot_be_resumed_does_not_stop_the_rest(listed: Listed, begun: Begin) -> None:
    taken, broken, good = begun(6, 4), begun(8, 4), begun(4, 4)
    listed.show()
    lock = SearchLock(taken)
    lock.take()
    broken.write_text("not a search any more")
    listed.panel.queue.add([taken, broken, paths.searches() / "gone.search", good])
    listed.panel.queue.resume(Crew(1))
    listed.wait(lambda: listed.state(good) == "finished")
    lock.release()
    problems = listed.panel.queue.problems
    assert "Another window or program is searching" in problems[taken]
    assert "not a Latticework search file" in problems[broken]
    assert copies(good) == DOMINO_TILINGS_4X4
    assert listed.panel.queue.waiting == []


def test_the_number_of_workers_is_that_of_the_search_panel(listed: Listed, begun: Begin, slow: None) -> None:
    long = begun(12, 12)
    listed.show()
    listed.window.search.workers.setValue(1)
    listed.choose(long)
    listed.panel.commands.resume.trigger()
    listed.wait(lambda: listed.panel.queue.status_of(long) is not None)
    listed.window.search.workers.setValue(0)

    def workers() -> int | None:
        status = listed.panel.queue.status_of(long)
        return status.workers if status else None

    listed.wait(lambda: workers() == 0)
