"""The table of what can be done on a canvas, from which its buttons, its keys and the menus are made."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt

from latticework.gui.canvas import reshaping
from latticework.gui.canvas.protocols import Tooled
from latticework.gui.common.tools import TOOLS

Key = Qt.Key


@dataclass(frozen=True)
class Command:
    """What is done to a canvas: its text in a menu, its key, what there is to say beyond its text, its icon or ""."""

    name: str
    text: str
    key: Qt.Key
    run: Callable[[Tooled], object]
    tip: str = ""
    icon: str = ""


def _tool(name: str, text: str, tip: str) -> Command:
    return Command(name, text, TOOLS[name], partial(_set_tool, name), tip, name)


def _set_tool(name: str, canvas: Tooled) -> None:
    canvas.set_tool(name)


TOOL_COMMANDS = (
    _tool("pencil", "Pe&ncil", "draw cells; the right button erases"),
    _tool("eraser", "&Eraser", "erase cells"),
    _tool("rectangle", "Rectan&gle", "fill; with Shift or the right button clear"),
    _tool("optional", "Ma&y stay empty", "cells of the target that need not be covered; the right button: must be"),
    _tool("color", "&Colour cells", "a part's coloured cell fits only on a cell of that colour, or of none; "
          "the right button takes colours away"),
    _tool("mark", "Mar&k", "put the mark on the side of a part nearest to a click; the right button takes it away.\n"
          "In a solid lattice hold Shift for a side that faces up, Ctrl for one that faces down"),
    _tool("pan", "Mo&ve the view", "also the middle button, or Space and drag"),
)

RESHAPE_COMMANDS = (
    Command("rotate", "&Turn to the left", Key.Key_R, reshaping.turn, icon="rotate"),
    Command("tip", "T&ip over", Key.Key_T, reshaping.tip, "turn about the left-right axis",
            "tip"),
    Command("mirror", "Mirr&or", Key.Key_M, reshaping.mirror, icon="mirror"),
    Command("clear", "C&lear all cells", Key.Key_Delete, reshaping.clear, icon="clear"),
    Command("copy-layer", "Copy l&ayer up", Key.Key_U, reshaping.copy_layer_up,
            icon="layer-up"),
)

VIEW_COMMANDS = (
    Command("fit", "&Fit the drawing", Key.Key_F, lambda canvas: canvas.fit(), icon="fit"),
    Command("zoom-in", "Zoom &in", Key.Key_Plus, lambda canvas: canvas.zoom(1.25)),
    Command("zoom-out", "Zoom &out", Key.Key_Minus, lambda canvas: canvas.zoom(0.8)),
    Command("layer-above", "Layer abo&ve", Key.Key_PageUp, lambda canvas: canvas.set_layer(canvas.layer + 1)),
    Command("layer-below", "Layer &below", Key.Key_PageDown, lambda canvas: canvas.set_layer(canvas.layer - 1)),
    Command("layer-direction", "Direction of la&yers…", Key.Key_L, lambda canvas: canvas.choose_direction(),
            "which way is up", "layers"),
)

COMMANDS = (*TOOL_COMMANDS, *RESHAPE_COMMANDS, *VIEW_COMMANDS)
