"""What the tests of the window for designing share: puzzles, and how a task is opened by the menu and begun."""

from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import latticework as lw
from latticework.cancel import checkpoint
from latticework.gui.design.challenges_task import ChallengesTask
from latticework.gui.design.cuts_task import CutsTask
from latticework.gui.design.paint_task import PaintTask
from latticework.gui.design.window import BURRS, CALENDARS, CHALLENGES, CUTS, PAINT, SETS, SHAPES, DesignWindow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle import Puzzle, Target
from shapes import box, flat

LONG = 120_000
BOX = replace(lw.Puzzle.boxed("square", (5, 4)).document, name="Box", author="A. Nobody")
FOUR = replace(flat(box(5, 4), "LPWY"), name="Four")
NOTCHED = tuple((x, y, 0) for x in range(7) for y in range(3) if (x, y) != (6, 2))
TWO = replace(flat(box(5, 4), "LPWYTVINUF"), name="Two", others=(Target(NOTCHED, name="notched"),))
"""A puzzle with two targets, both of which six sets of four of its parts fill."""
ENTRIES = {SETS: "F&ind sets of parts…", CUTS: "&Cut the target into parts…", CHALLENGES: "Find challen&ges…",
           PAINT: "Find p&ainted cells…", SHAPES: "Find s&hapes of the parts…",
           CALENDARS: "Find ca&lendars…", BURRS: "Find &burrs…"}


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


def cutting(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = BOX) -> CutsTask:
    """Begin to cut, and wait for the first cut."""
    cuts = opened(window, CUTS, puzzle).cuts
    cuts.form.parts.setValue(4)
    qtbot.mouseClick(cuts.desk.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: cuts.rows.rowCount() > 0 or not cuts.desk.busy, timeout=LONG)
    return cuts


def challenges(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = FOUR) -> ChallengesTask:
    """Show the task for challenges, and wait until the puzzle was looked at."""
    task = opened(window, CHALLENGES, puzzle).challenges
    qtbot.waitUntil(lambda: task.runner.standing not in {SearchState.LOOKING}, timeout=LONG)
    return task


def painting(qtbot: QtBot, window: MainWindow, puzzle: Puzzle = FOUR) -> PaintTask:
    """Show the task to paint cells, and wait until the puzzle was looked at."""
    task = opened(window, PAINT, puzzle).paint
    qtbot.waitUntil(lambda: task.runner.standing not in {SearchState.LOOKING}, timeout=LONG)
    return task
