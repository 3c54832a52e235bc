"""How puzzles are shown: as cards side by side, as lines, and one of them with all its details."""

from html import escape
from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QLabel,
    QListView,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from latticework.gui.library.card_facts import (
    Card,
    counts,
    difficulty_word,
    difficulty_words,
    made,
    pieces_text,
    short,
    title,
)
from latticework.gui.library.card_rows import CARD, STATE, CardRows, Index
from latticework.gui.library.puzzle_state import NEW, SOLVED, PuzzleState
from latticework.gui.library.query import FoundCards
from latticework.gui.library.turning import TurningCard
from latticework.gui.widgets import theme
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.names import lattice_title
from latticework.gui.widgets.painting import paint_share
from latticework.gui.widgets.shown_text import in_two_lines, lines
from latticework.gui.widgets.spoken import GROUP, speak_as
from latticework.gui.widgets.translation import grouped, isolated, reworded, tr
from latticework.puzzle.puzzle import is_link
from latticework.visible_text import one_line

_LARGE, SMALL = QSize(160, 104), QSize(56, 42)
"""The pictures of cards and of lines, for letters of the usual size."""
_SOLVED = PuzzleState(SOLVED, solutions=9_999)
"""A state for which there is room beside the difficulty."""
PAD, _GAP, _ROUND = 8, 8, 6.0
_BAR = 4.0
ELIDED = Qt.TextElideMode.ElideMiddle
"""How names are cut that have no room in two lines: what distinguishes files of one name is at the end."""
_SMALLER = 0.9
"""The size of the text below a name, as a share of the font."""

_AT_A_TIME = 200
"""Rows that are laid out before the window goes on."""

PICTURE = QSize(288, 208)
WIDTH = 336
_LARGER = 1.35
"""The size of the name, of the font."""
_BREAK = "\u200b"


class CardView(QListView):
    """Shows cards; Enter or a double click opens one."""

    chosen = Signal(object)  # Card, or None where none is
    opened = Signal(object)  # Path
    typed = Signal(str)  # a letter that is meant for the search field

    def __init__(self, cards: FoundCards) -> None:
        super().__init__()
        self.cards = cards
        self.turning = TurningCard(self)
        self.delegate = CardDelegate(cards.rows, self.turning, self)
        self.setModel(cards)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        # Laid out at once and row by row, a list of thousands would stop the window for seconds.
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_AT_A_TIME)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Puzzles"))
        self.activated.connect(self._on_activated)
        self.entered.connect(self._on_entered)
        self.viewportEntered.connect(self.turning.rest)
        self.turning.drawn.connect(self.viewport().update)
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.card))
        self.show_as_grid(True)

    @property
    def card(self) -> Card | None:
        """The card that is chosen."""
        index = self.currentIndex()
        return self.cards.card(index.row()) if index.isValid() else None

    def show_as_grid(self, grid: bool) -> None:
        """Show cards, or lines."""
        self.delegate.grid = grid
        self.setViewMode(QListView.ViewMode.IconMode if grid else QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight if grid else QListView.Flow.TopToBottom)
        self.setWrapping(grid)
        self.setMovement(QListView.Movement.Static)  # the mode of icons lets them be moved
        self._fit()
        self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def choose(self, path: Path) -> None:
        """Choose a puzzle by its file, if it is shown."""
        for row in range(self.cards.rowCount()):
            if self.cards.card(row).path == path:
                self.go_to(row)
                return

    def go_to(self, row: int) -> None:
        """Choose a row."""
        index = self.cards.index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let letters be typed into the search field; Enter opens."""
        text = event.text()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._on_activated(self.currentIndex())
        # The view's own search by letters finds beginnings of names only.
        elif text.strip() and text.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the cards over the whole width."""
        super().resizeEvent(event)
        self._fit()

    def leaveEvent(self, event: QEvent) -> None:
        """Turn no card any more."""
        super().leaveEvent(event)
        self.turning.rest()

    def hideEvent(self, event: QHideEvent) -> None:
        """Turn no card that is not seen."""
        super().hideEvent(event)
        self.turning.rest()

    def _on_entered(self, index: QModelIndex) -> None:
        card = self.cards.card(index.row())
        # What turns is a solution.
        if self.delegate.grid and self.cards.rows.is_solved(card):
            self.turning.turn(card, self.delegate.picture_size, self.cards.rows.state_of(card).search)
        else:
            self.turning.rest()

    def _fit(self) -> None:
        """Make columns as wide as fill the width; a line is as wide as the list."""
        # Qt lays out as if there were a scroll bar, also where none is needed.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        least, width = self.delegate.least(self.font()), self.contentsRect().width() - bar - 1
        columns = max(1, width // least.width()) if self.delegate.grid else 1
        self.delegate.room = QSize(width // columns, least.height())
        self.setGridSize(self.delegate.room)

    def _on_activated(self, index: QModelIndex) -> None:
        card = self.cards.card(index.row())
        if not card.refusal:
            self.opened.emit(card.path)


class CardDelegate(QStyledItemDelegate):
    """Paints cards where `grid` is true, else lines."""

    def __init__(self, rows: CardRows, turning: TurningCard, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows, self.turning, self.grid = rows, turning, True
        self.room = QSize()
        """What the list gives each card or line."""

    @property
    def picture_size(self) -> QSize:
        """The size of the pictures."""
        return theme.beside_letters(_LARGE if self.grid else SMALL)

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        """Return the room of a card or a line, the gap to the next one included."""
        return self.room if self.room.isValid() else self.least(option.font)

    def least(self, font: QFont) -> QSize:
        """Return the room that a card or a line needs with a font."""
        small, picture = QFontMetrics(_smaller(font)), self.picture_size
        name, line = QFontMetrics(font).height(), small.height()
        if self.grid:
            difficulty = max(map(small.horizontalAdvance, difficulty_words()))
            foot = small.horizontalAdvance(_SOLVED.words) + PAD + difficulty + 2  # rounded widths
            return QSize(max(picture.width(), foot) + 2 * PAD + _GAP,
                         picture.height() + 2 * name + 3 * line + 3 * PAD + _GAP)
        return QSize(10 * name, max(picture.height(), name + line) + PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a card or a line."""
        card, state = index.data(CARD), index.data(STATE)
        if card is None:  # files were listed again since the view was laid out
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (self._card if self.grid else self._line)(painter, option, card, state)
        painter.restore()

    def _card(self, painter: QPainter, option: QStyleOptionViewItem, card: Card, state: PuzzleState) -> None:
        colors = theme.current()
        frame = QRectF(option.rect).adjusted(_GAP / 2, _GAP / 2, -_GAP / 2, -_GAP / 2)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setBrush(QColor(colors.base))
        painter.setPen(QPen(QColor(colors.accent if chosen else colors.frame if hovered else colors.border),
                            2 if chosen else 1))
        painter.drawRoundedRect(frame, _ROUND, _ROUND)
        if chosen and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colors.accent), 1))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), _ROUND, _ROUND)
        inner = frame.toRect().adjusted(PAD, PAD, -PAD, -PAD)
        top = QRect(inner.left(), inner.top(), inner.width(), self.picture_size.height())
        self._picture(painter, card, top)
        y, small = top.bottom() + PAD, _smaller(option.font)
        bold = QFont(option.font)
        bold.setBold(True)
        for text in in_two_lines(self.rows.title(card), QFontMetrics(bold), inner.width(), ELIDED):
            y = self._text(painter, bold, colors.text, text, QRect(inner.left(), y, inner.width(), 0))
        for text in self._below(card):
            ink = colors.link if self.rows.is_open(card) else colors.faint_text
            y = self._text(painter, small, ink, text, QRect(inner.left(), y, inner.width(), 0))
        height = QFontMetrics(small).height()
        self._foot(painter, small, card, state,
                   QRect(inner.left(), inner.bottom() - height + 1, inner.width(), height))

    def _line(self, painter: QPainter, option: QStyleOptionViewItem, card: Card, state: PuzzleState) -> None:
        colors, area = theme.current(), option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.accent if chosen else colors.alternate))
            painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), _ROUND, _ROUND)
        here = area.adjusted(PAD, 0, -PAD, 0)
        # What is laid out in pixels Qt does not mirror for languages written from right to left.
        leading = option.direction == Qt.LayoutDirection.LeftToRight
        width = self.picture_size.width()
        left = here.left() if leading else here.right() - width
        place = QRect(left, here.top(), width, here.height())
        self._picture(painter, card, place)
        beside = width + PAD
        text = here.adjusted(beside, 0, 0, 0) if leading else here.adjusted(0, 0, -beside, 0)
        small = _smaller(option.font)
        name, line = QFontMetrics(option.font).height(), QFontMetrics(small).height()
        y = text.top() + (text.height() - name - line) // 2
        ink, faint = (colors.accent_text,) * 2 if chosen else (colors.text, colors.faint_text)
        right = difficulty_word(card)
        taken = QFontMetrics(small).horizontalAdvance(right) + PAD if right else 0
        self._text(painter, option.font, ink, self.rows.title(card),
                   _without(QRect(text.left(), y, text.width(), 0), taken, leading), ELIDED)
        self._aside(painter, small, faint, right, QRect(text.left(), y, text.width(), name), leading)
        words = state.words
        ink_of_state = colors.accent_text if chosen else _state_color(state)
        taken = min(QFontMetrics(small).horizontalAdvance(words), text.width() * 2 // 3) + PAD if words else 0
        below = " · ".join(self._below(card))
        self._text(painter, small, faint, below,
                   _without(QRect(text.left(), y + name, text.width(), 0), taken, leading))
        self._aside(painter, small, ink_of_state, words, QRect(text.left(), y + name, text.width(), line), leading)

    def _below(self, card: Card) -> list[str]:
        """Return the lines below the name; the first says whether the puzzle is open."""
        if card.refusal:
            return [reworded(card.refusal)]
        first = " · ".join(filter(None, (tr("open now") if self.rows.is_open(card) else "", short(card))))
        return [text for text in (first, made(card)) if text]

    def _picture(self, painter: QPainter, card: Card, room: QRect) -> None:
        pixmap = self.rows.picture(card, self.picture_size)
        if self.turning.path == card.path and self.turning.picture is not None:
            pixmap = self.turning.picture
        if pixmap is not None:
            size = pixmap.deviceIndependentSize()
            middle = QRectF(room).center()
            painter.drawPixmap(QPointF(middle.x() - size.width() / 2, middle.y() - size.height() / 2), pixmap)

    def _foot(self, painter: QPainter, font: QFont, card: Card, state: PuzzleState, area: QRect) -> None:
        """Write the state at the left, with a bar for a search that is not done, and the difficulty at the right."""
        colors = theme.current()
        words, right = state.words, difficulty_word(card)
        taken = QFontMetrics(font).horizontalAdvance(right) + PAD if right else 0
        painter.setFont(font)
        if words:
            painter.setPen(QColor(_state_color(state)))
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading,
                             QFontMetrics(font).elidedText(words, Qt.TextElideMode.ElideRight, area.width() - taken))
            if state.kind not in {NEW, SOLVED}:
                bar = QRectF(area.left(), area.bottom() + 3, area.width(), _BAR)
                paint_share(painter, bar, state.share, colors.link)
        painter.setPen(QColor(colors.faint_text))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing, right)

    def _text(self, painter: QPainter, font: QFont, color: str, text: str, area: QRect,
              cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> int:
        """Write one line at the top of an area, cut where it is too long; return where the next one begins."""
        metrics = QFontMetrics(font)
        painter.setFont(font)
        painter.setPen(QColor(color))
        # Qt takes what isolates a text from another font, whose lines are higher, and would cut off what hangs below.
        painter.drawText(QRect(area.left(), area.top(), area.width(), metrics.height()),
                         Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading | Qt.TextFlag.TextDontClip,
                         metrics.elidedText(isolated(text), cut, area.width()))
        return area.top() + metrics.height()

    def _aside(self, painter: QPainter, font: QFont, color: str, text: str, area: QRect, leading: bool) -> None:
        painter.setFont(font)
        painter.setPen(QColor(color))
        # Without AlignAbsolute Qt would mirror the side a second time.
        side = Qt.AlignmentFlag.AlignRight if leading else Qt.AlignmentFlag.AlignLeft
        shown = QFontMetrics(font).elidedText(isolated(text), Qt.TextElideMode.ElideRight, area.width() * 2 // 3)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | side | Qt.AlignmentFlag.AlignAbsolute, shown)


def _without(area: QRect, taken: int, leading: bool) -> QRect:
    """Return an area without so many pixels at its end, which are taken."""
    return area.adjusted(0, 0, -taken, 0) if leading else area.adjusted(taken, 0, 0, 0)


def _state_color(state: PuzzleState) -> str:
    colors = theme.current()
    return colors.good if state.kind == SOLVED else colors.link


def _smaller(font: QFont) -> QFont:
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * _SMALLER)
    return made


class Details(QScrollArea):
    """Picture, facts, notes and links of a card; links are opened only when they are clicked."""

    open_requested = Signal(object)  # Card
    solve_requested = Signal(object)  # Card

    def __init__(self) -> None:
        super().__init__()
        self.card: Card | None = None
        self.picture, self.name, self.made, self.state = (_label() for _ in range(4))
        self.notes, self.empty = _label(), _label()
        self.open, self.solve = QPushButton(tr("Open")), QPushButton(tr("Solve"))
        self.open.setToolTip(tr("Draw, change or look at this puzzle (Enter; with Ctrl in a new window)"))
        self.solve.setToolTip(tr("Open this puzzle and search for its solutions"))
        self.open.clicked.connect(lambda: self.open_requested.emit(self.card))
        self.solve.clicked.connect(lambda: self.solve_requested.emit(self.card))
        self._labels: list[QLabel] = []
        self._build()
        self.show_card(None, PuzzleState())

    def _build(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("About the puzzle"))
        speak_as(self, GROUP)
        large = QFont(self.name.font())
        large.setPointSizeF(large.pointSizeF() * _LARGER)
        large.setBold(True)
        self.name.setFont(large)
        self.picture.setFixedHeight(PICTURE.height())
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setText(tr("Choose a puzzle to see what is known of it. Enter or a double click opens it."))
        # No QFormLayout: it cuts the last line of a text that wraps just so.
        self._rows = QGridLayout()
        self._rows.setColumnStretch(1, 1)
        self._shown = QWidget()
        stacked(self._shown, self.picture, self.name, self.made, self.state, side_by_side(self.open, self.solve),
                self._rows, self.notes, margin=0)
        inside = QWidget()
        stacked(inside, (self.empty, 1), self._shown, None)
        self.setWidget(inside)

    def show_card(self, card: Card | None, state: PuzzleState) -> None:
        """Show the details of a card, or with None what to do."""
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
            button.setEnabled(card.is_read)
        self._fill(card)

    def show_picture(self, pixmap: QPixmap | None) -> None:
        """Show the picture of the card."""
        if pixmap is None:
            self.picture.clear()
        else:
            self.picture.setPixmap(pixmap)

    def _fill(self, card: Card) -> None:
        for label in self._labels:
            self._rows.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._labels.clear()
        for heading, text in _facts(card):
            self._add(heading, _selectable(text))
        if links := [link for link in card.origin.links if is_link(link)]:
            label = _selectable("")
            label.setTextFormat(Qt.TextFormat.RichText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
            # Notes and links come from files of strangers, so nothing in them may be read as markup.
            label.setText("<br>".join(f'<a href="{escape(link)}">{escape(_shortened(link))}</a>' for link in links))
            label.setToolTip(escape("\n".join(links)))
            label.linkActivated.connect(open_link)
            self._add(tr("Links"), label)

    def _add(self, heading: str, text: QLabel) -> None:
        row = len(self._labels)
        for column, label in enumerate((_heading(heading), text)):
            self._rows.addWidget(label, row, column)
            self._labels.append(label)


def open_link(link: str) -> None:
    """Open a web page in the browser; nothing else is opened."""
    # A file of a stranger must not start a program or open a file of this machine.
    if is_link(link):
        QDesktopServices.openUrl(QUrl(link))


def _facts(card: Card) -> list[tuple[str, str]]:
    if card.lattice is None:
        return [(tr("File"), _breakable(str(card.path)))]
    several = len(card.targets)
    rows = [
        (tr("Parts"), pieces_text(card)), (tr("Lattice"), lattice_title(card.lattice)),
        (tr("Cells"), grouped(card.cells)), (tr("Targets"), grouped(several) if several > 1 else ""),
        (tr("Solutions"), "\n".join(counts(card))), _hardness(card),
        (tr("Tags"), ", ".join(map(one_line, card.origin.tags))), (tr("Source"), one_line(card.origin.source)),
        (tr("File"), _breakable(str(card.path)))]
    return [(heading, text) for heading, text in rows if text]


def _hardness(card: Card) -> tuple[str, str]:
    if card.taken_apart:
        return tr("Highest level"), card.difficulty.level if card.difficulty else ""
    return tr("Difficulty"), difficulty_word(card)


def _label() -> QLabel:
    # By itself Qt puts a name in Latin letters at the left, also where lines begin at the right.
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    return QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText,
                  alignment=side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)


def _heading(text: str) -> QLabel:
    """Return the heading of a fact, which is beside the first of its lines."""
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
