"""The dialog that adds all parts of a size at once."""

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QSpinBox, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.common.forms import Choice, Form, OkCancel
from latticework.gui.common.translation import error_text, tr, tr_n, translatable, translated
from latticework.gui.document.document import Document
from latticework.puzzle import Part, edit_parts
from latticework.puzzle.polyforms import MOST_CELLS, part_set

SETTLE = 200  # milliseconds after a change before counting begins

CHOICES = {"free": translatable("Free: mirror images are the same part"),
           "one-sided": translatable("One-sided: mirror images are two parts"),
           "fixed": translatable("Fixed: turned ones are parts of their own, too")}


class SetDialog(QDialog):
    """Asks for sizes and for what counts as the same; tells how many parts that are before adding them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.setWindowTitle(tr("Add a set"))
        form = Form(self)
        self.least = form.add(tr("Cells, from"), QSpinBox(minimum=1, maximum=MOST_CELLS, value=4))
        self.most = form.add(tr("to"), QSpinBox(minimum=1, maximum=MOST_CELLS, value=4))
        self.least.selectAll()  # it has the focus: a number typed at once replaces the one that is there
        self.sort = form.add(tr("Parts"), Choice({sort: translated(text) for sort, text in CHOICES.items()}))
        if not document.puzzle.lattice.flat:  # nobody turns a solid part into its mirror image
            self.sort.setValue("one-sided")
        self.told = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.told.setMinimumHeight(2 * self.told.fontMetrics().height())
        self.buttons = OkCancel(self, self._add, tr("Add"))
        self.add_button = self.buttons.ok
        self._parts: list[Part] = []
        self._counting = TaskQueue("set of parts", self._counted)
        self._one_size = True
        self._entered = False  # Enter was pressed while the parts were being counted
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        for row in (self.told, self.buttons):
            form.addRow(row)
        self._wire()
        self._changed()

    def _wire(self) -> None:
        self.least.valueChanged.connect(self._follow_least)
        self.most.valueChanged.connect(self._follow_most)
        for changed in (self.least.valueChanged, self.most.valueChanged, self.sort.currentIndexChanged):
            changed.connect(self._changed)
        self._settle.timeout.connect(self._count)
        self.document.changed.connect(self._changed)

    def _follow_least(self, least: int) -> None:
        self.most.setValue(least if self._one_size else max(least, self.most.value()))

    def _follow_most(self, most: int) -> None:
        self._one_size = most == self.least.value()
        self.least.setValue(min(most, self.least.value()))

    def _changed(self) -> None:
        self._counting.cancel()
        self._parts, self._entered = [], False
        self.add_button.setEnabled(False)
        self.told.setText(tr("Counting…"))
        self._settle.start()

    def _count(self) -> None:
        puzzle = self.document.puzzle
        self._counting.restart(partial(part_set, puzzle.lattice, self.least.value(), self.most.value(),
                                       self.sort.value(), puzzle.rule(Part(""))))

    def _counted(self, task: Task[list[Part]]) -> None:
        refused = error_text(task.error) if isinstance(task.error, LatticeworkError) else ""
        self._parts = parts = [] if task.error else task.result()
        cells = sum(len(part.cells) for part in parts)
        self.told.setText(refused or tr_n("{parts}, {n} cell", "{parts}, {n} cells", cells,
                                        parts=tr_n("{n} part", "{n} parts", len(parts))))
        self.add_button.setEnabled(bool(parts))
        if parts and self._entered:
            self._add()

    def _add(self) -> None:
        try:
            puzzle = edit_parts.with_parts(self.document.puzzle, self._parts)
        except LatticeworkError as error:
            self.told.setText(error_text(error))
            return
        self.done(int(QDialog.DialogCode.Accepted))
        self.document.change(tr("Add a set"), puzzle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter adds the parts, if they are still being counted as soon as they are."""
        entered = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if entered and not self._parts and not isinstance(self.focusWidget(), QPushButton):
            self._entered = True
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Stop counting and close the dialog."""
        self._settle.stop()
        self.document.changed.disconnect(self._changed)
        self._counting.close()
        super().done(result)
        self.deleteLater()
