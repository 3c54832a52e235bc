"""Parts that are placed are seen in 3D, with OpenGL or without, and cells that are left are seen through."""

from collections import Counter

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework.gui.solve.activity.partial_solution_page import PartialSolutionPage, PartialSolutionPane
from latticework.gui.widgets import theme
from latticework.lattice import builtin
from latticework.picture.partial_drawing import partial_drawing
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution.placement import Placement

CELLS = tuple((x, y, 0) for x in range(4) for y in range(4))
SQUARE = ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0))
PUZZLE = Puzzle(builtin("square"), target=Target(CELLS), parts=(Part("square", SQUARE, 4, 4, color="#c01020"),))


def colors(image: QImage) -> Counter[str]:
    """Return how often each colour is in a picture."""
    return Counter(image.pixelColor(x, y).name() for x in range(0, image.width(), 3)
                   for y in range(0, image.height(), 3))


def test_parts_and_what_is_left_are_distinguished(qtbot: QtBot, engine: str) -> None:
    pane = opened(qtbot, PartialSolutionPane(), 500, 300)
    assert pane.view.has_opengl == (engine == "opengl")
    pane.show_puzzle(PUZZLE)
    pane.show_parts(partial_drawing(PUZZLE, (Placement(0, SQUARE),)))
    qtbot.waitUntil(lambda: colors(pane.view.grab_image())["#c01020"] > 0, timeout=20_000)
    some = colors(pane.view.grab_image())["#c01020"]
    assert pane.text.text() == "1 part, 4 of 16 cells"
    pane.show_parts(partial_drawing(PUZZLE, tuple(
        Placement(0, tuple((x + dx, y + dy, 0) for x, y, _ in SQUARE)) for dx in (0, 2) for dy in (0, 2))))
    shades = colors(pane.view.grab_image())
    assert pane.text.text() == "4 parts, 16 of 16 cells"
    assert 0 < shades["#c01020"] < 2 * some  # the other copies have shades of their own
    assert len([name for name, n in shades.items() if n > some / 2 and name != theme.LIGHT.canvas]) >= 4


def test_where_the_search_stands_is_at_the_left_even_where_it_came_deepest_is_known_first(qtbot):
    page = PartialSolutionPage()
    qtbot.addWidget(page)
    panes = [page.deepest, page.now]
    assert [page.layout().itemAt(place).widget() for place in range(2)] == panes[::-1]
