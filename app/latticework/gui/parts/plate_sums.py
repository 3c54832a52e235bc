"""The line below a drawn plate: how many cells all plates have, and why they cannot fit."""

from latticework.gui.common.translation import tr, tr_n
from latticework.puzzle import Puzzle
from latticework.puzzle.plates import SIDES, Plate, shell, shell_size


def plate_sums(puzzle: Puzzle, plate: Plate) -> tuple[str, str]:
    """Return a line like "6 parts, 98 of 98 cells" for a puzzle that has the plate, and a warning or ""."""
    surface = len(shell(plate.size))
    parts = sum(part.most for part in puzzle.parts)
    cells = sum(part.most * len(part.cells) for part in puzzle.parts)
    text = tr_n("{parts}, {cells} of {n} cell", "{parts}, {cells} of {n} cells", surface, cells=cells,
                parts=tr_n("{n} part", "{n} parts", parts))
    return text, _warning(puzzle, plate, parts, surface - cells)


def _warning(puzzle: Puzzle, plate: Plate, parts: int, left: int) -> str:
    if plate.loose:
        return tr("A corner hangs on to nothing: the plate is in two pieces.")
    if puzzle.target.cells and shell_size(puzzle.target.cells) != plate.size:
        return tr("The target is not the surface of a cube of {size}.", size=plate.size)
    if left < 0:
        return tr_n("Too many: {n} cell more than the surface has.", "Too many: {n} cells more than the surface has.",
                    -left)
    if left and parts >= SIDES:
        return tr_n("Too few: {n} cell of the surface would stay empty.",
                    "Too few: {n} cells of the surface would stay empty.", left)
    return ""
