"""Texts on the state of a search: figures, actions and their tips, faults."""

from latticework.gui.solve.puzzle_check import Look
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import grouped, reworded, tr, tr_n
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle
from latticework.search.pruning.tables import PRUNINGS
from latticework.store.solution_order import ApartSoFar
from latticework.visible_text import percent

_MOST_REASONS = 6


def counts(totals: Totals, has_copies: bool = True) -> str:
    """Return the numbers of solutions, a line each: different, with mirror images, in all positions.

    has_copies: whether what is searched has symmetric copies of solutions; without them there is one number.
    """
    if not totals.solutions:
        return tr("none", "solutions") if totals.complete else tr("none yet", "solutions")
    if not has_copies:
        return grouped(totals.solutions)
    return tr("{different} different\n{rotations} with mirror images\n{all} in all positions",
              different=totals.solutions, rotations=totals.rotations, all=totals.copies)


def apart(known: ApartSoFar, stored: int) -> str:
    """Return how many of the stored solutions come apart, and how well, as far as they were examined."""
    lines = [tr_n("{n} comes apart", "{n} come apart", known.apart) if known.apart else tr("none comes apart")]
    if known.best and known.apart == 1:
        lines = [tr("1 comes apart, level {level}", level=known.best)]
    elif known.best:
        lines.append(tr_n("{n} has the best level, {level}", "{n} have the best level, {level}", known.with_best,
                          level=known.best))
    if known.unknown:
        lines.append(tr_n("of {n} it is not known", "of {n} it is not known", known.unknown))
    if known.examined < stored:
        lines.append(tr("{examined} of {stored} tried", examined=known.examined, stored=stored))
    return "\n".join(lines)


def cut_off(cut: dict[str, int]) -> str:
    """Return how many nodes each pruning cut off, a line each."""
    return ("\n".join(tr("{count} by {pruning}", count=cut[name], pruning=name) for name in PRUNINGS if name in cut)
            or tr("nothing yet"))


def explored_text(share: float) -> str:
    """Return the explored share of a search, 100 % only at its end."""
    return tr("{percent} %", percent=grouped(100) if share == 1 else grouped(percent(share, 3), 3))


def activity_text(state: SearchState, able: bool) -> str:
    """Return what begins or resumes a search whose work could be watched, "" where nothing can.

    able: whether Solve or Resume can be pressed.
    """
    if state == SearchState.IDLE and able:
        return tr("Solve (F5) begins one.")
    if state in {SearchState.PAUSED, SearchState.STOPPED} and able:
        return tr("Resume (F5) continues this one.")
    return ""


def reasons_text(look: Look) -> str:
    """Return why a puzzle cannot be solved, a reason a line."""
    return "\n".join(reworded(reason.text) for reason in look.reasons[:_MOST_REASONS])


def fault_text(look: Look) -> str:
    """Return the faults, and reasons of exact cover problems, that no other page explains; "" without any."""
    if look.earlier.refusal:
        return _unreadable(look.earlier.refusal)
    return reasons_text(look) if look.unusable or not isinstance(look.puzzle, Puzzle) else ""


def apart_action(running: bool, known: ApartSoFar, stored: int) -> tuple[str, str]:
    """Return text and tool tip of the action that takes all solutions apart, resumes that, or pauses it."""
    if running:
        return tr("Pause taking apart"), tr("Pause; what was found out is kept")
    if stored and known.examined >= stored:
        return tr("Take all apart"), tr("It was tried to take apart all solutions found so far")
    tip = tr("Find out for each solution found whether it comes apart, and by how many moves")
    return (tr("Resume taking apart") if known.examined else tr("Take all apart")), tip


def go_text(state: SearchState) -> tuple[str, str]:
    """Return text and tool tip of the action that begins, pauses and resumes a search."""
    pause, resume = tr("Pause"), tr("Resume")
    return {
        SearchState.RUNNING: (pause, tr("Pause; resume whenever you like, also next week (F5)")),
        SearchState.STARTING: (pause, tr("Stop getting ready (F5)")),
        SearchState.EXAMINING: (pause, tr("Pause; what was found out is kept (F5)")),
        SearchState.PAUSING: (pause, tr("Everything found so far is being saved")),
        SearchState.ELSEWHERE: (resume, tr("Pause the other window or program first, then resume here")),
        SearchState.PAUSED: (resume, tr("Resume where the search was paused (F5)")),
        SearchState.STOPPED: (resume, tr("Resume where the search was stopped (F5)")),
        SearchState.FINISHED: (tr("Solved"), tr("All possibilities were tried; Search > Start over begins again")),
    }.get(state, (tr("Solve"), tr("Find all solutions (F5), or by Search > Find one solution just one (Ctrl+F5)")))


def _unreadable(refusal: str) -> str:
    """Return what the user can do about an earlier search whose file was refused."""
    return tr("The earlier search of this puzzle cannot be read: {reason}. Search > Start over puts its file aside "
              "and begins again.", reason=refusal)
