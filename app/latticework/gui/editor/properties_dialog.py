"""The dialog for name and origin of a puzzle, the motions of its parts, and the colours that match."""

from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document, close_with
from latticework.gui.widgets.controls import swatch
from latticework.gui.widgets.dialogs import warn
from latticework.gui.widgets.forms import Choice, Form, OkCancel, YesNo, label_of, side_by_side, stacked
from latticework.gui.widgets.names import lattice_title, motion_name
from latticework.gui.widgets.translation import error_text, tr, translatable, translated
from latticework.puzzle import Published, Puzzle, edit_parts, targets
from latticework.puzzle.colors import ColorPairs, color_name
from latticework.puzzle.puzzle import rules, usual_rule
from latticework.puzzle.targets import NO_PAIR, read_color_pairs, read_most_empty, write_color_pairs, write_most_empty
from latticework.visible_text import one_line

_SWATCH = 20
_HELP_ON_COLORS = translatable(
    "A row for each colour of parts, a column for each colour of the target: a tick lets cells of the one lie on "
    "cells of the other. A cell without a colour fits everywhere.")
_NO_COLORS = translatable(
    "Cells of parts and cells of the target should have colours first: paint them with the tool Colour cells on the "
    "canvas.")

_MEANINGS = {"placed": translatable("placed: only as they are drawn"),
            "fixed": translatable("fixed: moved, not turned"), "turn": translatable("turn: moved and turned"),
            "turn over": translatable("turn over: moved, turned and turned over"),
            "mirror": translatable("mirror: moved, turned and mirrored")}
"""What each rule of motion allows."""


class PropertiesDialog(QDialog):
    """Names, origin, notes, the rule for all parts, and what the current target allows; all are one step to undo."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        close_with(document, self)
        puzzle = document.puzzle
        self.setWindowTitle(tr("Puzzle properties"))
        form, origin = Form(self), puzzle.origin
        self.name = form.add(tr("&Name"), QLineEdit(puzzle.name))
        self.author = form.add(tr("&Author"), QLineEdit(puzzle.author))
        self.year = form.add(tr("&Year"), QLineEdit("" if origin.year is None else str(origin.year)))
        self.source = form.add(tr("&Source"), QLineEdit(origin.source))
        self.links = form.add(tr("&Links"), QLineEdit(
            " ".join(origin.links), placeholderText=tr("web addresses, with spaces between them")))
        self.tags = form.add(tr("Ta&gs"), QLineEdit(
            ", ".join(origin.tags), placeholderText=tr("words to find it by, with commas between them")))
        self._origin = self._origin_texts()
        self.notes = form.add(tr("No&tes"), QPlainTextEdit(puzzle.notes))
        may = {"": tr("as usual: {rule}", rule=motion_name(usual_rule(puzzle.lattice)))}
        may |= {rule: translated(_MEANINGS[rule]) for rule in rules(puzzle.lattice)}
        self.motions = form.add(tr("Parts &may"), Choice(may, puzzle.motions))
        self.most_empty = form.add(tr("Cells &empty at most"), QLineEdit(
            write_most_empty(puzzle.target.most_empty), placeholderText=tr("all that may")))
        self.color_pairs = QLineEdit(write_color_pairs(puzzle.target.color_pairs),
                                     placeholderText=tr("equal colours match"))
        self.color_pairs.setToolTip(tr("Pairs of colours that match, each a colour of parts, then one of the target: "
                                       "{example}. A single {sign} means none.", example="red black, red white",
                                       sign=NO_PAIR))
        self.choose_pairs = QPushButton(tr("C&hoose…"))
        self.choose_pairs.setToolTip(tr("Tick the colours that match in a table"))
        self.choose_pairs.clicked.connect(self._choose_pairs)
        form.addRow(label_of(tr("&Colours that match"), self.color_pairs),
                    side_by_side(self.color_pairs, self.choose_pairs))
        form.addRow(tr("Lattice"), QLabel(lattice_title(puzzle.lattice), textFormat=Qt.TextFormat.PlainText))
        told = [_published(entry) for entry in puzzle.published if entry.target == puzzle.place]
        form.add(tr("Published"), QPlainTextEdit("\n".join(told), readOnly=True) if told else QLabel("–"))
        self.buttons = OkCancel(self, self._take)
        form.addRow(self.buttons)
        self.name.setFocus()  # Qt also selects its text, as the dialog is shown
        self.resize(520, 520)

    def _choose_pairs(self) -> None:
        """Open the table of colours with the pairs in the field, or if those are wrong with those of the puzzle."""
        pairs = self.document.puzzle.target.color_pairs
        with suppress(LatticeworkError):
            pairs = read_color_pairs(self.color_pairs.text())
        # Deleted with this dialog only: where both close before Qt's event loop goes on, deleteLater crashed.
        dialog = ColorPairsDialog(self.document.puzzle, pairs, self)
        dialog.accepted.connect(lambda: self.color_pairs.setText(write_color_pairs(dialog.pairs)))
        dialog.open()

    def _origin_texts(self) -> tuple[str, str, str, str]:
        return self.year.text(), self.source.text(), self.links.text(), self.tags.text()

    def _take(self) -> None:
        try:
            self.document.change(tr("Puzzle properties"), self._made(self.document.puzzle))
        except LatticeworkError as error:
            warn(self, tr("Puzzle properties"), error_text(error))
            return
        self.accept()

    def _made(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with what is in the fields; raises LatticeworkError."""
        texts = {"name": self.name.text(), "author": self.author.text(), "notes": self.notes.toPlainText()}
        # Only what was changed: a name that could not be typed, as of an unnamed puzzle, hinders nothing else.
        puzzle = edit_parts.with_text(puzzle, **{field: text for field, text in texts.items()
                                                 if text != getattr(puzzle, field)})
        if self._origin_texts() != self._origin:
            puzzle = replace(puzzle, origin=edit_parts.read_origin(*self._origin_texts()))
        if self.motions.value() != puzzle.motions:
            puzzle = edit_parts.with_motions(puzzle, None, self.motions.value())
        puzzle = targets.with_most_empty(puzzle, read_most_empty(self.most_empty.text()))
        return targets.with_color_pairs(puzzle, read_color_pairs(self.color_pairs.text()))


def _published(entry: Published) -> str:
    texts = {"nothing": translatable("{count} in all positions: {source}"),
             "rotations": translatable("{count} with mirror images: {source}"),
             "reflections": translatable("{count} different: {source}")}
    return translated(texts[entry.modulo], count=entry.solutions, source=one_line(entry.source))


class ColorPairsDialog(QDialog):
    """Shows the colours of parts against those of the current target; a tick lets a cell lie on a cell."""

    def __init__(self, puzzle: Puzzle, pairs: ColorPairs | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Colours that match"))
        chosen = set(pairs or ())
        of_parts = {color for part in puzzle.parts for _, color in part.all_colors}
        of_target = {color for _, color in puzzle.target.cell_colors}
        # With the pairs there are, which else were lost where no cell has their colour any more.
        self.rows = sorted(of_parts.union(one for one, _ in chosen))
        self.columns = sorted(of_target.union(other for _, other in chosen))
        self.equal = YesNo(tr("&Equal colours match"), pairs is None)
        ticked = {(color, color) for color in self.rows} if pairs is None else chosen
        self.ticks = {(one, other): self._tick(one, other, (one, other) in ticked)
                      for one in self.rows for other in self.columns}
        self.table = self._table()
        self.table.setDisabled(self.equal.isChecked())
        self.equal.toggled.connect(self.table.setDisabled)
        self.buttons = OkCancel(self, self.accept)
        self._lay_out()

    def _tick(self, one: str, other: str, is_set: bool) -> YesNo:
        told = tr("{one} cells of parts on {other} cells of the target", one=color_name(one), other=color_name(other))
        tick = YesNo("", is_set, told)
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
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the fields have it
        area.setWidget(inside)
        return area

    def _head(self, grid: QGridLayout, color: str, row: int, column: int) -> None:
        """Add a heading, a colour with its name: of parts beside the rows, of the target above the columns."""
        square, name = QLabel(), QLabel(color_name(color), textFormat=Qt.TextFormat.PlainText)
        square.setPixmap(swatch(color, _SWATCH).pixmap(_SWATCH, _SWATCH))
        if row:
            grid.addWidget(square, row, column)
            grid.addWidget(name, row, column + 1)
            return
        for label in (square, name):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        grid.addLayout(stacked(None, square, name), row, column)

    def _lay_out(self) -> None:
        told = QLabel(translated(_HELP_ON_COLORS if self.ticks else _NO_COLORS), wordWrap=True)
        stacked(self, told, self.equal, self.table, self.buttons)
        self.table.setVisible(bool(self.ticks))
        self.resize(460, 220 + 32 * min(10, len(self.rows)))

    @property
    def pairs(self) -> ColorPairs | None:
        """The pairs that match, None where equal colours do."""
        if self.equal.isChecked():
            return None
        return tuple(pair for pair, tick in self.ticks.items() if tick.isChecked())
