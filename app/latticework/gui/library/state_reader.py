"""Reading in a thread which puzzles the searches that are kept are of, and how far they are."""

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.library.puzzle_state import TargetState
from latticework.gui.searches.known_searches import listed
from latticework.puzzle import Puzzle
from latticework.puzzle.same_problem import problem_key
from latticework.session.search_glance import Glance, document_in, glance

SETTLE, PERIOD = 300, 2000
"""Milliseconds between a change of the folder and a look, and between two looks while somebody searches."""


class StateReader(QObject):
    """Looks at the searches between `follow` and `rest`, while somebody looks at the library."""

    seen = Signal(object)  # dict of TargetState by the key of the problem

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.folder = folder
        self._glances: dict[Path, Glance] = {}
        self._keys: dict[Path, int | None] = {}
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="states")
        self._ended = threading.Event()
        self._following = self._looking = False
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=SETTLE)
        self._soon.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(lambda _: self._soon.start())
        self.seen.connect(self._on_seen)

    def follow(self) -> None:
        """Look now, and whenever something has changed."""
        self._following = True
        self._watcher.addPath(str(self.folder))
        self.look()

    def rest(self) -> None:
        """Look no more, until somebody does again."""
        self._following = False
        self._watcher.removePath(str(self.folder))
        self._soon.stop()

    def look(self) -> None:
        """Look at all searches."""
        if not (self._looking or self._ended.is_set()):
            self._looking = True
            self._executor.submit(self._look).add_done_callback(report_failure)

    def close(self) -> None:
        """Look no more, for good."""
        self._ended.set()
        self.rest()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _look(self) -> None:
        states: dict[int, TargetState] = {}
        for path in listed(self.folder):
            if self._ended.is_set():
                return
            before = self._glances.get(path)
            now = self._glances[path] = glance(path, before)
            if path not in self._keys or before is None or before.name != now.name:
                self._keys[path] = _key_of(path)
            key, totals = self._keys[path], now.totals
            if key is None or totals is None:
                continue
            state = TargetState(totals.explored_part, totals.solutions, totals.complete, now.searched)
            states[key] = max(state, states.get(key, state), key=lambda one: (one.complete, one.share))
        with suppress(RuntimeError):  # the program is ending
            self.seen.emit(states)

    def _on_seen(self, states: dict[int, TargetState]) -> None:
        self._looking = False
        if self._following and any(state.searched for state in states.values()):
            self._soon.start(PERIOD)


def _key_of(path: Path) -> int | None:
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    return problem_key(document) if isinstance(document, Puzzle) else None
