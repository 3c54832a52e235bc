"""Telling whether two puzzles ask the same, whatever they are called and wherever they come from."""

from latticework.puzzle.puzzle import Puzzle, Target
from latticework.puzzle.targets import at_target, targets


def problem_key(puzzle: Puzzle) -> int:
    """Return a number that is equal for puzzles that ask the same of the target at hand, while a program runs.

    Names, notes and the colours of parts decide nothing; the order in which cells were drawn neither.
    """
    return hash((puzzle.lattice.name, _target(puzzle.target), repr(puzzle.matching), tuple(
        (frozenset(part.cells), part.least, part.most, puzzle.rule(part), frozenset(part.marks),
         frozenset(part.cell_colors)) for part in puzzle.parts)))


def problem_keys(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the keys of all targets of a puzzle, in order."""
    return tuple(problem_key(at_target(puzzle, number)) for number in range(len(targets(puzzle))))


def _target(target: Target) -> tuple[object, ...]:
    return (frozenset(target.cells), frozenset(target.optional), frozenset(target.cell_colors), target.may_be_empty,
            target.color_pairs, repr(target.different))
