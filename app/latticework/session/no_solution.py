"""Why a puzzle can have no solution, as far as that is seen without a search."""

from latticework.cover import Reason, check, regions
from latticework.search.pruning.root import hopeless_at_root
from latticework.search.pruning.tables import CERTAIN
from latticework.session.job import Prepared


def reasons(prepared: Prepared) -> list[Reason]:
    """Return all reasons found why a puzzle cannot have a solution; empty when none was found."""
    found = check(prepared.reduction)
    if found:
        return found
    cut = hopeless_at_root(prepared.reduction.cover, regions(prepared.reduction))
    return [Reason(CERTAIN[cut])] if cut else []
