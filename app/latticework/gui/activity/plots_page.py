"""Four plots of a search beside one another, or two by two where there is little room."""

from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from latticework.gui.activity.plots import LevelPlot, Plot, TimePlot
from latticework.gui.common.translation import tr
from latticework.store.tables.course_rows import Point

Some = TypeVar("Some", bound=Plot)

PLOTS = 4
WIDE = 760
"""Pixels from which on all plots lie in a row."""


class PlotsPage(QWidget):
    """Share, solutions and nodes over time, and the nodes of each level."""

    def __init__(self) -> None:
        super().__init__()
        self.plots: list[Plot] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._columns, self._turn = 4, 0

    @cached_property
    def share(self) -> TimePlot:
        """The share explored; each plot is made at its turn, as that takes a moment."""
        return self._added(TimePlot(tr("Explored (%)")))

    @cached_property
    def solutions(self) -> TimePlot:
        """The solutions found."""
        return self._added(TimePlot(tr("Solutions")))

    @cached_property
    def nodes(self) -> TimePlot:
        """The nodes entered."""
        return self._added(TimePlot(tr("Nodes")))

    @cached_property
    def levels(self) -> LevelPlot:
        """The nodes of each level."""
        plot = self._added(LevelPlot(tr("Nodes by level")))
        plot.setToolTip(tr("How many nodes of the search tree were entered with so many parts placed"))
        return plot

    def _added(self, plot: Some) -> Some:
        self._grid.addWidget(plot, *divmod(len(self.plots), self._columns))
        self.plots.append(plot)
        return plot

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
        turn, self._turn = self._turn, (self._turn + 1) % PLOTS
        seconds = [point.seconds for point in points]
        if turn == 0:
            self.share.show_points(seconds, [100 * point.explored / whole for point in points])
        elif turn == 1:
            self.solutions.show_points(seconds, [point.solutions for point in points])
        elif turn == 2:
            self.nodes.show_points(seconds, [point.nodes for point in points])
        else:
            self.levels.show_profile(profile)

    def dress(self) -> None:
        """Follow the colours of the window."""
        for plot in self.plots:
            plot.dress()
