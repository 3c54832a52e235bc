"""The window of the manual: its pages, a field that finds words, and the page that is read."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QPoint, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAction,
    QDesktopServices,
    QImage,
    QKeySequence,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.help.manual_pages import FIRST, Page, anchor, find, read
from latticework.gui.widgets.controls import Filter, TitledRows
from latticework.gui.widgets.dialogs import resize_to_fit
from latticework.gui.widgets.translation import tr, tr_n

_MARGIN, _LEAST = 16, 200
"""Pixels around what is written on a page, and how wide pictures are at least, however narrow it is."""
_SOON = 50
"""Milliseconds before pictures are fitted again: not at each pixel while a window is being resized."""
_PICTURE = QTextDocument.ResourceType.ImageResource

_ADDRESS = Qt.ItemDataRole.UserRole


class ManualWindow(QDialog):
    """Shows the manual that comes with the program, with a history of places to go back to."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Manual"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        resize_to_fit(self, QSize(980, 720))
        self.pages = read(folder)
        self._named = {page.name: page for page in self.pages}
        self.here = ""
        self._before: list[str] = []
        self._after: list[str] = []
        self.reader = _Reader(folder)
        self.reader.address_clicked.connect(self._on_link)
        self.words, self.places, self.summary = Filter(), QListWidget(), QLabel(wordWrap=True)
        self._lay_out()
        self._list()

    def _lay_out(self) -> None:
        self.back = self._step(tr("Back", "to the page before"), QKeySequence.StandardKey.Back, self._go_back)
        self.forward = self._step(tr("Forward"), QKeySequence.StandardKey.Forward, self._go_forward)
        self.words.setPlaceholderText(tr("Find in the manual"))
        self.words.setAccessibleName(tr("Find in the manual"))
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self._list)
        self.words.down_pressed.connect(self._to_places)
        self.words.returnPressed.connect(self._to_places)
        find_key = QAction(self)
        find_key.setShortcuts(QKeySequence.StandardKey.Find)
        find_key.triggered.connect(self.words.setFocus)
        self.addAction(find_key)
        self.places.setItemDelegate(TitledRows(self.places))
        self.places.setWordWrap(True)
        self.places.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.places.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.places.setAccessibleName(tr("Pages and places"))
        self.places.currentItemChanged.connect(self._on_chosen)
        side, buttons = QVBoxLayout(), QHBoxLayout()
        for action in (self.back, self.forward):
            button = QToolButton(toolButtonStyle=Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setDefaultAction(action)
            buttons.addWidget(button)
        buttons.addStretch(1)
        for row in (buttons, self.words, self.places, self.summary):
            side.addLayout(row) if isinstance(row, QHBoxLayout) else side.addWidget(row)
        left = QWidget()
        left.setLayout(side)
        parts = QSplitter()
        parts.addWidget(left)
        parts.addWidget(self.reader)
        parts.setStretchFactor(1, 1)
        parts.setSizes([280, 700])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(parts)

    def _step(self, title: str, keys: QKeySequence.StandardKey, go: Callable[[], None]) -> QAction:
        action = QAction(title, self)
        action.setShortcuts(keys)
        action.setToolTip(f"{title} ({action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)})")
        action.triggered.connect(go)
        self.addAction(action)
        return action

    def open_at(self, address: str) -> None:
        """Show a place of the manual: "rules.md#colours"; an unknown page is the first one."""
        if self.here:
            self._before.append(self.here)
        self._after.clear()
        self._show(address)

    def _show(self, address: str) -> None:
        name, _, place = address.partition("#")
        page = self._named.get(name, self._named[FIRST])
        self.here = address
        self.reader.show_page(page, place)
        self.setWindowTitle(tr("Manual: {title}", title=page.title))
        self.back.setEnabled(bool(self._before))
        self.forward.setEnabled(bool(self._after))

    def _on_link(self, link: str) -> None:
        self.open_at(self.here.partition("#")[0] + link if link.startswith("#") else link)

    def _go_back(self) -> None:
        if self._before:
            self._after.append(self.here)
            self._show(self._before.pop())

    def _go_forward(self) -> None:
        if self._after:
            self._before.append(self.here)
            self._show(self._after.pop())

    def _list(self) -> None:
        """List the pages, or the places that have the words in the field."""
        words = self.words.text().strip()
        found = find(self.pages, words)
        # Filling the list must not count as a choice of the user, which opens a page.
        self.places.blockSignals(True)
        self.places.clear()
        rows = [(f"{place.section.heading}\n{place.words}", place.section.address) for place in found] if words else [
            (page.title, page.name) for page in self.pages]
        for text, address in rows:
            item = QListWidgetItem(text, self.places)
            item.setData(_ADDRESS, address)
        self.places.blockSignals(False)
        self.summary.setText(tr_n("{n} place", "{n} places", len(found)) if found else tr(
            "Nothing in the manual has all these words.") if words else "")
        self.summary.setVisible(bool(words))

    def _to_places(self) -> None:
        self.places.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.places.count() and self.places.currentRow() < 0:
            self.places.setCurrentRow(0)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_at(item.data(_ADDRESS))
            self.reader.select_word(next(iter(self.words.text().split()), ""))


class _Reader(QTextBrowser):
    """Shows a page: Markdown with its pictures. Links to other pages are reported, those to the Web opened."""

    address_clicked = Signal(str)  # an address: "rules.md#colours", or "#colours" on the same page

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._pictures: dict[QUrl, QImage] = {}
        """The pictures of the page as they are stored."""
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self._refit)
        self.setOpenLinks(False)
        self.setAccessibleName(tr("Page of the manual"))
        self.anchorClicked.connect(self._follow)

    def show_page(self, page: Page, place: str) -> None:
        """Show a page from a heading on, given by its anchor, or from its beginning."""
        self.document().setBaseUrl(QUrl.fromLocalFile(f"{self._folder}/"))
        self._pictures.clear()
        self.setMarkdown(page.text)
        self.document().setDocumentMargin(_MARGIN)
        self._break_lines()
        self._remove_empty_heads()
        block = self._heading(place)
        cursor = QTextCursor(block if block is not None else self.document().begin())
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(round(self.document().documentLayout().blockBoundingRect(cursor.block()).top()) if place else 0)

    def _break_lines(self) -> None:
        """Wrap lines of code where the page is too narrow for them."""
        # Qt makes lines of code in Markdown unbreakable, and a narrow page would have to be scrolled sideways.
        block = self.document().begin()
        while block.isValid():
            form = block.blockFormat()
            if form.nonBreakableLines():
                form.setNonBreakableLines(False)
                QTextCursor(block).setBlockFormat(form)
            block = block.next()

    def _remove_empty_heads(self) -> None:
        """Remove the first rows of tables that have nothing in them: Markdown has no tables without."""
        for table in self.document().rootFrame().childFrames():
            if isinstance(table, QTextTable):
                heads = (table.cellAt(0, column).firstCursorPosition() for column in range(table.columns()))
                if not any(head.block().text() for head in heads):
                    table.removeRows(0, 1)

    def _heading(self, place: str) -> QTextBlock | None:
        block = self.document().begin()
        while place and block.isValid():
            if block.blockFormat().headingLevel() and anchor(block.text()) == place:
                return block
            block = block.next()
        return None

    def select_word(self, word: str) -> None:
        """Select the next place of a word after the heading."""
        if word:
            self.find(word)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture no wider than the page."""
        made = super().loadResource(kind, name)
        if kind != _PICTURE.value or not isinstance(made, QImage | QByteArray | bytes):
            return made
        address, picture = QUrl(name), made if isinstance(made, QImage) else QImage.fromData(made)
        # The picture as stored is kept, so that it is reduced from the original at every width.
        self._pictures[address] = picture
        return self._fitted(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures into another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._soon.start()

    def _refit(self) -> None:
        """Fit the pictures again; what is at the top of the page stays there."""
        top, bar = self.cursorForPosition(QPoint(_MARGIN, _MARGIN)), self.verticalScrollBar()
        before = self.cursorRect(top).top()
        for address, picture in self._pictures.items():
            self.document().addResource(_PICTURE.value, address, self._fitted(picture))
        self.document().markContentsDirty(0, self.document().characterCount())
        # Setting the width of lines lays the page out again; else it stays as wide as the pictures before.
        self.setLineWrapColumnOrWidth(self.lineWrapColumnOrWidth())
        bar.setValue(bar.value() + self.cursorRect(top).top() - before)

    def _fitted(self, picture: QImage) -> QImage:
        """Return a picture no wider than the text; one that is reduced has all pixels of the screen."""
        room = max(_LEAST, self.viewport().width() - 2 * _MARGIN)
        if picture.width() <= room:
            return picture
        ratio = self.devicePixelRatioF()
        smaller = picture if picture.width() <= room * ratio else picture.scaledToWidth(
            round(room * ratio), Qt.TransformationMode.SmoothTransformation)
        smaller.setDevicePixelRatio(smaller.width() / room)
        return smaller

    def _follow(self, link: QUrl) -> None:
        if link.scheme() in {"http", "https"}:
            QDesktopServices.openUrl(link)
        elif link.path().endswith(".ipynb"):  # no page of the manual
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder / link.path())))
        else:
            self.address_clicked.emit(link.toString())
