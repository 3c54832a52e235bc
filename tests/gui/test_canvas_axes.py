"""The numbers along the edges of the canvas are those by which cells are named."""

import pytest
from PySide6.QtCore import QPointF

from gui_help import pane_of
from latticework.gui.stage.canvas.canvas_painter import APART, STRIP, axes_of
from latticework.gui.stage.canvas.viewport import Viewport
from latticework.lattice import builtin
from latticework.lattice.layers import standing
from latticework.picture.plane import plane
from latticework.puzzle import Puzzle, Target

ROWS = [("square", ()), ("cubic", ()), ("hexagon", ()), ("hexagonal-prism", ()), ("packed-spheres", ()),
        ("rhombic-dodecahedron", ()), ("truncated-octahedron", ()), ("packed-spheres", (-1, -1, 3)),
        ("cubic", (1, 1, 1)), ("cubic", (1, 0, 0))]
WIDTH, HEIGHT = 900, 700


def view_of(scale: float) -> Viewport:
    return Viewport(scale=scale, width=WIDTH, height=HEIGHT)


def aside(way: QPointF, along: QPointF) -> float:
    """How many pixels a way leads to the side of a direction."""
    return abs(way.x() * along.y() - way.y() * along.x())


@pytest.mark.parametrize(("name", "up"), ROWS)
def test_from_a_number_along_the_tick_lie_the_cells_with_this_coordinate(name, up):
    here, view, layer = plane(standing(builtin(name), up)), view_of(60), 2
    below, left = axes_of(here, view, layer)
    low, high = view.visible()
    for axis in (below, left):
        pixels, coordinate = dict(axis.numbers), "xyz".index(axis.name[0])
        met = [cell for cell in here.within(low, high, layer) if cell[coordinate] in pixels]
        assert len({cell[coordinate] for cell in met}) > 3
        for cell in met:
            assert aside(view.to_screen(here.center(cell)) - pixels[cell[coordinate]], axis.along) < 1e-6
    assert all(at.y() == HEIGHT - STRIP for _, at in below.numbers)
    assert all(at.x() == STRIP for _, at in left.numbers)


def test_layers_are_named_as_the_third_coordinate():
    names = [axes_of(plane(builtin("cubic")), view_of(60), layer)[0].name for layer in (0, 2)]
    assert names == ["x, z = 0", "x, z = 2"]
    assert axes_of(plane(builtin("square")), view_of(60), 0)[0].name == "x"


@pytest.mark.parametrize("scale", [2, 11, (APART - 1) / 2, 60, 200])
def test_numbers_never_crowd(scale):
    for axis in axes_of(plane(builtin("square")), view_of(scale), 0):
        ways = [after - before for (_, before), (_, after) in zip(axis.numbers, axis.numbers[1:], strict=False)]
        assert ways
        assert all(APART <= way.manhattanLength() < max(2.6 * APART, 1.1 * scale) for way in ways)


def test_the_heading_leaves_the_name_of_the_axis_to_be_seen(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(((0, 0, 0),))))
    assert pane.canvas.isVisible()
    assert pane.heading.geometry().left() >= STRIP


def test_what_is_at_the_pointer_leaves_the_numbers_of_the_axes_to_be_seen(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(((0, 0, 0),))))
    for text in ("(0, 0)   25 cells", 20 * "why this was refused "):
        pane.at_pointer.show_text(text)
        place = pane.at_pointer.parentWidget().geometry()
        assert place.left() >= STRIP
        assert place.bottom() < pane.stage.height() - STRIP


def test_a_lattice_without_rows_has_no_axes():
    assert axes_of(plane(builtin("ring")), view_of(60), 0) == []
