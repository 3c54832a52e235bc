"""Exact cover problems as .npz files: read, written, refused."""

import os
import zipfile
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from latticework.bench.cases import of_file
from latticework.cli.main import run
from latticework.cover import Cover, make_cover
from latticework.errors import FileRefusedError
from latticework.files import exact_covers
from latticework.search import make_problem
from random_covers import covers, rows, whole

GOOD = {"indptr": [0, 2, 3, 4], "indices": [0, 1, 0, 1], "n_primary": 2, "n_items": 2, "expected": 2}


def saved(folder: Path, **fields: Any) -> Path:
    path = folder / "some.npz"
    np.savez(path, **{name: np.array(value) for name, value in (GOOD | fields).items() if value is not None})
    return path


def array_file(value: Any) -> bytes:
    stream = BytesIO()
    np.save(stream, np.array(value))
    return stream.getvalue()


def packed(path: Path, members: list[tuple[str, bytes]], compression: int = zipfile.ZIP_STORED) -> bytes:
    with zipfile.ZipFile(path, "w", compression) as file:
        for name, data in members:
            file.writestr(name, data)
    return path.read_bytes()


def solutions(cover: Cover) -> list[tuple[int, ...]]:
    return sorted(tuple(sorted(row)) for row in rows(whole(make_problem(cover))))


class TestFiles:
    def test_read(self, tmp_path: Path) -> None:
        case = of_file(saved(tmp_path))
        assert (case.name, case.expected, case.cover.n_options) == ("some", 2, 3)
        assert solutions(case.cover) == [(0,), (1, 2)]

    def test_items_after_the_primary_ones_may_be_left(self, tmp_path: Path) -> None:
        cover, expected = exact_covers.read_matrix(saved(tmp_path, n_primary=1, expected=None))
        assert (cover.least.tolist(), cover.most.tolist(), expected) == ([1, 0], [1, 1], None)

    def test_an_unknown_number_of_solutions(self, tmp_path: Path) -> None:
        assert exact_covers.read_matrix(saved(tmp_path, expected=-1))[1] is None

    @given(covers())
    def test_what_is_written_is_read(self, tmp_path_factory: pytest.TempPathFactory, cover: Cover) -> None:
        if cover.n_options and (cover.most == 1).all() and np.diff(cover.start).min() > 0:
            path = tmp_path_factory.mktemp("covers") / "cover.npz"
            exact_covers.write_matrix(path, cover, 7)
            again, expected = exact_covers.read_matrix(path)
            assert expected == 7
            assert again.n_secondary == cover.n_secondary
            assert solutions(again) == solutions(cover)

    def test_primary_items_are_written_first(self, tmp_path: Path) -> None:
        path = tmp_path / "cover.npz"
        exact_covers.write_matrix(path, make_cover([[0, 1], [1, 2]], [0, 1, 1], [1, 1, 1]), None)
        cover, expected = exact_covers.read_matrix(path)
        assert (cover.least.tolist(), expected) == ([1, 1, 0], None)
        assert [cover.items[a:b].tolist() for a, b in ((0, 2), (2, 4))] == [[0, 2], [0, 1]]


class TestRefused:
    @pytest.mark.parametrize(("fields", "said"), [
        ({"indices": None}, "lacks indices; has indptr, n_primary, n_items, expected"),
        ({"indptr": [0, 3, 2, 4]}, "indptr: should begin with 0, end with 4"),
        ({"indptr": [0, 2, 3]}, "indptr: should begin with 0, end with 4"),
        ({"indptr": [1, 2, 4]}, "indptr: should begin with 0, end with 4"),
        ({"indptr": [0.0, 4.0]}, "indptr: should be a list of whole numbers, is float64 (2,)"),
        ({"indices": [0, 1, 0, 2]}, "indices: should be items from 0 to 1: 2"),
        ({"indices": [-1, 1, 0, 1]}, "indices: should be items from 0 to 1: -1"),
        ({"indices": [1, 1, 0, 1]}, "indices: option 0 holds an item twice: [1, 1]"),
        ({"n_primary": 3}, "n_primary: should be a whole number from 0 to 2: 3"),
        ({"n_items": 0}, "n_items: should be a whole number from 1 to"),
        ({"n_items": "two"}, "n_items: should be a whole number from 1 to"),
        ({"expected": -2}, "expected: should be a whole number from -1"),
    ])
    def test_contents(self, tmp_path: Path, fields: dict[str, Any], said: str) -> None:
        with pytest.raises(FileRefusedError) as refused:
            exact_covers.read_matrix(saved(tmp_path, **fields))
        assert f"some.npz: {said}" in str(refused.value)

    @pytest.mark.parametrize("data", [b"", b"{}", b"PK\x03\x04", b"PK\x05\x06" + bytes(18)])
    def test_files_of_another_kind(self, tmp_path: Path, data: bytes) -> None:
        path = tmp_path / "some.npz"
        path.write_bytes(data)
        with pytest.raises(FileRefusedError, match=r"some\.npz.*indptr"):
            exact_covers.read_matrix(path)

    def test_a_damaged_file(self, tmp_path: Path) -> None:
        path = saved(tmp_path)
        data = path.read_bytes()
        for end in range(0, len(data), 50):
            path.write_bytes(data[:end])
            with pytest.raises(FileRefusedError):
                exact_covers.read_matrix(path)

    @pytest.mark.parametrize("compression", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_LZMA])
    def test_damaged_bytes_are_refused_or_read(self, tmp_path: Path, compression: int) -> None:
        path, chance = tmp_path / "some.npz", Random(1)
        members = [(f"{name}.npy", array_file(value)) for name, value in GOOD.items()]
        whole_file = packed(path, members, compression)
        for _ in range(200):
            data = bytearray(whole_file)
            for place in chance.choices(range(len(data)), k=3):
                data[place] = chance.randrange(256)
            path.write_bytes(data)
            with suppress(FileRefusedError):
                exact_covers.read_npz(path)

    @pytest.mark.parametrize("member", [
        b"no array",
        b"\x93NUMPY\x01\x00\x76\x00{'descr': '<i8', 'fortran_order': False, 'shape': (3,)".ljust(128),
        b"\x93NUMPY\x01\x00\x76\x00{'descr': '<i8', 'fortran_order': False, 'shape': (10000000000,), }".ljust(128),
    ])
    def test_members_that_are_no_arrays(self, tmp_path: Path, member: bytes) -> None:
        path = tmp_path / "some.npz"
        members = [(f"{name}.npy", array_file(value)) for name, value in GOOD.items() if name != "indices"]
        packed(path, [*members, ("indices.npy", member)])
        with pytest.raises(FileRefusedError, match=r"some\.npz.*indices"):
            exact_covers.read_npz(path)

    def test_a_single_array(self, tmp_path: Path) -> None:
        path = tmp_path / "some.npz"
        path.write_bytes(array_file([1, 2]))
        with pytest.raises(FileRefusedError, match=r"some\.npz.*indptr"):
            exact_covers.read_npz(path)

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes with names")
    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "some.npz")
        with pytest.raises(FileRefusedError, match="a pipe"):
            exact_covers.read_npz(tmp_path / "some.npz")

    def test_objects_are_not_unpickled(self, tmp_path: Path) -> None:
        with pytest.raises(FileRefusedError):
            exact_covers.read_matrix(saved(tmp_path, indices=np.array([{}], object)))

    def test_no_such_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--matrix", str(tmp_path / "none.npz")]) == 2
        assert "none.npz: No such file" in capsys.readouterr().err
