"""A user asks why: a colouring that shows that there is no solution, where parts fit, and each placement in turn."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QStyle, QWidget
from pytestqt.qtbot import QtBot

from gui_help import click, colors_near, hover, opened, rename
from latticework.cover import reduce
from latticework.cover.arguments import arguments
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW
from latticework.gui.solve.why.overlays import BLACK_AND_WHITE
from latticework.gui.solve.why.panel import ReasonsPage
from latticework.gui.widgets import theme
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import Cell, builtin
from latticework.puzzle import load
from latticework.puzzle.library import find
from shapes import box, flat
from space_help import click_face
from window_help import press, told

Key = Qt.Key


@pytest.fixture
def window(borrowed: MainWindow) -> Iterator[MainWindow]:
    """The main window that all tests here share, with all placements counted together."""
    yield borrowed
    borrowed.panels.why.placements.steps.one_by_one.setChecked(False)


def shown(qtbot: QtBot, window: MainWindow, name: str) -> MainWindow:
    """Open a puzzle of the library and ask why; wait until the first argument is painted."""
    window.files.open_path(find(Path(name)))
    window.panels.show_why()
    painted(qtbot, window)
    return window


def painted(qtbot: QtBot, window: MainWindow) -> None:
    why, surface = window.panels.why, window.canvas.surface
    qtbot.waitUntil(lambda: why.findings is not None and not why.busy and surface.overlay is not None, timeout=20_000)


def to_placements(qtbot: QtBot, window: MainWindow) -> None:
    window.panels.why.pages.setCurrentWidget(window.panels.why.placements)
    painted(qtbot, window)
    qtbot.waitUntil(lambda: window.panels.why.placements.table.item(0, 1).text() != "", timeout=20_000)


def overlaid(window: MainWindow) -> bool:
    return window.canvas.surface.overlay is not None


def choose(qtbot: QtBot, window: MainWindow, cell: Cell) -> None:
    canvas = window.canvas.canvas
    click(qtbot, canvas, *canvas.surface.plane.center(cell))
    painted(qtbot, window)


def test_show_why_beside_the_tabs_paints_the_chessboard(window: MainWindow, qtbot: QtBot) -> None:
    window.files.open_path(find(Path("mutilated-chessboard")))
    window.document.set_subject(0)
    window.panels.to_solution()
    press(qtbot, window, Action.SHOW_WHY)
    painted(qtbot, window)
    why, canvas = window.panels.why, window.canvas.canvas
    assert window.tabs.currentIndex() == DRAW
    assert window.document.subject is None
    assert told(window).endswith("why there is no solution.")
    assert "32 black cells, but the parts cover at most 31" in why.reasons.list.item(0).text()
    assert [entry.text for entry in why.reasons.legend.entries] == ["black cells: 32; the parts cover 31",
                                                                   "white cells: 30; the parts cover 31"]
    for cell, color in (((1, 0, 0), BLACK_AND_WHITE[0]), ((2, 0, 0), BLACK_AND_WHITE[1])):
        assert color in colors_near(canvas, canvas.surface.pixel_of(cell), 2)


def test_escape_gives_the_pencil_back_and_nothing_was_changed(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "mutilated-chessboard")
    canvas, before = window.canvas.canvas, window.document.puzzle
    choose(qtbot, window, (3, 3, 0))
    click(qtbot, canvas, *canvas.surface.plane.center((3, 3, 0)), Qt.MouseButton.RightButton)
    qtbot.keyClick(canvas, Key.Key_Space)
    assert window.document.puzzle is before
    assert not window.document.modified
    qtbot.keyClick(canvas, Key.Key_Escape)
    assert canvas.surface.overlay is None
    click(qtbot, canvas, *canvas.surface.plane.center((0, 0, 0)))
    assert len(window.document.cells) == 63


def test_a_click_shows_the_footprint_of_a_cell_and_hovering_shows_numbers(
    own_window: MainWindow, qtbot: QtBot
) -> None:
    shown(qtbot, own_window, "pentominoes-6x10")
    to_placements(qtbot, own_window)
    why, canvas, told = own_window.panels.why.placements, own_window.canvas.canvas, []
    canvas.surface.status.connect(told.append)
    hover(canvas, canvas.surface.pixel_of((0, 0, 0)))
    assert "37 placements" in told[-1]
    choose(qtbot, own_window, (0, 0, 0))
    qtbot.waitUntil(lambda: why.table.item(0, 1).text() == "37", timeout=20_000)
    hover(canvas, canvas.surface.pixel_of((1, 0, 0)))
    assert "23 placements" in told[-1]
    names = [why.table.item(row, 0).text() for row in range(why.table.rowCount())]
    assert why.table.item(names.index("P"), 1).text() == "6"
    choose(qtbot, own_window, (0, 0, 0))
    qtbot.waitUntil(lambda: why.table.item(0, 1).text() == "2,056", timeout=20_000)


def test_the_placements_of_a_part_are_browsed_one_by_one(own_window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, own_window, "pentominoes-6x10")
    to_placements(qtbot, own_window)
    why, canvas = own_window.panels.why.placements, own_window.canvas.canvas
    names = [why.table.item(row, 0).text() for row in range(why.table.rowCount())]
    why.table.selectRow(names.index("X"))
    qtbot.waitUntil(lambda: why.steps.of.text() == "of 32 placements", timeout=20_000)
    seen = set()
    for _ in range(32):
        qtbot.mouseClick(why.steps.next, Qt.MouseButton.LeftButton)
        seen.add(canvas.surface.overlay.placed.cells)
    assert len(seen) == 32
    choose(qtbot, own_window, (1, 1, 0))
    qtbot.waitUntil(lambda: why.steps.of.text() == "of 3 placements", timeout=20_000)
    assert (1, 1, 0) in canvas.surface.overlay.placed.cells
    why.steps.one_by_one.setChecked(False)
    assert canvas.surface.overlay.placed is None
    assert canvas.surface.overlay.texts[1, 1, 0] == "3"


def test_in_space_cells_are_coloured_and_a_click_on_one_chooses_it(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "soma")
    to_placements(qtbot, window)
    why, canvas, view = window.panels.why.placements, window.canvas.canvas, window.canvas.space
    canvas.surface.set_layer(2)
    before = window.document.puzzle
    click_face(qtbot, view, (0, 0, 2, 0))
    qtbot.waitUntil(lambda: why.table.item(0, 1).text() == "55", timeout=20_000)
    painted(qtbot, window)
    view.refresh()
    colors = {shape.color for shape in view.drawing().shapes}
    assert colors == set(canvas.surface.overlay.colors.values())
    why.steps.number.setValue(2)
    view.refresh()
    last = view.drawing().shapes[-1]
    assert last.color == canvas.surface.overlay.placed.color
    assert view.drawing().faded == frozenset(range(len(view.drawing().shapes) - 1))
    assert window.document.puzzle is before
    qtbot.keyClick(view, Key.Key_Escape)
    assert canvas.surface.overlay is None


def test_what_is_shown_is_brought_into_view_and_stays_where_it_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "mutilated-chessboard")
    surface, view = window.canvas.surface, window.canvas.surface.view
    usual = view.scale
    for spoil in (lambda: surface.zoom(0.01), lambda: view.bring((500.0, 500.0), QPointF(0, 0))):
        spoil()
        window.panels.show_why()
        painted(qtbot, window)
        assert view.scale == usual
        low, high = view.visible()
        assert all(low < surface.plane.center(cell) < high for cell in surface.overlay.colors)
    surface.zoom(0.8)
    window.panels.why.reasons.chosen.emit()
    painted(qtbot, window)
    assert view.scale == pytest.approx(0.8 * usual)
    surface.zoom(0.01)
    window.document.set_subject(None)
    window.document.set_cells(None, window.document.cells[1:])
    painted(qtbot, window)
    assert view.scale < usual / 4, "nobody asked for it"


def test_in_space_what_is_shown_is_brought_into_view(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "soma")
    view = window.canvas.space
    view.look(replace(view._camera, zoom=0.2, right=3.0, azimuth=view._camera.azimuth + 20))
    camera = view._camera
    window.panels.show_why()
    qtbot.waitUntil(lambda: view._camera == replace(camera, zoom=1.0, right=0.0), timeout=20_000)


def test_an_orientation_is_chosen_by_its_picture(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "tetrominoes-4x5")
    to_placements(qtbot, window)
    why, part = window.panels.why.placements, window.document.puzzle.parts[0]
    why.table.choose(0)
    qtbot.waitUntil(lambda: why.orientations.shapes.rows[0][0].startswith("all: "), timeout=20_000)
    rows = why.orientations.shapes.rows
    assert part.cells == rows[0][1]
    count = int(rows[1][0].split()[0])
    why.orientations.setCurrentIndex(why.orientations.shapes.index(1))
    qtbot.waitUntil(lambda: why.steps.number.maximum() == count, timeout=20_000)


def test_an_edit_takes_the_colours_away_until_they_are_true_again(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "mutilated-chessboard")
    canvas = window.canvas.canvas
    window.document.set_cells(None, tuple(sorted({*window.document.cells, (0, 0, 0), (7, 7, 0)})))
    assert not overlaid(window)
    painted(qtbot, window)
    assert set(canvas.surface.overlay.colors) == set(window.document.cells)
    assert "fill 62 cells" in window.panels.why.reasons.list.item(0).text()


def test_all_of_it_by_keyboard_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.files.open_path(find(Path("pentominoes-6x10")))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=20_000)
    qtbot.keyClick(window, Key.Key_F6)
    painted(qtbot, window)
    why, canvas = window.panels.why, window.canvas.canvas
    assert why.reasons.list.hasFocus()
    qtbot.keyClick(why.reasons.list, Key.Key_Down)
    painted(qtbot, window)
    assert [entry.text for entry in why.reasons.legend.entries] == [
        "black cells: 30; the parts cover 23 to 37", "white cells: 30; the parts cover 23 to 37"]
    window.panels.to_canvas()
    qtbot.keyClick(canvas, Key.Key_Right)
    qtbot.keyClick(canvas, Key.Key_Space)
    qtbot.waitUntil(lambda: why.placements.table.rowCount() > 0 and why.placements.table.item(0, 1) is not None
                    and why.placements.table.item(0, 1).text() == "78", timeout=20_000)
    qtbot.keyClick(why.placements.steps.number, Key.Key_Up)
    assert why.placements.steps.place == 1
    qtbot.keyClick(why.placements.steps.number, Key.Key_Escape)
    assert not overlaid(window)
    assert not window.document.modified


def test_another_name_leaves_the_colours_where_they_are(window: MainWindow, qtbot: QtBot) -> None:
    shown(qtbot, window, "mutilated-chessboard")
    rename(window.document, "Board")
    assert overlaid(window)
    window.document.set_copies(0, 0, 40)
    assert not overlaid(window)


def test_choosing_a_tool_a_part_or_another_panel_is_to_draw_again(window: MainWindow, qtbot: QtBot) -> None:
    canvas, drawing = window.canvas.canvas, window.panels.drawing
    leave: dict[str, Callable[[], object]] = {
        "tool": lambda: canvas.surface.set_tool("eraser"), "part": lambda: window.document.set_subject(0),
        "panel": drawing.docks["Why"].hide, "tab of another panel": lambda: drawing.show_dock("Parts")}
    for way in leave.values():
        shown(qtbot, window, "mutilated-chessboard")
        way()
        qtbot.waitUntil(lambda: canvas.surface.overlay is None)
    click(qtbot, canvas, *canvas.surface.plane.center((3, 3, 0)), Qt.MouseButton.RightButton)
    assert window.document.modified
    drawing.show_dock("Why")
    painted(qtbot, window)


def test_after_a_search_that_found_nothing_it_says_so(window: MainWindow, qtbot: QtBot) -> None:
    puzzle = flat(box(6, 5), "XPW")
    puzzle = replace(puzzle, parts=tuple(replace(part, least=2, most=2) for part in puzzle.parts))
    window.document.new(builtin("square"))
    window.document.change("Set", puzzle)
    window.panels.show_why()
    qtbot.waitUntil(lambda: told(window) == "Only a hint: this does not rule out a solution.", timeout=20_000)
    reasons = window.panels.why.reasons.list
    assert all(reasons.item(row).text().startswith("Only a hint: ") for row in range(reasons.count()))
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    window.panels.show_why()
    qtbot.waitUntil(lambda: told(window) == "There is no solution: all possibilities were tried.", timeout=20_000)
    window.document.set_copies(0, 0, 3)
    qtbot.waitUntil(lambda: told(window) == "Only a hint: this does not rule out a solution.", timeout=20_000)


@pytest.mark.parametrize(("first", "then"), [("dark", "light"), ("light", "dark")])
def test_proofs_follow_the_theme(window: MainWindow, qtbot: QtBot, first: str, then: str) -> None:
    theme.apply_theme(first)
    shown(qtbot, window, "mutilated-chessboard")
    theme.apply_theme(then)
    QApplication.processEvents()
    proof = window.panels.why.reasons.list.item(0)
    assert proof.foreground().color().name() == theme.current().warning


def lines(text: str, widget: QWidget, width: int) -> int:
    """Return how many lines a text takes where it is painted in a row of a list."""
    layout = QTextLayout(text, widget.font())
    margin = widget.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width - 2 * margin)
    layout.endLayout()
    return layout.lineCount()


def test_no_reason_is_cut_off_at_any_width(qtbot: QtBot) -> None:
    puzzle = load(find(Path("hexominoes-14x15")))
    page, found = ReasonsPage(), arguments(reduce(puzzle))
    opened(qtbot, page, 200, 400)
    page.show_arguments(found)
    texts = page.list
    for width in range(200, 420):
        page.resize(width, 400)
        QApplication.processEvents()
        row = texts.visualItemRect(texts.item(0))
        painted = min(row.width(), texts.viewport().width() - 2 * texts.spacing())  # as `QListView` does
        assert lines(found[0].text, texts, painted) * texts.fontMetrics().height() <= row.height(), width


def test_what_cannot_be_placed_is_said_in_words(window: MainWindow, qtbot: QtBot, monkeypatch) -> None:
    monkeypatch.setattr("latticework.cover.reduction.MAX_OPTIONS", 5)
    window.files.open_path(find(Path("soma")))
    window.panels.show_why()
    qtbot.waitUntil(lambda: "more than 5 placements" in window.panels.why.message.text(), timeout=20_000)
