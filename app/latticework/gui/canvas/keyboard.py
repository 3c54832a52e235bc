"""Drawing with the keyboard: a cursor that moves from cell to cell, and a key for every tool."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from latticework.gui.canvas.commands import COMMANDS
from latticework.gui.canvas.gestures import PAINTS
from latticework.lattice import Cell, Lattice
from latticework.puzzle import edit_cells as drawing
from latticework.puzzle import reshape
from latticework.puzzle.reshape import Cells

if TYPE_CHECKING:
    from latticework.gui.canvas.widget import Canvas

Key = Qt.Key
ARROWS = {Key.Key_Left: (-1.0, 0.0), Key.Key_Right: (1.0, 0.0), Key.Key_Up: (0.0, 1.0), Key.Key_Down: (0.0, -1.0)}
PAGES = {Key.Key_PageUp: 1, Key.Key_PageDown: -1}


class Keyboard:
    """The cell cursor of a canvas and what the keys do; most stand in the table of commands."""

    def __init__(self, canvas: "Canvas") -> None:
        self.canvas = canvas
        self.visible = False
        self.cursor: Cell = ()
        self._space = self._dragged = False
        self._keys: dict[int, Callable[[], object]] = {
            Key.Key_Return: self.toggle, Key.Key_Enter: self.toggle,
            **{command.key: partial(command.run, canvas) for command in COMMANDS},
            Key.Key_0: canvas.fit, Key.Key_Equal: lambda: canvas.zoom(1.25), Key.Key_Backspace: self.clear,
        }
        self.reset()

    def reset(self) -> None:
        """Begin at the least cell of the drawing, or at the origin."""
        canvas = self.canvas
        here = canvas.plane.in_layer(canvas.cells, canvas.layer)
        self.cursor = min(here, default=canvas.plane.first(canvas.layer))

    def focused(self, event: QFocusEvent) -> None:
        """Show the cursor, unless it is the mouse that brought the focus."""
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.canvas.show_cursor()

    def hide(self) -> None:
        """The mouse took over, or the focus went; a space that is held no longer counts as a key."""
        self.visible = False
        self._dragged = self._space

    def follow_layer(self) -> None:
        """Move the cursor to the layer that is shown."""
        if self.canvas.plane.layered:
            self.cursor = self.canvas.plane.near(self.canvas.plane.center(self.cursor), self.canvas.layer)

    def space_drags(self) -> bool:
        """Whether a drag now means moving the view, as the space bar is held."""
        return self._space

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key says; returns False for keys that are not ours."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key, shift = Key(event.key()), modifiers == Qt.KeyboardModifier.ShiftModifier
        if key == Key.Key_Escape:
            return self.canvas.cancel()
        if modifiers and not shift:
            return False
        if key == Key.Key_Space:
            self._press_space(event.isAutoRepeat())
        elif key in ARROWS:
            (self.shift if shift else self.move)(ARROWS[key])
        elif shift and key in PAGES and self.canvas.plane.layered:
            self.shift_layers(PAGES[key])
        elif key in self._keys:
            self._keys[key]()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """Draw a cell when the space bar comes up without having dragged the view."""
        if event.key() != Key.Key_Space or event.isAutoRepeat():
            return False
        if self._space and not self._dragged:
            self.toggle()
        self._space = False
        return True

    def _press_space(self, repeated: bool) -> None:
        if not repeated:
            self._space, self._dragged = True, False

    def move(self, towards: tuple[float, float]) -> None:
        """Move the cursor; the first key only shows where it is."""
        if self.visible:
            self.cursor = self.canvas.plane.step_from(self.cursor, towards)
        self._show()

    def toggle(self) -> None:
        """Draw the cell under the cursor, or erase it; with a tool that paints, paint it or take that away."""
        canvas = self.canvas
        cells = set(canvas.cells)
        there = self.cursor in cells
        self._show()  # first, so that a refusal is not written over
        if canvas.tool in PAINTS:
            canvas.brush.toggle(canvas.tool, self.cursor)
        else:
            canvas.commit("Erase" if there else "Draw", tuple(cells ^ {self.cursor}))

    def shift(self, towards: tuple[float, float]) -> None:
        """Move all cells of the subject by one step."""
        self._shift_by(reshape.step_towards(self.canvas.plane.lattice, towards))

    def shift_layers(self, up: int) -> None:
        """Move all cells of the subject one translation up (1) or down (-1), and go along."""
        layer = self.canvas.layer + up * self.canvas.plane.levels
        if self._shift_by(self._upwards(up)):
            self.canvas.set_layer(layer)

    def turn(self) -> None:
        """Turn the subject to the left."""
        self._reshape("Turn", reshape.turned)

    def tip(self) -> None:
        """Tip the subject of a solid lattice over, turning it about the x axis."""
        if not self.canvas.plane.lattice.flat:
            self._reshape("Tip", reshape.tipped)

    def mirror(self) -> None:
        """Mirror the subject."""
        self._reshape("Mirror", reshape.mirrored)

    def clear(self) -> None:
        """Remove all cells of the subject."""
        self.canvas.commit("Clear", ())

    def copy_layer_up(self) -> None:
        """Add the cells of this layer to the next layer up of the same kinds of cell, and go there."""
        canvas = self.canvas
        if canvas.plane.layered:
            document, layer = canvas.document, canvas.layer + canvas.plane.levels
            above = reshape.moved(canvas.plane.in_layer(canvas.cells, canvas.layer), self._upwards(1))
            if canvas.attempt(lambda: document.change(
                    "Copy layer up", drawing.with_copied(document.puzzle, document.subject, above))):
                canvas.set_layer(layer)

    def _upwards(self, by: int) -> tuple[int, ...]:
        return tuple(by * x for x in self.canvas.plane.upwards)

    def _shift_by(self, step: tuple[int, ...]) -> bool:
        cells, beside = self._carried()
        return self._carry("Shift", reshape.moved((*cells, *beside), step))

    def _reshape(self, text: str, change: Callable[[Lattice, Cells, Cells], reshape.Image | None]) -> None:
        cells, beside = self._carried()
        if not cells:
            return
        image = change(self.canvas.plane.lattice, cells, beside)
        if image is None:
            also = " and their marks" if beside else ""
            self.canvas.status.emit(f"This lattice has no such motion for these cells{also}")
        else:
            self._carry(text, image)

    def _carried(self) -> tuple[Cells, Cells]:
        """Return the cells of the subject, and those beside it that its marks need."""
        document = self.canvas.document
        return document.cells, drawing.facing(document.puzzle, document.subject)

    def _carry(self, text: str, image: reshape.Image) -> bool:
        document = self.canvas.document
        return self.canvas.attempt(
            lambda: document.change(text, drawing.carried(document.puzzle, document.subject, image)))

    def _show(self) -> None:
        self.visible = True
        self.canvas.view.reveal(self.canvas.plane.center(self.cursor))
        self.canvas.report()
        self.canvas.update()
