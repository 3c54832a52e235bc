"""Checks of the answers of workers, on this or another machine, before they are saved.

A slice is a pure function, so an answer could be checked by doing the slice again; that is done for a few slices of a
cluster. Everything else that an answer must fulfil is checked here for every slice: its numbers add up, each subtree
that it leaves open is within the one that was handed out and overlaps with no other, and each solution covers the
problem and has the copies, and the digest, that are reported. A flipped bit or a worker that invents its answers is
found that way, one that overlooks solutions is not.
"""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from latticework.jobs.apart_job import is_sound
from latticework.jobs.job import Job
from latticework.jobs.keeping import EVERY
from latticework.jobs.packed_solutions import Rows, concatenated, unpacked
from latticework.jobs.part_sets import parts_as_bytes
from latticework.jobs.slice_work import LONGEST_NAME, Result, Task, hashes
from latticework.search import State, is_state, open_share
from latticework.search.least_images import least_of_images
from latticework.search.pruning.tables import PRUNINGS
from latticework.search.slices import overlap

LARGEST = 1 << 50
"""The largest count of a slice that is accepted; even the sum of thousands of them fits into SQLite."""

_MOST_HERE = 1_000
"""The most solutions of a slice done on this machine that are checked one by one, in a millisecond or two."""


class WrongAnswerError(Exception):
    """An answer that cannot be right; its text says why."""


def check(job: Job, task: Task, answer: object, far: bool = False) -> Result:
    """Return the answer to a task; raises WrongAnswerError where it cannot be right.

    far: whether it comes from another machine. Solutions from here, where they are more than _MOST_HERE, are counted
    but not checked one by one: that would take the head longer than the search takes the workers.
    """
    if not isinstance(answer, Result):
        raise WrongAnswerError(f"it is {type(answer).__name__}, not the result of a slice")
    try:
        # Cheap checks first: the later ones may rely on sound numbers, and solutions take longest.
        _check_numbers(job, task, answer)
        _check_subtrees(job, task, answer)
        rows = _check_solutions(job, task, answer, far or answer.solutions <= _MOST_HERE)
        if far and rows is not None:
            _check_places(job, task, answer, rows)
    except (ValueError, TypeError, IndexError, OverflowError) as error:  # as from numpy, of what is no number
        raise WrongAnswerError(str(error)) from None
    return answer


def _require(holds: bool, reason: str) -> None:
    if not holds:
        raise WrongAnswerError(reason)


def _check_numbers(job: Job, task: Task, answer: Result) -> None:
    counts = (answer.solutions, answer.rotations, answer.copies, answer.nodes, answer.updates,
              *answer.profile, *(n for _, n in answer.cut))
    # By exact type: True is an instance of int.
    _require(all(type(n) is int and 0 <= n <= LARGEST for n in counts), "a count is negative or too large")
    _require(sum(answer.profile) == answer.nodes, "the nodes of its levels are not all its nodes")
    _require(len(answer.profile) <= job.problem.longest + 1, "it has more levels than the search")
    _require(type(answer.explored) is int and answer.explored >= 0, "what it explored is no share")
    _require(answer.explored + sum(share for _, share in answer.remaining) == task.share,
             "what was explored and what is left are not the share that was handed out")
    named = [name for name, _ in answer.cut]
    _require(set(named) <= set(PRUNINGS), "it names a pruning that there is not")
    _require(len(set(named)) == len(named), "it names a pruning twice")
    _require(answer.asked == (task.budget, task.pieces, task.room, task.work) and answer.below == task.below,
             "it answers another task")
    _require(math.isfinite(answer.seconds) and answer.seconds >= 0.0, "the time it took is no time")
    _require(len(answer.machine) <= LONGEST_NAME, "the name of its computer is too long")


def _check_subtrees(job: Job, task: Task, answer: Result) -> None:
    whole = State.unpack(task.state, task.share).levels
    states = [State.unpack(state, share) for state, share in answer.remaining]
    _require(len(states) <= max(1, task.pieces), "it leaves more subtrees open than were asked for")
    for state in states:
        _require(is_state(job.problem, state), "it leaves open what is no subtree of this problem")
        _require(state.share > 0 and open_share(job.problem, state) == state.share,
                 "the share of a subtree that it leaves open is another one")
        _require(is_within(whole, state.levels), "it leaves open a subtree outside the one that was handed out")
    _require(not overlap(states), "the subtrees that it leaves open overlap")


def is_within(outer: NDArray[np.void], inner: NDArray[np.void]) -> bool:
    """Whether all that is open in the state `inner` is open in `outer`, as when a search came from there."""
    for one, other in zip(outer, inner, strict=False):
        if one["item"] != other["item"] or not one["option"] <= other["option"] <= other["last"] <= one["last"]:
            return False
        # An untried option of the outer state: all below it is open there, so deeper levels need no look.
        if other["option"] > one["option"]:
            return True
    # On the same way to the end: shorter would hold more than was handed out.
    return len(inner) >= len(outer)


def _check_places(job: Job, task: Task, answer: Result, rows: Rows) -> None:
    """Raise WrongAnswerError where a solution is of no subtree that the slice has explored."""
    options = _numbers_in_search(job)[np.where(rows.options < 0, np.int32(len(job.kept)), rows.options)]
    inside = _in_subtree(job, State.unpack(task.state, task.share), options)
    for state, share in answer.remaining:
        inside &= ~_in_subtree(job, State.unpack(state, share), options)
    _require(bool(inside.all()), "a solution is of a part of the tree that it has not explored")


def _in_subtree(job: Job, state: State, options: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return which solutions, options (n, width) as the search numbers them, are in the open subtree of a state."""
    cover, found = job.problem.cover, np.zeros(len(options), np.bool_)
    # Those that follow the way of the state: their numbers, and what they choose below it.
    numbers, left = np.arange(len(options)), options
    for item, option, last in state.levels.tolist():
        covers = np.zeros(cover.n_options + 1, np.bool_)
        covers[cover.options_of(item)] = True
        # The options above this level have left one to be chosen that covers the item.
        own = left[np.arange(len(left)), covers[left].argmax(axis=1)]
        found[numbers[(option < own) & (own <= last)]] = True
        numbers, left = numbers[own == option], left[own == option]
        left[left == option] = cover.n_options
    found[numbers] = True
    return found


def _check_solutions(job: Job, task: Task, answer: Result, each: bool) -> Rows | None:
    """Raise WrongAnswerError where solutions cannot be right; return those that were sent, if they were looked at."""
    stored = sum(block.count for block in answer.blocks)
    _require(answer.solutions <= answer.rotations <= answer.copies, "it has fewer copies than solutions")
    _require(0 <= answer.digest < EVERY, "its hash is none")
    _check_sets(job, answer, each)
    if job.apart:
        _require([one.solution for one in answer.apart] == [*range(stored)],
                 "what it says about taking apart is not about the solutions that it sends")
        _require(all(is_sound(one) and max(one.moves, one.states) <= LARGEST for one in answer.apart),
                 "what it says about taking apart cannot be")
    _require(stored <= answer.solutions, "it sends more solutions than it counts")
    all_sent = task.whole or (not job.apart and answer.below == EVERY)
    _require(stored == answer.solutions or not all_sent, "it counts more solutions than it sends")
    if not each or not stored:
        _require(stored > 0 or not all_sent or answer.copies == answer.digest == 0, "it counts solutions of none")
        return None
    rows = concatenated([unpacked(block, job.problem.longest) for block in answer.blocks])
    digest = _checked_rows(job, rows, EVERY if task.whole else answer.below)
    if all_sent:
        _require((int(rows.copies.sum()), int(rows.rotations.sum())) == (answer.copies, answer.rotations),
                 "the copies of the solutions are not those that it counts")
        _require(digest == answer.digest, "its hash is not that of the solutions that it sends")
        _require(job.sets is None or job.sets.count(rows) == answer.sets,
                 "its solutions by their parts are not those that it sends")
    return rows


def _check_sets(job: Job, answer: Result, each: bool) -> None:
    """Raise WrongAnswerError where solutions counted by their parts cannot be right; each: look at each set."""
    if job.sets is None:
        _require(not answer.sets, "it counts solutions by their parts, which nobody asked for")
        return
    sums = tuple(map(sum, zip(*(one.totals for one in answer.sets), strict=True))) or (0, 0, 0)
    _require(sums == (answer.solutions, answer.rotations, answer.copies),
             "its solutions by their parts are not those that it counts")
    _require(all(one.is_possible for one in answer.sets), "it counts what cannot be for a set of parts")
    if not each or not answer.sets:
        return
    rows = job.sets.rows([one.first for one in answer.sets])
    _check_covers(job, rows)
    least = job.sets.least(job.sets.used(rows))
    _require([parts_as_bytes(own) for own in least] == [one.parts for one in answer.sets],
             "a solution has other parts than the set that it is counted for")


def _checked_rows(job: Job, rows: Rows, below: int) -> int:
    """Return the digest of solutions; raises WrongAnswerError for a wrong one or wrong counts of copies."""
    n_options = len(job.kept)
    own = np.where(rows.options < 0, np.int32(n_options), rows.options)
    _require(bool((own <= n_options).all()), "a solution has an option that the problem has not")
    _check_covers(job, own)
    again = least_of_images(own, job.group, job.kept)
    _require(len(again.rows) == len(rows), "a solution is not the one that stands for its symmetric copies")
    _require(bool((again.copies == rows.copies).all() and (again.rotations == rows.rotations).all()),
             "a solution has another number of symmetric copies")
    found = hashes(again.canonical, n_options)
    # A hash alone says nothing for sure: two solutions may have the same.
    _require(len(np.unique(found)) == len(found) or len(np.unique(own, axis=0)) == len(own),
             "it sends a solution twice")
    _require(below >> 64 == 1 or bool((found < np.uint64(below)).all()), "a solution is none of the sample")
    return int(found.sum())


def _check_covers(job: Job, own: NDArray[np.int32]) -> None:
    """Raise WrongAnswerError where the options of a row do not cover the items; own: padded with the last number."""
    cover = job.problem.cover
    tried = _numbers_in_search(job)[own]
    _require(bool((tried >= 0).all()), "a solution has an option that is not tried")
    lengths = np.append(np.diff(cover.start), 0)  # an option of no items in place of the padding
    starts = np.append(cover.start[:-1], 0)
    row, option = np.repeat(np.arange(len(own)), own.shape[1]), tried.ravel()
    each = lengths[option]
    # All items of all options of all rows as one array, without a loop: each option's items begin at its start.
    items = cover.items[np.repeat(starts[option] - np.append(0, each.cumsum()[:-1]), each) + np.arange(each.sum())]
    # One number for each pair of a row and an item.
    total = np.bincount(np.repeat(row, each) * cover.n_items + items, minlength=len(own) * cover.n_items)
    times = total.reshape(len(own), cover.n_items)
    _require(bool(((cover.least <= times) & (times <= cover.most)).all()), "what it calls a solution is none")


@lru_cache(maxsize=2)
def _numbers_in_search(job: Job) -> NDArray[np.int64]:
    """Return the number that each option has in the search, -1 if it is not tried; the last is for the padding."""
    numbers = np.full(len(job.kept) + 1, -1, np.int64)
    numbers[job.numbers[:-1]] = np.arange(len(job.numbers) - 1)
    numbers[-1] = len(job.numbers) - 1
    return numbers
