"""Splitting a search into parts that are solved anywhere, and merging these again: exact, in any order, each once."""

import heapq
import secrets
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

from latticework.cancel import checkpoint
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.apart_job import Examined, load_apart_kernels
from latticework.jobs.job import Job, Prepared
from latticework.jobs.packed_solutions import Block, unpacked
from latticework.jobs.slice_work import Task, class_hashes, run
from latticework.jobs.totals import Open, Totals
from latticework.phrases import phrase
from latticework.search import State
from latticework.search.slices import ROOM, overlap
from latticework.search.warm_kernels import load
from latticework.shares import slices_again
from latticework.store import commit, part_files
from latticework.store.consistency import MOST_OPEN
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from latticework.store.sqlite import Connection
from latticework.store.stored_searches import as_begun, check_frontier
from latticework.store.tables import (
    checksum,
    family_rows,
    layout,
    note_rows,
    part_rows,
    sample_rows,
    slice_rows,
    stored_blocks,
)
from latticework.store.tables.apart_rows import put
from latticework.store.tables.part_rows import Part, Status, Subtree
from latticework.visible_text import percent

MOST = 1000
"""The most parts of a split."""

FOR_EACH, _IN_ALL = 32, 4096
"""How many subtrees each part should get, so that all have about as much to do; and all parts together."""

BUDGET, _PIECES = 100, 64
"""Nodes of a slice that makes more subtrees, and into how many it is cut."""

_SLICES_TOGETHER, _ROUNDS = 16, 200
"""How many slices are stored together, and how often at most; then a split uses the subtrees that there are."""

_BLOCKS_TOGETHER = 64
"""How many blocks of solutions are copied together, a megabyte or so."""

_ITSELF = phrase("is this search itself, or a copy of it, and none of its parts")


def split(path: Path, n: int) -> list[Part]:
    """Split a search into up to n parts beside its file; return them. Raises LatticeworkError.

    There are fewer where the search has not so many open subtrees. Parts of an earlier split that was interrupted
    after they were given away get their names.
    """
    with part_files.locked(path) as file:
        prepared = as_begun(file).keeping(file.keeps)
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
        tasks = [(row.id, Task(row.state, row.share, BUDGET, _PIECES, ROOM, below=below))
                 for row in rows[:_SLICES_TOGETHER]]
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


def merge(file: SearchFile, prepared: Prepared, path: Path, unfinished: bool = False, again: int = 0) -> Totals:
    """Merge a part into its search, whose file is `locked`; return the totals of the part.

    unfinished: accept also a part that is not explored to its end, whose open subtrees come back. again: how many
    slices of the part are done again and compared. Raises LatticeworkError, FileRefusedError for a part that cannot
    be merged; the search is as before then.
    """
    if path.exists() and path.samefile(file.path):
        raise FileRefusedError(path, _ITSELF)
    lock = SearchLock(path)
    lock.take()
    try:
        # Locked and unchanging: nobody searches in the part between the checks and the copy.
        with closing(SearchFile.open(path)) as other, other.unchanging():
            part = _part_of(file, other)
            totals = other.totals()
            _check_state(other, totals, unfinished)
            check_frontier(other, prepared)
            # Against all that is open here and all that is away: only what is disjoint may be counted once.
            if overlap(State.unpack(row.state, row.share) for row in _all_open(file, part, other)):
                raise FileRefusedError(path, phrase("its open subtrees overlap with others of the search"))
            other.check_seal_of_rows()
            slices_again.compare(path, prepared, slices_again.chosen(other.read(sample_rows.samples), again))
            _take_over(file, other, part, totals, prepared.job)
            return totals
    finally:
        lock.release()


def give_up(file: SearchFile, name: str) -> Part:
    """Take back the subtrees of a part that is lost, by its file name; raises LatticeworkError where none is away."""
    away = [part for part in file.read(part_rows.parts) if part.status == Status.AWAY]
    for part in away:
        if part.name == Path(name).name:
            with file.changing() as db:
                part_rows.give_back(db, part_rows.away(db, part.identity))
                part_rows.settle(db, replace(part, status=Status.GIVEN_UP))
                checksum.renew(db)
            return part
    raise LatticeworkError(phrase("{path}: {name} should be a part that is away: {parts}", path=file.path, name=name,
                                  parts=", ".join(part.name for part in away) or "there is none"))


def _part_of(file: SearchFile, other: SearchFile) -> Part:
    """Return the record of a part in its search; raises FileRefusedError for a file that is no part that is away."""
    origin, own = other.origin, file.origin
    if other.fingerprint != file.fingerprint or other.keeps != file.keeps:
        raise FileRefusedError(other.path, phrase("is of a search of another puzzle, or begun in another way"))
    if origin.identity == own.identity:
        raise FileRefusedError(other.path, _ITSELF)
    if not origin.search:
        raise FileRefusedError(other.path, phrase("is a search of its own, not a part of one"))
    parts = {part.identity: part for part in file.read(part_rows.parts)}
    if origin.search != own.identity:
        raise FileRefusedError(other.path, phrase(
            "is a part of another search of this puzzle; a part of a part is merged into that part first"))
    if origin.identity not in parts:
        raise FileRefusedError(other.path, phrase("is of another split, which this file of the search knows nothing "
                                                  "of; it may be a part of a copy"))
    part = parts[origin.identity]
    if part.status != Status.AWAY:
        raise FileRefusedError(other.path, _settled(part, other.totals()))
    if (origin.share, origin.subtrees) != (part.share, part.subtrees):
        raise FileRefusedError(other.path, phrase("has other subtrees than were given to it"))
    return part


def _settled(part: Part, totals: Totals) -> str:
    """Return why a part that was merged or given up before is not merged now."""
    if part.status == Status.GIVEN_UP:
        return phrase("was given up, and the search does its work itself; to count it too would count twice")
    if not totals.complete or part.explored != part.share:
        return phrase("was merged already, as {name}; nothing is counted twice", name=part.name)
    if (totals.solutions, totals.digest) == (part.solutions, int(part.digest, 16)):
        return phrase("was merged already, as {name}; this copy was solved too and found the same", name=part.name)
    return phrase("was merged already, as {name}, but this copy found {here} solutions with the hash {hash}, not "
                  "{there} with {other}: one of the computers that solved them is wrong", name=part.name,
                  here=totals.solutions, hash=f"{totals.digest:016x}", there=part.solutions, other=part.digest)


def _check_state(other: SearchFile, totals: Totals, unfinished: bool) -> None:
    away = part_rows.away_in_words(other.read(part_rows.parts))
    if away:
        raise FileRefusedError(other.path, phrase("cannot be merged before its own parts are: {told}", told=away))
    if not (totals.complete or unfinished):
        raise FileRefusedError(other.path, phrase(
            "is explored to {percent} %; solve it to its end, or take back what is left with "
            "--unfinished",
            percent=f"{percent(totals.explored_part, 2):.4g}"))


def _all_open(file: SearchFile, part: Part, other: SearchFile) -> list[Subtree]:
    """Return the subtrees that will be open, or with other parts, when a part is merged."""
    own = {one.state for one in file.read(lambda db: part_rows.away(db, part.identity))}
    kept = [one for one in file.read(part_rows.away) if one.state not in own]
    rows = [*kept, *(Subtree(row.share, row.state) for row in (*file.frontier(), *other.frontier()))]
    if len(rows) > MOST_OPEN:
        raise FileRefusedError(other.path, phrase("leaves more than {most} open subtrees; solve it further",
                                                  most=MOST_OPEN))
    return rows


def _take_over(file: SearchFile, other: SearchFile, part: Part, totals: Totals, job: Job) -> None:
    """Store in one transaction all that a part found and counted."""
    left = [Subtree(row.share, row.state) for row in other.frontier()]
    samples, machines = other.read(sample_rows.samples), other.read(sample_rows.machines)
    slices = other.read(lambda db: [one for _, one in slice_rows.numbered(db)])
    families = other.read(lambda db: [*family_rows.families(db)])
    profile, cut, below = other.profile(), other.cut(), other.keeping.below
    with file.changing() as db:
        # Solutions of the part are numbered behind those that are here.
        before = layout.totals(db)
        solutions = _copy_solutions(db, file.longest, other, totals, len(job.kept))
        commit.add_counts(db, enumerate(profile), cut.items())
        family_rows.add(db, families)
        commit.write(db, before.with_part(totals))
        apart = put(db, _moved(other, before.stored))
        note_rows.put(db, (note._replace(solution=note.solution + before.stored) for note in other.notes))
        part_rows.give_back(db, left)
        part_rows.settle(db, replace(part, status=Status.MERGED, explored=totals.explored, solutions=totals.solutions,
                                     digest=f"{totals.digest:016x}"))
        sample_rows.add(db, samples)
        sample_rows.add_machines(db, machines)
        slice_rows.add(db, slices)
        # Thinning out adds differences to the sums in the seal, so these must be right before.
        checksum.renew(db, solutions, apart)
        commit.thin_out(db, file.longest, layout.totals(db), partial(class_hashes, job), below=below)


def _copy_solutions(db: Connection, longest: int, other: SearchFile, totals: Totals, n_options: int) -> int:
    """Copy the solutions of a part; return what that adds to the sum of the hashes of blocks."""
    stored = added = copies = rotations = 0
    while blocks := other.read(lambda part: stored_blocks.after(part, stored, _BLOCKS_TOGETHER)):  # noqa: B023
        checkpoint()
        for found in (_checked(other, block, longest, n_options) for block in blocks):
            copies, rotations = copies + found[0], rotations + found[1]
        stored += sum(block.count for block in blocks)
        added += stored_blocks.append(db, blocks, longest)
    if stored != totals.stored or (not other.keeps and (copies, rotations) != (totals.copies, totals.rotations)):
        raise FileRefusedError(other.path, phrase("the stored solutions are not those that were counted"))
    return added


def _checked(other: SearchFile, block: Block, longest: int, n_options: int) -> tuple[int, int]:
    """Return the copies and rotations of the solutions of a block; raises FileRefusedError where they are none."""
    rows = other.read(lambda _: unpacked(block, longest))
    if rows.options.max(initial=-1) >= n_options:
        raise FileRefusedError(other.path, phrase("a stored solution has options that the puzzle has not"))
    return int(rows.copies.sum()), int(rows.rotations.sum())


def _moved(other: SearchFile, before: int) -> Iterator[Examined]:
    """Yield the results of taking the solutions of a part apart, with `before` added to the numbers."""
    first = 1
    while rows := other.examined(first):
        yield from (row._replace(solution=row.solution + before) for row in rows)
        first = rows[-1].solution + 1
