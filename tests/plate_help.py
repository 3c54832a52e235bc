"""Finding the dialog that draws plates, and clicking on its square."""

from pytestqt.qtbot import QtBot

from gui_help import LEFT
from latticework.gui.editor.parts_panel import PartsPanel
from latticework.gui.editor.plates import PlateDialog
from latticework.puzzle.plates import Place


def shown(qtbot: QtBot, panel: PartsPanel) -> PlateDialog:
    """Return the dialog of a panel that is open."""
    dialog = next(found for found in panel.findChildren(PlateDialog) if found.isVisible())
    qtbot.waitExposed(dialog)
    return dialog


def click(qtbot: QtBot, dialog: PlateDialog, *places: Place) -> None:
    """Click on places of the square."""
    for place in places:
        qtbot.mouseClick(dialog.square, LEFT, pos=dialog.square.middle_of(place))
