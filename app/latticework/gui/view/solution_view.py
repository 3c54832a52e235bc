"""The view of one solution: what is shown of it, and the mouse and keys that move the camera."""

from typing import Protocol

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from latticework.gui.common import theme
from latticework.gui.common.translation import tr
from latticework.gui.view.opengl import opengl_works
from latticework.gui.view.painter_canvas import PainterCanvas
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.camera import Camera, Drawing
from latticework.scene.projection import pick
from latticework.scene.shapes import viewpoint
from latticework.scene.solution_drawing import Shown
from latticework.scene.view_sheet import View
from latticework.solution import Solution
from latticework.solution.assembly import Assembly

_TURN, _MAGNIFY, _WHEEL = 6.0, 1.15, 1.0012
_KEYS = {Qt.Key.Key_Left: (-_TURN, 0.0), Qt.Key.Key_Right: (_TURN, 0.0),
         Qt.Key.Key_Up: (0.0, _TURN), Qt.Key.Key_Down: (0.0, -_TURN)}
_ZOOM_KEYS = {Qt.Key.Key_Plus: _MAGNIFY, Qt.Key.Key_Equal: _MAGNIFY, Qt.Key.Key_Minus: 1 / _MAGNIFY}

_STEPS = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}


class SolutionCanvas(Protocol):
    """What the view asks of a canvas, whether it uses OpenGL or not."""

    def draw(self, drawing: Drawing) -> None: ...  # noqa: D102
    def look(self, camera: Camera) -> None: ...  # noqa: D102
    def set_ground(self, color: QColor) -> None: ...  # noqa: D102
    def ray(self, point: QPointF) -> tuple[Floats, Floats]: ...  # noqa: D102
    def image(self) -> QImage: ...  # noqa: D102


class SolutionView(QWidget):
    """Shows a solution in 3D; drag to orbit, right drag to shift, wheel to zoom, click on a part."""

    part_clicked = Signal(int)
    play_wanted = Signal()
    step_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("View of the solution"))
        self.setAccessibleDescription(tr("Arrow keys turn it, plus and minus zoom, Home shows it as at first"))
        self._shown, self._camera = Shown(None, None), Camera()
        self._explode, self._step, self._towards = 0.0, None, 0  # type: float, float | None, int
        self._faded: set[int] = set()
        self._hidden: set[int] = set()
        self._pressed, self._dragging = QPointF(), False
        self._last = QPointF()
        self.has_opengl = opengl_works()
        self._canvas: SolutionCanvas
        self._make_canvas()
        self.set_dark(False)

    def _make_canvas(self) -> None:
        widget: QWidget
        if self.has_opengl:
            from latticework.gui.view.gl_canvas import GLCanvas  # noqa: PLC0415 - only where OpenGL works
            widget = self._canvas = GLCanvas(self)
        else:
            widget = self._canvas = PainterCanvas(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(widget)

    def show_solution(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Show a solution, the target alone, or nothing; the camera stays while the target is the same."""
        known = self._shown.same_puzzle(puzzle)
        self._shown = Shown(puzzle, solution)
        self._draw()
        if not known:
            self.reset_camera()

    def mark_cells(self, cells: tuple[Cell, ...]) -> None:
        """Point out some cells of the target, which is shown faintly, as long as there is no solution."""
        if self._shown.solution is None and cells != self._shown.marked:
            self._shown = Shown(self._shown.puzzle, None, cells)
            self._draw()

    def set_explode(self, share: float) -> None:
        """Move the parts away from the middle, from 0 (not at all) to 1."""
        self._explode = share
        self._draw()

    def set_assembly(self, assembly: Assembly) -> None:
        """Take other moves that put the solution together; all of it is shown."""
        self._shown.assembly, self._step = assembly, None
        self._draw()

    def set_step(self, step: float | None, towards: int = 0) -> None:
        """Show what the first moves of the assembly put in, and what goes in next faintly; None shows all.

        towards: 1 for arrows to where the next move puts something, -1 to where it is taken out, 0 for none.
        """
        self._step, self._towards = step, towards
        self._draw()

    def set_faded(self, indices: set[int]) -> None:
        """Let the others show through these placements."""
        self._faded = set(indices)
        self._draw()

    def set_hidden(self, indices: set[int]) -> None:
        """Do not show these placements."""
        self._hidden = set(indices)
        self._draw()

    def set_dark(self, dark: bool) -> None:
        """Choose the dark or the light ground."""
        self._canvas.set_ground(QColor((theme.DARK if dark else theme.LIGHT).canvas))

    def reset_camera(self) -> None:
        """Look from where one sees best, with everything in the window."""
        puzzle = self._shown.puzzle
        self._look(Camera(*viewpoint(puzzle.lattice)) if puzzle else Camera())

    @property
    def seen(self) -> View:
        """What is seen of the solution, as pictures of it are drawn."""
        step = None if self._step is None else round(self._step)
        view = View(explode=self._explode, step=step, hidden=frozenset(self._hidden))
        return view.seen_by(self._camera, self._shown.puzzle) if self._shown.puzzle else view

    def grab_image(self) -> QImage:
        """Return what is seen as a picture."""
        return self._canvas.image()

    @property
    def moves(self) -> list[list[int]]:
        """The placements that go in at once, for each move of the assembly."""
        return self._shown.assembly.moves

    def part_at(self, point: QPointF) -> int | None:
        """Return the placement seen at a point of the view; what is faded counts only if nothing else is there."""
        drawing = self._drawing()
        origin, direction = self._canvas.ray(point)
        clear = [i for i in range(len(drawing.shapes)) if i not in drawing.faded]
        for places in (clear, sorted(drawing.faded)):
            part = drawing.only(places)
            place = pick(part.shapes, part.offsets, origin, direction)
            if place is not None:
                return part.shapes[place].index
        return None

    def _drawing(self) -> Drawing:
        return self._shown.drawing(self._explode, self._step, self._faded, self._hidden, self._towards)

    def _draw(self) -> None:
        self._canvas.draw(self._drawing())

    def _look(self, camera: Camera) -> None:
        self._camera = camera
        self._canvas.look(camera)

    def sizeHint(self) -> QSize:
        """A size at which a solution is seen well."""
        return QSize(560, 420)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._pressed = self._last = event.position()
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn with the left button, shift with the others."""
        if not self._dragging:
            far = (event.position() - self._pressed).manhattanLength()
            self._dragging = far >= QApplication.startDragDistance()
            if not self._dragging:
                return
        moved = event.position() - self._last
        self._last = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look(self._camera.orbited(-0.45 * moved.x(), 0.45 * moved.y()))
        elif event.buttons():
            unit = 2 * self._camera.half_width(self._drawing(), self.width(), self.height()) / max(1, self.width())
            self._look(self._camera.shifted(-moved.x() * unit, moved.y() * unit))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press and release in place is a click on a part."""
        if event.button() == Qt.MouseButton.LeftButton and not self._dragging:
            index = self.part_at(event.position())
            if index is not None and index >= 0:
                self.part_clicked.emit(index)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom."""
        self._look(self._camera.zoomed(_WHEEL ** event.angleDelta().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn with the arrows, zoom with plus and minus, look as at first with Home; play with Space, comma, point."""
        key = Qt.Key(event.key())
        if key in _KEYS:
            self._look(self._camera.orbited(*_KEYS[key]))
        elif key in _ZOOM_KEYS:
            self._look(self._camera.zoomed(_ZOOM_KEYS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.reset_camera()
        elif key == Qt.Key.Key_Space:
            self.play_wanted.emit()
        elif key in _STEPS:
            self.step_wanted.emit(_STEPS[key])
        else:
            super().keyPressEvent(event)
