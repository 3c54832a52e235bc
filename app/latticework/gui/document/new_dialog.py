"""The dialog that begins a new puzzle: a lattice, and a first shape for the target in a size of one's own."""

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.common import theme
from latticework.gui.common.cell_pictures import picture
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.dialogs import ButtonBox
from latticework.gui.common.shown_text import Message
from latticework.gui.common.translation import error_text, tr, tr_n, translated
from latticework.gui.document.lattice_list import LatticeList
from latticework.gui.document.new_puzzle import begun, sample
from latticework.lattice import Lattice
from latticework.puzzle import PALETTE, Puzzle
from latticework.puzzle.shapes import OfferedShape, offered_shapes

PREVIEW, LARGEST = QSize(400, 300), 36.0
"""The picture of what the puzzle begins with, and the most pixels in it for a unit of the lattice."""
MOST_SIZES, USUAL, MOST = 3, 4.0, 200.0
LIST_WIDTH = 330
Shapes = dict[str, OfferedShape]


def ask_new(parent: QWidget, current: Lattice) -> Puzzle | None:
    """Ask what a new puzzle is to begin with; None when the user cancels."""
    dialog = NewDialog(current, parent)
    puzzle = dialog.puzzle if dialog.exec() == QDialog.DialogCode.Accepted else None
    dialog.deleteLater()
    return puzzle


class NewDialog(QDialog):
    """Lattices on the left, shape and size on the right, with a picture that follows them."""

    def __init__(self, current: Lattice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New puzzle"))
        self.puzzle: Puzzle | None = begun(current)
        self.lattices = LatticeList(current)
        self.shape, self.sizes = ChoiceBox(), [QDoubleSpinBox(maximum=MOST, value=USUAL) for _ in range(MOST_SIZES)]
        self.labels = [QLabel() for _ in self.sizes]
        self.preview, self.told, self.warning = QLabel(), QLabel(wordWrap=True), Message()
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._shapes: Shapes = {}
        self._kind = ""  # the shape that was chosen, while those of another lattice are being listed
        self._taken = False  # Enter was pressed while the shape was being made
        self._listing = TaskQueue("shapes", self._on_listed)
        self._making = TaskQueue("first shape", self._on_made)
        self._build()
        self._wire()
        self._on_lattice(self.lattices.lattice)

    def _build(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Begin"))
        self.preview.setMinimumSize(PREVIEW)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.preview.setAccessibleName(tr("What the puzzle begins with"))
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setMinimumHeight(3 * self.told.fontMetrics().height())  # in some languages it takes three lines
        self.lattices.setMinimumWidth(LIST_WIDTH)
        self.form = QFormLayout()
        self.form.addRow(tr("&First shape"), self.shape)
        for label, box in zip(self.labels, self.sizes, strict=True):
            label.setBuddy(box)
            self.form.addRow(label, box)
        right = QVBoxLayout()
        right.addLayout(self.form)
        right.addWidget(self.preview, 1)
        right.addWidget(self.told)
        right.addWidget(self.warning)
        both = QHBoxLayout()
        both.addWidget(self.lattices, 1)
        both.addLayout(right)
        whole = QVBoxLayout(self)
        whole.addLayout(both, 1)
        whole.addWidget(self.buttons)
        self.resize(860, 600)
        self.lattices.setFocus()

    def _wire(self) -> None:
        self.lattices.chosen.connect(self._on_lattice)
        self.lattices.taken.connect(self.accept)
        self.shape.currentIndexChanged.connect(self._on_shape)
        for box in self.sizes:
            box.valueChanged.connect(self._make)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def _on_lattice(self, lattice: Lattice) -> None:
        """Offer the shapes of another lattice."""
        self._list({})
        self._listing.restart(partial(offered_shapes, lattice))

    def _on_listed(self, task: Task[Shapes]) -> None:
        if task.error is None:
            self._list(task.result())

    def _list(self, shapes: Shapes) -> None:
        """Offer shapes; the kind chosen before stays where the lattice has it."""
        kind = self.shape.currentData() or self._kind
        self._shapes = shapes
        self.shape.blockSignals(True)
        self.shape.clear()
        self.shape.addItem(tr("Nothing yet"), "")
        for shape in shapes.values():
            self.shape.addItem(translated(shape.title), shape.kind)
        self.shape.setCurrentIndex(max(0, self.shape.findData(kind)))
        self.shape.blockSignals(False)
        self._kind = kind if not shapes else self.shape.currentData()
        self._on_shape()

    def _on_shape(self) -> None:
        """Show the sizes of the shape."""
        row = self._shapes.get(self.shape.currentData())
        sizes = row.sizes if row else ()
        for number, (label, box) in enumerate(zip(self.labels, self.sizes, strict=True)):
            self.form.setRowVisible(box, number < len(sizes))
            if number < len(sizes):
                size = sizes[number]
                box.blockSignals(True)
                box.setDecimals(1 if size.fraction else 0)
                box.setSingleStep(0.5 if size.fraction else 1)
                box.setMinimum(0 if size.fraction else 1)
                box.blockSignals(False)
                label.setText(translated(size.title))
        self._make()

    def _make(self) -> None:
        """Make the puzzle that is chosen and its picture, in a thread."""
        kind, lattice = self.shape.currentData(), self.lattices.lattice
        row = self._shapes.get(kind)
        sizes = [box.value() for box in self.sizes[: len(row.sizes)]] if row else []
        self.puzzle, self._taken = None if kind else begun(lattice), False
        self._making.restart(partial(_made, lattice, kind, sizes, self.devicePixelRatioF(), theme.current().dark))

    def _on_made(self, task: Task[tuple[Puzzle, Pixels]]) -> None:
        error = task.error
        self.warning.tell(error_text(error) if isinstance(error, LatticeworkError) else "")
        if error is not None:
            self.preview.clear()
            self.told.setText("")
            return
        self.puzzle, pixels = task.result()
        self.preview.setPixmap(QPixmap.fromImage(pixels.image))
        cells = len(self.puzzle.target.cells)
        self.told.setText(tr_n("The target has {n} cell.", "The target has {n} cells.", cells) if cells else
                          tr("Some cells of the lattice. The puzzle begins empty, to be drawn by hand."))
        if self._taken:
            self.accept()

    def accept(self) -> None:
        """Begin, if the shape is still being made as soon as it is."""
        self._taken = self.puzzle is None
        if self.puzzle is not None:
            super().accept()

    def done(self, result: int) -> None:
        """Stop what is being made, and close."""
        for work in (self._listing, self._making):
            work.close()
        self.lattices.close_drawing()
        super().done(result)


def _made(lattice: Lattice, kind: str, sizes: list[float], ratio: float, dark: bool) -> tuple[Puzzle, Pixels]:
    puzzle = begun(lattice, kind, sizes)
    shown = puzzle.standing
    cells = shown.target.cells or sample(lattice)
    color = PALETTE[1] if kind else theme.DARK.target if dark else theme.LIGHT.target
    return puzzle, Pixels.of(picture(shown.lattice, cells, color, PREVIEW, ratio, dark, largest=LARGEST))
