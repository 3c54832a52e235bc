"""What is asked of the library: a field for words, boxes for the rest, and how puzzles are shown."""

from collections.abc import Iterable

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from latticework.gui.common.controls import Filter
from latticework.gui.common.forms import Choice
from latticework.gui.common.icons import tool_button
from latticework.gui.common.names import lattice_title
from latticework.gui.common.translation import tr, translated
from latticework.gui.library.card import Card
from latticework.gui.library.puzzle_state import STATES
from latticework.gui.library.wanted import ORDERS, PIECES, PLACES, Wanted
from latticework.visible_text import one_line

NARROW, COLUMN = 520, 160
"""Pixels below which the boxes are folded away, and that each of them has at least."""
GRID, LINES = "grid", "lines"
VIEW = "library/view"


class FilterBar(QWidget):
    """Words, place, lattice, pieces, state, tag and order; in a narrow panel the boxes unfold at a click."""

    changed = Signal()
    order_changed = Signal(str)
    view_changed = Signal(bool)  # whether puzzles are shown as cards

    def __init__(self) -> None:
        super().__init__()
        self.words = Filter()
        self.words.setPlaceholderText(tr("Search by name, author, tag or note"))
        self.words.setClearButtonEnabled(True)
        self.words.setAccessibleName(tr("Filter the library"))
        self.place = _box(tr("Where from"), PLACES)
        self.lattice = _box(tr("Lattice"), {"": tr("Any lattice")})
        numbers = {key: title for key, (title, _least, _most) in PIECES.items()}
        self.pieces = _box(tr("Pieces"), {"": tr("Any number"), **numbers})
        self.state = _box(tr("State"), {"": tr("Any state"), **STATES})
        self.tag = _box(tr("Tag"), {"": tr("Any tag")})
        self.order = _box(tr("Order"), ORDERS)
        self.boxes = [self.place, self.lattice, self.pieces, self.state, self.tag, self.order]
        self.fold = tool_button("filter", tr("Show what puzzles can be filtered by"), self._arrange, checkable=True)
        self.unfilter = tool_button("filter-off", tr("Clear filters"), self.clear)
        self.unfilter.setText(tr("Clear filters"))
        self.cards = tool_button("grid", tr("Show cards"), lambda: self._show(True), checkable=True)
        self.lines = tool_button("list", tr("Show a compact list"), lambda: self._show(False), checkable=True)
        self._views = QButtonGroup(self)
        for button in (self.cards, self.lines):
            self._views.addButton(button)
        self._chosen_view = str(QSettings().value(VIEW, ""))
        self._build()
        self.words.textChanged.connect(lambda _: self.changed.emit())
        for box in self.boxes[:-1]:
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.order.currentIndexChanged.connect(lambda _: self.order_changed.emit(self.order.currentData()))

    def _build(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.words, 1)
        for button in (self.unfilter, self.fold, self.cards, self.lines):
            top.addWidget(button)
        kept = self.unfilter.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # nothing moves as it comes and goes
        self.unfilter.setSizePolicy(kept)
        self.unfilter.hide()
        self.changed.connect(lambda: self.unfilter.setVisible(self.wanted.narrowed))
        self._below = QWidget()
        self._places = QGridLayout(self._below)
        self._places.setContentsMargins(0, 0, 0, 0)
        for box in self.boxes:
            self._places.addWidget(box)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(top)
        whole.addWidget(self._below)

    @property
    def wanted(self) -> Wanted:
        """What is asked for."""
        return Wanted(self.words.text(), self.place.currentData(), self.lattice.currentData(),
                      self.pieces.currentData(), self.state.currentData(), self.tag.currentData())

    @property
    def is_grid(self) -> bool:
        """Whether cards are shown: as was chosen, else where there is room for them."""
        return self._chosen_view == GRID if self._chosen_view in {GRID, LINES} else self.width() >= NARROW

    def clear(self) -> None:
        """Ask for nothing but the place."""
        self.words.clear()
        for box in (self.lattice, self.pieces, self.state, self.tag):
            box.setCurrentIndex(0)

    def go_to_place(self, place: str) -> None:
        """Show the puzzles of one place."""
        self.place.setCurrentIndex(self.place.findData(place))

    def offer(self, cards: Iterable[Card]) -> None:
        """Offer the lattices and tags that there are; what is chosen stays."""
        known = [card for card in cards if card.lattice is not None]
        lattices = {card.lattice for card in known if card.lattice is not None}
        _refill(self.lattice, {lattice_title(lattice) for lattice in lattices})
        _refill(self.tag, {tag for card in known for tag in card.origin.tags})

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the boxes into as many columns as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def _show(self, grid: bool) -> None:
        self._chosen_view = GRID if grid else LINES
        QSettings().setValue(VIEW, self._chosen_view)
        (self.cards if grid else self.lines).setChecked(True)
        self.view_changed.emit(grid)

    def _arrange(self) -> None:
        narrow = self.width() < NARROW
        self.unfilter.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly if narrow else
                                         Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setVisible(narrow)
        self._below.setVisible(not narrow or self.fold.isChecked())
        lines = -(-len(self.boxes) // max(1, self.width() // COLUMN))
        columns = -(-len(self.boxes) // lines)  # as many in each line
        for number, box in enumerate(self.boxes):
            self._places.addWidget(box, number // columns, number % columns)
        chosen: QToolButton = self.cards if self.is_grid else self.lines
        if not chosen.isChecked():
            chosen.setChecked(True)
            self.view_changed.emit(self.is_grid)


def _box(name: str, rows: dict[str, str]) -> Choice:
    box = Choice({key: translated(text) for key, text in rows.items()})
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(6)
    return box


def _refill(box: Choice, values: set[str]) -> None:
    """List values behind the first row, which asks for none."""
    rows = sorted(values, key=str.casefold)
    if [box.itemData(row) for row in range(1, box.count())] != rows:
        box.offer({box.itemData(0): box.itemText(0)} | {value: one_line(value) for value in rows}, box.value())
