"""One moment of a search: the parts that are placed, in 3D and by layers."""

from collections.abc import Callable
from functools import partial
from time import thread_time

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from latticework.gui.activity.layers_picture import LayersPicture
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.translation import tr_n
from latticework.gui.scene_view.camera_view import CameraView
from latticework.picture.camera import Drawing
from latticework.picture.partial_drawing import PartialDrawing
from latticework.picture.shapes import viewpoint
from latticework.puzzle import Puzzle

REST = 12.0
"""How many times as long as a drawing took none is made after it."""


class PlacementView(CameraView):
    """Shows parts in 3D, and the cells left as of glass; drag to orbit, wheel to zoom."""

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


class Drawer(QObject):
    """Makes drawings in a thread: one at a time, then the latest that was asked for meanwhile.

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

    def want(self, make: Callable[[], PartialDrawing]) -> None:
        """Make a drawing as soon as there is time."""
        self._next = make
        if not self._tasks.busy and not self._rest.isActive():
            self._begin()

    def give_up(self) -> None:
        """Make none any more."""
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
        self._rest.start(round(1000 * REST * self._seconds))


def _timed(make: Callable[[], PartialDrawing]) -> tuple[PartialDrawing, float]:
    """Return a drawing, and the seconds of this thread that it took."""
    begin = thread_time()
    return make(), thread_time() - begin


class PlacementPane(QWidget):
    """A title, how much is placed, and the picture."""

    def __init__(self) -> None:
        super().__init__()
        self.title = QLabel(textFormat=Qt.TextFormat.PlainText)
        font = self.title.font()
        font.setBold(True)
        self.title.setFont(font)
        self.text = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.view, self.layers = PlacementView(), LayersPicture()
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
        """Look at another puzzle from where it is best seen; nothing is shown until there are parts of it."""
        self._puzzle = puzzle
        self.hide()
        self.view.look_first(*viewpoint(puzzle.lattice))

    def show_parts(self, made: PartialDrawing) -> None:
        """Show parts that are placed."""
        self.show()
        self.view.show_drawing(made.drawing)
        self.layers.show_layers(made.layers)
        cells = len(self._puzzle.target.cells) if self._puzzle else made.cells
        self.text.setText(tr_n("{n} part, {covered} of {cells} cells", "{n} parts, {covered} of {cells} cells",
                               made.parts, covered=made.cells, cells=cells))
