"""The bar in the list of searches shows how much is explored, in a row that is chosen and from right to left, too."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from latticework.gui.searches.listed_searches import PICTURE
from latticework.gui.searches.search_rows import PATH
from latticework.gui.searches.table import HEIGHT, PAD, SearchCell
from latticework.gui.widgets import theme
from latticework.gui.widgets.theme import THEMES, Choice

WIDTH, ROW = 100, 92
BESIDE = PICTURE.width() + 3 * PAD


def painted(qtbot: QtBot, direction: Qt.LayoutDirection, chosen: bool) -> list[str]:
    """Return the colours of a bar for a quarter, from left to right."""
    view, model = QWidget(), QStandardItemModel()
    qtbot.addWidget(view)
    item = QStandardItem("")
    item.setData(Path("a.search"), PATH)
    model.appendRow(item)
    option, image = QStyleOptionViewItem(), QImage(BESIDE + WIDTH + PAD, ROW, QImage.Format.Format_RGB32)
    option.rect, option.direction, option.palette = image.rect(), direction, view.palette()
    option.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Active
    if chosen:
        option.state |= QStyle.StateFlag.State_Selected
    image.fill(theme.current().base)
    with QPainter(image) as painter:
        painter.setLayoutDirection(direction)
        SearchCell(lambda _: 0.25, view).paint(painter, option, model.index(0, 0))
    left = BESIDE if direction == Qt.LayoutDirection.LeftToRight else PAD
    y = round(option.rect.center().y() - PAD + option.fontMetrics.height() + 4 + PAD / 2 + HEIGHT / 2)
    return [image.pixelColor(left + x, y).name() for x in range(WIDTH)]


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("choice", THEMES)
def test_what_is_done_stands_out(qtbot: QtBot, choice: Choice, chosen: bool) -> None:
    theme.apply_theme(choice)
    colors = painted(qtbot, Qt.LayoutDirection.LeftToRight, chosen)
    assert theme.contrast(colors[15], colors[70]) >= 2
    assert colors[15] != theme.current().accent if chosen else colors[15] != theme.current().base


def test_it_grows_from_the_right_where_one_reads_from_there(qtbot: QtBot) -> None:
    there, back = (painted(qtbot, way, False) for way in (Qt.LayoutDirection.LeftToRight,
                                                          Qt.LayoutDirection.RightToLeft))
    assert there[15] == back[-16]
    assert there[70] == back[-71]
    assert there[15] != there[70]
