"""What the window says of the search for sets: its state, how many sets there are, why there is none."""

from latticework.designs.part_sets import counts_of
from latticework.gui.design.finder import FoundSets, SetFinder
from latticework.gui.design.run_part import draw_first
from latticework.gui.solve.status_texts import explored_share, explored_text, reasons_text
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import sentences, tr, tr_n


def go(state: SearchState) -> str:
    """Return the text of the button that begins, pauses and resumes."""
    if state in {SearchState.STARTING, SearchState.RUNNING, SearchState.PAUSING}:
        return tr("Pause")
    return tr("Resume") if state in {SearchState.PAUSED, SearchState.STOPPED} else tr("Find sets")


def state(finder: SetFinder) -> str:
    """Return in a sentence or two how the search stands, and what can be done."""
    if finder.puzzle is None or not finder.puzzle.target.cells:
        return ""
    if finder.refusal:
        return finder.refusal
    if finder.making or finder.runner.look is None or finder.candidates is None:
        return tr("Looking at the parts…")
    look, standing, totals = finder.runner.look, finder.runner.standing, finder.runner.totals
    # Before `hopeless`, which is true of such a search, too, though it can be put aside.
    if look.earlier.refusal:
        return tr("The earlier search cannot be read: {reason}. Find sets puts its file aside and begins again.",
                  reason=look.earlier.refusal)
    if finder.runner.hopeless:
        return reasons_text(look)
    parts = tr_n("{n} part to choose from.", "{n} parts to choose from.", len(finder.candidates.parts))
    explored = tr("{share} explored.", share=explored_text(explored_share(totals)))
    return {
        SearchState.IDLE: parts,
        SearchState.STARTING: tr("Getting ready…"),
        SearchState.RUNNING: explored,
        SearchState.PAUSING: tr("Everything found so far is being saved…"),
        SearchState.ELSEWHERE: tr("Another window or program is searching. Pause it there, then resume here."),
        SearchState.FINISHED: tr("All possibilities were tried."),
    }.get(standing, tr("{explored} Resume whenever you like, also tomorrow.", explored=explored))


def summary(found: FoundSets | None, listed: int, modulo: str) -> str:
    """Return how many sets there are, how many have one solution, how many of them are listed."""
    if found is None or not len(found.table):
        return ""
    number, once = len(found.table), int((counts_of(found.table, modulo) == 1).sum())
    some = "" if listed == number else tr_n("{n} of them is listed.", "{n} of them are listed.", listed)
    every = tr_n("{n} set of parts fills the target, {once} with exactly one solution.",
                 "{n} sets of parts fill the target, {once} with exactly one solution.", number, once=once)
    if not found.complete:
        every = tr_n("So far {n} set of parts was found, {once} with one solution up to now.",
                     "So far {n} sets of parts were found, {once} with one solution up to now.", number, once=once)
    return sentences(every, some)


def nothing(finder: SetFinder, number: int, only_favourites: bool) -> str:
    """Return why no set is listed, and what to do.

    number: how many were found, whether or not they are wanted. only_favourites: whether only these are listed.
    """
    if number and only_favourites:
        return tr("No favourite is among the sets that are wanted. To make a set one, choose it and press Ctrl+B, or "
                  "click on its star in the table.")
    if number:
        return tr_n("The set found is not as wanted. Change at the left which sets are shown.",
                    "None of the {n} sets found is as wanted. Change at the left which sets are shown.", number)
    if finder.puzzle is None or not finder.puzzle.target.cells:
        return draw_first()
    # The state at the left says why.
    if finder.refusal or finder.making or finder.runner.hopeless:
        return ""
    standing = finder.runner.standing
    if standing == SearchState.FINISHED:
        return tr("No set of these parts fills the target. Choose from other parts, or let each be used more often.")
    if standing == SearchState.IDLE:
        return tr("Choose at the left from which parts the sets are to be made, then press Find sets. One search "
                  "finds all sets that fill the target, with how many solutions each has.")
    return tr("No set was found yet.")
