"""The orientations of a part that fit into the target, as pictures with their numbers of placements."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal

from latticework.gui.common.translation import tr, tr_n
from latticework.gui.parts.shape_list import Row, ShapeList, ShapeModel
from latticework.gui.why.findings import Findings
from latticework.lattice import Lattice


class OrientationList(ShapeList):
    """Chooses one of several orientations, or at first all; hidden where there is no choice."""

    orientation_chosen = Signal()

    def __init__(self, lattice: Lattice) -> None:
        super().__init__(ShapeModel(lattice))
        self.shapes.setParent(self)
        self.setModel(self.shapes)
        self.setAccessibleName(tr("Orientations"))
        self._numbers: list[int | None] = []
        self.selectionModel().currentChanged.connect(lambda *_: self.orientation_chosen.emit())
        self.hide()

    @property
    def orientation(self) -> int | None:
        """The orientation that is chosen, None for all."""
        row = self.currentIndex().row()
        return self._numbers[row] if 0 <= row < len(self._numbers) else None

    def show_part(self, findings: Findings, part: int | None) -> None:
        """List the orientations of a part, all of them chosen; None for no part."""
        rows: list[Row] = []
        self._numbers = []
        if part is not None:
            rows, self._numbers = [("", findings.puzzle.parts[part].cells, "")], [None]
            reduction = findings.fits.reduction
            option = int(reduction.first_of[part])
            for number, count in enumerate(reduction.fits[part]):
                if count:
                    rows.append(("", reduction.cells(option), ""))
                    self._numbers.append(number)
                option += count
        self.shapes.lattice = findings.puzzle.standing.lattice
        with QSignalBlocker(self.selectionModel()):
            self.shapes.show(rows)
            self.shapes.repaint_pictures()
            self.setCurrentIndex(self.shapes.index(0))
        self.setVisible(len(rows) > 2)

    def show_counts(self, counts: Sequence[int]) -> None:
        """Show how many placements each orientation has."""
        for row, number in enumerate(self._numbers):
            text = (tr("all: {n}", n=sum(counts)) if number is None else
                    tr_n("{n} place", "{n} places", counts[number]))
            self.shapes.set_row(row, (text, *self.shapes.rows[row][1:]))
