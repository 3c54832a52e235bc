"""Paints everything that a surface shows, from the grid up to the hint, with caches for what changes rarely."""

from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import combinations, count
from math import ceil, floor, hypot, inf

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPixmap, QPolygonF

from latticework.gui.stage.canvas import canvas_elements
from latticework.gui.stage.canvas.explaining_marks import OverlayPainter
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.stage.canvas.viewport import Viewport
from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import INNER, SPOT, inner_areas, set_cosmetic_pen, shades
from latticework.gui.widgets.theme import Theme
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats, Ints
from latticework.lattice.layers import kinds_of
from latticework.picture.decoration import mark_colors, width_of
from latticework.picture.plane import Plane, sign
from latticework.puzzle import edit_cells
from latticework.puzzle.colors import CellColors
from latticework.puzzle.marks import across
from latticework.solution.placement import Marks, drawn_marks

_LEAST_HATCHED = 7
"""Width of a cell in pixels below which hatching would only be a grey haze."""

_STRIP, _WIDEST, _BESIDE = 22, "-8888", 8
"""The least pixels of the strips with numbers, at the left and lower edge, the widest number, the room beside it."""
APART, _BETWEEN = 30, 12
"""The least number of pixels from one number to the next, and between their letters."""
_LEVEL = 1e-6
"""How much a coordinate may grow across an edge, as a share of how it grows along it."""
_TICK = 5
"""The length in pixels of the mark beside a number."""
_NAMES = "xyz"
"""The names of the coordinates of a cell."""

_HINT = translatable("Drag with the mouse; the right button erases.\nOr use the arrow keys, and Space for a cell.")
_MOST_KNOWN = 100_000
"""The most outlines of cells that are kept."""


class _PaintedCells:
    """Outlines of optional and coloured cells in the coordinates of the plane; making them is most of the work."""

    def __init__(self, plane: Plane, optional: tuple[Cell, ...], colors: CellColors) -> None:
        self.optional = inner_areas(plane, optional, INNER)
        self.spots: dict[str, list[QPolygonF]] = defaultdict(list)
        for (_, color), area in zip(colors, inner_areas(plane, tuple(cell for cell, _ in colors), SPOT), strict=True):
            self.spots[color].append(area)

    def paint(self, painter: QPainter, view: Viewport, theme: Theme) -> None:
        """Paint cells that may stay empty paler and hatched, and colours as smaller areas inside the cells."""
        pale = QColor(theme.canvas)
        pale.setAlphaF(0.62)
        with view.in_plane(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            _fill(painter, self.optional, QBrush(pale))
        if view.scale * view.cell >= _LEAST_HATCHED:
            self._hatch(painter, view, theme)
        with view.in_plane(painter):
            for color, areas in self.spots.items():
                set_cosmetic_pen(painter, shades(color, theme.dark, theme.outline)[2], 1.4 * theme.thick)
                _fill(painter, areas, QBrush(QColor(color)))

    def _hatch(self, painter: QPainter, view: Viewport, theme: Theme) -> None:
        """Hatch cells that may stay empty."""
        # In pixels, so that it looks alike at any zoom; the origin of the pattern moves with the plane.
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(view.to_screen((0.0, 0.0)).toPoint())
        way = view.transform()
        _fill(painter, [way.map(area) for area in self.optional],
              QBrush(QColor(theme.faint_text), Qt.BrushStyle.BDiagPattern))
        painter.restore()


def _fill(painter: QPainter, areas: list[QPolygonF], brush: QBrush) -> None:
    painter.setBrush(brush)
    for area in areas:
        painter.drawPolygon(area)


@dataclass(frozen=True)
class Axis:
    """Numbers at pixels along an edge; the cells with a number are straight across from it."""

    name: str
    numbers: tuple[tuple[int, QPointF], ...]
    below: bool
    """Whether it is along the lower edge, not the left one."""


def strips(letters: QFontMetrics) -> tuple[int, int]:
    """Return the width of the strip with numbers at the left edge and the height of that at the lower one, in pixels.

    letters: those in which the numbers are written.
    """
    return max(_STRIP, letters.horizontalAdvance(_WIDEST) + _BESIDE), max(_STRIP, letters.height())


def level_of(plane: Plane) -> tuple[str, int, int] | None:
    """Return the coordinate that says how high a layer is: its name, its value in layer 0, how it changes per layer.

    None where the cells of a layer do not share one, or those of several layers do.
    """
    if plane.levels != 1:
        return None
    for which in np.flatnonzero(~plane.level_steps.any(axis=0)).tolist():
        first, after = ({cell[which] for cell in kinds_of(plane.lattice, layer)} for layer in (0, 1))
        step = min(after) - min(first)
        if len(first) == 1 and abs(step) == 1:
            return _NAMES[which], min(first), step
    return None


def level_text(plane: Plane, layer: int) -> str:
    """Return how high a layer is, in words that stay the same whatever is drawn."""
    level = level_of(plane)
    if level is None:
        return tr("Height {number}", number=layer)
    name, first, step = level
    return f"{name} = {first + layer * step}"


def axes_of(plane: Plane, view: Viewport, layer: int, letters: QFontMetrics) -> list[Axis]:
    """Return the axes of the lower and the left edge.

    There is none where rows are not at right angles to an edge: a number would stand across from cells that have
    another one.
    """
    steps = plane.level_steps
    if len(steps) != 2 or abs(np.linalg.det(steps @ plane.vectors)) < 1e-6:
        return []
    pair = min(combinations(range(plane.lattice.rank), 2), key=lambda two: (_skew(steps[:, two]), two))
    # Column i says how coordinate i grows along the plane's x and y, `at` what it is at the origin of the plane.
    growth: Floats = np.linalg.inv(steps @ plane.vectors) @ steps
    cells = kinds_of(plane.lattice, layer)
    at = np.mean(np.array(cells)[:, :-1] - plane.centers(tuple(cells)) @ growth, axis=0)
    fixed = set(range(plane.lattice.rank)).difference(pair, np.flatnonzero(steps.any(axis=0)).tolist())
    level = [f"{_NAMES[which]} = {cells[0][which]}" for which in fixed if len({cell[which] for cell in cells}) == 1]
    wide, high = strips(letters)
    corner = QPointF(wide, view.height - high)
    found = []
    for which in sorted(pair, key=lambda which: -abs(growth[0, which])):
        along, across = np.abs(growth[:, which])
        if across < _LEVEL * along:
            name = ", ".join([_NAMES[which], *level])
            found.append(_axis(view, name, growth[:, which], at[which], corner, QPointF(view.width, corner.y()),
                               letters))
        elif along < _LEVEL * across:
            found.append(_axis(view, _NAMES[which], growth[:, which], at[which], corner, QPointF(corner.x(), 0),
                               letters))
    return found


def _skew(steps: Ints) -> float:
    """Return how badly two coordinates distinguish the cells of a layer: 1 at best, infinite where they do not."""
    return float(abs(round(np.linalg.det(steps)))) or inf


def _axis(view: Viewport, name: str, growth: Floats, at: float, start: QPointF, end: QPointF,
          letters: QFontMetrics) -> Axis:
    """Return the axis with the whole numbers of a coordinate between two pixels, as many as there is room for."""
    first, last = (float(np.array(view.to_plane(pixel)) @ growth) + at for pixel in (start, end))
    below = start.y() == end.y()
    room = max(letters.horizontalAdvance(str(round(one))) for one in (first, last)) if below else letters.height()
    apart = hypot(end.x() - start.x(), end.y() - start.y()) / abs(last - first)
    step = next(many for power in count() for many in (10**power, 2 * 10**power, 5 * 10**power)
                if many * apart >= max(APART, room + _BETWEEN))
    numbers = range(ceil(min(first, last) / step) * step, floor(max(first, last)) + 1, step)
    places = tuple((number, start + (end - start) * ((number - first) / (last - first))) for number in numbers)
    return Axis(name, places, below)


def _paint_axes(painter: QPainter, plane: Plane, view: Viewport, layer: int, theme: Theme) -> None:
    """Paint the axes over the cells."""
    # Where the window is mirrored, a minus would be put behind its number.
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    letters = painter.fontMetrics()
    wide, high = strips(letters)
    ground = QColor(theme.canvas)
    ground.setAlphaF(0.85)
    painter.setPen(QColor(theme.hint))
    axes = axes_of(plane, view, layer, letters)
    for axis in axes:
        strip = (QRectF(0, view.height - high, view.width, high) if axis.below
                 else QRectF(0, 0, wide, view.height - high * (len(axes) > 1)))
        painter.fillRect(strip, ground)
        room = letters.horizontalAdvance(axis.name) + 12
        name = strip.adjusted(strip.width() - room, 0, 0, 0) if axis.below else QRectF(0, 0, wide, high)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, axis.name)
        for number, at in axis.numbers:
            box = QRectF(0, 0, letters.horizontalAdvance(str(number)) + 2, letters.height())
            box.moveCenter(QPointF(at.x(), strip.center().y()) if axis.below
                           else QPointF(wide - _TICK - box.width() / 2, at.y()))
            if strip.contains(box) and not box.intersects(name):
                painter.drawLine(at, at + (QPointF(0, -_TICK) if axis.below else QPointF(_TICK, 0)))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class CanvasPainter:
    """Paints a surface, each layer in its own tile."""

    def __init__(self, surface: CellEditor) -> None:
        self.surface = surface
        self.layer, self.view = surface.layer, surface.view
        """The layer that is being painted, and how, in the pixels of its tile."""
        self._grids: dict[int, tuple[tuple[object, ...], QPixmap]] = {}
        self._drawings: dict[int, canvas_elements.LayerPainting] = {}
        self._drawn: tuple[Cell, ...] | None = None
        self._outlines: dict[Cell, QPolygonF] = {}
        self._plane = surface.plane
        self._painted: dict[int, tuple[tuple[object, ...], _PaintedCells]] = {}
        self._overlays: defaultdict[int, OverlayPainter] = defaultdict(OverlayPainter)

    def paint(self, painter: QPainter, side: tuple[Cell, str] | None) -> None:
        """Paint the layers that are shown, and a hint where nothing is drawn.

        side: the side that a key or a click would mark.
        """
        surface, colors = self.surface, theme.current()
        alone = len(surface.tiles) == 1
        for tile in surface.tiles:
            self.layer, self.view = tile.layer, replace(surface.view_of(tile), left=0, top=0)
            painter.save()
            painter.translate(tile.left, tile.top)
            painter.setClipRect(QRect(0, 0, tile.width, tile.height))
            self._paint_layer(painter, colors, alone)
            if alone:
                _paint_axes(painter, surface.plane, self.view, self.layer, colors)
            self._paint_marks(painter, colors)
            self._paint_place(painter, colors, side)
            if not alone:
                name = level_text(surface.plane, tile.layer)
                canvas_elements.paint_name(painter, self.view, name, colors, tile.layer == surface.layer)
            painter.restore()
        if not surface.shown:
            title = tr("Draw the target") if surface.document.subject is None else tr("Draw the part")
            whole = Viewport(width=surface.size.width(), height=surface.size.height())
            canvas_elements.paint_hint(painter, whole, title, translated(_HINT), self._height_of_hint(), colors)

    def _paint_layer(self, painter: QPainter, colors: theme.Theme, alone: bool) -> None:
        """Paint grid, layer below, cells, outline of the layer above."""
        surface = self.surface
        painter.drawPixmap(0, 0, self._grid_now(colors, painter.device().devicePixelRatioF()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        subject = surface.document.subject
        color = colors.target if subject is None else surface.document.puzzle.color(subject)
        ghosts = surface.plane.layered and surface.ghosts and alone
        if ghosts:
            self._drawing(self.layer - 1).paint_ghost(painter, self.view, color)
        self._drawing(self.layer).paint(painter, self.view, color, colors)
        if ghosts:
            self._drawing(self.layer + 1).paint_outline(painter, self.view, colors.hint)
        self._paint_cells(painter, colors)
        if surface.overlay is not None:
            self._overlays[self.layer].paint(painter, surface.overlay, surface.plane, self.view, self.layer)
            if surface.overlay.placed is not None:
                self._paint_sides(painter, surface.overlay.placed.marks, surface.overlay.placed.cells)

    def _paint_cells(self, painter: QPainter, colors: theme.Theme) -> None:
        """Paint what is on the cells of the layer: that they may stay empty, colours, marks on sides."""
        puzzle, subject = self.surface.brush.puzzle, self.surface.document.subject
        optional = puzzle.target.optional if subject is None else ()
        tinted = edit_cells.seen_colors(puzzle, subject)
        if optional or tinted:
            self._painted_cells_now(optional, tinted).paint(painter, self.view, colors)
        if subject is not None:
            self._paint_sides(painter, drawn_marks(puzzle.lattice, puzzle.parts[subject]), self.surface.shown)

    def _painted_cells_now(self, optional: tuple[Cell, ...], tinted: CellColors) -> _PaintedCells:
        surface = self.surface
        key = (surface.plane, self.layer, surface.shown, optional, tinted)
        # A comparison for each frame: it costs nothing while the tuples are the same objects, and little if equal.
        if self.layer not in self._painted or self._painted[self.layer][0] != key:
            here = set(surface.plane.in_layer(surface.shown, self.layer))
            self._painted[self.layer] = key, _PaintedCells(
                surface.plane, tuple(cell for cell in optional if cell in here),
                tuple((cell, color) for cell, color in tinted if cell in here))
        return self._painted[self.layer][1]

    def _paint_sides(self, painter: QPainter, sides: Marks, cells: tuple[Cell, ...]) -> None:
        surface, tints, shown = self.surface, mark_colors(self.surface.brush.puzzle), set(cells)
        # A mark of a cell with itself is the colour of the cell, which is painted elsewhere.
        sides = tuple(side for side in sides if side[0] != side[1])
        width = width_of(surface.plane.lattice, cells, sides)
        for cell, neighbour, mark in sides:
            if surface.plane.layer(cell) == self.layer and cell in shown and neighbour not in shown:
                patch = sign(surface.plane, cell, neighbour, mark, width)
                canvas_elements.paint_patch(painter, self.view, patch, tints[mark])

    def _paint_marks(self, painter: QPainter, colors: theme.Theme) -> None:
        surface, view, plane = self.surface, self.view, self.surface.plane
        marked = plane.in_layer(surface.marked, self.layer)
        canvas_elements.paint_rings(painter, plane, view, marked, colors.warning, 4)
        if surface.selection.cells:
            canvas_elements.paint_selection(painter, plane, view, plane.in_layer(surface.selection.cells, self.layer),
                                          colors, surface.selection.floats)
        if surface.band is not None and self.layer == surface.layer:
            canvas_elements.paint_band(painter, view, surface.band, colors.accent)
        if surface.pen.fixed is not None:
            canvas_elements.paint_rings(painter, plane, view, plane.in_layer((surface.pen.fixed,), self.layer),
                                      colors.accent, 2.6)

    def _paint_place(self, painter: QPainter, colors: theme.Theme, side: tuple[Cell, str] | None) -> None:
        """Paint the cursor, or the cell under the pointer, and the side that would be marked."""
        surface, view, plane = self.surface, self.view, self.surface.plane
        cell = surface.cursor if surface.cursor_shown else surface.pointed
        if cell is None or plane.layer(cell) != self.layer:
            return
        if surface.cursor_shown:
            canvas_elements.paint_rings(painter, plane, view, (surface.cursor,), colors.cursor, 2.6 * colors.thick,
                                      colors.canvas)
        if side is not None:
            own, label = side
            neighbour = across(plane.lattice, own, label)
            if neighbour is not None:
                canvas_elements.paint_outline(painter, view, sign(plane, own, neighbour),
                                            colors.cursor if surface.cursor_shown else colors.hover)
        elif surface.cursor_shown:
            return
        elif surface.tool != "pan":
            canvas_elements.paint_rings(painter, plane, view, (cell,), colors.hover, 1.6 * colors.thick,
                                        colors.canvas)

    def _height_of_hint(self) -> float:
        """Return the height of the middle of the hint, away from the cursor."""
        surface, height = self.surface, self.surface.size.height()
        if not surface.cursor_shown:
            return height / 2
        return height * (0.25 if surface.pixel_of(surface.cursor).y() > 0.45 * height else 0.75)

    def _grid_now(self, colors: theme.Theme, ratio: float) -> QPixmap:
        surface, view = self.surface, self.view
        key = (surface.plane, view.x, view.y, view.scale, view.width, view.height, self.layer, ratio, colors)
        if self.layer not in self._grids or self._grids[self.layer][0] != key:
            if len(self._grids) > len(surface.tiles):
                self._grids.clear()
            self._grids[self.layer] = key, canvas_elements.grid(surface.plane, view, self.layer, colors, ratio)
        return self._grids[self.layer][1]

    def _drawing(self, layer: int) -> canvas_elements.LayerPainting:
        surface = self.surface
        # Identity is enough: a change of cells makes another tuple.
        if self._drawn is not surface.shown:
            self._drawn = surface.shown
            self._drawings.clear()
        if self._plane is not surface.plane or len(self._outlines) > _MOST_KNOWN:
            self._plane = surface.plane
            self._drawings.clear()
            self._outlines.clear()
        if layer not in self._drawings:
            self._drawings[layer] = canvas_elements.LayerPainting(surface.plane, self._drawn, layer, self._outlines)
        return self._drawings[layer]
