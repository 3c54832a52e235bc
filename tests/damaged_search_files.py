"""Search files damaged in many ways, and what may come of opening, reading, verifying and finishing them."""

import random
import sqlite3
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from contextlib import closing, redirect_stdout, suppress
from io import StringIO
from pathlib import Path

import session_help
import solution_blocks
from latticework.cli import verify
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.run import search
from latticework.store.search_file import SearchFile


def fuzz(folder: str, name: str, seeds: Iterable[int]) -> None:
    """Open, page, verify and finish files damaged in each way; print what happened, raise what should not."""
    search.Pool = session_help.InlinePool  # type: ignore[attr-defined, assignment]
    puzzle = {"twins": session_help.TWINS, "dominoes": session_help.dominoes(4, 4)}[name]
    source, prepared = session_help.part_way(Path(folder), puzzle)
    for mode in DAMAGES:
        print(mode, dict(_fuzzed(mode, source.read_bytes(), prepared, Path(folder) / "damaged.search", seeds)))  # noqa: T201


def _fuzzed(mode: str, whole: bytes, prepared: Prepared, path: Path, seeds: Iterable[int]) -> Counter[str]:
    happened = Counter[str]()
    for seed in seeds:
        DAMAGES[mode](random.Random(seed), whole, path)
        if seed % 4:  # or nothing but the seal would be tried
            session_help.seal_anew(path)
        damaged = path.read_bytes()
        for step in (_read_through, _verify, lambda path: session_help.finish(path, prepared)):
            try:
                step(path)
                happened["accepted"] += 1
            except LatticeworkError:
                happened["refused"] += 1
                if path.read_bytes() != damaged:
                    raise
            except Exception as error:
                error.add_note(f"{mode}, seed {seed}, {step}")
                raise
    return happened


def _read_through(path: Path) -> None:
    with closing(SearchFile.open(path)) as file:
        first = 1
        while rows := file.page(first, 3):
            first = rows[-1].id + 1
        file.profile()


def _verify(path: Path) -> None:
    with redirect_stdout(StringIO()):
        verify.run_verify(Namespace(search=path, workers=1, json=False, quiet=True))


def damage_bytes(rng: random.Random, whole: bytes, path: Path) -> None:
    """Change a few bytes anywhere."""
    data = bytearray(whole)
    for _ in range(rng.choice((1, 1, 2, 8))):
        data[rng.randrange(len(data))] ^= rng.choice((1 << rng.randrange(8), rng.randrange(1, 256)))
    path.write_bytes(data)


def damage_states(rng: random.Random, whole: bytes, path: Path) -> None:
    """Change an open subtree: some of its numbers to likely ones, or its levels to others."""
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as db, db:
        number, state = rng.choice(db.execute("SELECT id, state FROM frontier WHERE length(state) > 0").fetchall())
        values = [int.from_bytes(state[i : i + 4], "little", signed=True) for i in range(0, len(state), 4)]
        if rng.random() < 0.3:
            values = [rng.randrange(40) for _ in range(3 * rng.randrange(1, 12))]
        for _ in range(rng.choice((1, 1, 2, 5))):
            values[rng.randrange(len(values))] = rng.randrange(-1, 40)
        db.execute("UPDATE frontier SET state = ? WHERE id = ?",
                   (b"".join(v.to_bytes(4, "little", signed=True) for v in values), number))


def damage_values(rng: random.Random, whole: bytes, path: Path) -> None:
    """Put a value of any type, or a likely wrong one, anywhere in the tables."""
    path.write_bytes(whole)
    with closing(sqlite3.connect(path)) as db, db:
        table = rng.choice(("meta", "totals", "profile", "frontier", "blocks", "seal", "origin", "machines",
                            "samples", "sampled"))
        column = rng.choice([row[1] for row in db.execute(f"PRAGMA table_info({table})")])
        value = rng.choice((None, 0, 1, -1, 1 << 62, (1 << 63) - 1, -1 << 63, 1.5, 1e300, "", "text", b"",
                            b"\xff\xfe", rng.randbytes(12), rng.randrange(100)))
        with suppress(sqlite3.IntegrityError):
            db.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = (SELECT max(rowid) FROM {table})",  # noqa: S608
                       (value,))


def damage_blocks(rng: random.Random, whole: bytes, path: Path) -> None:
    """Change a number of a stored solution to a likely one, or bytes of a block, or how many it says it has."""
    path.write_bytes(whole)
    if rng.random() < 0.5:
        def changed(row: solution_blocks.Row) -> solution_blocks.Row:
            numbers = [*row[0], *row[1:]]
            numbers[rng.randrange(len(numbers))] = rng.choice((-2, -1, 0, 1, 1 << 31, rng.randrange(40)))
            return tuple(numbers[:-2]), *numbers[-2:]  # type: ignore[return-value]

        solution_blocks.change(path, rng.randrange(1, 5), changed)
        return
    with closing(sqlite3.connect(path)) as db, db:
        first, count, data = db.execute("SELECT first, count, data FROM blocks").fetchone()
        values = bytearray(data)
        values[rng.randrange(min(len(values), rng.choice((5, 1000))))] ^= 1 << rng.randrange(8)
        db.execute("UPDATE blocks SET data = ?, count = ? WHERE first = ?",
                   (bytes(values), count + rng.choice((0, 0, -1, 1, 4096)), first))


DAMAGES = {"bytes": damage_bytes, "states": damage_states, "values": damage_values, "blocks": damage_blocks}
