"""The canvas that draws with OpenGL; imported only where OpenGL works."""

from dataclasses import replace
from math import atan, degrees

import numpy as np
import pyqtgraph.opengl as gl
from OpenGL import GL
from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QVector3D
from PySide6.QtWidgets import QWidget

from latticework.gui.scene_view.opengl import draws_in_software
from latticework.gui.scene_view.smooth_frame import SmoothFrame, smoothed
from latticework.lattice.lattice import Floats
from latticework.scene.buried_faces import buried
from latticework.scene.camera import Camera, Drawing
from latticework.scene.mesh import edges, rims, triangles
from latticework.scene.shapes import Shape

_FADED, _FADED_EDGE, _EDGE, _WIDTH = 0.22, (0.5, 0.54, 0.6, 0.5), (0.09, 0.1, 0.12, 1.0), 1.5
_AWAY = 8.0  # the viewer's distance in radii of the drawing: a mild perspective

_SOLID = {
    GL.GL_DEPTH_TEST: True, GL.GL_BLEND: False, GL.GL_CULL_FACE: True, GL.GL_POLYGON_OFFSET_FILL: True,
    "glCullFace": (GL.GL_BACK,), "glPolygonOffset": (1.0, 1.0), "glDepthMask": (True,),
}
# Round shapes have no edges; what is seen of their inner side, blown up a little, is a line round them.
_RIMS = {**_SOLID, "glCullFace": (GL.GL_FRONT,), GL.GL_POLYGON_OFFSET_FILL: False}
_REST = 200  # milliseconds without a movement after which edges are smoothed
_RIM = 0.008  # of the radius of the drawing
_LINES = _SOLID | {GL.GL_POLYGON_OFFSET_FILL: False}
# Seen-through faces leave no depth behind, and only their front is drawn, so that their order does not matter.
_GLASS = _SOLID | {
    GL.GL_BLEND: True, "glDepthMask": (False,),
    "glPolygonOffset": (3.0, 4.0),
    "glBlendFuncSeparate": (GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE_MINUS_SRC_ALPHA),
}
_GHOST = _GLASS | {"glPolygonOffset": (-1.0, -1.0)}  # over the faces of a cell that is there
_GHOSTLY = 0.6
_GLASS_LINES = _GLASS | {GL.GL_POLYGON_OFFSET_FILL: False}


class _Over(gl.GLMeshItem):  # type: ignore[misc]
    """Faces that are drawn over all that was drawn before."""

    def paint(self) -> None:
        """Forget how far away everything is, and draw."""
        GL.glDepthMask(True)
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        super().paint()


class _ShapeBatch:
    """Faces, edges and rims of all shapes that are drawn in the same way: three things for the graphics card."""

    def __init__(self, view: "GLCanvas", order: int, faces: dict[object, object], lines: dict[object, object],
                 color: tuple[float, ...], mesh: type[gl.GLMeshItem] = gl.GLMeshItem) -> None:
        self.mesh = mesh(glOptions=faces, smooth=False, computeNormals=False)
        self.lines = gl.GLLinePlotItem(glOptions=lines, mode="lines", color=color, width=1.0)
        self.rims = gl.GLMeshItem(glOptions=_RIMS, smooth=False, computeNormals=False, color=color)
        for depth, item in ((order, self.mesh), (order + 1, self.lines), (order + 1, self.rims)):
            item.setDepthValue(depth)
            item.setVisible(False)
            view.addItem(item)
        self._shown: tuple[list[Shape], object] = [], None

    def set_edges(self, color: tuple[float, ...]) -> None:
        self.lines.setData(color=color)
        self.rims.setColor(color)

    def show(self, drawing: Drawing, alpha: float, width: float) -> None:
        looks = drawing.offsets.tobytes(), drawing.reach.tobytes(), width
        if self._shown[1] == looks and list(map(id, self._shown[0])) == list(map(id, drawing.shapes)):
            return  # another part of the drawing changed
        self._shown = drawing.shapes, looks
        one_body = len({shape.index for shape in drawing.shapes}) == 1
        hidden = buried(drawing.shapes, drawing.offsets) if alpha == 1 or one_body else None
        corners, colors = triangles(drawing.shapes, drawing.offsets, alpha, hidden)
        lines = edges(drawing.shapes, drawing.offsets, hidden)
        # A rim behind glass would darken all of it.
        rimmed = drawing if alpha == 1 else drawing.only([])
        blown = rims(rimmed.shapes, rimmed.offsets, _RIM * float(np.linalg.norm(drawing.reach)))
        for item, data in ((self.mesh, corners), (self.lines, lines), (self.rims, blown)):
            item.setVisible(len(data) > 0)
        if len(corners):
            self.mesh.setMeshData(vertexes=corners, vertexColors=colors)
        if len(lines):
            self.lines.setData(pos=lines, width=width)
        if len(blown):
            self.rims.setMeshData(vertexes=blown)


class GLCanvas(gl.GLViewWidget):  # type: ignore[misc]
    """Shows a drawing as seen by a camera; handles no mouse or keys itself.

    at_rest: it rests now and then, and has smooth edges then even where they take long.
    """

    def __init__(self, parent: QWidget, at_rest: bool = True) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.drawing, self.camera = Drawing(), Camera()
        self._solid = _ShapeBatch(self, 0, _SOLID, _LINES, _EDGE)
        self._glass = _ShapeBatch(self, 2, _GLASS, _GLASS_LINES, _FADED_EDGE)
        self._over = _ShapeBatch(self, 4, _SOLID, _LINES, _EDGE, _Over)
        self._ghost = _ShapeBatch(self, 6, _GHOST, _LINES, _EDGE)
        self._thick = 1.0
        in_software = draws_in_software()
        self._smooth = SmoothFrame() if in_software and at_rest else None
        self._rest = QTimer(self, singleShot=True, interval=_REST)
        if self._smooth is not None:
            self._rest.timeout.connect(self.update)
        if not in_software:
            self.setFormat(smoothed())

    def draw(self, drawing: Drawing) -> None:
        """Show other shapes."""
        self.drawing = drawing
        faded = sorted(drawing.faded)
        width = _WIDTH * self._thick * self.devicePixelRatioF()
        self._solid.show(drawing.only([i for i in range(len(drawing.shapes)) if i not in drawing.faded]), 1.0, width)
        self._glass.show(drawing.only(faded), _FADED, width)
        for batch, shapes, alpha in ((self._over, drawing.over, 1.0), (self._ghost, drawing.ghost, _GHOSTLY)):
            batch.show(replace(drawing, shapes=shapes, offsets=np.zeros((len(shapes), 3))), alpha, width)
        self.look(self.camera)

    def look(self, camera: Camera) -> None:
        """Use another camera."""
        self.camera = camera
        self._rest.start()
        distance = _AWAY * float(np.linalg.norm(self.drawing.reach))
        half = camera.half_width(self.drawing, self.width(), self.height())
        self.setCameraParams(center=QVector3D(*camera.middle(self.drawing)), azimuth=camera.azimuth,
                             elevation=camera.elevation, distance=distance, fov=2 * degrees(atan(half / distance)))

    def set_ground(self, color: QColor) -> None:
        """Change the colour behind everything."""
        self.setBackgroundColor(color)

    def set_edges(self, color: QColor, thick: float) -> None:
        """Change the colour of edges and of lines round balls, and how much thicker than usual edges are."""
        for batch in (self._solid, self._over, self._ghost):
            batch.set_edges((color.redF(), color.greenF(), color.blueF(), 1.0))
        self._thick = thick
        self.draw(self.drawing)

    def ray(self, point: QPointF) -> tuple[Floats, Floats]:
        """Return the eye (3,) and the direction (3,) in which a point of the widget is seen."""
        right, up, towards = self.camera.frame
        width, height = max(1, self.width()), max(1, self.height())
        half = self.camera.half_width(self.drawing, width, height)
        distance = float(self.opts["distance"])
        x = (2 * point.x() / width - 1) * half
        y = (1 - 2 * point.y() / height) * half * height / width
        return self.camera.middle(self.drawing) + distance * towards, x * right + y * up - distance * towards

    def image(self) -> QImage:
        """Return what is seen."""
        self._rest.stop()
        seen: QImage = self.grabFramebuffer()
        return seen

    def minimumSizeHint(self) -> QSize:
        """Return a small size, so that the layout of the window decides."""
        return QSize(160, 120)

    def resizeGL(self, _width: int, _height: int) -> None:
        """Fit the drawing into the new size."""
        self.look(self.camera)

    def paintGL(self) -> None:
        """Draw; without a graphics card smooth edges take most of the time, so what moves has none."""
        if self._smooth is None or self._rest.isActive():
            super().paintGL()
        else:
            with self._smooth.drawn_into(self.size() * self.devicePixelRatioF()):
                super().paintGL()

    def paint(self, **how: object) -> None:
        """Draw; the depth buffer is only cleared where it may be written."""
        GL.glDepthMask(True)
        super().paint(**how)
