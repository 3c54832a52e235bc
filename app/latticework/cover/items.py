"""The exact cover problem of placements: parts and cells, crossings and sides that must not meet, as items."""

import numpy as np

from latticework.cover.mark_conflicts import PlacedSides
from latticework.cover.placements import MarkedSide, covered, marks_at
from latticework.cover.problem import Cover, Int32
from latticework.puzzle import Puzzle

Pairs = tuple[Int32, Int32]
"""Pairs of an option and an item that it holds, as two arrays."""


def cover_of(
    puzzle: Puzzle, blocks: list[Int32], crossed: list[Int32], sides: tuple[MarkedSide, ...],
    matching: PlacedSides | None,
) -> Cover:
    """Return the cover problem of blocks of placements, as `Reduction` has them.

    crossed: the crossings that each placement has, shape (placements, crossings) for some at a time.
    """
    least, most = [part.least for part in puzzle.parts], [part.most for part in puzzle.parts]
    if puzzle.target.optional:
        least.append(0)
        most.append(most_holes(puzzle))
    least, most = least + [1] * len(puzzle.target.cells), most + [1] * len(puzzle.target.cells)
    options = sum(map(len, blocks))
    found = [_parts_and_cells(puzzle, blocks), _crossings(crossed)]
    if matching is not None:
        found.append(_conflicts(puzzle, blocks, sides, matching))
    owners, items = [], []
    for number, (owner, item) in enumerate(found):
        n = int(item.max(initial=-1)) + 1 if number else 0  # how many secondary items these are
        owners.append(owner)
        items.append(item + (len(least) if number else 0))
        least, most = least + [0] * n, most + [1] * n
    return _sorted(np.concatenate(owners), np.concatenate(items), options, least, most)


def most_holes(puzzle: Puzzle) -> int:
    """Return how many cells may stay empty at once, given what the parts fill at least."""
    least_filled = sum(len(part.cells) * part.least for part in puzzle.parts)
    return max(0, min(puzzle.target.may_be_empty, len(puzzle.target.cells) - least_filled))


def _sorted(owner: Int32, items: Int32, options: int, least: list[int], most: list[int]) -> Cover:
    order = np.lexsort((items, owner))
    start = np.append(0, np.cumsum(np.bincount(owner, minlength=options)))
    return Cover(start.astype(np.int32), items[order].astype(np.int32), np.array(least, np.int32),
                 np.array(most, np.int32))


def _parts_and_cells(puzzle: Puzzle, blocks: list[Int32]) -> Pairs:
    first, owners, items = 0, [], []
    for number, block in enumerate(blocks):
        cells = block[:, : len(puzzle.parts[number].cells) if number < len(puzzle.parts) else 1]
        own = np.concatenate([np.full((len(block), 1), number), len(blocks) + cells], axis=1)
        owners.append(np.repeat(np.arange(first, first + len(block)), own.shape[1]))
        items.append(own.ravel())
        first += len(block)
    return np.concatenate([*owners, []]).astype(np.int32), np.concatenate([*items, []]).astype(np.int32)


def _crossings(crossed: list[Int32]) -> Pairs:
    """Return crossings as items, in the order in which options have them."""
    lengths = np.concatenate([*(np.full(len(some), some.shape[1]) for some in crossed), []]).astype(np.int64)
    flat = np.concatenate([*(some.ravel() for some in crossed), []])
    _, first, number = np.unique(flat, return_index=True, return_inverse=True)
    rank = np.argsort(np.argsort(first))
    return np.repeat(np.arange(len(lengths)), lengths).astype(np.int32), rank[number].astype(np.int32)


def _conflicts(puzzle: Puzzle, blocks: list[Int32], sides: tuple[MarkedSide, ...], matching: PlacedSides) -> Pairs:
    """Return as items the sets of options whose sides must not meet."""
    first = 0
    for number, block in enumerate(blocks):
        for option, row in enumerate(block.tolist(), first):
            cells = tuple(puzzle.target.cells[cell] for cell in covered(puzzle, row))
            if number < len(puzzle.parts):
                matching.add(option, cells, marks_at(puzzle, sides, row))
            else:
                matching.add_hole(option, cells[0])
        first += len(block)
    sets = matching.conflicts()
    owners = [option for some in sets for option in some]
    return np.array(owners, np.int32), np.repeat(np.arange(len(sets), dtype=np.int32), list(map(len, sets)))
