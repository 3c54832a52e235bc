"""The solutions that a file of another program keeps beside its puzzle."""

from dataclasses import dataclass

from latticework.puzzle import Puzzle
from latticework.puzzle.targets import targets
from latticework.solution import Solution


@dataclass(frozen=True, eq=False)
class KeptSolutions:
    """The solutions of each target of a puzzle as it was opened."""

    puzzle: Puzzle
    of_targets: tuple[tuple[Solution, ...], ...]

    def of(self, puzzle: Puzzle) -> tuple[Solution, ...]:
        """Return those of the target at hand of the puzzle as it is now, () where edits made them wrong."""
        fits = puzzle.place < len(self.of_targets) and _shapes(puzzle) == _shapes(self.puzzle)
        return self.of_targets[puzzle.place] if fits else ()


def _shapes(puzzle: Puzzle) -> object:
    """Return what a solution is made of."""
    return puzzle.lattice, [target.cells for target in targets(puzzle)], [part.cells for part in puzzle.parts]
