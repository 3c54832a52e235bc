"""What a canvas requests to be drawn, and the picture that is made of it."""

from dataclasses import dataclass
from math import ceil

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from latticework.gui.background import Pixels
from latticework.lattice.lattice import Floats
from latticework.picture.camera import Camera, Drawing

Color = tuple[float, float, float]
"""Red, green and blue from 0 to 1."""

_AWAY = 8.0  # the viewer's distance in radii of the drawing: a mild perspective
_NEAR, _FAR = 0.001, 1000.0  # of the viewer's distance


@dataclass(frozen=True, eq=False)
class FrameRequest:
    """How a drawing is to be drawn for a canvas.

    canvas: its number. subject: the number of what it shows, such as a puzzle. width, height: its size in points;
    ratio: pixels for a point. ground, edges: colours, of edges None for seams in the colours of the shapes.
    thick: how much thicker than usual edges are. smooth: whether edges are to be smoothed where that takes long.
    shadow: whether it casts one.
    """

    canvas: int
    subject: int
    drawing: Drawing
    camera: Camera
    width: int
    height: int
    ratio: float
    ground: Color
    edges: Color | None
    thick: float
    smooth: bool
    shadow: bool = True

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return max(1, ceil(self.width * self.ratio)), max(1, ceil(self.height * self.ratio))

    @property
    def matrix(self) -> NDArray[np.float32]:
        """The matrix (4, 4) from a point (x, y, z, 1) to where it is seen; y points down, as in a picture."""
        away, half = _distance(self.drawing), self.camera.half_width(self.drawing, self.width, self.height)
        frame = self.camera.frame
        view = np.eye(4)
        view[:3, :3], view[:3, 3] = frame, -frame @ self.camera.middle(self.drawing)
        view[2, 3] -= away
        near, far = _NEAR * away, _FAR * away
        wide, high = away / half, away / half * max(1, self.width) / max(1, self.height)
        seen = np.array([[wide, 0, 0, 0], [0, -high, 0, 0],
                         [0, 0, (far + near) / (near - far), 2 * far * near / (near - far)], [0, 0, -1, 0]])
        matrix: NDArray[np.float32] = (seen @ view).astype(np.float32)
        return matrix

    def seen(self, points: Floats) -> Floats:
        """Return where (..., 2) on the canvas points of space (..., 3) are seen."""
        seen = points @ self.matrix[:, :3].T + self.matrix[:, 3]
        places: Floats = (seen[..., :2] / seen[..., 3:] + 1) / 2 * [self.width, self.height]
        return places


def _distance(drawing: Drawing) -> float:
    """Return how far from the middle of a drawing the viewer is."""
    return _AWAY * float(np.linalg.norm(drawing.reach))


def ray_through(drawing: Drawing, camera: Camera, width: int, height: int, x: float,
                y: float) -> tuple[Floats, Floats]:
    """Return the ray, from the eye (3,) in a direction (3,), on which a point of a canvas is seen."""
    right, up, towards = camera.frame
    width, height, away = max(1, width), max(1, height), _distance(drawing)
    half = camera.half_width(drawing, width, height)
    across, upwards = (2 * x / width - 1) * half, (1 - 2 * y / height) * half * height / width
    return camera.middle(drawing) + away * towards, across * right + upwards * up - away * towards


@dataclass(frozen=True, eq=False)
class DrawnFrame:
    """A frame on its way from the thread that drew it, where no QImage may go."""

    request: FrameRequest
    pixels: Pixels
    smooth: bool
    seconds: float

    @property
    def frame(self) -> "Frame":
        """The frame, for the main thread."""
        return Frame(self.request, self.pixels.image, self.smooth, self.seconds)


@dataclass(frozen=True, eq=False)
class Frame:
    """What was drawn for a request. smooth: whether its edges are, which may be more than was requested.

    seconds: how long it took to draw, without what is done once for each drawing.
    """

    request: FrameRequest
    image: QImage
    smooth: bool
    seconds: float
