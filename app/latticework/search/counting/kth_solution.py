"""The k-th solution without a list of all: found backwards through the layers, by the ways to each state."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Words
from latticework.search.counting.layers import CountingProgress, SolutionCounter, StateLayer, no_progress, total_of
from latticework.search.counting.steps import Step


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
    if option < 0:
        done = (states & step.covered).any(axis=1) if len(step.numbers) else np.ones(len(states), np.bool_)
        leads: NDArray[np.bool_] = done & ((kept == after) & (need & ~(states + lack) == 0)).all(axis=1)
        return leads
    masks, adds, rooms, guards = (table[option] for table in step.options)
    # First by the fields that both states have; those that this step clears are tested below, on the few left.
    leads = np.asarray((kept == after - (adds & keep)).all(axis=1))
    some = states[leads]
    met = (some & (masks | step.covered)) | ((some + adds + rooms) & guards) | (need & ~(some + adds + lack))
    leads[leads] = (met == 0).all(axis=1)
    return leads
