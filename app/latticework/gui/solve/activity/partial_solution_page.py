"""The page that shows where a search stands and where it came deepest, each in 3D and by layers, as it runs."""

from collections.abc import Callable
from functools import cached_property, partial
from math import ceil
from time import thread_time

import numpy as np
from PySide6.QtCore import QObject, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from latticework.cover import Reduction
from latticework.gui.background import Task, TaskQueue
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import SEAM, line_list
from latticework.gui.widgets.translation import tr, tr_n
from latticework.jobs.job import Job
from latticework.picture.camera import Drawing
from latticework.picture.painter_order import Polygon
from latticework.picture.partial_drawing import PartialDrawing, partial_drawing
from latticework.picture.scenes import TARGET_COLOR, viewpoint
from latticework.puzzle import Puzzle
from latticework.run.run_status import DeepSlice, RunStatus, deepest_state, placed

_GAP = 0.6
"""Between two layers, in units of the lattice."""

_REST = 12.0
"""How many times as long as making a drawing took none is made after it."""


class _LayersPicture(QWidget):
    """Paints the layers of a solid side by side, in as many columns as make them largest."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Layers, the lowest first"))
        self.setToolTip(tr("The layers of the solid, the lowest first"))
        self.layers: list[list[Polygon]] = []

    def show_layers(self, layers: list[list[Polygon]]) -> None:
        """Paint other layers; without any the widget is hidden."""
        self.layers = layers
        self.setVisible(bool(layers))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size at which layers can be distinguished."""
        return QSize(130, 150)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint cells and the lines between parts."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.current().canvas))
            if not self.layers:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            points = np.concatenate([polygon.points for layer in self.layers for polygon in layer])
            low, size = points.min(axis=0), np.ptp(points, axis=0) + _GAP
            columns, scale = self._grid(float(size[0]), float(size[1]))
            for number, layer in enumerate(self.layers):
                row, column = divmod(number, columns)
                left, top = _GAP / 2 + column * size[0] - low[0], (row + 1) * size[1] - _GAP / 2 + low[1]
                self._paint(painter, layer, np.array([left, top]) * scale, scale)

    def _grid(self, wide: float, high: float) -> tuple[int, float]:
        """Return the number of columns with which layers of this size are largest, and the pixels for a unit."""
        n = len(self.layers)
        sizes = ((min(self.width() / (c * wide), self.height() / (ceil(n / c) * high)), c) for c in range(1, n + 1))
        scale, columns = max(sizes)
        return columns, scale

    def _paint(self, painter: QPainter, layer: list[Polygon], corner: np.ndarray, scale: float) -> None:
        # y grows upwards in the lattice, downwards on the screen.
        turn, colors = scale * np.array([1.0, -1.0]), theme.current()
        fills = [QColor(colors.grid if polygon.fill == TARGET_COLOR else polygon.fill) for polygon in layer]
        for polygon, fill in zip(layer, fills, strict=True):
            painter.setPen(fill)  # else the ground would shine through between two cells
            painter.setBrush(fill)
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in (corner + polygon.points * turn).tolist()]))
        # After all cells, as each of them is painted over the edge of the one before.
        for polygon, fill in zip(layer, fills, strict=True):
            painter.setPen(QPen(QColor(colors.outline) if colors.outline else fill.darker(SEAM), 1.2))
            painter.drawLines(line_list(corner + polygon.lines * turn))


class _PlacementView(CameraView):
    """Shows the parts that are placed in 3D, and the empty cells as of glass; drag to orbit, wheel to zoom."""

    # No smooth edges where they take long: the search needs the processor.
    at_rest = False

    def __init__(self) -> None:
        super().__init__()
        self._drawn = Drawing()

    def drawing(self) -> Drawing:
        """Return what is shown."""
        return self._drawn

    def show_drawing(self, drawing: Drawing) -> None:
        """Show another moment; the camera stays."""
        self._drawn = drawing
        self.draw()


class _Drawer(QObject):
    """Makes drawings in a thread: one at a time, next the latest that was requested meanwhile.

    After each it rests many times as long as that took, so that the search has the processors.
    """

    drawn = Signal(object)  # PartialDrawing

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = TaskQueue("placements", self._on_drawn, rested=self._on_rested)
        self._seconds = 0.0
        self._next: Callable[[], PartialDrawing] | None = None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._begin)

    def request(self, make: Callable[[], PartialDrawing]) -> None:
        """Make a drawing as soon as there is time."""
        self._next = make
        if not self._tasks.busy and not self._rest.isActive():
            self._begin()

    def cancel(self) -> None:
        """Drop what was requested; what is being made is not shown any more."""
        self._next = None
        self._tasks.cancel()

    def _begin(self) -> None:
        if self._next is not None:
            self._seconds, make, self._next = 0.0, self._next, None
            self._tasks.add(partial(_timed, make))

    def _on_drawn(self, task: Task[tuple[PartialDrawing, float]]) -> None:
        if task.error is None:
            made, self._seconds = task.result()
            self.drawn.emit(made)

    def _on_rested(self) -> None:
        self._rest.start(round(1000 * _REST * self._seconds))


def _timed(make: Callable[[], PartialDrawing]) -> tuple[PartialDrawing, float]:
    """Return a drawing, and the processor time of this thread that it took, in seconds."""
    begin = thread_time()
    return make(), thread_time() - begin


class PartialSolutionPane(QWidget):
    """One moment of a search: a title, how much is placed, and the picture."""

    def __init__(self) -> None:
        super().__init__()
        self.title = QLabel(textFormat=Qt.TextFormat.PlainText)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.text = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.view, self.layers = _PlacementView(), _LayersPicture()
        self.layers.hide()
        self._puzzle: Puzzle | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        head, pictures = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.text, 1)
        pictures.addWidget(self.view, 3)
        pictures.addWidget(self.layers, 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4, 4, 4, 4)
        whole.addLayout(head)
        whole.addLayout(pictures, 1)

    def name(self, title: str, tip: str) -> None:
        """Say which moment this is."""
        self.title.setText(title)
        self.title.setToolTip(tip)
        self.view.setAccessibleName(title)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Turn the camera to where another puzzle is best seen; hidden until some of its parts are placed."""
        self._puzzle = puzzle
        self.hide()
        self.view.look_first(*viewpoint(puzzle.lattice))

    def show_parts(self, made: PartialDrawing) -> None:
        """Show the parts that are placed at one moment."""
        self.show()
        self.view.show_drawing(made.drawing)
        self.layers.show_layers(made.layers)
        cells = len(self._puzzle.target.cells) if self._puzzle else made.cells
        self.text.setText(tr_n("{n} part, {covered} of {cells} cells", "{n} parts, {covered} of {cells} cells",
                               made.parts, covered=made.cells, cells=cells))


class PartialSolutionPage(QWidget):
    """Shows where a running search stands now, and the way in which it placed most parts."""

    def __init__(self) -> None:
        super().__init__()
        self._drawers = _Drawer(self), _Drawer(self)
        self._drawers[0].drawn.connect(lambda made: self._show_soon("now", made))
        self._drawers[1].drawn.connect(lambda made: self._show_soon("deepest", made))
        self._reduction: Reduction | None = None
        self._running = True
        self._state, self._deep = b"", None  # type: bytes, DeepSlice | None
        self._waiting: dict[str, PartialDrawing] = {}
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._show_next)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)

    @cached_property
    def now(self) -> PartialSolutionPane:
        """Where the search stands; either pane is made when it has something to show, as that takes a moment."""
        pane = self._added(PartialSolutionPane(), 0)
        pane.name(*self._title_and_tip)
        return pane

    @cached_property
    def deepest(self) -> PartialSolutionPane:
        """Where the search came deepest."""
        pane = self._added(PartialSolutionPane(), -1)
        pane.name(tr("Most parts"), tr("Where this run first had its most parts placed"))
        return pane

    @property
    def _title_and_tip(self) -> tuple[str, str]:
        """Title and tool tip of where the search stands, or stood when it ran last."""
        if self._running:
            return tr("Now"), tr("The parts that are placed where a worker stands now")
        return tr("Last"), tr("The parts that were placed where a worker stood last")

    def _show_soon(self, pane: str, made: PartialDrawing) -> None:
        self._waiting[pane] = made
        self._soon.start()

    def _show_next(self) -> None:
        """Show one drawing; between it and the next the event loop lets the window do what else waits."""
        pane = next(iter(self._waiting))
        made = self._waiting.pop(pane)
        (self.now if pane == "now" else self.deepest).show_parts(made)
        if self._waiting:
            self._soon.start()

    def _added(self, pane: PartialSolutionPane, place: int) -> PartialSolutionPane:
        self._row.insertWidget(place, pane, 1)
        if self._reduction is not None:
            pane.show_puzzle(self._reduction.puzzle)
        return pane

    @property
    def _panes(self) -> list[PartialSolutionPane]:
        """The panes that were made already."""
        return [getattr(self, name) for name in ("now", "deepest") if name in self.__dict__]

    def show_puzzle(self, reduction: Reduction) -> None:
        """Show the search of another puzzle, of which nothing was reported yet."""
        self._reduction, self._state, self._deep = reduction, b"", None
        # What is being drawn is of the puzzle before.
        self.close_work()
        for pane in self._panes:
            pane.show_puzzle(reduction.puzzle)

    def show_status(self, status: RunStatus, running: bool) -> None:
        """Show where the search stands now, or where it stood last."""
        self._running = running
        if "now" in self.__dict__:
            self.now.name(*self._title_and_tip)
        seen, reduction = status.activity, self._reduction
        if seen.job is None or reduction is None:
            return
        if seen.state and seen.state != self._state:
            self._state = seen.state
            self._drawers[0].request(partial(_drawn, seen.job, reduction, seen.state))
        if seen.deepest is not None and seen.deepest != self._deep:
            self._deep = seen.deepest
            self._drawers[1].request(partial(_drawn_deepest, seen.job, reduction, seen.deepest))

    def close_work(self) -> None:
        """Stop drawing."""
        self._soon.stop()
        self._waiting.clear()
        for drawer in self._drawers:
            drawer.cancel()


def _drawn(job: Job, reduction: Reduction, state: bytes) -> PartialDrawing:
    return partial_drawing(reduction.puzzle, placed(job, reduction, state))


def _drawn_deepest(job: Job, reduction: Reduction, deep: DeepSlice) -> PartialDrawing:
    return _drawn(job, reduction, deepest_state(job, deep))
