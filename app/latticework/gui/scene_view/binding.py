"""PyOpenGL, loaded when something is first drawn in 3D, and only the parts that convert nothing."""

import importlib
import os
import sys
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from PySide6.QtGui import QGuiApplication

_MODULES = ("1_0", "1_1", "1_2", "1_4", "1_5", "2_0", "3_0")


@lru_cache(maxsize=1)
def binding() -> Any:
    """Return the functions and constants of OpenGL by their names; other threads go on while a function is called.

    It is told the platform that Qt uses, which it would guess at its first import.
    """
    if sys.platform.startswith("linux"):
        wayland = QGuiApplication.platformName().startswith(("wayland", "eglfs"))
        os.environ.setdefault("PYOPENGL_PLATFORM", "egl" if wayland else "x11")
    library: Any = importlib.import_module("OpenGL")
    library.ERROR_CHECKING = library.ERROR_LOGGING = False  # after each call; we ask once for each picture
    modules = [importlib.import_module(f"OpenGL.raw.GL.VERSION.GL_{version}") for version in _MODULES]
    return SimpleNamespace(**{name: what for module in modules for name, what in vars(module).items()})
