"""Shapes as pictures, small builders of puzzles, and a search without worker processes."""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from latticework.cover import Filtered, least_of_images
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.lattice import Cell, Lattice, builtin, motions, normalised, orientations
from latticework.lattice.by_name import lattice_from_data
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.cell_text import read_picture
from latticework.search import advance, make_searcher, root

PENTOMINOES = {
    "F": ".##/##./.#.", "I": "#####", "L": "####/#...", "N": "##../.###", "P": "##/##/#.", "T": "###/.#./.#.",
    "U": "#.#/###", "V": "#../#../###", "W": "#../##./.##", "X": ".#./###/.#.", "Y": "####/.#..", "Z": "##./.#./.##",
}
"""The twelve pentominoes; "/" ends a line."""

SOMA = {
    "V": "##/#.", "L": "###/#..", "T": "###/.#.", "Z": "##./.##",
    "A": "##/#. ../#.", "B": "##/#. .#/..", "P": "##/#. #./..",
}
"""The seven parts of the Soma cube; " " ends a layer."""

HEXAGON = """
format = 1
name = "my hexagon"
title = "Hexagons"
vectors = [[1.0, 0.0], [0.5, 0.8660254037844386]]
[[cells]]
name = "hexagon"
outline = [[0.5, -0.2886751345948129], [0.5, 0.2886751345948129], [0.0, 0.5773502691896258],
           [-0.5, 0.2886751345948129], [-0.5, -0.2886751345948129], [0.0, -0.5773502691896258]]
half_edges = [
    { label = "a", partner = "d", to = [1, 0] }, { label = "d", partner = "a", to = [-1, 0] },
    { label = "b", partner = "e", to = [0, 1] }, { label = "e", partner = "b", to = [0, -1] },
    { label = "c", partner = "f", to = [-1, 1] }, { label = "f", partner = "c", to = [1, -1] },
]
"""
"""A lattice file that does not ship with the program."""

TRIANGLES = """
format = 1
name = "my triangles"
title = "Triangles"
vectors = [[1.0, 0.0], [0.5, 0.8660254037844386]]
[[cells]]
name = "up"
outline = [[0.0, 0.0], [1.0, 0.0], [0.5, 0.8660254037844386]]
half_edges = [
    { label = "right", partner = "left", to = [0, 0], cell = "down" },
    { label = "left", partner = "right", to = [-1, 0], cell = "down" },
    { label = "below", partner = "above", to = [0, -1], cell = "down" },
]
[[cells]]
name = "down"
outline = [[1.0, 0.0], [1.5, 0.8660254037844386], [0.5, 0.8660254037844386]]
half_edges = [
    { label = "left", partner = "right", to = [0, 0], cell = "up" },
    { label = "right", partner = "left", to = [1, 0], cell = "up" },
    { label = "above", partner = "below", to = [0, 1], cell = "up" },
]
"""
"""A lattice file with two kinds of cell."""


def without_half_edges(text: str) -> str:
    """Return a lattice file that leaves its half-edges to be found."""
    return re.sub(r"half_edges = \[\n(?: .*\n)*\]\n", "", text)


def made(text: str) -> Lattice:
    """Return the lattice of a file given as text."""
    return lattice_from_data(tomllib.loads(text), "text")


def cells(picture: str, lattice: Lattice | None = None) -> tuple[Cell, ...]:
    """Return the cells, sorted, of a picture on one line: "/" ends a line, " " a layer."""
    rank = (lattice or square()).rank
    return tuple(sorted((*cell[:rank], 0) for cell in read_picture(picture.replace("/", "\n").replace(" ", "\n\n"))))


def square() -> Lattice:
    return builtin("square")


def cubic() -> Lattice:
    return builtin("cubic")


def box(*sizes: int) -> tuple[Cell, ...]:
    """Return the cells of a rectangle or a block."""
    return tuple((*cell, 0) for cell in product(*map(range, sizes)))


def parts(lattice: Lattice, pictures: dict[str, str], **rules: Any) -> tuple[Part, ...]:
    """Return parts of pictures; flat pictures lie in the bottom layer of a solid lattice."""
    return tuple(Part(name, cells(picture, lattice), **rules) for name, picture in pictures.items())


def flat(target: Iterable[Cell], names: str = "".join(PENTOMINOES), **rules: Any) -> Puzzle:
    """Return a puzzle of pentominoes in a flat target."""
    drawn = parts(square(), {n: PENTOMINOES[n] for n in names})
    return Puzzle(square(), "flat", target=Target(tuple(target)), parts=drawn, **rules)


def one_sided() -> Puzzle:
    """Return the eighteen one-sided pentominoes in a rectangle of 3 by 30."""
    turning = tuple(motion for motion in motions(square()) if not motion.mirrors)
    both = []
    for name, picture in PENTOMINOES.items():
        shape = cells(picture)
        mirrored = normalised(tuple((-x, y, kind) for x, y, kind in shape))
        both.append(Part(name, shape))
        if mirrored not in orientations(square(), shape, turning):
            both.append(Part(f"{name}'", mirrored))
    return Puzzle(square(), "one-sided", motions="turn", target=Target(box(30, 3)), parts=tuple(both))


def solid(target: Iterable[Cell], pictures: dict[str, str], **rules: Any) -> Puzzle:
    """Return a puzzle on the cubic lattice."""
    return Puzzle(cubic(), "solid", target=Target(tuple(target)), parts=parts(cubic(), pictures), **rules)


@dataclass(frozen=True)
class Solved:
    """What a whole search found; all, rotations, reflections are the three counts."""

    prepared: Prepared
    kept: Filtered
    nodes: int
    updates: int
    raw: int

    @property
    def counts(self) -> tuple[int, int, int]:
        return int(self.kept.copies.sum()), int(self.kept.rotations.sum()), len(self.kept.rows)


def solve(puzzle: Puzzle, budget: int = 1 << 40, pieces: int = 1, engine: str = "auto") -> Solved:
    """Search a puzzle to the end in this process, as a worker would, in slices of `budget` nodes."""
    prepared = prepare(puzzle, Method(engine))
    job = prepared.job
    searcher = make_searcher(job.problem)
    open_states, rows, nodes, updates = [root()], [], 0, 0
    while open_states:
        piece = advance(searcher, open_states.pop(), budget, pieces)
        open_states += piece.remaining
        rows.append(job.numbers[piece.solutions])
        nodes, updates = nodes + piece.nodes, updates + piece.updates
    found = np.concatenate(rows)
    return Solved(prepared, least_of_images(found, job.group, job.kept), nodes, updates, len(found))
