"""What a canvas shows, from the grid up to the hint; keeps what need not be made anew each time."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter, QPixmap, QPolygonF

from latticework.gui.canvas import axes
from latticework.gui.canvas import grid_painting as painting
from latticework.gui.canvas.color_painting import Lying
from latticework.gui.canvas.side_marks import sign
from latticework.gui.common import theme
from latticework.lattice import Cell
from latticework.puzzle import Part, Puzzle
from latticework.puzzle import edit_cells as drawing
from latticework.puzzle.colors import CellColors
from latticework.puzzle.marks import across
from latticework.scene.mark_patches import mark_colors, sides_of, width_of

if TYPE_CHECKING:
    from latticework.gui.canvas.widget import Canvas

HINT = "Drag with the mouse; the right button erases.\nOr use the arrow keys, and Space for a cell."
MOST_KNOWN = 100_000


class Sheet:
    """Paints a canvas."""

    def __init__(self, canvas: "Canvas") -> None:
        self.canvas = canvas
        self._grid: tuple[tuple[object, ...], QPixmap] | None = None
        self._drawings: dict[int, painting.Drawing] = {}
        self._drawn: tuple[Cell, ...] | None = None
        self._known: dict[Cell, QPolygonF] = {}
        self._plane = canvas.plane
        self._lying: tuple[tuple[object, ...], Lying] | None = None

    def paint(self) -> None:
        """Paint grid, layer below, cells, cursor and hint."""
        canvas, colors = self.canvas, theme.current()
        painter = QPainter(canvas)
        painter.drawPixmap(0, 0, self._grid_now(colors))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        subject = canvas.document.subject
        color = colors.target if subject is None else canvas.document.puzzle.color(subject)
        if canvas.plane.layered:
            self._drawing(canvas.layer - 1).paint_ghost(painter, canvas.view, color)
        self._drawing(canvas.layer).paint(painter, canvas.view, color, colors.dark)
        self._paint_lying(painter, colors)
        axes.paint(painter, canvas.plane, canvas.view, canvas.layer, colors)
        self._paint_marks(painter, colors)
        painter.end()

    def _paint_lying(self, painter: QPainter, colors: theme.Theme) -> None:
        """Paint what lies on the cells of the layer: which may stay empty, colours, marks on sides."""
        puzzle, subject = self.canvas.brush.puzzle, self.canvas.document.subject
        optional = puzzle.target.optional if subject is None else ()
        tinted = drawing.colors_of(puzzle, subject)
        if optional or tinted:
            self._lying_now(optional, tinted).paint(painter, self.canvas.view, colors)
        if subject is not None:
            self._paint_sides(painter, puzzle, puzzle.parts[subject])

    def _lying_now(self, optional: tuple[Cell, ...], tinted: CellColors) -> Lying:
        canvas = self.canvas
        key = (canvas.plane, canvas.layer, canvas.shown, optional, tinted)
        # Comparing tuples that are the same objects takes no time, and equal ones little.
        if self._lying is None or self._lying[0] != key:
            here = set(canvas.plane.in_layer(canvas.shown, canvas.layer))
            self._lying = key, Lying(canvas.plane, tuple(cell for cell in optional if cell in here),
                                     tuple((cell, color) for cell, color in tinted if cell in here))
        return self._lying[1]

    def _paint_sides(self, painter: QPainter, puzzle: Puzzle, part: Part) -> None:
        canvas, tints, shown = self.canvas, mark_colors(puzzle), set(self.canvas.shown)
        sides = sides_of(puzzle.lattice, part)
        width = width_of(puzzle.lattice, canvas.shown, sides)
        for cell, neighbour, mark in sides:
            if canvas.plane.layer(cell) == canvas.layer and cell in shown and neighbour not in shown:
                patch = sign(canvas.plane, cell, neighbour, mark, width)
                painting.paint_patch(painter, canvas.view, patch, tints[mark])

    def _paint_marks(self, painter: QPainter, colors: theme.Theme) -> None:
        canvas = self.canvas
        keyboard, view, plane = canvas.keyboard, canvas.view, canvas.plane
        painting.paint_rings(painter, plane, view, plane.in_layer(canvas.marked, canvas.layer), colors.warning, 4)
        if keyboard.visible:
            painting.paint_rings(painter, plane, view, (keyboard.cursor,), colors.cursor, 2.6)
        elif canvas.pointer.side is not None:
            cell, label = canvas.pointer.side
            neighbour = across(plane.lattice, cell, label)
            if neighbour is not None:
                painting.paint_outline(painter, view, sign(plane, cell, neighbour), colors.hover)
        elif canvas.pointer.cell is not None and canvas.tool != "pan":
            painting.paint_rings(painter, plane, view, (canvas.pointer.cell,), colors.hover, 1.6)
        if not canvas.shown:
            what = "the target" if canvas.document.subject is None else "the part"
            painting.paint_hint(painter, view, f"Draw {what}", HINT, self._height_of_hint(), colors)

    def _height_of_hint(self) -> float:
        """Return where the middle of the hint is, off the cursor."""
        canvas, height = self.canvas, self.canvas.view.height
        if not canvas.keyboard.visible:
            return height / 2
        return height * (0.25 if canvas.pixel_of(canvas.keyboard.cursor).y() > 0.45 * height else 0.75)

    def _grid_now(self, colors: theme.Theme) -> QPixmap:
        canvas, view, ratio = self.canvas, self.canvas.view, self.canvas.devicePixelRatioF()
        key = (canvas.plane, view.x, view.y, view.scale, view.width, view.height, canvas.layer, ratio, colors)
        if self._grid is None or self._grid[0] != key:
            self._grid = key, painting.grid(canvas.plane, view, canvas.layer, colors, ratio)
        return self._grid[1]

    def _drawing(self, layer: int) -> painting.Drawing:
        canvas = self.canvas
        if self._drawn is not canvas.shown:  # cells of the document change only by becoming another tuple
            self._drawn = canvas.shown
            self._drawings.clear()
        if self._plane is not canvas.plane or len(self._known) > MOST_KNOWN:
            self._plane = canvas.plane
            self._drawings.clear()
            self._known.clear()
        if layer not in self._drawings:
            self._drawings[layer] = painting.Drawing(canvas.plane, self._drawn, layer, self._known)
        return self._drawings[layer]
