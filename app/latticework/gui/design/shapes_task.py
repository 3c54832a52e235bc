"""The task to find the shapes that parts fill: all of them once, then those that are wanted, with a picture each."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.designs import shapes
from latticework.designs.shapes import Shape
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.found_view import FoundTable, FoundView
from latticework.gui.design.item_rows import Column, ItemRows, cells_text, write_table
from latticework.gui.design.run_part import RunPart, line
from latticework.gui.design.stepwise import Stepwise
from latticework.gui.design.wishes import ShapesForm
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.translation import grouped, isolated, reworded, tr, tr_n
from latticework.lattice import Lattice
from latticework.picture.scenes import target_scene
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.visible_text import one_line

_WIDEST = "10 symmetries"


class _Every(NamedTuple):
    """All shapes that parts fill, and how many of them in one way."""

    found: Sequence[Shape]
    once: int


class ShapesTask(QObject):
    """Joins the parts of a puzzle in all ways, and lists the shapes that are wanted, the fewest ways first."""

    puzzle_requested = Signal(object)  # Puzzle
    table_requested = Signal(str, object)  # the name of a file, and what writes a table to a path

    def __init__(self) -> None:
        super().__init__()
        self.title = tr("Shapes of the parts")
        self.puzzle: Puzzle | None = None
        self.every: _Every | None = None
        """What was found, also what is not shown; None before that."""
        self.steps = Stepwise("shapes", self)
        self._choosing = TaskQueue("choosing shapes", self._on_chosen)
        self.form = ShapesForm()
        self.rows = ItemRows([
            Column(tr("Size"), _size, tr("How many cells the box has into which the shape fits, along each axis")),
            Column(tr("Ways"), lambda one: grouped(one.ways),
                   tr("In how many ways the parts fill it; those that a symmetry of the shape makes equal are one")),
            Column(tr("Symmetries"), lambda one: grouped(one.symmetries), tr("1 where it has none"))], _caption)
        self.rows.setParent(self)
        self.table = FoundTable(self.rows, tr("Shapes"))
        self.found = FoundView(self.rows, self.table, tr("Pictures of the shapes"), _WIDEST, lines=2)
        self.found.gallery.alike = False
        self.run = RunPart(self.form, tr_n("shape", "shapes", 0), tr("What is done of it"))
        self.wishes = QWidget()
        stacked(self.wishes, self.run, line(), self.form.shown, None)
        self._wire()
        self._show()

    def _wire(self) -> None:
        self.form.changed.connect(self._choose)
        self.form.every_changed.connect(self._begin_anew)
        self.run.go.clicked.connect(lambda _: self.go())
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._show)
        self.steps.failed.connect(self.run.message.tell)
        self.found.make.triggered.connect(lambda _: self._make_puzzle())
        self.found.save.triggered.connect(lambda _: self._save_table())

    @property
    def busy(self) -> bool:
        """Whether it joins parts."""
        return self.steps.running

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Find the shapes of the parts of another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.form.propose(puzzle)
        self._begin_anew()

    def go(self) -> None:
        """Join the parts, or stop."""
        self.run.message.tell("")
        if self.steps.running:
            self.steps.clear()
        elif self.puzzle is not None:
            form = self.form
            self.steps.begin(partial(_shapes, self.puzzle, form.cells, form.sort.value(), form.box))

    def pause(self) -> None:
        """Stop: what was joined up to now cannot be kept."""
        if self.steps.running:
            self.steps.clear()

    def close_work(self) -> None:
        """Join and paint no more, for good."""
        self.steps.close()
        self._choosing.close()
        self.rows.stop_painting()

    def _begin_anew(self) -> None:
        """Forget what was found."""
        self.run.message.tell("")
        self.every = None
        self.steps.clear()
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
        self.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        steps, number = self.steps, len(self.every.found) if self.every is not None else 0
        self.run.target.setText(_parts_text(self.puzzle))
        self.run.go.setText(tr("Stop") if steps.running else tr("Find shapes"))
        self.run.go.setEnabled(_has_parts(self.puzzle) and self.every is None)
        self.form.setEnabled(not steps.running)
        self.run.figure.show_text("–" if self.every is None else grouped(number), tr_n("shape", "shapes", number))
        self.run.show_seconds(steps.seconds)
        self.run.show_share(1.0 if self.every is not None else steps.share if steps.running else 0.0)
        self.run.said.setText("" if not steps.running else reworded(steps.doing) if steps.doing else
                              tr("The parts are being joined."))
        self.found.show_summary(self._summary(), self._nothing())

    def _summary(self) -> str:
        if self.every is None or not self.every.found:
            return ""
        number, listed = len(self.every.found), self.rows.rowCount()
        every = tr_n("{n} connected shape can be filled, {once} in exactly one way.",
                     "{n} connected shapes can be filled, {once} in exactly one way.", number,
                     once=grouped(self.every.once))
        some = "" if listed == number or self._choosing.busy else tr_n("{n} of them is listed.",
                                                                       "{n} of them are listed.", listed)
        return f"{every} {some}".rstrip()

    def _nothing(self) -> str:
        if not _has_parts(self.puzzle):
            return tr("Draw a part in the main window, or open a puzzle that has some; then come back by the menu "
                      "Search.")
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

    def _make_puzzle(self) -> None:
        if self.found.row >= 0 and self.puzzle is not None:
            made = shapes.shape_puzzle(self.puzzle, self.rows.items[self.found.row])
            name = f"{self.puzzle.name}: a shape of {len(made.target.cells)} cells"[:MAX_NAME]
            self.puzzle_requested.emit(replace(made, name=name))

    def _save_table(self) -> None:
        if self.puzzle is not None:
            rows = map(partial(_written, self.puzzle.lattice), self.rows.items)
            self.table_requested.emit(self.puzzle.name, partial(write_table, ("ways", "symmetries", "cells"), rows))


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
    return tr_n("Parts: {name}, {n} piece", "Parts: {name}, {n} pieces",
                sum(part.most for part in puzzle.parts if part.cells), name=isolated(one_line(puzzle.name)))


def _size(one: Shape) -> str:
    return " × ".join(str(max(own) - min(own) + 1) for own in [*zip(*one.cells, strict=True)][:-1])


def _caption(one: Shape) -> str:
    return "\n".join((tr_n("{n} way", "{n} ways", one.ways),
                      tr_n("{n} symmetry", "{n} symmetries", one.symmetries) if one.symmetries > 1 else
                      tr("no symmetry")))


def _written(lattice: Lattice, one: Shape) -> tuple[object, ...]:
    return one.ways, one.symmetries, cells_text(lattice, one.cells)
