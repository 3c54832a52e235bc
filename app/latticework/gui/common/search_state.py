"""The states that the search of the puzzle at hand can be in."""

from enum import Enum


class SearchState(Enum):
    """What the search of the puzzle at hand is doing."""

    LOOKING = "looking"
    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    PAUSING = "pausing"
    PAUSED = "paused"
    STOPPED = "stopped"
    FINISHED = "finished"
    ELSEWHERE = "elsewhere"
