"""The solutions of an exact cover problem as rows of text."""

from typing import Any

from PySide6.QtCore import QModelIndex, Qt

from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.gui.browser.solution_rows import Index, SolutionModel
from latticework.gui.common.translation import grouped, tr
from latticework.solution import Solution, option_text
from latticework.store.stored_searches import options_in
from latticework.visible_text import one_line

MOST_SHOWN = 40
"""Options of a solution in its row; all of them are highlighted in the table of options."""


class OptionSolutions(SolutionModel):
    """One row a stored solution: its number and its options. There is no picture, and no symmetric copy."""

    def chosen(self, number: int) -> tuple[int, ...]:
        """Return the options of stored solution `number`, from 0; () when it cannot be read."""
        row, prepared = self.source.stored(self.number(number)) if number >= 0 else None, self.source.prepared
        if row is None or prepared is None or self.path is None or not isinstance(prepared.document, ExactCover):
            return ()
        try:
            return prepared.searched.chosen(options_in(row, self.path, prepared))
        except LatticeworkError:
            return ()  # damaged; `latticework verify` says how

    def solution(self, row: int, copy: int = 0) -> Solution | None:  # noqa: ARG002 - as that of puzzles
        """Return None: there are no placements."""
        return None

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return 1: the solution."""
        return 0 if parent.isValid() else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the heading of the column, above the beginning of the rows."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if section == 0 and role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr("Solution")
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the number of a solution with its options."""
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole} or self.source.prepared is None:
            return None
        document = self.source.prepared.document
        if not isinstance(document, ExactCover):
            return None
        options = self.chosen(index.row())
        texts = [one_line(option_text(document, option)) for option in options[:MOST_SHOWN]]
        more = ["…"] if len(options) > MOST_SHOWN else []
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(texts + more)
        return f"{grouped(index.row() + 1)}:  " + "  |  ".join(texts + more)
