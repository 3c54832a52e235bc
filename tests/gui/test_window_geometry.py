"""Size and place of the main window: on the screen at first, as it was left afterwards."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QDialog, QMainWindow, QMessageBox
from shiboken6 import delete

from gui_help import opened_window
from latticework import paths
from latticework.gui.design.finder import SetFinder
from latticework.gui.design.window import DesignWindow
from latticework.gui.editor.lattice_dialog import LatticeDialog
from latticework.gui.editor.new_puzzle_dialog import NewDialog
from latticework.gui.export.dialog import ExportChooser
from latticework.gui.help.manual_window import ManualWindow
from latticework.gui.shell.any_window import USUAL_SIZE
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.runner import Runner
from latticework.gui.stage.canvas.shape_dialog import DrawShapeDialog
from latticework.gui.widgets.on_screen import OnScreen
from latticework.run.crew import Crew
from quick_suite import in_part

SCREENS = [(1024, 700), (1280, 720), (1366, 768)]


@pytest.fixture(autouse=True)
def _painted(monkeypatch):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")


@pytest.mark.parametrize("size", in_part(SCREENS, 3), ids=str)
def test_all_of_the_window_is_on_a_small_screen(qtbot, monkeypatch, size):
    screen = QRect(0, 0, *size)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: screen)
    window = opened_window(qtbot)
    for puzzle, tool in (("square/pentominoes-6x10", "color"), ("cubic/soma", "mark")):
        window.document.open(paths.library() / f"{puzzle}.toml")
        window.document.set_subject(0)
        window.canvas.surface.set_tool(tool)
        qtbot.waitUntil(lambda: not window.library.reading, timeout=20_000)
        assert window.width() <= size[0]
        assert window.height() <= size[1] - 24
        window.panels.show_solution()
        go = window.panels.voice.button
        assert go.visibleRegion().boundingRect() == go.rect()
        assert window.rect().contains(QRect(go.mapTo(window, go.rect().topLeft()), go.size()))


LARGE: dict[str, Callable[[MainWindow], QDialog]] = {
    "export": lambda window: ExportChooser(window.panels.exportable, window),
    "manual": lambda window: ManualWindow(paths.resources() / "docs", window),
    "design": lambda window: DesignWindow(SetFinder(window), Runner(window), Runner(window), lambda: Crew(1)),
    "new puzzle": lambda window: NewDialog(window.document.puzzle.lattice, window),
    "lattice": LatticeDialog,
}


@pytest.mark.parametrize("name", LARGE)
def test_large_dialogs_are_on_a_small_screen(qtbot, monkeypatch, name):
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 800, 600))
    dialog = LARGE[name](opened_window(qtbot))
    dialog.show()
    assert (dialog.width() <= 800, dialog.height() <= 576) == (True, True), dialog.size()
    dialog.close()


def test_a_large_screen_does_not_make_the_window_larger(qtbot, monkeypatch):
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 3840, 2160))
    assert opened_window(qtbot).size() == USUAL_SIZE


def test_the_window_opens_as_large_as_it_was_left(qtbot):
    window = opened_window(qtbot)
    window.resize(1010, 640)
    window.panels.drawing.docks["Parts"].hide()
    window.close()
    again = opened_window(qtbot)
    assert again.size() == QSize(1010, 640)
    assert not again.panels.drawing.docks["Parts"].isVisible()


def test_a_window_left_on_a_screen_that_is_gone_comes_back_to_one_that_is_there(qtbot):
    window = opened_window(qtbot)
    window.setGeometry(6000, 5000, 4000, 3000)
    window.close()
    again = opened_window(qtbot)
    assert again.screen().geometry().contains(again.geometry())


def test_settings_that_cannot_be_read_are_passed_over(qtbot):
    QSettings().setValue("geometry", "nonsense")
    QSettings().setValue("layout", 7)
    assert opened_window(qtbot).screen().geometry().contains(opened_window(qtbot).geometry())


@pytest.fixture
def _small_screen(qapp, monkeypatch):
    """A program on a screen of which a panel at the left and one at the top are not free for windows."""
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: FREE)
    on_screen = OnScreen(qapp)
    yield
    delete(on_screen)


FREE = QRect(50, 30, 1024, 700)
PLACES = [QRect(0, 0, 300, 200), QRect(-500, 400, 300, 200), QRect(900, 600, 300, 200), QRect(300, -90, 400, 300),
          QRect(400, 300, 1300, 900)]


@pytest.mark.parametrize("place", PLACES, ids=str)
@pytest.mark.parametrize("kind", [QDialog, QMainWindow, QMessageBox])
@pytest.mark.usefixtures("_small_screen")
def test_what_opens_beyond_the_free_part_of_the_screen_is_moved_into_it(qtbot, kind, place):
    window = kind()
    window.setWindowModality(Qt.WindowModality.NonModal)
    qtbot.addWidget(window)
    window.setGeometry(place)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: window.isActiveWindow() and FREE.contains(window.frameGeometry()))
    window.move(0, 0)  # as the user may
    other = QDialog()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.frameGeometry().topLeft() == QPoint(0, 0)


@pytest.mark.usefixtures("_small_screen")
def test_a_window_and_its_dialogs_open_on_a_small_screen(qtbot, windows):
    windows.begin(paths.library() / "cubic" / "soma.toml")
    first = windows.main
    first.activateWindow()  # as a desktop does with what opens
    qtbot.waitUntil(lambda: FREE.contains(first.frameGeometry()))
    windows.open_another()
    second = windows.puzzles[-1]
    second.activateWindow()
    qtbot.waitUntil(lambda: FREE.contains(second.frameGeometry()))
    assert second.pos() != first.pos()
    first.activateWindow()
    first.canvas.surface.draw_shape()
    shape = first.canvas.canvas.findChild(DrawShapeDialog)
    qtbot.waitUntil(lambda: FREE.contains(shape.frameGeometry()))
    shape.close()
