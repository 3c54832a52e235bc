"""Makes pictures of drawings with OpenGL, out of sight, in the thread that made it."""

import ctypes
from typing import Any

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QOffscreenSurface, QOpenGLContext
from PySide6.QtOpenGL import QOpenGLFramebufferObject, QOpenGLFramebufferObjectFormat

from latticework.gui.scene_view import gl_calls as gl
from latticework.gui.scene_view.frame_request import Frame, FrameRequest
from latticework.gui.scene_view.shape_batches import COLOR, POSITION, DrawnScene

_OLDEST = (2, 1)
_SOFTWARE = (b"llvmpipe", b"softpipe", b"swiftshader", b"swrast", b"software", b"basic render", b"gdi generic")
_SAMPLES, _ROOM = 4, 256
"""How many samples a pixel of a smooth picture has; in what steps of pixels the room for pictures grows."""

_VERTEX = b"""
    uniform mat4 seen; attribute vec4 position; attribute vec4 color; varying vec4 tint;
    void main() { tint = color; gl_Position = seen * position; }"""
_FRAGMENT = b"""
    #ifdef GL_ES
    precision mediump float;
    #endif
    varying vec4 tint; void main() { gl_FragColor = tint; }"""


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
        self._calls = calls = gl.calls_of(self._context)
        name = calls.glGetString(gl.RENDERER) or b""
        self.in_software = any(known in name.lower() for known in _SOFTWARE)
        self._matrix = _program(calls)
        self._plain: QOpenGLFramebufferObject | None = None
        self._samples: QOpenGLFramebufferObject | None = None
        self._scenes: dict[int, DrawnScene] = {}

    def frame(self, request: FrameRequest) -> Frame:
        """Draw what a canvas wants; without a graphics card smooth edges take long, so they wait until wanted."""
        if request.canvas not in self._scenes:
            self._scenes[request.canvas] = DrawnScene(self._calls)
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
        return Frame(request, self._read(plain, width, height, request.ratio), smooth)

    def _draw(self, scene: DrawnScene, request: FrameRequest, target: QOpenGLFramebufferObject) -> None:
        calls = self._calls
        calls.glBindFramebuffer(gl.FRAMEBUFFER, target.handle())
        calls.glViewport(0, 0, *request.pixels)
        calls.glDepthMask(True)
        calls.glClearColor(*request.ground, 1.0)
        calls.glClear(gl.COLOR_BUFFER | gl.DEPTH_BUFFER)
        for switch in (gl.DEPTH_TEST, gl.CULL_FACE):
            calls.glEnable(switch)
        calls.glFrontFace(gl.CLOCKWISE)  # as the rows of the picture go downwards
        calls.glBlendFuncSeparate(gl.SOURCE_ALPHA, gl.ONE_MINUS_SOURCE_ALPHA, gl.ONE, gl.ONE_MINUS_SOURCE_ALPHA)
        columns = np.ascontiguousarray(request.matrix.T)
        calls.glUniformMatrix4fv(self._matrix, 1, False, columns.ctypes.data)
        scene.draw(request)

    def _resolve(self, samples: QOpenGLFramebufferObject, plain: QOpenGLFramebufferObject, width: int,
                 height: int) -> None:
        """Take the mean of the samples of each pixel."""
        self._calls.glBindFramebuffer(gl.READ_FRAMEBUFFER, samples.handle())
        self._calls.glBindFramebuffer(gl.DRAW_FRAMEBUFFER, plain.handle())
        self._calls.glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER, gl.NEAREST)

    def _read(self, plain: QOpenGLFramebufferObject, width: int, height: int, ratio: float) -> QImage:
        small = self._context.isOpenGLES()  # which cannot give the bytes in the order that a screen wants
        image = QImage(width, height, QImage.Format.Format_RGBX8888 if small else QImage.Format.Format_RGB32)
        pixels = np.frombuffer(image.bits(), dtype=np.uint8)
        self._calls.glBindFramebuffer(gl.FRAMEBUFFER, plain.handle())
        self._calls.glReadPixels(0, 0, width, height, *((gl.RGBA, gl.BYTES) if small else (gl.BGRA, gl.BYTES_OF_INT)),
                                 pixels.ctypes.data)
        error = self._calls.glGetError()
        if error:
            message = f"OpenGL tells error {error}"
            raise RuntimeError(message)
        image.setDevicePixelRatio(ratio)
        return image

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


def _program(calls: Any) -> int:
    """Use a program that gives corners their places and colours; return where its matrix is set."""
    program = calls.glCreateProgram()
    for kind, source in ((gl.VERTEX_SHADER, _VERTEX), (gl.FRAGMENT_SHADER, _FRAGMENT)):
        shader = calls.glCreateShader(kind)
        calls.glShaderSource(shader, 1, ctypes.byref(ctypes.c_char_p(source)), None)
        calls.glCompileShader(shader)
        calls.glAttachShader(program, shader)
    for place, name in ((POSITION, b"position"), (COLOR, b"color")):
        calls.glBindAttribLocation(program, place, name)
    calls.glLinkProgram(program)
    linked = ctypes.c_int()
    calls.glGetProgramiv(program, gl.LINKED, ctypes.byref(linked))
    if not linked.value:
        message = "OpenGL cannot link the program"
        raise RuntimeError(message)
    calls.glUseProgram(program)
    return int(calls.glGetUniformLocation(program, b"seen"))
