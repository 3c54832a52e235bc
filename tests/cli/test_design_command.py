"""`latticework design sets`."""

import json
from pathlib import Path

import pytest

from latticework.cli import burrs, design
from latticework.cli.main import run as program
from latticework.designs.burrs.count_file import Totals
from latticework.designs.colors import Paintings, Wanted
from session_help import puzzle_text, run, write

BOX = """format = 1
lattice = "square"
[target]
picture = '''
#####
#####
#####
#####
#####
'''
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(BOX)
    return path


def test_sets_are_listed_and_counted(box: Path) -> None:
    done = run("design", "sets", box, "--cells", "5", "--solutions", "1", "--list", "2", cwd=box.parent)
    assert done.returncode == 0, done.stderr
    first, second, head, *rows = done.stdout.splitlines()
    assert first == "45 sets of parts fill the target, 19 of them in one way."
    assert second == "19 sets as wanted."
    assert head.split() == ["set", "solutions", "difficulty", "parts"]
    assert len(rows) == 3
    assert "17 more" in rows[2]


def test_a_set_is_written_as_a_puzzle_that_has_so_many_solutions(box: Path) -> None:
    done = run("design", "sets", box, "--cells", "5", "--solutions", "3", "-o", "three.toml", "--json",
               cwd=box.parent)
    assert json.loads(done.stdout)["wanted"] == 2
    solved = run("solve", "three.toml", "--json", cwd=box.parent)
    assert json.loads(solved.stdout)["solutions_reflections"] == 3


def test_a_kept_search_is_listed_again(box: Path) -> None:
    run("design", "sets", box, "--cells", "5", "--search", "kept.search", "--quiet", cwd=box.parent)
    again = run("design", "sets", "kept.search", "--json", cwd=box.parent)
    fields = json.loads(again.stdout)
    assert (fields["sets"], fields["complete"]) == (45, True)
    listed = run("solutions", "kept.search", cwd=box.parent)
    assert listed.returncode == 2
    assert "latticework design sets kept.search" in listed.stderr


@pytest.mark.parametrize(("arguments", "words"), [
    (["--cells", "5-4"], "should not be the larger one"), (["--take", "2"], "add -o OUT"),
    (["--cells", "5", "--take", "46", "-o", "x.toml"], "the list has 45"), ([], "no parts to choose from")])
def test_what_is_wrong_is_said(box: Path, arguments: list[str], words: str) -> None:
    done = run("design", "sets", box, *arguments, cwd=box.parent)
    assert done.returncode == 2
    assert words in done.stderr


def test_challenges_are_listed_and_written(tmp_path: Path) -> None:
    done = run("design", "hints", "pentominoes-3x20", "--every", "--list", "3", "-o", "one.toml", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()[:2]
    assert first == "1 part laid beforehand is enough for one solution to be left."
    assert second.endswith("laid beforehand")
    solved = run("solve", "one.toml", "--json", cwd=tmp_path)
    assert json.loads(solved.stdout)["solutions_total"] == 1


def test_a_picture_of_a_challenge_shows_its_solution(tmp_path: Path) -> None:
    run("design", "hints", "pentominoes-3x20", "-o", "one.svg", "--quiet", cwd=tmp_path)
    assert (tmp_path / "one.svg").read_text("utf-8").startswith("<")


def test_challenges_of_a_search_without_solutions_are_refused(box: Path) -> None:
    run("design", "sets", box, "--cells", "5", "--search", "kept.search", "--quiet", cwd=box.parent)
    done = run("design", "hints", "kept.search", cwd=box.parent)
    assert done.returncode == 2
    assert "found and stored" in done.stderr


def test_a_target_is_cut_into_parts_that_go_together_in_one_way(box: Path) -> None:
    done = run("design", "dissect", box, "--parts", "4", "--seconds", "1", "--seed", "3", "-o", "cut.toml", "--json",
               cwd=box.parent)
    hardest, *others = json.loads(done.stdout)["found"]
    assert all(one["difficulty"] < hardest["difficulty"] for one in others)
    solved = run("solve", "cut.toml", "--json", cwd=box.parent)
    assert json.loads(solved.stdout)["solutions_reflections"] == 1


def test_a_set_is_drawn_in_the_colours_of_its_own_puzzle(box: Path) -> None:
    # Its parts have other numbers there than among all candidates.
    done = run("design", "sets", box, "--cells", "5", "--take", "45", "-o", "last.svg", "--quiet", cwd=box.parent)
    assert done.returncode == 0, done.stderr
    assert "<svg" in (box.parent / "last.svg").read_text()


def test_shapes_of_parts_are_listed_and_written(tmp_path: Path) -> None:
    done = run("design", "shapes", "pentominoes-6x10", "--shape-cells", "10", "--ways", "3-5", "--no-holes",
               "--list", "2", "-o", "shape.toml", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    first, second, head, row, *_ = done.stdout.splitlines()
    assert first == "3,230 connected shapes can be filled, 2,994 of them in one way."
    assert second.endswith("shapes as wanted.")
    assert head.split() == ["shape", "ways", "symmetries", "cells"]
    assert row.split()[1] == "3"
    solved = run("solve", "shape.toml", "--json", cwd=tmp_path)
    assert json.loads(solved.stdout)["solutions_reflections"] == 3


@pytest.mark.parametrize(("arguments", "words"), [
    (["--box", "4x"], "argument --box"), (["--sort", "free"], "choose one-sided"),
    (["--shape-cells", "1"], "no set")])
def test_what_is_wrong_with_shapes_is_said(tmp_path: Path, arguments: list[str], words: str) -> None:
    done = run("design", "shapes", "soma", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr


COLORED = """format = 1
lattice = "square"
[target]
picture = '''
###
###
###
'''
[target.colors]
red = [[0, 0], [1, 1]]
blue = [[2, 2], [0, 2], [2, 0]]
"""


def test_sets_that_fill_every_target_are_listed_and_written(tmp_path: Path) -> None:
    (tmp_path / "family.toml").write_text(COLORED)
    done = run("design", "calendars", "family.toml", "--by-color", "--cells", "2-4", "--at-most", "2", "--json", "-o",
               "mine.toml", "--quiet", cwd=tmp_path)
    fields = json.loads(done.stdout)
    assert (fields["targets"], fields["tried"]) == (6, fields["sets"])
    best = fields["found"][0]
    assert [min(best["solutions"]), max(best["solutions"]), sum(best["solutions"])] == [
        best[key] for key in ("fewest", "most", "total")]
    assert best["fewest"] == max(one["fewest"] for one in fields["found"])
    for number, solutions in enumerate(best["solutions"], 1):
        solved = run("solve", "mine.toml", "--target", str(number), "--json", cwd=tmp_path)
        assert json.loads(solved.stdout)["solutions_total"] == solutions


def test_a_calendar_is_counted(tmp_path: Path) -> None:
    done = run("design", "calendars", "a-puzzle-a-day", "--quiet", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told, _, row = done.stdout.splitlines()
    assert told == "366 targets, 1 set of parts to choose from, 1 tried. Sets that fill every target: 1."
    assert row.split()[:4] == ["1", "7", "216", "24,405"]


def test_painted_cells_are_listed_and_written(tmp_path: Path) -> None:
    done = run("design", "colors", "soma", "--list", "2", "--take", "2", "-o", "painted.toml", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    first, second, head, *rows = done.stdout.splitlines()
    assert first == "2 painted cells are enough for one solution to be left, 1 is not."
    assert second == "2 choices of so few, for 2 solutions"
    assert head.split() == ["place", "solution", "painted", "cells"]
    assert len(rows) == 2
    solved = run("solve", "painted.toml", "--json", cwd=tmp_path)
    assert json.loads(solved.stdout)["solutions_rotations"] == 1


def test_painted_cells_for_each_solution(tmp_path: Path) -> None:
    done = run("design", "colors", "soma", "--each", "--most", "3", "--colors", "2", "--json", cwd=tmp_path)
    fields = json.loads(done.stdout)
    assert (fields["fewest"], fields["never"], len(fields["found"]) + fields["open"]) == (2, 0, 240)
    assert fields["open"] > 0
    painted = fields["found"][-1]["painted"]
    assert {color for _, cells in painted for _, color in cells} <= {"black", "red"}
    assert sum(len(cells) for _, cells in painted) == 3


def test_it_is_said_where_paint_is_not_enough(box: Path) -> None:
    box.write_text(BOX + "[[parts]]\nname = 'A'\ncopies = 25\npicture = '#'\n", encoding="utf-8")
    assert "There is only one solution" in run("design", "colors", box, cwd=box.parent).stdout
    box.write_text(BOX + "[[parts]]\nname = 'A'\ncopies = 12\npicture = '##'\n", encoding="utf-8")
    done = run("design", "colors", box, cwd=box.parent)
    assert (done.returncode, done.stdout.splitlines()[0]) == (1, "There is no solution.")
    done = run("design", "colors", "soma", "--most", "1", cwd=box.parent)
    assert (done.returncode, done.stdout.splitlines()[0]) == (
        1, "No choice of up to 1 painted cell leaves one solution.")


def test_it_is_said_when_there_is_nothing_to_be_written(box: Path) -> None:
    done = run("design", "sets", box, "--cells", "5", "--pieces", "9", "-o", "none.toml", cwd=box.parent)
    assert (done.returncode, done.stderr) == (2, "latticework: none.toml: nothing was found that could be written\n")
    assert not (box.parent / "none.toml").exists()


def test_one_of_a_thing_is_told_in_the_singular(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, puzzle_text("One", 2, 2, {"O": ("##/##", 1)}))
    assert program(["design", "sets", str(tmp_path / "puzzle.toml"), "--quiet"]) == 0
    assert capsys.readouterr().out.startswith("1 set of parts fills the target, 1 of them in one way.\n")
    assert design._painted_in_words(Paintings([], 0, 1), Wanted(each=True, most=1))[-1] == (
        "1 solution that takes more than 1 cell")
    assert [burrs._in_words(Totals(number, number, number, (0, number), 0, (0, number), 0)) for number in (1, 2)] == [
        "1 assembly, 1 of them comes apart", "2 assemblies, 2 of them come apart"]
