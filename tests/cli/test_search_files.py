"""A search file where a command takes a puzzle or an exact cover problem: the one that is searched in it."""

import json
import shlex
import shutil
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import session_help
from cover_texts import queens
from latticework.cli import search_report
from latticework.cli.main import run
from latticework.store.search_file import SearchFile
from session_help import InlinePool, write


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    session_help.slices_of(monkeypatch, 50)
    monkeypatch.setattr(search_report, "ALONE", 0.0)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(params=["puzzle", "exact cover"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A document whose search, `some.search`, was stopped part way."""
    made = (write(tmp_path, session_help.dominoes(4, 4)) if request.param == "puzzle"
            else write(tmp_path, queens(6), "queens.dlx"))
    assert run(["solve", str(made), "--search", "some.search", "--limit", "1", "--quiet"]) == 0
    with closing(SearchFile.open(Path("some.search"))) as search:
        assert not search.totals().complete
    return made


@pytest.mark.parametrize("command", [["info"], ["count"]], ids=" ".join)
def test_it_stands_for_what_is_searched(
    capsys: pytest.CaptureFixture[str], file: Path, command: list[str]
) -> None:
    shutil.copyfile("some.search", "copy")  # it is known by what is in it, not by its name
    capsys.readouterr()
    said = [told(capsys, [*command, path]) for path in (str(file), "some.search", "copy")]
    assert said[0] == said[1] == said[2]


def test_an_estimate_of_it_takes_what_was_explored_as_known(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    shutil.copyfile("some.search", "copy")
    capsys.readouterr()
    whole, some, copy = (told(capsys, ["estimate", "--probes", "20", path])
                         for path in (str(file), "some.search", "copy"))
    assert whole["explored"] == 0 < some["explored"]
    assert whole["nodes"] == some["nodes"]  # all of it was searched by the probes, so both are exact
    assert some == copy


def told(capsys: pytest.CaptureFixture[str], words: list[str]) -> dict[str, Any]:
    """Return what a command prints as JSON, but for times."""
    assert run([*words, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    return {key: value for key, value in printed.items() if "second" not in key}


def test_solve_resumes_it(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert run(["solve", str(file), "--json"]) == 0
    whole = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert run(["solve", "some.search", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["hash"] == whole["hash"]
    with closing(SearchFile.open(Path("some.search"))) as search:
        assert search.totals().complete


def test_stopped_again_it_says_how_to_resume(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.setattr("latticework.cli.solve.search_on", lambda search, *_: search.totals)
    assert run(["solve", "some.search"]) == 3
    assert capsys.readouterr().out.endswith("to go on: latticework solve some.search\n")
    assert file.exists()


def test_the_command_that_resumes_can_be_typed_as_it_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, file: Path
) -> None:
    monkeypatch.setattr("latticework.cli.solve.search_on", lambda search, *_: search.totals)
    Path("some.search").rename("süß 2.search")
    assert run(["solve", "süß 2.search"]) == 3
    command = capsys.readouterr().out.splitlines()[-1].partition("to go on: latticework ")[2]
    assert shlex.split(command) == ["solve", "süß 2.search"]
    assert file.exists()


def test_into_another_file_it_is_searched_from_scratch(file: Path) -> None:
    before = Path("some.search").read_bytes()
    assert run(["solve", "some.search", "--search", "other.search", "--quiet"]) == 0
    assert Path("some.search").read_bytes() == before
    assert Path("other.search").exists()
    assert file.exists()


@pytest.mark.parametrize(("begun", "now", "words"), [("none", "all", "keeps no solutions"), ("2", "all", "keeps"),
                                                     ("all", "none", "keeps all")])
def test_a_search_that_keeps_others_is_not_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, begun: str, now: str, words: str
) -> None:
    made = write(tmp_path, session_help.dominoes(4, 4))
    given = ["solve", str(made), "--search", "kept.search", "--quiet", "--keep"]
    assert run([*given, begun]) == 0
    capsys.readouterr()
    assert run([*given, now]) == 2
    assert words in capsys.readouterr().err
    assert run(given[:-1]) == 0  # it goes on as it was begun
