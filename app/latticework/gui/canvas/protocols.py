"""What gestures and the canvas know of each other."""

from typing import Protocol

from PySide6.QtCore import QPointF

from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.viewport import View
from latticework.lattice import Cell
from latticework.scene.plane import Plane, Point


class Surface(Protocol):
    """What a gesture draws on."""

    view: View
    layer: int
    brush: Brush

    @property
    def plane(self) -> Plane:
        """The lattice seen from above."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells before the gesture."""

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell of the layer under a point of the plane."""

    def show_draft(self, cells: tuple[Cell, ...] | None) -> None:
        """Show other cells than those of the document, or with None those."""

    def commit(self, text: str, cells: tuple[Cell, ...]) -> None:
        """Make the cells those of the document, as one step to undo."""

    def view_moved(self) -> None:
        """Say that the view shows another piece of the plane."""


class Gesture(Protocol):
    """Receives pixels; exactly one of end and cancel is the last call."""

    def start(self, at: QPointF) -> None:
        """A button went down."""

    def move(self, at: QPointF) -> None:
        """The mouse moved."""

    def end(self) -> None:
        """The button came up."""

    def cancel(self) -> None:
        """Nothing is to remain of the gesture."""
