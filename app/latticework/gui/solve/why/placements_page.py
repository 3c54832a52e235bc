"""The page of placements: how many there are by part, orientation and cell, and each of them one by one."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.solve.why.findings import Choice, Chosen, Findings
from latticework.gui.solve.why.overlays import Legend, color_in, steps_of
from latticework.gui.widgets import icons, theme
from latticework.gui.widgets.shape_gallery import Row, ShapeList, ShapeModel
from latticework.gui.widgets.translation import grouped, tr, tr_n
from latticework.lattice import Cell, Lattice
from latticework.visible_text import one_line

_NUMBERS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PlacementsPage(QWidget):
    """Chooses placements; sends `chosen` when others are to be counted, `stepped` when another one is to be shown."""

    chosen = Signal()
    stepped = Signal()

    def __init__(self, lattice: Lattice) -> None:
        super().__init__()
        self._findings: Findings | None = None
        self._cell: Cell | None = None
        self.cell_label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.any_cell = QPushButton(tr("Any cell"))
        self.any_cell.clicked.connect(lambda: self.choose_cell(None))
        self.table, self.orientations = _PartTable(), _OrientationList(lattice)
        self.steps, self.legend = _PlacementSteps(), Legend()
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
        """Which placements are chosen."""
        return Choice(self.table.part, self.orientations.orientation, self._cell)

    def choose_cell(self, cell: Cell | None) -> None:
        """Choose placements that cover a cell; the same cell again, or None, stands for any."""
        self._cell = None if cell == self._cell else cell
        self._show_cell()
        self.chosen.emit()

    def show_findings(self, findings: Findings) -> None:
        """Show the placements of another puzzle; the cell stays chosen where the puzzle has it."""
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


class _PartTable(QTableWidget):
    """Chooses a part, or in its first row all parts; the numbers of placements are on the colours of a scale."""

    part_chosen = Signal()

    def __init__(self) -> None:
        super().__init__(0, 3)
        self.setAccessibleName(tr("Parts and their placements"))
        self.setHorizontalHeaderLabels([tr("Part"), tr("Placements"), tr("Ways that fit")])
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setHighlightSections(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.itemSelectionChanged.connect(self.part_chosen)

    @property
    def part(self) -> int | None:
        """The chosen part, None for all parts."""
        row = self.currentRow()
        return row - 1 if row > 0 else None

    def choose(self, part: int | None) -> None:
        """Choose a part, or all."""
        self.selectRow(0 if part is None else part + 1)

    def show_parts(self, findings: Findings) -> None:
        """List the parts of another puzzle; the same row stays chosen where the puzzle has so many parts."""
        part, names = self.part, [one_line(part.name) for part in findings.puzzle.parts]
        ways = [(sum(map(bool, own)), len(own)) for own in findings.fits.reduction.fits]
        ways.insert(0, (sum(fit for fit, _ in ways), sum(every for _, every in ways)))
        # Rows that come and go move the choice, which the user has not changed.
        with QSignalBlocker(self):
            self.setRowCount(len(ways))
            for row, (name, (fit, every)) in enumerate(zip([tr("All parts"), *names], ways, strict=True)):
                self.setItem(row, 0, QTableWidgetItem(name))
                fitting = _number(tr("{n} of {all}", n=fit, all=every))
                fitting.setToolTip(tr("Orientations that have a placement, of all orientations"))
                self.setItem(row, 2, fitting)
            self.choose(part if part is not None and part < len(names) else None)

    def show_counts(self, counts: list[int]) -> None:
        """Show the number of placements of each part."""
        steps = steps_of(counts, theme.current())
        self.setItem(0, 1, _number(grouped(sum(counts))))
        for row, count in enumerate(counts, 1):
            item, color = _number(grouped(count)), color_in(steps, count)
            item.setBackground(QColor(color))
            item.setForeground(QColor(theme.readable_on(color)))
            self.setItem(row, 1, item)


def _number(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(_NUMBERS)
    return item


class _OrientationList(ShapeList):
    """Chooses one orientation of a part, or all, as at first; hidden where a part has only one."""

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
        """The chosen orientation, None for all."""
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
            # Row by row: a reset would forget which orientation is chosen.
            self.shapes.set_row(row, (text, *self.shapes.rows[row][1:]))


class _PlacementSteps(QWidget):
    """Steps through placements one by one; `changed` is sent when another is chosen, or all together."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.one_by_one = QCheckBox(tr("&One by one"))
        self.number = QSpinBox(minimum=1, maximum=1)
        self.number.setGroupSeparatorShown(True)
        self.number.setAccessibleName(tr("Number of the placement"))
        self.of = QLabel()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Placement"))
        self.previous = icons.tool_button("previous", tr("Previous placement"), lambda: self._step(-1))
        self.next = icons.tool_button("next", tr("Next placement"), lambda: self._step(1))
        row = QHBoxLayout()
        row.addWidget(self.one_by_one, 1)
        for widget in (self.previous, self.number, self.of, self.next):
            row.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.slider)
        self.one_by_one.toggled.connect(lambda _: self.changed.emit())
        self.number.valueChanged.connect(self._go)
        self.slider.valueChanged.connect(self._go)

    @property
    def place(self) -> int | None:
        """The place, from 0, of the chosen placement; None where all are counted together."""
        # Without any placement the field shows 1 all the same.
        return self.number.value() - 1 if self.one_by_one.isChecked() and self.isEnabled() else None

    def show_count(self, count: int) -> None:
        """Offer so many placements, the first of which is chosen."""
        for widget in (self.number, self.slider):
            widget.blockSignals(True)
            widget.setRange(1, max(1, count))
            widget.setValue(1)
            widget.blockSignals(False)
        self.slider.setPageStep(max(1, count // 20))
        self.of.setText(tr_n("of {n} placement", "of {n} placements", count))
        self.setEnabled(count > 0)

    def _step(self, by: int) -> None:
        """Go to the next or the previous placement; after the last comes the first."""
        if self.one_by_one.isChecked():
            self.number.setValue((self.number.value() - 1 + by) % self.number.maximum() + 1)
        # From all together the first step leads to the placement whose number stands there.
        self.one_by_one.setChecked(True)

    def _go(self, number: int) -> None:
        for widget in (self.number, self.slider):
            # Each shows what the other was set to, and `changed` is sent only once.
            widget.blockSignals(True)
            widget.setValue(number)
            widget.blockSignals(False)
        self.one_by_one.blockSignals(True)
        self.one_by_one.setChecked(True)
        self.one_by_one.blockSignals(False)
        self.changed.emit()
