"""The k-th solution without a list of them: backwards through the layers, by the number of ways to each state."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Words
from latticework.search.counting.layers import CountingProgress, Frontier, StateLayer, nothing, total_of
from latticework.search.counting.steps import Step


class Numbered:
    """All solutions in some order, the same each time; `count` is their number.

    Half of the memory of the frontier is for layers that are kept: all, or every second, fourth, ... one; the layers
    between two of them are made again in the other half when they are needed. Raises LatticeworkError when that does
    not do.
    """

    def __init__(self, frontier: Frontier, show: Callable[[CountingProgress], None] = nothing) -> None:
        self._frontier, self._apart = frontier, 1
        layer = frontier.root()
        self._kept, self._between = {0: layer}, [layer]
        while layer.item < len(frontier.steps):
            layer = self._after(layer, 0)
            if layer.item % self._apart == 0:
                self._keep(layer)
            steps = len(frontier.steps)
            show(CountingProgress(layer.item / steps, layer.item, steps, self._states(), 0))
        self.count = total_of(layer.ways)

    def _states(self) -> int:
        return sum(len(layer.states) for layer in self._kept.values())

    def _after(self, layer: StateLayer, held: int) -> StateLayer:
        """Return the next layer where some bytes of the half for work are held."""
        following, rest = self._frontier.follow(layer, self._frontier.most_bytes // 2 - held)
        if len(rest.states):
            raise self._too_large(layer)
        return following

    def _keep(self, layer: StateLayer) -> None:
        self._kept[layer.item] = StateLayer(layer.item, layer.states.copy(), layer.ways.copy())  # no spare room
        while sum(kept.bytes for kept in self._kept.values()) > self._frontier.most_bytes // 2:
            # Every second layer goes, so memory stays within its half and at most `_apart` steps are made once more.
            self._apart *= 2
            if self._apart > layer.item:
                raise self._too_large(layer)
            self._kept = {item: kept for item, kept in self._kept.items() if item % self._apart == 0}

    def _too_large(self, layer: StateLayer) -> LatticeworkError:
        return LatticeworkError(phrase("single solutions need the states of all items, more than {most} MB: {states} "
                                       "after {done} of {all} items; give more memory, try another order, or solve "
                                       "instead", most=self._frontier.most_bytes >> 20, states=len(layer.states),
                                       done=str(layer.item), all=str(len(self._frontier.steps))))

    def solution(self, number: int) -> list[int]:
        """Return the options of solution `number`, from 0; raises IndexError when there are not so many."""
        if not 0 <= number < self.count:
            raise IndexError(number)
        # After the last step all is forgotten, so there is a single state, and all ways lead to it.
        state, options = np.zeros(self._frontier.words, np.uint64), []
        for item in range(len(self._frontier.steps) - 1, -1, -1):
            layer, step = self._layer(item), self._frontier.steps[item]
            before, option, number = _before(layer, step, state, number)
            state = layer.states[before]
            options += [option] if option >= 0 else []
        return options[::-1]

    def _layer(self, item: int) -> StateLayer:
        """Return the layer before an item, with those that follow the same kept one if they are not there."""
        base = item - item % self._apart
        # We go backwards, so the layers between two kept ones are all asked for before those of the next pair.
        if self._between[0].item != base:
            self._between = [self._kept[base]]
        while self._between[-1].item < item:
            held = sum(layer.bytes for layer in self._between)
            self._between.append(self._after(self._between[-1], held))
        return self._between[item - base]


def _before(layer: StateLayer, step: Step, after: Words, number: int) -> tuple[int, int, int]:
    """Return the state and the option (-1: none) of the way `number` to a state, and its number among those there."""
    kept = layer.states & step.ends.keep
    # First those that had the item covered already, then option by option: an order, and the same each time.
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
    """Return which states, shape (states, words), an option (-1: none) takes to a state, shape (words,)."""
    lack, need, keep = step.ends
    if option < 0:
        done = (states & step.covered).any(axis=1) if len(step.numbers) else np.ones(len(states), np.bool_)
        leads: NDArray[np.bool_] = done & ((kept == after) & (need & ~(states + lack) == 0)).all(axis=1)
        return leads
    masks, adds, rooms, guards = (table[option] for table in step.options)
    # First by what both states still know; what this step forgets is tested below, on the few that are left.
    leads = np.asarray((kept == after - (adds & keep)).all(axis=1))
    some = states[leads]
    met = (some & (masks | step.covered)) | ((some + adds + rooms) & guards) | (need & ~(some + adds + lack))
    leads[leads] = (met == 0).all(axis=1)
    return leads
