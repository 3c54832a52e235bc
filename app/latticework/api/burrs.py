"""Burrs of six rods from Python: `lw.design.burrs` and `lw.design.climb`."""

import time
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from latticework.api.arguments import as_path, least_and_most, one_of, seconds_of, whole
from latticework.api.puzzle import Puzzle
from latticework.designs import kept_counts
from latticework.designs.burrs import climb as climbing
from latticework.designs.burrs import sets
from latticework.designs.burrs.count import Count
from latticework.designs.burrs.family import Family, Range
from latticework.designs.burrs.pieces import FAMILIES, SHARED
from latticework.designs.burrs.sets import Wanted
from latticework.errors import LatticeworkError, shown


class Burr:
    """Six pieces that make a burr.

    >>> [one] = lw.design.burrs([88, 512, 704, 960, 992, 1008])
    >>> one.pieces, one.level, one.solutions, one.assemblies, one.holes
    ((88, 512, 704, 960, 992, 1008), 12, 90, 154, 9)
    """

    pieces: tuple[int, ...]
    """The numbers of its pieces, as burr people write them."""
    level: int
    """How many moves it takes until the first pieces are out, of all assemblies the most; 0: none comes apart."""
    solutions: int
    """How many of its assemblies come apart."""
    assemblies: int
    """In how many ways the pieces go together, mirror images counted as two."""
    holes: int
    """How many of the 32 cubes in the middle that rods share stay empty."""
    length: int
    """The length of its rods."""

    def __init__(self, pieces: Iterable[int], level: int, solutions: int, assemblies: int, holes: int, length: int
                 ) -> None:
        self.pieces, self.level, self.solutions = tuple(pieces), level, solutions
        self.assemblies, self.holes, self.length = assemblies, holes, length

    @cached_property
    def puzzle(self) -> Puzzle:
        """The puzzle of its pieces."""
        return Puzzle.of(sets.puzzle_of([*self.pieces], self.length))

    def __repr__(self) -> str:
        return f"Burr({self.pieces}, level={self.level}, solutions={self.solutions}, assemblies={self.assemblies})"


def burrs(
    pieces: str | Path | Iterable[int] = "notchable", *, length: int = 6, at_most: int | None = None,
    holes: int | Range | None = None, assemblies: int | Range | None = None, solutions: int | Range | None = None,
    level: int | Range | None = None, kinds: int | Range | None = None, keep: str | Path | None = None,
    workers: int = 1,
) -> list[Burr]:
    """Return the sets of six pieces that go together as a burr, those of the highest level first.

    pieces: a family, "notchable", "millable" or "all", the Path of a file that lists pieces, or numbers of pieces,
    each of which may be used as often as it is given.
    Of two sets of a family that are mirror images of each other one is returned.
    length: of the rods, an even number from 6 to 16.
    at_most: how often a piece may be used.
    holes: how many cubes in the middle stay empty; 0 for solid burrs.
    assemblies, solutions, level: only burrs with such numbers, see `Burr`.
    kinds: only burrs of so many different pieces.
    keep: the path of a file in which what was counted is kept; an existing one is gone on with.
    workers: so many processes count; what is found is the same.

    Each but the first is a number or (least, most). Raises LatticeworkError when an argument is wrong.

    >>> solid = lw.design.burrs("notchable", holes=0)
    >>> len(solid), max(one.level for one in solid)
    (451, 1)
    """
    family = Family.of(_pieces(pieces), at_most and whole(at_most, "at_most", 1), whole(length, "length", 6),
                       (0, SHARED) if holes is None else least_and_most(holes, "holes", 0))
    wanted = Wanted(*(None if bounds is None else least_and_most(bounds, name, 0) for name, bounds in (
        ("assemblies", assemblies), ("solutions", solutions), ("level", level), ("kinds", kinds))))
    path = None if keep is None else as_path(keep, "keep")
    with kept_counts.held(path):
        count = Count.read(path, family) if path and path.exists() else Count(family)
        for _ in count.keep(path, whole(workers, "workers", 1)):
            pass
    rows = sets.chosen(family, count.rows, wanted)
    return [Burr(numbers, int(row["level"]), int(row["apart"]), int(row["assemblies"]), sets.holes_of(row["cuts"]),
                 family.length) for numbers, row in zip(family.pieces(rows["set"]).tolist(), rows, strict=True)]


def climb(family: str = "all", *, length: int = 6, solutions: int = 1, seconds: float = 10.0, seed: int = 0
          ) -> list[Burr]:
    """Return burrs of high levels, the best one first, found by changing one at random and keeping what is better.

    family: the pieces that may be used, "notchable", "millable" or "all".
    length: of the rods, an even number from 6 to 16.
    solutions: how many assemblies may come apart, at most.
    seconds: for how long.
    seed: another number gives other burrs; with the same one those of a longer time end with those of a shorter.

    Raises LatticeworkError when an argument is wrong.

    >>> found = lw.design.climb(length=8, seconds=1)
    >>> all(one.solutions == 1 for one in found)
    True
    """
    made = Family.of(one_of(family, [*FAMILIES], "family"), length=whole(length, "length", 6))
    until, found = time.monotonic() + seconds_of(seconds), list[Burr]()
    for one in climbing.climb(made, whole(solutions, "solutions", 1), whole(seed, "seed", 0)):
        if one:
            found.insert(0, Burr(one.pieces, one.level, one.solutions, one.assemblies, sets.holes_of(one.cuts),
                                 made.length))
        if time.monotonic() > until:
            return found
    return found


def _pieces(pieces: str | Path | Iterable[int]) -> str | Path | list[int]:
    """Return the family or the numbers that are given; raises LatticeworkError."""
    if isinstance(pieces, Path):
        return pieces
    if isinstance(pieces, str):
        return one_of(pieces, [*FAMILIES], "pieces")
    numbers = [whole(number, "pieces", 1) for number in pieces] if isinstance(pieces, Iterable) else []
    if not numbers:
        raise LatticeworkError(f"pieces: {shown(pieces)} should be a family or some numbers of pieces")
    return numbers
