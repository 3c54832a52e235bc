"""The library: the puzzles that ship, those of a folder of one's own and the files opened last."""

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QHideEvent, QImage, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QWidget,
)

from latticework import administrator, paths
from latticework.gui.library.card_facts import Card
from latticework.gui.library.card_rows import CardRows
from latticework.gui.library.card_view import PICTURE, WIDTH, CardView, Details
from latticework.gui.library.collections import ALL, OWN
from latticework.gui.library.filter_bar import FilterBar
from latticework.gui.library.puzzle_state import StateReader
from latticework.gui.library.query import FoundCards
from latticework.gui.library.reader import CardReader, OwnFolder, own_files, shipped_files
from latticework.gui.widgets import theme
from latticework.gui.widgets.forms import leave_to_administrator, side_by_side, stacked
from latticework.gui.widgets.preferences import add_recent_file, recent_files
from latticework.gui.widgets.translation import grouped, tr, tr_n

_WIDE = 720
"""Pixels from which on there is room for the details beside the puzzles."""
_SPACE, LEAST = 8, QSize(220, 240)


class LibraryPanel(QWidget):
    """Puzzles as cards or lines, the bar of the query above, and the details of the chosen one at the side.

    Files are read and pictures drawn in threads, so that the window never waits.
    """

    open_requested = Signal(object)  # Path
    beside_requested = Signal(object)  # Path: for a window of its own
    solve_requested = Signal(object)  # Path: to be opened and solved

    def __init__(self, folder: Path | None = None, searches: Path | None = None) -> None:
        super().__init__()
        self.folder, self.settings = folder or paths.library(), QSettings()
        self.reading = False
        self._stale = False  # a file was opened while nobody saw them
        self.own = OwnFolder(self)
        self.rows = CardRows(self)
        self.cards = FoundCards(self.rows)
        self.bar, self.view, self.details = FilterBar(), CardView(self.cards), Details()
        self.filter = self.bar.words
        self.sums = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.reader = CardReader(self)
        self.states = StateReader(searches or paths.searches(), self)
        self.go: QAction | None = None
        """The command that solves the open puzzle; its keys solve the chosen one where the list has the keyboard."""
        self.view.installEventFilter(self)
        self._build()
        self._wire()
        self.cards.look_for(self.bar.query)
        self.rescan()

    def _build(self) -> None:
        self.empty_text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText,
                                 alignment=Qt.AlignmentFlag.AlignCenter)
        self.clear = QPushButton(tr("Clear all filters"))
        self.show_all = QPushButton(tr("Show all puzzles"))
        self.choose_folder = QPushButton(tr("Choose a folder…"))
        empty = QWidget()
        column = stacked(empty, None, self.empty_text, self.clear, self.show_all, self.choose_folder, None)
        for button in (self.clear, self.show_all, self.choose_folder):
            column.setAlignment(button, Qt.AlignmentFlag.AlignHCenter)
        middle = QWidget()
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.view)
        self._stack.addWidget(empty)
        self.other_folder = QPushButton(tr("Another folder…"))
        left = stacked(None, self.bar, (middle, 1), side_by_side((self.sums, 1), self.other_folder))
        left.setSpacing(_SPACE)
        self.details.setFixedWidth(WIDTH)
        below = side_by_side((left, 1), self.details)
        whole = stacked(self, self.bar.collections, (below, 1), margin=_SPACE)
        whole.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self.details.hide()
        self.other_folder.hide()

    def _wire(self) -> None:
        self.bar.changed.connect(self._on_query)
        self.bar.order_changed.connect(self.cards.sort_by)
        self.bar.view_changed.connect(self.view.show_as_grid)
        self.filter.returnPressed.connect(self._open_match)
        self.filter.down_pressed.connect(self._to_view)
        self.view.opened.connect(self._open)
        self.view.typed.connect(self._type)
        self.view.chosen.connect(lambda _: self._show_details())
        self.details.open_requested.connect(lambda card: self._open(card.path))
        self.details.solve_requested.connect(lambda card: self.solve_requested.emit(card.path))
        self.reader.read.connect(self._on_read)
        self.reader.at_rest.connect(self._on_at_rest)
        self.reader.drawn.connect(self._on_drawn)
        self.rows.picture_requested.connect(self._draw)
        self.rows.dataChanged.connect(self._on_changed)
        self.states.seen.connect(self.rows.show_states)
        self.own.changed.connect(self.rescan)
        self.clear.clicked.connect(self.bar.clear)
        self.show_all.clicked.connect(lambda: self.bar.collections.choose(ALL))
        for button in (self.choose_folder, self.other_folder):
            button.clicked.connect(self._ask_folder)
            leave_to_administrator(button, administrator.PUZZLES)

    def _open(self, path: Path) -> None:
        """Have a puzzle opened, where Ctrl is held down in a window of its own, as browsers do."""
        beside = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
        (self.beside_requested if beside else self.open_requested).emit(path)

    def rescan(self) -> None:
        """List all files again, and read those that have changed."""
        self.cards.shipped = dict.fromkeys(shipped_files(self.folder))
        self.cards.own = dict.fromkeys(own_files(self.own.path))
        self._list()

    def _list_when_seen(self) -> None:
        """List the files now, or where nobody sees them, once they are seen."""
        self._find_recent()
        self._stale = not self.isVisible()
        if not self._stale:
            self._list()

    def _find_recent(self) -> None:
        self.cards.recent = {path: number for number, path in enumerate(recent_files(self.settings))}

    def _list(self) -> None:
        """List the files that were found and those opened last."""
        self._find_recent()
        files = list(dict.fromkeys((*self.cards.shipped, *self.cards.own, *self.cards.recent)))
        self.reading = True
        chosen = self.view.card
        self.rows.show_files(files)
        self.cards.list_again()
        if chosen is not None:
            self.view.choose(chosen.path)
        self.reader.look_at(files)
        self._show_sums()

    def add_recent(self, path: Path) -> None:
        """Put a file, just opened or saved, in front of those opened last."""
        add_recent_file(self.settings, path)
        self._list_when_seen()

    def to_list(self) -> None:
        """Give the puzzles the focus."""
        self._to_view()

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the searches as long as the library is shown."""
        super().showEvent(event)
        self.states.follow()
        if self._stale:
            self._list_when_seen()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look at no searches while the library is hidden."""
        super().hideEvent(event)
        self.states.rest()

    def minimumSizeHint(self) -> QSize:
        """Return the size of a narrow panel, in which details and boxes are folded away."""
        return LEAST

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show details where there is room for them."""
        super().resizeEvent(event)
        self.details.setVisible(self.width() >= _WIDE)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures in the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.rows.forget_pictures()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Read and draw nothing any more, for good."""
        self.reader.close()
        self.states.close()
        self.view.turning.close()
        super().closeEvent(event)

    def _on_query(self) -> None:
        self.cards.look_for(self.bar.query)
        row = self.cards.nearest() if self.filter.text().strip() else None
        if row is not None:
            self.view.go_to(row)  # which Enter opens
        self._show_details()
        self._show_sums()

    def _on_read(self, cards: list[Card]) -> None:
        self.rows.show_cards(cards)

    def _on_at_rest(self, number: int) -> None:
        if number != self.reader.round:  # files were listed again meanwhile
            return
        self.reading = False
        self.rows.tell_apart({*self.cards.own, *self.cards.recent})
        self.bar.filters.offer(self.rows.cards)
        self._choose_open()
        self._show_sums()

    def _choose_open(self) -> None:
        """Show the details of the open puzzle where none was chosen yet."""
        if self.view.card is None and self.rows.open_path is not None:
            self.view.choose(self.rows.open_path)

    def _on_drawn(self, path: Path, size: QSize, solved: bool, image: QImage | None) -> None:
        self.rows.show_picture(path, size, solved, image)

    def _draw(self, card: Card, size: QSize, solved: bool) -> None:
        search = self.rows.state_of(card).search
        self.reader.draw(card, size, solved, self.devicePixelRatioF(), theme.current().dark, search)

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """Show the details again where the chosen card is among those that changed."""
        card = self.details.card
        if card is not None and any(self.rows.cards[row].path == card.path
                                    for row in range(first.row(), last.row() + 1)):
            self._show_details()

    def _show_details(self) -> None:
        card = self.view.card
        if card is not None:
            self.details.show_card(card, self.rows.state_of(card))
            self.details.show_picture(self.rows.picture(card, PICTURE))
        else:
            self.details.show_card(None, self.rows.state_of(Card(Path(), "")))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the command that solves for the chosen puzzle."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if (asks or event.type() == QEvent.Type.KeyPress) and isinstance(event, QKeyEvent) and self._solves(event):
            # Accepted, it comes again as a key of the list; else the command would have it, for the open puzzle.
            event.accept()
            if not asks and self.view.card is not None:
                self.solve_requested.emit(self.view.card.path)
            return True
        return super().eventFilter(watched, event)

    def _solves(self, event: QKeyEvent) -> bool:
        keys = QKeySequence(event.keyCombination())
        return self.go is not None and self.view.card is not None and keys in self.go.shortcuts()

    def _open_match(self) -> None:
        """Open the puzzle that was most likely meant by what was typed."""
        row = self.cards.nearest() if self.filter.text().strip() else None
        if row is not None:
            self.view.go_to(row)
            self.view.setFocus(Qt.FocusReason.TabFocusReason)  # a line of text keeps keys that the menus have
            self.open_requested.emit(self.cards.card(row).path)

    def _to_view(self) -> None:
        if self.cards.rowCount():
            if self.view.card is None:
                self.view.go_to(0)
            self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _type(self, text: str) -> None:
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self.filter.setText(self.filter.text() + text)

    def _ask_folder(self) -> None:
        begin = self.own.path or paths.home()
        chosen = QFileDialog.getExistingDirectory(self, tr("My folder of puzzles"), str(begin))
        if chosen:
            self.take_folder(Path(chosen))

    def take_folder(self, path: Path) -> None:
        """Make a folder that of one's own puzzles, and show them."""
        self.own.choose(path)
        self.bar.clear()
        self.bar.collections.choose(OWN)

    def _show_sums(self) -> None:
        shown, every, query = self.cards.rowCount(), len(self.rows.cards), self.bar.query
        self.sums.setText(tr_n("{n} puzzle", "{n} puzzles", shown) if shown == every else
                          tr("{shown} of {all} puzzles", shown=grouped(shown), all=grouped(every)))
        own = query.collection == OWN
        self.other_folder.setVisible(own and self.own.path is not None)
        self.clear.setVisible(query.narrowed)
        self.show_all.setVisible(query.narrowed and query.collection != ALL)
        self.choose_folder.setVisible(own and not query.narrowed)
        self.empty_text.setText(self._reason(query.narrowed, own))
        self._stack.setCurrentIndex(0 if shown or self.reading else 1)

    def _reason(self, narrowed: bool, own: bool) -> str:
        """Return why nothing is shown, and what to do."""
        if narrowed:
            return tr("No puzzle matches.")
        if own and self.own.path is None:
            return tr("Puzzles that you open or save are listed here. A folder can be chosen, too: what is saved "
                      "there appears here by itself.")
        if own:
            return tr("There are no puzzles in {folder} yet. What is saved there appears here by itself.",
                      folder=str(self.own.path))
        return tr("There are no puzzles in this collection.")
