"""The dialog for which marks may meet."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHeaderView, QLabel, QTableView, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.common.dialogs import warn
from latticework.gui.common.forms import OkCancel, stacked
from latticework.gui.common.translation import error_text, tr, translatable, translated
from latticework.gui.document.document import Document
from latticework.gui.matching.mark_rows import MatchingModel, TickDelegate

TITLE = translatable("Marks and what may meet")
HELP = translatable(
    "A tick lets sides with these two marks face each other. In the column “nothing” it lets a side face "
    "the outside of the target, or a cell that stays empty.")
NO_MARKS = translatable(
    "No side of a part has a mark yet. Choose a part, take the tool Mark (K) on the canvas and "
    "click inside a cell near a side; then say here which marks may meet.")
WIDEST = 140
MOST, ROUND_THE_TABLE = 960, 48  # pixels of the dialog, and of what is beside the columns


class MatchingDialog(QDialog):
    """Shows all marks of a puzzle against each other; what was changed is one step to undo."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.setWindowTitle(translated(TITLE))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.model = MatchingModel(document.puzzle, self)
        self.before = self.model.table
        self.view = self._table()
        self.told = QLabel(wordWrap=True)
        self.buttons = OkCancel(self, self._take)
        self.usual = self.buttons.addButton(tr("&Equal marks meet"), QDialogButtonBox.ButtonRole.ResetRole)
        self.usual.setToolTip(tr("Back to no table: equal marks meet, all may face nothing, and reach one cell"))
        self.usual.clicked.connect(lambda: self.model.show(self.model.table.usual))
        stacked(self, self.told, self.view, self.buttons)
        self._show_what_there_is()

    def _table(self) -> QTableView:
        view = QTableView()
        view.setModel(self.model)
        view.setItemDelegate(TickDelegate(view))
        view.setAccessibleName(translated(TITLE))
        view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        triggers = QTableView.EditTrigger
        view.setEditTriggers(triggers.DoubleClicked | triggers.SelectedClicked | triggers.EditKeyPressed
                             | triggers.AnyKeyPressed)
        view.setTabKeyNavigation(False)  # Tab leads on to the buttons, arrows from tick to tick
        for header in (view.horizontalHeader(), view.verticalHeader()):
            header.setHighlightSections(True)
            header.setMaximumSectionSize(WIDEST)
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        view.verticalHeader().setMaximumWidth(WIDEST)
        view.setCurrentIndex(self.model.index(0, 0))
        return view

    def _show_what_there_is(self) -> None:
        marks = self.model.rowCount()
        empty = marks == 1 and self.document.puzzle.matching is None
        self.told.setText(translated(NO_MARKS if empty else HELP))
        for widget in (self.view, self.usual, self.buttons.ok):
            widget.setVisible(not empty)
        if empty:
            self.buttons.cancel.setText(tr("Close"))
            self.resize(420, 140)
            return
        columns, rows = self.view.horizontalHeader().length(), self.view.verticalHeader().sizeHint().width()
        self.resize(min(MOST, max(330 + 62 * marks, columns + rows + ROUND_THE_TABLE)), min(620, 170 + 30 * marks))

    def _take(self) -> None:
        table = self.model.table
        try:
            if table != self.before:
                puzzle = replace(self.document.puzzle, matching=table.matching())
                self.document.change(tr("Marks that may meet"), puzzle)
        except LatticeworkError as error:
            warn(self, translated(TITLE), error_text(error))
            return
        self.accept()
