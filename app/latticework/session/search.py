"""A search in progress: hands out slices, commits what they give, can be stopped at any instant."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.search import WHOLE, State, is_state, open_share
from latticework.search.disjoint import overlap
from latticework.search.slices import ROOM
from latticework.session import worker
from latticework.session.choose import choose
from latticework.session.job import Prepared
from latticework.session.pool import Pool
from latticework.session.scout import Scout
from latticework.session.store import Open, SearchFile, Totals
from latticework.session.worker import Result, Task

SLICE = 0.25  # seconds a slice should take, so that a pause feels instant
FIRST_BUDGET = 2_000  # nodes; short, so that there is soon something to cut for the other workers
MOST_DEATHS = 5  # of slices in a row without one that ends: then something else is wrong


@dataclass(frozen=True)
class Progress:
    """How far a search is; seconds_left is None while nothing sensible can be said."""

    totals: Totals
    nodes_per_second: float
    seconds_left: float | None
    workers: int
    deaths: int

    @property
    def explored(self) -> float:
        """The explored share of the tree, 0 to 1; exactly 1 only at the end."""
        return self.totals.explored / WHOLE


class Search:
    """A search kept in a search file. `run` works until it is complete, stopped, or has enough solutions.

    why: why it is searched as it is, in words; "" where nothing was chosen.
    """

    def __init__(self, prepared: Prepared, file: SearchFile, why: str = "") -> None:
        self.prepared, self.file, self.why = prepared, file, why
        self.totals = file.totals()
        self.deaths = self._deaths_in_a_row = 0
        self._open = file.frontier()
        self._rate = 0.0
        self._began = self._committed = 0.0
        self._at_start = self.totals

    @staticmethod
    def start(prepared: Prepared, path: Path, wal: bool = False) -> "Search":
        """Begin a search in a new file, or go on from an existing one; raises LatticeworkError if it cannot be.

        Where no engine was asked for one is chosen, or that of the file taken.
        """
        if not path.exists():
            chosen, why = choose(prepared)
            file = SearchFile.create(path, chosen.puzzle, chosen.fingerprint, wal, chosen.method)
            return Search(chosen, file, why)
        file = SearchFile.open(path)
        if file.fingerprint != prepared.fingerprint:
            name = file.puzzle.name
            file.close()
            what = f"another puzzle, {name!r}" if name != prepared.puzzle.name else (
                "an older version of the puzzle, or one of the processor, whose searches only itself goes on with")
            raise FileRefusedError(path, f"holds a search of {what}")
        prepared = prepared.by(file.method) if prepared.method.engine == "auto" else prepared
        problem = prepared.job.problem
        states = [State.unpack(row.state, row.share) for row in file.frontier()]
        if not all(is_state(problem, state) and open_share(problem, state) == state.share for state in states) \
                or overlap(states):
            file.close()
            raise FileRefusedError(path, "a damaged search file: open subtrees are none of this puzzle, or overlap")
        return Search(prepared, file)

    def run(
        self, workers: int, stop: threading.Event, report: Callable[[Progress], None] = lambda _: None,
        limit: int | None = None,
    ) -> Totals:
        """Search with a number of worker processes until done, `stop` is set, or `limit` solutions are stored.

        Where one solution is enough, half of the workers look for any, see `Scout`. Blocks; `report` is called from
        this thread a few times a second. What was in flight at the end is finished and committed. Raises
        LatticeworkError when saving fails or workers keep dying.
        """
        self._began = self._committed = time.monotonic()
        self._at_start = self.totals
        flight: dict[Future[Result], Open] = {}
        pool = Pool(self.prepared.job, workers)
        scout = Scout(pool, (workers + 1) // 2 if limit == 1 and not self.totals.solutions else 0)
        searchers = max(1, workers - scout.workers)
        try:
            while True:
                enough = scout.found is not None or (limit is not None and self.totals.solutions >= limit)
                if not (enough or stop.is_set()):
                    scout.send()
                    self._hand_out(searchers, flight, pool, limit)
                if not flight:
                    break
                away: list[Future[Any]] = [*flight, *scout.away]
                wait(away, timeout=SLICE, return_when=FIRST_COMPLETED)
                scout.hear()
                self._collect({future: flight.pop(future) for future in [*flight] if future.done()}, flight, pool)
                report(self.progress(workers))
            self._put_in_place(scout)
        finally:
            pool.close()
        report(self.progress(workers))
        return self.totals

    def _hand_out(self, workers: int, flight: dict[Future[Result], Open], pool: Pool, limit: int | None) -> None:
        """Give each worker that has none a slice."""
        while self._open and len(flight) < workers:
            row = self._open.pop(0)
            flight[pool.submit(worker.run, self._task(row, workers, len(flight), limit))] = row

    def _put_in_place(self, scout: Scout) -> None:
        """Commit what a scout found, where the search itself did not come to it yet."""
        placed = scout.placed(self.prepared.job, self._open)
        if placed is not None:
            self._open.remove(placed[0])
            self._commit([placed])

    def _task(self, row: Open, workers: int, busy: int, limit: int | None) -> Task:
        budget = int(self._rate * SLICE) or FIRST_BUDGET
        hungry = workers > 1 and len(self._open) + busy + 1 < 2 * workers
        return Task(row.state, row.share, budget, 2 if hungry else 1, min(ROOM, limit or ROOM))

    def _collect(self, done: dict[Future[Result], Open], flight: dict[Future[Result], Open], pool: Pool) -> None:
        """Commit finished slices; take back those whose worker died."""
        finished: list[tuple[Open, Result]] = []
        broken = False
        for future, row in done.items():
            try:
                finished.append((row, future.result()))
            except BrokenProcessPool:
                broken = True
                self._open.insert(0, row)
        if finished:
            self._commit(finished)
        if broken:  # the whole pool is gone: what else was in flight is handed out again too
            self._open[:0] = flight.values()
            flight.clear()
            self._mourn(pool)

    def _commit(self, finished: list[tuple[Open, Result]]) -> None:
        now = time.monotonic()
        batch = [(row.id, result) for row, result in finished]
        self.totals, opened = self.file.commit(batch, now - self._committed)
        self._committed = now
        self._open = sorted(self._open + opened, key=lambda row: -row.share)
        slowest = max((result for _, result in finished), key=lambda result: result.seconds)
        self._rate = slowest.nodes / max(slowest.seconds, SLICE / 50)
        self._deaths_in_a_row = 0

    def _mourn(self, pool: Pool) -> None:
        self.deaths += 1
        self._deaths_in_a_row += 1
        if self._deaths_in_a_row >= MOST_DEATHS:
            raise LatticeworkError(f"the workers ended unexpectedly {MOST_DEATHS} times in a row; the search is kept "
                                   f"in {self.file.path} as it was after the last finished slice")
        pool.restart()

    def progress(self, workers: int) -> Progress:
        """Return how far the search is."""
        elapsed = max(time.monotonic() - self._began, 1e-9)
        nodes = self.totals.nodes - self._at_start.nodes
        explored, before = self.totals.explored / WHOLE, self._at_start.explored / WHOLE
        left = None
        if self.totals.complete:
            left = 0.0
        elif elapsed > 1 and explored - before > 1e-6:
            left = elapsed * (1 - explored) / (explored - before)
        return Progress(self.totals, nodes / elapsed, left, workers, self.deaths)

    def close(self) -> None:
        """Close the search file."""
        self.file.close()
