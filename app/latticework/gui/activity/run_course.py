"""How a search went on, as points of a plot: dense enough to be drawn, and never more than some hundred."""

from collections.abc import Sequence

from latticework.jobs.totals import Totals
from latticework.store.tables.course_rows import Point

LEAST, PART = 0.25, 0.005
"""Seconds between two points, and the part of the time spent: half a pixel or so."""


class RunCourse:
    """The points of a search, those that its file keeps and those of the run that is watched."""

    def __init__(self, points: Sequence[Point] = ()) -> None:
        self.points = list(points)
        self._latest: Point | None = None

    def take_note(self, totals: Totals) -> None:
        """Note how far the search is."""
        point = Point(totals.seconds, totals.nodes, totals.explored, totals.solutions)
        last = self.points[-1].seconds if self.points else -LEAST
        self._latest = point
        if point.seconds >= last + max(LEAST, PART * last):
            self.points.append(point)

    @property
    def with_latest(self) -> list[Point]:
        """All points, the last one being how it stands now."""
        latest = self._latest
        return self.points if latest is None or latest in self.points[-1:] else [*self.points, latest]
