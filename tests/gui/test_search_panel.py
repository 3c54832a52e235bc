"""The search panel never throws a search away unasked, and two windows never spoil each other's."""


import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from latticework.gui.search.runner import State
from panel_help import Open, comes_to, dominoes

YES, CANCEL = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.Cancel


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
