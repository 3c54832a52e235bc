"""Arguments about a puzzle that a picture shows: why it has no solution, or where it is tight."""

from dataclasses import dataclass

import numpy as np

from latticework.cover.checks import check, check_volume
from latticework.cover.colorings import Balance, Balances, Coloring, colorings
from latticework.cover.fits import Fits
from latticework.cover.reduction import Reduction
from latticework.cover.regions import Regions, regions
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints
from latticework.phrases import Phrase, phrase, phrase_n

MOST_SIZES = 4
"""Numbers that are listed one by one."""
MOST_PROOFS = 3
"""Colourings that are shown to prove something; there are often many more of the same kind."""


@dataclass(frozen=True)
class CellClass:
    """Some cells of the target and what they have in common, in words."""

    title: Phrase
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Argument:
    """A sentence about a puzzle, and classes of cells of its target to be painted in different colours.

    proof: whether there is no solution because of it. part: the part that it speaks of, -1 for none.
    """

    text: str
    proof: bool
    classes: tuple[CellClass, ...] = ()
    part: int = -1


def arguments(reduction: Reduction) -> list[Argument]:
    """Return what is seen of a puzzle without a search; proofs that it has no solution come first."""
    found = [Argument(reason.text, True, (CellClass(phrase("cells that nothing covers"), reason.cells),)
                      if reason.cells else (), reason.part) for reason in check(reduction)]
    if check_volume(reduction.puzzle):
        return found
    where = regions(reduction)
    proofs = [*found, *_islands(reduction, where)]
    shown = list(_colored(reduction, where)) if all(argument.part < 0 for argument in found) else []
    every = [*proofs, *shown, *_tight(reduction)]
    return sorted(every, key=lambda argument: not argument.proof)


def _islands(reduction: Reduction, where: Regions) -> list[Argument]:
    """Return the islands, where the target has several, and those that no choice of parts fills."""
    islands, target = island_numbers(where), reduction.puzzle.target.cells
    sums = _sums(reduction, where.cells)
    bad = [island for island in islands if not sums >> len(island) & 1]
    found = [Argument(phrase_n("An island of {n} cell has a size that no choice of parts adds up to.",
                               "An island of {n} cells has a size that no choice of parts adds up to.", len(island)),
                      True, (_class(phrase("the island"), target, island),)) for island in bad]
    if len(islands) > 1 and not bad:
        classes = tuple(_class(phrase_n("{n} cell", "{n} cells", len(island)), target, island) for island in islands)
        found.append(Argument(phrase("The target falls apart into {n} islands, which are filled each by itself.",
                                     n=len(islands)), False, classes))
    return found


def island_numbers(where: Regions) -> list[list[int]]:
    """Return the numbers of the cells of each island, ascending."""
    home = list(range(where.cells))

    def root(cell: int) -> int:
        while home[cell] != cell:
            home[cell] = cell = home[home[cell]]
        return cell

    for a, b in where.near.tolist():
        low, high = sorted((root(a), root(b)))
        home[high] = low
    islands: dict[int, list[int]] = {}
    for cell in range(where.cells):
        islands.setdefault(root(cell), []).append(cell)
    return list(islands.values())


def _sums(reduction: Reduction, cells: int) -> int:
    """Return the sizes that some copies of the parts, and cells that may stay empty, add up to, as bits."""
    reach, mask = 1, (1 << cells + 1) - 1
    sizes = [len(part.cells) for part in reduction.puzzle.parts] + [1] * bool(reduction.puzzle.target.optional)
    for size, most, block in zip(sizes, reduction.cover.most.tolist(), reduction.blocks, strict=False):
        for _ in range(min(most, cells // size) if len(block) else 0):
            reach, before = (reach | reach << size) & mask, reach
            if reach == before:
                break
    return reach


def _colored(reduction: Reduction, where: Regions) -> list[Argument]:
    """Return the first colouring as it comes out, if it is a natural one, and the first that prove something."""
    found: list[Argument] = []
    balances = Balances(reduction)
    for number, coloring in enumerate(colorings(reduction, where)):
        every = balances.of(coloring)
        against = [balance for balance in every if not balance.possible]
        if against or (coloring.natural and not number):
            found.append(_argument(reduction, coloring, every, against))
        if sum(argument.proof for argument in found) == MOST_PROOFS:
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
    """Say why the cells of one colour cannot all be covered."""
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
    """Say of a colour how many cells there are and how many the parts can cover."""
    cells, there, reachable = balance.coloring.colors[balance.color], balance.there, balance.reachable
    if not reachable:
        return phrase("{cells}: {there}", cells=cells, there=there)
    if len(reachable) <= MOST_SIZES:
        return phrase("{cells}: {there}; the parts cover {numbers}", cells=cells, there=there,
                      numbers=", ".join(map(str, reachable)))
    return phrase("{cells}: {there}; the parts cover {least} to {most}", cells=cells, there=there,
                  least=reachable[0], most=reachable[-1])


def _tight(reduction: Reduction) -> list[Argument]:
    """Return the cells that must be covered with the fewest placements."""
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
