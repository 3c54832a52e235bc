"""The dialogs that add several parts at once: all of a size, those of a text, and cells of a solution."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QShortcut,
)
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.files.part_coordinates import example
from latticework.files.part_text import PartsInText, parts_in
from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.document import Document, close_with
from latticework.gui.widgets.forms import Choice, Form, OkCancel, YesNo, side_by_side, stacked
from latticework.gui.widgets.names import lattice_title
from latticework.gui.widgets.shape_gallery import ShapeList, ShapeModel
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, isolated, reworded, tr, tr_n, translatable, translated
from latticework.lattice import Cell, Lattice
from latticework.puzzle import Part, edit_parts
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.polyforms import MOST_UNITS, part_set
from latticework.solution import Solution
from latticework.solution.taken_cells import joined_name
from latticework.visible_text import one_line

_COUNT_AFTER = 200  # milliseconds after a change before counting begins

SORTS_IN_WORDS = {"free": translatable("Free: mirror images are the same part"),
                  "one-sided": translatable("One-sided: mirror images are two parts"),
                  "fixed": translatable("Fixed: turned ones are parts of their own, too")}

_READ_AFTER = 150
"""Milliseconds after a change before the text is read again."""

_CHECKED = {False: Qt.CheckState.Unchecked, True: Qt.CheckState.Checked}


def size_label(lattice: Lattice) -> str:
    """Return the label of a field for sizes of parts: they are counted in cells, or in the units of the lattice."""
    return tr_n("Units of {n} cell", "Units of {n} cells", len(lattice.unit)) if lattice.unit else tr("Cells")


class SetDialog(QDialog):
    """Asks for sizes and for what counts as the same part; shows how many parts that gives before adding them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        close_with(document, self)
        self.setWindowTitle(tr("Add a set"))
        form = Form(self)
        self.least, self.most = (QSpinBox(minimum=1, maximum=MOST_UNITS, value=4) for _ in range(2))
        self.least.setAccessibleName(tr("Cells, from"))
        self.most.setAccessibleName(tr("Cells, to"))
        sizes = QWidget()
        side_by_side((self.least, 1), QLabel(tr("to")), (self.most, 1), owner=sizes, margin=0)
        form.add(size_label(document.puzzle.lattice), sizes)
        self.least.selectAll()  # a number that is typed replaces the one that is there
        self.sort = form.add(tr("Parts"), Choice({sort: translated(text) for sort, text in SORTS_IN_WORDS.items()}))
        if not document.puzzle.lattice.flat:  # a solid part cannot be turned into its mirror image
            self.sort.setValue("one-sided")
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.summary.setMinimumHeight(2 * self.summary.fontMetrics().height())
        self.buttons = OkCancel(self, self._add, tr("Add"))
        self.add_button = self.buttons.ok
        self._parts: list[Part] = []
        self._counting = TaskQueue("set of parts", self._counted)
        self._entered = False  # Enter was pressed while the parts were being counted
        self._settle = QTimer(self, singleShot=True, interval=_COUNT_AFTER)
        for row in (self.summary, self.buttons):
            form.addRow(row)
        self._wire()
        self._changed()

    def _wire(self) -> None:
        self.least.valueChanged.connect(lambda least: self.most.setValue(max(least, self.most.value())))
        self.most.valueChanged.connect(lambda most: self.least.setValue(min(most, self.least.value())))
        for changed in (self.least.valueChanged, self.most.valueChanged, self.sort.currentIndexChanged):
            changed.connect(self._changed)
        self._settle.timeout.connect(self._count)
        self.document.changed.connect(self._changed)

    def _changed(self) -> None:
        self._counting.cancel()
        self._parts, self._entered = [], False
        self.add_button.setEnabled(False)
        self.summary.setText(tr("Counting…"))
        self._settle.start()

    def _count(self) -> None:
        puzzle = self.document.puzzle
        self._counting.restart(partial(part_set, puzzle.lattice, self.least.value(), self.most.value(),
                                       self.sort.value(), puzzle.rule(Part(""))))

    def _counted(self, task: Task[list[Part]]) -> None:
        refused = error_text(task.error) if isinstance(task.error, LatticeworkError) else ""
        self._parts = parts = [] if task.error else task.result()
        self.summary.setText(refused or _sums_text([part.cells for part in parts]))
        self.add_button.setEnabled(bool(parts))
        if parts and self._entered:
            self._add()

    def _add(self) -> None:
        if not self._parts:
            return
        try:
            puzzle = edit_parts.with_parts(self.document.puzzle, self._parts)
        except LatticeworkError as error:
            self.summary.setText(error_text(error))
            return
        # First, as the dialog follows the document and would begin to count once more.
        self.done(int(QDialog.DialogCode.Accepted))
        self.document.change(tr("Add a set"), puzzle)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add the parts at Enter, or once they are counted."""
        entered = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        # OK is disabled while the parts are counted, so Enter is remembered here.
        if entered and not self._parts and not isinstance(self.focusWidget(), QPushButton):
            self._entered = True
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Stop counting and close the dialog."""
        self._parts = []  # until it is deleted a click may still arrive
        self._settle.stop()
        self.document.changed.disconnect(self._changed)
        self._counting.close()
        super().done(result)
        self.deleteLater()


class TextDialog(QDialog):
    """Shows the parts of a text while it is typed, and adds them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        close_with(document, self)
        self.setWindowTitle(tr("Add parts from text"))
        self.edit = QPlainTextEdit()
        self.edit.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.edit.setTabChangesFocus(True)
        self.edit.setAccessibleName(tr("Text"))
        self.model = ShapeModel(document.puzzle.standing.lattice)
        self.preview = ShapeList(self.model)
        self.preview.setModel(self.model)
        self.preview.setSelectionMode(ShapeList.SelectionMode.NoSelection)
        self.preview.setAccessibleName(tr("Parts in the text"))
        self.summary, self.warning = QLabel(textFormat=Qt.TextFormat.PlainText), Message()
        self.buttons = OkCancel(self, self.add, tr("Add"))
        self.add_button = self.buttons.ok
        self.add_button.setToolTip(tr("Add the parts (Ctrl+Enter)"))
        self._found = PartsInText(())
        self._settle = QTimer(self, singleShot=True, interval=_READ_AFTER)
        self._lay_out()
        self.setMinimumSize(300, 360)
        self.resize(460, 480)
        self._wire()
        self._begin()

    def _lay_out(self) -> None:
        lattice = self.document.puzzle.lattice
        self.edit.setPlaceholderText("\n".join([
            tr("A picture, with a mark for each cell:"), "##.", ".##",
            tr("or coordinates: {example}", example=example(lattice)),
            tr("or rows between bars, a puzzle code, or the text of a puzzle file.")]))
        head = QLabel(tr("Parts of the lattice {lattice}, typed or pasted", lattice=lattice_title(lattice)),
                      wordWrap=True)
        stacked(self, head, (self.edit, 3), (self.preview, 2), self.summary, self.warning, self.buttons)
        # Room for a warning, so that one that comes while the user types moves nothing.
        self.warning.setMinimumHeight(2 * self.warning.fontMetrics().height())

    def _wire(self) -> None:
        self.edit.textChanged.connect(self._changed)
        self._settle.timeout.connect(self._read)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.add)

    def _begin(self) -> None:
        """Begin with the text on the clipboard if there are parts in it."""
        text = QGuiApplication.clipboard().text()
        try:
            parts_in(text, self.document.puzzle)
        except LatticeworkError:
            text = ""
        self.edit.setPlainText(text)
        self.edit.selectAll()
        self._read()

    def _changed(self) -> None:
        self._found = PartsInText(())
        self.add_button.setEnabled(False)
        self._settle.start()

    def _read(self) -> None:
        self._settle.stop()
        text, warning = self.edit.toPlainText(), ""
        self._found = PartsInText(())
        if text.strip():
            try:
                self._found = parts_in(text, self.document.puzzle)
                warning = "\n".join(map(reworded, self._found.remarks))
            except LatticeworkError as error:
                warning = error_text(error)
        self._show(warning)

    def _show(self, warning: str) -> None:
        parts = edit_parts.with_free_names(self.document.puzzle, self._found.parts)
        self.model.show([(part.name, part.cells, "") for part in parts])
        self.summary.setText(_sums_text([part.cells for part in parts]) if parts else "")
        self.warning.tell(warning)
        self.add_button.setEnabled(bool(parts))

    def add(self) -> None:
        """Add the parts, if there are any, and close."""
        # Ctrl+Enter may come before what was typed last has been read.
        if self._settle.isActive():
            self._read()
        if not self._found.parts:
            return
        try:
            self.document.add_parts(self._found.parts)
        except LatticeworkError as error:
            self.warning.tell(error_text(error))
            return
        self.accept()

    def done(self, result: int) -> None:
        """Close the dialog."""
        self._settle.stop()
        super().done(result)
        self.deleteLater()


class TakenDialog(QDialog):
    """Lists the placements of a solution; those with a tick are taken."""

    ticked = Signal(object)  # the numbers of the placements that are to be taken
    taken = Signal(str)  # a message that they were taken

    def __init__(self, document: Document, solution: Solution, colors: Sequence[str], ticks: set[int],
                 parent: QWidget) -> None:
        super().__init__(parent)
        self.document, self._solution = document, solution
        close_with(document, self)
        self.setWindowTitle(tr("Take cells of the solution"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Parts of the solution"))
        self.name = QLineEdit(maxLength=MAX_NAME)
        self.as_part, self.as_target = QRadioButton(tr("A &part")), QRadioButton(tr("A &target for these parts"))
        self.as_part.setChecked(True)
        self.instead = YesNo(tr("&Instead of the parts that it is made of"), True,
                             tr("These have as many copies less, so that the target can still be filled"))
        self.summary, self.warning = QLabel(textFormat=Qt.TextFormat.PlainText), Message()
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
            item.setCheckState(_CHECKED[index in ticks])
            self.list.addItem(item)
        self.list.setCurrentRow(min(ticks, default=0))

    def _lay_out(self) -> None:
        form = Form(self)
        head = QLabel(tr("Tick the parts to be taken; the others are faint in the view."), wordWrap=True)
        for row in (head, self.list, self.summary):
            form.addRow(row)
        form.addRow(tr("Result"), self.as_part)
        form.addRow("", self.instead)
        form.addRow("", self.as_target)
        form.add(tr("&Name"), self.name)
        form.addRow(self.warning)
        form.addRow(self.buttons)

    @property
    def chosen(self) -> list[int]:
        """The placements with a tick."""
        return [row for row in range(self.list.count()) if self.list.item(row).checkState() == _CHECKED[True]]

    def _refresh(self) -> None:
        taken = self._taken()
        self.summary.setText(_sums_text([placement.cells for placement in taken]))
        self.take_button.setEnabled(bool(taken))
        # A name that was typed stays, whatever is ticked after it.
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


def _sums_text(parts: Sequence[tuple[Cell, ...]]) -> str:
    """Return a text like "3 parts, 12 cells"."""
    return tr_n("{parts}, {n} cell", "{parts}, {n} cells", sum(map(len, parts)),
                parts=tr_n("{n} part", "{n} parts", len(parts)))
