"""How a search is told in words."""

from latticework.gui.search.runner import State
from latticework.session import Totals


def counts(totals: Totals) -> str:
    """Return the three numbers of solutions: essentially different, modulo rotations, all."""
    if not totals.solutions:
        return "none" if totals.complete else "none yet"
    return (f"{totals.solutions:,} essentially different\n{totals.rotations:,} modulo rotations\n"
            f"{totals.copies:,} in all")


def headline(state: State, totals: Totals) -> str:
    """Return one sentence on how the search stands."""
    if state == State.FINISHED:
        return "Finished: these are all solutions." if totals.solutions else "Finished: there is no solution."
    return {
        State.LOOKING: "Looking at the puzzle…", State.IDLE: "Not solved yet.",
        State.STARTING: "Starting the workers…", State.RUNNING: "Searching…",
        State.PAUSING: "Pausing: finishing the slices in flight…",
        State.PAUSED: "Paused. Everything is saved; you may close the program.",
        State.STOPPED: "Stopped before the end.",
    }[state]
