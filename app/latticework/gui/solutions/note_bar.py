"""The star and the note of the solution that is shown, and the thread that stores them in the search file."""

from contextlib import closing
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError, shown
from latticework.gui.background import Task, TaskQueue
from latticework.gui.solutions.solution_rows import STAR, SolutionModel
from latticework.gui.widgets.dialogs import ask_to_close
from latticework.gui.widgets.translation import error_text, tr
from latticework.jobs.totals import StoredSolution
from latticework.phrases import phrase
from latticework.store.search_file import SearchFile
from latticework.store.tables.note_rows import LONGEST, Note

_BETWEEN = " / "
"""Separates the notes that two windows made on one solution."""


class NoteBar(QWidget):
    """Shows star and note of a solution, and stores what the user changes; `changed` is sent when it is stored."""

    changed = Signal()

    def __init__(self, model: SolutionModel) -> None:
        super().__init__()
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
        """Show star and note of the solution in a row, -1 for none."""
        self._on_edited()  # of the solution before
        self._row = row
        self._show()

    def show_none(self) -> None:
        """Show no note, as there is no solution any more; a note that is being written stays in its field."""
        if not self.note.isModified():
            self._row = -1
            self._show()

    def toggle(self) -> None:
        """Make the solution that is shown a favourite, or no longer one."""
        if self.star.isEnabled():
            self.star.toggle()

    def may_leave(self) -> bool:
        """Store what was changed; where that fails ask whether to close all the same, and return the answer."""
        self._on_edited()
        error = self.keeper.finish()
        return error is None or ask_to_close(self.window(), tr(
            "A note or a star could not be stored: {reason}\nClose all the same? It is lost then.",
            reason=error_text(error)))

    def close_keeper(self) -> None:
        """Store what was changed before the program ends."""
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
        # Not blocked: the signal of the text shows and hides the button that clears it.
        self.note.setText(noted.text if noted else "")
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
        # Goes along with the note: by now this number may be that of another solution in the file.
        solution = self._model.source.pages.solution(noted.solution - 1) if noted is not None else None
        if noted is not None and path is not None and solution is not None:
            # A pasted text may hold other characters, which the file refuses.
            text = "".join(letter for letter in self.note.text() if letter.isprintable())
            self.message.hide()
            # What was stored last may still be on its way, so that the model does not know it.
            before, self._shown = self._shown or noted, Note(noted.solution, self.star.isChecked(), text)
            self.keeper.keep(path, before, self._shown, solution)

    def _on_kept(self) -> None:
        self._model.forget_notes()
        # What is being typed stays in the field.
        if not (self.note.hasFocus() and self.note.isModified()):
            self._show()
        self.changed.emit()

    def _on_failed(self, error: LatticeworkError, note: Note) -> None:
        """Show why a note was not stored; it stays in its field, to be tried again, or is quoted in the message."""
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
    """Stores notes in a thread; sends `kept` when one is in the file, `failed` with the error and the note if not."""

    kept = Signal(Path)
    failed = Signal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._storing = TaskQueue("notes", self._on_done, finish=True)
        self._tasks: dict[Task[None], tuple[Path, Note]] = {}

    def keep(self, path: Path, before: Note, note: Note, solution: StoredSolution) -> None:
        """Store soon what differs from `before` in a note; another window may have changed the rest meanwhile."""
        self._tasks[self._storing.add(partial(_store, path, before, note, solution))] = path, note

    def finish(self) -> LatticeworkError | None:
        """Wait until all notes are stored; return the error of one that was not, unless `failed` has sent it."""
        self._storing.wait()
        return next((task.error for task in self._tasks if isinstance(task.error, LatticeworkError)), None)

    def close(self) -> None:
        """Store what is left, and accept nothing any more."""
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
    """Return the text to store: mine, after what another window has written since `before` was read."""
    if mine == before:
        return there
    if there in {before, mine}:
        return mine
    theirs = [note for note in there.split(_BETWEEN) if note != before]  # a note that was joined with mine before
    text = _BETWEEN.join(filter(None, (*theirs, mine)))
    if len(text) > LONGEST:
        raise LatticeworkError(phrase("another window has noted {note} meanwhile, and both together are too long for "
                                      "one note", note=shown(there, 80)))
    return text
