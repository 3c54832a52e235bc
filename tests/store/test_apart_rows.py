"""What is known about whether solutions come apart: stored in one transaction, read by pages, sealed."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.job import prepare
from latticework.run.verification import verify
from latticework.store.search_file import SearchFile
from quick_suite import in_part

ROWS = [Examined(1, Outcome.YES, "9.6.4", 19, 1234), Examined(4, Outcome.NO, "", 0, 17),
        Examined(9, Outcome.NOT_KNOWN, "", 0, 100_000)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)[0]


def verified(path: Path) -> None:
    with closing(SearchFile.open(path)) as file:
        verify(file, 1, print)


def read(path: Path) -> tuple[dict[Outcome, int], list[Examined]]:
    with closing(SearchFile.open(path)) as file:
        return file.outcomes(), file.examined(1)


def test_rows_are_read_again_in_the_order_of_solutions(path: Path) -> None:
    with closing(SearchFile.open(path)) as file:
        file.examine([ROWS[2], ROWS[0]])
        file.examine([ROWS[1]])
        assert file.examined(1) == ROWS
        assert file.examined(2) == ROWS[1:]
        assert file.examined(2, 1) == [ROWS[1]]
        assert file.examined(10) == []
        assert file.outcomes() == {Outcome.NO: 1, Outcome.YES: 1, Outcome.NOT_KNOWN: 1}
    verified(path)


def test_the_last_word_counts_and_saying_it_twice_changes_nothing(path: Path) -> None:
    with closing(SearchFile.open(path)) as file:
        file.examine([*ROWS, *ROWS])
        once = path.read_bytes()[100:]
        file.examine(ROWS)
        assert path.read_bytes()[100:] == once
        better = Examined(9, Outcome.YES, "2", 2, 200_000)
        file.examine([better])
        assert file.examined(1) == [*ROWS[:2], better]
    verified(path)


def test_in_any_portions_the_seal_is_the_same(path: Path) -> None:
    chance, seals = random.Random(1), set()
    rows = [Examined(n, Outcome(n % 3), "1.1" * (n % 3 == 1), n, 2 * n) for n in range(1, 40)]
    whole = path.read_bytes()
    for _ in range(5):
        path.write_bytes(whole)
        left = chance.sample(rows, len(rows))
        with closing(SearchFile.open(path)) as file:
            while left:
                size = chance.randint(1, 20)
                file.examine(left[:size])
                left = left[size:]
            assert file.examined(1) == rows
        with closing(sqlite3.connect(path)) as db:
            seals.add(db.execute("SELECT * FROM seal").fetchone())
    assert len(seals) == 1


def test_a_search_goes_on_beside_it(path: Path) -> None:
    with closing(SearchFile.open(path)) as file:
        prepared = prepare(file.document)
        file.examine(ROWS)
        while file.frontier():
            session_help.go_on(file, prepared)
        last = file.totals().stored
        file.examine([Examined(last, Outcome.NO, "", 0, 5)])
        assert [row.solution for row in file.examined(1)] == [1, 4, 9, last]
    verified(path)


@pytest.mark.parametrize("row", [
    Examined(0, Outcome.NO, "", 0, 1), Examined(10**6, Outcome.NO, "", 0, 1), Examined(1, Outcome.YES, "9..6", 1, 1),
    Examined(1, Outcome.YES, "x", 1, 1), Examined(1, Outcome.YES, "9." * 600, 1, 1),
    Examined(1, Outcome.YES, "1", -1, 1), Examined(1, Outcome.YES, "1", 1, -1)])
def test_what_cannot_be_is_not_stored(path: Path, row: Examined) -> None:
    before = path.read_bytes()
    with closing(SearchFile.open(path)) as file, pytest.raises(LatticeworkError, match="stored solutions"):
        file.examine([ROWS[0], row])
    assert path.read_bytes() == before


@pytest.mark.parametrize("statement", [
    "DELETE FROM apart WHERE solution = 4", "INSERT INTO apart VALUES (5, 1, '1', 1, 1)",
    "UPDATE apart SET outcome = 1 WHERE solution = 4", "UPDATE apart SET level = '9.6.5' WHERE solution = 1",
    "UPDATE apart SET moves = 18 WHERE solution = 1", "UPDATE apart SET states = 1 WHERE solution = 9",
    "UPDATE seal SET apart = '0'"])
def test_a_change_is_reported(path: Path, statement: str) -> None:
    with closing(SearchFile.open(path)) as file:
        file.examine(ROWS)
    session_help.changed(path, statement, sealed=False)
    with pytest.raises(FileRefusedError, match=r"not what was found out|seal is broken"):
        verified(path)


@pytest.mark.parametrize("statement", in_part([
    "UPDATE apart SET solution = 0 WHERE solution = 1", "UPDATE apart SET solution = 100000 WHERE solution = 9",
    "UPDATE apart SET outcome = 3 WHERE solution = 1", "UPDATE apart SET outcome = 'yes' WHERE solution = 1",
    "UPDATE apart SET level = hex(zeroblob(5000000)) WHERE solution = 1",
    "UPDATE apart SET level = zeroblob(40000000) WHERE solution = 1",
    "UPDATE apart SET moves = 1.5 WHERE solution = 1", "UPDATE apart SET states = -1 WHERE solution = 1"], 3))
def test_a_strange_row_is_refused(path: Path, statement: str) -> None:
    with closing(SearchFile.open(path)) as file:
        file.examine(ROWS)
    session_help.changed(path, statement)
    with pytest.raises(FileRefusedError, match="damaged search file"):
        read(path)


def test_starting_over_forgets_it(path: Path) -> None:
    with closing(SearchFile.open(path)) as old:
        old.examine(ROWS)
        file = old.start_over(old.document, old.fingerprint, old.method)
    with closing(file):
        assert (file.examined(1), file.page(1), file.totals().stored) == ([], [], 0)
        file.check_seal_of_rows()
