"""What the sizes of parts and targets tell before anything is placed: whether they add up, and to how many pieces."""

from collections.abc import Iterable
from dataclasses import dataclass

from latticework.puzzle.puzzle import Puzzle, Target
from latticework.puzzle.targets import targets

Copies = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Sizes:
    """How many cells the parts fill, `least` to `most`; `cells` of the target, of which so many `must` be filled."""

    least: int
    most: int
    cells: int
    must: int

    @property
    def too_many(self) -> int:
        """Cells that the parts fill at least beyond those that the target has."""
        return max(0, self.least - self.cells)

    @property
    def too_few(self) -> int:
        """Cells that must be filled beyond those that the parts fill at most."""
        return max(0, self.must - self.most)


def sizes(puzzle: Puzzle) -> Sizes:
    """Return the sizes of a puzzle with the target at hand."""
    cells = len(puzzle.target.cells)
    least, most = (sum(len(part.cells) * getattr(part, copies) for part in puzzle.parts)
                   for copies in ("least", "most"))
    return Sizes(least, most, cells, cells - puzzle.target.may_be_empty)


def without_cells(puzzle: Puzzle) -> list[int]:
    """Return the numbers of the parts that may be placed, but have no cells."""
    return [number for number, part in enumerate(puzzle.parts) if part.most and not part.cells]


def pieces_of_solutions(puzzle: Puzzle) -> tuple[int, int]:
    """Return the fewest and the most pieces that a solution can have, for any of the targets."""
    usual = tuple((part.least, part.most) for part in puzzle.parts)
    lengths = tuple(len(part.cells) for part in puzzle.parts)
    asked = {(len(target.cells), _must(target), target.copies or usual) for target in targets(puzzle)}
    found = [_of_target(lengths, copies, cells, must) for cells, must, copies in asked]
    return min(fewest for fewest, _ in found), max(most for _, most in found)


def _must(target: Target) -> int:
    return len(target.cells) - target.may_be_empty


def _of_target(lengths: tuple[int, ...], copies: Copies, cells: int, must: int) -> tuple[int, int]:
    """Return what holds for a target; where the sizes cannot add up, what the numbers of copies say."""
    least, most = sum(few for few, _ in copies), sum(many for _, many in copies)
    placed = sum(length * few for length, (few, _) in zip(lengths, copies, strict=True))
    spare = sorted((length, many - few) for length, (few, many) in zip(lengths, copies, strict=True) if length)
    fewest = least + _needed(reversed(spare), must - placed)
    greatest = least + _room_for(spare, cells - placed)
    return (fewest, greatest) if fewest <= greatest and placed <= cells else (least, most)


def _needed(spare: Iterable[tuple[int, int]], cells: int) -> int:
    """Return how many pieces fill so many cells at least, the largest ones first."""
    number = 0
    for length, count in spare:
        taken = min(count, -(-max(0, cells) // length))
        number, cells = number + taken, cells - taken * length
    return number


def _room_for(spare: Iterable[tuple[int, int]], cells: int) -> int:
    """Return how many pieces have room in so many cells, the smallest ones first."""
    number = 0
    for length, count in spare:
        taken = min(count, max(0, cells) // length)
        number, cells = number + taken, cells - taken * length
    return number
