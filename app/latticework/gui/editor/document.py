"""The puzzle being edited with its file, its history, and the edits that panels ask for."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import QDialog
from shiboken6 import isValid

from latticework.gui.editor.opened_files import (
    FileState,
    KeptSolutions,
    OpenedPuzzle,
    OpenedSearch,
    read_puzzle,
    stamp,
    state_of,
)
from latticework.gui.widgets.translation import tr
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Part, Puzzle, edit_cells, edit_forms, edit_parts, targets
from latticework.puzzle.colors import NEW_PALETTE
from latticework.puzzle.write import encoded
from latticework.replaced_files import replace as replace_file
from latticework.solution import Solution
from latticework.solution.taken_cells import with_taken_part, with_taken_target

_EditState = tuple[Puzzle, int | None]
"""A puzzle, immutable and sharing most of its data with those of other steps, and the subject of editing."""

_UNDO_LIMIT = 500


class Document(QObject):
    """A puzzle whose changes can be undone, its file, and all edits of its targets and parts that panels offer.

    `subject`, what is edited, is None for the current target or the number of a part. Going to another target or
    another form of a part is not a step of the history: undo and redo go to where the step was made.

    Every method that edits raises LatticeworkError, changing nothing, when the puzzle could not be read back from a
    file.
    """

    changed = Signal(object, object)  # old and new Puzzle
    modified_changed = Signal(bool)
    subject_changed = Signal(object)
    """None or the number of a part, also when another form of it is shown; not emitted with `target_changed`."""
    target_changed = Signal()  # after `changed`, when another target is the current one
    replaced = Signal()  # after `changed`, when it is another puzzle altogether
    path_changed = Signal()

    def __init__(self, puzzle: Puzzle, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzle = puzzle
        self.subject: int | None = None
        self.stack = QUndoStack(self)
        self.stack.setUndoLimit(_UNDO_LIMIT)
        self.stack.cleanChanged.connect(self._clean_changed)
        self.path: Path | None = None
        self.stamp = ""
        """The fingerprint of what was read from `path` or written there last, "" where it is not compared."""
        self.source: Path | None = None
        """The file it was read from; unlike `path` also set for a puzzle of the library or a search file."""
        self.search: OpenedSearch | None = None
        """The search file that it was opened from."""
        self.kept: KeptSolutions | None = None
        """The solutions that its file keeps, None where there are none."""
        self.left_out: tuple[str, ...] = ()
        """What of its file could not be taken over, in words."""

    def __del__(self) -> None:
        """Free the steps of the history."""
        # Else Python's collector frees each step, and then the stack of Qt frees it a second time.
        if isValid(self.stack):
            self.stack.blockSignals(True)
            self.stack.clear()

    @property
    def modified(self) -> bool:
        """Whether there is something that is not in the file."""
        return not self.stack.isClean()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells being edited."""
        return edit_cells.cells_of(self.puzzle, self.subject)

    def undo_leads_to(self, puzzle: Puzzle) -> bool:
        """Whether undoing steps leads back to a puzzle that was here."""
        steps = map(self.stack.command, range(self.stack.index()))
        return any(isinstance(step, UndoStep) and step.before[0] is puzzle for step in steps)

    def change(self, text: str, puzzle: Puzzle) -> None:
        """Replace the puzzle as one step that can be undone; nothing happens when it is the same."""
        self._push(text, puzzle, self.subject)

    def change_parts(self, text: str, parts: int | Iterable[int], change: Callable[[Puzzle, int], Puzzle]) -> None:
        """Change one part, or several in the same way, as one step that can be undone."""
        numbers = (parts,) if isinstance(parts, int) else parts
        self.change(text, edit_parts.with_each(self.puzzle, numbers, change))

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

    def show_form(self, form: int) -> None:
        """Edit another form of the part that is the subject; not a step to undo and nothing to save."""
        if self.subject is None or not 0 <= form < len(self.puzzle.parts[self.subject].forms):
            raise IndexError(form)
        if form != self.puzzle.parts[self.subject].form:
            self._show(edit_forms.with_form_shown(self.puzzle, self.subject, form), self.subject)

    def new(self, lattice: Lattice) -> None:
        """Begin an empty puzzle."""
        self.show(OpenedPuzzle(Puzzle(lattice, palette=NEW_PALETTE)))

    def open(self, path: Path) -> tuple[str, ...]:
        """Open a file; a lattice file begins an empty puzzle. Raises LatticeworkError, changing nothing.

        Returns what of the file could not be taken over, in words.
        """
        opened = read_puzzle(path)
        self.show(opened)
        return opened.remarks

    def show_unsaved(self, opened: OpenedPuzzle) -> None:
        """Show a puzzle that is in no file: it counts as changed, so that the user is asked to save it."""
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
        data = encoded(named, path)
        replace_file(path, data)
        # After the file is written: where that fails, the document must stay as it was. The name is a step, as the
        # puzzles of the steps before have none.
        self.change(tr("Name"), named)
        moved = path != self.path
        self.path, self.source, self.stamp = path, path, stamp(data)
        self.stack.setClean()
        if moved:
            self.path_changed.emit()

    def look_at_file(self) -> FileState:
        """Return the state of the file; where it is gone, the puzzle counts as changed from now on."""
        state = state_of(self.path, self.stamp) if self.path is not None and self.stamp else FileState.SAME
        if state is FileState.GONE:
            self.stack.resetClean()
        return state

    def let_go(self) -> None:
        """Give up all changes that are not saved, so that closing asks nothing."""
        # Without a fingerprint nobody asks what became of the file.
        self.stamp = ""
        self.stack.setClean()

    def add_target(self) -> None:
        """Add an empty target at the end and edit it."""
        self._push(tr("Add target"), targets.with_new_target(self.puzzle, ""), None)

    def remove_target(self) -> None:
        """Remove the current target."""
        self._push(tr("Remove target"), targets.without_target(self.puzzle), None)

    def add_form(self) -> None:
        """Add an empty form to the part that is the subject, and edit it."""
        if self.subject is not None:
            self._push(tr("Add form"), edit_forms.with_new_form(self.puzzle, self.subject), self.subject)

    def remove_form(self) -> None:
        """Remove the current form of the part that is the subject."""
        if self.subject is not None:
            self._push(tr("Remove form"), edit_forms.without_form(self.puzzle, self.subject), self.subject)

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
        number, made = len(self.puzzle.parts), edit_parts.with_free_names(self.puzzle, parts)
        if made:
            self._push(tr("Add parts"), edit_parts.with_parts(self.puzzle, made), number)

    def take_part(self, taken: Solution, name: str, instead: bool) -> None:
        """Add placements of a solution as one part and make it the subject; instead: in place of their own parts."""
        self._push(tr("Take a part"), with_taken_part(self.puzzle, taken, name, instead), len(self.puzzle.parts))

    def take_target(self, taken: Solution, name: str) -> None:
        """Add the cells of placements of a solution as a target for just their parts, and edit it."""
        self._push(tr("Take a target"), with_taken_target(self.puzzle, taken, name), None)

    def duplicate_parts(self, numbers: Iterable[int]) -> list[int]:
        """Add a copy after each of these parts, return the numbers of the copies; the last is the subject."""
        copies = [number + made + 1 for made, number in enumerate(sorted(numbers))]
        text = tr("Duplicate part") if len(copies) == 1 else tr("Duplicate parts")
        self._push(text, edit_parts.with_duplicates(self.puzzle, numbers), copies[-1])
        return copies

    def remove_parts(self, numbers: Iterable[int]) -> None:
        """Remove parts; the subject stays, or else becomes the part that takes its place, or the one before."""
        gone, subject = sorted(set(numbers)), self.subject
        puzzle = edit_parts.without_parts(self.puzzle, gone)
        if subject is not None:
            subject = min(subject - sum(number < subject for number in gone), len(puzzle.parts) - 1)
        text = tr("Remove part") if len(gone) == 1 else tr("Remove parts")
        self._push(text, puzzle, None if subject == -1 else subject)

    def move_parts(self, numbers: Iterable[int], to: int) -> None:
        """Move parts, in their order, so that `to` of the others are before them; the subject stays the same part."""
        moved = sorted(numbers)
        others = [number for number in range(len(self.puzzle.parts)) if number not in set(moved)]
        order = others[:to] + moved + others[to:]
        subject = None if self.subject is None else order.index(self.subject)
        text = tr("Move part") if len(moved) == 1 else tr("Move parts")
        self._push(text, edit_parts.reordered(self.puzzle, order), subject)

    def set_palette(self, palette: str) -> None:
        """Choose the colours of the parts that have none of their own, one of PALETTES."""
        self.change(tr("Colours of parts"), edit_parts.with_palette(self.puzzle, palette))

    def set_copies(self, parts: int | Iterable[int], least: int, most: int) -> None:
        """Set how often a part, or each of several, is placed: at least, at most."""
        self.change_parts(tr("Copies"), parts, lambda puzzle, i: edit_parts.with_copies(puzzle, i, least, most))

    def set_mark(self, number: int, cell: Cell, side: str, mark: str) -> None:
        """Mark a side of a cell of a part, or with "" remove its mark."""
        self.change(tr("Mark"), edit_cells.with_mark(self.puzzle, number, cell, side, mark))

    def set_color(self, parts: int | Iterable[int], color: str) -> None:
        """Colour a part, or several, "#rrggbb", or "" for the next of the palette."""
        self.change_parts(tr("Colour"), parts, lambda puzzle, i: edit_parts.with_color(puzzle, i, color))

    def set_motions(self, parts: int | Iterable[int] | None, motions: str) -> None:
        """Set how parts may be moved, with None all those without a rule of their own; "" for the usual rule."""
        if parts is None:
            self.change(tr("Allowed motions"), edit_parts.with_motions(self.puzzle, None, motions))
        else:
            self.change_parts(tr("Allowed motions"), parts,
                              lambda puzzle, i: edit_parts.with_motions(puzzle, i, motions))

    def set_group(self, parts: int | Iterable[int], group: str) -> None:
        """Put a part, or several, into a group, "" for none."""
        self.change_parts(tr("Group"), parts, lambda puzzle, i: edit_parts.with_group(puzzle, i, group))

    def add_line(self, cells: Iterable[Cell], side: str) -> None:
        """Require marks to differ from one another along one side of some cells of the current target."""
        self.change(tr("Line of different marks"), targets.with_line(self.puzzle, cells, side))

    def remove_line(self, number: int) -> None:
        """Remove a line of different marks."""
        self.change(tr("Remove a line"), targets.without_line(self.puzzle, number))

    def set_up(self, up: tuple[int, ...]) -> None:
        """Set which step of the lattice points up in pictures, () for the direction of the lattice itself."""
        self.change(tr("Direction of layers"), replace(self.puzzle, up=up))

    def rename(self, number: int, name: str) -> None:
        """Give a part another name."""
        self.change(tr("Rename part"), edit_parts.renamed(self.puzzle, number, name))

    def show_other(self, puzzle: Puzzle) -> None:
        """Put another puzzle in the place of this one, in the same file, as one step that can be undone."""
        self._push(tr("Another puzzle"), puzzle, None)

    def show(self, opened: OpenedPuzzle) -> None:
        """Show a puzzle that was read from a file."""
        self.path, self.source, self.search = opened.path, opened.source, opened.search
        self.stamp = opened.stamp
        self.kept, self.left_out = opened.solutions, opened.remarks + opened.asides
        self._show(opened.puzzle, None)
        self.stack.clear()
        # Clearing an empty stack does not make it clean, and after a pasted puzzle it is not.
        self.stack.setClean()
        self.path_changed.emit()
        self.replaced.emit()

    def _push(self, text: str, puzzle: Puzzle, subject: int | None) -> None:
        if puzzle != self.puzzle:
            # Published numbers of solutions that the edit makes wrong are dropped in the same step.
            after = edit_parts.with_true_counts(self.puzzle, puzzle)
            self.stack.push(UndoStep(self._show, text, (self.puzzle, self.subject), (after, subject)))

    def _show(self, puzzle: Puzzle, subject: int | None) -> None:
        old, was = self.puzzle, self.subject
        # Both are set before anything is emitted, as a receiver of either signal may read both.
        self.puzzle, self.subject = puzzle, subject
        self.changed.emit(old, puzzle)
        if (old.place, len(old.others)) != (puzzle.place, len(puzzle.others)):
            self.target_changed.emit()
        elif subject != was or _forms(old, was) != _forms(puzzle, subject):
            self.subject_changed.emit(subject)

    def _clean_changed(self, clean: bool) -> None:
        self.modified_changed.emit(not clean)


def _forms(puzzle: Puzzle, subject: int | None) -> tuple[int, int]:
    """Return the number of the current form of the subject, and how many forms it has."""
    part = Part("") if subject is None else puzzle.parts[subject]
    return part.form, len(part.other_forms)


class UndoStep(QUndoCommand):
    """A change from one state to another, each shown by a function of the document."""

    def __init__(
        self, show: Callable[[Puzzle, int | None], None], text: str, before: _EditState, after: _EditState
    ) -> None:
        super().__init__(text)
        self.show, self.before, self.after = show, before, after

    def redo(self) -> None:
        """Show the state after the step."""
        self.show(*self.after)

    def undo(self) -> None:
        """Show the state before the step."""
        self.show(*self.before)


def close_with(document: Document, dialog: QDialog) -> None:
    """Close a dialog without a change once another puzzle is opened, as what stands in it belongs to the former."""
    document.replaced.connect(dialog.reject)
