"""Slow, obviously right twins: of the search, of all that is built on motions and symmetries, and of counting.

They share no code with the program beyond its data classes. Placements are (part, frozenset of cells).
"""

from collections.abc import Iterator
from itertools import permutations, product

import numpy as np
from hypothesis import assume

from latticework.cover import Cover
from latticework.lattice import Cell
from latticework.puzzle import Puzzle

Placed = tuple[int, frozenset[Cell]]
Found = frozenset[Placed]
MOST_STEPS = 50_000
"""Options taken or left after which a random problem is too large for trying all sets."""


class AlgorithmX:
    """Knuth's search with the rule of the kernels: the smallest single item, the first in the order on ties.

    Without by_size the first in the order is taken. An item that may be covered several times counts as one, after
    all others, when it lacks its last option; `ahead`: a node is dead when such an item has too few options left.
    """

    def __init__(
        self, cover: Cover, order: list[int] | None = None, by_size: bool = True, ahead: bool = True
    ) -> None:
        self.options = [frozenset(cover.items[cover.start[o] : cover.start[o + 1]].tolist())
                        for o in range(cover.n_options)]
        self.least, self.most = cover.least.tolist(), cover.most.tolist()
        self.order, self.by_size, self.ahead = order or list(range(cover.n_items)), by_size, ahead
        self.solutions: list[tuple[int, ...]] = []
        self.profile: list[int] = []
        self.enter((), range(cover.n_options), frozenset())

    @property
    def nodes(self) -> int:
        return sum(self.profile)

    def enter(self, chosen: tuple[int, ...], live: range | list[int], closed: frozenset[int]) -> None:
        """Enter a node: the options chosen, those still possible, the items that were branched on."""
        self.profile += [0] * (len(chosen) + 1 - len(self.profile))
        self.profile[len(chosen)] += 1
        used = [sum(item in self.options[o] for o in chosen) for item in range(len(self.least))]
        needs = [(item, [o for o in live if item in self.options[o]])
                 for item in self.order if item not in closed and used[item] < self.least[item]]
        single = [need for need in needs if self.most[need[0]] == 1]
        many = sorted(need for need in needs if self.most[need[0]] > 1)
        if self.ahead and any(len(fitting) < self.least[item] - used[item] for item, fitting in many):
            return
        if not needs:
            self.solutions.append(chosen)
            return
        last = [(i, fit) for i, fit in many if used[i] == self.least[i] - 1 == self.most[i] - 1]
        if not single + last:
            return  # copies are lacking, but each of their options would cover something again
        item, fitting = min(single + last, key=lambda need: len(need[1])) if self.by_size else (single + last)[0]
        for o in fitting:
            counts = [used[i] + (i in self.options[o]) for i in range(len(used))]
            full = {i for i in self.options[o] if counts[i] == self.most[i]} | {item}
            self.enter((*chosen, o), [p for p in live if not full & self.options[p]], closed | full)


def all_covers(cover: Cover) -> set[tuple[int, ...]]:
    """Return all sets of options that cover every item between least and most times, each option taken or left.

    Called within a test of Hypothesis, which draws another problem where this one takes more than MOST_STEPS.
    """
    rows = np.zeros((cover.n_options, cover.n_items), int)
    rows[cover.owner, cover.items] = 1
    after = np.vstack([rows[::-1].cumsum(axis=0)[::-1], np.zeros((1, cover.n_items), int)])
    found: set[tuple[int, ...]] = set()
    open_sets: list[tuple[int, tuple[int, ...], np.ndarray]] = [(0, (), np.zeros(cover.n_items, int))]
    steps = 0
    while open_sets:
        steps += 1
        assume(steps <= MOST_STEPS)
        number, chosen, total = open_sets.pop()
        if (total > cover.most).any() or (total + after[number] < cover.least).any():
            continue
        if number == cover.n_options:
            found.add(chosen)
        else:
            open_sets += [(number + 1, chosen, total), (number + 1, (*chosen, number), total + rows[number])]
    return found


def signed_permutations(dimension: int) -> Iterator[np.ndarray]:
    """Yield the matrices of the symmetries of a square or a cube, the identity first."""
    for order in permutations(range(dimension)):
        for signs in product((1, -1), repeat=dimension):
            yield np.array(signs)[:, None] * np.eye(dimension, dtype=int)[list(order)]


def moved(cells: tuple[Cell, ...], matrix: np.ndarray) -> tuple[Cell, ...]:
    """Return the cells, in their order, after a motion, so that each least coordinate is zero."""
    turned = np.array([cell[:-1] for cell in cells]) @ matrix.T
    return tuple((*row, 0) for row in (turned - turned.min(axis=0)).tolist())


def placements(puzzle: Puzzle, part: int) -> set[frozenset[Cell]]:
    """Return all sets of cells of the target on which a part may lie; square and cubic lattices only."""
    rule, dimension = puzzle.rule(puzzle.parts[part]), puzzle.lattice.dimension
    found = set()
    for matrix in signed_permutations(dimension):
        mirrors = round(np.linalg.det(matrix)) < 0
        if (rule == "fixed" and (matrix != np.eye(dimension)).any()) or (rule == "turn" and mirrors):
            continue
        shape = np.array(moved(puzzle.parts[part].cells, matrix))
        for cell in puzzle.target.cells:
            lying = frozenset(map(tuple, (shape - shape[0] + np.array(cell)).tolist()))
            if lying <= set(puzzle.target.cells):
                found.add(lying)
    return found


def all_solutions(puzzle: Puzzle) -> set[Found]:
    """Return all solutions, filling the first empty cell each time; copies of a part are not told apart."""
    places = [placements(puzzle, number) if part.most else set() for number, part in enumerate(puzzle.parts)]
    found: set[Found] = set()

    def fill(empty: frozenset[Cell], placed: Found) -> None:
        used = [sum(number == p for p, _ in placed) for number in range(len(places))]
        if not empty:
            if all(part.least <= n for part, n in zip(puzzle.parts, used, strict=True)):
                found.add(placed)
            return
        first = min(empty)
        for number, part in enumerate(puzzle.parts):
            for lying in places[number] if used[number] < part.most else ():
                if first in lying <= empty:
                    fill(empty - lying, placed | {(number, lying)})

    fill(frozenset(puzzle.target.cells), frozenset())
    return found


def first_order(fits: list[list[bool]], begun: tuple[int, ...] = ()) -> tuple[int, ...] | None:
    """Return the first permutation in which each number q stands at a place p with fits[p][q], None for none.

    Being the first it keeps equal parts in their order. Places are filled in turn, so that few are tried.
    """
    if len(begun) == len(fits):
        return begun
    further = (first_order(fits, (*begun, q)) for q in range(len(fits)) if q not in begun and fits[len(begun)][q])
    return next((order for order in further if order is not None), None)


def symmetries(puzzle: Puzzle) -> list[tuple[bool, dict[Cell, Cell], tuple[int, ...]]]:
    """Return (mirrors, where cells go, where parts go) of each symmetry that keeps the set of parts.

    Parts may go to themselves, or to parts with the same copies.
    """
    own = [placements(puzzle, number) if part.most else set() for number, part in enumerate(puzzle.parts)]
    copies = [(part.least, part.most) for part in puzzle.parts]
    home = np.array(moved(puzzle.target.cells, np.eye(puzzle.lattice.dimension, dtype=int)))
    offset = dict(zip(map(tuple, home.tolist()), puzzle.target.cells, strict=True))
    found = []
    for matrix in signed_permutations(puzzle.lattice.dimension):
        image = moved(puzzle.target.cells, matrix)
        if set(image) != set(offset):
            continue
        where = {cell: offset[there] for cell, there in zip(puzzle.target.cells, image, strict=True)}
        carried = [{frozenset(where[cell] for cell in lying) for lying in places} for places in own]
        order = first_order([[carried[p] == own[q] and (p == q or copies[p] == copies[q])
                              for q in range(len(own))] for p in range(len(own))])
        if order is not None:
            found.append((round(np.linalg.det(matrix)) < 0, where, order))
    return found


def orbits(puzzle: Puzzle, solutions: set[Found], mirrors: bool) -> list[set[Found]]:
    """Return the classes of solutions under the symmetries, only the rotations unless `mirrors`."""
    group = [(where, order) for reverses, where, order in symmetries(puzzle) if mirrors or not reverses]
    rest, classes = set(solutions), []
    while rest:
        one = next(iter(rest))
        classes.append({frozenset((order[p], frozenset(where[c] for c in lying)) for p, lying in one)
                        for where, order in group})
        rest -= classes[-1]
    return classes
