"""Texts on the state of a search: headline, figures, buttons and their tips, complaints about a puzzle."""

from latticework import compiling
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import grouped, reworded, tr, tr_n, translatable, translated
from latticework.jobs.keeping import ALL, NONE, THAT_COME_APART
from latticework.jobs.totals import Totals
from latticework.search.pruning.tables import PRUNINGS
from latticework.store.solution_order import ApartSoFar

_MOST_REASONS = 6
EAGER = translatable("Looking at the puzzle; the search begins then…")
UNSAVED = translatable("Paused. What could not be saved will be searched again; you may close the program.")
_NONE_APART = translatable("Finished: no solution comes apart.")
IN_THE_WAY = translatable("The message below says what is in the way")


def counts(totals: Totals, has_copies: bool = True) -> str:
    """Return the numbers of solutions, a line each: essentially different, modulo rotations, all.

    has_copies: whether what is searched has symmetric copies of solutions; without them there is one number.
    """
    if not totals.solutions:
        return tr("none", "solutions") if totals.complete else tr("none yet", "solutions")
    if not has_copies:
        return grouped(totals.solutions)
    return tr("{different} essentially different\n{rotations} modulo rotations\n{all} in all",
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
        lines.append(tr("{examined} of {stored} looked at", examined=known.examined, stored=stored))
    return "\n".join(lines)


def cut_off(cut: dict[str, int]) -> str:
    """Return how many nodes each pruning cut off, a line each."""
    return ("\n".join(tr("{count} by {pruning}", count=cut[name], pruning=name) for name in PRUNINGS if name in cut)
            or tr("nothing yet"))


def headline(
    state: SearchState, totals: Totals, limit: int | None = None, idle: bool = False, keeps: str = ALL,
    kernels: tuple[int, int] | None = None,
) -> str:
    """Return one sentence on how the search stands.

    limit: at how many stored solutions it is to pause. idle: whether it has no workers. keeps: which it stores, see
    `Keeping`. kernels: how many are compiled, of how many, while the search waits for them.
    """
    if kernels is not None and state in {SearchState.STARTING, SearchState.EXAMINING}:
        return reworded(compiling.progress_text(*kernels))
    if keeps == THAT_COME_APART and state == SearchState.FINISHED and totals.solutions:
        return (tr("Finished: these are all the solutions that come apart.") if totals.stored
                else translated(_NONE_APART))
    if state == SearchState.FINISHED and totals.is_part:
        return tr("Finished: this part of a search is done; the terminal merges it with the others.")
    if keeps == NONE and state == SearchState.FINISHED and totals.solutions:
        return tr("Finished: all the solutions were counted.")
    if totals.stored < totals.solutions and state == SearchState.FINISHED:
        return tr("Finished: these are a sample of all the solutions.")
    if state == SearchState.FINISHED:
        return (tr("Finished: these are all the solutions.") if totals.solutions
                else tr("Finished: there is no solution."))
    if limit is not None and state == SearchState.PAUSED and totals.stored >= limit:
        return tr_n("One solution found; the search can go on.", "{n} solutions found; the search can go on.",
                    totals.solutions)
    if idle and state == SearchState.RUNNING:
        return tr("Waiting for workers: their number is 0.")
    return {
        SearchState.LOOKING: tr("Looking at the puzzle…"), SearchState.IDLE: tr("Not solved yet."),
        SearchState.STARTING: tr("Getting ready to search…"),
        SearchState.RUNNING: tr("Searching for one solution…") if limit == 1 else tr("Searching…"),
        SearchState.PAUSING: tr("Pausing: finishing the current steps. Press Stop to end at once."),
        SearchState.PAUSED: tr("Paused. Everything is saved; you may close the program."),
        SearchState.STOPPED: tr("Stopped before the end."),
        SearchState.ELSEWHERE: tr("Another window or program is searching this puzzle. What it finds is shown here."),
        SearchState.EXAMINING: tr("Taking the solutions apart…"),
    }[state]


def activity_text(
    state: SearchState, totals: Totals, able: bool, idle: bool = False, kernels: tuple[int, int] | None = None
) -> str:
    """Return how a running search stands; where none runs, what begins or resumes one, or that something hinders it.

    able: whether Solve or Resume can be pressed.
    """
    if state == SearchState.IDLE and able:
        return tr("Solve (F5) begins one.")
    if state in {SearchState.PAUSED, SearchState.STOPPED} and able:
        return tr("Resume (F5) goes on with this one.")
    if state in {SearchState.IDLE, SearchState.PAUSED, SearchState.STOPPED}:
        return tr("The Search panel says what is in the way.")
    return headline(state, totals, idle=idle, kernels=kernels)


def short_text(state: SearchState, totals: Totals) -> str:
    """Return a few words on how the search stands, "" before it has done anything."""
    if state == SearchState.FINISHED:
        return tr_n("{n} solution", "{n} solutions", totals.solutions) if totals.solutions else tr("No solution")
    if state in {SearchState.LOOKING, SearchState.IDLE} or not totals.nodes:
        return ""
    return tr_n("{percent} % explored, {n} solution", "{percent} % explored, {n} solutions", totals.solutions,
                percent=grouped(min(totals.explored_part * 100, 99.9), 1))


def complaints(look: Look) -> tuple[str, list[int]]:
    """Return why a puzzle cannot be solved or its search not be read, a reason a line, and which lines are links.

    A line is a link where its reason names a part or cells.
    """
    reasons = look.reasons[:_MOST_REASONS]
    lines = [reworded(reason.text) for reason in reasons]
    if look.earlier.refusal:
        lines.append(_unreadable(look.earlier.refusal))
    return "\n".join(lines), [number for number, reason in enumerate(reasons) if reason.cells or reason.part >= 0]


def apart_action(running: bool, known: ApartSoFar, stored: int) -> tuple[str, str]:
    """Return text and tool tip of the action that takes all solutions apart, resumes that, or pauses it."""
    if running:
        return tr("Pause taking apart"), tr("Pause; what was found out is kept")
    if stored and known.examined >= stored:
        return tr("Take all apart"), tr("It was tried to take apart all solutions found so far")
    tip = tr("Find out for each solution found whether it comes apart, and by how many moves")
    return (tr("Go on taking apart") if known.examined else tr("Take all apart")), tip


def stop_tip(state: SearchState) -> str:
    """Return the tool tip of the button that stops a search."""
    if state == SearchState.PAUSING:
        return tr("End at once; a few seconds of searching will be repeated later (Shift+F5)")
    return tr("End this search; the solutions found stay (Shift+F5)")


def button(state: SearchState) -> tuple[str, str, str]:
    """Return text, icon and tool tip of the button that begins, pauses and resumes a search."""
    pause, resume = tr("Pause"), tr("Resume")
    return {
        SearchState.RUNNING: (pause, "pause", tr("Pause; go on whenever you like, also next week (F5)")),
        SearchState.STARTING: (pause, "pause", tr("Stop getting ready (F5)")),
        SearchState.EXAMINING: (pause, "pause", tr("Pause; what was found out is kept (F5)")),
        SearchState.PAUSING: (pause, "pause", tr("Everything found so far is being saved")),
        SearchState.ELSEWHERE: (resume, "play", tr("Pause the other window or program first, then go on here")),
        SearchState.PAUSED: (resume, "play", tr("Go on where the search was paused (F5)")),
        SearchState.STOPPED: (resume, "play", tr("Go on where the search was stopped (F5)")),
        SearchState.FINISHED: (tr("Solved"), "play",
                               tr("All possibilities were tried; Search > Start over begins anew")),
    }.get(state, (tr("Solve"), "play",
                  tr("Find all solutions (F5), or by Search > Find one solution just one (Ctrl+F5)")))


def _unreadable(refusal: str) -> str:
    """Return what the user can do about an earlier search whose file was refused."""
    return tr("The earlier search of this puzzle cannot be read: {reason}. Search > Start over puts its file aside "
              "and begins anew.", reason=refusal)
