"""The answers that were first counted here: complete, as the manual shows them, and counted again."""

import importlib.util
import io
import re
import shutil
from contextlib import redirect_stdout
from pathlib import Path

import pytest

import latticework as lw
from latticework.cli.main import run
from latticework.errors import FileRefusedError
from latticework.jobs.counted import different
from latticework.jobs.searched import searched
from latticework.paths import answers, shipped
from latticework.puzzle.answers import Answer, certificate_of, read_answer, shipped_answers
from latticework.shares import certificate_text
from quick_suite import in_part

ROOT = Path(__file__).resolve().parents[2]
ANSWERS = shipped_answers()
SHIPPED = answers()
QUICK = 1.0
"""Seconds of processor time up to which an answer is counted again by the usual suite."""


@pytest.mark.parametrize("name", ANSWERS)
def test_every_answer_is_complete(name: str) -> None:
    """By two ways that share no search; numbers that can be of one another; the puzzle as told; a certificate."""
    answer = ANSWERS[name]
    assert answer.question.endswith("?")
    assert answer.source.startswith("https://")
    assert sum(not way.method.startswith("listing") for way in answer.ways) >= 1
    assert sum(way.method.startswith("listing") or way.all_only for way in answer.ways) >= 1
    assert len({way.hash for way in answer.ways if way.hash}) <= 1
    assert all(way.hash for way in answer.ways if way.method.startswith("listing"))
    assert answer.reflections <= answer.rotations <= answer.all
    made = certificate_text.read(certificate_of(name))
    assert (made.complete, made.hash) == (True, next(way.hash for way in answer.ways if way.hash))
    assert (made.solutions.all, made.solutions.rotations, made.solutions.reflections) == answer.counts
    assert made.puzzle == answer.question
    puzzle = answer.puzzle()
    assert sum(len(part.cells) for part in puzzle.parts) == len(puzzle.target.cells)


def test_they_are_no_puzzles_of_the_library() -> None:
    assert ANSWERS
    assert not {path.parent for path in shipped()} & {answers()}


def test_the_page_of_the_manual_is_made_from_them() -> None:
    spec = importlib.util.spec_from_file_location("first_counted", ROOT / "installer" / "first_counted.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    assert script.PAGE.read_text("utf-8") == script.page(ANSWERS)


def quick(answer: Answer) -> bool:
    return answer.seconds <= QUICK


@pytest.mark.parametrize("name", [name for name, one in ANSWERS.items() if quick(one)])
def test_quick_ones_counted_again_as_the_page_says(name: str) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        exec(ANSWERS[name].redo, {"lw": lw})  # noqa: S102 the lines of the page
    assert printed.getvalue() == f"{ANSWERS[name].reflections}\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, one in ANSWERS.items() if not quick(one)])
def test_all_others_counted_again(name: str) -> None:
    assert different(searched(ANSWERS[name].puzzle()), most_bytes=1 << 30) == ANSWERS[name].counts


@pytest.mark.slow
@pytest.mark.parametrize("name", ANSWERS)
def test_listed_again(name: str) -> None:
    """By a search, which looks at every solution."""
    assert tuple(lw.solve(lw.Puzzle.of(ANSWERS[name].puzzle()), keep="none").counts) == ANSWERS[name].counts


def test_library_check_counts_them_again(capsys: pytest.CaptureFixture[str]) -> None:
    name = min(ANSWERS, key=lambda name: ANSWERS[name].seconds)
    assert run(["library", "--check", "--only", f"answers/{name}"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("ok")
    assert f"{ANSWERS[name].all:,} / {ANSWERS[name].rotations:,} / {ANSWERS[name].reflections:,}" in line


@pytest.mark.parametrize(("changed", "said"), [
    ('question = "How many?"', "question"), ("all = 0", "all"), ("sort = 'other'", "asked.sort: should be one of"),
    ("lattice = 'nowhere'", "asked.lattice: 'nowhere' should be one of"),
    ("box = [7, 3]", "asked.box: .7, 3. should have 3 numbers"),
    ("box = [2000, 2000, 2000]", "asked.box: .2000, 2000, 2000. is more than"),
    ("hole = [[1, 7]]", "asked.hole: .* should have 3 pairs"),
    ("cells = [4, 2]", "asked.cells: .4, 2. should be from 1 to 12, the smaller number first"),
])
def test_a_wrong_file_is_refused(tmp_path: Path, changed: str, said: str) -> None:
    first = next(iter(sorted(answers().glob("*.toml"))))
    key = changed.partition(" =")[0]
    lines = [changed if line.startswith(f"{key} =") else line for line in first.read_text("utf-8").splitlines()]
    if key == "question":
        lines = [line for line in lines if not line.startswith("question")]
    file = tmp_path / "answer.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(FileRefusedError, match=said):
        read_answer(file)


@pytest.fixture
def damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the answer that is counted fastest, in a folder that is taken for that of the answers."""
    name = min(ANSWERS, key=lambda name: ANSWERS[name].seconds)
    for path in (answers() / f"{name}.toml", certificate_of(name)):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr("latticework.paths.answers", lambda: tmp_path)
    monkeypatch.setattr("latticework.paths.shipped", list)  # without the puzzles, which would lie beside it
    return tmp_path / f"{name}.toml"


@pytest.mark.parametrize("field", ["all", "reflections", "hash"])
def test_library_check_names_the_file_and_the_field_that_are_wrong(
    field: str, damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = damaged.read_text("utf-8")
    right = re.search(rf'^{field} = "?(\w+)', text, re.MULTILINE)
    assert right
    wrong = "0" * 16 if field == "hash" else str(int(right[1]) + 1)
    damaged.write_text(text.replace(right[0], right[0].replace(right[1], wrong)), encoding="utf-8")
    assert run(["library", "--check", "--only", f"answers/{damaged.stem}"]) == 4
    shown = capsys.readouterr()
    assert shown.out.startswith("DIFFERS")
    where = "ways.hash" if field == "hash" else field
    assert f"{damaged}: {where}: {wrong} should be {right[1]}" in shown.err.replace("'", "").replace(",", "")


@pytest.mark.parametrize("fault", in_part(["missing", "damaged", "another", "old"], 4))
def test_library_check_goes_on_after_a_certificate_that_cannot_be_checked(
    fault: str, damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = next(name for name, one in ANSWERS.items() if quick(one) and name != damaged.stem)
    for path in (SHIPPED / f"{other}.toml", SHIPPED / f"{other}.certificate"):
        shutil.copy(path, damaged.with_name("z" + path.name))
    certified = damaged.with_suffix(".certificate")
    if fault == "missing":
        certified.unlink()
    elif fault == "damaged":
        certified.write_bytes(b"\0")
    elif fault == "another":
        shutil.copy(damaged.with_name(f"z{other}.certificate"), certified)
    else:
        text = certified.read_text("utf-8").replace("format = 3", "format = 2").rpartition("\n[signature]\n")[0]
        certified.write_text(f'{text}\n[signature]\nblake2b = "{certificate_text._hash(text)}"\n', encoding="utf-8")
    assert run(["library", "--check"]) == 4
    shown = capsys.readouterr()
    first, second = shown.out.splitlines()
    assert first.startswith("DIFFERS")
    assert f"{ANSWERS[damaged.stem].all:,}" in first
    assert second.startswith("ok")
    assert str(certified) in shown.err


def test_library_check_goes_on_after_an_answer_that_cannot_be_read(
    damaged: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged.with_name("a.toml").write_text("question = 1", encoding="utf-8")
    assert run(["library", "--check"]) == 4
    shown = capsys.readouterr()
    assert [line.split()[0] for line in shown.out.splitlines()] == ["DIFFERS", "ok"]
    assert "a.toml: " in shown.err


class TestCertificateBesideItsPuzzle:
    """Any natural way to name the two; what is not clear gets a plain error."""

    @pytest.fixture(autouse=True)
    def beside(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(answers())

    @pytest.mark.parametrize("words", [
        "--check C", "--check C X.toml", "X.toml --check C", "--check C answers/X", "--check C X", "--check X.toml C",
        "--check C ../answers/X.toml", "--check X C",
    ])
    def test_it_is_checked(self, words: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["certify", "--quiet", *written(words)]) == 0
        assert "The whole search was done again" in capsys.readouterr().out

    def test_it_is_checked_with_the_puzzle_in_other_formats(self, tmp_path: Path) -> None:
        for ending in ("toml", "xmpuzzle"):
            assert run(["convert", *written("X.toml"), str(tmp_path / f"a.{ending}")]) == 0
            assert run(["certify", "--quiet", *written("--check C"), str(tmp_path / f"a.{ending}")]) == 0

    @pytest.mark.parametrize(("words", "said"), [
        ("C", "is a certificate, not a search file; to check it: latticework certify --check"),
        ("X.toml", "is not a search file; solve the puzzle with --search"),
        ("soma", "is not a search file; solve the puzzle with --search"),
        ("--check X.toml", "is no certificate"), ("--check C C", "is a certificate too"),
        ("--check C soma", "is of another puzzle"), ("--check C nowhere", "no such file, and no puzzle"),
        ("--check nowhere", "nowhere"), ("--check .", "directory"),
    ])
    def test_an_error_says_what_to_do(self, words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["certify", "--quiet", *written(words)]) == 2
        assert said in capsys.readouterr().err

    def test_a_certificate_is_not_taken_for_a_puzzle(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["info", *written("C")]) == 2
        assert "is a certificate, not a puzzle" in capsys.readouterr().err


def written(words: str) -> list[str]:
    """Return the words of a command, where X is the answer counted fastest and C its certificate."""
    name = min(ANSWERS, key=lambda name: ANSWERS[name].seconds)
    return [{"X": name, "C": f"{name}.certificate"}.get(word, word.replace("X", name)) for word in words.split()]
