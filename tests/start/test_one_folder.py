"""Where the program's own files are: in the folders of the system, or all in one folder."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from latticework import paths

OWN: list[Callable[[], Path]] = [paths.lattices, paths.searches, paths.recovery, paths.games, paths.favourites,
                                 paths.designs, paths.cache, paths.pictures]


@pytest.fixture(autouse=True)
def _program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "program", lambda: tmp_path)


def test_the_system_decides_where_there_is_no_such_folder(tmp_path: Path) -> None:
    assert paths.one_folder() is None
    assert not any(own().is_relative_to(tmp_path) for own in OWN)
    assert paths.home() == Path.home()


def test_one_beside_the_program_has_all(tmp_path: Path) -> None:
    (tmp_path / paths.BESIDE).mkdir()
    assert all(own().is_relative_to(tmp_path / paths.BESIDE) for own in OWN)
    assert len({own() for own in OWN}) == len(OWN)
    assert paths.home() == tmp_path / paths.BESIDE


def test_a_file_of_that_name_is_none(tmp_path: Path) -> None:
    (tmp_path / paths.BESIDE).touch()
    assert paths.one_folder() is None


def test_the_variable_counts_first_and_its_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / paths.BESIDE).mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.HOME, "asked")
    assert all(own().is_relative_to(tmp_path / "asked") for own in OWN)
    assert (tmp_path / "asked" / "searches").is_dir()


@pytest.mark.parametrize(("executable", "folder"), [
    ("stick/latticework/latticework", "stick/latticework"),
    ("stick/Latticework.app/Contents/MacOS/latticework", "stick"),
])
def test_a_bundle_lies_where_its_program_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, executable: str, folder: str
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / executable))
    assert paths.program() == tmp_path / folder
