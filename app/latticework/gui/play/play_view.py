"""The view of a game: the pointer drags parts, keys and the wheel turn them."""

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from latticework.gui.play.session import Session
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.lattice import Floats
from latticework.picture.camera import Camera, Drawing
from latticework.picture.hits import pick
from latticework.picture.play_drawing import GameDrawing
from latticework.picture.scenes import viewpoint

_NOTCH = 120
"""The angle of a notch of the wheel, in eighths of a degree as Qt gives it."""
_STEEP = 0.12
"""The least slope of the line of sight on which a part is dragged in its layer: flatter, it would leap away."""

_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}
_LAY, _AWAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space), (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

KEYS = translatable("Drag parts from the tray; or N takes the next one, arrows move it, R turns it, Return lays it.")
KEYS_IN_SPACE = translatable("Drag parts from the tray; or N takes the next one, arrows and Page Up or Down move it, "
                             "R and T turn it, Return lays it.")
"""What is said while there is nothing else to say, the second where there are several layers."""

Buttons = Qt.MouseButton


class PlayView(CameraView):
    """Shows a game; a part that is laid is dragged to another place, the part in the hand follows the pointer."""

    left = Signal()  # with Escape, when nothing is in the hand

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Playing by hand"))
        self.setAccessibleDescription(translated(KEYS))
        self._drawn = Drawing()
        self._game_drawing: GameDrawing | None = None
        self._grip: Floats = np.zeros(3)
        """From where the pointer holds the part to its middle."""
        self._pressed_on: int | None = None
        self._carrying = False  # whether the button that is down drags the part in the hand
        self._turned_by = 0
        session.changed.connect(self.refresh)
        session.opened.connect(self._open)

    def _open(self) -> None:
        table, puzzle = self.session.table, self.session.puzzle
        # A button may be down on a part of the puzzle before.
        self._game_drawing, self._pressed_on, self._carrying = None, None, False
        if table is not None and puzzle is not None:
            self._game_drawing = GameDrawing(puzzle)
            self.look_first(*viewpoint(table.lattice))
        self.refresh()

    def refresh(self) -> None:
        """Show what is laid and in the hand now."""
        session, table = self.session, self.session.table
        self._drawn = Drawing()
        if table is not None and self._game_drawing is not None:
            hand, laid = session.hand, session.laid
            held = None if hand is None else table.in_hand(hand)
            clashing = () if hand is None else table.clashes(hand, laid)
            self._drawn = self._game_drawing.drawing(table.placements(laid), held, clashing, self._camera.frame[2])
        self.draw()

    def _look(self, camera: Camera) -> None:
        super()._look(camera)
        if self.session.hand is not None:
            self.refresh()  # other parts hide the one in the hand now

    def drawing(self) -> Drawing:
        """Return what is shown."""
        return self._drawn

    def option_at(self, point: QPointF) -> int | None:
        """Return the placement that is seen at a point."""
        count = len(self.session.laid)
        found = pick(self._drawn.shapes[:count], np.zeros((count, 3)), *self._canvas.ray(point))
        return None if found is None else self.session.laid[found]

    def hold_at(self, point: QPointF) -> None:
        """Hold the part in the hand by its middle, at a point of the view."""
        self._grip = np.zeros(3)
        self._aim(point)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to drag what is under the pointer, or to turn the view."""
        super().mousePressEvent(event)
        self._carrying = event.button() == Buttons.LeftButton and self.session.hand is not None
        here = event.button() == Buttons.LeftButton and not self._carrying
        self._pressed_on = self.option_at(event.position()) if here else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a part, let the part in the hand follow, or turn the view."""
        if self._pressed_on is not None and event.buttons() & Buttons.LeftButton:
            if (event.position() - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._lift(self._pressed_on)
                self._aim(event.position())
        elif self.session.hand is not None and (self._carrying or not event.buttons()):
            self._aim(event.position())
        elif self.session.hand is not None and event.buttons() & Buttons.RightButton:
            # With a part in the hand the left button lays it, so the right one turns the view.
            self._turn_view(event)
        else:
            super().mouseMoveEvent(event)

    def _turn_view(self, event: QMouseEvent) -> None:
        turning = QMouseEvent(QEvent.Type.MouseMove, event.position(), event.globalPosition(), Buttons.NoButton,
                              Buttons.LeftButton, event.modifiers())
        super().mouseMoveEvent(turning)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay the part that was dragged, take it away beside the view, or take up the one that was clicked on."""
        pressed_on, self._pressed_on = self._pressed_on, None
        if event.button() != Buttons.LeftButton:
            super().mouseReleaseEvent(event)
        elif pressed_on is not None:
            self._lift(pressed_on)
        elif self._carrying:
            self._carrying = False
            if self.rect().contains(event.position().toPoint()):
                self.session.lay()
            else:
                self.session.to_tray()

    def _lift(self, option: int) -> None:
        """Take up a placement where it was pressed on."""
        self._pressed_on, self._carrying = None, True
        self.session.lift(option)
        table, hand = self.session.table, self.session.hand
        if table is not None and hand is not None:
            middle = table.middle(hand)
            there = self._point_at(self._pressed, middle)
            self._grip = np.zeros(3) if there is None else middle - there

    def _aim(self, point: QPointF) -> None:
        table, hand = self.session.table, self.session.hand
        if table is not None and hand is not None:
            there = self._point_at(point, table.middle(hand))
            if there is not None:
                self.session.aim(there + self._grip)

    def _point_at(self, point: QPointF, middle: Floats) -> Floats | None:
        """Return where the line of sight through a point of the view meets the plane in which a part is dragged."""
        origin, direction = self._canvas.ray(point)
        table = self.session.table
        normal = direction if table is not None and table.climbs else np.array([0.0, 0.0, 1.0])
        slope = float(normal @ direction)
        if abs(slope) < _STEEP * float(np.linalg.norm(direction)):
            return None
        there: Floats = origin + direction * (float((middle - origin) @ normal) / slope)
        return there

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the part in the hand; zoom where there is none, or with Ctrl."""
        if self.session.hand is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._turned_by += event.angleDelta().y()
        notches = int(self._turned_by / _NOTCH)
        self._turned_by -= notches * _NOTCH
        for _ in range(abs(notches)):
            self.session.turn(-1 if notches > 0 else 1)

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the part in the hand, lay it, or put it back; without one the keys turn the view."""
        key, holding = Qt.Key(event.key()), self.session.hand is not None
        if holding and key in _ARROWS:
            right, up = _ARROWS[key]
            self.session.move(self._level(right, up))
        elif holding and key in _LAY:
            self.session.lay()
        elif holding and key in _AWAY:
            self.session.to_tray()
        elif key == Qt.Key.Key_Escape and holding:
            self.session.put_back()
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _level(self, right: int, up: int) -> Floats:
        """Return the unit vector within a layer that leads to the right, or away from the viewer, as it is seen."""
        across, upwards, towards = self._camera.frame
        # From above, "up" leads up the window; from the side, away from the viewer.
        away = (upwards if abs(towards[2]) > abs(upwards[2]) else -towards) * np.array([1.0, 1.0, 0.0])
        way = right * across * np.array([1.0, 1.0, 0.0]) + up * away
        unit: Floats = way / max(1e-9, float(np.linalg.norm(way)))
        return unit
