"""The register of formats: each row works, and terminal and window go by it."""

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest

import format_help
import other_programs
import session_help
from document_blocks import PAGES, ROOT
from latticework.cli.main import parser, run
from latticework.cover import reduce
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import formats
from latticework.files.exact_covers import cover_of
from latticework.files.file_format import Format
from latticework.files.formats import FORMATS, PUZZLE, SEARCH
from latticework.files.opened_and_written import Contents, NeedsSolutionError
from latticework.jobs.job import prepare
from latticework.puzzle import load, parse, save
from latticework.run.search import Search
from quick_suite import in_part
from samples import solved

TWINS = parse(session_help.TWINS, "twins")
ENDINGS = ", ".join(form.ending for form in formats.writable())


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    save(TWINS, tmp_path / "twins.toml")
    return tmp_path / "twins.toml"


@pytest.fixture
def search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished search of the puzzle, with several solutions."""
    path = tmp_path / "twins.search"
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    session_help.finish(path, prepare(TWINS))
    return path


def test_endings_are_lower_case_and_differ() -> None:
    endings = [form.ending for form in FORMATS]
    assert len({*endings}) == len(endings)
    assert all(ending[0] == "." and ending == ending.lower() for ending in endings)


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.ending)
def test_functions_of_each_row_are_there(form: Format) -> None:
    assert form.is_read or form.writer
    for name in filter(None, (form.reader, form.writer, form.parser, form.recognises)):
        module, _, function = name.rpartition(".")
        assert callable(getattr(import_module(f".{module}", "latticework.files"), function))


@pytest.mark.parametrize("form", in_part(format_help.writable(), 3), ids=lambda form: form.ending)
def test_each_row_writes_a_puzzle_with_a_solution(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: Format
) -> None:
    format_help.shorten_animations(monkeypatch)
    puzzle, solution = solved("AB\nAC", "square")
    path = tmp_path / f"a{form.ending.upper()}"
    assert formats.to_write(path) is form
    form.write(Contents(puzzle, solution), path)
    assert path.stat().st_size
    if form.needs_solution:
        path.write_text("kept")
        with pytest.raises(NeedsSolutionError, match="needs a solution"):
            form.write(Contents(puzzle), path)
        assert path.read_text() == "kept"


class TestConvert:
    @pytest.mark.parametrize("form", in_part(format_help.writable(), 4), ids=lambda form: form.ending)
    @pytest.mark.parametrize("of_search", in_part([True, False], 2))
    def test_each_row_or_a_plain_reason(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, puzzle: Path, search: Path,
        form: Format, of_search: bool
    ) -> None:
        format_help.shorten_animations(monkeypatch)
        out = puzzle.with_name(f"out{form.ending}")
        out.write_text("kept")
        refused = form.needs_solution and not of_search
        status = run(["convert", str(search if of_search else puzzle), str(out)])
        error = capsys.readouterr().err
        assert (status, "latticework solve" in error, out.read_bytes() == b"kept") == (2 * refused, refused, refused)

    @pytest.mark.parametrize("form", formats.readable(), ids=lambda form: form.ending)
    def test_each_row_is_read(self, puzzle: Path, search: Path, form: Format) -> None:
        given = {PUZZLE: puzzle, SEARCH: search}.get(form, puzzle.with_name(f"twins{form.ending}"))
        if not given.exists() and form.writer:
            form.write(Contents(TWINS), given)
        elif not given.exists():
            given.write_text(other_programs.READ_ONLY[form.ending])
        out = puzzle.with_name("again.toml")
        assert run(["convert", str(given), str(out)]) == 0
        again = load(out)
        assert [len(part.cells) for part in again.parts] == [len(part.cells) for part in TWINS.parts]
        assert form not in {PUZZLE, SEARCH} or again == TWINS

    def test_solutions_are_those_that_are_stored(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, search: Path
    ) -> None:
        lines, text = puzzle.with_suffix(".jsonl"), puzzle.with_suffix(".txt")
        assert run(["convert", str(search), str(lines)]) == run(["convert", str(search), str(text)]) == 0
        assert run(["solutions", str(search)]) == 0
        assert text.read_text() == capsys.readouterr().out
        assert run(["solutions", str(search), "--json"]) == 0
        printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        written = [json.loads(line) for line in lines.read_text().splitlines()]
        assert len(written) > 1
        assert [made["placements"] for made in written] == [made["placements"] for made in printed]
        assert run(["convert", str(search), str(lines), "--solution", "2"]) == 0
        assert [json.loads(line)["placements"] for line in lines.read_text().splitlines()] == [
            printed[1]["placements"]]

    @pytest.mark.usefixtures("search")
    @pytest.mark.parametrize(("arguments", "told"), [
        (["twins.toml", "a.docx"], f"the ending should be one of {ENDINGS}"),
        (["twins.toml", "twins"], "the ending should be one of"),
        (["twins.toml", "twins.toml"], "is the file that is read"),
        (["twins.search", "a.png", "--solution", "99"], "has no solution number 99"),
        (["twins.toml", "a.png", "--solution", "1"], "twins.toml: is no search file"),
        (["twins.search", "a.png", "--target", "1"], "leave out --target"),
        (["twins.toml", "a.search"], "the ending should be one of"),
        (["nothing.toml", "a.svg"], "there is no such file"),
        (["twins.toml", "a.svg", "-o", "b.svg"], "two files to write, a.svg and b.svg"),
    ])
    def test_refusals_name_what_would_be_right(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, puzzle: Path,
        arguments: list[str], told: str
    ) -> None:
        monkeypatch.chdir(puzzle.parent)
        before = {path.name: path.read_bytes() for path in puzzle.parent.iterdir()}
        assert run(["convert", *arguments]) == 2
        error = capsys.readouterr().err
        assert told in error
        assert len(error.splitlines()) == 1
        assert {path.name: path.read_bytes() for path in puzzle.parent.iterdir()} == before

    def test_a_search_without_solutions_so_far(self, puzzle: Path) -> None:
        search, out = puzzle.with_name("begun.search"), puzzle.with_name("out.toml")
        with closing(Search.start(prepare(TWINS), search)):
            pass
        assert run(["convert", str(search), str(out)]) == run(["render", str(search), f"{out}.svg"]) == 0
        assert load(out) == TWINS
        assert "<svg" in Path(f"{out}.svg").read_text()

    @pytest.mark.parametrize("command", ["convert", "render"])
    @pytest.mark.parametrize("arguments", [
        ["twins.toml", "out.svg"], ["twins.toml", "-o", "out.svg"], ["--output", "out.svg", "twins.toml"],
        ["twins.toml", "--target", "1", "out.svg"]], ids=" ".join)
    def test_the_output_is_named_in_two_ways(
        self, monkeypatch: pytest.MonkeyPatch, puzzle: Path, command: str, arguments: list[str]
    ) -> None:
        monkeypatch.chdir(puzzle.parent)
        assert run([command, *arguments]) == 0
        assert "<svg" in Path("out.svg").read_text()

    def test_one_target_of_several(self, tmp_path: Path) -> None:
        other = replace(TWINS.target, name="same again")
        save(replace(TWINS, others=(other,)), tmp_path / "two.toml")
        assert run(["convert", str(tmp_path / "two.toml"), str(tmp_path / "one.toml"), "--target", "2"]) == 0
        assert load(tmp_path / "one.toml").target.name == "same again"
        assert load(tmp_path / "one.toml").others == ()

    def test_help_names_every_ending(self) -> None:
        help_text = " ".join(parser("convert")._subparsers._group_actions[0].choices["convert"].format_help().split())
        assert all(form.ending in help_text for form in formats.writable())


def test_the_manual_has_a_row_for_each_format() -> None:
    row = re.compile(r"^\| `(\.[\w.]+)` \|.*\| (\w[^|]*) \| (\w[^|]*) \|$", re.MULTILINE)
    rows = row.findall((ROOT / PAGES / "formats.md").read_text("utf-8"))
    assert [(form.ending, form.is_read) for form in FORMATS] == [
        (ending, read == "yes") for ending, read, _ in rows]
    written = [how if how in {"yes", "with a solution"} else "" for _, _, how in rows]
    assert written == ["with a solution" * form.needs_solution or "yes" * bool(form.writer) for form in FORMATS]


def test_of_a_search_file_of_any_name_the_puzzle_is_read(search: Path) -> None:
    assert formats.read_document(search).document == TWINS
    assert formats.read_document(search.rename(search.with_name("kept"))).document == TWINS


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE some (thing)")
    with pytest.raises(FileRefusedError, match="not a Latticework search file"):
        formats.read_document(tmp_path / "other.db")


def test_another_ending_is_read_as_a_puzzle(puzzle: Path) -> None:
    assert formats.read(puzzle.rename(puzzle.with_suffix(".puzzle"))).puzzle == TWINS
    with pytest.raises(LatticeworkError):
        formats.read(puzzle.with_suffix(".png"))


class TestExactCover:
    @pytest.mark.parametrize("ending", [".dlx", ".json"])
    def test_a_puzzle_as_an_exact_cover_problem_has_its_solutions(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, ending: str
    ) -> None:
        out = puzzle.with_suffix(ending)
        assert run(["convert", str(puzzle), str(out)]) == 0
        for file in (puzzle, out):
            assert run(["count", str(file), "--json", "--quiet"]) == 0
        counted = [json.loads(line)["solutions_total"] for line in capsys.readouterr().out.splitlines()]
        assert counted[0] == counted[1] > 1

    @pytest.mark.parametrize(("text", "again"), [
        ("a b c | x\na x:1\nb x:1\nc x:2\nb c x:1\n", ".json"), ("2:3|a b | x y\na x\na y\na b\n", ".json"),
        ("2|a\na\na\na\n", ".dlx")])
    def test_nothing_is_lost_on_the_way(self, tmp_path: Path, text: str, again: str) -> None:
        paths = [tmp_path / name for name in ("a.dlx", f"b{again}", "c.dlx")]
        paths[0].write_text(text)
        for one, other in pairwise(paths):
            assert run(["convert", str(one), str(other)]) == 0
        assert paths[2].read_text() == text

    def test_solutions_are_chosen_options(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
        (tmp_path / "a.dlx").write_text("a b\na\nb\na b\n")
        search, text, lines = (tmp_path / name for name in ("a.search", "a.txt", "a.jsonl"))
        assert run(["solve", str(tmp_path / "a.dlx"), "--search", str(search), "--quiet"]) == 0
        capsys.readouterr()
        assert run(["convert", str(search), str(text)]) == run(["convert", str(search), str(lines)]) == 0
        assert run(["solutions", str(search)]) == 0
        assert text.read_text() == capsys.readouterr().out
        assert sorted(len(json.loads(line)["options"]) for line in lines.read_text().splitlines()) == [1, 2]

    @pytest.mark.parametrize("ending", [".toml", ".png", ".svg"])
    def test_it_is_no_puzzle(self, capsys: pytest.CaptureFixture[str], tmp_path: Path, ending: str) -> None:
        (tmp_path / "a.dlx").write_text("a b\na\nb\n")
        assert run(["convert", str(tmp_path / "a.dlx"), str(tmp_path / f"a{ending}")]) == 2
        assert "is an exact cover problem; this format takes puzzles alone" in capsys.readouterr().err
        assert [path.name for path in tmp_path.iterdir()] == ["a.dlx"]

    def test_a_name_that_text_cannot_hold(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "a.json").write_text('{"options": [["two words"]]}')
        assert run(["convert", str(tmp_path / "a.json"), str(tmp_path / "a.dlx")]) == 2
        assert "JSON takes any name" in capsys.readouterr().err
        assert not (tmp_path / "a.dlx").exists()

    def test_parts_of_any_name_are_items_of_plain_names(self) -> None:
        names = ("a b", "a:b", *"cdefghij")
        parts = tuple(replace(part, name=name) for part, name in zip(TWINS.parts, names, strict=False))
        items = cover_of(replace(TWINS, parts=parts)).items
        assert items[:2] == ("a_b", "a_b_2")
        assert len({*items}) == len(items) == reduce(TWINS).cover.n_items
        assert not any({*str(item)} & {*" :|"} for item in items)
