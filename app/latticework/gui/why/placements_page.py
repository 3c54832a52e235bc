"""The page of placements: how many there are by part, orientation and cell, and each of them one by one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from latticework.gui.common.translation import tr
from latticework.gui.why.findings import Choice, Chosen, Findings
from latticework.gui.why.legend import Legend
from latticework.gui.why.orientation_list import OrientationList
from latticework.gui.why.part_table import PartTable
from latticework.gui.why.placement_steps import PlacementSteps
from latticework.lattice import Cell, Lattice


class PlacementsPage(QWidget):
    """Chooses placements; `chosen` tells that others are wanted, `stepped` that one of them is to be shown."""

    chosen = Signal()
    stepped = Signal()

    def __init__(self, lattice: Lattice) -> None:
        super().__init__()
        self._findings: Findings | None = None
        self._cell: Cell | None = None
        self.cell_label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.any_cell = QPushButton(tr("Any cell"))
        self.any_cell.clicked.connect(lambda: self.choose_cell(None))
        self.table, self.orientations = PartTable(), OrientationList(lattice)
        self.steps, self.legend = PlacementSteps(), Legend()
        self.table.part_chosen.connect(self._on_part)
        self.orientations.orientation_chosen.connect(self.chosen)
        self.steps.changed.connect(self.stepped)
        self._lay_out()
        self._show_cell()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.cell_label, 1)
        row.addWidget(self.any_cell)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(row)
        layout.addWidget(self.table, 3)
        layout.addWidget(self.orientations, 2)
        layout.addWidget(self.steps)
        layout.addWidget(self.legend)

    @property
    def choice(self) -> Choice:
        """Which placements are wanted."""
        return Choice(self.table.part, self.orientations.orientation, self._cell)

    def choose_cell(self, cell: Cell | None) -> None:
        """Look only at placements that cover a cell; the same cell again, or None, means any."""
        self._cell = None if cell == self._cell else cell
        self._show_cell()
        self.chosen.emit()

    def show_findings(self, findings: Findings) -> None:
        """Show another puzzle; the cell stays chosen where it is still there."""
        self._findings = findings
        if self._cell not in set(findings.puzzle.target.cells):
            self._cell = None
        self.table.show_parts(findings)
        self.orientations.show_part(findings, self.table.part)
        self._show_cell()

    def show_chosen(self, chosen: Chosen) -> None:
        """Show how many placements there are."""
        self.table.show_counts(chosen.by_part)
        self.orientations.show_counts(chosen.by_orientation)
        self.steps.show_count(len(chosen.placements))

    def _on_part(self) -> None:
        if self._findings is not None:
            self.orientations.show_part(self._findings, self.table.part)
            self.chosen.emit()

    def _show_cell(self) -> None:
        self.any_cell.setVisible(self._cell is not None)
        self.cell_label.setText(
            tr("Placements that cover the cell {cell}", cell=self._findings.puzzle.lattice.cell_text(self._cell))
            if self._findings is not None and self._cell is not None else
            tr("Click a cell of the target to see only the placements that cover it."))
