"""Exact cover problems given in code: any hashable items, and solutions as lists of the options given."""

import time
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import numpy as np

from latticework.api.arguments import one_of, whole
from latticework.cover.exact_cover import ExactCover, Held, OptionError, make_exact_cover, make_kinds
from latticework.cover.exact_cover_problem import lacking
from latticework.cover.problem import Int32
from latticework.errors import LatticeworkError, shown
from latticework.search import ENGINES, Problem, advance, make_searcher, root
from latticework.session import Method, prepare

FIRST, SLICE = 1_000, 0.1
"""Nodes of the first piece of a search, and the seconds that a piece should take, after which an interrupt is met."""

Options = Iterable[Iterable[Hashable]] | Mapping[Any, Iterable[Hashable]]
_COLLECTED = (list, tuple, set, frozenset)
"""What can be gone through twice, and is given back as it is."""

Colors = Sequence[Mapping[Any, Hashable] | None] | Mapping[Any, Mapping[Any, Hashable]]
Copies = int | tuple[int, int]


class ExactCoverSolutions:
    """The solutions of an exact cover problem, found while one goes through them; made by `exact_cover`.

    Each solution is a list of the options given, or of their names. Nothing is kept, so going through them again
    searches again.

    >>> solutions = lw.exact_cover([["a"], ["a", "b"], ["b"]])
    >>> solutions
    ExactCoverSolutions(2 items, 3 options)
    >>> list(solutions)
    [[['a'], ['b']], [['a', 'b']]]
    """

    def __init__(self, document: ExactCover, given: Sequence[Any], engine: str, limit: int | None) -> None:
        self.document = document
        """The problem as arrays."""
        self._given, self._engine, self._limit = given, engine, limit
        self._job = prepare(document, Method(engine)).job

    def __iter__(self) -> Iterator[list[Any]]:
        """Yield the solutions, each as soon as it is found."""
        n = self.document.n_options  # the numbers from there on leave an option out, or pad a row
        for rows in self._rows():
            for row in np.sort(rows, axis=1).tolist():
                yield [self._given[option] for option in row if option < n]

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
        return sum(map(len, self._rows()))

    def _rows(self) -> Iterator[Int32]:
        """Yield solutions by their option numbers, some at a time, shape (n, width)."""
        left = self._limit
        for found in [] if lacking(self.document) else _found(self._job.problem):
            some = found if left is None else found[:left]
            yield self._job.numbers[some]
            left = None if left is None else left - len(some)
            if left == 0:
                return

    def __repr__(self) -> str:
        return f"ExactCoverSolutions({len(self.document.items):,} items, {self.document.n_options:,} options)"


def _found(problem: Problem) -> Iterator[Int32]:
    """Search a problem in this process; yield what is found, a few at first, then more at a time."""
    searcher, state, budget, room = make_searcher(problem), root(), FIRST, 1
    while True:
        begin = time.perf_counter()
        piece = advance(searcher, state, budget, room=room)
        seconds = time.perf_counter() - begin
        if len(piece.solutions):
            yield piece.solutions
        if not piece.remaining:
            return
        state, room = piece.remaining[0], min(2 * room, 1 << 14)
        budget = 2 * budget if seconds < SLICE else budget


def exact_cover(
    options: Options, *, primary: Iterable[Hashable] | None = None, secondary: Iterable[Hashable] = (),
    colors: Colors | None = None, multiplicities: Mapping[Any, Copies] | None = None, engine: str = "auto",
    limit: int | None = None,
) -> ExactCoverSolutions:
    """Return the ways to choose options so that each primary item is in exactly one of them, as they are found.

    options: each an iterable of items, which are anything that can be hashed; or a mapping from names to such, and
    then solutions are lists of names. primary: the items to be covered, all that are not secondary when left out.
    secondary: the items that may be covered, at most once. colors: for each option, by its number or name, a mapping
    from secondary items to colours; options that give an item the same colour may have it together. multiplicities:
    for primary items that are to be covered not once but a number of times, that number, or the least and the most.
    engine: "auto", "bitset", "dlx", "backtrack" or "processor". limit: how many solutions are enough.

    Raises LatticeworkError when an option is empty, has an item twice or one that is unknown, when a primary item has
    a colour, or when another argument is wrong.

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
    """
    one_of(engine, ENGINES, "engine")
    enough = None if limit is None else whole(limit, "limit", 1)
    given, held = _options(options)
    entries = list(chain.from_iterable(held))
    try:
        seen = dict.fromkeys(entries)
        second = dict.fromkeys(secondary)
        first = [item for item in seen if item not in second] if primary is None else primary
        kinds = make_kinds(first, second, _bounds(multiplicities or {}))
    except TypeError as error:
        raise LatticeworkError(f"items: each should be something that can be hashed ({error})") from None
    names: Sequence[Any] = given if isinstance(options, Mapping) else range(len(given))
    shades = _shades(colors, held, {name: number for number, name in enumerate(names)}) if colors else None
    try:
        document = make_exact_cover("exact cover", kinds, list(map(len, held)), shades or entries,
                                    Held._make if shades else Held)
    except OptionError as error:
        raise LatticeworkError(f"options[{shown(names[error.option])}]: {error.reason}") from None
    return ExactCoverSolutions(document, given, engine, enough)


def _options(options: Options) -> tuple[list[Any], list[Sequence[Hashable]]]:
    """Return options as solutions show them, and their items."""
    try:
        if isinstance(options, Mapping):
            return list(options), [tuple(items) for items in options.values()]
        given = [option if type(option) in _COLLECTED else tuple(option) for option in options]
    except TypeError as error:
        raise LatticeworkError(f"options: each should be a list of items ({error})") from None
    return given, [option if type(option) is list else tuple(option) for option in given]


def _bounds(multiplicities: Mapping[Any, Copies]) -> dict[Hashable, tuple[int, int]]:
    """Return the least and the most of each item."""
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


def _shades(colors: Colors, held: list[Sequence[Hashable]], number_of: Mapping[Any, int]) -> list[Held]:
    """Return all items of all options, each with its colour; raises LatticeworkError."""
    if not isinstance(colors, Iterable):
        raise LatticeworkError(f"colors: {shown(colors)} should be a list of mappings, or a mapping to mappings")
    pairs = colors.items() if isinstance(colors, Mapping) else enumerate(colors)
    by_option: dict[int, Mapping[Any, Hashable]] = {}
    for name, own in pairs:
        number = number_of.get(name, -1) if isinstance(colors, Mapping) else name
        if not 0 <= number < len(held):
            raise LatticeworkError(f"colors[{shown(name)}]: there is no such option")
        if not isinstance(own, Mapping | None):
            raise LatticeworkError(f"colors[{shown(name)}]: {shown(own)} should be a mapping from items to colours")
        for item, color in (own or {}).items():
            if not isinstance(color, Hashable):
                raise LatticeworkError(f"colors[{shown(name)}]: {shown(color)} is no colour, which can be hashed")
            if item not in held[number]:
                raise LatticeworkError(f"colors[{shown(name)}]: {shown(item)} should be an item of that option")
        by_option[number] = own or {}
    nothing: Mapping[Any, Hashable] = {}
    return [Held(item, "" if (color := by_option.get(number, nothing).get(item)) is None else color)
            for number, items in enumerate(held) for item in items]
