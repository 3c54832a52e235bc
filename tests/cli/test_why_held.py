"""`disassemble --why N` and `--turns`: what holds one another, and what turns free, in words and as JSON."""

import json
from pathlib import Path

import pytest

import session_help
from latticework.cancel import CancelledError
from latticework.cli.main import run
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from session_help import write
from six_piece_burrs import PISTON, burr

RING = """format = 1
name = "ring"
lattice = "square"
[target]
picture = "####/####/####"
[[parts]]
name = "O"
picture = "###/#.#/###"
[[parts]]
name = "dot"
picture = "#"
copies = 4""".replace("/", "\\n")


@pytest.fixture
def search(tmp_path: Path) -> Path:
    (tmp_path / "ring.search").write_bytes(session_help.complete(write(tmp_path, RING)))
    return tmp_path / "ring.search"


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["disassemble", *map(str, arguments), "--quiet"]) == 0
    return capsys.readouterr().out


def test_says_which_parts_hold(capsys: pytest.CaptureFixture[str], search: Path) -> None:
    said = printed(capsys, search, "--why", 1)
    assert said.startswith("Solution 1 does not come apart: O and dot hold one another. Without any one of them the "
                           "others come apart. No fewer parts of the solution hold one another.\n")
    picture = [word for word in said.split("\n", 1)[1].replace(".", "").split() if set(word) <= set("Od")]
    assert sorted(picture) == sorted(["OOO", "OdO", "OOO"])


def test_says_it_as_json(capsys: pytest.CaptureFixture[str], search: Path) -> None:
    said = json.loads(printed(capsys, search, "--why", 1, "--json"))
    assert [placement["part"] for placement in said["held"]] == ["O", "dot"]
    assert (said["comes_apart"], said["minimal"], said["smallest"], said["solution"]) == (False, True, True, 1)


def test_the_least_level(capsys: pytest.CaptureFixture[str], search: Path, tmp_path: Path) -> None:
    assert printed(capsys, search, "--least", 1) == (
        "Solution 1 does not come apart; --why 1 tells which parts hold one another.\n")
    assert json.loads(printed(capsys, search, "--least", 1, "--json"))["comes_apart"] is False
    session_help.finish(tmp_path / "burr.search", prepare(parse(burr(PISTON), "test")))
    assert printed(capsys, tmp_path / "burr.search", "--least", 16) == (
        "Solution 16 comes apart: level 9.3, 15 moves.\nThe least level over all shortest ways is 9.3.\n")
    found = json.loads(printed(capsys, tmp_path / "burr.search", "--least", 16, "--json"))
    assert (found["level"], found["least_level"]) == ("9.3", "9.3")
    assert "not known whether" in printed(capsys, tmp_path / "burr.search", "--least", 16, "--states", 10)


def test_a_puzzle_is_solved_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bars = '[[parts]]\nname = "bar"\npicture = "####"\ncopies = 3'
    text = RING[: RING.index("[[parts]]")] + bars
    assert printed(capsys, write(tmp_path, text), "--why", 1) == "Solution 1 comes apart: level 1, 2 moves.\n"
    found = json.loads(printed(capsys, write(tmp_path, text), "--why", 1, "--json"))
    assert (found["comes_apart"], found["level"]) == (True, "1")
    assert "held" not in found


def test_a_limit_says_not_known(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rows = ["#" * 36, *["#" + "." * 34 + "#"] * 34, "#" * 36]
    text = f"""format = 1
name = "yard"
lattice = "square"
[target]
picture = "{'/'.join(['+' * 36] * 36)}"
[[parts]]
name = "wall"
motions = "placed"
picture = "{'/'.join(rows)}"
[[parts]]
name = "dot"
motions = "placed"
cells = [[1, 1]]
""".replace("/", "\\n")
    yard = write(tmp_path, text)
    assert "wall and dot hold one another" in printed(capsys, yard, "--why", 1)
    assert "not known whether" in printed(capsys, yard, "--why", 1, "--states", 1000)
    assert json.loads(printed(capsys, yard, "--why", 1, "--states", 1000, "--json"))["comes_apart"] is None


def test_one_part_has_no_level(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = RING[: RING.index("[[parts]]")] + '[[parts]]\nname = "all"\npicture = "####/####/####"'.replace("/", "\\n")
    assert printed(capsys, write(tmp_path, text)).endswith("\nnothing to take apart: 1 solution\n")


def test_no_such_solution(capsys: pytest.CaptureFixture[str], search: Path) -> None:
    assert run(["disassemble", str(search), "--why", "99"]) == 2
    assert "no solution number 99" in capsys.readouterr().err


ROOM = """format = 1
name = "room"
lattice = "square"
[target]
picture = "+++++/+++++/+++++/+++++/+++++"
[[parts]]
name = "room"
motions = "placed"
picture = "##.##/#...#/#...#/#...#/#####"
[[parts]]
name = "bar"
motions = "placed"
cells = [[1, 2], [2, 2]]
""".replace("/", "\\n")


def test_turns_are_tried_where_slides_do_not_suffice(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    room = write(tmp_path, ROOM)
    said = printed(capsys, room, "--turns").splitlines()
    assert "Solution 1 comes apart with 1 turn, 2 moves in all." in said
    assert said[-1] == "apart with turns: 1 solution of those that slides do not take apart"
    whole = json.loads(printed(capsys, room, "--turns", "--json"))  # one object
    assert (whole["comes_apart"], whole["held"], whole["level"]) == (0, 1, "")
    assert whole["turns"] == [{"solution": 1, "status": "apart with turns", "turns": 1, "moves": 2}]


def test_what_was_tried_of_turns_is_reported_after_an_interrupt(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise CancelledError

    monkeypatch.setattr("latticework.apart.take_apart_with_turns", interrupted)
    assert run(["disassemble", str(write(tmp_path, ROOM)), "--turns", "--json", "--quiet"]) == 3
    output = capsys.readouterr()
    assert "stopped before turns were tried" in output.err
    said = json.loads(output.out)
    assert (said["held"], said["turns"]) == (1, [])


def test_turns_and_what_holds_are_not_asked_for_at_once(capsys: pytest.CaptureFixture[str], search: Path) -> None:
    with pytest.raises(SystemExit):
        run(["disassemble", str(search), "--why", "1", "--turns"])
    assert "not allowed with" in capsys.readouterr().err
