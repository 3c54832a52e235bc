"""Drawing with the keyboard: a cursor that moves from cell to cell and round its sides, a key for every tool."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence

from latticework.errors import LatticeworkError
from latticework.gui.canvas import reshaping
from latticework.gui.canvas.brush import refusal
from latticework.gui.canvas.commands import BY_NAME, KEYS
from latticework.gui.canvas.gestures import with_line
from latticework.gui.canvas.surface import Surface
from latticework.gui.common.cell_clipboard import holds_cells
from latticework.gui.common.tools import PAINTS, pressed
from latticework.gui.common.translation import error_text, tr
from latticework.lattice import Cell

Key = Qt.Key
ARROWS = {Key.Key_Left: (-1.0, 0.0), Key.Key_Right: (1.0, 0.0), Key.Key_Up: (0.0, 1.0), Key.Key_Down: (0.0, -1.0)}
PAGES = {Key.Key_PageUp: 1, Key.Key_PageDown: -1}

Side = tuple[Cell, str]
"""A cell and the label of its half-edge."""


class Keyboard:
    """What the keys do on a surface; most stand in the table of commands.

    actions: returns the actions whose keys work there.
    """

    def __init__(self, surface: Surface, actions: Callable[[], list[QAction]]) -> None:
        self.surface, self._actions = surface, actions
        self.sides = SideCursor(surface)
        self._space = self._dragged = False
        self._keys: dict[int, Callable[[], object]] = {
            Key.Key_Return: self.toggle, Key.Key_Enter: self.toggle,
            Key.Key_0: surface.fit, Key.Key_Equal: lambda: surface.zoom(1.25),
            Key.Key_Comma: lambda: self._step_side(-1), Key.Key_Period: lambda: self._step_side(1),
            Key.Key_Backspace: partial(reshaping.clear, surface),
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
        """Hide the cursor, as the mouse took over or the focus went; a held space bar no longer counts."""
        self.surface.cursor_shown = False
        self._dragged = self._space

    def space_drags(self) -> bool:
        """Whether a drag now means moving the view, as the space bar is held."""
        return self._space

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return False for keys that mean nothing here."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        wanted = self.editing_key(event)
        if wanted is not None:
            wanted()
            return True
        key, shift = Key(event.key()), modifiers == Qt.KeyboardModifier.ShiftModifier
        if key == Key.Key_Escape:
            return self.surface.escape()
        if modifiers and not shift:
            return self._run(pressed(event, KEYS, self._actions()))
        if key == Key.Key_Space:
            self._press_space(event.isAutoRepeat())
        elif key in ARROWS:
            if shift:
                reshaping.shift(self.surface, ARROWS[key])
            else:
                self.move(ARROWS[key])
        elif shift and key in PAGES and self.surface.plane.layered:
            reshaping.shift_layers(self.surface, PAGES[key])
        elif key in self._keys:
            self._keys[key]()
        else:
            return self._run(pressed(event, KEYS, self._actions()))
        return True

    def _run(self, name: str | None) -> bool:
        if name is None:
            return False
        BY_NAME[name].run(self.surface)
        return True

    def editing_key(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does to floating, selected or copied cells; where there are none the window has it."""
        selection, keys = self.surface.selection, QKeySequence.StandardKey
        if selection.floats:
            moved = self._floating_key(event)
            if moved is not None or event.matches(keys.Undo):
                return moved or selection.give_up
        if event.matches(keys.Paste):
            return selection.paste if holds_cells(self.surface.document.puzzle) else None
        duplicate = event.key() == Key.Key_D and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.matches(keys.SelectAll):
            return selection.choose_all
        found = [run for wanted, run in ((event.matches(keys.Copy), selection.copy), (duplicate, selection.duplicate),
                                         (event.matches(keys.Cut), selection.cut)) if wanted]
        return found[0] if found and selection.cells else None

    def _floating_key(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return how a key moves or places what floats."""
        surface, key = self.surface, Key(event.key())
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return None
        if key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space):
            return surface.selection.place
        if key in ARROWS:
            return partial(reshaping.shift, surface, ARROWS[key])
        layered = surface.plane.layered
        return partial(reshaping.shift_layers, surface, PAGES[key]) if key in PAGES and layered else None

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
        surface = self.surface
        if surface.cursor_shown:
            surface.cursor = surface.plane.step_from(surface.cursor, towards)
        self._reveal()

    def toggle(self) -> None:
        """Draw the cell under the cursor, or erase it; with a tool that paints or marks, do that or take it away.

        Straight lines go on from where the last one ended.
        """
        surface = self.surface
        cells = set(surface.cells)
        there = surface.cursor in cells
        self._reveal()  # first, so that a refusal is not written over
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
            surface.commit(*(tr("Erase"), tuple(cells - touched)) if there else (tr("Draw"), tuple(cells | touched)))
        surface.line_from = surface.cursor if surface.tool == "line" else None

    def _draw_line(self, start: Cell) -> None:
        try:
            self.surface.commit(tr("Draw a line"), with_line(self.surface, start, self.surface.cursor))
        except LatticeworkError as error:
            self.surface.status.emit(error_text(error))

    @property
    def side(self) -> Side | None:
        """The side that the keyboard marks."""
        surface = self.surface
        return self.sides.at(surface.cursor) if surface.cursor_shown and surface.tool == "mark" else None

    def _step_side(self, by: int) -> None:
        self.sides.step(self.surface.cursor, by)
        self._reveal()

    def _reveal(self) -> None:
        self.surface.view.reveal(self.surface.plane.center(self.surface.cursor))
        self.show()


class SideCursor:
    """Goes round the sides of a part's cell that face no other cell of the part."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self._label = ""

    def at(self, cell: Cell) -> Side | None:
        """Return the side at hand of a cell; None where the cell has none that can be marked."""
        labels = self._free(cell)
        if not labels:
            return None
        return cell, self._label if self._label in labels else labels[0]

    def step(self, cell: Cell, by: int) -> None:
        """Go to the next (1) or the previous (-1) side."""
        labels, now = self._free(cell), self.at(cell)
        if now is not None:
            self._label = labels[(labels.index(now[1]) + by) % len(labels)]

    def mark_on(self, side: Side) -> str:
        """Return the mark on a side, "" for none."""
        document = self.surface.document
        marks = () if document.subject is None else document.puzzle.parts[document.subject].marks
        return next((mark.mark for mark in marks if (mark.cell, mark.side) == side), "")

    def toggle(self, cell: Cell) -> None:
        """Put the mark at hand on the side, or take it away where it is."""
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
