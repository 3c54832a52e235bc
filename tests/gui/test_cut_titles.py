"""Titles that are cut can be read in full."""

from PySide6.QtCore import Qt

from gui_help import opened, pane_of
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.view.legend import Legend
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

LONG = "The part with a name that is far too long to be shown"
CELLS = ((0, 0, 0),)


def test_the_heading_of_the_canvas(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(CELLS), parts=(Part(LONG, CELLS),)), 0)
    assert LONG in pane.heading.toolTip()


def test_a_chip_of_the_legend(qtbot):
    legend = opened(qtbot, Legend(), 200, 60)
    legend.set_parts([(0, LONG, ["#1f77b4"])])
    assert LONG not in legend.item(0).text()
    assert LONG in legend.item(0).toolTip()


def test_files_of_one_name_are_told_apart_by_their_ends(qtbot, tmp_path):
    library = opened(qtbot, LibraryPanel(folder=tmp_path), 200, 200)
    assert library.tree.textElideMode() == Qt.TextElideMode.ElideMiddle
