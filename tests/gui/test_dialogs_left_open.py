"""Dialogs about a puzzle that another one replaces, as a window beside can: they close, and change nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QColorDialog, QDialog
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.editor.add_dialogs import SetDialog, TakenDialog, TextDialog
from latticework.gui.editor.matching_dialog import MatchingDialog
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.editor.part_rows import Column
from latticework.gui.editor.plates import PlateDialog
from latticework.gui.editor.properties_dialog import PropertiesDialog
from latticework.gui.editor.shape_dialog import ShapeDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.controls import ColorChoice
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

FLAT = Puzzle(builtin("square"), "flat", target=Target(((0, 0, 0),)), parts=(Part("A", ((0, 0, 0),)),) * 2)
SOLID = Puzzle(builtin("cubic"), "solid", target=Target(((0, 0, 0, 0),)), parts=(Part("B", ((0, 0, 0, 0),)),))
DIALOGS: dict[str, Callable[[MainWindow], QDialog]] = {
    "set": lambda window: SetDialog(window.document, window),
    "text": lambda window: TextDialog(window.document, window),
    "taken": lambda window: TakenDialog(window.document, (), [], set(), window),
    "parts of puzzles": lambda window: ShapeDialog(window.document, window),
    "plate": lambda window: PlateDialog(window.document, None, window),
    "matching": lambda window: MatchingDialog(window.document, window),
    "properties": lambda window: PropertiesDialog(window.document, window),
}


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    opened = opened_window(qtbot)
    opened.document.show(OpenedPuzzle(FLAT))
    return opened


@pytest.mark.parametrize("name", DIALOGS)
def test_they_close_with_their_puzzle(name: str, window: MainWindow) -> None:
    dialog = DIALOGS[name](window)
    dialog.open()
    window.document.show(OpenedPuzzle(SOLID))
    assert not dialog.isVisible()
    assert window.document.puzzle == SOLID


def test_the_choice_of_a_colour_closes_with_its_puzzle(window: MainWindow, qtbot: QtBot) -> None:
    parts = window.panels.parts
    parts._clicked(parts.model.index(2, Column.COLOR))
    choice = parts.findChild(ColorChoice)
    choice._ask()
    dialog = parts.findChild(QColorDialog)
    window.document.show(OpenedPuzzle(SOLID))
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert window.document.puzzle == SOLID
