"""Boxes: the open list of one to choose from, and numbers as they are written in a language."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.forms import PlainNumber


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


@pytest.mark.parametrize(("language", "written"), [("en_US", "12.5"), ("de_DE", "12,5"), ("ar_EG", "١٢٫٥")])
def test_a_number_has_no_zeros_that_say_nothing(qapp: QApplication, language: str, written: str) -> None:
    box = PlainNumber(decimals=4, value=12.5)
    box.setLocale(QLocale(language))
    assert box.text() == written
