"""How to search, as the library is told."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from latticework.api.arguments import as_path, function, one_of, whole
from latticework.api.found import Tell
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError, shown
from latticework.search import ENGINES
from latticework.search.pruning.tables import PRUNINGS
from latticework.session import Method
from latticework.session.worker_count import MOST_WORKERS


class Extent(NamedTuple):
    """How much is searched, by how many processes, in which file, and who is told how far it is.

    limit: how many solutions are enough, None for all. path: None for a search that is not kept.
    """

    limit: int | None
    workers: int
    path: Path | None
    tell: Tell


def method_of(engine: str, order: str, size: bool | None, prune: str | Iterable[str], hold: str) -> Method:
    """Return a method from the arguments of `solve` and `estimate`, which have the words of the terminal.

    Raises LatticeworkError.
    """
    if not isinstance(size, bool | None):
        raise LatticeworkError(f"size: {shown(size)} should be True, False or None")
    if not isinstance(hold, str) or not hold:
        raise LatticeworkError(f"hold: {shown(hold)} should be 'auto', 'probe', the name of a part, or a cell such "
                               "as '2,0'")
    if not isinstance(prune, Iterable):
        raise LatticeworkError(f"prune: {shown(prune)} should be names such as 'small,islands', or a list of them")
    names = {one_of(name, PRUNINGS, "prune") for name in (prune.split(",") if isinstance(prune, str) else prune)}
    return Method(one_of(engine, ENGINES, "engine"), order and one_of(order, ORDERS, "order"), size,
                  tuple(name for name in PRUNINGS if name in names), "" if hold == "auto" else hold)


def extent_of(limit: Any, workers: Any, search: Any, progress: Any) -> Extent:
    """Return the extent of a search from arguments of `solve` and `exact_cover`; raises LatticeworkError."""
    function(progress, "progress", "a Progress")
    return Extent(None if limit is None else whole(limit, "limit", 1), whole(workers, "workers", 1, MOST_WORKERS),
                  None if search is None else as_path(search, "search"), progress or (lambda _: None))
