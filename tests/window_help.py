"""Helpers of the tests of whole windows: waiting for a search, the keys, dropping a file, what a folder holds."""

import errno
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from latticework.gui.shell.cover_window import CoverWindow
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState


def comes_to(qtbot: QtBot, window: MainWindow | CoverWindow, state: SearchState) -> None:
    """Wait until the search of a window is in a state."""
    qtbot.waitUntil(lambda: window.runner.standing == state, timeout=60_000)


def told(window: MainWindow | CoverWindow) -> str:
    """Return what the line beside the tabs says."""
    speaker, line = (window.display.speaker, window.panels.voice) if isinstance(window, MainWindow) else (
        window.speaker, window.voice)
    speaker.say()  # it speaks a moment after each change
    return line.said.sentence


def press(qtbot: QtBot, window: MainWindow, action: Action) -> None:
    """Wait until the button beside the tabs offers something, and press it."""
    qtbot.waitUntil(lambda: bool(told(window)) and window.panels.voice.said.action == action, timeout=30_000)
    qtbot.mouseClick(window.panels.voice.button, Qt.MouseButton.LeftButton)


def in_front(qtbot: QtBot, window: QWidget) -> None:
    """Bring a window or a dialog to the front, so that the keys are its own."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=20_000)


def drop(window: QWidget, path: Path) -> None:
    """Drag a file onto a window and let it go there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), *how))
    QApplication.processEvents()  # opening waits until the drop is over


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Return the files of a folder: when each was changed last, and what is in it."""
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.iterdir() if path.is_file()}


def shut(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let no one look into a folder, not even root, for whom permissions hold nothing back."""
    for name in ("stat", "iterdir", "open"):
        monkeypatch.setattr(Path, name, _refusing(name, folder))


def _refusing(name: str, folder: Path) -> Any:
    usual = getattr(Path, name)

    def refuse(path: Path, *given: Any, **named: Any) -> Any:
        if folder in path.parents or (path == folder and name != "stat"):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return usual(path, *given, **named)

    return refuse
