"""Checking puzzles in a thread of its own, as it may take seconds."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.cancel import CancelledError, cancellable, telling
from latticework.cover import Reason
from latticework.gui.common.telling import Telling
from latticework.gui.common.thread_failures import report_to_hook
from latticework.gui.common.translation import tr
from latticework.gui.document.opened_files import OpenedSearch
from latticework.gui.search.puzzle_check import Look, look_at
from latticework.gui.search.stored_search import EarlierSearch
from latticework.session.documents import Document


class PuzzleChecker(QObject):
    """Checks one puzzle at a time; a new one cancels the check of the one before."""

    looking = Signal(object, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.executor = ThreadPoolExecutor(1, thread_name_prefix="look")
        self._folder = folder
        self._given_up = threading.Event()
        self._telling = Telling()

    def look_at(self, puzzle: Document, search: OpenedSearch | None) -> None:
        """Begin to check a puzzle or an exact cover problem, and its search that was opened."""
        self.give_up()
        self._given_up = threading.Event()
        self.executor.submit(self._in_thread, puzzle, search, self._given_up)

    def give_up(self) -> None:
        """Stop checking the current puzzle."""
        self._given_up.set()

    def close(self) -> None:
        """Stop looking for good; this object may be deleted then."""
        self.give_up()
        self._telling.end()
        self.executor.shutdown(wait=False, cancel_futures=True)

    def _in_thread(self, puzzle: Document, search: OpenedSearch | None, given_up: threading.Event) -> None:
        try:
            with cancellable(given_up), telling(lambda *said: self._telling.tell(self.looking, *said)):
                look = look_at(puzzle, self._folder, search)
        except CancelledError:
            return  # a later edit has come, or the program is ending
        except Exception as error:  # the window goes on, and says what it met
            report_to_hook(error)
            reason = Reason(tr("The puzzle cannot be looked at: {error}", error=repr(error)))
            look = Look(puzzle, None, (reason,), EarlierSearch())
        self._telling.tell(self.looked, look)
