"""`--target` chooses one of several targets of a document."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from latticework.cli.main import run
from latticework.puzzle import Part, Puzzle, Target, load, save
from latticework.puzzle.limits import MAX_TARGETS
from latticework.puzzle.targets import at_target, problem_key, problem_keys
from latticework.run import target_counts
from shapes import box, square


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    other = Target(box(6, 1), name="wide", copies=((3, 3),))
    save(Puzzle(square(), "Two", target=Target(box(2, 3), name="high"), parts=(Part("I", box(2, 1), 3, 3),),
                others=(other,)), tmp_path / "two.toml")
    return tmp_path / "two.toml"


@pytest.mark.parametrize(("target", "solutions"), [(["--target", "1"], 3), ([], 3), (["--target", "Wide"], 1)])
def test_solve(puzzle: Path, capsys: pytest.CaptureFixture[str], target: list[str], solutions: int) -> None:
    assert run(["solve", str(puzzle), "--json", *target]) == 0
    assert json.loads(capsys.readouterr().out)["solutions_total"] == solutions


def test_info_names_them(puzzle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info", str(puzzle), "--json", "--target", "wide"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["target"], facts["targets"], facts["placements"]) == ("wide", "high, wide", 5)


def test_one_that_is_not_there(puzzle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", str(puzzle), "--target", "3"]) == 2
    assert "there is no target '3'; there are 1 'high', 2 'wide'" in capsys.readouterr().err


def thousands(number: int) -> Puzzle:
    """Return a puzzle of so many targets: a row of 2, 3, 4 or 5 cells, to be filled with dominoes and one cell."""
    rows = [Target(box(2 + place % 4, 1), name=f"t{place}") for place in range(number)]
    return Puzzle(square(), "Rows", target=rows[0], others=tuple(rows[1:]),
                  parts=(Part("I", box(2, 1), 1, 1), Part("o", box(1, 1), 0, 2)))


WAYS = {2: (1, 1), 3: (2, 1), 4: (3, 2), 5: (0, 0)}
"""The domino somewhere in the row, single cells beside it: in all positions, and different ones."""


def test_thousands_of_targets_are_read_and_solved_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rows.toml"
    save(thousands(3_000), path)
    assert load(path) == thousands(3_000)
    for place in (0, 1_001, 2_999):
        run(["solve", str(path), "--json", "--target", f"t{place}"])
        assert json.loads(capsys.readouterr().out)["solutions_total"] == WAYS[2 + place % 4][0]
    assert run(["info", str(path)]) == 0
    assert "3,000: t0, t1, " in (shown := capsys.readouterr().out)
    assert len(shown) < 2_000
    assert run(["solve", str(path), "--target", "nowhere"]) == 2
    assert len(capsys.readouterr().err) < 1_000


def test_as_many_targets_as_are_allowed_are_read(tmp_path: Path) -> None:
    path = tmp_path / "rows.toml"
    save(thousands(MAX_TARGETS), path)
    assert [target.name for target in load(path).others] == [f"t{place}" for place in range(1, 100_000)]


def test_keys_of_all_targets_are_those_of_each() -> None:
    """The keys by which the library finds the searches of a puzzle."""
    puzzle = replace(thousands(6), parts=(Part("I", box(2, 1), 1, 1), Part("o", box(1, 1), 0, 2)))
    for copies in (None, ((2, 2), (0, 0))):
        puzzle = replace(puzzle, others=(replace(puzzle.others[0], copies=copies), *puzzle.others[1:]))
        every = problem_keys(puzzle)
        assert every == tuple(problem_key(at_target(puzzle, number)) for number in range(6))
        assert every[0] == every[4]
        assert len(set(every)) == (4 if copies is None else 5)


def test_one_table_of_all_targets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rows.toml"
    save(thousands(8), path)
    assert run(["solve", str(path), "--all-targets", "--quiet"]) == 0
    head, *rows, last = capsys.readouterr().out.splitlines()
    assert re.split("  +", head) == ["target", "all solutions", "with mirror images", "different", "seconds"]
    for place, row in enumerate(rows):
        name, total, rotations, different, seconds = row.split()
        assert (name, int(total), int(different)) == (f"t{place}", *WAYS[2 + place % 4])
        assert int(rotations) == int(different)  # a flat part may be turned over, and a row turned is mirrored
        assert float(seconds) >= 0
    assert last == "Rows: 8 targets counted, 2 of them without a solution"
    assert run(["solve", str(path), "--all-targets", "--quiet", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["complete"], told["targets_total"], told["targets_without_solution"]) == (True, 8, 2)
    assert [(one["target"], one["name"], one["solutions_total"], one["solutions_reflections"])
            for one in told["targets"]] == [(n + 1, f"t{n}", *WAYS[2 + n % 4]) for n in range(8)]


def test_counts_of_targets_are_kept_and_not_counted_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, kept = tmp_path / "rows.toml", tmp_path / "rows.counts"
    save(thousands(8), path)
    command = ["solve", str(path), "--all-targets", "--quiet", "--json", "--search", str(kept)]
    assert run(command) == 0
    first = json.loads(capsys.readouterr().out)
    # Killed while the fifth target was being written.
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:5]) + lines[5][:9])
    counted = []
    with pytest.MonkeyPatch.context() as patch:
        before = target_counts._counted
        patch.setattr(target_counts, "_counted",
                      lambda puzzle, *rest: counted.append(puzzle) or before(puzzle, *rest))
        assert run(command) == 0
    assert len(counted) == 4
    again = json.loads(capsys.readouterr().out)
    assert [(one["name"], one["solutions_total"]) for one in again["targets"]] == [
        (one["name"], one["solutions_total"]) for one in first["targets"]]
    assert sorted(kept.read_bytes().splitlines()[1:])[0] == sorted(lines[1:])[0].strip()


@pytest.mark.parametrize("damage", [
    lambda _: "", lambda text: text.replace('"target":2', '"target":9'),
    lambda text: text.replace('"target":2', '"target":-1'), lambda text: text.replace('"format":1', '"format":2'),
    lambda text: text.replace('"rotations":1', '"rotations":7', 1), lambda text: text.replace("{", "[" * 9_000, 1),
    lambda text: text.replace('"puzzle":"', '"puzzle":"0'), lambda text: text.replace('"nodes":', '"nodes":1e400', 1),
    lambda text: text + text.splitlines(keepends=True)[-1],
    lambda text: re.sub(r'"reflections":[1-9]\d*', '"reflections":0', text),
    lambda text: re.sub(r'"all":\d+,"rotations":\d+,"reflections":1,', '"all":9,"rotations":9,"reflections":1,',
                        text),
    lambda text: text + "\0\n", lambda text: "SQLite format 3\0" + text])
def test_strange_files_of_counts_are_refused_and_stay(
    damage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, kept = tmp_path / "rows.toml", tmp_path / "rows.counts"
    save(thousands(4), path)
    command = ["solve", str(path), "--all-targets", "--quiet", "--search", str(kept)]
    assert run(command) == 0
    strange = damage(kept.read_text())
    kept.write_text(strange)
    capsys.readouterr()
    assert run(command) == 2
    told = capsys.readouterr()
    assert "rows.counts" in told.err
    assert "changed" in told.err
    assert not told.out
    assert kept.read_text() == strange


@pytest.mark.parametrize("option", [["--target", "1"], ["--first"], ["--limit", "3"], ["--keep", "none"],
                                    ["--comes-apart"]])
def test_options_of_one_target_are_refused(
    option: list[str], puzzle: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["solve", str(puzzle), "--all-targets", *option]) == 2
    assert f"{option[0]}: is for the search of one target" in capsys.readouterr().err


def test_render(puzzle: Path) -> None:
    sizes = []
    for target in ("high", "wide"):
        picture = puzzle.with_name(f"{target}.png")
        assert run(["render", str(puzzle), "-o", str(picture), "--target", target]) == 0
        with Image.open(picture) as image:
            sizes.append(image.size)
    assert sizes[0] != sizes[1]
