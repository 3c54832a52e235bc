"""Where an element must not stand when another one moves one step: worked out once for each lattice."""

from functools import lru_cache
from itertools import product

import numpy as np

from latticework.cancel import checkpoint
from latticework.disassembly.directions import slides
from latticework.disassembly.elements import elements, solids_at
from latticework.disassembly.kernels.arrays import Sweeps
from latticework.disassembly.solids import Solid, meets
from latticework.lattice import Lattice
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, Ints


@lru_cache(maxsize=16)
def sweeps(lattice: Lattice) -> Sweeps:
    """Return what the elements of a lattice meet as they move."""
    every = elements(lattice)
    solids = [solids_at(lattice, element) for element in every]
    steps = np.concatenate([[step, -step] for step in slides(lattice)])
    words = (len(every) + 63) // 64
    first = np.zeros((len(steps), len(every) + 1), np.int32)
    places: list[tuple[int, ...]] = []
    met: list[list[int]] = []
    for direction, step in enumerate(steps):
        for number in range(len(every)):
            checkpoint()
            first[direction, number] = len(places)
            for place, others in _meetings(lattice, number, solids, step).items():
                places.append((*place, *[0] * (3 - lattice.rank)))
                met.append([sum(1 << (other & 63) for other in others if other >> 6 == w) for w in range(words)])
        first[direction, -1] = len(places)
    padded = np.zeros((len(steps), 3), np.int32)
    padded[:, : lattice.rank] = steps
    return Sweeps(padded, first, np.array(places, np.int32).reshape(-1, 3),
                  np.array(met, np.uint64).reshape(-1, words))


def _meetings(lattice: Lattice, number: int, solids: list[tuple[Solid, ...]], step: Ints
              ) -> dict[tuple[int, ...], list[int]]:
    """Return at which places an element meets which elements; its own place, where none of its own is, left out."""
    vectors = space_vectors(lattice)
    way, found = step @ vectors, dict[tuple[int, ...], list[int]]()
    for other, standing in enumerate(solids):
        every = _near(lattice, solids[number], standing, way)
        places = every[every.any(axis=1)] if other == number else every
        hit = np.zeros(len(places), bool)
        for one, two in product(solids[number], standing):
            hit |= meets(one, two, way, places @ vectors)
        for place in places[hit].tolist():
            found.setdefault(tuple(place), []).append(other)
    return found


def _near(lattice: Lattice, moving: tuple[Solid, ...], standing: tuple[Solid, ...], way: Floats) -> Ints:
    """Return the places (n, rank) at which one could be met at all."""
    (middle, size), (other, room) = _ball_around(moving), _ball_around(standing)
    home, reach = middle + way / 2 - other, size + room + float(np.linalg.norm(way)) / 2
    solver = np.pad(lattice.solver, ((0, 3 - lattice.dimension), (0, 0)))
    start, spread = home @ solver, reach * np.linalg.norm(lattice.solver, axis=0)
    ranges = (range(int(np.ceil(x - y)), int(np.floor(x + y)) + 1) for x, y in zip(start, spread, strict=True))
    places = np.array(list(product(*ranges)), np.int64).reshape(-1, lattice.rank)
    near: Ints = places[np.linalg.norm(places @ space_vectors(lattice) - home, axis=1) <= reach]
    return near


def _ball_around(solids: tuple[Solid, ...]) -> tuple[Floats, float]:
    corners = np.vstack([solid.corners for solid in solids])
    middle = (corners.min(axis=0) + corners.max(axis=0)) / 2
    size = float(np.linalg.norm(corners - middle, axis=1).max()) + max(solid.radius for solid in solids)
    return middle, size
