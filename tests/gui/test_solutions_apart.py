"""What a designer of burrs does with the solutions of a search: learn which come apart, and list the best first."""

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QRect, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.errors import LatticeworkError
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.solutions.panel import SolutionBrowser
from latticework.gui.solutions.solution_rows import APART, COLUMNS, COPIES, MOVES, STATES
from latticework.gui.solve import method_dialog
from latticework.gui.widgets.controls import TallScroll
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.apart_job import ApartJob, Examined, Outcome
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL as EVERY_SOLUTION
from latticework.jobs.keeping import THAT_COME_APART
from latticework.jobs.method import Method
from latticework.puzzle import parse, save
from latticework.run import examination
from latticework.run.examination import Examination, open_numbers
from latticework.store.commit import NoRoomError
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from latticework.store.solution_order import ApartSoFar, Order, apart_so_far
from session_help import InlinePool, finish, puzzle_text, write
from six_piece_burrs import burr
from window_help import comes_to, press, told

SIMPLE = burr([88, 704, 824, 1008, 1008, 1024])
ALL, APART_OF_THEM, BEST = 63, 25, "5.2"
"""Of this burr, by this program; published levels are compared in the tests of taking apart."""


RING = [(x, y, 1) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
THROUGH = [(1, y, z) for y in (1, 3) for z in range(3)] + [(1, 2, 0), (1, 2, 2)]
LINKED = f"""
format = 1
name = "Linked rings"
lattice = "cubic"
[target]
cells = {[list(cell) for cell in sorted(RING + THROUGH)]}
[[parts]]
name = "ring"
cells = {[list(cell) for cell in RING]}
[[parts]]
name = "through"
cells = {[list(cell) for cell in THROUGH]}
"""


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A complete search that keeps all solutions."""
    path = tmp_path_factory.mktemp("finished") / "a.search"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        finish(path, prepare(parse(SIMPLE, "test"), Method("bitset")))
    return path.read_bytes()


@pytest.fixture(scope="module")
def all_known(finished: bytes, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The same, all solutions taken apart."""
    path = tmp_path_factory.mktemp("known") / "a.search"
    path.write_bytes(finished)
    with closing(SearchFile.open(path)) as file:
        job = ApartJob(prepare(file.document, Method("bitset")).reduction)
        assert Examination(file, job, open_numbers(file)).run(1, threading.Event(), alone=600)
    return path.read_bytes()


@pytest.fixture
def search(tmp_path: Path, finished: bytes) -> Path:
    """A complete search, nothing known about taking its solutions apart."""
    method_dialog.store_method(Method("bitset"))
    (tmp_path / "a.search").write_bytes(finished)
    return tmp_path / "a.search"


@pytest.fixture
def known(qtbot: QtBot, window: MainWindow, search: Path, all_known: bytes) -> MainWindow:
    """A window with that search, of which all solutions were taken apart another day."""
    search.write_bytes(all_known)
    window.browser.page.setChecked(True)
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    waits(qtbot, lambda: window.runner.apart.examined == ALL and window.browser.apart.only_apart.isVisible())
    return window


def texts(window: MainWindow, row: int) -> list[str]:
    """Return what the list says in a row, pictures aside."""
    model = window.model
    return [str(model.data(model.index(row, column))) for column in range(model.columnCount())]


def waits(qtbot: QtBot, condition: Callable[[], bool]) -> None:
    qtbot.waitUntil(condition, timeout=60_000)


def takes_all_apart(qtbot: QtBot, window: MainWindow, search: Path) -> None:
    window.browser.page.setChecked(True)
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    window.browser.apart.take_apart.click()
    comes_to(qtbot, window, SearchState.EXAMINING)
    comes_to(qtbot, window, SearchState.FINISHED)


def test_a_search_is_opened_at_a_solution_that_comes_apart_where_one_is_known(
        qtbot: QtBot, known: MainWindow) -> None:
    browser, model = known.browser, known.model
    first = next(row for row in range(ALL) if model.examined(row).outcome == Outcome.YES)
    assert first > 0
    assert browser.row == first
    assert not browser.holds
    browser.bar.first.click()
    assert browser.holds
    browser.filters.symmetric.setChecked(True)
    waits(qtbot, lambda: model.rowCount() < ALL)
    browser.show_one_apart()
    assert (model.rowCount(), browser.row) == (ALL, first)
    browser.bar.first.click()
    assert told(known) == f"This one does not come apart; {APART_OF_THEM} others do."
    press(qtbot, known, Action.SHOW_APART)
    assert browser.row == first
    assert told(known) == f"All {ALL} different solutions are found."


def test_where_one_does_not_come_apart_taking_all_apart_is_offered(
        qtbot: QtBot, window: MainWindow, search: Path) -> None:
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    offered = window.pane.course.all_apart
    waits(qtbot, offered.isVisible)
    # Whichever comes first, that it is known or that the command can be given.
    offered.defaultAction().setEnabled(False)
    assert not offered.isVisible()
    offered.defaultAction().setEnabled(True)
    assert offered.isVisible()
    offered.click()
    waits(qtbot, lambda: window.runner.apart.examined == ALL)
    assert window.browser.row == 0
    waits(qtbot, lambda: not offered.isVisible())
    assert told(window) == f"This one does not come apart; {APART_OF_THEM} others do."


@pytest.mark.slow
def test_nothing_is_said_before_anybody_has_looked(qtbot: QtBot, window: MainWindow, search: Path) -> None:
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    browser = window.browser
    assert [browser.table.isColumnHidden(column) for column in COLUMNS] == [False, False, True, True, True]
    assert not browser.apart.only_apart.isVisible()
    assert not window.search.form.isRowVisible(window.search.figures["Taken apart"])
    assert browser.apart.take_apart.isEnabled()


def test_all_are_taken_apart_and_the_best_come_first(qtbot: QtBot, window: MainWindow, search: Path) -> None:
    takes_all_apart(qtbot, window, search)
    browser, model = window.browser, window.model
    with closing(SearchFile.open(search)) as file:
        found = apart_so_far(file)
    assert (found.examined, found.apart, found.best) == (ALL, APART_OF_THEM, BEST)
    assert window.search.figures["Taken apart"].text() == f"{APART_OF_THEM} come apart\n1 has the best level, {BEST}"
    assert browser.apart.only_apart.text() == f"Comes apart: {APART_OF_THEM} of {ALL}"
    assert not browser.apart.take_apart.isVisible()
    assert not any(browser.table.isColumnHidden(column) for column in (0, APART, MOVES))
    before = texts(window, 0)
    browser.table.horizontalHeader().sectionClicked.emit(APART)
    waits(qtbot, lambda: texts(window, 0)[APART] == BEST)
    assert model.rowCount() == ALL
    assert (window.browser.row, window.browser.solution) == (0, model.solution(0))
    assert {texts(window, row)[APART] for row in range(APART_OF_THEM, ALL)} == {"locked"}
    browser.apart.choose(Order.MOVES)
    waits(qtbot, lambda: [int(texts(window, row)[MOVES]) for row in range(20)]
          == sorted((int(texts(window, row)[MOVES]) for row in range(20)), reverse=True))
    assert not browser.table.isColumnHidden(MOVES)
    browser.apart.choose(Order.STATES)
    waits(qtbot, lambda: [int(texts(window, row)[STATES]) for row in range(20)]
          == sorted((int(texts(window, row)[STATES]) for row in range(20)), reverse=True))
    assert browser.table.isColumnHidden(MOVES)
    assert not browser.table.isColumnHidden(STATES)
    browser.apart.choose(Order.NUMBER)
    assert texts(window, 0) == before


def hides_copies(browser: SolutionBrowser) -> bool:
    browser.show_known(browser.known)
    return browser.table.isColumnHidden(COPIES)


@pytest.mark.slow
def test_whether_copies_are_listed_depends_on_the_width_alone(qtbot: QtBot, known: MainWindow) -> None:
    browser, seen = known.browser, set()
    for width in range(180, 400, 10):
        browser.table.setFixedWidth(width)
        shown = {hides_copies(browser) for _ in range(3)}
        assert len(shown) == 1, width
        seen |= shown
    assert seen == {False, True}


@pytest.mark.slow
def test_list_and_figures_have_room_in_small_and_large_windows(
    qtbot: QtBot, window: MainWindow, search: Path
) -> None:
    window.resize(1024, 700)
    takes_all_apart(qtbot, window, search)
    window.panels.solve_workspace.show_dock("Search")
    table, scroll = window.browser.table, window.panels.solve_workspace.docks["Search"].widget()
    assert isinstance(scroll, TallScroll)
    assert window.size() == QSize(1024, 700), "nothing that is shown beside the list makes the window wider"
    waits(qtbot, lambda: table.viewport().height() >= 2 * table.rowHeight(0))
    window.resize(1600, 1000)
    waits(qtbot, lambda: not scroll.verticalScrollBar().isVisible())
    assert window.search.figures["Taken apart"].isVisible()


@pytest.mark.slow
def test_only_what_comes_apart_is_listed(qtbot: QtBot, known: MainWindow) -> None:
    browser, model = known.browser, known.model
    browser._go(10)
    shown = model.number(10)
    browser.apart.only_apart.click()
    waits(qtbot, lambda: model.rowCount() == APART_OF_THEM)
    assert browser.of.text() == f"of {APART_OF_THEM}"
    assert all(texts(known, row)[APART] not in {"locked", ""} for row in range(APART_OF_THEM))
    if model.place(shown) >= 0:
        assert model.number(browser.row) == shown
    assert browser.solution == model.solution(browser.row)
    qtbot.keyClick(browser.table, Qt.Key.Key_Down)
    assert browser.solution == model.solution(browser.row)
    browser.apart.only_apart.click()
    assert model.rowCount() == ALL


@pytest.mark.slow
def test_only_the_highest_level_is_listed(qtbot: QtBot, known: MainWindow, search: Path) -> None:
    with closing(SearchFile.open(search)) as file:
        best = apart_so_far(file).with_best
    bar, model = known.browser.apart, known.model
    assert BEST in bar.only_highest.toolTip()
    bar.only_highest.click()
    waits(qtbot, lambda: model.rowCount() == best)
    assert {texts(known, row)[APART] for row in range(best)} == {BEST}
    bar.only_apart.click()
    waits(qtbot, lambda: not known.browser.list_order._work.busy)
    assert model.rowCount() == best, "these come apart, too"
    bar.only_highest.click()
    waits(qtbot, lambda: model.rowCount() == APART_OF_THEM)


@pytest.mark.slow
def test_a_long_level_is_never_cut(qtbot: QtBot, known: MainWindow) -> None:
    browser, table = known.browser, known.browser.table
    level = "9.6.4.2.2.2.1.2"
    for width in (200, 256, 320):
        table.setFixedWidth(width)
        browser.show_known(ApartSoFar({Outcome.YES: ALL, Outcome.NO: 0, Outcome.NOT_KNOWN: 0}, {level: ALL}))
        option = QStyleOptionViewItem()
        table.initViewItemOption(option)
        option.rect = QRect(0, 0, table.columnWidth(APART), table.rowHeight(0))
        delegate = table.itemDelegateForColumn(APART)
        assert isinstance(delegate, QStyledItemDelegate)
        text = delegate.displayText(level, QLocale())
        needed = option.fontMetrics.boundingRect(option.rect.adjusted(4, 0, -4, 0), Qt.TextFlag.TextWordWrap, text)
        assert needed.width() <= option.rect.width() - 8, width
        assert needed.height() <= option.rect.height(), width
    assert table.columnWidth(APART) > option.fontMetrics.horizontalAdvance(level), "on one line where there is room"


@pytest.mark.slow
def test_another_puzzle_is_listed_by_number_again(qtbot: QtBot, known: MainWindow) -> None:
    known.browser.apart.only_apart.click()
    waits(qtbot, lambda: known.model.rowCount() == APART_OF_THEM)
    known.document.set_copies(0, 0, 3)
    comes_to(qtbot, known, SearchState.IDLE)
    assert known.model.rowCount() == 0
    assert not known.browser.apart.only_apart.isVisible()
    known.document.stack.undo()
    comes_to(qtbot, known, SearchState.FINISHED)
    assert known.model.rowCount() == ALL
    assert not known.browser.apart.only_apart.isChecked()


@pytest.mark.slow
def test_taking_apart_pauses_and_resumes_after_the_window_was_closed(
    qtbot: QtBot, window: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered, pressed, examine = threading.Event(), threading.Event(), SearchFile.examine

    def waiting(file: SearchFile, rows: list[Examined]) -> None:
        examine(file, rows)
        entered.set()
        pressed.wait(60)

    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    with monkeypatch.context() as patch:
        patch.setattr(SearchFile, "examine", waiting)
        window.search.commands.apart.trigger()
        waits(qtbot, entered.is_set)
        window.search.go.trigger()
        pressed.set()
        waits(qtbot, lambda: not window.runner.running)
    window.close()
    with closing(SearchFile.open(search)) as file:
        before = apart_so_far(file).examined
    assert 0 < before < ALL
    again = opened_window(qtbot)
    again.files.open_path(search)
    comes_to(qtbot, again, SearchState.FINISHED)
    assert again.search.commands.apart.text() == "Resume taking apart"
    assert f"{before} of {ALL} tried" in again.search.figures["Taken apart"].text()
    again.search.commands.apart.trigger()
    waits(qtbot, lambda: again.runner.apart.examined == ALL and not again.runner.running)
    assert again.runner.apart.apart == APART_OF_THEM


@pytest.mark.slow
def test_another_program_that_searches_there_is_reported(qtbot: QtBot, window: MainWindow, search: Path) -> None:
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    lock = SearchLock(search)
    lock.take()
    window.search.commands.apart.trigger()
    comes_to(qtbot, window, SearchState.ELSEWHERE)
    assert "at work on this search" in told(window)
    assert not window.browser.apart.take_apart.isEnabled()
    lock.release()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.browser.apart.take_apart.isEnabled()


@pytest.mark.slow
def test_why_taking_apart_failed_stays_on_the_screen(
    qtbot: QtBot, window: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise LatticeworkError("The disk is gone")

    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    monkeypatch.setattr(SearchFile, "examine", full)
    window.search.commands.apart.trigger()
    comes_to(qtbot, window, SearchState.EXAMINING)
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.search.message.text() == "The disk is gone"
    assert window.search.commands.apart.isEnabled()


@pytest.mark.slow
def test_a_full_disk_is_reported_until_there_is_room(
    qtbot: QtBot, window: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, examine = threading.Event(), SearchFile.examine

    def store(file: SearchFile, rows: list[Examined]) -> None:
        if full.is_set():
            raise NoRoomError("The disk is full.")
        examine(file, rows)

    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    monkeypatch.setattr(SearchFile, "examine", store)
    monkeypatch.setattr(examination, "RETRY", 0.05)
    full.set()
    window.search.commands.apart.trigger()
    waits(qtbot, lambda: window.search.message.text() == "The disk is full.")
    full.clear()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.search.message.text() == ""
    assert window.runner.apart.examined == ALL


@pytest.mark.slow
def test_a_search_keeps_only_what_comes_apart(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    method_dialog.store_method(Method("bitset"))
    save(parse(SIMPLE, "test"), tmp_path / "burr.toml")
    window.files.open_path(tmp_path / "burr.toml")
    comes_to(qtbot, window, SearchState.IDLE)
    panel = window.search
    panel.keeping.show_keeps(THAT_COME_APART)
    panel.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.model.rowCount() == window.runner.totals.stored == APART_OF_THEM
    assert window.runner.totals.solutions == ALL
    assert panel.figures["Taken apart"].text() == f"{APART_OF_THEM} come apart\n1 has the best level, {BEST}"
    assert told(window) == f"All {APART_OF_THEM} solutions that come apart are found."
    assert texts(window, 0)[APART]


def test_more_parts_than_can_be_taken_apart_are_reported(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    window.files.open_path(write(tmp_path, puzzle_text("Many", 13, 5, {"M": ("#", 65)})))
    comes_to(qtbot, window, SearchState.IDLE)
    panel = window.search
    panel.keeping.show_keeps(THAT_COME_APART)
    panel.go.trigger()
    waits(qtbot, lambda: "every solution has at least 65 parts" in panel.message.text())
    comes_to(qtbot, window, SearchState.IDLE)
    panel.keeping.show_keeps(EVERY_SOLUTION)
    panel.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)


def test_an_opened_search_that_keeps_only_these_shows_it(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    prepared = prepare(parse(SIMPLE, "test"), Method("bitset"))
    finish(tmp_path / "a.search", prepared.keeping(THAT_COME_APART))
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    panel = window.search
    assert window.model.rowCount() == APART_OF_THEM
    assert panel.keeping.keeps == THAT_COME_APART
    assert panel.figures["Taken apart"].text() == f"{APART_OF_THEM} come apart\n1 has the best level, {BEST}"
    assert not window.browser.apart.take_apart.isVisible()
    panel.keeping.show_keeps(EVERY_SOLUTION)
    assert "Start over" in panel.message.text()
    panel.keeping.show_keeps(THAT_COME_APART)
    assert panel.message.text() == ""


def test_a_puzzle_of_which_nothing_comes_apart(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    prepared = prepare(parse(LINKED, "test"), Method("bitset"))
    finish(tmp_path / "a.search", prepared.keeping(THAT_COME_APART))
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.runner.totals.solutions > 0
    assert window.search.figures["Taken apart"].text() == "none comes apart"
    assert "not come apart" in told(window) or told(window).endswith(" solutions comes apart.")


@pytest.mark.slow
def test_another_window_shows_what_was_found_out(qtbot: QtBot, window: MainWindow, search: Path) -> None:
    other = opened_window(qtbot)
    other.files.open_path(search)
    comes_to(qtbot, other, SearchState.FINISHED)
    takes_all_apart(qtbot, window, search)
    waits(qtbot, lambda: other.runner.apart == window.runner.apart and other.runner.state == SearchState.FINISHED)
    assert other.browser.apart.only_apart.text() == f"Comes apart: {APART_OF_THEM} of {ALL}"
    assert texts(other, 0) == texts(window, 0)


@pytest.mark.slow
def test_closing_the_window_meanwhile_keeps_what_was_found_out(
    qtbot: QtBot, window: MainWindow, search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(examination, "MOST", 4)
    window.files.open_path(search)
    comes_to(qtbot, window, SearchState.FINISHED)
    window.search.commands.apart.trigger()
    waits(qtbot, lambda: window.runner.apart.examined > 0)
    window.close()
    waits(qtbot, lambda: not window.isVisible())
    with closing(SearchFile.open(search)) as file:
        assert apart_so_far(file).examined > 0
