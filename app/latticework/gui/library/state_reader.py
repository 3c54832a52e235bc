"""Reading in a thread which puzzles the searches that are kept are of, and how far they are."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.errors import LatticeworkError
from latticework.gui.common.folder_reader import FolderReader
from latticework.gui.library.puzzle_state import TargetState
from latticework.gui.searches.known_searches import listed
from latticework.puzzle import Puzzle
from latticework.puzzle.same_problem import problem_key
from latticework.session.search_glance import Glance, document_in, glance

PERIOD = 2000
"""Milliseconds between two looks while somebody searches."""


class StateReader(FolderReader):
    """Looks at the searches while somebody looks at the library."""

    seen = Signal(object)  # dict of TargetState by the key of the problem

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, PERIOD, parent)
        self._glances: dict[Path, Glance] = {}
        self._keys: dict[Path, int | None] = {}

    def _read(self) -> bool:
        states: dict[int, TargetState] = {}
        for path in listed(self.folder):
            if self._telling.ended:
                return False
            before = self._glances.get(path)
            now = self._glances[path] = glance(path, before)
            if path not in self._keys or before is None or before.name != now.name:
                self._keys[path] = _key_of(path)
            key, totals = self._keys[path], now.totals
            if key is None or totals is None:
                continue
            state = TargetState(totals.explored_part, totals.solutions, totals.complete, now.searched)
            states[key] = max(state, states.get(key, state), key=lambda one: (one.complete, one.share))
        self._telling.tell(self.seen, states)
        return any(state.searched for state in states.values())


def _key_of(path: Path) -> int | None:
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    return problem_key(document) if isinstance(document, Puzzle) else None
