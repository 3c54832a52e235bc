"""The interpreter for programs of the puzzle processor."""

import numpy as np
from numba import int64

from latticework.kernel_cache import njit
from latticework.search.kernel_types import COVER, RUN, record_type
from latticework.search.processor.compiler import CALL, IF, MF, SOLUTION, InstructionCode
from latticework.search.pruning.kernel import cut_off, make_sieve
from latticework.search.pruning.tables import Pruning


@njit(int64(COVER, record_type(InstructionCode), record_type(Pruning), RUN, int64, int64), cache=True, nogil=True)
def advance(cover, program, pruning, run, depth, budget):
    """Run a program from a state until about `budget` nodes were entered; return the new depth, -1 at the end.

    Neither updates nor shares are counted.
    """
    start, items, least, most = cover.start, cover.items, cover.least, cover.most
    code, call_of = program.code, program.call_of
    levels, found, counts, profile = run.levels, run.found, run.counts, run.profile
    free = most.copy()
    sieve = make_sieve(pruning)
    prunes = pruning.enabled != 0
    deepest = len(profile)
    stack, limit = np.zeros(deepest + 1, np.int64), np.full(deepest + 1, len(call_of), np.int64)
    at = np.int64(program.routines[0])
    # The position of the run: each level inside the call of its option, about to enter the routine that it called.
    for d in range(depth):
        option = levels[d]["option"]
        for q in range(start[option], start[option + 1]):
            free[items[q]] -= 1
        stack[d], limit[d] = call_of[option], levels[d]["last"]
        at = np.int64(code[call_of[option]]["address"])
    d = depth
    nodes = 0
    n_found = 0
    work = 0  # instructions
    entering = True
    while True:
        if entering:
            # The levels above are a state only here, before a node is entered. Work never stops the first one, so
            # that each slice makes progress.
            if nodes >= budget or n_found >= len(found) or (work > run.most_work and nodes > 0):
                break
            nodes += 1
            profile[d] += 1
            entering = False
            # Nothing was covered yet in this routine, so it can return without any MF.
            if prunes and cut_off(sieve, levels, d, run.cut):
                d -= 1
                if d < 0:
                    break
                at = stack[d] + 1
        work += 1
        opcode = code[at]["opcode"]
        if opcode == IF:
            aspect = code[at]["aspect"]
            if free[aspect] > 0:
                free[aspect] -= 1
                at += 1
            else:
                at = np.int64(code[at]["address"])
        elif opcode == MF:
            free[code[at]["aspect"]] += 1
            at += 1
        elif opcode == CALL:
            # Beyond the limit of a state nothing is called, but the tests and MF still run, so that `free` stays
            # correct.
            if code[at]["embedding"] > limit[d]:
                at += 1
                continue
            stack[d] = at
            levels[d]["option"] = code[at]["embedding"]
            d += 1
            # A level entered for the first time has no limit.
            limit[d] = len(call_of)
            at = np.int64(code[at]["address"])
            entering = True
        elif opcode == SOLUTION:
            enough = True
            # Copies are checked only at the end: hence `copies_last` of the engine.
            for i in range(len(least)):
                enough = enough and most[i] - free[i] >= least[i]
            if enough:
                for k in range(found.shape[1]):
                    found[n_found, k] = code[stack[k]]["embedding"] if k < d else -1
                n_found += 1
            at += 1
        else:  # RETURN
            d -= 1
            if d < 0:
                break
            at = stack[d] + 1
    # The stack of calls as levels: a call has its option and, as its aspect, the item branched on.
    for e in range(d):
        option = code[stack[e]]["embedding"]
        item = code[stack[e]]["aspect"]
        levels[e]["item"] = item
        levels[e]["option"] = option
        levels[e]["last"] = max(option, min(limit[e], np.int64(program.last[item])))
    counts["nodes"] += nodes
    counts["found"] += n_found
    counts["work"] += work
    return d
