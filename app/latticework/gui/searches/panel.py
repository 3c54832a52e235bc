"""The panel that lists all stored searches."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from latticework import paths
from latticework.gui.searches.actions import SearchListActions
from latticework.gui.searches.listed_searches import SearchReader, remember
from latticework.gui.searches.queue import Queue
from latticework.gui.searches.search_rows import SearchRows, bytes_text, queue_line
from latticework.gui.searches.table import SearchTable
from latticework.gui.widgets import theme
from latticework.gui.widgets.actions import take_keys
from latticework.gui.widgets.controls import Filter
from latticework.gui.widgets.translation import tr, tr_n
from latticework.run.crew import Crew
from latticework.store.glance import Glance


class SearchesPanel(QWidget):
    """The list of searches, the actions on them, and the queue. crew: returns the workers that are to search."""

    file_requested = Signal()  # a search file is to be chosen and opened

    def __init__(self, queue: Queue, crew: Callable[[], Crew], folder: Path | None = None) -> None:
        super().__init__()
        self.queue, self.folder = queue, folder or paths.searches()
        self.rows = SearchRows(queue, self)
        self.table = SearchTable(self.rows)
        self.reader = SearchReader(self.folder, self)
        self.commands = SearchListActions(self.table, self.folder, crew)
        self.filter = Filter()
        self.sums, self.line = (QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText) for _ in range(2))
        self._build()
        self._wire()
        self._show_line()

    def _build(self) -> None:
        self.filter.setPlaceholderText(tr("Search by the name of the puzzle"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setAccessibleName(tr("Filter the searches"))
        self.empty = self._empty_state()
        self._middle = QWidget()
        stack = self._stack = QStackedLayout(self._middle)
        stack.addWidget(self.table)
        stack.addWidget(self.empty)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.filter)
        whole.addWidget(self._middle, 1)
        whole.addLayout(self._buttons())
        self._queue_row = QWidget()
        row = QHBoxLayout(self._queue_row)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        self._pause = _button(self.commands.pause)
        row.addWidget(self._pause)
        whole.addWidget(self._queue_row)
        whole.addWidget(self.sums)

    def _buttons(self) -> QHBoxLayout:
        more = QPushButton(tr("More"))
        more.setMenu(self._menu())
        row = QHBoxLayout()
        commands = self.commands
        for button in (*map(_button, (commands.open, commands.resume, commands.delete)), more):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        take_keys(menu)
        menu.addActions(self.commands.listed())
        return menu

    def _empty_state(self) -> QWidget:
        self.empty_text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText,
                                 alignment=Qt.AlignmentFlag.AlignCenter)
        self.open_file = QPushButton(tr("Open a search file…"))
        self.open_file.clicked.connect(self.file_requested)
        made = QWidget()
        column = QVBoxLayout(made)
        column.addStretch(1)
        column.addWidget(self.empty_text)
        column.addWidget(self.open_file, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return made

    def _wire(self) -> None:
        self.reader.found.connect(self._on_found)
        self.reader.seen.connect(self._on_seen)
        self.reader.drawn.connect(self.rows.show_picture)
        self.rows.picture_requested.connect(
            lambda path: self.reader.draw(path, self.devicePixelRatioF(), theme.current().dark))
        self.filter.textChanged.connect(self._on_filter)
        self.filter.down_pressed.connect(self._to_table)
        self.filter.returnPressed.connect(self._to_table)
        self.commands.changed.connect(self.reader.look)
        self.queue.changed.connect(self._on_queue)
        self.queue.compiled.connect(lambda *_: self._show_line())
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._open_menu)

    def remember(self, path: Path) -> None:
        """List a search file that was opened, wherever it is."""
        remember(path, self.folder)
        # A hidden panel reads again when it is shown.
        if self.isVisible():
            self.reader.look()

    def to_list(self) -> None:
        """Give the list the keyboard."""
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)
        # Before all are read the first row is not yet the one that was used last.
        read = len(self.rows.glances()) == self.rows.rowCount()
        if read and not self.table.chosen and self.table.rows.rowCount():
            self.table.selectRow(0)

    def showEvent(self, event: QShowEvent) -> None:
        """Read the searches as long as the panel is shown."""
        super().showEvent(event)
        self.reader.follow()

    def hideEvent(self, event: QHideEvent) -> None:
        """Read nothing while the panel is hidden."""
        super().hideEvent(event)
        self.reader.rest()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures in the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.rows.forget_pictures()

    def close_reader(self) -> None:
        """Stop reading, for good."""
        self.reader.close()

    def _on_found(self, found: list[Path]) -> None:
        self.rows.show_paths(found)
        self._show_sums()
        self._show_line()

    def _on_seen(self, seen: list[Glance]) -> None:
        if seen:
            self.rows.show_seen(seen)
            if self.table.hasFocus():  # it has had the keyboard since before they were read
                self.to_list()
            self._show_sums()
            self._show_line()

    def _on_filter(self, text: str) -> None:
        self.table.rows.look_for(text)
        self._show_sums()

    def _to_table(self) -> None:
        if self.table.rows.rowCount():
            self.to_list()

    def _on_queue(self) -> None:
        self._show_line()
        self.reader.look()

    def _show_line(self) -> None:
        names = {path: self.rows.glance_at(path).name or path.stem for path in
                 (self.queue.running, *self.queue.waiting) if path is not None}
        text = queue_line(self.queue, names)
        self.line.setText(text or tr("The queue is empty. Select paused searches and resume them: they run one "
                                     "after the other."))
        self._pause.setVisible(bool(text))
        self._queue_row.setVisible(bool(text) or self.rows.rowCount() > 0)

    def _show_sums(self) -> None:
        glances, number = self.rows.glances(), self.rows.rowCount()
        size = bytes_text(sum(seen.size for seen in glances))
        complete = sum(seen.complete for seen in glances)
        self.sums.setText(tr_n("{n} search, {complete} finished, {size} on disk",
                               "{n} searches, {complete} finished, {size} on disk", number, complete=complete,
                               size=size) if number else "")
        shown = self.table.rows.rowCount()
        self.empty_text.setText(tr("No search has these words in its name.") if number else tr(
            "No searches are kept yet. Open a puzzle and press Solve (F5): its search is kept by itself and listed "
            "here. A search file from elsewhere is listed once it has been opened."))
        self.open_file.setVisible(not number)
        self._stack.setCurrentWidget(self.table if shown else self.empty)

    def _open_menu(self, at: QPoint) -> None:
        self._menu().popup(self.table.viewport().mapToGlobal(at))


def _button(action: QAction) -> QPushButton:
    """Return a button that triggers an action and follows its text, its tip and whether it is enabled."""
    button = QPushButton(action.text())
    button.clicked.connect(action.trigger)

    def follow() -> None:
        button.setText(action.text())
        button.setToolTip(action.toolTip())
        button.setEnabled(action.isEnabled())

    action.changed.connect(follow)
    follow()
    return button
