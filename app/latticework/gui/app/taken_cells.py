"""Taking cells of the solution that is shown as a part or a target, from the menus and where they are seen."""

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from latticework.gui.app.panels import Panels
from latticework.gui.common.actions import take_keys
from latticework.gui.common.translation import tr
from latticework.gui.parts.taken_dialog import TakenDialog
from latticework.picture.shapes import scene
from latticework.puzzle import Puzzle
from latticework.solution import Solution


class TakenCells(QObject):
    """The action that asks which cells, in the menu of the window and in those of view, legend, list and gallery."""

    told = Signal(str)  # that they were taken

    def __init__(self, panels: Panels, window: QWidget) -> None:
        super().__init__(window)
        self._panels, self._window = panels, window
        self.action = QAction(tr("Ta&ke cells as a part…"), self)
        self.action.triggered.connect(lambda _checked: self.ask(panels.pane.picked))
        self.action.setEnabled(False)
        for listed in (panels.browser.table, panels.browser.gallery):
            listed.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            listed.addAction(self.action)
        panels.browser.chosen.connect(lambda solution: self.action.setEnabled(solution is not None))
        panels.pane.menu_wanted.connect(self._open_menu)

    def _open_menu(self, placements: set[int], at: QPoint) -> None:
        menu = QMenu(self._panels.pane)
        take_keys(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        take = menu.addAction(self.action.text())
        take.setEnabled(self.action.isEnabled())
        take.triggered.connect(lambda _checked: self.ask(self._panels.pane.picked | placements))
        menu.popup(at)

    def ask(self, placements: set[int]) -> None:
        """Ask which parts of the solution are taken, at first these placements."""
        seen, pane = self._panels.exportable, self._panels.pane
        if not isinstance(seen.document, Puzzle) or seen.solution is None:
            self.told.emit(tr("The puzzle was edited: there is no solution of it to take cells from."))
            return
        solution: Solution = seen.solution
        colors = [shape.color for shape in scene(seen.document, solution)]
        dialog = TakenDialog(self._panels.document, solution, colors, placements, self._window)
        dialog.ticked.connect(pane.point_out)
        dialog.finished.connect(lambda _: pane.point_out(None))
        dialog.taken.connect(self._panels.show_canvas)
        dialog.taken.connect(self.told)
        pane.point_out(placements)
        dialog.open()
