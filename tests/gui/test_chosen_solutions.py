"""What a user does to find the solutions worth keeping: filter, walk the gallery, star and note them, compare two."""

from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import session_help
from gui_help import opened, opened_window
from latticework.errors import LatticeworkError
from latticework.gui.shell.window import MainWindow
from latticework.gui.solutions import thumbnails
from latticework.gui.solutions.filter_bar import FilterBar
from latticework.gui.solutions.note_bar import _store
from latticework.gui.solutions.solution_rows import STAR
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, parse
from latticework.solution.conditions import At, Condition, Score, Symmetric, Touching
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import Order, by_symmetry, chosen, numbers_in_order
from latticework.store.tables.note_rows import Note
from session_help import finish
from window_help import comes_to


@pytest.fixture
def search(tmp_path: Path) -> Path:
    """All ways to fill a square with two larger parts and dominoes."""
    finish(tmp_path / "a.search", prepare(parse(session_help.TWINS, "test")))
    return tmp_path / "a.search"


@pytest.fixture
def found(qtbot: QtBot, window: MainWindow, search: Path) -> MainWindow:
    """The window with that search, its solutions on a page."""
    window.browser.page.setChecked(True)
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.waitUntil(lambda: window.browser.row == 0, timeout=20_000)
    return window


def listed(qtbot: QtBot, window: MainWindow, count: int) -> list[int]:
    """Return the numbers of the solutions that are listed once there are so many."""
    qtbot.waitUntil(lambda: not window.browser.filters.progress.isVisible()
                    and window.model.rowCount() == count, timeout=20_000)
    return [window.model.number(row) + 1 for row in range(count)]


def meeting(search: Path, *conditions: Condition, copies: bool = False) -> list[int]:
    with closing(SearchFile.open(search)) as file:
        return chosen(file, prepare(file.document), conditions, copies).tolist()


def notes(path: Path) -> list[Note]:
    with closing(SearchFile.open(path)) as file:
        return file.notes


def in_tab_order(whole: QWidget) -> list[QWidget]:
    """Return the widgets in one to which Tab leads, in order."""
    found, field = [], whole.nextInFocusChain()
    while field is not whole:
        if whole.isAncestorOf(field) and field.isVisible() and field.isEnabled() \
                and field.focusPolicy() & Qt.FocusPolicy.TabFocus and field.focusProxy() is None:
            found.append(field)
        field = field.nextInFocusChain()
    return found


def test_how_many_are_listed_stands_below_the_fields(qtbot: QtBot) -> None:
    bar = opened(qtbot, FilterBar(), 300, 400)
    bar.show_found(3, 8)
    bar.button.click()
    assert bar.isAncestorOf(bar.found)
    qtbot.waitUntil(lambda: bar.found.y() > bar.fields.geometry().bottom() > bar.head.geometry().bottom())


def test_conditions_are_added_joined_and_taken_away(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    filters, every = found.browser.filters, found.model.stored_count
    filters.button.click()
    filters.parts.part.setCurrentIndex(1)
    filters.parts.cell.setText("0, 0")
    filters.parts.add.click()
    first = meeting(search, At(1, 0))
    assert 0 < len(first) < every
    assert listed(qtbot, found, len(first)) == first
    assert filters.found.text() == f"{len(first)} of {every}"
    filters.parts.kind.setCurrentIndex(2)
    filters.parts.other.setCurrentIndex(0)
    filters.parts.add.click()
    both = meeting(search, At(1, 0), Touching(0, 1))
    assert listed(qtbot, found, len(both)) == both
    assert filters.copies.isVisible()
    filters.copies.click()
    copies = meeting(search, At(1, 0), Touching(0, 1), copies=True)
    assert listed(qtbot, found, len(copies)) == copies
    filters.parts._remove(At(1, 0))
    touching = meeting(search, Touching(0, 1), copies=True)
    assert listed(qtbot, found, len(touching)) == touching
    filters.clear.click()
    assert listed(qtbot, found, every) == [*range(1, every + 1)]
    assert filters.found.text() == ""
    assert filters.conditions == ()


def test_a_part_that_is_there_once_is_not_said_to_touch_itself(qtbot: QtBot) -> None:
    bar = opened(qtbot, FilterBar(), 300, 400)
    parts = bar.parts
    once, twice = Part("F", ((0, 0, 0),)), Part("G", ((0, 0, 0),), 2, 2)
    parts.show_puzzle(Puzzle(builtin("square"), parts=(once, twice)))
    parts.kind.setCurrentIndex(2)

    def others() -> list[str]:
        return [parts.other.itemText(row) for row in range(parts.other.count())]

    assert others() == ["G"]
    parts.add.click()
    parts.part.setCurrentIndex(1)
    assert others() == ["F", "G"]
    assert parts.other.currentText() == "G"  # as before
    parts.add.click()
    assert parts.conditions == [Touching(0, 1), Touching(1, 1)]
    parts.reset()
    parts.show_puzzle(Puzzle(builtin("square"), parts=(once,)))
    parts.add.click()
    assert (others(), parts.conditions) == ([], [])


@pytest.mark.parametrize("gallery", [False, True])
def test_tab_leads_through_the_page_as_it_is_laid_out(qtbot: QtBot, found: MainWindow, gallery: bool) -> None:
    browser, filters = found.browser, found.browser.filters
    browser.gallery_button.setChecked(gallery)
    filters.button.click()
    for cell in ("0,0", "1,1"):
        filters.parts.cell.setText(cell)
        filters.parts.add.click()
    qtbot.waitUntil(lambda: not filters.progress.isVisible() and filters.clear.isVisible(), timeout=20_000)
    met = in_tab_order(browser)
    assert {browser.gallery_button, filters.favourites, filters.clear} < set(met)
    places = [QRect(widget.mapTo(browser, QPoint(0, 0)), widget.size()) for widget in met]
    for (one, before), (other, after) in pairwise(zip(met, places, strict=True)):
        beside = before.top() <= after.center().y() <= before.bottom() and before.right() <= after.left()
        assert beside or before.bottom() <= after.top(), (one, other)


def test_a_cell_that_is_none_is_reported(found: MainWindow) -> None:
    parts = found.browser.filters.parts
    found.browser.filters.button.click()
    parts.cell.setText("7,7")
    parts.add.click()
    assert "should be a cell of the target, for example 0,0" in parts.message.text()
    assert parts.conditions == []


def test_symmetric_ones_and_those_of_a_high_score_are_listed(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    filters = found.browser.filters
    filters.symmetric.click()
    fixed = meeting(search, Symmetric())
    assert 0 < len(fixed) < found.model.stored_count
    assert listed(qtbot, found, len(fixed)) == fixed
    filters.symmetric.click()
    filters.score.setValue(12)
    high = meeting(search, Score(12))
    assert listed(qtbot, found, len(high)) == high


@pytest.mark.slow
def test_boxes_stay_under_the_pointer_as_they_are_ticked(qtbot: QtBot, found: MainWindow) -> None:
    filters = found.browser.filters
    filters.button.click()
    qtbot.waitUntil(filters.symmetric.isVisible)
    QApplication.processEvents()
    before = [box.mapTo(found, box.rect().topLeft()) for box in (filters.favourites, filters.symmetric)]
    filters.symmetric.click()
    qtbot.waitUntil(lambda: filters.found.isVisible() and not filters.progress.isVisible(), timeout=20_000)
    QApplication.processEvents()
    assert [box.mapTo(found, box.rect().topLeft()) for box in (filters.favourites, filters.symmetric)] == before


@pytest.mark.slow
def test_the_most_symmetric_come_first(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    with closing(SearchFile.open(search)) as file:
        import numpy as np

        expected = by_symmetry(file, prepare(file.document), np.arange(file.totals().stored + 1) > 0).tolist()
    found.browser.apart.choose(Order.SYMMETRY)
    qtbot.waitUntil(lambda: found.model.number(0) + 1 == expected[0], timeout=20_000)
    assert listed(qtbot, found, len(expected)) == expected
    assert found.browser.row == 0


def test_a_cell_of_the_solution_shown_is_clicked_with_ctrl(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    found.panels.to_solution()
    solution, view = found.browser.solution, found.pane.view
    assert solution is not None
    qtbot.waitUntil(lambda: view.cell_at(QPoint(view.width() // 2, view.height() // 2 + 9)) is not None)
    point = QPoint(view.width() // 2 + 9, view.height() // 2 + 9)
    index, cell = view.cell_at(point)
    assert cell in solution[index].cells
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, point)
    number = found.document.puzzle.target.cells.index(cell)
    expected = meeting(search, At(solution[index].part, number))
    assert listed(qtbot, found, len(expected)) == expected
    assert found.browser.solution == solution


@pytest.mark.slow
def test_finding_is_stopped_and_all_are_listed(
    qtbot: QtBot, found: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    from latticework.cancel import checkpoint
    from latticework.gui.solutions import list_order

    def without_end(*_: object) -> object:
        while True:
            checkpoint()

    monkeypatch.setattr(list_order, "numbers_in_order", without_end)
    found.browser.filters.colors.click()
    qtbot.waitUntil(found.browser.filters.stop.isVisible, timeout=20_000)
    found.browser.filters.stop.click()
    assert listed(qtbot, found, found.model.stored_count)
    assert not found.browser.filters.colors.isChecked()


def test_a_star_and_a_note_are_there_the_next_time(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    browser = found.browser
    browser._go(2)
    found.actions_by_text["&Favourite"].trigger()
    browser._go(4)
    qtbot.keyClicks(browser.notes.note, "see the corner")
    browser.step(1)  # without Enter
    qtbot.waitUntil(lambda: notes(search) == [Note(3, favourite=True), Note(5, favourite=False,
                                                                            text="see the corner")], timeout=20_000)
    qtbot.waitUntil(lambda: found.model.data(found.model.index(2, 0)) == f"{STAR} 3", timeout=20_000)
    browser.filters.favourites.click()
    assert listed(qtbot, found, 1) == [3]
    found.close()
    again = opened_window(qtbot)
    again.files.open_path(search)
    comes_to(qtbot, again, SearchState.FINISHED)
    again.browser._go(4)
    assert again.browser.notes.note.text() == "see the corner"
    assert not again.browser.notes.star.isChecked()
    again.browser._go(2)
    assert again.browser.notes.star.isChecked()
    again.close()


def test_what_cannot_be_kept_is_said_and_not_shown(
    qtbot: QtBot, found: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise LatticeworkError("The disk cannot be written")

    monkeypatch.setattr(SearchFile, "store_notes", refuse)
    found.browser.notes.star.click()
    qtbot.waitUntil(lambda: found.browser.notes.message.text() == "The disk cannot be written", timeout=20_000)
    assert not found.browser.notes.star.isChecked()
    assert notes(search) == []


def test_the_gallery_shows_what_is_seen_and_walks_on_with_the_keys(
    qtbot: QtBot, found: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    paint = thumbnails.painted
    monkeypatch.setattr(thumbnails, "painted", lambda *given: painted.append(1) or paint(*given))
    found.panels.to_solution()
    browser, gallery = found.browser, found.browser.gallery
    browser.gallery_button.click()
    grid, count = gallery.grid, found.model.rowCount()
    columns = grid.columnCount()
    assert gallery.isVisible()
    assert not browser.table.isVisible()
    assert columns > 1
    assert grid.rowCount() == -(-count // columns)
    qtbot.waitUntil(lambda: found.model.picture(columns) is not None, timeout=20_000)
    assert len(painted) <= count, "each once, although views are drawn again meanwhile"
    gallery.setFocus()
    for _ in range(columns + 1):
        QTest.keyClick(gallery, Qt.Key.Key_Right)
    assert browser.row == columns + 1
    browser.step(-1)
    assert grid.place(gallery.currentIndex()) == columns
    QTest.keyClick(gallery, Qt.Key.Key_Down)
    assert browser.row == 2 * columns
    browser._go(count - 1)
    QTest.keyClick(gallery, Qt.Key.Key_Right)
    assert browser.row == count - 1
    browser.gallery_button.click()
    assert browser.table.isVisible()


@pytest.mark.slow
def test_two_solutions_side_by_side_show_what_differs(found: MainWindow) -> None:
    found.panels.to_solution()
    pane, browser = found.pane, found.browser
    kept = browser.solution
    QTest.keyClick(pane.view, Qt.Key.Key_K)
    assert pane.comparison.kept_view.isVisible()
    browser.step(1)
    shown = browser.solution
    assert kept is not None
    assert shown is not None
    same = {(one.part, one.cells) for one in kept} & {(one.part, one.cells) for one in shown}
    assert 0 < len(same) < len(shown)
    assert pane.view._faded == {i for i, one in enumerate(shown) if (one.part, one.cells) in same}
    assert pane.comparison.kept_view._faded == {i for i, one in enumerate(kept) if (one.part, one.cells) in same}
    assert f"{len(shown) - len(same)} part" in pane.comparison.message.text()
    QTest.keyClick(pane.view, Qt.Key.Key_I)
    assert pane.comparison.kept_view._camera == pane.view._camera
    pane.comparison.end.click()
    assert not pane.comparison.kept_view.isVisible()
    assert pane.view._faded == set()


def test_all_that_the_terminal_lists_the_window_lists_too(search: Path) -> None:
    from latticework.store.solution_order import Arrangement, Filter

    with closing(SearchFile.open(search)) as file:
        prepared = prepare(file.document)
        file.store_notes([Note(2, favourite=True), Note(7, favourite=True)])
        listed = numbers_in_order(file, prepared, Arrangement(favourites=True, conditions=(At(1, 0),)))
        assert set(listed.tolist()) == {2, 7} & set(meeting(search, At(1, 0)))
        assert numbers_in_order(file, prepared, Arrangement(only=Filter.APART)).tolist() == []


def test_a_star_leaves_the_note_of_another_window(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    bar = found.browser.notes
    assert found.model.note(0).text == ""  # known by now
    with closing(SearchFile.open(search)) as file:
        file.store_notes([Note(1, favourite=False, text="from another window")])
    bar.star.click()
    qtbot.waitUntil(lambda: notes(search) == [Note(1, favourite=True, text="from another window")], timeout=20_000)
    qtbot.waitUntil(lambda: bar.note.text() == "from another window", timeout=20_000)
    for _ in range(3):
        bar.star.click()
    qtbot.waitUntil(lambda: notes(search) == [Note(1, favourite=False, text="from another window")], timeout=20_000)


UNSEEN = {0x2068: None, 0x2069: None}
"""What holds names together."""


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """No note can be stored."""
    def refuse(*_: object) -> None:
        raise LatticeworkError("The disk is full")

    monkeypatch.setattr(SearchFile, "store_notes", refuse)


def write_note(qtbot: QtBot, window: MainWindow, text: str) -> None:
    window.browser.notes.note.setFocus()
    qtbot.keyClicks(window.browser.notes.note, text)


@pytest.mark.usefixtures("full")
def test_a_note_that_is_lost_by_closing_is_asked_about(
    qtbot: QtBot, found: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Close]
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or answers[len(asked) - 1])
    write_note(qtbot, found, "see the corner")
    assert not found.close()
    assert found.isVisible()
    assert "The disk is full" in asked[0]
    qtbot.waitUntil(lambda: found.browser.notes.message.text() == "The disk is full", timeout=20_000)
    assert found.browser.notes.note.text() == "see the corner"
    assert found.close()
    assert len(asked) == 2
    assert notes(search) == []


@pytest.mark.usefixtures("full")
def test_a_note_that_could_not_be_stored_can_be_tried_again(
    qtbot: QtBot, found: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bar = found.browser.notes
    write_note(qtbot, found, "odd")
    QTest.keyClick(bar.note, Qt.Key.Key_Return)
    qtbot.waitUntil(bar.message.isVisible, timeout=20_000)
    assert bar.note.text() == "odd"
    monkeypatch.undo()
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    QTest.keyClick(bar.note, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: notes(search) == [Note(1, favourite=False, text="odd")], timeout=20_000)


def test_the_button_that_clears_a_note_is_there_exactly_with_a_note(qtbot: QtBot, found: MainWindow) -> None:
    """Qt shows it when the field says that its text has changed, as it does for what is typed."""
    bar, told = found.browser.notes, list[str]()
    write_note(qtbot, found, "odd")
    bar.note.textChanged.connect(told.append)
    found.browser.step(1)
    found.browser.step(-1)
    qtbot.waitUntil(lambda: told == ["", "odd"], timeout=20_000)


def test_where_no_solution_is_left_no_note_is_shown(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    bar = found.browser.notes
    found.browser.notes.star.setChecked(True)
    write_note(qtbot, found, "odd")
    QTest.keyClick(bar.note, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: notes(search) == [Note(1, favourite=True, text="odd")], timeout=20_000)
    found.model.show(found.model.source.prepared, search.with_name("gone.search"))
    qtbot.waitUntil(lambda: found.model.rowCount() == 0, timeout=20_000)
    assert (bar.note.text(), bar.star.isChecked(), bar.note.isEnabled()) == ("", False, False)


@pytest.mark.usefixtures("full")
def test_a_note_on_a_solution_that_was_left_stands_in_the_message(qtbot: QtBot, found: MainWindow) -> None:
    bar = found.browser.notes
    write_note(qtbot, found, "odd")
    found.browser.step(1)
    said = "“odd” on solution 1: The disk is full"
    qtbot.waitUntil(lambda: said in bar.message.text().translate(UNSEEN), timeout=20_000)
    assert bar.note.text() == ""


def noted_elsewhere(search: Path, text: str) -> None:
    """Write a note on the first solution as another window does."""
    with closing(SearchFile.open(search)) as file:
        file.store_notes([Note(1, favourite=False, text=text)])


def test_two_notes_written_in_two_windows_are_both_kept(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    bar = found.browser.notes
    assert found.model.note(0).text == ""  # known by now
    noted_elsewhere(search, "theirs")
    write_note(qtbot, found, "mine")
    qtbot.keyClick(bar.note, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bar.note.text() == "theirs / mine", timeout=20_000)
    assert notes(search) == [Note(1, favourite=False, text="theirs / mine")]
    qtbot.keyClicks(bar.note, " too")
    qtbot.keyClick(bar.note, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: notes(search) == [Note(1, favourite=False, text="theirs / mine too")], timeout=20_000)


def test_a_note_edited_again_before_it_was_seen_joined_is_joined_once(search: Path) -> None:
    with closing(SearchFile.open(search)) as file:
        solution = file.page(1, 1)[0]
    noted_elsewhere(search, "theirs")
    none, mine, more = (Note(1, favourite=False, text=text) for text in ("", "mine", "mine too"))
    _store(search, none, mine, solution)
    _store(search, mine, more, solution)
    assert notes(search) == [Note(1, favourite=False, text="theirs / mine too")]


def test_a_note_taken_away_here_leaves_that_of_another_window(search: Path) -> None:
    with closing(SearchFile.open(search)) as file:
        solution = file.page(1, 1)[0]
    noted_elsewhere(search, "theirs")
    _store(search, Note(1, favourite=False, text="before"), Note(1, favourite=False), solution)
    assert notes(search) == [Note(1, favourite=False, text="theirs")]


@pytest.mark.slow
def test_two_notes_too_long_for_one_line_are_both_said(qtbot: QtBot, found: MainWindow, search: Path) -> None:
    bar = found.browser.notes
    assert found.model.note(0).text == ""
    noted_elsewhere(search, "their long note" + "!" * 1980)
    bar.note.setText("mine" * 10)
    bar.note.setModified(True)
    bar.note.setFocus()
    qtbot.keyClick(bar.note, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "their long note" in bar.message.text(), timeout=20_000)
    assert bar.note.text() == "mine" * 10
    assert notes(search)[0].text.startswith("their long note")
