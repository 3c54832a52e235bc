"""Why a puzzle or an exact cover problem can have no solution, as far as that is seen without a search."""

from latticework.cover import PosedCover, Reason, check, regions
from latticework.cover.exact_cover_problem import lacking
from latticework.search.pruning.root import hopeless_at_root
from latticework.search.pruning.tables import CERTAIN
from latticework.session.job import Prepared


def reasons(prepared: Prepared) -> list[Reason]:
    """Return all reasons found why there can be no solution; empty when none was found."""
    if isinstance(prepared.reduced, PosedCover):
        return lacking(prepared.reduced.document)
    found = check(prepared.reduction)
    if found:
        return found
    cut = hopeless_at_root(prepared.reduction.cover, regions(prepared.reduction))
    return [Reason(CERTAIN[cut])] if cut else []
