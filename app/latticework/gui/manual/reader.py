"""The page that is read: Markdown with its pictures, and links to other pages and places."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from latticework.gui.common.translation import tr
from latticework.gui.manual.pages import Page, anchor

MARGIN, LEAST = 16, 200
"""Pixels around what is written on a page, and how wide pictures are at least, however narrow it is."""
SOON = 50
"""Milliseconds after which pictures are fitted anew: while a window is being pulled wider, not at each pixel."""
PICTURE = QTextDocument.ResourceType.ImageResource


class Reader(QTextBrowser):
    """Shows a page; a link to another one is told, one to the Web is opened there."""

    wanted = Signal(str)  # an address: "rules.md#colours", or "#colours" on the same page

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._pictures: dict[QUrl, QImage] = {}
        """The pictures of the page as they are stored."""
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._refit)
        self.setOpenLinks(False)
        self.setAccessibleName(tr("Page of the manual"))
        self.anchorClicked.connect(self._follow)

    def show_page(self, page: Page, place: str) -> None:
        """Show a page from a heading on, given by its anchor, or from its beginning."""
        self.document().setBaseUrl(QUrl.fromLocalFile(f"{self._folder}/"))
        self._pictures.clear()
        self.setMarkdown(page.text)
        self.document().setDocumentMargin(MARGIN)
        self._break_lines()
        block = self._heading(place)
        cursor = QTextCursor(block if block is not None else self.document().begin())
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(round(self.document().documentLayout().blockBoundingRect(cursor.block()).top()) if place else 0)

    def _break_lines(self) -> None:
        """Let lines of code go on below where the page is too narrow for them."""
        block = self.document().begin()
        while block.isValid():
            form = block.blockFormat()
            if form.nonBreakableLines():
                form.setNonBreakableLines(False)
                QTextCursor(block).setBlockFormat(form)
            block = block.next()

    def _heading(self, place: str) -> QTextBlock | None:
        block = self.document().begin()
        while place and block.isValid():
            if block.blockFormat().headingLevel() and anchor(block.text()) == place:
                return block
            block = block.next()
        return None

    def lit(self, word: str) -> None:
        """Select the next place of a word, from the heading on."""
        if word:
            self.find(word)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture no wider than the page."""
        made = super().loadResource(kind, name)
        if kind != PICTURE.value or not isinstance(made, QImage | QByteArray | bytes):
            return made
        address, picture = QUrl(name), made if isinstance(made, QImage) else QImage.fromData(made)
        self._pictures[address] = picture
        return self._fitted(picture)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pictures into another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._soon.start()

    def _refit(self) -> None:
        """Fit the pictures; what is at the top of the page stays there."""
        top, bar = self.cursorForPosition(QPoint(MARGIN, MARGIN)), self.verticalScrollBar()
        before = self.cursorRect(top).top()
        for address, picture in self._pictures.items():
            self.document().addResource(PICTURE.value, address, self._fitted(picture))
        self.document().markContentsDirty(0, self.document().characterCount())
        self.setLineWrapColumnOrWidth(self.lineWrapColumnOrWidth())  # the pictures before were wider than the page
        bar.setValue(bar.value() + self.cursorRect(top).top() - before)

    def _fitted(self, picture: QImage) -> QImage:
        """Return a picture no wider than what is written; made smaller, it is as fine as the screen is."""
        room = max(LEAST, self.viewport().width() - 2 * MARGIN)
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
        else:
            self.wanted.emit(link.toString())
