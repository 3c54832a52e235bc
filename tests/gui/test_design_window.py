"""The window for designing: its tasks, what each finds and makes a puzzle of, small windows, other languages."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

import latticework as lw
from latticework import designs
from latticework.cancel import checkpoint
from latticework.designs.calendars import Board, Calendar, SetsOfSize
from latticework.designs.shapes import Shape
from latticework.gui.design.calendars_task import CalendarsTask
from latticework.gui.design.challenges_task import ChallengesTask
from latticework.gui.design.cuts_task import CutsTask
from latticework.gui.design.finder import SetFinder
from latticework.gui.design.found_view import SIDE
from latticework.gui.design.paint_task import PaintTask
from latticework.gui.design.shapes_task import ShapesTask
from latticework.gui.design.stepwise import Stepwise
from latticework.gui.design.window import CALENDARS, CHALLENGES, CUTS, PAINT, SETS, SHAPES, DesignWindow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.keeping import NONE
from latticework.puzzle import Part, Puzzle, Target
from latticework.run.crew import Crew
from latticework.store.glance import glance
from panel_help import dominoes
from session_help import finish
from shapes import box, flat
from translation_help import BRACKETS, SMALLEST, cut_off, untranslated

LONG = 120_000
BOX = replace(lw.Puzzle.boxed("square", (5, 4)).document, name="Box", author="A. Nobody")
FOUR = replace(flat(box(5, 4), "LPWY"), name="Four")
NOTCHED = tuple((x, y, 0) for x in range(7) for y in range(3) if (x, y) != (6, 2))
TWO = replace(flat(box(5, 4), "LPWYTVINUF"), name="Two", others=(Target(NOTCHED, name="notched"),))
"""A puzzle with two targets, both of which six sets of four of its parts fill."""
ENTRIES = {SETS: "F&ind sets of parts…", CUTS: "&Cut the target into parts…", CHALLENGES: "Find challen&ges…",
           PAINT: "Find p&ainted cells…", SHAPES: "Find s&hapes of the parts…",
           CALENDARS: "Find ca&lendars…"}


def opened(window: MainWindow, task: int, puzzle: Puzzle) -> DesignWindow:
    """Show a puzzle, and a task for it, by the menu."""
    window.document.show(OpenedPuzzle(puzzle))
    return chosen(window, task)


def chosen(window: MainWindow, task: int) -> DesignWindow:
    """Choose a task in the menu."""
    window.actions_by_text[ENTRIES[task]].trigger()
    assert window.in_and_out.design.window is not None
    return window.in_and_out.design.window


def for_ever(*_: object) -> None:
    """Stand in for work that takes long."""
    while True:
        checkpoint("working", 0.5)


class TestTasks:
    def test_each_entry_of_the_menu_opens_its_task(self, window: MainWindow) -> None:
        window.document.show(OpenedPuzzle(replace(FOUR, name="Box")))
        for task, title in ((SETS, "Sets of parts"), (CUTS, "Cut the target"), (CHALLENGES, "Challenges"),
                            (PAINT, "Painted cells"), (SHAPES, "Shapes of the parts"), (CALENDARS, "Calendars")):
            design = chosen(window, task)
            assert design.list.currentItem().text() == title
            assert design.task.title == title
            assert design.task.wishes.isVisible()
            assert design.task.found.isVisible()
            assert "Box" in design.windowTitle()
            assert "Box" in design.task.run.target.text()

    def test_the_list_of_tasks_is_walked_by_keys(self, qtbot: QtBot, window: MainWindow) -> None:
        design = opened(window, SETS, BOX)
        for task in design.tasks[1:]:
            qtbot.keyClick(design.list, Qt.Key.Key_Down)
            assert design.task is task
            assert task.puzzle is window.document.puzzle

    def test_without_a_target_each_says_what_to_do(self, window: MainWindow) -> None:
        for task in ENTRIES:
            design = opened(window, task, Puzzle(BOX.lattice))
            assert not design.task.run.go.isEnabled()
            said = {SHAPES: "Draw a part", CALENDARS: "needs a puzzle with several targets"}
            assert said.get(task, "Draw a target") in design.task.found.empty.text()

    def test_all_can_be_as_narrow_as_640_pixels(self, window: MainWindow) -> None:
        design = opened(window, SETS, BOX)
        for task in ENTRIES:
            chosen(window, task)
            assert design.minimumSizeHint().width() <= 640
            assert design.minimumSizeHint().height() <= 480


def cutting(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = BOX) -> CutsTask:
    """Begin to cut, and wait for the first cut."""
    cuts = opened(window, CUTS, puzzle).cuts
    cuts.form.parts.setValue(4)
    qtbot.mouseClick(cuts.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: cuts.rows.rowCount() > 0 or not cuts.busy, timeout=LONG)
    return cuts


class TestCuts:
    def test_the_hardest_comes_first_and_all_have_one_solution(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        qtbot.waitUntil(lambda: cuts.rows.rowCount() > 1, timeout=LONG)
        cuts.run.go.click()
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        hard = [cut.dissection.difficulty for cut in cuts.rows.items]
        assert hard == sorted(hard, reverse=True)
        assert cuts.run.figure.text == cuts.rows.index(0, 1).data()
        assert f"the hardest has difficulty {cuts.run.figure.text}" in cuts.found.summary.text()
        for cut in cuts.rows.items:
            assert lw.solve(lw.Puzzle.of(cut.dissection.puzzle)).counts.reflections == 1
        qtbot.waitUntil(lambda: cuts.rows.picture(0) is not None, timeout=LONG)

    def test_paused_it_goes_on_where_it_was(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        assert not cuts.form.isEnabled()
        cuts.run.go.click()
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        before, number = cuts.steps.steps, cuts.rows.rowCount()
        assert (cuts.run.go.text(), cuts.form.isEnabled()) == ("Resume", True)
        cuts.run.go.click()
        qtbot.waitUntil(lambda: cuts.steps.steps > before, timeout=LONG)
        assert cuts.rows.rowCount() >= number
        cuts.pause()

    def test_other_wishes_begin_anew_and_keep_what_was_found(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.run.go.click()
        cuts.form.seed.setValue(7)
        number = cuts.rows.rowCount()
        assert (cuts.run.go.text(), cuts.steps.begun) == ("Find cuts", False)
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        cuts.form.equal.click()
        cuts.form.cells.least.setValue(4)
        cuts.form.cells.most.setValue(6)
        assert cuts.form.sizes == (4, 6)
        cuts.run.go.click()
        qtbot.waitUntil(lambda: cuts.rows.rowCount() > number, timeout=LONG)
        cuts.pause()

    def test_what_cannot_be_cut_is_told(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = opened(window, CUTS, BOX).cuts
        cuts.form.parts.setValue(12)
        cuts.form.equal.click()
        cuts.form.cells.least.setValue(3)
        cuts.run.go.click()
        qtbot.waitUntil(lambda: "cannot be cut into 12 parts" in cuts.run.message.text(), timeout=LONG)
        assert not cuts.busy
        assert cuts.run.go.text() == "Find cuts"

    def test_enter_makes_a_puzzle_of_one(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.run.go.click()
        cuts.table.selectRow(0)
        made = cuts.rows.items[0].dissection.puzzle
        cuts.found.view.setFocus()
        qtbot.keyClick(cuts.found.view, Qt.Key.Key_Return)
        assert window.document.puzzle.parts == made.parts
        assert window.document.puzzle.name == "Box in 4 parts"
        assert window.document.puzzle.author == ""
        assert "open in the main window" in cuts.found.summary.text()
        # It is no new target.
        assert chosen(window, CUTS).cuts.rows.rowCount() > 0

    def test_cuts_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        cuts = cutting(qtbot, window)
        cuts.run.go.click()
        qtbot.waitUntil(lambda: not cuts.steps._tasks.busy, timeout=LONG)
        chooser.answer = str(tmp_path / "cuts")
        cuts.found.save_button.click()
        head, first, *_ = (tmp_path / "cuts.csv").read_text().splitlines()
        assert head == "difficulty,parts,cells of each"
        hard, parts, cells = first.split(",", 2)
        assert (float(hard), int(parts)) == (round(cuts.rows.items[0].dissection.difficulty, 1), 4)
        assert len(cells.replace(";", "").strip('"').split()) == 20

    def test_escape_pauses_and_another_puzzle_empties_the_list(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        qtbot.keyClick(window.in_and_out.design.window, Qt.Key.Key_Escape)
        assert not cuts.busy
        assert opened(window, CUTS, FOUR).cuts is cuts
        assert cuts.rows.rowCount() == 0
        assert "Choose at the left" in cuts.found.empty.text()


def challenges(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = FOUR) -> ChallengesTask:
    """Show the task for challenges, and wait until the puzzle was looked at."""
    task = opened(window, CHALLENGES, puzzle).challenges
    qtbot.waitUntil(lambda: task.runner.standing not in {SearchState.LOOKING}, timeout=LONG)
    return task


class TestChallenges:
    def test_all_solutions_are_found_first_and_then_the_challenges(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        assert "Not all solutions are found yet" in task.run.said.text()
        assert task.run.go.text() == "Find the solutions"
        qtbot.mouseClick(task.run.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        expected = sorted(len(one.laid) for one in lw.design.hints(lw.Puzzle.of(FOUR)))
        assert [len(one.laid) for one in task.rows.items] == expected
        assert task.run.figure.text == str(len(expected))
        assert "are found and stored" in task.run.said.text()
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_the_search_is_that_of_the_main_window(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        window.display.look()
        qtbot.waitUntil(lambda: window.runner.standing == SearchState.FINISHED, timeout=LONG)
        assert window.runner.path == task.runner.path
        again = challenges(qtbot, window, replace(FOUR, name="Again"))
        assert again.run.go.text() == "Find challenges"
        again.run.go.click()
        qtbot.waitUntil(lambda: again.steps.ended and again.rows.rowCount() > 0, timeout=LONG)

    def test_they_are_chosen_by_how_many_parts_are_laid(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        every, laid = task.rows.rowCount(), len(task.rows.items[0].laid)
        task.form.laid.least.setValue(laid + 3)
        assert task.rows.rowCount() == 0
        assert "so many parts laid" in task.found.empty.text()
        task.form.laid.least.setValue(1)
        assert task.rows.rowCount() == every
        task.form.every.click()
        assert task.rows.rowCount() == 0
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        assert task.rows.rowCount() >= every

    def test_one_becomes_the_puzzle_and_has_one_solution(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        task.table.selectRow(0)
        task.found.make_button.click()
        assert lw.solve(lw.Puzzle.of(window.document.puzzle)).counts.all == 1
        assert window.document.puzzle.name.startswith("Four with ")
        # The list stays, for the next one.
        number = task.rows.rowCount()
        assert chosen(window, CHALLENGES).challenges.rows.rowCount() == number

    def test_of_a_puzzle_made_by_another_task_challenges_are_found(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        cuts.run.go.click()
        cuts.table.selectRow(0)
        cuts.found.make.trigger()
        design = chosen(window, CHALLENGES)
        assert design.challenges.puzzle is window.document.puzzle
        assert design.cuts.rows.rowCount() > 0

    def test_solutions_that_are_not_stored_are_not_enough(self, qtbot: QtBot, window: MainWindow) -> None:
        ready = prepare(FOUR)
        finish(window.runner.folder / f"{ready.fingerprint}.search", ready.keeping(NONE))
        task = challenges(qtbot, window)
        assert "does not store all solutions" in task.run.said.text()
        assert not task.run.go.isEnabled()

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = challenges(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        chooser.answer = str(tmp_path / "table.csv")
        task.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "solution,laid,parts"
        assert len(rows) == task.rows.rowCount()
        assert " at " in rows[0]


def painting(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = FOUR) -> PaintTask:
    """Show the task to paint cells, and wait until the puzzle was looked at."""
    task = opened(window, PAINT, puzzle).paint
    qtbot.waitUntil(lambda: task.runner.standing not in {SearchState.LOOKING}, timeout=LONG)
    return task


class TestPaintedCells:
    def test_all_solutions_are_found_first_and_then_the_cells(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        assert "Not all solutions are found yet" in task.run.said.text()
        qtbot.mouseClick(task.run.go, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        expected = lw.design.colors(lw.Puzzle.of(FOUR))
        assert task.rows.rowCount() == len(expected) > 0
        assert task.run.figure.text == str(len(expected))
        assert len(expected[0].painted) == 1
        assert "A single painted cell is enough" in task.found.summary.text()
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_one_becomes_the_puzzle_and_has_one_solution(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        task.table.selectRow(0)
        task.found.view.setFocus()
        qtbot.keyClick(task.found.view, Qt.Key.Key_Return)
        made = window.document.puzzle
        assert "painted" in made.name
        assert made.target.cell_colors
        assert lw.solve(lw.Puzzle.of(made)).counts.reflections == 1

    def test_solutions_that_another_task_has_found_are_taken(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        other = challenges(qtbot, window)
        other.run.go.click()
        qtbot.waitUntil(lambda: other.steps.ended, timeout=LONG)
        chosen(window, PAINT)
        qtbot.waitUntil(lambda: task.run.go.text() == "Find cells", timeout=LONG)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)

    def test_other_wishes_forget_what_was_found(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        task.form.each.click()
        assert (task.rows.rowCount(), task.run.go.text()) == (0, "Find cells")
        task.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        solutions = [one.solution for one in task.rows.items]
        assert len({*solutions}) == len(solutions) > 0

    def test_it_is_stopped_at_once(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(designs.colors, "paintings", for_ever)
        task = painting(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: "working" in task.run.said.text(), timeout=LONG)
        assert (task.run.go.text(), task.form.isEnabled()) == ("Stop", False)
        task.run.go.click()
        assert (task.run.go.text(), task.busy, task.form.isEnabled()) == ("Find cells", False, True)
        qtbot.waitUntil(lambda: not task.steps._tasks.busy, timeout=LONG)

    def test_targets_with_colours_are_refused(self, qtbot: QtBot, window: MainWindow) -> None:
        target = replace(FOUR.target, cell_colors=tuple((cell, "#ff0000") for cell in sorted(FOUR.target.cells)))
        parts = tuple(replace(part, cell_colors=tuple((cell, "#ff0000") for cell in part.cells))
                      for part in FOUR.parts)
        task = painting(qtbot, window, replace(FOUR, target=target, parts=parts))
        task.run.go.click()
        qtbot.waitUntil(lambda: "have colours already" in task.run.message.text(), timeout=LONG)

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = painting(qtbot, window)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        chooser.answer = str(tmp_path / "table.csv")
        task.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "solution,painted,cells"
        assert len(rows) == task.rows.rowCount()


def shapes(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = FOUR) -> ShapesTask:
    """Find the shapes of two pieces, and wait until they are listed."""
    task = opened(window, SHAPES, puzzle).shapes
    assert (task.form.filled_by.value(), task.form.cells) == ("pieces", 10)
    qtbot.mouseClick(task.run.go, Qt.MouseButton.LeftButton)
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
        assert task.run.figure.text == f"{len(expected):,}"
        assert f"{expected.count(1):,} in exactly one way" in task.found.summary.text()
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_the_filter_holds_without_another_search(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        number = task.rows.rowCount()
        task.form.symmetric.click()
        assert all(one.symmetries > 1 for one in listed(qtbot, task))
        assert f"{task.rows.rowCount()} of them are listed" in task.found.summary.text()
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
        assert (task.rows.rowCount(), task.run.go.isEnabled()) == (0, True)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.every is not None, timeout=LONG)
        expected = lw.design.shapes(lw.Puzzle.of(FOUR), shape_cells=10, box=(7, 2))
        assert len(listed(qtbot, task)) == len(expected) > 0

    def test_below_a_wide_shape_there_is_room_for_high_ones(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        wide = Shape(tuple((x, 0, 0) for x in range(10)), 1, 4)
        task._list([wide])
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)
        assert task.found.gallery.rowHeight(0) > SIDE

    def test_one_becomes_the_target_and_is_filled_in_so_many_ways(self, qtbot: QtBot, window: MainWindow) -> None:
        task = shapes(qtbot, window)
        task.table.selectRow(task.rows.rowCount() - 1)
        shape = task.rows.items[-1]
        task.found.view.setFocus()
        qtbot.keyClick(task.found.view, Qt.Key.Key_Return)
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
        task.run.go.click()
        qtbot.waitUntil(lambda: "working" in task.run.said.text(), timeout=LONG)
        assert (task.run.go.text(), task.form.isEnabled()) == ("Stop", False)
        qtbot.keyClick(window.in_and_out.design.window, Qt.Key.Key_Escape)
        assert (task.run.go.text(), task.busy, task.form.isEnabled()) == ("Find shapes", False, True)
        qtbot.waitUntil(lambda: not task.steps._tasks.busy, timeout=LONG)

    def test_what_cannot_be_joined_is_told(self, qtbot: QtBot, window: MainWindow) -> None:
        apart = Part("apart", ((0, 0, 0), (5, 5, 0)))
        task = opened(window, SHAPES, replace(FOUR, parts=(apart,))).shapes
        task.run.go.click()
        qtbot.waitUntil(lambda: "only connected parts" in task.run.message.text(), timeout=LONG)
        assert task.run.go.isEnabled()

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = shapes(qtbot, window)
        chooser.answer = str(tmp_path / "table.csv")
        task.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "ways,symmetries,cells"
        assert len(rows) == task.rows.rowCount()
        assert len(rows[0].split(",", 2)[2].strip('"').split()) == 10


def tried(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = TWO) -> CalendarsTask:
    """Try all sets of parts of a puzzle with several targets."""
    task = opened(window, CALENDARS, puzzle).calendars
    task.form.choice.show_choice(of_puzzle=True)
    task.form.choice.times.setValue(1)
    qtbot.mouseClick(task.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: task.steps.ended or bool(task.run.message.text()), timeout=LONG)
    return task


class TestCalendars:
    def test_all_sets_are_found_that_fill_every_target(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window)
        found = lw.design.calendars(lw.Puzzle.of(TWO))
        expected = [(min(one.solutions), max(one.solutions), sum(one.solutions)) for one in found]
        assert [(one.fewest, one.most, one.total) for one in task.rows.items] == expected
        assert len(expected) == 6
        assert "6 sets of parts fill each of the 2 targets" in task.found.summary.text()
        assert "Two, 2 targets" in task.run.target.text()
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
        real = designs.calendars.calendars

        def slowly(board: Board, sets: SetsOfSize, seed: int) -> Iterator[Calendar | None]:
            for one in real(board, sets, seed):
                sleep(0.02)
                yield one

        monkeypatch.setattr(designs.calendars, "calendars", slowly)
        task = opened(window, CALENDARS, TWO).calendars
        task.form.choice.show_choice(of_puzzle=True)
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.steps > 1, timeout=LONG)
        task.run.go.click()
        assert (task.run.go.text(), task.busy) == ("Resume", False)
        qtbot.waitUntil(lambda: not task.steps._tasks.busy, timeout=LONG)
        number = task.steps.steps - 1
        assert f"{number} of 210 sets" in task.run.said.text()
        task.run.go.click()
        qtbot.waitUntil(lambda: task.steps.ended, timeout=LONG)
        assert task.rows.rowCount() == 6
        assert "210 of 210" in task.run.said.text()

    def test_one_becomes_the_puzzle_with_all_targets(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window)
        task.table.selectRow(2)
        names = task.rows.index(2, 0).data()
        task.found.view.setFocus()
        qtbot.keyClick(task.found.view, Qt.Key.Key_Return)
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
        assert not task.run.go.isEnabled()
        task.form.by_color.click()
        assert task.run.go.isEnabled()

    def test_targets_of_different_sizes_are_told(self, qtbot: QtBot, window: MainWindow) -> None:
        task = tried(qtbot, window, replace(TWO, others=(Target(NOTCHED[:15]),)))
        assert "equally many" in task.run.message.text()
        assert task.run.go.text() == "Find calendars"

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = tried(qtbot, window)
        chooser.answer = str(tmp_path / "table.csv")
        task.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "parts,fewest,most,all"
        assert len(rows) == 6


class TestClosing:
    def test_the_main_window_saves_the_search_for_painted_cells(self, qtbot: QtBot, window: MainWindow) -> None:
        task = painting(qtbot, window, replace(dominoes(10, 8), name="Long"))
        task.run.go.click()
        qtbot.waitUntil(lambda: task.runner.state == SearchState.RUNNING, timeout=LONG)
        path = task.runner.path
        assert path is not None
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not task.runner.running
        assert not glance(path).totals.complete

    @pytest.mark.parametrize("task", [SHAPES, CALENDARS])
    def test_closing_ends_what_is_looked_for(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, task: int
    ) -> None:
        monkeypatch.setattr(designs.shapes, "shapes", for_ever)
        monkeypatch.setattr(designs.calendars, "calendars", for_ever)
        shown = opened(window, task, TWO).task
        assert isinstance(shown, ShapesTask | CalendarsTask)
        shown.run.go.click()
        qtbot.waitUntil(lambda: "working" in shown.steps.doing, timeout=LONG)
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not shown.busy
        qtbot.waitUntil(lambda: not shown.steps._tasks.busy, timeout=LONG)

    def test_the_main_window_saves_the_search_for_all_solutions(self, qtbot: QtBot, window: MainWindow) -> None:
        task = challenges(qtbot, window, replace(dominoes(10, 8), name="Long"))
        task.run.go.click()
        qtbot.waitUntil(lambda: task.runner.state == SearchState.RUNNING, timeout=LONG)
        path = task.runner.path
        assert path is not None
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not task.runner.running
        assert not glance(path).totals.complete
        assert window.in_and_out.design.window is None

    def test_closing_ends_what_is_being_cut(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not cuts.busy
        assert cuts.steps._tasks.closed


class TestStepwise:
    def test_steps_are_reported_in_their_order(self, qtbot: QtBot) -> None:
        parent = QObject()
        steps, got = Stepwise("test", parent), list[int]()
        steps.found.connect(got.extend)
        steps.begin(lambda: (n if n % 2 else None for n in range(10)))
        qtbot.waitUntil(lambda: steps.ended, timeout=LONG)
        assert (got, steps.steps, steps.running) == ([1, 3, 5, 7, 9], 10, False)
        steps.close()

    def test_what_was_cancelled_reports_nothing_more(self, qtbot: QtBot) -> None:
        parent = QObject()
        steps, got = Stepwise("test", parent), list[str]()
        steps.found.connect(got.extend)
        steps.begin(lambda: iter("old" * 1_000_000))
        steps.begin(lambda: iter("new"))
        qtbot.waitUntil(lambda: steps.ended, timeout=LONG)
        assert got == [*"new"]
        steps.close()


def all_tasks(parent: QObject) -> DesignWindow:
    """Return the window alone, without a main window."""
    return DesignWindow(SetFinder(parent), Runner(parent), Runner(parent), lambda: Crew(1))


@pytest.mark.parametrize("task", ENTRIES)
@pytest.mark.parametrize("as_table", [False, True])
def test_in_other_languages_all_is_said_and_nothing_is_cut_off(
    qtbot: QtBot, spoken: str, as_table: bool, task: int
) -> None:
    parent = QObject()
    design = all_tasks(parent)
    qtbot.addWidget(design)
    design.resize(*SMALLEST)
    design.show()
    design.list.setCurrentRow(task)
    design.show_puzzle(TWO if task == CALENDARS else FOUR)
    design.calendars.form.choice.show_choice(of_puzzle=True)
    shown = design.task
    shown.found.show_as(as_table)
    qtbot.waitUntil(shown.run.go.isEnabled, timeout=LONG)
    shown.run.go.click()
    qtbot.waitUntil(lambda: shown.found.rows.rowCount() > 0, timeout=LONG)
    shown.pause()
    qtbot.waitUntil(lambda: not shown.busy, timeout=LONG)
    known = {"Four", "Two", *(part.name for part in TWO.parts), *(part.name for part in lw.polyforms("square", 5))}
    loop = QEventLoop()
    QTimer.singleShot(200, loop.quit)
    loop.exec()
    assert untranslated(design, BRACKETS[spoken], known) == []
    assert cut_off(design) == []
    design.sets.finder.close()
    design.challenges.runner.close()
    design.paint.runner.close()
    design.close_work()
