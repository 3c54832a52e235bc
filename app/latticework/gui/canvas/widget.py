"""The canvas: shows the cells being edited; pointer, keyboard, brush and painter do the work."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from latticework.errors import LatticeworkError
from latticework.gui.canvas.brush import Brush, SymmetricPen, refusal
from latticework.gui.canvas.canvas_painter import CanvasPainter
from latticework.gui.canvas.direction_menu import DirectionMenu
from latticework.gui.canvas.keyboard import Keyboard, SideCursor
from latticework.gui.canvas.overlay import Overlay
from latticework.gui.canvas.pointer import Pointer
from latticework.gui.canvas.protocols import Surface
from latticework.gui.canvas.shape_dialog import DrawShapeDialog
from latticework.gui.canvas.surface import Selection
from latticework.gui.canvas.viewport import MARGIN, Tile, Viewport, shown_layers, tiles
from latticework.gui.common.shown_text import announce
from latticework.gui.common.tools import TOOLS
from latticework.gui.common.translation import error_text, tr, tr_n
from latticework.gui.document.document import Document
from latticework.lattice import Cell
from latticework.lattice.up_direction import Up, standing
from latticework.picture.plane import Plane, Point, plane
from latticework.puzzle import Puzzle, edit_cells
from latticework.puzzle.colors import color_name
from latticework.puzzle.edit_cells import cells_of
from latticework.visible_text import one_line

Buttons, Key = Qt.MouseButton, Qt.Key


class Canvas(QWidget):
    """Shows a layer of the cells of a document, or all side by side, and edits them; each stroke is one step to undo.

    While something is laid over the target, clicks choose cells and draw nothing.
    """

    status = Signal(str)
    draft_changed = Signal()  # a stroke in progress shows other cells, or has ended
    layer_changed = Signal(int)
    tool_changed = Signal(str)
    selection_changed = Signal()
    overlay_changed = Signal()
    cell_chosen = Signal(object)  # Cell of the target
    overlay_left = Signal()  # Escape was pressed

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.view = Viewport()
        self.layer: int = 0
        self.marked: tuple[Cell, ...] = ()
        self.ghosts = True
        """Whether the layers above and below shine through."""
        self.side_by_side = False
        """Whether all layers are shown at once."""
        self.tiles: tuple[Tile, ...] = tiles(1, 1, [0], 1.0)
        self._draft: tuple[Cell, ...] | None = None
        self._draft_up: Up = ()
        self._fitted = True
        self._overlay: Overlay | None = None
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

    @property
    def plane(self) -> Plane:
        """The lattice of the document seen from above, with a draft as that is to stand."""
        puzzle = self.document.puzzle
        return plane(standing(puzzle.lattice, self._draft_up) if self._draft_up else puzzle.standing.lattice)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the document that are being edited, without a stroke in progress."""
        return self.document.cells

    @property
    def shown(self) -> tuple[Cell, ...]:
        """The cells that are shown, with a stroke in progress."""
        return self.cells if self._draft is None else self._draft

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell of the layer under a point of the plane."""
        return self.plane.at(point, self.layer)

    def pixel_of(self, cell: Cell) -> QPointF:
        """Return the pixel in the middle of a cell, in the tile of its layer where all are shown."""
        tile = next((tile for tile in self.tiles if tile.layer == self.plane.layer(cell)), None)
        return (self.view if tile is None else self.view_of(tile)).to_screen(self.plane.center(cell))

    def view_of(self, tile: Tile) -> Viewport:
        """Return the piece of the plane that a tile shows, the same in all of them."""
        return replace(self.view, left=tile.left, top=tile.top, width=tile.width, height=tile.height)

    def spot(self, at: QPointF) -> tuple[int, Point]:
        """Return the layer that is shown at a pixel, and the point of the plane there."""
        tile = next((tile for tile in self.tiles if tile.holds(at.x(), at.y())), None)
        return (self.layer, self.view.to_plane(at)) if tile is None else (tile.layer, self.view_of(tile).to_plane(at))

    def lay_out(self) -> None:
        """Divide the widget among the layers that are shown."""
        layers, shape = [self.layer], 1.0
        if self.side_by_side and self.plane.layered:
            layers = shown_layers(set(self.plane.used_layers(self.cells)), self.layer)
            low, high = self.plane.extent(self.cells or (self.plane.first(self.layer),))
            room = 2 * MARGIN * self.plane.spacing
            shape = (high[0] - low[0] + room) / (high[1] - low[1] + room)
        before = len(self.tiles)
        self.tiles = tiles(max(1, self.width()), max(1, self.height()), layers, float(shape))
        self.view.take(next((tile for tile in self.tiles if tile.layer == self.layer), self.tiles[0]))
        if len(self.tiles) != before:
            self.refit()
        self.update()

    def show_tile(self) -> None:
        """Show the layer at hand; where all are shown none moves, which would be under a drag, unless it is new."""
        tile = next((tile for tile in self.tiles if tile.layer == self.layer), None)
        if tile is None:
            self.lay_out()
        else:
            self.view.take(tile)

    def show_side_by_side(self, shown: bool) -> None:
        """Show all layers at once, or one."""
        self.side_by_side = shown
        self.lay_out()

    def show_draft(self, cells: tuple[Cell, ...] | None, up: Up = ()) -> None:
        """Show other cells than those of the document, or with None those, and say how many there are.

        up: the step that leads up in them.
        """
        self._draft, self._draft_up = cells, up
        self.draft_changed.emit()
        self.update()
        self.report()

    def commit(self, text: str, cells: tuple[Cell, ...]) -> None:
        """Make the cells those of the document, as one step to undo."""
        self._draft, self._draft_up = None, ()
        self.draft_changed.emit()
        self.update()
        self.attempt(lambda: self.document.set_cells(self.document.subject, cells, text))

    def attempt(self, edit: Callable[[], None]) -> bool:
        """Edit the document; a refusal is shown as status, and False returned."""
        try:
            edit()
        except LatticeworkError as error:
            self.status.emit(error_text(error))
            return False
        return True

    def show_ghosts(self, shown: bool) -> None:
        """Let the layers above and below shine through, or not."""
        self.ghosts = shown
        self.update()

    def view_moved(self) -> None:
        """The view was moved by hand: it no longer follows the size of the window."""
        self._fitted = False
        self.update()

    def fit(self) -> None:
        """Show the whole drawing."""
        low, high = self.plane.extent(self.shown or (self.plane.first(self.layer),))
        self.view.cell = self.plane.spacing
        self.view.fit((low[0], low[1]), (high[0], high[1]))
        self._fitted = True
        self.update()

    def refit(self) -> None:
        """Show the whole drawing again, unless the view was moved by hand."""
        if self._fitted:
            self.fit()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a pixel, or the middle."""
        view = self.view
        view.zoom(factor, at or QPointF(view.left + view.width / 2, view.top + view.height / 2))
        self.view_moved()

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

    @property
    def overlay(self) -> Overlay | None:
        """What is laid over the cells that are shown now."""
        return self._overlay if self.document.subject is None else None

    def show_overlay(self, overlay: Overlay | None) -> None:
        """Lay something over the target, or with None nothing."""
        self._overlay = overlay
        self.overlay_changed.emit()
        self.update()

    def choose_cell(self, cell: Cell | None) -> None:
        """Choose a cell of the target."""
        if cell is not None and self.overlay is not None and cell in self.overlay.colors:
            self.cell_chosen.emit(cell)

    def told_of(self, cell: Cell | None) -> str:
        """Return what the overlay says of a cell."""
        return self.overlay.told.get(cell, "") if self.overlay is not None and cell is not None else ""

    def overlay_takes_press(self, event: QMouseEvent, at: QPointF) -> bool:
        """Choose the cell under a press of the left button; no button but the middle one goes on to the tools."""
        if self.overlay is None or event.button() == Buttons.MiddleButton:
            return False
        if event.button() == Buttons.LeftButton:
            layer, point = self.spot(at)
            self.choose_cell(self.plane.at(point, layer))
        return True

    def overlay_takes_key(self, event: QKeyEvent, cursor: Cell) -> bool:
        """Choose the cell under the cursor, or leave the overlay; other keys go on to the tools."""
        if self.overlay is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == Key.Key_Escape:
            self.overlay_left.emit()
        elif event.key() in (Key.Key_Space, Key.Key_Return, Key.Key_Enter):
            self.choose_cell(cursor)
        else:
            return False
        return True

    def event(self, event: QEvent) -> bool:
        """Keep keys for selected and copied cells from the window, which copies and pastes whole puzzles."""
        if (event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
                and self.keyboard.editing_key(event) is not None):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer, or to what is laid over the target."""
        if not self.overlay_takes_press(event, event.position()):
            self.pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.release(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.wheel(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave it to the keyboard; what it does not know goes to the window."""
        if not (self.overlay_takes_key(event, self.keyboard.cursor) or self.keyboard.press(event)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave it to the keyboard."""
        if not self.keyboard.release(event):
            super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Leave it to the keyboard."""
        self.keyboard.focused(event)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, which would be where no key leads."""
        self.keyboard.hide()
        self.update()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the cell under the pointer."""
        self.pointer.leave()
        super().leaveEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the drawing in view as long as nobody moved the view by hand."""
        self.lay_out()
        self.refit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything."""
        with QPainter(self) as painter:
            self._painter.paint(painter)


def described(surface: Surface, cell: Cell, sides: SideCursor, marking: bool) -> str:
    """Return where the cursor is, what is there, and while marking which side is at hand, in words."""
    document, lattice = surface.document, surface.plane.lattice
    puzzle, subject = document.puzzle, document.subject
    drawn = tr("cell of the target") if subject is None else tr(
        "cell of part {name}", name=one_line(puzzle.parts[subject].name))
    said = [lattice.named(cell), drawn if cell in surface.cells else tr("empty")]
    if surface.selection.floats and cell in surface.selection.cells:
        said.append(tr("a floating cell above it"))
    elif cell in surface.selection.cells:
        said.append(tr("selected"))
    if subject is None and cell in puzzle.target.optional:
        said.append(tr("may stay empty"))
    color = dict(edit_cells.colors_of(puzzle, subject)).get(cell)
    if color is not None:
        said.append(tr("colour {color}", color=color_name(color)))
    side = sides.at(cell) if marking else None
    if side is not None:
        said.append(_side(side[1], sides.mark_on(side)))
    return ", ".join(said)


def _side(label: str, mark: str) -> str:
    return tr("side {side} with the mark {mark}", side=label, mark=one_line(mark)) if mark else tr(
        "side {side} without a mark", side=label)
