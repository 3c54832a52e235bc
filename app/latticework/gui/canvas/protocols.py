"""What the parts of a canvas know of the canvas, so that none of them imports it."""

from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtCore import QPointF, SignalInstance
from PySide6.QtGui import QAction

from latticework.gui.canvas.symmetric_pen import SymmetricPen
from latticework.gui.canvas.viewport import Viewport
from latticework.gui.document.document import Document
from latticework.lattice import Cell
from latticework.lattice.up_direction import Up
from latticework.scene.plane import Plane, Point


class Surface(Protocol):
    """What gestures, brush and keyboard draw on."""

    document: Document
    view: Viewport
    layer: int
    status: SignalInstance

    @property
    def plane(self) -> Plane:
        """The lattice seen from above."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells being edited, without a gesture in progress."""

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell of the layer under a point of the plane."""

    def show_draft(self, cells: tuple[Cell, ...] | None, up: Up = ()) -> None:
        """Show other cells than those of the document, or with None those; `up`: the step that leads up in them."""

    def commit(self, text: str, cells: tuple[Cell, ...]) -> None:
        """Make the cells those of the document, as one step to undo."""

    def attempt(self, edit: Callable[[], None]) -> bool:
        """Edit the document; a refusal is shown as status, and False returned."""

    def touched(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return the cells that the pen draws where it touches some."""

    def refit(self) -> None:
        """Show the whole drawing again, unless the view was moved by hand."""

    def view_moved(self) -> None:
        """Say that the view shows another piece of the plane."""

    def set_layer(self, layer: int) -> None:
        """Show another layer."""

    def report(self) -> None:
        """Show in the status where the pointer or the cursor is."""

    def update(self) -> None:
        """Paint the canvas again soon."""


class Tooled(Surface, Protocol):
    """What commands, keyboard and mouse act on."""

    tool: str

    def actions(self) -> list[QAction]:
        """Return the actions whose keys work here."""

    def set_tool(self, tool: str) -> None:
        """Choose one of TOOLS."""

    def fit(self) -> None:
        """Show the whole drawing."""

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a pixel, or the middle."""

    def next_pen(self) -> None:
        """Take the next symmetric pen, about the cell at hand, or after the last an ordinary one."""

    def draw_shape(self) -> None:
        """Ask for a shape and its sizes."""

    def choose_direction(self) -> None:
        """Offer the directions in which layers may lie."""

    def cancel(self) -> bool:
        """Give up the gesture in progress; returns whether there was one."""


class Painted(Surface, Protocol):
    """What is painted of a canvas."""

    tool: str
    pen: SymmetricPen
    marked: tuple[Cell, ...]
    ghosts: bool

    @property
    def shown(self) -> tuple[Cell, ...]:
        """The cells that are shown, with a gesture in progress."""

    def pixel_of(self, cell: Cell) -> QPointF:
        """Return the pixel in the middle of a cell."""

    def devicePixelRatioF(self) -> float:
        """Return the number of pixels of the screen for one of Qt."""


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
