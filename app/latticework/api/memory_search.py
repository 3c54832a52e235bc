"""A search in this process, kept in memory: solutions are found on demand."""

import time
from bisect import bisect_right
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.api.found import Found, Progress, Report
from latticework.cover import Filtered
from latticework.jobs.job import Prepared
from latticework.jobs.method import AUTO
from latticework.jobs.totals import Totals
from latticework.method.choosing import AT_ONCE, choose_method
from latticework.search import WHOLE, Searcher, State, advance, make_searcher, root
from latticework.search.least_images import least_of_images
from latticework.search.slices import ROOM

SLICE = 0.25  # seconds after which the search reacts to an interrupt and reports its progress
FIRST_BUDGET = 2_000  # nodes
PAGE = 256


class _Chunk(NamedTuple):
    """Solutions of one slice: options, shape (n, width), padded with their number; copies, shape (n,)."""

    first: int
    options: NDArray[np.unsignedinteger]
    copies: NDArray[np.int64]


class _Now(NamedTuple):
    """Everything that a slice changes, replaced in one step, so that an interrupt leaves the old or the new state.

    open: what is still to be searched; None when nothing is.
    choosing: whether a method is still to be chosen if the search takes long.
    seen: the solutions found before that, each as the least of its images, which does not depend on the method.
    """

    prepared: Prepared
    searcher: Searcher
    open: State | None
    totals: Totals
    choosing: bool
    seen: frozenset[bytes] = frozenset()
    chunks: tuple[_Chunk, ...] = ()


class MemorySearch:
    """A search that starts at once with the usual engine; if `choosing`, a long one changes to the best.

    hopeless: there can be no solution, so there is nothing to search.
    """

    def __init__(self, prepared: Prepared, choosing: bool, hopeless: bool = False) -> None:
        ready = prepared if prepared.method == AUTO else choose_method(prepared)[0]
        state, totals = (None, Totals(explored=WHOLE)) if hopeless else (root(), Totals())
        self._now = _Now(ready, make_searcher(ready.job.problem), state, totals, choosing and prepared.method == AUTO)
        self._rate = 0.0

    @property
    def prepared(self) -> Prepared:
        """The puzzle, prepared for the method by which it is searched."""
        return self._now.prepared

    @property
    def totals(self) -> Totals:
        """What was done up to now."""
        return self._now.totals

    def page(self, first: int) -> list[Found]:
        """Return some of the solutions found, from number `first`."""
        if first >= self.totals.stored:
            return []
        chunk = self._now.chunks[bisect_right(self._now.chunks, first, key=lambda chunk: chunk.first) - 1]
        some = slice(first - chunk.first, first - chunk.first + PAGE)
        # Rows are padded with the number of options, which is no option.
        n = self.prepared.cover.n_options
        return [Found(row[row < n].astype(np.int32), copies)
                for row, copies in zip(chunk.options[some], chunk.copies[some].tolist(), strict=True)]

    def run_until(self, number: int, room: int, report: Report) -> None:
        """Search until there are more solutions or the search is complete."""
        while self._now.open is not None and self.totals.stored <= number:
            if self._now.choosing and self.totals.nodes >= AT_ONCE:
                self._choose()
            room = min(room, ROOM)
            self._slice(self._now.open, room)
            room *= 2  # none of those found was the least of its images
            totals = self.totals
            report(Progress(totals.explored / WHOLE, totals.solutions, totals.nodes, self._rate))

    def _slice(self, state: State, room: int) -> None:
        begin, now = time.monotonic(), self._now
        piece = advance(now.searcher, state, int(self._rate * SLICE) or FIRST_BUDGET, room=room)
        kept, seen = _new(now, piece.solutions)
        number, before, seconds = len(kept.rows), now.totals, time.monotonic() - begin
        # In the smallest type that fits, as all solutions stay in memory.
        kind = np.min_scalar_type(now.prepared.cover.n_options)
        chunk = _Chunk(before.solutions, kept.rows.astype(kind), kept.copies)
        totals = Totals(
            before.nodes + piece.nodes, before.updates + piece.updates, before.explored + piece.explored,
            before.seconds + seconds, before.solutions + number, before.rotations + int(kept.rotations.sum()),
            before.copies + int(kept.copies.sum()),
            stored=before.stored + number)
        self._now = now._replace(
            open=piece.remaining[0] if piece.remaining else None, totals=totals, seen=seen,
            chunks=(*now.chunks, chunk) if number else now.chunks)
        self._rate = piece.nodes / max(seconds, SLICE / 50)

    def _choose(self) -> None:
        """Change to the method expected to be fastest; start again at the root if its tree is a different one."""
        now = self._now
        chosen = choose_method(now.prepared)[0]
        # States of the search stay valid exactly if the fingerprint is the same.
        same_tree, t = chosen.fingerprint == now.prepared.fingerprint, now.totals
        now = now._replace(prepared=chosen, searcher=make_searcher(chosen.job.problem), choosing=False)
        self._now = now._replace(seen=frozenset()) if same_tree else now._replace(
            open=root(), totals=Totals(solutions=t.solutions, rotations=t.rotations, copies=t.copies,
                                       stored=t.stored))
        self._rate = 0.0

    def report_end(self, report: Report) -> None:
        """Do nothing: each step was reported."""

    def close(self) -> None:
        """Do nothing: there are no files or processes to release."""


def _new(now: _Now, found: NDArray[np.int32]) -> tuple[Filtered, frozenset[bytes]]:
    """Return the solutions of a slice that are the least of their images and new, and all solutions seen by now."""
    job = now.prepared.job
    kept = least_of_images(job.numbers[found], job.group, job.kept)
    # Solutions are compared only around a change of method, after which the new one finds some of them again.
    if not (now.choosing or now.seen):
        return kept, now.seen
    names = [row.tobytes() for row in kept.canonical]
    new = np.array([name not in now.seen for name in names], bool)
    seen = now.seen.union(names) if now.choosing else now.seen
    return Filtered(kept.rows[new], kept.copies[new], kept.rotations[new], kept.canonical[new]), seen
