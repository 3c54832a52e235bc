"""The task to paint cells: first all solutions, then the fewest cells that leave one."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import latticework as lw
from design_help import FOUR, LONG, challenges, chosen, for_ever, painting
from latticework import designs
from latticework.gui.design.window import PAINT
from latticework.gui.shell.window import MainWindow


class TestPaintedCells:
    def test_all_solutions_are_found_first_and_then_the_cells(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        assert "Not all solutions are found yet" in task.desk.run.said.text()
        qtbot.mouseClick(task.desk.run.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        expected = lw.design.colors(lw.Puzzle.of(FOUR))
        assert task.rows.rowCount() == len(expected) > 0
        assert task.desk.run.figure.text == str(len(expected))
        assert len(expected[0].painted) == 1
        assert "A single painted cell is enough" in task.desk.found.summary.text()
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_one_becomes_the_puzzle_and_has_one_solution(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        task.desk.table.selectRow(0)
        task.desk.found.view.setFocus()
        qtbot.keyClick(task.desk.found.view, Qt.Key.Key_Return)
        made = window.document.puzzle
        assert "painted" in made.name
        assert made.target.cell_colors
        assert lw.solve(lw.Puzzle.of(made)).counts.reflections == 1

    def test_solutions_that_another_task_has_found_are_taken(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        other = challenges(qtbot, window)
        other.desk.run.go.click()
        qtbot.waitUntil(lambda: other.steps.ended, timeout=LONG)
        chosen(window, PAINT)
        qtbot.waitUntil(lambda: task.desk.run.go.text() == "Find cells", timeout=LONG)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)

    def test_other_wishes_forget_what_was_found(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        task.form.each.click()
        assert (task.rows.rowCount(), task.desk.run.go.text()) == (0, "Find cells")
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        solutions = [one.solution for one in task.rows.items]
        assert len({*solutions}) == len(solutions) > 0

    def test_it_is_stopped_at_once(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(designs.colors, "paintings", for_ever)
        task = painting(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: "working" in task.desk.run.said.text(), timeout=LONG)
        assert (task.desk.run.go.text(), task.form.isEnabled()) == ("Stop", False)
        task.desk.run.go.click()
        assert (task.desk.run.go.text(), task.desk.busy, task.form.isEnabled()) == ("Find cells", False, True)
        qtbot.waitUntil(lambda: not task.steps._tasks.busy, timeout=LONG)

    def test_targets_with_colours_are_refused(self, qtbot: QtBot, window: MainWindow) -> None:
        target = replace(FOUR.target, cell_colors=tuple((cell, "#ff0000") for cell in sorted(FOUR.target.cells)))
        parts = tuple(replace(part, cell_colors=tuple((cell, "#ff0000") for cell in part.cells))
                      for part in FOUR.parts)
        task = painting(qtbot, window, replace(FOUR, target=target, parts=parts))
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: "have colours already" in task.desk.run.message.text(), timeout=LONG)

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = painting(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        chooser.answer = str(tmp_path / "table.csv")
        task.desk.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "solution,painted,cells"
        assert len(rows) == task.rows.rowCount()
