"""What the tests of the list of searches share: searches that were begun, and the window that lists them."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import session_help
from latticework import paths
from latticework.gui.shell.window import MainWindow
from search_list_help import Begin, Listed


@pytest.fixture
def begun(tmp_path: Path) -> Begin:
    """Begin a search of dominoes in a rectangle; it lies among those of the program, or in another folder."""
    def begin(width: int, height: int, folder: Path | None = None) -> Path:
        made, _ = session_help.part_way(tmp_path, session_help.dominoes(width, height))
        return made.rename((folder or paths.searches()) / f"{width}x{height}.search")

    return begin


@pytest.fixture
def yes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All questions that were asked, each answered by yes."""
    asked: list[str] = []

    def answer(_parent: object, _title: str, text: str, *_: object) -> QMessageBox.StandardButton:
        asked.append(text)
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "question", answer)
    return asked


@pytest.fixture
def listed(qtbot: QtBot, window: MainWindow) -> Listed:
    return Listed(qtbot, window)
