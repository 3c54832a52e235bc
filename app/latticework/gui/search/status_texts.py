"""How a search is told in words."""

from latticework.gui.common.search_state import SearchState
from latticework.search.pruning.tables import PRUNINGS
from latticework.session import Totals

EAGER = "Looking at the puzzle; the search begins then…"
UNSAVED = "Paused. What could not be saved will be searched again; you may close the program."
IN_THE_WAY = "The message below says what is in the way"


def counts(totals: Totals) -> str:
    """Return the three numbers of solutions: essentially different, modulo rotations, all."""
    if not totals.solutions:
        return "none" if totals.complete else "none yet"
    return (f"{totals.solutions:,} essentially different\n{totals.rotations:,} modulo rotations\n"
            f"{totals.copies:,} in all")


def cut_off(cut: dict[str, int]) -> str:
    """Return how many nodes each pruning cut off."""
    return "\n".join(f"{cut[name]:,} by {name}" for name in PRUNINGS if name in cut) or "nothing yet"


def headline(state: SearchState, totals: Totals, for_one: bool = False) -> str:
    """Return one sentence on how the search stands; for_one: it is to pause at the first solution."""
    if state == SearchState.FINISHED:
        return "Finished: these are all the solutions." if totals.solutions else "Finished: there is no solution."
    if for_one and state == SearchState.PAUSED and totals.solutions:
        found = f"{totals.solutions:,} solutions" if totals.solutions > 1 else "One solution"
        return f"{found} found; the search can go on."
    return {
        SearchState.LOOKING: "Looking at the puzzle…", SearchState.IDLE: "Not solved yet.",
        SearchState.STARTING: "Getting ready to search…",
        SearchState.RUNNING: "Searching for one solution…" if for_one else "Searching…",
        SearchState.PAUSING: "Pausing: finishing the current steps. Press Stop to end at once.",
        SearchState.PAUSED: "Paused. Everything is saved; you may close the program.",
        SearchState.STOPPED: "Stopped before the end.",
        SearchState.ELSEWHERE: "Another window or program is searching this puzzle. What it finds is shown here.",
    }[state]


def compiling(ready: int, known: int) -> str:
    """Return what is being waited for while kernels are compiled, so many being ready of so many."""
    return f"Compiling the search for this machine, once after an installation: {ready} of {known}…"


def stop_tip(state: SearchState) -> str:
    """Return what the button that stops a search does."""
    if state == SearchState.PAUSING:
        return "End at once; a few seconds of searching will be repeated later (Shift+F5)"
    return "End this search; the solutions found stay (Shift+F5)"


def button(state: SearchState) -> tuple[str, str, str]:
    """Return text, icon and tip of the button that begins, pauses and goes on with a search."""
    return {
        SearchState.RUNNING: ("Pause", "pause", "Pause; go on whenever you like, also next week (F5)"),
        SearchState.STARTING: ("Pause", "pause", "Stop getting ready (F5)"),
        SearchState.PAUSING: ("Pause", "pause", "Everything found so far is being saved"),
        SearchState.ELSEWHERE: ("Resume", "play", "Pause the other window or program first, then go on here"),
        SearchState.PAUSED: ("Resume", "play", "Go on where the search was paused (F5)"),
        SearchState.STOPPED: ("Resume", "play", "Go on where the search was stopped (F5)"),
        SearchState.FINISHED: ("Solved", "play", "All possibilities were tried; Search > Start over begins anew"),
    }.get(state, ("Solve", "play", "Find all solutions (F5), or by Search > Find one solution just one (Ctrl+F5)"))


def unreadable(refusal: str) -> str:
    """Return what is to be done about an earlier search whose file was refused."""
    return (f"The earlier search of this puzzle cannot be read: {refusal}. Search > Start over puts its file aside "
            "and begins anew.")
