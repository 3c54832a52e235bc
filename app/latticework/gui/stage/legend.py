"""The legend: how each part of the solution is shown, and a coloured chip for each, on which a click changes that."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from latticework.gui.widgets import theme
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import isolated, tr, translatable, translated
from latticework.solution import Solution
from latticework.visible_text import one_line

_COLORS, _STATE, _NUMBER = (Qt.ItemDataRole.UserRole + place for place in range(3))
"""What a chip keeps: the colours of the copies of its part, how the part is shown, its number."""

_LONGEST = 22
"""The most characters of a name."""

_DOT, _PAD = 12, 7
_AROUND = 16 * 360  # Qt counts angles in sixteenths of a degree
_TIP = translatable("Click: show, show faintly, hide")


class PartState(IntEnum):
    """How a part is shown; a click changes to the next."""

    SHOWN = 0
    FADED = 1
    HIDDEN = 2

    @property
    def next(self) -> "PartState":
        """The state after a click."""
        return PartState((self + 1) % len(PartState))


_WORDS = {PartState.SHOWN: translatable("{part}: shown"), PartState.FADED: translatable("{part}: faint"),
          PartState.HIDDEN: translatable("{part}: hidden")}


class PlacementStates:
    """The states of the placements of a solution, by their numbers and by those of their parts."""

    def __init__(self, solution: Solution | None = None) -> None:
        self._parts = [placement.part for placement in solution or ()]
        self._states = [PartState.SHOWN] * len(self._parts)

    def carried_to(self, solution: Solution | None) -> "PlacementStates":
        """Return the states for another solution: parts of which every copy is faint or hidden stay so."""
        made = PlacementStates(solution)
        for part in set(self._parts):
            made.show_part(part, self.of_part(part))
        return made

    def placements_of(self, part: int) -> set[int]:
        """Return the placements of a part."""
        return {i for i, placed in enumerate(self._parts) if placed == part}

    def placements_in(self, state: PartState) -> set[int]:
        """Return the placements that are shown in this way."""
        return {i for i, other in enumerate(self._states) if other is state}

    def of_part(self, part: int) -> PartState:
        """Return how a part is shown; one whose copies differ counts as shown."""
        states = {self._states[i] for i in self.placements_of(part)}
        return states.pop() if len(states) == 1 else PartState.SHOWN

    def show_part(self, part: int, state: PartState) -> None:
        """Set how all copies of a part are shown."""
        for i in self.placements_of(part):
            self._states[i] = state

    def click(self, index: int) -> None:
        """Make a placement faint; one that is faint is shown again."""
        faint = self._states[index] is PartState.FADED
        self._states[index] = PartState.SHOWN if faint else PartState.FADED

    @property
    def picked(self) -> set[int]:
        """The placements that are shown while others are faint or hidden; none where all are shown."""
        shown = self.placements_in(PartState.SHOWN)
        return shown if len(shown) < len(self._parts) else set()


class _Chip(QStyledItemDelegate):
    """Paints a rounded chip with a dot in the colour of the part, or in sectors of the colours of its copies."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room for the dot and the name."""
        metrics = option.fontMetrics
        width = metrics.horizontalAdvance(str(index.data())) + _DOT + 3 * _PAD + 4
        return QSize(width, metrics.height() + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem,
              index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint the chip: full, with a hollow dot when faint, struck out when hidden."""
        state, rect = PartState(index.data(_STATE)), option.rect.adjusted(2, 2, -2, -2)
        leading = option.direction == Qt.LayoutDirection.LeftToRight
        palette: QPalette = option.palette
        flags = option.state
        focused = bool(flags & QStyle.StateFlag.State_HasFocus)
        hovered = bool(flags & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = focused or hovered
        border = palette.color(QPalette.ColorRole.Highlight) if marked else QColor(theme.current().frame)
        painter.setPen(QPen(border, 2 if focused else 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Button))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        self._paint_dot(painter, rect, index.data(_COLORS), state, leading)
        font = option.font
        font.setStrikeOut(state is PartState.HIDDEN)
        painter.setFont(font)
        role = QPalette.ColorRole.ButtonText if state is PartState.SHOWN else QPalette.ColorRole.PlaceholderText
        painter.setPen(palette.color(role))
        beside = _DOT + 2 * _PAD
        room = rect.adjusted(beside, 0, 0, 0) if leading else rect.adjusted(0, 0, -beside, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, str(index.data()))
        painter.restore()

    def _paint_dot(self, painter: QPainter, rect: QRect, colors: list[str], state: PartState, leading: bool) -> None:
        left = rect.left() + _PAD if leading else rect.right() - _PAD - _DOT
        dot = QRect(left, rect.center().y() - _DOT // 2 + 1, _DOT, _DOT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setOpacity((1.0, 0.25, 0.0)[state])
        for sector, color in enumerate(colors):
            painter.setBrush(QColor(color))
            start, end = (round(_AROUND * edge / len(colors)) for edge in (sector, sector + 1))
            painter.drawPie(dot, start, end - start)
        painter.setOpacity(1.0)
        rim = QColor(colors[0])
        painter.setPen(QPen(rim if state is not PartState.SHOWN else rim.darker(140), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(dot)


class Legend(QListWidget):
    """A chip for each part, in as many rows as they need."""

    state_requested = Signal(int, int)  # the part, and the PartState in which it is to be shown
    menu_requested = Signal(int, object)  # the part that is clicked on, -1 for none, and where on the screen

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Chip(self))
        self.setAccessibleName(tr("Parts of the solution"))
        self.itemClicked.connect(self._cycle)

    def set_parts(self, parts: list[tuple[int, str, list[str]]]) -> None:
        """Show chips for (number, name, colours), all shown."""
        self.clear()
        for number, name, colors in parts:
            plain = one_line(name)
            short = plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1] + "…"
            item = QListWidgetItem(isolated(short))
            item.setData(_COLORS, colors)
            item.setData(_NUMBER, number)
            item.setToolTip(literal(f"{plain}\n{translated(_TIP)}"))
            self.addItem(item)
            self._dress(item, PartState.SHOWN)

    def set_states(self, state_of: Callable[[int], PartState]) -> None:
        """Mark each chip by how its part, given by its number, is shown."""
        for row in range(self.count()):
            item = self.item(row)
            self._dress(item, state_of(item.data(_NUMBER)))

    def _dress(self, item: QListWidgetItem, state: PartState) -> None:
        item.setData(_STATE, int(state))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, translated(_WORDS[state], part=item.text()))

    def _cycle(self, item: QListWidgetItem) -> None:
        self.state_requested.emit(item.data(_NUMBER), int(PartState(item.data(_STATE)).next))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Space and Enter do what a click on the current chip does."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem():
            self._cycle(self.currentItem())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the chip that is clicked on, or by the menu key that of the current one."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        item = self.currentItem() if by_key else self.itemAt(event.pos())
        self.menu_requested.emit(-1 if item is None else item.data(_NUMBER), event.globalPos())
