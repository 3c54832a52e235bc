"""Light and dark: contrast, one palette for all, icons that follow."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
)

from latticework import paths
from latticework.gui.common import icons, theme
from latticework.gui.common.theme import DARK, LIGHT


@pytest.fixture(autouse=True)
def _light_again(qapp):
    yield
    theme.apply_theme("light")


@pytest.mark.parametrize("colors", [LIGHT, DARK])
@pytest.mark.parametrize(("text", "ground"), [
    ("text", "window"), ("text", "base"), ("text", "alternate"), ("text", "button"), ("text", "tip"),
    ("faint_text", "window"), ("faint_text", "base"), ("faint_text", "alternate"), ("accent_text", "accent"),
    ("link", "window"), ("link", "base"), ("warning", "window"), ("warning", "base"), ("good", "window"),
    ("good", "base"), ("hint", "canvas"), ("text", "canvas")])
def test_texts_can_be_read(colors, text, ground):
    assert theme.contrast(getattr(colors, text), getattr(colors, ground)) >= 4.5


@pytest.mark.parametrize("colors", [LIGHT, DARK])
@pytest.mark.parametrize("made", [QCheckBox, QLineEdit, QSpinBox, QComboBox, QPushButton, QSlider, QPlainTextEdit,
                                  QMenu])
def test_frames_can_be_seen(qtbot, colors, made):
    theme.apply_theme("dark" if colors.dark else "light")
    widget = made()
    qtbot.addWidget(widget)
    widget.resize(120, 30)
    image = widget.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert max(theme.contrast(color, colors.window) for color in seen - {colors.text}) >= 3
    assert theme.contrast(colors.frame, colors.window) >= 3
    assert theme.contrast(colors.frame, colors.base) >= 3


def test_contrast_is_that_of_wcag():
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theme.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("choice", "colors"), [("light", LIGHT), ("dark", DARK)])
def test_the_whole_application_is_dressed(choice, colors):
    assert theme.apply_theme(choice) is theme.current() is colors
    assert theme.choice() == choice
    assert QApplication.style().objectName() == "fusion"
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(colors.window)


def test_system_is_one_of_the_two():
    assert theme.apply_theme("system") in (LIGHT, DARK)


def test_icons_follow_the_theme(qtbot):
    theme.apply_theme("light")
    button = icons.tool_button("stop", "Stop", lambda: None)
    qtbot.addWidget(button)
    for choice, colors in (("light", LIGHT), ("dark", DARK)):
        theme.apply_theme(choice)
        for mode, color in ((QIcon.Mode.Normal, colors.text), (QIcon.Mode.Disabled, colors.disabled_text)):
            image = button.icon().pixmap(QSize(32, 32), 1.0, mode).toImage()
            assert image.pixelColor(16, 16) == QColor(color)


def test_every_drawing_gives_an_icon(qapp):
    drawings = sorted((paths.resources() / "icons").glob("*.svg"))
    assert len(drawings) > 20
    for path in drawings:
        image = icons.icon(path.stem).pixmap(QSize(24, 24), 1.0).toImage()
        assert any(image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)), path.stem
    assert not icons.application_icon().isNull()
