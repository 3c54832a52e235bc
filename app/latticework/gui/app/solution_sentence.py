"""The one sentence that says why no solution is seen, from all that is known of document, search and list."""

from dataclasses import dataclass

from latticework.gui.common.search_state import SearchState
from latticework.gui.common.translation import tr, tr_n
from latticework.gui.search.status_texts import headline
from latticework.jobs.keeping import ALL, THAT_COME_APART
from latticework.jobs.totals import Totals


@dataclass(frozen=True)
class Known:
    """What is known while no solution is seen.

    state, totals, keeps: of the search. stored: how many solutions the list could show; listed: how many it shows.
    able: whether Solve or Resume can be pressed. idle: whether a search that runs has no workers. undone: how many
    solutions the puzzle had that Undo leads back to. kernels: so many are ready of so many, while it waits for them.
    """

    state: SearchState
    totals: Totals
    keeps: str = ALL
    stored: int = 0
    listed: int = 0
    able: bool = False
    idle: bool = False
    undone: int = 0
    kernels: tuple[int, int] | None = None


def sentence(known: Known) -> tuple[str, bool]:
    """Return why no solution is seen, "" where one is; and whether that is final."""
    if known.listed:
        return "", False
    if known.state == SearchState.LOOKING:
        return tr("Looking at the puzzle…"), False
    if known.stored:
        return tr_n("There is {n} solution, and the filter does not list it. “List all” shows it again.",
                    "There are {n} solutions, and the filter lists none of them. “List all” shows them again.",
                    known.stored), False
    if known.totals.stored:
        return tr("The solutions are being read…"), False
    if known.state == SearchState.FINISHED:
        return _finished(known)
    if known.totals.solutions:
        return _not_stored(known), False
    return _none_yet(known), False


def _finished(known: Known) -> tuple[str, bool]:
    if known.totals.solutions and known.keeps == THAT_COME_APART:
        return tr("No solution comes apart: all possibilities were tried."), True
    if known.totals.solutions:
        return tr("The solutions are counted and not stored."), False
    if known.totals.is_part:
        return tr("This part of the search has no solution."), True
    return tr("There is no solution: all possibilities were tried."), True


def _not_stored(known: Known) -> str:
    if known.keeps == THAT_COME_APART:
        return tr("None of the solutions found so far comes apart.")
    return tr("The solutions are counted and not stored.")


def _none_yet(known: Known) -> str:
    """Return what leads to a first solution, or what is in its way."""
    state = known.state
    if state == SearchState.ELSEWHERE:
        return tr("No solution yet. What the other window or program finds appears here.")
    if state == SearchState.PAUSING:
        return tr("No solution yet. The search is being paused.")
    if state == SearchState.RUNNING and known.idle:
        return tr("No solution yet. The search waits for workers: their number is 0.")
    if state == SearchState.STARTING:
        return headline(state, known.totals, kernels=known.kernels)
    if state in {SearchState.RUNNING, SearchState.EXAMINING}:
        return tr("Searching. The first solution appears here as soon as it is found.")
    if state == SearchState.IDLE and known.undone:
        return tr_n("{n} solution belongs to the puzzle as it was before. Edit > Undo (Ctrl+Z) brings it back.",
                    "{n} solutions belong to the puzzle as it was before. Edit > Undo (Ctrl+Z) brings them back.",
                    known.undone)
    if not known.able:
        return tr("No solution yet. The Search panel says what is in the way.")
    return (tr("No solution yet. Press Solve.") if state == SearchState.IDLE
            else tr("No solution yet. Press Resume to go on searching."))
