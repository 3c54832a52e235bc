"""Helpers of the tests of searches: puzzles, running the program, and what must hold of a search file."""

import json
import math
import os
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, Self

import pytest

import forked_program
import solution_blocks
from latticework.jobs import slice_work as worker_module
from latticework.jobs.job import Job, Prepared, prepare
from latticework.jobs.searched import Document
from latticework.jobs.slice_work import Task
from latticework.jobs.totals import Totals
from latticework.puzzle import load, parse
from latticework.run import handout
from latticework.run.search import Search
from latticework.search import WHOLE, State, open_share
from latticework.store import sqlite
from latticework.store.search_file import SearchFile
from latticework.store.tables import apart_rows, checksum

PENTOMINOES = {
    "F": ".##/##./.#.", "I": "#####", "L": "#/#/#/##", "N": ".#/.#/##/#.", "P": "##/##/#.", "T": "###/.#./.#.",
    "U": "#.#/###", "V": "#../#../###", "W": "#../##./.##", "X": ".#./###/.#.", "Y": ".#/##/.#/.#",
    "Z": "##./.#./.##",
}
COUNTS = ("solutions_total", "solutions_rotations", "solutions_reflections", "nodes", "updates", "hash")
KEYS = {"name", "engine", "method", "why", "complete", "modulo", "solutions", "cut", "seconds", "seconds_prepare",
        "seconds_start", "explored", "format", "tried", *COUNTS}


def puzzle_text(name: str, width: int, height: int, parts: dict[str, tuple[str, int]]) -> str:
    """Return a puzzle document: a rectangle, and parts as name: (picture with / between lines, copies)."""
    rows = "#" * width + "\n"
    text = f'format = 1\nname = "{name}"\nlattice = "square"\n[target]\npicture = """\n{rows * height}"""\n'
    for part, (picture, copies) in parts.items():
        drawn = picture.replace("/", "\n")
        text += f'[[parts]]\nname = "{part}"\ncopies = {copies}\npicture = """\n{drawn}\n"""\n'
    return text


def pentominoes(width: int, height: int) -> str:
    """Return the twelve pentominoes in a rectangle: 20x3 takes 0.1 s, 15x4 2 s, 12x5 10 s of one core."""
    parts = {name: (picture, 1) for name, picture in PENTOMINOES.items()}
    return puzzle_text(f"Pentominoes {height}x{width}", width, height, parts)


def dominoes(width: int, height: int) -> str:
    """Return a rectangle to be filled with dominoes: one part with many copies, and many solutions."""
    return puzzle_text(f"Dominoes {height}x{width}", width, height, {"D": ("##", width * height // 2)})


TWINS = puzzle_text("Twins", 4, 4, {"O": ("##/##", 1), "I": ("####", 1), "D": ("##", 4)})
"""A small puzzle with a part of several copies beside parts of one."""


def write(folder: Path, text: str, name: str = "puzzle.toml") -> Path:
    """Write a puzzle file and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def command(*arguments: object) -> list[str]:
    """Return the command line of the program."""
    return [sys.executable, "-m", "latticework", *map(str, arguments)]


WITH_WORKERS = """
import sys
from latticework.cli import search_report as searching
from latticework.__main__ import main
searching.ALONE = 0.0
sys.exit(main())
"""


def run(*arguments: object, cwd: Path, seconds: float = 120, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run the program to its end in a process of its own."""
    return forked_program.run(command(*arguments), cwd, seconds, **options)


def start(*arguments: object, cwd: Path, alone: bool = False) -> forked_program.Started:
    """Start the program as the leader of a process group of its own, so that all it starts can be found.

    alone: it searches by itself at first, as it does for everybody else; else workers do from the first slice on.
    """
    words = command(*arguments) if alone else [sys.executable, "-c", WITH_WORKERS, *map(str, arguments)]
    return forked_program.start(words, cwd)


def group(leader: int) -> list[int]:
    """Return the living processes of a process group."""
    return [pid for pid, fields in _processes() if int(fields[2]) == leader and fields[0] not in "ZX"]


def children(parent: int) -> list[int]:
    """Return the living children of a process."""
    listed = [*Path(f"/proc/{parent}/task").glob("*/children")]  # not every system has them; all processes are many
    own = [Path("/proc", pid) for file in listed for pid in _text(file).split()] if listed else None
    return [pid for pid, fields in _processes(own) if int(fields[1]) == parent and fields[0] not in "ZX"]


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:  # its thread has just ended
        return ""


def _processes(folders: Iterable[Path] | None = None) -> list[tuple[int, list[str]]]:
    """Return processes, all unless some are given, with (state, parent, group, ...) as in /proc/PID/stat."""
    found = []
    for folder in Path("/proc").glob("[0-9]*") if folders is None else folders:
        try:
            found.append((int(folder.name), (folder / "stat").read_text().rpartition(")")[2].split()))
        except OSError:  # it has just ended
            continue
    return found


def servers() -> list[int]:
    """Return the servers of workers that this very process has started."""
    return [pid for pid in children(os.getpid())
            if b"multiprocessing.forkserver" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def workers() -> list[int]:
    """Return the worker processes of searches in this very process."""
    return [pid for server in servers() for pid in children(server)]


def wait_until(holds: Any, seconds: float = 15) -> bool:
    """Wait until a condition holds; return whether it came to hold in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def kill_group(leader: int) -> None:
    """Clean up after a failed test; only processes of a group that the test made."""
    for pid in group(leader):
        os.kill(pid, signal.SIGKILL)


def counts(output: str) -> dict[str, Any]:
    """Return the numbers of `solve --json` that must not depend on how the search went."""
    return {key: value for key, value in json.loads(output).items() if key in COUNTS}


def explored(search: Path) -> int:
    """Return the share explored that a search file holds, 0 where there is none yet."""
    if not search.exists():
        return 0
    with closing(sqlite3.connect(search)) as db:
        return int(db.execute("SELECT explored FROM totals").fetchone()[0])


def numbers(totals: Totals) -> tuple[int, ...]:
    """Return the numbers of a search that must not depend on how it went."""
    return (totals.copies, totals.rotations, totals.solutions, totals.nodes, totals.updates, totals.digest,
            totals.explored)


def assert_sound(path: Path, prepared: Prepared) -> int:
    """Check, with plain SQL, what must hold of a search file at any instant; return the share explored."""
    with closing(sqlite3.connect(path)) as db:
        solutions, rotations, copies, explored = db.execute(
            "SELECT solutions, rotations, copies, explored FROM totals").fetchone()
        kept = solution_blocks.stored(db)
        frontier = db.execute("SELECT share, state FROM frontier").fetchall()
        (nodes,), (profile,) = (db.execute(f"SELECT coalesce(sum(nodes), 0) FROM {table}").fetchone()  # noqa: S608
                                for table in ("totals", "profile"))
    assert len({options for options, _, _ in kept}) == len(kept) == solutions
    assert tuple(map(sum, zip((0, 0), *(row[1:] for row in kept), strict=True))) == (copies, rotations)
    assert explored + sum(share for share, _ in frontier) == WHOLE
    assert nodes == profile
    problem = prepared.job.problem
    for share, state in frontier:
        assert open_share(problem, State.unpack(state, share)) == share
    return int(explored)


def give_log(path: Path) -> None:
    """Let a search file have a write-ahead log, as those of earlier versions begun in the window have."""
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)


class InlinePool:
    """Does the work of a pool in this process, at once: fast, and the order of events is always the same."""

    over_budget = False
    processes: frozenset[int] = frozenset()

    def __init__(self, job: Job, *_: object) -> None:
        self.job = job

    def fit(self, workers: int) -> None:
        """There are no workers."""

    def submit(self, work: Callable[[Job, Any], Any], argument: object) -> "Future[Any]":
        """Do the work now."""
        future: Future[Any] = Future()
        future.set_result(work(self.job, argument))
        return future

    def restart(self, hung: bool = False) -> None:
        """Nothing ever dies here."""

    def close(self, patience: float = 0) -> None:
        """Nothing to end."""


class FailingConnection(sqlite.Connection):
    """Fails at the step number `fail_at`; `after` says whether the work of that step was done before."""

    steps, fail_at, after = 0, 0, False

    def _step(self) -> bool:
        FailingConnection.steps += 1
        return FailingConnection.steps == FailingConnection.fail_at

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        """Execute, or fail."""
        if self._step():
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(*arguments)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> sqlite3.Cursor:  # type: ignore[override]
        """Execute, or fail half-way."""
        every = list(rows)
        if self._step():
            super().executemany(sql, every[: len(every) // 2])
            raise sqlite3.OperationalError("database or disk is full")
        return super().executemany(sql, every)

    def executescript(self, script: str) -> sqlite3.Cursor:
        """Execute, or fail half-way."""
        if self._step():
            super().executescript(script[: script.rindex("CREATE")])
            raise sqlite3.OperationalError("disk I/O error")
        return super().executescript(script)

    def __enter__(self) -> Self:
        super().__enter__()
        return self

    def __exit__(self, *failure: Any) -> Any:
        if failure[0] is None and self._step():
            self.commit() if self.after else self.rollback()
            raise sqlite3.OperationalError("disk I/O error")
        return super().__exit__(*failure)


def slices_of(patch: pytest.MonkeyPatch, nodes: int) -> None:
    """Give all slices of a search this budget, however fast they are."""
    patch.setattr(handout, "SLICE", 0.0)
    patch.setattr(handout, "FIRST_BUDGET", nodes)
    patch.setattr(handout, "LEAST_BUDGET", nodes)


def part_way(folder: Path, text: str, slices: int = 3, budget: int = 8) -> tuple[Path, Prepared]:
    """Make a search file that has done some slices and has several open subtrees and some solutions."""
    data, prepared = _part_way(text, slices, budget)
    path = folder / "part-way.search"
    path.write_bytes(data)
    return path, prepared


@cache
def _part_way(text: str, slices: int, budget: int) -> tuple[bytes, Prepared]:
    with tempfile.TemporaryDirectory() as folder:
        path, prepared = part_way_through(Path(folder), parse(text, "test"), slices, budget)
        return path.read_bytes(), prepared


def part_way_through(folder: Path, document: Document, slices: int = 3, budget: int = 8) -> tuple[Path, Prepared]:
    """Make a search file that has done some slices of a puzzle or of an exact cover problem."""
    prepared = prepare(document)
    path = folder / "part-way.search"
    with closing(SearchFile.create(path, document, prepared.fingerprint)) as file:
        for _ in range(slices):
            go_on(file, prepared, budget)
    return path, prepared


def go_on(file: SearchFile, prepared: Prepared, budget: int = 300) -> None:
    """Do and store one slice of a search."""
    row = file.frontier()[0]
    file.commit([(row.id, worker_module.run(prepared.job, Task(row.state, row.share, budget, 2, 100)))], 0.01)


def changed(path: Path, *statements: str, values: tuple[object, ...] = (), sealed: bool = True) -> bytes:
    """Change a search file with SQL, as somebody would who can also seal it anew; return its bytes then."""
    with closing(sqlite3.connect(path)) as db, db:
        for statement in statements:
            db.execute(statement, values)
    if sealed:
        seal_anew(path)
    return path.read_bytes()


def seal_anew(path: Path) -> None:
    """Seal a search file as it is, if it can still be read."""
    with suppress(sqlite3.Error, TypeError, ValueError, struct.error), closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE seal SET solutions = '0', apart = '0'")
        checksum.renew(db, solution_blocks.seal(db), apart_rows.sum_of_hashes(db))


def finish(path: Path, prepared: Prepared) -> Totals:
    """Bring a search to its end in this process."""
    with closing(Search.start(prepared, path)) as search:
        return search.run(1, threading.Event(), alone=math.inf)


def complete(puzzle: Path) -> bytes:
    """Return the search file of a puzzle file, searched to the end in this process."""
    path = puzzle.with_name("complete.search")
    finish(path, prepare(load(puzzle)))
    return path.read_bytes()
