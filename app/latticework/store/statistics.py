"""Statistics of a search from its file: how large it was, how it progressed, which computers did it."""

from dataclasses import dataclass, field

from latticework.jobs.totals import Totals
from latticework.store.search_file import SearchFile
from latticework.store.tables import course_rows, sample_rows
from latticework.store.tables.course_rows import Point
from latticework.store.tables.sample_rows import Machine


@dataclass(frozen=True)
class Statistics:
    """The statistics of a search.

    profile: nodes entered by level. cut: nodes that prunings cut off. first: seconds to the first solution, None
    where there is none or it was not recorded. machines: the computers that took part. course: progress over time.
    """

    method: str = ""
    totals: Totals = field(default_factory=Totals)
    profile: tuple[int, ...] = ()
    cut: dict[str, int] = field(default_factory=dict)
    first: float | None = None
    machines: tuple[Machine, ...] = ()
    course: tuple[Point, ...] = ()

    @property
    def deepest(self) -> int:
        """The deepest level at which a node was entered: as many options were chosen at once."""
        return max((level for level, nodes in enumerate(self.profile) if nodes), default=0)

    @property
    def rate(self) -> float:
        """Nodes a second over the whole search, all workers together."""
        return self.totals.nodes / self.totals.seconds if self.totals.seconds else 0.0


def statistics(file: SearchFile) -> Statistics:
    """Return the statistics of a search file, all as of one moment."""
    with file.unchanging():
        return Statistics(str(file.method), file.totals(), tuple(file.profile()), file.cut(),
                          file.read(course_rows.seconds_to_first), tuple(file.read(sample_rows.machines)),
                          tuple(file.read(course_rows.points)))
