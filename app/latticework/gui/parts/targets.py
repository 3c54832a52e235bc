"""The bar that chooses among the targets of a document, and the actions for targets."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.icons import tool_button
from latticework.gui.common.names import target_names
from latticework.gui.common.translation import error_text, tr
from latticework.gui.document.document import Document

SHORTEST = 12  # characters of a name that are shown at least; a long name does not make the window wider


class TargetBar(QWidget):
    """Shows which target is at hand; hidden while there is only one.

    The button that adds a target is always of use, so it stands elsewhere: whoever shows the bar places it.
    """

    refused = Signal(str)
    added = Signal()  # an empty target, at hand already, is to be drawn

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.add = self._action(tr("Add a &target"), self._add)
        self.remove = self._action(tr("R&emove the target"), document.remove_target)
        self.following = self._action(tr("&Next target"), lambda: self._step(1), "Ctrl+PgDown")
        self.previous = self._action(tr("&Previous target"), lambda: self._step(-1), "Ctrl+PgUp")
        self.box = ChoiceBox()
        self.box.setAccessibleName(tr("Target at hand"))
        self.box.setToolTip(tr("The target to draw and to solve (Ctrl+Page Down, Ctrl+Page Up)"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(SHORTEST)
        self.box.activated.connect(document.show_target)
        self.add_button = self._button("add-target", tr("Add a target, for the same parts"), self.add)
        self.remove_button = self._button("remove-target", tr("Remove the target"), self.remove)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        line.addWidget(self.box, 1)
        line.addWidget(self.remove_button)
        document.changed.connect(self._refresh)
        self._refresh()

    def actions_in_order(self) -> list[QAction]:
        """Return the actions for a menu."""
        return [self.add, self.remove, self.following, self.previous]

    def _action(self, text: str, run: Callable[[], None], shortcut: str = "") -> QAction:
        action = QAction(text, self)
        action.setShortcut(shortcut)
        action.triggered.connect(lambda _checked: run())
        return action

    def _button(self, name: str, tip: str, action: QAction) -> QToolButton:
        return tool_button(name, tip, action.trigger)

    def _add(self) -> None:
        try:
            self.document.add_target()
        except LatticeworkError as error:
            self.refused.emit(error_text(error))
            return
        self.added.emit()

    def _step(self, by: int) -> None:
        self.document.show_target(self.document.puzzle.place + by)

    def _refresh(self) -> None:
        puzzle, names = self.document.puzzle, target_names(self.document.puzzle)
        if names != [self.box.itemText(i) for i in range(self.box.count())]:
            self.box.clear()
            self.box.addItems(names)
        self.box.setCurrentIndex(puzzle.place)
        self.remove.setEnabled(len(names) > 1)
        self.following.setEnabled(puzzle.place + 1 < len(names))
        self.previous.setEnabled(puzzle.place > 0)
        self.setVisible(len(names) > 1)
