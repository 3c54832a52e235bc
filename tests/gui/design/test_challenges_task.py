"""The task to find challenges: first all solutions, then the fewest parts that leave one."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import latticework as lw
from design_help import FOUR, LONG, challenges, chosen, cutting
from gui_help import opened_window
from latticework.gui.design.window import CHALLENGES
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.keeping import NONE
from session_help import finish


class TestChallenges:
    def test_all_solutions_are_found_first_and_then_the_challenges(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        assert "Not all solutions are found yet" in task.desk.run.said.text()
        assert task.desk.run.go.text() == "Find the solutions"
        qtbot.mouseClick(task.desk.run.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        expected = sorted(len(one.laid) for one in lw.design.hints(lw.Puzzle.of(FOUR)))
        assert [len(one.laid) for one in task.rows.items] == expected
        assert task.desk.run.figure.text == str(len(expected))
        assert "are found and stored" in task.desk.run.said.text()
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_the_search_is_that_of_the_main_window(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        window.display.look()
        qtbot.waitUntil(lambda: window.runner.standing == SearchState.FINISHED, timeout=LONG)
        assert window.runner.path == task.runner.path
        again = challenges(qtbot, window, replace(FOUR, name="Again"))
        assert again.desk.run.go.text() == "Find challenges"
        again.desk.run.go.click()
        qtbot.waitUntil(lambda: again.steps.ended and again.rows.rowCount() > 0, timeout=LONG)

    def test_they_are_there_the_next_time_the_program_runs(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended and not task.kept._writing.busy, timeout=LONG)
        found = [*task.rows.items]
        other = opened_window(qtbot)
        again = challenges(qtbot, other)
        qtbot.waitUntil(lambda: again.rows.rowCount() > 0, timeout=LONG)
        assert again.rows.items == found
        assert again.desk.run.go.text() == "Find challenges"
        again.form.every.click()
        assert again.rows.rowCount() == 0

    def test_they_are_chosen_by_how_many_parts_are_laid(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        every, laid = task.rows.rowCount(), len(task.rows.items[0].laid)
        task.form.laid.least.setValue(laid + 3)
        assert task.rows.rowCount() == 0
        assert "so many parts laid" in task.desk.found.empty.text()
        task.form.laid.least.setValue(1)
        assert task.rows.rowCount() == every
        task.form.every.click()
        assert task.rows.rowCount() == 0
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        assert task.rows.rowCount() >= every

    def test_one_becomes_the_puzzle_and_has_one_solution(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        task.desk.table.selectRow(0)
        task.desk.found.make_button.click()
        assert lw.solve(lw.Puzzle.of(window.document.puzzle)).counts.all == 1
        assert window.document.puzzle.name.startswith("Four with ")
        # The list stays, for the next one.
        number = task.rows.rowCount()
        assert chosen(window, CHALLENGES).challenges.rows.rowCount() == number

    def test_of_a_puzzle_made_by_another_task_challenges_are_found(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.desk.run.go.click()
        cuts.desk.table.selectRow(0)
        cuts.desk.found.make.trigger()
        design = chosen(window, CHALLENGES)
        assert design.challenges.puzzle is window.document.puzzle
        assert design.cuts.rows.rowCount() > 0

    def test_solutions_that_are_not_stored_are_not_enough(self, qtbot: QtBot, window: MainWindow) -> None:
        ready = prepare(FOUR)
        finish(window.runner.folder / f"{ready.fingerprint}.search", ready.keeping(NONE))
        task = challenges(qtbot, window)
        assert "does not store all solutions" in task.desk.run.said.text()
        assert not task.desk.run.go.isEnabled()

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = challenges(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        chooser.answer = str(tmp_path / "table.csv")
        task.desk.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "solution,laid,parts"
        assert len(rows) == task.rows.rowCount()
        assert " at " in rows[0]
