"""Which faces of shapes cannot be seen from anywhere, because they lie on faces of other shapes."""

from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.lattice.lattice import Floats
from latticework.scene.faces import Faces
from latticework.scene.shapes import Shape

_TRACES: WeakKeyDictionary[Faces, Floats] = WeakKeyDictionary()
_FINE = 1e4  # steps to a unit of the lattice within which places are told apart


def buried(shapes: list[Shape], offsets: Floats) -> list[NDArray[np.bool_]]:
    """Return for each shape which of its faces (n,) lie exactly on one of another that looks the other way.

    offsets (shapes, 3): how far each is moved.
    """
    flat = [~shape.packed.smooth for shape in shapes]
    traces = [_traces(shape)[some] + np.pad(offset, (0, 5))
              for shape, offset, some in zip(shapes, offsets, flat, strict=True)]
    covered = _met(np.concatenate([np.zeros((0, 8)), *traces]))
    found, first = [], 0
    for shape, some in zip(shapes, flat, strict=True):
        hidden = np.zeros(len(shape.packed.counts), dtype=np.bool_)
        hidden[some] = covered[first : first + some.sum()]
        first += some.sum()
        found.append(hidden)
    return found


def _traces(shape: Shape) -> Floats:
    """Return what tells faces (n, 8) apart: the middle, the number of corners, how they spread, and the normal."""
    own = shape.packed
    faces = own.model or own
    if faces not in _TRACES:
        _TRACES[faces] = _newly_traced(faces)
    return _TRACES[faces] + np.pad(own.moved, (0, 5))


def _newly_traced(faces: Faces) -> Floats:
    held = np.arange(faces.corners.shape[1])[None, :, None] < faces.counts[:, None, None]
    middle = (faces.corners * held).sum(axis=1) / faces.counts[:, None]
    spread = (((faces.corners - middle[:, None]) ** 2).sum(axis=2) * held[:, :, 0]).sum(axis=1)
    return np.column_stack([middle, faces.counts, spread, faces.normals])


def _met(traces: Floats) -> NDArray[np.bool_]:
    """Return which of the faces (n,) are at the same place as one with the opposite normal."""
    steps = np.round(traces * _FINE).astype(np.int64)
    forward = steps[:, 5:] @ np.array([1 << 40, 1 << 20, 1]) > 0
    steps[~forward, 5:] *= -1
    place = np.unique(steps, axis=0, return_inverse=True)[1].reshape(-1)
    sides = np.zeros((2, len(traces)), dtype=np.bool_)
    sides[forward.astype(int), place] = True
    both: NDArray[np.bool_] = sides[0] & sides[1]
    met: NDArray[np.bool_] = both[place]
    return met
