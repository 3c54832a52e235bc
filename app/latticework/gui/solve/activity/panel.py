"""The panel that shows a search at work: placements, plots, workers, statistics, and a comparison of methods."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from time import thread_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.solve import method_dialog
from latticework.gui.solve.activity import estimates
from latticework.gui.solve.activity.estimates import EstimateBar, MethodsPage
from latticework.gui.solve.activity.number_pages import StatisticsPage, WorkersPage
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.status_texts import activity_text
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import sentences, tr, translatable, translated
from latticework.jobs.facts import Info, facts
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.method.estimate import Estimate
from latticework.reading import is_there
from latticework.run.run_status import RunStatus
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import Statistics, statistics
from latticework.store.tables.course_rows import Point

if TYPE_CHECKING:
    from latticework.gui.solve.activity.partial_solution_page import PartialSolutionPage
    from latticework.gui.solve.activity.plots_page import PlotsPage

LEAST, _PART = 0.25, 0.005
"""Seconds between two points of a plot, at least, and as a part of the time spent: half a pixel or so."""

_QUICK, _SOON, _LATEST, _DUTY = 40, 250, 2000, 25
"""Milliseconds between two plots of a page that was just opened, between two pictures at least and at most, and how
many times as long it rests as drawing took."""

PLACEMENT, PLOTS, WORKERS = 0, 1, 2
"""The tabs that are drawn while a search runs."""

_EMPTY_PLACEMENTS = translatable(
    "While a search runs, this shows the parts as they are placed at this moment, and the way in which most parts "
    "were placed.")
_EMPTY_PLOTS = translatable(
    "While a search runs, and afterwards, this plots how much was explored, the solutions and the nodes over time, "
    "and the nodes at each depth.")
_EMPTY_WORKERS = translatable("While a search runs, this lists the processes that search, and what each has done.")
_EMPTY_STATISTICS = translatable("Looking at the puzzle…")


class _RunCourse:
    """The course of a search as points over time: those in its file, then those of the run that is watched."""

    def __init__(self, points: Sequence[Point] = ()) -> None:
        self.points = list(points)
        self._latest: Point | None = None

    def record(self, totals: Totals) -> None:
        """Add a point for how far the search is, unless the last one is too close."""
        point = Point(totals.seconds, totals.nodes, totals.explored, totals.solutions)
        # The first point is never too close to one before.
        last = self.points[-1].seconds if self.points else -LEAST
        self._latest = point
        if point.seconds >= last + max(LEAST, _PART * last):
            self.points.append(point)

    @property
    def with_latest(self) -> list[Point]:
        """All points, the last one being how the search stands now."""
        latest = self._latest
        return self.points if latest is None or latest in self.points[-1:] else [*self.points, latest]


@dataclass(frozen=True)
class _Stored:
    """What is shown of a search at rest: facts of its puzzle, None for an exact cover problem, and statistics."""

    info: Info | None
    statistics: Statistics


def stored(prepared: Prepared, path: Path | None) -> _Stored:
    """Read what is stored of a search; where its file is not there or cannot be read, statistics are empty."""
    info = None if isinstance(prepared.document, ExactCover) else facts(prepared)
    if path is None or not is_there(path):
        return _Stored(info, Statistics())
    try:
        with closing(SearchFile.open(path, check=False)) as file:
            return _Stored(info, statistics(file))
    except LatticeworkError:
        return _Stored(info, Statistics())


class ActivityPanel(QWidget):
    """Shows what the search of a Runner does, on pages in tabs; nothing is drawn while it is hidden."""

    def __init__(self, runner: Runner) -> None:
        super().__init__()
        self.runner = runner
        self.workers, self.figures = WorkersPage(), StatisticsPage()
        self.methods, self.estimate = MethodsPage(), EstimateBar()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.course = _RunCourse()
        self._status: RunStatus | None = None
        self._statistics, self._plots_left = Statistics(), 0
        self._reader = TaskQueue("stored activity", self._on_read)
        self._redraw = QTimer(self, singleShot=True, interval=_SOON)
        self._pages: list[QStackedWidget] = []
        self._empty: list[tuple[QLabel, str]] = []
        for title, empty, page in (
                (tr("Placement"), _EMPTY_PLACEMENTS, None), (tr("Plots"), _EMPTY_PLOTS, None),
                (tr("Workers"), _EMPTY_WORKERS, self.workers), (tr("Statistics"), _EMPTY_STATISTICS, self.figures)):
            self._add(title, empty, page)
        self.tabs.addTab(self.methods, tr("Methods"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.estimate)
        column.addWidget(self.tabs, 1)
        self._wire()

    def _add(self, title: str, empty: str, page: QWidget | None) -> None:
        stack = QStackedWidget()
        text = QLabel(translated(empty), alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        text.setContentsMargins(16, 8, 16, 8)
        stack.addWidget(text)
        self._empty.append((text, empty))
        if page is not None:
            stack.addWidget(page)
        self._pages.append(stack)
        self.tabs.addTab(stack, title)

    @cached_property
    def placements(self) -> "PartialSolutionPage":
        """The page of pictures, made when it has something to show: each view in 3D takes memory."""
        from latticework.gui.solve.activity.partial_solution_page import PartialSolutionPage  # noqa: PLC0415

        page = PartialSolutionPage()
        self._pages[PLACEMENT].addWidget(page)
        # The puzzle was looked at before there was a page to be told of it.
        if self._prepared is not None:
            page.show_puzzle(self._prepared.reduction)
        return page

    @cached_property
    def plots(self) -> "PlotsPage":
        """The page of plots, made when it has something to show: its library is large."""
        from latticework.gui.solve.activity.plots_page import PlotsPage  # noqa: PLC0415

        page = PlotsPage()
        self._pages[PLOTS].addWidget(page)
        return page

    def _wire(self) -> None:
        runner = self.runner
        runner.progressed.connect(self._on_progress)
        runner.looked.connect(self._on_look)
        runner.expected.connect(self._on_expected)
        runner.state_changed.connect(self._on_state)
        runner.put_aside.connect(self._forget)
        runner.compiled.connect(lambda *_: self._show_pages())
        self._redraw.timeout.connect(self._draw)
        self.tabs.currentChanged.connect(lambda _: self._begin_page())
        self.methods.taken.connect(lambda _: self._offer())

    @property
    def status(self) -> RunStatus | None:
        """What the search in this window reported last, None where none has run."""
        return self._status

    def _on_expected(self) -> None:
        """Clear the pages: another puzzle is current, and nothing that is shown is of it."""
        if self.runner.standing == SearchState.LOOKING:
            self._reader.cancel()
            self._forget()
            self.estimate.clear()
            self.estimate.offer(None)
            self.methods.show_puzzle(lambda: None)
            self._show_pages()

    def _forget(self) -> None:
        self._status, self._statistics, self.course = None, Statistics(), _RunCourse()

    def _on_look(self, look: Look) -> None:
        self._offer()
        if look.prepared is None:
            return
        # To ask for the page itself would make it.
        if "placements" in self.__dict__ and self._has_pictures:
            self.placements.show_puzzle(look.prepared.reduction)
        self.methods.show_puzzle(lambda: look.prepared)

    def _offer(self) -> None:
        """Offer to estimate the current search, as long as it neither runs nor is over."""
        prepared, runner = self._prepared, self.runner
        begun = runner.totals.nodes > 0
        able = not (runner.running or runner.hopeless or runner.totals.complete)
        self.estimate.offer(partial(_estimated, prepared, method_dialog.chosen(), self.runner.path, begun)
                            if able and prepared else None)

    @property
    def _has_pictures(self) -> bool:
        """Whether the placements of the current search can be drawn; options of an exact cover problem cannot."""
        return self._prepared is not None and not isinstance(self._prepared.document, ExactCover)

    @property
    def _prepared(self) -> Prepared | None:
        return self.runner.look.prepared if self.runner.look else None

    def _on_state(self, state: SearchState) -> None:
        self._show_pages()
        if state == SearchState.LOOKING:
            return
        self._offer()
        if not self.runner.running and self._prepared is not None:
            self._reader.restart(partial(stored, self._prepared, self.runner.path))

    def _on_read(self, task: Task[_Stored]) -> None:
        # A search that has begun meanwhile reports what is newer than the file was.
        if task.error is not None or self.runner.running:
            return
        read = task.result()
        self._statistics = read.statistics
        # The file may have fewer points than were seen while the search ran here.
        if len(self.course.points) < len(read.statistics.course):
            self.course = _RunCourse(read.statistics.course)
        if read.statistics.totals.nodes:
            self.course.record(read.statistics.totals)
        self.figures.show_statistics(read.info, read.statistics)
        self._begin_page()

    def _on_progress(self, status: RunStatus) -> None:
        if self.runner.standing == SearchState.LOOKING:
            return
        self._status = status
        self.course.record(status.totals)
        if self.isVisible() and not self._redraw.isActive():
            self._redraw.start()

    def _show_pages(self) -> None:
        """Show each page that has something to show, and in place of the others what will be there."""
        runner = self.runner
        state = activity_text(runner.standing, not runner.hopeless)
        for label, text in self._empty:
            label.setText(sentences(translated(text), state) if text != _EMPTY_STATISTICS else translated(text))
        ran, searched = self._status is not None, bool(self._totals.nodes)
        for stack, full in zip(self._pages, (ran, searched, ran, self._prepared is not None), strict=True):
            stack.setCurrentIndex(int(full and stack.count() > 1))

    @property
    def _totals(self) -> Totals:
        return self._status.totals if self._status else self._statistics.totals

    def _begin_page(self) -> None:
        """Draw a page that was not seen up to now; its plots come one soon after the other."""
        self._plots_left = 4
        self._draw()

    def _draw(self) -> None:
        """Draw the current page, then rest the longer the more time that took: the search needs the processor."""
        begin = thread_time()
        if self._status is not None:
            self.estimate.show_status(self._at_last(self._status))
        self._draw_page(self.tabs.currentIndex(), self._status)
        self._show_pages()
        spent = 1000 * (thread_time() - begin)
        self._redraw.setInterval(int(min(_LATEST, max(_SOON, _DUTY * spent))))
        self._plots_left -= self._plots_left > 0
        if self._plots_left and self.isVisible():
            self._redraw.start(_QUICK)

    def _at_last(self, status: RunStatus) -> RunStatus:
        """Return the last report of the search, once it is over with the totals that it ended with."""
        ended = self.runner.state == SearchState.FINISHED
        return replace(status, totals=self.runner.totals) if ended else status

    def _draw_page(self, page: int, status: RunStatus | None) -> None:
        if not self.isVisible():
            return
        if page == PLACEMENT and status is not None and self._has_pictures:
            self.placements.show_status(status, self.runner.running)
        elif page == PLOTS and self._totals.nodes:
            profile = status.activity.profile if status else self._statistics.profile
            self.plots.show_next(self.course.with_latest, self._totals.share, profile)
        elif page == WORKERS and status is not None:
            self.workers.show_status(status, self.runner.running)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what happened meanwhile."""
        super().showEvent(event)
        self._begin_page()

    def hideEvent(self, event: QHideEvent) -> None:
        """Draw nothing while nobody looks."""
        super().hideEvent(event)
        self._redraw.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and "plots" in self.__dict__:
            self.plots.follow_theme()

    def close_work(self) -> None:
        """Stop reading, estimating, comparing and drawing, for good."""
        self._redraw.stop()
        self._reader.cancel()
        self.estimate.offer(None)
        self.methods.close_work()
        if "placements" in self.__dict__:
            self.placements.close_work()


def _estimated(prepared: Prepared, method: Method, path: Path | None, begun: bool) -> Estimate:
    return estimates.of_puzzle(prepared if begun else prepared.by(method), path, begun)
