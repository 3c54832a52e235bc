"""A user looks which searches there are, how far they are and how much disk they take."""

import os
import time
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QFile, QSettings, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

import session_help
from gui_help import opened_window
from latticework import paths
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.searches import listed_searches
from latticework.gui.searches.search_rows import Column
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.puzzle import PALETTE, load, parse
from latticework.puzzle.library import library_name, shipped
from latticework.run.search import Search
from latticework.store import sqlite
from latticework.store.glance import glance
from latticework.store.search_lock import SearchLock
from panel_help import dominoes
from search_list_help import Begin, Listed
from window_help import comes_to, contents, drop, shut


def test_with_none_it_says_how_to_get_some(
    listed: Listed, qtbot: QtBot, begun: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mail").mkdir()
    path = begun(4, 4, tmp_path / "mail")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    listed.show()
    assert "press Solve" in listed.panel.empty_text.text()
    assert listed.panel.empty.isVisible()
    listed.panel.open_file.click()
    comes_to(qtbot, listed.window, SearchState.PAUSED)
    assert listed.window.document.puzzle.name == "Dominoes 4x4"


def test_names_shares_solutions_states_and_sizes_are_listed(listed: Listed, begun: Begin) -> None:
    half, whole = begun(6, 4), begun(4, 4)
    whole_totals = session_help.finish(whole, prepare(parse(session_help.dominoes(4, 4), "test")))
    listed.show()
    listed.panel.table.sortByColumn(Column.NAME, Qt.SortOrder.AscendingOrder)
    assert listed.column(Column.NAME) == ["Dominoes 4x4", "Dominoes 4x6"]
    seen = glance(half)
    assert seen.totals is not None
    assert listed.figures(whole).startswith(f"{whole_totals.solutions} solutions, all explored in ")
    assert listed.figures(half).startswith(f"{seen.totals.solutions} solutions, ")
    assert f"{seen.totals.explored_part * 100:.0f}" in listed.figures(half)
    assert "% explored in" in listed.figures(half)
    assert listed.column(Column.STATE) == ["finished", "paused"]
    assert listed.column(Column.SIZE) == [f"{path.stat().st_size / 1000:.1f} kB" for path in (whole, half)]
    assert listed.panel.sums.text().startswith("2 searches, 1 finished")


def test_the_row_of_the_search_in_this_window_is_painted_again_as_it_begins_and_ends(
    listed: Listed, begun: Begin
) -> None:
    one, other, rows = begun(4, 4), begun(6, 4), listed.panel.rows
    listed.show()
    painted: list[Path] = []
    rows.dataChanged.connect(lambda first, _last: painted.append(rows.paths[first.row()]))
    for at_hand in (one, other, None):
        rows.show_searched_here(at_hand)
    assert painted == [one, one, other, other]


def test_with_the_keyboard_the_search_used_last_is_chosen_first_and_only_once_all_are_read(
    listed: Listed, begun: Begin
) -> None:
    oldest, newest = begun(4, 4), begun(6, 4)
    os.utime(oldest, (1, 1))
    panel = listed.panel
    panel.rows.show_paths([oldest, newest])
    panel.to_list()
    assert panel.table.chosen == []
    listed.show()
    panel.to_list()
    assert panel.table.chosen == [newest]


def test_it_shows_a_picture_of_each_puzzle(listed: Listed, begun: Begin) -> None:
    begun(4, 4)
    listed.show()

    def seen() -> bool:
        picture = listed.panel.rows.index(0, Column.NAME).data(Qt.ItemDataRole.DecorationRole).toImage()
        return picture.pixelColor(picture.rect().center()).alpha() > 0

    listed.wait(seen)


def test_it_sorts_by_size_and_filters_by_name(listed: Listed, begun: Begin) -> None:
    for width in (8, 4, 6):
        begun(width, 4)
    os.utime(paths.searches() / "6x4.search", (1e9, 1e9))
    listed.show()
    table = listed.panel.table
    table.sortByColumn(Column.TOUCHED, Qt.SortOrder.AscendingOrder)
    assert listed.column(Column.NAME)[0] == "Dominoes 4x6"
    table.sortByColumn(Column.NAME, Qt.SortOrder.DescendingOrder)
    assert listed.column(Column.NAME) == ["Dominoes 4x8", "Dominoes 4x6", "Dominoes 4x4"]
    listed.qtbot.keyClicks(listed.panel.filter, "4x6 dom")
    assert listed.column(Column.NAME) == ["Dominoes 4x6"]
    listed.panel.filter.setText("soma")
    assert listed.panel.empty_text.text() == "No search has these words in its name."


def test_damaged_and_foreign_files_are_listed_with_the_reason_and_left_alone(listed: Listed, begun: Begin) -> None:
    damaged, foreign = begun(4, 4), paths.searches() / "letter.search"
    damaged.write_bytes(damaged.read_bytes()[:6000])
    foreign.write_text("Dear friend")
    before = contents(paths.searches())
    listed.show()
    assert "damaged search file" in listed.state(damaged)
    assert "not a Latticework search file" in listed.state(foreign)
    listed.choose(foreign)
    assert not listed.panel.commands.open.isEnabled()
    assert not listed.panel.commands.resume.isEnabled()
    assert contents(paths.searches()) == before


def test_one_that_another_program_searches_says_so_and_cannot_be_deleted(listed: Listed, begun: Begin) -> None:
    path = begun(4, 4)
    lock = SearchLock(path)
    lock.take()
    listed.show()
    assert listed.state(path) == "running in another window or program"
    listed.choose(path)
    assert not listed.panel.commands.delete.isEnabled()
    assert not listed.panel.commands.resume.isEnabled()
    lock.release()
    listed.wait(lambda: listed.state(path) == "paused")
    assert listed.panel.commands.delete.isEnabled()


def test_looking_opens_nothing_for_writing(
    listed: Listed, begun: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(4, 4)
    modes, usual = [], sqlite.connect

    def connect(path: Path, mode: str) -> sqlite.Connection:
        modes.append(mode)
        return usual(path, mode)

    monkeypatch.setattr(sqlite, "connect", connect)
    listed.show()
    listed.panel.table.grab()  # and the pictures
    assert modes
    assert all(mode.startswith("ro") for mode in modes)


@pytest.mark.slow
def test_hundreds_of_files_are_there_at_once_and_are_read_in_the_background(
    listed: Listed, begun: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(4, 4)
    for number in range(299):
        os.link(first, paths.searches() / f"copy-{number}.search")
    reading = []

    def slow(path: Path, before: object) -> object:
        reading.append(path)
        time.sleep(0.001)
        return glance(path, before)  # type: ignore[arg-type]

    monkeypatch.setattr(listed_searches, "glance", slow)
    with listed.qtbot.waitSignal(listed.panel.reader.found):
        listed.window.panels.to_searches()
    assert listed.panel.table.rows.rowCount() == 300
    assert len(reading) < 300
    listed.wait(lambda: len(reading) == 300 and listed.column(Column.NAME) == ["Dominoes 4x4"] * 300)


def test_a_new_search_and_one_that_goes_appear_and_vanish_by_themselves(listed: Listed, begun: Begin) -> None:
    listed.show()
    path = begun(4, 4)
    listed.wait(lambda: listed.column(Column.NAME) == ["Dominoes 4x4"])
    path.unlink()
    listed.wait(lambda: not listed.column(Column.NAME))


def test_folders_that_are_shut_in_mid_session_stop_nothing(
    listed: Listed, qtbot: QtBot, begun: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[str]
) -> None:
    mail = tmp_path / "mail"
    mail.mkdir()
    drop(listed.window, begun(4, 4, mail))
    begun(6, 4)
    listed.show()
    assert len(listed.column(Column.NAME)) == 2
    for folder in (mail, paths.searches().parent):
        shut(monkeypatch, folder)
    listed.show()
    assert listed.column(Column.NAME) == []
    listed.window.document.show_other(parse(session_help.dominoes(6, 4), "test"))
    comes_to(qtbot, listed.window, SearchState.IDLE)
    listed.window.panels.show_solution()
    listed.window.in_and_out.copy_search()
    assert told == ["There is no search of this puzzle yet to be copied; press Solve first."]


def test_a_friends_file_is_opened_by_dropping_it_and_is_listed_from_then_on(
    listed: Listed, qtbot: QtBot, begun: Begin, tmp_path: Path
) -> None:
    (tmp_path / "mail").mkdir()
    path = begun(4, 4, tmp_path / "mail")
    drop(listed.window, path)
    comes_to(qtbot, listed.window, SearchState.PAUSED)
    assert listed.window.model.rowCount() > 0
    listed.show()
    assert listed.column(Column.NAME) == ["Dominoes 4x4"]
    another = Listed(qtbot, opened_window(qtbot))
    another.show()
    assert another.column(Column.NAME) == ["Dominoes 4x4"]
    another.choose(path)
    another.panel.commands.forget.trigger()
    another.wait(lambda: not another.column(Column.NAME))
    assert path.exists()


def test_a_double_click_opens_puzzle_and_solutions(listed: Listed, qtbot: QtBot, begun: Begin) -> None:
    path = begun(4, 4)
    listed.show()
    listed.choose(path)
    qtbot.keyClick(listed.panel.table, Qt.Key.Key_Return)
    comes_to(qtbot, listed.window, SearchState.PAUSED)
    assert listed.window.document.puzzle.name == "Dominoes 4x4"
    assert listed.window.runner.path == path
    assert listed.window.tabs.currentWidget() is listed.window.panels.solve_workspace


def test_enter_opens_a_paused_search_that_has_found_nothing_where_it_is_resumed(
    listed: Listed, qtbot: QtBot, tmp_path: Path
) -> None:
    path = paths.searches() / "none.search"
    with closing(Search.start(prepare(dominoes(8, 8), Method("bitset")), path)):
        pass
    listed.show()
    listed.choose(path)
    qtbot.keyClick(listed.panel.table, Qt.Key.Key_Return)
    comes_to(qtbot, listed.window, SearchState.PAUSED)
    assert listed.window.model.rowCount() == 0
    assert listed.window.tabs.currentWidget() is listed.window.panels.solve_workspace


def test_what_the_window_itself_searches_is_distinguished(
    listed: Listed, qtbot: QtBot, begun: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    session_help.slices_of(monkeypatch, 50)
    path = begun(10, 10)
    listed.window.files.open_path(path)
    comes_to(qtbot, listed.window, SearchState.PAUSED)
    listed.show()
    listed.window.search.go.trigger()
    listed.wait(lambda: listed.state(path) == "running in this window")
    listed.choose(path)
    assert not listed.panel.commands.delete.isEnabled()
    listed.window.search.go.trigger()
    listed.wait(lambda: listed.state(path) == "paused")


def test_deleting_asks_and_moves_to_the_trash(listed: Listed, begun: Begin, yes: list[str]) -> None:
    path, kept = begun(4, 4), begun(6, 4)
    listed.show()
    listed.choose(path)
    listed.panel.commands.delete.trigger()
    listed.wait(lambda: listed.column(Column.NAME) == ["Dominoes 4x6"])
    assert yes == ["Move the search of Dominoes 4x4 to the trash? Its solutions go with it."]
    trash = Path(os.environ["XDG_DATA_HOME"]) / "Trash" / "files"
    assert [found.name for found in trash.iterdir()] == [path.name]
    assert kept.exists()


def test_where_there_is_no_trash_deleting_asks_once_more(
    listed: Listed, begun: Begin, yes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFile, "moveToTrash", lambda _: False)
    path = begun(4, 4)
    listed.show()
    listed.choose(path)
    listed.panel.commands.delete.trigger()
    assert len(yes) == 2
    assert "for good" in yes[1]
    assert not path.exists()


def test_one_that_was_just_begun_elsewhere_is_not_deleted(
    listed: Listed, begun: Begin, yes: list[str], told: list[str]
) -> None:
    path = begun(4, 4)
    listed.show()
    listed.choose(path)
    lock = SearchLock(path)
    lock.take()
    listed.panel.commands.delete.trigger()
    assert yes
    assert "another window or program is searching there" in told[0]
    assert path.exists()
    lock.release()


def test_a_copy_is_saved_as_a_file_that_opens(
    listed: Listed, begun: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = begun(4, 4), tmp_path / "for a friend"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    listed.show()
    listed.choose(path)
    listed.panel.commands.copy.trigger()
    assert glance(target.with_name("for a friend.search")).totals == glance(path).totals
    assert "for a friend.search" in listed.window.passing.text


def test_the_file_manager_shows_where_it_lies(
    listed: Listed, begun: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    listed.show()
    path = begun(4, 4)
    listed.wait(lambda: bool(listed.column(Column.NAME)))
    listed.choose(path)
    listed.panel.commands.show_file.trigger()
    assert shown == [QUrl.fromLocalFile(str(paths.searches()))]


def test_a_pyramid_stands_on_its_base_as_in_the_library(tmp_path: Path) -> None:
    known = {library_name(path): path for path in shipped()}
    puzzle = load(known["packed-spheres/pyramid-20.toml"])
    with closing(Search.start(prepare(puzzle), tmp_path / "one.search")):
        pass
    standing = puzzle.standing
    assert listed_searches.picture_of(tmp_path / "one.search", 1.0, False).image == picture(
        standing.lattice, standing.target.cells, PALETTE[1], listed_searches.PICTURE, 1.0, False, largest=16.0)


def test_a_puzzle_that_is_named_after_its_search_began_has_its_name_in_the_list(
    listed: Listed, qtbot: QtBot, tmp_path: Path
) -> None:
    window = listed.window
    text = session_help.puzzle_text("Untitled", 3, 2, {"D": ("##", 3)})
    window.document.show_unsaved(OpenedPuzzle(parse(text, "test")))
    comes_to(qtbot, window, SearchState.IDLE)
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    listed.show()
    assert listed.column(Column.NAME) == ["Untitled · 6 cells · D"]
    window.document.save_as(tmp_path / "my bricks.toml")
    comes_to(qtbot, window, SearchState.FINISHED)
    listed.panel.reader.look()
    listed.wait(lambda: listed.column(Column.NAME) == ["my bricks"])
    path, = listed.panel.rows.paths
    listed.choose(path)
    listed.panel.commands.open.trigger()
    assert window.document.search is not None
    assert window.windowTitle() == "my bricks[*]"
    comes_to(qtbot, window, SearchState.FINISHED)  # and it is still the search in that file
    assert window.runner.opened_path == path


def test_damaged_settings_leave_searches_the_names_in_their_files(listed: Listed, begun: Begin) -> None:
    begun(4, 4)
    for damaged in ("{", "[]", '{"a": 1}'):
        QSettings().setValue("searches/names", damaged)
        listed.show()
        assert listed.column(Column.NAME) == ["Dominoes 4x4"]
        listed.window.panels.to_library()
