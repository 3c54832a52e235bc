"""The canvas: shows the cells being edited; pointer, keyboard, brush and painter do the work."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.canvas.brush import Brush, refusal
from latticework.gui.canvas.canvas_events import CanvasEvents
from latticework.gui.canvas.canvas_painter import CanvasPainter
from latticework.gui.canvas.direction_menu import DirectionMenu
from latticework.gui.canvas.keyboard import Keyboard
from latticework.gui.canvas.pointer import Pointer
from latticework.gui.canvas.selection import Selection
from latticework.gui.canvas.shape_dialog import DrawShapeDialog
from latticework.gui.canvas.spoken_cell import described
from latticework.gui.canvas.symmetric_pen import SymmetricPen
from latticework.gui.common.spoken import announce
from latticework.gui.common.tools import TOOLS
from latticework.gui.common.translation import tr, tr_n
from latticework.gui.document.document import Document
from latticework.lattice import Cell
from latticework.lattice.up_direction import Up
from latticework.puzzle import Puzzle
from latticework.puzzle.edit_cells import cells_of
from latticework.scene.plane import Point


class Canvas(CanvasEvents):
    """Draws the subject of a document; each stroke is one step to undo."""

    layer_changed = Signal(int)
    tool_changed = Signal(str)
    selection_changed = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.tool, self.pen = "pencil", SymmetricPen()
        self.brush = Brush(self)
        self.selection = Selection(self, self.brush)
        self.band: tuple[Point, Point] | None = None
        self.keyboard = Keyboard(self, self.brush)
        self.pointer = Pointer(self, self.brush, self.keyboard)
        self._painter = CanvasPainter(self, self.brush, self.keyboard, self.pointer)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self.setAccessibleName(tr("Canvas"))
        document.changed.connect(self._document_changed)
        document.subject_changed.connect(self._start_over)
        document.target_changed.connect(self._start_over)
        document.replaced.connect(self._take_up)

    def show_draft(self, cells: tuple[Cell, ...] | None, up: Up = ()) -> None:
        """Show other cells than those of the document, or with None those, and how many there are."""
        super().show_draft(cells, up)
        self.report()

    def mark_cells(self, cells: tuple[Cell, ...]) -> None:
        """Draw attention to some cells, in the layer of the first of them, until the next change."""
        self.marked = cells
        if cells:
            self.set_layer(self.plane.layer(cells[0]))
            self.view.reveal(self.plane.center(cells[0]))
        self.update()

    def set_tool(self, tool: str) -> None:
        """Choose one of TOOLS; one that has nothing to do on the subject says why in the status."""
        if tool not in TOOLS:
            raise ValueError(tool)
        self.cancel()
        self.selection.place()
        refused = refusal(tool, self.document.subject)
        if refused:
            self.status.emit(refused)
            return
        self.tool, self.pointer.side = tool, None
        self.setCursor(Qt.CursorShape.OpenHandCursor if tool == "pan" else Qt.CursorShape.CrossCursor)
        self.tool_changed.emit(tool)

    def set_layer(self, layer: int) -> None:
        """Show another layer; does nothing in lattices without layers."""
        if self.plane.layered and layer != self.layer:
            self.layer = layer
            self.show_tile()
            self.keyboard.follow_layer()
            self.layer_changed.emit(layer)
            self.report()
            self.update()

    def choose_direction(self) -> None:
        """Offer the directions in which layers may lie."""
        menu = DirectionMenu(self.document, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(self.rect().topLeft()))

    def touched(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return the cells that the pen draws where it touches some."""
        return self.pen.touched(self.plane.lattice, cells)

    def next_pen(self) -> None:
        """Take the next symmetric pen, about the cell under cursor or pointer, or after the last an ordinary one."""
        self.cancel()
        self.status.emit(self.pen.go_on(self.plane.lattice, self.here))
        self.update()

    @property
    def here(self) -> Cell:
        """The cell under the pointer, or under the cursor where the keyboard is used."""
        return self.pointer.cell if self.pointer.cell and not self.keyboard.visible else self.keyboard.cursor

    def draw_shape(self) -> None:
        """Ask for a shape and its sizes beside the canvas."""
        self.selection.place()
        dialog = self.findChild(DrawShapeDialog) or DrawShapeDialog(self, self)
        dialog.show()
        window = self.window()
        corner = window.mapToGlobal(window.rect().topRight())  # over the panels, where it hides no drawing
        dialog.move(corner + QPoint(-dialog.frameGeometry().width(), self.mapTo(window, QPoint()).y()))
        dialog.activateWindow()

    def cancel(self) -> bool:
        """Give up the gesture in progress; returns whether there was one."""
        return self.pointer.cancel()

    def escape(self) -> bool:
        """Give up the gesture in progress, or what floats, or what is selected; returns whether there was any."""
        return self.cancel() or self.selection.give_up()

    def report(self) -> None:
        """Say in the status where the pointer is and how many cells there are."""
        count = tr_n("{n} cell", "{n} cells", len(self.shown))
        place = self.keyboard.cursor if self.keyboard.visible else self.pointer.cell
        where = "" if place is None else self.plane.lattice.named(place)
        if self.keyboard.visible:
            announce(self, described(self, self.keyboard.cursor, self.keyboard.sides, self.tool == "mark"))
        selected = len(self.selection.chosen)
        some = tr_n("{n} selected", "{n} selected", selected) if selected else ""
        told = self.selection.told or "   ".join(filter(None, [some, self.pointer.told()]))
        self.status.emit("   ".join(filter(None, [where, self.told_of(place), count, told])))

    def _document_changed(self, old: Puzzle, new: Puzzle) -> None:
        self.cancel()
        self.selection.follow()
        self.marked = ()
        if old.standing.lattice is not new.standing.lattice:
            self._begin()
        elif self.document.subject is None or self.document.subject < len(old.parts):
            self._follow_change(cells_of(old, self.document.subject))
        self.lay_out()
        self.report()
        self.update()

    def _follow_change(self, before: tuple[Cell, ...]) -> None:
        """Show a layer that changed: what an undo does is to be seen."""
        layers = self.plane.used_layers(tuple(set(before).symmetric_difference(self.cells)))
        if layers and self.layer not in layers:
            self.set_layer(layers[0])

    def _take_up(self) -> None:
        """Show another puzzle, with the tool that one draws with first."""
        self._begin()
        self.set_tool("pencil")

    def _begin(self) -> None:
        """Show the lowest layer of a puzzle that was just opened or turned."""
        self.layer = next(iter(self.plane.used_layers(self.cells)), 0)
        self.layer_changed.emit(self.layer)
        self._start_over()

    def _start_over(self) -> None:
        self.cancel()
        self.selection.place()
        self.selection.choose(())
        self.marked = ()
        self.pointer.cell = self.pointer.side = self._draft = None
        self._draft_up = ()
        self.pen.put_away()
        if refusal(self.tool, self.document.subject):
            self.set_tool("pencil")
        layers = self.plane.used_layers(self.cells)
        if self.layer not in layers:
            self.layer = next(iter(layers), 0)
            self.layer_changed.emit(self.layer)
        self.keyboard.reset()
        self.lay_out()
        self.fit()
        self.report()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything."""
        with QPainter(self) as painter:
            self._painter.paint(painter)
