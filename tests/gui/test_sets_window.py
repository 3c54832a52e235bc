"""The window that finds sets of parts: wishes, the search for all sets, pictures, a puzzle of one."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import latticework as lw
from latticework.gui.design.finder import SetFinder
from latticework.gui.design.set_rows import PIECES, SOLUTIONS
from latticework.gui.design.window import SetsWindow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle import Part, Puzzle, Target
from latticework.run.crew import Crew
from latticework.store.glance import glance
from panel_help import dominoes
from translation_help import BRACKETS, SMALLEST, cut_off, untranslated

BOX = replace(dominoes(5, 4), name="Box", parts=(), author="A. Nobody", notes="Of dominoes")
LONG = replace(dominoes(10, 6), parts=())


def opened(window: MainWindow, puzzle: Puzzle = BOX) -> SetsWindow:
    """Show a puzzle and open the window that finds sets of parts for it."""
    window.document.show(OpenedPuzzle(puzzle))
    window.actions_by_text["F&ind sets of parts…"].trigger()
    assert window.in_and_out.sets.window is not None
    return window.in_and_out.sets.window


def searched(qtbot: QtBot, sets: SetsWindow) -> None:
    """Press the button that begins, and wait until the search has ended and all is listed."""
    qtbot.waitUntil(sets.go.isEnabled, timeout=60_000)
    qtbot.mouseClick(sets.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sets.runner.state == SearchState.FINISHED, timeout=120_000)
    found = sets.finder
    qtbot.waitUntil(lambda: found.found is not None and found.found.table.reflections.sum() >= 1
                    and not (found._stale or found._reading.busy), timeout=60_000)


class TestFinding:
    def test_all_sets_are_listed_the_fewest_solutions_first(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        assert sets.rows.rowCount() == 26
        solutions = [int(sets.rows.index(row, SOLUTIONS).data()) for row in range(26)]
        assert solutions == sorted(solutions)
        assert solutions.count(1) == 9
        assert "26 sets of parts fill the target, 9 with exactly one solution." in sets.summary.text()
        assert sets.rows.index(0, PIECES).data() == "4"
        qtbot.waitUntil(lambda: sets.rows.picture(0) is not None, timeout=60_000)

    def test_the_filter_holds_at_once(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        qtbot.mouseClick(sets.wanted.once, Qt.MouseButton.LeftButton, pos=QPoint(8, sets.wanted.once.height() // 2))
        assert sets.rows.rowCount() == 9
        assert "9 of them are listed" in sets.summary.text()
        sets.wanted.solutions.most.setValue(2)
        assert sets.rows.rowCount() == 22
        assert not sets.wanted.once.isChecked()
        sets.wanted.pieces.least.setValue(5)
        assert sets.rows.rowCount() == 0
        assert sets.pages.currentWidget() is sets.empty
        assert "None of the 26 sets found is as wanted" in sets.empty.text()
        sets.wanted.pieces.least.setValue(1)
        sets.wanted.modulo.setValue("nothing")
        assert sets.rows.rowCount() == 0  # each has at least the four copies that turning makes

    def test_nothing_found_is_said(self, qtbot: QtBot, window: MainWindow) -> None:
        corner, bar = ((0, 0, 0), (1, 0, 0), (0, 1, 0)), ((0, 0, 0), (1, 0, 0), (2, 0, 0))
        target = Target(tuple((x, y, 0) for x in range(3) for y in range(2)))
        sets = opened(window, replace(BOX, target=target, parts=(Part("V", corner), Part("I", bar))))
        qtbot.waitUntil(sets.go.isEnabled, timeout=60_000)
        qtbot.mouseClick(sets.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: sets.runner.state == SearchState.FINISHED, timeout=120_000)
        assert "No set of these parts fills the target" in sets.empty.text()

    def test_a_puzzle_without_a_target_is_refused(self, window: MainWindow) -> None:
        sets = opened(window, Puzzle(BOX.lattice))
        assert not sets.go.isEnabled()
        assert "Draw a target" in sets.empty.text()

    def test_a_puzzle_without_parts_offers_those_of_a_size(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        assert sets.parts.choice.cells == (5, 5)
        sets.parts.show_choice(of_puzzle=True)
        qtbot.waitUntil(lambda: "no parts to choose from" in sets.said.text(), timeout=60_000)
        assert not sets.go.isEnabled()

    def test_the_parts_of_the_puzzle_are_chosen_from(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window, dominoes(4, 2))
        sets.parts.times.setValue(0)
        searched(qtbot, sets)
        assert sets.rows.names(0) == "4 × domino"


def begun(qtbot: QtBot, window: MainWindow) -> SetsWindow:
    """Begin a search that takes long."""
    sets = opened(window, LONG)
    sets.parts.times.setValue(3)
    qtbot.waitUntil(sets.go.isEnabled, timeout=60_000)
    qtbot.mouseClick(sets.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sets.runner.state == SearchState.RUNNING, timeout=120_000)
    return sets


def paused(qtbot: QtBot, sets: SetsWindow) -> None:
    """Pause the search, and wait until that is done."""
    qtbot.mouseClick(sets.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sets.runner.state == SearchState.PAUSED, timeout=120_000)


class TestGoingOn:
    def test_it_pauses_and_goes_on(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        assert not sets.parts.isEnabled()
        assert sets.wanted.isEnabled()
        paused(qtbot, sets)
        assert sets.go.text() == "Resume"
        explored = sets.runner.totals.explored_part
        qtbot.mouseClick(sets.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: sets.runner.totals.explored_part > explored, timeout=120_000)
        paused(qtbot, sets)

    def test_closed_it_pauses_and_opened_again_it_can_be_resumed(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        qtbot.keyClick(sets, Qt.Key.Key_Escape)
        assert not sets.isVisible()
        qtbot.waitUntil(lambda: sets.runner.state == SearchState.PAUSED, timeout=120_000)
        before, explored = sets.runner.path, sets.runner.totals.explored_part
        assert opened(window, LONG) is sets
        qtbot.waitUntil(sets.go.isEnabled, timeout=60_000)
        assert sets.go.text() == "Resume"
        assert (sets.runner.path, sets.runner.totals.explored_part) == (before, explored)

    def test_sets_are_listed_while_it_runs(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        qtbot.waitUntil(lambda: sets.rows.rowCount() > 0 or not sets.runner.running, timeout=120_000)
        assert sets.runner.running
        assert "so far" in sets.rows.caption(0)
        assert "So far" in sets.summary.text()
        paused(qtbot, sets)

    def test_a_chosen_set_stays_chosen_while_more_are_found(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        found, every = sets.finder.found, np.arange(26)
        sets.finder.found = replace(found, table=found.table.taken(every[20:]))
        sets.finder.read.emit()
        sets.table.selectRow(4)
        names = sets.rows.names(4)
        sets.finder.found = found
        sets.finder.read.emit()
        row = sets.table.currentIndex().row()
        assert (sets.rows.rowCount(), sets.rows.names(row)) == (26, names)
        assert sets.gallery.grid.place(sets.gallery.currentIndex()) == row

    def test_what_was_found_is_there_the_next_time(self, qtbot: QtBot, window: MainWindow) -> None:
        first = opened(window)
        searched(qtbot, first)
        window.in_and_out.sets.close()
        other = MainWindow()
        qtbot.addWidget(other, before_close_func=lambda w: w.document.let_go())
        other.show()
        sets = opened(other)
        qtbot.waitUntil(lambda: sets.rows.rowCount() == 26, timeout=60_000)
        assert sets.runner.state == SearchState.FINISHED
        other.document.let_go()
        other.close()

    def test_a_file_that_cannot_be_read_is_put_aside(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        qtbot.waitUntil(sets.go.isEnabled, timeout=60_000)
        sets.runner.path.write_bytes(b"no search")
        sets.parts.changed.emit()
        qtbot.waitUntil(lambda: "cannot be read" in sets.said.text(), timeout=60_000)
        searched(qtbot, sets)
        assert sets.rows.rowCount() == 26
        assert sets.runner.path.with_suffix(".damaged").read_bytes() == b"no search"

    def test_its_file_is_listed_and_opens_this_window(self, qtbot: QtBot, window: MainWindow) -> None:
        first = opened(window)
        searched(qtbot, first)
        path = first.runner.path
        assert path.parent == window.runner.folder
        assert glance(path).totals.complete
        listed = window.panels.searches
        window.panels.to_searches()
        qtbot.waitUntil(lambda: listed.rows.rowCount() == 1 and ": sets of parts" in listed.rows.index(0, 0).data(),
                        timeout=60_000)
        first.close()
        before = window.document.puzzle
        window.files.open_path(path)
        assert window.document.puzzle is before
        assert first.isVisible()
        qtbot.waitUntil(lambda: first.rows.rowCount() == 26, timeout=60_000)
        assert first.runner.path == path
        assert not first.parts.sizes.isVisible()


class TestPuzzles:
    def test_a_set_becomes_the_puzzle_of_the_main_window(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.table.selectRow(0)
        names = sets.rows.names(0)
        sets.gallery.setFocus()
        qtbot.keyClick(sets.gallery, Qt.Key.Key_Return)
        made = window.document.puzzle
        assert ", ".join(part.name for part in made.parts) == names
        assert made.name == f"Box: {names}"
        assert (made.author, made.notes) == ("", "")  # those of the target's puzzle
        assert window.document.modified
        assert lw.solve(lw.Puzzle.of(made)).counts.reflections == 1
        # It is no new target.
        window.actions_by_text["F&ind sets of parts…"].trigger()
        assert sets.rows.rowCount() == 26

    def test_changes_that_are_not_saved_are_asked_about(self, qtbot: QtBot, window: MainWindow,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        window.document.set_name("Edited")
        before = window.document.puzzle
        monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Cancel)
        sets.table.selectRow(1)
        sets.make_button.click()
        assert window.document.puzzle is before

    def test_sets_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        chooser.answer = str(tmp_path / "sets")
        sets.wanted.once.click()
        sets.save_button.click()
        head, *rows = (tmp_path / "sets.csv").read_text().splitlines()
        assert head == "parts,pieces,different,with mirror images,in all positions"
        assert len(rows) == 9
        assert rows[0].startswith(f'"{sets.rows.names(0)}",4,1,')


class TestClosing:
    def test_the_main_window_saves_the_search_and_closes(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        runner, path = sets.runner, sets.runner.path
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=60_000):
            window.close()
        assert not runner.running
        assert not glance(path).totals.complete
        assert not sets.isVisible()


@pytest.mark.parametrize("as_table", [False, True])
def test_in_other_languages_all_is_said_and_nothing_is_cut_off(
    qtbot: QtBot, spoken: str, as_table: bool
) -> None:
    parent = QObject()
    finder = SetFinder(parent)
    sets = SetsWindow(finder, lambda: Crew(1))
    qtbot.addWidget(sets)
    sets.resize(*SMALLEST)
    sets.show()
    sets.show_puzzle(BOX)
    searched(qtbot, sets)
    if as_table:
        sets.as_table.click()
    known = {"Box", *(part.name for part in finder.candidates.parts)}
    QTest.qWait(100)
    assert untranslated(sets, BRACKETS[spoken], known) == []
    assert cut_off(sets) == []
    finder.close()
    sets.close_work()
