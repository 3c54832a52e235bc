"""The commands that take solutions apart: the highest level alone, hints where nothing is known, refusals."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.cli.main import run
from latticework.cli.search_report import Highest
from latticework.jobs.apart_job import Examined, Outcome
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import examined
from session_help import write

COVER = "a b c\na b\nc\n"


@pytest.fixture
def search(tmp_path: Path) -> Path:
    return session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)[0]


@pytest.fixture
def known(search: Path) -> Path:
    """A search of whose solutions all but the first twenty do not come apart."""
    with closing(SearchFile.open(search)) as file:
        levels = {2: "3.1", 5: "9.6.4", 7: "10", 11: "9.12", 17: "10", 19: "2"}
        file.examine([
            Examined(number, Outcome.YES, levels[number], 30 - number, 5) if number in levels else
            Examined(number, Outcome.NO, "", 0, 1) for number in range(1, file.totals().stored + 1)])
    return search


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run([*map(str, arguments)]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def numbers(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[int]:
    return [json.loads(line)["number"] for line in printed(capsys, "solutions", *arguments, "--json").splitlines()]


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run([*map(str, arguments)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    return output.err


class TestTheHighestLevel:
    def test_alone(self, capsys: pytest.CaptureFixture[str], known: Path) -> None:
        assert numbers(capsys, known, "--highest") == [7, 17]
        assert numbers(capsys, known, "--highest", "--sort", "moves") == [7, 17]
        assert numbers(capsys, known, "--highest", "--from", 8) == [17]
        assert printed(capsys, "solutions", known, "--highest").startswith("Solution 7, level 10, 23 moves\n")
        assert json.loads(printed(capsys, "solutions", known, "--highest", "--count", "--json"))["reflections"] == 2

    def test_first(self, capsys: pytest.CaptureFixture[str], known: Path) -> None:
        assert numbers(capsys, known, "--sort", "level") == [7, 17, 11, 5, 2, 19]
        assert numbers(capsys, known, "--sort", "moves") == [2, 5, 7, 11, 17, 19]
        assert numbers(capsys, known, "--sort", "states") == [2, 5, 7, 11, 17, 19]

    def test_in_the_report(self, capsys: pytest.CaptureFixture[str], known: Path) -> None:
        told = "highest level  10: 2 solutions (numbers 7, 17)\nlevel 10: 2 solutions\nlevel 9.12: 1 solution\n"
        assert told in printed(capsys, "disassemble", known, "--quiet")
        fields = json.loads(printed(capsys, "disassemble", known, "--quiet", "--json"))
        assert (fields["level"], fields["level_solutions"], fields["level_numbers"]) == ("10", 2, [7, 17])

    @pytest.mark.parametrize(("found", "told"), [
        (Highest("9.3", 1, (4,)), {"highest level": "9.3: 1 solution (number 4)"}),
        (Highest("9.3", 2), {"highest level": "9.3: 2 solutions"}), (Highest(), {}),
        (Highest("1", 1_234, tuple(range(1, 101))), {
            "highest level": "1: 1,234 solutions (numbers 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1,224 more)"})])
    def test_in_words(self, found: Highest, told: dict[str, str]) -> None:
        assert found.in_words == told

    def test_of_a_search_that_keeps_only_these(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        path = tmp_path / "piston.search"
        said = printed(capsys, "solve", "piston-burr", "--comes-apart", "--search", path, "--quiet")
        assert "\nhighest level       9.3: 1 solution (number 1)\n" in said
        assert "9.3: 1 solution\n" in printed(capsys, "solve", "piston-burr", "--comes-apart", "--quiet")
        assert numbers(capsys, path, "--highest") == [1]


class TestNothingIsKnown:
    @pytest.mark.parametrize("option", [["--comes-apart"], ["--sort", "level"], ["--highest", "--count"]])
    def test_leads_to_disassemble(self, capsys: pytest.CaptureFixture[str], search: Path, option: list[str]) -> None:
        assert refused(capsys, "solutions", search, *option) == (
            f"latticework: {search}: none of its solutions was taken apart yet; `latticework disassemble {search}` "
            "finds out which of them come apart\n")

    def test_where_none_comes_apart(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        with closing(SearchFile.open(search)) as file:
            stored = file.totals().stored
            file.examine([Examined(number, Outcome.NO, "", 0, 1) for number in range(1, stored + 1)])
        assert run(["solutions", str(search), "--comes-apart"]) == 0
        assert capsys.readouterr() == ("", f"latticework: {search}: none of its {stored} solutions is known to come "
                                           "apart\n")

    def test_of_a_search_without_solutions(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        session_help.part_way(tmp_path, session_help.puzzle_text("None", 4, 1, {"I": ("###", 1), "D": ("##", 2)}), 1)
        assert printed(capsys, "solutions", tmp_path / "part-way.search", "--comes-apart") == ""


class TestDisassemble:
    def test_more_workers_than_there_may_be(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        with pytest.raises(SystemExit):
            run(["disassemble", str(search), "--workers", "1000000"])
        assert "should be a whole number from 1 to " in capsys.readouterr().err

    def test_says_why_there_is_no_solution(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        larger = write(tmp_path, session_help.puzzle_text("Larger", 2, 2, {"O": ("###/###", 1)}))
        assert printed(capsys, "disassemble", larger, "--quiet").endswith(
            "\nThe parts fill 6 cells, but the target has 4 cells: 2 too many.\n")


class TestExactCover:
    def test_names_the_file(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        file, path = write(tmp_path, COVER, "c.dlx"), tmp_path / "c.search"
        why = "is an exact cover problem; only solutions of a puzzle, which has parts, can be taken apart\n"
        assert refused(capsys, "disassemble", file, "--quiet") == f"latticework: {file}: {why}"
        assert refused(capsys, "solve", file, "--comes-apart", "--quiet") == f"latticework: {file}: {why}"
        printed(capsys, "solve", file, "--search", path, "--quiet")
        for command in (["disassemble"], ["disassemble", "--why", "1"], ["solutions", "--sort", "level"],
                        ["solutions", "--highest"]):
            assert refused(capsys, command[0], path, *command[1:]) == f"latticework: {path}: {why}"


class TestTooManyParts:
    def test_are_refused_before_the_search_begins(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        many = write(tmp_path, session_help.puzzle_text("Many", 13, 5, {"M": ("#", 65)}))
        said = refused(capsys, "solve", many, "--comes-apart", "--search", tmp_path / "m.search", "--quiet")
        assert said == ("latticework: 'Many': every solution has at least 65 parts; up to 64, the box counted once, "
                        "can be taken apart\n")
        assert not (tmp_path / "m.search").exists()
        assert refused(capsys, "disassemble", many, "--quiet") == said
        printed(capsys, "solve", many, "--search", tmp_path / "m.search", "--quiet")
        assert refused(capsys, "disassemble", tmp_path / "m.search", "--quiet") == said

    def test_but_where_some_solutions_have_fewer_they_are_kept_as_not_known(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        parts: dict[str, Any] = {"M": ("#", 0), "L": ("#" * 64, 0)}
        text = session_help.puzzle_text("Some", 65, 1, parts).replace('name = "M"\ncopies = 0', 'name = "M"\n'
            "copies = [1, 65]").replace('name = "L"\ncopies = 0', 'name = "L"\ncopies = [0, 1]')
        path = tmp_path / "s.search"
        printed(capsys, "solve", write(tmp_path, text), "--comes-apart", "--search", path, "--quiet")
        with closing(SearchFile.open(path)) as file:
            assert sorted(row.outcome for row in examined(file)) == [Outcome.YES, Outcome.NOT_KNOWN]


def test_of_a_search_that_only_counts_it_says_why_nothing_is_taken_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    counting, puzzle = tmp_path / "counting.search", write(tmp_path, session_help.dominoes(4, 4))
    assert run(["solve", str(puzzle), "--search", str(counting), "--keep", "none", "--quiet", "--workers", "1"]) == 0
    capsys.readouterr()
    said = printed(capsys, "disassemble", counting, "--quiet", "--workers", 1)
    assert "This search only counts: its 9 solutions were not kept" in said
