"""What a screen reader is told of the cell under the cursor."""

from latticework.gui.canvas.protocols import Surface
from latticework.gui.canvas.side_cursor import SideCursor
from latticework.gui.common.translation import tr
from latticework.lattice import Cell
from latticework.puzzle import edit_cells
from latticework.puzzle.colors import color_name
from latticework.visible_text import one_line


def described(surface: Surface, cell: Cell, sides: SideCursor, marking: bool) -> str:
    """Return where the cursor is, what is there, and while marking which side is at hand, in words."""
    document, lattice = surface.document, surface.plane.lattice
    puzzle, subject = document.puzzle, document.subject
    drawn = tr("cell of the target") if subject is None else tr(
        "cell of part {name}", name=one_line(puzzle.parts[subject].name))
    said = [lattice.cell_text(cell), drawn if cell in surface.cells else tr("empty")]
    if surface.selection.floats and cell in surface.selection.cells:
        said.append(tr("a floating cell above it"))
    elif cell in surface.selection.cells:
        said.append(tr("selected"))
    if subject is None and cell in puzzle.target.optional:
        said.append(tr("may stay empty"))
    color = dict(edit_cells.colors_of(puzzle, subject)).get(cell)
    if color is not None:
        said.append(tr("colour {color}", color=color_name(color)))
    side = sides.at(cell) if marking else None
    if side is not None:
        said.append(_side(side[1], sides.mark_on(side)))
    return ", ".join(said)


def _side(label: str, mark: str) -> str:
    return tr("side {side} with the mark {mark}", side=label, mark=one_line(mark)) if mark else tr(
        "side {side} without a mark", side=label)
