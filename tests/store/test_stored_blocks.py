"""Blocks of solutions: what is packed is unpacked, by a slow twin, too; what was damaged is refused."""

import random
import sqlite3
import zlib
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from struct import pack

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import session_help
import solution_blocks
from latticework.errors import FileRefusedError
from latticework.jobs import packed_solutions
from latticework.jobs.packed_solutions import Block, Rows, concatenated, joined, packed, unpacked
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.store.tables import stored_blocks
from latticework.store.tables.layout import STORED
from solution_blocks import Row

LONGEST = 6
calm = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

numbers = st.one_of(st.integers(0, 40), st.sampled_from([253, 254, 255, 256, 65_533, 65_534, 65_535, 2**31 - 1]))
options = st.lists(numbers, max_size=LONGEST, unique=True).map(lambda some: tuple(sorted(some)))
counts = st.one_of(st.integers(1, 384), st.sampled_from([254, 255, 65_535]))
one = st.tuples(options, counts, counts)
solutions = st.lists(one, max_size=20)


def rows_of(some: list[Row]) -> Rows:
    """Return solutions as arrays, with more padding than they need."""
    every = np.full((len(some), LONGEST), -1, np.int32)
    for row, (own, _, _) in zip(every, some, strict=True):
        row[: len(own)] = own
    return Rows(every, *(np.array([row[i] for row in some], np.int64) for i in (1, 2)))


def listed(rows: Rows) -> list[Row]:
    return [(rows.chosen(i), int(rows.copies[i]), int(rows.rotations[i])) for i in range(len(rows))]


class TestRoundTrip:
    @given(solutions)
    @calm
    def test_what_is_packed_is_unpacked(self, some: list[Row]) -> None:
        blocks = packed(rows_of(some))
        assert [row for block in blocks for row in listed(unpacked(block, LONGEST))] == some
        assert [row for block in blocks for row in solution_blocks.unpacked(block.count, block.data)] == some

    @given(st.lists(one, min_size=1, max_size=20))
    @calm
    def test_the_slow_twin_packs_what_is_unpacked(self, some: list[Row]) -> None:
        assert listed(unpacked(Block(len(some), solution_blocks.packed(some)), LONGEST)) == some

    @given(st.lists(solutions, max_size=6), st.integers(1, 40))
    @calm
    def test_joining_keeps_the_order_and_fills_blocks(self, parts: list[list[Row]], most: int) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(packed_solutions, "MOST", most)
            whole = list(joined([block for some in parts for block in packed(rows_of(some))], LONGEST))
            found = [row for block in whole for row in listed(unpacked(block, LONGEST))]
        assert found == [row for some in parts for row in some]
        assert all(a.count + b.count > most for a, b in pairwise(whole))

    def test_concatenated_none(self) -> None:
        assert len(concatenated([])) == 0
        assert packed(concatenated([])) == []

    def test_a_solution_of_very_many_options_is_a_block_of_its_own(self) -> None:
        many = np.tile(np.arange(packed_solutions.VALUES, dtype=np.int32), (2, 1))
        blocks = packed(Rows(many, np.ones(2, np.int64), np.ones(2, np.int64)))
        assert [block.count for block in blocks] == [1, 1]
        assert (unpacked(blocks[1], packed_solutions.VALUES).options == many[1:]).all()


class TestDamage:
    RIGHT = packed(rows_of([((1, 5, 9), 4, 1), ((2, 300), 8, 2)]))[0]

    @pytest.mark.parametrize("data", [
        b"", b"\1\2\0", pack("<BI", 3, 5) + RIGHT.data[5:], pack("<BI", 2, 1) + RIGHT.data[5:],
        pack("<BI", 2, 6) + RIGHT.data[5:], pack("<BI", 2, 2**32 - 1) + RIGHT.data[5:], RIGHT.data[:-1],
        RIGHT.data + b"\0", RIGHT.data[:5] + b"no zlib", RIGHT.data[:5] + zlib.compress(bytes(10**7)),
        RIGHT.data[:5] + zlib.compress(bytes(20)),
    ])
    def test_what_is_no_block_is_refused(self, data: bytes) -> None:
        with pytest.raises(ValueError, match="block"):
            unpacked(Block(2, data), LONGEST)

    @pytest.mark.parametrize("row", [
        ((5, 1), 1, 1), ((1, 1), 1, 1), ((-1, 1), 1, 1), ((1, 2**31), 1, 1), ((1,), 0, 1), ((1,), 1, 0),
        ((1,), -1, 1), ((1,), 1, 2**31 + 9)])
    def test_what_is_no_solution_is_refused(self, row: Row) -> None:
        right = ((1, 2), 3, 3)
        assert listed(unpacked(Block(2, solution_blocks.packed([right, right])), LONGEST)) == [right, right]
        with pytest.raises(ValueError, match="no solution"):
            unpacked(Block(2, solution_blocks.packed([right, row])), LONGEST)

    @pytest.mark.parametrize("count", [-1, 0, 1, 3, 4097])
    def test_another_number_of_solutions_is_refused(self, count: int) -> None:
        with pytest.raises(ValueError, match="block"):
            unpacked(Block(count, self.RIGHT.data), LONGEST)

    def test_longer_solutions_than_there_can_be_are_refused(self) -> None:
        assert len(unpacked(self.RIGHT, 3)) == 2
        with pytest.raises(ValueError, match="more in it than a search leaves"):
            unpacked(self.RIGHT, 2)

    @given(st.data())
    @settings(calm, max_examples=200)
    def test_any_change_is_refused_or_unpacked(self, data: st.DataObject) -> None:
        changed = bytearray(self.RIGHT.data)
        for _ in range(data.draw(st.integers(1, 3))):
            changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(st.integers(0, 255))
        try:
            rows = unpacked(Block(2, bytes(changed)), LONGEST)
        except ValueError:
            return
        assert rows.options.min() >= -1
        assert min(rows.copies.min(), rows.rotations.min()) >= 1


@given(st.lists(solutions, min_size=1, max_size=8), st.integers(1, 40), st.randoms(use_true_random=False))
@settings(calm, max_examples=15)
def test_pages_of_what_was_appended(parts: list[list[Row]], most: int, chance: random.Random) -> None:
    every = [row for some in parts for row in some]
    with pytest.MonkeyPatch.context() as patch, closing(sqlite3.connect(":memory:")) as db:
        patch.setattr(packed_solutions, "MOST", most)
        db.execute(STORED)
        reader, whole = stored_blocks.SolutionReader(db, LONGEST), 0
        for some in parts:
            whole += stored_blocks.append(db, packed(rows_of(some)), LONGEST)
            first, limit = chance.randint(1, len(every) + 2), chance.randint(1, 50)
            stored = solution_blocks.stored(db)
            assert listed(reader.rows(first, limit)) == stored[first - 1 : first - 1 + limit]
        assert solution_blocks.stored(db) == every
        assert whole % 2**128 == solution_blocks.seal(db)


class TestFiles:
    @pytest.mark.parametrize("statement", [
        "UPDATE blocks SET data = CAST(data || x'00' AS BLOB) WHERE first = 61",
        "UPDATE blocks SET data = 'text' WHERE first = 61", "UPDATE blocks SET data = NULL WHERE first = 61",
        "UPDATE blocks SET data = x'' WHERE first = 61",
        "UPDATE blocks SET data = (SELECT data FROM blocks WHERE first = 1) WHERE first = 61",
    ])
    def test_a_damaged_block_is_refused_when_it_is_read(self, tmp_path: Path, statement: str) -> None:
        path = golden(tmp_path)
        try:
            before = session_help.changed(path, statement, sealed=False)
        except sqlite3.IntegrityError:
            return  # the table itself takes no NULL
        with closing(SearchFile.open(path)) as file:
            assert len(file.page(1, 60)) == 60
            with pytest.raises(FileRefusedError, match="damaged search file"):
                file.page(70, 1)
            with pytest.raises(FileRefusedError, match="damaged search file"):
                file.page(1, 61)
        assert path.read_bytes() == before

    @pytest.mark.parametrize("is_complete", [False, True])
    def test_a_damaged_block_is_refused_before_the_search_goes_on(self, tmp_path: Path, is_complete: bool) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)
        if is_complete:
            session_help.finish(path, prepared)
        before = session_help.changed(path, "UPDATE blocks SET data = CAST(data || x'00' AS BLOB)", sealed=False)
        with pytest.raises(FileRefusedError, match="solutions from number 1 on was changed or damaged"):
            Search.start(prepared, path)
        assert path.read_bytes() == before

    def test_a_damaged_last_block_is_not_added_to(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)
        before = session_help.changed(path, "UPDATE blocks SET data = CAST(data || x'00' AS BLOB)", sealed=False)
        with closing(SearchFile.open(path)) as file, pytest.raises(FileRefusedError, match="was changed or damaged"):
            session_help.go_on(file, prepared)
        assert path.read_bytes() == before

    @pytest.mark.parametrize("statement", [
        "DELETE FROM blocks WHERE first = 61", "UPDATE blocks SET count = count + 1 WHERE first = 61",
        "UPDATE blocks SET first = 300 WHERE first = 61", "UPDATE blocks SET hash = x'00' WHERE first = 61"])
    def test_blocks_that_do_not_follow_one_another(self, tmp_path: Path, statement: str) -> None:
        path = golden(tmp_path)
        session_help.changed(path, statement, sealed=False)
        with pytest.raises(FileRefusedError, match=r"seal is broken|solutions stored"):
            SearchFile.open(path)
        with closing(SearchFile.open(path, check=False)) as file, pytest.raises(FileRefusedError, match="damaged"):
            file.page(1, 500)

    def test_a_file_that_keeps_what_nobody_knows(self, tmp_path: Path) -> None:
        path = golden(tmp_path)
        session_help.changed(path, "UPDATE meta SET keeps = 'every third'")
        with pytest.raises(FileRefusedError, match="it keeps 'every third', which this program does not know"):
            SearchFile.open(path)

    def test_a_page_that_is_read_while_the_last_block_grows(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 2, 300)
        with closing(SearchFile.open(path)) as reader, closing(SearchFile.open(path)) as writer:
            seen = reader.page(1, 10_000)
            while writer.frontier():
                session_help.go_on(writer, prepared)
                now = reader.page(1, 10_000)
                assert now[: len(seen)] == seen
                seen = now
            assert len(seen) == 930 == len({row.options for row in seen})


def golden(folder: Path) -> Path:
    """Copy a search of format 4, whose blocks begin with solutions 1, 61, 82 and 134."""
    path = folder / "a.search"
    path.write_bytes((Path(__file__).parents[1] / "golden" / "format-4.search").read_bytes())
    return path
