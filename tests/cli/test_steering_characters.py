"""What would steer a terminal is shown, never sent: in names out of files, and in the arguments."""

import io
import json
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from rich.table import Table

from latticework import paths
from latticework.__main__ import main
from latticework.bench import measure
from latticework.cli import terminal_output
from latticework.cli.main import run
from session_help import part_way, puzzle_text, write

TITLE = "\x1b]0;owned\x07"
STEERING = TITLE + "\x1b[31m\x9b2J\x7f\x00\r\b\u202e\u2066\u200f\u2028"
WRITTEN = "".join(f"\\u{ord(c):04x}" if ord(c) < 32 or c in "\x7f\x9b" else c for c in STEERING[:-4]) + \
    "\\u202e\\u2066\\u200f\\u2028"
IN_TOML = "".join(f"\\u{ord(c):04x}" for c in STEERING)


def steers(text: str) -> list[str]:
    """Return the characters of a text that a terminal would obey, or turn the direction of writing."""
    return [c for c in text if c != "\n" and (unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"}
                                              or unicodedata.bidirectional(c) in {"LRE", "RLE", "PDF", "LRO", "RLO",
                                                                                  "LRI", "RLI", "FSI", "PDI"})]


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    """Return the file of a puzzle with steering characters in every name."""
    text = puzzle_text("NAME", 4, 4, {"PART": ("####", 1), "D": ("##", 6)})
    return write(tmp_path, text.replace("NAME", f"a{IN_TOML}b").replace("PART", f"D{IN_TOML}"))


class TestCommands:
    @pytest.mark.parametrize("command", ["info", "solve", "count", "estimate --probes 5", "program"])
    def test_in_words(self, capsys: pytest.CaptureFixture[str], puzzle: Path, command: str) -> None:
        assert run([*command.split(), str(puzzle)]) == 0
        printed = capsys.readouterr()
        assert steers(printed.out + printed.err) == []
        assert command == "count" or WRITTEN in printed.out

    @pytest.mark.parametrize("command", ["info", "solve", "count", "estimate --probes 5"])
    def test_json_says_the_name_itself(self, capsys: pytest.CaptureFixture[str], puzzle: Path, command: str) -> None:
        assert run([*command.split(), "--json", str(puzzle)]) == 0
        printed = capsys.readouterr().out
        assert steers(printed) == []
        assert json.loads(printed)["name"] == f"a{STEERING}b"

    @pytest.mark.parametrize("options", [[], ["--json"]])
    def test_solutions(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, puzzle: Path, options: list[str]
    ) -> None:
        path, _ = part_way(tmp_path, puzzle.read_text("utf-8"))
        assert run(["solutions", *options, str(path)]) == 0
        assert steers(capsys.readouterr().out) == []

    def test_a_lattice(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        text = (paths.resources() / "lattices" / "square.toml").read_text("utf-8")
        title = next(line for line in text.splitlines() if line.startswith("title"))
        write(tmp_path, text.replace(title, f'title = "{IN_TOML}"'), "lattice.toml")
        assert run(["lattices", "--check", str(tmp_path / "lattice.toml")]) == 0
        assert steers(said := capsys.readouterr().out) == []
        assert WRITTEN in said

    @pytest.mark.parametrize("arguments", [
        [TITLE], ["info", TITLE], ["info", "x", TITLE], ["solve", "x", "--engine", TITLE],
        ["solve", "x", "--workers", TITLE], ["solve", "x", "--prune", TITLE],
        ["bench", "--solver", TITLE], ["render", "x", "-o", TITLE]])
    def test_refused_arguments(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str]
    ) -> None:
        monkeypatch.setattr(sys, "argv", ["latticework", *arguments])
        monkeypatch.setattr("latticework.__main__._end_at_interrupts", lambda: None)  # it is for a program of its own
        with suppress(SystemExit):
            assert main() == 2
        said = capsys.readouterr().err
        assert steers(said) == []
        assert "owned" in said

    def test_a_file_that_is_refused(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        write(tmp_path, f'format = 1\n"{IN_TOML}" = 1\nname = "{IN_TOML}"\n', "bad.toml")
        assert run(["info", str(tmp_path / "bad.toml")]) == 2
        assert steers(capsys.readouterr().err) == []

    @pytest.mark.slow
    def test_a_problem_that_is_measured(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(measure, "LEAST", 0.01)
        path = tmp_path / f"[bold]:smile:{TITLE}.npz"
        np.savez(path, indptr=[0, 1], indices=[0], n_primary=1, n_items=1)
        assert run(["bench", "--repeat", "1", "--solver", "bitset", "--matrix", str(path)]) == 0
        said = capsys.readouterr().out
        assert steers(said) == []
        assert "[bold]:smile:\\u001b]0;owned" in said


class TestOutput:
    def test_half_a_character_can_be_printed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "stdout", stream := io.TextIOWrapper(io.BytesIO(), "utf-8", newline=""))
        terminal_output.write("a\ud800b\n")
        terminal_output.write_json({"name": "a\udfff"})
        stream.seek(0)
        assert stream.read() == 'a\\ud800b\n{"format": 1, "name": "a\\udfff"}\n'

    def test_a_name_stays_in_its_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        terminal_output.write_fields({"name": "a\nexplored  100 %", "number": 1000})
        terminal_output.write_columns([("a\nb", "c"), ("d", "e\x1b")])
        assert capsys.readouterr().out == (
            "name    a\\u000aexplored  100 %\nnumber  1,000\na\\u000ab  c\nd         e\\u001b\n")

    def test_tables_have_colours_of_their_own_only(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("FORCE_COLOR", "1")
        table = Table(TITLE, title=TITLE, title_style="red")
        table.add_row("[green]\x1b[32mgreen")
        terminal_output.write_tables(table)
        said = capsys.readouterr().out
        assert "\x1b[31m" in said
        assert "\x1b]" not in said
        assert "[green]\\u001b[32mgreen" in said

    def test_other_writing_is_left_as_it_is(self, capsys: pytest.CaptureFixture[str]) -> None:
        text = "Ä ß 5×12 日本語 עברית 👩\u200d🚀 a\nb\n"
        terminal_output.write(text)
        assert capsys.readouterr().out == text
