"""Methods are compared at a click: every engine with every order, in a table that can be sorted and copied."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

import session_help
from gui_help import opened
from latticework.gui.solve import method_dialog
from latticework.gui.solve.activity import estimates
from latticework.gui.solve.activity.estimates import MethodsPage
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.method.comparison import compare, methods_to_compare
from latticework.puzzle import parse
from latticework.search.engines import REGISTER

PREPARED = prepare(parse(session_help.dominoes(4, 4), "test"))
SOME = (Method("bitset"), Method("dlx"), Method("backtrack", "diagonal"), Method("processor"))


@pytest.fixture
def page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MethodsPage]:
    monkeypatch.setattr(estimates, "methods_to_compare", lambda: SOME)
    made = opened(qtbot, MethodsPage(), 800, 300)
    made.show_puzzle(lambda: PREPARED)
    made.seconds.setValue(0.1)
    yield made
    made.cancel()


def compared(qtbot: QtBot, page: MethodsPage) -> None:
    page.go.click()
    qtbot.waitUntil(lambda: not page.comparing, timeout=60_000)


def test_every_engine_is_among_those_compared() -> None:
    methods = methods_to_compare()
    assert {method.engine for method in methods} == set(REGISTER)
    assert len(set(methods)) == len(methods) > 12


def test_a_small_puzzle_is_searched_by_each(qtbot: QtBot, page: MethodsPage) -> None:
    compared(qtbot, page)
    table = page.table
    assert sorted(table.text(row, 0) for row in range(4)) == sorted(map(str, SOME))
    assert all(table.text(row, 6) == "all was searched" for row in range(4))
    exact = {str(one.method): f"{one.nodes.mean:,.0f}" for one in compare(PREPARED, SOME, 0.01)}
    assert {table.text(row, 0): table.text(row, 2) for row in range(4)} == exact
    assert "4 methods compared" in page.text.text()


def test_closed_while_it_compares(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[object] = []
    monkeypatch.setattr("sys.excepthook", lambda *error: met.append(error))
    page = MethodsPage()
    page.show_puzzle(lambda: PREPARED)
    page.seconds.setValue(0.1)
    page.go.click()
    work = page._work
    assert work is not None
    page.close_work()
    delete(page)  # as with its window
    work.wait(60)
    QApplication.processEvents()
    assert met == []


def test_a_click_on_a_title_sorts_by_the_numbers(qtbot: QtBot, page: MethodsPage) -> None:
    compared(qtbot, page)
    page.table.sortItems(1, Qt.SortOrder.DescendingOrder)
    rates = [float(page.table.text(row, 1).replace(",", "")) for row in range(4)]
    assert rates == sorted(rates, reverse=True)


def test_it_is_copied_for_a_spreadsheet(qtbot: QtBot, page: MethodsPage) -> None:
    assert not page.copy.isEnabled()
    compared(qtbot, page)
    page.copy.click()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].split("\t")[:3] == ["Method", "Nodes a second", "Nodes"]
    assert len(lines) == 5
    page.table.selectRow(2)
    page.copy.click()
    assert QApplication.clipboard().text().splitlines()[1].split("\t")[0] == page.table.text(2, 0)


def test_a_method_of_the_table_is_used_from_then_on(qtbot: QtBot, page: MethodsPage) -> None:
    compared(qtbot, page)
    assert not page.use.isEnabled()
    page.table.selectRow([page.table.text(row, 0) for row in range(4)].index("backtrack --order diagonal"))
    page.use.click()
    assert method_dialog.chosen() == Method("backtrack", "diagonal")


def test_it_stops_at_a_click(qtbot: QtBot, page: MethodsPage) -> None:
    page.seconds.setValue(60)
    page.show_puzzle(lambda: prepare(parse(session_help.pentominoes(10, 6), "test")))
    page.go.click()
    assert page.go.text() == "Stop comparing"
    page.go.click()
    qtbot.waitUntil(lambda: not page.comparing, timeout=60_000)
    assert page.go.text() == "Compare"


def test_what_a_method_cannot_do_is_said() -> None:
    asked = Method("processor", "", True)
    (one,) = compare(PREPARED, [asked])
    assert "cannot go by size" in one.refusal
    assert estimates._row(one)[-1][0] == one.refusal
