"""Changes of all cells of the drawing at once: shift, turn, tip over, mirror, clear, copy to the next layer."""

from collections.abc import Callable, Sequence

from latticework.gui.canvas.surface import Surface
from latticework.gui.common.translation import tr
from latticework.lattice import Lattice
from latticework.puzzle import drawing, edit_cells
from latticework.puzzle.drawing import Cells
from latticework.puzzle.shapes.borders import enclosed, enclosed_about


def shift(surface: Surface, towards: tuple[float, float]) -> None:
    """Move the selected cells, or all of the subject, by one step."""
    _shift_by(surface, drawing.step_towards(surface.plane.lattice, towards))


def shift_layers(surface: Surface, up: int) -> None:
    """Move the selected cells, or all of the subject, one translation up (1) or down (-1), and go along."""
    layer = surface.layer + up * surface.plane.levels
    if _shift_by(surface, _upwards(surface, up)):
        surface.set_layer(layer)


def turn(surface: Surface) -> None:
    """Turn the selected cells, or the subject, to the left."""
    _reshape(surface, tr("Turn"), drawing.turned)


def tip(surface: Surface) -> None:
    """Tip the selected cells, or the subject, of a solid lattice over, turning them about the x axis."""
    if not surface.plane.lattice.flat:
        _reshape(surface, tr("Tip"), drawing.tipped)


def mirror(surface: Surface) -> None:
    """Mirror the selected cells, or the subject."""
    _reshape(surface, tr("Mirror"), drawing.mirrored)


def clear(surface: Surface) -> None:
    """Remove the selected cells, or all of the subject."""
    if surface.selection.cells:
        surface.selection.delete()
        return
    surface.commit(tr("Clear"), ())


def to_origin(surface: Surface) -> None:
    """Move all cells of the subject so that their least coordinates are 0."""
    _move_all(surface, tr("Move to the origin"), lambda column: -min(column))


def center(surface: Surface) -> None:
    """Move all cells of the subject so that the origin is in their middle."""
    _move_all(surface, tr("Centre"), lambda column: -((min(column) + max(column)) // 2))


def fill_inside(surface: Surface) -> None:
    """Add the cells that those of the subject enclose; where there are none, say so."""
    surface.selection.place()
    inside = enclosed(surface.plane.lattice, surface.cells)
    if inside:
        surface.commit(tr("Fill the inside"), tuple(sorted({*surface.cells, *inside})))
    else:
        surface.status.emit(tr("No closed border is drawn"))


def fill_here(surface: Surface) -> None:
    """Add the empty cells about the one at hand as far as those of the subject enclose them."""
    surface.selection.place()
    inside = enclosed_about(surface.plane.lattice, surface.cells, surface.here)
    if inside:
        surface.commit(tr("Fill here"), tuple(sorted({*surface.cells, *inside})))
    else:
        surface.status.emit(tr("Point at an empty cell that a drawn border encloses"))


def copy_layer_up(surface: Surface) -> None:
    """Add the cells of this layer to the next layer up of the same kinds of cell, and go there."""
    if not surface.plane.layered:
        return
    surface.selection.place()
    document, layer = surface.document, surface.layer + surface.plane.levels
    above = drawing.moved(surface.plane.in_layer(surface.cells, surface.layer), _upwards(surface, 1))
    if surface.attempt(lambda: document.change(
            tr("Copy layer up"), edit_cells.with_copied(document.puzzle, document.subject, above))):
        surface.set_layer(layer)


def _upwards(surface: Surface, by: int) -> tuple[int, ...]:
    return tuple(by * x for x in surface.plane.upwards)


def _move_all(surface: Surface, text: str, by: Callable[[Sequence[int]], int]) -> None:
    surface.selection.place()
    cells, beside = _carried(surface)
    if cells:
        step = tuple(map(by, list(zip(*cells, strict=True))[:-1]))
        _carry(surface, text, drawing.moved((*cells, *beside), step))


def _shift_by(surface: Surface, step: tuple[int, ...]) -> bool:
    if surface.selection.cells:
        surface.selection.move(step)
        return True
    cells, beside = _carried(surface)
    return _carry(surface, tr("Shift"), drawing.moved((*cells, *beside), step))


def _reshape(surface: Surface, text: str, change: Callable[[Lattice, Cells, Cells], drawing.Image | None]) -> None:
    if surface.selection.cells:
        surface.selection.reshape(text, change)
        return
    cells, beside = _carried(surface)
    if not cells:
        return
    image = change(surface.plane.lattice, cells, beside)
    if image is None:
        surface.status.emit(tr("This lattice has no such motion for these cells and their marks") if beside else
                            tr("This lattice has no such motion for these cells"))
    else:
        _carry(surface, text, image)


def _carried(surface: Surface) -> tuple[Cells, Cells]:
    """Return the cells of the subject, and those beside it that its marks need."""
    document = surface.document
    return document.cells, edit_cells.facing(document.puzzle, document.subject)


def _carry(surface: Surface, text: str, image: drawing.Image) -> bool:
    document = surface.document
    return surface.attempt(
        lambda: document.change(text, edit_cells.carried(document.puzzle, document.subject, image)))
