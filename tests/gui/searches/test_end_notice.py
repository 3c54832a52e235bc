"""A user who looks elsewhere is told that a long search has ended."""

import pytest
from PySide6.QtWidgets import QApplication, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.shell.window import MainWindow
from latticework.jobs.totals import Totals


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The windows that were marked in the task bar, and the messages of the desktop."""
    made: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, _=0: made.append(window))
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", lambda: True)
    monkeypatch.setattr(QSystemTrayIcon, "show", lambda _: None)
    monkeypatch.setattr(QSystemTrayIcon, "showMessage", lambda _icon, *texts: made.append(texts[1]))
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _: False)
    return made


def test_a_long_one_is_reported_and_a_short_one_is_not(window: MainWindow, alerts: list[object]) -> None:
    window.queue.ended.emit("Soma", Totals(solutions=240), 5.0)
    assert alerts == []
    window.queue.ended.emit("Soma", Totals(solutions=240), 500.0)
    assert alerts == [window, "Soma: 240 solutions"]


def test_it_can_be_turned_off_for_good(qtbot: QtBot, window: MainWindow, alerts: list[object]) -> None:
    window.notice.trigger()
    window.queue.ended.emit("Soma", Totals(solutions=240), 500.0)
    assert alerts == []
    assert not opened_window(qtbot).notice.isChecked()


def test_whoever_looks_at_the_window_is_not_notified(
    window: MainWindow, alerts: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MainWindow, "isActiveWindow", lambda _: True)
    window.queue.ended.emit("Soma", Totals(solutions=240), 500.0)
    assert alerts == []
