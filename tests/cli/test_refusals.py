"""Whatever is wrong with the arguments or the files: exit status 2, one line, no traceback, nothing changed."""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import session_help
from latticework.cli.main import COMMANDS as COMMANDS_OF_PROGRAM
from latticework.cli.main import parser, run
from latticework.errors import LatticeworkError
from session_help import write

USAGE = [
    [], ["--bogus"], ["solve"], ["solve", "a", "b"], ["solve", "a", "--workers", "0"],
    ["solve", "a", "--workers", "x"], ["solve", "a", "--workers", "1000000"],
    ["verify", "a", "--workers", "9" * 5000], ["bench", "--workers", "0"],
    ["bench", "--workers", "1000", "--only", "nothing"], ["split", "a", "-n", "9" * 30],
    ["count", "a", "--number", "9" * 5000],
    ["solve", "a", "--engine", "magic"], ["solve", "a", "--limit", "-1"], ["solve", "a", "--modulo", "colors"],
    ["render", "a"], ["solutions", "a", "--from", "0"], ["verify"], ["info"], ["lattices", "--check"],
]
NO_PUZZLE = {
    "a text": "Once upon a time\n", "nothing": "", "toml of something else": '[tool]\nname = "x"\n',
    "newer": session_help.TWINS.replace("format = 1", "format = 3"), "no lattice": "format = 1\n",
    "unknown lattice": session_help.TWINS.replace("square", "../square"),
    "wrong type": session_help.TWINS.replace("copies = 1", 'copies = "1"'), "nested": "a = " + "[" * 100_000,
    "huge copies": session_help.TWINS.replace("copies = 1", "copies = 99999999999999999999"),
    "line break in a value": session_help.TWINS.replace('"square"', '"squ\\nare\\u001b[31m"'),
}
COMMANDS = [["info"], ["solve"], ["solve", "--search", "new.search"], ["render", "-o", "new.png"], ["verify"],
            ["solutions"], ["solutions", "--count"], ["lattices", "--check"]]

COMMAND_NAMES = [*COMMANDS_OF_PROGRAM]
STRANGE_VALUES = ["nan", "inf", "-1", "0.5", "1e400", "x", "", " ", "²", "٣", "9" * 5000, "1-x", "3-2", "2x", "\0"]


def arguments_of(made: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the arguments of a parser and of the parsers of its commands."""
    for action in made._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for own in action.choices.values():
                yield from arguments_of(own)


def refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> str:
    before = {path: path.read_bytes() for path in Path().iterdir() if path.is_file()}
    try:
        status = run(arguments)
    except SystemExit as error:  # as argparse ends
        status = int(str(error.code))
    output = capsys.readouterr()
    assert status == 2
    assert output.out == ""
    assert len(output.err.splitlines()) == 1
    assert "Traceback" not in output.err
    assert {path: path.read_bytes() for path in Path().iterdir() if path.is_file()} == before
    return output.err


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)


class TestStrangeFilesAreRefused:
    @pytest.mark.parametrize("arguments", USAGE, ids=" ".join)
    def test_bad_usage(self, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
        assert "--help" in refused(capsys, arguments)

    @pytest.mark.parametrize(("words", "said"), [
        (["merge", "a", "--again", "x", "b"], "'x' should be a whole number from 0 on"),
        (["split", "a", "-n", "1" + 24 * "0"], f"'{10**24}' should be at most {2**62}"),
        (["bench", "--workers", "1000", "--only", "nothing"], "'1000' should be a whole number from 1 to ")])
    def test_a_number_that_is_none_of_those_right(
        self, capsys: pytest.CaptureFixture[str], words: list[str], said: str
    ) -> None:
        assert said in refused(capsys, words)

    @pytest.mark.parametrize("name", COMMAND_NAMES)
    def test_no_value_makes_argparse_name_a_function(self, name: str) -> None:
        """A type that raises ValueError is named in its place: "invalid _seconds value"."""
        for action in arguments_of(parser(name)):
            for text in STRANGE_VALUES if callable(action.type) else ():
                with suppress(argparse.ArgumentTypeError, LatticeworkError):
                    action.type(text)

    @pytest.mark.parametrize(("words", "said"), [
        (["estimate", "soma", "--seconds", "nan"],
         "argument --seconds: 'nan' should be a number of seconds above 0 and below 1,000,000,000"),
        (["library", "--measure", "--seconds", "1e9"], "argument --seconds: '1e9' should be a number of seconds"),
        (["solve", "soma", "--keep", "9" * 5000], "… should be all, none, or a number of solutions from 1 to"),
        (["design", "shapes", "soma", "--box", "4by5"],
         "argument --box: '4by5' should be whole numbers from 1 on with x between, as 5x4"),
        (["info", "soma", "--target", "9" * 5000], "there is no target '999"),
        (["prove", "soma", "x.pbp", "--veripb", "x"], "argument --veripb: 'x' should be a whole number from 1 on")])
    def test_a_value_is_shown_with_what_would_be_right(
        self, capsys: pytest.CaptureFixture[str], words: list[str], said: str
    ) -> None:
        assert said in (told := refused(capsys, words))
        assert len(told) < 400

    @pytest.mark.parametrize("name", NO_PUZZLE)
    @pytest.mark.parametrize("command", [["info"], ["solve", "--search", "new.search"], ["render", "-o", "new.png"],
                                         ["verify"]])
    def test_no_puzzle(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, command: list[str]
    ) -> None:
        path = write(tmp_path, NO_PUZZLE[name])
        assert str(path) in refused(capsys, [command[0], str(path), *command[1:]])

    @pytest.mark.parametrize("command", COMMANDS)
    def test_a_folder_a_missing_file_a_pipe_an_unreadable_file(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]
    ) -> None:
        os.mkfifo(tmp_path / "pipe")
        files = [tmp_path, tmp_path / "missing", tmp_path / "pipe", Path("/proc/self/mem"), Path("/dev/zero")]
        for path in files:
            assert path.name in refused(capsys, [*command, str(path)])

    def test_bytes_that_are_no_text(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "a.toml").write_bytes(b"format = 1\n\xff\xfe")
        assert "UTF-8" in refused(capsys, ["info", "a.toml"])

    @pytest.mark.parametrize("place", ["puzzle.toml", "no/a.search", ".", "/", "pipe", "/proc/a.search"])
    def test_where_a_search_cannot_be_kept(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, place: str
    ) -> None:
        write(tmp_path, session_help.TWINS)
        os.mkfifo(tmp_path / "pipe")
        refused(capsys, ["solve", "puzzle.toml", "--search", place])

    def test_a_search_of_another_puzzle(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        session_help.part_way(tmp_path, session_help.dominoes(4, 4))
        write(tmp_path, session_help.TWINS)
        said = refused(capsys, ["solve", "puzzle.toml", "--search", "part-way.search"])
        assert "Dominoes 4x4" in said

    def test_a_truncated_search(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(4, 4))
        path.write_bytes(path.read_bytes()[:9_000])
        for command in (["verify"], ["solutions"], ["render", "-o", "new.png"]):
            refused(capsys, [*command, str(path)])

    @pytest.mark.parametrize("words", [["certify", "part-way.search", "-o", "part-way.search"],
                                       ["certify", "part-way.search", "-o", "other.search"],
                                       ["bench", "--only", "nothing", "--save", "part-way.search"]], ids=" ".join)
    def test_output_that_would_replace_a_search(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, words: list[str]
    ) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(4, 4))
        (tmp_path / "other.search").write_bytes(path.read_bytes())
        assert "a search is kept there" in refused(capsys, words)

    @pytest.mark.slow
    def test_in_a_real_process(self, tmp_path: Path) -> None:
        done = session_help.run("solve", write(tmp_path, "Once upon a time\n"), cwd=tmp_path)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_a_misspelt_command_opens_no_window() -> None:
    done = subprocess.run([sys.executable, "-m", "latticework", "sovle", "x"], capture_output=True, text=True,
                          check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("latticework: 'sovle' is neither a command nor a file nor a puzzle of the library "
                           "(did you mean latticework solve?)\n")
