"""Counting without listing: partial solutions that cover the same items are merged.

Items are covered in an order; after some of them, only what a partial solution covers of the rest and the copies it
used matter. So there can be far fewer states than solutions: if copies are unlimited, or if a target is narrow and
the order goes along its short side.

Counts are exact integers of any size. The number of ways to a state has as many words of 64 bits as the next layer
may need: the ways to all states in a layer add up to at most those of the layer before times the options of the item,
so no single number can be larger, and that bound is computed before each layer.

Solutions are numbered by the layers too: back from the last one, the ways to each state say where a number belongs.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Cover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Words
from latticework.search.counting.kernel import enter, merge
from latticework.search.counting.steps import Outgrown, Step, make_steps

MOST_BYTES = 256 << 20
"""The most bytes of layers: two with the table between them, and the parts that wait."""

FEWEST_STATES = 1024
"""The number of states that a layer may always have, so that counting in parts never stops."""

HOPELESS = 1_000_000_000
"""States processed in parts, some minutes, after which counting is refused if less than 1/100 of the work is done."""

_MOST_STATES = 1 << 29  # their numbers are 32 bits wide
_TESTS = 1 << 21  # options tried on states at a time, some 10 ms: between them the program can be interrupted


class CountingProgress(NamedTuple):
    """The progress of counting: the share of the work, from 0 to 1, items covered of all, states, waiting parts.

    The share is a guess: it assumes the same work for each state of a layer, and for each item.
    """

    share: float
    item: int
    items: int
    states: int
    waiting: int


class StateLayer(NamedTuple):
    """States after `item` steps, shape (states, words), and the ways to each, shape (states, limbs).

    A limb is 64 bits, the least significant first. share: the part of the whole work that the layer represents.
    """

    item: int
    states: Words
    ways: Words
    share: float = 1.0

    @property
    def bytes(self) -> int:
        """The memory that the layer fills."""
        return self.states.nbytes + self.ways.nbytes


def no_progress(_: CountingProgress) -> None:
    """Show no progress."""


class SolutionCounter:
    """Counts the solutions of a cover problem with its items in an order, shape (items,), in limited memory."""

    def __init__(self, cover: Cover, order: NDArray[np.int32], most_bytes: int = MOST_BYTES,
                 told: NDArray[np.bool_] | None = None) -> None:
        """Make the steps; told: items by which `count_by` counts, as a mask (items,), None for none."""
        self.most_bytes = most_bytes
        self.words, self.possible, self.steps, fields = make_steps(cover, order, told)
        self._told = fields[:0] if told is None else fields[told]
        self._first_cut = _Cut(0, 0, 0)

    def root(self) -> StateLayer:
        """Return the layer before the first step: nothing is covered, in one way, or in none if it is impossible."""
        return StateLayer(0, np.zeros((1, self.words), np.uint64), np.array([[int(self.possible)]], np.uint64))

    def count(self, show: Callable[[CountingProgress], None] = no_progress) -> int:
        """Return the number of solutions; shows progress after each step.

        If a layer has no room it is cut, and the rest of the layer before waits for its turn. Memory stays bounded,
        as at most one part waits for each item; equal states in different parts are not merged, so the time grows:
        little if layers shrink again, without bound if all layers are as large. Raises LatticeworkError when that is
        noticed.
        """
        return sum(total_of(layer.ways) for layer in self._last_layers(show))

    def count_by(self, show: Callable[[CountingProgress], None] = no_progress) -> dict[tuple[int, ...], int]:
        """Return the number of solutions by how often they cover each of the items to be told; otherwise as `count`.

        The items are those for which `told` is true, in their order.
        """
        found: dict[tuple[int, ...], int] = {}
        for layer in self._last_layers(show):
            for times, ways in zip(self._times(layer.states).tolist(), layer.ways, strict=True):
                found[tuple(times)] = found.get(tuple(times), 0) + total_of(ways[None])
        return {times: number for times, number in found.items() if number}

    def _times(self, states: Words) -> NDArray[np.uint64]:
        """Return how often each item to be told is covered in states after the last step, shape (states, told)."""
        at, width = self._told[:, 0], self._told[:, 1].astype(np.uint64)
        one = np.uint64(1)
        values = states[:, at >> 6] >> (at & 63).astype(np.uint64) & ((one << width) - one)
        return np.where(at < 0, np.uint64(0), values)  # no option has an item without a field

    def _last_layers(self, show: Callable[[CountingProgress], None]) -> Iterator[StateLayer]:
        """Yield the layers after the last step, one for each part in which was counted."""
        waiting, gone_through = [self.root()], 0
        while waiting:
            layer = waiting.pop()
            if layer.item == len(self.steps):
                yield layer
                continue
            following, rest = self.follow(layer, self.most_bytes - sum(part.bytes for part in waiting))
            # What follows is processed next: depth first, at most one part waits for each item.
            waiting += [part for part in (rest, following) if len(part.states)]
            gone_through += len(layer.states) - len(rest.states)
            if len(rest.states) and not self._first_cut.states:
                # Equal states of both parts would be one, so this is rather too much; later layers may need more.
                whole = len(following.states) * len(layer.states) // max(1, len(layer.states) - len(rest.states))
                self._first_cut = _Cut(layer.item + 1, whole, self._room_for(following.ways.shape[1]))
            self._check(waiting, gone_through)
            show(self._progress(following, waiting))

    def _check(self, waiting: list[StateLayer], gone_through: int) -> None:
        done = 1 - sum(part.share for part in waiting)
        if len(waiting) > 1 and gone_through > HOPELESS and done < 0.01:
            cut = self._first_cut
            raise LatticeworkError(phrase("the states fill more than {most} MB; counted in parts, {done} of the work "
                                          "is done after {states} states; those of item {item} alone would need "
                                          "about {needed} MB, later ones perhaps more; give more memory, try another "
                                          "order, or solve instead", most=self.most_bytes >> 20, done=f"{done:.1e}",
                                          states=gone_through, item=str(cut.item),
                                          needed=(cut.states * cut.bytes >> 20) + 1))

    def _progress(self, layer: StateLayer, waiting: list[StateLayer]) -> CountingProgress:
        items = len(self.steps)
        left = sum(part.share * (items - part.item) / items for part in waiting)
        held = sum(len(part.states) for part in waiting)
        return CountingProgress(max(0.0, 1 - left), layer.item, items, held, max(0, len(waiting) - 1))

    def follow(self, layer: StateLayer, most_bytes: int) -> tuple[StateLayer, StateLayer]:
        """Make one step in limited memory; return the next layer, and the states for which there was no room."""
        step = self.steps[layer.item]
        n, options = len(layer.states), len(step.numbers)
        # Wide enough for the sum of all, and so for each: no addition within a layer can overflow.
        ways = _wide(layer.ways, total_of(layer.ways) * max(1, options))
        room = min(most_bytes // self._room_for(ways.shape[1]), _MOST_STATES)
        room = max(room, FEWEST_STATES) + options + 1
        table = _Table(self.words, ways.shape[1], min(room, 2 * n + options + 1))
        at, chunk = 0, max(1, _TESTS // (options + 1))
        while at < n:
            end = min(at + chunk, n)
            at = table.merge(layer.states, ways, at, end, step)
            # What was merged so far becomes a layer of its own; the states from `at` on are processed later.
            if at < end and not table.grow(room):
                break
        share = layer.share * at / max(1, n)
        rest = StateLayer(layer.item, layer.states[at:].copy(), layer.ways[at:].copy(), layer.share - share)
        return StateLayer(layer.item + 1, *table.rows(), share), rest


    def _room_for(self, limbs: int) -> int:
        """Return the bytes for a state: in two layers, and its slots in a table before and after that grows."""
        return 16 * (self.words + limbs) + 24


class _Cut(NamedTuple):
    """A layer that was cut: its item, about how many states the whole would have, and the bytes for each."""

    item: int
    states: int
    bytes: int


class _Table:
    """A table of the states of the next layer, which grows up to a limit."""

    def __init__(self, words: int, limbs: int, room: int) -> None:
        self._states, self._ways = np.empty((room, words), np.uint64), np.empty((room, limbs), np.uint64)
        self._slots = _slots(room)
        self.n = 0

    def merge(self, states: Words, ways: Words, begin: int, end: int, step: Step) -> int:
        """Cover the item of a step in some states; return the first state for which there may be no room."""
        at, self.n = merge(states, ways, begin, end, step.covered, step.options, step.ends, step.outgrown,
                           self._slots, self._states, self._ways, self.n)
        return int(at)

    def grow(self, most: int) -> bool:
        """Double the room, up to a limit; return whether there is more room now."""
        room = min(2 * len(self._states), most)
        if room <= len(self._states):
            return False
        self._states, self._ways = _longer(self._states, self.n, room), _longer(self._ways, self.n, room)
        # The slot of a state depends on the number of slots, so all are entered again.
        self._slots = _slots(room)
        enter(self._slots, self._states, self.n)
        return True

    def rows(self) -> tuple[Words, Words]:
        """Return the states and their ways."""
        return self._states[: self.n], self._ways[: self.n]


def _slots(room: int) -> NDArray[np.int32]:
    """Return empty slots, a power of two, more than 1.5 times the room."""
    return np.zeros(1 << (3 * room // 2).bit_length(), np.int32)


def _longer(rows: Words, n: int, room: int) -> Words:
    made = np.empty((room, rows.shape[1]), np.uint64)
    made[:n] = rows[:n]
    return made


def _wide(ways: Words, most: int) -> Words:
    """Return the numbers of ways with as many limbs as numbers up to `most` need."""
    limbs = max(1, (most.bit_length() + 63) // 64)
    if limbs == ways.shape[1]:
        return ways
    made, kept = np.zeros((len(ways), limbs), np.uint64), min(limbs, ways.shape[1])
    made[:, :kept] = ways[:, :kept]
    return made


def total_of(ways: Words) -> int:
    """Return the sum of all rows, shape (rows, limbs), an integer of any size."""
    low, high = (ways & np.uint64(2**32 - 1)).sum(axis=0), (ways >> np.uint64(32)).sum(axis=0)  # below 2**32 rows
    return sum(part << 32 * place for place, part in enumerate(np.stack([low, high], axis=1).ravel().tolist()))


class NumberedSolutions:
    """All solutions in some order, the same each time; `count` is their number.

    Half of the memory of the counter is for layers that are kept: all, or every second, fourth, ... one; the layers
    between two of them are computed again in the other half when needed. Raises LatticeworkError if that is not
    enough.
    """

    def __init__(self, counter: SolutionCounter, show: Callable[[CountingProgress], None] = no_progress) -> None:
        self._counter, self._apart = counter, 1
        layer = counter.root()
        self._kept, self._between = {0: layer}, [layer]
        while layer.item < len(counter.steps):
            layer = self._after(layer, 0)
            if layer.item % self._apart == 0:
                self._keep(layer)
            steps = len(counter.steps)
            show(CountingProgress(layer.item / steps, layer.item, steps, self._states(), 0))
        self.count = total_of(layer.ways)

    def _states(self) -> int:
        return sum(len(layer.states) for layer in self._kept.values())

    def _after(self, layer: StateLayer, used: int) -> StateLayer:
        """Return the next layer, computed in the half for work, of which some bytes are used already."""
        following, rest = self._counter.follow(layer, self._counter.most_bytes // 2 - used)
        if len(rest.states):
            raise self._too_large(layer)
        return following

    def _keep(self, layer: StateLayer) -> None:
        self._kept[layer.item] = StateLayer(layer.item, layer.states.copy(), layer.ways.copy())  # no spare room
        while sum(kept.bytes for kept in self._kept.values()) > self._counter.most_bytes // 2:
            # Every second layer is dropped, so memory stays within its half and at most `_apart` steps are repeated.
            self._apart *= 2
            if self._apart > layer.item:
                raise self._too_large(layer)
            self._kept = {item: kept for item, kept in self._kept.items() if item % self._apart == 0}

    def _too_large(self, layer: StateLayer) -> LatticeworkError:
        return LatticeworkError(phrase("single solutions need the states of all items, more than {most} MB: {states} "
                                       "after {done} of {all} items; give more memory, try another order, or solve "
                                       "instead", most=self._counter.most_bytes >> 20, states=len(layer.states),
                                       done=str(layer.item), all=str(len(self._counter.steps))))

    def solution(self, number: int) -> list[int]:
        """Return the options of solution `number`, counted from 0; raises IndexError if there is none."""
        if not 0 <= number < self.count:
            raise IndexError(number)
        # After the last step everything is cleared, so there is a single state to which all ways lead.
        state, options = np.zeros(self._counter.words, np.uint64), []
        for item in range(len(self._counter.steps) - 1, -1, -1):
            layer, step = self._layer(item), self._counter.steps[item]
            before, option, number = _before(layer, step, state, number)
            state = layer.states[before]
            options += [option] if option >= 0 else []
        return options[::-1]

    def _layer(self, item: int) -> StateLayer:
        """Return the layer before an item; layers since the last kept one are computed if they are missing."""
        base = item - item % self._apart
        # Items are visited backwards, so all layers between two kept ones are needed before those of the next pair.
        if self._between[0].item != base:
            self._between = [self._kept[base]]
        while self._between[-1].item < item:
            used = sum(layer.bytes for layer in self._between)
            self._between.append(self._after(self._between[-1], used))
        return self._between[item - base]


def _before(layer: StateLayer, step: Step, after: Words, number: int) -> tuple[int, int, int]:
    """Return the previous state and the option (-1: none) of way `number` to a state, and the way's number there."""
    kept = layer.states & step.ends.keep
    # First states in which the item is covered already, then option by option: the same order each time.
    for option in range(-1, len(step.numbers)):
        found = np.flatnonzero(_leads(layer.states, kept, step, after, option))
        ways = total_of(layer.ways[found])
        if number >= ways:
            number -= ways
            continue
        for state in found.tolist():
            ways = total_of(layer.ways[state : state + 1])
            if number < ways:
                return state, int(step.numbers[option]) if option >= 0 else -1, number
            number -= ways
    raise IndexError(number)


def _leads(states: Words, kept: Words, step: Step, after: Words, option: int) -> NDArray[np.bool_]:
    """Return which states (states, words) an option (-1: none) leads from to a state (words,), as a mask."""
    lack, need, keep = step.ends
    same = ~np.bitwise_or.reduce(~step.outgrown.keeps, axis=0)  # what is the same whether or not a part is outgrown
    if option < 0:
        done = (states & step.covered).any(axis=1) if len(step.numbers) else np.ones(len(states), np.bool_)
        leads: NDArray[np.bool_] = done & ((((kept ^ after) & same) | (need & ~(states + lack))) == 0).all(axis=1)
        leads[leads] = (_outgrown(step.outgrown, kept[leads]) == after).all(axis=1)
        return leads
    masks, adds, rooms, guards = (table[option] for table in step.options)
    # First by the fields that all states have; those that this step clears are tested below, on the few left.
    leads = np.asarray(((((kept + (adds & keep)) ^ after) & same) == 0).all(axis=1))
    some = states[leads]
    met = (some & (masks | step.covered)) | ((some + adds + rooms) & guards) | (need & ~(some + adds + lack))
    found = _outgrown(step.outgrown, (some + adds) & keep)
    leads[leads] = (met == 0).all(axis=1) & (found == after).all(axis=1)
    return leads


def _outgrown(outgrown: Outgrown, states: Words) -> Words:
    """Return states (states, words) without the fields of what is too large for the items that are left."""
    later, left, keeps = outgrown
    remain = left - np.bitwise_count(states & later).sum(axis=1, dtype=np.int64)
    cleared, made = remain < len(keeps), states.copy()
    made[cleared] &= keeps[remain[cleared]]
    return made
