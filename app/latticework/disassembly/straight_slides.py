"""Taking a solution apart part after part, each sliding straight out."""

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats, as_array
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from latticework.solution.assembly import Assembly, one_by_one


def straight_slides(puzzle: Puzzle, solution: Solution) -> Assembly:
    """Return moves that put a solution together by straight slides; parts of one group move as one.

    Flat puzzles are filled from above in reading order. The box stays where it is: it comes first.
    """
    lattice = puzzle.standing.lattice
    bodies = _bodies(puzzle, solution)
    cells = [tuple(cell for number in body for cell in solution[number].cells) for body in bodies]
    places = [lattice.positions(as_array(some)) for some in cells]
    if lattice.flat:
        above = np.tile([0.0, 0.0, 1.0], (len(bodies), 1))
        return one_by_one([bodies[i] for i in sorted(range(len(bodies)), key=lambda i: _reading(places[i]))], above)
    heights = [float(place[:, -1].max() + place[:, -1].mean()) for place in places]
    steps = _steps(lattice)
    ways = np.array(steps) @ lattice.vectors
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    # The best slide first: upwards, then whatever lies high.
    free = [body for body in range(len(bodies)) if not is_box(puzzle, solution, bodies[body])]
    slides = sorted(((body, way) for body in free for way in range(len(steps))),
                    key=lambda slide: (-round(float(ways[slide[1], -1]), 6), -heights[slide[0]], slide))
    put_in = _take_apart(slides, _blockers(cells, steps), len(bodies))[::-1]
    moving = {body for body, _ in put_in}
    held = sorted((body for body in range(len(bodies)) if body not in moving), key=lambda body: heights[body])
    first = [[number for body in held for number in bodies[body]]] if held else []
    directions = np.array([*([[0.0] * 3] if held else []), *(ways[way] for _, way in put_in)]).reshape(-1, 3)
    return one_by_one([*first, *(bodies[body] for body, _ in put_in)], directions)


def _bodies(puzzle: Puzzle, solution: Solution) -> list[list[int]]:
    """Return the placements that move as one: those of a group, and each other one by itself."""
    bodies: dict[str | int, list[int]] = {}
    for number, placement in enumerate(solution):
        bodies.setdefault(puzzle.parts[placement.part].group or number, []).append(number)
    return list(bodies.values())


def _reading(place: Floats) -> tuple[float, float]:
    """Return the reading position of a flat part: its top line, then its left-most cell there."""
    top = float(place[:, 1].max())
    return -round(top, 6), round(float(place[place[:, 1] > top - 1e-6, 0].min()), 6)


def _steps(lattice: Lattice) -> list[tuple[int, ...]]:
    """The directions to slide: to neighbours, and along the translation vectors."""
    steps = {edge.step for kind in lattice.kinds for edge in kind.half_edges if any(edge.step)}
    for axis in range(lattice.rank):
        unit = tuple(int(i == axis) for i in range(lattice.rank))
        steps |= {unit, tuple(-x for x in unit)}
    return sorted(steps)


def _blockers(bodies: list[tuple[Cell, ...]], steps: list[tuple[int, ...]]) -> list[list[int]]:
    """For each body and step, the other bodies it would meet, as a set of bits."""
    owner = {cell: number for number, cells in enumerate(bodies) for cell in cells}
    columns = list(zip(*owner, strict=True))[:-1]
    low, high = [min(column) for column in columns], [max(column) for column in columns]
    return [[_met(cells, step, owner, low, high) & ~(1 << number) for step in steps]
            for number, cells in enumerate(bodies)]


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
