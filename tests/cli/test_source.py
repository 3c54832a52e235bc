"""What stands for a puzzle on the command line: a file, or the name of one of the library; and what is odd in it."""

import sys
from pathlib import Path

import pytest

import session_help
from latticework import __main__ as program
from latticework import paths
from latticework.cli.main import run
from latticework.errors import LatticeworkError
from latticework.puzzle.library import find, shipped
from session_help import write

MISSPELT = session_help.TWINS.replace("copies = 4", "copys = 4").replace('lattice =', 'motion = "fixed"\nlattice =')


class TestNames:
    @pytest.mark.parametrize("name", ["soma", "cubic/soma", "cubic/soma.toml", "soma.toml", "Soma"])
    def test_a_puzzle_of_the_library(self, capsys: pytest.CaptureFixture[str], name: str) -> None:
        assert run(["info", name]) == 0
        assert "Soma" in capsys.readouterr().out

    def test_each_is_found_by_its_folder_and_name(self) -> None:
        for path in shipped():
            assert find(Path(path.relative_to(paths.library()).with_suffix(""))) == path

    @pytest.mark.parametrize(("name", "meant"), [
        ("smoa", "'cubic/soma'"), ("cubic/sona", "'cubic/soma'"), ("pentominos-6x10", "'square/pentominoes-6x10'")])
    def test_did_you_mean(self, capsys: pytest.CaptureFixture[str], name: str, meant: str) -> None:
        assert run(["solve", name]) == 2
        assert f"did you mean {meant}" in capsys.readouterr().err

    def test_nothing_like_it(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["solve", "qqqqqqqq"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("latticework: qqqqqqqq: there is no such file")
        assert "did you mean" not in said

    def test_a_file_comes_first(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        Path("soma").write_text(session_help.TWINS)
        assert find(Path("soma")) == Path("soma")

    def test_a_folder_hides_no_puzzle_of_its_name(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        for name in ("soma", "mine"):
            Path(name).mkdir()
        assert find(Path("soma")) == paths.library() / "cubic" / "soma.toml"
        assert find(Path("mine")) == Path("mine")  # it is refused as a folder, by whoever opens it

    def test_a_name_that_no_file_can_have(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["info", "a" * 400]) == 2
        assert "File name too long" in capsys.readouterr().err

    def test_of_several_all_are_named(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("latticework.paths.library", lambda: tmp_path)
        for folder in ("cubic", "square"):
            (tmp_path / folder).mkdir()
            write(tmp_path / folder, session_help.TWINS, "twins.toml")
        with pytest.raises(LatticeworkError, match="cubic/twins, square/twins"):
            find(Path("twins"))
        assert find(Path("square/twins")) == tmp_path / "square" / "twins.toml"

    def test_the_window_opens_one_by_name(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("sys.argv", ["latticework", "soma"])
        assert program._find_in_library("soma") == 0
        assert sys.argv == ["latticework", str(paths.library() / "cubic" / "soma.toml")]

    def test_a_search_left_behind_is_named_after_it(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("latticework.cli.solve.search_on", lambda search, *_: search.totals)
        assert run(["solve", "cubic/soma"]) == 3
        assert "latticework solve cubic/soma --search soma.search" in capsys.readouterr().out
        assert Path("soma.search").exists()


class TestUnknownKeys:
    @pytest.mark.parametrize("command", ["info", "solve", "count", "estimate", "program"])
    def test_each_is_reported(self, capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str) -> None:
        path = write(tmp_path, MISSPELT)
        more = ["--probes", "1"] if command == "estimate" else []
        assert run([command, str(path), *more]) in {0, 1}
        assert capsys.readouterr().err.splitlines() == [
            f"latticework: {path}: 'motion' is not a known key and changes nothing; did you mean 'motions'?",
            f"latticework: {path}: parts[2] (D): 'copys' is not a known key and changes nothing; did you mean "
            "'copies'?"]

    def test_nothing_of_it_in_the_json(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        assert run(["info", str(write(tmp_path, MISSPELT)), "--json"]) == 0
        assert "copys" not in capsys.readouterr().out
