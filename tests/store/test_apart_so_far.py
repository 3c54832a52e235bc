"""The order from the best on, and the sum of what is known, from the file and while more comes."""

import random
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import session_help
from latticework.cli.search_report import in_words
from latticework.errors import FileRefusedError
from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.totals import Totals
from latticework.run.run_status import RunStatus
from latticework.store import stored_searches
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import (
    NOT_EXAMINED,
    ApartSoFar,
    Order,
    apart_so_far,
    best_first,
    counted_by_modulus,
    level_key,
)
from latticework.store.stored_searches import rows_of


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)[0]


KEYS = {Order.LEVEL: lambda row: level_key(row.level), Order.MOVES: lambda row: row.moves,
        Order.STATES: lambda row: row.states}


def some(chance: random.Random, number: int) -> Examined:
    outcome = chance.choice(list(Outcome))
    moves = [chance.randint(1, 12) for _ in range(chance.randint(1, 3))]
    if outcome != Outcome.YES:
        return Examined(number, outcome, "", 0, 5)
    return Examined(number, outcome, ".".join(map(str, moves)), sum(moves), chance.randint(1, 9))


def test_as_slowly_sorted_and_counted(path: Path) -> None:
    chance = random.Random(3)
    with closing(SearchFile.open(path)) as file:
        assert apart_so_far(file) == NOT_EXAMINED
        assert best_first(file, Order.LEVEL).tolist() == []
        rows = [some(chance, number) for number in range(1, file.totals().stored + 1, 2)]
        file.examine(rows[:20])
        before = apart_so_far(file)
        file.examine(rows[20:])
        apart = [row for row in rows if row.outcome == Outcome.YES]
        known = apart_so_far(file)
        assert known == before.joined(rows[20:])
        assert (known.examined, known.apart, known.states) == (len(rows), len(apart), sum(row.states for row in rows))
        assert known.unknown == sum(row.outcome == Outcome.NOT_KNOWN for row in rows)
        highest = max(level_key(row.level) for row in apart)
        assert level_key(known.best) == level_key(known.best_first[0][0]) == highest
        assert known.with_best == sum(level_key(row.level) == highest for row in apart)
        for by, key in KEYS.items():
            wanted = sorted(apart, key=key, reverse=True)
            assert best_first(file, by).tolist() == [row.solution for row in wanted]
            best = [row.solution for row in wanted if level_key(row.level) == highest]
            assert best_first(file, by, only_highest=True).tolist() == best


def test_a_sparse_sample_is_counted_without_reading_what_is_between(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(SearchFile.open(path)) as file:
        stored = file.totals().stored
        numbers = np.array([1, 2, 5, stored // 2, stored])
        rows = {row.id: row for row in file.page(1, stored)}
        read, whole = list[int](), SearchFile.rows
        monkeypatch.setattr(SearchFile, "rows", lambda file, *some: read.append(some[1]) or whole(file, *some))
        monkeypatch.setattr(stored_searches, "MOST", 8)
        found = counted_by_modulus(file, numbers.tolist())
        assert list(found.values()) == [sum(rows[n].copies for n in numbers.tolist()),
                                        sum(rows[n].rotations for n in numbers.tolist()), len(numbers)]
        assert read == [5, 1, 1]
        assert [rows_of(file, numbers).chosen(i) for i in range(5)] == [rows[n].options for n in numbers.tolist()]
        assert list(counted_by_modulus(file, []).values()) == [0, 0, 0]


@pytest.mark.parametrize("change", ["level = 'x'", "moves = 'x'"])
def test_a_damaged_table_is_refused(path: Path, change: str) -> None:
    with closing(SearchFile.open(path)) as file:
        file.examine([Examined(1, Outcome.YES, "2", 2, 5)])
    session_help.changed(path, f"UPDATE apart SET {change}", sealed=False)  # noqa: S608
    with closing(SearchFile.open(path, check=False)) as file, pytest.raises(FileRefusedError):
        best_first(file, Order.LEVEL)


@pytest.mark.parametrize(("known", "told"), [
    (ApartSoFar({Outcome.YES: 3}, {"9.6.4": 2, "9.6": 1}),
     "9 solutions, 3 come apart, best level 9.6.4 (2 solutions), 10 nodes/s"),
    (ApartSoFar({Outcome.YES: 1}, {"2": 1}), "9 solutions, 1 comes apart, best level 2 (1 solution), 10 nodes/s"),
    (ApartSoFar({Outcome.YES: 1}, {"": 1}), "9 solutions, 1 comes apart, 10 nodes/s"),
    (NOT_EXAMINED, "9 solutions, 0 come apart, 10 nodes/s"), (None, "9 solutions, 10 nodes/s")])
def test_the_terminal_reports_it_while_it_searches(known: ApartSoFar | None, told: str) -> None:
    assert in_words(RunStatus(Totals(solutions=9), 10.0, None, 1, 0, apart=known)) == told
