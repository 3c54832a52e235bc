"""The canvas: shows the cells being edited, and leads mouse and keys to what is done with them."""

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.canvas.canvas_painter import CanvasPainter
from latticework.gui.canvas.direction_menu import DirectionMenu
from latticework.gui.canvas.keyboard import Keyboard, SideCursor
from latticework.gui.canvas.pointer import Pointer
from latticework.gui.canvas.shape_dialog import DrawShapeDialog
from latticework.gui.canvas.surface import Surface
from latticework.gui.common.shown_text import announce
from latticework.gui.common.translation import tr, tr_n
from latticework.gui.document.document import Document
from latticework.puzzle import edit_cells
from latticework.puzzle.colors import color_name
from latticework.visible_text import one_line

Buttons, Key = Qt.MouseButton, Qt.Key


class Canvas(QWidget):
    """Shows a surface, on which mouse and keys draw."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        surface = self.surface = Surface(document, self)
        self.keyboard = Keyboard(surface, self.actions)
        self.pointer = Pointer(surface, self.keyboard, self.actions)
        self._painter = CanvasPainter(surface)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self.setAccessibleName(tr("Canvas"))
        surface.update_due.connect(self.update)
        surface.report_due.connect(self._report)
        surface.tool_changed.connect(self._show_tool)
        surface.shape_requested.connect(self._ask_for_shape)
        surface.direction_requested.connect(self._offer_directions)
        surface.resize(self.size())

    def _show_tool(self, tool: str) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor if tool == "pan" else Qt.CursorShape.CrossCursor)

    def _ask_for_shape(self) -> None:
        """Ask for a shape beside the canvas."""
        dialog = self.findChild(DrawShapeDialog) or DrawShapeDialog(self.surface, self)
        dialog.show()
        window = self.window()
        corner = window.mapToGlobal(window.rect().topRight())  # over the panels, where it hides no drawing
        dialog.move(corner + QPoint(-dialog.frameGeometry().width(), self.mapTo(window, QPoint()).y()))
        dialog.activateWindow()

    def _offer_directions(self) -> None:
        """Offer the directions in which layers may lie."""
        menu = DirectionMenu(self.surface.document, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(self.rect().topLeft()))

    def _report(self) -> None:
        """Say in the status where the pointer is and how many cells there are."""
        surface = self.surface
        count = tr_n("{n} cell", "{n} cells", len(surface.shown))
        place = surface.cursor if surface.cursor_shown else surface.pointed
        where = "" if place is None else surface.plane.lattice.cell_text(place)
        if surface.cursor_shown:
            announce(self, described(surface, self.keyboard.sides))
        selected = len(surface.selection.chosen)
        some = tr_n("{n} selected", "{n} selected", selected) if selected else ""
        told = surface.selection.told or "   ".join(filter(None, [some, self.pointer.told()]))
        surface.status.emit("   ".join(filter(None, [where, surface.told_of(place), count, told])))

    def _overlay_takes_press(self, event: QMouseEvent) -> bool:
        """Choose the cell under a press of the left button; no button but the middle one goes on to the tools."""
        surface = self.surface
        if surface.overlay is None or event.button() == Buttons.MiddleButton:
            return False
        if event.button() == Buttons.LeftButton:
            layer, point = surface.spot(event.position())
            surface.choose_cell(surface.plane.at(point, layer))
        return True

    def _overlay_takes_key(self, event: QKeyEvent) -> bool:
        """Choose the cell under the cursor, or leave the overlay; other keys go on to the tools."""
        surface = self.surface
        if surface.overlay is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == Key.Key_Escape:
            surface.overlay_left.emit()
        elif event.key() in (Key.Key_Space, Key.Key_Return, Key.Key_Enter):
            surface.choose_cell(surface.cursor)
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
        if not self._overlay_takes_press(event):
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
        if not (self._overlay_takes_key(event) or self.keyboard.press(event)):
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
        self.surface.resize(self.size())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything."""
        with QPainter(self) as painter:
            surface = self.surface
            self._painter.paint(painter, self.keyboard.side if surface.cursor_shown else surface.pointed_side)


def described(surface: Surface, sides: SideCursor) -> str:
    """Return where the cursor is, what is there, and while marking which side is at hand, in words."""
    document, lattice, cell = surface.document, surface.plane.lattice, surface.cursor
    puzzle, subject = document.puzzle, document.subject
    drawn = tr("cell of the target") if subject is None else tr(
        "cell of part {name}", name=one_line(puzzle.parts[subject].name))
    said = [lattice.cell_text(cell), drawn if cell in surface.cells else tr("empty")]
    if surface.selection.floats and cell in surface.selection.cells:
        said.append(tr("a floating cell above it"))
    elif cell in surface.selection.cells:
        said.append(tr("selected"))
    if subject is None and cell in puzzle.target.optional:
        said.append(tr("may stay empty"))
    color = dict(edit_cells.colors_of(puzzle, subject)).get(cell)
    if color is not None:
        said.append(tr("colour {color}", color=color_name(color)))
    side = sides.at(cell) if surface.tool == "mark" else None
    if side is not None:
        said.append(_side(side[1], sides.mark_on(side)))
    return ", ".join(said)


def _side(label: str, mark: str) -> str:
    return tr("side {side} with the mark {mark}", side=label, mark=one_line(mark)) if mark else tr(
        "side {side} without a mark", side=label)
