"""The sentence that says why no solution is seen: whatever is known, each of its claims is true."""

from collections.abc import Callable
from itertools import product

from latticework.gui.shell.search_display import ListState, why_none_is_seen
from latticework.gui.solve.status_texts import activity_text, headline
from latticework.gui.widgets.search_state import SearchState as S
from latticework.jobs.keeping import ALL, NONE, THAT_COME_APART, sample
from latticework.jobs.totals import Totals
from latticework.search import WHOLE

CLAIMS: dict[str, Callable[[ListState], bool]] = {
    "Looking at the puzzle": lambda known: known.state == S.LOOKING,
    "No solution yet": lambda known: not (known.totals.solutions or known.stored) and known.state != S.FINISHED,
    "first solution": lambda known: (not known.totals.solutions
                                      and not (known.idle and known.state == S.RUNNING)),
    "Searching": lambda known: known.state in {S.RUNNING, S.EXAMINING},
    "Getting ready": lambda known: known.state == S.STARTING and known.kernels is None,
    "Compiling": lambda known: known.state == S.STARTING and known.kernels is not None,
    "Press Solve": lambda known: known.state == S.IDLE and known.able,
    "Press Resume": lambda known: known.state in {S.PAUSED, S.STOPPED} and known.able,
    "Search panel says": lambda known: not known.able,
    "being paused": lambda known: known.state == S.PAUSING,
    "waits for workers": lambda known: known.idle and known.state == S.RUNNING,
    "other window": lambda known: known.state == S.ELSEWHERE,
    "the filter": lambda known: known.stored > 0,
    "are being read": lambda known: known.totals.stored > known.stored == 0,
    "Undo": lambda known: known.undone > 0 and known.state == S.IDLE,
    "There is no solution": lambda known: (known.state == S.FINISHED and not known.totals.solutions
                                           and not known.totals.is_part),
    "all possibilities": lambda known: known.state == S.FINISHED and not known.stored,
    "This part": lambda known: known.state == S.FINISHED and known.totals.is_part and not known.totals.solutions,
    "counted and not stored": lambda known: known.totals.solutions > 0 == known.totals.stored,
    "comes apart": lambda known: known.keeps == THAT_COME_APART and known.totals.solutions > 0,
}
"""What the sentences claim, and when each claim is true."""


def combinations() -> list[ListState]:
    """Return all that can be known; nothing is listed that is not stored, or stored that was not found."""
    totals = [Totals(solutions=found, stored=stored, share=share)
              for found, stored, share in product((0, 7), (0, 5), (WHOLE // 2, WHOLE)) if stored <= found]
    return [ListState(state, known, keeps, stored, listed, able, idle, undone, kernels)
            for state, known, keeps, stored, listed, able, idle, undone, kernels in product(
                S, totals, (ALL, NONE, THAT_COME_APART, sample(9)), (0, 5), (0, 3), (False, True), (False, True),
                (0, 26), (None, (3, 12))) if listed <= stored]


def test_no_combination_says_anything_false():
    made = set()
    for known in combinations():
        text, final = why_none_is_seen(known)
        assert bool(text) == (known.listed == 0), known
        assert not final or known.state == S.FINISHED, known
        claimed = [claim for claim in CLAIMS if claim in text]
        assert bool(claimed) == bool(text), text
        assert all(CLAIMS[claim](known) for claim in claimed), (text, known)
        made.update(claimed)
    assert made == set(CLAIMS), "each claim is made somewhere"


def test_panel_and_view_say_the_same_while_a_search_gets_ready():
    for kernels in (None, (3, 12)):
        said = headline(S.STARTING, Totals(), kernels=kernels)
        assert why_none_is_seen(ListState(S.STARTING, Totals(), kernels=kernels)) == (said, False)
        assert activity_text(S.STARTING, Totals(), able=False, kernels=kernels) == said


def test_what_shows_a_search_at_work_can_be_done():
    for state, able, idle, kernels, share in product(S, (False, True), (False, True), (None, (3, 12)), (0, WHOLE)):
        said = activity_text(state, Totals(share=share), able, idle, kernels)
        assert said
        assert ("Solve (F5)" in said) == (able and state == S.IDLE), said
        assert ("Resume (F5)" in said) == (able and state in {S.PAUSED, S.STOPPED}), said
        assert ("in the way" in said) == (not able and state in {S.IDLE, S.PAUSED, S.STOPPED}), said
        assert ("Compiling" in said) == (kernels is not None and state in {S.STARTING, S.EXAMINING}), said
