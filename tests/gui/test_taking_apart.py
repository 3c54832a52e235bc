"""Taking a solution apart in the pane: playing, stepping, arrows, what takes long and is cancelled."""

import time

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle

from drawn_pieces import made
from gui_help import LEFT, handle_events
from latticework.apart.courses import find_course
from latticework.cancel import checkpoint
from latticework.gui.stage import SolutionPane, player
from latticework.gui.stage import pane as pane_module
from latticework.gui.stage.player import APART, EXPLODE, SPEEDS, TOGETHER
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from samples import LATCH, RINGS, SOMA, solved
from shapes import cells

LEFT_KEY, RIGHT_KEY, SPACE = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space


@pytest.fixture
def shown(pane, qtbot) -> SolutionPane:
    """The cube in its case, of which it is known how it comes out."""
    pane.show_solution(*solved(LATCH, "cubic"))
    qtbot.waitUntil(lambda: pane.course.text.text() != "", timeout=30_000)
    pane.player.speed.setCurrentIndex(SPEEDS.index(4.0))
    pane.activateWindow()
    return pane


def places(pane: SolutionPane) -> list[list[float]]:
    return np.round(pane.view.drawing().offsets, 3).tolist()


def test_it_says_level_moves_and_states(shown):
    assert shown.course.text.text().startswith("Level 2, 2 moves, ")
    assert "arrangements tried" in shown.course.text.text()
    assert shown.step_label.text() == "Together"
    assert not shown.view.drawing().over, "the whole is shown without arrows"


def test_a_step_while_it_is_not_known_yet_how_the_next_one_comes_apart(shown, qtbot, monkeypatch):
    """The player keeps its place from one solution to the next, and with it moves that the view has no more."""
    monkeypatch.setattr(pane_module, "cached_course", lambda *_: None)
    shown.show_solution(*solved(LATCH, "cubic"))
    assert not shown.view.moves
    shown.player.bar.setValue(1)
    qtbot.waitUntil(lambda: len(shown.view.moves) == 2, timeout=30_000)
    assert (shown.player.at, shown.step_label.text()) == (1, "Step 1 of 2")


def test_play_takes_it_apart_from_together_to_apart_and_again_from_the_beginning(shown, qtbot):
    for _ in range(2):
        qtbot.mouseClick(shown.player.play, LEFT)
        assert shown.player.playing
        assert shown.player.at > 1, "it begins with the whole"
        assert shown.player.play.toolTip() == "Pause (Space)"
        qtbot.waitUntil(lambda: not shown.player.playing, timeout=20_000)
        assert (shown.player.at, shown.step.value(), shown.step_label.text()) == (0, 0, "Step 2 of 2")
        assert shown.player.play.toolTip() == "Play (Space)"
        assert not shown.player.on.isEnabled()


def test_put_together_is_played_the_other_way_and_counts_so(shown, qtbot):
    shown.player.choose(TOGETHER)
    assert not shown.step.invertedAppearance(), "the parts are at the left"
    assert shown.step_label.text() == "Step 2 of 2"
    qtbot.mouseClick(shown.player.play, LEFT)
    assert shown.player.at < 1, "it begins with the parts"
    qtbot.waitUntil(lambda: shown.player.whole and not shown.player.playing, timeout=20_000)
    assert places(shown) == [[0, 0, 0], [0, 0, 0]]
    qtbot.mouseClick(shown.player.back, LEFT)
    qtbot.waitUntil(lambda: not shown.player.playing and shown.player.at == 1)
    assert shown.step_label.text() == "Step 1 of 2"


def test_after_it_was_put_together_it_can_be_taken_apart_step_by_step(shown):
    shown.player.choose(TOGETHER)
    assert (shown.player.back.isEnabled(), shown.player.on.isEnabled()) == (True, False)
    shown.player.choose(APART)
    assert (shown.player.back.isEnabled(), shown.player.on.isEnabled()) == (False, True)


def test_explode_is_played_and_stepped_and_ends_with_another_choice(shown, qtbot):
    shown.step.setValue(1)
    shown.player.choose(EXPLODE)
    assert shown.player.whole, "either the film or the explosion is seen"
    assert (shown.explode.isVisible(), shown.step.isVisible(), shown.step_label.isVisible()) == (True, False, False)
    qtbot.mouseClick(shown.player.play, LEFT)
    qtbot.waitUntil(lambda: shown.explode.value() == 100 and not shown.player.playing, timeout=20_000)
    assert places(shown) != [[0, 0, 0], [0, 0, 0]]
    qtbot.mouseClick(shown.player.back, LEFT)
    assert shown.explode.value() == 90
    shown.player.choose(APART)
    assert places(shown) == [[0, 0, 0], [0, 0, 0]]
    assert shown.step.isVisible()


def test_the_timeline_is_one_low_row_that_is_there_while_there_is_something_to_play(shown):
    assert shown.player.isVisible()
    assert shown.player.height() <= 44
    shown.show_solution(*solved("AAA\nAAA", "square"))
    assert not shown.player.isVisible(), "a single part"
    shown.show_solution(solved(SOMA, "cubic")[0], None)
    assert not shown.player.isVisible()


def test_space_plays_and_pauses_in_the_view_and_on_the_bar(shown, qtbot):
    for widget in (shown.view, shown.step):
        widget.setFocus()
        qtbot.keyClick(widget, SPACE)
        assert shown.player.playing
        qtbot.keyClick(widget, SPACE)
        assert not shown.player.playing


def test_after_a_click_on_play_space_pauses_and_the_arrow_keys_step(shown, qtbot):
    shown.course.show_held.setFocus()
    qtbot.mouseClick(shown.player.play, LEFT)
    qtbot.waitUntil(shown.player.bar.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), SPACE)
    assert not shown.player.playing
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Home)
    qtbot.mouseClick(shown.player.on, LEFT)
    qtbot.waitUntil(lambda: shown.player.at == 1 and not shown.player.playing)
    QTest.keyClick(QApplication.focusWidget(), LEFT_KEY)
    qtbot.waitUntil(lambda: shown.player.whole and not shown.player.playing)
    shown.player.play.setFocus()
    QTest.keyClick(shown.player.play, SPACE)
    assert shown.player.playing
    assert shown.player.play.hasFocus(), "who uses no mouse stays where they are"


def test_left_and_right_step(shown, qtbot):
    for widget in (shown.step, shown.player.on, shown.player.back):
        widget.setFocus()
        qtbot.keyClick(widget, RIGHT_KEY)
        qtbot.waitUntil(lambda: shown.player.at == 1 and not shown.player.playing)
        assert shown.step_label.text() == "Step 1 of 2"
        assert places(shown)[1] == [0, 0, 1]
        qtbot.keyClick(widget, LEFT_KEY)
        qtbot.waitUntil(lambda: shown.player.at == 2 and not shown.player.playing)
    shown.view.setFocus()
    qtbot.keyClick(shown.view, Qt.Key.Key_Period)
    qtbot.waitUntil(lambda: shown.player.at == 1 and not shown.player.playing)
    qtbot.keyClick(shown.view, Qt.Key.Key_Comma)
    qtbot.waitUntil(lambda: shown.player.at == 2 and not shown.player.playing)


def test_without_motion_a_step_is_made_at_once(shown, qtbot, monkeypatch):
    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    style = type(shown.style())
    before = style.styleHint
    monkeypatch.setattr(
        style, "styleHint", lambda self, which, *rest: 0 if which == hint else before(self, which, *rest))
    qtbot.mouseClick(shown.player.on, LEFT)
    assert (shown.player.at, shown.player.playing) == (1, False)
    assert shown.step.invertedAppearance(), "the whole is at the left, and time goes to the right"


def test_an_arrow_shows_where_the_next_move_goes(shown):
    shown.step.setValue(1)
    arrow, = shown.view.drawing().over
    tip = arrow.packed.corners.max(axis=(0, 1))
    assert tip[0] > 3, "next it slides out"
    shown.step.setValue(0)
    shown.step.setValue(1)
    arrow, = shown.view.drawing().over
    assert arrow.packed.corners.min(axis=(0, 1))[2] < 2, "next it goes down to its place"


def test_while_a_part_moves_the_arrow_is_its_own(pane, qtbot):
    pane.show_solution(*solved(SOMA, "cubic"))
    qtbot.waitUntil(lambda: len(pane.view.moves) == 7, timeout=30_000)
    for towards in (-1, 1):
        resting = 6 if towards > 0 else 7
        pane.view.set_step(resting, towards)
        at_rest = pane.view.drawing().over[0].packed.corners
        pane.view.set_step(6.5 if towards > 0 else 6.6, towards)
        moved = pane.view.drawing().over[0].packed.corners - at_rest
        assert np.ptp(moved.reshape(-1, 3), axis=0).max() < 1e-9, "it is the same arrow, which moves with its part"
        assert np.abs(moved).max() > 0
    pane.view.set_step(6.9, 1)
    assert not pane.view.drawing().over, "near its place an arrow would lead beyond it"


def test_what_holds_is_never_played_apart(pane, qtbot):
    pane.show_solution(*solved(RINGS, "cubic"))
    qtbot.waitUntil(lambda: len(pane.view.moves) > 1, timeout=30_000)
    moves = len(pane.view.moves)
    assert pane.view.assembly.held
    pane.player.speed.setCurrentIndex(SPEEDS.index(4.0))
    qtbot.mouseClick(pane.player.play, LEFT)
    qtbot.waitUntil(lambda: not pane.player.playing, timeout=20_000)
    assert (pane.player.at, pane.step_label.text()) == (1, f"Step {moves - 1} of {moves - 1}")
    assert not pane.player.on.isEnabled()
    drawing = pane.view.drawing()
    assert len(drawing.shapes) - len(drawing.faded) == len(pane.view.assembly.held)
    pane.step.setValue(0)
    assert pane.player.at == 1


def test_marks_show_where_parts_come_in(shown, qtbot):
    assert shown.step.marks == [1]
    mark, = shown.step.places()
    assert 0.4 < mark / shown.step.width() < 0.6
    shown.show_solution(*solved(SOMA, "cubic"))
    qtbot.waitUntil(lambda: shown.step.marks == [2, 3, 4, 5, 6, 7], timeout=30_000)
    assert len(shown.step.places()) == 6
    shown.step.setFixedWidth(20)
    assert not shown.step.places(), "they would run together"


def in_a_room(plan: str, *bar: tuple[int, int]) -> tuple[Puzzle, Solution]:
    """A bar in a room with a floor and a ceiling."""
    walls = [(x, y, 1, 0) for x, y, _ in cells(plan)]
    wide, deep = (max(cell[axis] for cell in walls) + 1 for axis in (0, 1))
    rest = [(x, y, z, 0) for x in range(wide) for y in range(deep) for z in (0, 2)]
    return made("cubic", {"room": (*walls, *rest), "bar": tuple((x, y, 1, 0) for x, y in bar)})


ROOMY = in_a_room("##.##\n#...#\n#...#\n#...#\n#####", (1, 2), (2, 2))
NARROW = in_a_room("##.#\n#..#\n#..#\n####", (1, 1), (2, 1))


def test_turns_are_tried_when_asked_for_and_played(pane, qtbot):
    pane.show_solution(*ROOMY)
    said = pane.course.text.text
    qtbot.waitUntil(lambda: said().startswith("Does not come apart"), timeout=30_000)
    assert pane.course.turns.isVisible()
    assert "Not tried" in pane.course.turns.toolTip()
    qtbot.mouseClick(pane.course.turns, LEFT)
    qtbot.waitUntil(lambda: said().startswith("Comes apart with 1 turn, "), timeout=60_000)
    assert not pane.course.turns.isVisible()
    moves = len(pane.view.moves)
    assert pane.player.has_film
    turned, = (step for step in range(1, moves + 1) if pane.view.assembly.degrees(step))
    pane.step.setValue(turned - 1)
    assert pane.step_label.text() == f"Step {moves - turned + 1} of {moves} (turned by 90°)"
    pane.step.setValue(turned)
    home = [shape.packed.corners for shape in pane.view.drawing().shapes]
    pane.step.setValue(turned - 1)
    after = [shape.packed.corners for shape in pane.view.drawing().shapes]
    assert np.allclose(home[0], after[0])
    across = [np.ptp(some[1].reshape(-1, 3), axis=0).argmax() for some in (home, after)]
    assert sorted(across) == [0, 1], "the bar lies the other way now"
    assert pane.view.seen.step is None, "what is exported does not turn"


def test_trying_turns_can_be_cancelled(pane, qtbot, monkeypatch):
    def slow(*_: object) -> None:
        while True:
            checkpoint()
            time.sleep(0.01)

    monkeypatch.setattr(player, "course_with_turns", slow)
    pane.show_solution(*ROOMY)
    qtbot.waitUntil(pane.course.turns.isVisible, timeout=30_000)
    before = pane.course.text.text()
    qtbot.mouseClick(pane.course.turns, LEFT)
    assert pane.course.text.text() == "Trying turns…"
    qtbot.mouseClick(pane.course.cancel, LEFT)
    assert pane.course.text.text() == before
    assert pane.course.turns.isVisible()
    pane.show_solution(*solved(SOMA, "cubic"))
    assert not pane.course.turns.isVisible()


def test_turns_that_do_not_help_say_what_was_not_tried(pane, qtbot):
    pane.show_solution(*NARROW)
    qtbot.waitUntil(pane.course.turns.isVisible, timeout=30_000)
    qtbot.mouseClick(pane.course.turns, LEFT)
    qtbot.waitUntil(lambda: "either. Not tried: " in pane.course.text.text(), timeout=60_000)


def test_what_does_not_come_apart_can_only_be_exploded(pane, qtbot):
    pane.show_solution(*solved(SOMA, "cubic"))
    qtbot.waitUntil(lambda: pane.player.has_film, timeout=30_000)
    assert [pane.player.choice.itemText(row) for row in range(3)] == ["Take apart", "Put together", "Explode"]
    pane.show_solution(*solved("AAA\nAAA\nAAA\n\nAAA\nABA\nAAA\n\nAAA\nAAA\nAAA", "cubic"))
    qtbot.waitUntil(lambda: pane.course.text.text().startswith("Does not"), timeout=30_000)
    assert [pane.player.choice.itemText(row) for row in range(pane.player.choice.count())] == ["Explode"]
    assert not pane.step.isVisible()
    pane.show_solution(*solved(SOMA, "cubic"))
    qtbot.waitUntil(lambda: pane.player.playing_what == APART, timeout=30_000)


def test_what_takes_long_says_so_and_can_be_cancelled_and_asked_for_again(pane, qtbot, monkeypatch):
    puzzle, solution = solved(LATCH, "cubic")

    def slow(*_: object) -> None:
        for number in range(10_000):
            checkpoint("Moving the parts", number / 10_000)
            time.sleep(0.01)

    monkeypatch.setattr(player, "find_course", slow)
    monkeypatch.setattr(pane_module, "cached_course", lambda *_: None)
    pane.show_solution(puzzle, solution)
    assert not pane.course.cancel.isVisible(), "nothing is said of a moment"
    assert not pane.player.has_film
    qtbot.waitUntil(pane.course.cancel.isVisible)
    assert pane.course.text.text() == "Moving the parts"
    qtbot.waitUntil(lambda: pane.course.progress.value() > 0)
    qtbot.mouseClick(pane.course.cancel, LEFT)
    assert pane.course.text.text() == "It is not known yet whether it comes apart."
    assert pane.course.again.isVisible()
    assert not pane.course.progress.isVisible()
    monkeypatch.setattr(player, "find_course", find_course)
    qtbot.mouseClick(pane.course.again, LEFT)
    qtbot.waitUntil(lambda: pane.course.text.text().startswith("Level 2"), timeout=30_000)
    assert pane.player.has_film


def test_another_solution_cancels_the_search_for_the_one_before(pane, qtbot, monkeypatch):
    begun = []

    def slow(puzzle: object, solution: object) -> object:
        begun.append(solution)
        while len(solution) == 2:
            checkpoint("Moving the parts", 0.5)
            time.sleep(0.01)
        return find_course(puzzle, solution)

    monkeypatch.setattr(player, "find_course", slow)
    monkeypatch.setattr(pane_module, "cached_course", lambda *_: None)
    pane.show_solution(*solved(LATCH, "cubic"))
    qtbot.waitUntil(lambda: len(begun) == 1)
    pane.show_solution(*solved(SOMA, "cubic"))
    qtbot.waitUntil(lambda: pane.course.text.text() == "Taken apart by straight moves", timeout=30_000)
    qtbot.waitUntil(lambda: not pane._finder._tasks.busy)
    handle_events()
    assert pane.course.text.text() == "Taken apart by straight moves"
    assert len(pane.view.moves) == 7


def test_an_error_is_reported_and_the_window_keeps_running(pane, qtbot, monkeypatch):
    met = []
    monkeypatch.setattr("sys.excepthook", lambda *error: met.append(error))
    monkeypatch.setattr(player, "find_course", lambda *_: 1 / 0)
    monkeypatch.setattr(pane_module, "cached_course", lambda *_: None)
    pane.show_solution(*solved(RINGS, "cubic"))
    qtbot.waitUntil(lambda: bool(met))
    monkeypatch.setattr(player, "find_course", find_course)
    pane.show_solution(*solved(SOMA, "cubic"))
    qtbot.waitUntil(lambda: pane.course.text.text() == "Taken apart by straight moves", timeout=30_000)
