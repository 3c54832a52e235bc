"""What tasks of designing have found, kept in files."""

from pathlib import Path

import pytest

from latticework.designs import kept_lists
from latticework.designs.hints import Challenge
from latticework.errors import FileRefusedError

SOME = [Challenge(1, (3,), (3, 4, 5)), Challenge(7, (), (0,))]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "list.json"
    assert kept_lists.read(path, Challenge) == []
    kept_lists.write(path, SOME)
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
