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
        self.share = TimePlot(tr("Explored (%)"))
        self.solutions, self.nodes = TimePlot(tr("Solutions")), TimePlot(tr("Nodes"))
        self.levels = LevelPlot(tr("Nodes by level"))
        self.levels.setToolTip(tr("How many nodes of the search tree were entered with so many parts placed"))
        self.plots = self.share, self.solutions, self.nodes, self.levels
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._columns = self._turn = 0
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

    def show_next(self, points: Sequence[Point], whole: int, profile: Sequence[int]) -> None:
        """Show the course of a search in the next plot: all at once would keep the window busy for too long.

        whole: the share that there is to explore.
        """
        plot, self._turn = self.plots[self._turn], (self._turn + 1) % len(self.plots)
        seconds = [point.seconds for point in points]
        if plot is self.share:
            self.share.show_points(seconds, [100 * point.explored / whole for point in points])
        elif plot is self.solutions:
            self.solutions.show_points(seconds, [point.solutions for point in points])
        elif plot is self.nodes:
            self.nodes.show_points(seconds, [point.nodes for point in points])
        else:
            self.levels.show_profile(profile)

    def dress(self) -> None:
        """Follow the colours of the window."""
        for plot in self.plots:
            plot.dress()
