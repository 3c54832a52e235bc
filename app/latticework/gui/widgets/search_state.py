"""The states in which the search of the current puzzle can be."""

from enum import Enum

from latticework.jobs.totals import Totals


class SearchState(Enum):
    """What the search of the current puzzle is doing."""

    LOOKING = "looking"
    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    PAUSING = "pausing"
    PAUSED = "paused"
    STOPPED = "stopped"
    FINISHED = "finished"
    ELSEWHERE = "elsewhere"
    EXAMINING = "examining"
    """The solutions found are being taken apart."""

    @classmethod
    def at_rest(cls, totals: Totals | None, elsewhere: bool = False) -> "SearchState":
        """Return the state of a search that does not run in this window; its totals are None before it is begun.

        elsewhere: whether another window or program is searching.
        """
        if elsewhere:
            return cls.ELSEWHERE
        if totals is None:
            return cls.IDLE
        return cls.FINISHED if totals.complete else cls.PAUSED


NEWS = {SearchState.LOOKING, SearchState.STARTING, SearchState.FINISHED, SearchState.ELSEWHERE}
"""The states in which an earlier failure or warning no longer holds."""
