"""A ring shows where the keyboard is, on flat buttons, lists and views, in every theme."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QListWidget, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework.gui.stage import SolutionView
from latticework.gui.widgets import theme
from latticework.gui.widgets.focus_ring import FocusRing
from window_help import in_front

RINGED = {"flat button with an icon": lambda: QToolButton(autoRaise=True),
          "flat button": lambda: QPushButton(flat=True), "list": QListWidget, "view": SolutionView}


@pytest.fixture
def focus(qapp: QApplication) -> Iterator[FocusRing]:
    made = FocusRing(qapp)
    yield made
    qapp.focusChanged.disconnect(made._follow)
    made.deleteLater()


def shown_with(qtbot: QtBot, widget: QWidget) -> QWidget:
    """Show a widget behind a field, which has the focus; return what both are in."""
    outer, field = QWidget(), QLineEdit()
    row = QHBoxLayout(outer)
    row.addWidget(field)
    row.addWidget(widget)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    in_front(qtbot, opened(qtbot, outer, 400, 200))
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        qtbot.mouseRelease(field, button)  # what an earlier test pressed and left so
    field.setFocus()
    return outer


def color_at_edge(widget: QWidget) -> str:
    return widget.grab().toImage().pixelColor(0, widget.height() // 2).name()


@pytest.mark.parametrize("choice", list(theme.THEMES))
@pytest.mark.parametrize("kind", list(RINGED))
def test_tab_shows_the_ring_and_leaving_takes_it_away(qtbot, focus, monkeypatch, choice, kind):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    theme.apply_theme(choice)
    widget = RINGED[kind]()
    outer = shown_with(qtbot, widget)
    field = outer.findChild(QLineEdit)
    before = color_at_edge(widget)
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is widget
    assert color_at_edge(widget) == theme.current().hover != before
    widget.resize(widget.width() + 20, widget.height() + 20)
    assert color_at_edge(widget) == theme.current().hover
    field.setFocus()
    assert color_at_edge(widget) == before


@pytest.mark.parametrize("kind", ["list", "view"])
def test_whoever_uses_the_mouse_sees_no_ring(qtbot, focus, monkeypatch, kind):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    widget = RINGED[kind]()
    outer = shown_with(qtbot, widget)
    field = outer.findChild(QLineEdit)
    clicked = widget.viewport() if isinstance(widget, QListWidget) else widget
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    qtbot.mouseClick(clicked, Qt.MouseButton.LeftButton)
    assert not focus.ring.isVisible()
    field.setFocus()
    qtbot.mouseClick(clicked, Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is widget
    assert focus.ring is None


def test_fields_and_usual_buttons_keep_the_frame_of_qt(qtbot, focus):
    button = QPushButton("Go")
    outer = shown_with(qtbot, button)
    qtbot.keyClick(outer.findChild(QLineEdit), Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is button
    assert focus.ring is None
