"""The task to find shapes that parts fill: all of them, those that are wanted, a puzzle of one."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import latticework as lw
from design_help import FOUR, LONG, chosen, for_ever, opened
from latticework import designs
from latticework.designs.shapes import Shape
from latticework.gui.design.found_view import SIDE
from latticework.gui.design.shapes_task import ShapesTask
from latticework.gui.design.window import SETS, SHAPES
from latticework.gui.shell.window import MainWindow
from latticework.puzzle import Part, Puzzle


def shapes(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = FOUR) -> ShapesTask:
    """Find the shapes of two pieces, and wait until they are listed."""
    task = opened(window, SHAPES, puzzle).shapes
    assert (task.form.filled_by.value(), task.form.cells) == ("pieces", 10)
    qtbot.mouseClick(task.desk.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: task.rows.rowCount() > 0, timeout=LONG)
    return task


def listed(qtbot: QtBot, task: ShapesTask) -> list[Shape]:
    """Return the shapes that are listed, once they were chosen."""
    qtbot.waitUntil(lambda: not task._choosing.busy, timeout=LONG)
    return task.rows.items


class TestShapes:
    def test_all_are_found_those_of_the_fewest_ways_first(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        expected = [one.ways for one in lw.design.shapes(lw.Puzzle.of(FOUR), shape_cells=10)]
        assert [one.ways for one in task.rows.items] == expected
        assert task.desk.run.figure.text == f"{len(expected):,}"
        assert f"{expected.count(1):,} in exactly one way" in task.desk.found.summary.text()
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_the_filter_holds_without_another_search(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        number = task.rows.rowCount()
        task.form.symmetric.click()
        assert all(one.symmetries > 1 for one in listed(qtbot, task))
        assert f"{task.rows.rowCount()} of them are listed" in task.desk.found.summary.text()
        task.form.symmetric.click()
        task.form.once.click()
        task.form.no_holes.click()
        some = listed(qtbot, task)
        assert {one.ways for one in some} == {1}
        assert 0 < len(some) < number
        assert task.steps.ended

    def test_a_box_leaves_those_that_fit_in(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        for size, cells in zip(task.form._sizes, (7, 2), strict=False):
            size.setValue(cells)
        assert (task.rows.rowCount(), task.desk.run.go.isEnabled()) == (0, True)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        expected = lw.design.shapes(lw.Puzzle.of(FOUR), shape_cells=10, box=(7, 2))
        assert len(listed(qtbot, task)) == len(expected) > 0

    def test_below_a_wide_shape_there_is_room_for_high_ones(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        wide = Shape(tuple((x, 0, 0) for x in range(10)), 1, 4)
        task._list([wide])
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)
        assert task.desk.found.gallery.rowHeight(0) > SIDE

    def test_one_becomes_the_target_and_is_filled_in_so_many_ways(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        task.desk.table.selectRow(task.rows.rowCount() - 1)
        shape = task.rows.items[-1]
        task.desk.found.view.setFocus()
        qtbot.keyClick(task.desk.found.view, Qt.Key.Key_Return)
        made = window.document.puzzle
        assert {*made.target.cells} == {*shape.cells}
        assert lw.solve(lw.Puzzle.of(made)).counts.reflections == shape.ways > 1
        assert made.name == "Four: a shape of 10 cells"
        # It is a new target, so sets are looked for of it, and the list stays.
        assert chosen(window, SETS).sets.puzzle is made
        assert task.rows.rowCount() > 0

    def test_it_is_stopped_at_once(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(designs.shapes, "shapes", for_ever)
        task = opened(window, SHAPES, FOUR).shapes
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: "working" in task.desk.run.said.text(), timeout=LONG)
        assert (task.desk.run.go.text(), task.form.isEnabled()) == ("Stop", False)
        window.in_and_out.design.window.close_button.click()
        assert (task.desk.run.go.text(), task.desk.busy, task.form.isEnabled()) == ("Find shapes", False, True)
        qtbot.waitUntil(lambda: not task.steps._tasks.busy, timeout=LONG)

    def test_what_cannot_be_joined_is_told(self, qtbot: QtBot, window: MainWindow) -> None:
        apart = Part("apart", ((0, 0, 0), (5, 5, 0)))
        task = opened(window, SHAPES, replace(FOUR, parts=(apart,))).shapes
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: "only connected parts" in task.desk.run.message.text(), timeout=LONG)
        assert task.desk.run.go.isEnabled()

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = shapes(qtbot, window)
        chooser.answer = str(tmp_path / "table.csv")
        task.desk.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "ways,symmetries,cells"
        assert len(rows) == task.rows.rowCount()
        assert len(rows[0].split(",", 2)[2].strip('"').split()) == 10
