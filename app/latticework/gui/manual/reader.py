"""The page that is read: Markdown with its pictures, and links to other pages and places."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from latticework.gui.common.translation import tr
from latticework.gui.manual.pages import Page, anchor

MARGIN = 40
"""Pixels of a line that pictures leave free, so that none is wider than the page."""


class Reader(QTextBrowser):
    """Shows a page; a link to another one is told, one to the Web is opened there."""

    wanted = Signal(str)  # an address: "rules.md#colours", or "#colours" on the same page

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self.setOpenLinks(False)
        self.setAccessibleName(tr("Page of the manual"))
        self.anchorClicked.connect(self._follow)

    def show_page(self, page: Page, place: str) -> None:
        """Show a page from a heading on, given by its anchor, or from its beginning."""
        self.document().setBaseUrl(QUrl.fromLocalFile(f"{self._folder}/"))
        self.setMarkdown(page.text)
        block = self._heading(place)
        cursor = QTextCursor(block if block is not None else self.document().begin())
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(round(self.document().documentLayout().blockBoundingRect(cursor.block()).top()) if place else 0)

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
        if kind == QTextDocument.ResourceType.ImageResource.value and isinstance(made, QImage | bytes):
            return self._fitted(made if isinstance(made, QImage) else QImage.fromData(made))
        return made

    def _fitted(self, picture: QImage) -> QImage:
        width = max(200, self.viewport().width() - MARGIN)
        if picture.width() <= width:
            return picture
        return picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() in {"http", "https"}:
            QDesktopServices.openUrl(link)
        else:
            self.wanted.emit(link.toString())
