"""The solutions from which the library draws puzzles: right, small, and none for a puzzle that they do not fit."""

from dataclasses import replace

import pytest

from latticework.puzzle import load
from latticework.puzzle.library import library_name, shipped
from latticework.solution import faults, shipped_solutions
from latticework.solution.shipped_solutions import shipped_solution, solutions_file, stored_solution, write_solutions

SOMA = next(path for path in shipped() if path.stem == "soma")


def test_every_stored_solution_is_right_and_most_puzzles_have_one():
    right = 0
    for path in shipped():
        if stored_solution(path) is not None:
            puzzle = load(path)
            solution = shipped_solution(path, puzzle)
            assert solution is not None, library_name(path)
            assert not faults(puzzle, solution), library_name(path)
            right += 1
    assert right >= 120
    assert solutions_file().stat().st_size < 1_000_000


def test_a_puzzle_that_was_changed_has_no_stored_solution(tmp_path):
    soma = load(SOMA)
    assert shipped_solution(SOMA, soma)
    assert shipped_solution(SOMA, replace(soma, parts=soma.parts[1:])) is None
    assert shipped_solution(tmp_path / "soma.toml", soma) is None


@pytest.mark.parametrize("damaged", [
    "{", '{"cubic/soma.toml": [[0]]}', '{"cubic/soma.toml": [[0, 3, 3]]}', "[1]", 100_000 * "[",
    '{"cubic/soma.toml": [[0, [[1e999, 0, 0, 0]], []]]}',
    f'{{"cubic/soma.toml": [[0, {800 * "["}{800 * "]"}, []]]}}'])
def test_a_damaged_file_of_solutions_hides_no_puzzle(damaged, tmp_path, monkeypatch):
    path = tmp_path / "solutions.json"
    path.write_text(damaged)
    monkeypatch.setattr(shipped_solutions, "solutions_file", lambda: path)
    assert shipped_solution(SOMA, load(SOMA)) is None


def test_what_is_written_is_read_again(tmp_path, monkeypatch):
    soma = load(SOMA)
    solution = shipped_solution(SOMA, soma)
    monkeypatch.setattr(shipped_solutions, "solutions_file", lambda: tmp_path / "solutions.json")
    write_solutions({"cubic/soma.toml": solution})
    assert shipped_solution(SOMA, soma) == solution
