"""The list of formats in the Export dialog, in groups."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from latticework.files.file_format import GROUPS, Format
from latticework.files.formats import PUZZLE, writable
from latticework.gui.common import theme
from latticework.gui.common.controls import RoomyRows
from latticework.gui.common.translation import isolated, tr, translated
from latticework.gui.export import remembered
from latticework.gui.export.exportable import Exportable

FORMAT = Qt.ItemDataRole.UserRole
WIDTH, WIDEST = 220, 360
"""Pixels that the list takes at least, and at most where titles are long."""


def exported() -> list[Format]:
    """Return the formats that are exported: all that can be written but that of puzzles, which are saved."""
    return [form for form in writable() if form is not PUZZLE]


class FormatList(QTreeWidget):
    """The formats in groups; what cannot be written now is faint, and its page says why."""

    chosen = Signal(object)  # Format

    def __init__(self, exportable: Exportable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setAccessibleName(tr("Formats"))
        self.setItemDelegate(RoomyRows(self))
        self.setMinimumWidth(WIDTH)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the ending says most
        self.items: list[QTreeWidgetItem] = []
        for group in GROUPS:
            forms = [form for form in exported() if form.group == group and exportable.takes(form)]
            if forms:
                self._add(group, forms, exportable)
        self.expandAll()
        self.currentItemChanged.connect(lambda item, _: self._on_item(item))

    def sizeHint(self) -> QSize:
        """Ask for room for the longest title."""
        around = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return QSize(min(WIDEST, self.sizeHintForColumn(0) + around), super().sizeHint().height())

    def choose_last(self) -> None:
        """Choose the format that was written last, the first one before any was."""
        last = (item for item in self.items if remembered.is_last(item.data(0, FORMAT)))
        self.setCurrentItem(next(last, self.items[0]))

    def _add(self, group: str, forms: list[Format], exportable: Exportable) -> None:
        head = QTreeWidgetItem(self, [translated(group)])
        bold = QFont(self.font())
        bold.setBold(True)
        head.setFont(0, bold)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)  # not to be chosen
        for form in forms:
            item = QTreeWidgetItem(head, [f"{translated(form.title)} ({isolated(form.ending)})"])
            self.items.append(item)
            item.setToolTip(0, item.text(0))
            item.setData(0, FORMAT, form)
            if not exportable.choices(form):
                item.setForeground(0, QColor(theme.current().disabled_text))
                item.setToolTip(0, tr("Needs a solution"))

    def _on_item(self, item: QTreeWidgetItem | None) -> None:
        form = item.data(0, FORMAT) if item else None
        if form is not None:
            self.chosen.emit(form)
