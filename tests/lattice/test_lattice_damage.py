"""Lattice files that ship, damaged at random: refused, or what is left fills space once; checked by brute force."""

import random
from contextlib import suppress
from copy import deepcopy

import numpy as np
import pytest

from lattice_help import ONE_OF_EACH_KIND, Data, data_of, every_lattice
from latticework.errors import FileRefusedError
from latticework.lattice import Lattice
from latticework.lattice.by_name import lattice_from_data
from quick_suite import in_part
from strange_documents import nearby, places


def covering(lattice: Lattice, points: np.ndarray) -> np.ndarray:
    """Return how many cells each of the points lies in, by the angles that its sides are seen under."""
    count = np.zeros(len(points))
    shifts = np.array(np.meshgrid(*[range(-4, 5)] * lattice.rank)).reshape(lattice.rank, -1).T @ lattice.vectors
    for kind in lattice.kinds:
        away = np.linalg.norm(points - (kind.center + shifts)[:, None], axis=2)
        near = away < np.ptp(kind.corners, axis=0).sum()
        for shift, close in zip(shifts[near.any(axis=1)], near[near.any(axis=1)], strict=True):
            count[close] += seen_around(kind.corners + shift, kind.faces, points[close])
    return count


def seen_around(corners: np.ndarray, faces: tuple[tuple[int, ...], ...], points: np.ndarray) -> np.ndarray:
    if corners.shape[1] == 2:
        a = corners[None] - points[:, None]
        b = np.roll(a, -1, axis=1)
        angle = np.arctan2(a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0], (a * b).sum(axis=2))
        return np.abs(np.rint(angle.sum(axis=1) / (2 * np.pi)))
    total = np.zeros(len(points))
    for face in faces:
        for i in range(1, len(face) - 1):  # Van Oosterom and Strackee 1983
            a, b, c = (corners[face[j]] - points for j in (0, i, i + 1))
            x, y, z = (np.linalg.norm(side, axis=1) for side in (a, b, c))
            over = (a * np.cross(b, c)).sum(axis=1)
            under = x * y * z + (a * b).sum(axis=1) * z + (a * c).sum(axis=1) * y + (b * c).sum(axis=1) * x
            total += 2 * np.arctan2(over, under)
    return np.rint(total / (4 * np.pi))


def damaged(data: Data, rng: random.Random) -> Data:
    for _ in range(rng.choice([1, 1, 2])):
        inside, key = rng.choice([place for place in places(data) if place[0]])
        match rng.randrange(3):
            case 0:
                del inside[key]
            case 1:
                inside[key] = nearby(rng, inside[key])
            case _:
                other, source = rng.choice(list(places(data)))
                inside[key] = deepcopy(other[source])
    return data


class TestDamage:
    @pytest.mark.parametrize("name", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 3))
    def test_is_refused_or_leaves_a_lattice(self, name: str) -> None:
        rng = random.Random(name)
        for _ in range(6):
            data = damaged(data_of(name), rng)
            with suppress(FileRefusedError):
                lattice = lattice_from_data(data, "damaged")
                assert all(lattice.neighbour(lattice.neighbour((*(0,) * lattice.rank, number), edge), next(
                    back for back in lattice.kinds[edge.kind].half_edges if back.label == edge.partner and
                    back.step == tuple(-x for x in edge.step))) == (*(0,) * lattice.rank, number)
                    for number, kind in enumerate(lattice.kinds) for edge in kind.half_edges)
                if lattice.rank == lattice.dimension and all(kind.faces for kind in lattice.kinds):
                    count = covering(lattice, np.random.default_rng(1).random((40, lattice.rank)) @ lattice.vectors)
                    assert set(count) <= ({0, 1} if lattice.gaps else {1})
