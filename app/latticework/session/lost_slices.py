"""Slices lost because their worker ended, hung or failed: which to try again, and when to give up."""

from collections import Counter

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase, phrase_n
from latticework.session.rows import Open

SUSPECT, HOPELESS = 2, 5  # times lost after which a slice is tried alone, at the end; and after which it is set aside
MOST_IN_A_ROW = 8  # losses without a slice that ends between them: then something else is wrong


class Losses:
    """The slices lost since a search began to run; one that is lost even alone is set aside until the next run.

    suspects: slices that are to be tried alone, when nothing else is left. aside: how many were given up.
    """

    def __init__(self) -> None:
        self.deaths = self.aside = 0
        self.suspects: list[Open] = []
        self.notice = ""
        self._in_a_row = 0
        self._times: Counter[int] = Counter()

    def ended_well(self) -> None:
        """Take note that a slice was finished."""
        self._in_a_row = 0

    def workers_lost(self, rows: list[Open], what: str) -> list[Open]:
        """Take note that all workers are gone with these slices; return which to hand out again at once."""
        self.deaths += 1
        return self._lost(rows, what, phrase("{what}. What it was doing is repeated; nothing is lost.", what=what))

    def failed(self, row: Open, error: BaseException) -> list[Open]:
        """Take note that a slice raised an error; return it if it is to be handed out again at once."""
        reason = phrase("not enough memory") if isinstance(error, MemoryError) else shown(error, 120)
        what = phrase("A step of the search failed ({reason})", reason=reason)
        return self._lost([row], what, phrase("{what}. It is repeated; nothing is lost.", what=what))

    def _lost(self, rows: list[Open], what: str, notice: str) -> list[Open]:
        self.notice = notice
        again = []
        for row in rows:
            self._times[row.id] += 1
            if self._times[row.id] >= HOPELESS:
                self.aside += 1
                self.notice = phrase_n(
                    "{what}. {n} part of the search failed each time and will be left for later; the rest goes on. "
                    "Resume tries again.",
                    "{what}. {n} parts of the search failed each time and will be left for later; the rest goes on. "
                    "Resume tries again.", self.aside, what=what)
            elif self._times[row.id] >= SUSPECT:
                self.suspects.append(row)
            else:
                again.append(row)
        self._in_a_row += 1
        if self._in_a_row >= MOST_IN_A_ROW:
            raise LatticeworkError(phrase("{what}. This happened {most} times in a row, so the search was paused. "
                                          "All finished work is saved.", what=what, most=MOST_IN_A_ROW))
        return again
