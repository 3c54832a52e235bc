"""Matrices of 0 and 1 as exact cover problems, from Python and from files; and options that hold nothing."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import latticework as lw
from latticework.cli.main import run
from latticework.cover.reduction import MAX_OPTIONS
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import formats

MATRIX = [[1, 0, 1, 0], [0, 1, 0, 1], [0, 0, 0, 0], [1, 1, 0, 0], [0, 0, 1, 1], [1, 1, 1, 1]]
COVERS = {(0, 1), (3, 4), (5,)}
"""The sets of its rows that have a single 1 in each column, by hand."""


def by_hand(matrix: list[list[int]]) -> set[tuple[int, ...]]:
    """Return all sets of rows with a single 1 in each column, tried one by one; rows without a 1 are left out."""
    rows = [number for number, row in enumerate(matrix) if any(row)]
    return {chosen for size in range(len(rows) + 1) for chosen in combinations(rows, size)
            if all(sum(matrix[row][column] for row in chosen) == 1 for column in range(len(matrix[0])))}


def numbered(solutions: Any) -> set[tuple[int, ...]]:
    return {tuple(chosen) for chosen in solutions.chosen()}


class Sparse:
    """A sparse matrix, as far as those of scipy are used; other tests keep the program from loading scipy."""

    def __init__(self, rows: Any) -> None:
        self.rows = np.array(rows)

    def tocoo(self) -> SimpleNamespace:
        row, col = np.nonzero(self.rows)
        return SimpleNamespace(row=row, col=col, data=self.rows[row, col], shape=self.rows.shape)


KINDS: dict[str, Callable[[list[list[int]]], Any]] = {
    "lists": list, "tuples": lambda rows: tuple(map(tuple, rows)), "integers": np.array,
    "truth values": lambda rows: np.array(rows, bool), "floats": lambda rows: np.array(rows, float),
    "sparse": Sparse,
}


@pytest.mark.parametrize("kind", KINDS)
def test_matrices_of_every_kind(kind: str) -> None:
    found = lw.exact_cover(matrix=KINDS[kind](MATRIX))
    assert numbered(found) == COVERS
    assert {tuple(rows) for rows in found} == COVERS
    assert found.problem.empty_options == 1


@given(matrix=st.integers(1, 5).flatmap(lambda columns: st.lists(
    st.lists(st.integers(0, 1), min_size=columns, max_size=columns), min_size=1, max_size=7)))
def test_the_same_as_by_hand(matrix: list[list[int]]) -> None:
    assert numbered(lw.exact_cover(matrix=np.array(matrix))) == by_hand(matrix)


def test_columns_may_be_secondary_or_covered_several_times() -> None:
    found = lw.exact_cover(matrix=[[1, 0, 1], [1, 0, 1], [0, 1, 0]], secondary=[2])
    assert numbered(found) == {(0, 2), (1, 2)}
    assert numbered(lw.exact_cover(matrix=[[1], [1], [1]], multiplicities={0: 2})) == {(0, 1), (0, 2), (1, 2)}
    assert lw.exact_cover(matrix=[[1, 0]]).count == 0  # the second column is in no row


@pytest.mark.parametrize(("matrix", "words"), [
    ([[1, 2]], "2.*row 1, column 2"), (np.array([[1.0, 0.5]]), "0.5.*row 1, column 2"), ([[1], [1, 0]], "two axes"),
    ([1, 0], "two axes"), ("10", "two axes"), (np.zeros((2, 2, 2)), "two axes"), ([["a"]], "two axes"),
    (Sparse([[0, 3]]), "3.*row 1, column 2"), (np.array([[np.nan]]), "row 1, column 1"),
])
def test_what_is_no_matrix_of_0_and_1_is_refused(matrix: Any, words: str) -> None:
    with pytest.raises(LatticeworkError, match=words):
        lw.exact_cover(matrix=matrix)


@pytest.mark.parametrize("options", [
    [[1, 0], [0, 1]], [(1, 0), (0, 1)], [[0], [1]], [[1, 1, 0]], [[True, False], [False, True]],
    {"one": [1, 0], "two": [0, 1]}, [[np.int64(1), np.int64(0)]]])
def test_what_may_be_options_or_a_matrix_is_refused(options: Any) -> None:
    with pytest.raises(LatticeworkError, match=r"two ways.*matrix="):
        lw.exact_cover(options)


@pytest.mark.parametrize("matrix", [np.array(MATRIX), Sparse(MATRIX)])
def test_a_matrix_as_options_is_refused(matrix: Any) -> None:
    with pytest.raises(LatticeworkError, match="is a matrix; pass it as matrix="):
        lw.exact_cover(matrix)
    with pytest.raises(LatticeworkError, match="either options or matrix"):
        lw.exact_cover([["a"]], matrix=matrix)
    with pytest.raises(LatticeworkError, match="either options or matrix"):
        lw.exact_cover()


def test_items_named_0_and_1_are_read_where_nothing_else_is_meant() -> None:
    assert lw.exact_cover([[1, 0], [0, 1]], primary=[0, 1]).count == 2
    assert lw.exact_cover([[0, 1], [0], [1]]).count == 2
    assert lw.exact_cover([[0, 2], [1, 3]]).count == 1


class TestEmptyOptions:
    def test_they_are_never_chosen_and_keep_their_numbers(self) -> None:
        found = lw.exact_cover([["a", "b"], [], ["a"], ["b"]])
        assert (found.count, found.problem.empty_options) == (2, 1)
        assert numbered(found) == {(0,), (2, 3)}
        assert lw.info(found.problem).options_empty == 1

    @pytest.mark.parametrize("engine", ["bitset", "cells", "dlx", "backtrack", "processor", "auto"])
    def test_each_engine(self, engine: str) -> None:
        options = [[], ["a", "x"], [], ["b"], ["a", "b"], [], []]
        assert numbered(lw.exact_cover(options, secondary="x", engine=engine)) == {(1, 3), (4,)}

    def test_in_the_terminal(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "empty.json"
        path.write_text('[["a", "b"], [], ["a"], ["b"]]')
        for arguments in (["solve"], ["count"]):
            assert run([*arguments, str(path), "--json", "--quiet"]) == 0
            told = capsys.readouterr()
            assert json.loads(told.out)["solutions_total"] == 2
            assert "1 empty option skipped" in told.err
        assert run(["solve", str(path), "--search", str(tmp_path / "s.search"), "--quiet"]) == 0
        capsys.readouterr()
        assert run(["solutions", str(tmp_path / "s.search"), "--numbers"]) == 0
        assert {*capsys.readouterr().out.splitlines()} == {"Solution 1", "Solution 2", "0", "2 3", ""}
        assert run(["solutions", str(tmp_path / "s.search"), "--json"]) == 0
        told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert sorted((one["numbers"], one["options"]) for one in told) == [
            ([0], [["a", "b"]]), ([2, 3], [["a"], ["b"]])]
        assert run(["verify", str(tmp_path / "s.search")]) == 0

    def test_files_that_cannot_hold_them_say_so(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "empty.json"
        path.write_text('[["a", "b"], [], ["a"], ["b"]]')
        assert run(["convert", str(path), str(tmp_path / "out.json")]) == 0
        assert lw.load(tmp_path / "out.json") == lw.load(path)
        assert run(["convert", str(path), str(tmp_path / "out.dlx")]) == 0
        assert "1 empty option is left out" in capsys.readouterr().err
        assert (tmp_path / "out.dlx").read_text() == "a b\na b\na\nb\n"

    def test_a_proof_has_the_numbers_of_the_file(self, tmp_path: Path) -> None:
        path = tmp_path / "empty.json"
        path.write_text('[["a", "b"], [], ["a"], ["b"]]')
        assert run(["prove", str(path), str(tmp_path / "out.pbp"), "--quiet"]) == 0


def bytes_of(save: Callable[[Any], Any]) -> bytes:
    stream = io.BytesIO()
    save(stream)
    return stream.getvalue()


TEXTS = {
    "commas": "1,0,1,0\n0,1,0,1\n0,0,0,0\n1,1,0,0\n0,0,1,1\n1,1,1,1\n",
    "blanks": "1 0 1 0\n0 1 0 1\n0 0 0 0\n1 1 0 0\n0 0 1 1\n1 1 1 1",
    "semicolons": "1;0;1;0\r\n0;1;0;1\r\n0;0;0;0\r\n1;1;0;0\r\n0;0;1;1\r\n1;1;1;1\r\n",
    "tabs": "1\t0\t1\t0\n0\t1\t0\t1\n0\t0\t0\t0\n1\t1\t0\t0\n0\t0\t1\t1\n1\t1\t1\t1\n",
    "nothing between": "1010\n0101\n0000\n1100\n0011\n1111\n",
    "names": "a,b,c,d\n1,0,1,0\n0,1,0,1\n0,0,0,0\n1,1,0,0\n0,0,1,1\n1,1,1,1\n",
    "names of rows": ",a,b,c,d\n0,1,0,1,0\n1,0,1,0,1\n2,0,0,0,0\n3,1,1,0,0\n4,0,0,1,1\n5,1,1,1,1\n",
    "floats": "1.0,0.0,1.0,0.0\n0.0,1.0,0.0,1.0\n0.0,0.0,0.0,0.0\n1.0,1.0,0.0,0.0\n0.0,0.0,1.0,1.0\n1.0,1.0,1.0,1.0",
    "as numpy saves text": bytes_of(lambda stream: np.savetxt(stream, np.array(MATRIX))).decode(),
    "capitals": "TRUE,FALSE,TRUE,FALSE\nFALSE,TRUE,FALSE,TRUE\nFALSE,FALSE,FALSE,FALSE\nTRUE,TRUE,FALSE,FALSE\n"
                "FALSE,FALSE,TRUE,TRUE\nTRUE,TRUE,TRUE,TRUE\n",
    "separators at the end": "1,0,1,0,\n0,1,0,1,\n0,0,0,0,\n1,1,0,0,\n0,0,1,1,\n1,1,1,1,\n",
    "numbers and a comment": "# a comment\n1 0 1 0\n0 1 0 1\n\n0 0 0 0\n1 1 0 0\n0 0 1 1\n1 1 1 1",
}
ARRAY, DENSE = np.array(MATRIX), {"a": np.array(MATRIX)}
FILES = {
    "array.npy": bytes_of(lambda stream: np.save(stream, ARRAY)),
    "truth.npy": bytes_of(lambda stream: np.save(stream, ARRAY.astype(bool))),
    "array.npz": bytes_of(lambda stream: np.savez(stream, **DENSE)),
    **{f"{name}{ending}": text.encode() for name, text in TEXTS.items() for ending in (".csv", ".txt", ".matrix")},
    "marked.csv": b"\xef\xbb\xbf" + TEXTS["commas"].encode(),
}


@pytest.mark.parametrize("name", FILES)
def test_files_of_every_kind(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(FILES[name])
    problem = lw.load(path)
    assert isinstance(problem, lw.ExactCover)
    assert numbered(lw.solve(problem)) == COVERS
    assert len(problem.primary) == 4
    if name.startswith("names"):
        assert problem.primary == ("a", "b", "c", "d")


SCIPY = """
import sys
import numpy as np
from scipy import sparse
import latticework as lw

matrix, covers = eval(sys.argv[1])
for made in (sparse.csr_matrix, sparse.csc_array, sparse.coo_matrix, sparse.lil_matrix, sparse.dok_array,
             sparse.bsr_array, sparse.dia_matrix):
    assert {tuple(chosen) for chosen in lw.exact_cover(matrix=made(np.array(matrix))).chosen()} == covers, made
for name in ("csr", "csc", "coo"):
    sparse.save_npz(f"{name}.npz", getattr(sparse, f"{name}_matrix")(np.array(matrix)))
    assert {tuple(chosen) for chosen in lw.solve(f"{name}.npz").chosen()} == covers, name
sparse.save_npz("bsr.npz", sparse.bsr_matrix(np.array(matrix)))
try:
    lw.load("bsr.npz")
except lw.LatticeworkError as error:
    assert "save it as one of coo, csc, csr" in str(error), error
else:
    raise AssertionError
"""


def test_matrices_of_scipy_itself(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run([sys.executable, "-c", SCIPY, repr((MATRIX, COVERS))], cwd=tmp_path, env=environment,
                          timeout=300, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def npz(**arrays: Any) -> bytes:
    return bytes_of(lambda stream: np.savez(stream, **arrays))


CSR = {"format": np.array(b"csr"), "shape": np.array([2, 2]), "data": np.array([1, 1]), "indices": np.array([0, 1]),
       "indptr": np.array([0, 1, 2])}


@pytest.mark.parametrize(("name", "data", "words"), [
    ("a.csv", b"1,0\n0,2\n", "line 2.*'2' in column 2"), ("a.csv", b"1,0\n0\n1,1\n", "line 2.*1 entries"),
    ("a.matrix", b"", "is empty"), ("a.csv", b"", "is empty; should have a row"),
    ("a.csv", b"1,2\n3,x\n", "line 2.*'3'"), ("a.csv", b"a,b,a\n1,0,1\n", "line 1.*'a' is there twice"),
    ("a.matrix", b"a,b\n1,0\n1,x\n", "line 3.*'x' in column 2"),
    ("a.csv", b",a\nr,1\nq,3\n", "line 3.*column 2"), ("a.npy", b"", "array of numpy"),
    ("a.npy", bytes_of(lambda stream: np.save(stream, np.array([1, 0]))), "two axes"),
    ("a.npy", bytes_of(lambda stream: np.save(stream, np.array([[1, 7]]))), "row 1, column 2"),
    ("a.npy", bytes_of(lambda stream: np.save(stream, np.array([[{}]]), allow_pickle=True)), "array of numpy"),
    ("a.npy", FILES["array.npy"][:90], "array of numpy"),
    ("a.npz", npz(**CSR | {"format": np.array(b"dia")}), "format: .*csr"),
    ("a.npz", npz(**CSR | {"indptr": np.array([0, 1, 9])}), "indptr"),
    ("a.npz", npz(**CSR | {"indptr": np.array([0, 3, 2])}), "indptr"),
    ("a.npz", npz(**CSR | {"indices": np.array([0, 2])}), "outside"),
    ("a.npz", npz(**CSR | {"indices": np.array([0, -1])}), "outside"),
    ("a.npz", npz(**CSR | {"shape": np.array([2, 1 << 40])}), "can be searched"),
    ("a.npz", npz(**CSR | {"shape": np.array([2])}), "shape"),
    ("a.npz", npz(**CSR | {"data": np.array([1, 5])}), "row 2, column 2"),
    ("a.npz", npz(**CSR | {"data": np.array([1])}), "outside"),
    ("a.json", b"[[1, 0], [0, 1]]", "two ways"),
])
def test_strange_files_are_refused(name: str, data: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(FileRefusedError, match=words):
        formats.read_document(path)


def test_a_table_of_too_many_rows_is_refused_before_it_is_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "long.matrix"
    path.write_bytes(b"0\n" * (MAX_OPTIONS + 3))
    with pytest.raises(FileRefusedError, match="line 1000001: is too large"):
        formats.read_document(path)


def test_an_ec_file_has_a_line_before_it(tmp_path: Path) -> None:
    text = "p q r | x y\np q x y:A\np r x:A y\np x:B\nq x:A\nr y:B\n"
    for first in ("6 5", "the toy problem", "p q r", ""):
        path = tmp_path / "toy.ec"
        path.write_text(f"{first}\n{text}")
        assert numbered(lw.solve(path)) == {(1, 3)}
    path.write_text(f"6 5\n{text}z\n")
    with pytest.raises(FileRefusedError, match="line 8"):
        formats.read_document(path)


@pytest.mark.parametrize("text", TEXTS.values())
def test_a_pasted_matrix_is_no_puzzle(text: str) -> None:
    assert not formats.is_puzzle(text)
    with pytest.raises(FileRefusedError):
        formats.read_text(text)
