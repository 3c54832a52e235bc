"""The puzzle being edited with its file, and the edits that panels ask for."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.gui.common.translation import tr
from latticework.gui.document.edited_puzzle import EditedPuzzle
from latticework.gui.document.kept_solutions import KeptSolutions
from latticework.gui.document.opened_files import OpenedPuzzle, OpenedSearch, read_puzzle
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Part, Puzzle, edit_cells, edit_parts, edit_target_rules, save, targets
from latticework.puzzle.colors import ColorPairs
from latticework.puzzle.palettes import NEW
from latticework.solution import Solution
from latticework.solution.taken_cells import with_taken_part, with_taken_target


class Document(EditedPuzzle):
    """A puzzle, its file, and everything that the panels do with its targets and parts.

    Every method that edits raises LatticeworkError, changing nothing, when the puzzle could not be read back from a
    file.
    """

    replaced = Signal()  # after `changed`, when it is another puzzle altogether
    path_changed = Signal()

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(puzzle, parent)
        self.path: Path | None = None
        self.source: Path | None = None
        """The file it was read from; unlike `path` also set for a puzzle of the library or of a search file."""
        self.search: OpenedSearch | None = None
        """The search file that it was opened from."""
        self.kept: KeptSolutions | None = None
        """The solutions that its file keeps, None where there are none."""
        self.left_out: tuple[str, ...] = ()
        """What of its file it does not hold, in words."""

    def new(self, lattice: Lattice) -> None:
        """Begin an empty puzzle."""
        self.show(OpenedPuzzle(Puzzle(lattice, palette=NEW)))

    def open(self, path: Path) -> tuple[str, ...]:
        """Open a file; a lattice file begins an empty puzzle. Raises LatticeworkError, changing nothing.

        Returns what of the file could not be taken over, in words.
        """
        opened = read_puzzle(path)
        self.show(opened)
        return opened.remarks

    def show_unsaved(self, opened: OpenedPuzzle) -> None:
        """Go on with a puzzle that is in no file, and so must be saved before it is left."""
        self.show(opened)
        self.stack.resetClean()

    def save(self) -> bool:
        """Save to `path`; returns False when there is none, so that a name must be asked for."""
        if self.path is None:
            return False
        self.save_as(self.path)
        return True

    def save_as(self, path: Path) -> None:
        """Save to a file and stay with it; raises LatticeworkError, leaving file and document as they were."""
        named = edit_parts.named_after(self.puzzle, path) if self.path is None else self.puzzle
        save(named, path)
        self.change(tr("Name"), named)  # a step of its own, as the steps before know the puzzle without a name
        moved = path != self.path
        self.path = self.source = path
        self.stack.setClean()
        if moved:
            self.path_changed.emit()

    def add_target(self) -> None:
        """Add an empty target at the end and edit it."""
        self._push(tr("Add target"), targets.with_new_target(self.puzzle, ""), None)

    def remove_target(self) -> None:
        """Remove the target at hand."""
        self._push(tr("Remove target"), targets.without_target(self.puzzle), None)

    def set_cells(self, subject: int | None, cells: tuple[Cell, ...], text: str = "") -> None:
        """Give the target or a part other cells."""
        self.change(text or tr("Draw"), edit_cells.with_cells(self.puzzle, subject, cells))

    def add_part(self) -> int:
        """Add an empty part at the end, make it the subject and return its number."""
        number = len(self.puzzle.parts)
        self._push(tr("Add part"), edit_parts.with_new_part(self.puzzle), number)
        return number

    def add_parts(self, parts: Iterable[Part]) -> None:
        """Add parts at the end, under names that are free, and make the first of them the subject."""
        number, made = len(self.puzzle.parts), edit_parts.named_apart(self.puzzle, parts)
        if made:
            self._push(tr("Add parts"), edit_parts.with_parts(self.puzzle, made), number)

    def take_part(self, taken: Solution, name: str, instead: bool) -> None:
        """Add placements of a solution as one part and make it the subject; `instead`: of the parts they are of."""
        self._push(tr("Take a part"), with_taken_part(self.puzzle, taken, name, instead), len(self.puzzle.parts))

    def take_target(self, taken: Solution, name: str) -> None:
        """Add the cells of placements of a solution as a target for just these parts, and edit it."""
        self._push(tr("Take a target"), with_taken_target(self.puzzle, taken, name), None)

    def duplicate_part(self, number: int) -> int:
        """Add a copy after a part, make it the subject and return its number."""
        self._push(tr("Duplicate part"), edit_parts.with_duplicate(self.puzzle, number), number + 1)
        return number + 1

    def remove_part(self, number: int) -> None:
        """Remove a part; the subject becomes the part that takes its place, or the one before."""
        puzzle = edit_parts.without_part(self.puzzle, number)
        subject = self.subject
        if subject is not None and (subject > number or subject == len(puzzle.parts)):
            subject -= 1
        self._push(tr("Remove part"), puzzle, None if subject == -1 else subject)

    def move_part(self, number: int, to: int) -> None:
        """Move a part to another place in the list; the subject goes along."""
        order = list(range(len(self.puzzle.parts)))
        order.insert(to, order.pop(number))
        subject = None if self.subject is None else order.index(self.subject)
        self._push(tr("Move part"), edit_parts.reordered(self.puzzle, order), subject)

    def set_palette(self, palette: str) -> None:
        """Choose the colours of the parts that have none of their own, one of PALETTES."""
        self.change(tr("Colours of parts"), edit_parts.with_palette(self.puzzle, palette))

    def set_copies(self, number: int, least: int, most: int) -> None:
        """Say how often a part is placed: at least, at most."""
        self.change(tr("Copies"), edit_parts.with_copies(self.puzzle, number, least, most))

    def set_mark(self, number: int, cell: Cell, side: str, mark: str) -> None:
        """Mark a side of a part, or with "" take its mark away."""
        self.change(tr("Mark"), edit_cells.with_mark(self.puzzle, number, cell, side, mark))

    def set_color(self, number: int, color: str) -> None:
        """Colour a part "#rrggbb", or "" for the next of the palette."""
        self.change(tr("Colour"), edit_parts.with_color(self.puzzle, number, color))

    def set_motions(self, number: int | None, motions: str) -> None:
        """Say what a part, or with None every part without a rule of its own, may do; "" for the default."""
        self.change(tr("Allowed motions"), edit_parts.with_motions(self.puzzle, number, motions))

    def set_most_empty(self, most: int | None) -> None:
        """Bound the cells of the target at hand that stay empty, None for no bound."""
        self.change(tr("Empty cells"), edit_target_rules.with_most_empty(self.puzzle, most))

    def set_color_pairs(self, pairs: ColorPairs | None) -> None:
        """Say which colours of parts match which of the target at hand, None where equal ones do."""
        self.change(tr("Colours that match"), edit_target_rules.with_color_pairs(self.puzzle, pairs))

    def add_line(self, cells: Iterable[Cell], side: str) -> None:
        """Let marks be different along one side of some cells of the target at hand."""
        self.change(tr("Line of different marks"), edit_target_rules.with_line(self.puzzle, cells, side))

    def remove_line(self, number: int) -> None:
        """Take a line of different marks away."""
        self.change(tr("Remove a line"), edit_target_rules.without_line(self.puzzle, number))

    def set_up(self, up: tuple[int, ...]) -> None:
        """Say which step leads straight up in pictures, () for the way the lattice lies."""
        self.change(tr("Direction of layers"), replace(self.puzzle, up=up))

    def rename(self, number: int, name: str) -> None:
        """Give a part another name."""
        self.change(tr("Rename part"), edit_parts.renamed(self.puzzle, number, name))

    def set_name(self, name: str) -> None:
        """Name the puzzle."""
        self.change(tr("Name"), edit_parts.with_text(self.puzzle, name=name))

    def set_author(self, author: str) -> None:
        """Say who made the puzzle."""
        self.change(tr("Author"), edit_parts.with_text(self.puzzle, author=author))

    def set_notes(self, notes: str) -> None:
        """Write the notes."""
        self.change(tr("Notes"), edit_parts.with_text(self.puzzle, notes=notes))

    def show_other(self, puzzle: Puzzle) -> None:
        """Go on with another puzzle in the same file, as one step that can be undone."""
        self._push(tr("Another puzzle"), puzzle, None)

    def show(self, opened: OpenedPuzzle) -> None:
        """Go on with a puzzle that was read from a file."""
        self.path, self.source, self.search = opened.path, opened.source, opened.search
        self.kept, self.left_out = opened.solutions, opened.remarks + opened.asides
        self._show(opened.puzzle, None)
        self.stack.clear()
        self.stack.setClean()  # a stack without steps is not cleared, and what was pasted before left it unsaved
        self.path_changed.emit()
        self.replaced.emit()
