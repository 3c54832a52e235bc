"""Challenges: a few parts laid beforehand, so that the rest of a puzzle has exactly one solution.

For one solution the placements that are laid must rule out every other one: of each other solution at least one of
them is not a part. That is a hitting set, and the smallest are found by trying, for a solution that is not ruled out
yet, each placement that it lacks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework import kept_files
from latticework.cancel import checkpoint
from latticework.designs.all_positions import AllPositions
from latticework.jobs.job import Prepared
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_parts import with_free_names
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.marks import Mark
from latticework.solution import Placement, Solution, placements_of
from latticework.solution.placement import named_sides


@dataclass(frozen=True)
class Challenge:
    """Placements of a solution that no other one has all of; solution: its number, from 1; all of its options."""

    solution: kept_files.Index
    laid: tuple[kept_files.Index, ...]
    options: tuple[kept_files.Index, ...]

    def fits(self, prepared: Prepared) -> bool:
        """Whether it is one of a puzzle, as far as its numbers say; those of a file may be any."""
        part_of, parts = prepared.reduction.part_of, prepared.puzzle.parts
        if not {*self.laid} <= {*self.options} or max(self.options, default=0) >= len(part_of):
            return False
        times = Counter(part_of[[*self.options]].tolist())
        return all(times[number] <= part.most for number, part in enumerate(parts))


def challenges(found: Sequence[NDArray[np.int32]], prepared: Prepared, every: bool = False) -> Iterator[Challenge]:
    """Yield for each solution the fewest placements that leave it as the only one, if any do.

    found: the options of all solutions of a puzzle, one of each set of symmetric ones. every: yield all choices of so
    few, not one. Raises LatticeworkError where the solutions are too many or too long.
    """
    positions = AllPositions(found, prepared)
    n = len(found)
    for number, place in enumerate(positions.first, 1):
        checkpoint(phrase("solution {number} of {all}", number=number, all=n), number / n)
        options = positions.options(place)
        lacking = _differences(positions, options, place)
        if 0 in lacking:
            continue  # another solution has all of its placements, and more besides where cells may stay empty
        for laid in fewest(lacking, every):
            yield Challenge(number, tuple(options[k] for k in laid), tuple(options))


def _differences(positions: AllPositions, options: Sequence[int], place: int) -> list[int]:
    """Return which placements of a solution others lack, as bits; only sets without one of the others in them."""
    lacks = positions.lacking(options)
    # It lacks none of them, and an empty set is one that no placement hits.
    lacks[place] = -1
    sets: list[int] = []
    # By size, so that a set is compared with smaller ones alone.
    for one in sorted(np.unique(lacks[lacks >= 0]).tolist(), key=int.bit_count):
        if not any(one & other == other for other in sets):
            sets.append(one)
    return sets


def fewest(lacking: Sequence[int], every: bool = False) -> list[tuple[int, ...]]:
    """Return the smallest set of bits that has one of each set, ascending; every: all sets of that size."""
    size = 0
    while True:
        found = _of_size(lacking, size, every)
        if found:
            return sorted(tuple(k for k in range(one.bit_length()) if one >> k & 1) for one in found)
        size += 1


def _of_size(lacking: Sequence[int], size: int, every: bool, laid: int = 0, tried: int = 0) -> set[int]:
    """Return sets of `size` bits more than those laid; tried: bits that were tried instead of others before."""
    left = next((one for one in lacking if not one & laid), 0)
    if not left:
        return {laid} if size == 0 else set()
    found: set[int] = set()
    if size:
        for k in range(left.bit_length()):
            if left >> k & 1 and not tried >> k & 1:
                found |= _of_size(lacking, size - 1, every, laid | 1 << k, tried)
                # What has this bit was found by now.
                tried |= 1 << k
                if found and not every:
                    break
    return found


def solved_puzzle(prepared: Prepared, challenge: Challenge) -> tuple[Puzzle, Solution]:
    """Return the puzzle with the parts of a challenge where it lays them, and its solution.

    The parts that are laid come first; the others have fewer copies.
    """
    puzzle = prepared.puzzle
    laid = [*placements_of(np.array(challenge.laid, np.int32), prepared.reduction)]
    times = Counter(placement.part for placement in laid)
    free = {number: replace(part, least=max(0, part.least - times[number]), most=part.most - times[number])
            for number, part in enumerate(puzzle.parts) if part.most > times[number]}
    place = {number: len(laid) + n for n, number in enumerate(free)}
    rest = placements_of(np.array([*{*challenge.options} - {*challenge.laid}], np.int32), prepared.reduction)
    solution = [*(replace(placement, part=n) for n, placement in enumerate(laid)),
                *(replace(placement, part=place[placement.part]) for placement in rest)]
    bare = replace(puzzle, name=f"{puzzle.name} with {len(laid)} laid"[:MAX_NAME], parts=(), published=())
    parts = with_free_names(bare, [*(_placed(puzzle, placement) for placement in laid), *free.values()])
    return replace(bare, parts=tuple(parts)), tuple(solution)


def _placed(puzzle: Puzzle, placement: Placement) -> Part:
    """Return a part that stays where a placement has it."""
    part = puzzle.parts[placement.part]
    marks = tuple(Mark(cell, side, mark) for cell, side, mark in named_sides(puzzle.lattice, placement.marks))
    colors = tuple((cell, color) for cell, facing, color in placement.marks if cell == facing)
    return replace(part, cells=placement.cells, least=1, most=1, motions="placed", marks=marks, cell_colors=colors,
                   other_forms=(), form=0)


def in_words(prepared: Prepared, challenge: Challenge) -> list[str]:
    """Return the parts that are laid, each with its cells: "T at 0,0 1,0 1,1"."""
    return [f"{name} at {' '.join(','.join(map(str, cell)) for cell in cells)}"
            for name, cells in as_data(prepared, challenge)]


def as_data(prepared: Prepared, challenge: Challenge) -> list[tuple[str, list[Cell]]]:
    """Return the parts that are laid, each with its cells."""
    puzzle = prepared.puzzle
    return [(puzzle.parts[one.part].name, [puzzle.lattice.written(cell) for cell in one.cells])
            for one in placements_of(np.array(challenge.laid, np.int32), prepared.reduction)]
