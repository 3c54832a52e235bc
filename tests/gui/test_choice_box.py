"""The open list of a box to choose from."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import ChoiceBox


@pytest.mark.parametrize("look", ["light", "dark"])
def test_its_list_is_legible(qtbot: QtBot, look: theme.Choice) -> None:
    wanted = theme.apply_theme(look)
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["turntable", "explosion", "assembly"])
    box.show()
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    row = box.view().visualRect(box.model().index(2, 0))
    ground = box.view().grab().toImage().pixelColor(row.right() - 3, row.center().y())
    assert ground == QColor(wanted.base)
