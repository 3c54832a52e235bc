"""What tasks of designing have found and what was marked, kept in files; damaged ones are refused, never replaced."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.designs import kept_lists
from latticework.designs.hints import Challenge
from latticework.designs.part_sets import PartChoice
from latticework.errors import FileRefusedError
from latticework.jobs.job import prepare
from panel_help import dominoes

Parts = tuple[int, ...]

SOME = [Challenge(1, (3,), (3, 4, 5)), Challenge(7, (), (0,))]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "list.json"
    assert kept_lists.read(path, Challenge) == []
    kept_lists.write(path, SOME, Challenge)
    assert kept_lists.read(path, Challenge) == SOME


def test_what_others_have_kept_since_stays_behind_what_is_new(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "list.json"
    other, changed = Challenge(9, (1,), (2,)), Challenge(7, (), (0, 1))
    for items in (SOME, [other], [changed]):
        kept_lists.merge(path, items, Challenge, key=lambda one: one.solution)
    assert kept_lists.read(path, Challenge) == [changed, other, SOME[0]]


def test_nothing_is_added_to_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_bytes(b"{")
    with pytest.raises(FileRefusedError):
        kept_lists.merge(path, SOME, Challenge, key=lambda one: one.solution)
    assert path.read_bytes() == b"{"


def test_each_task_and_subject_has_a_file_of_its_own() -> None:
    files = {kept_lists.file_of(task, subject) for task in ("cuts", "burrs") for subject in ("a", "b")}
    assert len(files) == 4
    assert kept_lists.file_of("cuts", "a") in files


@pytest.mark.parametrize("damaged", [
    b"", b"{", b"[]", b'{"items":[],"format":2}', b'{"items":[{"solution":"1","laid":[],"options":[]}],"format":1}',
    b'{"items":[],"format":1,"more":0}', b"[" * 100_000])
def test_what_is_damaged_is_refused(tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "list.json"
    path.write_bytes(damaged)
    with pytest.raises(FileRefusedError):
        kept_lists.read(path, Challenge)
    assert path.read_bytes() == damaged


def test_without_a_file_no_set_is_marked(tmp_path: Path) -> None:
    assert kept_lists.read_marks(tmp_path / "none.json") == frozenset()


@given(st.lists(st.tuples(st.tuples(st.integers(0, 9), st.integers(0, 9)), st.booleans())))
def test_marks_are_those_made_last(tmp_path_factory: pytest.TempPathFactory, marks: list[tuple[Parts, bool]]) -> None:
    path = tmp_path_factory.mktemp("marks") / "folder" / "sets.json"
    last: dict[Parts, bool] = {}
    for parts, marked in marks:
        last[parts] = marked
        assert kept_lists.mark(path, parts, marked) == kept_lists.read_marks(path)
    assert kept_lists.read_marks(path) == {parts for parts, marked in last.items() if marked}


@pytest.mark.parametrize("data", [b"", b"{}", b'{"format":2,"sets":[]}', b'{"format":1,"sets":[["a"]]}', b"\xff"])
def test_a_damaged_file_of_marks_is_refused_and_stays(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "sets.json"
    path.write_bytes(data)
    with pytest.raises(FileRefusedError, match=r"sets\.json"):
        kept_lists.read_marks(path)
    with pytest.raises(FileRefusedError, match=r"sets\.json"):
        kept_lists.mark(path, (1,), True)
    assert path.read_bytes() == data


def test_the_marks_of_each_search_have_a_file_of_their_own() -> None:
    five, four = (prepare(PartChoice((n, n)).of(dominoes(5, 4))) for n in (5, 4))
    assert kept_lists.file_of_marks(five) != kept_lists.file_of_marks(four)
    assert kept_lists.file_of_marks(five) == kept_lists.file_of_marks(prepare(PartChoice((5, 5)).of(dominoes(5, 4))))
