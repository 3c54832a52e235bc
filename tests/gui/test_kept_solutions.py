"""The solutions that a file of BurrTools keeps are shown, until a search finds them anew."""

import pytest

from latticework.files import formats
from latticework.gui.export.exportable import Which
from latticework.gui.shell.workspace_tabs import SOLVE
from latticework.gui.widgets.search_state import SearchState
from window_help import comes_to
from xmpuzzle_files import problem, voxel, written, xml

STORED = ("<bitmap/><solutions><solution><assembly>0 0 0 0 0 1 0 0</assembly></solution>"
          "<solution><assembly>0 1 0 20 1 0 0 16</assembly></solution></solutions>")
FILE = xml(voxel(2, 1, 1, "##") + voxel(2, 2, 1, "####") + voxel(4, 2, 1, "########"),
           problem(1, '<shape id="0" count="2"/>', STORED) + problem(2, '<shape id="0" count="4"/>'))


@pytest.fixture
def opened_window(qtbot, window, told, tmp_path):
    window.files.open_path(written(tmp_path / "a.xmpuzzle", FILE))
    comes_to(qtbot, window, SearchState.IDLE)
    return window


def test_they_are_shown_without_a_search(qtbot, opened_window):
    window = opened_window
    assert window.model.rowCount() == 2
    assert window.tabs.currentIndex() == SOLVE
    qtbot.waitUntil(lambda: window.panels.voice.said.sentence == "Its file has 2 solutions; Solve finds all.")
    first = window.browser.solution
    window.browser.step(1)
    assert window.browser.solution != first
    assert not window.model.data(window.model.index(1, 0), 1).isNull()
    assert window.browser.with_copies.isEnabled()
    choices = window.panels.exportable.choices(formats.to_write(window.document.source.with_suffix(".png")))
    assert Which.SHOWN in choices


def test_they_have_symmetric_copies(opened_window):
    window = opened_window
    assert window.model.data(window.model.index(0, 1)) == "2"
    window.browser.with_copies.setChecked(True)
    assert window.browser.copies.text() == "of 2"
    first = window.browser.solution
    window.browser.step(1)
    assert window.browser.row == 0
    assert window.browser.solution not in {None, first}


def test_they_are_those_of_the_current_target(qtbot, opened_window):
    window = opened_window
    window.document.show_target(1)
    qtbot.waitUntil(lambda: window.model.rowCount() == 0)
    window.document.show_target(0)
    qtbot.waitUntil(lambda: window.model.rowCount() == 2)


def test_an_edit_that_makes_them_wrong_hides_them_until_it_is_undone(qtbot, opened_window):
    window = opened_window
    window.document.rename(0, "domino")
    comes_to(qtbot, window, SearchState.IDLE)
    assert window.model.rowCount() == 2
    window.document.set_cells(0, ((0, 0, 0, 0),))
    qtbot.waitUntil(lambda: window.model.rowCount() == 0)
    window.document.stack.undo()
    qtbot.waitUntil(lambda: window.model.rowCount() == 2)


def test_a_search_shows_its_own(qtbot, opened_window):
    window = opened_window
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.waitUntil(lambda: not window.model.kept)
    assert window.model.rowCount() == window.runner.totals.solutions == 1
    assert window.browser.solution is not None
