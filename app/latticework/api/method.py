"""How to search, as the library is told."""

from collections.abc import Iterable

from latticework.api.arguments import one_of
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError, shown
from latticework.search import ENGINES
from latticework.search.pruning.tables import PRUNINGS
from latticework.session import Method


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
