"""The numbers along the edges of the canvas are those by which cells are named."""

from collections import defaultdict

import pytest
from PySide6.QtGui import QFontMetrics

from gui_help import pane_of
from latticework.gui.stage.canvas.canvas_painter import APART, axes_of, strips
from latticework.gui.stage.canvas.viewport import Viewport
from latticework.lattice import builtin
from latticework.lattice.layers import standing
from latticework.picture.plane import plane
from latticework.puzzle import Puzzle, Target

STRAIGHT = [("square", (), "xy"), ("cubic", (), "xy"), ("truncated-octahedron", (), "xy"), ("hexagon", (), "y"),
            ("hexagonal-prism", (), "y"), ("packed-spheres", (), "y"), ("hexagon-stick", (), "x"),
            ("cubic", (1, 0, 0), "yz"), ("cubic", (1, 1, 1), "y")]
OBLIQUE = [("rhombic-dodecahedron", ()), ("tetrahedron-octant", ()), ("ring", ())]
WIDTH, HEIGHT = 900, 700


def view_of(scale: float) -> Viewport:
    return Viewport(scale=scale, width=WIDTH, height=HEIGHT)


@pytest.fixture(params=[9, 14])
def letters(request, qapp) -> QFontMetrics:
    """Letters as they are, and larger."""
    font = qapp.font()
    font.setPointSize(request.param)
    return QFontMetrics(font)


@pytest.mark.parametrize(("name", "up", "names"), STRAIGHT)
def test_straight_across_from_a_number_lie_the_cells_with_this_coordinate(letters, name, up, names):
    here, view, layer = plane(standing(builtin(name), up)), view_of(60), 2
    axes, (low, high), (wide, tall) = axes_of(here, view, layer, letters), view.visible(), strips(letters)
    assert sorted(axis.name[0] for axis in axes) == sorted(names)
    for axis in axes:
        pixels, coordinate = dict(axis.numbers), "xyz".index(axis.name[0])
        met = [cell for cell in here.within(low, high, layer) if cell[coordinate] in pixels]
        assert len({cell[coordinate] for cell in met}) > 3
        sides: defaultdict[int, list[float]] = defaultdict(list)
        for cell in met:
            aside = view.to_screen(here.center(cell)) - pixels[cell[coordinate]]
            sides[cell[coordinate]].append(aside.x() if axis.below else aside.y())
        # Cells of several kinds in a row lie to both sides of its middle.
        assert all(min(some) < 1e-6 and max(some) > -1e-6 for some in sides.values())
        assert all((at.y() == HEIGHT - tall) if axis.below else (at.x() == wide) for _, at in axis.numbers)


@pytest.mark.parametrize(("name", "up"), OBLIQUE)
def test_where_rows_are_slanted_no_number_stands_across_from_cells_with_another_one(letters, name, up):
    assert axes_of(plane(standing(builtin(name), up)), view_of(60), 0, letters) == []


def test_layers_are_named_as_the_third_coordinate(letters):
    names = [axes_of(plane(builtin("cubic")), view_of(60), layer, letters)[0].name for layer in (0, 2)]
    assert names == ["x, z = 0", "x, z = 2"]
    assert axes_of(plane(builtin("square")), view_of(60), 0, letters)[0].name == "x"


@pytest.mark.parametrize("scale", [2, 11, (APART - 1) / 2, 60, 200])
@pytest.mark.parametrize("away", [0, 9000])
def test_numbers_never_crowd(letters, scale, away):
    view = Viewport(x=-away, y=away, scale=scale, width=WIDTH, height=HEIGHT)
    below, left = axes_of(plane(builtin("square")), view, 0, letters)
    for axis in (below, left):
        pairs = [*zip(axis.numbers, axis.numbers[1:], strict=False)]
        assert pairs
        for (one, before), (other, after) in pairs:
            way = (after - before).manhattanLength()
            room = max(letters.horizontalAdvance(str(number)) if axis.below else letters.height()
                       for number in (one, other))
            assert room < way
            assert APART <= way < max(3 * max(APART, room + 12), 1.1 * scale)


@pytest.mark.parametrize("size", [9, 14])
def test_the_minus_of_a_number_is_painted(qtbot, size):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(((0, 0, 0),))))
    font = pane.canvas.font()
    font.setPointSize(size)
    pane.canvas.setFont(font)
    view = pane.surface.view
    widths = []
    for middle in (-260, 260):
        view.x, view.y, view.scale = 0.0, float(middle), 2.0
        pane.surface.view_moved()
        picture = pane.canvas.grab().toImage()
        ground = picture.pixelColor(0, 0)
        wide, tall = strips(pane.canvas.fontMetrics())
        inked = [x for x in range(wide - 6) for y in range(tall, picture.height() - tall)
                 if abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 40]
        widths.append(max(inked) - min(inked))
    assert min(inked) > 0
    assert widths[0] > widths[1] + 2


def test_the_heading_leaves_the_name_of_the_axis_to_be_seen(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(((0, 0, 0),))))
    assert pane.canvas.isVisible()
    assert pane.heading.geometry().left() >= strips(pane.canvas.fontMetrics())[0]


def test_what_is_at_the_pointer_leaves_the_numbers_of_the_axes_to_be_seen(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(((0, 0, 0),))))
    for text in ("(0, 0)   25 cells", 20 * "why this was refused "):
        pane.at_pointer.show_text(text)
        place = pane.at_pointer.parentWidget().geometry()
        wide, tall = strips(pane.canvas.fontMetrics())
        assert place.left() >= wide
        assert place.bottom() < pane.stage.height() - tall
