"""Paints everything that a canvas shows, from the grid up to the hint, with caches for what rarely changes."""

from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from latticework.gui.canvas import axes, grid_painting
from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.color_painting import PaintedCells
from latticework.gui.canvas.keyboard import Keyboard
from latticework.gui.canvas.pointer import Pointer
from latticework.gui.canvas.protocols import Painted
from latticework.gui.common import theme
from latticework.gui.common.translation import tr, translatable, translated
from latticework.lattice import Cell
from latticework.puzzle import Part, Puzzle, edit_cells
from latticework.puzzle.colors import CellColors
from latticework.puzzle.marks import across
from latticework.scene.mark_patches import mark_colors, sides_of, width_of
from latticework.scene.side_marks import sign

HINT = translatable("Drag with the mouse; the right button erases.\nOr use the arrow keys, and Space for a cell.")
MOST_KNOWN = 100_000


class CanvasPainter:
    """Paints a canvas."""

    def __init__(self, canvas: Painted, brush: Brush, keyboard: Keyboard, pointer: Pointer) -> None:
        self.canvas, self.brush, self.keyboard, self.pointer = canvas, brush, keyboard, pointer
        self._grid: tuple[tuple[object, ...], QPixmap] | None = None
        self._drawings: dict[int, grid_painting.LayerPainting] = {}
        self._drawn: tuple[Cell, ...] | None = None
        self._known: dict[Cell, QPolygonF] = {}
        self._plane = canvas.plane
        self._painted: tuple[tuple[object, ...], PaintedCells] | None = None

    def paint(self, painter: QPainter) -> None:
        """Paint grid, layer below, cells, outline of the layer above, cursor and hint."""
        canvas, colors = self.canvas, theme.current()
        painter.drawPixmap(0, 0, self._grid_now(colors))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        subject = canvas.document.subject
        color = colors.target if subject is None else canvas.document.puzzle.color(subject)
        ghosts = canvas.plane.layered and canvas.ghosts
        if ghosts:
            self._drawing(canvas.layer - 1).paint_ghost(painter, canvas.view, color)
        self._drawing(canvas.layer).paint(painter, canvas.view, color, colors)
        if ghosts:
            self._drawing(canvas.layer + 1).paint_outline(painter, canvas.view, colors.hint)
        self._paint_cells(painter, colors)
        axes.paint(painter, canvas.plane, canvas.view, canvas.layer, colors)
        self._paint_marks(painter, colors)

    def _paint_cells(self, painter: QPainter, colors: theme.Theme) -> None:
        """Paint what lies on the cells of the layer: which may stay empty, colours, marks on sides."""
        puzzle, subject = self.brush.puzzle, self.canvas.document.subject
        optional = puzzle.target.optional if subject is None else ()
        tinted = edit_cells.colors_of(puzzle, subject)
        if optional or tinted:
            self._painted_cells_now(optional, tinted).paint(painter, self.canvas.view, colors)
        if subject is not None:
            self._paint_sides(painter, puzzle, puzzle.parts[subject])

    def _painted_cells_now(self, optional: tuple[Cell, ...], tinted: CellColors) -> PaintedCells:
        canvas = self.canvas
        key = (canvas.plane, canvas.layer, canvas.shown, optional, tinted)
        # Comparing tuples that are the same objects takes no time, and equal ones little.
        if self._painted is None or self._painted[0] != key:
            here = set(canvas.plane.in_layer(canvas.shown, canvas.layer))
            self._painted = key, PaintedCells(canvas.plane, tuple(cell for cell in optional if cell in here),
                                     tuple((cell, color) for cell, color in tinted if cell in here))
        return self._painted[1]

    def _paint_sides(self, painter: QPainter, puzzle: Puzzle, part: Part) -> None:
        canvas, tints, shown = self.canvas, mark_colors(puzzle), set(self.canvas.shown)
        sides = sides_of(puzzle.lattice, part)
        width = width_of(puzzle.lattice, canvas.shown, sides)
        for cell, neighbour, mark in sides:
            if canvas.plane.layer(cell) == canvas.layer and cell in shown and neighbour not in shown:
                patch = sign(canvas.plane, cell, neighbour, mark, width)
                grid_painting.paint_patch(painter, canvas.view, patch, tints[mark])

    def _paint_marks(self, painter: QPainter, colors: theme.Theme) -> None:
        canvas, keyboard, pointer = self.canvas, self.keyboard, self.pointer
        view, plane = canvas.view, canvas.plane
        marked = plane.in_layer(canvas.marked, canvas.layer)
        grid_painting.paint_rings(painter, plane, view, marked, colors.warning, 4)
        if canvas.pen.fixed is not None:
            grid_painting.paint_rings(painter, plane, view, plane.in_layer((canvas.pen.fixed,), canvas.layer),
                                      colors.accent, 2.6)
        if keyboard.visible:
            grid_painting.paint_rings(painter, plane, view, (keyboard.cursor,), colors.cursor, 2.6 * colors.thick)
        elif pointer.side is not None:
            cell, label = pointer.side
            neighbour = across(plane.lattice, cell, label)
            if neighbour is not None:
                grid_painting.paint_outline(painter, view, sign(plane, cell, neighbour), colors.hover)
        elif pointer.cell is not None and canvas.tool != "pan":
            grid_painting.paint_rings(painter, plane, view, (pointer.cell,), colors.hover, 1.6 * colors.thick)
        if not canvas.shown:
            title = tr("Draw the target") if canvas.document.subject is None else tr("Draw the part")
            grid_painting.paint_hint(painter, view, title, translated(HINT), self._height_of_hint(), colors)

    def _height_of_hint(self) -> float:
        """Return where the middle of the hint is, off the cursor."""
        canvas, height = self.canvas, self.canvas.view.height
        if not self.keyboard.visible:
            return height / 2
        return height * (0.25 if canvas.pixel_of(self.keyboard.cursor).y() > 0.45 * height else 0.75)

    def _grid_now(self, colors: theme.Theme) -> QPixmap:
        canvas, view, ratio = self.canvas, self.canvas.view, self.canvas.devicePixelRatioF()
        key = (canvas.plane, view.x, view.y, view.scale, view.width, view.height, canvas.layer, ratio, colors)
        if self._grid is None or self._grid[0] != key:
            self._grid = key, grid_painting.grid(canvas.plane, view, canvas.layer, colors, ratio)
        return self._grid[1]

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
