"""The task to cut a target into parts that go together in one way: wishes at the left, cuts at the right."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated

import msgspec
from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from latticework import kept_files
from latticework.designs import kept_lists
from latticework.designs.dissections import MOST_CELLS, STEPS, Cutter, Dissection, bare, dissection
from latticework.designs.part_sets import Range
from latticework.durations import duration
from latticework.gui.design.desk import Desk, Table, Words, draw_first
from latticework.gui.design.item_rows import Column, ItemRows, cells_text, write_table
from latticework.gui.design.kept_list import KeptItems
from latticework.gui.design.set_rows import about_difficulty, hard_text
from latticework.gui.design.wishes import SEED, Bounds
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import Form, YesNo
from latticework.gui.widgets.preferences import Number
from latticework.gui.widgets.translation import reworded, tr, tr_n
from latticework.lattice import Cell
from latticework.picture.scenes import scene
from latticework.play.kept_game import rules_of
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.write import dump

_PARTS = Number("cuts/parts", 5, 2, MOST_CELLS)


@dataclass(frozen=True, eq=False)
class Cut:
    """A dissection, and after how many seconds it was found."""

    dissection: Dissection
    seconds: float

    @property
    def parts(self) -> frozenset[tuple[Cell, ...]]:
        """The cells of its parts, where they are cut out."""
        return frozenset(part.cells for part in self.dissection.puzzle.parts)


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A cut as it is kept: its difficulty, after how many seconds it was found, and the cells of its parts."""

    difficulty: Annotated[float, msgspec.Meta(ge=0, le=1e300)]
    seconds: kept_files.Seconds
    parts: tuple[Annotated[tuple[Cell, ...], msgspec.Meta(min_length=1)], ...]

    def fits(self, puzzle: Puzzle) -> bool:
        """Whether the parts are the whole target of a puzzle, each cell once."""
        return sorted(cell for part in self.parts for cell in part) == sorted(puzzle.target.cells)

    def cut(self, puzzle: Puzzle) -> Cut:
        """Return the cut of a puzzle."""
        named = replace(bare(puzzle), name=_name(puzzle, len(self.parts)))
        return Cut(dissection(named, self.parts, self.difficulty), self.seconds)


class CutForm(QWidget):
    """The fields for how to cut a target; what was cut last is proposed the next time."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        form = Form(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.add_head(tr("Cut the target"))
        self.parts = form.add(tr("Into parts"), QSpinBox(minimum=_PARTS.least, maximum=_PARTS.most,
                                                         value=_PARTS.value))
        self.equal = YesNo(tr("about equally many cells each"), value=True)
        form.addRow(self.equal)
        self.cells = Bounds(tr("Cells of each, from"), tr("Cells of each, to"), MOST_CELLS)
        form.add(tr("Cells of each"), self.cells)
        self.equal.toggled.connect(lambda equal: form.setRowVisible(self.cells, not equal))
        form.setRowVisible(self.cells, False)
        self.seed = form.add(tr("Seed"), QSpinBox(maximum=SEED.most, value=SEED.value))
        self.seed.setToolTip(tr("Other random numbers, and so other cuts; the same seed gives the same again"))
        for signal in (self.parts.valueChanged, self.equal.toggled, self.cells.changed, self.seed.valueChanged):
            signal.connect(lambda *_: self.changed.emit())

    def keep(self) -> None:
        """Store what is chosen for the next time."""
        for kept, box in ((_PARTS, self.parts), (SEED, self.seed)):
            QSettings().setValue(kept.name, box.value())

    @property
    def sizes(self) -> Range | None:
        """The fewest and the most cells of a part; None for about equally many."""
        return None if self.equal.isChecked() else self.cells.bounds or (1, MOST_CELLS)


class CutsTask(QObject):
    """Cuts the target of a puzzle again and again; the hardest cut comes first."""

    def __init__(self) -> None:
        super().__init__()
        self.puzzle: Puzzle | None = None
        self.form = CutForm()
        self.rows = ItemRows([
            Column(tr("Cells of the parts"), _sizes),
            Column(tr("Difficulty"), lambda cut: hard_text(cut.dissection.difficulty), about_difficulty()),
            Column(tr("Found after"), lambda cut: reworded(duration(cut.seconds)))], _caption)
        words = Words(tr("Cut the target"), tr("Cuts"), tr("Pictures of the cuts"), tr("greatest difficulty"),
                      tr("Cutting"), "difficulty 10,000.0", lines=2)
        self.desk = Desk(self, words, self.form, self.rows, self._made, self._table)
        self.steps = self.desk.steps
        self.kept = KeptItems(self.desk, _Kept, self._show_kept, key=lambda kept: frozenset(kept.parts))
        self.desk.run.bar.hide()  # it goes on for ever
        self.form.changed.connect(self.desk.forget)  # the cuts that were found stay
        self.desk.begin_requested.connect(self._begin)
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._show)
        self._show()

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Cut the current target of another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.rows.begin(_scene_of)
        self.desk.forget()
        self.kept.look(kept_lists.file_of("cuts", dump(rules_of(bare(puzzle)))) if puzzle.target.cells else None)

    def _begin(self) -> None:
        if self.puzzle is not None:
            self.form.keep()
            self.desk.take_steps(partial(_cuts, self.puzzle, self.form.parts.value(), self.form.sizes,
                                         self.form.seed.value()))

    def _on_found(self, some: list[Dissection]) -> None:
        self._add([Cut(one, self.steps.seconds) for one in some])
        self.kept.keep([_Kept(cut.dissection.difficulty, cut.seconds,
                              tuple(part.cells for part in cut.dissection.puzzle.parts)) for cut in self.rows.items])

    def _show_kept(self, kept: list["_Kept"]) -> None:
        if self.puzzle is not None:
            self._add([one.cut(self.puzzle) for one in kept if one.fits(self.puzzle)])

    def _add(self, cuts: list[Cut]) -> None:
        """List some more, the hardest of all first."""
        known = {cut.parts for cut in self.rows.items}
        made = [*self.rows.items, *(cut for cut in cuts if cut.parts not in known)]
        self.rows.show_items(sorted(made, key=lambda cut: -cut.dissection.difficulty))
        self.desk.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        drawn = self.puzzle is not None and bool(self.puzzle.target.cells)
        cuts: list[Cut] = self.rows.items
        best = hard_text(cuts[0].dissection.difficulty) if cuts else "–"
        self.desk.run.show_target(self.puzzle)
        self.desk.run.figure.show_text(best)
        self.desk.show_steps(tr("Find cuts"), drawn, self._sentence())
        summary = tr_n("{n} cut goes together in one way; its difficulty is {best}.",
                       "{n} cuts go together in one way; the hardest has difficulty {best}.", len(cuts), best=best)
        self.desk.found.show_summary(summary if cuts else "", self._nothing(drawn))

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

    def _made(self, row: int) -> OpenedPuzzle:
        return OpenedPuzzle(self.rows.items[row].dissection.puzzle)

    def _table(self) -> Table | None:
        head = "difficulty", "parts", "cells of each"
        rows = map(_written, self.rows.items)
        return Table(self.puzzle.name, partial(write_table, head, rows)) if self.puzzle is not None else None


def _name(puzzle: Puzzle, parts: int) -> str:
    return f"{puzzle.name} in {parts} parts"[:MAX_NAME]


def _cuts(puzzle: Puzzle, parts: int, sizes: tuple[int, int] | None, seed: int) -> Iterator[Dissection | None]:
    name = _name(puzzle, parts)
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
