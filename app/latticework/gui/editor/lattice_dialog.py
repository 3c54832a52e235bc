"""The dialog for a lattice of one's own: vectors and the cells of one period, checked while drawn, and its file."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from latticework import paths
from latticework.errors import LatticeworkError, reason_of_system
from latticework.files.opened_and_written import distinct_names
from latticework.gui.background import Pixels, Task, TaskQueue
from latticework.gui.editor.lattice_view import LatticeView
from latticework.gui.widgets import theme
from latticework.gui.widgets.dialogs import ask_to_close, ask_to_replace, resize_to_fit, warn
from latticework.gui.widgets.forms import OkCancel, PlainNumber, label_of, side_by_side, stacked
from latticework.gui.widgets.painting import picture
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, reworded, tr
from latticework.lattice import Cell, Lattice, names
from latticework.lattice.by_name import lattice_from_data, load
from latticework.lattice.drawn import (
    DrawnCell,
    DrawnLattice,
    beside,
    faults,
    read_corners,
    starting_points,
    write_corners,
)
from latticework.phrases import phrase
from latticework.puzzle.colors import DISTINCT_PALETTE
from latticework.puzzle.toml import write_toml
from latticework.reading import is_there
from latticework.replaced_files import replace as write_file

_PICTURE, _LARGEST, _SHOWN = QSize(280, 150), 30.0, 24
"""The picture of a few cells in space, the most pixels in it for a unit, and how many cells it has."""

_PRECISION, _MOST = 6, 99.0
_WIDTH = 320
"""Pixels of the column beside the view."""

_NAME = phrase("My lattice")
Checked = tuple[Lattice, Pixels]


def ask_lattice(parent: QWidget) -> Lattice | None:
    """Let a lattice be drawn and saved in the user's folder; return None where the user cancels."""
    dialog = LatticeDialog(parent)
    lattice = dialog.lattice if dialog.exec() == QDialog.DialogCode.Accepted else None
    if isValid(dialog):
        dialog.deleteLater()
    return lattice


class LatticeDialog(QDialog):
    """The view of the period on the left; beside it vectors, cells, and the cell that is chosen, as numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("A lattice of your own"))
        self.lattice: Lattice | None = None
        self._starts = list(starting_points().items())
        self.view, self.message = LatticeView(), Message()
        self.start, self.name = QComboBox(), QLineEdit(reworded(_NAME), maxLength=60)
        self.start.addItems([reworded(title) for title, _ in self._starts])
        self.vectors = [[_number(title) for title in (
            tr("x of vector {n}", n=row), tr("y of vector {n}", n=row), tr("z of vector {n}", n=row))]
            for row in (1, 2, 3)]
        self.cells = QListWidget()
        self.cells.setAccessibleName(tr("Cells of one period"))
        self.corners = QLineEdit()
        titles = tr("Bottom"), tr("Height"), tr("Radius")
        self.bottom, self.height_, self.radius = map(_number, titles)
        self.sides, self.side = QSpinBox(minimum=3, maximum=24, value=4), _number(tr("Length of a side"), least=0.01)
        self.side.setValue(1.0)
        self.add, self.draw, self.ball, self.remove = (QPushButton(text, autoDefault=False) for text in (
            tr("&Add polygon"), tr("&Draw cell"), tr("Add &ball"), tr("&Remove cell")))
        self.undo, self.redo = (QPushButton(text, autoDefault=False) for text in (tr("&Undo"), tr("R&edo")))
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumHeight(_PICTURE.height())
        self.picture.setAccessibleName(tr("Some cells of the lattice"))
        self.buttons = OkCancel(self, self._save, tr("&Save and begin"))
        self.hint = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._history: list[DrawnLattice] = []
        self._at, self._filling = -1, False
        self._checking = TaskQueue("lattice that is drawn", self._on_checked)
        self._lay_out()
        self._wire()
        self._show_hint()
        self.begin(0)

    @property
    def drawn(self) -> DrawnLattice:
        """The lattice as it is drawn now."""
        return replace(self._history[self._at], name=self.name.text().strip())

    def _lay_out(self) -> None:
        grid = QGridLayout()
        for row, boxes in enumerate(self.vectors):
            for column, box in enumerate(boxes):
                grid.addWidget(box, row, column)
        self.cells.setMaximumHeight(96)
        self.sizes = QWidget()
        side_by_side(*(item for box, text in ((self.bottom, tr("B&ottom")), (self.height_, tr("&Height")),
                                              (self.radius, tr("Rad&ius")))
                       for item in (label_of(text, box), box)), owner=self.sizes, margin=0)
        aside = QWidget()
        aside.setFixedWidth(_WIDTH)
        stacked(aside, side_by_side(label_of(tr("&Begin with"), self.start), (self.start, 1)),
                side_by_side(label_of(tr("&Name"), self.name), (self.name, 1)),
                label_of(tr("&Vectors by which it repeats"), self.vectors[0][0]), grid,
                label_of(tr("&Cells of one period"), self.cells), self.cells,
                side_by_side(label_of(tr("Corne&rs"), self.corners), (self.corners, 1)), self.sizes,
                side_by_side(label_of(tr("S&ides"), self.sides), self.sides, label_of(tr("&long"), self.side),
                             (self.side, 1)),
                side_by_side(self.add, self.draw), side_by_side(self.ball, self.remove),
                side_by_side(self.undo, self.redo, None),
                self.picture, None, margin=0)
        left = stacked(None, (self.view, 1), self.message, self.hint)
        stacked(self, (side_by_side((left, 1), aside), 1), self.buttons)
        resize_to_fit(self, QSize(980, 660))

    def _wire(self) -> None:
        self.view.edited.connect(self._edit)
        self.view.chosen.connect(self.cells.setCurrentRow)
        self.view.dragged.connect(self._tell_faults)
        self.view.drawing_ended.connect(self._show_hint)
        self.start.activated.connect(self.begin)
        self.name.textChanged.connect(lambda _: self._check())
        for box in (*(box for boxes in self.vectors for box in boxes), self.bottom, self.height_, self.radius):
            box.valueChanged.connect(lambda _: self._take_numbers())
        self.corners.editingFinished.connect(self._take_numbers)
        self.cells.currentRowChanged.connect(lambda _: self._fill())
        self.add.clicked.connect(lambda: self._add(beside(self.drawn, self.sides.value(), self.side.value())))
        self.ball.clicked.connect(lambda: self._add(DrawnCell(((0.0, 0.0),), radius=0.5)))
        self.draw.clicked.connect(self._draw)
        self.remove.clicked.connect(self._remove)
        self.undo.clicked.connect(lambda: self._step(-1))
        self.redo.clicked.connect(lambda: self._step(1))
        for keys, by in ((QKeySequence.StandardKey.Undo, -1), (QKeySequence.StandardKey.Redo, 1)):
            QShortcut(keys, self).activated.connect(partial(self._step, by))

    def begin(self, row: int) -> None:
        """Begin with one of the starting points, as a step that can be undone."""
        self.start.setCurrentIndex(row)
        self._edit(self._starts[row][1], fit=True, current=0)

    def _edit(self, drawn: DrawnLattice, fit: bool = False, current: int | None = None) -> None:
        """Take a change as a step to undo."""
        self._history[self._at + 1 :] = [drawn]
        self._at = len(self._history) - 1
        self._show(self.view.current if current is None else current, fit)

    def _step(self, by: int) -> None:
        if 0 <= self._at + by < len(self._history):
            self._at += by
            self._show(self.view.current, fit=True)

    def _add(self, cell: DrawnCell) -> None:
        self._edit(replace(self.drawn, cells=(*self.drawn.cells, cell)), current=len(self.drawn.cells))

    def _remove(self) -> None:
        row = self.cells.currentRow()
        if row >= 0:
            cells = self.drawn.cells
            self._edit(replace(self.drawn, cells=cells[:row] + cells[row + 1 :]), current=max(0, row - 1))

    def _draw(self) -> None:
        if self.view.corners is None:
            self.view.begin_cell()
            self._show_hint()
        else:
            self.view.end_cell(take=True)

    def _show_hint(self) -> None:
        drawing = self.view.corners is not None
        self.draw.setText(tr("Close &drawn cell") if drawing else tr("&Draw cell"))
        self.hint.setText(tr(
            "Click the corners one after the other; a click on the first one, or Enter, closes the cell, Escape "
            "leaves it.") if drawing else tr(
            "Drag the tips of the vectors, and cells by their corners or as a whole. Turn the wheel to zoom."))

    def _show(self, current: int, fit: bool) -> None:
        """Show the lattice as it is drawn now, everywhere."""
        drawn = self.drawn
        current = min(current, len(drawn.cells) - 1)
        # Else rows that come and go would have their numbers shown as those of the cell that is chosen.
        self._filling = True
        self.cells.clear()
        self.cells.addItems([_title(number, cell) for number, cell in enumerate(drawn.cells, 1)])
        self.cells.setCurrentRow(current)
        self._filling = False
        self.view.show_lattice(drawn, current, fit)
        self._fill()
        self._check()

    def _fill(self) -> None:
        """Show the numbers of vectors and of the cell that is chosen."""
        if self._filling:
            return
        drawn, row = self.drawn, self.cells.currentRow()
        self._filling = True
        for number, boxes in enumerate(self.vectors):
            for axis, box in enumerate(boxes):
                there = number < len(drawn.vectors) and axis < len(drawn.vectors)
                box.setVisible(there)
                box.setValue(drawn.vectors[number][axis] if there else 0.0)
        cell = drawn.cells[row] if 0 <= row < len(drawn.cells) else None
        self.corners.setText(write_corners(cell.corners) if cell else "")
        self.corners.setCursorPosition(0)
        for box, value in ((self.bottom, cell and cell.bottom), (self.height_, cell and cell.height),
                           (self.radius, cell and cell.radius)):
            box.setValue(value or 0.0)
        self.sizes.setVisible(drawn.solid)
        self.height_.setEnabled(bool(cell and not cell.radius))
        self.radius.setEnabled(bool(cell and cell.radius))
        for widget in (self.corners, self.bottom, self.remove):
            widget.setEnabled(cell is not None)
        self.ball.setVisible(drawn.solid)
        self.undo.setEnabled(self._at > 0)
        self.redo.setEnabled(self._at + 1 < len(self._history))
        self._filling = False
        self.view.show_lattice(self._history[self._at], row)

    def _take_numbers(self) -> None:
        """Take what was typed, but for numbers that only were shown rounded."""
        if self._filling:
            return
        drawn, row = self.drawn, self.cells.currentRow()
        vectors = tuple(tuple(_typed(box, value) for box, value in zip(boxes, vector, strict=False))
                        for boxes, vector in zip(self.vectors, drawn.vectors, strict=False))
        cells = list(drawn.cells)
        if 0 <= row < len(cells):
            cells[row] = self._typed_cell(cells[row])
        # The name has a field of its own, in which typing is no step to undo.
        made = replace(drawn, vectors=vectors, cells=tuple(cells), name=self._history[self._at].name)
        if made != self._history[self._at]:
            self._edit(made, current=row)

    def _typed_cell(self, cell: DrawnCell) -> DrawnCell:
        corners = read_corners(self.corners.text())
        least = 1 if cell.radius else 3
        if corners is None or (len(corners) != 1 if cell.radius else len(corners) < least) or \
                self.corners.text() == write_corners(cell.corners):
            corners = cell.corners
        return DrawnCell(corners, _typed(self.bottom, cell.bottom), _typed(self.height_, cell.height),
                         max(_typed(self.radius, cell.radius), 0.01) if cell.radius else 0.0)

    def _check(self) -> None:
        """Show at once what is wrong where, and have the rest checked in a thread as any lattice file is."""
        drawn = self.drawn
        self.buttons.ok.setEnabled(False)
        self.lattice = None
        self.picture.clear()
        self._checking.cancel()
        if not self._tell_faults(drawn):
            self._checking.restart(partial(_checked, drawn, self.devicePixelRatioF(), theme.current().dark))

    def _tell_faults(self, drawn: DrawnLattice) -> bool:
        """Show what is wrong, where it can be seen at once; return whether something is."""
        found = faults(drawn)
        self.view.show_faults(found)
        wrong = reworded(found[0].text) if found else self._wrong_name()
        self.message.tell(wrong)
        return bool(wrong)

    def _wrong_name(self) -> str:
        name = self.name.text().strip()
        if not name:
            return tr("Give the lattice a name.")
        return tr("A lattice that ships with the program has this name; choose another one.") \
            if self._path().stem in names() else ""

    def _on_checked(self, task: Task[Checked]) -> None:
        if task.error is None:
            self.lattice, pixels = task.result()
            self.picture.setPixmap(QPixmap.fromImage(pixels.image))
            self.message.tell("")
            self.buttons.ok.setEnabled(True)
        elif isinstance(task.error, LatticeworkError):
            self.message.tell(error_text(task.error))

    def _path(self) -> Path:
        return paths.lattices() / f"{distinct_names([self.name.text().strip()])[0]}.toml"

    def _save(self) -> None:
        """Write the file, read it back, and close."""
        path = self._path()
        if self.lattice is None or (is_there(path) and not ask_to_replace(self, [path])):
            return
        try:
            _make_folder(path.parent)
            # A lattice is found by the name of its file, which not all characters suit; the title is as it was typed.
            contents = replace(self.drawn, name=path.stem).data() | {"title": self.drawn.name}
            write_file(path, write_toml(contents).encode())
            self.lattice = load(path)
        except LatticeworkError as error:
            warn(self, self.windowTitle(), error_text(error))
        else:
            self.accept()

    def reject(self) -> None:
        """Close without a lattice, with Escape, too; ask before what was drawn is lost."""
        begun_with = {replace(drawn, name="") for _, drawn in self._starts}
        untouched = self.view.corners is None and replace(self.drawn, name="") in begun_with
        if untouched or ask_to_close(self, tr("The lattice that you have drawn is not saved; it is lost when the "
                                              "window is closed.")):
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter end what is typed in a field, without saving."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or isinstance(self.focusWidget(), QPushButton):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Stop checking, and close."""
        self._checking.close()
        super().done(result)


def _make_folder(folder: Path) -> None:
    """Make the folder of lattices where it is missing; raises LatticeworkError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        file = next((path for path in (folder, *folder.parents) if is_there(path, Path.is_file)), None)
        raise LatticeworkError(phrase(
            "{path}: the folder of your own lattices could not be made ({error})", path=folder,
            error=reason_of_system(error)) if file is None else phrase(
            "{path}: is a file, but your own lattices need a folder of this name; move the file or rename it, then "
            "save again", path=file)) from None


def _number(name: str, least: float = -_MOST) -> PlainNumber:
    box = PlainNumber(minimum=least, maximum=_MOST, decimals=_PRECISION, singleStep=0.25)
    # Else each digit that is typed would be a step to undo.
    box.setKeyboardTracking(False)
    box.setAccessibleName(name)
    box.setToolTip(name)
    return box


def _typed(box: PlainNumber, value: float) -> float:
    """Return the number of a box, or the exact one that it shows rounded."""
    return value if round(value, _PRECISION) == box.value() else box.value()


def _title(number: int, cell: DrawnCell) -> str:
    if cell.radius:
        return tr("{n}: ball", n=number)
    return tr("{n}: polygon of {count} corners", n=number, count=len(cell.corners))


def _checked(drawn: DrawnLattice, ratio: float, dark: bool) -> Checked:
    """Return the lattice with a picture of some cells; raises LatticeworkError that says what is wrong with it."""
    lattice = lattice_from_data(drawn.data(), drawn.name)
    color = DISTINCT_PALETTE[4]
    return lattice, Pixels.of(picture(lattice, _some(lattice), color, _PICTURE, ratio, dark, largest=_LARGEST))


def _some(lattice: Lattice) -> tuple[Cell, ...]:
    """Return cells about the one at the origin."""
    found: list[Cell] = [(*(0,) * lattice.rank, 0)]
    # The list grows while it is gone through, so cells come in the order of their distance.
    for cell in found:
        found += [near for near in lattice.neighbours(cell) if near not in found]
        if len(found) >= _SHOWN:
            break
    return tuple(found[:_SHOWN])
