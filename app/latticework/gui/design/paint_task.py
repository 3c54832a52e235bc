"""The task to paint cells: first all solutions, then the fewest painted cells that leave one of them."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from latticework.designs import colors
from latticework.designs.colors import Painting, Paintings, Wanted
from latticework.gui.design.desk import Desk, Table, Words, draw_first
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.solutions_first import Solutions, SolutionsFirst
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.forms import Form, YesNo
from latticework.gui.widgets.translation import grouped, isolated, sentences, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.visible_text import one_line

_MOST_PAINTED = 100


class PaintForm(QWidget):
    """The fields for which cells are painted."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form = Form(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.add_head(tr("Paint cells"))
        most_colors = len(colors.PAINTS)
        self.colors = self.form.add(tr("Colours, up to"), QSpinBox(minimum=1, maximum=most_colors))
        self.most = self.form.add(tr("Cells, up to"), QSpinBox(minimum=1, maximum=_MOST_PAINTED, value=colors.MOST))
        self.each = YesNo(tr("a choice for each solution"),
                          tip=tr("For each solution one choice of the fewest cells that leave it, not all choices of "
                                 "the fewest cells that leave any"))
        self.visible = YesNo(tr("only cells at the surface"),
                             tip=tr("Cells that can be seen when all parts are in place"))
        for box in (self.each, self.visible):
            self.form.addRow(box)
        for signal in (self.colors.valueChanged, self.most.valueChanged, self.each.toggled, self.visible.toggled):
            signal.connect(lambda _: self.changed.emit())

    def propose(self, puzzle: Puzzle) -> None:
        """Show the fields that a puzzle has: in a flat one all cells are seen."""
        self.form.setRowVisible(self.visible, not puzzle.lattice.flat)

    @property
    def wanted(self) -> colors.Wanted:
        """What is chosen."""
        return colors.Wanted(self.colors.value(), self.visible.isChecked(), self.each.isChecked(), self.most.value())


class PaintTask(QObject):
    """Finds cells to be painted. runner: of the search for all solutions. crew: returns the workers for it."""

    def __init__(self, runner: Runner, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.every: Paintings | None = None
        """What was found, None before that."""
        self.form = PaintForm()
        self.rows = ItemRows([
            Column(tr("Painted cells"), self._cells),
            Column(tr("Cells"), lambda one: grouped(len(one.painted)), tr("How many cells are painted")),
            Column(tr("Solution"), lambda one: grouped(one.solution))], self._caption)
        words = Words(tr("Painted cells"), tr("Choices of painted cells"), tr("Pictures of the choices"),
                      tr_n("choice", "choices", 0), tr("Progress"), "solution 10,000")
        self.desk = Desk(self, words, self.form, self.rows, self._made, self._table, runner=runner, can_pause=False)
        self.first = SolutionsFirst(self.desk, runner, crew, self._work)
        self.runner, self.steps = runner, self.desk.steps
        self.form.changed.connect(self.first.forget)
        self.first.cleared.connect(lambda: self._list(None))
        self.first.changed.connect(self._show)
        self.steps.found.connect(lambda some: self._list(some[0]))
        self._show()

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose cells are painted."""
        return self.first.puzzle

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Paint cells of another puzzle; nothing is begun yet."""
        self.form.propose(puzzle)
        self.desk.found.gallery.alike = puzzle.lattice.flat  # see `_scene_of`
        self.first.show_puzzle(puzzle)

    def _work(self) -> Callable[[Solutions, Prepared], Iterator[Paintings]]:
        return partial(_paintings, self.form.wanted)

    def _list(self, every: Paintings | None) -> None:
        self.every = every
        if self.first.prepared is not None:
            self.rows.begin(partial(_scene_of, self.first.prepared))
        self.rows.show_items(sorted(every.found, key=lambda one: len(one.painted)) if every is not None else [])
        self.desk.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        number = len(self.every.found) if self.every is not None else 0
        self.first.show(tr("Find cells"), self.steps.share)
        self.desk.run.figure.show_text("–" if self.every is None else grouped(number),
                                       tr_n("choice", "choices", number))
        self.desk.found.show_summary(self._summary(), self._nothing())

    def _summary(self) -> str:
        every = self.every
        if every is None or every.fewest is None:
            return ""
        if not every.fewest:
            enough = tr("There is only one solution; no cell needs to be painted.")
        elif every.fewest == 1:
            enough = tr("A single painted cell is enough for one solution to be left.")
        else:
            enough = tr_n("{n} painted cell is enough for one solution to be left, and no fewer.",
                          "{n} painted cells are enough for one solution to be left, and no fewer.", every.fewest)
        return sentences(enough, *_left_out(every, self.form.wanted))

    def _nothing(self) -> str:
        every = self.every
        if self.first.lacks_target:
            return draw_first()
        if every is not None and not every.never + every.open:
            return tr("There is no solution.")
        if every is not None:
            none = tr_n("No choice of up to {n} painted cell leaves one solution.",
                        "No choice of up to {n} painted cells leaves one solution.", self.form.wanted.most)
            return sentences(none, *_left_out(every, self.form.wanted))
        if self.runner.hopeless:
            return tr("This puzzle can have no solution as it is, so nothing can be made of its solutions. At the "
                      "left it is said why.")
        if self.steps.running:
            return tr("Cells are being painted, fewer first.")
        return tr("Some cells of the target are painted, and those cells of the parts that lie there in a solution. "
                  "Where paint must lie on paint, and nowhere else, other solutions drop out. The fewest cells are "
                  "found that leave one; all solutions must be found and stored first.")

    def _names(self, one: Painting) -> str:
        prepared = self.first.prepared
        if prepared is None:
            return ""
        return ", ".join(isolated(one_line(name)) for name, _ in colors.as_data(prepared, one))

    def _cells(self, one: Painting) -> str:
        prepared = self.first.prepared
        if prepared is None:
            return ""
        return "\n".join(f"{isolated(one_line(name))}: " + " ".join(",".join(map(str, cell)) for cell, _ in cells)
                         for name, cells in colors.as_data(prepared, one))

    def _caption(self, one: Painting) -> str:
        return "\n".join((self._names(one), tr("solution {number}", number=one.solution)))

    def _made(self, row: int) -> OpenedPuzzle | None:
        prepared = self.first.prepared
        if prepared is None:
            return None
        return OpenedPuzzle(colors.solved_puzzle(prepared, self.rows.items[row])[0])

    def _table(self) -> Table | None:
        prepared = self.first.prepared
        if prepared is None:
            return None
        rows = ((one.solution, len(one.painted), "; ".join(colors.in_words(prepared, one)))
                for one in self.rows.items)
        return Table(prepared.puzzle.name, partial(write_table, ("solution", "painted", "cells"), rows))


def _paintings(wanted: Wanted, found: Solutions, prepared: Prepared) -> Iterator[Paintings]:
    yield colors.paintings(found, prepared, wanted)


def _left_out(every: Paintings, wanted: Wanted) -> list[str]:
    """Return which solutions no choice leaves, in sentences."""
    sentences = []
    if every.never:
        sentences.append(tr_n("{n} solution cannot be left alone by any paint.",
                              "{n} solutions cannot be left alone by any paint.", every.never))
    if every.open and wanted.each:
        sentences.append(tr_n("{n} solution takes more cells than are tried.",
                              "{n} solutions take more cells than are tried.", every.open))
    return sentences


def _scene_of(prepared: Prepared, one: Painting) -> Scene:
    """Return the solution with the paint; of a solid one only the parts that have some, to see more of it."""
    puzzle, solution = colors.solved_puzzle(prepared, one)
    painted = [placed for placed in solution if any(cell == facing for cell, facing, _ in placed.marks)]
    return puzzle, scene(puzzle, solution if puzzle.lattice.flat or not painted else tuple(painted))
