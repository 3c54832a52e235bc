"""Light and dark: contrast, one palette for all, icons that follow."""

from collections import Counter

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QTabWidget,
)

from gui_help import opened, pane_of
from latticework import paths
from latticework.gui.stage.canvas.pane import Separator
from latticework.gui.widgets import icons, theme
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.theme import CONTRAST, DARK, LIGHT, THEMES
from latticework.gui.widgets.workspace import LEFT, Workspace
from latticework.lattice import builtin
from latticework.puzzle import PALETTE, Part, Puzzle

pytestmark = pytest.mark.usefixtures("qapp")

TEXTS = [
    ("text", "window"), ("text", "base"), ("text", "alternate"), ("text", "button"), ("text", "tip"),
    ("faint_text", "window"), ("faint_text", "base"), ("faint_text", "alternate"), ("accent_text", "accent"),
    ("link", "window"), ("link", "base"), ("warning", "window"), ("warning", "base"), ("good", "window"),
    ("good", "base"), ("hint", "canvas"), ("text", "canvas")]
OF_CONTRAST = [
    ("disabled_text", "window"), ("disabled_text", "button"), ("border", "window"), ("frame", "window"),
    ("frame", "base"), ("accent", "window"), ("accent", "base"), ("outline", "canvas"), ("hover", "canvas"),
    ("cursor", "canvas")]
"""What also has a strong contrast in that theme."""


@pytest.mark.parametrize("colors", [LIGHT, DARK])
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_texts_can_be_read(colors, text, ground):
    assert theme.contrast(getattr(colors, text), getattr(colors, ground)) >= 4.5


@pytest.mark.parametrize(("one", "other"), TEXTS + OF_CONTRAST)
def test_high_contrast_is_seven_to_one_for_texts_and_for_lines(one, other):
    assert theme.contrast(getattr(CONTRAST, one), getattr(CONTRAST, other)) >= 7


@pytest.mark.parametrize("color", PALETTE)
def test_the_cursor_is_seen_on_any_part_in_high_contrast(color):
    assert max(theme.contrast(color, one) for one in (CONTRAST.outline, CONTRAST.canvas)) >= 3


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("made", [QCheckBox, QLineEdit, QSpinBox, QComboBox, QPushButton, QSlider, QPlainTextEdit,
                                  QMenu])
def test_frames_can_be_seen(qtbot, choice, made):
    colors = theme.apply_theme(choice)
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


@pytest.mark.parametrize(("choice", "colors"), THEMES.items())
def test_the_whole_application_is_dressed(choice, colors):
    assert theme.apply_theme(choice) is theme.current() is colors
    assert theme.choice() == choice
    assert QApplication.style().objectName() == "fusion"
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(colors.window)


def test_system_is_one_of_them():
    assert theme.apply_theme("system") in THEMES.values()


@pytest.mark.parametrize(("kept", "choice"), [("dark", "dark"), ("contrast", "contrast"), (None, "system"),
                                              ("none", "system"), (["dark", "x"], "system")])
def test_the_choice_is_kept(kept, choice):
    assert theme.chosen_before(kept) == choice


def test_icons_follow_the_theme(qtbot):
    button = icons.tool_button("stop", "Stop", lambda: None)
    qtbot.addWidget(button)
    for choice, colors in THEMES.items():
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


@pytest.mark.parametrize("choice", THEMES)
@pytest.mark.parametrize("made", [QScrollArea, QDockWidget, QLabel, QTabWidget])
def test_panels_lie_on_the_ground_of_the_window(qtbot, choice, made):
    colors = theme.apply_theme(choice)
    widget = made()
    qtbot.addWidget(widget)
    assert widget.palette().color(QPalette.ColorRole.Window) == QColor(colors.window)


def colors_of(widget, place=None):
    image = widget.grab(place or widget.rect()).toImage()
    return Counter(image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("choice", THEMES)
def test_what_lies_in_tabs_beside_the_canvas_can_be_read(qtbot, choice):
    colors = theme.apply_theme(choice)
    space = Workspace("try", QLabel("middle"))
    for name in ("One", "Two"):
        space.add_dock(name, name, QLabel(name), LEFT)
    space.tabifyDockWidget(*space.docks.values())
    opened(qtbot, space, 500, 300)
    bar = space.findChild(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    qtbot.waitUntil(lambda: bar.style() is not QApplication.style())
    ground = colors_of(space, bar.geometry()).most_common(1)[0][0]
    assert theme.contrast(ground, colors.text) >= 4.5


@pytest.mark.parametrize("choice", THEMES)
def test_the_current_tool_stands_out(qtbot, choice):
    theme.apply_theme(choice)
    button = icons.tool_button("stop", "Stop", lambda: None, checkable=True)
    opened(qtbot, button, 32, 32)
    before = colors_of(button)
    button.setChecked(True)
    added = set(colors_of(button)) - set(before)
    assert choice != "contrast" or max(theme.contrast(color, CONTRAST.window) for color in added) >= 3
    assert added


def test_the_room_beside_headings_is_not_white_in_high_contrast(qtbot):
    theme.apply_theme("contrast")
    table = QTableWidget(1, 1)
    opened(qtbot, table, 300, 100)
    heading = table.horizontalHeader()
    assert heading.grab().toImage().pixelColor(heading.width() - 4, 5) == QColor(CONTRAST.window)


@pytest.mark.parametrize("choice", THEMES)
def test_the_cursor_is_seen_on_a_part_of_its_own_colour(qtbot, choice):
    colors = theme.apply_theme(choice)
    cells = ((0, 0, 0),)
    pane = pane_of(qtbot, Puzzle(builtin("square"), parts=(Part("P", cells, color=colors.cursor),)), 0)
    pane.canvas.keyboard.show()
    middle, seen = pane.surface.pixel_of(cells[0]), pane.canvas.grab().toImage()
    inside = {seen.pixelColor(round(middle.x()) + x, round(middle.y())).name() for x in range(-23, 24)}
    assert max(theme.contrast(color, colors.cursor) for color in inside) >= 3


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_lines_between_buttons_are_in_the_colour_of_borders(qtbot, choice):
    theme.apply_theme(choice)
    line = opened(qtbot, Separator(), 13, 30)
    assert line.grab().toImage().pixelColor(line.width() // 2, line.height() // 2) == QColor(theme.current().border)


def test_a_dark_solid_is_told_from_a_dark_ground(qapp):
    image = picture(builtin("cubic"), ((0, 0, 0, 0),), "#332288", QSize(40, 40), 1.0, dark=True)
    drawn = [image.pixelColor(x, y) for x in range(40) for y in range(40)]
    assert max(theme.contrast(color.name(), DARK.base) for color in drawn if color.alpha() == 255) > 3
