"""What asks for puzzles of the library: the collections, the search field, the filters behind a button, the order."""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, QRect, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QPushButton,
    QToolButton,
    QWidget,
)

from latticework.gui.library.card_facts import Card, difficulty_words
from latticework.gui.library.collections import ALL, BEGIN, TIPS, TITLES
from latticework.gui.library.puzzle_state import STATES
from latticework.gui.library.query import ORDERS, PARTS, SIZES, Query
from latticework.gui.widgets.controls import Filter
from latticework.gui.widgets.forms import Choice, Form, side_by_side, stacked
from latticework.gui.widgets.icons import set_icon, tool_button
from latticework.gui.widgets.names import lattice_title
from latticework.gui.widgets.on_screen import placed_within
from latticework.gui.widgets.pill_tabs import PillTabs
from latticework.gui.widgets.translation import tr, tr_n, translated
from latticework.visible_text import one_line

_NARROW = 520
"""Pixels below which order and view have a line of their own."""
_GRID, _LINES = "grid", "lines"
VIEW, COLLECTION = "library/view", "library/collection"


class Collections(PillTabs):
    """The collections side by side; the one that was chosen last is chosen again at the next start."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Collections"))
        for row, (key, title) in enumerate(TITLES.items()):
            self.addTab(translated(title))
            self.setTabData(row, key)
            self.setTabToolTip(row, translated(TIPS[key]))
        self.choose(str(QSettings().value(COLLECTION, BEGIN)))
        self.currentChanged.connect(lambda _: QSettings().setValue(COLLECTION, self.value()))

    def value(self) -> str:
        """Return the collection that is chosen."""
        chosen: str = self.tabData(self.currentIndex())
        return chosen

    def choose(self, collection: str) -> None:
        """Choose a collection; an unknown one is the first."""
        keys = list(TITLES)
        self.setCurrentIndex(keys.index(collection) if collection in keys else 0)


class FilterPanel(QFrame):
    """The filters, in a popup below their button."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.lattice = Choice({"": tr("Any lattice")})
        self.parts = Choice({"": tr("Any number"), **_titles(PARTS)})
        self.cells = Choice({"": tr("Any size"), **_titles(SIZES)})
        self.difficulty = Choice({"": tr("Any difficulty"), **{word: word for word in difficulty_words()}})
        self.state = Choice({"": tr("Any state"), **{key: translated(title) for key, title in STATES.items()}})
        self.tag = Choice({"": tr("Any tag")})
        self.boxes = [self.lattice, self.parts, self.cells, self.difficulty, self.state, self.tag]
        self.clear_button = QPushButton(tr("Clear all filters"))
        self._build()

    def _build(self) -> None:
        form = Form()
        titles = (tr("&Lattice"), tr("&Parts"), tr("Si&ze"), tr("&Difficulty"), tr("&State"), tr("&Tag"))
        for title, box in zip(titles, self.boxes, strict=True):
            form.add(title, box)
            box.currentIndexChanged.connect(self.changed)
        self.clear_button.clicked.connect(self.clear)
        stacked(self, form, side_by_side(None, self.clear_button))
        self.changed.connect(self._enable_clear)
        self._enable_clear()

    def clear(self) -> None:
        """Ask for nothing."""
        for box in self.boxes:
            box.setCurrentIndex(0)

    def offer(self, cards: Iterable[Card]) -> None:
        """Offer the lattices and tags that there are; what is chosen stays."""
        read = [card for card in cards if card.lattice is not None]
        lattices = {card.lattice for card in read if card.lattice is not None}
        _refill(self.lattice, {lattice_title(lattice) for lattice in lattices})
        _refill(self.tag, {tag for card in read for tag in card.origin.tags})

    def open_below(self, button: QWidget) -> None:
        """Show the filters below a button, with the keyboard in the first."""
        self.adjustSize()
        mirrored = button.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = 0 if mirrored else button.width() - self.width()
        place, area = button.mapToGlobal(QPoint(left, button.height())), button.screen().availableGeometry()
        self.move(placed_within(QRect(place, self.size()), area).topLeft())
        self.show()
        self.lattice.setFocus(Qt.FocusReason.PopupFocusReason)

    def _enable_clear(self) -> None:
        self.clear_button.setEnabled(any(box.value() for box in self.boxes))


class FilterBar(QWidget):
    """Words, filters, order and view, and the collections, which whoever shows the bar places."""

    changed = Signal()
    order_changed = Signal(str)
    view_changed = Signal(bool)  # whether puzzles are shown as cards

    def __init__(self) -> None:
        super().__init__()
        self.collections = Collections()
        self.words = Filter()
        self.words.setPlaceholderText(tr("Search by name, author, tag or note"))
        self.words.setClearButtonEnabled(True)
        self.words.setAccessibleName(tr("Search the library"))
        self.filters = FilterPanel(self)
        self.filter_button = QPushButton()
        set_icon(self.filter_button, "filter")
        self.order = Choice({key: translated(title) for key, title in ORDERS.items()})
        self.order.setAccessibleName(tr("Order"))
        self.order.setToolTip(tr("Order"))
        self.cards = tool_button("grid", tr("Show cards"), partial(self._show, True), checkable=True)
        self.lines = tool_button("list", tr("Show a compact list"), partial(self._show, False), checkable=True)
        self._views = QButtonGroup(self)
        for button in (self.cards, self.lines):
            self._views.addButton(button)
        self._asked_before = False
        self._chosen_view = str(QSettings().value(VIEW, ""))
        self._build()
        self._wire()
        self._show_count()

    def _build(self) -> None:
        self._rest = QWidget()
        side_by_side(None, self.order, self.cards, self.lines, owner=self._rest, margin=0)
        self._lines = QGridLayout()
        self._lines.addWidget(self.words, 0, 0)
        self._lines.addWidget(self.filter_button, 0, 1)
        self._lines.addWidget(self._rest, 0, 2)
        self._lines.setColumnStretch(0, 1)
        stacked(self, self._lines, margin=0)

    def _wire(self) -> None:
        self.words.textChanged.connect(self._on_words)
        self.collections.currentChanged.connect(self.changed)
        self.filters.changed.connect(self.changed)
        self.filters.changed.connect(self._show_count)
        self.filter_button.clicked.connect(lambda: self.filters.open_below(self.filter_button))
        self.order.currentIndexChanged.connect(lambda _: self.order_changed.emit(self.order.value()))

    @property
    def query(self) -> Query:
        """What the fields ask for."""
        return Query(self.words.text(), self.collections.value(), *(box.value() for box in self.filters.boxes))

    @property
    def is_grid(self) -> bool:
        """Whether cards are shown: as was chosen, else where there is room for them."""
        return self._chosen_view == _GRID if self._chosen_view in {_GRID, _LINES} else self.width() >= _NARROW

    def clear(self) -> None:
        """Ask for nothing but the collection."""
        self.words.clear()
        self.filters.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put order and view where there is room for them."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        # To add a widget that is in the grid already moves it.
        self._lines.addWidget(self._rest, int(narrow), 0 if narrow else 2, 1, 2 if narrow else 1)
        chosen: QToolButton = self.cards if self.is_grid else self.lines
        if not chosen.isChecked():
            chosen.setChecked(True)
            self.view_changed.emit(self.is_grid)

    def _show(self, grid: bool) -> None:
        self._chosen_view = _GRID if grid else _LINES
        QSettings().setValue(VIEW, self._chosen_view)
        (self.cards if grid else self.lines).setChecked(True)
        self.view_changed.emit(grid)

    def _on_words(self, text: str) -> None:
        # Whoever types a name means the whole library, whichever collection is shown.
        if text.strip() and not self._asked_before:
            self.collections.choose(ALL)
        self._asked_before = bool(text.strip())
        self.changed.emit()

    def _show_count(self) -> None:
        number = self.query.filters
        self.filter_button.setText(tr("Filter ({n})", n=number) if number else tr("Filter"))
        self.filter_button.setAccessibleName(
            tr_n("Filter, {n} filter in force", "Filter, {n} filters in force", number) if number else tr("Filter"))


def _titles(rows: Mapping[str, tuple[str, float, float]]) -> dict[str, str]:
    return {key: translated(title) for key, (title, _least, _most) in rows.items()}


def _refill(box: Choice, values: set[str]) -> None:
    """List values after the first row, which asks for none."""
    rows = sorted(values, key=str.casefold)
    if [box.itemData(row) for row in range(1, box.count())] != rows:
        box.offer({box.itemData(0): box.itemText(0)} | {value: one_line(value) for value in rows}, box.value())
