"""`library` and `lattices`, and what the program says of itself."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import session_help
from latticework.cli.main import COMMANDS, parser, run
from latticework.lattice import builtin, names
from latticework.puzzle import load
from latticework.puzzle.library import library_name, shipped
from quick_suite import in_part
from session_help import InlinePool, write


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


PUBLISHED = '[[published]]\nmodulo = "nothing"\nsource = "Kasteleyn 1961"\nsolutions = {}\n'


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Put an empty folder in the place of the library."""
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    monkeypatch.setattr("latticework.paths.library", lambda: tmp_path)
    (tmp_path / "square").mkdir()
    return tmp_path / "square"


class TestLists:
    def test_library(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = printed(capsys, "library").splitlines()
        assert len(lines) == len(shipped()) > 0
        assert all(".toml" in line for line in lines)
        assert any("pentominoes-6x10.toml" in line for line in lines)

    @pytest.mark.parametrize("command", in_part(["library", "lattices"], 2))
    def test_columns_do_not_run_together(self, capsys: pytest.CaptureFixture[str], command: str) -> None:
        lines = printed(capsys, command).splitlines()
        columns = [re.match(r"(\S+) {2,}(\S+(?: \S+)*)(?: {2,}|$)", line) for line in lines]
        shown = [column.groups() for column in columns if column]
        assert command == "lattices" or "7 pieces" in next(line for line in lines if "cubic/soma.toml" in line)
        assert shown == ([(library_name(path), load(path).name) for path in shipped()] if command == "library" else
                         [(name, builtin(name).title) for name in names()])

    def test_a_file_stands_before_those_whose_names_go_on_after_its_own(self) -> None:
        names = list(map(library_name, shipped()))
        assert names.index("cubic/soma.toml") + 1 == names.index("cubic/soma-book.toml")

    def test_one_cell_is_no_cells(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = printed(capsys, "lattices").splitlines()
        assert {number: word for line in lines for number, word in re.findall(r" (\d+) (cells?) a repeat", line)} == {
            str(number): "cell" if number == 1 else "cells" for number in (1, 2, 3, 4, 6, 8, 10, 12, 24)}

    def test_lattices(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = printed(capsys, "lattices").splitlines()
        assert len(lines) == len(list(names()))
        assert any(line.startswith("cubic ") for line in lines)
        assert any("48 symmetries" in line for line in lines)


ORIGIN = 'author = "A"\nyear = {}\nsource = "B"\nlinks = ["https://c.d"]\ntags = ["Easy", "{}"]\n'


class TestOrigin:
    def test_info(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        write(small, session_help.dominoes(4, 4).replace("format = 1\n", "format = 1\n" + ORIGIN.format(-220, "old")))
        lines = printed(capsys, "info", "square/puzzle").splitlines()
        assert [line.split(maxsplit=1) for line in lines[1:6]] == [
            ["author", "A"], ["year", "-220"], ["source", "B"], ["links", "https://c.d"], ["tags", "Easy, old"]]

    def test_puzzles_with_a_tag(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        for year, tag in ((1936, "old"), (2026, "new")):
            text = session_help.dominoes(4, 4).replace("format = 1\n", "format = 1\n" + ORIGIN.format(year, tag))
            write(small, text, f"{tag}.toml")
        line, = printed(capsys, "library", "--tag", "OLD").splitlines()
        assert line.startswith("square/old.toml")
        assert line.endswith("A, 1936")
        assert len(printed(capsys, "library", "--tag", "easy").splitlines()) == 2
        assert run(["library", "--tag", "odd"]) == 2
        assert "there are Easy, new, old" in capsys.readouterr().err


class TestJson:
    def test_library(self, capsys: pytest.CaptureFixture[str]) -> None:
        puzzles = {one["file"]: one for one in json.loads(printed(capsys, "library", "--json"))["puzzles"]}
        soma = puzzles["cubic/soma.toml"]
        assert (soma["name"], soma["lattice"], soma["pieces"]) == ("Soma", "cubic", 7)
        assert soma["targets"] == [{"name": "", "cells": 27}]
        assert {one["modulo"]: one["solutions"] for one in soma["published"]}["reflections"] == 240

    def test_where_a_puzzle_comes_from(self, capsys: pytest.CaptureFixture[str]) -> None:
        told = json.loads(printed(capsys, "info", "soma", "--json"))
        listed = json.loads(printed(capsys, "library", "--json", "--only", "cubic/soma.toml"))["puzzles"]
        assert [{key: one[key] for key in ("author", "year")} for one in (told, *listed)] == [
            {"author": "Piet Hein", "year": 1936}] * 2

    def test_lattices(self, capsys: pytest.CaptureFixture[str]) -> None:
        listed = json.loads(printed(capsys, "lattices", "--json"))["lattices"]
        assert {"name": "cubic", "cells": 1, "half_edges": 6, "symmetries": 48, "rotations": 24}.items() <= next(
            one for one in listed if one["name"] == "cubic").items()

    def test_check(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        write(small, session_help.dominoes(6, 6) + PUBLISHED.format(6728), "right.toml")
        (one,) = json.loads(printed(capsys, "library", "--check", "--json"))["checked"]
        assert (one["name"], one["agrees"], one["solutions"]) == ("square/right.toml", True, [6728, 1712, 930])

    def test_program(self, capsys: pytest.CaptureFixture[str]) -> None:
        told = json.loads(printed(capsys, "program", "square/simple-2x3", "--json"))
        assert len(told["listing"]) == told["instructions"]
        assert "listing" not in json.loads(printed(capsys, "program", "square/simple-2x3", "--json", "--count"))

    @pytest.mark.parametrize("arguments", [
        ["info"], ["solve"], ["count"], ["program"], ["estimate", "--probes", "1"], ["library", "--only"]])
    def test_every_object_has_a_format(self, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
        assert json.loads(printed(capsys, *arguments, "simple-2x3", "--json"))["format"] == 1


class TestLibraryCheck:
    def test_compares_with_published_counts(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        for name, number in (("right", 6728), ("wrong", 6727)):
            write(small, session_help.dominoes(6, 6) + PUBLISHED.format(number), f"{name}.toml")
        assert "ok" in printed(capsys, "library", "--check", "--only", "right")
        assert run(["library", "--check"]) == 4
        output = capsys.readouterr()
        assert "DIFFERS" in output.out
        assert len(output.err.splitlines()) == 1

    def test_names_what_takes_too_long(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        for name, seconds in (("a-long", 61), ("b-short", 59)):
            text = session_help.dominoes(4, 4) + PUBLISHED.format(36) + f"seconds = {seconds}\n"
            write(small, text, f"{name}.toml")
        short, long = printed(capsys, "library", "--check").splitlines()
        assert short.startswith("ok        square/b-short.toml ")
        assert long.startswith("left out  square/a-long.toml ")
        assert "61.0 s" in long
        lines = printed(capsys, "library", "--check", "--all").splitlines()
        assert [line.split()[:2] for line in lines] == [["ok", f"square/{n}.toml"] for n in ("a-long", "b-short")]

    def test_searches_nothing_where_a_colouring_shows_that_there_is_no_solution(
        self, capsys: pytest.CaptureFixture[str], small: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delattr("latticework.cli.library_check.search_on")
        text = ('format = 1\nname = "Cut"\nlattice = "square"\n[target]\npicture = "###.\\n####\\n####\\n.###"\n'
                '[[parts]]\nname = "domino"\ncopies = 7\npicture = "##"\n')
        write(small, text + PUBLISHED.format(0), "cut.toml")
        assert "0 / 0 / 0" in printed(capsys, "library", "--check")

    def test_takes_each_target_by_itself(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        second = '[[more_targets]]\npicture = """\n##\n##\n"""\ncopies = [2]\n'
        counts = PUBLISHED.format(36) + PUBLISHED.format(2) + "target = 2\n"
        write(small, session_help.dominoes(4, 4) + second + counts, "two.toml")
        first, other = printed(capsys, "library", "--check").splitlines()
        assert first.startswith("ok        square/two.toml ")
        assert other.startswith("ok        square/two.toml (2) ")
        assert "2 / 1 / 1" in other


class TestHelp:
    def test_version_and_help(self, tmp_path: Path) -> None:
        for option in ("--version", "--help"):
            done = session_help.run(option, cwd=tmp_path)
            assert (done.returncode, done.stderr) == (0, "")
            assert done.stdout.startswith(("latticework ", "usage: latticework"))

    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_argument_has_a_help_text(self, command: str) -> None:
        subparsers = next(action for action in parser(command)._actions if action.dest == "command")
        own = subparsers.choices[command]
        # A command of several tasks has a parser for each.
        tasks = [task for action in own._actions if isinstance(action.choices, dict)
                 for task in action.choices.values()]
        assert [action.dest for one in (own, *tasks) for action in one._actions if not action.help] == []

    def test_no_window_system_is_loaded(self, tmp_path: Path) -> None:
        code = ("import sys; from latticework.cli.main import run; run(['lattices']); "
                "sys.exit(any(name.startswith(('PySide6', 'pyqtgraph')) for name in sys.modules))")
        assert subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=False,
                              capture_output=True).returncode == 0


class TestLibraryIndex:
    @pytest.fixture(autouse=True)
    def _index(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        self.file = tmp_path / "index" / "library.json"
        monkeypatch.setattr("latticework.paths.library_index", lambda: self.file)

    def test_is_the_list_without_reading_puzzles(
        self, capsys: pytest.CaptureFixture[str], small: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(small, session_help.dominoes(4, 4), "a.toml")
        asked = ["library"], ["library", "--json"], ["library", "--only", "a"]
        first = [printed(capsys, *arguments) for arguments in asked]
        monkeypatch.delattr("latticework.cli.library_entries.load")
        assert [printed(capsys, *arguments) for arguments in asked] == first

    def test_follows_files_and_what_decides(
        self, capsys: pytest.CaptureFixture[str], small: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(small, session_help.dominoes(4, 4), "a.toml")
        assert "16 cells" in printed(capsys, "library")
        write(small, session_help.dominoes(4, 5), "a.toml")
        write(small, session_help.dominoes(4, 4), "b.toml")
        first, second = printed(capsys, "library").splitlines()
        assert "20 cells" in first
        assert "16 cells" in second
        assert len(json.loads(self.file.read_text())) == 2
        monkeypatch.setattr("latticework.cli.library.__version__", "another")
        monkeypatch.setattr("latticework.cli.library_entries.row", lambda *_: ("said otherwise",))
        assert printed(capsys, "library") == "said otherwise\nsaid otherwise\n"

    @pytest.mark.parametrize("damage", ["", "{", "[]", '{"a": 5}', '{"a": [[1], {}]}', "[" * 100_000])
    def test_that_is_damaged_is_made_again(
        self, capsys: pytest.CaptureFixture[str], small: Path, damage: str
    ) -> None:
        write(small, session_help.dominoes(4, 4), "a.toml")
        whole = printed(capsys, "library")
        self.file.write_text(damage)
        assert printed(capsys, "library") == whole
        assert len(json.loads(self.file.read_text())) == 1

    def test_that_cannot_be_written_is_no_fault(self, capsys: pytest.CaptureFixture[str], small: Path) -> None:
        write(small, session_help.dominoes(4, 4), "a.toml")
        self.file.parent.write_text("a file in the way")
        assert "16 cells" in printed(capsys, "library")
