"""Arguments about a puzzle that a picture can show: why it has no solution, or where few parts fit.

Some of them colour the target, and compare the cells of each colour with those that the parts can cover.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.reasons import check, check_volume, reached
from latticework.cover.reduction import Fits, Reduction
from latticework.cover.regions import Regions, island_numbers, regions
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats, Ints, as_array
from latticework.phrases import Phrase, phrase, phrase_n

_REMAINDERS = (2, 3, 4)
"""The numbers of colours for colourings by sums of coordinates."""
_AXES = "xyz"
_EXACT = 1 << 53
"""Integers below this are exact as floating-point numbers."""
COLORS = phrase("black cells"), phrase("white cells")

_MOST_SIZES = 4
"""The most numbers that are listed one by one."""

_MOST_PROOFS = 3
"""The most colourings shown as proofs; there are often many more of the same kind."""


@dataclass(frozen=True, eq=False)
class Coloring:
    """A colouring of the cells of a target.

    name: how the cells are coloured, the beginning of a sentence; colors: the names of the cells of each colour; of
    (cells,): the colour of each cell. natural: whether it comes from the lattice itself, not from coordinates.
    """

    name: Phrase
    colors: tuple[Phrase, ...]
    of: Ints
    natural: bool = True


@dataclass(frozen=True, eq=False)
class Balance:
    """How many cells of one colour a target has, and in ascending order how many the placements can cover."""

    coloring: Coloring
    color: int
    there: int
    reachable: tuple[int, ...]

    @property
    def possible(self) -> bool:
        """Whether the parts can cover exactly as many cells of this colour as there are."""
        return self.there in self.reachable


def colorings(reduction: Reduction, where: Regions) -> Iterator[Coloring]:
    """Yield different colourings of the target: like a chessboard, by kinds of cell, by sums of coordinates."""
    seen = set()
    for coloring in _every(reduction, where):
        key = np.unique(coloring.of, return_index=True, return_inverse=True)
        key_bytes = np.argsort(np.argsort(key[1]))[key[2]].tobytes()  # colours numbered as they first occur
        if key_bytes not in seen and len(key[0]) > 1:
            seen.add(key_bytes)
            yield coloring


def _every(reduction: Reduction, where: Regions) -> Iterator[Coloring]:
    lattice, cells = reduction.puzzle.lattice, as_array(reduction.puzzle.target.cells)
    if where.color.any():
        yield Coloring(phrase("With the cells in two colours like a chessboard"), COLORS,
                       (where.color < 0).astype(np.int64))
    if len(lattice.kinds) > 1:
        yield Coloring(phrase("With a colour for each kind of cell"), tuple(
            phrase("cells of kind {name}", name=kind.name) for kind in lattice.kinds),
                       cells[:, -1])
    for colors in _REMAINDERS:
        names = COLORS if colors == 2 else tuple(
            phrase("cells with remainder {n}", n=number) for number in range(colors))
        for factors in _factors(lattice.rank, colors):
            yield Coloring(phrase("With cells coloured by the remainder of {sum} divided by {n}",
                                  sum=_written(factors), n=colors), names,
                           cells[:, :-1] @ np.array(factors) % colors, natural=False)


def _factors(rank: int, colors: int) -> Iterator[tuple[int, ...]]:
    """Yield factors of coordinates whose sums give different colourings."""
    for factors in product(range(colors), repeat=rank):
        # Multiplying all by a unit only renames the colours; so only the least of each set is used.
        alike = [tuple(unit * factor % colors for factor in factors) for unit in range(1, colors)
                 if np.gcd(unit, colors) == 1]
        if np.gcd.reduce([*factors, colors]) == 1 and factors == min(alike):
            yield factors


def _written(factors: tuple[int, ...]) -> str:
    return " + ".join(f"{factor if factor > 1 else ''}{axis}" for factor, axis in zip(factors, _AXES, strict=False)
                      if factor)


class Balances:
    """Computes the balances of colourings of one puzzle."""

    def __init__(self, reduction: Reduction) -> None:
        self.reduction, cover = reduction, reduction.cover
        cell = cover.items - len(reduction.blocks)
        own = (cell >= 0) & (cell < len(reduction.puzzle.target.cells))
        self._cell, self._owner = cell[own], cover.owner[own]
        self._sizes = [part.sizes for part in reduction.puzzle.parts] + [(1,)]

    def of(self, coloring: Coloring) -> list[Balance]:
        """Return the balances of a colouring, one for each colour in use."""
        colors, base = int(coloring.of.max()) + 1, max(sizes[-1] for sizes in self._sizes) + 1
        # All colours in one pass: a placement has less than `base` cells of each, so its counts are digits.
        if base**colors < _EXACT:  # how many cells there are of each colour, as digits of one number
            digits = [some // base ** np.arange(colors)[:, None] % base
                      for some in self._different((base**coloring.of.astype(np.float64))[self._cell])]
            return [self._balance(coloring, color, [np.unique(colors * some[color] - some.sum(axis=0))
                                                    for some in digits])
                    for color in np.unique(coloring.of).tolist()]
        return [self._balance(coloring, color, self._different(colors * (coloring.of == color)[self._cell] - 1))
                for color in np.unique(coloring.of).tolist()]

    def _different(self, weights: Ints | Floats) -> list[Ints]:
        """Return the different sums of weights of the placements of each part, holes last."""
        checkpoint()
        sums = np.bincount(self._owner, weights, self.reduction.cover.n_options).astype(np.int64)
        return [np.unique(some) for some in np.split(sums, self.reduction.first_of[1:-1])]

    def _balance(self, coloring: Coloring, color: int, steps: list[Ints]) -> Balance:
        """Return a balance, computed from the sums of weights of placements: one number for colour and size together.

        steps: the different sums of each part. Each cell weighs -1, one of the colour as much more as there are
        colours: with the whole target covered, the sum determines how many cells have the colour.
        """
        cells, cover, weight = len(coloring.of), self.reduction.cover, int(coloring.of.max()) + 1
        reach = 1 << cells  # bit cells + w stands for a weight of w
        mask = (1 << (weight + 1) * cells + 1) - 1
        for part, (sizes, own) in enumerate(zip(self._sizes, steps, strict=False)):
            checkpoint()
            copies = min(int(cover.most[part]), cells // max(1, sizes[0]))
            reach = reached(reach, own.tolist(), int(cover.least[part]), copies, mask)
        there = int((coloring.of == color).sum())
        reachable = tuple(number for number in range(cells + 1)
                          if reach >> weight * number & 1)  # a weight of weight * number - cells
        return Balance(coloring, color, there, reachable)


@dataclass(frozen=True)
class CellClass:
    """Some cells of the target with a title."""

    title: Phrase
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Argument:
    """A sentence about a puzzle, and classes of cells of its target to be painted in different colours.

    proof: whether it proves that there is no solution. part: the part that it is about, -1 for none.
    """

    text: str
    proof: bool
    classes: tuple[CellClass, ...] = ()
    part: int = -1


def arguments(reduction: Reduction) -> list[Argument]:
    """Return arguments about a puzzle, found without a search: proofs that it has no solution, then hints.

    Of these a colouring that proves nothing is last: it says least about where to look.
    """
    found = [Argument(reason.text, True, (CellClass(phrase("cells that nothing covers"), reason.cells),)
                      if reason.cells else (), reason.part) for reason in check(reduction)]
    if check_volume(reduction.puzzle):
        return found
    where = regions(reduction)
    proofs = [*found, *_islands(reduction, where)]
    shown = list(_colored(reduction, where)) if all(argument.part < 0 for argument in found) else []
    every = [*proofs, *_tight(reduction), *shown]
    return sorted(every, key=lambda argument: not argument.proof)


def _islands(reduction: Reduction, where: Regions) -> list[Argument]:
    """Return arguments about islands of the target: those that no choice of parts fills, or that there are many."""
    islands, target = island_numbers(where), reduction.puzzle.target.cells
    some = np.array([len(block) > 0 for block in reduction.blocks])
    if len(islands) == 1 and not some[reduction.cover.least[: len(some)] > 0].all():
        return []  # a part that has to be placed cannot be, which is said by itself
    every, placeable = _sums(reduction, where.cells, np.ones_like(some)), _sums(reduction, where.cells, some)
    bad = [island for island in islands if not placeable >> len(island) & 1]
    found = [Argument(_unfilled(len(island), len(islands) == 1, not every >> len(island) & 1), True,
                      (_class(phrase("the island"), target, island),)) for island in bad]
    if len(islands) > 1 and not bad:
        classes = tuple(_class(phrase_n("{n} cell", "{n} cells", len(island)), target, island) for island in islands)
        found.append(Argument(phrase("The target falls apart into {n} islands, which are filled each by itself.",
                                     n=len(islands)), False, classes))
    return found


def _unfilled(cells: int, is_whole: bool, by_all: bool) -> Phrase:
    """Say that a number of cells is no sum of sizes.

    is_whole: whether the island is all of the target. by_all: whether also with parts that fit nowhere.
    """
    if is_whole:
        return (phrase_n("The target has {n} cell, a size that no choice of parts adds up to.",
                         "The target has {n} cells, a size that no choice of parts adds up to.", cells) if by_all else
                phrase_n("The target has {n} cell, a size that no choice of the parts that fit into it adds up to.",
                         "The target has {n} cells, a size that no choice of the parts that fit into it adds up to.",
                         cells))
    return (phrase_n("An island of {n} cell has a size that no choice of parts adds up to.",
                     "An island of {n} cells has a size that no choice of parts adds up to.", cells) if by_all else
            phrase_n("An island of {n} cell has a size that no choice of the parts that fit somewhere adds up to.",
                     "An island of {n} cells has a size that no choice of the parts that fit somewhere adds up to.",
                     cells))


def _sums(reduction: Reduction, cells: int, chosen: NDArray[np.bool_]) -> int:
    """Return the sizes that some copies of chosen parts, and cells that may stay empty, add up to, as bits."""
    reach, mask = 1, (1 << cells + 1) - 1
    every = [part.sizes for part in reduction.puzzle.parts] + [(1,)] * bool(reduction.puzzle.target.optional)
    for sizes, most, is_chosen in zip(every, reduction.cover.most.tolist(), chosen, strict=False):
        if is_chosen and sizes[0]:
            reach = reached(reach, sizes, 0, min(most, cells // sizes[0]), mask)
    return reach


def _colored(reduction: Reduction, where: Regions) -> list[Argument]:
    """Return arguments from colourings: the first one if it is natural, and the first few proofs."""
    found: list[Argument] = []
    balances = Balances(reduction)
    for number, coloring in enumerate(colorings(reduction, where)):
        every = balances.of(coloring)
        against = [balance for balance in every if not balance.possible]
        if against or (coloring.natural and not number):
            found.append(_argument(reduction, coloring, every, against))
        if sum(argument.proof for argument in found) == _MOST_PROOFS:
            break
    return found


def _argument(reduction: Reduction, coloring: Coloring, every: list[Balance], against: list[Balance]) -> Argument:
    target = reduction.puzzle.target.cells
    classes = tuple(_class(_balanced(balance), target, np.flatnonzero(coloring.of == balance.color).tolist())
                    for balance in every)
    if against:
        return Argument(_imbalance(against[0]), True, classes)
    return Argument(phrase("{coloring}, the parts can cover as many cells of each colour as there are.",
                           coloring=coloring.name), False, classes)


def _imbalance(balance: Balance) -> Phrase:
    """Return a sentence that says why the cells of one colour cannot all be covered."""
    there, fields = balance.there, {"coloring": balance.coloring.name, "there": balance.there,
                                    "cells": balance.coloring.colors[balance.color]}
    below = [number for number in balance.reachable if number < there]
    above = [number for number in balance.reachable if number > there]
    if below and above:
        return phrase("{coloring}, the target has {there} {cells}, but the parts cover {below} or {above} of them, "
                      "never a number between.", below=below[-1], above=above[0], **fields)
    if below:
        return phrase("{coloring}, the target has {there} {cells}, but the parts cover at most {most} of them.",
                      most=below[-1], **fields)
    if above:
        return phrase("{coloring}, the target has {there} {cells}, but the parts need at least {least} of them.",
                      least=above[0], **fields)
    return phrase("{coloring}, the target has {there} {cells}, which no choice of placements comes to.", **fields)


def _balanced(balance: Balance) -> Phrase:
    """Return a title for a colour: how many cells there are, and how many the parts can cover."""
    cells, there, reachable = balance.coloring.colors[balance.color], balance.there, balance.reachable
    if not reachable:
        return phrase("{cells}: {there}", cells=cells, there=there)
    if len(reachable) <= _MOST_SIZES:
        return phrase("{cells}: {there}; the parts cover {numbers}", cells=cells, there=there,
                      numbers=", ".join(map(str, reachable)))
    if not balance.possible and reachable[0] < there < reachable[-1]:
        return phrase("{cells}: {there}; the parts cover {below} or {above}, but no number between", cells=cells,
                      there=there, below=max(number for number in reachable if number < there),
                      above=min(number for number in reachable if number > there))
    return phrase("{cells}: {there}; the parts cover {least} to {most}", cells=cells, there=there,
                  least=reachable[0], most=reachable[-1])


def _tight(reduction: Reduction) -> list[Argument]:
    """Return an argument about the cells that must be covered and have the fewest placements."""
    fits, target = Fits(reduction), reduction.puzzle.target
    counts, free = fits.by_cell(fits.chosen()), set(target.optional)
    must = np.array([cell not in free for cell in target.cells], bool)
    some = counts[must & (counts > 0)]
    if not len(some):
        return []
    fewest = int(some.min())
    numbers = np.flatnonzero(must & (counts == fewest)).tolist()
    title = phrase_n("{n} placement", "{n} placements", fewest)
    text = (phrase_n("{n} cell can be covered in one way only.", "{n} cells can be covered in one way only.",
                     len(numbers)) if fewest == 1 else
            phrase_n("{n} cell has the fewest placements: {fewest}.",
                     "{n} cells have the fewest placements: {fewest} each.", len(numbers), fewest=fewest))
    return [Argument(text, False, (_class(title, target.cells, numbers),))]


def _class(title: Phrase, target: tuple[Cell, ...], numbers: list[int] | Ints) -> CellClass:
    return CellClass(title, tuple(target[number] for number in numbers))
