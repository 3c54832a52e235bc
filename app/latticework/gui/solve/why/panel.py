"""The panel that shows on the target why there is no solution, or where parts fit and how often."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from latticework.cover.arguments import Argument
from latticework.gui.background import Task, TaskQueue
from latticework.gui.solve.why.findings import Choice, Chosen, Finder, Findings, choose
from latticework.gui.solve.why.overlays import Legend, Painting, of_argument, of_counts, of_target, placed
from latticework.gui.solve.why.placements_page import PlacementsPage
from latticework.gui.stage.canvas.explaining_marks import Overlay
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.widgets import theme
from latticework.gui.widgets.translation import reworded, tr
from latticework.lattice import Cell
from latticework.puzzle import Puzzle

_Made = tuple[Chosen | None, Painting, Painting | None]
"""The chosen placements, None for an argument, what is painted, and the ground for placements shown one by one."""

_BETWEEN = 6
"""Pixels between two texts."""


class WhyPanel(QWidget):
    """Examines the puzzle in a thread while the panel is seen, and shows what is chosen over the target of a canvas.

    It never changes the document.
    """

    def __init__(self, surface: CellEditor) -> None:
        super().__init__()
        self.surface, self.document = surface, surface.document
        self.findings: Findings | None = None
        self._made: _Made | None = None
        self._seen = False
        self._to_be_seen = False
        """Whether the user has asked for what is shown next, so that it is brought into view."""
        self._finder, self._painting = Finder(self), TaskQueue("reasons painted", self._on_painted)
        self.shown = QCheckBox(tr("Show on the target (Esc)"))
        self.shown.setChecked(True)
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.reasons, self.placements = ReasonsPage(), PlacementsPage(self.document.puzzle.lattice)
        self.pages = QTabWidget(documentMode=True)
        self.pages.addTab(self.reasons, tr("Reasons"))
        self.pages.addTab(self.placements, tr("Placements"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        above = QVBoxLayout()
        above.setContentsMargins(6, 6, 6, 0)
        above.addWidget(self.shown)
        above.addWidget(self.message)
        layout.addLayout(above)
        layout.addWidget(self.pages, 1)
        self._wire()

    def _wire(self) -> None:
        self._finder.message.connect(self._show_message)
        self._finder.found.connect(self._on_found)
        self.document.changed.connect(self._on_changed)
        self.shown.toggled.connect(self._show_again)
        self.pages.currentChanged.connect(self._on_chosen)
        self.reasons.chosen.connect(self._on_chosen)
        self.placements.chosen.connect(self._on_chosen)
        self.placements.stepped.connect(self._on_stepped)
        self.surface.cell_chosen.connect(self.choose_cell)
        self.surface.overlay_left.connect(self.leave)
        self.surface.tool_changed.connect(self.leave)

    @property
    def busy(self) -> bool:
        """Whether a puzzle is being examined or painted, so that something else will be shown soon."""
        return self._finder.busy or self._painting.busy

    def choose_cell(self, cell: Cell) -> None:
        """Show the placements that cover a cell."""
        self.pages.setCurrentWidget(self.placements)
        self.placements.choose_cell(cell)
        self.surface.set_layer(self.surface.plane.layer(cell))

    def show_reasons(self) -> None:
        """Show the page of arguments and give it the keyboard, so that the arrow keys choose among them."""
        self.pages.setCurrentWidget(self.reasons)
        self.reasons.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._to_target()
        self._show_again()

    def leave(self) -> None:
        """Remove the overlay from the target, so that it can be drawn on again."""
        self.shown.setChecked(False)

    def _to_target(self) -> None:
        """Let the canvas show the target, with the overlay, where it is seen."""
        self._to_be_seen = True
        self.document.set_subject(None)
        self.shown.setChecked(True)

    def _on_changed(self, old: Puzzle, new: Puzzle) -> None:
        if replace(old, name=new.name, author=new.author, notes=new.notes, origin=new.origin) == new:
            return  # only texts have changed, as when it is saved under a name
        self._forget()
        if self._seen:
            self._finder.examine(new, soon=True)

    def _forget(self) -> None:
        """Show nothing of a puzzle that is no longer current."""
        self._finder.cancel()
        self._painting.cancel()
        self.findings = self._made = None
        self.surface.show_overlay(None)
        self.reasons.clear()
        self.placements.steps.show_count(0)

    def _on_found(self, findings: Findings) -> None:
        self.findings = findings
        self.reasons.show_arguments(findings.arguments)
        self.placements.show_findings(findings)
        self._paint()

    def _show_message(self, text: str) -> None:
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def _on_chosen(self) -> None:
        """Show what the user has just chosen."""
        if self.findings is not None:
            self._to_target()
            self._paint()

    def _on_stepped(self) -> None:
        self._to_target()
        self._show_again()

    def _paint(self) -> None:
        findings, colors = self.findings, theme.current()
        if findings is None:
            return
        if self.pages.currentWidget() is self.placements:
            choice = self.placements.choice
            self._painting.restart(partial(_placements, findings, choice, colors))
        elif self.reasons.argument is not None:
            # Read here: a function that refers to the panel must not go to a thread.
            argument = self.reasons.argument
            self._painting.restart(lambda: (None, of_argument(findings.puzzle, argument, colors), None))

    def _on_painted(self, task: Task[_Made]) -> None:
        if task.error is not None:
            return
        self._made = task.result()
        chosen, painting, _ = self._made
        if chosen is not None:
            self.placements.show_chosen(chosen)
        (self.reasons if chosen is None else self.placements).legend.show_entries(painting.legend)
        self._show_again()

    def _show_again(self) -> None:
        """Show over the target what was painted last, with the placement that is chosen."""
        if self._made is None or self.findings is None or not (self.shown.isChecked() and self._seen):
            self.surface.show_overlay(None)
            return
        chosen, painting, below = self._made
        place = self.placements.steps.place if chosen is not None else None
        if chosen is None or below is None or place is None or place >= len(chosen.placements):
            self.placements.legend.show()
            self._show_over(painting.overlay, tuple(painting.overlay.colors))
            return
        self.placements.legend.hide()
        one = placed(self.findings, int(chosen.placements[place]))
        self._show_over(replace(below.overlay, placed=one), one.cells)
        layers = {self.surface.plane.layer(cell) for cell in one.cells}
        if self.surface.layer not in layers:
            self.surface.set_layer(min(layers))

    def _show_over(self, overlay: Overlay, cells: tuple[Cell, ...]) -> None:
        self.surface.show_overlay(overlay)
        if self._to_be_seen:
            self._to_be_seen = False
            self.surface.show_cells(cells)

    def set_seen(self, seen: bool) -> None:
        """Examine the puzzle while the panel is seen; remove the overlay while it is not."""
        if seen == self._seen:
            return
        self._seen = seen
        if not seen:
            self._finder.cancel()
            self._painting.cancel()
            self.surface.show_overlay(None)
        elif self.findings is None:
            self._forget()
            self._finder.examine(self.document.puzzle, soon=False)
        else:
            self._paint()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to examine."""
        super().showEvent(event)
        self.set_seen(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop examining."""
        super().hideEvent(event)
        self.set_seen(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the overlay with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.shown.isChecked():
            self.leave()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        super().changeEvent(event)
        if event.type() != QEvent.Type.PaletteChange:
            return
        self.reasons.follow_theme()
        # Else it is painted as soon as it is seen.
        if self._seen:
            self._paint()


def _placements(findings: Findings, choice: Choice, colors: theme.Theme) -> _Made:
    chosen = choose(findings, choice)
    return chosen, of_counts(findings.puzzle, chosen, colors), of_target(findings.puzzle, chosen, colors)


class _RoomyRows(QStyledItemDelegate):
    """Keeps texts apart by taller rows: with spacing, Qt breaks lines for another width than it paints them in."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a text with some room above and below."""
        return super().sizeHint(option, index) + QSize(0, _BETWEEN)


class ReasonsPage(QWidget):
    """Why there is no solution, or where the puzzle is tight: a list of arguments, the chosen one with a legend."""

    chosen = Signal()
    changed = Signal()  # other arguments are listed, or another one is chosen

    def __init__(self) -> None:
        super().__init__()
        self._arguments: list[Argument] = []
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Reasons"))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(_RoomyRows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.legend = Legend()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.legend)
        self.list.currentRowChanged.connect(lambda _: self.chosen.emit())
        self.chosen.connect(self.changed)
        # A click on the current row changes no row and yet brings its colours back.
        self.list.itemClicked.connect(lambda _: self.chosen.emit())

    @property
    def argument(self) -> Argument | None:
        """The chosen argument."""
        row = self.list.currentRow()
        return self._arguments[row] if 0 <= row < len(self._arguments) else None

    def clear(self) -> None:
        """Show nothing, until arguments are found."""
        self._arguments = []
        self.list.clear()
        self.changed.emit()
        self.legend.show_entries(())

    @property
    def count(self) -> int:
        """How many arguments are listed."""
        return len(self._arguments)

    @property
    def proofs(self) -> int:
        """How many of them, the first ones, prove that there is no solution."""
        return sum(argument.proof for argument in self._arguments)

    def choose_next(self) -> None:
        """Choose the next argument, after the last one the first."""
        self.list.setCurrentRow((self.list.currentRow() + 1) % max(1, self.count))

    def show_arguments(self, arguments: list[Argument]) -> None:
        """List the arguments about a puzzle and choose the first."""
        self._arguments = arguments
        # `chosen` is for the user's choice, at which the canvas turns to the target.
        self.list.blockSignals(True)
        self.list.clear()
        for argument in arguments:
            text = reworded(argument.text)
            self.list.addItem(QListWidgetItem(text if argument.proof else tr("Only a hint: {text}", text=text)))
        self.follow_theme()
        self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self.changed.emit()

    def follow_theme(self) -> None:
        """Show the proofs in the colour of the window's warnings."""
        for row, argument in enumerate(self._arguments):
            if argument.proof:
                self.list.item(row).setForeground(QColor(theme.current().warning))
