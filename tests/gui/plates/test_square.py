"""Drawing the border of a plate with the mouse and the keys."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from gui_help import LEFT, NO_KEYS
from latticework.puzzle.plates import Place, Plate, border
from plate_help import click

Key = Qt.Key


def move(dialog, *places: Place) -> None:
    for place in places:
        at = QPointF(dialog.square.middle_of(place))
        QApplication.sendEvent(dialog.square, QMouseEvent(
            QEvent.Type.MouseMove, at, dialog.square.mapToGlobal(at), Qt.MouseButton.NoButton, LEFT, NO_KEYS))


def color_at(dialog, place: Place) -> str:
    image = dialog.square.grab().toImage()
    return image.pixelColor(dialog.square.middle_of(place) * image.devicePixelRatio()).name()


def test_clicks_draw_the_border_and_the_middle_stays(qtbot, dialog):
    click(qtbot, dialog, (0, 0), (1, 0), (4, 2), (2, 2), (1, 1))
    assert dialog.plate == Plate(5, frozenset({(0, 0), (1, 0), (4, 2)}))
    drawn = color_at(dialog, (2, 2))
    alike = [color_at(dialog, place) == drawn for place in ((1, 0), (4, 2), (3, 0), (4, 4))]
    assert alike == [True, True, False, False]
    click(qtbot, dialog, (1, 0))
    assert dialog.plate.teeth == {(0, 0), (4, 2)}
    assert color_at(dialog, (1, 0)) != drawn


def test_a_drag_makes_every_place_what_the_first_becomes(qtbot, dialog):
    click(qtbot, dialog, (2, 4), (4, 4))
    qtbot.mousePress(dialog.square, LEFT, pos=dialog.square.middle_of((1, 4)))
    move(dialog, (2, 4), (3, 4))
    qtbot.mouseRelease(dialog.square, LEFT, pos=dialog.square.middle_of((3, 4)))
    move(dialog, (0, 4))
    assert dialog.plate.teeth == {(1, 4), (2, 4), (3, 4), (4, 4)}


def test_the_keys_go_round_and_across_the_border(qtbot, dialog):
    square = dialog.square
    places = [square.here]
    for key in (Key.Key_Left, Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Up, Key.Key_Right,
                Key.Key_Right, Key.Key_Left):
        qtbot.keyClick(square, key)
        places.append(square.here)
    assert places == [(0, 4), (0, 4), (1, 4), (1, 0), (1, 0), (2, 0), (2, 4), (3, 4), (4, 4), (3, 4)]
    qtbot.keyClick(square, Key.Key_Space)
    assert dialog.plate.teeth == {(3, 4)}
    assert square.accessibleDescription() == "Line 1, column 4: cube"
    qtbot.keyClick(square, Key.Key_Space)
    assert dialog.plate.teeth == frozenset()
    assert square.accessibleDescription() == "Line 1, column 4: gap"


def test_clear_fill_and_a_drawing_for_each_size(qtbot, dialog):
    qtbot.mouseClick(dialog.fill, LEFT)
    assert dialog.plate.teeth == border(5)
    dialog.size_box.setValue(3)
    assert dialog.plate == Plate(3)
    click(qtbot, dialog, (2, 1))
    assert dialog.plate == Plate(3, frozenset({(2, 1)}))
    dialog.size_box.setValue(5)
    assert dialog.plate.teeth == border(5)
    qtbot.mouseClick(dialog.clear, LEFT)
    assert dialog.plate == Plate(5)
