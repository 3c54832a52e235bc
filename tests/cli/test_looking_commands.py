"""`info`, `solutions`, `render`, `verify`: what they print and write."""

import json
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from PIL import Image

import session_help
from latticework.cli.main import run
from quick_suite import in_part
from session_help import write

INFO_KEYS = {
    "name", "lattice", "target_cells", "parts", "pieces", "orientations", "orientations_fitting", "placements",
    "placements_reduced", "items", "secondary_items", "options", "symmetries",
}


@pytest.fixture(scope="module")
def puzzle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("puzzle"), session_help.dominoes(6, 6))


@pytest.fixture(scope="module")
def complete(puzzle: Path) -> bytes:
    return session_help.complete(puzzle)


@pytest.fixture
def search(tmp_path: Path, complete: bytes) -> Path:
    path = tmp_path / "s.search"
    path.write_bytes(complete)
    return path


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run([*map(str, arguments)]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


class TestInfo:
    def test_keys(self, capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
        fields = json.loads(printed(capsys, "info", puzzle, "--json"))
        assert set(fields) >= INFO_KEYS
        assert (fields["parts"], fields["pieces"], fields["orientations"]) == (1, 18, 2)
        assert (fields["placements"], fields["target_cells"], fields["symmetries"]) == (60, 36, 8)

    def test_how_a_search_went(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, search: Path
    ) -> None:
        fields = json.loads(printed(capsys, "info", search, "--statistics", "--json"))
        assert sum(fields["nodes_by_level"]) == fields["nodes"] > 0
        assert fields["deepest_level"] == len(fields["nodes_by_level"]) - 1 == 18
        assert 0 < fields["seconds_to_first_solution"] <= fields["seconds"] + 0.001
        assert fields["explored"] == 1
        assert "nodes by level" in printed(capsys, "info", search, "--statistics")
        assert run(["info", str(puzzle), "--statistics"]) == 2
        assert "should be asked of a search file" in capsys.readouterr().err

    @pytest.mark.parametrize(("copies", "placements"), [(2, 4), ("[1, 2]", 4)])
    def test_holes_are_no_placements(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, copies: object, placements: int
    ) -> None:
        """Two dominoes fill all cells although they may stay empty, so there are no holes; one leaves two of them."""
        text = ('format = 1\nname = "two"\nlattice = "square"\n[target]\npicture = "++/++"\n'
                f'[[parts]]\nname = "domino"\npicture = "##"\ncopies = {copies}\n').replace("/", "\\n")
        assert json.loads(printed(capsys, "info", write(tmp_path, text), "--json"))["placements"] == placements

    def test_in_words(self, capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
        assert "Dominoes 6x6" in printed(capsys, "info", puzzle)

    def test_pentominoes_in_published_numbers(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        """12 pentominoes, 63 orientations, 2056 placements in 6x10: Knuth, TAOCP 4B, 7.2.2.1."""
        fields = json.loads(printed(capsys, "info", write(tmp_path, session_help.pentominoes(10, 6)), "--json"))
        assert (fields["parts"], fields["orientations"], fields["options"], fields["items"]) == (12, 63, 2056, 72)


class TestSolutions:
    @pytest.mark.parametrize(("width", "modulo", "count"), in_part([
        (4, "nothing", 281), (6, "reflections", 930),
        pytest.param(6, "rotations", 1712, marks=pytest.mark.slow)], 2, several=True))  # all 6,728 of 6x6 take long
    def test_exactly_as_many_different_ones_as_counted(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, complete: bytes, width: int, modulo: str, count: int
    ) -> None:
        path = write(tmp_path, session_help.dominoes(width, 6))
        search = tmp_path / "s.search"
        search.write_bytes(complete if width == 6 else session_help.complete(path))
        lines = printed(capsys, "solutions", search, "--modulo", modulo, "--json").splitlines()
        assert len(lines) == count
        assert len({_canonical(json.loads(line)) for line in lines}) == count

    def test_pages(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        numbers = [json.loads(line)["number"] for first in (1, 301, 601, 901)
                   for line in printed(capsys, "solutions", search, "--from", first, "--limit", 300,
                                       "--json").splitlines()]
        assert numbers == list(range(1, 931))

    @pytest.mark.parametrize("first", [931, 10**9])
    def test_beyond_the_last(self, capsys: pytest.CaptureFixture[str], search: Path, first: int) -> None:
        assert run(["solutions", str(search), "--from", str(first)]) == 2
        assert f"has no solution number {first}; there are 930" in capsys.readouterr().err

    def test_count(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        fields = json.loads(printed(capsys, "solutions", search, "--count", "--json"))
        assert fields == {"format": 1, "all": 6728, "rotations": 1712, "reflections": 930, "complete": True}

    def test_count_of_those_that_come_apart(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        run(["disassemble", str(search), "--sample", "1", "--quiet"])
        capsys.readouterr()
        for option in (["--comes-apart"], ["--sort", "level"]):
            assert run(["solutions", str(search), "--count", *option, "--json"]) == 0
            output = capsys.readouterr()
            assert "1 of 930 solutions was taken apart so far; `latticework disassemble" in output.err
            fields = json.loads(output.out)
            assert run(["solutions", str(search), *option, "--modulo", "nothing", "--json"]) == 0
            printed_all = capsys.readouterr().out.splitlines()
            assert (fields["all"], fields["reflections"]) == (len(printed_all), 1)

    def test_as_text(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        lines = printed(capsys, "solutions", search, "--limit", 1).splitlines()
        assert lines[0] == "Solution 1"
        assert [len(line) for line in lines[1:7]] == [6] * 6

    def test_of_a_search_that_is_not_complete(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 3, 200)
        stored = json.loads(printed(capsys, "solutions", path, "--count", "--json"))
        assert stored["complete"] is False
        assert len(printed(capsys, "solutions", path, "--json").splitlines()) == stored["reflections"] > 0

    def test_a_reader_that_goes_away(self, search: Path) -> None:
        """As in `latticework solutions FILE | head -1`."""
        program = subprocess.Popen(session_help.command("solutions", search, "--modulo", "nothing", "--json"),
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert program.stdout is not None
        assert program.stderr is not None
        with program:
            program.stdout.readline()
            program.stdout.close()
            assert program.stderr.read() == b""
        assert program.returncode == 0


def _canonical(solution: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(sorted((p["part"], tuple(sorted(map(tuple, p["cells"])))) for p in solution["placements"]))


class TestRender:
    @pytest.mark.parametrize("ending", in_part([".png", ".svg", ".PNG"], 3))
    @pytest.mark.parametrize("of_search", [True, False])
    def test_files_are_valid(self, tmp_path: Path, puzzle: Path, search: Path, ending: str, of_search: bool) -> None:
        out = tmp_path / f"picture{ending}"
        assert run(["render", str(search if of_search else puzzle), "-o", str(out)]) == 0
        if ending == ".svg":
            assert Xml.parse(out).getroot().tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own file
        else:
            with Image.open(out) as picture:
                picture.load()
                assert picture.format == "PNG"
                assert max(picture.size) > 100

    @pytest.mark.parametrize("arguments", [["-o", "a.bmp"], ["-o", "a.png", "--solution", "931"], ["-o", "no/a.png"]])
    def test_refused_in_one_line(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, search: Path,
        arguments: list[str],
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert run(["render", str(search), *arguments]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        assert [path.name for path in tmp_path.iterdir()] == ["s.search"]
