"""Who searches: how many processes of this machine, with how much memory."""

from dataclasses import dataclass


@dataclass
class Crew:
    """Who searches. `workers`, a number of processes, may be set from any thread while they do, also to 0.

    memory: the most bytes each may hold, None for no limit.
    """

    workers: int
    memory: int | None = None
