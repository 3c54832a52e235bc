"""How to search and how much, from the arguments of library functions, and how far a search is."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from latticework.api.arguments import as_path, function, one_of, whole
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError, shown
from latticework.jobs.keeping import ALL, MOST_SAMPLED, NONE, sample
from latticework.jobs.method import Method
from latticework.run.crew import MOST_WORKERS, Crew, Scheduler, checked_memory, scheduler_at
from latticework.search import ENGINES
from latticework.search.pruning.tables import PRUNINGS


class Progress(NamedTuple):
    """How far a search is.

    explored: the share of the search tree that was searched, from 0 to 1, and exactly 1 only at the end.
    solutions: how many were found, modulo rotations and reflections.
    nodes: how many nodes of the tree were entered.
    nodes_per_second: the rate at which nodes are entered.
    seconds_left: a rough estimate, None while there is none.

    >>> reports = []
    >>> lw.solve("soma", progress=reports.append).counts.reflections
    240
    >>> reports[-1].explored, reports[-1].solutions
    (1.0, 240)
    """

    explored: float = 0.0
    solutions: int = 0
    nodes: int = 0
    nodes_per_second: float = 0.0
    seconds_left: float | None = None


Report = Callable[[Progress], None]


class Extent(NamedTuple):
    """How much is searched, by whom, in which file, and the function to report progress to.

    limit: how many solutions are enough, None for all. path: None for a search that is not kept. keeps: which of the
    solutions found are stored, as text, see `Keeping`.
    """

    limit: int | None
    crew: Crew
    path: Path | None
    report: Report
    keeps: str = ALL


def method_of(engine: str, order: str, size: bool | None, prune: str | Iterable[str], hold: str) -> Method:
    """Return a method from the arguments of `solve` and `estimate`, which are named as in the terminal.

    Raises LatticeworkError.
    """
    if not isinstance(size, bool | None):
        raise LatticeworkError(f"size: {shown(size)} should be True, False or None")
    if not isinstance(hold, str) or not hold:
        raise LatticeworkError(f"hold: {shown(hold)} should be 'auto', 'probe', the name of a part, or a cell such "
                               "as '2,0'")
    if not isinstance(prune, Iterable):
        raise LatticeworkError(f"prune: {shown(prune)} should be names such as 'small,islands', or a list of them")
    # A set, then in the order of PRUNINGS: equal methods are written alike, in search files too.
    names = {one_of(name, PRUNINGS, "prune") for name in (prune.split(",") if isinstance(prune, str) else prune)}
    return Method(one_of(engine, ENGINES, "engine"), order and one_of(order, ORDERS, "order"), size,
                  tuple(name for name in PRUNINGS if name in names), "" if hold == "auto" else hold)


def crew_of(workers: Any, cluster: Any, memory: Any) -> Crew:
    """Return the crew that searches, from arguments of `solve`; raises LatticeworkError."""
    number = whole(workers, "workers", 1 if cluster is None else 0, MOST_WORKERS)
    return Crew(number, checked_memory(None if memory is None else whole(memory, "memory", 1)), _scheduler(cluster))


def _scheduler(cluster: Any) -> Scheduler | None:
    if cluster is None or isinstance(cluster, str):
        return None if cluster is None else scheduler_at(cluster)
    # A Client of Dask is recognised by its attributes, so that Dask need not be imported.
    address = getattr(getattr(cluster, "scheduler", None), "address", None)
    if not isinstance(address, str):
        raise LatticeworkError(f"cluster: {shown(cluster)} should be the address of a Dask scheduler, or a Client "
                               "that is connected to one")
    return Scheduler(address, getattr(cluster, "security", None))


def extent_of(
    limit: Any, workers: Any, search: Any, progress: Any, cluster: Any = None, memory: Any = None, keep: Any = "all"
) -> Extent:
    """Return the extent of a search from arguments of `solve` and `exact_cover`; raises LatticeworkError."""
    function(progress, "progress", "a Progress")
    return Extent(None if limit is None else whole(limit, "limit", 1), crew_of(workers, cluster, memory),
                  None if search is None else as_path(search, "search"), progress or (lambda _: None),
                  _keeps_of(keep, limit))


def _keeps_of(keep: Any, limit: Any) -> str:
    """Return which solutions are to be stored, as text; raises LatticeworkError."""
    if keep == "all":
        return ALL
    if isinstance(keep, str) and keep != NONE:
        raise LatticeworkError(f"keep: {shown(keep)} should be 'all', 'none', or the size of a sample")
    if limit is not None:
        raise LatticeworkError("limit: stops when solutions are stored; leave it out, or keep='all'")
    return NONE if keep == NONE else sample(whole(keep, "keep", 1, MOST_SAMPLED))
