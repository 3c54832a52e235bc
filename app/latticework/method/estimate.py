"""Estimates of what a complete search would cost and find, by random probes, with warnings where they are doubtful.

What a search has explored already is counted exactly; only what is open is probed.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.totals import Open, Totals
from latticework.method.random_probing import BATCH, FIRST, Mean, Prober, carrying_half, mean_of
from latticework.phrases import Phrase, phrase
from latticework.puzzle import Puzzle
from latticework.search import Problem, Searcher, State, advance, root
from latticework.search.probes.open_subtrees import ROOM
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun, check_frontier
from latticework.store.tables import part_rows
from latticework.store.tables.part_rows import Subtree

_SAMPLE = 0.5  # seconds of search that the rate is measured over
_PIECES = 8  # places in the tree where it is measured
_FEW, MANY = 0.02, 10
"""The share of probes that are too few to carry half of the estimate; copies of a part that are many."""


@dataclass(frozen=True)
class Estimate:
    """The size of a complete search: nodes at `rate` nodes a second, and solutions by each convention.

    searched: solutions before symmetric copies are distinguished, one item being held to representatives, None for
    a search in progress; reflections, rotations, total: modulo the target's rotations and
    reflections, modulo its rotations, all. hits: probes that met a solution. half: how few probes carry half of the
    nodes that are open. exact: all that is open was searched. doubts: why not to trust it, in words. done: what the
    search has done, which is in all of the numbers.
    """

    probes: int
    nodes: Mean
    rate: float
    searched: Mean | None
    reflections: Mean
    rotations: Mean
    total: Mean
    hits: int
    half: int
    exact: bool
    doubts: tuple[str, ...]
    done: Totals = field(default_factory=Totals)

    @property
    def seconds(self) -> Mean:
        """Seconds of the search on one core of this machine, as busy as it is now."""
        return self.nodes.changed(factor=1 / self.rate)

    @property
    def seconds_left(self) -> Mean:
        """Seconds that the rest of the search takes on one core."""
        return self.nodes.changed(-self.done.nodes, 1 / self.rate)


def estimate(
    prepared: Prepared, most: int, seconds: float, seed: int = 0, done: Totals | None = None,
    states: Sequence[State] = (root(),),
) -> Estimate:
    """Send probes until there are `most` or `seconds` have passed, at least one batch, and measure the engine.

    done, states: what a search has done, and its open subtrees; by default nothing is done. A small tree is searched
    once, and its figures are exact. Raises LatticeworkError when the tree is too large for a floating-point number.
    """
    prober = Prober(prepared.job, states, np.random.default_rng(seed))
    samples = np.concatenate(list(_batches(prober, most, seconds)))
    if not np.isfinite(samples).all():
        raise LatticeworkError(phrase("{name}: its search tree is too large to be estimated",
                                      name=prepared.document.name))
    nodes, searched, reflections, rotations, total = map(mean_of, samples.T)
    half, hits, exact = carrying_half(samples[:, 0]), int((samples[:, 1] > 0).sum()), not prober.depth
    means = [nodes, searched, reflections, rotations, total]
    if _has_choice(prepared):
        # No range is given where ranges turned out to be wrong.
        nodes, searched, reflections, rotations, total = (replace(mean, within=None) for mean in means)
    # An exact result needs none: everything was searched.
    doubts = () if exact else _doubts(prepared.job.problem, len(samples), half, hits)
    if not exact and hits and total.within is None:
        doubts += (phrase("how far off the number of solutions may be is not known; it is probably larger"),)
    done = done or Totals()
    return Estimate(len(samples), nodes.beside(done.nodes), measured_rate(prober.searcher),
                    None if done.nodes else searched, reflections.beside(done.solutions),
                    rotations.beside(done.rotations), total.beside(done.copies), hits, half, exact, doubts, done)


def estimate_search(file: SearchFile, most: int, seconds: float) -> tuple[Prepared, Estimate]:
    """Return the search in a file as it was begun, and an estimate of the whole of it; raises LatticeworkError.

    Subtrees that are with parts count as open. The file is only read, so another program may search in it.
    """
    prepared = as_begun(file)
    # All as of one moment, as another program may be searching there.
    with file.unchanging():
        check_frontier(file, prepared)
        done = file.totals()
        rows: list[Open | Subtree] = [*file.frontier(), *file.read(part_rows.away)]
    states = [State.unpack(row.state, row.share) for row in rows]
    return prepared, estimate(prepared, most, seconds, done=done, states=states)


def ranged(mean: Mean, in_words: Callable[[float], str]) -> Phrase:
    """Return the range that contains the truth nine times in ten as a phrase; in_words: formats a number."""
    if mean.within is None:
        return phrase("but how far that may be off is not known")
    least, most = map(in_words, mean.within)
    return phrase("nine times in ten {least} to {most}", least=least, most=most)


def _batches(prober: Prober, most: int, seconds: float) -> Iterator[NDArray[np.float64]]:
    end, sent = time.monotonic() + seconds, 0
    while not sent or (prober.depth and sent < most and time.monotonic() < end):
        samples = prober.send(min(BATCH if sent else FIRST, most - sent))
        yield samples
        sent += len(samples)


def _has_choice(prepared: Prepared) -> bool:
    """Whether parts may be left out: such trees vary so much that errors by probes were wrong, see engines.md."""
    document = prepared.document
    return isinstance(document, Puzzle) and any(part.least < part.most for part in document.parts)


def _doubts(problem: Problem, sent: int, half: int, hits: int) -> tuple[str, ...]:
    doubts = ["one probe alone gives no standard error"] if sent == 1 else []
    copies = int(problem.cover.most.max(initial=0))
    if sent > 1 and half < max(_FEW * sent, 10):
        doubts.append(f"heavy tail: {half:,} of {sent:,} probes carry half of the estimated nodes; the standard "
                      "error is then too small, and the tree is probably larger than estimated")
    if copies >= MANY:
        doubts.append(f"a part has {copies} copies: estimates of such puzzles were wrong by a factor of 1.5 or more, "
                      "one of them ten times too low")
    if not hits:
        doubts.append("no probe met a solution; there may be some nevertheless")
    return tuple(doubts)


def measured_rate(searcher: Searcher, enough: float = _SAMPLE, pieces: int = _PIECES) -> float:
    """Return the nodes a second of process time of the engine, tried for some seconds at several places."""
    first = advance(searcher, root(), 1000, pieces)
    # At several places, as the time of a node differs from one part of the tree to another.
    states, budget = first.remaining or (root(),), 2000
    while True:
        begin = time.process_time()
        nodes = sum(advance(searcher, state, budget, room=ROOM).nodes for state in states)
        spent = time.process_time() - begin
        if spent > enough or nodes < budget:
            return nodes / max(spent, 1e-6)
        # Aims a little above what is enough; at most 16 times as much, as a first try may be misjudged.
        budget *= min(max(2, round(1.2 * enough / max(spent, 1e-6))), 16)
