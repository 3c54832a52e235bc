"""The window for designing: its tasks, small windows, closing, other languages."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import sleep

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

import latticework as lw
from design_help import BOX, ENTRIES, FOUR, LONG, TWO, challenges, chosen, cutting, for_ever, opened, painting
from gui_help import handle_events
from latticework import designs
from latticework.cancel import checkpoint
from latticework.gui.design.calendars_task import CalendarsTask
from latticework.gui.design.challenges_task import ChallengesTask
from latticework.gui.design.finder import SetFinder
from latticework.gui.design.paint_task import PaintTask
from latticework.gui.design.shapes_task import ShapesTask
from latticework.gui.design.stepwise import Stepwise
from latticework.gui.design.window import BURRS, CALENDARS, CHALLENGES, CUTS, PAINT, SETS, SHAPES, DesignWindow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.store.glance import glance
from panel_help import dominoes
from translation_help import BRACKETS, SMALLEST, cut_off, untranslated


class TestTasks:
    def test_each_entry_of_the_menu_opens_its_task(self, window: MainWindow) -> None:
        window.document.show(OpenedPuzzle(replace(FOUR, name="Box")))
        for task, title in ((SETS, "Sets of parts"), (CUTS, "Cut the target"), (CHALLENGES, "Challenges"),
                            (PAINT, "Painted cells"), (SHAPES, "Shapes of the parts"), (CALENDARS, "Calendars"),
                            (BURRS, "Burrs")):
            design = chosen(window, task)
            assert design.list.currentItem().text() == title
            assert design.task.desk.title == title
            assert design.task.desk.wishes.isVisible()
            assert design.task.desk.found.isVisible()
            assert "Box" in design.windowTitle()
            about = "Six rods" if task == BURRS else "Box"
            assert about in design.task.desk.run.target.text()

    def test_the_list_of_tasks_is_walked_by_keys(self, qtbot: QtBot, window: MainWindow) -> None:
        design = opened(window, SETS, BOX)
        for task in design.tasks[1:]:
            qtbot.keyClick(design.list, Qt.Key.Key_Down)
            assert design.task is task
            assert task.puzzle is window.document.puzzle

    def test_without_a_target_each_says_what_to_do(self, window: MainWindow) -> None:
        for task in (SETS, CUTS, CHALLENGES, PAINT, SHAPES, CALENDARS):
            design = opened(window, task, Puzzle(BOX.lattice))
            assert not design.task.desk.run.go.isEnabled()
            said = {SHAPES: "Draw a part", CALENDARS: "needs a puzzle with several targets"}
            assert said.get(task, "Draw a target") in design.task.desk.found.empty.text()

    def test_all_can_be_as_narrow_as_640_pixels(self, window: MainWindow) -> None:
        design = opened(window, SETS, BOX)
        for task in ENTRIES:
            chosen(window, task)
            assert design.minimumSizeHint().width() <= 640
            assert design.minimumSizeHint().height() <= 480


class TestClosing:
    @pytest.mark.parametrize("shown", [painting, challenges])
    def test_the_main_window_saves_the_search(
        self, qtbot: QtBot, window: MainWindow,
        shown: Callable[[QtBot, MainWindow, Puzzle], ChallengesTask | PaintTask],
    ) -> None:
        task = shown(qtbot, window, replace(dominoes(10, 8), name="Long"))
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.runner.state == SearchState.RUNNING, timeout=LONG)
        path = task.runner.path
        assert path is not None
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not task.runner.running
        assert not glance(path).totals.complete
        assert window.in_and_out.design.window is None

    @pytest.mark.parametrize("task", [SHAPES, CALENDARS])
    def test_closing_ends_what_is_looked_for(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, task: int
    ) -> None:
        monkeypatch.setattr(designs.shapes, "shapes", for_ever)
        monkeypatch.setattr(designs.calendars.Calendars, "run", for_ever)
        shown = opened(window, task, TWO).task
        assert isinstance(shown, ShapesTask | CalendarsTask)
        shown.desk.run.go.click()
        qtbot.waitUntil(lambda: "working" in shown.steps.doing, timeout=LONG)
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not shown.desk.busy
        qtbot.waitUntil(lambda: not shown.steps._tasks.busy, timeout=LONG)

    def test_closing_ends_what_is_being_cut(self, qtbot: QtBot, window: MainWindow) -> None:
        cuts = cutting(qtbot, window)
        window.document.let_go()
        with qtbot.waitSignal(window.closed, timeout=LONG):
            window.close()
        assert not cuts.desk.busy
        assert cuts.steps._tasks.closed


    def test_escape_asks_while_something_is_searched_for(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        cuts, asked = cutting(qtbot, window), list[str]()
        design = chosen(window, SETS)  # also for a task that is not shown
        cuts.desk.take_steps(for_ever)
        answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Close]
        monkeypatch.setattr(QMessageBox, "exec", lambda box: (asked.append(box.text()), answers[len(asked) - 1])[1])
        qtbot.keyClick(design, Qt.Key.Key_Escape)
        assert "what was found is kept" in asked[0]
        assert (design.isVisible(), cuts.desk.busy) == (True, True)
        found = cuts.rows.rowCount()
        qtbot.keyClick(design, Qt.Key.Key_Escape)
        assert (design.isVisible(), cuts.desk.busy, len(asked)) == (False, False, 2)
        assert chosen(window, CUTS).cuts.rows.rowCount() >= found > 0
        qtbot.keyClick(design, Qt.Key.Key_Escape)
        assert (design.isVisible(), len(asked)) == (False, 2)


class TestStepwise:
    def test_steps_are_reported_in_their_order(self, qtbot: QtBot) -> None:
        parent = QObject()
        steps, got = Stepwise("test", parent), list[int]()
        steps.found.connect(got.extend)
        steps.begin(lambda: (n if n % 2 else None for n in range(10)))
        qtbot.waitUntil(lambda: steps.ended, timeout=LONG)
        assert (got, steps.steps, steps.running) == ([1, 3, 5, 7, 9], 10, False)
        steps.close()

    def test_what_is_done_is_told_as_long_as_it_goes_on(self, qtbot: QtBot) -> None:
        def work() -> Iterator[int]:
            for n in range(30):
                checkpoint(f"step {n}")
                sleep(0.03)
                yield n

        parent = QObject()
        steps, told = Stepwise("test", parent), set[str]()
        steps.changed.connect(lambda: told.add(steps.doing))
        steps.begin(work)
        qtbot.waitUntil(lambda: steps.ended, timeout=LONG)
        assert steps.doing == "step 29"
        assert len(told) > 3
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
    design.burrs.form.inside.setValue("solid")
    shown = design.task
    shown.desk.found.show_as(as_table)
    qtbot.waitUntil(shown.desk.run.go.isEnabled, timeout=LONG)
    shown.desk.run.go.click()
    qtbot.waitUntil(lambda: shown.desk.found.rows.rowCount() > 0, timeout=LONG)
    shown.desk.pause()
    qtbot.waitUntil(lambda: not shown.desk.busy, timeout=LONG)
    known = {"Four", "Two", *(part.name for part in TWO.parts), *(part.name for part in lw.polyforms("square", 5))}
    handle_events()
    assert untranslated(design, BRACKETS[spoken], known) == []
    assert cut_off(design) == []
    design.sets.finder.close()
    design.challenges.runner.close()
    design.paint.runner.close()
    for one in design.tasks:
        one.desk.close()
