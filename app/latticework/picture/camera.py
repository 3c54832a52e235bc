"""The camera of both canvases, and the drawings that they show."""

from dataclasses import dataclass, field, replace

import numpy as np

from latticework.lattice import Floats
from latticework.picture.painter_order import basis
from latticework.picture.scenes import DIRECTIONS, STRAIGHT_DOWN, Shape, bounds, support

_MARGIN, _ROOM = 1.1, 1.05
"""How much larger than what it shows a window is, and the sphere about a solid; the latter never than its box."""
_CLOSEST, _FARTHEST = 40.0, 0.1


@dataclass(frozen=True, eq=False)
class Drawing:
    """Shapes moved by offsets (n, 3); those whose place is in `faded` let the others show through.

    middle (3,) and reach (3,) say what room everything takes, hidden shapes included, see `box`. Shapes in `over` are
    drawn last, over all others; those in `ghost` are transparent, and show what is not there yet. flat: whether it
    fills the window as something flat does; None to decide by its reach. held: the whole part in the hand, to be
    outlined.
    """

    shapes: list[Shape] = field(default_factory=list)
    offsets: Floats = field(default_factory=lambda: np.zeros((0, 3)))
    faded: frozenset[int] = frozenset()
    middle: Floats = field(default_factory=lambda: np.zeros(3))
    reach: Floats = field(default_factory=lambda: np.ones(3))
    over: list[Shape] = field(default_factory=list)
    ghost: list[Shape] = field(default_factory=list)
    flat: bool | None = None
    held: Shape | None = None

    def only(self, places: list[int]) -> "Drawing":
        """Return the drawing of some of the shapes."""
        return replace(self, shapes=[self.shapes[i] for i in places], offsets=self.offsets[places],
                       faded=frozenset(new for new, old in enumerate(places) if old in self.faded))


def box(shapes: list[Shape], offsets: Floats) -> tuple[Floats, Floats]:
    """Return the middle (3,) of the shapes in their places, and how far (3,) they reach from it when moved.

    Of a solid, whose size in the window is that of a sphere, the middle is its Steiner point, and the reach is as
    long as the radius of a sphere about it: the box around a pyramid is larger, and its middle nearer to the tip.
    """
    if not shapes:
        return np.zeros(3), np.ones(3)
    low, high = bounds(shapes, np.zeros_like(offsets))
    middle = (low + high) / 2
    solid = not looks_flat(high - middle)
    if solid:
        # The mean of all directions, each as long as the shapes extend in it: R. Schneider, Convex Bodies, 1.7.
        middle = 3 * support(shapes, np.zeros_like(offsets)) @ DIRECTIONS / len(DIRECTIONS)
    low, high = bounds(shapes, offsets)
    reach = np.maximum(high - middle, middle - low)
    if solid:
        radius = float((support(shapes, offsets) - DIRECTIONS @ middle).max())
        reach *= min(1.0, _ROOM * radius / float(np.linalg.norm(reach)))
    return middle, reach


def looks_flat(reach: Floats) -> bool:
    """Return whether a box that reaches so far (3,) is flat, so that it is viewed from above."""
    return bool(reach[2] * 4 <= reach.max())


@dataclass(frozen=True)
class Camera:
    """The place of the viewer: angles in degrees, zoom, and a shift to the right and up in units of the lattice."""

    azimuth: float = STRAIGHT_DOWN[0]
    elevation: float = STRAIGHT_DOWN[1]
    zoom: float = 1.0
    right: float = 0.0
    up: float = 0.0

    def orbited(self, azimuth: float, elevation: float) -> "Camera":
        """Return the camera moved about the middle by so many degrees."""
        return replace(self, azimuth=(self.azimuth + azimuth + 180) % 360 - 180,
                       elevation=min(90.0, max(-90.0, self.elevation + elevation)))

    def zoomed(self, factor: float) -> "Camera":
        """Return the camera that shows everything so many times larger, within limits."""
        return replace(self, zoom=min(_CLOSEST, max(_FARTHEST, self.zoom * factor)))

    def shifted(self, right: float, up: float) -> "Camera":
        """Return the camera moved sideways."""
        return replace(self, right=self.right + right, up=self.up + up)

    def towards(self, other: "Camera", share: float) -> "Camera":
        """Return the camera that has gone a share, from 0 to 1, of the shortest way to another one."""
        turn = (other.azimuth - self.azimuth + 180) % 360 - 180
        turned = self.orbited(share * turn, share * (other.elevation - self.elevation))
        moved = turned.shifted(share * (other.right - self.right), share * (other.up - self.up))
        return replace(moved, zoom=self.zoom * (other.zoom / self.zoom) ** share)

    @property
    def frame(self) -> Floats:
        """Unit vectors right, up and towards the viewer as rows (3, 3)."""
        return basis(self.azimuth, self.elevation)

    def middle(self, drawing: Drawing) -> Floats:
        """Return the point of space (3,) in the middle of the window."""
        middle: Floats = drawing.middle + np.array([self.right, self.up, 0.0]) @ self.frame
        return middle

    def half_width(self, drawing: Drawing, width: int, height: int) -> float:
        """Return how far the window shows to the left and right of the middle, in units of the lattice.

        Unzoomed, everything is within the window; a solid keeps its size when it is turned.
        """
        reach = np.abs(self.frame) @ drawing.reach
        if not (looks_flat(drawing.reach) if drawing.flat is None else drawing.flat):
            # By its diagonal, which stays the same when it is turned.
            reach = np.full(3, 0.9 * np.linalg.norm(drawing.reach))
        # A window that is just being opened may have no size yet.
        width, height = max(1, width), max(1, height)
        return float(max(reach[0], reach[1] * width / height)) * _MARGIN / self.zoom
