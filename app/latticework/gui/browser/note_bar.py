"""The star and the note of the solution that is shown, and what stores them in the search file."""

from contextlib import closing
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError, shown
from latticework.gui.background import Task, TaskQueue
from latticework.gui.browser.solution_rows import STAR, SolutionModel
from latticework.gui.common.dialogs import ask_to_close
from latticework.gui.common.translation import error_text, tr
from latticework.jobs.totals import StoredSolution
from latticework.phrases import phrase
from latticework.store.search_file import SearchFile
from latticework.store.tables.note_rows import LONGEST, Note

_BETWEEN = " / "
"""Stands between the notes of two windows on one solution."""


class NoteBar(QWidget):
    """Shows what is noted about a solution, and stores what the user notes; `changed` tells that it was stored."""

    changed = Signal()

    def __init__(self, model: SolutionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._row = model, -1
        self._shown: Note | None = None  # in the file, or on its way there
        self.keeper = _NoteKeeper(self)
        self.star = QToolButton()
        self.star.setText("☆")
        self.star.setCheckable(True)
        self.star.setAutoRaise(True)
        self.star.setAccessibleName(tr("Favourite"))
        self.note = QLineEdit(maxLength=LONGEST, placeholderText=tr("Note"), clearButtonEnabled=True)
        self.note.setAccessibleName(tr("Note about the solution"))
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.addWidget(self.star)
        row.addWidget(self.note, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(row)
        whole.addWidget(self.message)
        self.message.hide()
        self.star.toggled.connect(lambda _: self._keep())
        self.note.editingFinished.connect(self._on_edited)
        self.keeper.kept.connect(self._on_kept)
        self.keeper.failed.connect(self._on_failed)
        self.show_row(-1)

    def show_row(self, row: int) -> None:
        """Show what is noted about the solution of a row, -1 for none."""
        self._on_edited()  # of the solution before
        self._row = row
        self._show()

    def show_none(self) -> None:
        """Show no note, as there is no solution any more; what somebody is writing stays to be seen."""
        if not self.note.isModified():
            self._row = -1
            self._show()

    def toggle(self) -> None:
        """Make the solution that is shown a favourite, or not any more."""
        if self.star.isEnabled():
            self.star.toggle()

    def may_leave(self) -> bool:
        """Store what is noted; where that fails ask whether to close all the same, and return the answer."""
        self._on_edited()
        error = self.keeper.finish()
        return error is None or ask_to_close(self.window(), tr(
            "A note or a star could not be stored: {reason}\nClose all the same? It is lost then.",
            reason=error_text(error)))

    def close_keeper(self) -> None:
        """Store what is noted before the program ends."""
        self._on_edited()
        self.keeper.close()

    @property
    def _noted(self) -> Note | None:
        return self._model.note(self._row) if 0 <= self._row < self._model.rowCount() else None

    def _show(self) -> None:
        self._shown = noted = self._noted
        able = self._model.path is not None
        with QSignalBlocker(self.star):
            self.star.setChecked(noted is not None and noted.favourite)
        self.note.setText(noted.text if noted else "")  # its button to clear it is shown by a signal of its own
        self._show_star()
        for widget in (self.star, self.note):
            widget.setEnabled(noted is not None and able)
        self.star.setToolTip(tr("Favourite (Ctrl+B)") if able else tr("Solve the puzzle to mark favourites: they are "
                                                                     "kept with the search"))

    def _show_star(self) -> None:
        self.star.setText(STAR if self.star.isChecked() else "☆")

    def _on_edited(self) -> None:
        noted = self._noted
        if noted is not None and self.note.text() != noted.text and self.note.isModified():
            self._keep()
        self.note.setModified(False)

    def _keep(self) -> None:
        self._show_star()
        noted, path = self._noted, self._model.path
        solution = self._model.source.stored(noted.solution - 1) if noted is not None else None
        if noted is not None and path is not None and solution is not None:
            text = "".join(letter for letter in self.note.text() if letter.isprintable())
            self.message.hide()
            before, self._shown = self._shown or noted, Note(noted.solution, self.star.isChecked(), text)
            self.keeper.keep(path, before, self._shown, solution)

    def _on_kept(self) -> None:
        self._model.forget_notes()
        if not (self.note.hasFocus() and self.note.isModified()):
            self._show()
        self.changed.emit()

    def _on_failed(self, error: LatticeworkError, note: Note) -> None:
        """Say what was not stored; a note stays in its field, to be tried again, or else stands in the message."""
        self._shown = noted = self._noted
        here = noted is not None and noted.solution == note.solution
        self.message.setText(error_text(error) if here or not note.text else
                             tr("The note “{note}” on solution {number}: {reason}", note=note.text,
                                number=note.solution, reason=error_text(error)))
        self.message.show()
        self._model.forget_notes()
        self._show()
        if here and note.text != self.note.text():
            self.note.setText(note.text)
            self.note.setModified(True)


class _NoteKeeper(QObject):
    """`kept` tells that a note is in the file; `failed` carries the error and the note that could not be stored."""

    kept = Signal(Path)
    failed = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._storing = TaskQueue("notes", self._on_done, finish=True)
        self._tasks: dict[Task[None], tuple[Path, Note]] = {}

    def keep(self, path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
        """Store soon what was changed in a note on a solution; the rest may be another window's by now."""
        self._tasks[self._storing.add(partial(_store, path, before, note, solution))] = path, note

    def finish(self) -> LatticeworkError | None:
        """Wait until all is stored that is on its way; return why something of it, not told of yet, could not be."""
        self._storing.wait()
        return next((task.error for task in self._tasks if isinstance(task.error, LatticeworkError)), None)

    def close(self) -> None:
        """Store what is left, and nothing any more."""
        self._storing.close()
        self._storing.wait()

    def _on_done(self, task: Task[None]) -> None:
        path, note = self._tasks.pop(task)
        if task.error is None:
            self.kept.emit(path)
        elif isinstance(task.error, LatticeworkError):
            self.failed.emit(task.error, note)


def _store(path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
    with closing(SearchFile.open(path, check=False)) as file:
        none = Note(note.solution, favourite=False)
        there = next((known for known in file.notes if known.solution == note.solution), none)
        favourite = there.favourite if note.favourite == before.favourite else note.favourite
        file.store_notes([Note(note.solution, favourite, _text(there.text, before.text, note.text))], [solution])


def _text(there: str, before: str, mine: str) -> str:
    """Return the text to be stored; what another window wrote after `before` was read stays, and mine follows it."""
    if mine == before:
        return there
    if there in {before, mine}:
        return mine
    theirs = [note for note in there.split(_BETWEEN) if note != before]  # where both were joined already
    text = _BETWEEN.join(filter(None, (*theirs, mine)))
    if len(text) > LONGEST:
        raise LatticeworkError(phrase("another window has noted {note} meanwhile, and both together are too long for "
                                      "one note", note=shown(there, 80)))
    return text
