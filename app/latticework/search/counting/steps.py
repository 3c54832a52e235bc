"""A cover problem as steps: the changes of a state, a few words of bits, when items are covered in an order.

An item that is covered at most once is a bit, one that is covered several times a counter. Bits and counters exist
from the first step whose options touch them to the last; then they are checked and cleared, and their place is
reused. So states that differ only in what no longer matters become equal, and a state needs only as many bits as
exist at the same time.

A used part matters only as long as it could be used once more: where fewer cells are left than it has, its field is
cleared too. So states that used different parts become equal, the sooner the larger the parts are.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Cover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Vector, WordRows, Words

_Ints = NDArray[np.int64]

_TABLES, MOST_BYTES = 5, 1 << 31
"""The number of tables with a state for each option, including those of a step, and the most bytes of all."""


class Tests(NamedTuple):
    """The conditions of m options on a state and what they add to it, shape (m, words).

    An option fits a state if state & masks is 0 and (state + adds + rooms) & guards is 0 (copies are left); then the
    next state is state + adds.
    """

    masks: WordRows
    adds: WordRows
    rooms: WordRows
    guards: WordRows


class Ends(NamedTuple):
    """The conditions on a state at the end of a step and what is cleared then, shape (words,).

    A state becomes state & keep if (state + lack) & need is need; otherwise it is a dead end.
    """

    lack: Words
    need: Words
    keep: Words


class Outgrown(NamedTuple):
    """What is cleared at the end of a step because too few items are left.

    later (words,): the bits of the items that later steps cover, `left` in number; some have no bit yet. Where r of
    them are not covered, a state becomes state & keeps[r], shape (some, words); there are no rows for so large r
    that nothing is cleared.
    """

    later: Words
    left: int
    keeps: WordRows


class Step(NamedTuple):
    """Covering one item; no sum carries from one field of a state into the next.

    numbers (m,): the options whose first item it is. covered (words,): the bit of the item; if m is 0 every state
    covers it already.
    """

    numbers: Vector
    covered: Words
    options: Tests
    ends: Ends
    outgrown: Outgrown


class Steps(NamedTuple):
    """The steps of a cover problem; `possible` is false if an item that must be covered has no option.

    fields (items, 2): the lowest bit of the field of each item and how many bits it has, -1 and 0 where it has none.
    """

    words: int
    possible: bool
    steps: tuple[Step, ...]
    fields: _Ints


def make_steps(cover: Cover, order: NDArray[np.int32], told: NDArray[np.bool_] | None = None) -> Steps:
    """Return the steps that cover the items in an order, shape (items,).

    An option may have an item that is covered several times more than once. told: for which items the state after the
    last step has how often each was covered, as a mask (items,); None for none.

    Raises LatticeworkError if an option has no item that must be covered exactly once.
    """
    told = np.zeros(cover.n_items, np.bool_) if told is None else told
    excluded = cover.owner[cover.most[cover.items] == 0]
    numbers = np.setdiff1d(np.arange(cover.n_options, dtype=np.int32), excluded)
    cover = cover.only(np.isin(np.arange(cover.n_options), numbers))
    must = [i for i in order.tolist() if cover.least[i] == cover.most[i] == 1]
    first = _first(cover, must)
    if (first == len(must)).any():
        raise LatticeworkError(phrase("option {option} has no item that must be covered exactly once; such problems "
                                      "can be solved, but not counted without listing",
                                      option=str(numbers[np.argmax(first)])))
    own = np.bincount(cover.owner[np.isin(cover.items, must)], minlength=cover.n_options)
    fields = _fields(cover, len(must), own, told)
    # An item is touched from the step of the first of its options to that of the last, both by their first items.
    begin, end = np.full(cover.n_items, len(must)), np.zeros(cover.n_items, np.int64)
    np.minimum.at(begin, cover.items, first[cover.owner])
    np.maximum.at(end, cover.items, first[cover.owner] + 1)
    end[told & (end > 0)] = len(must)
    _check_room(fields, begin, end, cover.n_options)
    at = _places(fields, begin, end)
    words = int(at.max(initial=0)) // 64 + 1
    tables = _Tables(cover, numbers, fields, at, words)
    ending = np.flatnonzero(fields > 0)
    numbers_of, ending_at = _by_step(first, len(must)), _by_step(end[ending] - 1, len(must))
    sizes = _least_sizes(cover, own, (fields > 0) & (cover.least == 0) & ~told)
    made, later = [], np.array(must, np.int64)
    for number, (item, options, ends) in enumerate(zip(must, numbers_of, ending_at, strict=True), 1):
        outgrown = tables.outgrown(sizes, later[number:], begin < number, end > number)
        made.append(tables.step(item, options, ending[ends], told, outgrown))
    return Steps(words, bool((end[cover.least > 0] > 0).all()), tuple(made), np.stack([at, fields], axis=1))


def _least_sizes(cover: Cover, own: _Ints, some: NDArray[np.bool_]) -> _Ints:
    """Return for some items how many items an option of theirs covers at least, 0 for the others."""
    least: _Ints = np.full(cover.n_items, np.iinfo(np.int64).max)
    np.minimum.at(least, cover.items, own[cover.owner])
    return np.where(some & (least <= own.max(initial=0)), least, 0)


def _by_step(steps: _Ints, n: int) -> list[_Ints]:
    """Return for each of n steps the places at which it is in a list, ascending."""
    places = np.argsort(steps, kind="stable")
    # Items of no option have step -1: they are in the first piece, which is dropped, like that behind the last step.
    return np.split(places, np.searchsorted(steps[places], np.arange(n + 1)))[1:-1]


def _check_room(fields: _Ints, begin: _Ints, end: _Ints, n_options: int) -> None:
    """Raise LatticeworkError if the tables of the steps would fill too much memory, by a lower bound."""
    lives = (fields > 0) & (end > 0)
    change = np.zeros(int(end.max(initial=0)) + 1, np.int64)
    np.add.at(change, begin[lives], fields[lives])
    np.subtract.at(change, end[lives], fields[lives])
    bits = int(np.cumsum(change).max(initial=0))
    filled = _TABLES * 8 * (bits // 64 + 1) * n_options
    if filled > MOST_BYTES:
        raise LatticeworkError(phrase("a state has {bits} bits in this order of the items, and tables of {options} "
                                      "options for it would fill {size} MB and may fill {most}; try another order, "
                                      "or solve instead", bits=bits, options=n_options, size=filled >> 20,
                                      most=MOST_BYTES >> 20))


def _first(cover: Cover, must: list[int]) -> _Ints:
    """Return the rank of the first item of each option in the order, from 0; the number of items for none."""
    rank = np.full(cover.n_items, len(must))
    rank[must] = np.arange(len(must))
    first: _Ints = np.full(cover.n_options, len(must))
    np.minimum.at(first, cover.owner, rank[cover.items])
    return first


def _fields(cover: Cover, n: int, own: _Ints, told: NDArray[np.bool_]) -> _Ints:
    """Return how many bits each item needs: counters one more than `most` needs, none if they cannot matter.

    own (options,): how many of the n items that must be covered each option has.
    """
    fields: _Ints = (cover.most == 1).astype(np.int64)
    for item in np.flatnonzero(cover.most > 1).tolist():
        options, times = np.unique(cover.options_of(item), return_counts=True)
        # Each option takes some of the n items to be covered once, which limits the copies anyway; only a limit below
        # that, or a least number, has to be counted.
        limit = int((n * times // own[options]).max(initial=0))
        most = min(int(cover.most[item]), max(limit, 1))
        if cover.least[item] > 0 or cover.most[item] < limit or told[item]:
            fields[item] = max(most, int(cover.least[item])).bit_length() + 1
    return fields


def _places(fields: _Ints, begin: _Ints, end: _Ints) -> _Ints:
    """Return the lowest bit of each item's field, -1 for none; fields that exist at the same time do not overlap."""
    at = np.full(len(fields), -1, np.int64)
    free = np.zeros(64, np.int64)  # from which step on each bit is free; the last word is kept free
    # In the order of the steps where fields begin: a bit that is free then is free of earlier ones. Wide fields
    # first.
    for item in np.lexsort((-fields, begin)).tolist():
        checkpoint()
        width = int(fields[item])
        if not width or not end[item]:
            continue
        # A field stays within one word, so that sums do not carry into another.
        fits = np.arange(len(free)) % 64 <= 64 - width
        for shift in range(width):
            fits[: len(free) - shift] &= free[shift:] <= begin[item]
        bit = int(np.argmax(fits))
        at[item], free[bit : bit + width] = bit, end[item]
        if bit + 64 >= len(free):
            free = np.append(free, np.zeros(64, np.int64))
    return at


class _Tables:
    """The bits of options and items, from which steps are built."""

    def __init__(self, cover: Cover, numbers: NDArray[np.int32], fields: _Ints, at: _Ints, words: int) -> None:
        self._cover, self._numbers, self._at, self._words = cover, numbers, at, words
        self._top = np.left_shift(np.uint64(1), np.maximum(fields - 1, 0).astype(np.uint64))  # of a field, at bit 0
        once, many = fields[cover.items] == 1, fields[cover.items] > 1
        one, top, most = np.ones(cover.n_items, np.uint64), self._top, cover.most.astype(np.uint64)
        self._masks = self._of_options(one, once)
        self._options = Tests(self._masks, self._masks + self._added(one, many),
                              self._of_options(top - one - np.minimum(most, top - one), many),
                              self._of_options(top, many))

    def _of_options(self, values: Words, kept: NDArray[np.bool_]) -> WordRows:
        """Return the values of the items of each option at their places, shape (options, words)."""
        made = np.zeros((self._cover.n_options, self._words), np.uint64)
        items = self._cover.items[kept]
        np.bitwise_or.at(made, (self._cover.owner[kept], self._at[items] >> 6), self._shifted(values, items))
        return made

    def _added(self, values: Words, kept: NDArray[np.bool_]) -> WordRows:
        """Return the same where an item of an option counts as often as the option has it."""
        made = np.zeros((self._cover.n_options, self._words), np.uint64)
        items = self._cover.items[kept]
        np.add.at(made, (self._cover.owner[kept], self._at[items] >> 6), self._shifted(values, items))
        return made

    def _shifted(self, values: Words, items: NDArray[np.integer]) -> Words:
        shifted: Words = np.left_shift(values[items], (self._at[items] & 63).astype(np.uint64))
        return shifted

    def _of_items(self, values: Words, items: NDArray[np.integer]) -> Words:
        made = np.zeros(self._words, np.uint64)
        np.bitwise_or.at(made, self._at[items] >> 6, self._shifted(values, items))
        return made

    def outgrown(self, sizes: _Ints, later: _Ints, begun: NDArray[np.bool_], lives: NDArray[np.bool_]) -> Outgrown:
        """Return what is cleared where too few items are left; sizes (items,): how many an item needs, or 0.

        later: the items of later steps. begun, lives (items,): which fields have begun, and live on.
        """
        # Of those that no longer live it was checked that they are covered, and their bits may be others' by now.
        later = later[lives[later]]
        some = np.flatnonzero((sizes > 0) & begun & lives)
        keeps = np.full((min(int(sizes[some].max(initial=0)), len(later) + 1), self._words), ~np.uint64(0))
        top = self._top
        for left in range(len(keeps)):
            keeps[left] = ~self._of_items(top | (top - np.uint64(1)), some[sizes[some] > left])
        return Outgrown(self._of_items(np.ones_like(top), later[begun[later]]), len(later), keeps)

    def step(self, item: int, options: _Ints, ending: _Ints, told: NDArray[np.bool_], outgrown: Outgrown) -> Step:
        """Return the step that covers an item by some options; ending: items that no later option touches.

        told: items of which the number remains even then.
        """
        least, top = self._cover.least.astype(np.uint64), self._top
        lacking = ending[self._cover.least[ending] > 0]
        bits = np.where(top == 1, 0, top - least)  # sets the top bit if there are enough copies
        own = np.array([item] if self._at[item] >= 0 else [], np.int64)
        return Step(self._numbers[options], self._of_items(np.ones_like(top), own),
                    Tests(*(table[options] for table in self._options)),
                    Ends(self._of_items(bits, lacking), self._of_items(top, lacking),
                         ~self._of_items(top | (top - np.uint64(1)), ending[~told[ending]])), outgrown)
