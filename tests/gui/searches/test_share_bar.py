"""The bar in the list of searches shows how much is explored, in a row that is chosen and from right to left, too."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from latticework.gui.searches.search_rows import PATH
from latticework.gui.searches.table import HEIGHT, ShareBar
from latticework.gui.widgets import theme
from latticework.gui.widgets.theme import THEMES, Choice

WIDTH, ROW = 100, 40


def painted(qtbot: QtBot, direction: Qt.LayoutDirection, chosen: bool) -> list[str]:
    """Return the colours of a bar for a quarter, from left to right."""
    view, model = QWidget(), QStandardItemModel()
    qtbot.addWidget(view)
    item = QStandardItem("")
    item.setData(Path("a.search"), PATH)
    model.appendRow(item)
    option, image = QStyleOptionViewItem(), QImage(WIDTH, ROW, QImage.Format.Format_RGB32)
    option.rect, option.direction, option.palette = QRect(0, 0, WIDTH, ROW), direction, view.palette()
    option.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Active
    if chosen:
        option.state |= QStyle.StateFlag.State_Selected
    image.fill(theme.current().base)
    with QPainter(image) as painter:
        painter.setLayoutDirection(direction)
        ShareBar(lambda _: 0.25, view).paint(painter, option, model.index(0, 0))
    y = round(ROW - HEIGHT / 2 - 4)
    return [image.pixelColor(x, y).name() for x in range(WIDTH)]


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("choice", THEMES)
def test_what_is_done_stands_out(qtbot: QtBot, choice: Choice, chosen: bool) -> None:
    theme.apply_theme(choice)
    colors = painted(qtbot, Qt.LayoutDirection.LeftToRight, chosen)
    assert theme.contrast(colors[15], colors[70]) >= 2
    assert colors[15] != colors[0]


def test_it_grows_from_the_right_where_one_reads_from_there(qtbot: QtBot) -> None:
    there, back = (painted(qtbot, way, False) for way in (Qt.LayoutDirection.LeftToRight,
                                                          Qt.LayoutDirection.RightToLeft))
    assert there[15] == back[-16]
    assert there[70] == back[-71]
    assert there[15] != there[70]
