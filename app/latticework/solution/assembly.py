"""Order of assembly: found by taking a solution apart, part after part, each sliding straight out."""

from dataclasses import dataclass

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.model import Floats, as_array
from latticework.puzzle import Puzzle
from latticework.solution.model import Solution


@dataclass(frozen=True, eq=False)
class Assembly:
    """Placements in the order in which they are put in.

    order: numbers of placements; ways (n, 3): for each step the direction, of length one, from which the part
    slides in (zero when it comes with others); together: how many parts at the beginning must come together.
    """

    order: list[int]
    ways: Floats
    together: int


def order(puzzle: Puzzle, solution: Solution) -> tuple[list[int], int]:
    """Return placement indices in an order of assembly, and how many of the first must be put in together."""
    found = assembly(puzzle, solution)
    return found.order, found.together


def assembly(puzzle: Puzzle, solution: Solution) -> Assembly:
    """Return an order of assembly by straight slides; flat puzzles are filled from above in reading order."""
    lattice = puzzle.lattice
    places = [lattice.positions(as_array(placement.cells)) for placement in solution]
    if lattice.flat:
        above = np.tile([0.0, 0.0, 1.0], (len(solution), 1))
        return Assembly(sorted(range(len(solution)), key=lambda i: _reading(places[i])), above, 0)
    heights = [float(place[:, -1].max() + place[:, -1].mean()) for place in places]
    steps = _steps(lattice)
    ways = np.array(steps) @ lattice.vectors
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    blockers = _blockers(solution, steps)
    # The best slide first: upwards, then whatever lies high.
    slides = sorted(((part, way) for part in range(len(solution)) for way in range(len(steps))),
                    key=lambda slide: (-round(float(ways[slide[1], -1]), 6), -heights[slide[0]], slide))
    removed = _take_apart(slides, blockers, len(solution))
    out = {part for part, _ in removed}
    stuck = sorted((part for part in range(len(solution)) if part not in out), key=lambda part: heights[part])
    put_in = removed[::-1]
    directions = np.zeros((len(solution), 3))
    directions[len(stuck):] = ways[[way for _, way in put_in], :] if put_in else 0
    return Assembly([*stuck, *(part for part, _ in put_in)], directions, len(stuck))


def _reading(place: Floats) -> tuple[float, float]:
    """Where reading comes to a flat part: its top line first, then its left-most cell there."""
    top = float(place[:, 1].max())
    return -round(top, 6), round(float(place[place[:, 1] > top - 1e-6, 0].min()), 6)


def _steps(lattice: Lattice) -> list[tuple[int, ...]]:
    """The directions to slide: to neighbours, and along the translation vectors."""
    steps = {edge.step for kind in lattice.kinds for edge in kind.half_edges if any(edge.step)}
    for axis in range(lattice.rank):
        unit = tuple(int(i == axis) for i in range(lattice.rank))
        steps |= {unit, tuple(-x for x in unit)}
    return sorted(steps)


def _blockers(solution: Solution, steps: list[tuple[int, ...]]) -> list[list[int]]:
    """For each part and step, the other parts it would meet, as a set of bits."""
    owner = {cell: number for number, placement in enumerate(solution) for cell in placement.cells}
    columns = list(zip(*owner, strict=True))[:-1]
    low, high = [min(column) for column in columns], [max(column) for column in columns]
    return [[_met(placement.cells, step, owner, low, high) & ~(1 << number) for step in steps]
            for number, placement in enumerate(solution)]


def _met(cells: tuple[Cell, ...], step: tuple[int, ...], owner: dict[Cell, int],
         low: list[int], high: list[int]) -> int:
    met = 0
    for *place, kind in cells:
        here = tuple(x + d for x, d in zip(place, step, strict=True))
        while all(a <= x <= b for a, x, b in zip(low, here, high, strict=True)):
            number = owner.get((*here, kind))
            if number is not None:
                met |= 1 << number
            here = tuple(x + d for x, d in zip(here, step, strict=True))
    return met


def _take_apart(slides: list[tuple[int, int]], blockers: list[list[int]], parts: int) -> list[tuple[int, int]]:
    """Return (part, way) in the order in which they come out, always the best slide that is free."""
    left = (1 << parts) - 1
    removed: list[tuple[int, int]] = []
    while left:
        free = next(((part, way) for part, way in slides if not blockers[part][way] & left), None)
        if free is None:
            break
        removed.append(free)
        left &= ~(1 << free[0])
        slides = [slide for slide in slides if slide[0] != free[0]]
    return removed
