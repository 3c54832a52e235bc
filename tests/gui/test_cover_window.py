"""An exact cover problem in the window: opened from anywhere, searched, paused, gone on with, solutions as rows."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cover_texts import MANY, TOY, langford, queens
from latticework import paths
from latticework.exchange import dlx_text
from latticework.gui.app.cover_window import CoverWindow
from latticework.gui.app.window import MainWindow
from latticework.gui.common.search_state import SearchState
from session_help import write

SHOWN, BOLD = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.FontRole
Shown = Callable[[str], CoverWindow]


@pytest.fixture(name="shown")
def _shown(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    monkeypatch.setattr(paths, "searches", lambda: tmp_path)
    windows: list[CoverWindow] = []

    def show(text: str) -> CoverWindow:
        windows.append(CoverWindow(dlx_text.parse(text, "text", "some"), lambda: None))
        with qtbot.waitExposed(windows[-1]):
            windows[-1].show()
        qtbot.waitUntil(lambda: windows[-1].runner.look is not None)
        return windows[-1]

    yield show
    for window in windows:
        window.close()
        qtbot.waitUntil(lambda window=window: not window.isVisible(), timeout=60_000)
        window.deleteLater()


def comes_to(qtbot: QtBot, window: CoverWindow, state: SearchState) -> None:
    qtbot.waitUntil(lambda: window.runner.state == state, timeout=60_000)


def texts(window: CoverWindow) -> list[str]:
    model = window.model
    return [model.data(model.index(row, 0), SHOWN) for row in range(model.rowCount())]


def highlighted(window: CoverWindow) -> list[str]:
    table = window.options
    return [table.data(table.index(row, 1), SHOWN) for row in range(table.rowCount())
            if table.data(table.index(row, 1), BOLD) is not None]


def test_options_and_items_are_listed(shown: Shown) -> None:
    window = shown(MANY + "| comment\n")
    assert [window.options.data(window.options.index(row, 1), SHOWN) for row in range(window.options.rowCount())] == [
        "a b", "a c", "b", "c", "b c"]
    assert [tuple(window.items.data(window.items.index(row, column), SHOWN) for column in range(3))
            for row in range(window.items.rowCount())] == [
        ("a", "once", "2"), ("b", "2 to 3 times", "3"), ("c", "2 times", "3")]
    assert window.windowTitle() == "some"


def test_solutions_are_rows_and_their_options_are_highlighted(qtbot: QtBot, shown: Shown) -> None:
    window = shown(MANY)
    assert window.search.figures["Solutions"].text() == "none yet"
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert len(texts(window)) == 3
    assert window.search.figures["Solutions"].text() == "3"
    first, second = texts(window)[:2]
    assert first == "1:  " + "  |  ".join(highlighted(window))
    window.actions_by_text["&Next solution"].trigger()
    assert second == "2:  " + "  |  ".join(highlighted(window))


def test_a_colour_is_shown(qtbot: QtBot, shown: Shown) -> None:
    window = shown(TOY)
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert texts(window) == ["1:  p r x:A y  |  q x:A"]
    assert window.items.data(window.items.index(3, 1), SHOWN) == "at most once, or in one colour"
    plain = shown("a | x\na x\n")
    assert plain.items.data(plain.items.index(1, 1), SHOWN) == "at most once"


def test_no_solution_is_said(qtbot: QtBot, shown: Shown) -> None:
    window = shown("a b\na b\na\n")
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert len(texts(window)) == 1
    hopeless = shown("a b\na\n")
    assert "No option holds the item 'b'." in hopeless.search.message.text()
    assert not hopeless.search.go.isEnabled()


def test_a_search_is_paused_and_goes_on_in_another_window(qtbot: QtBot, shown: Shown) -> None:
    window = shown(langford(16))
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.model.rowCount() > 0, timeout=60_000)
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.PAUSED)
    found, nodes = window.model.rowCount(), window.runner.totals.nodes
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible())
    again = shown(langford(16))
    comes_to(qtbot, again, SearchState.PAUSED)
    assert again.model.rowCount() == found
    again.search.go.trigger()
    qtbot.waitUntil(lambda: again.runner.totals.nodes > nodes, timeout=60_000)


class TestOpening:
    @pytest.fixture
    def file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setattr(paths, "searches", lambda: tmp_path)
        return write(tmp_path, queens(8), "queens.dlx")

    def check(self, qtbot: QtBot, window: MainWindow) -> None:
        (opened,) = window.cover_windows
        assert opened.options.rowCount() == 64
        opened.close()
        qtbot.waitUntil(lambda: not window.cover_windows)

    def test_from_the_command_line(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        window.begin(file)
        self.check(qtbot, window)

    def test_from_the_menu(
        self, qtbot: QtBot, window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        kinds: list[str] = []
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *given: kinds.append(given[3]) or (str(file), ""))
        window.files.open()
        assert "*.dlx *.json *.npz" in kinds[0]
        self.check(qtbot, window)

    def test_by_dropping_it(self, qtbot: QtBot, window: MainWindow, file: Path) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(window, QDragEnterEvent(QPoint(5, 5), *how))
        QApplication.sendEvent(window, QDropEvent(QPointF(5, 5), *how))
        self.check(qtbot, window)

    def test_what_is_wrong_is_said_and_nothing_opened(
        self, window: MainWindow, tmp_path: Path, told: list[str]
    ) -> None:
        window.files.open_path(write(tmp_path, "a b\na c\n", "wrong.dlx"))
        assert "line 2: 'c' is not among the items" in told[0]
        assert window.cover_windows == []
