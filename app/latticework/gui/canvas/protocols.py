"""What the parts of a canvas know of the canvas, so that none of them imports it."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Protocol

from PySide6.QtCore import QPointF, SignalInstance
from PySide6.QtGui import QAction

from latticework.gui.canvas.brush import SymmetricPen
from latticework.gui.canvas.overlay import Overlay
from latticework.gui.canvas.viewport import Tile, Viewport
from latticework.gui.document.document import Document
from latticework.lattice import Cell, Lattice
from latticework.lattice.up_direction import Up
from latticework.picture.plane import Plane, Point
from latticework.puzzle.reshape import Cells, Image


class Selected(Protocol):
    """The cells that are selected on a canvas, or that float above it."""

    chosen: frozenset[Cell]

    @property
    def floats(self) -> bool:
        """Whether cells float."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells that are selected, or that float."""

    def choose(self, cells: Iterable[Cell]) -> None:
        """Select these cells and no others."""

    def choose_all(self) -> None:
        """Select all cells."""

    def choose_color(self, cell: Cell) -> None:
        """Select the cells of the colour of a cell."""

    def move(self, by: tuple[int, ...]) -> None:
        """Move the selected cells by a translation."""

    def reshape(self, text: str, change: Callable[[Lattice, Cells, Cells], Image | None]) -> None:
        """Turn or mirror the selected cells."""

    def copy_above(self) -> None:
        """Let a copy of the selected cells float just above them."""

    def duplicate(self) -> None:
        """Let a copy of the selected cells float a step aside."""

    def copy(self) -> None:
        """Put the selected cells on the clipboard."""

    def cut(self) -> None:
        """Put the selected cells on the clipboard and remove them."""

    def paste(self) -> None:
        """Let the cells on the clipboard float."""

    def delete(self) -> None:
        """Remove the selected cells."""

    def place(self) -> bool:
        """Make what floats part of the drawing."""

    def give_up(self) -> bool:
        """Take back what floats, or select nothing; returns whether there was anything."""


class Surface(Protocol):
    """What gestures, brush and keyboard draw on."""

    document: Document
    view: Viewport
    layer: int
    status: SignalInstance
    selection_changed: SignalInstance
    band: tuple[Point, Point] | None
    """Two corners of the rectangle in which cells are being selected."""

    @property
    def selection(self) -> Selected:
        """The cells that are selected, or that float."""

    @property
    def plane(self) -> Plane:
        """The lattice seen from above."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells being edited, without a gesture in progress."""

    def spot(self, at: QPointF) -> tuple[int, Point]:
        """Return the layer that is shown at a pixel, and the point of the plane there."""

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

    @property
    def here(self) -> Cell:
        """The cell under the pointer, or under the cursor where the keyboard is used."""

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

    def escape(self) -> bool:
        """Give up the gesture in progress, or what floats, or what is selected; returns whether there was any."""


class Painted(Surface, Protocol):
    """What is painted of a canvas."""

    tool: str
    pen: SymmetricPen
    marked: tuple[Cell, ...]
    ghosts: bool
    tiles: tuple[Tile, ...]

    def view_of(self, tile: Tile) -> Viewport:
        """Return the piece of the plane that a tile shows."""

    @property
    def shown(self) -> tuple[Cell, ...]:
        """The cells that are shown, with a gesture in progress."""

    @property
    def overlay(self) -> Overlay | None:
        """What is laid over the cells."""

    def pixel_of(self, cell: Cell) -> QPointF:
        """Return the pixel in the middle of a cell."""

    def width(self) -> int:
        """Return the width in pixels."""

    def height(self) -> int:
        """Return the height in pixels."""

    def devicePixelRatioF(self) -> float:
        """Return the number of pixels of the screen for one of Qt."""


class Gesture(Protocol):
    """Receives pixels; exactly one of end and cancel is the last call."""

    over_layers: ClassVar[bool]
    """Whether it goes on in another layer where the pointer comes to one."""

    def start(self, at: QPointF) -> None:
        """A button went down."""

    def move(self, at: QPointF) -> None:
        """The mouse moved."""

    def end(self) -> None:
        """The button came up."""

    def cancel(self) -> None:
        """Nothing is to remain of the gesture."""
