"""Sets of parts that fill each of many targets, as the parts of a calendar do for each day of the year.

The targets have one board in common, so placements are made only once; a target is a mask of cells on it. A set is
dropped at the first target that it does not fill, and the targets at which most sets fail are tried first.
"""

import hashlib
import json
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise, product
from math import gcd, prod
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from latticework import kept_files
from latticework.cancel import checkpoint
from latticework.cover.placements import PlacementFinder
from latticework.designs import kept_counts
from latticework.designs.kept_counts import wrong
from latticework.designs.part_sets import PartChoice, Range, puzzle_of
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.lattice import Lattice
from latticework.lattice.lattice import Ints, Numbering, as_array
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.edit_forms import refuse_forms
from latticework.puzzle.limits import MAX_TARGETS
from latticework.puzzle.shapes.borders import piece_sizes
from latticework.puzzle.targets import only_current_target, targets

MOST_CELLS = 64
"""The most cells of a board, and of crossings on it, each of which is a bit of a word."""
NODES = 1_000_000
"""The most nodes between two looks at whether to go on: some hundredths of a second."""
MAGIC = b"Latticework calendars 1\n"
"""What the files begin with in which calendars are kept."""
_KEPT_EVERY = 60.0
"""Seconds between two times at which what was found is written."""
_MANY = 1 << 62

Masks = NDArray[np.uint64]


@dataclass(frozen=True, eq=False)
class Calendar:
    """A set of parts that fills every target.

    times: how often each of the candidates is used. solutions: of each target, in all positions, shape (targets,).
    """

    times: tuple[int, ...]
    solutions: NDArray[np.int64]

    @property
    def fewest(self) -> int:
        """The solutions of the target that has the fewest."""
        return int(self.solutions.min())

    @property
    def most(self) -> int:
        """The solutions of the target that has the most."""
        return int(self.solutions.max())

    @property
    def total(self) -> int:
        """The solutions of all targets together."""
        return int(self.solutions.sum())


def one_of_each_color_empty(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with a target for each choice of one cell of each color, which are left out of its target.

    Raises LatticeworkError where the target has no colors, or there are too many choices.
    """
    groups: dict[str, list[int]] = {}
    cells = puzzle.target.cells
    for cell, color in sorted(puzzle.target.cell_colors):
        groups.setdefault(color, []).append(cells.index(cell))
    number = prod(map(len, groups.values()))
    if not groups or number > MAX_TARGETS:
        raise LatticeworkError(phrase("{name}: one cell of each color of the target is to stay empty, but there are "
                                      "{number} ways to choose them; from 2 to {most} would be right",
                                      name=puzzle.name, number=str(number if groups else 0), most=MAX_TARGETS))
    # Rules for which no set of parts is found are kept, so that they are refused and not left out.
    every = tuple(Target(tuple(cell for place, cell in enumerate(cells) if place not in empty),
                         puzzle.target.optional, different=puzzle.target.different,
                         name=" and ".join(puzzle.lattice.cell_text(cells[place]) for place in empty))
                  for empty in product(*groups.values()))
    return replace(puzzle, target=every[0], others=every[1:], place=0, published=())


@dataclass(frozen=True, eq=False)
class Board:
    """All cells of a family of targets, with the placements of candidates on them; arrays are those of the kernel.

    puzzle: of all candidates, with the whole board as its target. family: the puzzle with all its targets, of whose
    cells on the board `targets` are the masks; cells: how many each of them has.
    """

    puzzle: Puzzle
    family: Puzzle
    cells: int
    targets: Masks
    masks: Masks
    first: NDArray[np.int32]
    near: Masks

    @staticmethod
    def of(family: Puzzle, choice: PartChoice) -> "Board":
        """Return the board of all targets of a puzzle; raises LatticeworkError where they cannot share one."""
        every = targets(family)
        _check(family, every)
        cells = _swept(family.lattice, list({cell for target in every for cell in target.cells}))
        puzzle = choice.of(replace(only_current_target(family), target=Target(cells)))
        numbering = Numbering(puzzle.lattice, cells)
        placed, crossings = _placed(puzzle)
        if len(cells) + crossings > MOST_CELLS:
            raise LatticeworkError(phrase("{name}: all targets together have {cells} cells and crossings; at most "
                                          "{most} can be searched at once", name=family.name,
                                          cells=str(len(cells) + crossings), most=MOST_CELLS))
        near = [_mask(numbering.find(as_array(puzzle.lattice.neighbours(cell)))) for cell in cells]
        masks, first = _sorted_by_lowest(placed, len(cells))
        return Board(puzzle, family, len(every[0].cells),
                     np.array([_mask(numbering.find(as_array(target.cells))) for target in every], np.uint64),
                     masks, first, np.array(near, np.uint64))

    def count(self, times: Sequence[int], target: int, most_solutions: int = _MANY) -> int:
        """Return how many solutions a set of parts has for a target, in all positions, up to a number; cancellable.

        times: how often each candidate is used, which have as many cells together as a target.
        """
        from latticework.search.judging.filling import SOLUTIONS, fill  # noqa: PLC0415 it loads kernels

        used = np.flatnonzero(times).astype(np.int32)
        left = np.array(times, np.int32)[used]
        # A part of several pieces may lie in several islands of empty cells.
        lengths = [n for part in used.tolist()
                   for n in piece_sizes(self.puzzle.lattice, self.puzzle.parts[part].cells) * times[part]]
        levels = int(left.sum()) + 1
        covered, chosen, counts = np.zeros(levels, np.uint64), np.zeros((levels, 2), np.int32), np.zeros(3, np.int64)
        covered[0] = ~self.targets[target] & np.uint64((1 << len(self.near)) - 1)
        budget = NODES
        while not fill(self.masks, self.first, used, left, self.near, _sums(lengths), most_solutions, budget, covered,
                       chosen, counts) and counts[SOLUTIONS] < most_solutions:
            checkpoint()
            budget += NODES
        return int(counts[SOLUTIONS])


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept: of which sets and targets; how many sets were tried; the order of targets, and how many sets
    failed at each; for each set found how often it uses each part, and its solutions of each target."""

    of: str
    tried: Annotated[int, msgspec.Meta(ge=0)]
    order: list[kept_files.Index]
    failed: list[kept_files.Count]
    found: list[tuple[tuple[kept_files.Index, ...], list[kept_files.Count]]]


class Calendars:
    """The sets that fill each target, found one after the other: `run` until it is complete.

    seed: in which order sets are tried. tried: how many; found: those of them that fill all targets.
    """

    def __init__(self, board: Board, sets: "SetsOfSize", seed: int = 0) -> None:
        self.board, self.sets, self.seed = board, sets, seed
        self.tried, self.found = 0, list[Calendar]()
        # Targets at which more sets have failed move before others.
        self._order, self._failed = list(range(len(board.targets))), [0] * len(board.targets)

    @property
    def complete(self) -> bool:
        """Whether all sets were tried."""
        return self.tried == self.sets.number

    def run(self) -> Iterator[Calendar | None]:
        """Try the sets that are left; yield each that fills all targets, None for each other; can be cancelled."""
        for times in self.sets.shuffled(self.seed, self.tried):
            checkpoint()
            filled = self._filled(times)
            self.tried += 1
            self.found += [filled] if filled else []
            yield filled

    def keep(self, path: Path | None) -> Generator[Calendar | None, None, None]:
        """Do the same, and write what was found to a file: at first, now and then, and however it ends."""
        if path is None:
            yield from self.run()
            return
        self.write(path)  # or it would be said only at the end that nothing can be written there
        written = time.monotonic()
        try:
            for one in self.run():
                yield one
                if time.monotonic() - written > _KEPT_EVERY:
                    self.write(path)
                    written = time.monotonic()
        finally:
            self.write(path)

    def _filled(self, times: tuple[int, ...]) -> Calendar | None:
        order, failed = self._order, self._failed
        place = next((place for place, target in enumerate(order) if not self.board.count(times, target, 1)), None)
        if place is None:
            return Calendar(times, np.array([self.board.count(times, target) for target in range(len(order))]))
        failed[order[place]] += 1
        while place and failed[order[place]] > failed[order[place - 1]]:
            order[place - 1], order[place] = order[place], order[place - 1]
            place -= 1
        return None

    def write(self, path: Path) -> None:
        """Write what was found, from which `read` goes on; raises LatticeworkError."""
        kept_counts.write(path, MAGIC, _Kept(self._fingerprint, self.tried, self._order, self._failed, [
            (one.times, one.solutions.tolist()) for one in self.found]))

    @staticmethod
    def read(path: Path, board: Board, sets: "SetsOfSize", seed: int = 0) -> "Calendars":
        """Return what was written; raises FileRefusedError if it is damaged, or of other sets, targets or a seed."""
        kept: _Kept
        kept, _ = kept_counts.read(path, MAGIC, _Kept, np.dtype(np.uint8), 0)
        made = Calendars(board, sets, seed)
        if kept.of != made._fingerprint:
            raise FileRefusedError(path, phrase("has tried other sets, other targets or another order, and was not "
                                                "changed"))
        made._check(path, kept)
        made.tried, made._order, made._failed = kept.tried, kept.order, kept.failed
        made.found = [Calendar(times, np.array(solutions, np.int64)) for times, solutions in kept.found]
        return made

    def _check(self, path: Path, kept: _Kept) -> None:
        """Raise FileRefusedError if trying sets does not come to what is kept."""
        targets, order = len(self.board.targets), kept.order
        found = {times for times, _ in kept.found}
        if sorted(order) != [*range(targets)] or len(kept.failed) != targets:
            raise wrong(path, phrase("should list each of the {all} targets once", all=targets), "order")
        if any(kept.failed[one] < kept.failed[other] for one, other in pairwise(order)):
            raise wrong(path, phrase("the targets are not ordered by how many sets failed at them"), "order")
        if sum(kept.failed) + len(kept.found) != kept.tried or kept.tried > self.sets.number:
            raise wrong(path, phrase("{tried} of {all} sets cannot have been tried if {failed} failed and {found} "
                                     "did not", tried=kept.tried, all=self.sets.number, failed=sum(kept.failed),
                                     found=len(kept.found)), "tried")
        for number, (times, solutions) in enumerate(kept.found):
            if times not in self.sets or len(solutions) != targets or min(solutions) < 1:
                raise wrong(path, phrase("this is not a set that fills all targets"), f"found[{number}]")
        if len(found) < len(kept.found):
            raise wrong(path, phrase("a set occurs twice"), "found")

    @cached_property
    def _fingerprint(self) -> str:
        """Equal exactly for the same placements, targets, sets and order."""
        board, sets = self.board, self.sets
        digest = hashlib.sha256(json.dumps([sets.sizes, sets.most, sets.starts, self.seed]).encode())
        for array in (board.targets, board.masks, board.first):
            digest.update(array.astype("<u8").tobytes())
        return digest.hexdigest()


@dataclass(frozen=True, eq=False)
class SetsOfSize:
    """All sets of candidates that have so many cells together, numbered from 0.

    ways[part]: how many sets of the candidates from this one on have (cells, pieces).
    """

    sizes: list[int]
    most: list[int]
    starts: list[tuple[int, int]]
    ways: list[Counter[tuple[int, int]]]

    @staticmethod
    def of(puzzle: Puzzle, n: int, pieces: Range | None) -> "SetsOfSize":
        """Return the sets of so many cells and pieces; raises LatticeworkError where there are none."""
        parts = puzzle.parts
        least, most = pieces or (1, n)
        ways = [Counter({(0, 0): 1})]
        for part in reversed(parts):
            here: Counter[tuple[int, int]] = Counter()
            for (cells, number), count in ways[0].items():
                for times in range(min(part.most, (n - cells) // len(part.cells), most - number) + 1):
                    here[cells + times * len(part.cells), number + times] += count
            ways.insert(0, here)
        starts = [(cells, number) for cells, number in sorted(ways[0]) if cells == n and least <= number]
        if not starts:
            raise LatticeworkError(phrase("{name}: no set of the parts has {cells} cells", name=puzzle.name,
                                          cells=str(n)))
        return SetsOfSize([len(part.cells) for part in parts], [part.most for part in parts], starts, ways)

    @property
    def number(self) -> int:
        """How many sets there are."""
        return sum(self.ways[0][start] for start in self.starts)

    def __contains__(self, times: tuple[int, ...]) -> bool:
        if len(times) != len(self.sizes) or any(one > most for one, most in zip(times, self.most, strict=True)):
            return False
        return (sum(one * size for one, size in zip(times, self.sizes, strict=True)), sum(times)) in self.starts

    def __getitem__(self, number: int) -> tuple[int, ...]:
        for start in self.starts:
            cells, pieces = start
            if number < self.ways[0][start]:
                break
            number -= self.ways[0][start]
        found = []
        for size, ways in zip(self.sizes, self.ways[1:], strict=True):
            times = 0
            while number >= ways[cells - times * size, pieces - times]:
                number -= ways[cells - times * size, pieces - times]
                times += 1
            found.append(times)
            cells, pieces = cells - times * size, pieces - times
        return tuple(found)

    def shuffled(self, seed: int, begin: int = 0) -> Iterator[tuple[int, ...]]:
        """Yield every set once, those that follow each other unlike, without having them all in memory.

        begin: leave out so many at the beginning.
        """
        n, random = self.number, np.random.default_rng(seed)
        place, step = (int.from_bytes(random.bytes(64)) % n for _ in range(2))
        # A step without a common divisor leads to every number.
        while gcd(step, n) > 1:
            step += 1
        for number in range(begin, n):
            yield self[(place + number * step) % n]


def calendar_puzzle(board: Board, times: Sequence[int]) -> Puzzle:
    """Return the puzzle of a set of parts with all targets of the family."""
    parts = puzzle_of(board.puzzle, times).parts
    others = tuple(replace(target, copies=None) for target in board.family.others)
    return replace(board.family, parts=parts, others=others, published=())


def _check(family: Puzzle, every: Sequence[Target]) -> None:
    """Raise LatticeworkError where not all targets are plain cells, equally many."""
    refuse_forms(family)
    name = family.name
    lengths = {len(target.cells) for target in every}
    if len(lengths) > 1 or 0 in lengths:
        raise LatticeworkError(phrase("{name}: its targets have from {least} to {most} cells; one set of parts fills "
                                      "only targets that have equally many", name=name, least=str(min(lengths)),
                                      most=str(max(lengths))))
    if family.matching is not None or any(part.marks for part in family.parts) or any(
            target.optional or target.cell_colors or target.different for target in every):
        raise LatticeworkError(phrase("{name}: one set of parts for many targets is found only for targets without "
                                      "colors and cells that may stay empty, and parts without marks", name=name))


def _swept(lattice: Lattice, cells: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Return the cells sorted along the longest extent of them all: so the border of what is covered is short."""
    places = lattice.positions(as_array(sorted(cells)))
    axes = np.argsort(np.ptp(places, axis=0), kind="stable")
    order = np.lexsort([np.round(places[:, axis], 6) for axis in axes])
    return tuple(sorted(cells)[place] for place in order.tolist())


def _placed(puzzle: Puzzle) -> tuple[list[list[int]], int]:
    """Return the placements of each part as words, and how many crossings placements can have in common."""
    finder, numbers = PlacementFinder(puzzle), dict[int, int]()
    found: list[list[int]] = []
    for part in puzzle.parts:
        own: list[int] = []
        placed = finder.find(part)
        for cells, crossed in zip(placed.cells.tolist(), placed.crossings.tolist(), strict=True):
            bits = [len(puzzle.target.cells) + numbers.setdefault(one, len(numbers)) for one in crossed if one >= 0]
            own.append(sum(1 << bit for bit in (*cells, *bits)))
        found.append(own)
    return found, len(numbers)


def _sorted_by_lowest(placed: list[list[int]], n_cells: int) -> tuple[Masks, NDArray[np.int32]]:
    """Return the masks sorted by their lowest cell, then by part, and where each begins, as the kernel takes them."""
    groups: list[list[list[int]]] = [[[] for _ in placed] for _ in range(n_cells)]
    for part, own in enumerate(placed):
        for mask in own:
            groups[(mask & -mask).bit_length() - 1][part].append(mask)
    flat = [group for by_part in groups for group in by_part]
    ends = np.cumsum([len(group) for group in flat], dtype=np.int32).reshape(n_cells, len(placed))
    first = np.hstack([np.append(0, ends[:-1, -1])[:, None], ends]).astype(np.int32)
    return np.array([mask for group in flat for mask in group], np.uint64), np.ascontiguousarray(first)


def _mask(places: Ints) -> int:
    return sum(1 << place for place in places.tolist() if place >= 0)


def _sums(lengths: Sequence[int]) -> int:
    """Return a word in which bit n is set where some of the lengths are n + 1 together."""
    sums = 1
    for length in lengths:
        sums |= sums << length
    return sums >> 1 & (1 << 64) - 1
