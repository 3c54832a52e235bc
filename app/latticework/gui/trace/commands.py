"""The commands of the trace, with the keys that work anywhere in its panel."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton, QWidget

from latticework.gui.common.actions import Entry, local_action
from latticework.gui.common.icons import action_button
from latticework.gui.common.translation import tr


@dataclass(frozen=True)
class Moves:
    """What the commands do."""

    reset: Callable[[], object]
    back: Callable[[], object]
    run: Callable[[], object]
    step: Callable[[], object]
    step_over: Callable[[], object]
    to_solution: Callable[[], object]
    to_dead_end: Callable[[], object]
    to_depth: Callable[[], object]


def commands(panel: QWidget, moves: Moves) -> dict[str, QAction]:
    """Return the commands by their names."""
    made = {
        "reset": local_action(panel, Entry(tr("Back to the beginning"), moves.reset, "Home"), "first"),
        "back": local_action(panel, Entry(tr("One step back"), moves.back, "Left"), "step-back"),
        "run": local_action(panel, Entry(tr("Run slowly, or pause"), moves.run, "Space"), "play"),
        "step": local_action(panel, Entry(tr("One step on"), moves.step, "Right"), "step-on"),
        "step_over": local_action(panel, Entry(tr("Step over"), moves.step_over, "Shift+Right"), "",
                                  tr("search all that is below, and stop after it")),
        "to_solution": local_action(panel, Entry(tr("Solution"), moves.to_solution, "S"), "",
                                    tr("run to the next solution")),
        "to_dead_end": local_action(panel, Entry(tr("Dead end"), moves.to_dead_end, "E"), "",
                                    tr("run to the next place where something can be covered by nothing")),
        "to_depth": local_action(panel, Entry(tr("Depth"), moves.to_depth, "D"), "",
                                 tr("run until so many choices are made")),
    }
    for action in made.values():
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    return made


def button(action: QAction) -> QToolButton:
    """Return a button for a command; it takes no keys, as each command has its own."""
    made = action_button(action)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if action.icon().isNull():
        made.setAutoRaise(False)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    return made
