"""What somebody does who wants fewer solutions than there are: a sample, a count, or a pause at so many."""

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import session_help
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL, NONE, THAT_COME_APART, sample
from latticework.puzzle import parse, save
from latticework.run import handout
from latticework.store.search_file import SearchFile
from window_help import comes_to, told

CLASSES, EVERY = 329, 1183
"""Ways to lay dominoes on 5x6, modulo symmetries and all; the latter in Kasteleyn 1961."""


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    save(parse(session_help.dominoes(6, 5), "test"), tmp_path / "dominoes.toml")
    return tmp_path / "dominoes.toml"


@pytest.fixture
def opened(qtbot: QtBot, window: MainWindow, puzzle: Path) -> MainWindow:
    window.files.open_path(puzzle)
    comes_to(qtbot, window, SearchState.IDLE)
    return window


def solved(qtbot: QtBot, window: MainWindow) -> MainWindow:
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    return window


def test_a_sample_says_that_it_is_one(qtbot: QtBot, opened: MainWindow) -> None:
    opened.search.keeping.show_keeps(sample(50))
    solved(qtbot, opened)
    assert (opened.runner.totals.copies, opened.model.rowCount()) == (EVERY, 50)
    assert told(opened) == f"A sample of 50 of all {CLASSES} solutions is kept."
    assert len({str(opened.model.solution(row)) for row in range(50)}) == 50


@pytest.mark.slow
def test_a_list_that_is_looked_at_while_it_is_thinned_out(
    qtbot: QtBot, opened: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session_help.slices_of(monkeypatch, 20)  # many, so that the list is looked at between them
    opened.search.keeping.show_keeps(sample(10))
    resets: list[int] = []
    opened.model.modelReset.connect(lambda: resets.append(opened.model.rowCount()))
    solved(qtbot, opened)
    assert opened.model.rowCount() == 10
    assert len(resets) > 2
    assert opened.browser.of.text() == "of 10"


@pytest.mark.slow
def test_a_resumed_search_shows_what_it_stores_and_not_what_was_chosen_since(
    qtbot: QtBot, opened: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session_help.slices_of(monkeypatch, 60)
    opened.search.keeping.limit.setValue(20)
    opened.search.go.trigger()
    comes_to(qtbot, opened, SearchState.PAUSED)
    opened.search.keeping.show_keeps(NONE)
    assert "begun in another way" in opened.search.message.text()
    opened.search.go.trigger()
    assert opened.search.keeping.keeps == ALL
    comes_to(qtbot, opened, SearchState.FINISHED)
    assert opened.model.rowCount() == CLASSES


@pytest.mark.slow
def test_the_path_of_the_search_file_is_copied_for_the_terminal(qtbot: QtBot, opened: MainWindow) -> None:
    action = opened.search.commands.copy_path
    assert not action.isEnabled()  # there is no file yet
    solved(qtbot, opened)
    action.trigger()
    with closing(SearchFile.open(Path(QApplication.clipboard().text()))) as file:
        assert file.totals().copies == EVERY


def test_what_is_reported_can_be_read_in_a_low_window(qtbot: QtBot, opened: MainWindow) -> None:
    opened.resize(1024, 700)
    opened.show()
    solved(qtbot, opened)
    opened.panels.solve_workspace.show_dock("Search")
    assert opened.search.message.isHidden()  # while there is nothing to tell it takes no room
    opened.search.keeping.show_keeps(NONE)
    qtbot.waitUntil(lambda: not opened.search.message.visibleRegion().isEmpty())
    assert opened.search.message.visibleRegion().boundingRect() == opened.search.message.rect()


def test_solutions_that_are_only_counted(qtbot: QtBot, opened: MainWindow) -> None:
    opened.search.keeping.show_keeps(NONE)
    assert not opened.search.one.isEnabled()  # there would be none to show
    solved(qtbot, opened)
    assert (opened.runner.totals.copies, opened.model.rowCount()) == (EVERY, 0)
    assert told(opened) == f"Counted: there are {CLASSES} solutions; none is stored."


@pytest.mark.slow
def test_a_pause_at_so_many_and_on_to_the_end(
    qtbot: QtBot, opened: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session_help.slices_of(monkeypatch, handout.LEAST_BUDGET)
    opened.search.keeping.limit.setValue(20)
    opened.search.go.trigger()
    comes_to(qtbot, opened, SearchState.PAUSED)
    stored = opened.runner.totals.stored
    assert 20 <= stored <= 60
    assert told(opened) == f"{opened.runner.totals.solutions} solutions are found; the search can go on."
    solved(qtbot, opened)
    assert opened.model.rowCount() == CLASSES


def test_an_opened_search_shows_what_it_keeps(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    prepared = prepare(parse(session_help.dominoes(6, 5), "test"))
    session_help.finish(tmp_path / "a.search", prepared.keeping(sample(12)))
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    fields = window.search.keeping
    assert fields.keeps == sample(12)
    assert not fields.most.isHidden()
    assert not fields.limit.isEnabled()
    fields.most.setValue(13)
    assert "Start over" in window.search.message.text()
    fields.most.setValue(12)
    assert window.search.message.text() == ""


def test_what_is_chosen_is_what_is_asked_for(opened: MainWindow) -> None:
    fields = opened.search.keeping
    fields.limit.setValue(7)
    for keeps in (THAT_COME_APART, NONE, ALL, sample(3)):
        fields.show_keeps(keeps)
        assert fields.keeps == keeps
        assert fields.enough == (7 if keeps in {ALL, THAT_COME_APART} else None)
