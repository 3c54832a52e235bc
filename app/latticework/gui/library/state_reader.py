"""Reading in a thread which puzzles the searches that are kept are of, and how far they are."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.gui.background import Channel
from latticework.gui.background.folder_reader import FolderReader
from latticework.gui.library.puzzle_state import TargetState
from latticework.gui.searches.known_searches import listed
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import problem_key
from latticework.store.glance import Glance, document_in, glance

PERIOD = 2000
"""Milliseconds between two looks while somebody searches."""


class StateReader(FolderReader):
    """Looks at the searches while somebody looks at the library."""

    seen = Signal(object)  # dict of TargetState by the key of the problem

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(folder, PERIOD, _Reading(folder, Channel(self._on_seen)), parent)

    def _on_seen(self, states: dict[int, TargetState]) -> None:
        self.seen.emit(states)


class _Reading:
    """What the thread knows of the folder and does there."""

    def __init__(self, folder: Path, seen: Channel) -> None:
        self._folder, self._seen = folder, seen
        self._glances: dict[Path, Glance] = {}
        self._keys: dict[Path, int | None] = {}

    def __call__(self) -> bool:
        """Read all searches, and send how far they are; return whether somebody searches."""
        states: dict[int, TargetState] = {}
        for path in listed(self._folder):
            checkpoint()
            before = self._glances.get(path)
            now = self._glances[path] = glance(path, before)
            if path not in self._keys or before is None or before.name != now.name:
                self._keys[path] = _key_of(path)
            key, totals = self._keys[path], now.totals
            if key is None or totals is None:
                continue
            state = TargetState(totals.explored_part, totals.solutions, totals.complete, now.searched)
            states[key] = max(state, states.get(key, state), key=lambda one: (one.complete, one.share))
        self._seen(states)
        return any(state.searched for state in states.values())


def _key_of(path: Path) -> int | None:
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    return problem_key(document) if isinstance(document, Puzzle) else None
