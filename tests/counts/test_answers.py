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

ROOT = Path(__file__).resolve().parents[2]
ANSWERS = shipped_answers()
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
