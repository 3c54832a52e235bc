"""A search is begun by the method chosen, goes on as it was begun, and can be asked for one solution only."""

from contextlib import closing

import pytest
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from latticework.gui.solve import method_dialog
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.solve.search_form import Figures
from latticework.gui.solve.stored_search import MethodTexts
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.run.run_status import RunStatus
from latticework.store.search_file import SearchFile
from panel_help import Open, comes_to, dominoes, told
from shapes import flat

ISLANDS = Method("backtrack", "", None, ("islands",))
IN_4X4 = 36  # Kasteleyn 1961; OEIS A004003
YES = QMessageBox.StandardButton.Yes


def found_one(qtbot: QtBot, panel: SearchPanel) -> SearchPanel:
    panel.one.trigger()
    qtbot.waitUntil(lambda: panel.runner.state in {SearchState.PAUSED, SearchState.FINISHED}, timeout=60_000)
    assert panel.runner.state == SearchState.PAUSED
    assert panel.runner.totals.solutions
    return panel


def rows(panel: SearchPanel) -> set[str]:
    panel.form.details.button.setChecked(True)
    return {name for name, label in panel.figures.items() if panel.form.isRowVisible(label)}


def test_a_search_is_begun_by_the_method_chosen_and_says_what_was_cut_off(qtbot: QtBot, opened: Open) -> None:
    method_dialog.store_method(ISLANDS)
    panel = opened(dominoes(4, 4))
    assert "Cut off" not in rows(panel)
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert panel.runner.totals.copies == IN_4X4
    assert panel.figures["Method"].text() == "backtrack --prune islands"
    with closing(SearchFile.open(panel.runner.path)) as file:
        assert file.method == ISLANDS
        assert panel.figures["Cut off"].text() == f"{file.cut()['islands']:,} by islands"
    again = opened(dominoes(4, 4))
    assert {name: label.text() for name, label in again.figures.items()} == {
        name: label.text() for name, label in panel.figures.items()}
    assert {"Method", "Cut off"} < rows(again)


@pytest.mark.slow
def test_without_a_choice_it_says_what_was_taken_and_why(qtbot: QtBot, opened: Open) -> None:
    other = found_one(qtbot, opened(dominoes(4, 3)))
    panel = opened(dominoes(8, 10))  # takes minutes
    assert not {"Method", "Cut off"} & rows(panel)
    found_one(qtbot, panel)
    method = panel.figures["Method"]
    taken, why = method.text(), method.toolTip()
    engine = taken.split(", expected")[0]
    assert taken.endswith(" on one core")
    assert f"{engine}: about " in why
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.solutions > 1, timeout=60_000)
    assert (method.text(), method.toolTip()) == (taken, why)
    assert "Cut off" not in rows(panel)
    panel.runner.show(other.runner.look.puzzle)
    comes_to(qtbot, panel, SearchState.PAUSED)
    assert (method.text(), method.toolTip()) == ("bitset", "")
    panel.runner.show(dominoes(8, 10))
    comes_to(qtbot, panel, SearchState.PAUSED)
    assert (method.text(), method.toolTip()) == (engine, "")  # why is known only to the window that began it
    panel.runner.show(dominoes(2, 3))
    comes_to(qtbot, panel, SearchState.IDLE)
    assert "Method" not in rows(panel)


def test_a_search_resumes_as_it_was_begun_until_it_is_started_over(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    method_dialog.store_method(ISLANDS)
    panel = found_one(qtbot, opened(dominoes(4, 4)))
    method_dialog.store_method(Method("dlx", "short"))
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert panel.figures["Method"].text() == str(ISLANDS)
    assert panel.runner.totals.updates == 0
    monkeypatch.setattr(QMessageBox, "question", lambda *_: YES)
    panel.again.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert panel.figures["Method"].text() == "dlx --order short"
    assert panel.runner.totals.updates > 0  # only dancing links count them
    assert panel.runner.totals.copies == IN_4X4
    assert "Cut off" not in rows(panel)


@pytest.mark.parametrize("later", [Method(), Method("processor", "diagonal")], ids=str)
def test_a_search_of_the_processor_is_found_again_and_resumed(
    qtbot: QtBot, opened: Open, later: Method
) -> None:
    method_dialog.store_method(Method("processor", "long"))
    before = found_one(qtbot, opened(dominoes(4, 4))).runner.totals
    method_dialog.store_method(later)
    again = opened(dominoes(4, 4))
    assert (again.runner.state, again.runner.totals, again.message.text()) == (SearchState.PAUSED, before, "")
    again.go.trigger()
    comes_to(qtbot, again, SearchState.FINISHED)
    assert again.message.text() == ""
    assert again.runner.totals.copies == IN_4X4
    assert again.figures["Method"].text() == "processor --order long"


def test_a_search_of_another_puzzle_in_the_place_of_this_ones_is_refused(qtbot: QtBot, opened: Open) -> None:
    other = found_one(qtbot, opened(dominoes(4, 3)))
    place = other.runner.folder / f"{prepare(dominoes(4, 4)).fingerprint}.search"
    other.runner.path.rename(place)
    panel = opened(dominoes(4, 4))
    assert "another puzzle" in panel.message.text()
    assert (panel.runner.state, panel.go.isEnabled(), panel.again.isEnabled()) == (SearchState.IDLE, False, True)


@pytest.mark.parametrize("method", [Method(), Method("backtrack")], ids=str)
def test_one_solution_is_found_and_then_all(qtbot: QtBot, opened: Open, method: Method) -> None:
    method_dialog.store_method(method)
    panel = opened(dominoes(6, 6))
    assert panel.one.isEnabled()
    seen: list[str] = []
    panel.runner.state_changed.connect(lambda state: seen.append(f"{state.value} {panel.one.isEnabled()}"))
    found_one(qtbot, panel)
    assert "running False" in seen
    assert told(panel).endswith("found; the search can go on.")
    assert (panel.go.text(), panel.go.isEnabled(), panel.one.isEnabled()) == ("Resume", True, False)
    assert panel.runner.totals.copies < 100  # a slice and a dive may each have found some
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert panel.runner.totals.copies == 6_728  # Kasteleyn 1961; OEIS A004003
    assert not panel.one.isEnabled()


def test_no_solution_is_reported_as_such_when_one_was_asked_for(qtbot: QtBot, opened: Open) -> None:
    panel = opened(flat(dominoes(5, 4).target.cells, "FLNP"))  # only a search shows that there is none
    panel.one.trigger()
    comes_to(qtbot, panel, SearchState.FINISHED)
    assert told(panel) == "This puzzle has no solution."
    assert not panel.one.isEnabled()


def test_one_is_asked_for_while_the_puzzle_is_looked_at(qtbot: QtBot, opened: Open) -> None:
    panel = found_one(qtbot, opened(dominoes(4, 4)))
    panel.runner.expect(dominoes(4, 3))
    assert panel.one.isEnabled()  # what was found belongs to the puzzle before
    panel.one.trigger()
    states: list[SearchState] = []
    panel.runner.state_changed.connect(states.append)  # such a short search may be over before anybody looks
    panel.runner.show(dominoes(4, 3))
    qtbot.waitUntil(lambda: SearchState.STARTING in states, timeout=30_000)
    assert panel.runner.limit == 1
    comes_to(qtbot, panel, SearchState.PAUSED)
    assert panel.runner.totals.solutions


def test_a_pause_is_not_reported_as_a_find(qtbot: QtBot, opened: Open) -> None:
    method_dialog.store_method(Method("bitset"))
    panel = opened(dominoes(8, 10))  # takes minutes
    panel.go.trigger()
    qtbot.waitUntil(lambda: panel.runner.totals.solutions > 0, timeout=60_000)
    assert told(panel).startswith("Searching: ")
    panel.go.trigger()
    comes_to(qtbot, panel, SearchState.PAUSED)
    assert told(panel).startswith("Paused at ")


def test_the_method_is_named_in_a_few_words_with_the_rest_in_the_tip(qtbot: QtBot) -> None:
    form = Figures()
    panel = QWidget()
    qtbot.addWidget(panel)
    panel.setLayout(form)
    form.details.button.setChecked(True)
    form.show_method(MethodTexts("bitset, expected to take 2 to 5 minutes on one core",
                                 why="bitset: 3 min; <b>dlx</b>: 9 min"))
    panel.resize(200, 300)
    panel.show()
    label = form.labels["Method"]
    assert label.height() >= label.heightForWidth(label.width()) > 1.5 * label.fontMetrics().height()
    assert QTextDocumentFragment.fromHtml(label.toolTip()).toPlainText() == "bitset: 3 min; <b>dlx</b>: 9 min"


def test_the_time_left_is_a_rough_one(qtbot: QtBot) -> None:
    form = Figures()
    panel = QWidget()
    qtbot.addWidget(panel)
    panel.setLayout(form)
    form.show_speed(RunStatus(Totals(), 12_345.6, seconds_left=229.0, workers=1, deaths=0))
    assert form.labels["Time left"].text() == "roughly 3 minutes"
