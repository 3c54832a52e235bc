"""The sizes of parts and targets: whether they add up, and how many pieces a solution can have."""

from collections.abc import Iterable
from dataclasses import dataclass

from latticework.puzzle.puzzle import Puzzle, Target
from latticework.puzzle.targets import targets

Copies = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Sizes:
    """How many cells parts fill, `least` to `most`; how many `cells` a target has, and how many `must` be filled."""

    least: int
    most: int
    cells: int
    must: int

    @property
    def too_many(self) -> int:
        """How many cells the target lacks even for the fewest copies of parts."""
        return max(0, self.least - self.cells)

    @property
    def too_few(self) -> int:
        """How many cells that must be filled the parts lack even with the most copies."""
        return max(0, self.must - self.most)


def sizes(puzzle: Puzzle) -> Sizes:
    """Return the sizes of a puzzle with its current target."""
    cells = len(puzzle.target.cells)
    least = sum(part.sizes[0] * part.least for part in puzzle.parts)
    most = sum(part.sizes[-1] * part.most for part in puzzle.parts)
    return Sizes(least, most, cells, cells - puzzle.target.may_be_empty)


def without_cells(puzzle: Puzzle) -> list[int]:
    """Return the numbers of the parts that must be placed but have no cells."""
    return [number for number, part in enumerate(puzzle.parts) if part.least and not part.sizes[0]]


def pieces(puzzle: Puzzle) -> int | list[int]:
    """Return how many copies of parts there are in all for the current target, [from, to] if that is a range."""
    least, most = (sum(getattr(part, name) for part in puzzle.parts) for name in ("least", "most"))
    return most if least == most else [least, most]


def pieces_of_solutions(puzzle: Puzzle) -> tuple[int, int]:
    """Return the fewest and the most pieces that a solution can have, for any of the targets."""
    usual = tuple((part.least, part.most) for part in puzzle.parts)
    lengths = tuple((part.sizes[0], part.sizes[-1]) for part in puzzle.parts)
    # A set, as many targets have the same sizes.
    asked = {(len(target.cells), _must(target), target.copies or usual) for target in targets(puzzle)}
    found = [_of_target(lengths, copies, cells, must) for cells, must, copies in asked]
    return min(fewest for fewest, _ in found), max(most for _, most in found)


def _must(target: Target) -> int:
    return len(target.cells) - target.may_be_empty


def _of_target(lengths: tuple[tuple[int, int], ...], copies: Copies, cells: int, must: int) -> tuple[int, int]:
    """Return the fewest and the most pieces for a target; by copies alone if the sizes cannot add up.

    lengths: the cells of the smallest and of the largest form of each part.
    """
    least, most = sum(few for few, _ in copies), sum(many for _, many in copies)
    both = [*zip(lengths, copies, strict=True)]
    small, large = (sum(length[end] * few for length, (few, _) in both) for end in (0, 1))
    smallest, largest = (sorted((length[end], many - few) for length, (few, many) in both if length[end])
                         for end in (0, 1))
    # The largest first give the fewest pieces, the smallest first the most, whether or not they really fit so.
    fewest = least + _needed(reversed(largest), must - large)
    greatest = least + _room_for(smallest, cells - small)
    return (fewest, greatest) if fewest <= greatest and small <= cells else (least, most)


def _needed(spare: Iterable[tuple[int, int]], cells: int) -> int:
    """Return how many pieces, the largest first, are needed to fill a number of cells."""
    number = 0
    for length, count in spare:
        taken = min(count, -(-max(0, cells) // length))
        number, cells = number + taken, cells - taken * length
    return number


def _room_for(spare: Iterable[tuple[int, int]], cells: int) -> int:
    """Return how many pieces, the smallest first, fit into a number of cells."""
    number = 0
    for length, count in spare:
        taken = min(count, max(0, cells) // length)
        number, cells = number + taken, cells - taken * length
    return number
