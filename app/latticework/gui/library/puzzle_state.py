"""How far searches of a puzzle and a game on it are, as the library shows it, and reading that in a thread."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework import paths
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.gui.background import Channel
from latticework.gui.background.folder_reader import FolderReader
from latticework.gui.searches.listed_searches import listed
from latticework.gui.widgets.translation import grouped, tr, tr_n, translatable
from latticework.play.kept_game import laid_in_games
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import problem_key
from latticework.store.glance import Glance, document_in, glance
from latticework.visible_text import percent

NEW, _RUNNING, PAUSED, SOLVED = "new", "running", "paused", "solved"
STATES = {NEW: translatable("Not begun"), _RUNNING: translatable("Being searched"), PAUSED: translatable("Paused"),
          SOLVED: translatable("Solved")}

_PERIOD = 2000
"""Milliseconds between two looks while somebody searches."""


@dataclass(frozen=True)
class TargetState:
    """How far the search of one target is: the share explored, 0 to 1, solutions, whether somebody searches.

    path: its file.
    """

    share: float = 0.0
    solutions: int = 0
    complete: bool = False
    searched: bool = False
    path: Path | None = None


@dataclass(frozen=True)
class PuzzleState:
    """How far the searches of a puzzle are; of several targets the number that is solved.

    search: the file in which solutions of the first target were found. laid: parts that are laid in a game that waits
    to be continued, of so many `pieces`, 0 where that number is open.
    """

    kind: str = NEW
    share: float = 0.0
    solutions: int = 0
    solved: int = 0
    targets: int = 1
    search: Path | None = None
    laid: int = 0
    pieces: int = 0

    @property
    def words(self) -> str:
        """What a card says, "" where nothing was begun."""
        return " · ".join(filter(None, (self._game, self._search)))

    @property
    def _game(self) -> str:
        if not self.laid:
            return ""
        if not self.pieces:
            return tr("{n} laid", n=grouped(self.laid))
        return tr("{n} of {pieces} laid", n=grouped(self.laid), pieces=grouped(self.pieces))

    @property
    def _search(self) -> str:
        if self.kind == NEW:
            return ""
        if self.targets > 1:
            return tr("{solved} of {targets} solved", solved=grouped(self.solved), targets=grouped(self.targets))
        if self.kind == SOLVED:
            return tr_n("solved: {n} solution", "solved: {n} solutions", self.solutions)
        digits = 0 if 0.01 <= self.share < 0.99 else 1
        share = grouped(percent(self.share, digits), digits)
        if self.kind == _RUNNING:
            return tr("searching, {percent} %", percent=share)
        return tr("paused, {percent} %", percent=share)


def state_of(problems: tuple[int, ...], searched: dict[int, TargetState]) -> PuzzleState:
    """Return the state of a puzzle with these targets, given the states of all targets that were searched."""
    found = [searched[key] for key in problems if key in searched]
    if not found:
        return PuzzleState(targets=len(problems))
    first = searched.get(problems[0], TargetState())
    solved = sum(one.complete for one in found)
    kind = (_RUNNING if any(one.searched for one in found) else SOLVED if solved == len(problems) else PAUSED)
    return PuzzleState(kind, max(one.share for one in found), max(one.solutions for one in found), solved,
                       len(problems), first.path if first.solutions else None)


class StateReader(FolderReader):
    """Looks at the searches and games while somebody looks at the library."""

    seen = Signal(object, object)  # dict of TargetState by the key of the problem, and parts laid by game, see `Card`

    def __init__(self, folder: Path, parent: QObject) -> None:
        games = paths.games()
        super().__init__(folder, _PERIOD, _Reading(folder, games, Channel(self._on_seen)), parent, games)

    def _on_seen(self, states: dict[int, TargetState], games: dict[str, int]) -> None:
        self.seen.emit(states, games)


class _Reading:
    """What the thread does: it reads all games, and the searches of a folder, again only those that changed."""

    def __init__(self, folder: Path, games: Path, seen: Channel) -> None:
        self._folder, self._games, self._seen = folder, games, seen
        self._glances: dict[Path, Glance] = {}
        self._keys: dict[Path, int | None] = {}

    def __call__(self) -> bool:
        """Read all, and send how far searches and games are; return whether somebody searches."""
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
            state = TargetState(totals.explored_part, totals.solutions, totals.complete, now.searched, path)
            # Of several searches of one target the complete one counts, else the one that is furthest.
            states[key] = max(state, states.get(key, state), key=lambda one: (one.complete, one.share))
        self._seen(states, laid_in_games(self._games))
        return any(state.searched for state in states.values())


def _key_of(path: Path) -> int | None:
    try:
        document = document_in(path)
    except LatticeworkError:
        return None
    return problem_key(document) if isinstance(document, Puzzle) else None
