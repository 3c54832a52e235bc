"""Whether things may move by themselves on the screen."""

from PySide6.QtWidgets import QStyle, QWidget

from latticework.gui.common import preferences


def is_wanted(widget: QWidget) -> bool:
    """Whether a widget may show a change as a movement: the user wants it, and so does the desktop."""
    of_desktop = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    return preferences.flag(preferences.MOTION) and of_desktop > 0
