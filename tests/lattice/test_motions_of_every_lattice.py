"""The motions of every lattice that ships, and where they carry parts, against a slow twin."""

import random
from dataclasses import replace

import pytest

import slow_motions
from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework.lattice import Cell, Lattice, builtin, images, motions, names
from quick_suite import in_part
from shapes import HEXAGON, TRIANGLES, made

OWN = {"my hexagon": HEXAGON, "my triangles": TRIANGLES}
LATTICES = [*names(), *OWN]


def lattice_of(name: str) -> Lattice:
    return made(OWN[name]) if name in OWN else builtin(name)


def grown(lattice: Lattice, size: int, rng: random.Random) -> tuple[Cell, ...]:
    """Return a connected part that begins at the origin."""
    cells: list[Cell] = [(*(0,) * lattice.rank, rng.randrange(len(lattice.kinds)))]
    while len(cells) < size:
        near = [cell for old in cells for cell in lattice.neighbours(old) if cell not in cells]
        cells.append(rng.choice(near))
    return tuple(cells)


@pytest.mark.parametrize("name", in_part([*every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), *OWN], 3))
def test_motions_are_those_of_the_slow_twin(name: str) -> None:
    lattice = lattice_of(name)
    found = {slow_motions.key(motion.matrix): motion for motion in motions(lattice)}
    expected = slow_motions.all_motions(lattice)
    assert len(found) == len(motions(lattice))
    assert {key: {(a, b) for a, kinds in enumerate(motion.carries) for b in kinds}
            for key, motion in found.items()} == expected


@pytest.mark.parametrize("name", LATTICES)
def test_parts_are_carried_where_the_slow_twin_carries_them(name: str) -> None:
    lattice, rng = lattice_of(name), random.Random(name)
    tried = 0
    for size in (1, 2, 3):
        for motion in rng.sample(motions(lattice), min(5, len(motions(lattice)))):
            cells = grown(lattice, size, rng)
            found = list(images(lattice, cells, motion))
            assert len(found) == len(set(found))
            assert set(found) == slow_motions.images(lattice, cells, motion.matrix)
            tried += bool(found)
    assert tried > 5


def test_motions_are_the_same_objects_after_those_of_many_other_lattices() -> None:
    """They are compared by identity, those of a target with those of a part that was looked at long after it."""
    lattice = builtin("square")
    first = motions(lattice)
    for number in range(70):
        motions(replace(lattice, name=f"lattice {number}"))
    assert all(one is other for one, other in zip(first, motions(lattice), strict=True))
