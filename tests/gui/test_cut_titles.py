"""Titles that are cut can be read in full, and nothing is cut that has room."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui_help import opened, pane_of
from latticework.gui.library.card_delegate import ELIDED
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


def test_files_of_one_name_are_told_apart_by_their_ends():
    assert Qt.TextElideMode.ElideMiddle == ELIDED


@pytest.mark.parametrize("width", [600, 400, 250])
def test_a_legend_whose_chips_all_have_room_has_no_scroll_bar(qtbot, width):
    around = QWidget()
    legend, column = Legend(), QVBoxLayout(around)
    column.addStretch(1)
    column.addWidget(legend)
    legend.set_parts([(number, name, ["#1f77b4"]) for number, name in enumerate("FILNPTUVWXYZ")])
    opened(qtbot, around, width, 300)
    assert not legend.verticalScrollBar().isVisible()
    legend.set_parts([(number, LONG, ["#1f77b4"]) for number in range(40)])
    qtbot.waitUntil(legend.verticalScrollBar().isVisible)
