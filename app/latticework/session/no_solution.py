"""Why a puzzle or an exact cover problem can have no solution, as far as that is seen without a search."""

from latticework.cover import PosedCover, Reason, check, regions
from latticework.cover.exact_cover_problem import lacking
from latticework.phrases import phrase
from latticework.search.pruning.root import hopeless_at_root
from latticework.session.job import Prepared

CERTAIN = {
    "small": phrase("The target has a piece that is smaller than every part."),
    "islands": phrase("The target has a piece whose size is no sum of sizes of parts."),
    "parity": phrase("With the cells in two colours like a chessboard, the parts cannot cover as many of each as "
                     "there are."),
    "fits": phrase("A cell of the target can be covered by nothing."),
}
"""What each pruning says of a puzzle when it cuts off the root."""


def reasons(prepared: Prepared) -> list[Reason]:
    """Return all reasons found why there can be no solution; empty when none was found."""
    if isinstance(prepared.reduced, PosedCover):
        return lacking(prepared.reduced.document)
    found = check(prepared.reduction)
    if found:
        return found
    cut = hopeless_at_root(prepared.reduction.cover, regions(prepared.reduction))
    return [Reason(CERTAIN[cut])] if cut else []
