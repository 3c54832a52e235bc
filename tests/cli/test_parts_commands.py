"""`split`, `merge` and `certify` in the terminal: what they print, and how they end."""

import json
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.cli.main import run
from latticework.shares import split_and_merge
from latticework.store.commit import NoRoomError
from latticework.store.search_file import SearchFile
from latticework.store.tables import checksum
from latticework.store.tables.note_rows import Note

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    monkeypatch.setattr(split_and_merge, "FOR_EACH", 2)
    monkeypatch.setattr(split_and_merge, "BUDGET", 5)
    session_help.part_way(tmp_path, session_help.dominoes(6, 6))
    return Path("part-way.search")


def told(capsys: Captured, *words: object, status: int = 0) -> tuple[str, str]:
    """Run a command; return what it printed, and what it printed as an error."""
    assert run([str(word) for word in words]) == status
    printed = capsys.readouterr()
    return printed.out, printed.err


def test_a_search_by_files(head: Path, capsys: Captured) -> None:
    made = json.loads(told(capsys, "split", head, "-n", 3, "--json")[0])["parts"]
    parts = [one["file"] for one in made]
    assert parts == ["part-way.1.search", "part-way.2.search", "part-way.3.search"]
    assert 0 < sum(one["share"] for one in made) < 1
    out, error = told(capsys, "solve", head, "--quiet", status=3)
    assert "3 parts are away (part-way.1.search, part-way.2.search, part-way.3.search)" in error
    assert "to go on" not in out
    out, _ = told(capsys, "solve", parts[0], "--quiet")
    assert "% of the tree of a search" in out
    assert "with mirror images" not in out
    solved = json.loads(told(capsys, "solve", parts[1], "--quiet", "--json")[0])
    assert (solved["complete"], solved["solutions_total"], solved["share"]) == (True, None, made[1]["share"])
    told(capsys, "verify", parts[0], "--quiet", "--workers", 1)
    out, error = told(capsys, "merge", head, *parts, status=2)
    assert "part-way.3.search: is explored to 0 %" in error
    assert "1 part is away (part-way.3.search)" in out
    out, error = told(capsys, "merge", head, parts[0], "--lost", parts[2], status=2)
    assert "merged already, as part-way.1.search" in error
    assert "part-way.3.search: given up, the search does its work (31.2 % of the tree)" in out
    assert f"To go on: latticework solve {head}" in out
    assert "6,728" in told(capsys, "solve", head, "--quiet")[0]  # Kasteleyn 1961


def test_a_note_stays_with_its_solution_when_its_part_is_merged(head: Path, capsys: Captured) -> None:
    told(capsys, "split", head, "-n", 2)
    first, part = Path("part-way.1.search"), Path("part-way.2.search")
    for one in (first, part):
        told(capsys, "solve", one, "--quiet")
    told(capsys, "merge", head, first)
    with closing(SearchFile.open(head)) as file:
        assert file.totals().stored > 0
    with closing(SearchFile.open(part)) as file:
        noted = [row.options for row in file.page(2, 3)]
        file.store_notes([Note(2, favourite=True), Note(4, favourite=False, text="a fault line")])
    told(capsys, "merge", head, part)
    with closing(SearchFile.open(head)) as file:
        notes = file.notes
        assert [(note.favourite, note.text) for note in notes] == [(True, ""), (False, "a fault line")]
        assert [file.page(note.solution, 1)[0].options for note in notes] == [noted[0], noted[2]]


def test_unfinished_parts_give_back_what_is_left(head: Path, capsys: Captured) -> None:
    out, _ = told(capsys, "split", head, "-n", 2)
    assert "part-way.2.search" in out
    words = ("merge", head, "part-way.2.search", "part-way.1.search", "--unfinished", "--json")
    merged = json.loads(told(capsys, *words)[0])
    assert (merged["away"], merged["complete"], merged["refused"]) == ([], False, 0)
    assert json.loads(told(capsys, "solve", head, "--quiet", "--json")[0])["solutions_total"] == 6728


def test_a_certificate_is_written_and_checked(head: Path, capsys: Captured) -> None:
    told(capsys, "solve", head, "--quiet")
    assert told(capsys, "certify", head, "-o", "c", "--quiet") == ("", "")
    assert Path("c").read_text("utf-8").startswith("# What a search by Latticework found.")
    assert "The whole search was done again" in told(capsys, "certify", "--check", "c", "--quiet")[0]
    assert "nothing is written" in told(capsys, "certify", "--check", "c", "-o", "d", status=2)[1]
    told(capsys, "certify", head, "-o", "c", "--slices", 2, "--quiet")
    assert "too few to prove anything" in told(capsys, "certify", "--check", "c", "--quiet", status=5)[0]
    told(capsys, "certify", head, "-o", "c", "--quiet")
    checked = json.loads(told(capsys, "certify", "--check", "c", head, "--quiet", "--json")[0])
    assert (checked["solutions_total"], checked["complete"], checked["checked"]) == (6728, True, True)
    assert (checked["nodes_again"], checked["unnoticed_tenth"]) == (checked["nodes"], 0)
    assert "of another puzzle" in told(capsys, "certify", "--check", "c", "soma", "--quiet", status=2)[1]


def test_checked_nothing_to_check_and_wrong_are_distinguished(head: Path, capsys: Captured) -> None:
    told(capsys, "solve", head, "--quiet")
    told(capsys, "certify", head, "-o", "c", "--slices", 0, "--quiet")
    out, _ = told(capsys, "certify", "--check", "c", "--quiet", status=5)
    assert "too few to prove anything" in out
    data = json.loads(told(capsys, "certify", "--check", "c", "--quiet", "--json", status=5)[0])
    assert (data["checked"], data["slices"]) == (False, 0)
    Path("c").write_text(Path("c").read_text("utf-8").replace("all = 6728", "all = 6729"), encoding="utf-8")
    assert "was changed since it was signed" in told(capsys, "certify", "--check", "c", "--quiet", status=6)[1]
    Path("c").write_text("no certificate", encoding="utf-8")
    assert "is no certificate" in told(capsys, "certify", "--check", "c", "--quiet", status=2)[1]


@pytest.mark.parametrize("words", [(), ("--keep", "none")])
def test_that_there_is_no_solution_is_certified(head: Path, capsys: Captured, words: tuple[str, ...]) -> None:
    Path("a.toml").write_text(session_help.dominoes(3, 3), encoding="utf-8")
    out, _ = told(capsys, "solve", "a.toml", "--search", "a.search", "--quiet", "--json", *words, status=1)
    assert (json.loads(out)["complete"], json.loads(out)["solutions_total"]) == (True, 0)
    told(capsys, "verify", "a.search", "--quiet", "--workers", 1)
    told(capsys, "certify", "a.search", "-o", "c", "--quiet")
    assert "That there is no solution was proved again: " in told(capsys, "certify", "--check", "c", "--quiet")[0]
    told(capsys, "solve", "a.search", "--quiet", status=1)


@pytest.mark.parametrize(("words", "reason"), [
    (["split", "part-way.search", "-n", "1001"], "should be at most 1000"),
    (["split", "no.search", "-n", "2"], "no.search"),
    (["merge", "part-way.search"], "needs a PART"),
    (["merge", "part-way.search", "--lost", "x"], "should be a part that is away: there is none"),
    (["merge", "part-way.search", "no.search"], "no.search"),
    (["certify"], "needs a SEARCH"),
])
def test_what_cannot_be_done_is_said(head: Path, capsys: Captured, words: list[str], reason: str) -> None:
    assert head.exists()
    assert reason in told(capsys, *words, status=2)[1]


def test_no_command_says_that_it_waits_where_it_ends(
    head: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    told(capsys, "split", head, "-n", 1)
    told(capsys, "solve", "part-way.1.search", "--quiet")
    before = head.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(checksum, "renew", _full)
        error = told(capsys, "merge", head, "part-way.1.search", status=2)[1]
    assert error == ("latticework: part-way.search: could not be saved, as its disk is full or another program holds "
                     "it; what was saved before is kept\n")
    assert head.read_bytes() == before
    told(capsys, "merge", head, "part-way.1.search")


def _full(*_: object) -> None:
    raise NoRoomError("The disk is full. The search waits until it can save.")
