"""Slow, obviously right twin of placing parts on any lattice: it looks at points in space and tries everything.

It shares no code with the program beyond its data classes. A placement is (part, cells, looks); a look is (cell,
point, word): the side of the cell that faces the point carries a mark, or, where the point is the cell's own centre,
it has a colour. Points are rounded, so that they can be compared.
"""

from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.puzzle import Part, Puzzle

Point = tuple[float, ...]
Look = tuple[Cell, Point, str]
Placed = tuple[int, frozenset[Cell], frozenset[Look]]
Body = frozenset[Point]
NOWHERE: Cell = ()
"""Where a motion carries a cell to no cell."""


def rounded(points: np.ndarray) -> list[Point]:
    return [tuple(point) for point in (np.round(points, 5) + 0.0).tolist()]


def corners(lattice: Lattice, cell: Cell) -> np.ndarray:
    """Return what a cell is made of: its corners, or the centre of a ball."""
    return lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors


@cache  # the same few cells are asked for some hundred thousand times
def center(lattice: Lattice, cell: Cell) -> Point:
    return rounded(corners(lattice, cell).mean(axis=0)[None])[0]


def middles(lattice: Lattice, cells: Sequence[Cell]) -> dict[Point, np.ndarray]:
    """Return the centres of cells and of their neighbours, by the same rounded."""
    near = {there for cell in cells for there in (cell, *lattice.neighbours(cell))}
    return {center(lattice, cell): corners(lattice, cell).mean(axis=0) for cell in sorted(near)}


def unlike(points: np.ndarray) -> np.ndarray:
    return np.array(list(dict(zip(rounded(points), points, strict=True)).values()))


def places_of(puzzle: Puzzle) -> list[set[Placed]]:
    """Return all ways each part may lie in the target; none for a part that is not used."""
    return [lyings(puzzle, number) if part.most else set() for number, part in enumerate(puzzle.parts)]


def frame_of(points: np.ndarray) -> list[int]:
    """Return the numbers of the first points, each of which is not in the line, plane ... of those before."""
    frame: list[int] = []
    for i in range(len(points)):
        if np.linalg.matrix_rank(points[[*frame, i]] - points[[*frame, i][0]], tol=1e-5) == len(frame):
            frame.append(i)
    return frame


def congruent(points: np.ndarray, near: Sequence[np.ndarray], n_near: int, every: np.ndarray
              ) -> Iterator[tuple[np.ndarray, int]]:
    """Yield where points may go, all distances kept, and whether that is a motion, 1, a mirror image, -1, or both, 0.

    The first n_near points go together to one of the sets `near`, the others anywhere in `every`; of these only those
    are looked at that say where the rest goes.
    """
    frame = frame_of(points)
    base = points[frame] - points[frame[0]]
    weights = np.linalg.lstsq(base[1:].T, (points - points[frame[0]]).T, rcond=None)[0].T if len(frame) > 1 else None

    def choose(chosen: list[np.ndarray], here: np.ndarray) -> Iterator[np.ndarray]:
        if len(chosen) == len(frame):
            yield np.array(chosen)
            return
        allowed = here if frame[len(chosen)] < n_near else every
        fits = np.ones(len(allowed), bool)
        for i, before in enumerate(chosen):
            wanted = np.linalg.norm(base[len(chosen)] - base[i])
            fits &= np.abs(np.linalg.norm(allowed - before, axis=1) - wanted) < 1e-5
        for point in allowed[fits]:
            yield from choose([*chosen, point], here)

    for here in near:
        for image in choose([], here):
            turned = image[1:] - image[0]
            full = len(turned) == points.shape[1]
            sign = round(np.sign(np.linalg.det(turned) * np.linalg.det(base[1:]))) if full else 0
            yield image[0] + (0 if weights is None else weights @ turned) + np.zeros(points.shape), sign


def bodies(lattice: Lattice, cells: Sequence[Cell]) -> dict[Body, Cell]:
    return {frozenset(rounded(corners(lattice, cell))): cell for cell in cells}


def lyings(puzzle: Puzzle, number: int) -> set[Placed]:
    """Return all ways a part may lie in the target, in any of its forms, as far as it alone is concerned."""
    return {placed for form in puzzle.parts[number].forms for placed in lyings_of_form(puzzle, number, form)}


def lyings_of_form(puzzle: Puzzle, number: int, part: Part) -> set[Placed]:
    lattice, known = puzzle.lattice, bodies(puzzle.lattice, puzzle.target.cells)
    looks = [(m.cell, facing, m.mark) for m in part.marks for edge, facing in zip(
        lattice.kinds[m.cell[-1]].half_edges, lattice.neighbours(m.cell), strict=True) if edge.label == m.side]
    looks += [(cell, cell, color) for cell, color in part.cell_colors if puzzle.target.cell_colors]
    sides = {(cell, center(lattice, n)) for cell in puzzle.target.cells for n in (cell, *lattice.neighbours(cell))}
    clouds = [corners(lattice, cell) for cell in part.cells]
    points = np.concatenate([*clouds, *(corners(lattice, facing).mean(axis=0)[None] for _, facing, _ in looks)])
    ends = np.cumsum([len(cloud) for cloud in clouds])
    found = set()
    for image, sign in copies_of(puzzle, number, points, len(clouds[0])):
        there = [known.get(frozenset(rounded(body)), NOWHERE) for body in np.split(image[: ends[-1]], ends[:-1])]
        moved = dict(zip(part.cells, there, strict=True))
        seen = {(moved[cell], point, word) for (cell, _, word), point in zip(
            looks, rounded(image[ends[-1] :]), strict=True)}
        mirrored = sign < 0 and puzzle.rule(part) == "turn"
        if NOWHERE not in there and not mirrored and all((cell, point) in sides for cell, point, _ in seen):
            found.add((number, frozenset(there), frozenset(seen)))
    wanted = {(cell, center(lattice, cell)): color for cell, color in puzzle.target.cell_colors}
    pairs = puzzle.target.color_pairs
    equal = tuple((color, color) for color in wanted.values())
    return {placed for placed in found if all(
        (cell, point) not in wanted or (word, wanted[cell, point]) in (equal if pairs is None else pairs)
        for cell, point, word in placed[2])}


def copies_of(puzzle: Puzzle, number: int, points: np.ndarray, first: int) -> Iterator[tuple[np.ndarray, int]]:
    """Yield where the points of a part may go by its rule; its first cell has `first` of them."""
    rule, target = puzzle.rule(puzzle.parts[number]), [corners(puzzle.lattice, cell) for cell in puzzle.target.cells]
    if rule == "placed":
        yield points, 1
    elif rule == "fixed":
        for cloud in target:
            yield points + cloud.mean(axis=0) - points[:first].mean(axis=0), 1
    else:
        every = np.array([*np.concatenate(target), *middles(puzzle.lattice, puzzle.target.cells).values()])
        yield from congruent(points, target, first, unlike(every))
