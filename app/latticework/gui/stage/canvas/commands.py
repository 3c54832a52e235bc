"""What can be done on a canvas: changes of all cells at once, and the table for its buttons, keys and menus."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt

from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.widgets.tools import TOOLS
from latticework.gui.widgets.translation import tr, translatable
from latticework.lattice import Lattice
from latticework.puzzle import drawing, edit_cells
from latticework.puzzle.drawing import Cells
from latticework.puzzle.shapes.borders import enclosed, enclosed_about

Key = Qt.Key


def shift(surface: CellEditor, towards: tuple[float, float]) -> None:
    """Move the selected cells, or all of the subject, by one step."""
    _shift_by(surface, drawing.step_towards(surface.plane.lattice, towards))


def shift_layers(surface: CellEditor, up: int) -> None:
    """Move the selected cells, or all of the subject, one translation up (1) or down (-1), and show their layer."""
    layer = surface.layer + up * surface.plane.levels
    if _shift_by(surface, _upwards(surface, up)):
        surface.set_layer(layer)


def turn(surface: CellEditor) -> None:
    """Turn the selected cells, or the subject, to the left."""
    _reshape(surface, tr("Turn"), drawing.turned)


def tip(surface: CellEditor) -> None:
    """Tip the selected cells, or the subject, of a solid lattice over, turning them about the x axis."""
    if not surface.plane.lattice.flat:
        _reshape(surface, tr("Tip over"), drawing.tipped)


def mirror(surface: CellEditor) -> None:
    """Mirror the selected cells, or the subject."""
    _reshape(surface, tr("Mirror"), drawing.mirrored)


def clear(surface: CellEditor) -> None:
    """Remove the selected cells, or all of the subject."""
    if surface.selection.cells:
        surface.selection.delete()
        return
    surface.commit(tr("Clear"), ())


def to_origin(surface: CellEditor) -> None:
    """Move all cells of the subject so that their least coordinates are 0."""
    _move_all(surface, tr("Move to the origin"), lambda column: -min(column))


def center(surface: CellEditor) -> None:
    """Move all cells of the subject so that their middle is at the origin."""
    _move_all(surface, tr("Centre"), lambda column: -((min(column) + max(column)) // 2))


def fill_inside(surface: CellEditor) -> None:
    """Add the cells that those of the subject enclose; a message says where there are none."""
    surface.selection.place()
    inside = enclosed(surface.plane.lattice, surface.cells)
    if inside:
        surface.commit(tr("Fill the inside"), tuple(sorted({*surface.cells, *inside})))
    else:
        surface.status.emit(tr("No closed border is drawn"))


def fill_here(surface: CellEditor) -> None:
    """Add the empty cells about the current one, as far as those of the subject enclose them."""
    surface.selection.place()
    inside = enclosed_about(surface.plane.lattice, surface.cells, surface.here)
    if inside:
        surface.commit(tr("Fill here"), tuple(sorted({*surface.cells, *inside})))
    else:
        surface.status.emit(tr("Point at an empty cell that a drawn border encloses"))


def copy_layer_up(surface: CellEditor) -> None:
    """Add the cells of this layer to the next layer up that has the same kinds of cells, and show it."""
    if not surface.plane.layered:
        return
    surface.selection.place()
    document, layer = surface.document, surface.layer + surface.plane.levels
    above = drawing.moved(surface.plane.in_layer(surface.cells, surface.layer), _upwards(surface, 1))
    if surface.attempt(lambda: document.change(
            tr("Copy layer up"), edit_cells.with_copied(document.puzzle, document.subject, above))):
        surface.set_layer(layer)


def _upwards(surface: CellEditor, by: int) -> tuple[int, ...]:
    return tuple(by * x for x in surface.plane.upwards)


def _move_all(surface: CellEditor, text: str, by: Callable[[Sequence[int]], int]) -> None:
    surface.selection.place()
    cells, beside = _carried(surface)
    if cells:
        step = tuple(map(by, list(zip(*cells, strict=True))[:-1]))
        _carry(surface, text, drawing.moved((*cells, *beside), step))


def _shift_by(surface: CellEditor, step: tuple[int, ...]) -> bool:
    if surface.selection.cells:
        surface.selection.move(step)
        return True
    cells, beside = _carried(surface)
    return _carry(surface, tr("Shift"), drawing.moved((*cells, *beside), step))


def _reshape(surface: CellEditor, text: str, change: Callable[[Lattice, Cells, Cells], drawing.Image | None]) -> None:
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


def _carried(surface: CellEditor) -> tuple[Cells, Cells]:
    """Return the cells of the subject, and those beside it that its marks face."""
    document = surface.document
    return document.cells, edit_cells.faced_cells(document.puzzle, document.subject)


def _carry(surface: CellEditor, text: str, image: drawing.Image) -> bool:
    document = surface.document
    return surface.attempt(
        lambda: document.change(text, edit_cells.carried(document.puzzle, document.subject, image)))


@dataclass(frozen=True)
class Command:
    """Something that can be done on a surface: its text in a menu, key, tip beyond the text, and icon, or ""."""

    name: str
    text: str
    key: Qt.Key | str
    run: Callable[[CellEditor], object]
    tip: str = ""
    icon: str = ""


def _tool(name: str, text: str, tip: str) -> Command:
    return Command(name, text, TOOLS[name], lambda surface: surface.set_tool(name), tip, name)


TOOL_COMMANDS = (
    _tool("select", translatable("&Select"),
          translatable("cells, to move, turn, copy or delete them: drag round them or click; with Shift more, with "
                       "Ctrl fewer; drag what is selected to move it, with Alt a copy")),
    _tool("pencil", translatable("Pe&ncil"), translatable("draw cells; the right button erases")),
    _tool("eraser", translatable("&Eraser"), translatable("erase cells")),
    _tool("line", translatable("Straig&ht line"),
          translatable("from cell to cell; the right button erases; Page Up and Page Down while dragging lead to "
                       "other layers")),
    _tool("rectangle", translatable("Rectan&gle"), translatable("fill; with Shift or the right button clear")),
    _tool("optional", translatable("Ma&y stay empty"),
          translatable("cells of the target that need not be covered; the right button: must be")),
    _tool("color", translatable("&Colour cells"), translatable(
        "a part's coloured cell fits only on a cell of that colour, or of none; the right button takes colours "
        "away")),
    _tool("mark", translatable("Mar&k"), translatable(
        "put a colour, a key, a lock on the side of a part nearest to a click; the right button takes it away.\n"
        "In a solid lattice hold Shift for a side that faces up, Ctrl for one that faces down;\n"
        "with the keyboard comma and full stop go from side to side")),
    _tool("pan", translatable("Mo&ve the view"), translatable("also the middle button, or Space and drag")),
)

RESHAPE_COMMANDS = (
    Command("rotate", translatable("&Turn to the left"), Key.Key_R, turn, icon="rotate"),
    Command("tip", translatable("T&ip over"), Key.Key_T, tip,
            translatable("turn about the left-right axis"), "tip"),
    Command("mirror", translatable("Mirr&or"), Key.Key_M, mirror, icon="mirror"),
    Command("clear", translatable("C&lear all cells"), Key.Key_Delete, clear, icon="clear"),
    Command("to-origin", translatable("&Move to the origin"), Key.Key_J, to_origin,
            translatable("so that the least coordinates are 0")),
    Command("center", translatable("Centre a&bout the origin"), Key.Key_X, center),
    Command("copy-layer", translatable("Copy l&ayer up"), Key.Key_U, copy_layer_up,
            icon="layer-up"),
)

SELECT_COMMANDS = (
    Command("select-all", translatable("Select &all cells"), "Ctrl+A",
            lambda surface: surface.selection.choose_all()),
    Command("select-color", translatable("Select all of one c&olour"), Key.Key_A,
            lambda surface: surface.selection.choose_color(surface.here),
            translatable("the colour of the cell under the pointer or the cursor, or all without one")),
    Command("cut-cells", translatable("Cu&t cells"), "Ctrl+X", lambda surface: surface.selection.cut()),
    Command("copy-cells", translatable("Copy &cells"), "Ctrl+Ins", lambda surface: surface.selection.copy()),
    Command("paste-cells", translatable("Paste cells to place th&em"), "Shift+Ins",
            lambda surface: surface.selection.paste()),
    Command("duplicate-cells", translatable("&Duplicate cells"), "Ctrl+Shift+D",
            lambda surface: surface.selection.duplicate()),
)
"""Commands for selected cells; where some are, or on the clipboard, Ctrl+C, Ctrl+V and Ctrl+D do the same."""

NEED_SELECTED = ("cut-cells", "copy-cells", "duplicate-cells")

SHAPE_COMMANDS = (
    Command("shape", translatable("&Draw a shape…"), Key.Key_S, lambda surface: surface.draw_shape(),
            translatable("box, pyramid, hexagon, shell, larger part …, by its sizes"), "shape"),
    Command("fill-inside", translatable("&Fill the inside"), Key.Key_I, fill_inside,
            translatable("all that a drawn border encloses"), "fill-inside"),
    Command("fill-here", translatable("Fill he&re"), Key.Key_D, fill_here,
            translatable("the empty cells about the pointer or the cursor, as far as a drawn border encloses them")),
)

PEN = Command("symmetric-pen", translatable("Symmetric pen"), Key.Key_Y, lambda surface: surface.next_pen(),
              translatable("mirrored or turned about the cell under the pointer; again for other ways, then none"))

VIEW_COMMANDS = (
    Command("fit", translatable("&Fit the drawing"), Key.Key_F, lambda surface: surface.fit(), icon="fit"),
    Command("zoom-in", translatable("Zoom &in"), Key.Key_Plus, lambda surface: surface.zoom(1.25)),
    Command("zoom-out", translatable("Zoom &out"), Key.Key_Minus, lambda surface: surface.zoom(0.8)),
    Command("layer-above", translatable("Layer abo&ve"), Key.Key_PageUp,
            lambda surface: surface.set_layer(surface.layer + 1)),
    Command("layer-below", translatable("Layer &below"), Key.Key_PageDown,
            lambda surface: surface.set_layer(surface.layer - 1)),
    Command("layer-direction", translatable("Direction of la&yers…"), Key.Key_L,
            lambda surface: surface.direction_requested.emit(), translatable("which way is up"), "layers"),
)

COMMANDS = (*TOOL_COMMANDS, PEN, *SELECT_COMMANDS, *SHAPE_COMMANDS, *RESHAPE_COMMANDS, *VIEW_COMMANDS)

BY_NAME = {command.name: command for command in COMMANDS}
KEYS = {command.name: command.key for command in COMMANDS if isinstance(command.key, Key)}
"""The keys of the canvas by their commands; other commands have keys that also work in fields of text."""
