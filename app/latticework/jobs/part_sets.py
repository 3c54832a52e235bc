"""Solutions counted by the parts that they use.

A search whose parts may be left out has solutions of many sets of parts. A symmetry of the puzzle may swap mirror
twins, and so carry a solution onto one that uses other parts. Sets that symmetries carry onto each other have equally
many solutions; they are counted together, as one *family*, under the least of them.

A set may have more symmetries than the puzzle of all candidates: those that carry its own parts onto each other. How
many of its solutions are different under these follows from how many of them leave each solution unchanged: the
number of orbits is the mean number of solutions that a symmetry leaves unchanged (A. Cauchy; W. Burnside 1897).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group, Reduction, symmetry_group
from latticework.errors import LatticeworkError
from latticework.jobs.packed_solutions import Rows
from latticework.phrases import phrase
from latticework.search.least_images import symmetries_of

_COPIES, _OPTIONS = np.dtype(">u2"), np.dtype("<i4")
MOST_COPIES = int(np.iinfo(_COPIES).max)

Counts = NDArray[np.int64]


class FamilyCount(NamedTuple):
    """The solutions of a family of sets: how often the least of them uses each part, and how many there are.

    parts: two bytes for each part, the higher first, so that the order of sets is that of bytes. solutions,
    rotations, copies: as in `Totals`. unchanged, unturned: over all copies of the solutions, how many symmetries of
    their own sets leave each unchanged, and how many rotations. first: the options of one solution of any of the
    sets, four bytes each, ascending.
    """

    parts: bytes
    solutions: int
    rotations: int
    copies: int
    unchanged: int
    unturned: int
    first: bytes

    @property
    def totals(self) -> tuple[int, int, int]:
        """Its numbers as `Totals` has them."""
        return self.solutions, self.rotations, self.copies

    @property
    def is_possible(self) -> bool:
        """Whether there can be such numbers."""
        return (1 <= self.solutions <= self.rotations <= self.copies <= self.unturned <= self.unchanged
                and not len(self.first) % _OPTIONS.itemsize)


@dataclass(frozen=True, eq=False)
class SetTable:
    """Sets of parts with the numbers that a puzzle of just these parts has, and a solution of each.

    parts: how often each part is used, shape (sets, parts). all, rotations, reflections: the solutions in all
    positions; with mirror images; different ones, shape (sets,). options: those of a solution, shape (sets, width),
    padded with the number of options.
    """

    parts: Counts
    all: Counts
    rotations: Counts
    reflections: Counts
    options: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.parts)

    def taken(self, some: NDArray[np.int64] | NDArray[np.bool_]) -> "SetTable":
        """Return some of the sets, by their places or as a mask."""
        return SetTable(self.parts[some], self.all[some], self.rotations[some], self.reflections[some],
                        self.options[some])


@dataclass(frozen=True, eq=False)
class PartSets:
    """What it takes to count solutions by their parts.

    part_of: the part of each option, shape (options + 1,), the number of parts for a hole and for no option. group:
    the symmetries of the puzzle. of_sets: also those of sets of its parts, see `symmetry_group`.
    """

    part_of: NDArray[np.int32]
    n_parts: int
    group: Group
    of_sets: Group

    @staticmethod
    def of(reduction: Reduction, group: Group) -> "PartSets":
        """Return the sets of a puzzle; raises LatticeworkError where a part occurs too often."""
        parts = reduction.puzzle.parts
        for part in parts:
            if part.most > MOST_COPIES:
                raise LatticeworkError(phrase("{name}: part {part} may occur {copies} times; solutions are counted "
                                              "by their parts where none occurs more than {most} times",
                                              name=reduction.puzzle.name, part=repr(part.name), copies=part.most,
                                              most=MOST_COPIES))
        of_sets = symmetry_group(reduction, of_some_parts=True)
        return PartSets(np.append(reduction.part_of, len(parts)).astype(np.int32), len(parts), group,
                        group if of_sets.order == group.order else of_sets)

    def used(self, options: NDArray[np.int32]) -> Counts:
        """Return how often each solution uses each part, shape (n, parts); options: (n, width), -1 for none."""
        n, width = options.shape
        part = self.part_of[options]
        numbers = np.arange(n)[:, None] * (self.n_parts + 1) + part
        counted = np.bincount(numbers.ravel(), minlength=n * (self.n_parts + 1)) if width else np.zeros(n)
        return counted.reshape(n, self.n_parts + 1)[:, : self.n_parts].astype(np.int64)

    def least(self, used: Counts) -> Counts:
        """Return the least set of the family of each set, same shape."""
        least = used
        # Symmetries that move parts alike give the same set.
        for moved in np.unique(self._moved(self.group), axis=0):
            image = _carried(used, moved)
            least = np.where((_in_order(image) < _in_order(least))[:, None], image, least)
        return least

    def count(self, rows: Rows) -> tuple[FamilyCount, ...]:
        """Return the families of solutions of which each stands for its symmetric copies, ascending."""
        least = self.least(self.used(rows.options))
        _, first, family = np.unique(_in_order(least), return_index=True, return_inverse=True)
        unchanged, unturned = self._symmetries(rows)
        numbers = (np.ones(len(rows)), rows.rotations, rows.copies, unchanged * rows.copies, unturned * rows.copies)
        # Of one slice, so that the sums are exact in floating-point numbers.
        sums = np.stack([np.bincount(family, own, len(first)) for own in numbers], axis=1).astype(np.int64)
        return tuple(
            FamilyCount._make((parts_as_bytes(least[i]), *counted, own[own >= 0].astype(_OPTIONS).tobytes()))
            for i, own, counted in zip(first.tolist(), rows.options[first], sums.tolist(), strict=True))

    def _symmetries(self, rows: Rows) -> tuple[Counts, Counts]:
        """Return how many symmetries of its own set leave each solution unchanged, and how many rotations."""
        if self.of_sets is self.group:
            return self.group.order // rows.copies, rows.rotations * self.group.rotations // rows.copies
        options = np.where(rows.options < 0, np.int32(len(self.part_of) - 1), rows.options)
        return symmetries_of(options, self.of_sets)

    def table(self, families: Sequence[FamilyCount]) -> SetTable:
        """Return all sets of some families, the sets of a family one after the other."""
        first = self.rows([one.first for one in families])
        own = self.used(first)
        counts = np.array([(one.copies, one.unchanged, one.unturned) for one in families], np.int64).reshape(-1, 3)
        moved = self._moved(self.group)
        ways, symmetry = np.unique(moved, axis=0, return_index=True)
        images = np.stack([_carried(own, way) for way in ways])
        names = np.stack([_in_order(image) for image in images])
        # One way to each of the sets, as several may lead to the same.
        is_new = np.stack([(names[:way] != names[way]).all(axis=0) for way in range(len(ways))])
        family, which = np.nonzero(is_new.T)
        size, keeping, turning = is_new.sum(axis=0), *self.keeping(own)
        every = counts[:, 0] // size
        rotations, reflections = counts[:, 2] // (size * turning), counts[:, 1] // (size * keeping)
        options = np.sort(self.group.options[symmetry[which][:, None], first[family]], axis=1)
        return SetTable(images[which, family], every[family], rotations[family], reflections[family], options)

    def keeping(self, used: Counts) -> tuple[Counts, Counts]:
        """Return how many symmetries keep each set of parts, and how many rotations."""
        moved = self._moved(self.of_sets)
        ways, way_of = np.unique(moved, axis=0, return_inverse=True)
        times, turning = (np.bincount(way_of.ravel(), own, len(ways)).astype(np.int64)
                          for own in (np.ones(len(moved)), ~self.of_sets.mirrors))
        name = _in_order(used)
        keeps = np.stack([(_in_order(_carried(used, way)) == name) & (used[:, way < 0] == 0).all(axis=1)
                          for way in ways])
        return (keeps * times[:, None]).sum(axis=0), (keeps * turning[:, None]).sum(axis=0)

    def _moved(self, group: Group) -> NDArray[np.int32]:
        """Return onto which part each symmetry carries each part, -1 for none, shape (symmetries, parts)."""
        return group.items[:, : self.n_parts]

    def rows(self, solutions: Sequence[bytes]) -> NDArray[np.int32]:
        """Return solutions as `FamilyCount` has them as an array, padded with the number of options.

        Raises ValueError where one has options that there are not.
        """
        n_options = len(self.part_of) - 1
        some = [np.frombuffer(one, _OPTIONS) for one in solutions]
        rows = np.full((len(some), max(map(len, some), default=0)), n_options, np.int32)
        for row, own in zip(rows, some, strict=True):
            row[: len(own)] = own
        if ((rows < 0) | (rows > n_options)).any():
            raise ValueError("a solution has an option that the problem has not")
        return rows


def parts_as_bytes(parts: Counts) -> bytes:
    """Return how often a set uses each part as `FamilyCount` has it."""
    return parts.astype(_COPIES).tobytes()


def _carried(used: Counts, moved: NDArray[np.int32]) -> Counts:
    """Return what a symmetry makes of sets; moved: onto which part it carries each, -1 for none."""
    image = np.zeros_like(used)
    image[:, moved[moved >= 0]] = used[:, moved >= 0]
    return image


def _in_order(used: Counts) -> NDArray[np.bytes_]:
    """Return sets as texts that are compared as the sets are, shape (n,)."""
    wide = np.ascontiguousarray(used.astype(_COPIES))
    return wide.view(f"S{max(1, 2 * wide.shape[1])}").ravel()
