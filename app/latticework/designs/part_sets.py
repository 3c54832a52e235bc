"""Which sets of parts make a puzzle: one search in which every part may be left out judges them all."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.part_sets import SetTable
from latticework.lattice import orientations
from latticework.phrases import phrase
from latticework.puzzle import MODULI, MOTIONS, Part, Puzzle
from latticework.puzzle.limits import MAX_COPIES
from latticework.puzzle.polyforms import part_set
from latticework.puzzle.targets import form_keys, only_current_target
from latticework.solution import Solution
from latticework.store.search_file import SearchFile
from latticework.store.tables import family_rows

Range = tuple[int, int]
"""The least and the most."""


@dataclass(frozen=True)
class Wanted:
    """Which sets are wanted: those with so many solutions, counted by `modulo`, of so many pieces; None for any."""

    solutions: Range | None = None
    pieces: Range | None = None
    modulo: str = "rotations"


@dataclass(frozen=True)
class PartChoice:
    """Which parts there are to choose from.

    cells: all parts of so many cells, or units of the lattice, None for those of the puzzle. sort: which of them
    count as the same, one of `polyforms.SORTS`, "" for the usual. at_most: how often each may be used, None for as
    often as in the puzzle.
    """

    cells: Range | None = None
    sort: str = ""
    at_most: int | None = 1

    def of(self, puzzle: Puzzle) -> Puzzle:
        """Return the target of a puzzle with these parts; raises LatticeworkError."""
        if self.cells is None:
            return candidates(puzzle, self.at_most)
        parts = part_set(puzzle.lattice, *self.cells, self.sort or usual_sort(puzzle))
        return candidates(replace(only_current_target(puzzle), parts=tuple(parts)), self.at_most or 1)


def usual_sort(puzzle: Puzzle) -> str:
    """Return which parts count as the same where nothing is said: those that hands can turn into each other."""
    return "free" if puzzle.lattice.flat else "one-sided"


def usual_modulo(puzzle: Puzzle) -> str:
    """Return what counts as one solution where nothing is said: what hands can turn into each other."""
    return "reflections" if puzzle.lattice.flat else "rotations"


def candidates(puzzle: Puzzle, at_most: int | None = 1) -> Puzzle:
    """Return a puzzle for its current target in which each part may be left out.

    at_most: how often a part may be used; None for as often as it is used in the puzzle. Raises LatticeworkError
    where there is no part with cells.
    """
    if at_most is not None and not 1 <= at_most <= MAX_COPIES:
        raise LatticeworkError(phrase("each part at most {given} times: should be from 1 to {most}",
                                      given=str(at_most), most=MAX_COPIES))
    puzzle = only_current_target(puzzle)
    # What has no cells would be in any number of sets.
    parts = [replace(part, least=0, most=part.most if at_most is None else at_most)
             for part in puzzle.parts if part.sizes[0]]
    # Parts alike are one that is used more often: apart, a set of them would have symmetries that swap them.
    alike: dict[object, Part] = {}
    for part in parts:
        likeness = _likeness(puzzle, part)
        first = alike.get(likeness)
        if first is None:
            alike[likeness] = part
        else:
            # Both lie in the same ways, though one may move more freely: for what is symmetric the freer rule counts.
            freer = max(first, part, key=lambda one: MOTIONS.index(puzzle.rule(one)))
            alike[likeness] = replace(first, most=first.most + part.most, motions=freer.motions)
    parts = [*alike.values()]
    if not parts:
        raise LatticeworkError(phrase("{name}: has no parts to choose from", name=puzzle.name))
    return replace(puzzle, parts=tuple(parts), published=())


def _likeness(puzzle: Puzzle, part: Part) -> object:
    """Return what parts have in common that can take each other's places: the ways in which they may lie."""
    if part.all_marks or part.all_colors or puzzle.rule(part) == "placed":
        return form_keys(part), puzzle.rule(part)
    return frozenset(orientation for form in part.forms if form.cells
                     for orientation in orientations(puzzle.lattice, form.cells, puzzle.allowed_motions(form)))


def table_of(file: SearchFile, prepared: Prepared) -> SetTable:
    """Return the sets that a search has found up to now, with how many solutions each has up to now.

    Raises LatticeworkError where the search does not count solutions by their parts.
    """
    sets = prepared.job.sets
    if file.keeping.what != BY_PARTS or sets is None:
        raise LatticeworkError(phrase("{path}: does not count solutions by the parts that they use; `latticework "
                                      "design sets` makes searches that do", path=file.path))
    return file.read(lambda db: sets.table([*family_rows.families(db)]))


def chosen(table: SetTable, wanted: Wanted) -> SetTable:
    """Return the sets that are wanted: those of fewer solutions first, then those of fewer pieces."""
    counts, pieces = counts_of(table, wanted.modulo), table.parts.sum(axis=1)
    some = _within(counts, wanted.solutions) & _within(pieces, wanted.pieces)
    order = np.lexsort((np.arange(len(table)), pieces, counts))
    return table.taken(order[some[order]])


def counts_of(table: SetTable, modulo: str) -> NDArray[np.int64]:
    """Return how many solutions each set has, shape (sets,); modulo: one of MODULI."""
    return (table.all, table.rotations, table.reflections)[MODULI.index(modulo)]


def _within(numbers: NDArray[np.int64], bounds: Range | None) -> NDArray[np.bool_]:
    return np.ones(len(numbers), bool) if bounds is None else (bounds[0] <= numbers) & (numbers <= bounds[1])


def puzzle_of(puzzle: Puzzle, parts: Sequence[int]) -> Puzzle:
    """Return a puzzle of some parts alone; parts: how often each part of the puzzle is used."""
    used = tuple(replace(part, least=times, most=times) for part, times in zip(puzzle.parts, parts, strict=True)
                 if times)
    return replace(puzzle, parts=used)


def solved_puzzle(prepared: Prepared, parts: Sequence[int], options: NDArray[np.int32]) -> tuple[Puzzle, Solution]:
    """Return the puzzle of a set of parts alone, and a solution of it.

    prepared: of all candidates. parts, options: of the set, a row of a `SetTable` each.
    """
    # The parts left out of a set have no numbers in its puzzle.
    place = np.cumsum(np.array(parts) > 0) - 1
    solution = prepared.searched.chosen(options[options < prepared.cover.n_options])
    return (puzzle_of(prepared.puzzle, parts),
            tuple(replace(one, part=int(place[one.part])) for one in solution))
