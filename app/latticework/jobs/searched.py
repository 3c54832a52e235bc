"""What is searched, a puzzle or an exact cover problem: nobody who uses it need ask which of the two it is."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import (
    Candidate,
    Cover,
    ExactCover,
    Group,
    PosedCover,
    Reason,
    Reduction,
    Regions,
    Restriction,
    candidate,
    candidates,
    item_order,
    pose,
    reduce,
    regions,
    restrict,
    symmetry_group,
)
from latticework.cover.arguments import proofs
from latticework.cover.cover_arrays import Int32
from latticework.cover.exact_cover_problem import lacking_options
from latticework.errors import LatticeworkError, shown
from latticework.jobs.method import PROBE
from latticework.lattice import Cell
from latticework.phrases import Phrase, phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import only_current_target
from latticework.solution import Solution, faults, options_of, placements_of
from latticework.solution.text import as_data, as_text, in_words, option_text, options_as_data, options_as_text
from latticework.solution.verify import OptionChecker, option_faults
from latticework.solution.verify_many import ManyChecker

Document = Puzzle | ExactCover
_Bools = NDArray[np.bool_]

_USUAL = "auto"
"""The name of the item that is best by its numbers alone, as users type it."""


class Searched(ABC):
    """A document as the exact cover problem that engines search.

    Items and options are numbered as in `cover`, the whole problem; the options of a solution come as an array, shape
    (options,). choosable (options,): which of them a solution may choose. kind: what the fingerprint begins with, so
    that no problem has that of a document of the other kind.

    Only a puzzle has cells and parts: what asks for them gives nothing, or LatticeworkError, without them.
    """

    document: Document
    cover: Cover
    choosable: _Bools
    kind: str

    @property
    @abstractmethod
    def group(self) -> Group:
        """The symmetries of the document, as they carry items and options; found when they are asked for first."""

    @abstractmethod
    def order(self, name: str, usual: str = "given") -> Int32:
        """Return the items in a named order, "" for the usual one; raises LatticeworkError."""

    @abstractmethod
    def restriction(self, hold: str) -> Restriction:
        """Return the restriction of a named item, the usual one for "" and PROBE; raises LatticeworkError."""

    @abstractmethod
    def reasons(self, seconds: float) -> list[Reason]:
        """Return all reasons found why there can be no solution; empty if none was found.

        seconds: the processor time after which no further colourings are tried; 0 for none, and no
        forced placements.
        """

    @abstractmethod
    def item_words(self, item: int) -> Phrase:
        """Return an item as a noun: a part, a cell, or an item of an exact cover problem."""

    @abstractmethod
    def option_words(self, option: int) -> Phrase:
        """Return an option: a part with its cells, or the items that it covers."""

    @abstractmethod
    def chosen(self, options: Int32) -> tuple[Any, ...]:
        """Return a solution as files show it: its placements, or the chosen options of the document, ascending."""

    @abstractmethod
    def text(self, options: Int32) -> str:
        """Return a solution as text that ends with a line break: a picture, or a line an option."""

    @abstractmethod
    def data(self, options: Int32) -> list[Any]:
        """Return a solution as JSON: placements, or options as lists of items or [item, colour]."""

    @abstractmethod
    def checker(self) -> ManyChecker | OptionChecker:
        """Return what checks many solutions at a time, without the cover problem."""

    @abstractmethod
    def faults(self, options: Int32) -> list[str]:
        """Return the faults of a solution in words, without the cover problem; empty where it is right."""

    @property
    def reduction(self) -> Reduction:
        """The puzzle, reduced; raises LatticeworkError where an exact cover problem is searched."""
        raise LatticeworkError(phrase("{name}: is an exact cover problem; only a puzzle has parts and a target",
                                      name=self.document.name))

    def regions(self, prunings: tuple[str, ...]) -> Regions:
        """Return the regions that some prunings need; raises LatticeworkError where there are none."""
        raise LatticeworkError(phrase("prune: {prunings} look at the cells of a target, which an exact cover problem "
                                      "has not", prunings=", ".join(prunings)))

    def cells_of_item(self, item: int) -> tuple[Cell, ...]:  # noqa: ARG002 - only a puzzle has cells
        """Return the cell of the target that an item stands for, nothing where it is no cell."""
        return ()

    def cells_of_option(self, option: int) -> tuple[Cell, ...]:  # noqa: ARG002 - only a puzzle has cells
        """Return the cells that an option covers, of exact cover problems nothing."""
        return ()

    def placements(self, options: Int32) -> Solution:  # noqa: ARG002 - only a puzzle has parts
        """Return the placements of options, in the order of the parts; nothing of exact cover problems."""
        return ()

    @property
    def unrestricted(self) -> Restriction:
        """The restriction of no item; options that no solution may choose are left out all the same."""
        return Restriction(-1, self.choosable)

    def only_choosable(self) -> tuple[Cover, Int32]:
        """Return the problem of just the options that solutions may choose, and their numbers, shape (options,)."""
        return self.cover.only(self.choosable), np.flatnonzero(self.choosable).astype(np.int32)

    def stored_options(self, stored: Sequence[int]) -> Int32:
        """Return the options of a stored solution as an array; raises LatticeworkError if they do not exist."""
        return options_of(stored, self.cover)


class _OfPuzzle(Searched):
    """A puzzle for its current target."""

    def __init__(self, reduction: Reduction) -> None:
        self._reduction = reduction
        self.document, self.cover, self.kind = reduction.puzzle, reduction.cover, ""
        self.choosable = np.ones(self.cover.n_options, bool)

    @cached_property
    def group(self) -> Group:
        return symmetry_group(self._reduction)

    @property
    def reduction(self) -> Reduction:
        return self._reduction

    def order(self, name: str, usual: str = "given") -> Int32:
        return item_order(self.reduction, name or usual)

    def restriction(self, hold: str) -> Restriction:
        # PROBE is the usual one until probes have chosen another, see `held_item.by_probing`.
        held = None if hold in ("", PROBE) else _candidate_named(self.reduction, self.group, hold)
        return restrict(self.cover, self.group, held)

    def regions(self, prunings: tuple[str, ...]) -> Regions:  # noqa: ARG002 - all need the same
        return regions(self.reduction)

    def reasons(self, seconds: float) -> list[Reason]:
        return [Reason(proof.text, tuple(cell for some in proof.classes for cell in some.cells), proof.part)
                for proof in proofs(self.reduction, seconds)]

    def item_words(self, item: int) -> Phrase:
        puzzle, cells = self.reduction.puzzle, self.cells_of_item(item)
        if cells:
            return phrase("cell {cell}", cell=puzzle.lattice.cell_text(cells[0]))
        if item < len(puzzle.parts):
            return phrase("part {name}", name=puzzle.parts[item].name)
        return phrase("the empty cells")

    def option_words(self, option: int) -> Phrase:
        puzzle, placed = self.reduction.puzzle, self.placements(np.array([option], np.int32))
        if not placed:
            return phrase("{cell} stays empty", cell=puzzle.lattice.cell_text(self.reduction.cells(option)[0]))
        cells = " ".join(",".join(map(str, puzzle.lattice.written(cell))) for cell in placed[0].cells)
        marks = in_words(puzzle, placed[0])
        return phrase("{part} on {cells}", part=puzzle.parts[placed[0].part].name,
                      cells=f"{cells}; {marks}" if marks else cells)

    def cells_of_item(self, item: int) -> tuple[Cell, ...]:
        target, first = self.reduction.puzzle.target, len(self.reduction.puzzle.parts)
        # Parts come first, then an item for the empty cells where there may be any, then the cells.
        at = item - first - bool(target.optional)
        return (target.cells[at],) if 0 <= at < len(target.cells) else ()

    def cells_of_option(self, option: int) -> tuple[Cell, ...]:
        return self.reduction.cells(option)

    def placements(self, options: Int32) -> Solution:
        return placements_of(options, self.reduction)

    def chosen(self, options: Int32) -> tuple[Any, ...]:
        return self.placements(options)

    def text(self, options: Int32) -> str:
        return as_text(self.reduction.puzzle, self.placements(options))

    def data(self, options: Int32) -> list[Any]:
        return as_data(self.reduction.puzzle, self.placements(options))

    def checker(self) -> ManyChecker:
        return ManyChecker.of(self.reduction)

    def faults(self, options: Int32) -> list[str]:
        return faults(self.reduction.puzzle, self.placements(options))


class _OfCover(Searched):
    """An exact cover problem, of which only the identity is known as a symmetry."""

    def __init__(self, posed: PosedCover) -> None:
        self._posed, self._options = posed, posed.document
        self.document, self.cover, self.choosable = posed.document, posed.cover, posed.choosable
        self.kind = f"exact cover of {posed.document.n_options} options"

    @property
    def group(self) -> Group:
        return self._posed.group

    def order(self, name: str, usual: str = "given") -> Int32:  # noqa: ARG002 - that of puzzles only
        return self._posed.order(name or "given")

    def restriction(self, hold: str) -> Restriction:
        if hold not in ("", PROBE):
            raise LatticeworkError(phrase("hold: {hold} should be left to the program; an exact cover problem has no "
                                          "symmetries that are known, so no item can be held", hold=shown(hold)))
        return self.unrestricted

    def reasons(self, seconds: float) -> list[Reason]:  # noqa: ARG002 - all are found at once
        return lacking_options(self._options)

    def item_words(self, item: int) -> Phrase:
        if item < len(self._options.items):
            return phrase("item {name}", name=self._options.items[item])
        # The items of options in doubt are the last ones, in their order.
        doubt = len(self._posed.in_doubt) - (self.cover.n_items - item)
        return phrase("the choice of option {n}", n=int(self._posed.in_doubt[doubt]) + 1)

    def option_words(self, option: int) -> Phrase:
        n = self._options.n_options
        if option < n:
            return phrase("option {n}: {items}", n=option + 1, items=option_text(self._options, option))
        return phrase("option {n} left out", n=int(self._posed.in_doubt[option - n]) + 1)

    def chosen(self, options: Int32) -> tuple[int, ...]:
        return self._posed.chosen(options)

    def text(self, options: Int32) -> str:
        return options_as_text(self._options, self.chosen(options))

    def data(self, options: Int32) -> list[Any]:
        return options_as_data(self._options, self.chosen(options))

    def checker(self) -> OptionChecker:
        return OptionChecker(self._options)

    def faults(self, options: Int32) -> list[str]:
        return option_faults(self._options, self.chosen(options))


def searched(document: Document) -> Searched:
    """Return what is searched of a document, of a puzzle for its current target; raises LatticeworkError."""
    if isinstance(document, ExactCover):
        return _OfCover(pose(document))
    return _OfPuzzle(reduce(only_current_target(document)))


def item_names(reduction: Reduction) -> dict[str, int]:
    """Return the items that may be named: parts by their names, else as #1, #2, ...; cells as "2,0" or "2,0,1"."""
    puzzle, target = reduction.puzzle, reduction.puzzle.target
    first = len(puzzle.parts) + bool(target.optional)
    found = {",".join(map(str, puzzle.lattice.written(cell))): first + i for i, cell in enumerate(target.cells)}
    taken = {_USUAL, PROBE, "", *found}
    parts = Counter(part.name for part in puzzle.parts)
    for number, part in enumerate(puzzle.parts):
        # A name that could be read as an option, a number or a cell is replaced by #n.
        usable = part.name.isprintable() and not part.name.startswith(("-", "#")) and part.name not in taken
        found[part.name if usable and parts[part.name] == 1 else f"#{number + 1}"] = number
    return found


def item_name(reduction: Reduction, item: int) -> str:
    """Return the name of an item, "" for none (-1)."""
    return next((name for name, number in item_names(reduction).items() if number == item), "")


def _candidate_named(reduction: Reduction, group: Group, name: str) -> Candidate:
    """Return the candidate to hold that has a name; raises LatticeworkError where no such item can be held."""
    item = item_names(reduction).get(name)
    found = None if item is None else candidate(reduction.cover, group, item)
    if found is None:
        able = ", ".join(item_name(reduction, one.item) for one in candidates(reduction.cover, group)) or "nothing"
        raise LatticeworkError(phrase("hold: {name} should be a part or cell that is covered once and that some "
                                      "symmetry of the target leaves in its place: {known}, or what is symmetric to "
                                      "one", name=shown(name), known=able))
    return found
