"""Designing puzzles from Python: `lw.design.sets`."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.api.arguments import Cell, as_path, least_and_most, one_of, seconds_of, whole
from latticework.api.burrs import Burr, burrs, climb
from latticework.api.loading import as_problem
from latticework.api.method import Extent, extent_of, method_of
from latticework.api.puzzle import Puzzle
from latticework.api.search_on_demand import SearchOnDemand
from latticework.api.solution import Placement, Solution, as_written
from latticework.api.solutions import Counts
from latticework.api.solving import Listener
from latticework.designs import calendars as calendar_sets
from latticework.designs import colors as designed_colors
from latticework.designs import hints as designed
from latticework.designs import kept_counts, part_sets
from latticework.designs import shapes as filled
from latticework.designs.dissections import Cutter
from latticework.designs.judge import MOST_NODES
from latticework.designs.judge import Judge as SetJudge
from latticework.designs.part_sets import PartChoice, Range, Wanted
from latticework.errors import LatticeworkError, shown
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.method import Method
from latticework.puzzle import MODULI
from latticework.puzzle import Puzzle as PuzzleDocument
from latticework.puzzle.limits import MAX_COPIES
from latticework.puzzle.polyforms import SORTS
from latticework.solution import placements_of

__all__ = ["Burr", "Calendar", "Challenge", "Cut", "Judge", "Judged", "Painting", "PartSet", "Shape", "burrs",
           "calendars", "climb", "colors", "dissect", "hints", "sets", "shapes"]


_ANY = 2**62
"""A limit that no number of solutions or nodes reaches, and that the kernel can hold."""


class Judged(NamedTuple):
    """How many solutions a set of parts has, in all positions, and how many nodes its search took.

    complete: whether the search came to its end; else there may be more solutions.

    >>> (judged,) = lw.design.Judge(lw.Puzzle.boxed("square", (3, 2)), cells=3)([["V3", "V3"]], most=10)
    >>> judged.solutions, judged.difficulty
    (2, 3.0)
    """

    solutions: int
    nodes: int
    complete: bool

    @property
    def difficulty(self) -> float:
        """The nodes for each solution, see `PartSet`; infinite where there is none."""
        return self.nodes / self.solutions if self.solutions else float("inf")


class Judge:
    """Judges sets of parts for one target, thousands a second: all placements are made only once.

    puzzle: its target is to be filled; its parts are those to choose from.
    cells, sort: choose from all parts of so many cells instead, as for `sets`.

    >>> judge = lw.design.Judge(lw.Puzzle.boxed("square", (3, 2)), cells=3)
    >>> judge([["V3", "V3"], {"I3": 2}, ["I3", "V3"]], most=10)
    [Judged(solutions=2, nodes=6, complete=True), Judged(solutions=1, nodes=3, complete=True), \
Judged(solutions=0, nodes=3, complete=True)]
    """

    parts: tuple[str, ...]
    """The names of the parts to choose from."""

    def __init__(self, puzzle: Puzzle | str | Path, *, cells: int | Range | None = None, sort: str = "") -> None:
        choice = _part_choice(cells, sort, 1).of(_puzzle(puzzle, "parts"))
        self.parts = tuple(part.name for part in choice.parts)
        self._numbers = {name: number for number, name in enumerate(self.parts)}
        self._judge = SetJudge.of(Puzzle.of(choice).prepared.reduction)

    def __call__(self, sets: Iterable[Iterable[str] | Mapping[str, int]], *, most: int = 2,
                 most_nodes: int = MOST_NODES) -> list[Judged]:
        """Return how many solutions each of some sets of parts has, and how hard it is.

        sets: each as names of parts, as often as they are used, or as {name: times}; many at once take less time.
        most, most_nodes: end the search of a set at so many solutions, in all positions, and at so many nodes.

        Raises LatticeworkError for a part that is not there, and for what is no set.
        """
        if isinstance(sets, str) or not isinstance(sets, Iterable):
            raise LatticeworkError(f"sets: {shown(sets)} should be a list of sets of parts")
        given = [sorted(self._numbered(one).items()) for one in sets]
        width = max(map(len, given), default=0)
        rows = [one + [(0, 0)] * (width - len(one)) for one in given]
        table = np.array(rows, np.int32).reshape(len(given), width, 2)
        most, most_nodes = min(whole(most, "most", 1), _ANY), min(whole(most_nodes, "most_nodes", 1), _ANY)
        found = self._judge.judge_parts(table[:, :, 0], table[:, :, 1], most, most_nodes)
        return [Judged(solutions, nodes, solutions < most and nodes < most_nodes)
                for solutions, nodes in zip(found.solutions.tolist(), found.nodes.tolist(), strict=True)]

    def _numbered(self, parts: Iterable[str] | Mapping[str, int]) -> Mapping[int, int]:
        """Return how often each part of a set is used, by its number; raises LatticeworkError."""
        # A text would be taken for a list of its letters, which may be names of parts.
        if isinstance(parts, str) or not isinstance(parts, Iterable):
            raise LatticeworkError(f"sets: {shown(parts)} should be a list of names of parts, or a mapping from "
                                   "names to times")
        if not isinstance(parts, Mapping):
            return Counter(map(self._number, parts))
        return {self._number(name): whole(times, "times", 1, MAX_COPIES) for name, times in parts.items()}

    def _number(self, name: object) -> int:
        if not isinstance(name, str) or name not in self._numbers:
            raise LatticeworkError(f"sets: {shown(name)} should be the name of one of the {len(self.parts)} parts")
        return self._numbers[name]


def _puzzle(puzzle: Puzzle | str | Path, lacking: str) -> PuzzleDocument:
    """Return a puzzle; raises LatticeworkError for an exact cover problem, which lacks something."""
    document = as_problem(puzzle).document
    if not isinstance(document, PuzzleDocument):
        raise LatticeworkError(f"puzzle: {shown(document.name)} is an exact cover problem, which has no {lacking}")
    return document


class PartSet:
    """Parts that fill a target; found by `lw.design.sets`.

    >>> for one in lw.design.sets(lw.Puzzle.boxed("square", (3, 2)), cells=3, at_most=2):
    ...     print(one.parts, one.counts, one.difficulty)
    {'V3': 2} Counts(all=2, rotations=2, reflections=1) 3.0
    {'I3': 2} Counts(all=1, rotations=1, reflections=1) 3.0
    """

    parts: dict[str, int]
    """How often each part is used, by its name."""
    counts: Counts
    """How many solutions the set has."""

    def __init__(self, choice: Puzzle, judge: SetJudge, times: Sequence[int], counts: Counts, options: Sequence[int]
                 ) -> None:
        self._choice, self._judge, self._times, self._options = choice, judge, times, options
        names = (part.name for part in choice.document.parts)
        self.parts, self.counts = {name: n for name, n in zip(names, times, strict=True) if n}, counts

    # Made when they are asked for: there may be tens of thousands of sets.

    @cached_property
    def solution(self) -> Solution:
        """One of its solutions, as one of the puzzle of all candidates."""
        n = self._choice.prepared.cover.n_options
        return Solution(self._choice, [option for option in self._options if option < n], self.counts.all)

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle of just these parts."""
        return Puzzle.of(part_sets.puzzle_of(self._choice.document, self._times))

    @cached_property
    def difficulty(self) -> float:
        """The nodes, for each solution, of a search that always takes what has the fewest possibilities."""
        return float(self._judge.judge(np.array([self._times])).difficulty[0])

    def __repr__(self) -> str:
        return f"PartSet({self.parts}, {self.counts})"


def sets(
    puzzle: Puzzle | str | Path, *, cells: int | Range | None = None, sort: str = "", at_most: int | None = 1,
    solutions: int | Range | None = None, pieces: int | Range | None = None, modulo: str = "",
    workers: int = 1, search: str | Path | None = None, progress: Listener | None = None, engine: str = "auto",
    order: str = "", size: bool | None = None, prune: str | Iterable[str] = (), hold: str = "auto",
    cluster: Any = None, memory: int | None = None,
) -> list[PartSet]:
    """Return the sets of parts that fill the target of a puzzle, those with the fewest solutions first.

    One search with parts that may be left out finds the solutions of all sets, so this takes far less time than a
    search for each set.

    puzzle: its target is to be filled; its parts are those to choose from.
    cells: choose from all parts of so many cells instead, a number or (least, most).
    sort: with cells, which parts count as the same: "free", "one-sided" or "fixed"; "" for "free" in flat lattices
    and "one-sided" in solid ones, as a mirror image in the hand is another part.
    at_most: how often a part may be used; None for as often as it is used in the puzzle.
    solutions: only sets with so many solutions, a number or (least, most).
    pieces: only sets of so many pieces, a number or (least, most).
    modulo: which symmetric copies count as the same solution, see `solve`; "" for "reflections" in flat lattices and
    "rotations" in solid ones.
    search: the path of a file in which the search is kept; an existing one is resumed.
    workers, progress, engine, order, size, prune, hold, cluster, memory: as for `solve`.

    Raises LatticeworkError when an argument is wrong.

    >>> found = lw.design.sets(lw.Puzzle.boxed("square", (5, 5)), cells=5)
    >>> len(found), sum(one.counts.reflections == 1 for one in found)
    (45, 19)
    """
    document = _puzzle(puzzle, "parts")
    choice = _part_choice(cells, sort, at_most).of(document)
    wanted = Wanted(least_and_most(solutions, "solutions", 0) if solutions is not None else None,
                    least_and_most(pieces, "pieces", 0) if pieces is not None else None,
                    one_of(modulo, MODULI, "modulo") if modulo else part_sets.usual_modulo(document))
    extent = extent_of(None, workers, search, progress, cluster, memory)._replace(keeps=BY_PARTS)
    searched = SearchOnDemand(choice, method_of(engine, order, size, prune, hold), wanted.modulo, extent)
    table = part_sets.chosen(searched.by_parts(), wanted)
    of_all = Puzzle.of(choice)
    judge = SetJudge.of(of_all.prepared.reduction)
    return [PartSet(of_all, judge, times, Counts(*counts), options)
            for times, options, *counts in zip(table.parts.tolist(), table.options.tolist(), table.all.tolist(),
                                               table.rotations.tolist(), table.reflections.tolist(), strict=True)]


def _part_choice(cells: int | Range | None, sort: str, at_most: int | None) -> PartChoice:
    """Return which parts there are to choose from; raises LatticeworkError."""
    most = None if at_most is None else whole(at_most, "at_most", 1)
    sizes = None if cells is None else least_and_most(cells, "cells", 1)
    return PartChoice(sizes, sort and one_of(sort, SORTS, "sort"), most)


class Challenge(NamedTuple):
    """Parts laid beforehand, which leave one solution; the puzzle with these parts in their places.

    >>> fewest = min(lw.design.hints("soma"), key=lambda one: len(one.laid))
    >>> len(fewest.laid), lw.solve(fewest.puzzle).counts.all
    (2, 1)
    """

    laid: tuple[Placement, ...]
    solution: Solution
    puzzle: Puzzle


def hints(
    puzzle: Puzzle | str | Path, *, every: bool = False, workers: int = 1, search: str | Path | None = None,
    progress: Listener | None = None, engine: str = "auto", order: str = "", size: bool | None = None,
    prune: str | Iterable[str] = (), hold: str = "auto", cluster: Any = None, memory: int | None = None,
) -> list[Challenge]:
    """Return for each solution the fewest parts that must be laid beforehand for it to be the only one.

    The fewer parts must be laid, the more is left to solve. Solutions are told apart in all positions: the rest has
    one solution, not several that are turned or mirrored.

    puzzle: a puzzle, or the name or path of one.
    every: return all choices of so few parts, not one for each solution.
    search: the path of a file in which the search is kept; an existing one is resumed.
    workers, progress, engine, order, size, prune, hold, cluster, memory: as for `solve`.

    Raises LatticeworkError when an argument is wrong, or there are too many solutions to compare them.

    >>> from collections import Counter
    >>> sorted(Counter(len(one.laid) for one in lw.design.hints("soma")).items())
    [(2, 87), (3, 153)]
    """
    of_all, found = _all_solutions(puzzle, method_of(engine, order, size, prune, hold),
                                   extent_of(None, workers, search, progress, cluster, memory))
    return [_challenge(of_all, one) for one in designed.challenges(found, of_all.prepared, every)]


def _all_solutions(puzzle: Puzzle | str | Path, method: Method, extent: Extent
                   ) -> tuple[Puzzle, list[NDArray[np.int32]]]:
    """Return a puzzle, and the options of all of its solutions, one of each set of symmetric ones."""
    of_all = as_problem(puzzle)
    if not isinstance(of_all, Puzzle):
        raise LatticeworkError(f"puzzle: {shown(of_all.document.name)} is an exact cover problem, which has no parts")
    searched = SearchOnDemand(of_all.document, method, "reflections", extent)
    return of_all, [one.options for one in searched.solutions()]


def _challenge(puzzle: Puzzle, challenge: designed.Challenge) -> Challenge:
    prepared = puzzle.prepared
    laid = placements_of(np.array(challenge.laid, np.int32), prepared.reduction)
    return Challenge(tuple(as_written(puzzle, one) for one in laid), Solution(puzzle, challenge.options, 1),
                     Puzzle.of(designed.solved_puzzle(prepared, challenge)[0]))


class Painting(NamedTuple):
    """Painted cells that leave one solution; the puzzle with these cells painted.

    painted: the cells of the target with their colours as "#rrggbb"; the cells of the parts that lie there in the
    solution have the same ones.

    >>> fewest = lw.design.colors("soma")[0]
    >>> len(fewest.painted), lw.solve(fewest.puzzle).counts.reflections
    (2, 1)
    """

    painted: dict[Cell, str]
    solution: Solution
    puzzle: Puzzle


def colors(
    puzzle: Puzzle | str | Path, *, colors: int = 1, visible: bool = False, each: bool = False,
    most: int = designed_colors.MOST, workers: int = 1, search: str | Path | None = None,
    progress: Listener | None = None, engine: str = "auto", order: str = "", size: bool | None = None,
    prune: str | Iterable[str] = (), hold: str = "auto", cluster: Any = None, memory: int | None = None,
) -> list[Painting]:
    """Return all choices of the fewest cells to paint, on the target and the parts, so that one solution is left.

    Painted cells of parts must lie on painted cells of the target. That fewer cells are not enough was tried.
    Symmetric copies of the solution, by symmetries that leave the paint as it is, are no other solutions. Only parts
    that are used a fixed number of times are painted. Empty where no choice of up to `most` cells is enough.

    puzzle: a puzzle, or the name or path of one.
    colors: with so many colours, up to three.
    visible: paint only cells at the surface of the target.
    each: return for each solution one choice of the fewest cells, not all choices of the fewest of all.
    most: try up to so many cells.
    search: the path of a file in which the search is kept; an existing one is resumed.
    workers, progress, engine, order, size, prune, hold, cluster, memory: as for `solve`.

    Raises LatticeworkError when an argument is wrong, cells of the target have colours already, or there are too many
    solutions to compare them.

    >>> len(lw.design.colors("soma"))
    2
    """
    wanted = designed_colors.Wanted(whole(colors, "colors", 1, len(designed_colors.PAINTS)), visible, each,
                                    whole(most, "most", 1))
    of_all, found = _all_solutions(puzzle, method_of(engine, order, size, prune, hold),
                                   extent_of(None, workers, search, progress, cluster, memory))
    return [_painting(of_all, one) for one in designed_colors.paintings(found, of_all.prepared, wanted).found]


def _painting(puzzle: Puzzle, one: designed_colors.Painting) -> Painting:
    prepared, document = puzzle.prepared, puzzle.document
    painted = {document.lattice.written(cell): color
               for cell, color in designed_colors.paint_of(prepared, one).items()}
    return Painting(painted, Solution(puzzle, one.options, 1),
                    Puzzle.of(designed_colors.solved_puzzle(prepared, one)[0]))


class Cut(NamedTuple):
    """A dissection of a target: the puzzle of its parts, which has one solution, and how hard it is, see `PartSet`.

    >>> found = lw.design.dissect(lw.Puzzle.boxed("square", (4, 4)), 4, seconds=0.5)
    >>> all(lw.solve(one.puzzle).counts.reflections == 1 for one in found)
    True
    """

    puzzle: Puzzle
    difficulty: float


def dissect(puzzle: Puzzle | str | Path, parts: int, *, cells: int | Range | None = None, seconds: float = 10.0,
            seed: int = 0) -> list[Cut]:
    """Return dissections of the target of a puzzle into parts that go together in one way, the hardest first.

    No two parts are alike. A random dissection is improved, a cell at a time, as long as it does not become worse;
    then another one is begun.

    puzzle: its target is cut; its parts do not matter.
    parts: into how many parts.
    cells: how many cells each part has, a number or (least, most); None for about equally many.
    seconds: for how long.
    seed: another number gives other dissections; with the same one those of a longer time begin with those of a
    shorter.

    Raises LatticeworkError when an argument is wrong, or the target cannot be cut like that.

    >>> found = lw.design.dissect(lw.Puzzle.boxed("cubic", (3, 3, 3)), 5, seconds=0.5)
    >>> all(lw.solve(one.puzzle).counts.rotations == 1 for one in found)
    True
    """
    document = _puzzle(puzzle, "target")
    until, found = time.monotonic() + seconds_of(seconds), list[Cut]()
    sizes = None if cells is None else least_and_most(cells, "cells", 1)
    for one in Cutter.of(document).cut(whole(parts, "parts", 2), sizes, whole(seed, "seed", 0)):
        if one:
            found.insert(0, Cut(Puzzle.of(one.puzzle), one.difficulty))
        if time.monotonic() > until:
            return found
    return found


class Calendar(NamedTuple):
    """A set of parts that fills every target of a puzzle: how often each is used, the solutions of each target.

    >>> box = lw.Puzzle.boxed("square", (2, 2), colors={"red": [(0, 0), (1, 1)]})
    >>> [(one.parts, one.solutions) for one in lw.design.calendars(box, by_color=True, cells=(1, 2))]
    [({'O1': 1, 'I2': 1}, (2, 2))]
    """

    parts: dict[str, int]
    solutions: tuple[int, ...]
    puzzle: Puzzle


def calendars(
    puzzle: Puzzle | str | Path, *, by_color: bool = False, cells: int | Range | None = None, sort: str = "",
    at_most: int | None = 1, pieces: int | Range | None = None, seconds: float | None = None, seed: int = 0,
    keep: str | Path | None = None,
) -> list[Calendar]:
    """Return the sets of parts that fill every target of a puzzle, as the parts of a calendar do for each day.

    Those whose worst target has the most solutions come first. Solutions are counted in all positions.

    puzzle: its targets, all with equally many cells, are to be filled; its parts are those to choose from.
    by_color: the target has cells in colours, of each of which one cell stays empty: each choice is a target.
    cells, sort, at_most: which parts to choose from, as for `sets`.
    pieces: only sets of so many pieces, a number or (least, most).
    seconds: for how long to try sets; None until all are tried.
    seed: another number tries the sets in another order.
    keep: the path of a file in which what was found is kept; an existing one is gone on with.

    Raises LatticeworkError when an argument is wrong, or the targets cannot be searched together.

    >>> found = lw.design.calendars("a-puzzle-a-day")
    >>> len(found[0].solutions), min(found[0].solutions), max(found[0].solutions)
    (366, 7, 216)
    """
    document = _puzzle(puzzle, "targets")
    until = time.monotonic() + (float("inf") if seconds is None else seconds_of(seconds))
    choice = _part_choice(cells, sort, at_most)
    board = calendar_sets.Board.of(calendar_sets.one_of_each_color_empty(document) if by_color else document, choice)
    candidates = calendar_sets.SetsOfSize.of(board.puzzle, board.cells,
                                              least_and_most(pieces, "pieces", 1) if pieces is not None else None)
    path, order = None if keep is None else as_path(keep, "keep"), whole(seed, "seed", 0)
    with kept_counts.held(path):
        every = (calendar_sets.Calendars.read(path, board, candidates, order) if path and path.exists() else
                 calendar_sets.Calendars(board, candidates, order))
        with closing(every.keep(path)) as steps:
            for _ in steps:
                if time.monotonic() > until:
                    break
    names = [part.name for part in board.puzzle.parts]
    return [Calendar({name: n for name, n in zip(names, one.times, strict=True) if n}, tuple(one.solutions.tolist()),
                     Puzzle.of(calendar_sets.calendar_puzzle(board, one.times)))
            for one in sorted(every.found, key=lambda one: (-one.fewest, -one.total))]


class Shape(NamedTuple):
    """A shape that parts fill: its cells, in how many ways, how many symmetries it has; the puzzle of filling it.

    >>> [one.ways for one in lw.design.shapes(lw.Puzzle("square", "", [lw.Part("##", copies=2)]))]
    [1, 1, 1, 1]
    """

    cells: tuple[tuple[int, ...], ...]
    ways: int
    symmetries: int
    of_all: PuzzleDocument

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle of filling this shape with the same parts."""
        lattice = self.of_all.lattice
        shape = filled.Shape(tuple(lattice.internal(cell) for cell in self.cells), self.ways, self.symmetries)
        return Puzzle.of(filled.shape_puzzle(self.of_all, shape))


def shapes(
    puzzle: Puzzle | str | Path, *, shape_cells: int | None = None, sort: str = "", box: Sequence[int] = (),
    ways: int | Range | None = None, symmetric: bool = False, no_holes: bool = False,
) -> list[Shape]:
    """Return the connected shapes that the parts of a puzzle fill, those that are filled in the fewest ways first.

    puzzle: its parts are used as often as there; its target does not matter.
    shape_cells: only shapes of so many cells, filled by any choice of the parts; None for all parts together.
    sort: which shapes, and which ways to fill one, count as the same: "free", "one-sided" or "fixed"; "" for what the
    parts may do.
    box: only shapes that fit into a box of these sizes, turned if need be.
    ways: only shapes that are filled in so many ways, a number or (least, most).
    symmetric: only shapes that a motion other than shifting carries onto themselves.
    no_holes: only shapes that enclose no empty cell.

    Raises LatticeworkError when an argument is wrong, or there are too many shapes.

    >>> found = lw.design.shapes(lw.Puzzle("square", "", lw.polyforms("square", 4)[:3]), ways=1)
    >>> lw.solve(found[0].puzzle).counts.reflections
    1
    """
    document = _puzzle(puzzle, "parts")
    cells = None if shape_cells is None else whole(shape_cells, "shape_cells", 1)
    every = filled.shapes(document, cells, sort and one_of(sort, SORTS, "sort"), [whole(n, "box", 1) for n in box])
    wanted = filled.WantedShapes(None if ways is None else least_and_most(ways, "ways", 1), symmetric, no_holes)
    return [Shape(tuple(document.lattice.written(cell) for cell in one.cells), one.ways, one.symmetries, document)
            for one in wanted.chosen(document.lattice, every)]
