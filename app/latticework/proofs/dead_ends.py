"""A search that says why nothing else is left, in steps that a checker can follow by unit propagation alone.

Unit propagation: an item that needs all options it still has gets them; an item that is full loses its other options.
A path of chosen options is a dead end when this leaves an item with too few options. What is refuted stands in the
clause "not all of these options", which follows in the same way from the rules and the clauses before it: where an
item has been branched on, the clauses of its options but the last leave only the last one, which is then no choice
but propagated, and so its dead end is that of the item itself. This is reverse unit propagation (E. Goldberg and
Y. Novikov 2003). Sets of options are whole numbers, bit o for option o.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from latticework.cancel import checkpoint
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase

MOST_OPTIONS = 40_000
"""The most options: which of them exclude which is kept in bits, 200 MB for so many."""

_STEPS_BETWEEN_REPORTS = 1_000


class Refuted(NamedTuple):
    """No solution but those found before has all of these options, in the order in which they were chosen."""

    options: tuple[int, ...]


class Found(NamedTuple):
    """The options of a solution, and those without which it would be another one though nothing excludes them."""

    chosen: tuple[int, ...]
    left_out: tuple[int, ...]


Step = Refuted | Found


class _State(NamedTuple):
    """The options that may still be chosen, those that are chosen, and the items that still need some."""

    live: int
    chosen: int
    needing: list[int]


@dataclass(frozen=True, eq=False)
class Rules:
    """A problem for this search, by items and by options.

    holders: the options that hold each item; least, most: how many of them are chosen; rows: the items of each
    option; excluded: the options that each option excludes, itself not among them, whatever else is chosen; barred:
    those that are never chosen.
    """

    holders: list[int]
    least: list[int]
    most: list[int]
    rows: list[list[int]]
    excluded: list[int]
    barred: int


def rules_of(document: ExactCover) -> Rules:
    """Return the rules of a document; raises LatticeworkError if it has more than MOST_OPTIONS options."""
    if document.n_options > MOST_OPTIONS:
        raise LatticeworkError(phrase("{name}: has {options} options; a proof can be written for up to {most}",
                                      name=document.name, options=document.n_options, most=MOST_OPTIONS))
    holders, alike = [0] * len(document.items), dict[tuple[int, int], int]()
    rows: list[list[int]] = [[] for _ in range(document.n_options)]
    colored: list[list[tuple[int, int]]] = [[] for _ in range(document.n_options)]
    free, secondary = set(range(document.n_options)), document.is_secondary.tolist()
    for option, item, color in zip(document.owner.tolist(), document.held.tolist(), document.colors.tolist(),
                                   strict=True):
        holders[item] |= 1 << option
        rows[option].append(item)
        if color:
            alike[item, color] = alike.get((item, color), 0) | 1 << option
            colored[option].append((item, color))
        if not secondary[item]:
            free.discard(option)
    least, most = document.least.tolist(), document.most.tolist()
    barred = sum(1 << option for option in free)
    for item, limit in enumerate(most):
        barred |= 0 if limit else holders[item]
    excluded = []
    for option, row in enumerate(rows):
        shared, colors = 1 << option, dict(colored[option])
        for item in row:
            if most[item] == 1:
                shared |= holders[item] & ~alike[item, colors[item]] if item in colors else holders[item]
        excluded.append(shared & ~(1 << option))
    return Rules(holders, least, most, rows, excluded, barred)


def members(options: int) -> Iterator[int]:
    """Yield the options of a set, ascending."""
    bits = bin(options)[:1:-1]
    at = bits.find("1")
    while at >= 0:
        yield at
        at = bits.find("1", at + 1)


def steps(rules: Rules) -> Iterator[Step]:
    """Yield the steps of a proof; the last one refutes no option at all, so there is no solution but those found."""
    every = (1 << len(rules.rows)) - 1
    needing = [item for item, least in enumerate(rules.least) if least]
    state: _State | None = _State(every & ~rules.barred, 0, needing)
    path: list[int] = []
    before: list[tuple[_State, float]] = []  # of each choice the state, and the share of the tree beside it
    share, done, solutions, count = 1.0, 0.0, 0, 0
    while True:
        item = -1
        if state is not None:
            state, item = _propagated(rules, state)
        if state is not None and not state.live:
            solutions += 1
            yield Found(tuple(members(state.chosen)), _left_out(rules, state.chosen))
            state = None
        if state is None:
            done += share
            count += 1
            if count % _STEPS_BETWEEN_REPORTS == 0:
                checkpoint(phrase("{steps} steps of the proof, {solutions} solutions", steps=f"{count:,}",
                                  solutions=f"{solutions:,}"), done)
            yield Refuted(tuple(path))
            if not path:
                return
            option = path.pop()
            state, share = before.pop()
            state = state._replace(live=state.live & ~(1 << option))
            continue
        # Where no item needs options, those that are left may still be chosen or not.
        ways = state.live & rules.holders[item] if item >= 0 else state.live
        parts = ways.bit_count() if item >= 0 else 2
        option = ways.bit_length() - 1
        before.append((state, share * (parts - 1) / parts))
        share /= parts
        path.append(option)
        state = _taken(rules, state, option)


def _propagated(rules: Rules, state: _State) -> tuple[_State | None, int]:
    """Return a state after unit propagation, None for a dead end, and the item with the fewest options to spare.

    The item is -1 where none needs options.
    """
    holders, least, most = rules.holders, rules.least, rules.most
    while True:
        fewest, at = len(rules.rows), -1
        live, chosen = state.live, state.chosen
        for item in state.needing:
            spare = (live & holders[item]).bit_count() - (
                1 if most[item] == 1 else least[item] - (chosen & holders[item]).bit_count())
            if spare < fewest:
                fewest, at = spare, item
                if spare <= 0:
                    break
        if fewest < 0:
            return None, at
        if fewest or at < 0:
            return state, at
        state = _taken(rules, state, (live & holders[at]).bit_length() - 1)


def _taken(rules: Rules, state: _State, option: int) -> _State:
    """Return a state after one of its live options has been chosen too."""
    row, most, holders = rules.rows[option], rules.most, rules.holders
    live = state.live & ~rules.excluded[option] & ~(1 << option)
    chosen = state.chosen | 1 << option
    full = set()
    for item in row:
        many = 1 if most[item] == 1 else (chosen & holders[item]).bit_count()
        if many == most[item] > 1:
            live &= ~holders[item]
        if many >= rules.least[item]:
            full.add(item)
    return _State(live, chosen, [item for item in state.needing if item not in full])


def _left_out(rules: Rules, chosen: int) -> tuple[int, ...]:
    """Return the options that none of a solution excludes, though they are not in it."""
    state = _State((1 << len(rules.rows)) - 1 & ~rules.barred, 0, [])
    for option in members(chosen):
        state = _taken(rules, state, option)
    return tuple(members(state.live))
