"""The least level over all shortest ways, compared with trying all of them cell by cell."""

from itertools import combinations
from random import Random

import pytest

from latticework.apart import APART, UNKNOWN, Disassembler, Limits, take_apart
from latticework.lattice import Cell, Lattice, builtin
from quick_suite import in_part
from slow_disassembly import BLOCKS, FAR, Offset, collide, directions, following, random_puzzle, shifted


@pytest.mark.parametrize(("name", "seed", "pieces", "first", "level"), in_part([
    ("square", 33, 4, "3.2.2", "3.2"), ("square", 38, 4, "1.2.3", "1.2.2"), ("square", 47, 3, "2.2", "2"),
    ("cubic", 17, 3, "2.3", "2.2"), ("triangle", 91, 3, "2.4", "2.3"), ("triangle", 105, 4, "2.2.2", "2.1.2"),
    ("triangle", 120, 4, "2.3.3", "2.1.3"), ("triangle", 131, 4, "3.4.2", "3.2.2"),
    ("triangular-prism", 71, 4, "1.2.2", "1.2"), ("hexagon", 0, 3, "", "")], 6, several=True))
def test_agrees_with_the_slow_twin(name: str, seed: int, pieces: int, first: str, level: str) -> None:
    lattice = builtin(name)
    puzzle, solution = random_puzzle(Random(seed), lattice, *BLOCKS[name], pieces)
    found, usual = Disassembler(puzzle).least_level(solution), take_apart(puzzle, solution)
    slow = least(lattice, [set(placement.cells) for placement in solution])
    assert (usual.level, found.level, found.status) == (first, level, usual.status)
    assert ".".join(map(str, slow or ())) == level


def test_what_a_limit_stops_is_not_known() -> None:
    puzzle, solution = random_puzzle(Random(33), builtin("square"), *BLOCKS["square"], 4)
    assert Disassembler(puzzle, Limits(states=2)).least_level(solution).status == UNKNOWN


@pytest.mark.parametrize("box", range(3))
def test_the_box_stays_and_a_group_stays_together(box: int) -> None:
    puzzle, solution = random_puzzle(Random(91), builtin("triangle"), *BLOCKS["triangle"], 3)
    boxed = Disassembler(puzzle.with_part(box, box=True)).least_level(solution)
    assert (boxed.status, boxed.level) == (APART, "2.3")
    together = puzzle
    for number in range(3):
        together = together.with_part(number, group="all")
    assert Disassembler(together).least_level(solution).level == ""


def least(lattice: Lattice, bodies: list[set[Cell]]) -> tuple[int, ...] | None:
    """The least level, None where the bodies hold one another."""
    if len(bodies) == 1:
        return ()
    front, seen, moves = [((0,) * lattice.rank,) * len(bodies)], set(), 0
    while front:
        moves += 1
        ways = [(leaving, state) for state in front for leaving in all_leaving(lattice, placed(bodies, state))]
        if ways:
            levels = [halves(lattice, placed(bodies, state), leaving) for leaving, state in ways]
            return None if None in levels else (moves, *min(levels))
        seen.update(front)
        front = list({after for state in front for after in following(lattice, bodies, state)} - seen)
    return None


def placed(bodies: list[set[Cell]], state: tuple[Offset, ...]) -> list[set[Cell]]:
    return [shifted(body, offset) for body, offset in zip(bodies, state, strict=True)]


def all_leaving(lattice: Lattice, bodies: list[set[Cell]]) -> set[tuple[int, ...]]:
    """With each body and in each direction the fewest that leave, up to half of all."""
    found = set()
    for step in directions(lattice):
        for body in range(len(bodies)):
            sets = (some for size in range(1, len(bodies) // 2 + 1)
                    for some in combinations(range(len(bodies)), size) if body in some)
            found.update(next(([some] for some in sets if leaves(lattice, bodies, some, step)), []))
    return found


def leaves(lattice: Lattice, bodies: list[set[Cell]], some: tuple[int, ...], step: Offset) -> bool:
    moving: set[Cell] = set().union(*(bodies[i] for i in some))
    others: set[Cell] = set().union(*(body for i, body in enumerate(bodies) if i not in some))
    for _ in range(FAR):
        if collide(lattice, moving, others, step):
            return False
        moving = shifted(moving, step)
    return True


def halves(lattice: Lattice, bodies: list[set[Cell]], leaving: tuple[int, ...]) -> tuple[int, ...] | None:
    left = [body for i, body in enumerate(bodies) if i not in leaving]
    levels = [least(lattice, half) for half in (left, [bodies[i] for i in leaving])]
    return None if None in levels else tuple(n for level in levels if max(level, default=0) > 1 for n in level)
