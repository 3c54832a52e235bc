"""The task to paint cells: first all solutions, then the fewest painted cells that leave one of them."""

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.designs import colors, painted_puzzle
from latticework.designs.colors import Painting, Paintings, Wanted
from latticework.gui.design.found_view import FoundTable, FoundView
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.run_part import RunPart, draw_first
from latticework.gui.design.solutions_first import Solutions, SolutionsFirst
from latticework.gui.design.wishes import PaintForm
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.visible_text import one_line

_WIDEST = "solution 10,000"


class PaintTask(QObject):
    """Finds cells to be painted. runner: of the search for all solutions. crew: returns the workers for it."""

    puzzle_requested = Signal(object)  # Puzzle
    table_requested = Signal(str, object)  # the name of a file, and what writes a table to a path

    def __init__(self, runner: Runner, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.title = tr("Painted cells")
        self.every: Paintings | None = None
        """What was found, None before that."""
        self.form = PaintForm()
        self.rows = ItemRows([
            Column(tr("Painted cells"), self._cells),
            Column(tr("Cells"), lambda one: grouped(len(one.painted)), tr("How many cells are painted")),
            Column(tr("Solution"), lambda one: grouped(one.solution))], self._caption)
        self.rows.setParent(self)
        self.table = FoundTable(self.rows, tr("Choices of painted cells"))
        self.found = FoundView(self.rows, self.table, tr("Pictures of the choices"), _WIDEST)
        self.run = RunPart(self.form, tr_n("choice", "choices", 0), tr("What is done of it"))
        self.wishes = QWidget()
        stacked(self.wishes, self.run, None)
        self.first = SolutionsFirst("painted cells", runner, crew, self.run, self._work, can_pause=False)
        self.first.setParent(self)
        self.runner, self.steps = runner, self.first.steps
        self._wire()
        self._show()

    def _wire(self) -> None:
        self.form.changed.connect(self.first.forget)
        self.run.go.clicked.connect(lambda _: self.first.go())
        self.first.cleared.connect(self._begin_anew)
        self.first.changed.connect(self._show)
        self.steps.found.connect(self._on_found)
        self.found.make.triggered.connect(lambda _: self._make_puzzle())
        self.found.save.triggered.connect(lambda _: self._save_table())

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose cells are painted."""
        return self.first.puzzle

    @property
    def busy(self) -> bool:
        """Whether it searches, or looks for cells."""
        return self.first.busy

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Paint cells of another puzzle; nothing is begun yet."""
        self.form.propose(puzzle)
        self.found.gallery.alike = puzzle.lattice.flat  # see `_scene_of`
        self.first.show_puzzle(puzzle)

    def pause(self) -> None:
        """Pause the search, and look for no more cells."""
        self.first.pause()

    def close_work(self) -> None:
        """Look for no more and paint no more, for good."""
        self.steps.close()
        self.rows.stop_painting()

    def _work(self) -> Callable[[Solutions, Prepared], Iterator[Paintings]]:
        return partial(_paintings, self.form.wanted)

    def _begin_anew(self) -> None:
        """Forget what was found."""
        self._list(None)

    def _on_found(self, some: list[Paintings]) -> None:
        self._list(some[0])

    def _list(self, every: Paintings | None) -> None:
        self.every = every
        if self.first.prepared is not None:
            self.rows.begin(partial(_scene_of, self.first.prepared))
        self.rows.show_items(sorted(every.found, key=lambda one: len(one.painted)) if every is not None else [])
        self.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        number = len(self.every.found) if self.every is not None else 0
        self.first.show(tr("Find cells"), self.steps.share)
        self.form.setEnabled(not self.busy)
        self.run.figure.show_text("–" if self.every is None else grouped(number),
                                  tr_n("choice", "choices", number))
        self.found.show_summary(self._summary(), self._nothing())

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
        return " ".join((enough, *_left_out(every, self.form.wanted)))

    def _nothing(self) -> str:
        every = self.every
        if self.first.lacks_target:
            return draw_first()
        if every is not None and not every.never + every.open:
            return tr("There is no solution.")
        if every is not None:
            none = tr_n("No choice of up to {n} painted cell leaves one solution.",
                        "No choice of up to {n} painted cells leaves one solution.", self.form.wanted.most)
            return " ".join((none, *_left_out(every, self.form.wanted)))
        if self.runner.hopeless:
            return ""
        if self.steps.running:
            return tr("Cells are being painted, fewer first.")
        return tr("Some cells of the target are painted, and those cells of the parts that lie there in a solution. "
                  "Where paint must lie on paint, and nowhere else, other solutions drop out. The fewest cells are "
                  "found that leave one; all solutions must be found and stored first.")

    def _names(self, one: Painting) -> str:
        prepared = self.first.prepared
        if prepared is None:
            return ""
        return ", ".join(isolated(one_line(name)) for name, _ in painted_puzzle.as_data(prepared, one))

    def _cells(self, one: Painting) -> str:
        prepared = self.first.prepared
        if prepared is None:
            return ""
        return "\n".join(f"{isolated(one_line(name))}: " + " ".join(",".join(map(str, cell)) for cell, _ in cells)
                         for name, cells in painted_puzzle.as_data(prepared, one))

    def _caption(self, one: Painting) -> str:
        return "\n".join((self._names(one), tr("solution {number}", number=one.solution)))

    def _make_puzzle(self) -> None:
        prepared = self.first.prepared
        if self.found.row >= 0 and prepared is not None:
            self.puzzle_requested.emit(painted_puzzle.solved_puzzle(prepared, self.rows.items[self.found.row])[0])

    def _save_table(self) -> None:
        prepared = self.first.prepared
        if prepared is not None:
            rows = ((one.solution, len(one.painted), "; ".join(painted_puzzle.in_words(prepared, one)))
                    for one in self.rows.items)
            head = "solution", "painted", "cells"
            self.table_requested.emit(prepared.puzzle.name, partial(write_table, head, rows))


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
    puzzle, solution = painted_puzzle.solved_puzzle(prepared, one)
    painted = [placed for placed in solution if any(cell == facing for cell, facing, _ in placed.marks)]
    return puzzle, scene(puzzle, solution if puzzle.lattice.flat or not painted else tuple(painted))
