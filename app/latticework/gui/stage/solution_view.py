"""The view of one solution, and how it is looked at: from which side, turning, with letters on the parts."""

import numpy as np
from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly, TurnedAssembly
from latticework.gui.stage.look_menu import STANDARD_VIEWS, KeptAction
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets import preferences
from latticework.gui.widgets.actions import take_keys
from latticework.gui.widgets.painting import paint_letter
from latticework.gui.widgets.translation import tr, translated
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.picture.camera import Drawing
from latticework.picture.hits import Picker, pick
from latticework.picture.partial_drawing import Partial, PartialShown
from latticework.picture.scenes import STRAIGHT_DOWN, Shape, shape_of, viewpoint
from latticework.picture.solution_drawing import Shown
from latticework.picture.view_sheet import View
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from latticework.solution.outlines import letters
from latticework.solution.text import as_speech

_STEPS = {Qt.Key.Key_Comma: -1, Qt.Key.Key_Period: 1}

_KEPT = "view/letters"
"""The setting of the program that says whether letters stand on parts."""

_LEAST, _MOST = 9, 22
"""Heights of letters, in pixels."""
_FAR = 1e4
"""From how far away, in units of the lattice, a letter is looked at to see whether it is covered."""

_SLANT = 0.3
"""How far a face must be turned to the viewer."""

_TRIED = 6
"""Places of a part that are tried, until it is seen at one of them."""

_INTERVAL, _SECONDS_ROUND = 50, 24.0
"""Milliseconds between two pictures, and what a whole turn takes."""

PAUSE = 2_500
"""Milliseconds of rest after a touch."""


class SolutionView(CameraView):
    """Shows a solution in 3D; drag to orbit, right drag to shift, wheel to zoom, click on a part."""

    part_clicked = Signal(int)
    play_requested = Signal()
    step_requested = Signal(int)  # a move on (1) or back (-1)
    cell_requested = Signal(int, object)  # Ctrl+click: a placement and its cell
    menu_requested = Signal(int, object)  # the placement that is clicked on, -1 for none, and where on the screen
    drawn = Signal()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("View of the solution"))
        self._shown = Shown(None, None)
        self._explode, self._step, self._towards = 0.0, None, 0  # type: float, float | None, int
        self._actions: dict[Qt.Key, QAction] = {}
        self._faded: set[int] = set()
        self._hidden: set[int] = set()

    def show_solution(self, puzzle: Puzzle | None, solution: Solution | None) -> None:
        """Show a solution, the target alone, or nothing; the camera stays while the target is the same."""
        same = self._shown.same_puzzle(puzzle)
        self._shown = Shown(puzzle, solution)
        self.describe(self.spoken)
        self.draw()
        if not same:
            self.look_first(*(viewpoint(puzzle.lattice) if puzzle else STRAIGHT_DOWN))

    @property
    def spoken(self) -> str:
        """The solution that is shown in words, "" for none."""
        puzzle, solution = self._shown.puzzle, self._shown.solution
        return as_speech(puzzle, solution) if puzzle is not None and solution else ""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle of which a solution or the target is shown."""
        return self._shown.puzzle

    def bind_key(self, key: str, action: QAction) -> None:
        """Let a key trigger an action while the keyboard is in this view; elsewhere it is a letter."""
        self._actions[Qt.Key(ord(key))] = action

    def draw(self) -> None:
        """Show the solution as it is now."""
        super().draw()
        self.drawn.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the new size to what is laid over the view."""
        super().resizeEvent(event)
        self.resized.emit()

    @property
    def towards(self) -> Floats:
        """The direction (3,) to the viewer."""
        direction: Floats = self._camera.frame[2]
        return direction

    def picker(self, drawing: Drawing) -> Picker:
        """Return what finds the shape of a drawing that is seen at a place."""
        return Picker(drawing.shapes, drawing.offsets, -self.towards)

    def point_of(self, place: Floats, drawing: Drawing) -> QPointF:
        """Return where in the view a point (3,) of the space of a drawing is seen."""
        frame = self._camera.frame
        unit = 2 * self._camera.half_width(drawing, self.width(), self.height()) / max(1, self.width())
        right, up, _ = frame @ (place - self._camera.middle(drawing)) / unit
        return QPointF(self.width() / 2 + float(right), self.height() / 2 - float(up))

    def cell_at(self, point: QPointF) -> tuple[int, Cell] | None:
        """Return the placement seen at a point, with its cell that is seen there."""
        index, solution, puzzle = self.part_at(point), self._shown.solution, self._shown.puzzle
        if index is None or index < 0 or solution is None or puzzle is None:
            return None
        drawing, cells = self.drawing(), solution[index].cells
        (place,) = [at for at, shape in enumerate(drawing.shapes) if shape.index == index]
        alone = [shape_of(puzzle.standing.lattice, (cell,), "#000000") for cell in cells]
        found = pick(alone, np.repeat(drawing.offsets[place : place + 1], len(cells), axis=0),
                     *self._canvas.ray(point))
        return None if found is None else (index, cells[found])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Request the cell that is clicked on with Ctrl."""
        found = self.cell_at(event.position()) if event.modifiers() & Qt.KeyboardModifier.ControlModifier else None
        super().mousePressEvent(event)
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            # Or releasing the button would count as a click and make the part faint.
            self._dragging = True
            self.cell_requested.emit(*found)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Request the menu where the right button is pressed and released in place."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.RightButton and not self._dragging:
            index = self.part_at(event.position())
            self.menu_requested.emit(-1 if index is None else index, event.globalPosition().toPoint())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu by its key."""
        # Qt sends this for the right button when it goes down, on some desktops, where it may begin a drag.
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.menu_requested.emit(-1, event.globalPos())

    def show_partial(self, partial: Partial) -> None:
        """Show some placements, as a search tries them; the camera stays while the target is the same."""
        if not self._shown.same_puzzle(partial.puzzle):
            self.look_first(*viewpoint(partial.puzzle.lattice))
        self._shown = PartialShown(partial, self._shown)
        self.draw()

    def mark_cells(self, cells: tuple[Cell, ...]) -> None:
        """Point out some cells of the target, which is shown faintly, as long as there is no solution."""
        if self._shown.solution is None and cells != self._shown.marked:
            self._shown = Shown(self._shown.puzzle, None, cells)
            self.draw()

    def set_explode(self, share: float) -> None:
        """Move the parts away from the middle, from 0 (not at all) to 1."""
        self._explode = share
        self.draw()

    def set_assembly(self, assembly: Assembly) -> None:
        """Replace the moves that put the solution together; all of it is shown."""
        self._shown.assembly, self._step = assembly, None
        self.draw()

    def set_step(self, step: float | None, towards: int = 0) -> None:
        """Show what the first moves of the assembly put in, faintly what goes in next; None shows all.

        towards: 1 for arrows to where the next move puts something, -1 to where it is taken out, 0 for none.
        """
        self._step, self._towards = step, towards
        self.draw()

    def set_faded(self, indices: set[int]) -> None:
        """Make these placements faint, and the others seen through them."""
        self._faded = set(indices)
        self.draw()

    def set_hidden(self, indices: set[int]) -> None:
        """Hide these placements."""
        self._hidden = set(indices)
        self.draw()

    @property
    def seen(self) -> View:
        """What is seen of the solution, for pictures of it to be drawn."""
        step = None if self._step is None or self.exported_assembly is not self.assembly else round(self._step)
        view = View(explode=self._explode, step=step, hidden=frozenset(self._hidden), faint=frozenset(self._faded))
        puzzle = self._shown.puzzle
        return view.seen_by(self._camera, puzzle, self.drawing(), self.width(), self.height()) if puzzle else view

    @property
    def moves(self) -> list[list[int]]:
        """The placements that go in at once, for each move of the assembly."""
        return self.assembly.moves

    @property
    def assembly(self) -> Assembly:
        """How the solution is put together, as far as was found out."""
        return self._shown.assembly

    @property
    def exported_assembly(self) -> Assembly:
        """The moves that exports can show, in which no part turns."""
        return NO_ASSEMBLY if isinstance(self.assembly, TurnedAssembly) else self.assembly

    def part_at(self, point: QPointF) -> int | None:
        """Return the placement seen at a point of the view; a faint one only if nothing else is there."""
        drawing = self.drawing()
        origin, direction = self._canvas.ray(point)
        clear = [i for i in range(len(drawing.shapes)) if i not in drawing.faded]
        for places in (clear, sorted(drawing.faded)):
            part = drawing.only(places)
            place = pick(part.shapes, part.offsets, origin, direction)
            if place is not None:
                return part.shapes[place].index
        return None

    def drawing(self) -> Drawing:
        """Return what is shown of the solution."""
        return self._shown.drawing(self._explode, self._step, self._faded, self._hidden, self._towards)

    def clicked(self, point: QPointF) -> None:
        """Report which part was clicked on."""
        index = self.part_at(point)
        if index is not None and index >= 0:
            self.part_clicked.emit(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Space, make a move or take it back with the full stop and the comma."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Space:
            self.play_requested.emit()
        elif key in self._actions and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._actions[key].trigger()
        elif key in _STEPS:
            self.step_requested.emit(_STEPS[key])
        else:
            super().keyPressEvent(event)


class ViewMenu(QPushButton):
    """A button with a menu; its keys work while the keyboard is in the view."""

    lettered = Signal(bool)  # whether letters stand on parts from now on

    def __init__(self, view: SolutionView, kept_view: SolutionView) -> None:
        super().__init__()
        self._view = view
        self.turntable, self.letters = _Turntable(view), _PartLetters(view)
        self.kept_letters = _PartLetters(kept_view)
        self.setText(tr("Look"))
        self.setToolTip(tr("Choose from which side the solution is seen, letters, outlines, colours, and comparing"))
        self.actions_by_key: dict[str, QAction] = {}
        menu = QMenu(self)
        take_keys(menu)
        for name, key, place in STANDARD_VIEWS:
            self._add(menu, translated(name), key).triggered.connect(lambda _=False, at=place: view.look_from(*at))
        self._add(menu, tr("Reset the view"), "0").triggered.connect(lambda _: view.reset_camera())
        menu.addSeparator()
        self._add(menu, tr("Turn slowly"), "R", checkable=True).toggled.connect(self.turntable.set_on)
        self._letters_action = self._add(menu, tr("Letters on parts"), "L", checkable=True)
        self._letters_action.toggled.connect(self._show_letters)
        self._letters_action.setChecked(bool(QSettings().value(_KEPT, False, bool)))
        self.all_parts = self._add(menu, tr("Show all parts"), "A")
        menu.addSeparator()
        for text, name in ((tr("View cube"), preferences.CUBE), (tr("Outlines"), preferences.OUTLINES),
                           (tr("Shadow"), preferences.SHADOW)):
            menu.addAction(KeptAction(text, name, self))
        self._before_colors = menu.addSeparator()
        self.compare = self._add(menu, tr("Keep to compare"), "K")
        self.setMenu(menu)

    @property
    def has_letters(self) -> bool:
        """Whether letters stand on parts."""
        return self._letters_action.isChecked()

    def offer_colors(self, action: QAction) -> None:
        """Have an action that chooses the colours of the parts below what else is a matter of looks."""
        self.menu().insertAction(self._before_colors, action)

    def _add(self, menu: QMenu, text: str, key: str, checkable: bool = False) -> QAction:
        action = menu.addAction(f"{text}\t{key}")
        action.setCheckable(checkable)
        self.actions_by_key[key] = action
        self._view.bind_key(key, action)
        return action

    def _show_letters(self, shown: bool) -> None:
        self.letters.set_shown(shown)
        self.kept_letters.set_shown(shown)
        QSettings().setValue(_KEPT, shown)
        self.lettered.emit(shown)


class _PartLetters(QWidget):
    """Writes on each part that is seen its letter, the same as in solutions as text."""

    def __init__(self, view: SolutionView) -> None:
        super().__init__(view)
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        view.looked.connect(lambda _: self.update())
        view.drawn.connect(self.update)
        view.resized.connect(lambda: self.resize(view.size()))

    def set_shown(self, shown: bool) -> None:
        """Show or hide the letters."""
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
    """Return the middles of the faces of a part that face the viewer, (faces, 3), from the middle one outwards.

    towards: the direction (3,) to the viewer.
    """
    facing = shape.packed.normals @ towards > _SLANT
    faces: Floats = shape.packed.corners[facing].mean(axis=1)
    away = np.linalg.norm(faces - faces.mean(axis=0), axis=1)
    return faces[np.argsort(away, kind="stable")]


class _Turntable(QObject):
    """Turns a view slowly while it is on and seen; rests for a moment after a touch."""

    def __init__(self, view: CameraView) -> None:
        super().__init__(view)
        self._view, self._touched = view, QElapsedTimer()
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self._step)
        view.touched.connect(self._touched.start)

    @property
    def is_on(self) -> bool:
        """Whether it turns, or rests after a touch."""
        return self._timer.isActive()

    def set_on(self, on: bool) -> None:
        """Begin to turn, or stop."""
        self._touched.invalidate()  # it begins at once, however shortly before the view was touched
        self._timer.start() if on else self._timer.stop()

    def _step(self) -> None:
        if self._view.isVisible() and not (self._touched.isValid() and self._touched.elapsed() < PAUSE):
            self._view.turn(360.0 * _INTERVAL / 1000 / _SECONDS_ROUND)
