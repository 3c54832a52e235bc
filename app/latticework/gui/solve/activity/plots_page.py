"""The page of four plots: three curves over the time of a search, and its nodes by level on a log scale."""

from collections.abc import Sequence
from functools import cached_property
from math import ceil, floor, log10
from typing import TypeVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from latticework.gui.widgets import theme
from latticework.gui.widgets.translation import grouped, tr
from latticework.store.tables.course_rows import Point

_UNITS = ((86_400.0, "d"), (3600.0, "h"), (60.0, "min"), (1.0, "s"))
_LARGE = ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"))
_STEPS = (1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.5)
_LOWEST = -0.3
"""Where bars begin on the log scale: below 0, the logarithm of 1, so that a single node has a bar, too."""

_APART = 18
"""Pixels between two numbers above one another."""
PLOTS = 4
_WIDE = 760
"""The least width in pixels at which all plots are in one row."""


def _short(number: float) -> str:
    """Return a number as text that is short enough for an axis.

    >>> _short(1_500_000), _short(20_000), _short(7), _short(0.25), _short(0.00008)
    ('1.5 M', '20 k', '7', '0.25', '0.00008')
    """
    for size, letter in _LARGE:
        if abs(number) >= size:
            return f"{_plain(number / size)} {letter}"
    return _plain(number)


def _plain(number: float) -> str:
    if number == round(number):
        return grouped(round(number))
    if abs(number) >= 1:
        return grouped(number, 1)
    plain = np.format_float_positional(number, precision=2, fractional=False, trim="-")
    return grouped(number, len(plain.partition(".")[2]))


def _above(number: float) -> float:
    """Return a round number that is not below a number; it seldom changes while that grows, and so axes stay.

    >>> _above(3.1), _above(470), _above(0)
    (4.0, 500.0, 1.0)
    """
    if number <= 0:
        return 1.0
    whole = 10.0 ** floor(log10(number))
    return next(step * whole for step in _STEPS if step * whole >= number)


class _Axis(pg.AxisItem):  # type: ignore[misc]
    """An axis with short numbers."""

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:
        """Return the texts at the ticks."""
        return [_short(float(value)) for value in values]

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        """Return the distances of ticks, of which pyqtgraph always writes at the widest: wider ones in a low plot."""
        found: list[tuple[float, float]] = super().tickSpacing(low, high, size)
        if self.orientation != "left":
            return found
        wide = next(times for times in (1, 2, 5) if times == 5 or size * times * found[0][0] >= _APART * (high - low))
        return [(wide * found[0][0], 0.0), *found] if wide > 1 else found


class _LogAxis(_Axis):
    """An axis of logarithms, with a tick for each power of ten."""

    def tickStrings(self, values: Sequence[float], _scale: float, _spacing: float) -> list[str]:
        """Return the numbers whose logarithms these are."""
        return [_short(10.0 ** round(value)) for value in values]

    def tickValues(self, low: float, high: float, _size: float) -> list[tuple[float, list[float]]]:
        """Return where ticks are: at most six."""
        step = max(1, ceil((high - low) / 6))
        return [(step, [float(power) for power in range(max(0, ceil(low)), floor(high) + 1, step)])]


class _Plot(pg.PlotWidget):  # type: ignore[misc]
    """A plot that is only looked at: no wheel, no menu, in the colours of the window."""

    def __init__(self, name: str, left: pg.AxisItem, below: str) -> None:
        super().__init__(axisItems={"left": left, "bottom": _Axis("bottom")})
        self.name, self.below = name, below
        self._ends: tuple[float, ...] = ()
        self.setAccessibleName(name)
        self.setMenuEnabled(False)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        # Qt would put the axis at the right, and the numbers along the other would still grow to the right.
        self.getPlotItem().setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMinimumSize(150, 110)
        self.follow_theme()

    def minimumSizeHint(self) -> QSize:
        """Return a small size, so that the layout of the window decides."""
        return QSize(150, 110)

    def set_ends(self, left: float, right: float, low: float, high: float) -> None:
        """Set the ranges of the axes; nothing is drawn again where they stay."""
        ends = left, right, low, high
        if ends != self._ends:
            self._ends = ends
            self.setXRange(left, right, padding=0.01)
            self.setYRange(low, high, padding=0.02)

    def follow_theme(self) -> None:
        """Take the colours of the window."""
        colors = theme.current()
        self.setBackground(QColor(colors.base))
        for place in ("left", "bottom"):
            axis = self.getAxis(place)
            axis.setPen(QColor(colors.frame))
            axis.setTextPen(QColor(colors.text))
            # pyqtgraph would write a factor beside the unit.
            axis.enableAutoSIPrefix(False)
        self.setTitle(self.name, color=colors.text, size=f"{self.font().pointSize()}pt")
        self.setLabel("bottom", self.below, color=colors.text)


class _TimePlot(_Plot):
    """A curve over the time spent searching, both axes from 0 to a little above the last point."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _Axis("left"), "")
        self._curve = self.plot([], [])
        self.follow_theme()

    def follow_theme(self) -> None:
        """Take the colours of the window, for the curve, too."""
        super().follow_theme()
        if hasattr(self, "_curve"):  # the base class calls this before there is one
            self._curve.setPen(pg.mkPen(theme.current().link, width=2))

    def show_points(self, seconds: Sequence[float], values: Sequence[float]) -> None:
        """Show values at times in seconds, in the largest unit of which the last time is two or more."""
        longest = seconds[-1] if seconds else 0.0
        unit, letter = next((unit for unit in _UNITS if longest >= 2 * unit[0]), _UNITS[-1])
        below = tr("Time ({unit})", unit=letter)
        if below != self.below:
            self.below = below
            self.setLabel("bottom", below, color=theme.current().text)
        self._curve.setData(np.array(seconds) / unit, np.array(values))
        self.set_ends(0, _above(longest / unit), 0, _above(values[-1] if values else 0))


class _LevelPlot(_Plot):
    """A bar for each level of the search tree: how many nodes were entered there."""

    def __init__(self, name: str) -> None:
        super().__init__(name, _LogAxis("left"), tr("Parts placed"))
        self._bars = pg.BarGraphItem(x=[], y0=[], y1=[], width=0.8)
        self.addItem(self._bars)
        self.follow_theme()

    def follow_theme(self) -> None:
        """Take the colours of the window, for the bars, too."""
        super().follow_theme()
        if hasattr(self, "_bars"):  # the base class calls this before there are any
            self._bars.setOpts(brush=theme.current().link, pen=theme.current().link)

    def show_profile(self, profile: Sequence[int]) -> None:
        """Show the nodes of each level; levels without any have no bar."""
        entered = [(level, log10(nodes)) for level, nodes in enumerate(profile) if nodes]
        levels, heights = [level for level, _ in entered], [height for _, height in entered]
        self._bars.setOpts(x=levels, y0=[_LOWEST] * len(levels), y1=heights, width=0.8)
        # Up to half a power of ten, so that the axis seldom changes while the search goes on.
        self.set_ends(-0.5, max([1, *levels]) + 0.5, _LOWEST, ceil(2 * max([1.0, *heights])) / 2)


_Some = TypeVar("_Some", bound=_Plot)


class PlotsPage(QWidget):
    """Share, solutions and nodes over time, and the nodes of each level."""

    def __init__(self) -> None:
        super().__init__()
        self.plots: list[_Plot] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._columns, self._turn = 4, 0

    @cached_property
    def share(self) -> _TimePlot:
        """The share explored; each plot is made at its turn, as that takes a moment."""
        return self._added(_TimePlot(tr("Explored (%)")))

    @cached_property
    def solutions(self) -> _TimePlot:
        """The solutions found."""
        return self._added(_TimePlot(tr("Solutions")))

    @cached_property
    def nodes(self) -> _TimePlot:
        """The nodes entered."""
        return self._added(_TimePlot(tr("Nodes")))

    @cached_property
    def levels(self) -> _LevelPlot:
        """The nodes of each level."""
        plot = self._added(_LevelPlot(tr("Nodes by depth")))
        plot.setToolTip(tr("How many nodes of the search tree were entered with this many parts placed"))
        return plot

    def _added(self, plot: _Some) -> _Some:
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
        self._arrange(4 if self.width() >= _WIDE else 2)

    def show_next(self, points: Sequence[Point], whole: int, profile: Sequence[int]) -> None:
        """Show the course of a search in one plot, the next in turn: all at once would keep the window busy too long.

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

    def follow_theme(self) -> None:
        """Follow the colours of the window."""
        for plot in self.plots:
            plot.follow_theme()
