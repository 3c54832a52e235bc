"""How many pieces the solutions of a puzzle have, as far as the sizes of its targets and parts tell."""

from collections.abc import Iterable

from latticework.puzzle.puzzle import Puzzle, Target
from latticework.puzzle.targets import targets

Copies = tuple[tuple[int, int], ...]


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
