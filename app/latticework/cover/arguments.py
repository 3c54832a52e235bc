"""Arguments about a puzzle that a picture can show: why it has no solution, or where few parts fit.

Some of them colour the target, and compare the cells of each colour with those that the parts can cover.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, product
from math import inf

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.cover_arrays import Int32
from latticework.cover.forced_placements import dead_end
from latticework.cover.reasons import check, check_volume, reached
from latticework.cover.reduction import Fits, Reduction
from latticework.cover.regions import Regions, island_numbers, regions
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints, as_array
from latticework.phrases import Phrase, phrase, phrase_n

_REMAINDERS = (2, 3, 4)
"""The numbers of colours for colourings by sums of coordinates."""
_BLOCKS = (2, 3, 4)
"""The edges of blocks for colourings by blocks."""
_AXES = "xyz"
_BATCH = 16
"""Colourings computed together, between two looks at the clock."""
_AT_ONCE = 1 << 22
"""The most numbers in an array of what placements cover."""
PROOF_SECONDS = 0.1
"""The processor time that may be spent on colourings before a search."""
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
    """Yield different colourings of the target: by neighbours, kinds of cell, sums of coordinates, blocks."""
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
    for edge, factors in product(_BLOCKS, _factors(lattice.rank, 2)):
        for begin in product(*(range(edge if factor else 1) for factor in factors)):
            yield Coloring(
                phrase("With cells coloured by the remainder of {sum} divided by {n}",
                       sum=_written_blocks(factors, begin, edge), n=2), COLORS,
                (cells[:, :-1] + np.array(begin)) // edge @ np.array(factors) % 2, natural=False)


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


def _written_blocks(factors: tuple[int, ...], begin: tuple[int, ...], edge: int) -> str:
    return " + ".join(f"⌊{f'({axis} + {shift})' if shift else axis}/{edge}⌋"
                      for factor, shift, axis in zip(factors, begin, _AXES, strict=False) if factor)


class Balances:
    """Computes the balances of colourings of one puzzle."""

    def __init__(self, reduction: Reduction) -> None:
        cover, cells = reduction.cover, len(reduction.puzzle.target.cells)
        cell = cover.items - len(reduction.blocks)
        own = (cell >= 0) & (cell < cells)
        size = np.bincount(cover.owner[own], minlength=cover.n_options)
        cell, begin = cell[own], np.concatenate([[0], np.cumsum(size)])
        self._placements: list[list[tuple[int, Int32]]] = []
        """For each part, holes last: sizes of its placements, with the cells of those, shape (placements, size)."""
        self._cells, self._copies = cells, list[tuple[int, int]]()
        for part, (first, last) in enumerate(pairwise(reduction.first_of.tolist())):
            sizes = size[first:last]
            self._placements.append([
                (one, cell[begin[first:last][sizes == one][:, None] + np.arange(one)].astype(np.int32))
                for one in np.unique(sizes).tolist()])
            # More copies than that have no room.
            most = min(int(cover.most[part]), cells // max(1, int(sizes.min(initial=cells))))
            self._copies.append((int(cover.least[part]), most))

    def of(self, colorings: Sequence[Coloring]) -> list[list[Balance]]:
        """Return the balances of each of some colourings, one for each colour in use."""
        colors = [np.unique(coloring.of).tolist() for coloring in colorings]
        has_color = np.array([coloring.of == color for coloring, its in zip(colorings, colors, strict=True)
                              for color in its], bool).reshape(-1, self._cells).T
        # All colours of all colourings in one pass, as arrays of a few numbers take most of the time.
        steps = [_steps(placements, has_color) for placements in self._placements]
        of_column = iter(zip(*steps, strict=True))
        return [[self._balance(coloring, color, next(of_column)) for color in its]
                for coloring, its in zip(colorings, colors, strict=True)]

    def _balance(self, coloring: Coloring, color: int, steps: tuple[list[tuple[int, int]], ...]) -> Balance:
        """Return a balance; steps: for each part, holes last, the cells of the colour and the size of its placements.

        A cell of the colour weighs so much that the sum over the whole target determines how many cells have it.
        """
        checkpoint()
        cells, weight = len(coloring.of), int(coloring.of.max()) + 1
        reach = 1 << cells  # bit cells + w stands for a weight of w
        mask = (1 << (weight + 1) * cells + 1) - 1
        for (least, most), different in zip(self._copies, steps, strict=True):
            # Each cell weighs -1, one of the colour weight - 1: with the whole target covered, the sum determines how
            # many have it.
            reach = reached(reach, [weight * count - size for count, size in different], least, most, mask)
        there = int((coloring.of == color).sum())
        reachable = tuple(number for number in range(cells + 1)
                          if reach >> weight * number & 1)  # a weight of weight * number - cells
        return Balance(coloring, color, there, reachable)


def _steps(placements: list[tuple[int, Int32]], has_color: NDArray[np.bool_]) -> list[list[tuple[int, int]]]:
    """Return for each colour how many cells of it placements have, with their sizes, each pair once.

    placements: sizes, and the cells of the placements of that size, shape (placements, size). has_color (cells,
    colours).
    """
    found: list[list[tuple[int, int]]] = [[] for _ in range(has_color.shape[1])]
    for size, rows in placements:
        for count, column in np.argwhere(_counts_there(rows, has_color)).tolist():
            found[column].append((count, size))
    return found


def _counts_there(rows: Int32, has_color: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return which numbers of cells with a colour the placements have, shape (numbers, colours).

    rows (placements, size): their cells; has_color (cells, colours).
    """
    size, kind = rows.shape[1], np.min_scalar_type(rows.shape[1])
    there = np.zeros((size + 1, has_color.shape[1]), bool)
    for some in np.array_split(rows, max(1, rows.size * has_color.shape[1] // _AT_ONCE)):
        checkpoint()
        counts = np.zeros((len(some), has_color.shape[1]), kind)
        for cell in some.T:
            counts += has_color[cell]
        for number in range(size + 1):
            there[number] |= (counts == number).any(axis=0)
    return there


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
    found = _checked(reduction)
    if check_volume(reduction.puzzle):
        return found
    where = regions(reduction)
    proofs = [*found, *_islands(reduction, where)]
    if not any(argument.proof for argument in proofs):
        proofs += _forced(reduction)
    shown = list(_colored(reduction, where, inf)) if all(argument.part < 0 for argument in found) else []
    every = [*proofs, *_tight(reduction), *shown]
    return sorted(every, key=lambda argument: not argument.proof)


def proofs(reduction: Reduction, seconds: float = PROOF_SECONDS) -> list[Argument]:
    """Return what proves without a search that a puzzle has no solution; empty if nothing was found.

    seconds: the processor time after which no further colourings are tried; 0 for none, and no forced
    placements.
    """
    found = _checked(reduction)
    if found:
        return found
    where = regions(reduction)
    found = [argument for argument in _islands(reduction, where) if argument.proof]
    if not seconds:
        return found
    return found or _forced(reduction) or [
        argument for argument in _colored(reduction, where, seconds) if argument.proof]


def _checked(reduction: Reduction) -> list[Argument]:
    return [Argument(reason.text, True, (CellClass(phrase("cells that nothing covers"), reason.cells),)
                     if reason.cells else (), reason.part) for reason in check(reduction)]


def _forced(reduction: Reduction) -> list[Argument]:
    """Return the proof that forced placements leave something without any, if there is one."""
    end = dead_end(reduction)
    if end is None:
        return []
    classes = (CellClass(phrase("forced placements"), end.forced),
               CellClass(phrase("the cell that is left"), end.cells))
    return [Argument(end.text, True, tuple(some for some in classes if some.cells), end.part)]


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


def _colored(reduction: Reduction, where: Regions, seconds: float) -> Iterator[Argument]:
    """Yield arguments from colourings: the first one if it is natural, and the first few proofs."""
    balances, every, end = Balances(reduction), enumerate(colorings(reduction, where)), time.thread_time() + seconds
    left = _MOST_PROOFS
    while left and (some := list(islice(every, _BATCH))):
        for (number, coloring), its in zip(some, balances.of([one for _, one in some]), strict=True):
            against = [balance for balance in its if not balance.possible]
            if left and (against or (coloring.natural and not number)):
                left -= bool(against)
                yield _argument(reduction, coloring, its, against)
        if time.thread_time() > end:
            break


def _argument(reduction: Reduction, coloring: Coloring, every: list[Balance], against: list[Balance]) -> Argument:
    target = reduction.puzzle.target.cells
    classes = tuple(_class(_balanced(balance), target, np.flatnonzero(coloring.of == balance.color).tolist())
                    for balance in every)
    if against:
        return Argument(imbalance(against[0]), True, classes)
    return Argument(phrase("{coloring}, the parts can cover as many cells of each colour as there are.",
                           coloring=coloring.name), False, classes)


def imbalance(balance: Balance) -> Phrase:
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
