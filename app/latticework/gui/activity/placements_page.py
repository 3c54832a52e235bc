"""Where a search stands, and where it came deepest: two pictures, renewed a few times a second while it goes on."""

from functools import cached_property, partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QWidget

from latticework.cover import Reduction
from latticework.gui.activity.placement_pane import Drawer, PlacementPane
from latticework.gui.common.translation import tr
from latticework.jobs.job import Job
from latticework.picture.partial_drawing import PartialDrawing, partial_drawing
from latticework.run.run_status import DeepSlice, RunStatus, deepest_state, placed


class PlacementsPage(QWidget):
    """Shows what a running search tells of itself."""

    def __init__(self) -> None:
        super().__init__()
        self._drawers = Drawer(self), Drawer(self)
        self._drawers[0].drawn.connect(self._show_now)
        self._drawers[1].drawn.connect(self._show_deepest)
        self._reduction: Reduction | None = None
        self._running = True
        self._state, self._deep = b"", None  # type: bytes, DeepSlice | None
        self._waiting: dict[str, PartialDrawing] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_next)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    @cached_property
    def now(self) -> PlacementPane:
        """Where the search stands; each of the two is made when it has something to show, as that takes a moment."""
        pane = self._added(PlacementPane(), 0)
        pane.name(*self._words)
        return pane

    @cached_property
    def deepest(self) -> PlacementPane:
        """Where it came deepest."""
        pane = self._added(PlacementPane(), -1)
        pane.name(tr("Deepest"), tr("The first way in which this run placed most parts"))
        return pane

    @property
    def _words(self) -> tuple[str, str]:
        """Title and tip of where the search stands, or stood when it ran last."""
        if self._running:
            return tr("Now"), tr("The parts that are placed where a worker stands now")
        return tr("Last"), tr("The parts that were placed where a worker stood last")

    def _show_now(self, made: PartialDrawing) -> None:
        self._show_soon("now", made)

    def _show_deepest(self, made: PartialDrawing) -> None:
        self._show_soon("deepest", made)

    def _show_soon(self, pane: str, made: PartialDrawing) -> None:
        self._waiting[pane] = made
        self._soon.start()

    def _show_next(self) -> None:
        """Show one drawing: the window does what else there is to do before the other."""
        pane = next(iter(self._waiting))
        made = self._waiting.pop(pane)
        (self.now if pane == "now" else self.deepest).show_parts(made)
        if self._waiting:
            self._soon.start()

    def _added(self, pane: PlacementPane, place: int) -> PlacementPane:
        self._row.insertWidget(place, pane, 1)
        if self._reduction is not None:
            pane.show_puzzle(self._reduction.puzzle)
        return pane

    @property
    def _made(self) -> list[PlacementPane]:
        """The panes that are there."""
        return [getattr(self, name) for name in ("now", "deepest") if name in self.__dict__]

    def show_puzzle(self, reduction: Reduction) -> None:
        """Show the search of another puzzle, of which nothing is known yet."""
        self._reduction, self._state, self._deep = reduction, b"", None
        self.close_work()
        for pane in self._made:
            pane.show_puzzle(reduction.puzzle)

    def show_status(self, status: RunStatus, running: bool) -> None:
        """Show where the search stands by now, or where it stood last."""
        self._running = running
        if "now" in self.__dict__:
            self.now.name(*self._words)
        seen, reduction = status.activity, self._reduction
        if seen.job is None or reduction is None:
            return
        if seen.state and seen.state != self._state:
            self._state = seen.state
            self._drawers[0].want(partial(_drawn, seen.job, reduction, seen.state))
        if seen.deepest is not None and seen.deepest != self._deep:
            self._deep = seen.deepest
            self._drawers[1].want(partial(_drawn_deepest, seen.job, reduction, seen.deepest))

    def close_work(self) -> None:
        """Draw nothing any more."""
        self._soon.stop()
        self._waiting.clear()
        for drawer in self._drawers:
            drawer.give_up()


def _drawn(job: Job, reduction: Reduction, state: bytes) -> PartialDrawing:
    return partial_drawing(reduction.puzzle, placed(job, reduction, state))


def _drawn_deepest(job: Job, reduction: Reduction, deep: DeepSlice) -> PartialDrawing:
    return _drawn(job, reduction, deepest_state(job, deep))
