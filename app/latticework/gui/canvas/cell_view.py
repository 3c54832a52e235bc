"""The cells being edited as a widget shows them: which piece of the plane, and with what is being drawn."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from latticework.errors import LatticeworkError
from latticework.gui.canvas.layer_tiles import Tile, shown_layers, tiles
from latticework.gui.canvas.viewport import MARGIN, Viewport
from latticework.gui.common.translation import error_text
from latticework.gui.document.document import Document
from latticework.lattice import Cell
from latticework.lattice.up_direction import Up, standing
from latticework.scene.plane import Plane, Point, plane


class CellView(QWidget):
    """Shows a layer of the cells of a document, `marked` ones among them, and changes them."""

    status = Signal(str)
    draft_changed = Signal()  # a stroke in progress shows other cells, or has ended

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.view = Viewport()
        self.layer: int = 0
        self.marked: tuple[Cell, ...] = ()
        self.ghosts = True
        """Whether the layers above and below shine through."""
        self.side_by_side = False
        """Whether all layers are shown at once."""
        self.tiles: tuple[Tile, ...] = tiles(1, 1, [0], 1.0)
        self._draft: tuple[Cell, ...] | None = None
        self._draft_up: Up = ()
        self._fitted = True

    @property
    def plane(self) -> Plane:
        """The lattice of the document seen from above, with a draft as that is to stand."""
        puzzle = self.document.puzzle
        return plane(standing(puzzle.lattice, self._draft_up) if self._draft_up else puzzle.standing.lattice)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the document that are being edited, without a stroke in progress."""
        return self.document.cells

    @property
    def shown(self) -> tuple[Cell, ...]:
        """The cells that are shown, with a stroke in progress."""
        return self.cells if self._draft is None else self._draft

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell of the layer under a point of the plane."""
        return self.plane.at(point, self.layer)

    def pixel_of(self, cell: Cell) -> QPointF:
        """Return the pixel in the middle of a cell, in the tile of its layer where all are shown."""
        tile = next((tile for tile in self.tiles if tile.layer == self.plane.layer(cell)), None)
        return (self.view if tile is None else self.view_of(tile)).to_screen(self.plane.center(cell))

    def view_of(self, tile: Tile) -> Viewport:
        """Return the piece of the plane that a tile shows, the same in all of them."""
        return replace(self.view, left=tile.left, top=tile.top, width=tile.width, height=tile.height)

    def spot(self, at: QPointF) -> tuple[int, Point]:
        """Return the layer that is shown at a pixel, and the point of the plane there."""
        tile = next((tile for tile in self.tiles if tile.holds(at.x(), at.y())), None)
        return (self.layer, self.view.to_plane(at)) if tile is None else (tile.layer, self.view_of(tile).to_plane(at))

    def lay_out(self) -> None:
        """Divide the widget among the layers that are shown."""
        layers, shape = [self.layer], 1.0
        if self.side_by_side and self.plane.layered:
            layers = shown_layers(set(self.plane.used_layers(self.cells)), self.layer)
            low, high = self.plane.extent(self.cells or (self.plane.first(self.layer),))
            room = 2 * MARGIN * self.plane.spacing
            shape = (high[0] - low[0] + room) / (high[1] - low[1] + room)
        before = len(self.tiles)
        self.tiles = tiles(max(1, self.width()), max(1, self.height()), layers, float(shape))
        self.view.take(next((tile for tile in self.tiles if tile.layer == self.layer), self.tiles[0]))
        if len(self.tiles) != before:
            self.refit()
        self.update()

    def show_tile(self) -> None:
        """Show the layer at hand; where all are shown none moves, which would be under a drag, unless it is new."""
        tile = next((tile for tile in self.tiles if tile.layer == self.layer), None)
        if tile is None:
            self.lay_out()
        else:
            self.view.take(tile)

    def show_side_by_side(self, shown: bool) -> None:
        """Show all layers at once, or one."""
        self.side_by_side = shown
        self.lay_out()

    def show_draft(self, cells: tuple[Cell, ...] | None, up: Up = ()) -> None:
        """Show other cells than those of the document, or with None those; `up`: the step that leads up in them."""
        self._draft, self._draft_up = cells, up
        self.draft_changed.emit()
        self.update()

    def commit(self, text: str, cells: tuple[Cell, ...]) -> None:
        """Make the cells those of the document, as one step to undo."""
        self._draft, self._draft_up = None, ()
        self.draft_changed.emit()
        self.update()
        self.attempt(lambda: self.document.set_cells(self.document.subject, cells, text))

    def attempt(self, edit: Callable[[], None]) -> bool:
        """Edit the document; a refusal is shown as status, and False returned."""
        try:
            edit()
        except LatticeworkError as error:
            self.status.emit(error_text(error))
            return False
        return True

    def show_ghosts(self, shown: bool) -> None:
        """Let the layers above and below shine through, or not."""
        self.ghosts = shown
        self.update()

    def view_moved(self) -> None:
        """The view was moved by hand: it no longer follows the size of the window."""
        self._fitted = False
        self.update()

    def fit(self) -> None:
        """Show the whole drawing."""
        low, high = self.plane.extent(self.shown or (self.plane.first(self.layer),))
        self.view.cell = self.plane.spacing
        self.view.fit((low[0], low[1]), (high[0], high[1]))
        self._fitted = True
        self.update()

    def refit(self) -> None:
        """Show the whole drawing again, unless the view was moved by hand."""
        if self._fitted:
            self.fit()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a pixel, or the middle."""
        view = self.view
        view.zoom(factor, at or QPointF(view.left + view.width / 2, view.top + view.height / 2))
        self.view_moved()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Keep the drawing in view as long as nobody moved the view by hand."""
        self.lay_out()
        self.refit()
