"""Whatever is done in a game by hand, in any order: nothing fails, and the game is what its steps make of it."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui_help import CTRL, LEFT, NO_KEYS, RIGHT, opened
from latticework import paths
from latticework.gui.editor.document import Document
from latticework.gui.play.pane import PlayPane
from latticework.play.game import Game, Laid
from latticework.play.kept_game import GameFile
from latticework.play.table import Table
from latticework.puzzle.read import load
from quick_suite import in_part

LATTICES = ("square/pentominoes-6x10", "hexagon/meteor", "packed-spheres/pyramid-20", "ring/six-rings",
            "square-stick/tetrasticks-6x6", "cubic/soma", "square/dominoes-8x8", "square/jigsaw-4x4")
ACTS, LONG = 60, 60_000
KEYS = (*(getattr(Qt.Key, f"Key_{key}") for key in (
    "N", "R", "T", "M", "Left", "Right", "Up", "Down", "PageUp", "PageDown", "Return", "Space", "Delete", "Plus",
    "Home")),)


class Player:
    """Does something at random with a pane, as the user can."""

    def __init__(self, pane: PlayPane, qtbot: QtBot, seed: int) -> None:
        self.pane, self.qtbot, self.random = pane, qtbot, Random(seed)
        self.acts: tuple[Callable[[], object], ...] = (
            self.press_key, self.press_key, self.press_key, self.click_view, self.drag_view, self.turn_wheel,
            self.click_tray, self.click_button, self.fit_somewhere, self.fit_somewhere, self.move_slider,
            self.repaint, self.leave_and_come_back, self.resize)

    def act(self) -> str:
        """Do one thing, and return its name."""
        chosen = self.random.choice(self.acts)
        chosen()
        QApplication.processEvents()
        return chosen.__name__

    def point(self) -> QPoint:
        """Return a point in the view or a little beside it."""
        size = self.pane.view.size()
        return QPoint(self.random.randint(-20, size.width() + 20), self.random.randint(-20, size.height() + 20))

    def press_key(self) -> None:
        held = Qt.KeyboardModifier.ShiftModifier if self.random.random() < 0.2 else NO_KEYS
        self.qtbot.keyClick(self.pane.view, self.random.choice(KEYS), held)

    def click_view(self) -> None:
        self.qtbot.mouseMove(self.pane.view, self.point())
        self.qtbot.mouseClick(self.pane.view, self.random.choice((LEFT, LEFT, RIGHT)), NO_KEYS, self.point())

    def drag_view(self) -> None:
        button = self.random.choice((LEFT, LEFT, RIGHT))
        self.qtbot.mousePress(self.pane.view, button, NO_KEYS, self.point())
        for _ in range(3):
            self.qtbot.mouseMove(self.pane.view, self.point())
        if self.random.random() < 0.3:
            self.press_key()
        self.qtbot.mouseRelease(self.pane.view, button, NO_KEYS, self.point())

    def turn_wheel(self) -> None:
        view, at = self.pane.view, QPointF(self.pane.view.rect().center())
        held = CTRL if self.random.random() < 0.2 else NO_KEYS
        QApplication.sendEvent(view, QWheelEvent(
            at, view.mapToGlobal(at), QPoint(), QPoint(0, self.random.choice((-240, -120, 50, 120))),
            Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False))

    def click_tray(self) -> None:
        tray = self.pane.tray
        item = tray.item(self.random.randrange(tray.count()))
        if not item.isHidden():
            tray.scrollToItem(item)
            self.qtbot.mouseClick(tray.viewport(), LEFT, NO_KEYS, tray.visualItemRect(item).center())

    def click_button(self) -> None:
        pane = self.pane
        button = self.random.choice((pane.undo, pane.undo, pane.redo, pane.hint, pane.check, pane.stop, pane.resume,
                                     *pane.turning, *([pane.over] if self.random.random() < 0.1 else [])))
        if not button.isHidden():
            button.click()
        if button in {pane.hint, pane.check} and self.random.random() < 0.7:
            self.qtbot.waitUntil(lambda: not pane.session._asking.busy, timeout=LONG)

    def fit_somewhere(self) -> None:
        """Take up or take out a part, and lay it where it fits near a point."""
        session, table = self.pane.session, self.pane.session.table
        left = [part for part, many in enumerate(session.left) if many > 0]
        if session.laid and self.random.random() < 0.3:
            session.lift(self.random.choice(session.laid))
        elif left:
            session.take(self.random.choice(left))
        if session.hand is not None:
            fitting = table._free(session.hand.part, session.hand.orientation, session.laid)
            if len(fitting):
                shift = fitting[self.random.randrange(len(fitting))]
                place = table._middles(session.hand.part, session.hand.orientation, shift[None])[0]
                session.aim(place + np.array([0.1, -0.1, 0.0]))
                session.to_layer(self.random.choice(table.layers))
            session.lay()

    def move_slider(self) -> None:
        layers = self.pane.layers
        if layers.isEnabled():
            layers.setValue(self.random.randint(layers.minimum(), layers.maximum()))

    def repaint(self) -> None:
        document = self.pane.document
        document.set_color([self.random.randrange(len(document.puzzle.parts))], f"#{self.random.getrandbits(24):06x}")

    def leave_and_come_back(self) -> None:
        self.pane.hide()
        self.pane.show()

    def resize(self) -> None:
        self.pane.resize(self.random.randint(500, 900), self.random.randint(300, 620))


def check(pane: PlayPane) -> None:
    """Check that the game is what its steps make of it, and that it is what is shown."""
    session, table = pane.session, pane.session.table
    game, states = session.game, [*session.game.past, session.game.laid]
    assert states[0] == ()
    replayed = Game()
    for before, after in pairwise(states):
        assert is_step(before, after), (before, after)
        assert table.agree(after)
        replayed = replayed.with_laid(after)
    assert (replayed.laid, replayed.past) == (game.laid, game.past)
    assert session.solved == session.clock.stopped
    copies = table.left(session.laid)
    if session.hand is not None:
        copies[session.hand.part] -= 1
    assert session.left == copies
    assert min(copies) >= 0
    assert [not pane.tray.item(row).isHidden() for row in range(pane.tray.count())] == [many > 0 for many in copies]
    drawing = pane.view.drawing()
    assert [shape.part for shape in drawing.shapes[: len(session.laid)]] == [
        int(table.reduction.part_of[option]) for option in session.laid]
    assert (drawing.held is not None) == (session.hand is not None)
    assert pane.undo.isEnabled() == (session.hand is not None or bool(game.past))
    assert pane.redo.isEnabled() == bool(game.undone)


def is_step(before: Laid, after: Laid) -> bool:
    """Whether one part was laid, taken away or moved, or all were taken away."""
    gone, come = set(before) - set(after), set(after) - set(before)
    return not after or (len(gone) <= 1 and len(come) <= 1 and bool(gone or come))


@pytest.mark.parametrize("name", in_part(LATTICES, 3))
def test_nothing_that_is_done_at_random_fails(name, qtbot, monkeypatch):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    puzzle = load(paths.library() / f"{name}.toml")
    pane = opened(qtbot, PlayPane(Document(puzzle)), 700, 480)
    qtbot.waitUntil(lambda: pane.session.table is not None, timeout=LONG)
    player, done = Player(pane, qtbot, seed=len(name)), list[str]()
    for _ in range(ACTS):
        done.append(player.act())
        try:
            check(pane)
        except AssertionError as error:
            raise AssertionError(f"after {done}") from error
    pane.session.cancel()
    pane.session.keep()
    pane.session._keeping.wait()
    kept = GameFile(paths.games(), puzzle).read(Table(pane.session.table.reduction))
    over = not pane.session.game.laid or pane.session.solved
    assert (kept is None) == over
    assert over or (kept.game.laid, kept.game.past[-300:]) == (
        pane.session.game.laid, pane.session.game.past[-300:])
    pane.close_work()
