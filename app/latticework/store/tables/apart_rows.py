"""Results of taking stored solutions apart, kept beside them in the search file."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence

from latticework.errors import LatticeworkError, shown
from latticework.jobs.apart_job import LONGEST_LEVEL, Examined, Outcome, is_level, is_sound
from latticework.phrases import phrase
from latticework.store.tables import checksum, layout

_LEVEL = f"substr(level, 1, {LONGEST_LEVEL + 1})"
_COLUMNS = f"solution, outcome, {_LEVEL}, moves, states"


def put(db: sqlite3.Connection, rows: Iterable[Examined]) -> int:
    """Store results, replacing earlier ones; return what that adds to the sum of the hashes.

    In the transaction of the caller. Raises LatticeworkError for a row that cannot be right.
    """
    stored, added = layout.totals(db).stored, 0
    for row in rows:
        if not (1 <= row.solution <= stored and is_sound(row)):
            raise LatticeworkError(phrase("{row} should tell about one of {stored} stored solutions",
                                          row=shown(tuple(row), 80), stored=str(stored)))
        # The seal is a sum of hashes, so a row is replaced in it by one difference.
        added += checksum.of_row(row) - sum(map(checksum.of_row, page(db, row.solution, 1, row.solution)))
        db.execute("INSERT OR REPLACE INTO apart VALUES (?, ?, ?, ?, ?)", row)
    return added


def keep_results(db: sqlite3.Connection, left: Sequence[int]) -> int:
    """Renumber results, dropping those of removed solutions; return what that adds to the sum of the hashes.

    left: the numbers that the others had before, ascending. In the transaction of the caller.
    """
    before, new = page(db, 1, -1), {old: number for number, old in enumerate(left, 1)}
    # All rows at once: renumbered one by one, two would meet on the same number.
    db.execute("DELETE FROM apart")
    kept = [row._replace(solution=new[row.solution]) for row in before if row.solution in new]
    return put(db, kept) - sum(map(checksum.of_row, before))


def page(db: sqlite3.Connection, first: int, limit: int, last: int = 1 << 62) -> list[Examined]:
    """Return up to `limit` rows in the order of the solutions, from one of number `first` on, up to number `last`."""
    found = db.execute(f"SELECT {_COLUMNS} FROM apart WHERE solution BETWEEN ? AND ? ORDER BY solution "  # noqa: S608
                       "LIMIT ?", (first, last, limit))
    return [_read(row) for row in found]


def outcomes(db: sqlite3.Connection) -> dict[Outcome, int]:
    """Return how many solutions have each outcome; those that were not examined have none."""
    counted = dict(db.execute("SELECT outcome, count(*) FROM apart GROUP BY outcome"))
    if not counted.keys() <= set(Outcome):
        raise ValueError("the table `apart` has an outcome that there is not")
    return {outcome: counted.get(outcome, 0) for outcome in Outcome}


def levels(db: sqlite3.Connection) -> dict[str, int]:
    """Return how many of the solutions that come apart have each level."""
    found = db.execute(f"SELECT {_LEVEL}, count(*) FROM apart WHERE outcome = ? GROUP BY 1",  # noqa: S608
                       (Outcome.YES,))
    counted = dict(layout.typed(row, str, int) for row in found)
    if not all(map(is_level, counted)):
        raise ValueError("the table `apart` has a level that is none")
    return counted


def states(db: sqlite3.Connection) -> int:
    """Return how many arrangements of parts were examined for all solutions together."""
    (summed,) = layout.typed(db.execute("SELECT coalesce(sum(states), 0) FROM apart").fetchone(), int)
    return int(summed)


def come_apart(db: sqlite3.Connection, stored: int) -> Iterator[tuple[int, str, int, int]]:
    """Yield number, level, moves and states of the solutions that come apart, of so many stored, in their order."""
    for row in db.execute(f"SELECT solution, {_LEVEL}, moves, states FROM apart WHERE outcome = ? "  # noqa: S608
                          "AND solution BETWEEN 1 AND ? ORDER BY solution", (Outcome.YES, stored)):
        solution, level, moves, states = layout.typed(row, int, str, int, int)
        yield solution, level, moves, states


def sum_of_hashes(db: sqlite3.Connection) -> int:
    """Return the sum that the seal should have, from all rows."""
    rows = map(_read, db.execute(f"SELECT {_COLUMNS} FROM apart"))  # noqa: S608
    return sum(map(checksum.of_row, rows)) % checksum.MODULUS


def _read(row: tuple[object, ...]) -> Examined:
    solution, outcome, level, moves, states = layout.typed(row, int, int, str, int, int)
    read = Examined(solution, Outcome(outcome), level, moves, states)
    if not (solution >= 1 and is_sound(read)):
        raise ValueError(f"the table `apart` is wrong about solution {solution}")
    return read
