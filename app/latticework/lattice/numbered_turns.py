"""The rotations of cubes and of triangular prisms in the order in which BurrTools numbers them."""

from functools import lru_cache

import numpy as np

from latticework.lattice.lattice import Floats, Lattice
from latticework.lattice.motion import Motion, motions

_IMAGES = ("x y z|x -z y|x -y -z|x z -y|-z y x|-y -z x|z -y x|y z x|-x y -z|-x -z -y|-x -y z|-x z y|"
          "z y -x|y -z -x|-z -y -x|-y z -x|-y x z|z x y|y x -z|-z x -y|y -x z|-z -x y|-y -x -z|z -x -y")
"""The image of (x, y, z) under each rotation of a cube."""

FLIPS = ((1, 1, 1), (-1, 1, -1), (-1, 1, 1), (1, 1, -1))
"""The signs of the coordinates of a prism before it is turned by a multiple of 60 degrees.

The last two give reflections.
"""

_SAME = 1e-6


def cube_matrices() -> Floats:
    """Return the rotations (24, 3, 3) of a cube."""
    axes = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}
    return np.array([[np.array(axes[word[-1]]) * (-1.0 if word[0] == "-" else 1.0) for word in image.split()]
                     for image in _IMAGES.split("|")])


def _prism_matrices() -> Floats:
    angles = np.pi / 3 * np.arange(6)
    around = [np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]]) for a in angles]
    return np.array([turn * np.array(flip) for flip in FLIPS[:2] for turn in around])


@lru_cache(maxsize=64)
def numbered_rotations(lattice: Lattice) -> tuple[Motion, ...]:
    """Return the rotations of a lattice, first those of BurrTools, in its order."""
    every = [motion for motion in motions(lattice) if not motion.mirrors]
    make = {"cubic": cube_matrices, "triangular-prism": _prism_matrices}.get(lattice.name)
    matrices = make() if make else ()
    first = [motion for matrix in matrices for motion in every if np.abs(motion.matrix - matrix).max() < _SAME]
    return tuple(dict.fromkeys([*first, *every]))
