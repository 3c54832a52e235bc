"""How a solution is looked at: from which side, turning, with letters, beside another one."""

import numpy as np
from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from latticework.gui.common.actions import take_keys
from latticework.gui.common.painting import paint_letter
from latticework.gui.common.translation import tr, translatable, translated
from latticework.gui.scene_view.camera_view import CameraView
from latticework.gui.view.solution_view import SolutionView
from latticework.lattice.lattice import Floats
from latticework.picture.shapes import Shape
from latticework.solution.text import letters

_SIDES = ((translatable("Front"), "F", (-90.0, 0.0)), (translatable("Side"), "S", (0.0, 0.0)),
          (translatable("Top"), "T", (-90.0, 90.0)), (translatable("Isometric"), "I", (-45.0, 35.264)))
"""Names, keys, and where the viewer stands in degrees."""

KEPT = "view/letters"
"""The setting of the program that says whether letters stand on parts."""

_LEAST, _MOST = 9, 22
"""Heights of letters, in pixels."""
_FAR = 1e4
_SLANT = 0.3
"""How far a face must be turned to the viewer."""

_TRIED = 6
"""Places of a part that are tried, until it is seen at one of them."""

_INTERVAL, _SECONDS_ROUND = 50, 24.0
"""Milliseconds between two pictures, and what a whole turn takes."""

PAUSE = 2_500
"""Milliseconds of rest after a touch."""


class ViewMenu(QPushButton):
    """A button with a menu; its keys work while the keyboard is in the view."""

    lettered = Signal(bool)  # letters are to stand on parts, or no longer

    def __init__(self, view: SolutionView, kept_view: SolutionView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.turntable, self.letters = Turntable(view), PartLetters(view)
        self.kept_letters = PartLetters(kept_view)
        self.setText(tr("View"))
        self.setToolTip(tr("Choose from which side the solution is seen, letters on parts, and comparing"))
        self.actions_by_key: dict[str, QAction] = {}
        menu = QMenu(self)
        take_keys(menu)
        for name, key, place in _SIDES:
            self._add(menu, translated(name), key).triggered.connect(lambda _=False, at=place: view.look_from(*at))
        menu.addSeparator()
        self._add(menu, tr("Turn slowly"), "R", checkable=True).toggled.connect(self.turntable.set_on)
        self._wanted = self._add(menu, tr("Letters on parts"), "L", checkable=True)
        self._wanted.toggled.connect(self._show_letters)
        self._wanted.setChecked(bool(QSettings().value(KEPT, False, bool)))
        menu.addSeparator()
        self.compare = self._add(menu, tr("Keep to compare"), "K")
        self.setMenu(menu)

    @property
    def letters_wanted(self) -> bool:
        """Whether letters are to stand on parts."""
        return self._wanted.isChecked()

    def _add(self, menu: QMenu, text: str, key: str, checkable: bool = False) -> QAction:
        action = menu.addAction(f"{text}\t{key}")
        action.setCheckable(checkable)
        self.actions_by_key[key] = action
        self._view.bind_key(key, action)
        return action

    def _show_letters(self, shown: bool) -> None:
        self.letters.set_shown(shown)
        self.kept_letters.set_shown(shown)
        QSettings().setValue(KEPT, shown)
        self.lettered.emit(shown)


class PartLetters(QWidget):
    """Writes on each part that is seen the letter that stands for it in texts, too."""

    def __init__(self, view: SolutionView) -> None:
        super().__init__(view)
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        view.looked.connect(lambda _: self.update())
        view.drawn.connect(self.update)
        view.resized.connect(lambda: self.resize(view.size()))

    def set_shown(self, shown: bool) -> None:
        """Show letters, or not."""
        self.resize(self._view.size())
        self.setVisible(shown)
        self.raise_()

    def marks(self) -> list[tuple[QPointF, str]]:
        """Return each letter with the point of the view where it stands; faint parts have none."""
        puzzle, drawing = self._view.puzzle, self._view.drawing()
        drawing = drawing.only([at for at in range(len(drawing.shapes)) if at not in drawing.faded])
        if puzzle is None:
            return []
        every, found, seen = letters(puzzle), list[tuple[QPointF, str]](), self._view.picker(drawing)
        for shape, offset in zip(drawing.shapes, drawing.offsets, strict=True):
            if shape.index < 0:
                continue
            for place in _middles(shape, self._view.towards)[:_TRIED] + offset:
                at = seen.at(place + _FAR * self._view.towards)
                if at is not None and drawing.shapes[at] is shape:
                    found.append((self._view.point_of(place, drawing), every[shape.part]))
                    break
        return found

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Paint the letters, dark with a light rim, legible on any colour."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            marks = self.marks()
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(int(np.clip(self.width() / (3 + 2 * len(marks) ** 0.5) / 3, _LEAST, _MOST)))
            for point, letter in marks:
                paint_letter(painter, point, letter, font, 3.5)


def _middles(shape: Shape, towards: Floats) -> Floats:
    """Return the middles of the faces of a part that one looks at, (faces, 3), those next to the middle of all first.

    towards: the direction (3,) to the viewer.
    """
    facing = shape.packed.normals @ towards > _SLANT
    faces: Floats = shape.packed.corners[facing].mean(axis=1)
    away = np.linalg.norm(faces - faces.mean(axis=0), axis=1)
    return faces[np.argsort(away, kind="stable")]


class Turntable(QObject):
    """Off until `set_on`; it turns only what is seen."""

    def __init__(self, view: CameraView) -> None:
        super().__init__(view)
        self._view, self._touched = view, QElapsedTimer()
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self._step)
        view.touched.connect(self._touched.start)

    @property
    def is_on(self) -> bool:
        """Whether it turns, or rests for a moment."""
        return self._timer.isActive()

    def set_on(self, on: bool) -> None:
        """Begin to turn, or stop."""
        self._touched.invalidate()
        self._timer.start() if on else self._timer.stop()

    def _step(self) -> None:
        if self._view.isVisible() and not (self._touched.isValid() and self._touched.elapsed() < PAUSE):
            self._view.turn(360.0 * _INTERVAL / 1000 / _SECONDS_ROUND)
