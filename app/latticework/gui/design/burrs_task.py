"""The task to find burrs of six rods: all of a family of pieces counted, or ever better ones from random pieces."""

from functools import partial
from pathlib import Path

import numpy as np
from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from latticework import paths
from latticework.designs.burrs import climb, looking, sets
from latticework.designs.burrs.family import RODS
from latticework.designs.burrs.looking import CLIMB, COUNT, MOST_LISTED, Asked, Burr, Counting, Listed, Listing, Seen
from latticework.designs.burrs.pieces import LENGTHS, SHARED, numbers_in
from latticework.designs.burrs.sets import Wanted
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.design.desk import Desk, Table, Words
from latticework.gui.design.favourites import Favourites, Parts, Stars
from latticework.gui.design.found_view import FoundTable
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.wishes import SEED, Bounds, Order, let_be_narrow
from latticework.gui.editor.opened_files import KeptSolutions, OpenedPuzzle
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import Choice, Form, Text, YesNo
from latticework.gui.widgets.preferences import Number
from latticework.gui.widgets.translation import (
    error_text,
    grouped,
    reworded,
    sentences,
    tr,
    tr_n,
    translatable,
    translated,
)
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.solution import Placement

PIECES, LEVEL, SOLUTIONS, ASSEMBLIES = 1, 2, 3, 4
_NOTCHABLE, _ALL, _OWN = "notchable", "all", "own"
_ANY_HOLES, _SOLID, _FEW_HOLES = "any", "solid", "few"
_WAYS = {COUNT: translatable("count all that come apart"), CLIMB: translatable("climb from random pieces")}
_SOURCES = {_NOTCHABLE: translatable("the 59 notchable ones"), _ALL: translatable("all 837"),
            _OWN: translatable("by their numbers")}
_INSIDES = {_ANY_HOLES: translatable("with or without holes"), _SOLID: translatable("solid, without a hole"),
            _FEW_HOLES: translatable("with few holes")}
ORDERS = {"high": (LEVEL, True, translatable("highest level first")),
          "low": (LEVEL, False, translatable("lowest level first")),
          "few": (SOLUTIONS, False, translatable("fewest solutions")),
          "many": (SOLUTIONS, True, translatable("most solutions")),
          "true": (ASSEMBLIES, False, translatable("fewest assemblies")),
          "false": (ASSEMBLIES, True, translatable("most assemblies"))}
"""By which column burrs are sorted, whether the greatest is first, and both in words; the usual way comes first."""
_FIELDS = {LEVEL: "level", SOLUTIONS: "apart", ASSEMBLIES: "assemblies"}
_MOST, _TIMES = Number("burrs/most", 1, 1, 1_000_000), Number("burrs/times", 0, 0, RODS)
_HOLES, _SEED = Number("burrs/holes", 1, 1, SHARED), Number("burrs/seed", 0, 0, SEED.most)

_OUTWARDS = 2
"""Cubes by which rods are moved apart in a picture, so that one sees what is cut out of them."""


class BurrForm(QWidget):
    """The fields for which burrs are looked for; what was looked for last is proposed the next time."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        form = self._form = Form(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.add_head(tr("Look for burrs"))
        kept = QSettings()
        self.way = Choice(_texts(_WAYS), kept.value("burrs/way"))
        self.way.setAccessibleName(tr("Way to look for burrs"))
        form.addRow(self.way)  # its texts need the whole width
        self.source = form.add(tr("Which pieces"), Choice(_texts(_SOURCES), kept.value("burrs/source")))
        self.numbers = form.add(tr("Numbers"), Text(str(kept.value("burrs/numbers", ""))))
        self.numbers.setPlaceholderText("88 512 704 960 992 1008")
        self.numbers.setToolTip(tr("The numbers by which burr people know the pieces; 2x88 is piece 88 twice"))
        self.times = form.add(tr("Each at most"), QSpinBox(maximum=_TIMES.most, value=_TIMES.value))
        self.times.setSuffix(" ×")
        lengths = {str(length): tr_n("{n} cube", "{n} cubes", length) for length in LENGTHS}
        self.length = form.add(tr("Rods"), Choice(lengths, kept.value("burrs/length")))
        self.inside = form.add(tr("Inside"), Choice(_texts(_INSIDES), kept.value("burrs/inside")))
        self.holes = form.add(tr("Holes, at most"), QSpinBox(minimum=1, maximum=SHARED, value=_HOLES.value))
        self.most = form.add(tr("Solutions, at most"), QSpinBox(minimum=1, maximum=_MOST.most, value=_MOST.value))
        self.most.setToolTip(tr("In how many ways the six pieces may go together and come apart again"))
        self.seed = form.add(tr("Seed"), QSpinBox(maximum=_SEED.most, value=_SEED.value))
        self.seed.setToolTip(tr("Other random numbers, and so other burrs; the same seed gives the same again"))
        for choice in (self.way, self.source, self.inside):
            let_be_narrow(choice)
        self.way.currentIndexChanged.connect(self._fit)
        self.source.currentIndexChanged.connect(self._fit)
        self.inside.currentIndexChanged.connect(self._fit)
        for signal in (self.way.currentIndexChanged, self.source.currentIndexChanged, self.numbers.textChanged,
                       self.times.valueChanged, self.length.currentIndexChanged, self.inside.currentIndexChanged,
                       self.holes.valueChanged, self.most.valueChanged, self.seed.valueChanged):
            signal.connect(lambda _: self.changed.emit())
        self._fit()

    def keep(self) -> None:
        """Store what is chosen for the next time."""
        for name in ("way", "source", "numbers", "times", "length", "inside", "holes", "most", "seed"):
            QSettings().setValue(f"burrs/{name}", getattr(self, name).value())

    @property
    def asked(self) -> Asked:
        """What is chosen; raises LatticeworkError where that is no number of a piece."""
        source, few = self.source.value(), self.inside.value() == _FEW_HOLES
        pieces = numbers_in(self.numbers.value()) if source == _OWN else source
        holes = SHARED if self.inside.value() == _ANY_HOLES else self.holes.value() if few else 0
        return Asked(self.way.value(), pieces, self.times.value() or None, int(self.length.value()), (0, holes),
                     self.most.value(), self.seed.value())

    def _fit(self) -> None:
        """Show the fields that the choices have."""
        counts = self.way.value() == COUNT
        # A climb takes any pieces of a family.
        sources = {one: text for one, text in _texts(_SOURCES).items() if counts or one != _OWN}
        if self.source.count() != len(sources):
            self.source.offer(sources, self.source.value())
        own = self.source.value() == _OWN
        for one, shown in ((self.numbers, own), (self.times, counts), (self.inside, counts),
                           (self.holes, counts and self.inside.value() == _FEW_HOLES), (self.most, not counts),
                           (self.seed, not counts)):
            self._form.setRowVisible(one, shown)
        self.times.setSpecialValueText(tr("as often as named") if own else tr("any number of times"))


class ShownForm(QWidget):
    """The fields for which of the burrs found are shown, and in which order."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        form = Form(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.add_head(tr("Show only burrs with"))
        self.once = YesNo(tr("exactly one solution"))
        form.addRow(self.once)
        self.solutions = form.add(tr("Solutions"), Bounds(tr("Solutions, from"), tr("Solutions, to")))
        self.level = form.add(tr("Level"), Bounds(tr("Level, from"), tr("Level, to")))
        self.favourites = YesNo(tr("only favourites"))
        form.addRow(self.favourites)
        self.order = form.add(tr("Sorted by"), Order(ORDERS))
        # Not `toggled`: the box is also checked and unchecked by bounds that are typed.
        self.once.clicked.connect(lambda once: self.solutions.show_bounds((1, 1) if once else None))
        self.solutions.changed.connect(lambda: self.once.setChecked(self.solutions.bounds == (1, 1)))
        for signal in (self.solutions.changed, self.level.changed, self.order.currentIndexChanged,
                       self.favourites.toggled):
            signal.connect(lambda *_: self.changed.emit())

    def listing(self, favourites: frozenset[Parts]) -> Listing:
        """Return which burrs are to be shown, in which order."""
        # Without a solution it is no burr: none of its assemblies comes apart.
        wanted = Wanted(solutions=self.solutions.bounds or (1, self.solutions.most.maximum()),
                        level=self.level.bounds)
        column, descending = self.order.column
        return Listing(wanted, favourites if self.favourites.isChecked() else None, _FIELDS[column], descending)


class BurrsTask(QObject):
    """Counts burrs or climbs, and lists those that are wanted, with a picture each."""

    def __init__(self) -> None:
        super().__init__()
        self.puzzle: Puzzle | None = None
        self.asked: Asked | None = None
        self.seen: Seen | None = None
        """What was found up to now, None before it is known what was found before."""
        self._counting: Counting | None = None
        self._listed = Listed([], 0, 0)
        self.form, self.shown, self.favourites = BurrForm(), ShownForm(), Favourites(self)
        self.rows = ItemRows([
            Column(tr("Pieces", "the numbers of those of a burr"), lambda one: one.numbers),
            Column(tr("Level"), lambda one: grouped(one.level),
                   tr("How many moves it takes until the first piece is out, of all solutions the most")),
            Column(tr("Solutions"), lambda one: grouped(one.solutions),
                   tr("How many assemblies come apart; mirror images count as two")),
            Column(tr("Assemblies"), lambda one: grouped(one.assemblies),
                   tr("In how many ways the pieces go together, whether they come apart or not; mirror images count "
                      "as two")),
            Column(tr("Holes"), lambda one: grouped(one.holes), tr("How many cubes inside stay empty"))],
            _caption, lambda one: one.name in self.favourites.sets)
        words = Words(tr("Burrs"), tr("Burrs"), tr("Pictures of the burrs"), tr_n("set", "sets", 0),
                      tr("Counted share of the assemblies"), "1024 1024 1024", lines=4)
        table = FoundTable(self.rows, words.table, pictured=PIECES, sortable=True)
        self.desk = Desk(self, words, self.form, self.rows, self._made, self._table, shown=self.shown,
                         table_view=table)
        self.steps = self.desk.steps
        self.stars = Stars(self.favourites, self.desk, self._name_of)
        # One queue: what is read was written before.
        self._files = TaskQueue("burrs found before", finish=True)
        self._choosing = TaskQueue("choosing burrs", self._on_chosen)
        self._wire(table)
        self._show()

    def _wire(self, table: FoundTable) -> None:
        self.form.changed.connect(self._look)
        self.shown.changed.connect(self._choose)
        table.horizontalHeader().sectionClicked.connect(self.shown.order.sort_by)
        self.favourites.changed.connect(self._on_favourites)
        self.desk.begin_requested.connect(self._begin)
        self.desk.closed.connect(self._close)
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._on_steps)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Burrs are found for no puzzle: the first one shows what was found before."""
        first, self.puzzle = self.puzzle is None, puzzle
        if first:
            self._look()

    def _look(self) -> None:
        """Look for what was found before for what is asked for now."""
        self.desk.forget()
        self.asked = self.seen = self._counting = None
        self._choosing.cancel()
        try:
            self.asked = self.form.asked
        except LatticeworkError as error:
            self.desk.run.message.tell(error_text(error))
        if self.asked is not None:
            self.rows.begin(partial(_scene_of, self.asked.length))
            self.favourites.show_those_in(paths.favourites() / f"burrs-{self.asked.length}.json")
            if not self._refusal():
                self._files.add(partial(looking.look, self.asked), partial(self._on_looked, self.asked))
        self._take(Listed([], 0, 0))

    def _on_looked(self, asked: Asked, task: "Task[tuple[Counting | None, Seen]]") -> None:
        if asked != self.asked or self.seen is not None:
            return
        if isinstance(task.error, LatticeworkError):
            # What would be found could not be kept, as a file that is damaged stays as it is.
            self.asked = None
            self.desk.run.message.tell(error_text(task.error))
        elif task.error is None:
            self._counting, self.seen = task.result()
            self._choose()
        self._show()

    def _begin(self) -> None:
        if self.asked is not None and self.seen is not None:
            self.form.keep()
            self.desk.take_steps(partial(looking.counted, self._counting) if self._counting is not None else
                                 partial(looking.climbed, self.asked, self.seen))

    def _on_found(self, some: list[Seen]) -> None:
        self.seen = some[-1]
        if self._counting is None and self.asked is not None:
            self._files.add(partial(looking.write_climbed, self.asked.path, self.seen.rows), self._on_written)
        self._choose()

    def _on_steps(self) -> None:
        # What was counted is kept as soon as it does not go on, however that came.
        if self._counting is not None and self._counting.stale and not self.steps.running:
            self._counting.stale = False
            self._files.add(self._counting.write, self._on_written)
        self._show()

    def _on_written(self, task: "Task[None]") -> None:
        if isinstance(task.error, LatticeworkError):
            self.desk.run.message.tell(error_text(task.error))

    def _close(self) -> None:
        self._on_steps()
        self.asked = None  # what is still read is not shown any more
        self._files.close()
        self._choosing.close()

    def _choose(self) -> None:
        """Choose those that are wanted, in a thread: there may be half a million."""
        if self.seen is not None:
            listing = self.shown.listing(self.favourites.sets)
            self._choosing.add_latest(partial(looking.chosen, self.seen, listing))

    def _on_chosen(self, task: "Task[Listed]") -> None:
        if task.error is None:
            self._take(task.result())

    def _on_favourites(self) -> None:
        self.rows.show_stars()
        if self.shown.favourites.isChecked():
            self._choose()

    def _take(self, listed: Listed) -> None:
        self._listed = listed
        self.rows.show_items(listed.burrs)
        column, descending = self.shown.order.column
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.desk.table.horizontalHeader().setSortIndicator(column, order)
        self.desk.found.follow_row()
        self._show()

    def _name_of(self, row: int) -> Parts:
        name: Parts = self.rows.items[row].name if 0 <= row < len(self.rows.items) else b""
        return name

    def _show(self) -> None:
        """Show how far it is."""
        run, seen = self.desk.run, self.seen
        climbs = self.form.way.value() == CLIMB
        run.target.setText(tr("Six rods that cross in pairs. The puzzle of the main window does not matter."))
        run.bar.setVisible(not climbs)  # a climb goes on for ever
        run.show_share(seen.share if seen is not None else 0.0)
        if climbs:
            level = int(seen.rows["level"].max()) if seen is not None and len(seen.rows) else 0
            run.figure.show_text(grouped(level) if level else "–", tr("highest level"))
        else:
            number = int((seen.rows["apart"] > 0).sum()) if seen is not None else 0
            run.figure.show_text(grouped(number) if number else "–", tr_n("set", "sets", number))
        self.desk.show_steps(self._find(), seen is not None and not seen.complete, self._sentence())
        self.desk.found.show_summary(self._summary(), self._nothing())

    def _find(self) -> str:
        begun = self._counting is not None and self.seen is not None and self.seen.share > 0
        return tr("Resume") if begun and self.seen is not None and not self.seen.complete else tr("Find burrs")

    def _refusal(self) -> str:
        """Return why what is asked for cannot be looked for."""
        asked = self.asked
        if asked is None:
            return ""
        if asked.way == COUNT and asked.pieces == _ALL and asked.holes[1] == SHARED:
            return tr("All 837 pieces go together in some 35 billion ways, which are too many to be counted. Ask for "
                      "solid burrs, name some pieces by their numbers, or climb from random pieces.")
        if isinstance(asked.pieces, tuple) and (asked.at_most or 0) * len({*asked.pieces}) < RODS > len(asked.pieces):
            return tr_n("A burr has six pieces, and {n} is named. Name more of them, or let each be used more often.",
                        "A burr has six pieces, and {n} are named. Name more of them, or let each be used more "
                        "often.", len(asked.pieces))
        return ""

    def _sentence(self) -> str:
        seen = self.seen
        if self._refusal() or self.asked is None:
            return ""
        if seen is None:
            return tr("What was found before is being read.")
        if self.steps.running and not self.steps.steps and self.steps.doing:
            return reworded(self.steps.doing)
        if seen.totals is None:
            return tr_n("{n} change was tried.", "{n} changes were tried.", self.steps.steps * climb.STEPS) \
                if self.steps.begun else ""
        if not seen.share and not self.steps.begun:
            return ""
        assemblies = tr_n("{n} way to put the pieces together was counted, of which {apart} come apart.",
                          "{n} ways to put the pieces together were counted, of which {apart} come apart.",
                          seen.totals.mirrored, apart=grouped(seen.totals.mirrored_apart))
        return sentences(assemblies, tr("These are all.") if seen.complete else "")

    def _summary(self) -> str:
        number, in_all, seen = self._listed.number, self._listed.in_all, self.seen
        if not number or seen is None:
            return ""
        sets_of = (tr_n("{n} set of six pieces is as wanted.", "{n} sets of six pieces are as wanted.", number)
                   if seen.complete or seen.totals is None else
                   tr_n("So far {n} set of six pieces is as wanted.", "So far {n} sets of six pieces are as wanted.",
                        number))
        mirrored = tr("Of two sets that mirror each other one is listed; with their mirror images they are {all}.",
                      all=grouped(in_all)) if in_all > number else ""
        first = tr("The first {n} are listed.", n=grouped(MOST_LISTED)) if number > MOST_LISTED else ""
        return sentences(sets_of, mirrored, first)

    def _nothing(self) -> str:
        seen = self.seen
        if self._refusal():
            return self._refusal()
        if self.asked is None or seen is None or self._choosing.busy:
            return ""
        found = bool((seen.rows["apart"] > 0).any())
        if found and self.shown.favourites.isChecked():
            return tr("No favourite is among the burrs that are wanted. To make a burr one, choose it and press "
                      "Ctrl+B, or click on its star in the table.")
        if found:
            return tr("None of the burrs found is as wanted. Change at the left which are shown.")
        if seen.complete:
            return tr("No six of these pieces make a burr that comes apart.")
        if self.steps.begun:
            return tr("No burr that comes apart was found yet.")
        return tr("Choose at the left which pieces there are, then press Find burrs. All sets of six that go "
                  "together and come apart are listed, with how many solutions they have and their level: the number "
                  "of moves until the first piece is out. What was found is there the next time, too.")

    def _made(self, row: int) -> OpenedPuzzle | None:
        if self.asked is None:
            return None
        puzzle, solution = sets.solved_puzzle(np.array(self.rows.items[row].cuts), self.asked.length)
        return OpenedPuzzle(puzzle, solutions=KeptSolutions(puzzle, ((solution,),)))

    def _table(self) -> Table | None:
        if self.seen is None:
            return None
        return Table(tr("Burrs"), partial(_written, self.seen, self.shown.listing(self.favourites.sets)))


def _written(seen: Seen, listing: Listing, path: Path) -> None:
    rows = ((one.numbers, one.level, one.solutions, one.assemblies, one.holes)
            for one in looking.burrs_of(seen.family, looking.rows_of(seen, listing)))
    write_table(("pieces", "level", "solutions", "assemblies", "holes"), rows, path)


def _texts(choices: dict[str, str]) -> dict[str, str]:
    return {one: translated(text) for one, text in choices.items()}


def _caption(one: Burr) -> str:
    # Six numbers in a line would be wider than the picture.
    halves = (" ".join(map(str, one.pieces[:3])), " ".join(map(str, one.pieces[3:])))
    return "\n".join((*halves, tr("level {level}", level=grouped(one.level)),
                      tr_n("{n} solution", "{n} solutions", one.solutions)))


def _scene_of(length: int, one: Burr) -> Scene:
    """Return the rods a little apart, as what is cut out of them cannot be seen from outside."""
    puzzle, solution = sets.solved_puzzle(np.array(one.cuts), length)
    return puzzle, scene(puzzle, tuple(_outwards(placement, length) for placement in solution))


def _outwards(placement: Placement, length: int) -> Placement:
    away = np.array(placement.cells)[:, :3].mean(axis=0) - (length - 1) / 2
    axis = int(np.abs(away).argmax())
    step = [0, 0, 0, 0]
    step[axis] = _OUTWARDS if away[axis] > 0 else -_OUTWARDS
    cells = tuple(tuple(c + s for c, s in zip(cell, step, strict=True)) for cell in placement.cells)
    return Placement(placement.part, cells)
