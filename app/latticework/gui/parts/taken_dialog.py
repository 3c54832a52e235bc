"""The dialog that takes cells of a solution as a part, or as a target, of the puzzle."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.common.forms import Form, OkCancel, YesNo
from latticework.gui.common.shown_text import Message
from latticework.gui.common.translation import error_text, isolated, tr, tr_n
from latticework.gui.document.document import Document
from latticework.puzzle.limits import MAX_NAME
from latticework.solution import Solution
from latticework.solution.taken_cells import joined_name
from latticework.visible_text import one_line

CHECKED = {False: Qt.CheckState.Unchecked, True: Qt.CheckState.Checked}


class TakenDialog(QDialog):
    """Lists the placements of a solution, of which those with a tick are taken; `ticked` tells of these."""

    ticked = Signal(object)  # the numbers of the placements that are to be taken
    taken = Signal(str)  # what became of them, in words

    def __init__(self, document: Document, solution: Solution, colors: Sequence[str], ticks: set[int],
                 parent: QWidget) -> None:
        super().__init__(parent)
        self.document, self._solution = document, solution
        self.setWindowTitle(tr("Take cells of the solution"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Parts of the solution"))
        self.name = QLineEdit(maxLength=MAX_NAME)
        self.as_part, self.as_target = QRadioButton(tr("A &part")), QRadioButton(tr("A &target for these parts"))
        self.as_part.setChecked(True)
        self.instead = YesNo(tr("&Instead of the parts that it is made of"), True,
                             tr("These have as many copies less, so that the target can still be filled"))
        self.told, self.warning = QLabel(textFormat=Qt.TextFormat.PlainText), Message()
        self.buttons = OkCancel(self, self.take, tr("Take"))
        self.take_button = self.buttons.ok
        self._fill(colors, ticks)
        self._lay_out()
        self.list.itemChanged.connect(lambda _: self._refresh())
        self.as_part.toggled.connect(self.instead.setEnabled)
        self._refresh()

    def _fill(self, colors: Sequence[str], ticks: set[int]) -> None:
        for index, (placement, color) in enumerate(zip(self._solution, colors, strict=True)):
            name = one_line(self.document.puzzle.parts[placement.part].name)
            item = QListWidgetItem(tr_n("{part}, {n} cell", "{part}, {n} cells", len(placement.cells),
                                        part=isolated(name)))
            swatch = QPixmap(12, 12)
            swatch.fill(QColor(color))
            item.setIcon(QIcon(swatch))
            item.setCheckState(CHECKED[index in ticks])
            self.list.addItem(item)
        self.list.setCurrentRow(min(ticks, default=0))

    def _lay_out(self) -> None:
        form = Form(self)
        head = QLabel(tr("Tick the parts to be taken; the others are faint in the view."), wordWrap=True)
        for row in (head, self.list, self.told):
            form.addRow(row)
        form.addRow(tr("They become"), self.as_part)
        form.addRow("", self.instead)
        form.addRow("", self.as_target)
        form.add(tr("&Name"), self.name)
        form.addRow(self.warning)
        form.addRow(self.buttons)

    @property
    def chosen(self) -> list[int]:
        """The placements with a tick."""
        return [row for row in range(self.list.count()) if self.list.item(row).checkState() == CHECKED[True]]

    def _refresh(self) -> None:
        taken = self._taken()
        cells = sum(len(placement.cells) for placement in taken)
        self.told.setText(tr_n("{parts}, {n} cell", "{parts}, {n} cells", cells,
                               parts=tr_n("{n} part", "{n} parts", len(taken))))
        self.take_button.setEnabled(bool(taken))
        if not self.name.isModified():
            self.name.setText(joined_name(self.document.puzzle, taken))
        self.warning.tell("")
        self.ticked.emit(set(self.chosen))

    def _taken(self) -> Solution:
        return tuple(self._solution[index] for index in self.chosen)

    def take(self) -> None:
        """Take the cells, if there are any, and close."""
        try:
            if self.as_part.isChecked():
                self.document.take_part(self._taken(), self.name.text(), self.instead.isChecked())
            else:
                self.document.take_target(self._taken(), self.name.text())
        except LatticeworkError as error:
            self.warning.tell(error_text(error))
            return
        self.taken.emit(tr("Taken. Edit > Undo (Ctrl+Z) brings the solutions back."))
        self.accept()
