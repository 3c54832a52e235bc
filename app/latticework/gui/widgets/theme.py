"""The looks of the window: one palette for Qt's widgets, named colours for what we paint ourselves."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from latticework.gui.widgets import preferences
from latticework.phrases import translatable

# Any, as the stubs of Qt ask for bytes as the names of classes, where it takes only str.
FRAMED: tuple[Any, ...] = (
    "QCheckBox", "QRadioButton", "QSlider", "QLineEdit", "QAbstractSpinBox", "QComboBox", "QPushButton",
    "QProgressBar", "QPlainTextEdit", "QMenu")
OUTLINED: tuple[Any, ...] = ("QTabBar", "QAbstractItemView", "QToolButton", "QTextEdit", "QScrollBar")
"""Widgets that also have a frame in a theme with outlines, not in the others."""
PLAIN: tuple[Any, ...] = ("QHeaderView",)
"""Widgets that inherit from those but would fill the room behind their last section with the colour of frames."""

_FUSION_DARKER = 140
"""By how much, in per cent, Fusion darkens the colour of the window for a frame."""

Choice = Literal["light", "dark", "contrast", "system"]


@dataclass(frozen=True)
class Theme:
    """Colours as "#rrggbb"; every text colour has a contrast of at least 4.5:1 on what lies behind it.

    outline: the colour of the lines round cells and bodies, "" where cells have lines in shades of their own colour.
    thick: by how much those lines are thicker than usual.
    """

    dark: bool
    window: str
    base: str
    alternate: str
    button: str
    text: str
    faint_text: str
    disabled_text: str
    border: str
    frame: str
    accent: str
    accent_text: str
    link: str
    tip: str
    warning: str
    good: str
    canvas: str
    grid: str
    target: str
    hover: str
    cursor: str
    hint: str
    outline: str = ""
    thick: float = 1.0


LIGHT = Theme(
    dark=False, window="#f3f4f6", base="#ffffff", alternate="#f7f8fa", button="#f8f9fb", text="#1c2430",
    faint_text="#566173", disabled_text="#9aa3b0", border="#c4cad3", frame="#767e8b", accent="#1f66c4",
    accent_text="#ffffff", link="#1a5cb0", tip="#ffffff", warning="#a33a00", good="#1d6b3a", canvas="#ffffff",
    grid="#dfe3e9", target="#9fb4cf", hover="#1f66c4", cursor="#c2410c", hint="#5c6675",
)
DARK = Theme(
    dark=True, window="#22262d", base="#1a1d22", alternate="#1f2329", button="#2e343d", text="#e7eaee",
    faint_text="#a5afbd", disabled_text="#6b7482", border="#454d59", frame="#7b8595", accent="#3574c9",
    accent_text="#ffffff", link="#86b8ff", tip="#343b46", warning="#ffb27a", good="#86d9a3", canvas="#16191e",
    grid="#2c323b", target="#5d7390", hover="#8cbcff", cursor="#ffb27a", hint="#98a2b1",
)
# Every text has a contrast of 7:1 or more, and white or yellow lines are round all that can be used or is drawn.
CONTRAST = Theme(
    dark=True, window="#000000", base="#000000", alternate="#141414", button="#000000", text="#ffffff",
    faint_text="#e6e6e6", disabled_text="#a6a6a6", border="#ffffff", frame="#ffffff", accent="#ffff00",
    accent_text="#000000", link="#ffff00", tip="#000000", warning="#ffff00", good="#7dff9b", canvas="#000000",
    grid="#6e6e6e", target="#3d5a80", hover="#ffff00", cursor="#ffff00", hint="#ffffff", outline="#ffffff", thick=1.8,
)
THEMES: dict[Choice, Theme] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}

TITLES: dict[Choice, str] = {
    "light": translatable("&Light"), "dark": translatable("Dar&k"), "contrast": translatable("Hi&gh contrast"),
    "system": translatable("&As the desktop")}

_current = LIGHT
_choice: Choice = "light"
_letters = 1.0
_listeners: list[Callable[[], None]] = []


def current() -> Theme:
    """Return the colours in use."""
    return _current


def choice() -> Choice:
    """Return the theme that was chosen last."""
    return _choice


def on_change(listener: Callable[[], None]) -> None:
    """Call a function after each change of theme; for modules only, as it is kept for ever."""
    _listeners.append(listener)


def chosen_before(kept: object) -> Choice:
    """Return the choice that was kept in the settings, "system" where there is none."""
    return next((choice for choice in THEMES if choice == kept), "system")


def size_letters(app: QApplication) -> None:
    """Give letters the size that was chosen."""
    global _letters  # noqa: PLW0603 - there is one application
    font, share = app.font(), preferences.LETTERS.value / 100
    _letters = share
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * share)
    else:  # the desktop gives it in pixels
        font.setPixelSize(round(font.pixelSize() * share))
    app.setFont(font)


def beside_letters(size: QSize) -> QSize:
    """Return a size for what stands beside letters, in proportion to the size that was chosen for them."""
    return size * _letters


def apply_theme(chosen: Choice) -> Theme:
    """Apply a theme to the whole application and return its colours; "system" asks the desktop, light by default."""
    global _current, _choice  # noqa: PLW0603 - there is one application
    app = cast(QApplication, QApplication.instance())
    if app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    _choice = chosen
    _current = THEMES.get(chosen) or _of_desktop(app)
    app.setPalette(palette(_current))
    for kind in (*FRAMED, *OUTLINED, *PLAIN):
        framed = kind in FRAMED or (kind in OUTLINED and _current.outline)
        app.setPalette(_framed(_current) if framed else palette(_current), kind)
    QToolTip.setPalette(palette(_current))  # not changed by that of the application
    for listener in _listeners:
        listener()
    return _current


def _of_desktop(app: QApplication) -> Theme:
    hints = app.styleHints()
    if not app.property("follows_desktop"):
        app.setProperty("follows_desktop", True)
        hints.colorSchemeChanged.connect(_desktop_changed)
        hints.accessibility().contrastPreferenceChanged.connect(_desktop_changed)
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def _desktop_changed() -> None:
    if _choice == "system":
        apply_theme("system")


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme."""
    # Not left to Qt: its setColorScheme does nothing where there is no platform theme, as on a bare X11.
    roles, groups = QPalette.ColorRole, QPalette.ColorGroup
    made = QPalette(QColor(theme.button), QColor(theme.window))
    for role, color in (
        (roles.Window, theme.window), (roles.Base, theme.base), (roles.AlternateBase, theme.alternate),
        (roles.Button, theme.button), (roles.ToolTipBase, theme.tip), (roles.ToolTipText, theme.text),
        (roles.WindowText, theme.text), (roles.Text, theme.text), (roles.ButtonText, theme.text),
        (roles.BrightText, theme.accent_text), (roles.PlaceholderText, theme.faint_text),
        (roles.Highlight, theme.accent), (roles.HighlightedText, theme.accent_text), (roles.Accent, theme.accent),
        (roles.Link, theme.link), (roles.LinkVisited, theme.link),
    ):
        made.setColor(role, QColor(color))
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.HighlightedText):
        made.setColor(groups.Disabled, role, QColor(theme.disabled_text))
    made.setColor(groups.Disabled, roles.Highlight, QColor(theme.border))
    return made


def _framed(theme: Theme) -> QPalette:
    """Return the palette of widgets with a frame."""
    made = palette(theme)
    # Fusion has no colour for frames, it draws them in a darker shade of the window: so it is given a lighter one.
    made.setColor(QPalette.ColorRole.Window, QColor(theme.frame).lighter(_FUSION_DARKER))
    return made


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours "#rrggbb" by WCAG, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable_on(ground: str) -> str:
    """Return black or white, whichever is read better on a colour "#rrggbb"."""
    return max(("#000000", "#ffffff"), key=lambda ink: contrast(ink, ground))


def _luminance(color: str) -> float:
    channels = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
