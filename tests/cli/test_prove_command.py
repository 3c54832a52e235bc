"""`latticework prove`: a proof in two files."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from cover_texts import MANY, queens
from latticework.cli.main import run
from latticework.proofs.proof_files import veripb
from session_help import dominoes, write
from slow_proof import check_drat, check_veripb


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    return write(tmp_path, dominoes(3, 4))


def printed(capsys: pytest.CaptureFixture[str], status: int, *arguments: object) -> str:
    assert run(["prove", *map(str, arguments)]) == status
    return capsys.readouterr().out


@pytest.mark.parametrize("version", [1, 3])
def test_a_pseudo_boolean_proof(
    version: int, puzzle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "some.pbp"
    said = printed(capsys, 0, puzzle, out, "--veripb", version)
    assert said.startswith("11 solutions, symmetric copies too; 5 different\n")
    assert said.endswith(f"to check it: veripb {tmp_path / 'some.opb'} {out}\n")
    assert check_veripb((tmp_path / "some.opb").read_text(), out.read_text()) == 11


def test_clauses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "some.drat"
    found = json.loads(printed(capsys, 0, write(tmp_path, queens(5), "queens.dlx"), out, "--json"))
    assert (found["solutions_total"], found["solutions_reflections"]) == (10, 10)
    assert found["bytes_proof"] == out.stat().st_size
    check_drat(Path(found["problem"]).read_text(), out.read_text())


def test_no_solution_has_the_status_of_a_search_that_finds_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "some.pbp"
    assert printed(capsys, 1, "square/tetrominoes-4x5", out).startswith("0 solutions, symmetric copies too")
    assert "v " not in out.read_text()


def test_of_several_targets_one_is_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "some.pbp"
    assert run(["prove", "square/tetrominoes-4x5", str(out), "--target", "nowhere"]) == 2
    assert not out.exists()


@pytest.mark.parametrize(("name", "message"), [("proof.txt", "should end in .pbp or .drat"),
                                               ("proof.drat", "up to 3 options, which clauses cannot say")])
def test_what_is_refused_leaves_no_file(name: str, message: str, tmp_path: Path,
                                        capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["prove", str(write(tmp_path, MANY, "many.dlx")), str(tmp_path / name)]) == 2
    assert message in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["many.dlx"]


def test_an_interrupt_leaves_no_file(puzzle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    whole = veripb

    def interrupted(*arguments: Any) -> Any:
        made = whole(*arguments)

        def pieces() -> Any:
            yield next(iter(made.proof))
            raise KeyboardInterrupt

        return type(made)(pieces(), made.problem)

    monkeypatch.setattr("latticework.cli.prove.veripb", interrupted)
    assert run(["prove", str(puzzle), str(tmp_path / "some.pbp")]) == 3
    assert "nothing was written" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["puzzle.toml"]


def test_the_output_may_be_given_as_an_option(puzzle: Path, tmp_path: Path,
                                              capsys: pytest.CaptureFixture[str]) -> None:
    printed(capsys, 0, puzzle, "-o", tmp_path / "some.pbp")
    assert (tmp_path / "some.pbp").exists()
    assert run(["prove", str(puzzle), str(tmp_path / "one.pbp"), "-o", str(tmp_path / "two.pbp")]) == 2
    assert "two files to write" in capsys.readouterr().err


def test_a_folder_in_the_way_of_the_problem_leaves_no_proof_without_it(
    puzzle: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "some.opb").mkdir()
    assert run(["prove", str(puzzle), str(tmp_path / "some.pbp")]) == 2
    assert "some.opb: could not be saved (Is a directory)" in capsys.readouterr().err
    assert not (tmp_path / "some.pbp").exists()


@pytest.mark.parametrize("name", ["some.opb", "some.pbp"])
def test_the_puzzle_itself_is_not_written_over(name: str, puzzle: Path, tmp_path: Path,
                                               capsys: pytest.CaptureFixture[str]) -> None:
    file = puzzle.rename(tmp_path / name)
    text = file.read_text("utf-8")
    assert run(["prove", str(file), str(tmp_path / "some.pbp")]) == 2
    assert f"{file}: is the file that is read; give another name" in capsys.readouterr().err
    assert file.read_text("utf-8") == text


def test_the_line_to_check_a_proof_can_be_pasted_into_a_shell(puzzle: Path, tmp_path: Path,
                                                              capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "some of it.pbp"
    said = printed(capsys, 0, puzzle, out)
    command = said.splitlines()[-1].removeprefix("to check it: ")
    assert shlex.split(command) == ["veripb", str(out.with_suffix(".opb")), str(out)]
