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
from latticework.gui.activity import estimates
from latticework.gui.activity.estimates import EstimateBar, MethodsPage
from latticework.gui.activity.number_pages import StatisticsPage, WorkersPage
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.search_state import SearchState
from latticework.gui.common.translation import tr, translatable, translated
from latticework.gui.search import method_dialog
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner
from latticework.gui.search.status_texts import what_shows_it_at_work
from latticework.jobs.facts import Info, facts
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.method.estimate import Estimate
from latticework.run.run_status import RunStatus
from latticework.store.search_file import SearchFile
from latticework.store.statistics import Statistics, statistics
from latticework.store.tables.course_rows import Point

if TYPE_CHECKING:
    from latticework.gui.activity.placements_page import PlacementsPage
    from latticework.gui.activity.plots_page import PlotsPage

LEAST, PART = 0.25, 0.005
"""Seconds between two points of a plot, and the part of the time spent: half a pixel or so."""

QUICK, SOON, LATEST, DUTY = 40, 250, 2000, 25
"""Milliseconds between two plots of a page that was just opened, between two pictures at least and at most, and how
many times as long it rests as drawing took."""

PLACEMENT, PLOTS, WORKERS = 0, 1, 2
"""The tabs that are drawn while a search runs."""

EMPTY_PLACEMENTS = translatable(
    "While a search runs, this shows the parts as they are placed at this moment, and the way in which most parts "
    "were placed.")
EMPTY_PLOTS = translatable(
    "While a search runs, and afterwards, this plots how much was explored, the solutions and the nodes over time, "
    "and the nodes of each level.")
EMPTY_WORKERS = translatable("While a search runs, this lists the processes that search, and what each has done.")
EMPTY_STATISTICS = translatable("Looking at the puzzle…")


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


@dataclass(frozen=True)
class Stored:
    """The facts of a puzzle, None for an exact cover problem, and the statistics of its search."""

    info: Info | None
    statistics: Statistics


def stored(prepared: Prepared, path: Path | None) -> Stored:
    """Return what is known; a file that cannot be read tells nothing."""
    info = None if isinstance(prepared.document, ExactCover) else facts(prepared)
    if path is None or not path.exists():
        return Stored(info, Statistics())
    try:
        with closing(SearchFile.open(path, check=False)) as file:
            return Stored(info, statistics(file))
    except LatticeworkError:
        return Stored(info, Statistics())


class ActivityPanel(QWidget):
    """Shows what a Runner does; nothing is drawn while it is hidden."""

    def __init__(self, runner: Runner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.runner = runner
        self.workers, self.figures = WorkersPage(), StatisticsPage()
        self.methods, self.estimate = MethodsPage(), EstimateBar()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.course = RunCourse()
        self._status: RunStatus | None = None
        self._known, self._behind = Statistics(), 0
        self._reader = TaskQueue("stored activity", self._on_read)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._pages: list[QStackedWidget] = []
        self._empty: list[tuple[QLabel, str]] = []
        for title, empty, page in (
                (tr("Placement"), EMPTY_PLACEMENTS, None), (tr("Plots"), EMPTY_PLOTS, None),
                (tr("Workers"), EMPTY_WORKERS, self.workers), (tr("Statistics"), EMPTY_STATISTICS, self.figures)):
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
    def placements(self) -> "PlacementsPage":
        """The page of pictures; made when there is something to be seen, as each view in 3D takes memory."""
        from latticework.gui.activity.placements_page import PlacementsPage  # noqa: PLC0415

        page = PlacementsPage()
        self._pages[0].addWidget(page)
        if self._prepared is not None:
            page.show_puzzle(self._prepared.reduction)
        return page

    @cached_property
    def plots(self) -> "PlotsPage":
        """The page of plots, made as late."""
        from latticework.gui.activity.plots_page import PlotsPage  # noqa: PLC0415

        page = PlotsPage()
        self._pages[1].addWidget(page)
        return page

    def _wire(self) -> None:
        runner = self.runner
        runner.progressed.connect(self._on_progress)
        runner.looked.connect(self._on_look)
        runner.expected.connect(self._on_expected)
        runner.state_changed.connect(self._on_state)
        runner.put_aside.connect(self._forget)
        runner.compiled.connect(lambda *_: self._show_pages())
        self._soon.timeout.connect(self._draw)
        self.tabs.currentChanged.connect(lambda _: self._begin_page())
        self.methods.taken.connect(lambda _: self._offer())

    @property
    def status(self) -> RunStatus | None:
        """What the search told last in this window, None where none has run."""
        return self._status

    def _on_expected(self) -> None:
        """Another puzzle is at hand: nothing that is shown is of it."""
        if self.runner.standing == SearchState.LOOKING:
            self._forget()
            self.estimate.clear()
            self.estimate.offer(None)
            self.methods.show_puzzle(lambda: None)
            self._show_pages()

    def _forget(self) -> None:
        self._status, self._known, self.course = None, Statistics(), RunCourse()

    def _on_look(self, look: Look) -> None:
        self._offer()
        if look.prepared is None:
            return
        if "placements" in self.__dict__ and not isinstance(look.prepared.document, ExactCover):
            self.placements.show_puzzle(look.prepared.reduction)
        self.methods.show_puzzle(lambda: look.prepared)

    def _offer(self) -> None:
        """Offer to estimate the search at hand."""
        prepared, runner = self._prepared, self.runner
        begun = runner.totals.nodes > 0
        able = not (runner.running or runner.hopeless or runner.totals.complete)
        self.estimate.offer(partial(_estimated, prepared, method_dialog.chosen(), self.runner.path, begun)
                            if able and prepared else None)

    @property
    def _document(self) -> object:
        return self._prepared.document if self._prepared else None

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

    def _on_read(self, task: Task[Stored]) -> None:
        if task.error is not None or self.runner.running:
            return
        read = task.result()
        self._known = read.statistics
        if len(self.course.points) < len(read.statistics.course):
            self.course = RunCourse(read.statistics.course)
        if read.statistics.totals.nodes:
            self.course.take_note(read.statistics.totals)
        self.figures.show_statistics(read.info, read.statistics)
        self._begin_page()

    def _on_progress(self, status: RunStatus) -> None:
        if self.runner.standing == SearchState.LOOKING:
            return
        self._status = status
        self.course.take_note(status.totals)
        if self.isVisible() and not self._soon.isActive():
            self._soon.start()

    def _show_pages(self) -> None:
        """Show each page that has something to show, and of others what will be there."""
        runner = self.runner
        state = what_shows_it_at_work(runner.standing, runner.totals, not runner.hopeless, runner.idle,
                                      runner.compiling)
        for label, text in self._empty:
            label.setText(f"{translated(text)} {state}" if text != EMPTY_STATISTICS else translated(text))
        ran, searched = self._status is not None, bool(self._totals.nodes)
        for stack, full in zip(self._pages, (ran, searched, ran, self._prepared is not None), strict=True):
            stack.setCurrentIndex(int(full and stack.count() > 1))

    @property
    def _totals(self) -> Totals:
        return self._status.totals if self._status else self._known.totals

    def _begin_page(self) -> None:
        """Draw a page that was not seen up to now; its plots come one soon after the other."""
        self._behind = 4
        self._draw()

    def _draw(self) -> None:
        """Draw the page at hand, and rest the longer the more time that took."""
        begin = thread_time()
        if self._status is not None:
            self.estimate.show_status(self._at_last(self._status))
        self._draw_page(self.tabs.currentIndex(), self._status)
        self._show_pages()
        spent = 1000 * (thread_time() - begin)
        self._soon.setInterval(int(min(LATEST, max(SOON, DUTY * spent))))
        self._behind -= self._behind > 0
        if self._behind and self.isVisible():
            self._soon.start(QUICK)

    def _at_last(self, status: RunStatus) -> RunStatus:
        """Return what the search told last, with the totals that it ended with."""
        ended = self.runner.state == SearchState.FINISHED
        return replace(status, totals=self.runner.totals) if ended else status

    def _draw_page(self, page: int, status: RunStatus | None) -> None:
        if not self.isVisible():
            return
        if page == PLACEMENT and status is not None and not isinstance(self._document, ExactCover):
            self.placements.show_status(status, self.runner.running)
        elif page == PLOTS and self._totals.nodes:
            profile = status.activity.profile if status else self._known.profile
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
        self._soon.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and "plots" in self.__dict__:
            self.plots.dress()

    def close_work(self) -> None:
        """Read, estimate, compare and draw nothing any more."""
        self._soon.stop()
        self._reader.cancel()
        self.estimate.offer(None)
        self.methods.close_work()
        if "placements" in self.__dict__:
            self.placements.close_work()


def _estimated(prepared: Prepared, method: Method, path: Path | None, begun: bool) -> Estimate:
    return estimates.of_puzzle(prepared if begun else prepared.by(method), path, begun)
