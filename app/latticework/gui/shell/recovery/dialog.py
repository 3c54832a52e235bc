"""The dialog that offers what an earlier run of the program could not save."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QWidget,
)

from latticework.gui.shell.recovery.copies import RecoveryCopy, UnreadableCopy
from latticework.gui.widgets import theme
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.translation import locale, reworded, tr, tr_n
from latticework.puzzle import PALETTE, Puzzle
from latticework.puzzle.edit_cells import painted_cells
from latticework.visible_text import one_line

_PICTURE = QSize(72, 54)
RECOVER, DISCARD, _LATER = 1, 2, 0
"""The result of the dialog."""


class RecoveryDialog(QDialog):
    """Lists the copies, each with a tick; what is ticked is recovered or discarded, the rest is offered later."""

    def __init__(self, readable: Sequence[RecoveryCopy], unreadable: Sequence[UnreadableCopy],
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recover puzzles"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Puzzles that were not saved"))
        self.list.setIconSize(_PICTURE)
        self.list.setWordWrap(True)
        for copy in readable:
            self.list.addItem(self._item(copy))
        self.list.itemChanged.connect(lambda _: self._enable())
        self._lay_out(bool(readable), unreadable)
        (self.recover if readable else self.later).setDefault(True)
        self._enable()

    @property
    def chosen(self) -> list[RecoveryCopy]:
        """The copies that are ticked."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [item.data(Qt.ItemDataRole.UserRole) for item in items if item.checkState() == Qt.CheckState.Checked]

    def _item(self, copy: RecoveryCopy) -> QListWidgetItem:
        puzzle, file = copy.puzzle, copy.file
        time = locale().toString(QDateTime.fromSecsSinceEpoch(int(copy.saved)), QLocale.FormatType.ShortFormat)
        where = one_line(str(file)) if file else tr("not saved in a file yet")
        if file and copy.own_file is None:
            where = tr("{path} (gone, or changed since; will be saved under a new name)", path=where)
        name = one_line(puzzle.name) or tr("Puzzle without a name")
        item = QListWidgetItem(_icon(puzzle, self.devicePixelRatioF()), f"{name}\n{time}\n{where}")
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked)
        item.setData(Qt.ItemDataRole.UserRole, copy)
        return item

    def _lay_out(self, readable: bool, unreadable: Sequence[UnreadableCopy]) -> None:
        head = QLabel(wordWrap=True)
        head.setText(tr("The program ended before these puzzles were saved. A tick chooses which of them to recover "
                        "or to discard; with “Later” they are offered again at the next start."))
        first = (head, self.list) if readable else ()
        stacked(self, *first, *self._about(unreadable), self._buttons(readable))
        self.resize(520, 380 if readable else 160)

    def _about(self, unreadable: Sequence[UnreadableCopy]) -> list[QLabel]:
        """Return labels that say what cannot be read and where it is kept, with a link to the folder."""
        if not unreadable:
            return []
        reasons = "\n".join(f"{copy.path}: {reworded(copy.reason)}" for copy in unreadable)
        text = tr_n("{n} copy cannot be read. It is kept, and not offered again:",
                    "{n} copies cannot be read. They are kept, and not offered again:", len(unreadable))
        label = QLabel(f"{text}\n{reasons}", textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        url = QUrl.fromLocalFile(str(unreadable[0].path.parent)).toString()
        link = QLabel(f'<a href="{url}">{tr("Open the folder")}</a>')
        link.linkActivated.connect(lambda address: QDesktopServices.openUrl(QUrl(address)))
        return [label, link]

    def _buttons(self, readable: bool) -> QDialogButtonBox:
        buttons, roles = QDialogButtonBox(), QDialogButtonBox.ButtonRole
        self.later = buttons.addButton(tr("&Later") if readable else tr("&Close"), roles.RejectRole)
        self.recover = buttons.addButton(tr("&Recover"), roles.AcceptRole)
        self.discard = buttons.addButton(tr("&Discard…"), roles.DestructiveRole)
        self.recover.clicked.connect(lambda: self.done(RECOVER))
        self.discard.clicked.connect(self._on_discard)
        self.later.clicked.connect(self.reject)
        for button in (self.recover, self.discard):
            button.setVisible(readable)
        return buttons

    def _enable(self) -> None:
        for button in (self.recover, self.discard):
            button.setEnabled(bool(self.chosen))

    def _on_discard(self) -> None:
        text = tr_n("Discard the unsaved changes of {n} puzzle for good?",
                    "Discard the unsaved changes of {n} puzzles for good?", len(self.chosen))
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.question(self, tr("Discard"), text, buttons.Discard | buttons.Cancel, buttons.Cancel)
        if answer == buttons.Discard:
            self.done(DISCARD)


def _icon(puzzle: Puzzle, ratio: float) -> QIcon:
    """Return a picture of the target, or of the first part where there is no target yet."""
    cells, colors = puzzle.target.cells, painted_cells(puzzle)
    if not cells and puzzle.parts:
        cells, colors = puzzle.parts[0].cells, puzzle.parts[0].cell_colors
    image = picture(puzzle.lattice, cells, PALETTE[1], _PICTURE, ratio, theme.current().dark, colors)
    return QIcon(QPixmap.fromImage(image))
