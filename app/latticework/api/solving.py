"""Searching for solutions, counting them without a list, estimating what that takes, and checking them again."""

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from latticework.api.arguments import as_path, function, one_of, seconds_of, whole
from latticework.api.cover_problem import ExactCover
from latticework.api.exact_cover import ExactCoverSolutions
from latticework.api.loading import as_problem
from latticework.api.method import Progress, extent_of, method_of
from latticework.api.puzzle import Puzzle
from latticework.api.solution import Solution
from latticework.api.solutions import Counts, Solutions
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError, shown
from latticework.jobs.job import prepare
from latticework.jobs.method import PROBE
from latticework.jobs.searched import Searched, searched
from latticework.method.estimate import estimate as probed
from latticework.method.held_item import by_probing
from latticework.puzzle import MODULI
from latticework.run.crew import MOST_WORKERS
from latticework.run.verification import verify as verify_file
from latticework.solution import faults
from latticework.solution.verify import option_faults
from latticework.store.search_file import SearchFile

if TYPE_CHECKING:
    from latticework.search.counting.layers import CountingProgress

Listener = Callable[[Progress], object]

UNLIMITED = 10**6  # probes: some 40 MB


@overload
def solve(
    puzzle: ExactCover, *, modulo: str = ..., limit: int | None = ..., workers: int = ...,
    search: str | Path | None = ..., progress: Listener | None = ..., engine: str = ..., order: str = ...,
    size: bool | None = ..., prune: str | Iterable[str] = ..., hold: str = ...,
    cluster: Any = ..., memory: int | None = ..., keep: int | str = ...,
) -> ExactCoverSolutions: ...


@overload
def solve(
    puzzle: Puzzle | str | Path, *, modulo: str = ..., limit: int | None = ..., workers: int = ...,
    search: str | Path | None = ..., progress: Listener | None = ..., engine: str = ..., order: str = ...,
    size: bool | None = ..., prune: str | Iterable[str] = ..., hold: str = ...,
    cluster: Any = ..., memory: int | None = ..., keep: int | str = ...,
) -> Solutions | Any: ...


def solve(
    puzzle: Puzzle | ExactCover | str | Path, *, modulo: str = "reflections", limit: int | None = None,
    workers: int = 1, search: str | Path | None = None, progress: Listener | None = None, engine: str = "auto",
    order: str = "", size: bool | None = None, prune: str | Iterable[str] = (), hold: str = "auto",
    cluster: Any = None, memory: int | None = None, keep: int | str = "all",
) -> Solutions | ExactCoverSolutions:
    """Return the solutions of a puzzle, to iterate over or to count; the search begins when they are requested.

    puzzle: a puzzle or an exact cover problem, or the name or path of one.
    modulo: which symmetric copies count as the same solution: "nothing", "rotations", or "reflections", which means
    rotations, too. The symmetries of an exact cover problem are not known.
    limit: how many solutions are enough.
    workers: with 1 this process searches, when a solution is requested. With more, so many processes search in the
    background while one iterates over the solutions, whose order may then differ from run to run.
    search: the path of a file in which the search is kept; an existing one is resumed, whether begun here or in the
    terminal. Without it solutions are kept as long as the returned object.
    progress: called with a `Progress` a few times a second.
    engine, order, size, prune, hold: how to search, like the options of `latticework solve`. With "auto" and no
    limit, a long search tries several methods for up to a hundredth of the time that it is expected to take.
    cluster: the address of a Dask scheduler, as text, or a `distributed.Client`: its workers search, too, and with
    `workers=0` only they do.
    memory: the most megabytes that a worker may hold; one that needs more is replaced and what it did repeated.
    keep: which solutions are kept: "all"; "none", so that they are only counted; or a number: an even sample of at
    most so many, available when all are found. The counts are those of all solutions in any case.

    Raises LatticeworkError when an argument is wrong; what is returned raises it when the file holds another search,
    or cannot be written.

    >>> for solution in lw.solve("soma", limit=1):
    ...     print(len(solution.placements))
    7
    >>> sum(1 for solution in lw.solve("soma", modulo="rotations"))
    480
    >>> some = lw.solve("soma", keep=10)
    >>> len(list(some)), some.counts.reflections
    (10, 240)
    """
    problem = as_problem(puzzle)
    # All arguments are checked now, and not when the first solution is requested somewhere else.
    method, counted_as = method_of(engine, order, size, prune, hold), one_of(modulo, MODULI, "modulo")
    extent = extent_of(limit, workers, search, progress, cluster, memory, keep)
    if isinstance(problem, ExactCover):
        return ExactCoverSolutions(problem, method, extent)
    return Solutions(problem, method, counted_as, extent)


def count(puzzle: Puzzle | ExactCover | str | Path, *, modulo: str = "nothing", order: str = "", memory: int = 256,
          progress: Callable[[float], object] | None = None) -> int:
    """Return the number of solutions without listing them, of all of them if nothing else is said.

    Equal states are merged, which is fast where copies are unlimited or the target is narrow; elsewhere `solve` is
    faster.

    puzzle: a puzzle or an exact cover problem, or the name or path of one.
    modulo: which symmetric copies count as the same solution, see `solve`.
    order: in which order the cells are covered, one of those of `latticework count --order`; "" for "short", and for
    the order in which the items of an exact cover problem are given.
    memory: the most megabytes for the states; where they need more, counting goes on in parts and takes longer.
    progress: called with the share of the work that is done, 0 to 1.

    Raises LatticeworkError when an argument is wrong, or counting would take far too long.

    >>> lw.count(lw.Puzzle.boxed("square", (8, 8), [lw.Part("##", copies=32)]))
    12988816
    >>> lw.count("pentominoes-6x10", modulo="reflections")
    2339
    """
    counted_as = one_of(modulo, MODULI, "modulo")
    problem, most_bytes, report = _counting(puzzle, order, memory, progress)
    from latticework.jobs.counted import different  # noqa: PLC0415 it loads kernels
    from latticework.search.counting.layers import SolutionCounter  # noqa: PLC0415

    if counted_as != "nothing":
        return different(problem, order, most_bytes, report)[MODULI.index(counted_as)]
    return SolutionCounter(problem.only_choosable()[0], problem.order(order, "short"), most_bytes).count(report)


class SetCounts(NamedTuple):
    """A set of parts, by name how often each is used, and how many solutions it has; made by `count_by_parts`.

    >>> bars = [lw.Part("#", "O", (0, 2)), lw.Part("##", "I", (0, 1))]
    >>> lw.count_by_parts(lw.Puzzle.boxed("square", (2, 1), bars))[0].parts
    {'I': 1}
    """

    parts: dict[str, int]
    counts: Counts


def count_by_parts(puzzle: Puzzle | str | Path, *, order: str = "", memory: int = 256,
                   progress: Callable[[float], object] | None = None) -> list[SetCounts]:
    """Return how many solutions there are for each set of parts that has any, without listing them.

    `lw.design.sets` finds the same by a search. Here the time depends on how many sets and partial solutions there
    are, not on how many solutions.

    puzzle: parts that may be left out, or used more or less often; the symmetries are those of each set.
    order, memory, progress: as for `count`.

    Raises LatticeworkError when an argument is wrong, or counting would take far too long.

    >>> some = [lw.Part(part.cells, part.name, (0, 1)) for part in lw.polyforms("square", 5)]
    >>> found = lw.count_by_parts(lw.Puzzle.boxed("square", (5, 5), some))
    >>> len(found), sum(one.counts.reflections for one in found)
    (45, 107)
    """
    problem, most_bytes, report = _counting(puzzle, order, memory, progress)
    from latticework.jobs.counted import by_parts  # noqa: PLC0415 it loads kernels

    parts = problem.reduction.puzzle.parts
    return [SetCounts({part.name: n for part, n in zip(parts, used, strict=True) if n}, Counts(*counts))
            for used, *counts in by_parts(problem, order, most_bytes, report)]


def _counting(puzzle: Puzzle | ExactCover | str | Path, order: str, memory: int,
              progress: Callable[[float], object] | None
              ) -> tuple[Searched, int, Callable[["CountingProgress"], None]]:
    """Return what is counted, the most bytes for it, and what reports progress; raises LatticeworkError."""
    if order:
        one_of(order, ORDERS, "order")
    function(progress, "progress", "a number from 0 to 1")
    most_bytes = whole(memory, "memory", 1) << 20

    def report(now: "CountingProgress") -> None:
        if progress is not None:
            progress(now.share)

    return searched(as_problem(puzzle).document), most_bytes, report


class Mean(NamedTuple):
    """An estimated number, its standard error, and a range that contains the truth nine times in ten, or None.

    >>> print(lw.estimate("soma").all)
    11,520 ± 0
    """

    mean: float
    error: float
    within: tuple[float, float] | None = None

    def __str__(self) -> str:
        return f"{float(f'{self.mean:.4g}'):,.10g} ± {float(f'{self.error:.2g}'):,.10g}"


class Estimate(NamedTuple):
    """The estimated size, time and solutions of a complete search.

    nodes: the nodes of the search tree.
    seconds: the time on one core of this machine.
    all, rotations, reflections: the solutions, counted as in `Counts`.
    probes: how many random probes these are the means of.
    exact: the tree is so small that it was searched instead, and the counts are no estimates.
    doubts: why not to trust the numbers, in words.

    >>> lw.estimate("soma").reflections.mean
    240.0
    """

    nodes: Mean
    seconds: Mean
    all: Mean
    rotations: Mean
    reflections: Mean
    probes: int
    exact: bool
    doubts: tuple[str, ...]


def estimate(
    puzzle: Puzzle | ExactCover | str | Path, *, seconds: float | None = None, probes: int | None = None,
    seed: int = 0, engine: str = "auto", order: str = "", size: bool | None = None, hold: str = "auto",
) -> Estimate:
    """Estimate the size, time and solutions of a complete search by random probes of the search tree (Knuth 1975).

    puzzle: a puzzle or an exact cover problem, or the name or path of one.
    seconds: for how long probes are sent, 5 unless a number of probes is given.
    probes: how many are sent at most.
    seed: the same seed and number of probes give the same numbers, but for the time.
    engine, order, size, hold: as for `solve`.

    Raises LatticeworkError when an argument is wrong, or the tree is too large for a floating-point number.

    >>> small = lw.estimate("soma", probes=100)
    >>> small.exact, small.all.mean
    (True, 11520.0)
    """
    limit = UNLIMITED if probes is None else min(whole(probes, "probes", 1), UNLIMITED)
    if seconds is not None:
        seconds_of(seconds)
    ready = prepare(as_problem(puzzle).document, method_of(engine, order, size, (), hold))
    ready = by_probing(ready) if ready.method.hold == PROBE else ready
    # With a number of probes alone, time is no limit.
    made = probed(ready, limit, seconds or (1e9 if probes else 5.0), whole(seed, "seed", 0))
    nodes, took, total, rotations, reflections = (
        Mean(one.mean, one.error, one.within)
        for one in (made.nodes, made.seconds, made.total, made.rotations, made.reflections))
    return Estimate(nodes, took, total, rotations, reflections, made.probes, made.exact, made.doubts)


def verify(what: Solution | Solutions | ExactCoverSolutions | str | Path, *, workers: int = 1,
           progress: Callable[[float], object] | None = None) -> int:
    """Check solutions against the puzzle itself, not the cover problem of the engines; return how many were right.

    what: a solution; all those that `solve` or `exact_cover` returns; or the path of a search file, of which the open
    subtrees are checked, too.
    workers: how many processes check a file of more than 50,000 solutions.
    progress: called with the share of the file that is checked, 0 to 1.

    Raises LatticeworkError that says what is wrong with the first wrong solution.

    >>> lw.verify(lw.solve("soma", limit=3))
    3
    >>> lw.verify(lw.exact_cover([["a"], ["a", "b"], ["b"]]))
    2
    >>> lw.solve("soma", search="soma.search").counts.reflections
    240
    >>> lw.verify("soma.search")
    240
    """
    function(progress, "progress", "a number from 0 to 1")
    processes = whole(workers, "workers", 1, MOST_WORKERS)
    if isinstance(what, ExactCoverSolutions):
        document = what.problem.document
        return sum(_right(document.name, option_faults(document, chosen)) for chosen in what.chosen())
    if isinstance(what, Solution | Solutions):
        some = [what] if isinstance(what, Solution) else what
        return sum(_right(one.puzzle.name, faults(one.puzzle.document, one.document)) for one in some)

    def report(done: int, of: int) -> None:
        if progress is not None:
            progress(done / of)

    if not isinstance(what, str | Path):
        raise LatticeworkError(f"what: {shown(what)} should be a solution, what `solve` returns, or the path of a "
                               "search file")
    with closing(SearchFile.open(as_path(what, "what"))) as file:
        return verify_file(file, processes, report).totals.stored


def _right(name: str, found: list[str]) -> int:
    """Return 1 for a solution without faults; raises LatticeworkError that names the faults."""
    if found:
        raise LatticeworkError(f"{name}: {'; '.join(found)}")
    return 1
