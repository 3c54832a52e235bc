"""The chip over the canvas that tells how many solutions the drawing has, and how hard it is."""

import pytest
from pytestqt.qtbot import QtBot

import latticework as lw
from latticework.designs.judge import AsDrawn, as_drawn
from latticework.gui.design.judged_drawing import verdict
from latticework.gui.design.set_rows import hard_text
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.puzzle import Puzzle
from panel_help import dominoes


@pytest.mark.parametrize(("found", "text"), [
    (AsDrawn(0, True), "No solution"), (AsDrawn(1, True), "1 solution"),
    (AsDrawn(1, True, 54.04), "1 solution, difficulty 54.0"),
    (AsDrawn(2, True, 154.2), "2 solutions, difficulty 154"),
    (AsDrawn(240, True, 29.6, exact=False), "240 solutions, difficulty about 29.6"),
    (AsDrawn(7, False, 3.0), "At least 7 solutions"), (AsDrawn(1001, False, 3.0), "More than 1,000 solutions")])
def test_the_verdict_in_words(found: AsDrawn, text: str) -> None:
    assert verdict(found) == text


def one_way() -> Puzzle:
    """Return a puzzle with one solution, in which a cell of the first part can go over to the second."""
    return lw.Puzzle.boxed("square", (4, 2), [lw.Part([(0, 0), (1, 0), (2, 0), (0, 1)], "L"),
                                              lw.Part([(0, 0), (1, 0), (2, 0), (1, 1)], "T")]).document


def shown(window: MainWindow) -> str:
    """Return what the chip says, "" where there is none."""
    note = window.canvas.note
    return "" if note.isHidden() else note.text()


def test_it_is_off_until_it_is_asked_for(qtbot: QtBot, window: MainWindow) -> None:
    window.document.show(OpenedPuzzle(dominoes(4, 2)))
    assert not window.panels.judged.action.isChecked()
    assert not window.panels.judged.busy
    assert shown(window) == ""
    window.panels.judged.action.trigger()
    qtbot.waitUntil(lambda: shown(window).startswith("4 solutions, difficulty"), timeout=60_000)
    window.panels.judged.action.trigger()
    assert shown(window) == ""


def test_it_follows_each_change_and_undo(qtbot: QtBot, window: MainWindow) -> None:
    window.panels.judged.action.setChecked(True)
    document, puzzle = window.document, one_way()
    document.show(OpenedPuzzle(puzzle))
    qtbot.waitUntil(lambda: shown(window) == "No solution", timeout=60_000)
    # Two tetrominoes of the same shape, which fill the box.
    document.set_cells(1, puzzle.parts[0].cells)
    hard = hard_text(as_drawn(document.puzzle).difficulty)
    qtbot.waitUntil(lambda: shown(window) == f"1 solution, difficulty {hard}", timeout=60_000)
    document.set_cells(1, puzzle.parts[0].cells[:3])
    # That there are too few cells is said beside the tabs.
    qtbot.waitUntil(lambda: not shown(window) and not window.panels.judged.busy, timeout=60_000)
    document.stack.undo()
    qtbot.waitUntil(lambda: shown(window) == f"1 solution, difficulty {hard}", timeout=60_000)
    document.stack.undo()
    qtbot.waitUntil(lambda: shown(window) == "No solution", timeout=60_000)


def test_what_was_told_before_is_taken_away_where_the_next_takes_long(qtbot: QtBot, window: MainWindow) -> None:
    judged = window.panels.judged
    judged.action.setChecked(True)
    window.document.show(OpenedPuzzle(dominoes(4, 2)))
    qtbot.waitUntil(lambda: bool(shown(window)), timeout=60_000)
    judged._judging.listen()  # nothing comes any more
    window.document.set_cells(0, ((0, 0, 0), (0, 1, 0)))
    qtbot.waitUntil(lambda: not shown(window), timeout=60_000)


def test_it_has_its_place_below_what_is_edited(qtbot: QtBot, window: MainWindow) -> None:
    window.panels.judged.action.setChecked(True)
    window.document.show(OpenedPuzzle(dominoes(4, 2)))
    window.panels.show_canvas()
    qtbot.waitUntil(lambda: bool(shown(window)), timeout=60_000)
    heading, note = window.canvas.heading.geometry(), window.canvas.note.geometry()
    assert heading.bottom() < note.top()
    assert heading.left() == note.left()
    assert window.canvas.note.accessibleDescription() == shown(window)
    assert note.width() >= window.canvas.note.wanted.width()
