"""Makes pictures of drawings with OpenGL, out of sight, in the thread that made it."""

import importlib
import os
import sys
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QOffscreenSurface, QOpenGLContext
from PySide6.QtOpenGL import (
    QOpenGLFramebufferObject,
    QOpenGLFramebufferObjectFormat,
    QOpenGLShader,
    QOpenGLShaderProgram,
)

from latticework.gui.background import Pixels
from latticework.gui.scene_view.frame_request import DrawnFrame, FrameRequest
from latticework.gui.scene_view.shape_batches import COLOR, POSITION, DrawnScene

_MODULES = ("1_0", "1_1", "1_2", "1_4", "1_5", "2_0", "3_0")

_OLDEST = (2, 1)
_SOFTWARE = ("llvmpipe", "softpipe", "swiftshader", "swrast", "software", "basic render", "gdi generic")
_SAMPLES, _ROOM = 4, 256
"""How many samples a pixel of a smooth picture has; in what steps of pixels the room for pictures grows."""

_VERTEX = """
    uniform mat4 seen; attribute vec4 position; attribute vec4 color; varying vec4 tint;
    void main() { tint = color; gl_Position = seen * position; }"""
_FRAGMENT = """
    #ifdef GL_ES
    precision mediump float;
    #endif
    varying vec4 tint; void main() { gl_FragColor = tint; }"""


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


class FrameMaker:
    """Draws the scenes of all canvases with one context; what they need is made once and kept.

    A driver that draws without a graphics card (`in_software`) compiles for each context what that draws, which takes
    a tenth of a second: so there is only one context, and it belongs to a thread.
    """

    def __init__(self, surface: QOffscreenSurface) -> None:
        self._context = QOpenGLContext()
        able = QOpenGLContext.supportsThreadedOpenGL() and surface.isValid()
        if not (able and self._context.create() and self._context.makeCurrent(surface)):
            message = "there is no context of OpenGL"
            raise RuntimeError(message)
        if self._context.format().version() < _OLDEST:
            message = "OpenGL is too old"
            raise RuntimeError(message)
        self._gl = gl = binding()
        name = self._context.functions().glGetString(gl.GL_RENDERER) or ""
        self.in_software = any(known in name.lower() for known in _SOFTWARE)
        self._program = _program()
        self._matrix = self._program.uniformLocation("seen")
        self._plain: QOpenGLFramebufferObject | None = None
        self._samples: QOpenGLFramebufferObject | None = None
        self._scenes: dict[int, DrawnScene] = {}

    def frame(self, request: FrameRequest) -> DrawnFrame:
        """Draw what a canvas wants; without a graphics card smooth edges take long, so they wait until wanted."""
        if request.canvas not in self._scenes:
            self._scenes[request.canvas] = DrawnScene(self._gl)
        scene = self._scenes[request.canvas]
        scene.show(request.drawing)
        smooth = request.smooth or not self.in_software
        width, height = request.pixels
        self._plain = plain = _with_room(self._plain, width, height, 0)
        if smooth:
            self._samples = _with_room(self._samples, width, height, _SAMPLES)
        self._draw(scene, request, self._samples if smooth and self._samples else plain)
        if smooth and self._samples:
            self._resolve(self._samples, plain, width, height)
        return DrawnFrame(request, self._read(plain, width, height, request.ratio), smooth)

    def _draw(self, scene: DrawnScene, request: FrameRequest, target: QOpenGLFramebufferObject) -> None:
        gl = self._gl
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, target.handle())
        gl.glViewport(0, 0, *request.pixels)
        gl.glDepthMask(True)
        gl.glClearColor(*request.ground, 1.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
        for switch in (gl.GL_DEPTH_TEST, gl.GL_CULL_FACE):
            gl.glEnable(switch)
        gl.glFrontFace(gl.GL_CW)  # as the rows of the picture go downwards
        gl.glBlendFuncSeparate(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)
        columns = np.ascontiguousarray(request.matrix.T)
        gl.glUniformMatrix4fv(self._matrix, 1, False, columns)
        scene.draw(request)

    def _resolve(self, samples: QOpenGLFramebufferObject, plain: QOpenGLFramebufferObject, width: int,
                 height: int) -> None:
        """Take the mean of the samples of each pixel."""
        gl = self._gl
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, samples.handle())
        gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, plain.handle())
        gl.glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.GL_COLOR_BUFFER_BIT, gl.GL_NEAREST)

    def _read(self, plain: QOpenGLFramebufferObject, width: int, height: int, ratio: float) -> Pixels:
        gl, small = self._gl, self._context.isOpenGLES()  # has no order of bytes that screens like
        form = QImage.Format.Format_RGBX8888 if small else QImage.Format.Format_RGB32
        pixels = np.empty(4 * width * height, np.uint8)
        order = gl.GL_UNSIGNED_BYTE if small else gl.GL_UNSIGNED_INT_8_8_8_8_REV
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, plain.handle())
        gl.glReadPixels(0, 0, width, height, gl.GL_RGBA if small else gl.GL_BGRA, order, pixels)
        error = gl.glGetError()
        if error:
            message = f"OpenGL tells error {error}"
            raise RuntimeError(message)
        return Pixels(pixels.data, width, height, 4 * width, form, ratio)

    def forget(self, canvas: int) -> None:
        """Give back what was kept for a canvas."""
        scene = self._scenes.pop(canvas, None)
        if scene is not None:
            scene.free()

    def close(self) -> None:
        """Give everything back; called in the thread that made this."""
        for canvas in list(self._scenes):
            self.forget(canvas)
        self._plain = self._samples = None
        del self._program
        self._context.doneCurrent()


def _with_room(before: QOpenGLFramebufferObject | None, width: int, height: int,
               samples: int) -> QOpenGLFramebufferObject:
    """Return room for a picture; it only grows, as canvases of several sizes share it."""
    if before is not None:
        if before.width() >= width and before.height() >= height:
            return before
        width, height = max(before.width(), width), max(before.height(), height)
    form = QOpenGLFramebufferObjectFormat()
    form.setSamples(samples)
    form.setAttachment(QOpenGLFramebufferObject.Attachment.Depth)
    return QOpenGLFramebufferObject(QSize(-(-width // _ROOM) * _ROOM, -(-height // _ROOM) * _ROOM), form)


def _program() -> QOpenGLShaderProgram:
    """Use a program that gives corners their places and colours."""
    program = QOpenGLShaderProgram()
    for kind, source in ((QOpenGLShader.ShaderTypeBit.Vertex, _VERTEX),
                         (QOpenGLShader.ShaderTypeBit.Fragment, _FRAGMENT)):
        program.addShaderFromSourceCode(kind, source)
    for place, name in ((POSITION, "position"), (COLOR, "color")):
        program.bindAttributeLocation(name, place)
    if not (program.link() and program.bind()):
        message = f"OpenGL cannot link the program: {program.log()}"
        raise RuntimeError(message)
    return program
