"""An exact cover problem in the window: opened from anywhere, searched, paused, gone on with, solutions as rows."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cover_texts import MANY, TOY, langford
from export_help import choose, export_to_chosen
from latticework import paths
from latticework.files import exact_covers, formats
from latticework.gui.export.dialog import exported
from latticework.gui.shell.cover_window import CoverWindow
from latticework.gui.shell.voice import Action
from latticework.gui.widgets.search_state import SearchState
from latticework.store.search_file import SearchFile
from window_help import told

SHOWN, BOLD = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.FontRole
Shown = Callable[[str], CoverWindow]


@pytest.fixture(name="shown")
def _shown(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shown]:
    monkeypatch.setattr(paths, "searches", lambda: tmp_path)
    windows: list[CoverWindow] = []

    def show(text: str) -> CoverWindow:
        windows.append(CoverWindow(exact_covers.parse_dlx(text, "text", "some")))
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


def test_how_often_an_item_is_to_be_held_is_said(shown: Shown) -> None:
    table = shown("p q | r s\np q r s:A\nq\n").items
    assert [table.data(table.index(row, 1), SHOWN) for row in range(4)] == [
        "once", "once", "at most once", "at most once, or in one colour"]


def test_a_note_just_typed_is_kept_when_the_window_is_closed(shown: Shown, qtbot: QtBot) -> None:
    window = shown(TOY)
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.waitUntil(window.browser.notes.note.isEnabled, timeout=60_000)
    qtbot.keyClicks(window.browser.notes.note, "the one")
    path = window.runner.path
    assert path is not None
    assert window.close()
    with closing(SearchFile.open(path)) as file:
        assert [note.text for note in file.notes] == ["the one"]


def test_options_and_items_are_listed(shown: Shown) -> None:
    window = shown(MANY + "| comment\n")
    assert [window.options.data(window.options.index(row, 1), SHOWN) for row in range(window.options.rowCount())] == [
        "a b", "a c", "b", "c", "b c"]
    assert [tuple(window.items.data(window.items.index(row, column), SHOWN) for column in range(3))
            for row in range(window.items.rowCount())] == [
        ("a", "once", "2"), ("b", "2 to 3 times", "3"), ("c", "2 times", "3")]
    assert window.windowTitle() == "some"


def test_all_of_it_is_on_a_small_screen(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1024, 600))
    window = shown(MANY)
    assert window.width() <= 1024
    assert window.height() <= 600 - 24


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
    assert told(hopeless) == "No option holds the item 'b'."
    assert hopeless.voice.said.action == Action.NOTHING
    assert not hopeless.search.go.isEnabled()


@pytest.mark.slow
def test_a_search_is_paused_and_resumes_in_another_window(qtbot: QtBot, shown: Shown) -> None:
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


def test_problem_and_solutions_are_exported_and_copied(
    shown: Shown, qtbot: QtBot, chooser: Any, tmp_path: Path
) -> None:
    window = shown(MANY)
    copy = window.actions_by_text["Copy as te&xt"].trigger
    QApplication.clipboard().setText("before")
    copy()
    assert QApplication.clipboard().text() == "before"
    assert "no solution" in window.passing.text
    dialog = window.export()
    endings = {form.ending for form in exported() if dialog.exportable.takes(form)}
    assert endings == {".txt", ".jsonl", ".csv", ".parquet", ".dlx", ".json"}
    choose(dialog, ".txt")
    assert not dialog.export_button.isEnabled()
    dialog.close()
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    window.browser.step(1)
    copy()
    assert QApplication.clipboard().text() == "a b\nc\nb c\n"
    for ending in sorted(endings - {".parquet"}):
        dialog = window.export()
        choose(dialog, ending)
        qtbot.waitUntil(lambda dialog=dialog: bool(dialog.preview.text.toPlainText()))
        chooser.answer = str(tmp_path / f"a{ending}")
        export_to_chosen(dialog)
        assert window.passing.text.startswith("Exported to ")
    assert (tmp_path / "a.txt").read_text().count("Solution ") == window.runner.totals.solutions
    assert formats.read_document(tmp_path / "a.dlx").cover.n_options == window.document.n_options
