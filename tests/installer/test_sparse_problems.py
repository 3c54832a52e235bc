"""The sparse problems by which solvers are compared are what their names say, and Knuth's programs can read them."""

import importlib
import sys
from pathlib import Path

import numpy as np
import pytest

from latticework.bench.cases import of_file
from latticework.search import advance, make_problem, root

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "installer"))
sparse_problems = importlib.import_module("sparse_problems")
knuth_program = importlib.import_module("knuth_program")


@pytest.mark.parametrize(("problem", "solutions"), [
    (sparse_problems.queens(6), 4), (sparse_problems.langford(7), 26), (sparse_problems.langford(8), 150),
    (sparse_problems.latin(4), 576), (sparse_problems.latin(4, (2, 2)), 288), (sparse_problems.holed(4, 16, 1), 576),
    (sparse_problems.holed(6, 1, 1, (2, 3)), 1), (sparse_problems.word_square(2, 2, 40, 1), 16),
    (sparse_problems.dominosa(2, 1), None)],
    ids=["queens", "Langford 7", "Langford 8", "Latin", "Sudoku of 4", "all holes", "one hole", "words", "dominosa"])
def test_their_solutions_are_counted(problem: object, solutions: int | None, tmp_path: Path) -> None:
    sparse_problems.write(tmp_path / "one.npz", problem)
    found = len(advance(make_problem(of_file(tmp_path / "one.npz").cover), root(), 10**6).solutions)
    assert found == solutions if solutions is not None else found > 0


def test_the_same_seed_gives_the_same_problem() -> None:
    assert sparse_problems.holed(9, 50, 1, (3, 3)) == sparse_problems.holed(9, 50, 1, (3, 3))
    assert sparse_problems.holed(9, 50, 1, (3, 3)) != sparse_problems.holed(9, 50, 2, (3, 3))


def test_knuths_form_names_primary_items_first(tmp_path: Path) -> None:
    np.savez(tmp_path / "one.npz", indptr=[0, 2, 3], indices=[0, 2, 1], n_primary=2, n_items=3)
    assert knuth_program.text_of(tmp_path / "one.npz") == "i0 i1 | i2\ni0 i2\ni1\n"


def test_what_knuths_program_says_becomes_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    np.savez(tmp_path / "one.npz", indptr=[0, 1], indices=[0], n_primary=1, n_items=1)
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\ncat > /dev/null\necho 'Altogether 12 solutions, 1+2 mems, 3 updates, 4 bytes, "
                       "56 nodes.' >&2\n")
    program.chmod(0o700)
    knuth_program.main(str(program), str(tmp_path / "one.npz"))
    assert '"solutions": 12, "nodes": 56' in capsys.readouterr().out
