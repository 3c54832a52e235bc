"""What is drawn on: the cells of a document with a stroke in progress, what is seen of them, what is selected."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QSize, Signal

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas.brush import Brush, SymmetricPen, refusal
from latticework.gui.stage.canvas.explaining_marks import Overlay
from latticework.gui.stage.canvas.viewport import MARGIN, Tile, Viewport, shown_layers, tiles
from latticework.gui.widgets.cell_clipboard import cells_there, copy_cells
from latticework.gui.widgets.tools import TOOLS
from latticework.gui.widgets.translation import error_text, tr
from latticework.lattice import Cell, Lattice
from latticework.lattice.layers import Up, standing
from latticework.picture.plane import Plane, Point, plane
from latticework.puzzle import Puzzle, drawing, edit_cells
from latticework.puzzle.drawing import Image
from latticework.puzzle.edit_cells import Cells

_LEAST_SEEN = 12
"""Pixels of the width of a cell below which one cell is not told from the next."""
_LEAST_SHARE = 0.5
"""The share of the view, in the direction in which it is larger, below which a drawing of such cells is tiny."""
_MOST_PLACINGS = 50
"""Steps of the selection after which undo selects again what was selected before them."""


class Gesture(Protocol):
    """A drag in progress; it gets pixels, and exactly one of `end` and `cancel` is the last call."""

    over_layers: ClassVar[bool]
    """Whether it continues in another layer where the pointer comes to one."""

    def start(self, at: QPointF) -> None:
        """A button went down."""

    def move(self, at: QPointF) -> None:
        """The mouse moved."""

    def end(self) -> None:
        """The button came up."""

    def cancel(self) -> None:
        """Leave nothing of the gesture."""


class CellEditor(QObject):
    """The cells of a document, seen layer by layer or all side by side; each stroke on them is one step to undo.

    It refers to no widget: the canvas shows it and passes mouse and keys on to it. While something is laid over the
    target, clicks choose cells and draw nothing.
    """

    status = Signal(str)
    update_due = Signal()  # it is to be painted again
    report_due = Signal()  # the status is to say again what is at the pointer or the cursor
    draft_changed = Signal()  # a stroke in progress shows other cells, or has ended
    layer_changed = Signal(int)
    tool_changed = Signal(str)
    selection_changed = Signal()
    overlay_changed = Signal()
    whole_due = Signal()  # cells of the drawing are to be seen
    cell_chosen = Signal(object)  # Cell of the target
    overlay_left = Signal()  # Escape was pressed
    shape_requested = Signal()  # a shape is to be drawn by its sizes
    shape_drawn = Signal()  # it was drawn, and is to be seen whole
    direction_requested = Signal()  # layers are to have another direction

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.view = Viewport()
        self.size = QSize(1, 1)
        self.layer: int = 0
        self.marked: tuple[Cell, ...] = ()
        self.ghosts = True
        """Whether the layers above and below shine through."""
        self.side_by_side = False
        """Whether all layers are shown at once."""
        self.whole = False
        """Whether a puzzle is first shown up to its highest layer, for a view that has all layers below it, too."""
        self.tiles: tuple[Tile, ...] = tiles(1, 1, [0], 1.0)
        self.edges = (0, 0)
        """Pixels at the left and the lower edge that are covered where one layer is shown alone."""
        self._draft: tuple[Cell, ...] | None = None
        self._draft_up: Up = ()
        self._fitted = True
        self._overlay: Overlay | None = None
        self.tool, self.pen = "pencil", SymmetricPen()
        self.brush = Brush(document, self.update)
        self.selection = Selection(self)
        self.gesture: Gesture | None = None
        """The drag in progress."""
        self.band: tuple[Point, Point] | None = None
        """Two corners of the rectangle in which cells are being selected."""
        self.pointed: Cell | None = None
        """The cell under the pointer."""
        self.pointed_side: tuple[Cell, str] | None = None
        """The side that a click with the mark tool would mark."""
        self.cursor_shown = False
        self.cursor: Cell = ()
        """The cell that keys act on."""
        self.line_from: Cell | None = None
        """Where the next straight line that keys draw begins."""
        self._reset_cursor()
        document.changed.connect(self._document_changed)
        document.subject_changed.connect(self._start_over)
        document.target_changed.connect(self._start_over)
        document.replaced.connect(self._on_replaced)

    @property
    def plane(self) -> Plane:
        """The lattice of the document seen from above, with the direction of layers of a draft."""
        puzzle = self.document.puzzle
        return plane(standing(puzzle.lattice, self._draft_up) if self._draft_up else puzzle.standing.lattice)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the document that are edited, without a stroke in progress."""
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
        """Return the part of the plane that a tile shows, the same in all tiles."""
        return replace(self.view, left=tile.left, top=tile.top, width=tile.width, height=tile.height)

    def spot(self, at: QPointF) -> tuple[int, Point]:
        """Return the layer that is shown at a pixel, and the point of the plane there."""
        tile = next((tile for tile in self.tiles if tile.holds(at.x(), at.y())), None)
        return (self.layer, self.view.to_plane(at)) if tile is None else (tile.layer, self.view_of(tile).to_plane(at))

    def resize(self, size: QSize) -> None:
        """Take another size, in pixels; the drawing is fitted to it unless the view was moved by hand."""
        self.size = size
        self.lay_out()
        self.refit()

    def lay_out(self) -> None:
        """Give each layer that is shown its tile."""
        layers, shape = [self.layer], 1.0
        if self.side_by_side and self.plane.layered:
            layers = shown_layers(set(self.plane.used_layers(self.cells)), self.layer)
            low, high = self.plane.extent(self.cells or (self.plane.first(self.layer),))
            room = 2 * MARGIN * self.plane.spacing
            shape = (high[0] - low[0] + room) / (high[1] - low[1] + room)
        self.view.edges = self.edges if len(layers) == 1 else (0, 0)
        before = len(self.tiles)
        self.tiles = tiles(max(1, self.size.width()), max(1, self.size.height()), layers, float(shape))
        self.view.take(next((tile for tile in self.tiles if tile.layer == self.layer), self.tiles[0]))
        if len(self.tiles) != before:
            self.refit()
        self.update()

    def show_tile(self) -> None:
        """Show the current layer."""
        # Where all layers are shown tiles move only for a new one: they would be under a drag.
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
        """Show other cells than those of the document, or with None those again.

        up: the step that leads upwards in them, () where that is the same.
        """
        self._draft, self._draft_up = cells, up
        self.draft_changed.emit()
        self.update()
        self.report()

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
        """Stop fitting the view to the size of the window, as it was moved by hand."""
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

    def show_cells(self, cells: tuple[Cell, ...]) -> None:
        """Show the whole drawing, unless these cells of it are in view and not too small to be told apart."""
        self.whole_due.emit()
        low, high = self.view.visible()
        if not cells:
            return
        middles = self.plane.centers(cells)
        seen = bool(((middles > low) & (middles < high)).all())
        if not seen or self.view.scale * self.view.cell < _LEAST_SEEN:
            self.fit()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a pixel, or the middle."""
        view = self.view
        view.zoom(factor, at or QPointF(view.left + view.width / 2, view.top + view.height / 2))
        self.view_moved()

    def mark_cells(self, cells: tuple[Cell, ...]) -> None:
        """Point out some cells, in the layer of the first of them, until the next change."""
        self.marked = cells
        if cells:
            self.set_layer(self.plane.layer(cells[0]))
            self.view.reveal(self.plane.center(cells[0]))
        self.update()

    def set_tool(self, tool: str) -> None:
        """Choose one of TOOLS; where it cannot be used on the subject, the status says why."""
        if tool not in TOOLS:
            raise ValueError(tool)
        self.cancel()
        self.selection.place()
        refused = refusal(tool, self.document.subject)
        if refused:
            self.status.emit(refused)
            return
        self.tool, self.pointed_side = tool, None
        self.tool_changed.emit(tool)

    def set_layer(self, layer: int) -> None:
        """Show another layer; does nothing in lattices without layers."""
        if self.plane.layered and layer != self.layer:
            self.layer = layer
            self.show_tile()
            self.cursor = self.plane.near(self.plane.center(self.cursor), layer)
            self.layer_changed.emit(layer)
            self.report()
            self.update()

    def touched(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return all cells that the pen draws where it touches some."""
        return self.pen.touched(self.plane.lattice, cells)

    def next_pen(self) -> None:
        """Take the next symmetric pen about the current cell, after the last an ordinary one."""
        self.cancel()
        self.status.emit(self.pen.take_next(self.plane.lattice, self.here))
        self.update()

    @property
    def here(self) -> Cell:
        """The current cell: under the pointer, or under the cursor while the keyboard is used."""
        return self.pointed if self.pointed and not self.cursor_shown else self.cursor

    def draw_shape(self) -> None:
        """Ask for a shape and its sizes."""
        self.cancel()
        self.selection.place()
        self.shape_requested.emit()

    def cancel(self) -> bool:
        """Cancel the gesture in progress; return whether there was one."""
        gesture, self.gesture = self.gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    def escape(self) -> bool:
        """Cancel the gesture in progress, or what floats, or what is selected; return whether there was any."""
        return self.cancel() or self.selection.cancel()

    @property
    def overlay(self) -> Overlay | None:
        """What is laid over the cells that are shown now."""
        return self._overlay if self.document.subject is None else None

    def show_overlay(self, overlay: Overlay | None) -> None:
        """Lay something over the target, or with None nothing."""
        self._overlay = overlay
        self.overlay_changed.emit()
        self.update()

    def choose_cell(self, cell: Cell | None) -> None:
        """Choose a cell of the target."""
        if cell is not None and self.overlay is not None and cell in self.overlay.colors:
            self.cell_chosen.emit(cell)

    def overlay_text(self, cell: Cell | None) -> str:
        """Return what the overlay says of a cell."""
        return self.overlay.told.get(cell, "") if self.overlay is not None and cell is not None else ""

    def update(self) -> None:
        """Request that it is painted again."""
        self.update_due.emit()

    def report(self) -> None:
        """Request that the status says again what is at the pointer or the cursor."""
        self.report_due.emit()

    def _document_changed(self, old: Puzzle, new: Puzzle) -> None:
        self.cancel()
        self.selection.follow(old, new)
        self.marked = ()
        if old.standing.lattice is not new.standing.lattice:
            self._begin()
        elif self.document.subject is None or self.document.subject < len(old.parts):
            self._follow_change(edit_cells.cells_of(old, self.document.subject))
        self.lay_out()
        self._keep_in_view()
        self.report()
        self.update()

    def _follow_change(self, before: tuple[Cell, ...]) -> None:
        """Show a layer that changed, so that one sees what an undo does."""
        layers = self.plane.used_layers(tuple(set(before).symmetric_difference(self.cells)))
        if layers and self.layer not in layers:
            self.set_layer(layers[0])

    def _keep_in_view(self) -> None:
        """Show the whole drawing again if it left the view, or became tiny, unless the view was moved by hand."""
        if not (self._fitted and self.cells):
            return
        (left, low), (right, high) = self.view.visible()
        least, most = self.plane.extent(self.cells)
        whole = left <= least[0] and low <= least[1] and most[0] <= right and most[1] <= high
        share = max((most[0] - least[0]) / (right - left), (most[1] - least[1]) / (high - low))
        if not whole or (self.view.scale * self.view.cell < _LEAST_SEEN and share < _LEAST_SHARE):
            self.fit()

    def _on_replaced(self) -> None:
        """Show another puzzle, with the tool to draw with."""
        self._begin()
        self.selection.forget()
        self.set_tool("pencil")

    def _reset_cursor(self) -> None:
        """Put the cursor on the least cell of the layer, or where nothing is drawn on the origin."""
        self.line_from = None
        self.cursor = min(self.plane.in_layer(self.cells, self.layer), default=self.plane.first(self.layer))

    def _begin(self) -> None:
        """Show the first layer of a puzzle that was just opened or turned."""
        self.layer = self._first_layer()
        self.layer_changed.emit(self.layer)
        self._start_over()

    def _first_layer(self) -> int:
        layers = self.plane.used_layers(self.cells) or [0]
        return layers[-1] if self.whole else layers[0]

    def _start_over(self) -> None:
        self.cancel()
        self.selection.place()
        self.selection.choose(())
        self.marked = ()
        self.pointed = self.pointed_side = self._draft = None
        self._draft_up = ()
        self.pen.put_away()
        if refusal(self.tool, self.document.subject):
            self.set_tool("pencil")
        if self.whole or self.layer not in self.plane.used_layers(self.cells):
            self.layer = self._first_layer()
            self.layer_changed.emit(self.layer)
        self._reset_cursor()
        self.lay_out()
        self.fit()
        self.report()


@dataclass(frozen=True)
class _Floating:
    """Cells that float above the target (None) or a part, and the text of the step to undo that places them."""

    subject: int | None
    below: Puzzle
    cut: Puzzle
    text: str

    @property
    def placed(self) -> Puzzle:
        """The puzzle with the cells placed where they are; raises LatticeworkError."""
        return edit_cells.pasted(self.below, self.subject, self.cut)


class _Placing(NamedTuple):
    """The puzzle before and after cells were placed, and what was selected before and after it."""

    before: Puzzle
    after: Puzzle
    chosen: frozenset[Cell]
    placed: frozenset[Cell]


class Selection:
    """What is selected on a surface; all that is done to it is one step to undo, once it is placed."""

    def __init__(self, surface: CellEditor) -> None:
        self.surface, self.brush = surface, surface.brush
        self.chosen: frozenset[Cell] = frozenset()
        self.floating: _Floating | None = None
        self._placings: deque[_Placing] = deque(maxlen=_MOST_PLACINGS)
        """What was placed last, so that undo selects again what was selected before."""

    @property
    def floats(self) -> bool:
        """Whether cells float."""
        return self.floating is not None

    @property
    def cells(self) -> Cells:
        """The cells that are selected, or that float."""
        return edit_cells.cells_of_cut(self.floating.cut) if self.floating else tuple(sorted(self.chosen))

    @property
    def hint(self) -> str:
        """What the keys do while cells float, for the status; "" while none do."""
        return tr("Floating: drag or arrow keys to move, R, M and T to turn, Enter to place, Esc to cancel"
                  ) if self.floating else ""

    def choose(self, cells: Iterable[Cell]) -> None:
        """Select only these cells, as far as they are drawn; what floats is placed."""
        self.place()
        self.chosen = frozenset(cells).intersection(self.surface.cells)
        self._changed()

    def forget(self) -> None:
        """Forget what was placed, which no undo reaches any more."""
        self._placings.clear()

    def choose_all(self) -> None:
        """Select all cells."""
        self.choose(self.surface.cells)

    def choose_color(self, cell: Cell) -> None:
        """Select the cells that have the colour of a cell, or like it none."""
        document = self.surface.document
        colors = dict(edit_cells.colors_of(document.puzzle, document.subject))
        self.choose(other for other in self.surface.cells if colors.get(other) == colors.get(cell))

    def cancel(self) -> bool:
        """Return what floats to where it was, or select nothing; return whether there was anything."""
        there = bool(self.floating or self.chosen)
        if self.floating:
            self._drop()
        else:
            self.chosen = frozenset()
        self._changed()
        return there

    def follow(self, old: Puzzle, new: Puzzle) -> None:
        """Follow a change of the drawing: nothing floats any more, and cells that are gone are not selected.

        Undo and redo of what was placed select again what was selected then.
        """
        if self.floating:
            self._drop()
        for placing in self._placings:
            if old is placing.after and new is placing.before:
                self.chosen = placing.chosen
            elif old is placing.before and new is placing.after:
                self.chosen = placing.placed
        self.chosen = self.chosen.intersection(self.surface.cells)

    def delete(self) -> None:
        """Remove the selected cells."""
        if self.floating:
            below = self.floating.below
            self._drop()
            self.surface.attempt(lambda: self.surface.document.change(tr("Delete cells"), below))
        else:
            self.surface.commit(tr("Delete cells"), tuple(set(self.surface.cells) - self.chosen))
        self._changed()

    def copy(self) -> None:
        """Put the selected cells on the clipboard."""
        document = self.surface.document
        color = "#888888" if document.subject is None else document.puzzle.color(document.subject)
        self.surface.attempt(lambda: copy_cells(self._cut(), color))

    def cut(self) -> None:
        """Put the selected cells on the clipboard and remove them."""
        self.copy()
        self.delete()

    def paste(self) -> None:
        """Let the cells on the clipboard float above the drawing, where they can be seen."""
        try:
            cut = cells_there(self.surface.document.puzzle)
        except LatticeworkError as error:
            self.surface.status.emit(error_text(error))
            return
        if cut is None:
            self.surface.status.emit(tr("There are no cells on the clipboard; select some and press Ctrl+C"))
            return
        self.surface.cancel()
        self.place()
        self._float(cut, self.surface.document.puzzle, tr("Paste cells"))
        self._bring_into_view()

    def duplicate(self) -> None:
        """Let a copy of the selected cells float above the drawing, a step aside."""
        self.surface.cancel()
        self.copy_above()
        self.move(drawing.step_towards(self.surface.plane.lattice, (1.0, 0.0)))

    def copy_above(self) -> None:
        """Let a copy of the selected cells float just above them."""
        cut = self._cut()
        self.place()
        self._float(cut, self.surface.document.puzzle, tr("Duplicate cells"))

    def lift(self, text: str = "") -> None:
        """Take the selected cells off the drawing and let them float."""
        if not self.floating:
            document = self.surface.document
            below = edit_cells.with_cells(document.puzzle, document.subject,
                                          tuple(set(document.cells) - self.chosen))
            self._float(self._cut(), below, text or tr("Move cells"))

    def move(self, by: tuple[int, ...]) -> None:
        """Move the selected cells by a translation."""
        self.lift()
        self._carry(lambda _, cells, beside: drawing.moved((*cells, *beside), by))

    def reshape(self, text: str, change: Callable[[Lattice, Cells, Cells], Image | None]) -> None:
        """Turn or mirror the selected cells; the status says where the lattice has no such motion."""
        self.lift(text)
        if not self._carry(change):
            self.surface.status.emit(tr("This lattice has no such motion for these cells"))

    def place(self) -> bool:
        """Place what floats on the drawing below, as one step to undo; return whether that was possible."""
        floating, document = self.floating, self.surface.document
        if floating is None:
            return True
        before, chosen = document.puzzle, self.chosen
        # Before the change of the document, in which whatever floats is dropped.
        self._drop()
        done = self.surface.attempt(lambda: document.change(floating.text, floating.placed))
        if done and floating.subject == document.subject:
            self.chosen = frozenset(edit_cells.cells_of_cut(floating.cut))
            self._placings.append(_Placing(before, document.puzzle, chosen, self.chosen))
        self._changed()
        return done

    def _cut(self) -> Puzzle:
        document = self.surface.document
        return self.floating.cut if self.floating else edit_cells.cut_out(
            document.puzzle, document.subject, tuple(self.chosen))

    def _float(self, cut: Puzzle, below: Puzzle, text: str) -> None:
        self._show(_Floating(self.surface.document.subject, below, cut, text))

    def _carry(self, change: Callable[[Lattice, Cells, Cells], Image | None]) -> bool:
        if self.floating is None:
            return False
        cut = self.floating.cut
        image = change(self.surface.plane.lattice, edit_cells.cells_of_cut(cut), edit_cells.faced_by_cut(cut))
        if image is None:
            return False
        floating = replace(self.floating, cut=edit_cells.moved_cut(cut, image))
        return self.surface.attempt(lambda: self._show(floating))

    def _show(self, floating: _Floating) -> None:
        draft = floating.placed
        self.floating, self.brush.draft = floating, draft
        self.surface.show_draft(edit_cells.cells_of(draft, floating.subject))
        self._changed()

    def _bring_into_view(self) -> None:
        """Move what floats to the current layer and the middle of the view."""
        surface, plane = self.surface, self.surface.plane
        cells = self.cells
        low, high = plane.extent(cells)
        middle = (float(low[0] + high[0]) / 2, float(low[1] + high[1]) / 2)
        lowest = min(map(plane.layer, cells))
        self.move(plane.translation(middle, (surface.view.x, surface.view.y),
                                    (surface.layer - lowest) // plane.levels))

    def _drop(self) -> None:
        self.floating = self.brush.draft = None
        self.surface.show_draft(None)

    def _changed(self) -> None:
        self.surface.report()
        self.surface.selection_changed.emit()
        self.surface.update()
