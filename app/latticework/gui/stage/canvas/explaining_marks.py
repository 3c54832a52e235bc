"""What is laid over the target on a canvas to explain something: colours and numbers on its cells."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPolygonF

from latticework.gui.stage.canvas.canvas_elements import LayerPainting, paint_rings
from latticework.gui.stage.canvas.viewport import Viewport
from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import polygon, set_cosmetic_pen
from latticework.lattice import Cell
from latticework.picture.plane import Plane
from latticework.picture.scenes import Shape
from latticework.solution.placement import Marks

_RINGS = (("#ffffff", 5.0), ("#000000", 2.2))
"""Colours and widths of a ring that is seen on any ground."""
_ROOM = 4
"""Pixels that stay free beside a number, on both sides together."""


@dataclass(frozen=True, eq=False)
class Placed:
    """A placement that is shown: its cells and colour, and its marks, each as a cell, the cell it faces, the mark."""

    cells: tuple[Cell, ...]
    color: str
    marks: Marks = ()


@dataclass(frozen=True, eq=False)
class Overlay:
    """Colours "#rrggbb" of cells, short texts on them, and what the status says of the cell under the pointer (told).

    ringed: cells with a ring. placed: a placement, drawn over the colours. bodies: the coloured cells in space, each
    shape with its layer; none in flat lattices.
    """

    colors: Mapping[Cell, str]
    texts: Mapping[Cell, str] = field(default_factory=dict)
    told: Mapping[Cell, str] = field(default_factory=dict)
    ringed: tuple[Cell, ...] = ()
    placed: Placed | None = None
    bodies: tuple[tuple[int, Shape], ...] = ()


class OverlayPainter:
    """Paints overlays; keeps outlines as long as colours, lattice and layer are the same objects."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = (None, None, None)
        self._areas: list[tuple[Cell, QPolygonF]] = []

    def paint(self, painter: QPainter, overlay: Overlay, plane: Plane, view: Viewport, layer: int) -> None:
        """Paint the colours of a layer, texts where there is room for them, and the placement."""
        key = overlay.colors, plane, layer
        if any(one is not other for one, other in zip(self._key, key, strict=True)):
            cells = plane.in_layer(tuple(overlay.colors), layer)
            self._key, self._areas = key, list(zip(cells, map(polygon, plane.polygons(cells)), strict=True))
        with view.in_plane(painter):
            set_cosmetic_pen(painter, QColor(theme.current().hint), 1)
            for cell, area in self._areas:
                painter.setBrush(QColor(overlay.colors[cell]))
                painter.drawPolygon(area)
        if overlay.placed is not None:
            _paint_placed(painter, overlay.placed, plane, view, layer)
        self._paint_texts(painter, overlay, plane, view)
        for color, width in _RINGS:
            paint_rings(painter, plane, view, plane.in_layer(overlay.ringed, layer), color, width)

    def _paint_texts(self, painter: QPainter, overlay: Overlay, plane: Plane, view: Viewport) -> None:
        metrics = QFontMetricsF(painter.font())
        wide = max((metrics.horizontalAdvance(text) for text in set(overlay.texts.values())), default=0.0) + _ROOM
        if not overlay.texts or view.scale * plane.spacing < max(wide, metrics.height()):
            return
        hidden = set(overlay.placed.cells) if overlay.placed else set()
        box = QRectF(0, 0, wide, metrics.height())
        for cell, _ in self._areas:
            if cell in overlay.texts and cell not in hidden:
                painter.setPen(QColor(theme.readable_on(overlay.colors[cell])))
                box.moveCenter(view.to_screen(plane.center(cell)))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, overlay.texts[cell])


def _paint_placed(painter: QPainter, placed: Placed, plane: Plane, view: Viewport, layer: int) -> None:
    cells = plane.in_layer(placed.cells, layer)
    LayerPainting(plane, cells, layer, {}).paint(painter, view, placed.color, theme.current())
