"""Whether OpenGL is to be used, and whether it works."""

import os

from PySide6.QtGui import QGuiApplication

from latticework.gui.scene_view.frame_thread import frame_thread

_SWITCH = "LATTICEWORK_NO_GL"
_WITHOUT = ("offscreen", "minimal", "linuxfb", "vnc")


def opengl_wanted() -> bool:
    """Whether a view is to try OpenGL; the environment can say no with LATTICEWORK_NO_GL=1."""
    return os.environ.get(_SWITCH, "") in ("", "0") and QGuiApplication.platformName() not in _WITHOUT


def opengl_works() -> bool:
    """Whether a view can use OpenGL, which takes some time to find out at first."""
    return opengl_wanted() and frame_thread().works
