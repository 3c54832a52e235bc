"""Solutions counted by the parts that they use.

A search whose parts may be left out has solutions of many sets of parts. A symmetry of the puzzle may swap mirror
twins, and so carry a solution onto one that uses other parts. Sets that symmetries carry onto each other have equally
many solutions; they are counted together, as one *family*, under the least of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Group, Reduction
from latticework.errors import LatticeworkError
from latticework.jobs.packed_solutions import Rows
from latticework.phrases import phrase

_COPIES, _OPTIONS = np.dtype(">u2"), np.dtype("<i4")
MOST_COPIES = int(np.iinfo(_COPIES).max)

Counts = NDArray[np.int64]


class FamilyCount(NamedTuple):
    """The solutions of a family of sets: how often the least of them uses each part, and how many there are.

    parts: two bytes for each part, the higher first, so that the order of sets is that of bytes. solutions,
    rotations, copies: as in `Totals`. first: the options of one solution of any of the sets, four bytes each,
    ascending.
    """

    parts: bytes
    solutions: int
    rotations: int
    copies: int
    first: bytes

    @property
    def counts(self) -> tuple[int, int, int]:
        """Its three numbers."""
        return self.solutions, self.rotations, self.copies


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

    part_of: the part of each option, shape (options + 1,), the number of parts for a hole and for no option. moved:
    onto which part each symmetry carries each part, shape (symmetries, parts).
    """

    part_of: NDArray[np.int32]
    moved: NDArray[np.int32]

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
        return PartSets(np.append(reduction.part_of, len(parts)).astype(np.int32), group.items[:, : len(parts)])

    @property
    def n_parts(self) -> int:
        """How many parts the puzzle has."""
        return int(self.moved.shape[1])

    def used(self, options: NDArray[np.int32]) -> Counts:
        """Return how often each solution uses each part, shape (n, parts); options: (n, width), -1 for none."""
        n, width = options.shape
        part = self.part_of[options]
        numbers = np.arange(n)[:, None] * (self.n_parts + 1) + part
        counted = np.bincount(numbers.ravel(), minlength=n * (self.n_parts + 1)) if width else np.zeros(n)
        return counted.reshape(n, -1)[:, : self.n_parts].astype(np.int64)

    def least(self, used: Counts) -> Counts:
        """Return the least set of the family of each set, same shape."""
        least = used
        # Symmetries that move parts alike give the same set.
        for moved in np.unique(self.moved, axis=0):
            image = np.empty_like(used)
            image[:, moved] = used
            least = np.where((_in_order(image) < _in_order(least))[:, None], image, least)
        return least

    def count(self, rows: Rows) -> tuple[FamilyCount, ...]:
        """Return the families of solutions of which each stands for its symmetric copies, ascending."""
        least = self.least(self.used(rows.options))
        _, first, family = np.unique(_in_order(least), return_index=True, return_inverse=True)
        # Of one slice, so that the sums are exact in floating-point numbers.
        solutions, rotations, copies = (np.bincount(family, weights, len(first)).astype(np.int64).tolist()
                                        for weights in (np.ones(len(rows)), rows.rotations, rows.copies))
        return tuple(
            FamilyCount(parts_as_bytes(least[i]), solutions[n], rotations[n], copies[n],
                        own[own >= 0].astype(_OPTIONS).tobytes())
            for n, (i, own) in enumerate(zip(first.tolist(), rows.options[first], strict=True)))

    def table(self, families: Sequence[FamilyCount], group: Group) -> SetTable:
        """Return all sets of some families, the sets of a family one after the other."""
        first = self.rows([one.first for one in families], group.options.shape[1] - 1)
        own = self.used(first)
        counts = np.array([one.counts for one in families], np.int64).reshape(-1, 3)
        images, symmetry, is_new, keeping = self._images(own, group)
        family, which = np.nonzero(is_new.T)
        size = is_new.sum(axis=0)
        # Rotations of the target make of a solution one with the same parts only if they keep the set.
        rotations = counts[:, 1] * group.rotations // (size * keeping)
        options = np.sort(group.options[symmetry[which][:, None], first[family]], axis=1)
        return SetTable(images[which, family], (counts[:, 2] // size)[family], rotations[family], counts[family, 0],
                        options)

    @staticmethod
    def rows(solutions: Sequence[bytes], n_options: int) -> NDArray[np.int32]:
        """Return solutions as `FamilyCount` has them as an array, padded with the number of options.

        Raises ValueError where one has options that there are not.
        """
        some = [np.frombuffer(one, _OPTIONS) for one in solutions]
        rows = np.full((len(some), max(map(len, some), default=0)), n_options, np.int32)
        for row, own in zip(rows, some, strict=True):
            row[: len(own)] = own
        if ((rows < 0) | (rows > n_options)).any():
            raise ValueError("a solution has an option that the problem has not")
        return rows

    def _images(self, own: Counts, group: Group) -> tuple[Counts, Counts, NDArray[np.bool_], Counts]:
        """Return what symmetries make of sets, one symmetry for each way in which they move the parts.

        The images, shape (ways, n, parts); a symmetry of each way; whether it is the first way to this image, shape
        (ways, n); how many rotations keep each set.
        """
        ways, symmetry, way_of = np.unique(self.moved, axis=0, return_index=True, return_inverse=True)
        turning = np.bincount(way_of.ravel(), ~group.mirrors, len(ways)).astype(np.int64)
        images = np.empty((len(ways), *own.shape), np.int64)
        for image, moved in zip(images, ways, strict=True):
            image[:, moved] = own
        names = np.stack([_in_order(image) for image in images])
        is_new = np.stack([(names[:way] != names[way]).all(axis=0) for way in range(len(ways))])
        return images, symmetry, is_new, ((names == _in_order(own)) * turning[:, None]).sum(axis=0)


def parts_as_bytes(parts: Counts) -> bytes:
    """Return how often a set uses each part as `FamilyCount` has it."""
    return parts.astype(_COPIES).tobytes()


def _in_order(used: Counts) -> NDArray[np.bytes_]:
    """Return sets as texts that are compared as the sets are, shape (n,)."""
    wide = np.ascontiguousarray(used.astype(_COPIES))
    return wide.view(f"S{max(1, 2 * wide.shape[1])}").ravel()
