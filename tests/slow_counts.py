"""Slow, obviously right twin of solving and counting on any lattice, by trying all that `slow_space` places."""

from collections import Counter, defaultdict
from itertools import combinations

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.puzzle import Puzzle
from slow_space import NOWHERE, Placed, Point, bodies, center, congruent, corners, middles, places_of, rounded, unlike
from slow_twin import first_order

Found = frozenset[Placed]
Symmetry = tuple[bool, dict[Cell, Cell], dict[Point, Point], tuple[int, ...]]


class TooLongError(Exception):
    """There is more to try than a test has time for."""


def crossing(lattice: Lattice, one: frozenset[Cell], other: frozenset[Cell]) -> bool:
    """Whether two parts of segments cross where the lattice forbids it: they alternate on a circle around a point."""
    leaving: defaultdict[Point, list[tuple[float, bool]]] = defaultdict(list)
    for cell in (one | other) if lattice.no_crossing else ():
        line = corners(lattice, cell)
        for here, there in (line, line[::-1]):
            away = np.round(there - here, 5) + 0.0
            leaving[rounded(here[None])[0]].append((float(np.arctan2(away[1], away[0])), cell in one))
    return any(_alternate(sorted(around), lattice.no_crossing) for around in leaving.values())


def _alternate(around: list[tuple[float, bool]], rule: str) -> bool:
    if rule == "straight":
        return {first for angle, first in around for other, same in around
                if first == same and np.isclose(other - angle, np.pi)} == {True, False}
    return sum(one[1] != around[place - 1][1] for place, one in enumerate(around)) > 2


def all_solutions(puzzle: Puzzle, places: list[set[Placed]], most: int = 3_000) -> set[Found]:
    """Return all solutions, filling the first empty cell each time; raises TooLongError."""
    filled: list[Found] = []
    nodes = 0

    def fill(empty: frozenset[Cell], placed: tuple[Placed, ...], holes: int) -> None:
        nonlocal nodes
        nodes += 1
        if nodes > most:
            raise TooLongError
        used = [sum(number == one[0] for one in placed) for number in range(len(places))]
        if not empty:
            if all(part.least <= n for part, n in zip(puzzle.parts, used, strict=True)):
                filled.append(frozenset(placed))
            return
        first = min(empty)
        if first in puzzle.target.optional and holes != 0:
            fill(empty - {first}, placed, holes - 1)
        for number, part in enumerate(puzzle.parts):
            for lying in places[number] if used[number] < part.most else ():
                if first in lying[1] <= empty:
                    fill(empty - lying[1], (*placed, lying), holes)

    most_empty = puzzle.target.most_empty
    fill(frozenset(puzzle.target.cells), (), -1 if most_empty is None else most_empty)
    assert len(filled) == len(set(filled))
    return {found for found in filled if obeys(puzzle, found)}


def obeys(puzzle: Puzzle, found: Found) -> bool:
    """Whether no two parts cross and all sides face what they may."""
    if any(crossing(puzzle.lattice, one, other) for (_, one, _), (_, other, _) in combinations(found, 2)):
        return False
    if puzzle.matching is None and not any(form.marks for part in puzzle.parts for form in part.forms):
        return True
    meet = puzzle.matching.meet if puzzle.matching else None
    alone = puzzle.matching.alone if puzzle.matching else None
    owner = {cell: placed for placed in found for cell in placed[1]}
    words = {(cell, point): word for _, _, looks in found for cell, point, word in looks}
    for cell, placed in owner.items():
        for facing in puzzle.lattice.neighbours(cell):
            one = words.get((cell, center(puzzle.lattice, facing)), "")
            other = words.get((facing, center(puzzle.lattice, cell)), "")
            if facing not in owner:
                if alone is not None and one not in alone:
                    return False
            elif facing not in placed[1]:
                pair = one == other if meet is None else (one, other) in meet or (other, one) in meet
                if not pair:
                    return False
    return all(max(Counter(words[side] for side in line if side in words).values(), default=0) <= 1
               for line in lines_of(puzzle))


def lines_of(puzzle: Puzzle) -> list[frozenset[tuple[Cell, Point]]]:
    """Return the lines along which marks are different, each as cells and the points that their sides face."""
    lattice = puzzle.lattice
    return [frozenset((cell, center(lattice, there)) for cell, side in line for edge, there in zip(
        lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True) if edge.label == side)
        for line in puzzle.target.different]


def symmetries(puzzle: Puzzle, own: list[set[Placed]]) -> list[Symmetry]:
    """Return (mirrors, where cells go, where points of looks go, where parts go) of all that keeps the set of parts.

    Parts may go to themselves, or to parts with the same copies.
    """
    lattice, known = puzzle.lattice, bodies(puzzle.lattice, puzzle.target.cells)
    lines = set(lines_of(puzzle))
    faced = sorted({point for places in own for _, _, looks in places for _, point, _ in looks}
                   | {point for line in lines for _, point in line})
    clouds = [corners(lattice, cell) for cell in puzzle.target.cells]
    exact = middles(lattice, puzzle.target.cells)
    points = np.array([*np.concatenate(clouds), *(exact[point] for point in faced)])
    ends = np.cumsum([len(cloud) for cloud in clouds])
    found = []
    for image, sign in congruent(points, clouds, len(clouds[0]), unlike(points)):
        there = [known.get(frozenset(rounded(body)), NOWHERE) for body in np.split(image[: ends[-1]], ends[:-1])]
        where = dict(zip(puzzle.target.cells, there, strict=True))
        carry = dict(zip(faced, rounded(image[ends[-1] :]), strict=True))
        holes = {where[cell] for cell in puzzle.target.optional}
        colors = {where.get(cell): color for cell, color in puzzle.target.cell_colors}
        if NOWHERE in there or set(carry.values()) != set(faced) or holes != set(puzzle.target.optional) \
                or colors != dict(puzzle.target.cell_colors) \
                or {frozenset((where[cell], carry[point]) for cell, point in line) for line in lines} != lines:
            continue
        order = parts_carried(puzzle, own, where, carry)
        if order is not None:
            found += [(mirrors, where, carry, order) for mirrors in ((False, True) if sign == 0 else (sign < 0,))]
    return found


def parts_carried(puzzle: Puzzle, own: list[set[Placed]], where: dict[Cell, Cell], carry: dict[Point, Point]
                  ) -> tuple[int, ...] | None:
    """Return where the parts go, or None when some part would become another."""
    limits = [(part.least, part.most) for part in puzzle.parts]
    looks = [{lying[1:] for lying in places} for places in own]
    carried = [{moved(lying, where, carry, (0,) * len(own))[1:] for lying in places} for places in own]
    return first_order([[carried[p] == looks[q] and (p == q or limits[p] == limits[q])
                         for q in range(len(own))] for p in range(len(own))])


def moved(lying: Placed, where: dict[Cell, Cell], carry: dict[Point, Point], order: tuple[int, ...]) -> Placed:
    part, cells, looks = lying
    return (order[part], frozenset(where[cell] for cell in cells),
            frozenset((where[cell], carry[point], word) for cell, point, word in looks))


def classes(solutions: set[Found], group: list[Symmetry], mirrors: bool) -> int:
    """Return how many solutions symmetries do not turn into each other, only rotations unless mirrors."""
    rest, number = set(solutions), 0
    while rest:
        one = next(iter(rest))
        rest -= {frozenset(moved(lying, *carried[1:]) for lying in one) for carried in group
                 if mirrors or not carried[0]}
        number += 1
    return number


def counts_of(solutions: set[Found], group: list[Symmetry]) -> tuple[int, int, int]:
    """Return the three counts: all solutions, modulo rotations, modulo reflections too."""
    return len(solutions), classes(solutions, group, False), classes(solutions, group, True)


def counts(puzzle: Puzzle, most: int = 3_000) -> tuple[int, int, int]:
    """Return the three counts of a puzzle; raises TooLongError."""
    places = places_of(puzzle)
    return counts_of(all_solutions(puzzle, places, most), symmetries(puzzle, places))
