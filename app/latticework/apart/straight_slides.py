"""Taking a solution apart part after part, each by one straight slide."""

import numpy as np
from numpy.typing import NDArray

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly, one_by_one
from latticework.apart.kernels.arrays import FREE
from latticework.apart.kernels.moves import measure
from latticework.apart.tables import Tables
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, as_array
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_ABOVE = (0.0, 0.0, 1.0)


def straight_slides(puzzle: Puzzle, solution: Solution, tables: Tables | None = None) -> Assembly:
    """Return moves that put a solution together by straight slides; parts of one group move as one.

    Flat puzzles are filled from above in reading order. The box stays where it is: it comes first. tables: those of
    the puzzle, if there are any.
    """
    lattice = puzzle.standing.lattice
    if not solution:
        return NO_ASSEMBLY
    bodies = _bodies(puzzle, solution)
    places = [lattice.positions(as_array(tuple(cell for number in body for cell in solution[number].cells)))
              for body in bodies]
    if lattice.flat:
        order = sorted(range(len(bodies)), key=lambda i: _reading(places[i]))
        return one_by_one([bodies[i] for i in order], np.tile(_ABOVE, (len(bodies), 1)))
    # The top decides, and the middle where tops are level.
    heights = [float(place[:, -1].max() + place[:, -1].mean()) for place in places]
    tables = tables or Tables(puzzle)
    ways = tables.sweeps.steps[:, : lattice.rank] @ space_vectors(lattice)
    ways /= np.linalg.norm(ways, axis=1, keepdims=True)
    box = next((i for i, body in enumerate(bodies) if puzzle.parts[solution[body[0]].part].box), None)
    # The best slide first: upwards, then whatever is high up.
    slides = sorted(((body, way) for body in range(len(bodies)) if body != box for way in range(len(ways))),
                    key=lambda slide: (-round(float(ways[slide[1], -1]), 6), -heights[slide[0]], slide))
    taken = _take_apart(slides, _blockers(solution, bodies, tables), len(bodies))
    left = sorted(set(range(len(bodies))) - {body for body, _ in taken}, key=lambda body: heights[body])
    first = [[number for body in left for number in bodies[body]]] if left else []
    beginning = [_ABOVE if left == [box] else (0.0, 0.0, 0.0)] if left else []
    directions = np.array([*beginning, *(ways[way] for _, way in taken[::-1])]).reshape(-1, 3)
    return one_by_one([*first, *(bodies[body] for body, _ in taken[::-1])], directions)


def _bodies(puzzle: Puzzle, solution: Solution) -> list[list[int]]:
    """Return the placements that move as one: those of a group, those of the box, and each other one by itself."""
    bodies: dict[object, list[int]] = {}
    for number, placement in enumerate(solution):
        part = puzzle.parts[placement.part]
        bodies.setdefault(None if part.box else part.group or number, []).append(number)
    return list(bodies.values())


def _reading(place: Floats) -> tuple[float, float]:
    """Return the reading position of a flat part: its top line, then its left-most cell there."""
    top = float(place[:, 1].max())
    return -round(top, 6), round(float(place[place[:, 1] > top - 1e-6, 0].min()), 6)


def _blockers(solution: Solution, bodies: list[list[int]], tables: Tables) -> list[list[int]]:
    """Return for each body and direction the other bodies that it would ever meet, as a set of bits."""
    placed = [(*tables.shapes.place(solution[piece]), number) for number, body in enumerate(bodies) for piece in body]
    pieces = np.array([(shape, number) for shape, _, number in placed], np.int64)
    origins = np.array([origin for _, origin, _ in placed], np.int64)
    axes = len(tables.sweeps.steps) // 2
    free = np.empty((axes, len(bodies), len(bodies)), np.int16)
    as_bits = np.empty((2, 2 * axes, len(bodies)), np.uint64)  # which have room for few bodies
    measure(*tables.kernel, pieces, origins, free, as_bits)
    # Not the sets that `measure` writes: those are words, and a solution may have more than 64 bodies.
    met = free < FREE
    return [[_bits(met[way // 2, body] if way % 2 == 0 else met[way // 2, :, body]) for way in range(2 * axes)]
            for body in range(len(bodies))]


def _bits(chosen: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(chosen, bitorder="little").tobytes(), "little")


def _take_apart(slides: list[tuple[int, int]], blockers: list[list[int]], parts: int) -> list[tuple[int, int]]:
    """Return (body, direction) in the order of coming out; each time the best slide that is free is chosen."""
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
