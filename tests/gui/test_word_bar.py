"""Words beside icons come where there is room, and give way."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from gui_help import opened_window
from latticework.gui.widgets.controls import WORDS, WordBar
from latticework.gui.widgets.icons import tool_button
from latticework.lattice import builtin


@pytest.fixture
def bar(qtbot):
    window = QWidget()
    made = WordBar()
    made.setParent(window)
    buttons = [tool_button(name, name, lambda: None) for name in ("pencil", "eraser", "line")]
    for button in buttons:
        button.setText(button.toolTip() * 3)
        made.line.addWidget(button)
    made.line.addStretch(1)
    made.set_buttons(buttons)
    qtbot.addWidget(window)
    window.resize(800, 60)
    made.resize(600, 40)
    window.show()
    yield made, buttons
    window.close()


def worded(buttons) -> list[bool]:
    QApplication.processEvents()
    return [button.toolButtonStyle() == WORDS for button in buttons]


def test_words_go_one_after_the_other_the_last_first(bar):
    made, buttons = bar
    assert worded(buttons) == [True, True, True]
    narrowest = made.minimumSizeHint().width()
    made.resize(made.line.sizeHint().width() - 10, 40)
    assert worded(buttons) == [True, True, False]
    made.resize(made.line.sizeHint().width() - 10, 40)
    assert worded(buttons) == [True, False, False]
    made.resize(narrowest, 40)
    assert worded(buttons) == [False, False, False]
    assert made.minimumSizeHint().width() == narrowest
    made.resize(600, 40)
    assert worded(buttons) == [True, True, True]


def test_words_do_not_keep_the_window_wide(qtbot, monkeypatch):
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    window = opened_window(qtbot)
    window.document.new(builtin("square"))
    window.resize(1590, 800)
    pencil, shape = window.canvas.tools["pencil"], window.canvas.tools["shape"]
    qtbot.waitUntil(lambda: shape.toolButtonStyle() == WORDS, timeout=20_000)
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: window.width() == 1024, timeout=20_000)
    assert shape.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
    assert pencil.toolButtonStyle() == WORDS  # there is room for some
