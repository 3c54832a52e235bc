"""The task to find sets of parts: wishes, the search for all sets, their difficulty, stars, a puzzle of one."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import latticework as lw
from gui_help import rename
from latticework import paths
from latticework.designs.judge import Judge
from latticework.designs.part_sets import PartChoice
from latticework.gui.design.favourites import STARS
from latticework.gui.design.set_facts import Difficulties
from latticework.gui.design.set_rows import DIFFICULTY, PARTS, PIECES, SOLUTIONS, hard_text
from latticework.gui.design.sets_task import SetsTask
from latticework.gui.design.window import DesignWindow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.puzzle import Part, Puzzle, Target
from latticework.store.glance import glance
from panel_help import dominoes

BOX = replace(dominoes(5, 4), name="Box", parts=(), author="A. Nobody", notes="Of dominoes")
LONG = replace(dominoes(10, 6), parts=())


def opened(window: MainWindow, puzzle: Puzzle = BOX) -> SetsTask:
    """Show a puzzle and open the task that finds sets of parts for it."""
    window.document.show(OpenedPuzzle(puzzle))
    window.actions_by_text["F&ind sets of parts…"].trigger()
    return design(window).sets


def design(window: MainWindow) -> DesignWindow:
    """Return the window for designing puzzles."""
    assert window.in_and_out.design.window is not None
    return window.in_and_out.design.window


def searched(qtbot: QtBot, sets: SetsTask) -> None:
    """Press the button that begins, and wait until the search has ended and all is listed."""
    qtbot.waitUntil(sets.desk.run.go.isEnabled, timeout=60_000)
    qtbot.mouseClick(sets.desk.run.go, Qt.MouseButton.LeftButton)
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
        assert "26 sets of parts fill the target, 9 with exactly one solution." in sets.desk.found.summary.text()
        assert sets.rows.index(0, PIECES).data() == "4"
        qtbot.waitUntil(lambda: sets.rows.picture(0) is not None, timeout=60_000)

    def test_the_filter_holds_at_once(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        qtbot.mouseClick(sets.wanted.once, Qt.MouseButton.LeftButton, pos=QPoint(8, sets.wanted.once.height() // 2))
        assert sets.rows.rowCount() == 9
        assert "9 of them are listed" in sets.desk.found.summary.text()
        sets.wanted.solutions.most.setValue(2)
        assert sets.rows.rowCount() == 22
        assert not sets.wanted.once.isChecked()
        sets.wanted.pieces.least.setValue(5)
        assert sets.rows.rowCount() == 0
        assert sets.desk.found.pages.currentWidget() is sets.desk.found.empty
        assert "None of the 26 sets found is as wanted" in sets.desk.found.empty.text()
        sets.wanted.pieces.least.setValue(1)
        sets.wanted.modulo.setValue("nothing")
        assert sets.rows.rowCount() == 0  # each has at least the four copies that turning makes

    def test_nothing_found_is_said(self, qtbot: QtBot, window: MainWindow) -> None:
        corner, bar = ((0, 0, 0), (1, 0, 0), (0, 1, 0)), ((0, 0, 0), (1, 0, 0), (2, 0, 0))
        target = Target(tuple((x, y, 0) for x in range(3) for y in range(2)))
        sets = opened(window, replace(BOX, target=target, parts=(Part("V", corner), Part("I", bar))))
        qtbot.waitUntil(sets.desk.run.go.isEnabled, timeout=60_000)
        qtbot.mouseClick(sets.desk.run.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: sets.runner.state == SearchState.FINISHED, timeout=120_000)
        assert "No set of these parts fills the target" in sets.desk.found.empty.text()

    def test_a_puzzle_without_a_target_is_refused(self, window: MainWindow) -> None:
        sets = opened(window, Puzzle(BOX.lattice))
        assert not sets.desk.run.go.isEnabled()
        assert "Draw a target" in sets.desk.found.empty.text()

    def test_a_puzzle_without_parts_offers_those_of_a_size(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        assert sets.parts.choice.cells == (5, 5)
        sets.parts.show_choice(of_puzzle=True)
        qtbot.waitUntil(lambda: "no parts to choose from" in sets.desk.run.said.text(), timeout=60_000)
        assert not sets.desk.run.go.isEnabled()

    def test_the_parts_of_the_puzzle_are_chosen_from(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window, dominoes(4, 2))
        sets.parts.times.setValue(0)
        searched(qtbot, sets)
        assert sets.rows.names(0) == "4 × domino"


def difficulties(sets: SetsTask) -> list[float]:
    """Return how hard the sets that are listed are, by a judgement of their own."""
    assert sets.finder.found is not None
    assert sets.rows.table is not None
    judge = Judge.of(sets.finder.found.prepared.reduction)
    found: list[float] = judge.judge(sets.rows.table.parts).difficulty.tolist()
    return found


class TestDifficulty:
    def test_it_is_shown_for_each_set(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.desk.found.show_as(True)
        qtbot.waitUntil(lambda: "…" not in sets.rows.index(0, DIFFICULTY).data(), timeout=60_000)
        hard = hard_text(difficulties(sets)[0])
        assert sets.rows.index(0, DIFFICULTY).data() == hard
        assert sets.rows.caption(0).endswith(f"\n1 solution\ndifficulty {hard}")

    def test_the_hardest_come_first_where_that_is_asked_for(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.wanted.order.setValue("hard")
        qtbot.waitUntil(lambda: not sets.difficulties.missing and not sets._reorder.isActive(), timeout=60_000)
        assert difficulties(sets) == sorted(difficulties(sets), reverse=True)
        assert len({*difficulties(sets)}) > 5

    def test_a_click_on_a_heading_sorts_and_another_one_the_other_way_round(
        self, qtbot: QtBot, window: MainWindow
    ) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        headings = sets.desk.table.horizontalHeader()
        for column, orders in ((DIFFICULTY, ["hard", "easy"]), (PIECES, ["small", "large"]),
                               (SOLUTIONS, ["few", "many"])):
            for order in orders:
                headings.sectionClicked.emit(column)
                assert sets.wanted.order.value() == order
        assert int(sets.rows.index(0, SOLUTIONS).data()) == max(sets.finder.found.table.reflections)
        headings.sectionClicked.emit(PARTS)
        assert sets.wanted.order.value() == "many"

    def test_sets_are_judged_only_where_they_are_shown_or_sorted(self, qtbot: QtBot) -> None:
        ready, parent = prepare(PartChoice((5, 5)).of(BOX)), QObject()
        judging = Difficulties(parent)
        judging.judge_for(ready)
        one = np.eye(12, dtype=np.int64)
        assert judging.known(one[0].tobytes()) is None
        assert not judging._judging.busy
        assert judging.of(one[0].tobytes()) is None
        qtbot.waitUntil(lambda: not judging._judging.busy, timeout=60_000)
        assert judging.known(one[0].tobytes()) is not None
        assert judging.known(one[1].tobytes()) is None
        judging.close()


class TestFavourites:
    def test_a_star_is_there_the_next_time(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.desk.table.selectRow(2)
        names = sets.rows.names(2)
        sets.desk.found.view.setFocus()
        qtbot.keyClick(sets.desk.found.view, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
        assert sets.rows.caption(2).startswith("★")
        assert sets.stars.button.text() == "★"
        window.in_and_out.design.close()
        qtbot.waitUntil(lambda: len([*paths.favourites().glob("*.json")]) == 1, timeout=60_000)
        other = MainWindow()
        qtbot.addWidget(other, before_close_func=lambda w: w.document.let_go())
        again = opened(other)
        qtbot.waitUntil(lambda: len(again.favourites.sets) == 1, timeout=60_000)
        again.wanted.favourites.click()
        assert [again.rows.names(row) for row in range(again.rows.rowCount())] == [names]
        assert "1 of them is listed." in again.desk.found.summary.text()
        other.document.let_go()
        other.close()

    def test_a_click_on_the_star_in_the_table_takes_it_away(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.desk.found.show_as(True)
        for shown, number in (("★", 1), ("☆", 0)):
            place = sets.desk.table.visualRect(sets.rows.index(1, STARS)).center()
            qtbot.mouseClick(sets.desk.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
            assert sets.rows.index(1, STARS).data() == shown
            assert len(sets.favourites.sets) == number

    def test_without_any_it_is_said_how_to_make_one(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.wanted.favourites.click()
        assert sets.desk.found.pages.currentWidget() is sets.desk.found.empty
        assert "press Ctrl+B" in sets.desk.found.empty.text()

    def test_a_file_that_cannot_be_written_is_told(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        paths.favourites().parent.mkdir(parents=True, exist_ok=True)
        paths.favourites().write_text("a file in place of the folder")
        sets.desk.table.selectRow(0)
        sets.stars.action.trigger()
        qtbot.waitUntil(lambda: "favourites" in sets.desk.run.message.text().replace("\u200b", ""), timeout=60_000)
        qtbot.waitUntil(lambda: not sets.favourites.sets, timeout=60_000)


def begun(qtbot: QtBot, window: MainWindow) -> SetsTask:
    """Begin a search that takes long."""
    sets = opened(window, LONG)
    sets.parts.times.setValue(3)
    qtbot.waitUntil(sets.desk.run.go.isEnabled, timeout=60_000)
    qtbot.mouseClick(sets.desk.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sets.runner.state == SearchState.RUNNING, timeout=120_000)
    return sets


def paused(qtbot: QtBot, sets: SetsTask) -> None:
    """Pause the search, and wait until that is done."""
    qtbot.mouseClick(sets.desk.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: sets.runner.state == SearchState.PAUSED, timeout=120_000)


class TestGoingOn:
    def test_it_pauses_and_goes_on(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        assert not sets.parts.isEnabled()
        assert sets.wanted.isEnabled()
        paused(qtbot, sets)
        assert sets.desk.run.go.text() == "Resume"
        explored = sets.runner.totals.explored_part
        qtbot.mouseClick(sets.desk.run.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: sets.runner.totals.explored_part > explored, timeout=120_000)
        paused(qtbot, sets)

    def test_closed_it_pauses_and_opened_again_it_can_be_resumed(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        design(window).close_button.click()
        assert not design(window).isVisible()
        qtbot.waitUntil(lambda: sets.runner.state == SearchState.PAUSED, timeout=120_000)
        before, explored = sets.runner.path, sets.runner.totals.explored_part
        assert opened(window, LONG) is sets
        qtbot.waitUntil(sets.desk.run.go.isEnabled, timeout=60_000)
        assert sets.desk.run.go.text() == "Resume"
        assert (sets.runner.path, sets.runner.totals.explored_part) == (before, explored)

    def test_sets_are_listed_while_it_runs(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        qtbot.waitUntil(lambda: sets.rows.rowCount() > 0 or not sets.runner.running, timeout=120_000)
        assert sets.runner.running
        assert "so far" in sets.rows.caption(0)
        assert "So far" in sets.desk.found.summary.text()
        paused(qtbot, sets)

    def test_a_chosen_set_stays_chosen_while_more_are_found(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        found, every = sets.finder.found, np.arange(26)
        sets.finder.found = replace(found, table=found.table.taken(every[20:]))
        sets.finder.read.emit()
        sets.desk.table.selectRow(4)
        names = sets.rows.names(4)
        sets.finder.found = found
        sets.finder.read.emit()
        row = sets.desk.table.currentIndex().row()
        assert (sets.rows.rowCount(), sets.rows.names(row)) == (26, names)
        assert sets.desk.found.gallery.grid.place(sets.desk.found.gallery.currentIndex()) == row

    def test_what_was_found_is_there_the_next_time(self, qtbot: QtBot, window: MainWindow) -> None:
        first = opened(window)
        searched(qtbot, first)
        window.in_and_out.design.close()
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
        qtbot.waitUntil(sets.desk.run.go.isEnabled, timeout=60_000)
        sets.runner.path.write_bytes(b"no search")
        sets.parts.changed.emit()
        qtbot.waitUntil(lambda: "cannot be read" in sets.desk.run.said.text(), timeout=60_000)
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
        design(window).close()
        before = window.document.puzzle
        window.files.open_path(path)
        assert window.document.puzzle is before
        assert design(window).isVisible()
        qtbot.waitUntil(lambda: first.rows.rowCount() == 26, timeout=60_000)
        assert first.runner.path == path
        assert not first.parts.sizes.isVisible()


class TestPuzzles:
    def test_a_set_becomes_the_puzzle_of_the_main_window(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        sets.desk.table.selectRow(0)
        names = sets.rows.names(0)
        sets.desk.found.gallery.setFocus()
        qtbot.keyClick(sets.desk.found.gallery, Qt.Key.Key_Return)
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
        rename(window.document, "Edited")
        before = window.document.puzzle
        monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Cancel)
        sets.desk.table.selectRow(1)
        sets.desk.found.make_button.click()
        assert window.document.puzzle is before

    def test_sets_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        sets = opened(window)
        searched(qtbot, sets)
        chooser.answer = str(tmp_path / "sets")
        sets.wanted.once.click()
        sets.desk.found.save_button.click()
        head, *rows = (tmp_path / "sets.csv").read_text().splitlines()
        assert head == "parts,pieces,different,with mirror images,in all positions,difficulty"
        assert len(rows) == 9
        assert rows[0].startswith(f'"{sets.rows.names(0)}",4,1,')
        judged = Judge.of(sets.finder.found.prepared.reduction).judge(sets.rows.table.parts).difficulty
        assert [float(row.rsplit(",", 1)[1]) for row in rows] == judged.round(1).tolist()


class TestClosing:
    def test_the_main_window_saves_the_search_and_closes(self, qtbot: QtBot, window: MainWindow) -> None:
        sets = begun(qtbot, window)
        runner, path = sets.runner, sets.runner.path
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=60_000):
            window.close()
        assert not runner.running
        assert not glance(path).totals.complete
        assert window.in_and_out.design.window is None
