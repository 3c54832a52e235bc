"""Four plots of a search beside one another, or two by two where there is little room."""

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from latticework.gui.activity.plots import LevelPlot, TimePlot
from latticework.gui.common.translation import tr
from latticework.session.course_rows import Point

WIDE = 760
"""Pixels from which on all plots lie in a row."""


class PlotsPage(QWidget):
    """Share, solutions and nodes over time, and the nodes of each level."""

    def __init__(self) -> None:
        super().__init__()
        self.share = TimePlot(tr("Explored (%)"), percent=True)
        self.solutions, self.nodes = TimePlot(tr("Solutions")), TimePlot(tr("Nodes"))
        self.levels = LevelPlot(tr("Nodes by level"))
        self.levels.setToolTip(tr("How many nodes of the search tree were entered with so many parts placed"))
        self.plots = self.share, self.solutions, self.nodes, self.levels
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._columns = 0
        self._arrange(len(self.plots))

    def _arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for number, plot in enumerate(self.plots):
                self._grid.addWidget(plot, *divmod(number, columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the plots out as there is room."""
        super().resizeEvent(event)
        self._arrange(4 if self.width() >= WIDE else 2)

    def show_course(self, points: Sequence[Point], whole: int, profile: Sequence[int]) -> None:
        """Show the course of a search; whole: the share that there is to explore."""
        seconds = [point.seconds for point in points]
        self.share.show_points(seconds, [100 * point.explored / whole for point in points])
        self.solutions.show_points(seconds, [point.solutions for point in points])
        self.nodes.show_points(seconds, [point.nodes for point in points])
        self.levels.show_profile(profile)

    def dress(self) -> None:
        """Follow the colours of the window."""
        for plot in self.plots:
            plot.dress()
