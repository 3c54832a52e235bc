"""The puzzle being edited: what it is, where it is kept, what can be undone."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from latticework import paths
from latticework.gui.common.translation import tr
from latticework.gui.document.undo_step import Step
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Puzzle, load_any, save, targets
from latticework.puzzle import edit_cells as drawing
from latticework.puzzle import edit_parts as edits

UNDO_LIMIT = 500


class Document(QObject):
    """A puzzle, its file, its history, and which of its sets of cells is being edited.

    `subject` is None for the target at hand or the number of a part. Which target is at hand is no part of the
    history: undo and redo go to the target where the step was made. Every helper that edits raises
    LatticeworkError and changes nothing when the puzzle could not be read back from a file.
    """

    changed = Signal(object, object)  # old and new Puzzle
    replaced = Signal()  # after `changed`, when it is another puzzle altogether
    path_changed = Signal()
    modified_changed = Signal(bool)
    subject_changed = Signal(object)  # None or the number of a part; not told beside `target_changed`
    target_changed = Signal()  # after `changed`, when another target is at hand

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.path: Path | None = None
        self.source: Path | None = None
        """The file it was read from; unlike `path` also set for a puzzle of the library."""
        self.subject: int | None = None
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(UNDO_LIMIT)
        self.stack.cleanChanged.connect(self._clean_changed)

    @property
    def modified(self) -> bool:
        """Whether there is something that is not in the file."""
        return not self.stack.isClean()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells being edited."""
        return drawing.cells_of(self.puzzle, self.subject)

    def new(self, lattice: Lattice) -> None:
        """Begin an empty puzzle."""
        self._replace(Puzzle(lattice), None, None)

    def open(self, path: Path) -> None:
        """Open a file; a puzzle of the library has no path afterwards. Raises LatticeworkError, changing nothing.

        A lattice file begins an empty puzzle in that lattice.
        """
        puzzle, begun = load_any(path)
        if begun:
            self._replace(puzzle, None, None)
            return
        shipped = path.resolve().is_relative_to(paths.library().resolve())
        self._replace(puzzle, None if shipped else path, path)

    def save(self) -> bool:
        """Save to `path`; returns False when there is none, so that a name must be asked for."""
        if self.path is None:
            return False
        self.save_as(self.path)
        return True

    def save_as(self, path: Path) -> None:
        """Save to a file and stay with it; raises LatticeworkError, leaving file and document as they were."""
        named = edits.named_after(self.puzzle, path) if self.path is None else self.puzzle
        save(named, path)
        self.change(tr("Name"), named)  # a step of its own, as the steps before know the puzzle without a name
        moved = path != self.path
        self.path = self.source = path
        self.stack.setClean()
        if moved:
            self.path_changed.emit()

    def change(self, text: str, puzzle: Puzzle) -> None:
        """Replace the puzzle as one step that can be undone; nothing happens when it is the same."""
        self._push(text, puzzle, self.subject)

    def set_subject(self, subject: int | None) -> None:
        """Edit the target (None) or a part; not a step to undo."""
        if subject is not None and not 0 <= subject < len(self.puzzle.parts):
            raise IndexError(subject)
        if subject != self.subject:
            self.subject = subject
            self.subject_changed.emit(subject)

    def show_target(self, number: int) -> None:
        """Edit another target; not a step to undo and nothing to save, as a file always opens at the first."""
        if not 0 <= number <= len(self.puzzle.others):
            raise IndexError(number)
        if number != self.puzzle.place:
            self._show(targets.at_target(self.puzzle, number), None)

    def add_target(self) -> None:
        """Add an empty target at the end and edit it."""
        self._push(tr("Add target"), targets.with_new_target(self.puzzle, ""), None)

    def remove_target(self) -> None:
        """Remove the target at hand."""
        self._push(tr("Remove target"), targets.without_target(self.puzzle), None)

    def set_cells(self, subject: int | None, cells: tuple[Cell, ...], text: str = tr("Draw")) -> None:
        """Give the target or a part other cells."""
        self.change(text, drawing.with_cells(self.puzzle, subject, cells))

    def add_part(self) -> int:
        """Add an empty part at the end, make it the subject and return its number."""
        number = len(self.puzzle.parts)
        self._push(tr("Add part"), edits.with_new_part(self.puzzle), number)
        return number

    def duplicate_part(self, number: int) -> int:
        """Add a copy after a part, make it the subject and return its number."""
        self._push(tr("Duplicate part"), edits.with_duplicate(self.puzzle, number), number + 1)
        return number + 1

    def remove_part(self, number: int) -> None:
        """Remove a part; the subject becomes the part that takes its place, or the one before."""
        puzzle = edits.without_part(self.puzzle, number)
        subject = self.subject
        if subject is not None and (subject > number or subject == len(puzzle.parts)):
            subject -= 1
        self._push(tr("Remove part"), puzzle, None if subject == -1 else subject)

    def move_part(self, number: int, to: int) -> None:
        """Move a part to another place in the list; the subject goes along."""
        order = list(range(len(self.puzzle.parts)))
        order.insert(to, order.pop(number))
        subject = None if self.subject is None else order.index(self.subject)
        self._push(tr("Move part"), edits.reordered(self.puzzle, order), subject)

    def set_copies(self, number: int, least: int, most: int) -> None:
        """Say how often a part is placed: at least, at most."""
        self.change(tr("Copies"), edits.with_copies(self.puzzle, number, least, most))

    def set_mark(self, number: int, cell: Cell, side: str, mark: str) -> None:
        """Mark a side of a part, or with "" take its mark away."""
        self.change(tr("Mark"), drawing.with_mark(self.puzzle, number, cell, side, mark))

    def set_color(self, number: int, color: str) -> None:
        """Colour a part "#rrggbb", or "" for the next of the palette."""
        self.change(tr("Colour"), edits.with_color(self.puzzle, number, color))

    def set_motions(self, number: int | None, motions: str) -> None:
        """Say what a part, or with None every part without a rule of its own, may do; "" for the default."""
        self.change(tr("Allowed motions"), edits.with_motions(self.puzzle, number, motions))

    def set_up(self, up: tuple[int, ...]) -> None:
        """Say which step leads straight up in pictures, () for the way the lattice lies."""
        self.change(tr("Direction of layers"), replace(self.puzzle, up=up))

    def rename(self, number: int, name: str) -> None:
        """Give a part another name."""
        self.change(tr("Rename part"), edits.renamed(self.puzzle, number, name))

    def set_name(self, name: str) -> None:
        """Name the puzzle."""
        self.change(tr("Name"), edits.with_text(self.puzzle, name=name))

    def set_author(self, author: str) -> None:
        """Say who made the puzzle."""
        self.change(tr("Author"), edits.with_text(self.puzzle, author=author))

    def set_notes(self, notes: str) -> None:
        """Write the notes."""
        self.change(tr("Notes"), edits.with_text(self.puzzle, notes=notes))

    def _clean_changed(self, clean: bool) -> None:
        self.modified_changed.emit(not clean)

    def _push(self, text: str, puzzle: Puzzle, subject: int | None) -> None:
        if puzzle != self.puzzle:
            after = edits.with_true_counts(self.puzzle, puzzle)
            self.stack.push(Step(self._show, text, (self.puzzle, self.subject), (after, subject)))

    def _show(self, puzzle: Puzzle, subject: int | None) -> None:
        old, was = self.puzzle, self.subject
        self.puzzle, self.subject = puzzle, subject  # both first: who hears of one may look at the other
        self.changed.emit(old, puzzle)
        if (old.place, len(old.others)) != (puzzle.place, len(puzzle.others)):
            self.target_changed.emit()
        elif subject != was:
            self.subject_changed.emit(subject)

    def _replace(self, puzzle: Puzzle, path: Path | None, source: Path | None) -> None:
        self.path, self.source = path, source
        self._show(puzzle, None)
        self.stack.clear()
        self.path_changed.emit()
        self.replaced.emit()
