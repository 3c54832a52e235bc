"""The task to cut a target into parts that go together in one way: wishes at the left, cuts at the right."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.designs.dissections import STEPS, Cutter, Dissection
from latticework.durations import duration
from latticework.gui.design.found_view import FoundTable, FoundView
from latticework.gui.design.item_rows import Column, ItemRows, cells_text, write_table
from latticework.gui.design.run_part import RunPart, draw_first
from latticework.gui.design.set_rows import about_difficulty, hard_text
from latticework.gui.design.stepwise import Stepwise
from latticework.gui.design.wishes import CutForm
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.translation import reworded, tr, tr_n
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME

_WIDEST = "difficulty 10,000.0"


@dataclass(frozen=True, eq=False)
class Cut:
    """A dissection, and after how many seconds it was found."""

    dissection: Dissection
    seconds: float


class CutsTask(QObject):
    """Cuts the target of a puzzle again and again; the hardest cut comes first."""

    puzzle_requested = Signal(object)  # Puzzle
    table_requested = Signal(str, object)  # the name of a file, and what writes a table to a path

    def __init__(self) -> None:
        super().__init__()
        self.title = tr("Cut the target")
        self.puzzle: Puzzle | None = None
        self.steps = Stepwise("cutting a target", self)
        self.form = CutForm()
        self.rows = ItemRows([
            Column(tr("Cells of the parts"), _sizes),
            Column(tr("Difficulty"), lambda cut: hard_text(cut.dissection.difficulty), about_difficulty()),
            Column(tr("Found after"), lambda cut: reworded(duration(cut.seconds)))], _caption)
        self.rows.setParent(self)
        self.table = FoundTable(self.rows, tr("Cuts"))
        self.found = FoundView(self.rows, self.table, tr("Pictures of the cuts"), _WIDEST, lines=2)
        self.run = RunPart(self.form, tr("greatest difficulty"), tr("Cutting"))
        self.run.bar.hide()  # it goes on for ever
        self.wishes = QWidget()
        stacked(self.wishes, self.run, None)
        self.form.changed.connect(self._on_wishes)
        self.run.go.clicked.connect(lambda _: self.go())
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._show)
        self.steps.failed.connect(self.run.message.tell)
        self.found.make.triggered.connect(lambda _: self._make_puzzle())
        self.found.save.triggered.connect(lambda _: self._save_table())
        self._show()

    @property
    def busy(self) -> bool:
        """Whether it cuts."""
        return self.steps.running

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Cut the current target of another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.steps.clear()
        self.run.message.tell("")
        self.rows.begin(_scene_of)
        self._show()

    def go(self) -> None:
        """Begin to cut, pause, or go on."""
        self.run.message.tell("")
        if self.steps.running:
            self.steps.pause()
        elif self.steps.begun:
            self.steps.resume()
        elif self.puzzle is not None:
            self.form.keep()
            self.steps.begin(partial(_cuts, self.puzzle, self.form.parts.value(), self.form.sizes,
                                     self.form.seed.value()))

    def pause(self) -> None:
        """Pause; the same goes on later."""
        self.steps.pause()

    def close_work(self) -> None:
        """Cut and paint no more, for good."""
        self.steps.close()
        self.rows.stop_painting()

    def _on_wishes(self) -> None:
        """Begin anew the next time; the cuts that were found stay."""
        self.run.message.tell("")
        self.steps.clear()

    def _on_found(self, some: list[Dissection]) -> None:
        made = [*self.rows.items, *(Cut(one, self.steps.seconds) for one in some)]
        self.rows.show_items(sorted(made, key=lambda cut: -cut.dissection.difficulty))
        self.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        drawn = self.puzzle is not None and bool(self.puzzle.target.cells)
        cuts: list[Cut] = self.rows.items
        best = hard_text(cuts[0].dissection.difficulty) if cuts else "–"
        self.run.show_target(self.puzzle)
        self.run.go.setText(tr("Pause") if self.steps.running else
                            tr("Resume") if self.steps.begun else tr("Find cuts"))
        self.run.go.setEnabled(drawn)
        self.form.setEnabled(not self.steps.running)
        self.run.figure.show_text(best)
        self.run.show_seconds(self.steps.seconds)
        self.run.said.setText(self._sentence())
        summary = tr_n("{n} cut goes together in one way; its difficulty is {best}.",
                       "{n} cuts go together in one way; the hardest has difficulty {best}.", len(cuts), best=best)
        self.found.show_summary(summary if cuts else "", self._nothing(drawn))

    def _sentence(self) -> str:
        if not self.steps.begun:
            return ""
        return tr_n("{n} change of a cell was tried.", "{n} changes of a cell were tried.", self.steps.steps * STEPS)

    def _nothing(self, drawn: bool) -> str:
        if not drawn:
            return draw_first()
        if self.steps.begun:
            return tr("No cut with one solution was found yet.")
        return tr("Choose at the left into how many parts the target is to be cut, then press Find cuts. All parts "
                  "are different and go together in one way only; each cut that appears is harder than the last.")

    def _make_puzzle(self) -> None:
        if self.found.row >= 0:
            self.puzzle_requested.emit(self.rows.items[self.found.row].dissection.puzzle)

    def _save_table(self) -> None:
        if self.puzzle is not None:
            self.table_requested.emit(self.puzzle.name, partial(write_table, ("difficulty", "parts", "cells of each"),
                                                                map(_written, self.rows.items)))


def _cuts(puzzle: Puzzle, parts: int, sizes: tuple[int, int] | None, seed: int) -> Iterator[Dissection | None]:
    name = f"{puzzle.name} in {parts} parts"[:MAX_NAME]
    for one in Cutter.of(puzzle).cut(parts, sizes, seed):
        yield one and replace(one, puzzle=replace(one.puzzle, name=name))


def _scene_of(cut: Cut) -> Scene:
    puzzle = cut.dissection.puzzle
    return puzzle, scene(puzzle, cut.dissection.solution)


def _sizes(cut: Cut) -> str:
    return ", ".join(str(len(part.cells)) for part in cut.dissection.puzzle.parts)


def _caption(cut: Cut) -> str:
    return "\n".join((_sizes(cut), tr("difficulty {number}", number=hard_text(cut.dissection.difficulty))))


def _written(cut: Cut) -> tuple[object, ...]:
    """Return a cut as a row of a table for other programs; cells as "0,0 1,0"."""
    puzzle = cut.dissection.puzzle
    cells = [cells_text(puzzle.lattice, part.cells) for part in puzzle.parts]
    return round(cut.dissection.difficulty, 1), len(puzzle.parts), "; ".join(cells)
