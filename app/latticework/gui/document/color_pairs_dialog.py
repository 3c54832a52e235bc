"""The dialog for which colours of parts match which colours of the target."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.common.color_dialog import swatch
from latticework.gui.common.dialogs import ButtonBox
from latticework.gui.common.translation import tr, translatable, translated
from latticework.puzzle import Puzzle
from latticework.puzzle.colors import ColorPairs, color_name

SWATCH = 20
HELP = translatable(
    "A row for each colour of parts, a column for each colour of the target: a tick lets cells of the one lie on "
    "cells of the other. A cell without a colour fits everywhere.")
NO_COLORS = translatable(
    "Cells of parts and cells of the target should have colours first: paint them with the tool Colour on the "
    "canvas.")


class ColorPairsDialog(QDialog):
    """Shows the colours of parts against those of the target at hand; a tick lets a cell lie on a cell."""

    def __init__(self, puzzle: Puzzle, pairs: ColorPairs | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Colours that match"))
        chosen = set(pairs or ())
        of_parts = {color for part in puzzle.parts for _, color in part.cell_colors}
        of_target = {color for _, color in puzzle.target.cell_colors}
        self.rows = sorted(of_parts.union(one for one, _ in chosen))
        self.columns = sorted(of_target.union(other for _, other in chosen))
        self.equal = QCheckBox(tr("&Equal colours match"))
        self.equal.setChecked(pairs is None)
        ticked = {(color, color) for color in self.rows} if pairs is None else chosen
        self.ticks = {(one, other): self._tick(one, other, (one, other) in ticked)
                      for one in self.rows for other in self.columns}
        self.table = self._table()
        self.table.setDisabled(self.equal.isChecked())
        self.equal.toggled.connect(self.table.setDisabled)
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()

    def _tick(self, one: str, other: str, is_set: bool) -> QCheckBox:
        tick = QCheckBox()
        tick.setChecked(is_set)
        told = tr("{one} cells of parts on {other} cells of the target", one=color_name(one), other=color_name(other))
        tick.setToolTip(told)
        tick.setAccessibleName(told)
        return tick

    def _table(self) -> QScrollArea:
        inside = QWidget()
        grid = QGridLayout(inside)
        for row, one in enumerate(self.rows, 1):
            self._head(grid, one, row, 0)
            for column, other in enumerate(self.columns, 2):
                grid.addWidget(self.ticks[one, other], row, column, Qt.AlignmentFlag.AlignCenter)
        for column, other in enumerate(self.columns, 2):
            self._head(grid, other, 0, column)
        grid.setRowStretch(len(self.rows) + 1, 1)
        grid.setColumnStretch(len(self.columns) + 2, 1)
        area = QScrollArea(widgetResizable=True)
        area.setWidget(inside)
        return area

    def _head(self, grid: QGridLayout, color: str, row: int, column: int) -> None:
        """Show a colour with its name, of parts beside the rows, of the target above the columns."""
        square, name = QLabel(), QLabel(color_name(color), textFormat=Qt.TextFormat.PlainText)
        square.setPixmap(swatch(color, SWATCH).pixmap(SWATCH, SWATCH))
        if row:
            grid.addWidget(square, row, column)
            grid.addWidget(name, row, column + 1)
            return
        lines = QVBoxLayout()
        for label in (square, name):
            lines.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        grid.addLayout(lines, row, column)

    def _lay_out(self) -> None:
        told = QLabel(translated(HELP if self.ticks else NO_COLORS), wordWrap=True)
        layout = QVBoxLayout(self)
        for widget in (told, self.equal, self.table, self.buttons):
            layout.addWidget(widget)
        self.table.setVisible(bool(self.ticks))
        self.resize(460, 220 + 32 * min(10, len(self.rows)))

    @property
    def pairs(self) -> ColorPairs | None:
        """The pairs that match, None where equal colours do."""
        if self.equal.isChecked():
            return None
        return tuple(pair for pair, tick in self.ticks.items() if tick.isChecked())
