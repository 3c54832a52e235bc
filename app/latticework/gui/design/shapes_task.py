"""The task to find the shapes that parts fill: all of them once, then those that are wanted, with a picture each."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from latticework.designs import shapes
from latticework.designs.shapes import Shape, WantedShapes, usual_sort
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.desk import Desk, Table, Words
from latticework.gui.design.item_rows import Column, ItemRows, cells_text, write_table
from latticework.gui.design.wishes import let_be_narrow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import Choice, Form, YesNo, side_by_side
from latticework.gui.widgets.translation import (
    grouped,
    isolated,
    reworded,
    sentences,
    tr,
    tr_n,
    translatable,
    translated,
)
from latticework.lattice import Lattice
from latticework.picture.scenes import target_scene
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.polyforms import SORTS
from latticework.visible_text import one_line

_OF_ALL, _OF_CELLS, _OF_PIECES = "all", "cells", "pieces"
_FEW, _SOME = 3, 2
"""Up to so many pieces shapes of all of them are proposed, otherwise of so many."""
_MOST_AXES, _MOST_LONG = 3, 999

SHAPES_IN_WORDS = {"free": translatable("Free: mirror images are the same shape"),
                   "one-sided": translatable("One-sided: mirror images are two shapes"),
                   "fixed": translatable("Fixed: turned ones are shapes of their own, too")}


class _Every(NamedTuple):
    """All shapes that parts fill, and how many of them in one way."""

    found: Sequence[Shape]
    once: int


class ShapesForm(QWidget):
    """The fields for the shapes that parts are joined to. shown: the fields for which of them are shown."""

    changed = Signal()  # what is shown
    every_changed = Signal()  # what is found

    def __init__(self) -> None:
        super().__init__()
        self._form = Form(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.add_head(tr("Join the parts"))
        self.filled_by = self._form.add(tr("Filled by"), Choice())
        self.number = self._form.add(tr("Cells"), QSpinBox(minimum=1))
        self.pieces = self._form.add(tr("Number of parts"), QSpinBox(minimum=1))
        self.sort = self._form.add(tr("Shapes"), Choice())
        for choice in (self.filled_by, self.sort):
            let_be_narrow(choice)
        self._sizes = [QSpinBox(maximum=_MOST_LONG) for _ in range(_MOST_AXES)]
        for axis, size in enumerate(self._sizes, 1):
            size.setAccessibleName(tr("Size of the box along axis {axis}", axis=axis))
            size.setSpecialValueText(tr("any", "the size of a box"))
            size.setMinimumWidth(52)
        sizes = QWidget()
        side_by_side(*((size, 1) for size in self._sizes), owner=sizes, margin=0)
        self._form.add(tr("In a box of"), sizes).setToolTip(
            tr("Only shapes that fit into a box of so many cells along each axis, turned if need be; they are found "
               "much faster"))
        self.shown = QWidget()
        shown = Form(self.shown)
        shown.setContentsMargins(0, 0, 0, 0)
        shown.add_head(tr("Show only shapes"))
        self.once, self.symmetric = YesNo(tr("filled in exactly one way")), YesNo(tr("with a symmetry"))
        self.no_holes = YesNo(tr("without holes"))
        for box in (self.once, self.symmetric, self.no_holes):
            shown.addRow(box)
            box.toggled.connect(lambda _: self.changed.emit())
        self._each, self._rank = 0, 0
        self.filled_by.currentIndexChanged.connect(self._fit)
        for signal in (self.filled_by.currentIndexChanged, self.number.valueChanged, self.pieces.valueChanged,
                       self.sort.currentIndexChanged, *(size.valueChanged for size in self._sizes)):
            signal.connect(lambda _: self.every_changed.emit())
        self._fit()

    def propose(self, puzzle: Puzzle) -> None:
        """Show the fields that a puzzle has, and propose shapes that are not too many, without a signal."""
        before = self.blockSignals(True)
        lengths = [len(part.cells) for part in puzzle.parts if part.cells for _ in range(part.most)]
        self._each = lengths[0] if len({*lengths}) == 1 else 0
        every, cells, pieces = tr("all parts"), tr("parts of so many cells"), tr("so many parts")
        ways = {_OF_ALL: every, _OF_CELLS: cells, **({_OF_PIECES: pieces} if self._each else {})}
        few = _OF_ALL if len(lengths) <= _FEW else _OF_PIECES if self._each else _OF_CELLS
        self.filled_by.offer(ways, few)
        self.number.setMaximum(max(1, sum(lengths)))
        self.pieces.setMaximum(max(1, len(lengths)))
        self.number.setValue(sum(sorted(lengths)[:_SOME]))
        self.pieces.setValue(_SOME)
        usual = usual_sort(puzzle)
        texts = {one: translated(text) for one, text in SHAPES_IN_WORDS.items()}
        self.sort.offer({one: texts[one] for one in SORTS[SORTS.index(usual):]}, usual)
        for axis, size in enumerate(self._sizes):
            size.setVisible(axis < puzzle.lattice.rank)
            size.setValue(0)
        self._rank = puzzle.lattice.rank
        self._fit()
        self.blockSignals(before)

    @property
    def cells(self) -> int | None:
        """How many cells a shape has; None for those of all parts together."""
        chosen = self.filled_by.value()
        return {_OF_CELLS: self.number.value(), _OF_PIECES: self.pieces.value() * self._each}.get(chosen)

    @property
    def box(self) -> tuple[int, ...]:
        """The box into which a shape fits, () for any."""
        sizes = [size.value() for size in self._sizes[: self._rank]]
        # As many cells in a row as there are at most are as good as any number.
        return tuple(size or self.number.maximum() for size in sizes) if any(sizes) else ()

    @property
    def wanted(self) -> WantedShapes:
        """Which shapes are shown."""
        return WantedShapes((1, 1) if self.once.isChecked() else None, self.symmetric.isChecked(),
                            self.no_holes.isChecked())

    def _fit(self) -> None:
        """Show the field that the choice has."""
        self._form.setRowVisible(self.number, self.filled_by.value() == _OF_CELLS)
        self._form.setRowVisible(self.pieces, self.filled_by.value() == _OF_PIECES)


class ShapesTask(QObject):
    """Joins the parts of a puzzle in all ways, and lists the shapes that are wanted, the fewest ways first."""

    def __init__(self) -> None:
        super().__init__()
        self.puzzle: Puzzle | None = None
        self.every: _Every | None = None
        """What was found, also what is not shown; None before that."""
        self._choosing = TaskQueue("choosing shapes", self._on_chosen)
        self.form = ShapesForm()
        self.rows = ItemRows([
            Column(tr("Size"), _size, tr("How many cells the box has into which the shape fits, along each axis")),
            Column(tr("Ways"), lambda one: grouped(one.ways),
                   tr("In how many ways the parts fill it; those that a symmetry of the shape makes equal are one")),
            Column(tr("Symmetries"), lambda one: grouped(one.symmetries), tr("1 where it has none"))], _caption)
        words = Words(tr("Shapes of the parts"), tr("Shapes"), tr("Pictures of the shapes"),
                      tr_n("shape", "shapes", 0), tr("Progress"), "10 symmetries", lines=2)
        # What was joined up to now cannot be kept.
        self.desk = Desk(self, words, self.form, self.rows, self._made, self._table, shown=self.form.shown,
                         can_pause=False)
        self.desk.found.gallery.alike = False
        self.steps = self.desk.steps
        self.form.changed.connect(self._choose)
        self.form.every_changed.connect(self._begin_anew)
        self.desk.begin_requested.connect(self._begin)
        self.desk.closed.connect(self._choosing.close)
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._show)
        self._show()

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Find the shapes of the parts of another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.form.propose(puzzle)
        self._begin_anew()

    def _begin(self) -> None:
        if self.puzzle is not None:
            self.desk.take_steps(partial(_shapes, self.puzzle, self.form.cells, self.form.sort.value(),
                                         self.form.box))

    def _begin_anew(self) -> None:
        """Forget what was found."""
        self.every = None
        self.desk.forget()
        self._choosing.cancel()
        self._list([])

    def _on_found(self, some: list[_Every]) -> None:
        self.every = some[0]
        self._choose()

    def _choose(self) -> None:
        """Choose those that are wanted, in a thread: they may be millions."""
        if self.every is not None and self.puzzle is not None:
            self._choosing.restart(partial(self.form.wanted.chosen, self.puzzle.lattice, self.every.found))
            self._show()

    def _on_chosen(self, task: Task[list[Shape]]) -> None:
        if task.error is None:
            self._list(task.result())

    def _list(self, chosen: list[Shape]) -> None:
        if self.puzzle is not None:
            self.rows.begin(partial(_scene_of, self.puzzle))
        self.rows.show_items(chosen)
        self.desk.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        run, steps, number = self.desk.run, self.steps, len(self.every.found) if self.every is not None else 0
        run.target.setText(_parts_text(self.puzzle))
        run.figure.show_text("–" if self.every is None else grouped(number), tr_n("shape", "shapes", number))
        run.show_share(1.0 if self.every is not None else steps.share if steps.running else 0.0)
        said = reworded(steps.doing) if steps.doing else tr("The parts are being joined.")
        self.desk.show_steps(tr("Find shapes"), _has_parts(self.puzzle) and self.every is None,
                             said if steps.running else "")
        self.desk.found.show_summary(self._summary(), self._nothing())

    def _summary(self) -> str:
        if self.every is None or not self.every.found:
            return ""
        number, listed = len(self.every.found), self.rows.rowCount()
        every = tr_n("{n} connected shape can be filled, {once} in exactly one way.",
                     "{n} connected shapes can be filled, {once} in exactly one way.", number,
                     once=grouped(self.every.once))
        some = "" if listed == number or self._choosing.busy else tr_n("{n} of them is listed.",
                                                                       "{n} of them are listed.", listed)
        return sentences(every, some)

    def _nothing(self) -> str:
        if not _has_parts(self.puzzle):
            return tr("Draw a part in the main window, or open a puzzle that has some; then come back by the menu "
                      "Design.")
        if self._choosing.busy:
            return tr("The shapes that are wanted are being chosen.")
        if self.every is not None and self.every.found:
            return tr("None of the shapes is as wanted. Change at the left which are shown.")
        if self.every is not None:
            return tr("No shape can be filled. Choose other numbers, or a larger box.")
        if self.steps.running:
            return tr("The parts are being joined in all ways in which they touch each other.")
        return tr("Parts are joined in all ways in which they touch each other; each connected shape that comes out "
                  "is found, with the number of ways to fill it. Choose at the left how large it is, then press "
                  "Find shapes. The target of the puzzle does not matter.")

    def _made(self, row: int) -> OpenedPuzzle | None:
        if self.puzzle is None:
            return None
        made = shapes.shape_puzzle(self.puzzle, self.rows.items[row])
        name = f"{self.puzzle.name}: a shape of {len(made.target.cells)} cells"[:MAX_NAME]
        return OpenedPuzzle(replace(made, name=name))

    def _table(self) -> Table | None:
        if self.puzzle is None:
            return None
        rows = map(partial(_written, self.puzzle.lattice), self.rows.items)
        return Table(self.puzzle.name, partial(write_table, ("ways", "symmetries", "cells"), rows))


def _shapes(puzzle: Puzzle, cells: int | None, sort: str, box: tuple[int, ...]) -> Iterator[_Every]:
    found = shapes.shapes(puzzle, cells, sort, box)
    yield _Every(found, sum(one.ways == 1 for one in found))


def _scene_of(puzzle: Puzzle, one: Shape) -> Scene:
    """Return a shape with the lines between its cells."""
    made = shapes.shape_puzzle(puzzle, one)
    return made, [replace(shape, celled=True) for shape in target_scene(made)]


def _has_parts(puzzle: Puzzle | None) -> bool:
    return puzzle is not None and any(part.cells for part in puzzle.parts)


def _parts_text(puzzle: Puzzle | None) -> str:
    """Return which parts are meant."""
    if puzzle is None or not _has_parts(puzzle):
        return tr("There are no parts yet.")
    return tr_n("The {n} part of {name}", "The {n} parts of {name}",
                sum(part.most for part in puzzle.parts if part.cells), name=isolated(one_line(puzzle.name)))


def _size(one: Shape) -> str:
    return " × ".join(str(max(own) - min(own) + 1) for own in [*zip(*one.cells, strict=True)][:-1])


def _caption(one: Shape) -> str:
    return "\n".join((tr_n("{n} way", "{n} ways", one.ways),
                      tr_n("{n} symmetry", "{n} symmetries", one.symmetries) if one.symmetries > 1 else
                      tr("no symmetry")))


def _written(lattice: Lattice, one: Shape) -> tuple[object, ...]:
    return one.ways, one.symmetries, cells_text(lattice, one.cells)
