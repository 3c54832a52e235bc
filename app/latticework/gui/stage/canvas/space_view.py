"""Drawing in space: a view of the cells that is turned by hand and drawn on by clicks."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QShowEvent

from latticework.gui.stage.canvas.explaining_marks import Overlay
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets import theme
from latticework.gui.widgets.tools import DRAWS, PAINTS, TOOLS, name_for_key
from latticework.gui.widgets.translation import isolated, tr, translatable, translated
from latticework.lattice import Cell, Lattice
from latticework.picture.camera import Drawing
from latticework.picture.decoration import decoration_of
from latticework.picture.drawn_cells import DrawnLayers, Sketch, overlaid
from latticework.picture.hits import CellHit, cell_hit
from latticework.picture.scenes import Shape, shape_of, viewpoint
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import side_towards

_DRAWN = translatable("Click on a face to draw the cell beyond it, with the right button or Ctrl to erase;\n"
                      "drag to turn, with Shift to draw.\nThe mark tool marks the side that is clicked")
_OTHERS = translatable("Click on a cell to use the tool on it; drag to turn")
_TIPS = {
    "mark": translatable("Click on a face to mark this side of the part, with the right button or Ctrl to take the\n"
                         "mark away; drag to turn"),
    "color": translatable("Click on a cell to colour it, with the right button or Ctrl to take the colour away;\n"
                          "drag to turn"),
    "eraser": translatable("Click on a cell to erase it; drag to turn, with Shift to erase")}

_SOON = 15
"""Milliseconds in which several changes are drawn as one."""

Buttons, Keys = Qt.MouseButton, Qt.KeyboardModifier

_Hit = Callable[[QPointF, tuple[Cell, ...]], CellHit | None]
"""Returns the cell and side under a point of the view, of some cells."""


@dataclass(frozen=True)
class SpaceAction:
    """What a click does: it uses a tool on a cell, at the side towards `beyond`; `erase` removes something."""

    tool: str
    cell: Cell
    beyond: Cell | None = None
    erase: bool = False


def _action_at(surface: CellEditor, tool: str, hit: CellHit | None, erase: bool) -> SpaceAction | None:
    """Return what a click does where a ray meets the cells, None for nothing; anywhere it draws the first cell."""
    if hit is None:
        first = not surface.cells and tool in DRAWS and not erase
        return SpaceAction("pencil", surface.plane.first(surface.layer)) if first else None
    if tool in (*PAINTS, "mark", "pan"):
        return SpaceAction(tool, hit.cell, hit.beyond, erase)
    if erase or tool == "eraser":
        return SpaceAction("pencil", hit.cell, erase=True)
    return SpaceAction("pencil", hit.beyond) if hit.beyond is not None else None


def _place_text(lattice: Lattice, action: SpaceAction) -> str:
    """Return the cell and side of an action, as one line for the status."""
    side = _side(lattice, action)
    where = isolated(lattice.cell_text(action.cell))
    return "   ".join(filter(None, [where, tr("side {side}", side=side) if side else ""]))


def act(surface: CellEditor, action: SpaceAction) -> None:
    """Do what a click does, as one step to undo, and show the layer of the cell."""
    surface.selection.place()
    cells = set(surface.cells)
    if action.tool in PAINTS:
        put = action.tool != "optional" or not surface.brush.is_on(action.tool, action.cell)
        surface.brush.keep(action.tool, {action.cell}, put and not action.erase)
    elif action.tool == "mark":
        _mark(surface, action)
    elif action.tool == "pencil":
        touched = surface.touched([action.cell])
        _commit(surface, cells - touched if action.erase else cells | touched, action.erase)
    _follow(surface, action.cell)


def _commit(surface: CellEditor, cells: set[Cell], erase: bool) -> None:
    """Make the cells those of the document, as one step to undo."""
    surface.commit(tr("Erase") if erase else tr("Draw"), tuple(cells))


def _follow(surface: CellEditor, cell: Cell) -> None:
    """Show the layer of a cell on the canvas, and move the view to it."""
    surface.set_layer(surface.plane.layer(cell))
    surface.view.reveal(surface.plane.center(cell))
    surface.update()


def _mark(surface: CellEditor, action: SpaceAction) -> None:
    subject, side = surface.document.subject, _side(surface.plane.lattice, action)
    if not side:
        surface.status.emit(tr("No side of the part is here: no other cell can touch it"))
    elif subject is not None:
        mark = "" if action.erase else surface.brush.mark
        surface.attempt(lambda: surface.document.set_mark(subject, action.cell, side, mark))


def _side(lattice: Lattice, action: SpaceAction) -> str:
    """Return the label of the side that a click would mark, "" for none."""
    beyond = action.beyond if action.tool == "mark" else None
    return "" if beyond is None else side_towards(lattice, action.cell, beyond) or ""


class _SpaceStroke:
    """A gesture in space, which draws beyond the faces that the pointer passes over, or erases."""

    over_layers: ClassVar[bool] = False

    def __init__(self, surface: CellEditor, hit: _Hit, erase: bool) -> None:
        self.surface, self.erase, self._hit = surface, erase, hit
        surface.selection.place()
        # It meets only the cells that were there: on its own ones it would grow towards the viewer.
        self._before = surface.cells
        self._touched: dict[Cell, None] = {}

    def start(self, at: QPointF) -> None:
        """Begin with the cell under a point of the view."""
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Add the cell under a point of the view."""
        hit = self._hit(at, self._before)
        cell = None if hit is None else hit.cell if self.erase else hit.beyond
        if cell is not None and cell not in self._touched:
            self._touched[cell] = None
            self.surface.show_draft(tuple(self._cells()))

    def end(self) -> None:
        """Keep what was drawn, as one step to undo."""
        _commit(self.surface, self._cells(), self.erase)
        if self._touched:
            _follow(self.surface, list(self._touched)[-1])

    def cancel(self) -> None:
        """Drop what was drawn."""
        self.surface.show_draft(None)

    def _cells(self) -> set[Cell]:
        before, touched = set(self._before), self.surface.touched(self._touched)
        return before - touched if self.erase else before | touched


class SpaceView(CameraView):
    """Shows in space what the canvas shows; drag to orbit, click on a face to draw the cell beyond it."""

    def __init__(self, surface: CellEditor, actions: Callable[[], list[QAction]]) -> None:
        super().__init__()
        self.surface, self._actions = surface, actions
        self.action: SpaceAction | None = None
        """What a click would do where the pointer is."""
        self._layers, self._drawn = DrawnLayers(), Drawing()
        self._stroke_button: Qt.MouseButton | None = None
        """The button that began a stroke and is still down, though the stroke may have been cancelled."""
        self._pointer: QPointF | None = None
        self._seen: tuple[Lattice, int | None, int] | None = None
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.refresh)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Drawing in 3D"))
        self.describe(tr("F3 shows its layers, in which keys draw.") + "\n")
        surface.tool_changed.connect(self._show_tool_tip)
        self._show_tool_tip(surface.tool)
        for changed in (surface.document.changed, surface.document.subject_changed, surface.document.target_changed,
                        surface.layer_changed, surface.tool_changed, surface.draft_changed, surface.overlay_changed):
            changed.connect(self.refresh_soon)
        surface.whole_due.connect(self.show_whole)

    @property
    def _draws(self) -> bool:
        """Whether a click draws: there is no stroke in progress, and nothing is laid over the target."""
        return self.surface.gesture is None and self.surface.overlay is None

    def _show_tool_tip(self, tool: str) -> None:
        self.setToolTip(translated(_DRAWN if tool in DRAWS else _TIPS.get(tool, _OTHERS)))

    def refresh_soon(self) -> None:
        """Draw again, once for all that changes within a moment."""
        if self.isVisible():
            self._soon.start()

    def refresh(self) -> None:
        """Show what the canvas shows now."""
        surface, colors = self.surface, theme.current()
        puzzle = surface.document.puzzle.standing
        subject, lattice = surface.document.subject, surface.plane.lattice
        if lattice is not puzzle.lattice:  # a draft of a shape has another direction of layers
            puzzle = replace(puzzle, lattice=lattice)
        seen = lattice, subject, puzzle.place
        if seen != self._seen:
            if self._seen is None or self._seen[0] is not lattice:
                self.look_first(*viewpoint(lattice))
            self._seen = seen
            self._layers.refit()
        if surface.overlay is not None and surface.overlay.bodies:
            self._drawn = self._overlaid(surface.overlay, puzzle)
        else:
            color = colors.target if subject is None else puzzle.color(subject)
            sketch = Sketch(puzzle, subject, surface.shown, surface.layer, color)
            first = None if surface.shown else shape_of(lattice, (surface.plane.first(surface.layer),), color)
            self._drawn = self._layers.drawing(sketch, first)
        self._point_at()

    def drawing(self) -> Drawing:
        """Return what is shown."""
        return self._drawn

    def reset_camera(self) -> None:
        """Look from the first side again, with everything in the window."""
        self._layers.refit()
        self.refresh_soon()
        super().reset_camera()

    def hit(self, point: QPointF, cells: tuple[Cell, ...] | None = None) -> CellHit | None:
        """Return the cell and side under a point of the view, of the cells that are shown or of others."""
        origin, direction = self._canvas.ray(point)
        return cell_hit(self.surface.plane.lattice, self.surface.shown if cells is None else cells, origin, direction)

    def _overlaid(self, overlay: Overlay, puzzle: Puzzle) -> Drawing:
        """Return the drawing of what is laid over the target."""
        shape, placed = None, overlay.placed
        if placed is not None:
            decoration = decoration_of(puzzle, placed.cells, placed.marks, placed.color)
            shape = shape_of(puzzle.lattice, placed.cells, placed.color, decoration=decoration)
        drawn = self._layers.framed([body for _, body in overlay.bodies], puzzle.lattice)
        return overlaid(drawn, overlay.bodies, shape, self.surface.layer)

    def _act(self, point: QPointF, erase: bool) -> None:
        if self.surface.overlay is not None:
            hit = self.hit(point, self._solid(self.surface.layer))
            self.surface.choose_cell(None if hit is None or erase else hit.cell)
            return
        action = _action_at(self.surface, self.surface.tool, self.hit(point), erase)
        if action is not None:
            act(self.surface, action)

    def _point_at(self, erase: bool = False) -> None:
        """Show what a click would do."""
        hit = None if self._pointer is None else self.hit(self._pointer)
        self.action = _action_at(self.surface, self.surface.tool, hit, erase) if self._draws else None
        ghost = [] if self.action is None else [self._ghost(self.action)]
        self._drawn = replace(self._drawn, ghost=ghost)
        self.draw()
        if self._pointer is not None and self.action is not None:
            self.surface.status.emit(_place_text(self.surface.plane.lattice, self.action))

    def _solid(self, layer: int) -> tuple[Cell, ...]:
        """Return the cells that are solid and not as of glass: those up to a layer."""
        plane = self.surface.plane
        return tuple(cell for cell in self.surface.shown if plane.layer(cell) <= layer)

    def _ghost(self, action: SpaceAction) -> Shape:
        surface, colors = self.surface, theme.current()
        cells = surface.touched([action.cell]) if action.tool == "pencil" else {action.cell}
        return shape_of(surface.plane.lattice, tuple(sorted(cells)), colors.warning if action.erase else colors.hover)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag, or with Shift a stroke."""
        super().mousePressEvent(event)
        if self._draws and event.modifiers() & Keys.ShiftModifier and event.button() in (
                Buttons.LeftButton, Buttons.RightButton) and self.surface.tool in (*DRAWS, "eraser"):
            erase = (event.button() == Buttons.RightButton or bool(event.modifiers() & Keys.ControlModifier)
                     or self.surface.tool == "eraser")
            self._stroke_button = event.button()
            stroke = self.surface.gesture = _SpaceStroke(self.surface, self.hit, erase)
            stroke.start(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue the stroke, turn, or show what a click would do."""
        self._pointer = event.position()
        if self.surface.gesture is not None:
            self.surface.gesture.move(event.position())
        elif event.buttons():
            super().mouseMoveEvent(event)
        else:
            self._point_at(bool(event.modifiers() & Keys.ControlModifier))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke, or draw where the button was pressed; the right one and Ctrl erase."""
        if self._stroke_button is not None:
            if event.button() == self._stroke_button:
                self._stroke_button = None
                self._end_stroke()
        elif not self._dragging and event.button() in (Buttons.LeftButton, Buttons.RightButton):
            held = bool(event.modifiers() & Keys.ControlModifier)
            self._act(event.position(), held or event.button() == Buttons.RightButton)

    def _end_stroke(self) -> None:
        stroke, self.surface.gesture = self.surface.gesture, None
        if stroke is not None:
            stroke.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel a stroke with Escape, choose tools and layers as on the canvas; other keys turn the view."""
        surface, key = self.surface, Qt.Key(event.key())
        tool = name_for_key(event, TOOLS, self._actions())
        if key == Qt.Key.Key_Escape and surface.cancel():
            return
        if key == Qt.Key.Key_Escape and surface.overlay is not None:
            surface.overlay_left.emit()
        elif key == Qt.Key.Key_Control:
            self._point_at(erase=True)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            surface.set_layer(surface.layer + (1 if key == Qt.Key.Key_PageUp else -1))
        elif key == Qt.Key.Key_Space:
            self._draw_first()
        elif tool is not None:
            surface.set_tool(tool)
        else:
            super().keyPressEvent(event)

    def _draw_first(self) -> None:
        """Draw the first cell; to draw others with the keys one needs the cursor of the canvas."""
        action = _action_at(self.surface, self.surface.tool, None, False)
        if action is not None:
            act(self.surface, action)
        else:
            self.surface.status.emit(tr("With the keys one draws layer by layer: press F3."))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Show what a click would do without Ctrl."""
        if event.key() == Qt.Key.Key_Control:
            self._point_at()
        super().keyReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget where the pointer was."""
        self._pointer = None
        self._point_at()
        super().leaveEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was drawn while the view was hidden."""
        super().showEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.refresh_soon()
