"""Which slices came from which worker of a cluster, and taking them back where it turns out to be wrong.

A wrong slice makes all wrong that followed from it: others searched the subtrees that it left open, and never saw
those that it hid. So a slice is taken back together with all slices below it, whoever did them: counts, solutions
and open subtrees go, and the subtree from which it began is open again. That is one transaction, so a search that is
killed meanwhile is as before or as after it.
"""

import sqlite3
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np

from latticework.errors import LatticeworkError
from latticework.jobs.answers import is_within
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.slice_work import Result
from latticework.jobs.totals import Open, Totals
from latticework.phrases import phrase
from latticework.search import State
from latticework.store import commit
from latticework.store.search_file import SearchFile
from latticework.store.tables import (
    apart_rows,
    checksum,
    layout,
    note_rows,
    part_rows,
    sample_rows,
    slice_rows,
    stored_blocks,
)
from latticework.store.tables.part_rows import Subtree
from latticework.version import __version__

MOST = 20_000
"""The most records; beyond it a slice is added to that from which it followed, and both are taken back together."""


@dataclass
class Sums:
    """The results of several slices; ranges: of each with stored solutions the number of the first, and how many."""

    totals: Totals = field(default_factory=Totals)
    profile: Counter[int] = field(default_factory=Counter)
    cut: Counter[str] = field(default_factory=Counter)
    nodes: Counter[str] = field(default_factory=Counter)
    slices: Counter[str] = field(default_factory=Counter)
    ranges: list[tuple[int, int]] = field(default_factory=list)

    def add(self, result: Result, first: int) -> None:
        """Add a slice; first: the number of the first solution of it that was stored."""
        stored = sum(block.count for block in result.blocks)
        self.totals = self.totals.with_part(Totals(
            nodes=result.nodes, updates=result.updates, explored=result.explored, solutions=result.solutions,
            rotations=result.rotations, copies=result.copies, digest=result.digest, stored=stored))
        self.profile.update(dict(enumerate(result.profile)))
        self.cut.update(dict(result.cut))
        self.nodes[result.machine] += result.nodes
        self.slices[result.machine] += 1
        if stored:
            self.ranges.append((first, stored))

    def join(self, other: "Sums") -> None:
        """Add the results of other slices."""
        self.totals = self.totals.with_part(other.totals)
        for name in ("profile", "cut", "nodes", "slices"):
            getattr(self, name).update(getattr(other, name))
        self.ranges += other.ranges


@dataclass
class _Record:
    """A slice, or some that followed from one: the row that it began from, by whom they were done."""

    row: Open
    parent: int | None
    workers: set[object] = field(default_factory=set)
    sums: Sums = field(default_factory=Sums)


@dataclass(frozen=True)
class Wrong:
    """Slices that are to be taken back: the rows that they began from, open rows below them, their results."""

    roots: list[Open]
    open: list[int]
    sums: Sums


class Lineage:
    """The slices of one run that workers of a cluster did, and those that followed from them."""

    def __init__(self) -> None:
        self._records: list[_Record] = []
        self._of_row: dict[int, int] = {}
        self._again: dict[bytes, int] = {}

    def add(self, row: Open, result: Result, opened: Iterable[Open], worker: object | None, first: int) -> None:
        """Record a saved slice if a worker of a cluster did it, or one from which it followed.

        opened: the rows that it left open. first: see `Sums.add`.
        """
        parent = self._of_row.pop(row.id, None)
        if worker is None and parent is None:
            return
        number = parent
        if number is None or len(self._records) < MOST:
            number = len(self._records)
            self._records.append(_Record(row, parent))
        record = self._records[number]
        record.workers |= set() if worker is None else {worker}
        record.sums.add(result, first)
        self._of_row.update((one.id, number) for one in opened)

    def forget(self, worker: object) -> Wrong:
        """Return what is to be taken back because of a worker, and remove it from the records."""
        wrong: dict[int, int] = {}  # the root above each record that is to be taken back
        for number, record in enumerate(self._records):  # a record stands behind that from which it followed
            if record.parent in wrong:
                # Whoever did it: it began from what the wrong one left open.
                wrong[number] = wrong[record.parent]
            elif worker in record.workers:
                wrong[number] = number
        sums = Sums()
        for number in wrong:
            sums.join(self._records[number].sums)
        found = Wrong([self._records[number].row for number in sorted({*wrong.values()})],
                      [row for row, number in self._of_row.items() if number in wrong], sums)
        self._leave_out(wrong)
        self._renumber(sums.ranges)
        return found

    def _leave_out(self, wrong: dict[int, int]) -> None:
        left = [number for number in range(len(self._records)) if number not in wrong]
        new = {old: number for number, old in enumerate(left)}
        # What was taken back is open again in rows of other numbers, and follows from what its root followed from.
        self._of_row = {row: new[number] for row, number in self._of_row.items() if number in new}
        parents = {self._records[root].row.state: self._records[root].parent for root in {*wrong.values()}}
        self._again = {state: new[parent] for state, parent in parents.items() if parent is not None}
        self._records = [self._records[number] for number in left]
        for record in self._records:
            # Parents have other numbers when records before them are left out.
            record.parent = None if record.parent is None else new[record.parent]

    def _renumber(self, removed: list[tuple[int, int]]) -> None:
        """Give stored solutions the numbers that they have when others are removed."""
        firsts = [first for first, _ in sorted(removed)]
        before = [0, *accumulate(count for _, count in sorted(removed))]
        for record in self._records:
            record.sums.ranges = [(first - before[bisect(firsts, first)], count)
                                  for first, count in record.sums.ranges]

    def opened_again(self, rows: Iterable[Open]) -> None:
        """Record which slices the rows follow from that are open again after `forget`."""
        self._of_row.update((row.id, self._again[row.state]) for row in rows if row.state in self._again)


def take_back(file: SearchFile, wrong: Wrong) -> list[Open]:
    """Take slices out of a search file in one transaction; return the rows that are open again for them.

    Raises LatticeworkError, and NoRoomError, when that cannot be done; nothing is changed then.
    """
    with file.changing() as db:
        _check(file, db, wrong)
        db.executemany("DELETE FROM frontier WHERE id = ?", [(row,) for row in wrong.open])
        # AUTOINCREMENT never uses a number again, so greater ones are those that are opened now.
        last = db.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'frontier'").fetchone()[0]
        part_rows.give_back(db, [Subtree(root.share, root.state) for root in wrong.roots])
        _subtract(db, wrong.sums)
        sample_rows.remove(db, _began_within(wrong.roots))
        slice_rows.remove(db, _began_within(wrong.roots))
        blocks, apart = _remove_solutions(db, file.longest, wrong.sums.ranges)
        checksum.renew(db, blocks, apart)
    return [row for row in file.frontier() if row.id > last]


def _check(file: SearchFile, db: sqlite3.Connection, wrong: Wrong) -> None:
    """Raise LatticeworkError unless the records account for all below the roots, to the last share of the tree."""
    shares, keeping = dict(db.execute("SELECT id, share FROM frontier")), layout.keeping(db)
    all_open = set(wrong.open) <= shares.keys() and not (keeping.most or keeping.what == BY_PARTS)
    if not all_open or sum(shares[row] for row in wrong.open) + wrong.sums.totals.explored != sum(
            root.share for root in wrong.roots):
        raise refused(file.path)


def refused(path: Path) -> LatticeworkError:
    """Return the error that slices cannot be taken back."""
    return LatticeworkError(phrase("{path}: what a wrong worker of the cluster did cannot be taken out of this "
                                   "search; begin it again without that worker", path=path))


def _subtract(db: sqlite3.Connection, sums: Sums) -> None:
    now, less = layout.totals(db), sums.totals
    names = ("nodes", "updates", "explored", "solutions", "rotations", "copies", "stored")
    left: dict[str, Any] = {name: getattr(now, name) - getattr(less, name) for name in names}
    commit.write(db, Totals(**left, seconds=now.seconds, digest=(now.digest - less.digest) % (1 << 64),
                                   share=now.share))
    levels = [(level, -nodes) for level, nodes in sums.profile.items()]
    commit.add_counts(db, levels, [(name, -nodes) for name, nodes in sums.cut.items()])
    db.execute("DELETE FROM cut WHERE nodes = 0")
    sample_rows.add_machines(db, [sample_rows.Machine(name, __version__, -slices, -sums.nodes[name])
                                  for name, slices in sums.slices.items()])


def _began_within(roots: Sequence[Open]) -> Callable[[bytes], bool]:
    whole = [State.unpack(root.state, root.share).levels for root in roots]
    return lambda state: any(is_within(outer, State.unpack(state, 0).levels) for outer in whole)


def _remove_solutions(db: sqlite3.Connection, longest: int, ranges: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Remove stored solutions; return what that adds to the sums of the hashes of blocks, and of `apart`."""
    if not ranges:
        return 0, 0
    stay = np.ones(layout.totals(db).stored + sum(count for _, count in ranges), bool)
    for first, count in ranges:
        stay[first - 1 : first - 1 + count] = False
    left, added = stored_blocks.keep_only(db, longest, stay)
    note_rows.keep_notes(db, left)
    return added, apart_rows.keep_results(db, left)
