"""What a click in space does with the tool at hand, and how it is shown before."""

from dataclasses import dataclass

from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.protocols import Surface
from latticework.gui.common.tools import DRAWS, PAINTS
from latticework.gui.common.translation import tr, translatable, translated
from latticework.lattice import Cell, Lattice
from latticework.picture.cell_hit import CellHit
from latticework.puzzle.marks import side_towards

_DRAWN = translatable("Click on a face to draw the cell beyond it, with the right button or Ctrl to erase;\n"
                      "drag to turn, with Shift to draw.\nThe mark tool marks the side that is clicked")
_OTHERS = translatable("Click on a cell to use the tool on it; drag to turn")
_TIPS = {
    "mark": translatable("Click on a face to mark this side of the part, with the right button or Ctrl to take the\n"
                         "mark away; drag to turn"),
    "color": translatable("Click on a cell to colour it, with the right button or Ctrl to take the colour away;\n"
                          "drag to turn"),
    "eraser": translatable("Click on a cell to erase it; drag to turn, with Shift to erase")}


@dataclass(frozen=True)
class SpaceAction:
    """What a click does: it changes a cell, `beyond` its side, with a tool; `erase` takes away."""

    tool: str
    cell: Cell
    beyond: Cell | None = None
    erase: bool = False


def tip_of(tool: str) -> str:
    """Return what there is to say about the mouse in space with a tool."""
    return translated(_DRAWN if tool in DRAWS else _TIPS.get(tool, _OTHERS))


def action_at(surface: Surface, tool: str, hit: CellHit | None, erase: bool) -> SpaceAction | None:
    """Return what a click does where a ray meets the cells, None where nothing; the first cell may stand anywhere."""
    if hit is None:
        first = not surface.cells and tool in DRAWS and not erase
        return SpaceAction("pencil", surface.plane.first(surface.layer)) if first else None
    if tool in (*PAINTS, "mark", "pan", "select"):
        return SpaceAction(tool, hit.cell, hit.beyond, erase)
    if erase or tool == "eraser":
        return SpaceAction("pencil", hit.cell, erase=True)
    return SpaceAction("pencil", hit.beyond) if hit.beyond is not None else None


def told_of(lattice: Lattice, action: SpaceAction) -> str:
    """Return where a click would act, as one line for the status."""
    side = _side(lattice, action)
    return "   ".join(filter(None, [lattice.cell_text(action.cell), tr("side {side}", side=side) if side else ""]))


def act(surface: Surface, brush: Brush, action: SpaceAction) -> None:
    """Do it, as one step to undo, and go to the layer of the cell."""
    surface.selection.place()
    cells = set(surface.cells)
    if action.tool in PAINTS:
        wanted = not brush.lies_on(action.tool, action.cell) if action.tool == "optional" else True
        brush.keep(action.tool, {action.cell}, wanted and not action.erase)
    elif action.tool == "select":
        surface.selection.choose(surface.selection.chosen ^ {action.cell})
    elif action.tool == "mark":
        _mark(surface, brush, action)
    elif action.tool == "pencil":
        touched = surface.touched([action.cell])
        commit(surface, cells - touched if action.erase else cells | touched, action.erase)
    follow(surface, action.cell)


def commit(surface: Surface, cells: set[Cell], erase: bool) -> None:
    """Make the cells those of the document, as one step to undo."""
    surface.commit(tr("Erase") if erase else tr("Draw"), tuple(cells))


def follow(surface: Surface, cell: Cell) -> None:
    """Show the layer of a cell on the canvas, and so much of it that the cell is seen."""
    surface.set_layer(surface.plane.layer(cell))
    surface.view.reveal(surface.plane.center(cell))
    surface.update()


def _mark(surface: Surface, brush: Brush, action: SpaceAction) -> None:
    subject, side = surface.document.subject, _side(surface.plane.lattice, action)
    if not side:
        surface.status.emit(tr("No side of the part is here: no other cell can touch it"))
    elif subject is not None:
        mark = "" if action.erase else brush.mark
        surface.attempt(lambda: surface.document.set_mark(subject, action.cell, side, mark))


def _side(lattice: Lattice, action: SpaceAction) -> str:
    """Return the label of the side that a click would mark, "" for none."""
    beyond = action.beyond if action.tool == "mark" else None
    return "" if beyond is None else side_towards(lattice, action.cell, beyond) or ""
