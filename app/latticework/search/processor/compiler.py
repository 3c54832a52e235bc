"""The puzzle processor (Verhoeff 2001): a puzzle compiled to a program of five instructions on one array.

Each item is an aspect. For each aspect that must be covered, in order, a routine tries the embeddings (options) of
which it is the first; embeddings that begin with the same aspects share the tests of those. The array holds how often
each aspect can still be covered, so copies of parts need no instruction of their own. The machine is interpreted by a
jitted loop. Options must be numbered as the program tries them, see `sorted_options`.
"""

from typing import NamedTuple

import numpy as np
from numba import int64, types
from numpy.typing import NDArray

from latticework.kernel_cache import njit
from latticework.search.array_layout import FOUND, ITEM, LAST, NODES, OPTION
from latticework.search.pruning.kernel import PRUNING, cut_off, make_sieve
from latticework.search.pruning.tables import WANTED

Int32 = NDArray[np.int32]

IF, CALL, MF, RETURN, SOLUTION = range(5)
"""Test an aspect and cover it, or jump; solve on; make an aspect free; return; what is on the stack is a solution."""

OPCODE, ASPECT, ADDRESS, EMBEDDING = range(4)
"""Columns of a program; a call holds the first aspect of its embedding."""

_vector = types.Array(types.int32, 1, "C")
_table = types.Array(types.int32, 2, "C")
_counts = types.Array(types.int64, 1, "C")
_program = types.Tuple((_table, _vector, _vector, _vector))
_problem = types.Tuple([_vector] * 6)


class Program(NamedTuple):
    """A compiled problem: code (instructions, 4), columns as named above, aspects being items.

    routines (aspects + 1,): where the routine of each aspect that must be covered begins, in order, and at last that
    of solutions. call_of (options,): where the call for each option stands. last (items,): the last option that has
    the item as its first aspect.
    """

    code: Int32
    routines: Int32
    call_of: Int32
    last: Int32


def aspects_of(start: Int32, items: Int32, least: Int32, most: Int32, order: Int32) -> list[tuple[int, ...]]:
    """Return the items of each option as the program tests them.

    First the first in the order among those that must be covered; then the part, which has the lowest number, because
    whether it is free decides about many embeddings at once; then the others in order.
    """
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order))
    listed = []
    for option in range(len(start) - 1):
        own = sorted(items[start[option] : start[option + 1]].tolist(), key=lambda item: int(rank[item]))
        first = next(item for item in own if least[item] == 1 and most[item] == 1)
        rest = [item for item in own if item != first]
        part = [item for item in rest if item == min(rest) < first]
        listed.append((first, *part, *(item for item in rest if item not in part)))
    return listed


def sorted_options(start: Int32, items: Int32, least: Int32, most: Int32, order: Int32) -> NDArray[np.intp]:
    """Return the options in the order in which a program tries them."""
    rank = np.empty(len(order), np.int64)
    rank[order] = np.arange(len(order))
    aspects = aspects_of(start, items, least, most, order)
    keys = [tuple(int(rank[item]) for item in own) for own in aspects]
    return np.array(sorted(range(len(keys)), key=keys.__getitem__), dtype=np.intp)


def compile_program(start: Int32, items: Int32, least: Int32, most: Int32, order: Int32) -> Program:
    """Return the program of a problem whose options are numbered as `sorted_options` has them."""
    must = [item for item in order.tolist() if least[item] == 1 and most[item] == 1]
    groups: dict[int, list[tuple[int, tuple[int, ...]]]] = {item: [] for item in must}
    for option, own in enumerate(aspects_of(start, items, least, most, order)):
        groups[own[0]].append((option, own))
    code: list[list[int]] = []
    routines, call_of = [], np.zeros(len(start) - 1, np.int32)
    last = np.full(len(least), -1, np.int32)
    for number, item in enumerate(must):
        routines.append(len(code))
        head = _add(code, IF, item, number + 1)  # addresses are routine numbers until all are known
        _try_all(code, groups[item], 1, number, must, call_of)
        _add(code, MF, item)
        _add(code, RETURN)
        code[head][ADDRESS] = -(number + 2)
        if groups[item]:
            last[item] = groups[item][-1][0]
    routines.append(len(code))
    _add(code, SOLUTION)
    _add(code, RETURN)
    made = np.array(code, np.int32)
    later = made[:, ADDRESS] < 0
    made[later, ADDRESS] = np.array(routines, np.int32)[-made[later, ADDRESS] - 1]
    return Program(made, np.array(routines, np.int32), call_of, last)


def _add(code: list[list[int]], opcode: int, aspect: int = 0, address: int = 0, embedding: int = -1) -> int:
    code.append([opcode, aspect, address, embedding])
    return len(code) - 1


def _try_all(code: list[list[int]], options: list[tuple[int, tuple[int, ...]]], depth: int, number: int,
             must: list[int], call_of: Int32) -> None:
    """Add the tests of options that agree in their first `depth` aspects, and a call for each one that fits."""
    done = 0
    while done < len(options):
        option, own = options[done]
        if len(own) == depth:
            follower = next((n for n in range(number + 1, len(must)) if must[n] not in own), len(must))
            call_of[option] = _add(code, CALL, own[0], -(follower + 1), option)
            done += 1
            continue
        same = [entry for entry in options[done:] if len(entry[1]) > depth and entry[1][depth] == own[depth]]
        test = _add(code, IF, own[depth])
        _try_all(code, same, depth + 1, number, must, call_of)
        _add(code, MF, own[depth])
        code[test][ADDRESS] = len(code)
        done += len(same)


@njit(int64(_problem, _program, _table, int64, int64, _counts, _counts, _table, PRUNING), cache=True, nogil=True)
def advance(problem, program, levels, depth, budget, counters, profile, found, pruning):
    """Run a program on from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    program as in `Program`; the other arguments and the counts as in `dlx.advance`, but that neither updates nor
    shares are counted. pruning: as in `Pruning`.
    """
    start, items, _, least, most, _ = problem
    code, routines, call_of, last = program
    free = most.copy()
    sieve = make_sieve(pruning)
    prunes = pruning[WANTED] != 0
    deepest = len(profile)
    stack, limit = np.zeros(deepest + 1, np.int64), np.full(deepest + 1, len(call_of), np.int64)
    at = np.int64(routines[0])
    for d in range(depth):
        option = levels[d, OPTION]
        for q in range(start[option], start[option + 1]):
            free[items[q]] -= 1
        stack[d], limit[d] = call_of[option], levels[d, LAST]
        at = np.int64(code[call_of[option], ADDRESS])
    d = depth
    nodes = 0
    n_found = 0
    entering = True
    while True:
        if entering:
            if nodes >= budget or n_found >= len(found):
                break
            nodes += 1
            profile[d] += 1
            entering = False
            if prunes and cut_off(sieve, levels, d, counters):
                d -= 1
                if d < 0:
                    break
                at = stack[d] + 1
        opcode = code[at, OPCODE]
        if opcode == IF:
            aspect = code[at, ASPECT]
            if free[aspect] > 0:
                free[aspect] -= 1
                at += 1
            else:
                at = np.int64(code[at, ADDRESS])
        elif opcode == MF:
            free[code[at, ASPECT]] += 1
            at += 1
        elif opcode == CALL:
            if code[at, EMBEDDING] > limit[d]:
                at += 1
                continue
            stack[d] = at
            levels[d, OPTION] = code[at, EMBEDDING]
            d += 1
            limit[d] = len(call_of)
            at = np.int64(code[at, ADDRESS])
            entering = True
        elif opcode == SOLUTION:
            enough = True
            for i in range(len(least)):
                enough = enough and most[i] - free[i] >= least[i]
            if enough:
                for k in range(d):
                    found[n_found, k] = code[stack[k], EMBEDDING]
                n_found += 1
            at += 1
        else:  # RETURN
            d -= 1
            if d < 0:
                break
            at = stack[d] + 1
    for e in range(d):
        option = code[stack[e], EMBEDDING]
        item = code[stack[e], ASPECT]
        levels[e, ITEM], levels[e, OPTION] = item, option
        levels[e, LAST] = max(option, min(limit[e], np.int64(last[item])))
    counters[NODES] += nodes
    counters[FOUND] += n_found
    return d
