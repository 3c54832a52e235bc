"""The documents say what is so: commands run and print what is shown, files can be read, links lead somewhere."""

import argparse
import importlib
import re
import shlex
from pathlib import Path

import msgspec
import pytest

import session_help
from counting import counts
from document_blocks import DOCUMENTS, PAGES, ROOT, Run, agrees, fenced, key_table, links, masked, runs
from latticework.cli.main import COMMANDS, command
from latticework.cli.main import run as run_here
from latticework.lattice.by_name import LatticeForm, _HalfEdge, _Kind, lattice_from_data
from latticework.puzzle import dump, parse
from latticework.puzzle.read import (
    FileForm,
    FormForm,
    LineForm,
    MarkForm,
    MatchingForm,
    OtherForm,
    PartForm,
    PublishedForm,
    TargetForm,
)
from latticework.puzzle.targets import at_target, targets
from latticework.reading import parse_toml
from quick_suite import in_part

LONG = ("bedlam", "library --check")
"""What the commands that take long have in them; those that use what such a one leaves have it, too."""

MANUAL, TERMINAL = f"{PAGES}/manual.md", f"{PAGES}/terminal.md"
PUZZLES, LATTICES = f"{PAGES}/puzzle_files.md", f"{PAGES}/lattice_files.md"
SHOWN = [(document, run) for document in DOCUMENTS for run in runs(document) if run.command.startswith("latticework")]
WHOLE, *PIECES = fenced(PUZZLES, "toml")


def is_long(run: Run) -> bool:
    return any(word in run.command for word in LONG)


class Shell:
    """Runs the commands of a document in a folder, those of the README in processes of their own, others in this one.

    A start of the program takes half a second of the processor, and what it does is the same for all arguments.
    """

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        (folder / "puzzles").symlink_to(ROOT / "puzzles")
        monkeypatch.chdir(folder)
        self.folder, self.capsys = folder, capsys

    def check(self, run: Run) -> None:
        arguments = shlex.split(run.command)[1:]
        if ("README.md", run) in SHOWN or is_long(run) or arguments[0] not in COMMANDS:
            done = session_help.run(*arguments, cwd=self.folder, seconds=3_000)
            status, out, err = done.returncode, done.stdout, done.stderr
        else:
            self.capsys.readouterr()
            status = run_here(arguments)
            out, err = self.capsys.readouterr()
        assert status == 0, err
        if run.printed:
            assert agrees(masked("\n".join(run.printed)), masked(out)), out


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(tmp_path, capsys, monkeypatch)


def makers(document: str, run: Run) -> list[Run]:
    """Return the commands of a document that make the search files which a command of it reads."""
    return [other for place, other in SHOWN if place == document and other is not run
            for word in run.command.split() if word.endswith(".search") and f"--search {word}" in other.command]


def options(name: str) -> set[str]:
    parser = argparse.ArgumentParser(conflict_handler="resolve")
    command(name).add(parser)
    # A command of several tasks has a parser for each.
    tasks = [task for action in parser._actions if isinstance(action.choices, dict)
             for task in action.choices.values()]
    return {option for one in (parser, *tasks) for action in one._actions for option in action.option_strings}


def named_options(text: str) -> set[str]:
    return {option.replace("[no-]", "") for option in re.findall(r"(?<=[ `(|\[])--(?:\[no-\])?[a-z][a-z-]*", text)}


class TestCommands:
    def test_there_are_some(self) -> None:
        assert {"README.md", f"{PAGES}/engines.md"} <= {document for document, _ in SHOWN}
        assert any(run.printed for _, run in SHOWN)

    @pytest.mark.parametrize(("document", "run"), in_part(
        [shown for shown in SHOWN if not is_long(shown[1])], 2, several=True),
                             ids=lambda shown: shown.command if isinstance(shown, Run) else "")
    def test_print_what_is_shown(self, document: str, run: Run, shell: Shell) -> None:
        for earlier in makers(document, run):
            shell.check(earlier)
        shell.check(run)

    @pytest.mark.slow
    @pytest.mark.timeout(3_600)
    def test_that_take_long_print_what_is_shown(self, shell: Shell) -> None:
        for _, run in SHOWN:
            if is_long(run):
                shell.check(run)

    @pytest.mark.parametrize("document", DOCUMENTS)
    def test_have_the_options_that_are_named_with_them(self, document: str) -> None:
        for line in (ROOT / document).read_text("utf-8").splitlines():
            for name in set(re.findall(r"`latticework ([a-z]+)", line)):
                assert name in COMMANDS, line
                if line.startswith("| `latticework"):
                    assert named_options(line) <= options(name), line
        whole = (ROOT / document).read_text("utf-8")
        text = re.sub(r"`python3? [^`]*`|```sh.*?```|^    python3 [^\n]*", "", whole, flags=re.S | re.M)
        others = {option for line in re.findall(r"^dask .*", whole, re.M) for option in named_options(line)}
        assert named_options(text) - others <= {option for name in COMMANDS for option in options(name)}

    def test_are_all_in_the_table(self) -> None:
        assert set(re.findall(r"^\| `latticework ([a-z]+)", (ROOT / TERMINAL).read_text("utf-8"), re.MULTILINE)
                   ) == set(COMMANDS)


def test_the_way_out_of_an_old_python_is_that_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "installer"))
    start = importlib.import_module("start")
    monkeypatch.setattr(start.shutil, "which", {}.get)
    commands = [line.strip() for line in start.refusal((3, 10)).splitlines()[1:]]
    assert commands
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [command for command in (*commands, "python3 installer/start.py") if command not in readme] == []


class TestFiles:
    def test_a_puzzle_is_counted_as_it_says(self) -> None:
        puzzle = parse(WHOLE, PUZZLES)
        assert dump(parse(dump(puzzle), PUZZLES)) == dump(puzzle)
        (published,) = puzzle.published
        assert published.modulo == "nothing"
        assert counts(puzzle)[0] == published.solutions

    @pytest.mark.parametrize("piece", PIECES)
    def test_what_is_shown_of_a_puzzle_can_be_read(self, piece: str) -> None:
        data = parse_toml(piece, PUZZLES)
        rest = re.sub(r"^\[target\]\n.*?(?=^\[\[)", "", WHOLE, flags=re.M | re.S) if "target" in data and (
            "colors" not in data["target"]) else WHOLE
        puzzle = parse(rest + piece, PUZZLES)
        assert [counts(at_target(puzzle, target))[2] >= 0 for target in range(len(targets(puzzle)))]
        assert set(parse_toml(dump(puzzle), PUZZLES)) >= set(data)

    def test_there_is_a_lattice_in_five_lines(self) -> None:
        (text,) = fenced(LATTICES, "toml")
        assert len(text.splitlines()) == 5
        data = parse_toml(text, LATTICES)
        assert lattice_from_data(data, LATTICES).name == data["name"]

    def test_the_tables_have_all_keys_of_puzzles(self) -> None:
        assert key_table(PUZZLES) == {
            "the file": keys(FileForm), "target": keys(TargetForm), "more_targets": keys(OtherForm),
            "different": keys(LineForm), "parts": keys(PartForm), "forms": keys(FormForm), "marks": keys(MarkForm),
            "matching": keys(MatchingForm), "published": keys(PublishedForm)}

    def test_the_tables_have_all_keys_of_lattices(self) -> None:
        assert key_table(LATTICES) == {"the file": keys(LatticeForm), "cells": keys(_Kind),
                                       "half_edges": keys(_HalfEdge)}


def keys(form: type[msgspec.Struct]) -> set[str]:
    return set(form.__struct_fields__)


class TestLinks:
    @pytest.mark.parametrize("document", DOCUMENTS)
    def test_lead_somewhere(self, document: str) -> None:
        for path, heading in links(document):
            target = (ROOT / document).parent / path if path else ROOT / document
            assert target.exists(), path
            assert not heading or heading in headings(target.read_text("utf-8")), f"{path}#{heading}"

    def test_every_page_is_in_the_table_of_contents(self) -> None:
        pages = {Path(document).name for document in DOCUMENTS if document.startswith(PAGES)}
        assert pages - {"manual.md"} == {path for path, _ in links(MANUAL)} & pages


def headings(text: str) -> set[str]:
    return {re.sub(r"[^a-z0-9 -]", "", line.lstrip("# ").lower()).replace(" ", "-")
            for line in text.splitlines() if line.startswith("#")}
