"""Lattices in the folder of the user are found by name, listed, and written into puzzle files."""

import tomllib
from pathlib import Path

import pytest

from lattice_help import BRICKS
from latticework import paths
from latticework.cli.main import run
from latticework.errors import FileRefusedError
from latticework.lattice import Lattice, builtin, by_name
from latticework.lattice.by_name import lattice_from_data
from latticework.puzzle import dump, parse
from latticework.puzzle import load as load_puzzle

PUZZLE = 'format = 1\nlattice = "bricks"\n[target]\ncells = [[0, 0]]\n[[parts]]\nname = "A"\ncells = [[0, 0]]\n'


class TestOwnFolder:
    @pytest.fixture
    def folder(self) -> Path:
        folder = paths.lattices()
        folder.mkdir(parents=True)
        (folder / "bricks.toml").write_text(BRICKS)
        return folder

    def test_lattices_there_are_found_by_name(self, folder: Path, tmp_path: Path) -> None:
        (folder / "square.toml").write_text(BRICKS)
        assert by_name("bricks") is lattice_from_data(tomllib.loads(BRICKS), "")
        assert by_name("square") is builtin("square")
        (tmp_path / "a.toml").write_text(PUZZLE)
        puzzle = load_puzzle(tmp_path / "a.toml")
        assert puzzle.lattice is by_name("bricks")
        assert parse(dump(puzzle), "").lattice is puzzle.lattice  # also where there is no such folder

    def test_they_are_listed_with_their_place(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["lattices"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert lines[-1].startswith("bricks ")
        assert lines[-1].endswith(str(folder / "bricks.toml"))
        assert {line.split()[-1] for line in lines[:-1]} == {"ships"}
        (folder / "broken.toml").write_text(BRICKS.replace("[1.0, 1.0]", "[1.0, 2.0]"))
        assert run(["lattices"]) == 2
        output = capsys.readouterr()
        assert output.out.splitlines() == lines
        assert "broken.toml: cells: have an area of 2 in all, but the vectors span 4" in output.err

    def test_an_unknown_name_says_where_they_would_be(self, folder: Path, tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_text(PUZZLE.replace("bricks", "brick"))
        with pytest.raises(FileRefusedError, match=r"'brick' is not known; there are .*, bricks, or") as refused:
            load_puzzle(tmp_path / "a.toml")
        assert str(folder) in str(refused.value)


def test_a_lattice_in_use_stays_one_object_however_many_are_read() -> None:
    def named(number: int) -> Lattice:
        return lattice_from_data({"format": 1, "name": f"grid {number}", "title": "Grid", "vectors": [[1, 0], [0, 1]],
                    "cells": [{"name": "a", "outline": [[0, 0], [1, 0], [1, 1], [0, 1]]}]}, "test")

    first = named(0)
    for number in range(1, 70):
        named(number)
    assert named(0) is first
