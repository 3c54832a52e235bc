"""The figures of a search and of its puzzle, kept in the search file: how large, how deep, how long, by whom."""

from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from latticework.durations import duration
from latticework.gui.activity.number_table import Cell, NumberTable
from latticework.gui.common.translation import grouped, reworded, tr
from latticework.jobs.facts import Info
from latticework.store.stored_searches import Statistics
from latticework.visible_text import one_line


class StatisticsPage(QWidget):
    """Two tables: figures, and the nodes of each level."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = NumberTable([tr("Figure"), tr("Value")], tr("Figures of the search"), sortable=False)
        self.levels = NumberTable([tr("Level"), tr("Nodes"), tr("Share")], tr("Nodes by level"),
                                  sortable=False, spared=(2,))
        self.levels.setToolTip(tr("How many nodes of the search tree were entered with so many parts placed"))
        self.copy = QPushButton(tr("Copy all"))
        self.copy.setToolTip(tr("Copy both tables, for a spreadsheet"))
        self.copy.clicked.connect(self._on_copy)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.figures, 3)
        row.addWidget(self.levels, 2)
        column.setContentsMargins(4, 4, 4, 4)
        column.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.copy)
        column.addLayout(foot)

    def show_statistics(self, info: Info | None, known: Statistics) -> None:
        """Show what is known; a search that has not begun has figures of its puzzle only."""
        rows = _of_puzzle(info) if info else []
        rows += _of_search(known) if known.totals.nodes else []
        self.figures.show_rows([[(name, name), (value, value)] for name, value in rows])
        self.levels.show_rows(_levels(known))

    def _on_copy(self) -> None:
        for table in (self.figures, self.levels):
            table.clearSelection()
        QApplication.clipboard().setText(self.figures.copied() + "\n" + self.levels.copied())


def _of_puzzle(info: Info) -> list[tuple[str, str]]:
    return [
        (tr("Symmetries of the target and the parts"), grouped(info.symmetries)),
        (tr("Orientations of all parts"), grouped(info.orientations)),
        (tr("Orientations that fit into the target"), grouped(info.orientations_fitting)),
        (tr("Placements"), grouped(info.placements)),
        (tr("Placements left when one part is held"), grouped(info.placements_reduced)),
        (tr("Items, of which secondary"), f"{grouped(info.items)}, {grouped(info.secondary_items)}")]


def _of_search(known: Statistics) -> list[tuple[str, str]]:
    totals = known.totals
    first = tr("not known") if known.first is None else reworded(duration(known.first))
    return [
        (tr("Method"), known.method),
        (tr("Explored"), f"{grouped(100 * totals.explored_part, 3)} %"),
        (tr("Nodes"), grouped(totals.nodes)),
        (tr("Time spent searching"), reworded(duration(totals.seconds))),
        (tr("Nodes a second"), grouped(round(known.rate))),
        (tr("Most parts placed"), grouped(known.deepest)),
        (tr("Solutions, essentially different"), grouped(totals.solutions)),
        (tr("Solutions modulo rotations"), grouped(totals.rotations)),
        (tr("Solutions in all"), grouped(totals.copies)),
        *([(tr("Time to the first solution"), first)] if totals.solutions else []),
        *((tr("Cut off by {pruning}", pruning=name), grouped(nodes)) for name, nodes in known.cut.items()),
        *((tr("Searched by {computer}", computer=one_line(machine.name) or tr("nobody knows whom")),
           tr("{nodes} nodes in {slices} slices", nodes=machine.nodes, slices=machine.slices))
          for machine in known.machines)]


def _levels(known: Statistics) -> list[list[Cell]]:
    return [[(grouped(level), float(level)), (grouped(nodes), float(nodes)),
             (f"{grouped(100 * nodes / known.totals.nodes, 2)} %", float(nodes))]
            for level, nodes in enumerate(known.profile[: known.deepest + 1])] if known.totals.nodes else []
