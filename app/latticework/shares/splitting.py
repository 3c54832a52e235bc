"""Splitting a search: its open subtrees go to parts, each a search file that is solved anywhere."""

import heapq
import secrets
import time
from functools import partial
from pathlib import Path

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.jobs.apart_job import load_apart_kernels
from latticework.jobs.job import Job
from latticework.jobs.slice_work import Task, class_hashes, run
from latticework.jobs.totals import Open
from latticework.phrases import phrase
from latticework.search.slices import ROOM
from latticework.search.warm_kernels import load
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun, check_frontier
from latticework.store.tables import checksum, part_rows
from latticework.store.tables.part_rows import Part, Subtree

MOST = 1000
"""The most parts of a split."""

FOR_EACH, _IN_ALL = 32, 4096
"""How many subtrees each part should get, so that all have about as much to do; and all parts together."""

BUDGET, _PIECES = 100, 64
"""Nodes of a slice that makes more subtrees, and into how many it is cut."""

TOGETHER, _ROUNDS = 16, 200
"""How many slices are stored together, and how often at most; then a split uses the subtrees that there are."""


def split(path: Path, n: int) -> list[Part]:
    """Split a search into up to n parts beside its file; return them. Raises LatticeworkError.

    There are fewer where the search has not so many open subtrees. Parts of an earlier split that was interrupted
    after they were given away get their names.
    """
    with part_files.locked(path) as file:
        prepared = as_begun(file)
        check_frontier(file, prepared)
        _make_enough(file, prepared.job, n)
        rows = file.frontier()
        if not rows:
            why = part_rows.away_in_words(file.read(part_rows.parts)) or phrase("All of it is explored.")
            raise LatticeworkError(phrase("{path}: has no open subtrees to split. {why}", path=path, why=why))
        return _given_away(file, _dealt(rows, n))


def _make_enough(file: SearchFile, job: Job, n: int) -> None:
    """Search a little and cut, until there are enough subtrees for n parts, or the search is done."""
    if not file.origin.identity:
        with file.changing() as db:  # a file of an older format has none until its first commit
            checksum.renew(db)
    needed = max(n, min(FOR_EACH * n, _IN_ALL))
    load(job.problem.engine)
    if job.apart:
        load_apart_kernels()
    for _ in range(_ROUNDS):
        rows, begin = file.frontier(), time.monotonic()
        if not 0 < len(rows) < needed:
            return
        checkpoint()
        below = file.keeping.below
        tasks = [(row.id, Task(row.state, row.share, BUDGET, _PIECES, ROOM, below=below)) for row in rows[:TOGETHER]]
        done = [(row, run(job, task)) for row, task in tasks]
        file.commit(done, time.monotonic() - begin, hashes=partial(class_hashes, job))


def _dealt(rows: list[Open], n: int) -> list[list[Open]]:
    """Return the subtrees for each part, dealt so that the parts have nearly equal shares of the tree."""
    hands: list[list[Open]] = [[] for _ in range(min(n, len(rows)))]
    least = [(0, number) for number in range(len(hands))]
    for row in rows:
        # The largest first, each to the hand with least: the shares end up nearly equal.
        share, number = heapq.heappop(least)
        hands[number].append(row)
        heapq.heappush(least, (share + row.share, number))
    return hands


def _given_away(file: SearchFile, hands: list[list[Open]]) -> list[Part]:
    """Write the parts, record in one transaction that they are away, then give them their names."""
    subtrees = [[Subtree(row.share, row.state) for row in rows] for rows in hands]
    parts = [Part(secrets.token_hex(16), name, sum(one.share for one in own), part_rows.hash_of(own))
             for name, own in zip(part_files.names(file, len(hands)), subtrees, strict=True)]
    try:
        for part, own in zip(parts, subtrees, strict=True):
            checkpoint()
            part_files.write(file, part, own)
        with file.changing() as db:
            for part, rows in zip(parts, hands, strict=True):
                part_rows.give_away(db, part, [row.id for row in rows])
            checksum.renew(db)
    finally:
        # Also after an error: what is away by then gets its name, what is not is removed.
        part_files.settle(file)
    return parts
