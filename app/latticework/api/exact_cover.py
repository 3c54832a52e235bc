"""Exact cover problems given in code: any hashable items, and the solutions as lists of the options given."""

import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from latticework.api.arguments import one_of
from latticework.api.cover_problem import ExactCover, written
from latticework.api.method import Extent, Progress, Report, extent_of
from latticework.api.search_on_demand import SearchOnDemand, refuse_copy
from latticework.cover.cover_arrays import Int32
from latticework.cover.exact_cover_document import (
    OptionError,
    OptionItem,
    make_exact_cover,
    make_kinds,
    may_be_matrix,
)
from latticework.cover.exact_cover_matrix import is_matrix, ones_of, start_of
from latticework.cover.exact_cover_problem import lacking_options
from latticework.errors import LatticeworkError, shown
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL
from latticework.jobs.method import Method
from latticework.jobs.totals import explored_part
from latticework.search import ENGINES, Problem, advance, make_searcher, root
from latticework.search.engines import AUTO

FIRST, SLICE = 1_000, 0.1
"""Nodes of the first piece of a search, and the seconds that a piece should take, as interrupts wait for its end."""

QUICK, GLANCE = "dlx", 5_000
"""The engine that begins a search unless one is requested, and its nodes: making the tables of the usual engine takes
longer than dancing links take for small problems."""

Options = Iterable[Iterable[Hashable]] | Mapping[Any, Iterable[Hashable]]
_COLLECTED = (list, tuple, set, frozenset)
"""Types that can be iterated twice, so that options of these types appear in solutions unchanged."""

Colors = Sequence[Mapping[Any, Hashable] | None] | Mapping[Any, Mapping[Any, Hashable]]
Copies = int | tuple[int, int]


class ExactCoverSolutions:
    """The solutions of an exact cover problem, found while one iterates; made by `exact_cover` and `solve`.

    Each solution is a list of the options given, or of their names. Nothing is kept without a file or several
    workers, so iterating again searches again.

    >>> solutions = lw.exact_cover([["a"], ["a", "b"], ["b"]])
    >>> solutions
    ExactCoverSolutions(2 items, 3 options)
    >>> list(solutions)
    [[['a'], ['b']], [['a', 'b']]]
    """

    def __init__(self, problem: ExactCover, method: Method, extent: Extent) -> None:
        self.problem = problem
        """The exact cover problem that they solve."""
        self._limit, self._report, self._quick = extent.limit, extent.report, method.engine == AUTO
        self._prepared, self._kept = None, None
        if extent.path is None and extent.crew.is_this_process and extent.keeps == ALL:
            self._prepared = prepare(problem.document, method)
        else:
            self._kept = SearchOnDemand(written(problem.document), method, "nothing", extent)

    def __iter__(self) -> Iterator[list[Any]]:
        """Yield the solutions, each as soon as it is found."""
        options = self.problem.options
        for chosen in self.chosen():
            yield [options[number] for number in chosen]

    def chosen(self) -> Iterator[list[int]]:
        """Yield the solutions by the numbers of their options from 0, ascending.

        >>> list(lw.exact_cover([["a"], ["a", "b"], ["b"]]).chosen())
        [[0, 2], [1]]
        """
        n = self.problem.document.n_options  # the numbers from there on leave an option out, or pad a row
        for rows in self._rows():
            for row in np.sort(rows, axis=1).tolist():
                yield [option for option in row if option < n]

    def first(self) -> list[Any] | None:
        """Return the first solution that is found, None where there is none.

        >>> lw.exact_cover([["a"], ["a", "b"]], primary=["b"], secondary=["a"]).first()
        [['a', 'b']]
        """
        return next(iter(self), None)

    @property
    def count(self) -> int:
        """The number of solutions, or as many as the limit says.

        >>> lw.exact_cover([["a"], ["a", "b"], ["b"]]).count
        2
        """
        if self._kept is None:
            return sum(map(len, self._rows()))
        found = self._kept.run().solutions
        return found if self._limit is None else min(found, self._limit)

    def _rows(self) -> Iterator[Int32]:
        """Yield solutions by their option numbers, some at a time, shape (n, width)."""
        if self._prepared is None:
            yield from (found.options[None] for found in self._kept.solutions()) if self._kept else ()
            return
        job, left = self._prepared.job, self._limit
        # The engine may not see why there is no solution, and would search for ever.
        if lacking_options(self.problem.document):
            self._report(Progress(1.0))
            return
        for found in _found(job.problem, self._quick, self._report):
            some = found if left is None else found[:left]
            # The engine numbers options in its own way; these are the numbers of the document.
            yield job.numbers[some]
            left = None if left is None else left - len(some)
            if left == 0:
                return

    def __reduce__(self) -> NoReturn:
        refuse_copy()

    def __repr__(self) -> str:
        document = self.problem.document
        return f"ExactCoverSolutions({len(document.items):,} items, {document.n_options:,} options)"


def _found(problem: Problem, quick: bool, report: Report) -> Iterator[Int32]:
    """Search a problem in this process; yield solutions, a few at first, then more at a time."""
    searcher = make_searcher(replace(problem, engine=QUICK, lean=False) if quick else problem)
    state, budget, room = root(), FIRST, 1
    nodes = solutions = explored = 0
    while True:
        begin = time.perf_counter()
        piece = advance(searcher, state, budget, room=room)
        seconds = time.perf_counter() - begin
        nodes, solutions = nodes + piece.nodes, solutions + len(piece.solutions)
        explored += piece.explored
        report(Progress(explored_part(explored), solutions, nodes, piece.nodes / max(seconds, 1e-6)))
        if len(piece.solutions):
            yield piece.solutions
        if not piece.remaining:
            return
        # Room for a single solution at first, so that the first one comes at once.
        state, room = piece.remaining[0], min(2 * room, 1 << 14)
        # If few nodes took long, what took the time was room for solutions.
        if seconds < SLICE and piece.nodes >= budget:
            budget *= 2
        # Both engines have the same tree, so one resumes where the other stopped.
        if quick and nodes >= GLANCE:
            quick, searcher = False, make_searcher(problem)


def exact_cover(
    options: Options | None = None, *, matrix: object = None, primary: Iterable[Hashable] | None = None,
    secondary: Iterable[Hashable] = (),
    colors: Colors | None = None, multiplicities: Mapping[Any, Copies] | None = None, engine: str = "auto",
    limit: int | None = None, workers: int = 1, search: str | Path | None = None,
    progress: Callable[[Progress], object] | None = None, cluster: Any = None, memory: int | None = None,
) -> ExactCoverSolutions:
    """Return the ways to choose options so that each primary item is in exactly one of them, as they are found.

    options: each an iterable of items, which are anything that can be hashed; or a mapping from names to such, and
    then solutions are lists of names. An option without items is never chosen.
    matrix: instead of options a matrix of 0 and 1, a row for each option and a column for each item: an array of
    numpy, a sparse matrix of scipy, or a list of rows. Items are the numbers of columns, and solutions are lists of
    the numbers of rows, both from 0.
    primary: the items to be covered, all that are not secondary when left out.
    secondary: the items that may be covered, at most once.
    colors: for each option, by its number or name, a mapping from secondary items to colours; options that give an
    item the same colour may have it together.
    multiplicities: for primary items that are to be covered not once but a number of times, that number, or the least
    and the most.
    engine: "auto", "bitset", "cells", "dlx", "backtrack" or "processor".
    limit: how many solutions are enough.
    workers, search, progress, cluster, memory: as for `solve`. In a search file items are named by their texts.

    Raises LatticeworkError when an option has an item twice or one that is unknown, when a primary item has a colour,
    when options could as well be meant as a matrix, or when another argument is wrong. What is returned raises it if
    the file holds another search, or cannot be written.

    >>> queens = {(r, c): [f"row {r}", f"column {c}", f"up {r + c}", f"down {r - c}"]
    ...           for r in range(8) for c in range(8)}
    >>> lines = [f"row {i}" for i in range(8)] + [f"column {i}" for i in range(8)]
    >>> diagonals = {item for items in queens.values() for item in items} - set(lines)
    >>> solutions = lw.exact_cover(queens, primary=lines, secondary=diagonals)
    >>> solutions.count
    92
    >>> len(solutions.first())
    8
    >>> lw.exact_cover([["p", "x"], ["q", "x"], ["q", "x"]], secondary=["x"],
    ...                colors=[{"x": "red"}, {"x": "red"}, {"x": "blue"}]).count
    1
    >>> lw.exact_cover([["a"], ["a"], ["a"]], multiplicities={"a": (1, 2)}).count
    6
    >>> list(lw.exact_cover(matrix=[[1, 0, 1], [0, 1, 0], [1, 1, 1]]))
    [[0, 1], [2]]
    """
    one_of(engine, ENGINES, "engine")
    extent = extent_of(limit, workers, search, progress, cluster, memory)
    given, items_of, columns = _options(options, matrix)
    if columns is None and primary is None and secondary == () and may_be_matrix(items_of):
        raise LatticeworkError("options: they can be read in two ways: as a matrix of 0 and 1, or as options "
                               "with items named 0 and 1. Pass a matrix as matrix=...; for options name their items, "
                               "as in primary=[0, 1]")
    entries = list(chain.from_iterable(items_of) if columns is None else range(columns))
    try:
        # Items become keys of dictionaries: one that cannot be hashed raises TypeError here.
        seen = _seen(entries, options.values() if isinstance(options, Mapping) else given)
        second = dict.fromkeys(_in_order(secondary, "secondary", seen))
        first = [item for item in seen if item not in second] if primary is None else _in_order(
            primary, "primary", seen)
        kinds = make_kinds(first, second, _bounds(multiplicities))
    except TypeError as error:
        raise LatticeworkError(f"items: each should be something that can be hashed ({error})") from None
    # Messages name an option as it was given, by its name or its number.
    names: Sequence[Any] = given if isinstance(options, Mapping) else range(len(given))
    numbers = {name: number for number, name in enumerate(names)}
    shades = None if colors is None else _shades(colors, items_of, numbers)
    try:
        entry = OptionItem._make if shades else OptionItem
        document = make_exact_cover("exact cover", kinds, shades or items_of, entry)
    except OptionError as error:
        raise LatticeworkError(f"options[{shown(names[error.option])}]: {error.reason}") from None
    return ExactCoverSolutions(ExactCover(document, given), Method(engine), extent)


def _seen(entries: list[Hashable], given: Iterable[Any]) -> dict[Hashable, None]:
    """Return the items of all options in an order that is the same in each run.

    Texts in sets come in a different one each time, and a search file stores items by their numbers.
    """
    seen = dict.fromkeys(entries)
    in_sets = any(issubclass(kind, set | frozenset) for kind in set(map(type, given)))
    return dict.fromkeys(sorted(seen, key=repr)) if in_sets else seen


def _in_order(items: object, argument: str, seen: Mapping[Hashable, None]) -> Iterable[Hashable]:
    """Return items given as `primary` or `secondary`; those of a set in the order of `seen`, then by their texts."""
    if not isinstance(items, Iterable):
        raise LatticeworkError(f"{argument}: {shown(items)} should be a list of items")
    if not isinstance(items, set | frozenset):
        return items
    return [*(item for item in seen if item in items), *sorted(items - seen.keys(), key=repr)]


def _options(
    options: Options | None, matrix: object
) -> tuple[Sequence[Any], list[Sequence[Hashable]], int | None]:
    """Return options as they appear in solutions, their items, and of a matrix the number of columns, else None."""
    if (options is None) == (matrix is None):
        raise LatticeworkError("options: give either options or matrix=...")
    if is_matrix(options):
        raise LatticeworkError("options: is a matrix; pass it as matrix=...")
    if options is None:
        rows, columns, (n, n_items) = ones_of(matrix)
        every = columns.tolist()
        return range(n), [every[a:b] for a, b in pairwise(start_of(rows, n).tolist())], n_items
    try:
        if isinstance(options, Mapping):
            return list(options), [tuple(items) for items in options.values()], None
        given = [option if type(option) in _COLLECTED else tuple(option) for option in options]
    except TypeError as error:
        raise LatticeworkError(f"options: each should be a list of items ({error})") from None
    # Lists are not copied: a large problem has a million of them.
    return given, [option if type(option) is list else tuple(option) for option in given], None


def _bounds(multiplicities: Mapping[Any, Copies] | None) -> dict[Hashable, tuple[int, int]]:
    """Return the least and the most of each item."""
    if multiplicities is None:
        return {}
    if not isinstance(multiplicities, Mapping):
        raise LatticeworkError(f"multiplicities: {shown(multiplicities)} should be a mapping from items to numbers")
    bounds: dict[Hashable, tuple[int, int]] = {}
    for item, copies in multiplicities.items():
        pair = tuple(copies) if isinstance(copies, Sequence) else (copies, copies)
        if len(pair) != 2 or not all(isinstance(n, int | np.integer) for n in pair):
            raise LatticeworkError(f"multiplicities: {shown(item)} has {shown(copies)}; should be a whole number, or "
                                   "the least and the most as a pair")
        bounds[item] = int(pair[0]), int(pair[1])
    return bounds


def _shades(
    colors: Colors, items_of: list[Sequence[Hashable]], number_of: Mapping[Any, int]
) -> list[list[OptionItem]]:
    """Return the items of each option with their colours; raises LatticeworkError."""
    if not isinstance(colors, Iterable):
        raise LatticeworkError(f"colors: {shown(colors)} should be a list of mappings, or a mapping to mappings")
    pairs = colors.items() if isinstance(colors, Mapping) else enumerate(colors)
    by_option: dict[int, Mapping[Any, Hashable]] = {}
    for name, own in pairs:
        number = number_of.get(name, -1) if isinstance(colors, Mapping) else name
        if not 0 <= number < len(items_of):
            raise LatticeworkError(f"colors[{shown(name)}]: there is no such option")
        if not isinstance(own, Mapping | None):
            raise LatticeworkError(f"colors[{shown(name)}]: {shown(own)} should be a mapping from items to colours")
        for item, color in (own or {}).items():
            if not isinstance(color, Hashable):
                raise LatticeworkError(f"colors[{shown(name)}]: {shown(color)} is no colour, which can be hashed")
            if item not in items_of[number]:
                raise LatticeworkError(f"colors[{shown(name)}]: {shown(item)} should be an item of that option")
        by_option[number] = own or {}
    nothing: Mapping[Any, Hashable] = {}
    return [[OptionItem(item, "" if (color := by_option.get(number, nothing).get(item)) is None else color)
             for item in items] for number, items in enumerate(items_of)]
