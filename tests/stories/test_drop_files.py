"""A user drops puzzles, a search, several files at once, or a folder, anywhere onto the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from gui_help import opened_window
from latticework.gui.library.collections import OWN
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import LIBRARY
from library_help import shown
from session_help import dominoes, part_way, write
from window_help import shut

CORNER = QPoint(5, 5)


@pytest.fixture
def window(qtbot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    return opened_window(qtbot)


def drop(widget: QWidget, *given: Path, text: str = "", at: QPoint = CORNER) -> None:
    """Drag files, or a text, over the window to a place in a widget and let them go there."""
    data = QMimeData()
    data.setText(text)
    if given:
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in given])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    for under in (widget.window(), widget):
        QApplication.sendEvent(under, QDragEnterEvent(QPoint(5, 5), *how))
    QApplication.sendEvent(widget, QDropEvent(QPointF(at), *how))
    QApplication.processEvents()  # opening waits until the drop is over


def test_a_search_is_opened_with_its_puzzle(window: MainWindow, tmp_path: Path) -> None:
    search, _ = part_way(tmp_path, dominoes(4, 4))
    drop(window, search)
    assert window.document.search is not None
    assert window.document.search.path == search


def test_a_file_dropped_on_a_field_is_opened_and_a_text_is_typed(window: MainWindow, tmp_path: Path) -> None:
    field = window.library.filter
    drop(field, write(tmp_path, dominoes(4, 4), "mine.toml"))
    assert window.document.path == tmp_path / "mine.toml"
    assert field.text() == ""
    drop(field, text="soma")
    assert field.text() == "soma"


def test_a_folder_opens_the_puzzles_and_searches_in_it(window: MainWindow, tmp_path: Path) -> None:
    first = write(tmp_path, dominoes(4, 4), "a.toml")
    search, _ = part_way(tmp_path, dominoes(4, 5))
    (tmp_path / "readme.pdf").touch()
    (tmp_path / "deeper").mkdir()
    beside: list[Path] = []
    window.files.beside_requested.connect(beside.append)
    drop(window, tmp_path)
    assert [window.document.source, *beside] == [first, search]


def test_a_folder_without_puzzles_is_refused_in_words(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    (tmp_path / "empty").mkdir()
    drop(window, tmp_path / "empty")
    assert "empty" in told[0]


def test_what_one_may_not_look_at_is_refused_in_words(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(box.text()))
    file = write(tmp_path, dominoes(4, 4))
    shut(monkeypatch, tmp_path)
    drop(window, file)
    drop(window, tmp_path)
    assert ["Permission denied" in text for text in said] == [True, True], said


def test_a_folder_on_the_library_becomes_the_folder_of_ones_own(qtbot, window: MainWindow, tmp_path: Path) -> None:
    window.tabs.setCurrentIndex(LIBRARY)
    library = window.library
    library.bar.words.setText("soma")
    before = window.document.source
    write(tmp_path, dominoes(4, 4), "a.toml")
    drop(window, tmp_path, at=library.view.mapTo(window, library.view.rect().center()))
    assert library.own.path == tmp_path
    assert library.bar.query.collection == OWN
    qtbot.waitUntil(lambda: not library.reading and len(shown(library)) == 1, timeout=20_000)
    assert window.document.source == before
    (tmp_path / "deeper").mkdir()
    drop(library.filter, tmp_path / "deeper")
    assert library.own.path == tmp_path / "deeper"
