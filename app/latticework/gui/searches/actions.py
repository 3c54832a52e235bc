"""The actions on the searches chosen in the list: open, resume, copy, delete and more."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QFile, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from latticework import paths
from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.formats import SEARCH
from latticework.gui.editor.file_dialogs import filter_to_write
from latticework.gui.searches.listed_searches import forget
from latticework.gui.searches.table import SearchTable
from latticework.gui.widgets.actions import Entry, Keys, local_action
from latticework.gui.widgets.dialogs import shortened, waited_for, warn
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import error_text, tr, tr_n
from latticework.phrases import phrase
from latticework.run.crew import Crew
from latticework.store import schema
from latticework.store.glance import Glance, copy_to
from latticework.store.search_lock import SearchLock

_Answers = QMessageBox.StandardButton

T = TypeVar("T")


class SearchListActions(QObject):
    """The actions of the list, enabled as the chosen searches allow. crew: returns the workers that are to search."""

    open_requested = Signal(object)  # Path
    reported = Signal(str)  # what was done
    changed = Signal()  # files were removed, or removed from the list

    def __init__(self, table: SearchTable, folder: Path, crew: Callable[[], Crew]) -> None:
        super().__init__(table)
        self._table, self._rows, self._folder, self._crew = table, table.searches, folder, crew
        self.queue = self._rows.queue
        self.open = self._action(tr("Open"), self._open, Qt.Key.Key_Return)
        self.resume = self._action(tr("Resume in the queue"), self._resume, "Ctrl+Return")
        # Keys that the user has chosen are stored under this name, which outlives the texts.
        self.resume.setObjectName("go-on")
        self.copy = self._action(tr("Save a copy as…"), self._save_copy)
        self.show_file = self._action(tr("Show in folder"), self._show_file)
        self.leave_queue = self._action(tr("Remove from the queue"), self._leave_queue)
        self.forget = self._action(tr("Remove from the list"), self._forget)
        self.delete = self._action(tr("Delete"), self._delete, QKeySequence.StandardKey.Delete)
        self.pause = QAction(tr("Pause the queue"), self)
        self.pause.setObjectName("pause-queue")  # its text changes
        self.pause.triggered.connect(self._pause_or_resume)
        table.selectionModel().selectionChanged.connect(lambda *_: self.enable())
        table.activated.connect(lambda _: self.open.trigger())
        self._rows.dataChanged.connect(lambda *_: self.enable())
        self.queue.changed.connect(self.enable)
        self.enable()

    def listed(self) -> list[QAction]:
        """Return the actions on what is chosen, for a menu."""
        return [self.open, self.resume, self.leave_queue, self.copy, self.show_file, self.forget, self.delete]

    def _action(self, text: str, run: Callable[[], object], keys: Keys = "") -> QAction:
        return local_action(self._table, Entry(text, run, keys))

    def enable(self) -> None:
        """Enable what can be done with the chosen searches."""
        chosen, queue = self._chosen, self.queue
        one, waiting = len(chosen) == 1, [seen for seen in chosen if seen.path in queue.waiting]
        self.open.setEnabled(one and not chosen[0].refusal)
        self.resume.setText(tr("Add to the queue") if queue.running else tr("Resume one after the other")
                            if len(chosen) > 1 else tr("Resume in the queue"))
        self.resume.setToolTip(tr("Add the selected searches to the queue, which runs them one after the other"))
        self.resume.setEnabled(bool(self._resumable()))
        self.leave_queue.setEnabled(bool(waiting))
        self.copy.setEnabled(one and not chosen[0].refusal)
        self.show_file.setEnabled(one)
        # Those in the program's own folder would be listed again at the next look.
        self.forget.setEnabled(bool(chosen) and all(seen.path.parent != self._folder for seen in chosen))
        self.delete.setEnabled(bool(chosen) and not any(map(self._runs, chosen)))
        self.pause.setText(tr("Pause the queue") if queue.running else tr("Resume the queue"))
        self.pause.setEnabled(bool(queue.running or queue.waiting))

    @property
    def _chosen(self) -> list[Glance]:
        return [self._rows.glance_at(path) for path in self._table.chosen]

    def _runs(self, seen: Glance) -> bool:
        return seen.searched or seen.path in {self.queue.running, self._rows.searched_here}

    def _resumable(self) -> list[Path]:
        # One that waits can be resumed only while the queue is paused.
        waiting = self.queue.waiting if self.queue.running else []
        return [seen.path for seen in self._chosen
                if seen.can_resume and not self._runs(seen) and seen.path not in waiting]

    def _open(self) -> None:
        self.open_requested.emit(self._table.chosen[0])

    def _resume(self) -> None:
        """Add the chosen searches to the queue, and run that."""
        self.queue.add(self._resumable())
        self._begin()

    def _begin(self) -> None:
        crew = self._attempt(self._crew)
        if crew is not None:
            self.queue.resume(crew)

    def _pause_or_resume(self) -> None:
        if self.queue.running:
            self.queue.pause()
        else:
            self._begin()

    def _leave_queue(self) -> None:
        self.queue.remove(self._table.chosen)

    def _forget(self) -> None:
        for path in self._table.chosen:
            self.queue.remove([path])
            forget(path)
        self.changed.emit()

    def _show_file(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._table.chosen[0].parent)))

    def _save_copy(self) -> None:
        seen = self._chosen[0]
        target = self._attempt(lambda: save_copy(self._table, seen.path, seen.name))
        if target is not None:
            self.reported.emit(tr("Saved to {path}", path=shortened(str(target))))

    def _delete(self) -> None:
        chosen = self._chosen
        if not _ask_to_remove(self._table, [seen.name or seen.path.name for seen in chosen]):
            return
        may_delete = partial(ask_to_delete, self._table)
        gone = [seen.path for seen in chosen if self._attempt(partial(remove, seen.path, may_delete))]
        self.queue.remove(gone)
        if gone:
            self.reported.emit(tr_n("{n} search was deleted", "{n} searches were deleted", len(gone)))
        self.changed.emit()

    def _attempt(self, work: Callable[[], T]) -> T | None:
        """Return what `work` returns, or warn the user why it failed and return None."""
        try:
            return work()
        except LatticeworkError as error:
            warn(self._table, tr("Searches"), error_text(error))
            return None


def _ask_to_remove(parent: QWidget, names: Sequence[str]) -> bool:
    """Ask whether these searches are to be moved to the trash, and return the answer."""
    text = (tr("Move the search of {name} to the trash? Its solutions go with it.", name=names[0])
            if len(names) == 1 else
            tr_n("Move {n} search to the trash? Its solutions go with it.",
                 "Move {n} searches to the trash? Their solutions go with them.", len(names)))
    return _agreed(parent, text)


def ask_to_delete(parent: QWidget, path: Path) -> bool:
    """Ask whether a file that cannot be moved to a trash is to be deleted, and return the answer."""
    return _agreed(parent, tr("{path} cannot be moved to a trash here. Delete it for good?", path=path))


def remove(path: Path, may_delete: Callable[[Path], bool]) -> bool:
    """Move a search file, with what SQLite has beside it, to the trash; return whether it is gone.

    may_delete: called where there is no trash. Raises LatticeworkError where a program searches there, or the file
    system refuses.
    """
    lock = SearchLock(path)
    # It may have been begun elsewhere since it was listed.
    lock.take()
    try:
        if not _in_trash(path):
            if not may_delete(path):
                return False
            path.unlink()
        # After the file: while it is there, its journal may hold what a crash has left undone.
        for companion in schema.companions(path):
            if companion.exists() and not _in_trash(companion):
                companion.unlink()
    except OSError as error:
        raise LatticeworkError(phrase("{path}: could not be deleted ({error})", path=path,
                                      error=error.strerror or error)) from None
    finally:
        lock.release()
    return True


def _in_trash(path: Path) -> bool:
    # Where there is no trash nothing happens; what counts is whether the file is gone.
    with suppress(OSError):
        QFile.moveToTrash(str(path))
    return not path.exists()


def _agreed(parent: QWidget, text: str) -> bool:
    answer = QMessageBox.question(parent, tr("Delete"), literal(shortened(text)), _Answers.Yes | _Answers.Cancel,
                                  _Answers.Cancel)
    return answer == _Answers.Yes


def save_copy(parent: QWidget, path: Path, name: str) -> Path | None:
    """Ask where to save a copy of the search called `name`, and write it, as the search is between two commits.

    Returns the path of the copy, None where the user cancels; raises LatticeworkError.
    """
    proposed = str(paths.home() / f"{name.replace('/', '-') or path.stem}{SEARCH.ending}")
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save a copy of the search"), proposed, filter_to_write(SEARCH))
    if not chosen:
        return None
    target = Path(chosen if chosen.lower().endswith(SEARCH.ending) else f"{chosen}{SEARCH.ending}")
    try:
        waited_for(parent, tr("Copying {path}", path=path.name), lambda: copy_to(path, target))
    except CancelledError:
        return None
    return target
