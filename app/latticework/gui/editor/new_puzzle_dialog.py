"""The dialog that begins a new puzzle: a lattice, and a first shape for the target in a size of one's own."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from shiboken6 import isValid

from latticework.errors import LatticeworkError
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.editor.lattice_dialog import ask_lattice
from latticework.gui.widgets import theme
from latticework.gui.widgets.controls import TitledRows
from latticework.gui.widgets.dialogs import resize_to_fit
from latticework.gui.widgets.forms import Choice, Form, OkCancel, SizeRows, side_by_side, stacked
from latticework.gui.widgets.names import GROUPS, lattice_title
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.shown_text import Message, literal
from latticework.gui.widgets.translation import error_text, tr, tr_n, translated
from latticework.lattice import Cell, Lattice, builtin, own_lattices
from latticework.phrases import phrase
from latticework.puzzle import PALETTE, Puzzle, Target
from latticework.puzzle.colors import NEW_PALETTE
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.offered import THICKNESS, OfferedShape, find_shape, offered_shapes, shape_cells
from latticework.visible_text import one_line

_FEW = {2: 9, 3: 6}
"""How many cells the picture of a lattice shows, by its dimension."""

_LATTICE = Qt.ItemDataRole.UserRole
_SAMPLE, _LARGEST_OF_SAMPLE = QSize(60, 44), 14.0
"""The picture of a lattice in the list, and the most pixels in it for a unit of the lattice."""

_PREVIEW, _LARGEST = QSize(400, 300), 36.0
"""The picture of what the puzzle begins with, and the most pixels in it for a unit of the lattice."""
_USUAL, _MOST = 4.0, 200.0
_LIST_WIDTH = 330
_Shapes = dict[str, OfferedShape]


def ask_new(parent: QWidget, current: Lattice) -> Puzzle | None:
    """Ask with what a new puzzle begins; return None when the user cancels."""
    dialog = NewDialog(current, parent)
    puzzle = dialog.puzzle if dialog.exec() == QDialog.DialogCode.Accepted else None
    if isValid(dialog):  # it is gone where its window was closed by a signal
        dialog.deleteLater()
    return puzzle


class NewDialog(QDialog):
    """Lattices on the left, shape and size on the right, with a picture that follows them."""

    def __init__(self, current: Lattice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New puzzle"))
        self.puzzle: Puzzle | None = begun(current)
        self.lattices = _LatticeList(current)
        self.form = Form()
        self.shape = self.form.add(tr("&First shape"), Choice())
        self.size_rows = SizeRows(self.form, _USUAL, _MOST, self._make)
        self.sizes = self.size_rows.boxes
        self.preview, self.summary, self.warning = QLabel(), QLabel(wordWrap=True), Message()
        self.buttons = OkCancel(self, self.accept, tr("Begin"))
        self._shapes: _Shapes = {}
        self._kind = ""  # the shape that was chosen, while those of another lattice are being listed
        self._accepted = False  # Enter was pressed while the shape was being made
        self._listing = TaskQueue("shapes", self._on_listed)
        self._making = TaskQueue("first shape", self._on_made)
        self.own = QPushButton(tr("A lattice of your &own…"), autoDefault=False)
        self._build()
        self._wire()
        self._on_lattice(self.lattices.lattice)

    def _build(self) -> None:
        self.preview.setMinimumSize(_PREVIEW)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setAccessibleName(tr("What the puzzle begins with"))
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setMinimumHeight(3 * self.summary.fontMetrics().height())  # as in some languages
        self.lattices.setMinimumWidth(_LIST_WIDTH)
        right = stacked(None, self.form, (self.preview, 1), self.summary, self.warning)
        stacked(self, (side_by_side((stacked(None, (self.lattices, 1), self.own), 1), right), 1), self.buttons)
        resize_to_fit(self, QSize(860, 600))
        self.lattices.setFocus()

    def _wire(self) -> None:
        self.lattices.chosen.connect(self._on_lattice)
        self.lattices.taken.connect(self.accept)
        self.shape.currentIndexChanged.connect(self._on_shape)
        self.own.clicked.connect(self._draw_lattice)

    def _draw_lattice(self) -> None:
        """Let a lattice be drawn, and begin on it at once."""
        lattice = ask_lattice(self)
        if lattice is not None:
            self._making.cancel()
            self.puzzle = begun(lattice)
            self.accept()

    def _on_lattice(self, lattice: Lattice) -> None:
        """Offer the shapes of another lattice."""
        self._list({})
        self._listing.restart(partial(offered_shapes, lattice))

    def _on_listed(self, task: Task[_Shapes]) -> None:
        if task.error is None:
            self._list(task.result())

    def _list(self, shapes: _Shapes) -> None:
        """Offer shapes; the kind chosen before stays where the lattice has it."""
        kind = self.shape.value() or self._kind
        self._shapes = shapes
        offered = {shape.kind: translated(shape.title) for shape in shapes.values()}
        self.shape.offer({"": tr("Nothing yet")} | offered, kind)
        self._kind = kind if not shapes else self.shape.value()
        self._on_shape()

    def _on_shape(self) -> None:
        """Show the sizes of the shape."""
        row = self._shapes.get(self.shape.value())
        sizes = row.sizes if row else ()
        # A thickness that suits one lattice leaves no hole in another.
        values = [1.0 if size.title == THICKNESS else value
                  for size, value in zip(sizes, self.size_rows.values(), strict=False)]
        self.size_rows.show(sizes, values)
        self._make()

    def _make(self) -> None:
        """Make the puzzle that is chosen and its picture, in a thread."""
        kind, lattice = self.shape.value(), self.lattices.lattice
        row = self._shapes.get(kind)
        sizes = self.size_rows.values()[: len(row.sizes)] if row else ()
        self.puzzle, self._accepted = None if kind else begun(lattice), False
        self._making.restart(partial(_made, lattice, kind, sizes, self.devicePixelRatioF(), theme.current().dark))

    def _on_made(self, task: Task[tuple[Puzzle, Pixels]]) -> None:
        error = task.error
        self.warning.tell(error_text(error) if isinstance(error, LatticeworkError) else "")
        if error is not None:
            self.preview.clear()
            self.summary.setText("")
            return
        self.puzzle, pixels = task.result()
        self.preview.setPixmap(QPixmap.fromImage(pixels.image))
        cells = len(self.puzzle.target.cells)
        self.summary.setText(tr_n("The target has {n} cell.", "The target has {n} cells.", cells) if cells else
                          tr("Some cells of the lattice. The puzzle begins empty, to be drawn by hand."))
        if self._accepted:
            self.accept()

    def accept(self) -> None:
        """Begin, or once the shape is made."""
        self._accepted = self.puzzle is None
        if self.puzzle is not None:
            super().accept()

    def done(self, result: int) -> None:
        """Stop the work in threads, and close."""
        for work in (self._listing, self._making):
            work.close()
        self.lattices.close_drawing()
        super().done(result)


def _made(lattice: Lattice, kind: str, sizes: Sequence[float], ratio: float, dark: bool) -> tuple[Puzzle, Pixels]:
    puzzle = begun(lattice, kind, sizes)
    shown = puzzle.standing
    cells = shown.target.cells or sample(lattice)
    color = PALETTE[1] if kind else theme.DARK.target if dark else theme.LIGHT.target
    return puzzle, Pixels.of(picture(shown.lattice, cells, color, _PREVIEW, ratio, dark, largest=_LARGEST))


class _LatticeList(QTreeWidget):
    """Lattices to choose one of; pictures are drawn in a thread."""

    chosen = Signal(object)  # Lattice
    taken = Signal()  # Enter or a double click

    def __init__(self, current: Lattice) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIconSize(_SAMPLE)
        self.setWordWrap(True)
        self.setItemDelegate(TitledRows(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Lattices"))
        self._items: dict[str, QTreeWidgetItem] = {}
        self._drawing = TaskQueue("pictures of lattices", self._show_pictures)
        for title, lattices in _groups(current).items():
            self._add(title, lattices)
        self.currentItemChanged.connect(lambda item, _: self.chosen.emit(item.data(0, _LATTICE)) if item else None)
        self.itemDoubleClicked.connect(lambda item, _: self.taken.emit() if item.data(0, _LATTICE) else None)
        self._drawing.add(partial(_pictures, self.lattices(), self.devicePixelRatioF(), theme.current().dark))
        self.choose(current)

    @property
    def lattice(self) -> Lattice:
        """The lattice that is chosen."""
        item = self.currentItem() or next(iter(self._items.values()))
        found: Lattice = item.data(0, _LATTICE)
        return found

    def lattices(self) -> list[Lattice]:
        """Return all that are listed, in order."""
        return [item.data(0, _LATTICE) for item in self._items.values()]

    def choose(self, lattice: Lattice) -> None:
        """Choose a lattice, by its name."""
        item = self._items.get(lattice.name) or next(iter(self._items.values()))
        self.setCurrentItem(item)
        self.scrollToItem(item)

    def close_drawing(self) -> None:
        """Stop drawing."""
        self._drawing.close()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each row the height that its sentence needs in another width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept the chosen lattice at Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.taken.emit()
        else:
            super().keyPressEvent(event)

    def _add(self, title: str, lattices: list[tuple[Lattice, str]]) -> None:
        group = QTreeWidgetItem(self, [title])
        # Keys pass over an item without flags. Lattices are no children of it, as those would be disabled with it.
        group.setFlags(Qt.ItemFlag.NoItemFlags)
        group.setForeground(0, QColor(theme.current().text))
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        blank = QPixmap(_SAMPLE)
        blank.fill(Qt.GlobalColor.transparent)
        for lattice, sentence in lattices:
            item = QTreeWidgetItem(self, ["\n".join(filter(None, (lattice_title(lattice), sentence)))])
            item.setIcon(0, QIcon(blank))
            item.setData(0, _LATTICE, lattice)
            item.setToolTip(0, literal(sentence))
            self._items[lattice.name] = item

    def _show_pictures(self, task: Task[dict[str, Pixels]]) -> None:
        for name, pixels in task.result().items() if task.error is None else ():
            pixmap = QPixmap.fromImage(pixels.image)
            icon = QIcon(pixmap)
            # Without a picture of its own for a selected row Qt tints the normal one.
            icon.addPixmap(pixmap, QIcon.Mode.Selected)
            self._items[name].setIcon(0, icon)


def _pictures(lattices: list[Lattice], ratio: float, dark: bool) -> dict[str, Pixels]:
    return {lattice.name: Pixels.of(picture(lattice, sample(lattice), PALETTE[1], _SAMPLE, ratio, dark,
                                            largest=_LARGEST_OF_SAMPLE)) for lattice in lattices}


def _groups(current: Lattice) -> dict[str, list[tuple[Lattice, str]]]:
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


def begun(lattice: Lattice, kind: str = "", sizes: Sequence[float] = ()) -> Puzzle:
    """Return a puzzle whose target is a shape, upright in pictures; with kind "" an empty puzzle.

    Raises LatticeworkError.
    """
    if not kind:
        return Puzzle(lattice, palette=NEW_PALETTE)
    cells = shape_cells(lattice, kind, sizes)
    if len(cells) > MAX_CELLS:
        raise LatticeworkError(phrase("{cells} cells are too many; at most {most} can be drawn", cells=len(cells),
                                      most=MAX_CELLS))
    return Puzzle(lattice, target=Target(tuple(sorted(cells))), up=find_shape(lattice, kind).up, palette=NEW_PALETTE)


def sample(lattice: Lattice) -> tuple[Cell, ...]:
    """Return a few neighbouring cells, which show what a lattice is like."""
    first: Cell = (*(0,) * lattice.rank, 0)
    found, most = [first], max(_FEW[lattice.dimension], len(lattice.kinds) if len(lattice.kinds) <= 24 else 0)
    for cell in found:
        for near in sorted(lattice.neighbours(cell), reverse=True):
            if near not in found:
                found.append(near)
        if len(found) >= most:
            break
    return tuple(found[:most])
