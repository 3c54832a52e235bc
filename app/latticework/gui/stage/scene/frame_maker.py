"""Pictures of drawings made with OpenGL, out of sight: what is on the graphics card, and how it is drawn."""

import ctypes
import importlib
import os
import sys
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImage, QOffscreenSurface, QOpenGLContext
from PySide6.QtOpenGL import (
    QOpenGLFramebufferObject,
    QOpenGLFramebufferObjectFormat,
    QOpenGLShader,
    QOpenGLShaderProgram,
)

from latticework.gui.background import Pixels
from latticework.gui.stage.scene.frame_request import Color, DrawnFrame, FrameRequest
from latticework.lattice.lattice import Floats
from latticework.picture.camera import Drawing
from latticework.picture.ground_shadow import NONE, ShadowMaker
from latticework.picture.mesh import buried, edges, far_first, rim_seams, rims, seams, triangles
from latticework.picture.scenes import Shape

_POSITION, _COLOR = 0, 1
"""The places of the attributes of a corner."""

_FADED, _GHOSTLY, _FADED_EDGE, _WIDTH = 0.22, 0.6, (0.5, 0.54, 0.6, 0.5), 1.5
"""How opaque faint faces and ghosts are, the colour of edges of faint faces, and the width of edges in pixels."""
_RIM = 0.008  # of the radius of the drawing

# The raw functions, without the wrappers of PyOpenGL, which check and convert what they are given at each call.
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
_PICTURE_VERTEX = """
    uniform mat4 seen; attribute vec4 position; attribute vec4 color; varying vec2 place;
    void main() { place = color.xy; gl_Position = seen * position; }"""
_PICTURE_FRAGMENT = """
    #ifdef GL_ES
    precision mediump float;
    #endif
    uniform sampler2D picture; varying vec2 place; void main() { gl_FragColor = texture2D(picture, place); }"""
_CORNERS = np.array([[0, 0, 0, 0], [1, 0, 0, 0], [1, 1, 0, 0], [0, 1, 0, 0]], np.float32)
"""Where the corners of the ground are in the picture of its shadow."""
_HALVES = [0, 1, 2, 0, 2, 3]


@dataclass(frozen=True)
class _Way:
    """How something is drawn. behind: by how much faces are pushed back, so that their edges are not covered.

    glass: it is seen through. inside: only backs are drawn. over: it covers all that was drawn before.
    """

    behind: tuple[float, float] | None = None
    glass: bool = False
    inside: bool = False
    over: bool = False

    def begin(self, gl: Any) -> None:
        """Draw in this way from now on."""
        # What is seen through leaves no depth: it would hide what is drawn later, and its order would matter.
        gl.glDepthMask(not self.glass or self.over)
        if self.over:
            gl.glClear(gl.GL_DEPTH_BUFFER_BIT)
        (gl.glEnable if self.glass else gl.glDisable)(gl.GL_BLEND)
        # Backs of shapes blown up a little, behind the shapes, are a line round those that have no edges: balls.
        gl.glCullFace(gl.GL_FRONT if self.inside else gl.GL_BACK)
        (gl.glEnable if self.behind else gl.glDisable)(gl.GL_POLYGON_OFFSET_FILL)
        if self.behind:
            gl.glPolygonOffset(*self.behind)


_FACES, _LINES = _Way((1.0, 1.0)), _Way()
_RIMS, _OUTER_RIMS = _Way(inside=True), _Way((0.0, 400.0), inside=True)
"""Rims of everything, and those pushed back by so much that one is seen only round what stands alone: where balls
touch, rims meet in ragged lines."""
_GLASS, _GLASS_LINES = _Way((3.0, 4.0), glass=True), _Way(glass=True)
_GHOST = _Way((-1.0, -1.0), glass=True)  # over the faces of a cell that is there


class _Corners:
    """Corners of triangles or lines on the graphics card, perhaps with their colours, and an order of them."""

    def __init__(self, gl: Any) -> None:
        self._gl, self._buffers, self.count = gl, (ctypes.c_uint * 3)(), 0
        gl.glGenBuffers(3, self._buffers)

    def set(self, *arrays: NDArray[np.float32]) -> None:
        """Replace the corners (..., 3), and their colours (..., 4)."""
        gl, self.count = self._gl, arrays[0].size // 3
        for buffer, array in zip(self._buffers, arrays, strict=False):
            gl.glBindBuffer(gl.GL_ARRAY_BUFFER, buffer)
            gl.glBufferData(gl.GL_ARRAY_BUFFER, array.nbytes, array, gl.GL_STATIC_DRAW)

    def draw(self, kind: int, color: tuple[float, ...] | None = None,
             order: NDArray[np.uint32] | None = None) -> None:
        """Draw triangles or lines, in one colour unless each corner has its own.

        order: all corners by their numbers as they are to be drawn, None as they are kept.
        """
        gl = self._gl
        for place, buffer, size in ((_POSITION, self._buffers[0], 3), (_COLOR, self._buffers[1], 4)):
            if place == _COLOR and color is not None:
                gl.glDisableVertexAttribArray(_COLOR)
                gl.glVertexAttrib4f(_COLOR, *color)
            else:
                gl.glEnableVertexAttribArray(place)
                gl.glBindBuffer(gl.GL_ARRAY_BUFFER, buffer)
                gl.glVertexAttribPointer(place, size, gl.GL_FLOAT, False, 0, None)
        if order is None:
            gl.glDrawArrays(kind, 0, self.count)
        else:
            gl.glBindBuffer(gl.GL_ELEMENT_ARRAY_BUFFER, self._buffers[2])
            gl.glBufferData(gl.GL_ELEMENT_ARRAY_BUFFER, order.nbytes, order, gl.GL_STREAM_DRAW)
            gl.glDrawElements(kind, len(order), gl.GL_UNSIGNED_INT, None)

    def free(self) -> None:
        """Free the memory of the graphics card."""
        self._gl.glDeleteBuffers(3, self._buffers)


class _ShapeBatch:
    """Shapes that are drawn in the same way: their faces, edges and rims on the graphics card."""

    def __init__(self, gl: Any, faces: _Way, lines: _Way, alpha: float = 1.0,
                 color: tuple[float, ...] | None = None) -> None:
        self._gl, self._ways, self._alpha, self._color = gl, (faces, lines), alpha, color
        self.mesh, self.lines, self.rims = (_Corners(gl) for _ in range(3))
        self._shown: tuple[list[Shape], object] = [], None
        self._triangles = np.zeros((0, 3, 3), np.float32)

    def show(self, drawing: Drawing) -> None:
        """Replace the shapes, unless they are the same as before."""
        # By identity: shapes never change, and comparing their corners would take as long as sending them.
        looks = drawing.offsets.tobytes(), drawing.reach.tobytes()
        if self._shown[1] == looks and list(map(id, self._shown[0])) == list(map(id, drawing.shapes)):
            return
        self._shown, solid = (drawing.shapes, looks), self._alpha == 1
        one_body = len({shape.index for shape in drawing.shapes}) == 1
        # Faces that others cover are left out, unless one looks through one body at another.
        hidden = buried(drawing.shapes, drawing.offsets) if solid or one_body else None
        self._triangles, colors = triangles(drawing.shapes, drawing.offsets, self._alpha, hidden)
        self.mesh.set(self._triangles, colors)
        self.lines.set(edges(drawing.shapes, drawing.offsets, hidden), seams(drawing.shapes, hidden))
        # A rim is drawn by backs: behind glass it would be seen all over, and darken it.
        width, shapes = _RIM * float(np.linalg.norm(drawing.reach)), drawing.shapes if solid else []
        places = [rims([shape], offset[None], width) for shape, offset in zip(shapes, drawing.offsets, strict=False)]
        joined = np.concatenate([np.zeros((0, 3, 3), np.float32), *places])
        self.rims.set(joined, rim_seams(shapes, places))

    def draw(self, color: Color | None, width: float, towards: Floats) -> None:
        """Draw, with edges and rims of a colour, or with None as seams of the colours of the shapes.

        towards: the direction (3,) to the viewer; what is seen through is drawn from the farthest to the nearest.
        """
        gl, edge, (faces, lines) = self._gl, self._color or (color and (*color, 1.0)), self._ways
        rims = _OUTER_RIMS if edge is None else _RIMS
        order = None if self._alpha == 1 else far_first(self._triangles, towards)
        gl.glLineWidth(width)
        for corners, way, kind, tint, sorted_ in ((self.mesh, faces, gl.GL_TRIANGLES, None, order),
                                                  (self.lines, lines, gl.GL_LINES, edge, None),
                                                  (self.rims, rims, gl.GL_TRIANGLES, edge, None)):
            if corners.count:
                way.begin(gl)
                corners.draw(kind, tint, sorted_)

    def free(self) -> None:
        """Free the memory of the graphics card."""
        for corners in (self.mesh, self.lines, self.rims):
            corners.free()


class _Ground:
    """The shadow of a drawing on the ground, as a picture on the graphics card."""

    def __init__(self, gl: Any) -> None:
        self._gl, self._corners, self._texture = gl, _Corners(gl), ctypes.c_uint()
        self._shadows, self._cast = ShadowMaker(), NONE
        gl.glGenTextures(1, self._texture)
        gl.glBindTexture(gl.GL_TEXTURE_2D, self._texture)
        for name in (gl.GL_TEXTURE_MIN_FILTER, gl.GL_TEXTURE_MAG_FILTER):
            gl.glTexParameteri(gl.GL_TEXTURE_2D, name, gl.GL_LINEAR)
        for name in (gl.GL_TEXTURE_WRAP_S, gl.GL_TEXTURE_WRAP_T):
            gl.glTexParameteri(gl.GL_TEXTURE_2D, name, gl.GL_CLAMP_TO_EDGE)

    def show(self, drawing: Drawing) -> None:
        """Replace the shadow, unless it is the same as before."""
        cast, gl = self._shadows.shadow(drawing), self._gl
        if cast is not self._cast:
            self._cast = cast
            rows, columns = cast.dark.shape
            self._corners.set(cast.ground[_HALVES].astype(np.float32), _CORNERS[_HALVES])
            gl.glBindTexture(gl.GL_TEXTURE_2D, self._texture)
            gl.glTexImage2D(gl.GL_TEXTURE_2D, 0, gl.GL_RGBA, columns, rows, 0, gl.GL_RGBA, gl.GL_UNSIGNED_BYTE,
                            cast.pixels)

    def draw(self) -> None:
        """Draw the picture, with the program for pictures in use."""
        gl = self._gl
        if self._cast.dark.size:
            _GLASS_LINES.begin(gl)
            gl.glBindTexture(gl.GL_TEXTURE_2D, self._texture)
            self._corners.draw(gl.GL_TRIANGLES)

    def free(self) -> None:
        """Free the memory of the graphics card."""
        self._corners.free()
        self._gl.glDeleteTextures(1, self._texture)


class _DrawnScene:
    """All that a canvas shows: solid shapes, faint ones, those that cover everything, and ghosts."""

    def __init__(self, gl: Any) -> None:
        self._solid = _ShapeBatch(gl, _FACES, _LINES)
        self._glass = _ShapeBatch(gl, _GLASS, _GLASS_LINES, _FADED, _FADED_EDGE)
        self._over = _ShapeBatch(gl, replace(_FACES, over=True), _LINES)
        self._ghost = _ShapeBatch(gl, _GHOST, _LINES, _GHOSTLY)
        self.ground = _Ground(gl)

    def show(self, drawing: Drawing) -> None:
        """Replace the drawing."""
        self._solid.show(drawing.only([i for i in range(len(drawing.shapes)) if i not in drawing.faded]))
        self._glass.show(drawing.only(sorted(drawing.faded)))
        self.ground.show(drawing)
        for batch, shapes in ((self._over, drawing.over), (self._ghost, drawing.ghost)):
            batch.show(replace(drawing, shapes=shapes, offsets=np.zeros((len(shapes), 3))))

    def draw(self, request: FrameRequest) -> None:
        """Draw all shapes."""
        # What is seen through comes after the solid shapes, whose colours it is mixed with.
        width = _WIDTH * request.thick * request.ratio
        for batch in (self._solid, self._glass, self._over, self._ghost):
            batch.draw(request.edges, width, request.camera.frame[2])

    def free(self) -> None:
        """Free the memory of the graphics card."""
        for batch in (self._solid, self._glass, self._over, self._ghost):
            batch.free()
        self.ground.free()


@lru_cache(maxsize=1)
def _binding() -> Any:
    """Return the functions and constants of OpenGL by their names; a call leaves other threads running."""
    # PyOpenGL decides at its first import between X11 and EGL, by the session and not by what Qt uses: with xcb in a
    # session of Wayland nothing would be drawn (https://github.com/mcfletch/pyopengl/issues/172).
    if sys.platform.startswith("linux"):
        wayland = QGuiApplication.platformName().startswith(("wayland", "eglfs"))
        os.environ.setdefault("PYOPENGL_PLATFORM", "egl" if wayland else "x11")
    library: Any = importlib.import_module("OpenGL")
    # PyOpenGL would ask for errors after each call; `_read` asks once for each picture.
    library.ERROR_CHECKING = library.ERROR_LOGGING = False
    modules = [importlib.import_module(f"OpenGL.raw.GL.VERSION.GL_{version}") for version in _MODULES]
    return SimpleNamespace(**{name: what for module in modules for name, what in vars(module).items()})


class FrameMaker:
    """Draws the scenes of all canvases with one context, in the thread that made it.

    A driver that draws without a graphics card (`in_software`) compiles for each context what that draws, which takes
    a tenth of a second: so there is only one context.
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
        self._gl = gl = _binding()
        name = self._context.functions().glGetString(gl.GL_RENDERER) or ""
        self.in_software = any(known in name.lower() for known in _SOFTWARE)
        self._pictures, self._program = _program(_PICTURE_VERTEX, _PICTURE_FRAGMENT), _program(_VERTEX, _FRAGMENT)
        self._plain: QOpenGLFramebufferObject | None = None
        self._samples: QOpenGLFramebufferObject | None = None
        self._scenes: dict[int, _DrawnScene] = {}

    def frame(self, request: FrameRequest) -> DrawnFrame:
        """Draw what a canvas requests, with smooth edges unless they take long and are not requested."""
        if request.canvas not in self._scenes:
            self._scenes[request.canvas] = _DrawnScene(self._gl)
        scene = self._scenes[request.canvas]
        scene.show(request.drawing)
        smooth, begun = request.smooth or not self.in_software, perf_counter()
        width, height = request.pixels
        self._plain = plain = _with_room(self._plain, width, height, 0)
        if smooth:
            self._samples = _with_room(self._samples, width, height, _SAMPLES)
        self._draw(scene, request, self._samples if smooth and self._samples else plain)
        if smooth and self._samples:
            self._resolve(self._samples, plain, width, height)
        pixels = self._read(plain, width, height, request.ratio)
        return DrawnFrame(request, pixels, smooth, perf_counter() - begun)

    def _draw(self, scene: _DrawnScene, request: FrameRequest, target: QOpenGLFramebufferObject) -> None:
        gl = self._gl
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, target.handle())
        gl.glViewport(0, 0, *request.pixels)
        # Clearing respects the mask, which the glass of the frame before has left off.
        gl.glDepthMask(True)
        gl.glClearColor(*request.ground, 1.0)
        gl.glClear(gl.GL_COLOR_BUFFER_BIT | gl.GL_DEPTH_BUFFER_BIT)
        for switch in (gl.GL_DEPTH_TEST, gl.GL_CULL_FACE):
            gl.glEnable(switch)
        # The matrix turns y upside down, so that rows come in the order of a QImage; it turns every face round, too.
        gl.glFrontFace(gl.GL_CW)
        gl.glBlendFuncSeparate(gl.GL_SRC_ALPHA, gl.GL_ONE_MINUS_SRC_ALPHA, gl.GL_ONE, gl.GL_ONE_MINUS_SRC_ALPHA)
        # Transposed here: in OpenGL ES the argument that asks for it must be false.
        columns = np.ascontiguousarray(request.matrix.T)
        steps = ((self._pictures, scene.ground.draw), (self._program, partial(scene.draw, request)))
        for program, draw in steps if request.shadow else steps[1:]:
            program.bind()
            gl.glUniformMatrix4fv(program.uniformLocation("seen"), 1, False, columns)
            draw()

    def _resolve(self, samples: QOpenGLFramebufferObject, plain: QOpenGLFramebufferObject, width: int,
                 height: int) -> None:
        """Take the mean of the samples of each pixel."""
        gl = self._gl
        gl.glBindFramebuffer(gl.GL_READ_FRAMEBUFFER, samples.handle())
        gl.glBindFramebuffer(gl.GL_DRAW_FRAMEBUFFER, plain.handle())
        gl.glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.GL_COLOR_BUFFER_BIT, gl.GL_NEAREST)

    def _read(self, plain: QOpenGLFramebufferObject, width: int, height: int, ratio: float) -> Pixels:
        # OpenGL ES is sure to read pixels only as RGBA; elsewhere BGRA, the order of screens, spares Qt a conversion.
        gl, small = self._gl, self._context.isOpenGLES()
        form = QImage.Format.Format_RGBX8888 if small else QImage.Format.Format_RGB32
        pixels = np.empty(4 * width * height, np.uint8)
        order = gl.GL_UNSIGNED_BYTE if small else gl.GL_UNSIGNED_INT_8_8_8_8_REV
        gl.glBindFramebuffer(gl.GL_FRAMEBUFFER, plain.handle())
        gl.glReadPixels(0, 0, width, height, gl.GL_RGBA if small else gl.GL_BGRA, order, pixels)
        error = gl.glGetError()
        if error:
            message = f"OpenGL reports error {error}"
            raise RuntimeError(message)
        return Pixels(pixels.data, width, height, 4 * width, form, ratio)

    def forget(self, canvas: int) -> None:
        """Free what was kept for a canvas."""
        scene = self._scenes.pop(canvas, None)
        if scene is not None:
            scene.free()

    def close(self) -> None:
        """Free everything; called in the thread that made this."""
        # Buffers and the program first: they can be freed only while their context is current.
        for canvas in list(self._scenes):
            self.forget(canvas)
        self._plain = self._samples = None
        del self._program, self._pictures
        self._context.doneCurrent()


def _with_room(before: QOpenGLFramebufferObject | None, width: int, height: int,
               samples: int) -> QOpenGLFramebufferObject:
    """Return a buffer that has room for a picture: the one before, or a larger one."""
    if before is not None:
        if before.width() >= width and before.height() >= height:
            return before
        # It only grows: canvases of several sizes take turns, and would have it made again for each frame.
        width, height = max(before.width(), width), max(before.height(), height)
    form = QOpenGLFramebufferObjectFormat()
    form.setSamples(samples)
    form.setAttachment(QOpenGLFramebufferObject.Attachment.Depth)
    return QOpenGLFramebufferObject(QSize(-(-width // _ROOM) * _ROOM, -(-height // _ROOM) * _ROOM), form)


def _program(vertex: str, fragment: str) -> QOpenGLShaderProgram:
    """Return a program of the graphics card, linked from its two sources."""
    program = QOpenGLShaderProgram()
    for kind, source in ((QOpenGLShader.ShaderTypeBit.Vertex, vertex),
                         (QOpenGLShader.ShaderTypeBit.Fragment, fragment)):
        program.addShaderFromSourceCode(kind, source)
    for place, name in ((_POSITION, "position"), (_COLOR, "color")):
        program.bindAttributeLocation(name, place)
    if not program.link():
        message = f"OpenGL cannot link the program: {program.log()}"
        raise RuntimeError(message)
    return program
