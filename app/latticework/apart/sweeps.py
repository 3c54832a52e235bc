"""Where elements block the step of another one, computed once for a lattice and its keys.

Keys move only along their own line, in holes and past sides that they may meet, never sideways.
"""

from functools import lru_cache
from itertools import product

import numpy as np

from latticework.apart.directions import slides
from latticework.apart.elements import KEY, SIDE, Element, KeyRules, elements, line, solids_at
from latticework.apart.kernels.arrays import Sweeps
from latticework.apart.solids import Solid, meets
from latticework.cancel import checkpoint
from latticework.lattice import Lattice
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, Ints

_STRAIGHT = 1e-6
"""By how much the cosine of the angle between a step and the line of a key may fall short of 1."""

Made = tuple[Element, tuple[Solid, ...]]


@lru_cache(maxsize=16)
def sweeps(lattice: Lattice, rules: KeyRules) -> Sweeps:
    """Return for each direction and element of a lattice the places and elements that it meets in one step."""
    every = elements(lattice, rules)
    solids = [solids_at(lattice, rules, element) for element in every]
    steps = np.concatenate([[step, -step] for step in slides(lattice)])
    words = (len(every) + 63) // 64
    first = np.zeros((len(steps), len(every) + 1), np.int32)
    places: list[tuple[int, ...]] = []
    met: list[list[int]] = []
    for direction, step in enumerate(steps):
        for number, one in enumerate(every):
            checkpoint()
            first[direction, number] = len(places)
            found: dict[tuple[int, ...], list[int]] = {}
            for other, two in enumerate(every):
                for place in _met(lattice, rules, (one, solids[number]), (two, solids[other]), step):
                    found.setdefault(place, []).append(other)
            for place, others in found.items():
                places.append((*place, *[0] * (3 - lattice.rank)))
                met.append([sum(1 << (other & 63) for other in others if other >> 6 == w) for w in range(words)])
        first[direction, -1] = len(places)
    padded = np.zeros((len(steps), 3), np.int32)
    padded[:, : lattice.rank] = steps
    return Sweeps(padded, first, np.array(places, np.int32).reshape(-1, 3),
                  np.array(met, np.uint64).reshape(-1, words))


def _met(lattice: Lattice, rules: KeyRules, moving: Made, standing: Made, step: Ints) -> list[tuple[int, ...]]:
    """Return the places at which a standing element is met by another one that moves one step."""
    (one, solids), (other, others) = moving, standing
    if (one.what, other.what) == (KEY, SIDE):
        return stopped_at(lattice, rules, one, other, step)
    if (one.what, other.what) == (SIDE, KEY):
        # A side meets a key when the key, moving the other way, meets the side.
        return [tuple(-x for x in place) for place in stopped_at(lattice, rules, other, one, -step)]
    keys = [element for element in (one, other) if element.what == KEY]
    if SIDE in {one.what, other.what} or (len(keys) == 1 and _along(lattice, keys[0], step)):
        return []
    vectors = space_vectors(lattice)
    way = step @ vectors
    places = _near(lattice, solids, others, way)
    # An element is not in its own way.
    if one == other:
        places = places[places.any(axis=1)]
    hit = np.zeros(len(places), bool)
    for solid, second in product(solids, others):
        hit |= meets(solid, second, way, places @ vectors)
    return [tuple(place) for place in places[hit].tolist()]


def _near(lattice: Lattice, moving: tuple[Solid, ...], standing: tuple[Solid, ...], way: Floats) -> Ints:
    """Return the places (n, rank) at which solids are near enough to be met."""
    (middle, size), (other, room) = _ball_around(moving), _ball_around(standing)
    # Balls around both, the moving one from half of its way: only places where these touch are looked at exactly.
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


def _along(lattice: Lattice, key: Element, step: Ints) -> int:
    """Return 1 if a step moves a key straight on, -1 if straight back, 0 if sideways."""
    here, there = lattice.positions(np.array(line(lattice, key, 1)))
    onward, way = there - here, step @ lattice.vectors
    share = float(onward @ way / np.linalg.norm(onward) / np.linalg.norm(way))
    return round(share) if abs(share) > 1 - _STRAIGHT else 0


def stopped_at(lattice: Lattice, rules: KeyRules, key: Element, side: Element, step: Ints) -> list[tuple[int, ...]]:
    """Return the offsets from the cell of a key to cells whose sides, of one sort, stop it on its way straight on.

    Only sides that its end newly reaches are tested, as it could pass those that it has passed already.
    """
    if (key.mark, side.mark) in rules.meet or _along(lattice, key, step) < 1:
        return []
    reach = dict(rules.reach)[key.mark]
    goal = (*step.tolist(), key.kind)
    cells = line(lattice, key, reach + 2 * len(lattice.kinds))
    if goal not in cells:
        return []
    found = []
    for before, after in zip(cells[reach:], cells[reach + 1 : reach + cells.index(goal) + 1], strict=False):
        for one, other in ((before, after), (after, before)):
            if one[-1] == side.kind and lattice.neighbours((*one[:-1], side.kind))[side.edge] == other:
                found.append(one[:-1])
    return found
