"""Faces that differ from those of another shape only in their place: they are made once, and then moved.

A search places the same few parts again and again, so that most shapes of a drawing are like an earlier one.
"""

from collections.abc import Callable
from dataclasses import replace
from weakref import WeakValueDictionary

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.lattice.round_bodies import Rounded
from latticework.scene.faces import Faces

_EXACT = 6  # decimals to which two shapes are the same

_MODELS: WeakValueDictionary[object, Faces] = WeakValueDictionary()
"""Faces by what they look like, as long as a shape has them."""


def shared(faces: list[Floats], rounded: Rounded, look: tuple[int, ...], make: Callable[[], Faces]) -> Faces:
    """Return what `make` makes of faces and round cells, or what it made of the same ones elsewhere, moved.

    look: whatever else tells shapes apart.
    """
    parts = [*faces, rounded.balls[:, :3], rounded.necks[:, :3], rounded.necks[:, 3:6],
             rounded.tubes.corners.reshape(-1, 3)]
    points = np.concatenate(parts)
    if not len(points):
        return make()
    own = np.round(points - points[0], _EXACT) + 0.0  # no minus zero, which has other bytes
    key = (look, tuple(map(len, parts)), own.tobytes(), rounded.balls[:, 3].tobytes(), rounded.necks[:, 6].tobytes())
    model = _MODELS.get(key)
    if model is None:
        made = replace(make(), origin=points[0])
        _MODELS[key] = made
        return made
    return replace(model, corners=model.corners + (points[0] - model.origin), origin=points[0], model=model)
