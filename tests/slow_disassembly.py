"""Taking apart the slow way: every set of pieces, every direction, one step after another, cell by cell."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import numpy as np
import shapely

from latticework.lattice import Cell, Lattice
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution
from random_solvable import grown

BLOCKS = {"square": ((6, 5), 4), "triangle": ((5, 4), 4), "hexagon": ((5, 5), 6), "cubic": ((4, 4, 4), 4),
          "triangular-prism": ((4, 4, 3), 9), "packed-spheres": ((4, 4, 4), 16)}
"""Sizes of boxes, and how many cells at most are taken away to open them."""

Offset = tuple[int, ...]
FAR = 16
"""Steps after which small pieces are clear of each other."""


def directions(lattice: Lattice) -> list[Offset]:
    """The shortest translations of lattices whose vectors are all equally long; of balls the next longer, too."""
    steps = [tuple(int(x) - 2 for x in step) for step in np.ndindex(*[5] * lattice.rank)]
    shortest = float(np.linalg.norm(lattice.vectors[0]))
    lengths = [shortest, shortest * 2**0.5] if lattice.kinds[0].radius else [shortest]
    return [step for step in steps if any(
        abs(float(np.linalg.norm(np.array(step) @ lattice.vectors)) - length) < 1e-6 for length in lengths)]


@cache
def meets(lattice: Lattice, kind: int, other: int, place: Offset, step: Offset) -> bool:
    """Whether a cell at the origin that makes a step runs into a cell at a place."""
    a, b = lattice.kinds[kind], lattice.kinds[other]
    way, shift = np.array(step) @ lattice.vectors, np.array(place) @ lattice.vectors
    if a.radius:
        times = np.linspace(0, 1, 101)[:, None]
        away = np.linalg.norm(a.center + times * way - b.center - shift, axis=1)
        return bool(away.min() < a.radius + b.radius - 1e-3)
    moved = np.concatenate([a.corners[:, :2], a.corners[:, :2] + way[:2]])
    swept = shapely.MultiPoint(moved).convex_hull
    standing = shapely.MultiPoint(b.corners[:, :2] + shift[:2]).convex_hull
    if swept.intersection(standing).area < 1e-6:
        return False
    if lattice.flat:
        return True
    low, high = a.corners[:, 2].min() + min(way[2], 0), a.corners[:, 2].max() + max(way[2], 0)
    return bool(low < b.corners[:, 2].max() + shift[2] - 1e-6 and high > b.corners[:, 2].min() + shift[2] + 1e-6)


def collide(lattice: Lattice, moving: set[Cell], standing: set[Cell], step: Offset) -> bool:
    """Whether some cells run into others as they make a step."""
    return any(meets(lattice, a[-1], b[-1], tuple(y - x for x, y in zip(a[:-1], b[:-1], strict=True)), step)
               for a in moving for b in standing)


def shifted(cells: set[Cell], by: Offset) -> set[Cell]:
    """The cells somewhere else."""
    return {(*(x + y for x, y in zip(cell, by, strict=False)), cell[-1]) for cell in cells}


def fewest(lattice: Lattice, bodies: list[set[Cell]]) -> int | None:
    """The fewest moves after which some bodies leave the others; None where they never do."""
    start = tuple((0,) * lattice.rank for _ in bodies)
    seen, front, depth = {start}, [start], 0
    while front:
        depth += 1
        following = []
        for state in front:
            for after in _next(lattice, bodies, state):
                if after is None:
                    return depth
                if after not in seen:
                    seen.add(after)
                    following.append(after)
        front = following
    return None


def following(lattice: Lattice, bodies: list[set[Cell]], state: tuple[Offset, ...]) -> set[tuple[Offset, ...]]:
    """Where the bodies are after one move from a state in which none can leave."""
    return {after for after in _next(lattice, bodies, state) if after is not None}


def _next(lattice: Lattice, bodies: list[set[Cell]], state: tuple[Offset, ...]
          ) -> Iterator[tuple[Offset, ...] | None]:
    places = [shifted(body, offset) for body, offset in zip(bodies, state, strict=True)]
    numbers = range(1, len(bodies))
    for size in numbers:
        for moving in combinations(numbers, size):  # the first stands still: what moves is in relation to it
            for step in directions(lattice):
                yield from _go(lattice, places, state, moving, step)


def _go(lattice: Lattice, places: list[set[Cell]], state: tuple[Offset, ...], moving: tuple[int, ...], step: Offset
        ) -> Iterator[tuple[Offset, ...] | None]:
    cells = set().union(*(places[i] for i in moving))
    others = set().union(*(place for i, place in enumerate(places) if i not in moving))
    for distance in range(1, FAR + 1):
        if collide(lattice, cells, others, step):
            return
        cells = shifted(cells, step)
        by = tuple(distance * x for x in step)
        yield tuple(tuple(x + y for x, y in zip(offset, by, strict=True)) if i in moving else offset
                    for i, offset in enumerate(state))
    yield None


def random_puzzle(random: Random, lattice: Lattice, sizes: tuple[int, ...], opening: int, pieces: int
                  ) -> tuple[Puzzle, Solution]:
    """A box with an opening and pieces in it, some cells left empty, and that as a solution."""
    block = np.ndindex(*sizes)
    every = {tuple(map(int, (*place, kind))) for place in block for kind in range(len(lattice.kinds))}
    box = {cell for cell in every if any(n not in every for n in lattice.neighbours(cell))}
    free = every - box
    box -= set(grown(random, lattice, random.randint(1, opening), box))
    owners = [box]
    for _ in range(pieces - 1):
        if free:
            owners.append(set(grown(random, lattice, random.randint(1, 4), free)))
            free -= owners[-1]
    parts = tuple(Part(str(i), tuple(sorted(own))) for i, own in enumerate(owners))
    target = tuple(sorted(every))
    puzzle = Puzzle(lattice, parts=parts, target=Target(target, target))
    return puzzle, tuple(Placement(i, part.cells) for i, part in enumerate(parts))
