"""Paints everything that a canvas shows, from the grid up to the hint, with caches for what rarely changes."""

from collections import defaultdict
from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from latticework.gui.canvas import axes, grid_painting
from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.color_painting import PaintedCells
from latticework.gui.canvas.keyboard import Keyboard
from latticework.gui.canvas.overlay import OverlayPainter
from latticework.gui.canvas.pointer import Pointer
from latticework.gui.canvas.protocols import Painted
from latticework.gui.canvas.viewport import Viewport
from latticework.gui.common import theme
from latticework.gui.common.translation import tr, translatable, translated
from latticework.lattice import Cell
from latticework.picture.decoration import Marks, mark_colors, sides_of, width_of
from latticework.picture.side_marks import sign
from latticework.puzzle import edit_cells
from latticework.puzzle.colors import CellColors
from latticework.puzzle.marks import across

HINT = translatable("Drag with the mouse; the right button erases.\nOr use the arrow keys, and Space for a cell.")
MOST_KNOWN = 100_000


class CanvasPainter:
    """Paints a canvas."""

    def __init__(self, canvas: Painted, brush: Brush, keyboard: Keyboard, pointer: Pointer) -> None:
        self.canvas, self.brush, self.keyboard, self.pointer = canvas, brush, keyboard, pointer
        self.layer, self.view = canvas.layer, canvas.view
        """The layer that is being painted, and how, in the pixels of its tile."""
        self._grids: dict[int, tuple[tuple[object, ...], QPixmap]] = {}
        self._drawings: dict[int, grid_painting.LayerPainting] = {}
        self._drawn: tuple[Cell, ...] | None = None
        self._known: dict[Cell, QPolygonF] = {}
        self._plane = canvas.plane
        self._painted: dict[int, tuple[tuple[object, ...], PaintedCells]] = {}
        self._overlays: defaultdict[int, OverlayPainter] = defaultdict(OverlayPainter)

    def paint(self, painter: QPainter) -> None:
        """Paint a layer, or all of them each in its tile, and a hint where nothing is drawn."""
        canvas, colors = self.canvas, theme.current()
        alone = len(canvas.tiles) == 1
        for tile in canvas.tiles:
            self.layer, self.view = tile.layer, replace(canvas.view_of(tile), left=0, top=0)
            painter.save()
            painter.translate(tile.left, tile.top)
            painter.setClipRect(QRect(0, 0, tile.width, tile.height))
            self._paint_layer(painter, colors, alone)
            if alone:
                axes.paint(painter, canvas.plane, self.view, self.layer, colors)
            self._paint_marks(painter, colors)
            if not alone:
                name = tr("Layer {number}", number=tile.layer - self._lowest() + 1)
                grid_painting.paint_name(painter, self.view, name, colors, tile.layer == canvas.layer)
            painter.restore()
        if not canvas.shown:
            title = tr("Draw the target") if canvas.document.subject is None else tr("Draw the part")
            whole = Viewport(width=canvas.width(), height=canvas.height())
            grid_painting.paint_hint(painter, whole, title, translated(HINT), self._height_of_hint(), colors)

    def _lowest(self) -> int:
        """Return the layer that is called the first: the lowest that is drawn."""
        return next(iter(self.canvas.plane.used_layers(self.canvas.cells)), 0)

    def _paint_layer(self, painter: QPainter, colors: theme.Theme, alone: bool) -> None:
        """Paint grid, layer below, cells, outline of the layer above."""
        canvas = self.canvas
        painter.drawPixmap(0, 0, self._grid_now(colors))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        subject = canvas.document.subject
        color = colors.target if subject is None else canvas.document.puzzle.color(subject)
        ghosts = canvas.plane.layered and canvas.ghosts and alone
        if ghosts:
            self._drawing(self.layer - 1).paint_ghost(painter, self.view, color)
        self._drawing(self.layer).paint(painter, self.view, color, colors)
        if ghosts:
            self._drawing(self.layer + 1).paint_outline(painter, self.view, colors.hint)
        self._paint_cells(painter, colors)
        if canvas.overlay is not None:
            self._overlays[self.layer].paint(painter, canvas.overlay, canvas.plane, self.view, self.layer)
            if canvas.overlay.placed is not None:
                self._paint_sides(painter, canvas.overlay.placed.marks, canvas.overlay.placed.cells)

    def _paint_cells(self, painter: QPainter, colors: theme.Theme) -> None:
        """Paint what lies on the cells of the layer: which may stay empty, colours, marks on sides."""
        puzzle, subject = self.brush.puzzle, self.canvas.document.subject
        optional = puzzle.target.optional if subject is None else ()
        tinted = edit_cells.colors_of(puzzle, subject)
        if optional or tinted:
            self._painted_cells_now(optional, tinted).paint(painter, self.view, colors)
        if subject is not None:
            self._paint_sides(painter, sides_of(puzzle.lattice, puzzle.parts[subject]), self.canvas.shown)

    def _painted_cells_now(self, optional: tuple[Cell, ...], tinted: CellColors) -> PaintedCells:
        canvas = self.canvas
        key = (canvas.plane, self.layer, canvas.shown, optional, tinted)
        # Comparing tuples that are the same objects takes no time, and equal ones little.
        if self.layer not in self._painted or self._painted[self.layer][0] != key:
            here = set(canvas.plane.in_layer(canvas.shown, self.layer))
            self._painted[self.layer] = key, PaintedCells(
                canvas.plane, tuple(cell for cell in optional if cell in here),
                tuple((cell, color) for cell, color in tinted if cell in here))
        return self._painted[self.layer][1]

    def _paint_sides(self, painter: QPainter, sides: Marks, cells: tuple[Cell, ...]) -> None:
        canvas, tints, shown = self.canvas, mark_colors(self.brush.puzzle), set(cells)
        sides = tuple(side for side in sides if side[0] != side[1])  # the rest are colours of cells
        width = width_of(canvas.plane.lattice, cells, sides)
        for cell, neighbour, mark in sides:
            if canvas.plane.layer(cell) == self.layer and cell in shown and neighbour not in shown:
                patch = sign(canvas.plane, cell, neighbour, mark, width)
                grid_painting.paint_patch(painter, self.view, patch, tints[mark])

    def _paint_marks(self, painter: QPainter, colors: theme.Theme) -> None:
        canvas, view, plane = self.canvas, self.view, self.canvas.plane
        marked = plane.in_layer(canvas.marked, self.layer)
        grid_painting.paint_rings(painter, plane, view, marked, colors.warning, 4)
        if canvas.selection.cells:
            grid_painting.paint_selection(painter, plane, view, plane.in_layer(canvas.selection.cells, self.layer),
                                          colors, canvas.selection.floats)
        if canvas.band is not None and self.layer == canvas.layer:
            grid_painting.paint_band(painter, view, canvas.band, colors.accent)
        if canvas.pen.fixed is not None:
            grid_painting.paint_rings(painter, plane, view, plane.in_layer((canvas.pen.fixed,), self.layer),
                                      colors.accent, 2.6)
        self._paint_place(painter, colors)

    def _paint_place(self, painter: QPainter, colors: theme.Theme) -> None:
        """Paint the cursor, or what is under the pointer."""
        canvas, keyboard, pointer = self.canvas, self.keyboard, self.pointer
        view, plane = self.view, canvas.plane
        cell = keyboard.cursor if keyboard.visible else pointer.cell
        if cell is None or plane.layer(cell) != self.layer:
            return
        side = keyboard.side if keyboard.visible else pointer.side
        if keyboard.visible:
            grid_painting.paint_rings(painter, plane, view, (keyboard.cursor,), colors.cursor, 2.6 * colors.thick,
                                      colors.canvas)
        if side is not None:
            own, label = side
            neighbour = across(plane.lattice, own, label)
            if neighbour is not None:
                grid_painting.paint_outline(painter, view, sign(plane, own, neighbour),
                                            colors.cursor if keyboard.visible else colors.hover)
        elif keyboard.visible:
            return
        elif canvas.tool != "pan":
            grid_painting.paint_rings(painter, plane, view, (cell,), colors.hover, 1.6 * colors.thick, colors.canvas)

    def _height_of_hint(self) -> float:
        """Return where the middle of the hint is, off the cursor."""
        canvas, height = self.canvas, self.canvas.height()
        if not self.keyboard.visible:
            return height / 2
        return height * (0.25 if canvas.pixel_of(self.keyboard.cursor).y() > 0.45 * height else 0.75)

    def _grid_now(self, colors: theme.Theme) -> QPixmap:
        canvas, view, ratio = self.canvas, self.view, self.canvas.devicePixelRatioF()
        key = (canvas.plane, view.x, view.y, view.scale, view.width, view.height, self.layer, ratio, colors)
        if self.layer not in self._grids or self._grids[self.layer][0] != key:
            if len(self._grids) > len(canvas.tiles):
                self._grids.clear()
            self._grids[self.layer] = key, grid_painting.grid(canvas.plane, view, self.layer, colors, ratio)
        return self._grids[self.layer][1]

    def _drawing(self, layer: int) -> grid_painting.LayerPainting:
        canvas = self.canvas
        if self._drawn is not canvas.shown:  # cells of the document change only by becoming another tuple
            self._drawn = canvas.shown
            self._drawings.clear()
        if self._plane is not canvas.plane or len(self._known) > MOST_KNOWN:
            self._plane = canvas.plane
            self._drawings.clear()
            self._known.clear()
        if layer not in self._drawings:
            self._drawings[layer] = grid_painting.LayerPainting(canvas.plane, self._drawn, layer, self._known)
        return self._drawings[layer]
