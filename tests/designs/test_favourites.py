"""Marked sets come back from their file; what is damaged there is refused, and never replaced."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.designs import favourites
from latticework.designs.part_sets import PartChoice
from latticework.errors import FileRefusedError
from latticework.jobs.job import prepare
from panel_help import dominoes

Parts = tuple[int, ...]


def test_without_a_file_none_is_marked(tmp_path: Path) -> None:
    assert favourites.read(tmp_path / "none.json") == frozenset()


@given(st.lists(st.tuples(st.tuples(st.integers(0, 9), st.integers(0, 9)), st.booleans())))
def test_marks_are_those_made_last(tmp_path_factory: pytest.TempPathFactory, marks: list[tuple[Parts, bool]]) -> None:
    path = tmp_path_factory.mktemp("marks") / "folder" / "sets.json"
    last: dict[Parts, bool] = {}
    for parts, marked in marks:
        last[parts] = marked
        assert favourites.mark(path, parts, marked) == favourites.read(path)
    assert favourites.read(path) == {parts for parts, marked in last.items() if marked}


@pytest.mark.parametrize("data", [b"", b"{}", b'{"format":2,"sets":[]}', b'{"format":1,"sets":[["a"]]}', b"\xff"])
def test_a_damaged_file_is_refused_and_stays(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "sets.json"
    path.write_bytes(data)
    with pytest.raises(FileRefusedError, match=r"sets\.json"):
        favourites.read(path)
    with pytest.raises(FileRefusedError, match=r"sets\.json"):
        favourites.mark(path, (1,), True)
    assert path.read_bytes() == data


def test_each_search_has_a_file_of_its_own() -> None:
    five, four = (prepare(PartChoice((n, n)).of(dominoes(5, 4))) for n in (5, 4))
    assert favourites.file_of(five) != favourites.file_of(four)
    assert favourites.file_of(five) == favourites.file_of(prepare(PartChoice((5, 5)).of(dominoes(5, 4))))
