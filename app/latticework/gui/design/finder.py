"""The search for all sets of parts that fill a target: which parts there are, its state, the sets found up to now."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.designs import part_sets
from latticework.designs.part_sets import PartChoice
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.solve import method_dialog
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import error_text, tr
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.part_sets import SetTable
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.store.search_file import SearchFile

PERIOD = 1000
"""Milliseconds between two looks at the sets found."""

_SHARE = 4
"""How many times as long as reading the sets took it waits at least, so that the search has the processor."""

_PURPOSE = "-sets"
_CAN_SEARCH = {SearchState.IDLE, SearchState.PAUSED, SearchState.STOPPED}
_AT_REST = {SearchState.PAUSED, SearchState.STOPPED, SearchState.FINISHED, SearchState.ELSEWHERE}


@dataclass(frozen=True, eq=False)
class FoundSets:
    """The sets that a search has found up to now.

    asked: the puzzle as it was looked at. prepared: the same, counting solutions by their parts. complete: whether
    the search had ended; before that any set may have more solutions.
    """

    asked: Prepared
    prepared: Prepared
    table: SetTable
    complete: bool

    @property
    def candidates(self) -> Puzzle:
        """The target, with all parts to choose from."""
        return self.prepared.puzzle


def part_names(candidates: Puzzle, times: Sequence[int]) -> list[str]:
    """Return the parts of a set in words: "I", "2 × L". times: how often each of the candidates is used."""
    return [part.name if number == 1 else tr("{times} × {part}", times=number, part=part.name)
            for part, number in zip(candidates.parts, times, strict=True) if number]


class SetFinder(QObject):
    """Searches for the sets, and reads them again and again while it does.

    puzzle: whose target is to be filled. candidates: with the parts to choose from, None until they are known, or
    where there are none and `refusal` says why. found: None before anything was.
    """

    changed = Signal()  # another puzzle, or other parts to choose from
    read = Signal()  # `found` has changed
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.runner = Runner(self, purpose=_PURPOSE)
        self.puzzle: Puzzle | None = None
        self.candidates: Puzzle | None = None
        self.refusal = ""
        self.found: FoundSets | None = None
        self._search: OpenedSearch | None = None
        self._making = TaskQueue("parts to choose from", self._on_made)
        self._reading = TaskQueue("sets of parts", self._on_read, rested=self._read_if_stale)
        self._stale, self._seen, self._began = False, (0, False), 0.0
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._read_if_stale)
        self.runner.looked.connect(self._on_looked)
        self.runner.progressed.connect(lambda _: self._refresh())
        self.runner.followed.connect(lambda _: self._refresh())
        self.runner.put_aside.connect(self._forget)
        self.runner.state_changed.connect(self._on_state)
        self.runner.failed.connect(self.failed)

    @property
    def making(self) -> bool:
        """Whether the parts to choose from are being made, or looked at."""
        return self._making.busy or (self.candidates is not None and self.runner.standing == SearchState.LOOKING)

    @property
    def can_search(self) -> bool:
        """Whether a search can be begun or resumed now; one that cannot be read is put aside then."""
        look = self.runner.look
        return (self.candidates is not None and self.runner.standing in _CAN_SEARCH and look is not None
                and look.prepared is not None and not look.reasons)

    def choose(self, puzzle: Puzzle, choice: PartChoice, search: OpenedSearch | None = None) -> None:
        """Prepare for a target and some parts; an earlier search of them is found again.

        search: the search file that the puzzle was opened from.
        """
        self.puzzle, self.candidates, self._search, self.refusal = puzzle, None, search, ""
        # Also where nothing is made now: parts for the target before must not arrive later.
        self._making.cancel()
        self._forget()
        if puzzle.target.cells:
            self._making.restart(partial(choice.of, puzzle))
        self.changed.emit()

    def go(self, crew: Crew) -> None:
        """Begin to search, or resume; a search whose file cannot be read is put aside."""
        look = self.runner.look
        if look is not None and look.earlier.refusal:
            self.runner.solve(crew, method_dialog.chosen(), BY_PARTS)
        else:
            self.runner.resume(crew, method_dialog.chosen(), keeps=BY_PARTS)

    def close(self) -> None:
        """Stop all, for good; what was committed is kept."""
        self._pause.stop()
        self._making.close()
        self._reading.close()
        self.runner.close()

    def _on_made(self, task: Task[Puzzle]) -> None:
        if isinstance(task.error, LatticeworkError):
            self.refusal = error_text(task.error)
        elif task.error is None:
            self.candidates = task.result()
            self.runner.show(self.candidates, self._search)
        self.changed.emit()

    def _on_looked(self, look: Look) -> None:
        if self.found is not None and self.found.asked is not look.prepared:
            self._forget()
        if look.earlier.totals is not None:
            self._refresh()

    def _on_state(self, state: SearchState) -> None:
        if state in _AT_REST:
            # No search needs the processor any more, so the last sets are read at once.
            self._pause.stop()
            self._refresh()

    def _forget(self) -> None:
        self._reading.cancel()
        self._stale, self._seen, self.found = False, (0, False), None
        self.read.emit()

    def _refresh(self) -> None:
        """Read the sets soon, if there may be others, or they are known to be all."""
        totals = self.runner.totals
        if self.candidates is not None and (totals.solutions, totals.complete) != self._seen:
            self._stale = True
            self._read_if_stale()

    def _read_if_stale(self) -> None:
        look = self.runner.look
        # The pause and the reading call this again when they end, so nothing that was found meanwhile is missed.
        if not self._stale or self._pause.isActive() or self._reading.busy or look is None:
            return
        # A search that has just begun has no file yet; it stays stale, and the next report leads here again.
        if look.prepared is None or look.path is None or not look.path.exists():
            return
        totals = self.runner.totals
        # Recorded before reading: what is found during it makes the list stale again.
        self._stale, self._seen, self._began = False, (totals.solutions, totals.complete), monotonic()
        known = self.found.prepared if self.found is not None and self.found.asked is look.prepared else None
        self._reading.add(partial(_found_in, look.path, look.prepared, known))

    def _on_read(self, task: Task[FoundSets]) -> None:
        self._pause.start(max(PERIOD, int(_SHARE * 1000 * (monotonic() - self._began))))
        if isinstance(task.error, LatticeworkError):
            self.failed.emit(error_text(task.error))
        elif task.error is None:
            self.found = task.result()
            self.read.emit()


def _found_in(path: Path, asked: Prepared, known: Prepared | None) -> FoundSets:
    """Return the sets in a search file; known: `asked` counting solutions by their parts, once that is made."""
    prepared = known or asked.keeping(BY_PARTS)
    with closing(SearchFile.open(path, check=False)) as file:
        complete = file.totals().complete  # first: what is found between the two does no harm then
        return FoundSets(asked, prepared, part_sets.table_of(file, prepared), complete)
