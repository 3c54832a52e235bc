"""The dialog that adds parts of other puzzles, found by picture and name; equal shapes are shown once."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSettings, QSortFilterProxyModel, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLabel, QSpinBox, QStackedWidget, QWidget

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.formats import files_in
from latticework.gui.editor.document import Document, close_with
from latticework.gui.editor.file_dialogs import filters_to_open, last_folder
from latticework.gui.widgets.controls import Filter
from latticework.gui.widgets.forms import OkCancel, label_of, side_by_side, stacked
from latticework.gui.widgets.names import lattice_title
from latticework.gui.widgets.preferences import recent_files
from latticework.gui.widgets.shape_gallery import Index, ShapeList, ShapeModel
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, tr, tr_n
from latticework.lattice import Cell, Lattice, motions, normalised, orientations
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.library import shipped
from latticework.puzzle.limits import MAX_COPIES

_SLICE = 0.008
"""Seconds of reading at a time, so that the window answers in between."""

MOST_FILES = 1000
"""Files of a folder that are read."""

_MOST_SOURCES = 3
"""Puzzles that are named below the pictures; the tip of a picture names all."""


@dataclass(eq=False)
class CataloguedShape:
    """The cells of equal parts, and the names of these parts and their puzzles."""

    cells: tuple[Cell, ...]
    sources: list[tuple[str, str]] = field(default_factory=list)

    def name(self, words: list[str]) -> str:
        """Return a name of the part that is a word, or contains all words, given in lower case, or its first name."""
        names = [name for name, _ in self.sources]
        typed = [name for name in names if name.casefold() in words]
        fitting = [name for name in names if words and all(word in name.casefold() for word in words)]
        return next(iter(typed + fitting + names))


class PartCatalogue:
    """Shapes in the order in which they are found.

    Shapes are equal if a person can turn one into the other: in a flat lattice also by turning it over; in a solid
    one mirror images are two shapes.
    """

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.shapes: list[CataloguedShape] = []
        self._by_cells: dict[tuple[Cell, ...], CataloguedShape] = {}

    def add(self, part: Part, puzzle: Puzzle) -> CataloguedShape | None:
        """Add a form of a part of a puzzle; return its shape if that is new or has a new source, else None."""
        if not part.cells or puzzle.lattice != self.lattice:
            return None
        cells = normalised(part.cells)
        shape = self._by_cells.get(cells) or self._new(cells)
        source = (part.name, puzzle.name)
        if source in shape.sources:
            return None
        shape.sources.append(source)
        return shape

    def _new(self, cells: tuple[Cell, ...]) -> CataloguedShape:
        shape = CataloguedShape(cells)
        by_hand = tuple(motion for motion in motions(self.lattice) if self.lattice.flat or not motion.mirrors)
        # Under all orientations, so that any equal part is found by one look-up.
        self._by_cells |= dict.fromkeys(orientations(self.lattice, cells, by_hand), shape)
        self._by_cells[cells] = shape
        self.shapes.append(shape)
        return shape


class _ShapeSearch(QSortFilterProxyModel):
    """Shapes by number of cells, filtered by words in the names of parts and puzzles, or like "5 cells"."""

    progressed = Signal()
    refused = Signal(str)

    def __init__(self, puzzle: Puzzle, parent: QObject) -> None:
        super().__init__(parent)
        self.catalogue = PartCatalogue(puzzle.lattice)
        self.model = ShapeModel(puzzle.standing.lattice)
        self.words: list[str] = []
        self._numbers: dict[CataloguedShape, int] = {}
        self._waiting: deque[tuple[Path, bool] | tuple[Part, Puzzle]] = deque()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_some)
        self.setSourceModel(self.model)
        self.sort(0)

    @property
    def reading(self) -> bool:
        """Whether there are files still to be read."""
        return self._timer.isActive()

    def read(self, files: Iterable[Path], asked_for: bool = False) -> None:
        """Read the parts of files; report why a file is refused if the user asked for it."""
        self._waiting.extend((file, asked_for) for file in files)
        self._timer.start()

    def stop(self) -> None:
        """Stop reading."""
        self._timer.stop()

    def look_for(self, text: str) -> None:
        """Show the shapes that match a text."""
        self.words = text.casefold().split()
        self.invalidate()

    def shape(self, index: Index) -> CataloguedShape:
        """Return the shape in a row."""
        return self.catalogue.shapes[self.mapToSource(index).row()]

    def _read_some(self) -> None:
        until = monotonic() + _SLICE
        while self._waiting and monotonic() < until:
            one, other = self._waiting.popleft()
            if isinstance(one, Path):
                self._open(one, bool(other))
            elif isinstance(other, Puzzle):
                self._take(one, other)
        if not self._waiting:
            self._timer.stop()
        self.progressed.emit()

    def _open(self, path: Path, asked_for: bool) -> None:
        try:
            puzzle = formats.read(path).puzzle
        except LatticeworkError as error:
            if asked_for:
                self.refused.emit(error_text(error))
            return
        if puzzle.lattice == self.catalogue.lattice:
            # Parts come before the files that wait: a puzzle of thousands of parts is taken in over several slices.
            forms = [(form, puzzle) for part in puzzle.parts for form in part.forms]
            self._waiting.extendleft(reversed(forms))
        elif asked_for:
            self.refused.emit(tr("{path}: its parts are in the lattice {other}; only those of {lattice} can be taken",
                                 path=path, other=lattice_title(puzzle.lattice),
                                 lattice=lattice_title(self.catalogue.lattice)))

    def _take(self, part: Part, puzzle: Puzzle) -> None:
        shape = self.catalogue.add(part, puzzle)
        if shape is not None:
            number = self._numbers.setdefault(shape, len(self._numbers))
            told = [tr("{part} in {puzzle}", part=name, puzzle=source) for name, source in shape.sources]
            self.model.set_row(number, (shape.sources[0][0], shape.cells, "\n".join(told)))

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        """Return whether with each word a word in the texts of a shape begins."""
        name, cells, source = self.model.rows[row]
        text = f"{name}\n{source}\n{tr_n('{n} cell', '{n} cells', len(cells))}".casefold().split()
        return all(any(one.startswith(word) for one in text) for word in self.words)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Sort by number of cells, then in the order in which shapes were found; first those named as is typed."""
        return self._place(left.row()) < self._place(right.row())

    def _place(self, row: int) -> tuple[bool, int, int]:
        named = {name.casefold() for name, _ in self.catalogue.shapes[row].sources}
        return named.isdisjoint(self.words), len(self.model.rows[row][1]), row


class ShapeDialog(QDialog):
    """Shows the parts of the library and of the files opened last that have the lattice of the puzzle."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        close_with(document, self)
        self.setWindowTitle(tr("Add parts from puzzles"))
        self.search = _ShapeSearch(document.puzzle, self)
        self.filter = Filter()
        self.filter.setPlaceholderText(tr("Name of a part or a puzzle, or a number of cells"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setAccessibleName(tr("Find parts"))
        self.list = ShapeList(self.search.model)
        self.list.setModel(self.search)
        self.list.setSelectionMode(ShapeList.SelectionMode.ExtendedSelection)
        self.list.setAccessibleName(tr("Parts of other puzzles"))
        self.empty = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.middle = QStackedWidget()
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.warning = Message()
        self.copies = QSpinBox(minimum=1, maximum=MAX_COPIES)
        self.buttons = OkCancel(self, self.add)
        self.add_button = self.buttons.ok
        self.files_button = self.buttons.addButton(tr("&Other files…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.folder_button = self.buttons.addButton(tr("All of a &folder…"), QDialogButtonBox.ButtonRole.ActionRole)
        self._lay_out()
        self.resize(560, 520)
        self._wire()
        # Puzzles of the library are in folders named after lattices: begin with that in which most shapes are.
        first = f"{document.puzzle.lattice.name}/"
        self.search.read([*recent_files(QSettings()), *sorted(
            shipped(), key=lambda path: not f"{path.parent.name}/".startswith(first))])
        self._refresh()

    def _lay_out(self) -> None:
        lattice = lattice_title(self.document.puzzle.lattice)
        head = QLabel(tr("Parts of puzzles of the same lattice, {lattice}; equal shapes are shown once",
                         lattice=lattice), wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.middle.addWidget(self.list)
        self.middle.addWidget(self.empty)
        copies = side_by_side(label_of(tr("&Copies of each"), self.copies), self.copies, None)
        stacked(self, head, self.filter, (self.middle, 1), self.summary, self.warning, copies, self.buttons)
        self.summary.setMinimumHeight(2 * self.summary.fontMetrics().height())
        self.warning.hide()
        self.filter.setFocus()

    def _wire(self) -> None:
        self.filter.textChanged.connect(self.search.look_for)
        self.filter.textChanged.connect(self._refresh)
        self.filter.returnPressed.connect(self._entered)
        self.filter.down_pressed.connect(self._to_list)
        self.list.activated.connect(lambda _: self.add())
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._refresh())
        self.search.progressed.connect(self._refresh)
        self.search.refused.connect(self._warn)
        self.files_button.clicked.connect(self._ask_files)
        self.folder_button.clicked.connect(self._ask_folder)

    def _chosen(self) -> list[Part]:
        """Return the selected shapes as parts, in the order in which they are shown."""
        rows = sorted(self.list.selectedIndexes(), key=lambda index: index.row())
        copies, words = self.copies.value(), self.search.words
        shapes = [self.search.shape(row) for row in rows]
        return [Part(shape.name(words), shape.cells, copies, copies) for shape in shapes]

    def _refresh(self) -> None:
        shown, chosen = self.search.rowCount(), len(self.list.selectedIndexes())
        self.middle.setCurrentWidget(self.list if shown else self.empty)
        self.empty.setText(tr("Reading puzzles…") if self.search.reading else
                           tr("No part or puzzle of this lattice is called so.") if self.search.words else
                           tr("No other puzzle has this lattice."))
        self.add_button.setEnabled(bool(chosen))
        self.add_button.setText(tr_n("Add {n} part", "Add {n} parts", chosen) if chosen else tr("Add"))
        self.summary.setText(self._words_of_chosen() if chosen else tr_n("{n} shape", "{n} shapes", shown))

    def _words_of_chosen(self) -> str:
        """Return how large the selected shapes are, and where a single one comes from."""
        shapes = [self.search.shape(index) for index in self.list.selectedIndexes()]
        cells = tr_n("{n} cell", "{n} cells", sum(len(shape.cells) for shape in shapes))
        if len(shapes) > 1:
            return cells
        sources = [tr("{part} in {puzzle}", part=part, puzzle=puzzle) for part, puzzle in shapes[0].sources]
        more = ["…"] if len(sources) > _MOST_SOURCES else []
        return "; ".join([cells, *sources[:_MOST_SOURCES], *more])

    def _entered(self) -> None:
        """Add what is selected; where nothing is, select the first match."""
        if self.list.selectedIndexes():
            self.add()
        else:
            self._to_list()

    def _to_list(self) -> None:
        if self.search.rowCount():
            if not self.list.selectedIndexes():
                self.list.setCurrentIndex(self.search.index(0, 0))
            self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _ask_files(self) -> None:
        files, _ = QFileDialog.getOpenFileNames(
            self, tr("Puzzles with parts to add"), last_folder(), filters_to_open())
        self.warning.hide()
        self.search.read(map(Path, files), asked_for=True)

    def _ask_folder(self) -> None:
        """Ask for a folder and read the parts of all puzzles in it."""
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder of puzzles with parts to add"), last_folder())
        if not chosen:
            return
        # One more than are read, as this tells that there are too many.
        files = files_in(Path(chosen), MOST_FILES + 1)
        self.warning.hide()
        if len(files) > MOST_FILES:
            self._warn(tr("{folder} holds more than {n} files; the first of them are read", folder=chosen,
                          n=MOST_FILES))
        elif not files:
            self._warn(tr("{folder} holds no file that can be read", folder=chosen))
        self.search.read(files[:MOST_FILES])

    def _warn(self, text: str) -> None:
        self.warning.tell(text)
        self.warning.show()

    def add(self) -> None:
        """Add the selected shapes as parts and close."""
        parts = self._chosen()
        if not parts:
            return
        try:
            self.document.add_parts(parts)
        except LatticeworkError as error:
            self._warn(error_text(error))
            return
        self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the field, where it goes to the first match, and to the list, where it adds."""
        entered = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if not (entered and self.focusWidget() in {self.filter, self.list}):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Close the dialog."""
        self.search.stop()
        super().done(result)
        self.deleteLater()
