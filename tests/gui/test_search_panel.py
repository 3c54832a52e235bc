"""The search panel never throws a search away unasked, and two windows never spoil each other's."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from latticework.gui.search.panel import SearchPanel
from latticework.gui.search.runner import Runner, State
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle

Open = Callable[[Puzzle], SearchPanel]
YES, CANCEL = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel


def dominoes(width: int, height: int) -> Puzzle:
    target = tuple((x, y, 0) for x in range(width) for y in range(height))
    part = Part("domino", ((0, 0, 0), (1, 0, 0)), width * height // 2, width * height // 2)
    return Puzzle(builtin("square"), target=target, parts=(part,))


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    panels: list[SearchPanel] = []

    def make(puzzle: Puzzle) -> SearchPanel:
        runner = Runner(folder=tmp_path)
        panels.append(SearchPanel(runner))
        qtbot.addWidget(panels[-1])
        runner.show(puzzle)
        qtbot.waitUntil(lambda: runner.state not in {State.IDLE, State.LOOKING} or runner.look is not None)
        return panels[-1]

    yield make
    for panel in panels:
        panel.runner.close()


def comes_to(qtbot: QtBot, panel: SearchPanel, state: State) -> None:
    qtbot.waitUntil(lambda: panel.runner.state == state, timeout=60_000)


def answering(monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton) -> list[str]:
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *args: asked.append(args[2]) or answer)
    return asked


def test_a_finished_search_is_only_begun_anew_when_the_user_says_so(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = opened(dominoes(4, 4))
    panel.go.trigger()
    comes_to(qtbot, panel, State.FINISHED)
    found = panel.runner.totals
    assert found.copies == 36  # Kasteleyn
    assert not panel.go.isEnabled()
    asked = answering(monkeypatch, CANCEL)
    panel.again.trigger()
    assert len(asked) == 1
    assert f"{found.solutions} solutions" in asked[0]
    assert (panel.runner.state, panel.runner.totals) == (State.FINISHED, found)
    answering(monkeypatch, YES)
    panel.again.trigger()
    assert panel.runner.totals.nodes == 0
    comes_to(qtbot, panel, State.FINISHED)
    assert panel.runner.totals.digest == found.digest


def test_a_stopped_search_goes_on_where_it_was(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(8, 10))  # takes minutes
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.nodes > 0, timeout=60_000)
    panel.stop.trigger()
    comes_to(qtbot, panel, State.STOPPED)
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
        assert "Another window" in second.message.text()
        assert not second.runner.running
        second.message.clear()
    first.runner.pause()
    comes_to(qtbot, first, State.PAUSED)
    assert first.message.text() == ""
    before = first.runner.totals
    second.go.trigger()  # had seen no search when it looked; goes on with the other's
    qtbot.waitUntil(lambda: second.runner.totals.nodes > before.nodes, timeout=60_000)


def test_an_unreadable_search_is_put_aside_only_by_start_over(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(4, 4))
    path = panel.runner.path
    path.write_bytes(b"something of the user's")
    again = opened(dominoes(4, 4))
    assert "not a Latticework search file" in again.message.text()
    assert not again.go.isEnabled()
    assert path.read_bytes() == b"something of the user's"
    again.again.trigger()
    comes_to(qtbot, again, State.FINISHED)
    assert again.runner.totals.copies == 36
    assert path.with_suffix(".damaged").read_bytes() == b"something of the user's"


def test_the_bar_is_empty_while_a_puzzle_is_looked_at(qtbot: QtBot, opened: Open) -> None:
    panel = opened(dominoes(4, 4))
    panel.go.trigger()
    comes_to(qtbot, panel, State.FINISHED)
    assert (panel.bar.value(), panel.bar.text()) == (panel.bar.maximum(), "100 % explored")
    panel.runner.expect(dominoes(4, 3))
    assert panel.runner.state == State.LOOKING
    assert (panel.bar.value(), panel.bar.text()) == (0, "")
