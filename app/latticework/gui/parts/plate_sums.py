"""What the plates of a puzzle come to, and what is plainly wrong with them."""

from latticework.puzzle import Puzzle
from latticework.puzzle.plates import SIDES, Plate, shell, shell_size


def plate_sums(puzzle: Puzzle, plate: Plate) -> tuple[str, str]:
    """Return a line like "6 parts, 98 of 98 cells" for a puzzle that has the plate, and a warning or ""."""
    surface = len(shell(plate.size))
    parts = sum(part.most for part in puzzle.parts)
    cells = sum(part.most * len(part.cells) for part in puzzle.parts)
    return f"{_count(parts, 'part')}, {cells:,} of {surface} cells", _warning(puzzle, plate, parts, surface - cells)


def _warning(puzzle: Puzzle, plate: Plate, parts: int, left: int) -> str:
    if plate.loose:
        return "A corner hangs on to nothing: the plate is in two pieces."
    if puzzle.target.cells and shell_size(puzzle.target.cells) != plate.size:
        return f"The target is not the surface of a cube of {plate.size}."
    if left < 0:
        return f"Too many: {_count(-left, 'cell')} more than the surface has."
    if left and parts >= SIDES:
        return f"Too few: {_count(left, 'cell')} of the surface would stay empty."
    return ""


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
