"""`why` and `placements`: what they print, and that what is wrong is said in one line."""

import contextlib
import json

import pytest

import latticework as lw
from latticework.cli.main import run


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def test_a_proof_is_shown_with_the_cells_that_it_speaks_of(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "why", "mutilated-chessboard", "--json"))
    first = told["arguments"][0]
    assert first["proof"]
    assert [len(some["cells"]) for some in first["classes"]] == [32, 30]
    words = printed(capsys, "why", "mutilated-chessboard")
    assert words.index("no solution:\n") < words.index("32 black cells") < words.index("only a hint:\n6 cells have")
    assert printed(capsys, "why", "soma").startswith("nothing seen here rules out a solution\nonly a hint:\n")


def test_placements_are_counted_and_listed(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "placements", "soma", "--part", "V", "--cell", "(1,1,1)", "--list", "--json"))
    assert (told["placements"], len(told["list"]), [part["part"] for part in told["parts"]]) == (36, 36, ["V"])
    assert all([1, 1, 1] in one["cells"] for one in told["list"])
    assert sum(told["parts"][0]["by_orientation"]) == 36
    assert len(printed(capsys, "placements", "soma", "--part", "V", "--list").splitlines()) == 144
    assert printed(capsys, "placements", "simple-2x3", "--cells").splitlines()[0] == "(0, 0)  6"


@pytest.mark.parametrize(("arguments", "told"), [
    (["--part", "Q"], "part: 'Q' should be one of 'V', 'L'"), (["--cell", "9,9,9"], "such as (0, 0, 0)"),
    (["--cell", "a"], "should be whole numbers with commas between, as 0,2"),
    (["--list", "--cells"], "not allowed with"),
])
def test_what_is_wrong_is_said(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    with contextlib.suppress(SystemExit):  # where the arguments are not understood
        assert run(["placements", "soma", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_what_has_no_parts_has_no_placements() -> None:
    problem = lw.exact_cover(["ab", "b"]).problem
    with pytest.raises(lw.LatticeworkError, match="no parts to be placed"):
        lw.placements(problem)
    with pytest.raises(lw.LatticeworkError, match="no cells to be coloured"):
        lw.why(problem)


def test_a_slice_of_placements_is_a_list() -> None:
    found = lw.placements("simple-2x3")
    assert found[2:4] == [found[2], found[3]]
    assert list(found)[-1] == found[-1]
    assert len({(one.part, one.cells) for one in found}) == len(found) == 21
