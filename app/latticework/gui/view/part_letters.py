"""Letters on the parts of a solution, over the view, so that parts are told apart without their colours."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.common.painting import paint_letter
from latticework.gui.view.solution_view import SolutionView
from latticework.lattice.lattice import Floats
from latticework.picture.shapes import Shape
from latticework.solution.text import letters

_LEAST, _MOST = 9, 22
_FAR = 1e4
_SLANT = 0.3
"""How far a face must be turned to the viewer."""

_TRIED = 6
"""Places of a part that are tried, until it is seen at one of them."""


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
