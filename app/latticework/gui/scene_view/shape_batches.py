"""Shapes on the graphics card: triangles, edges and rims of those that are drawn in the same way, made once."""

import ctypes
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.gui.scene_view.frame_request import Color, FrameRequest
from latticework.picture.camera import Drawing
from latticework.picture.mesh import buried, edges, rims, triangles
from latticework.picture.shapes import Shape

POSITION, COLOR = 0, 1
"""The numbers of what a corner has."""

_FADED, _GHOSTLY, _FADED_EDGE, _WIDTH = 0.22, 0.6, (0.5, 0.54, 0.6, 0.5), 1.5
_RIM = 0.008  # of the radius of the drawing


@dataclass(frozen=True)
class Way:
    """How something is drawn. Faces are pushed back by `behind`, so that their edges lie over them.

    glass: seen through; that leaves no depth behind, and only fronts are drawn, so that their order does not matter.
    inside: only backs are drawn; blown up a little they are a line round shapes that have no edges.
    over: all that was drawn before is behind it.
    """

    behind: tuple[float, float] | None = None
    glass: bool = False
    inside: bool = False
    over: bool = False

    def begin(self, gl: Any) -> None:
        """Draw in this way from now on."""
        gl.glDepthMask(not self.glass or self.over)
        if self.over:
            gl.glClear(gl.GL_DEPTH_BUFFER_BIT)
        (gl.glEnable if self.glass else gl.glDisable)(gl.GL_BLEND)
        gl.glCullFace(gl.GL_FRONT if self.inside else gl.GL_BACK)
        (gl.glEnable if self.behind else gl.glDisable)(gl.GL_POLYGON_OFFSET_FILL)
        if self.behind:
            gl.glPolygonOffset(*self.behind)


_FACES, _LINES, _RIMS = Way((1.0, 1.0)), Way(), Way(inside=True)
_GLASS, _GLASS_LINES = Way((3.0, 4.0), glass=True), Way(glass=True)
_GHOST = Way((-1.0, -1.0), glass=True)  # over the faces of a cell that is there


class _Corners:
    """An array of corners on the graphics card, perhaps with their colours."""

    def __init__(self, gl: Any) -> None:
        self._gl, self._buffers, self.count = gl, (ctypes.c_uint * 2)(), 0
        gl.glGenBuffers(2, self._buffers)

    def set(self, *arrays: NDArray[np.float32]) -> None:
        """Take other corners (..., 3), and their colours (..., 4)."""
        gl, self.count = self._gl, arrays[0].size // 3
        for buffer, array in zip(self._buffers, arrays, strict=False):
            gl.glBindBuffer(gl.GL_ARRAY_BUFFER, buffer)
            gl.glBufferData(gl.GL_ARRAY_BUFFER, array.nbytes, array, gl.GL_STATIC_DRAW)

    def draw(self, kind: int, color: tuple[float, ...] | None = None) -> None:
        """Draw triangles or lines, in one colour unless each corner has its own."""
        gl = self._gl
        for place, buffer, size in ((POSITION, self._buffers[0], 3), (COLOR, self._buffers[1], 4)):
            if place == COLOR and color is not None:
                gl.glDisableVertexAttribArray(COLOR)
                gl.glVertexAttrib4f(COLOR, *color)
            else:
                gl.glEnableVertexAttribArray(place)
                gl.glBindBuffer(gl.GL_ARRAY_BUFFER, buffer)
                gl.glVertexAttribPointer(place, size, gl.GL_FLOAT, False, 0, None)
        gl.glDrawArrays(kind, 0, self.count)

    def free(self) -> None:
        self._gl.glDeleteBuffers(2, self._buffers)


class ShapeBatch:
    """The shapes that are drawn in the same way: three things for the graphics card."""

    def __init__(self, gl: Any, faces: Way, lines: Way, alpha: float = 1.0,
                 color: tuple[float, ...] | None = None) -> None:
        self._gl, self._ways, self._alpha, self._color = gl, (faces, lines), alpha, color
        self.mesh, self.lines, self.rims = (_Corners(gl) for _ in range(3))
        self._shown: tuple[list[Shape], object] = [], None

    def show(self, drawing: Drawing) -> None:
        """Take other shapes, unless they are the same as before: then another part of the drawing changed."""
        looks = drawing.offsets.tobytes(), drawing.reach.tobytes()
        if self._shown[1] == looks and list(map(id, self._shown[0])) == list(map(id, drawing.shapes)):
            return
        self._shown, solid = (drawing.shapes, looks), self._alpha == 1
        one_body = len({shape.index for shape in drawing.shapes}) == 1
        hidden = buried(drawing.shapes, drawing.offsets) if solid or one_body else None
        self.mesh.set(*triangles(drawing.shapes, drawing.offsets, self._alpha, hidden))
        self.lines.set(edges(drawing.shapes, drawing.offsets, hidden))
        rimmed = drawing if solid else drawing.only([])  # a rim behind glass would darken all of it
        self.rims.set(rims(rimmed.shapes, rimmed.offsets, _RIM * float(np.linalg.norm(drawing.reach))))

    def draw(self, color: Color, width: float) -> None:
        """Draw, with edges and rims of a colour unless they have their own."""
        gl, edge, (faces, lines) = self._gl, self._color or (*color, 1.0), self._ways
        gl.glLineWidth(width)
        for corners, way, kind, tint in ((self.mesh, faces, gl.GL_TRIANGLES, None),
                                         (self.lines, lines, gl.GL_LINES, edge),
                                         (self.rims, _RIMS, gl.GL_TRIANGLES, edge)):
            if corners.count:
                way.begin(gl)
                corners.draw(kind, tint)

    def free(self) -> None:
        """Give back what the graphics card holds."""
        for corners in (self.mesh, self.lines, self.rims):
            corners.free()


class DrawnScene:
    """All that a canvas shows: solid shapes, faint ones, those over everything, and ghosts."""

    def __init__(self, gl: Any) -> None:
        self._solid = ShapeBatch(gl, _FACES, _LINES)
        self._glass = ShapeBatch(gl, _GLASS, _GLASS_LINES, _FADED, _FADED_EDGE)
        self._over = ShapeBatch(gl, replace(_FACES, over=True), _LINES)
        self._ghost = ShapeBatch(gl, _GHOST, _LINES, _GHOSTLY)

    def show(self, drawing: Drawing) -> None:
        """Take another drawing."""
        self._solid.show(drawing.only([i for i in range(len(drawing.shapes)) if i not in drawing.faded]))
        self._glass.show(drawing.only(sorted(drawing.faded)))
        for batch, shapes in ((self._over, drawing.over), (self._ghost, drawing.ghost)):
            batch.show(replace(drawing, shapes=shapes, offsets=np.zeros((len(shapes), 3))))

    def draw(self, request: FrameRequest) -> None:
        """Draw everything, what is seen through after what is behind it."""
        width = _WIDTH * request.thick * request.ratio
        for batch in (self._solid, self._glass, self._over, self._ghost):
            batch.draw(request.edges, width)

    def free(self) -> None:
        """Give back what the graphics card holds."""
        for batch in (self._solid, self._glass, self._over, self._ghost):
            batch.free()
