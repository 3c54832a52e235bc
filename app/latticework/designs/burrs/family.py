"""A family of pieces of burrs, and the rows in which sets of its pieces are counted."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.designs.burrs.pieces import (
    CUTS,
    FAMILIES,
    LENGTHS,
    SHARED,
    checked_number,
    frame,
    mirror_number,
    orientations,
    pieces_in,
)
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.phrases import phrase
from latticework.reading import read_within

Range = tuple[int, int]
RODS, ROTATIONS = 6, 12

_BITS = 10
"""Bits of the number of a piece within the family: there are 837."""

ROWS = np.dtype([("set", "<u8"), ("assemblies", "<i4"), ("apart", "<i4"), ("level", "<i2"), ("cuts", "<u2", (RODS,))])
"""A set: its pieces, as numbers within the family of `_BITS` bits; how many assemblies it has, mirror images counted
as two; how many of them come apart; the highest level, 0 where none does; the cut in each position of an assembly of
that level."""

Rows = NDArray[Any]


@dataclass(frozen=True)
class Family:
    """The pieces that may be used, by ascending number, each at most so often; the length of the rods.

    holes: how many of the 32 cubes in the middle that rods share stay empty, the fewest and the most.
    """

    numbers: tuple[int, ...]
    most: tuple[int, ...]
    length: int = 6
    holes: Range = (0, SHARED)

    @staticmethod
    def of(pieces: str | Path | Collection[int], at_most: int | None = None, length: int = 6,
           holes: Range = (0, SHARED)) -> "Family":
        """Return a family by its name, by the path of a file, see `pieces_in`, or of pieces by their numbers.

        at_most: how often each piece may be used; None for any number of times, or as often as its number is given.
        Raises LatticeworkError.
        """
        if length not in LENGTHS:
            raise LatticeworkError(phrase("length {length}: should be one of {all}", length=str(length),
                                          all=", ".join(map(str, LENGTHS))))
        named = isinstance(pieces, (str, Path))
        given = Counter(_pieces_of_file(pieces) if isinstance(pieces, Path) else
                        FAMILIES[pieces]() if isinstance(pieces, str) else map(checked_number, pieces))
        numbers = tuple(sorted(given))
        most = tuple(min(RODS, at_most or (RODS if named else given[number])) for number in numbers)
        return Family(numbers, most, length, holes)

    @cached_property
    def has_mirrors(self) -> bool:
        """Whether the mirror image of each piece may be used as often as the piece."""
        most = dict(zip(self.numbers, self.most, strict=True))
        return all(most.get(mirror_number(number)) == times for number, times in most.items())

    @cached_property
    def piece_of(self) -> NDArray[np.int64]:
        """The piece that each cut is an orientation of, as its place in `numbers`; -1 for none."""
        found = np.full(CUTS, -1)
        for place, number in enumerate(self.numbers):
            found[[*orientations(number - 1)]] = place
        return found

    @cached_property
    def mirrors(self) -> NDArray[np.int64]:
        """The place of the mirror image of each piece; only where there are all."""
        return np.array([self.numbers.index(mirror_number(number)) for number in self.numbers])

    @cached_property
    def symmetries(self) -> int:
        """How many symmetries of the frame carry burrs of the family onto such: the first ones of `frame`."""
        return 2 * ROTATIONS if self.has_mirrors else ROTATIONS

    @cached_property
    def least(self) -> NDArray[np.int64]:
        """The least of the cuts that symmetries make of each cut in its own position."""
        to, by, images = frame().to, frame().by, frame().images
        own = [images[by[one, 0]] for one in range(self.symmetries) if to[one, 0] == 0]
        least: NDArray[np.int64] = np.min(own, axis=0)
        return least

    @cached_property
    def firsts(self) -> list[int]:
        """The cuts that are tried in the first position."""
        cuts = np.flatnonzero(self.piece_of >= 0)
        return [cut for cut in cuts.tolist() if self.least[cut] == cut]

    @cached_property
    def tables(self) -> tuple[Any, ...]:
        """What the kernel `list_assemblies` takes: cuts, start, least, piece, and, after `left`, the other tables."""
        cuts = np.flatnonzero(self.piece_of >= 0)
        cuts = cuts[np.argsort(-self.least[cuts], kind="stable")]
        lists = [cuts[cuts & need == need] for need in range(CUTS)]
        start = np.cumsum([0, *map(len, lists)])
        frame_, n = frame(), self.symmetries
        bytes_, bits, spots = np.arange(256), np.arange(CUTS), frame_.spots
        filled, needs = np.zeros((RODS, CUTS), np.uint32), np.zeros((RODS, 4, 256), np.int64)
        for position in range(RODS):
            for bit, spot in enumerate(spots[position].tolist()):
                filled[position] |= np.where(bits >> bit & 1, 0, 1 << spot).astype(np.uint32)
                needs[position, spot // 8] |= np.where(bytes_ >> spot % 8 & 1, 1 << bit, 0)
        last = [max(position for position in range(RODS) if spot in spots[position]) for spot in range(SHARED)]
        whole = [sum(1 << spot for spot in range(SHARED) if last[spot] <= position) for position in range(RODS)]
        return ((np.concatenate(lists), start, self.least, self.piece_of),
                (filled, needs, np.array(whole, np.uint32), np.array(self.holes),
                 (frame_.to[:n].copy(), frame_.by[:n].copy(), frame_.images)))

    def pieces(self, sets: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Return the numbers (n, 6) of the pieces of sets, ascending."""
        shifts = np.arange(RODS - 1, -1, -1).astype(np.uint64) * np.uint64(_BITS)
        places = sets[:, None] >> shifts & np.uint64((1 << _BITS) - 1)
        return np.array(self.numbers)[places.astype(np.int64)]


def _pieces_of_file(path: Path) -> tuple[int, ...]:
    data = read_within(path)
    try:
        return pieces_in(data.decode())
    except (LatticeworkError, UnicodeDecodeError) as error:
        raise FileRefusedError(path, phrase("is no list of pieces ({error})", error=str(error))) from None


def packed_sets(pieces: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return the sets of pieces (n, 6), given by their places in the family."""
    found = np.zeros(len(pieces), np.uint64)
    for column in np.sort(pieces, axis=1).T:
        found = found << np.uint64(_BITS) | column.astype(np.uint64)
    return found
