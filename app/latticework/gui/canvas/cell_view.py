"""The cells being edited as a widget shows them: which piece of the plane, and with what is being drawn."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from latticework.errors import LatticeworkError
from latticework.gui.canvas.viewport import Viewport
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
        """Return the pixel in the middle of a cell."""
        return self.view.to_screen(self.plane.center(cell))

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
        self.view.zoom(factor, at or QPointF(self.width() / 2, self.height() / 2))
        self.view_moved()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the drawing in view as long as nobody moved the view by hand."""
        self.view.resize(event.size())
        self.refit()
