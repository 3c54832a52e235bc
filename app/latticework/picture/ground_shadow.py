"""The soft shadow on the ground below a drawing: a rounded rectangle that fades outwards."""

import numpy as np

from latticework.lattice import Floats
from latticework.picture.shapes import LIGHT

SHADOW = 0.3
"""How opaque the shadow is where it is darkest."""

_OUTERMOST = 0.3
_RINGS = ((0.0, 1.0), (0.7, 1.0), (1.0, 0.6), (1.1, 0.3), (1.2, 0.1), (1 + _OUTERMOST, 0.0))
"""Rings of the shadow: how far out in sizes of what casts it, beyond 1 in steps of its fringe, and how dark."""
_AROUND = 40
_BELOW, _ASIDE = 0.004, 0.16
"""How far the ground is below the lowest point, in sizes of the drawing, and how far the shadow moves, in heights."""


def shadow(low: Floats, high: Floats) -> tuple[Floats, Floats]:
    """Return triangles (n, 3, 3) that face up, and how dark (n, 3), from 0 to 1, their corners are.

    low, high (3,): the corners of the box that casts the shadow; one without extent casts none.
    """
    if not (high > low).any():
        return np.zeros((0, 3, 3)), np.zeros((0, 3))
    angles = np.linspace(0, 2 * np.pi, _AROUND, endpoint=False)
    circle = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    # The square root of each coordinate makes a rounded square of the circle.
    outline = np.sign(circle) * np.sqrt(np.abs(circle))
    half, height = (high - low)[:2] / 2, high[2] - low[2]
    # Something thin, as a stick, has a shadow, too.
    half = np.maximum(half, 0.15 * half.max())
    middle = (low + high)[:2] / 2 - _ASIDE * height * LIGHT[:2] / max(LIGHT[2], 0.1)
    ground = low[2] - _BELOW * (high - low).max()
    # What is low has a narrow fringe.
    around = min(0.3 * half.min(), 0.35 * height)
    sizes = [min(out, 1) * half + max(out - 1, 0) / _OUTERMOST * around for out, _ in _RINGS]
    rings = np.array([[[*(middle + size * point), ground] for point in outline] for size in sizes])
    dark = np.array([dark for _, dark in _RINGS])
    after = np.roll(rings, -1, axis=1)
    inner, outer = np.broadcast_to(dark[:-1, None], (len(dark) - 1, _AROUND)), \
        np.broadcast_to(dark[1:, None], (len(dark) - 1, _AROUND))
    corners = np.concatenate([np.stack([rings[:-1], rings[1:], after[1:]], axis=2),
                              np.stack([rings[:-1], after[1:], after[:-1]], axis=2)])
    darkness = np.concatenate([np.stack([inner, outer, outer], axis=2), np.stack([inner, outer, inner], axis=2)])
    return corners.reshape(-1, 3, 3), darkness.reshape(-1, 3)
