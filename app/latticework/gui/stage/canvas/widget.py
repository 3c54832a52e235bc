"""The canvas: shows the cells being edited, and what keyboard and mouse do on it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas import commands
from latticework.gui.stage.canvas.brush import refusal
from latticework.gui.stage.canvas.canvas_painter import CanvasPainter, strips
from latticework.gui.stage.canvas.gestures import CellDrag, facing, gesture_for, with_line
from latticework.gui.stage.canvas.shape_dialog import DirectionMenu, DrawShapeDialog
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.widgets.cell_clipboard import holds_cells
from latticework.gui.widgets.dialogs import open_child
from latticework.gui.widgets.on_screen import placed_within
from latticework.gui.widgets.spoken import DRAWING, announce, speak_as
from latticework.gui.widgets.tools import DRAWS, PAINTS, key_text, name_for_key
from latticework.gui.widgets.translation import error_text, isolated, tr, tr_n
from latticework.lattice import Cell
from latticework.picture.plane import side_at
from latticework.puzzle import edit_cells
from latticework.puzzle.colors import color_name
from latticework.visible_text import one_line

Buttons, Key = Qt.MouseButton, Qt.Key

_ARROWS = {Key.Key_Left: (-1.0, 0.0), Key.Key_Right: (1.0, 0.0), Key.Key_Up: (0.0, 1.0), Key.Key_Down: (0.0, -1.0)}
_PAGES = {Key.Key_PageUp: 1, Key.Key_PageDown: -1}

_Side = tuple[Cell, str]
"""A cell and the label of its half-edge."""


class Canvas(QWidget):
    """Shows a surface, on which mouse and keyboard draw."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        surface = self.surface = CellEditor(document, self)
        self.keyboard = _Keyboard(surface, self.actions)
        self.pointer = _Pointer(surface, self.keyboard, self.actions)
        self._painter = CanvasPainter(surface)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(160, 120)
        self.setAccessibleName(tr("Canvas"))
        speak_as(self, DRAWING)
        surface.update_due.connect(self.update)
        surface.report_due.connect(self._report)
        surface.tool_changed.connect(self._show_tool)
        surface.shape_requested.connect(self._ask_for_shape)
        surface.direction_requested.connect(self._offer_directions)
        surface.edges = strips(self.fontMetrics())
        surface.resize(self.size())

    def _show_tool(self, tool: str) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor if tool == "pan" else Qt.CursorShape.CrossCursor)

    def _ask_for_shape(self) -> None:
        """Ask for a shape beside the canvas."""
        dialog = open_child(self, DrawShapeDialog) or DrawShapeDialog(self.surface, self)
        dialog.show()
        window = self.window()
        # Over the panels, where it hides nothing of the drawing.
        corner = window.mapToGlobal(window.rect().topRight())
        at = corner + QPoint(-dialog.frameGeometry().width(), self.mapTo(window, QPoint()).y())
        dialog.move(placed_within(QRect(at, dialog.frameSize()), self.screen().availableGeometry()).topLeft())
        dialog.activateWindow()

    def _offer_directions(self) -> None:
        """Offer the directions that layers can have."""
        menu = DirectionMenu(self.surface.document, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.mapToGlobal(self.rect().topLeft()))

    def _report(self) -> None:
        """Say in the status what is at the pointer or the cursor, and how many cells there are."""
        surface = self.surface
        count = tr_n("{n} cell", "{n} cells", len(surface.shown))
        place = surface.cursor if surface.cursor_shown else surface.pointed
        where = "" if place is None else isolated(surface.plane.lattice.cell_text(place))
        if surface.cursor_shown:
            announce(self, _cursor_text(surface, self.keyboard.sides))
        selected = len(surface.selection.chosen)
        some = tr_n("{n} selected", "{n} selected", selected) if selected else ""
        hint = surface.selection.hint or "   ".join(filter(None, [some, self.pointer.hint()]))
        surface.status.emit("   ".join(filter(None, [where, surface.overlay_text(place), count, hint])))

    def _overlay_takes_press(self, event: QMouseEvent) -> bool:
        """Choose the cell under the pointer with the left button; only the middle button is left to the tools."""
        surface = self.surface
        if surface.overlay is None or event.button() == Buttons.MiddleButton:
            return False
        if event.button() == Buttons.LeftButton:
            layer, point = surface.spot(event.position())
            surface.choose_cell(surface.plane.at(point, layer))
        return True

    def _overlay_takes_key(self, event: QKeyEvent) -> bool:
        """Choose the cell under the cursor, or leave the overlay; other keys are left to the tools."""
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
        # Qt asks the widget with the focus by this event first; accepted, the key is no shortcut of a menu.
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
        """Leave it to the keyboard; other keys go to the window."""
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
        """Hide the cursor, which no key moves now."""
        self.keyboard.hide()
        self.update()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Leave it to the pointer."""
        self.pointer.leave()
        super().leaveEvent(event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fit the drawing to the new size, unless the view was moved by hand."""
        self.surface.resize(self.size())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint everything."""
        with QPainter(self) as painter:
            surface = self.surface
            self._painter.paint(painter, self.keyboard.side if surface.cursor_shown else surface.pointed_side)


class _Keyboard:
    """What the keys do on a surface; most are in the table of commands.

    actions: returns the actions whose keys work there.
    """

    def __init__(self, surface: CellEditor, actions: Callable[[], list[QAction]]) -> None:
        self.surface, self._actions = surface, actions
        self.sides = _SideCursor(surface)
        self._space = self._dragged = False
        self._keys: dict[int, Callable[[], object]] = {
            Key.Key_Return: self.toggle, Key.Key_Enter: self.toggle,
            Key.Key_0: surface.fit, Key.Key_Equal: lambda: surface.zoom(1.25),
            Key.Key_Comma: lambda: self._step_side(-1), Key.Key_Period: lambda: self._step_side(1),
            Key.Key_Backspace: partial(commands.clear, surface),
        }

    def focused(self, event: QFocusEvent) -> None:
        """Show the cursor, unless it is the mouse that brought the focus."""
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.show()

    def show(self) -> None:
        """Show the cursor."""
        self.surface.cursor_shown = True
        self.surface.report()
        self.surface.update()

    def hide(self) -> None:
        """Hide the cursor, as the mouse is used or the focus is lost."""
        self.surface.cursor_shown = False
        # A space bar that is down draws nothing when it comes up.
        self._dragged = self._space

    @property
    def space_drags(self) -> bool:
        """Whether a drag now moves the view, as the space bar is down."""
        return self._space

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it means something here."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        edit = self.editing_key(event)
        if edit is not None:
            edit()
            return True
        key, shift = Key(event.key()), modifiers == Qt.KeyboardModifier.ShiftModifier
        if key == Key.Key_Escape:
            return self.surface.escape()
        if modifiers and not shift:
            return self._run(name_for_key(event, commands.KEYS, self._actions()))
        if key == Key.Key_Space:
            if not event.isAutoRepeat():
                self._space, self._dragged = True, False
        elif key in _ARROWS:
            if shift:
                commands.shift(self.surface, _ARROWS[key])
            else:
                self.move(_ARROWS[key])
        elif shift and key in _PAGES and self.surface.plane.layered:
            commands.shift_layers(self.surface, _PAGES[key])
        elif key in self._keys:
            self._keys[key]()
        else:
            return self._run(name_for_key(event, commands.KEYS, self._actions()))
        return True

    def _run(self, name: str | None) -> bool:
        if name is None:
            return False
        commands.BY_NAME[name].run(self.surface)
        return True

    def editing_key(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does to floating, selected or copied cells, None where it is for the window."""
        selection, keys = self.surface.selection, QKeySequence.StandardKey
        if selection.floats:
            moved = self._floating_key(event)
            if moved is not None or event.matches(keys.Undo):
                return moved or selection.cancel
        if event.matches(keys.Paste):
            return selection.paste if holds_cells(self.surface.document.puzzle) else None
        duplicate = event.key() == Key.Key_D and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.matches(keys.SelectAll):
            return selection.choose_all
        found = [run for meant, run in ((event.matches(keys.Copy), selection.copy), (duplicate, selection.duplicate),
                                        (event.matches(keys.Cut), selection.cut)) if meant]
        return found[0] if found and selection.cells else None

    def _floating_key(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does to move or place what floats, None for nothing."""
        surface, key = self.surface, Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return None
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            return surface.selection.place
        if key in _ARROWS:
            return partial(commands.shift, surface, _ARROWS[key])
        layered = surface.plane.layered
        return partial(commands.shift_layers, surface, _PAGES[key]) if key in _PAGES and layered else None

    def release(self, event: QKeyEvent) -> bool:
        """Draw a cell when the space bar comes up, unless it was used to drag the view."""
        if event.key() != Key.Key_Space or event.isAutoRepeat():
            return False
        if self._space and not self._dragged:
            self.toggle()
        self._space = False
        return True

    def move(self, towards: tuple[float, float]) -> None:
        """Move the cursor; if it is hidden only show it."""
        surface = self.surface
        if surface.cursor_shown:
            surface.cursor = surface.plane.step_from(surface.cursor, towards)
        self._reveal()

    def toggle(self) -> None:
        """Use the tool on the cell under the cursor: draw or erase it, paint or mark it or undo that.

        Straight lines begin where the last one ended.
        """
        surface = self.surface
        cells = set(surface.cells)
        drawn = surface.cursor in cells
        # First, since it reports in the status, where it would replace a refusal.
        self._reveal()
        if surface.tool == "select":
            surface.selection.choose(surface.selection.chosen ^ {surface.cursor})
        elif surface.tool == "mark":
            self.sides.toggle(surface.cursor)
        elif surface.tool in PAINTS:
            surface.brush.toggle(surface.tool, surface.cursor)
        elif surface.tool == "line" and surface.line_from is not None:
            self._draw_line(surface.line_from)
        else:
            touched = surface.touched([surface.cursor])
            surface.commit(*(tr("Erase"), tuple(cells - touched)) if drawn else (tr("Draw"), tuple(cells | touched)))
        surface.line_from = surface.cursor if surface.tool == "line" else None

    def _draw_line(self, start: Cell) -> None:
        try:
            self.surface.commit(tr("Draw a line"), with_line(self.surface, start, self.surface.cursor))
        except LatticeworkError as error:
            self.surface.status.emit(error_text(error))

    @property
    def side(self) -> _Side | None:
        """The side that the keyboard marks."""
        surface = self.surface
        return self.sides.at(surface.cursor) if surface.cursor_shown and surface.tool == "mark" else None

    def _step_side(self, by: int) -> None:
        self.sides.step(self.surface.cursor, by)
        self._reveal()

    def _reveal(self) -> None:
        self.surface.view.reveal(self.surface.plane.center(self.surface.cursor))
        self.show()


class _SideCursor:
    """Moves round the sides of a cell of a part that face no other cell of the part."""

    def __init__(self, surface: CellEditor) -> None:
        self.surface = surface
        self._label = ""

    def at(self, cell: Cell) -> _Side | None:
        """Return the current side of a cell; None where the cell has none that can be marked."""
        labels = self._free(cell)
        if not labels:
            return None
        return cell, self._label if self._label in labels else labels[0]

    def step(self, cell: Cell, by: int) -> None:
        """Go to the next (1) or the previous (-1) side."""
        labels, now = self._free(cell), self.at(cell)
        if now is not None:
            self._label = labels[(labels.index(now[1]) + by) % len(labels)]

    def mark_on(self, side: _Side) -> str:
        """Return the mark on a side, "" for none."""
        document = self.surface.document
        marks = () if document.subject is None else document.puzzle.parts[document.subject].marks
        return next((mark.mark for mark in marks if (mark.cell, mark.side) == side), "")

    def toggle(self, cell: Cell) -> None:
        """Put the current mark on the current side, or remove it where it is there."""
        surface, side, subject = self.surface, self.at(cell), self.surface.document.subject
        if side is None or subject is None:
            surface.status.emit(refusal("mark", subject) or tr("Move to a cell of the part with a free side"))
            return
        mark = "" if self.mark_on(side) == surface.brush.mark else surface.brush.mark
        surface.attempt(lambda: surface.document.set_mark(subject, *side, mark))

    def _free(self, cell: Cell) -> list[str]:
        lattice, cells = self.surface.plane.lattice, set(self.surface.cells)
        if cell not in cells:
            return []
        edges = zip(lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True)
        return [edge.label for edge, neighbour in edges if neighbour not in cells]


class _Pointer:
    """What the mouse does on a surface.

    actions: returns the actions whose keys work there.
    """

    def __init__(self, surface: CellEditor, keyboard: _Keyboard, actions: Callable[[], list[QAction]]) -> None:
        self.surface, self.keyboard, self._actions = surface, keyboard, actions
        self._button = Qt.MouseButton.NoButton

    def press(self, event: QMouseEvent) -> None:
        """Begin a gesture, unless one is in progress."""
        surface = self.surface
        if surface.gesture is not None:
            return
        surface.set_layer(surface.spot(event.position())[0])
        at = surface.cell_at(surface.view.to_plane(event.position()))
        left = event.button() == Qt.MouseButton.LeftButton and not self.keyboard.space_drags
        if surface.selection.floats and event.button() != Qt.MouseButton.MiddleButton and not (
                left and at in surface.selection.cells):
            surface.selection.place()
            return
        if left and at in surface.selection.cells and self._drags(event.modifiers()):
            surface.gesture = CellDrag(surface, bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
        else:
            surface.gesture = gesture_for(surface, event.button(), event.modifiers(), self.keyboard.space_drags)
        if surface.gesture is not None:
            self._button = event.button()
            self.keyboard.hide()
            surface.gesture.start(event.position())

    def move(self, event: QMouseEvent) -> None:
        """Continue the gesture, and find out what is under the pointer."""
        surface = self.surface
        layer, point = surface.spot(event.position())
        if surface.gesture is not None:
            if surface.gesture.over_layers:
                surface.set_layer(layer)
            surface.gesture.move(event.position())
        surface.pointed = surface.plane.at(point, layer)
        surface.pointed_side = None
        if surface.tool == "mark":
            surface.pointed_side = side_at(surface.plane, point, layer, surface.cells, facing(event.modifiers()))
        self.keyboard.hide()
        self._changed()

    def release(self, event: QMouseEvent) -> None:
        """End the gesture when its own button comes up."""
        surface = self.surface
        if surface.gesture is not None and event.button() == self._button:
            gesture, surface.gesture = surface.gesture, None
            gesture.end()

    def _drags(self, keys: Qt.KeyboardModifier) -> bool:
        """Whether a press on a selected cell drags what is selected."""
        plain = not keys & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        return self.surface.selection.floats or (self.surface.tool == "select" and plain)

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.surface.zoom(1.0015 ** event.angleDelta().y(), event.position())
        event.accept()

    def leave(self) -> None:
        """Remember that nothing is under the pointer."""
        surface = self.surface
        if surface.pointed is not None or surface.pointed_side is not None:  # else nothing has changed
            surface.pointed = surface.pointed_side = None
            self._changed()

    def hint(self) -> str:
        """Return what a click here would do, beyond the cell, for the status."""
        return self._side_hint() or self._erasing_hint()

    def _side_hint(self) -> str:
        """Return which side a click would mark, and how to reach the others."""
        surface, lattice = self.surface, self.surface.plane.lattice
        if surface.tool == "mark" and self.keyboard.side is not None:
            return tr("side {side}: comma and full stop for others, Space to mark it", side=self.keyboard.side[1])
        if surface.tool != "mark" or surface.pointed is None or surface.cursor_shown:
            return ""
        side = tr("side {side}", side=surface.pointed_side[1]) if surface.pointed_side is not None else ""
        return "   ".join(filter(None, [side, "" if lattice.flat else tr("Shift: facing up, Ctrl: down")]))

    def _erasing_hint(self) -> str:
        """Return how to erase a cell where the current tool would draw one that is drawn already."""
        surface = self.surface
        if (surface.tool not in DRAWS or surface.gesture is not None or surface.cursor_shown
                or surface.pointed not in surface.cells):
            return ""
        key = key_text(self._actions(), "eraser")
        return tr("the right button erases, or {key}", key=key) if key else tr("the right button erases")

    def _changed(self) -> None:
        self.surface.report()
        self.surface.update()


def _cursor_text(surface: CellEditor, sides: _SideCursor) -> str:
    """Return in words where the cursor is, what is there, and with the mark tool which side is the current one."""
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
