"""The list of lattices: in groups, each with a picture and a sentence."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.common import theme
from latticework.gui.common.cell_pictures import picture
from latticework.gui.common.names import GROUPS, lattice_title
from latticework.gui.common.shown_text import literal
from latticework.gui.common.translation import tr, translated
from latticework.gui.document.new_puzzle import sample
from latticework.lattice import Lattice, builtin, own_lattices
from latticework.puzzle import PALETTE
from latticework.visible_text import one_line

PICTURE = QSize(60, 44)
LATTICE = Qt.ItemDataRole.UserRole
LARGEST = 14.0
"""The most pixels for a unit of the lattice."""


def groups(current: Lattice) -> dict[str, list[tuple[Lattice, str]]]:
    """Return the lattices by group, each with a sentence; the user's own last, with the one in use if it is one."""
    found = {translated(title): [(builtin(name), translated(text)) for name, text in rows.items()]
             for title, rows in GROUPS.items()}
    own = [*own_lattices()[0].values()]
    if current.data is not None and current not in own:
        own.append(current)
    if own:
        found[tr("My own")] = [(lattice, _notes(lattice)) for lattice in own]
    return found


def _notes(lattice: Lattice) -> str:
    notes = (lattice.data or {}).get("notes", "")
    return one_line(notes) if isinstance(notes, str) else ""


class LatticeList(QTreeWidget):
    """Lattices to choose one of; pictures are drawn in a thread."""

    chosen = Signal(object)  # Lattice
    taken = Signal()  # Enter or a double click

    def __init__(self, current: Lattice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIconSize(PICTURE)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Lattices"))
        self._items: dict[str, QTreeWidgetItem] = {}
        self._drawing = TaskQueue("pictures of lattices", self._show_pictures)
        for title, lattices in groups(current).items():
            self._add(title, lattices)
        self.currentItemChanged.connect(lambda item, _: self.chosen.emit(item.data(0, LATTICE)) if item else None)
        self.itemDoubleClicked.connect(lambda item, _: self.taken.emit() if item.data(0, LATTICE) else None)
        self._drawing.add(partial(_pictures, self.lattices(), self.devicePixelRatioF(), theme.current().dark))
        self.choose(current)

    @property
    def lattice(self) -> Lattice:
        """The lattice that is chosen."""
        item = self.currentItem() or next(iter(self._items.values()))
        found: Lattice = item.data(0, LATTICE)
        return found

    def lattices(self) -> list[Lattice]:
        """Return all that are listed, in order."""
        return [item.data(0, LATTICE) for item in self._items.values()]

    def choose(self, lattice: Lattice) -> None:
        """Choose a lattice, by its name."""
        item = self._items.get(lattice.name) or next(iter(self._items.values()))
        self.setCurrentItem(item)
        self.scrollToItem(item)

    def close_drawing(self) -> None:
        """Draw no more."""
        self._drawing.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes what is chosen."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.taken.emit()
        else:
            super().keyPressEvent(event)

    def _add(self, title: str, lattices: list[tuple[Lattice, str]]) -> None:
        group = QTreeWidgetItem(self, [title])
        group.setFlags(Qt.ItemFlag.NoItemFlags)  # the keys pass over it; what is within it could not be chosen
        group.setForeground(0, QColor(theme.current().text))
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        blank = QPixmap(PICTURE)
        blank.fill(Qt.GlobalColor.transparent)
        for lattice, sentence in lattices:
            item = QTreeWidgetItem(self, ["\n".join(filter(None, (lattice_title(lattice), sentence)))])
            item.setIcon(0, QIcon(blank))
            item.setData(0, LATTICE, lattice)
            item.setToolTip(0, literal(sentence))
            self._items[lattice.name] = item

    def _show_pictures(self, task: Task[dict[str, Pixels]]) -> None:
        for name, pixels in task.result().items() if task.error is None else ():
            pixmap = QPixmap.fromImage(pixels.image)
            icon = QIcon(pixmap)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)  # else it is tinted
            self._items[name].setIcon(0, icon)


def _pictures(lattices: list[Lattice], ratio: float, dark: bool) -> dict[str, Pixels]:
    return {lattice.name: Pixels.of(picture(lattice, sample(lattice), PALETTE[1], PICTURE, ratio, dark,
                                            largest=LARGEST)) for lattice in lattices}
