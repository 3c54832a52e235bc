"""Who searches: how many processes of this machine, with how much memory, and the workers of a cluster."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from latticework.run.cluster.scheduler import Scheduler


@dataclass
class Crew:
    """The workers of a search. `workers`, a number of processes, may be set by any thread meanwhile, also to 0.

    memory: the most bytes each may hold, None for no limit. cluster: whose workers search, too.
    """

    workers: int
    memory: int | None = None
    cluster: "Scheduler | None" = None

    @property
    def is_this_process(self) -> bool:
        """Whether the program can do all of it itself, without any other process."""
        return self.workers == 1 and self.memory is None and self.cluster is None
