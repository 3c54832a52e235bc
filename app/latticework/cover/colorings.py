"""Colourings of a target: how many cells of a colour there are, and how many the parts can cover."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover.reduction import Reduction
from latticework.cover.regions import Regions
from latticework.lattice.lattice import Floats, Ints, as_array
from latticework.phrases import Phrase, phrase

REMAINDERS = (2, 3, 4)
"""The numbers of colours that are tried with sums of coordinates."""
AXES = "xyz"
EXACT = 1 << 53
"""Below this floating numbers count exactly."""
COLORS = phrase("black cells"), phrase("white cells")


@dataclass(frozen=True, eq=False)
class Coloring:
    """A colouring of the cells of a target.

    name: how the cells are coloured, the beginning of a sentence; colors: what the cells of each colour are called;
    of (cells,): the colour of each cell. natural: whether the lattice itself suggests it, and no coordinates do.
    """

    name: Phrase
    colors: tuple[Phrase, ...]
    of: Ints
    natural: bool = True


@dataclass(frozen=True, eq=False)
class Balance:
    """How many cells of one colour a target has, and the numbers, ascending, that placements can cover."""

    coloring: Coloring
    color: int
    there: int
    reachable: tuple[int, ...]

    @property
    def possible(self) -> bool:
        """Whether the parts may cover just the cells of this colour that there are."""
        return self.there in self.reachable


def colorings(reduction: Reduction, regions: Regions) -> Iterator[Coloring]:
    """Yield colourings of the target that differ: like a chessboard, by kinds of cell, by sums of coordinates."""
    seen = set()
    for coloring in _every(reduction, regions):
        key = np.unique(coloring.of, return_index=True, return_inverse=True)
        key_bytes = np.argsort(np.argsort(key[1]))[key[2]].tobytes()  # colours numbered as they first occur
        if key_bytes not in seen and len(key[0]) > 1:
            seen.add(key_bytes)
            yield coloring


def _every(reduction: Reduction, regions: Regions) -> Iterator[Coloring]:
    lattice, cells = reduction.puzzle.lattice, as_array(reduction.puzzle.target.cells)
    if regions.color.any():
        yield Coloring(phrase("With the cells in two colours like a chessboard"), COLORS,
                       (regions.color < 0).astype(np.int64))
    if len(lattice.kinds) > 1:
        yield Coloring(phrase("With a colour for each kind of cell"), tuple(
            phrase("cells of kind {name}", name=kind.name) for kind in lattice.kinds),
                       cells[:, -1])
    for colors in REMAINDERS:
        names = COLORS if colors == 2 else tuple(
            phrase("cells with remainder {n}", n=number) for number in range(colors))
        for factors in _factors(lattice.rank, colors):
            yield Coloring(phrase("With cells coloured by the remainder of {sum} divided by {n}",
                                  sum=_written(factors), n=colors), names,
                           cells[:, :-1] @ np.array(factors) % colors, natural=False)


def _factors(rank: int, colors: int) -> Iterator[tuple[int, ...]]:
    """Yield factors of coordinates whose sums give different colourings."""
    for factors in product(range(colors), repeat=rank):
        alike = [tuple(unit * factor % colors for factor in factors) for unit in range(1, colors)
                 if np.gcd(unit, colors) == 1]
        if np.gcd.reduce([*factors, colors]) == 1 and factors == min(alike):
            yield factors


def _written(factors: tuple[int, ...]) -> str:
    return " + ".join(f"{factor if factor > 1 else ''}{axis}" for factor, axis in zip(factors, AXES, strict=False)
                      if factor)


class Balances:
    """Finds balances of the colourings of one puzzle."""

    def __init__(self, reduction: Reduction) -> None:
        self.reduction, cover = reduction, reduction.cover
        cell = cover.items - len(reduction.blocks)
        own = (cell >= 0) & (cell < len(reduction.puzzle.target.cells))
        self._cell, self._owner = cell[own], cover.owner[own]
        self._sizes = [len(part.cells) for part in reduction.puzzle.parts] + [1]

    def of(self, coloring: Coloring) -> list[Balance]:
        """Return the balance of each colour that some cell has."""
        colors, base = int(coloring.of.max()) + 1, max(self._sizes) + 1
        if base**colors < EXACT:  # how many cells there are of each colour, as digits of one number
            different = self._different((base**coloring.of.astype(np.float64))[self._cell])
            return [self._balance(coloring, color, [np.unique(some // base**color % base) for some in different])
                    for color in np.unique(coloring.of).tolist()]
        return [self._balance(coloring, color, self._different((coloring.of == color)[self._cell]))
                for color in np.unique(coloring.of).tolist()]

    def _different(self, weights: Ints | Floats) -> list[Ints]:
        """Return the different sums of weights that the placements of each part have, and then holes."""
        checkpoint()
        sums = np.bincount(self._owner, weights, self.reduction.cover.n_options).astype(np.int64)
        return [np.unique(some) for some in np.split(sums, self.reduction.first_of[1:-1])]

    def _balance(self, coloring: Coloring, color: int, different: list[Ints]) -> Balance:
        """Find the sums of weights that placements can have, which is one number where colour and size would be two.

        A cell of the colour weighs so much that all cells of the target together tell how many of them have it.
        """
        cells, cover, weight = len(coloring.of), self.reduction.cover, int(coloring.of.max()) + 1
        reach = 1 << cells  # bit cells + w stands for a weight of w
        mask = (1 << (weight + 1) * cells + 1) - 1
        for part, (size, counts) in enumerate(zip(self._sizes, different, strict=False)):
            checkpoint()
            copies = min(int(cover.most[part]), cells // max(1, size))
            steps = (weight * counts - size).tolist()
            reach = _reached(reach, steps, int(cover.least[part]), copies) & mask
        there = int((coloring.of == color).sum())
        reachable = tuple(number for number in range(cells + 1)
                          if reach >> weight * number & 1)  # a weight of weight * number - cells
        return Balance(coloring, color, there, reachable)


def _reached(reach: int, steps: list[int], least: int, most: int) -> int:
    """Return the weights that are reached with `least` to `most` more placements of these weights."""
    for copy in range(most):
        added = 0
        for step in steps:
            added |= reach << step if step >= 0 else reach >> -step
        after = added if copy < least else added | reach
        if after == reach:
            break
        reach = after
    return reach
