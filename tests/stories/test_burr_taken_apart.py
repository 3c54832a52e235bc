"""A user opens a burr, solves it, looks for the solution that comes apart, plays it, and makes a film of it."""

from pathlib import Path

import pytest
from PIL import Image, ImageSequence
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import LEFT, opened_window
from latticework.files import formats
from latticework.gui.export.exportable import Which
from latticework.gui.shell.window import MainWindow
from latticework.gui.stage.player import SPEEDS, TOGETHER
from latticework.gui.widgets.search_state import SearchState
from six_piece_burrs import PISTON, burr
from window_help import comes_to

FOUND, COMES_APART = 26, 16


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    made = opened_window(qtbot)
    made.resize(900, 640)  # quick to draw
    made.activateWindow()
    (tmp_path / "piston.toml").write_text(burr(PISTON))
    made.files.open_path(tmp_path / "piston.toml")
    return made


@pytest.mark.gl
def test_solve_a_burr_find_how_it_comes_apart_and_play_it(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    qtbot.waitUntil(window.search.go.isEnabled, timeout=30_000)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.model.rowCount() == FOUND
    pane, said = window.pane, window.pane.course.text.text
    levels = []
    window.browser.number.setValue(COMES_APART - 2)
    for number in range(COMES_APART - 2, COMES_APART + 2):
        qtbot.waitUntil(lambda: said().startswith(("Level", "Does not")), timeout=60_000)
        if said().startswith("Level"):
            levels.append((number, said()))
        else:
            assert said().startswith("Does not come apart: ")
            assert not pane.player.has_film
        qtbot.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert len(levels) == 1
    number, level = levels[0]
    assert level.startswith("Level 9.3, 15 moves, ")

    window.browser.number.setValue(number)
    qtbot.waitUntil(lambda: said() == level)
    assert pane.step.maximum() == 15
    assert len(pane.step.marks) == 5
    whole = pane.view.grab_image()
    pane.player.speed.setCurrentIndex(SPEEDS.index(4.0))
    pane.view.setFocus()
    qtbot.keyClick(pane.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: pane.player.at < 9, timeout=30_000)
    assert pane.view.drawing().over, "arrows"
    qtbot.waitUntil(lambda: not pane.player.playing, timeout=30_000)
    assert len(pane.view.drawing().shapes) == 1, "only one stands"
    pane.player.choose(TOGETHER)
    qtbot.mouseClick(pane.player.play, LEFT)
    qtbot.waitUntil(lambda: pane.player.at == 15, timeout=30_000)
    assert pane.view.grab_image() == whole

    form = formats.to_write(Path("film.gif"))
    with window.panels.exportable.contents(Which.SHOWN) as contents:
        form.write(contents, tmp_path / "film.gif", animation="disassembly", frame_size=64, seconds=2.5,
                   frame_rate=8)
    with Image.open(tmp_path / "film.gif") as film:
        assert sum(1 for _ in ImageSequence.Iterator(film)) > 15
