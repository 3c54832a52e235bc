"""Proofs of how many solutions there are: a slow checker accepts them, and nothing that was damaged."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from cover_texts import MANY, TOY, queens
from latticework.cover import ExactCover
from latticework.cover.exact_cover_document import OptionItem, make_exact_cover, make_kinds
from latticework.errors import LatticeworkError
from latticework.files.exact_covers import cover_of, parse_dlx
from latticework.files.formats import read_document
from latticework.proofs.dead_ends import Found
from latticework.proofs.proof_files import ProofFiles, Tally, drat, veripb
from latticework.puzzle.library import find
from slow_cover import Bounds, Option, all_solutions, problems
from slow_proof import WrongProofError, check_drat, check_veripb

Problem = tuple[list[Option], Bounds, list[str]]


def document(options: list[Option], primary: Bounds, secondary: list[str]) -> ExactCover:
    kinds = make_kinds(primary, secondary, dict(primary.items()))
    return make_exact_cover("drawn", kinds, [list(map(OptionItem._make, option.items())) for option in options],
                            lambda entry: entry)


def texts(files: ProofFiles) -> tuple[str, str]:
    """Return the problem and the proof, made in the order in which they are written."""
    proof = b"".join(files.proof).decode()
    return b"".join(files.problem).decode(), proof


def chosen(tally: Tally) -> list[tuple[int, ...]]:
    return [found.chosen for found in tally.solutions]


@pytest.mark.parametrize("version", [1, 3])
@given(problem=problems())
@example(problem=([], {}, ["s0"]))
@example(problem=([], {"p0": (1, 1)}, []))
@example(problem=([{"p0": ""}, {"p0": ""}, {"p0": "", "s0": "A"}, {"s0": "A"}], {"p0": (0, 1)}, ["s0"]))
@example(problem=([{"p0": "", "s0": "A"}] * 3, {"p0": (2, 3)}, ["s0"]))
@example(problem=([{"p0": ""}] * 3, {"p0": (1, 2)}, []))
@example(problem=([{"p0": "", "p1": ""}] * 3, {"p0": (0, 2), "p1": (2, 3)}, []))
@example(problem=([{"p0": "", "s0": ""}, {"p0": "", "s0": "A"}, {"p0": "", "s0": "A"}], {"p0": (1, 2)}, ["s0"]))
def test_a_proof_has_all_solutions_and_is_accepted(version: int, problem: Problem) -> None:
    tally = Tally()
    made = texts(veripb(document(*problem), tally, version))
    assert check_veripb(*made) == len(tally.solutions)
    assert len(chosen(tally)) == len(set(chosen(tally)))
    assert set(chosen(tally)) == all_solutions(*problem[:2])


@given(problem=problems())
@example(problem=([{"p0": ""}, {"p0": ""}], {"p0": (1, 2)}, []))
def test_clauses_prove_the_same(problem: Problem) -> None:
    tally = Tally()
    try:
        files = drat(document(*problem), tally)
    except LatticeworkError:
        assume(False)
    check_drat(*texts(files))
    assert set(chosen(tally)) == all_solutions(*problem[:2])


@given(problem=problems(), data=st.data())
def test_a_proof_without_one_of_the_solutions_is_refused(problem: Problem, data: st.DataObject) -> None:
    tally = Tally()
    opb, proof = texts(veripb(document(*problem), tally))
    assume(tally.solutions)
    lines = proof.splitlines()
    left_out = data.draw(st.sampled_from([line for line in lines if line.startswith("v")]))
    # Numbers of clauses would be wrong too, so that nothing is deleted here.
    kept = [line for line in lines if line != left_out and not line.startswith("del")]
    with pytest.raises(WrongProofError, match="does not follow"):
        check_veripb(opb, "\n".join(kept))


def damaged(proof: str) -> dict[str, str]:
    """Return a proof of queens with one line damaged, in each way that makes it wrong."""
    lines = proof.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("v"))
    literals = lines[at].split()
    return {"another option": "\n".join([*lines[:at], " ".join([*literals[:-1], f"x{int(literals[-1][1:]) + 1}"]),
                                         *lines[at + 1:]]),
            "a solution twice": "\n".join([*lines[: at + 1], *lines[at:]]),
            "an unfounded clause": "\n".join([*lines[:2], "rup 1 ~x1 >= 1 ;", *lines[2:]]),
            "the end alone": "\n".join([*lines[:2], "rup >= 1 ;", "c -1"]),
            "no end": "\n".join([*lines[:-2], "c -1"])}


@pytest.fixture(scope="module")
def of_queens() -> tuple[str, str]:
    return texts(veripb(parse_dlx(queens(5), "queens", "queens"), Tally()))


def test_five_queens_have_ten_solutions(of_queens: tuple[str, str]) -> None:
    assert check_veripb(*of_queens) == 10


@pytest.mark.parametrize("damage", ["another option", "a solution twice", "an unfounded clause", "the end alone",
                                    "no end"])
def test_a_damaged_proof_is_refused(damage: str, of_queens: tuple[str, str]) -> None:
    with pytest.raises(WrongProofError):
        check_veripb(of_queens[0], damaged(of_queens[1])[damage])


def test_the_problem_can_be_read_by_people() -> None:
    problem, proof = texts(veripb(parse_dlx(TOY, "toy", "toy"), Tally()))
    assert problem.splitlines()[1:4] == ["* toy", "* x1 chooses p, q, x, y:A", "* x2 chooses p, r, x:A, y"]
    assert "* p\n1 x1 1 x2 1 x3 = 1 ;\n" in problem
    assert "v x2 x4\n" in proof


def test_a_name_cannot_break_a_line() -> None:
    strange = document([{"p\n1 x1 >= 5 ;": ""}], {"p\n1 x1 >= 5 ;": (1, 1)}, [])
    for make in (veripb, drat):
        problem, _ = texts(make(strange, Tally()))
        assert not [line for line in problem.splitlines() if ">= 5" in line and line[0] not in "*c"]


def test_clauses_refuse_what_may_be_held_twice() -> None:
    with pytest.raises(LatticeworkError, match=r"many: b is to be held by up to 3 options, .*; write a \.pbp"):
        drat(parse_dlx(MANY, "many", "many"), Tally())


def test_too_many_options_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.proofs.dead_ends.MOST_OPTIONS", 4)
    with pytest.raises(LatticeworkError, match="toy: has 5 options; a proof can be written for up to 4"):
        veripb(parse_dlx(TOY, "toy", "toy"), Tally())


def test_too_many_terms_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.proofs.proof_files.MOST_TERMS", 10)
    for make in (veripb, drat):
        with pytest.raises(LatticeworkError, match=r"toy: the problem alone has \d+ terms; .* up to 10"):
            make(parse_dlx(TOY, "toy", "toy"), Tally())


def test_a_clause_is_forgotten_when_a_shorter_one_says_more(of_queens: tuple[str, str]) -> None:
    lines = of_queens[1].splitlines()
    ids = [number for line in lines if line.startswith("del") for number in line.split()[2:]]
    assert 0 < len(ids) == len(set(ids))


def checker(variable: str, name: str) -> str:
    """Return the path of a checker of others; it is not on every machine."""
    found = os.environ.get(variable) or shutil.which(name)
    if not found:
        pytest.skip(f"there is no {name}: its path can be given as {variable}")
    return found


def says(program: str, folder: Path, *files: tuple[str, str]) -> str:
    """Return what a checker prints about some files."""
    for name, text in files:
        (folder / name).write_text(text)
    return subprocess.run([program, *(folder / name for name, _ in files)], capture_output=True, text=True,
                          check=False).stdout


SOME = {"square/five-pentominoes-5x5": 8, "square/tetrominoes-4x5": 0}


@pytest.mark.parametrize("name", SOME)
def test_drat_trim_accepts_clauses_and_refuses_the_end_alone(name: str, tmp_path: Path) -> None:
    drat_trim, tally = checker("LATTICEWORK_DRAT_TRIM", "drat-trim"), Tally()
    problem, proof = texts(drat(cover_of(read_document(find(Path(name))).document), tally))
    assert len(tally.solutions) == SOME[name]
    assert "s VERIFIED" in says(drat_trim, tmp_path, ("a.cnf", problem), ("a.drat", proof))
    assert "s NOT VERIFIED" in says(drat_trim, tmp_path, ("a.cnf", problem), ("a.drat", "0\n"))
    if tally.solutions:
        # Without the clause of one solution, which is the last line, there is one.
        lines = problem.splitlines()
        less = "\n".join(lines[:-1]) + "\n"
        less = re.sub(r"p cnf (\d+) (\d+)", lambda found: f"p cnf {found[1]} {int(found[2]) - 1}", less)
        assert "s NOT VERIFIED" in says(drat_trim, tmp_path, ("a.cnf", less), ("a.drat", proof))


@pytest.mark.parametrize("name", SOME)
def test_veripb_accepts_a_proof(name: str, tmp_path: Path) -> None:
    program, tally = checker("LATTICEWORK_VERIPB", "veripb"), Tally()
    made = texts(veripb(cover_of(read_document(find(Path(name))).document), tally))
    assert len(tally.solutions) == SOME[name]
    assert "succeeded" in says(program, tmp_path, ("a.opb", made[0]), ("a.pbp", made[1]))


@pytest.mark.parametrize("damage", ["another option", "a solution twice", "an unfounded clause", "the end alone",
                                    "no end"])
def test_veripb_refuses_a_damaged_proof(damage: str, of_queens: tuple[str, str], tmp_path: Path) -> None:
    program = checker("LATTICEWORK_VERIPB", "veripb")
    assert "succeeded" not in says(program, tmp_path, ("a.opb", of_queens[0]),
                                   ("a.pbp", damaged(of_queens[1])[damage]))


def test_veripb_accepts_many_kinds_of_items(tmp_path: Path) -> None:
    program = checker("LATTICEWORK_VERIPB", "veripb")
    for text in (MANY, TOY, queens(6), "a\n"):
        tally = Tally()
        made = texts(veripb(parse_dlx(text, "some", "some"), tally))
        assert "succeeded" in says(program, tmp_path, ("a.opb", made[0]), ("a.pbp", made[1]))


def test_a_solution_is_told_from_one_with_more_options() -> None:
    """An option that nothing forbids beside a solution is named as left out, or the other solution would be lost."""
    tally = Tally()
    assert check_veripb(*texts(veripb(document([{"p": ""}, {"p": ""}], {"p": (1, 2)}, []), tally))) == 3
    assert Found((1,), (0,)) in tally.solutions
