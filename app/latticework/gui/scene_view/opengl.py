"""Whether OpenGL can be used, and settings for it that must be made before the application."""

import importlib
import os
import sys
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext, QSurfaceFormat

_SWITCH = "LATTICEWORK_NO_GL"
_OLDEST = (2, 1)
_WITHOUT = ("offscreen", "minimal", "linuxfb", "vnc")


def prepare_opengl() -> None:
    """Set the attributes that Qt accepts only before QApplication is made; afterwards this does nothing.

    Contexts are shared, or a second view or a floated dock ends in a crash; edges are smoothed.
    """
    if QCoreApplication.instance() is not None:
        return
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    smooth = QSurfaceFormat.defaultFormat()
    smooth.setSamples(4)
    smooth.setDepthBufferSize(24)
    QSurfaceFormat.setDefaultFormat(smooth)


def opengl_works() -> bool:
    """Whether a view may use OpenGL; the environment can say no with LATTICEWORK_NO_GL=1."""
    if os.environ.get(_SWITCH, "") not in ("", "0"):
        return False
    return _probe(QGuiApplication.platformName())


@lru_cache(maxsize=4)
def _probe(platform: str) -> bool:
    if platform in _WITHOUT or not _makes_context():
        return False
    _tell_binding(platform)
    try:
        importlib.import_module("latticework.gui.scene_view.gl_canvas")
    except Exception:  # whatever a missing driver makes the binding raise, painting in 2D works
        return False
    return True


def _makes_context() -> bool:
    context = QOpenGLContext()
    surface = QOffscreenSurface()
    surface.create()
    if not (context.create() and surface.isValid() and context.makeCurrent(surface)):
        return False
    version = context.format().version()
    context.doneCurrent()
    return (int(version[0]), int(version[1])) >= _OLDEST


def _tell_binding(platform: str) -> None:
    """Tell PyOpenGL the platform that Qt uses, which it would guess at its first import."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("PYOPENGL_PLATFORM", "egl" if platform.startswith(("wayland", "eglfs")) else "x11")
