"""Whether the sizes of parts and target can add up, checked before anything is placed."""

from dataclasses import dataclass

from latticework.puzzle.puzzle import Puzzle


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
