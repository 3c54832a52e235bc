"""Cells of the drawing that are selected, and those that float above it until they are placed."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from latticework.errors import LatticeworkError
from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.protocols import Surface
from latticework.gui.common.cell_clipboard import cells_there, copy_cells
from latticework.gui.common.translation import error_text, tr
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Puzzle, cut_cells, edit_cells, reshape
from latticework.puzzle.edit_cells import Cells
from latticework.puzzle.reshape import Image


@dataclass(frozen=True)
class Floating:
    """Cells above the target (None) or a part of a puzzle, and what the step of placing them is called."""

    subject: int | None
    below: Puzzle
    cut: Puzzle
    text: str

    @property
    def placed(self) -> Puzzle:
        """The puzzle with the cells placed where they are; raises LatticeworkError."""
        return cut_cells.put_down(self.below, self.subject, self.cut)


class Selection:
    """What is selected on a canvas; what happens to it is one step to undo once it is placed."""

    def __init__(self, surface: Surface, brush: Brush) -> None:
        self.surface, self.brush = surface, brush
        self.chosen: frozenset[Cell] = frozenset()
        self.floating: Floating | None = None

    @property
    def floats(self) -> bool:
        """Whether cells float."""
        return self.floating is not None

    @property
    def cells(self) -> Cells:
        """The cells that are selected, or that float."""
        return cut_cells.cells_in(self.floating.cut) if self.floating else tuple(sorted(self.chosen))

    @property
    def told(self) -> str:
        """What the keys do while cells float, as one line for the status; "" while none do."""
        return tr("Floating: drag or arrow keys to move, R, M and T to turn, Enter to place, Esc to give up"
                  ) if self.floating else ""

    def choose(self, cells: Iterable[Cell]) -> None:
        """Select these cells, as far as they are drawn, and no others; what floats is placed."""
        self.place()
        self.chosen = frozenset(cells).intersection(self.surface.cells)
        self._changed()

    def choose_all(self) -> None:
        """Select all cells."""
        self.choose(self.surface.cells)

    def choose_color(self, cell: Cell) -> None:
        """Select the cells of the colour of a cell, or with it those that have none."""
        document = self.surface.document
        colors = dict(edit_cells.colors_of(document.puzzle, document.subject))
        self.choose(other for other in self.surface.cells if colors.get(other) == colors.get(cell))

    def give_up(self) -> bool:
        """Take back what floats, or select nothing; returns whether there was anything."""
        there = bool(self.floating or self.chosen)
        if self.floating:
            self._drop()
        else:
            self.chosen = frozenset()
        self._changed()
        return there

    def follow(self) -> None:
        """Follow a change of the drawing: nothing floats any more, and what is gone is not selected."""
        if self.floating:
            self._drop()
        self.chosen = self.chosen.intersection(self.surface.cells)

    def delete(self) -> None:
        """Remove the selected cells."""
        if self.floating:
            below = self.floating.below
            self._drop()
            self.surface.attempt(lambda: self.surface.document.change(tr("Delete cells"), below))
        else:
            self.surface.commit(tr("Delete cells"), tuple(set(self.surface.cells) - self.chosen))
        self._changed()

    def copy(self) -> None:
        """Put the selected cells on the clipboard."""
        document = self.surface.document
        color = "#888888" if document.subject is None else document.puzzle.color(document.subject)
        self.surface.attempt(lambda: copy_cells(self._cut(), color))

    def cut(self) -> None:
        """Put the selected cells on the clipboard and remove them."""
        self.copy()
        self.delete()

    def paste(self) -> None:
        """Let the cells on the clipboard float above the drawing, where they can be seen."""
        try:
            cut = cells_there(self.surface.document.puzzle)
        except LatticeworkError as error:
            self.surface.status.emit(error_text(error))
            return
        if cut is None:
            self.surface.status.emit(tr("There are no cells on the clipboard; select some and press Ctrl+C"))
            return
        self.place()
        self._float(cut, self.surface.document.puzzle, tr("Paste cells"))
        self._bring_into_view()

    def duplicate(self) -> None:
        """Let a copy of the selected cells float above the drawing, a step aside."""
        self.copy_above()
        self.move(reshape.step_towards(self.surface.plane.lattice, (1.0, 0.0)))

    def copy_above(self) -> None:
        """Let a copy of the selected cells float just above them."""
        cut = self._cut()
        self.place()
        self._float(cut, self.surface.document.puzzle, tr("Duplicate cells"))

    def lift(self, text: str = "") -> None:
        """Let the selected cells float, off the drawing."""
        if not self.floating:
            document = self.surface.document
            below = edit_cells.with_cells(document.puzzle, document.subject,
                                          tuple(set(document.cells) - self.chosen))
            self._float(self._cut(), below, text or tr("Move cells"))

    def move(self, by: tuple[int, ...]) -> None:
        """Move the selected cells by a translation."""
        self.lift()
        self._carry(lambda _, cells, beside: reshape.moved((*cells, *beside), by))

    def reshape(self, text: str, change: Callable[[Lattice, Cells, Cells], Image | None]) -> None:
        """Turn or mirror the selected cells; says so where the lattice has no such motion."""
        self.lift(text)
        if not self._carry(change):
            self.surface.status.emit(tr("This lattice has no such motion for these cells"))

    def place(self) -> bool:
        """Make what floats part of the drawing that it floats above, as one step to undo; whether that could be."""
        floating, document = self.floating, self.surface.document
        if floating is None:
            return True
        self._drop()
        done = self.surface.attempt(lambda: document.change(floating.text, floating.placed))
        if done and floating.subject == document.subject:
            self.chosen = frozenset(cut_cells.cells_in(floating.cut))
        self._changed()
        return done

    def _cut(self) -> Puzzle:
        document = self.surface.document
        return self.floating.cut if self.floating else cut_cells.cut_out(
            document.puzzle, document.subject, tuple(self.chosen))

    def _float(self, cut: Puzzle, below: Puzzle, text: str) -> None:
        self._show(Floating(self.surface.document.subject, below, cut, text))

    def _carry(self, change: Callable[[Lattice, Cells, Cells], Image | None]) -> bool:
        if self.floating is None:
            return False
        cut = self.floating.cut
        image = change(self.surface.plane.lattice, cut_cells.cells_in(cut), cut_cells.needed_by(cut))
        if image is None:
            return False
        floating = replace(self.floating, cut=cut_cells.moved_by(cut, image))
        return self.surface.attempt(lambda: self._show(floating))

    def _show(self, floating: Floating) -> None:
        draft = floating.placed
        self.floating, self.brush.draft = floating, draft
        self.surface.show_draft(edit_cells.cells_of(draft, floating.subject))
        self._changed()

    def _bring_into_view(self) -> None:
        """Move what floats to the layer and the middle of what is seen."""
        surface, plane = self.surface, self.surface.plane
        cells = self.cells
        low, high = plane.extent(cells)
        middle = (float(low[0] + high[0]) / 2, float(low[1] + high[1]) / 2)
        lowest = min(map(plane.layer, cells))
        self.move(plane.translation(middle, (surface.view.x, surface.view.y),
                                    (surface.layer - lowest) // plane.levels))

    def _drop(self) -> None:
        self.floating = self.brush.draft = None
        self.surface.show_draft(None)

    def _changed(self) -> None:
        self.surface.report()
        self.surface.selection_changed.emit()
        self.surface.update()
