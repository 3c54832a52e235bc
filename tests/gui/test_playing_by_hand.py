"""Playing by hand in the window: the tray, the pointer, the keys, hints, checks and the time."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui_help import CTRL, LEFT, NO_KEYS, RIGHT, opened
from latticework import paths
from latticework.gui.editor.document import Document
from latticework.gui.play import session as session_module
from latticework.gui.play.pane import PlayPane
from latticework.gui.play.play_view import KEYS as KEYS_TEXT
from latticework.gui.play.play_view import KEYS_IN_SPACE
from latticework.gui.play.session import Session
from latticework.play.completion import Completion
from latticework.play.game import Game
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.read import load
from shapes import box, flat
from window_help import in_front, told

KEYS, LONG = Qt.Key, 60_000


def pane_for(qtbot: QtBot, puzzle: Puzzle) -> PlayPane:
    pane = opened(qtbot, PlayPane(Document(puzzle)), 900, 620)
    qtbot.waitUntil(lambda: pane.session.table is not None, timeout=LONG)
    in_front(qtbot, pane)
    pane.view.setFocus()
    return pane


def of_library(name: str) -> Puzzle:
    return load(Path(f"{paths.library() / name}.toml"))


@pytest.fixture
def pane(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> PlayPane:
    """Four pentominoes for a rectangle of 5 x 4, painted in 2D."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = pane_for(qtbot, flat(box(5, 4), "LPUY"))
    yield made
    made.close_work()


@pytest.fixture
def soma(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> PlayPane:
    """The Soma cube, painted in 2D."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = pane_for(qtbot, of_library("cubic/soma"))
    yield made
    made.close_work()


def pixel_of(pane: PlayPane, place) -> QPoint:
    """Return where in the view a point (3,) of space is seen."""
    view = pane.view
    drawing, camera = view.drawing(), view._camera
    unit = 2 * camera.half_width(drawing, view.width(), view.height()) / view.width()
    right, up, _ = camera.frame @ (np.array(place) - camera.middle(drawing)) / unit
    return QPoint(round(view.width() / 2 + right), round(view.height() / 2 - up))


def move_to(pane: PlayPane, at: QPoint, held=Qt.MouseButton.NoButton) -> None:
    view = pane.view
    QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, QPointF(at), view.mapToGlobal(QPointF(at)),
                                             Qt.MouseButton.NoButton, held, NO_KEYS))


def turn_wheel(pane: PlayPane, notches: int, held=NO_KEYS) -> None:
    view, at = pane.view, QPointF(pane.view.rect().center())
    QApplication.sendEvent(view, QWheelEvent(at, view.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches),
                                             Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False))


def answered(qtbot: QtBot, pane: PlayPane, ask) -> None:
    with qtbot.waitSignal(pane.session.looking, timeout=LONG, check_params_cb=lambda looking: not looking):
        ask()


def solve_by_hints(qtbot: QtBot, session: Session) -> None:
    while not session.solved:
        before = session.game
        session.hint()
        qtbot.waitUntil(lambda before=before: session.game != before, timeout=LONG)


def shown_in_tray(pane: PlayPane) -> list[str]:
    return [pane.tray.item(row).text() for row in range(pane.tray.count()) if not pane.tray.item(row).isHidden()]


class TestTray:
    def test_shows_what_is_left(self, pane):
        assert shown_in_tray(pane) == ["L", "P", "U", "Y"]
        pane.session.take(1)
        assert shown_in_tray(pane) == ["L", "U", "Y"]
        pane.session.lay()
        assert shown_in_tray(pane) == ["L", "U", "Y"]
        pane.session.undo()
        assert shown_in_tray(pane) == ["L", "P", "U", "Y"]

    def test_counts_copies(self, qtbot, monkeypatch):
        monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
        pane = pane_for(qtbot, of_library("square/t-tetrominoes"))
        name = pane.session.puzzle.parts[0].name
        many = pane.session.left[0]
        assert shown_in_tray(pane)[0] == f"{name} × {many}"
        pane.session.take(0)
        pane.session.lay()
        assert shown_in_tray(pane)[0] == f"{name} × {many - 1}"
        pane.close_work()

    def test_a_click_takes_a_part_and_return_does_so_too(self, pane, qtbot):
        tray = pane.tray
        qtbot.mouseClick(tray.viewport(), LEFT, NO_KEYS, tray.visualItemRect(tray.item(2)).center())
        assert pane.session.hand.part == 2
        tray.setCurrentRow(3)
        qtbot.keyClick(tray, KEYS.Key_Return)
        assert pane.session.hand.part == 3

    def test_a_part_is_dragged_from_the_tray_to_its_place(self, pane, qtbot):
        tray, session = pane.tray, pane.session
        start = tray.visualItemRect(tray.item(1)).center()
        session.take(1)
        target = pane.view.mapTo(pane, pixel_of(pane, session.table.middle(session.hand)))
        place = session.hand
        session.put_back()
        qtbot.mousePress(tray.viewport(), LEFT, NO_KEYS, start)
        there = tray.viewport().mapFrom(pane, target)
        for at in (start + QPoint(30, 0), there):
            QApplication.sendEvent(tray.viewport(), QMouseEvent(
                QEvent.Type.MouseMove, QPointF(at), tray.viewport().mapToGlobal(QPointF(at)),
                Qt.MouseButton.NoButton, LEFT, NO_KEYS))
        assert session.hand == place
        qtbot.mouseRelease(tray.viewport(), LEFT, NO_KEYS, there)
        assert session.game.laid == (session.table.option(place, ()),)

    def test_a_part_that_is_dropped_beside_the_view_goes_back(self, pane):
        pane.session.take(0)
        pane._drop(pane.mapToGlobal(QPointF(-50, -50)))
        assert pane.session.hand is None
        assert pane.session.game.laid == ()


class TestPointer:
    def test_the_part_in_the_hand_follows_and_a_click_lays_it(self, pane, qtbot):
        session = pane.session
        session.take(1)
        hand = session.hand
        move_to(pane, QPoint(4, 4))
        assert session.hand != hand
        qtbot.mouseClick(pane.view, LEFT, NO_KEYS, QPoint(4, 4))
        assert pane.message.text() == "It does not fit here."
        at = pixel_of(pane, session.table.middle(hand))
        move_to(pane, at)
        assert session.hand == hand
        qtbot.mouseClick(pane.view, LEFT, NO_KEYS, at)
        assert session.hand is None
        assert len(session.game.laid) == 1

    def test_a_part_that_is_laid_is_dragged_to_another_place_in_one_step(self, pane, qtbot):
        session, table = pane.session, pane.session.table
        session.take(1)
        session.lay()
        first = session.game.laid[0]
        here = table.lifted(first)
        other = next(option for option in range(*table.reduction.first_of[1:3])
                     if option != first and table.lifted(option).orientation == here.orientation)
        cell = table._positions(table.cells(here))[0]
        by = table.middle(table.lifted(other)) - table.middle(here)
        qtbot.mousePress(pane.view, LEFT, NO_KEYS, pixel_of(pane, cell))
        move_to(pane, pixel_of(pane, cell + by / 2), LEFT)
        move_to(pane, pixel_of(pane, cell + by), LEFT)
        qtbot.mouseRelease(pane.view, LEFT, NO_KEYS, pixel_of(pane, cell + by))
        assert session.game.laid == (other,)
        session.undo()
        assert session.game.laid == (first,)

    def test_a_part_that_is_laid_goes_to_the_tray_when_it_is_dragged_beside_the_view(self, pane, qtbot):
        session = pane.session
        session.take(1)
        session.lay()
        here = pixel_of(pane, session.table._positions(session.table.cells(session.table.lifted(session.laid[0])))[0])
        qtbot.mousePress(pane.view, LEFT, NO_KEYS, here)
        beside = QPoint(-40, here.y())
        move_to(pane, here - QPoint(40, 0), LEFT)
        move_to(pane, beside, LEFT)
        qtbot.mouseRelease(pane.view, LEFT, NO_KEYS, beside)
        assert session.hand is None
        assert session.game.laid == ()
        assert shown_in_tray(pane) == ["L", "P", "U", "Y"]

    def test_what_was_said_of_a_part_goes_when_it_is_put_back(self, pane, qtbot):
        pane.session.take(1)
        move_to(pane, QPoint(4, 4))
        qtbot.mouseClick(pane.view, LEFT, NO_KEYS, QPoint(4, 4))
        assert pane.message.text() == "It does not fit here."
        qtbot.keyClick(pane.view, KEYS.Key_Escape)
        assert pane.message.text() != "It does not fit here."

    def test_the_wheel_turns_the_part_in_the_hand_and_zooms_without_one(self, pane):
        zoom = pane.view._camera.zoom
        turn_wheel(pane, 1)
        assert pane.view._camera.zoom > zoom
        pane.session.take(0)
        zoom, orientation = pane.view._camera.zoom, pane.session.hand.orientation
        turn_wheel(pane, 1)
        assert pane.session.hand.orientation != orientation
        turn_wheel(pane, -1)
        assert pane.session.hand.orientation == orientation
        assert pane.view._camera.zoom == zoom
        turn_wheel(pane, 1, CTRL)
        assert pane.view._camera.zoom > zoom

    def test_the_right_button_turns_the_view_with_a_part_in_the_hand(self, soma, qtbot):
        soma.session.take(0)
        azimuth = soma.view._camera.azimuth
        qtbot.mousePress(soma.view, RIGHT, NO_KEYS, QPoint(100, 100))
        for x in (140, 200):
            move_to(soma, QPoint(x, 100), RIGHT)
        assert soma.view._camera.azimuth != azimuth
        assert soma.session.hand is not None

    def test_clashes_glow(self, pane):
        session = pane.session
        session.take(1)
        assert not pane.view.drawing().over
        session.lay()
        session.take(0)
        session.aim(session.table.middle(session.table.lifted(session.game.laid[0])) + np.array([40.0, 0, 0]))
        assert pane.view.drawing().over


class TestKeys:
    def test_a_part_is_taken_turned_moved_and_laid_with_the_keys_alone(self, pane, qtbot):
        session, view = pane.session, pane.view
        qtbot.keyClick(view, KEYS.Key_N)
        assert session.hand.part == 0
        qtbot.keyClick(view, KEYS.Key_N)
        assert session.hand.part == 1
        qtbot.keyClick(view, KEYS.Key_N, Qt.KeyboardModifier.ShiftModifier)
        assert session.hand.part == 0
        before = session.hand
        qtbot.keyClick(view, KEYS.Key_R)
        assert session.hand.orientation != before.orientation
        qtbot.keyClick(view, KEYS.Key_R, Qt.KeyboardModifier.ShiftModifier)
        assert session.hand.orientation == before.orientation
        qtbot.keyClick(view, KEYS.Key_M)
        assert session.hand.orientation != before.orientation
        qtbot.keyClick(view, KEYS.Key_M)
        for key, axis, sign in ((KEYS.Key_Right, 0, 1), (KEYS.Key_Left, 0, -1), (KEYS.Key_Up, 1, 1),
                                (KEYS.Key_Down, 1, -1)):
            here = session.table.middle(session.hand)
            qtbot.keyClick(view, key)
            gone = session.table.middle(session.hand) - here
            assert gone[axis] * sign == pytest.approx(1)
        qtbot.keyClick(view, KEYS.Key_Return)
        assert len(session.game.laid) == 1

    def test_delete_and_escape(self, pane, qtbot):
        session, view = pane.session, pane.view
        session.take(0)
        session.lay()
        session.lift(session.game.laid[0])
        qtbot.keyClick(view, KEYS.Key_Escape)
        assert session.hand is None
        assert len(session.laid) == 1
        session.lift(session.game.laid[0])
        qtbot.keyClick(view, KEYS.Key_Delete)
        assert session.game.laid == ()
        with qtbot.waitSignal(pane.left):
            qtbot.keyClick(view, KEYS.Key_Escape)

    def test_undo_and_redo_are_those_of_the_game(self, pane, qtbot):
        session = pane.session
        session.take(0)
        session.lay()
        laid = session.game.laid
        qtbot.keyClick(pane.view, KEYS.Key_Z, CTRL)
        assert session.game.laid == ()
        qtbot.keyClick(pane.view, KEYS.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
        assert session.game.laid == laid

    def test_the_keys_that_are_named_are_those_that_there_are(self, pane, soma):
        assert pane.message.text() == KEYS_TEXT
        assert soma.message.text() == KEYS_IN_SPACE

    def test_a_part_goes_up_a_layer_with_key_and_slider(self, soma, qtbot):
        session = soma.session
        session.take(0)
        table = session.table
        assert table.layer(session.hand) == soma.layers.value() == 0
        qtbot.keyClick(soma.view, KEYS.Key_PageUp)
        assert table.layer(session.hand) == soma.layers.value() == 1
        soma.layers.setValue(2)
        assert table.layer(session.hand) == 2
        qtbot.keyClick(soma.view, KEYS.Key_PageDown)
        assert table.layer(session.hand) == 1

    def test_tipping_is_for_solids_and_a_flat_part_is_turned_over(self, pane, soma):
        assert not soma.turning[1].isHidden()
        assert pane.turning[1].isHidden()
        assert pane.mirror.text() == "Turn over"


class TestSolver:
    def test_hints_solve_the_puzzle_and_a_quiet_word_says_so(self, pane, qtbot):
        pane.session.clock.begin(200.6)
        solve_by_hints(qtbot, pane.session)
        shown = pane.time.text().split(":")
        as_the_clock = f"Solved in {shown[0]} min {int(shown[1])} s, "
        assert pane.message.text().startswith(as_the_clock)
        assert pane.message.text().endswith("with 4 hints.")
        assert not pane.hint.isEnabled()
        assert pane.session.clock.stopped
        pane.session.undo()
        assert pane.message.text() == KEYS_TEXT
        assert pane.hint.isEnabled()

    def test_says_whether_it_is_right_so_far(self, pane, qtbot):
        session, table = pane.session, pane.session.table
        answered(qtbot, pane, pane.check.click)
        assert pane.message.text() == "Yes: it can be completed."
        # A U against the edge closes a cell off.
        bad = next(option for option in range(*table.reduction.first_of[2:4])
                   if {(1, 0, 0), (0, 1, 0), (2, 1, 0)} < set(table.reduction.cells(option))
                   or {(1, 1, 0), (0, 0, 0), (2, 0, 0)} < set(table.reduction.cells(option)))
        session._step(session.game.lay(bad))
        answered(qtbot, pane, pane.check.click)
        assert pane.message.text() == "No: these parts cannot all stay."
        answered(qtbot, pane, pane.hint.click)
        assert pane.message.text() == "No: these parts cannot all stay."
        assert session.game.laid == (bad,)

    def test_says_when_it_does_not_know(self, pane, qtbot, monkeypatch):
        monkeypatch.setattr(session_module, "complete", _knows_nothing)
        answered(qtbot, pane, pane.check.click)
        assert pane.message.text() == "Not known after 20 seconds."

    def test_is_cancelled_when_something_moves(self, pane, qtbot, monkeypatch):
        monkeypatch.setattr(session_module, "complete", _looks_for_ever)
        pane.session.hint()
        assert not pane.stop.isHidden()
        assert pane.hint.isHidden()
        pane.session.take(0)
        assert pane.stop.isHidden()
        assert not pane.hint.isHidden()
        qtbot.waitUntil(lambda: not pane.session._asking.busy, timeout=LONG)
        assert pane.session.game.laid == ()

    def test_says_that_it_still_looks_and_can_be_cancelled(self, pane, qtbot, monkeypatch):
        monkeypatch.setattr(session_module, "complete", _looks_for_ever)
        pane.session.check()
        qtbot.waitUntil(lambda: pane.message.text() == "Still looking.", timeout=LONG)
        pane.stop.click()
        assert pane.message.text() == KEYS_TEXT
        qtbot.waitUntil(lambda: not pane.session._asking.busy, timeout=LONG)


    def test_a_hint_that_nobody_waits_for_is_not_laid(self, pane, qtbot):
        pane.session.hint()
        pane.hide()
        qtbot.waitUntil(lambda: not pane.session._asking.busy, timeout=LONG)
        assert pane.session.game.laid == ()


class TestGame:
    def test_starting_over_can_be_undone(self, pane):
        session = pane.session
        session.take(0)
        session.lay()
        laid = session.game.laid
        pane.over.click()
        assert session.game.laid == ()
        session.undo()
        assert session.game.laid == laid

    def test_the_time_stands_still_while_it_is_not_seen(self, pane, qtbot):
        pane.hide()
        assert not pane.session.clock.running
        seconds = pane.session.clock.seconds
        pane.show()
        qtbot.waitUntil(lambda: pane.session.clock.seconds > seconds, timeout=LONG)

    def test_a_game_goes_on_when_its_puzzle_is_opened_again(self, pane, qtbot):
        session, document = pane.session, pane.document
        session.take(0)
        session.lay()
        laid, puzzle = session.game.laid, document.puzzle
        document.show_other(of_library("cubic/soma"))
        qtbot.waitUntil(lambda: session.table is not None and len(session.left) == 7, timeout=LONG)
        assert session.game.laid == ()
        document.show_other(puzzle)
        qtbot.waitUntil(lambda: session.table is not None and len(session.left) == 4, timeout=LONG)
        assert session.game.laid == laid

    def test_a_new_colour_changes_nothing_of_the_game(self, pane):
        session = pane.session
        session.take(0)
        session.lay()
        laid = session.game.laid
        pane.document.set_color([0], "#123456")
        assert session.game.laid == laid
        assert pane.view.drawing().shapes[0].color == "#123456"

    def test_without_target_or_parts_it_says_what_is_missing(self, qtbot, monkeypatch):
        monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
        pane = opened(qtbot, PlayPane(Document(flat((), "L"))), 600, 400)
        assert pane.problem.text() == "The target has no cells yet: draw it first."
        assert pane.pages.currentWidget() is pane.problem
        pane.close_work()


def test_a_part_without_cells_is_not_taken(qtbot, monkeypatch):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    puzzle = flat(box(5, 4), "LPUY")
    pane = opened(qtbot, PlayPane(Document(replace(puzzle, parts=(*puzzle.parts, Part("E", (), 0, 1))))), 600, 400)
    qtbot.waitUntil(lambda: pane.session.table is not None or bool(pane.session.problem), timeout=LONG)
    for _ in range(6):
        pane.session.take_next(1)
        assert pane.session.hand is None or pane.session.hand.part < 4
    pane.close_work()


def again(qtbot: QtBot, pane: PlayPane) -> PlayPane:
    """Close a pane and open another on the same puzzle, as when the program is closed and started again."""
    pane.close_work()
    pane.session._keeping.wait()
    pane.close()
    return pane_for(qtbot, pane.document.puzzle)


def lay_some(pane: PlayPane, many: int) -> tuple[int, ...]:
    for _ in range(many):
        pane.session.take_next(1)
        pane.session.lay()
    return pane.session.game.laid


class TestKept:
    def test_a_game_is_resumed_when_the_program_is_started_again(self, pane, qtbot):
        laid, past = lay_some(pane, 2), pane.session.game.past
        pane.session.hints = 1
        pane.session.clock.begin(200.0)
        later = again(qtbot, pane)
        assert (later.session.game.laid, later.session.game.past, later.session.hints) == (laid, past, 1)
        assert later.session.clock.seconds >= 200
        assert later.message.text() == "Your game is here again: 2 of 4 parts are laid, 3 min 20 s."
        assert [not button.isHidden() for button in (later.resume, later.over, later.hint, later.check)] == [
            True, True, False, False]
        later.resume.click()
        assert later.session.game.laid == laid
        assert later.message.text() == KEYS_TEXT
        assert [not button.isHidden() for button in (later.resume, later.over, later.hint, later.check)] == [
            False, True, True, True]
        later.close_work()

    def test_an_earlier_game_can_be_started_over_and_that_undone(self, pane, qtbot):
        laid = lay_some(pane, 2)
        later = again(qtbot, pane)
        later.over.click()
        assert later.session.game.laid == ()
        assert later.session.clock.seconds < 1
        assert later.resume.isHidden()
        later.session.undo()
        assert later.session.game.laid == laid
        later.close_work()

    def test_taking_a_part_resumes_the_game(self, pane, qtbot):
        lay_some(pane, 1)
        later = again(qtbot, pane)
        later.session.take_next(1)
        assert later.resume.isHidden()
        assert later.message.text() == KEYS_TEXT
        later.close_work()

    def test_nothing_is_resumed_where_nothing_lies_or_all_is_done(self, pane, qtbot):
        lay_some(pane, 1)
        pane.session.start_over()
        later = again(qtbot, pane)
        assert not later.session.resumed
        solve_by_hints(qtbot, later.session)
        last = again(qtbot, later)
        assert last.session.game == Game()
        assert last.message.text() == KEYS_TEXT
        last.close_work()
        assert not list(paths.games().iterdir())

    def test_a_damaged_game_is_put_aside_and_said_and_one_plays_on(self, pane, qtbot):
        lay_some(pane, 1)
        pane.session._keeping.wait()
        file, = paths.games().iterdir()
        pane.session.close()
        pane.session._keeping.wait()  # the game is written once more
        file.write_bytes(b"{")
        later = pane_for(qtbot, pane.document.puzzle)
        assert later.message.text() == "Your earlier game cannot be read, so this is a new one."
        assert ".damaged: not a valid JSON file" in later.message.toolTip()
        assert file.with_suffix(".damaged").read_bytes() == b"{"
        laid = lay_some(later, 2)
        last = again(qtbot, later)
        assert last.session.game.laid == laid
        last.close_work()

    def test_two_windows_do_not_overwrite_one_another(self, pane, qtbot):
        other = pane_for(qtbot, pane.document.puzzle)
        laid = lay_some(pane, 2)
        pane.session._keeping.wait()
        lay_some(other, 1)
        refused = "This game is not kept: another window"
        qtbot.waitUntil(lambda: other.message.text().startswith(refused), timeout=LONG)
        other.close_work()
        assert again(qtbot, pane).session.game.laid == laid

    def test_one_plays_where_nothing_can_be_written(self, pane, qtbot):
        paths.games().parent.mkdir(parents=True, exist_ok=True)
        paths.games().write_text("a file in place of the folder")
        laid = lay_some(pane, 2)
        qtbot.waitUntil(lambda: pane.message.text().startswith("This game is not kept: "), timeout=LONG)
        assert pane.session.game.laid == laid

    def test_a_window_that_only_looks_writes_nothing(self, pane, qtbot):
        again(qtbot, pane).close_work()
        assert not paths.games().exists()


class TestWindow:
    def test_is_opened_from_the_menu_and_left_with_escape(self, window, qtbot):
        window.document.show_other(flat(box(5, 4), "LPUY"))
        window.actions_by_text["Play by han&d"].trigger()
        play = window.panels.play
        qtbot.waitUntil(lambda: play.session.table is not None, timeout=LONG)
        assert window.pane.on_stage is play
        assert told(window) == "You play by hand: 0 parts are laid."
        assert window.panels.solve_workspace.docks["Solutions"].isHidden(), "they would give it away"
        qtbot.keyClick(play.view, KEYS.Key_Escape)
        assert window.pane.on_stage is None
        assert not window.panels.solve_workspace.docks["Solutions"].isHidden()
        qtbot.waitUntil(lambda: told(window) == "This puzzle is not solved yet.", timeout=LONG)

    def test_a_part_that_is_pressed_while_another_puzzle_is_opened_is_let_go(self, window, qtbot):
        window.document.show_other(flat(box(5, 4), "LPUY"))
        window.panels.to_play()
        play = window.panels.play
        qtbot.waitUntil(lambda: play.session.table is not None, timeout=LONG)
        tray = play.tray
        at = tray.visualItemRect(tray.item(0)).center()
        qtbot.mousePress(tray.viewport(), LEFT, NO_KEYS, at)
        tray.clear()
        move = QMouseEvent(QEvent.Type.MouseMove, QPointF(at + QPoint(90, 0)),
                           QPointF(tray.viewport().mapToGlobal(at + QPoint(90, 0))), LEFT, LEFT, NO_KEYS)
        QApplication.sendEvent(tray.viewport(), move)
        qtbot.mouseRelease(tray.viewport(), LEFT, NO_KEYS, at)
        assert play.session.hand is None

    def test_keeps_the_game_when_the_window_is_closed(self, window, qtbot):
        window.document.show_other(flat(box(5, 4), "LPUY"))
        window.panels.to_play()
        play = window.panels.play
        qtbot.waitUntil(lambda: play.session.table is not None, timeout=LONG)
        laid = lay_some(play, 2)
        window.document.let_go()
        window.close()
        play.session._keeping.wait()
        later = pane_for(qtbot, flat(box(5, 4), "LPUY"))
        assert later.session.game.laid == laid
        later.close_work()

    def test_is_left_when_a_search_begins(self, window):
        window.document.show_other(flat(box(5, 4), "LPUY"))
        window.panels.to_play()
        window.search.commands.begun.emit()
        assert window.pane.on_stage is None


def _knows_nothing(*_: object) -> Completion:
    return Completion("unknown")


def _looks_for_ever(*_: object) -> Completion:
    from latticework.cancel import checkpoint

    while True:
        checkpoint()
