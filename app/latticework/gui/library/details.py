"""What is known of the puzzle that is chosen in the library, with buttons to open and to solve it."""

from html import escape

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QPixmap
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from latticework.gui.common.names import lattice_title
from latticework.gui.common.shown_text import lines
from latticework.gui.common.translation import grouped, reworded, tr
from latticework.gui.library.card import Card
from latticework.gui.library.card_texts import counts, difficulty_text, dots, made, pieces_text, title
from latticework.gui.library.puzzle_state import PuzzleState
from latticework.puzzle.puzzle import is_link
from latticework.visible_text import one_line

PICTURE = QSize(288, 208)
WIDTH = 336
LARGER = 1.35
"""The size of the name, of the font."""
_BREAK = "\u200b"


class Details(QScrollArea):
    """Picture, facts, notes and links of a card; links are opened only when they are clicked."""

    open_wanted = Signal(object)  # Card
    solve_wanted = Signal(object)  # Card

    def __init__(self) -> None:
        super().__init__()
        self.card: Card | None = None
        self.picture, self.name, self.made, self.state = (_label() for _ in range(4))
        self.notes, self.empty = _label(), _label()
        self.open, self.solve = QPushButton(tr("Open")), QPushButton(tr("Solve"))
        self.open.setToolTip(tr("Draw, change or look at this puzzle (Enter)"))
        self.solve.setToolTip(tr("Open this puzzle and search for its solutions"))
        self.open.clicked.connect(lambda: self.open_wanted.emit(self.card))
        self.solve.clicked.connect(lambda: self.solve_wanted.emit(self.card))
        self._facts: list[tuple[QLabel, QLabel]] = []
        self._build()
        self.show_card(None, PuzzleState())

    def _build(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("About the puzzle"))
        large = QFont(self.name.font())
        large.setPointSizeF(large.pointSizeF() * LARGER)
        large.setBold(True)
        self.name.setFont(large)
        self.picture.setFixedHeight(PICTURE.height())
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setText(tr("Choose a puzzle to see what is known of it. Enter or a double click opens it."))
        buttons = QHBoxLayout()
        buttons.addWidget(self.open)
        buttons.addWidget(self.solve)
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._shown = QWidget()
        column = QVBoxLayout(self._shown)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.picture, self.name, self.made, self.state):
            column.addWidget(widget)
        column.addLayout(buttons)
        column.addLayout(self._form)
        column.addWidget(self.notes)
        inside = QWidget()
        whole = QVBoxLayout(inside)
        whole.addWidget(self.empty, 1)
        whole.addWidget(self._shown)
        whole.addStretch(1)
        self.setWidget(inside)

    def show_card(self, card: Card | None, state: PuzzleState) -> None:
        """Show what is known of a card, or with None what to do."""
        self.card = card
        self.empty.setVisible(card is None)
        self._shown.setVisible(card is not None)
        if card is None:
            return
        self.name.setText(title(card))
        self.made.setText(made(card))
        self.state.setText(reworded(card.refusal) if card.refusal else state.words)
        self.made.setVisible(bool(self.made.text()))
        self.state.setVisible(bool(self.state.text()))
        self.notes.setText(lines(_reflowed(card.notes)))
        for button in (self.open, self.solve):
            button.setEnabled(card.known)
        self._fill(card)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        """Show the picture of the card."""
        if pixmap is None:
            self.picture.clear()
        else:
            self.picture.setPixmap(pixmap)

    def _fill(self, card: Card) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        for heading, text in _facts(card):
            self._form.addRow(_heading(heading), _selectable(text))
        if links := [link for link in card.origin.links if is_link(link)]:
            label = _selectable("")
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            label.setText("<br>".join(f'<a href="{escape(link)}">{escape(_shortened(link))}</a>' for link in links))
            label.setToolTip(escape("\n".join(links)))
            label.linkActivated.connect(open_link)
            self._form.addRow(_heading(tr("Links")), label)


def open_link(link: str) -> None:
    """Open a web page in the browser; nothing else is opened."""
    if is_link(link):
        QDesktopServices.openUrl(QUrl(link))


def _facts(card: Card) -> list[tuple[str, str]]:
    if card.lattice is None:
        return [(tr("File"), _breakable(str(card.path)))]
    several = len(card.targets)
    rows = [
        (tr("Pieces"), pieces_text(card)), (tr("Lattice"), lattice_title(card.lattice)),
        (tr("Cells"), grouped(card.cells)), (tr("Targets"), grouped(several) if several > 1 else ""),
        (tr("Solutions"), "\n".join(counts(card))), (tr("Difficulty"), "\n".join(filter(None, (dots(card),
                                                                                          difficulty_text(card))))),
        (tr("Tags"), ", ".join(map(one_line, card.origin.tags))), (tr("Source"), one_line(card.origin.source)),
        (tr("File"), _breakable(str(card.path)))]
    return [(heading, text) for heading, text in rows if text]


def _label() -> QLabel:
    return QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)


def _heading(text: str) -> QLabel:
    """Return the heading of a fact, which stands beside the first of its lines."""
    return QLabel(text, alignment=Qt.AlignmentFlag.AlignTop)


def _selectable(text: str) -> QLabel:
    label = _label()
    label.setText(text)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _reflowed(notes: str) -> str:
    """Return notes with their lines joined, as files break them at a width of their own; empty lines stay."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in notes.strip().split("\n\n"))


def _breakable(path: str) -> str:
    """Return a path that can be broken behind each of its folders."""
    return one_line(path).replace("/", f"/{_BREAK}").replace("\\", f"\\{_BREAK}")


def _shortened(link: str) -> str:
    """Return an address without what all of them begin with."""
    return link.removeprefix("https://").removeprefix("http://").removeprefix("www.").rstrip("/")
