"""The tray: the parts that are left to be laid, with pictures and how many of each."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem

from latticework.gui.play.session import Session
from latticework.gui.widgets import theme
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import isolated, tr, tr_n
from latticework.picture.scenes import part_shape
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

_PICTURE = QSize(72, 52)
_WIDTH = 168
_PART = Qt.ItemDataRole.UserRole
_MOST_COUNTED = 999
"""More copies than these are as good as any number."""


class Tray(QListWidget):
    """Lists the parts that are left; a click takes one into the hand, and it can be dragged out of the list."""

    dragged = Signal(QPointF)  # a part was taken, and the pointer is here on the screen
    dropped = Signal(QPointF)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.setAccessibleName(tr("Parts left"))
        self.setIconSize(_PICTURE)
        self.setUniformItemSizes(True)
        self.setFixedWidth(_WIDTH)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._icons: list[QIcon] = []
        self._pressed: QPointF | None = None
        self._dragging = False
        self.itemActivated.connect(self._take)
        session.opened.connect(self._open)
        session.changed.connect(self._count)

    def _open(self) -> None:
        self.clear()
        puzzle = self.session.puzzle
        if puzzle is None or self.session.table is None:
            return
        for number, part in enumerate(puzzle.parts):
            item = QListWidgetItem(_icon(puzzle, number), "")
            item.setData(_PART, number)
            item.setToolTip(literal(part.name))
            self.addItem(item)
        self._count()

    def _count(self) -> None:
        """Show how many are left, and hide the parts of which none is."""
        puzzle, left = self.session.puzzle, self.session.left
        if puzzle is None or len(left) != self.count():
            return
        for number, many in enumerate(left):
            item, name = self.item(number), isolated(one_line(puzzle.parts[number].name))
            item.setHidden(many <= 0)
            text = name if many == 1 else tr("{name} × {count}", name=name, count=many)
            spoken = tr_n("{name}, {n} left", "{name}, {n} left", max(0, many), name=name)
            if many > _MOST_COUNTED:
                text = spoken = tr("{name}, as many as you like", name=name)
            item.setText(text)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def _take(self, item: QListWidgetItem) -> None:
        self.session.take(item.data(_PART))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to take a part out."""
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        self._pressed = event.position() if item is not None and event.button() == Qt.MouseButton.LeftButton else None
        self._dragging = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Take the part out once the pointer has moved, and report where it is."""
        if self._pressed is None:
            return
        if not self._dragging:
            if (event.position() - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            if self.currentRow() < 0:  # another puzzle was opened while the button was down
                self._pressed = None
                return
            self._dragging = True
            self._take(self.currentItem())
        self.dragged.emit(event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the part, or take it into the hand after a click."""
        pressed, self._pressed = self._pressed, None
        super().mouseReleaseEvent(event)
        if self._dragging:
            self._dragging = False
            self.dropped.emit(event.globalPosition())
        elif pressed is not None and self.currentItem() is not None:
            self._take(self.currentItem())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a part with Return or Space; letters go to the part whose name begins with them."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentItem() is not None:
            self._take(self.currentItem())
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        puzzle = self.session.puzzle
        if event.type() == QEvent.Type.PaletteChange and puzzle is not None:
            for number in range(self.count()):
                self.item(number).setIcon(_icon(puzzle, number))


def _icon(puzzle: Puzzle, number: int) -> QIcon:
    """Return the picture of a part."""
    part, lattice = puzzle.parts[number], puzzle.standing.lattice
    marked = part_shape(puzzle, number) if part.marks else None
    painted = QPixmap.fromImage(picture(lattice, part.cells, puzzle.color(number), _PICTURE, 2.0,
                                        theme.current().dark, part.cell_colors, marked))
    made = QIcon(painted)
    made.addPixmap(painted, QIcon.Mode.Selected)  # without one of its own Qt tints the picture of a selected item
    return made
