"""A user stars two solutions, filters the list, and exports just those."""

import json
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import session_help
from gui_help import opened_window
from latticework.files import formats
from latticework.gui.export.exportable import Which
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.store.search_file import SearchFile
from latticework.store.tables.note_rows import Note
from window_help import comes_to

LINES = formats.to_write(Path("a.jsonl"))


@pytest.fixture
def found(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window with a search that has favourites."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    path = tmp_path / "a.search"
    session_help.finish(path, prepare(parse(session_help.TWINS, "test")))
    with closing(SearchFile.open(path)) as file:
        file.store_notes([Note(2, favourite=True), Note(5, favourite=True), Note(3, favourite=False, text="odd")])
    window = opened_window(qtbot)
    window.files.open_path(path)
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.waitUntil(lambda: window.browser.row == 0, timeout=20_000)
    window.panels.to_solution()
    return window


def choices(window: MainWindow) -> dict[Which, str]:
    return window.panels.exportable.choices(LINES)


def test_the_favourites_are_offered_beside_all(found: MainWindow) -> None:
    assert choices(found) == {Which.ALL: f"All {found.model.stored_count} solutions found",
                              Which.SHOWN: "The solution shown", Which.FAVOURITES: "The 2 favourites"}


def test_a_filtered_list_is_what_is_exported(
    qtbot: QtBot, found: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Yes)  # to replace the first file
    found.browser.filters.button.click()
    found.browser.filters.parts.part.setCurrentIndex(1)
    found.browser.filters.parts.cell.setText("0, 0")
    found.browser.filters.parts.add.click()
    qtbot.waitUntil(lambda: 0 < found.model.rowCount() < found.model.stored_count, timeout=20_000)
    listed = [found.model.number(row) + 1 for row in range(found.model.rowCount())]
    assert next(iter(choices(found))) is Which.LISTED
    dialog = found.in_and_out.export()
    dialog.choose(LINES)
    assert dialog.page is not None
    assert dialog.page.which is Which.LISTED
    made = tmp_path / "some.jsonl"
    dialog.destination.line.setText(str(made))
    dialog.export_button.click()
    assert [json.loads(line)["number"] for line in made.read_text().splitlines()] == listed
    dialog.close()
    found.browser.filters.clear.click()
    qtbot.waitUntil(lambda: found.model.rowCount() == found.model.stored_count, timeout=20_000)
    dialog = found.in_and_out.export()
    dialog.choose(LINES)
    assert dialog.page.which is Which.ALL
    dialog.destination.line.setText(str(made))
    dialog.page.solutions.setCurrentIndex(dialog.page.solutions.findData(Which.FAVOURITES))
    dialog.export_button.click()
    assert [json.loads(line)["number"] for line in made.read_text().splitlines()] == [2, 5]
    dialog.close()
