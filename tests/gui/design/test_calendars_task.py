"""The task to find calendars: sets of parts that fill every target of a puzzle."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import latticework as lw
from design_help import LONG, NOTCHED, TWO, opened
from latticework import designs
from latticework.designs.calendars import Calendar, Calendars
from latticework.gui.design.calendars_task import CalendarsTask
from latticework.gui.design.window import CALENDARS
from latticework.gui.shell.window import MainWindow
from latticework.puzzle import Puzzle, Target
from shapes import box


def tried(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = TWO) -> CalendarsTask:
    """Try all sets of parts of a puzzle with several targets."""
    task = opened(window, CALENDARS, puzzle).calendars
    task.form.choice.show_choice(of_puzzle=True)
    task.form.choice.times.setValue(1)
    qtbot.mouseClick(task.desk.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: task.steps.ended or bool(task.desk.run.message.text()), timeout=LONG)
    return task


class TestCalendars:
    def test_all_sets_are_found_that_fill_every_target(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window)
        found = lw.design.calendars(lw.Puzzle.of(TWO))
        expected = [(min(one.solutions), max(one.solutions), sum(one.solutions)) for one in found]
        assert [(one.fewest, one.most, one.total) for one in task.rows.items] == expected
        assert len(expected) == 6
        assert "6 sets of parts fill each of the 2 targets" in task.desk.found.summary.text()
        assert "Two, 2 targets" in task.desk.run.target.text()
        assert {*task.rows.index(0, 0).data().split(", ")} == {*found[0].parts}
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_they_are_sorted_without_another_search(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window)
        task.form._order.setValue("sum")
        sums = [one.total for one in task.rows.items]
        assert sums == sorted(sums)
        assert task.steps.ended

    def test_paused_it_goes_on_where_it_was(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        real = designs.calendars.Calendars.run

        def slowly(calendars: Calendars) -> Iterator[Calendar | None]:
            for one in real(calendars):
                sleep(0.02)
                yield one

        monkeypatch.setattr(designs.calendars.Calendars, "run", slowly)
        task = opened(window, CALENDARS, TWO).calendars
        task.form.choice.show_choice(of_puzzle=True)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.steps > 1, timeout=LONG)
        task.desk.run.go.click()
        assert (task.desk.run.go.text(), task.desk.busy) == ("Resume", False)
        qtbot.waitUntil(lambda: not task.steps._tasks.busy, timeout=LONG)
        number = task.steps.steps - 1
        assert f"{number} of 210 sets" in task.desk.run.said.text()
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        assert task.rows.rowCount() == 6
        assert "210 of 210" in task.desk.run.said.text()

    def test_one_becomes_the_puzzle_with_all_targets(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window)
        task.desk.table.selectRow(2)
        names = task.rows.index(2, 0).data()
        task.desk.found.view.setFocus()
        qtbot.keyClick(task.desk.found.view, Qt.Key.Key_Return)
        made = window.document.puzzle
        assert made.name == f"Two: {names}"
        assert ", ".join(part.name for part in made.parts) == names
        assert [target.name for target in made.others] == ["notched"]
        assert task.rows.rowCount() == 6

    def test_one_cell_of_each_colour_stays_empty(self, qtbot: QtBot, window: MainWindow) -> None:
        cells = box(7, 3)
        target = Target(cells, cell_colors=tuple((cell, "#ff0000") for cell in sorted(cells)[:2]))
        task = tried(qtbot, window, replace(TWO, target=target, others=()))
        assert task.form.by_color.isChecked()
        assert task.tried is not None
        assert len(task.tried.board.targets) == 2
        task.form.by_color.click()
        assert not task.desk.run.go.isEnabled()
        task.form.by_color.click()
        assert task.desk.run.go.isEnabled()

    def test_targets_of_different_sizes_are_told(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window, replace(TWO, others=(Target(NOTCHED[:15]),)))
        assert "equally many" in task.desk.run.message.text()
        assert task.desk.run.go.text() == "Find calendars"

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = tried(qtbot, window)
        chooser.answer = str(tmp_path / "table.csv")
        task.desk.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "parts,fewest,most,all"
        assert len(rows) == 6
