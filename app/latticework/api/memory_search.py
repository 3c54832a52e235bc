"""A search in this process, kept in memory: solutions are found when they are asked for."""

import time
from bisect import bisect_right
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.api.found import Found, Progress, Tell
from latticework.cover import least_of_images
from latticework.search import WHOLE, Searcher, State, advance, make_searcher, root
from latticework.search.slices import ROOM
from latticework.session import Prepared, Totals
from latticework.session.engine_choice import AT_ONCE, choose_method
from latticework.session.method import AUTO

SLICE = 0.25  # seconds after which the search listens to an interrupt and tells how far it is
FIRST_BUDGET = 2_000  # nodes
PAGE = 256


class _Chunk(NamedTuple):
    """Solutions of one slice: options, shape (n, width), padded with their number; copies, shape (n,)."""

    first: int
    options: NDArray[np.unsignedinteger]
    copies: NDArray[np.int64]


class _Now(NamedTuple):
    """Everything that a slice changes, replaced in one step, so that an interrupt leaves either the old or the new.

    open: what is still to be searched; None when nothing is.
    known: the solutions found before a method was chosen, each as the least of its images, which does not depend on
    the method; None once it does not matter.
    """

    prepared: Prepared
    searcher: Searcher
    open: State | None
    totals: Totals
    chunks: tuple[_Chunk, ...] = ()
    known: frozenset[bytes] | None = None


class MemorySearch:
    """A search that starts at once with the usual engine; if `choosing`, a long one changes to the best.

    hopeless: there can be no solution, so there is nothing to search.
    """

    def __init__(self, prepared: Prepared, choosing: bool, hopeless: bool = False) -> None:
        self._choosing = choosing and prepared.method == AUTO
        ready = prepared if prepared.method == AUTO else choose_method(prepared)[0]
        state, totals = (None, Totals(explored=WHOLE)) if hopeless else (root(), Totals())
        self._now = _Now(ready, make_searcher(ready.job.problem), state, totals,
                         known=frozenset() if self._choosing else None)
        self._rate = 0.0

    @property
    def prepared(self) -> Prepared:
        """The puzzle made ready for the method by which it is searched."""
        return self._now.prepared

    @property
    def totals(self) -> Totals:
        """What was done up to now."""
        return self._now.totals

    def page(self, first: int) -> list[Found]:
        """Return some of the solutions found, from number `first`."""
        if first >= self.totals.solutions:
            return []
        chunk = self._now.chunks[bisect_right(self._now.chunks, first, key=lambda chunk: chunk.first) - 1]
        some = slice(first - chunk.first, first - chunk.first + PAGE)
        n = self.prepared.reduction.cover.n_options
        return [Found(row[row < n].astype(np.int32), copies)
                for row, copies in zip(chunk.options[some], chunk.copies[some].tolist(), strict=True)]

    def go_on(self, room: int, tell: Tell) -> None:
        """Search until there are more solutions or the search is complete."""
        before = self.totals.solutions
        while self._now.open is not None and self.totals.solutions == before:
            if self._choosing and self.totals.nodes >= AT_ONCE:
                self._choose()
            room = min(room, ROOM)
            self._slice(self._now.open, room)
            room *= 2  # none of those found was the least of its images
            totals = self.totals
            tell(Progress(totals.explored / WHOLE, totals.solutions, totals.nodes, self._rate))

    def _slice(self, state: State, room: int) -> None:
        begin, now, job = time.monotonic(), self._now, self._now.prepared.job
        piece = advance(now.searcher, state, int(self._rate * SLICE) or FIRST_BUDGET, room=room)
        kept = least_of_images(job.numbers[piece.solutions], job.group, job.kept)
        names = [row.tobytes() for row in kept.canonical] if now.known is not None else []
        new = np.array([name not in (now.known or ()) for name in names] or [True] * len(kept.rows), bool)
        copies, rotations, t = kept.copies[new], kept.rotations[new], now.totals
        kind = np.min_scalar_type(now.prepared.reduction.cover.n_options)
        chunk = _Chunk(t.solutions, kept.rows[new].astype(kind), copies)
        seconds = time.monotonic() - begin
        self._now = _Now(
            now.prepared, now.searcher, piece.remaining[0] if piece.remaining else None,
            Totals(t.nodes + piece.nodes, t.updates + piece.updates, t.explored + piece.explored, t.seconds + seconds,
                   t.solutions + len(copies), t.rotations + int(rotations.sum()), t.copies + int(copies.sum())),
            (*now.chunks, chunk) if len(copies) else now.chunks,
            now.known.union(names) if self._choosing and now.known is not None else now.known)
        self._rate = piece.nodes / max(seconds, SLICE / 50)

    def _choose(self) -> None:
        """Change to the method expected to be fastest; start again at the root if its tree is a different one."""
        now = self._now
        chosen = choose_method(now.prepared)[0]
        now = now._replace(prepared=chosen, searcher=make_searcher(chosen.job.problem))
        if chosen.fingerprint == self._now.prepared.fingerprint:
            self._now = now._replace(known=None)
        else:
            t = now.totals
            self._now = now._replace(open=root(), totals=Totals(
                solutions=t.solutions, rotations=t.rotations, copies=t.copies))
        self._choosing, self._rate = False, 0.0

    def close(self) -> None:
        """Do nothing: there are no files or processes to release."""
