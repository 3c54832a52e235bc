"""Whether OpenGL can be used, and settings for it that must be made before the application."""

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext, QSurfaceFormat

_SWITCH = "LATTICEWORK_NO_GL"
_OLDEST = (2, 1)
_SOFTWARE = (b"llvmpipe", b"softpipe", b"swiftshader", b"swrast", b"software", b"basic render", b"gdi generic")
_WITHOUT = ("offscreen", "minimal", "linuxfb", "vnc")


def prepare_opengl() -> None:
    """Set the attributes that Qt accepts only before QApplication is made; afterwards this does nothing.

    Contexts are shared, or a second view or a floated dock ends in a crash.
    """
    if QCoreApplication.instance() is not None:
        return
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    usual = QSurfaceFormat.defaultFormat()
    usual.setDepthBufferSize(24)
    QSurfaceFormat.setDefaultFormat(usual)


def opengl_works() -> bool:
    """Whether a view may use OpenGL; the environment can say no with LATTICEWORK_NO_GL=1."""
    if os.environ.get(_SWITCH, "") not in ("", "0"):
        return False
    return _probe(QGuiApplication.platformName())


@lru_cache(maxsize=1)
def draws_in_software() -> bool:
    """Whether the processor does the work of a graphics card; ask only where OpenGL works."""
    from OpenGL import GL  # noqa: PLC0415 - its binding is told the platform by `opengl_works`
    with _context() as made:
        name = GL.glGetString(GL.GL_RENDERER) if made else b""
    return any(known in name.lower() for known in _SOFTWARE)


@lru_cache(maxsize=4)
def _probe(platform: str) -> bool:
    if platform in _WITHOUT:
        return False
    with _context() as made:
        version = made.format().version() if made else (0, 0)
    if (int(version[0]), int(version[1])) < _OLDEST:
        return False
    _tell_binding(platform)
    try:
        importlib.import_module("latticework.gui.scene_view.gl_canvas")
    except Exception:  # whatever a missing driver makes the binding raise, painting in 2D works
        return False
    return True


@contextmanager
def _context() -> Iterator[QOpenGLContext | None]:
    """Yield a context that is current, or None where none can be had."""
    context = QOpenGLContext()
    surface = QOffscreenSurface()
    surface.create()
    made = context.create() and surface.isValid() and context.makeCurrent(surface)
    try:
        yield context if made else None
    finally:
        if made:
            context.doneCurrent()


def _tell_binding(platform: str) -> None:
    """Tell PyOpenGL the platform that Qt uses, which it would guess at its first import."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("PYOPENGL_PLATFORM", "egl" if platform.startswith(("wayland", "eglfs")) else "x11")
