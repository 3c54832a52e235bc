"""The check of a puzzle before it is searched: can it be solved, and is there an earlier search of it."""

from contextlib import closing
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.cover import Reason
from latticework.errors import LatticeworkError, reason_of_system
from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.solve.stored_search import EarlierSearch, earlier_search
from latticework.gui.widgets.translation import error_text, reworded, tr
from latticework.jobs.facts import reasons as reasons_of
from latticework.jobs.job import Prepared, belonging, prepare
from latticework.jobs.searched import Document
from latticework.store.search_file import SearchFile


@dataclass(frozen=True, eq=False)
class Look:
    """The result of checking a puzzle, or an exact cover problem.

    prepared: None where it cannot be searched. reasons: why it cannot be solved, as far as is seen without a search.
    path: its search file, which need not exist. opened: whether that is a file that the user opened. unusable:
    whether the reasons are faults, which keep it from being searched and prove nothing.
    """

    puzzle: Document
    prepared: Prepared | None
    reasons: tuple[Reason, ...]
    earlier: EarlierSearch
    path: Path | None = None
    opened: bool = False
    unusable: bool = False


def search_path(prepared: Prepared, folder: Path, purpose: str = "") -> Path:
    """Return where the search of a puzzle is kept, by whatever method; `prepared` is for the method AUTO.

    purpose: added to the name, for searches that do not store solutions and have files of their own.

    Other groups or another box change how solutions come apart, so each choice of these has a file of its own.
    """
    name = f"{prepared.fingerprint}{purpose}"
    usual, belong = folder / f"{name}.search", belonging(prepared.document)
    there = _belonging_in(usual)
    if there == belong or (there is None and not belong):  # earlier versions had one name for all choices
        return usual
    return folder / f"{name}-{sha256(repr(belong).encode()).hexdigest()[:16]}.search"


def _belonging_in(path: Path) -> object:
    # Not `is_there`, which is silent of a folder that nobody may look into: `look_at` is to say so.
    if not path.exists():
        return None
    try:
        with closing(SearchFile.open(path, check=False)) as file:
            return belonging(file.document)
    except LatticeworkError:
        return None


def look_at(puzzle: Document, folder: Path, search: OpenedSearch | None = None, purpose: str = "") -> Look:
    """Prepare a puzzle or an exact cover problem, and look for an earlier search of it.

    This is the one in the file that was opened, if that is of this puzzle, or else the one in the folder of searches,
    see `search_path`.
    """
    prepared, earlier, path, opened, unusable = None, EarlierSearch(), None, False, False
    reasons: tuple[Reason, ...] = ()
    try:
        prepared = prepare(puzzle)
        opened = search is not None and search.is_of(puzzle, prepared)
        path = search.path if search is not None and opened else search_path(prepared, folder, purpose)
        reasons = tuple(reasons_of(prepared))
        earlier = earlier_search(prepared, path)
    except LatticeworkError as error:
        reasons, unusable = (Reason(error_text(error)),), True
    except OSError as error:  # such as a folder that nobody may look into
        reasons, unusable = (Reason(tr("The folder of searches, {folder}, cannot be used: {reason}",
                                       folder=folder, reason=reworded(reason_of_system(error)))),), True
    return Look(puzzle, prepared, reasons, earlier, path, opened, unusable)


class PuzzleChecker(QObject):
    """Checks one puzzle at a time; a new one cancels the check of the one before."""

    looking = Signal(object, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look

    def __init__(self, folder: Path, parent: QObject, purpose: str = "") -> None:
        super().__init__(parent)
        self._folder, self._purpose = folder, purpose
        self._puzzle: Document | None = None
        self.tasks = TaskQueue("check of the puzzle", self._on_done, self._on_progress)

    def look_at(self, puzzle: Document, search: OpenedSearch | None) -> None:
        """Begin to check a puzzle or an exact cover problem; search: the search file that was opened with it."""
        self._puzzle = puzzle
        self.tasks.restart(partial(look_at, puzzle, self._folder, search, self._purpose))

    def cancel(self) -> None:
        """Stop checking the current puzzle."""
        self.tasks.cancel()

    def close(self) -> None:
        """Stop checking for good."""
        self.tasks.close()

    def _on_progress(self, doing: str, share: float) -> None:
        self.looking.emit(doing, share)

    def _on_done(self, task: Task[Look]) -> None:
        if task.error is None:
            self.looked.emit(task.result())
        elif self._puzzle is not None:  # a fault of the program: the window stays usable
            reason = Reason(tr("The puzzle cannot be looked at: {error}", error=repr(task.error)))
            self.looked.emit(Look(self._puzzle, None, (reason,), EarlierSearch(), unusable=True))
