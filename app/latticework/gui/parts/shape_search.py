"""The shapes of the parts of many puzzles, read a little at a time, and those that match what is looked for."""

from collections import deque
from collections.abc import Iterable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSortFilterProxyModel, QTimer, Signal

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.part_catalogue import CataloguedShape, PartCatalogue
from latticework.gui.common.translation import error_text, tr, tr_n
from latticework.gui.parts.shape_list import Index, ShapeModel
from latticework.puzzle import Part, Puzzle

SLICE = 0.008
"""Seconds of reading between two looks at what the user does."""


class ShapeSearch(QSortFilterProxyModel):
    """Shapes by their number of cells; what is looked for are words of names of parts and puzzles, or "5 cells"."""

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
        """Take in the parts of files; tells why of one that cannot be, if the user asked for it."""
        self._waiting.extend((file, asked_for) for file in files)
        self._timer.start()

    def stop(self) -> None:
        """Read no more."""
        self._timer.stop()

    def look_for(self, text: str) -> None:
        """Show the shapes that match a text."""
        self.words = text.casefold().split()
        self.invalidate()

    def shape(self, index: Index) -> CataloguedShape:
        """Return the shape in a row."""
        return self.catalogue.shapes[self.mapToSource(index).row()]

    def _read_some(self) -> None:
        until = monotonic() + SLICE
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
            self._waiting.extendleft((part, puzzle) for part in reversed(puzzle.parts))
        elif asked_for:
            self.refused.emit(tr("{path}: its parts are in the lattice {other}; only those of {lattice} can be taken",
                                 path=path, other=puzzle.lattice.title, lattice=self.catalogue.lattice.title))

    def _take(self, part: Part, puzzle: Puzzle) -> None:
        shape = self.catalogue.add(part, puzzle)
        if shape is not None:
            number = self._numbers.setdefault(shape, len(self._numbers))
            told = [tr("{part} in {puzzle}", part=name, puzzle=source) for name, source in shape.sources]
            self.model.set_row(number, (shape.sources[0][0], shape.cells, "\n".join(told)))

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        """Return whether all words are found in what is told of a shape."""
        name, cells, source = self.model.rows[row]
        text = f"{name}\n{source}\n{tr_n('{n} cell', '{n} cells', len(cells))}".casefold()
        return all(word in text for word in self.words)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Put shapes of fewer cells first, and of those of one size what was found first."""
        one, other = ((len(self.model.rows[index.row()][1]), index.row()) for index in (left, right))
        return one < other
