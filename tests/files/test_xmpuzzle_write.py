"""Files of BurrTools that the program writes are read again as the same, also by the independent reader."""

import gzip
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, event, given, settings

import burrtools
from counting import counts
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents, Opened
from latticework.lattice import builtin
from latticework.puzzle import Mark, Origin, Part, Published, Puzzle, Target
from latticework.puzzle.targets import at_target, targets
from latticework.solution import placements_of
from random_solvable import solvable
from shapes import box, solve
from xmpuzzle_files import EVERYTHING, written

SOLIDS = ("cubic", "triangular-prism", "packed-spheres", "rhombic-tetrahedron", "tetrahedron-octant")
FLAT = ("square", "triangle")
XMPUZZLE = formats.to_write(Path("a.xmpuzzle"))
ROOM = Puzzle(builtin("cubic"), "Room", target=Target(box(2, 2, 2), name="cube"), parts=(
    Part("bar", box(1, 1, 2), 1, 4), Part("L", ((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0)), 0, 2)))


def again(puzzle: Puzzle, path: Path, contents: Contents | None = None) -> tuple[Opened, tuple[str, ...]]:
    """Return what a written puzzle is read as, and what was said to be left out."""
    remarks = XMPUZZLE.write(contents or Contents(puzzle), path)
    return formats.read(path), remarks


class TestRandomPuzzles:
    @settings(suppress_health_check=list(HealthCheck))
    @given(solvable((*SOLIDS, *FLAT)))
    def test_read_written_read(self, tmp_path_factory: pytest.TempPathFactory, puzzle: Puzzle) -> None:
        path = tmp_path_factory.getbasetemp() / "random.xmpuzzle"
        first, lost = again(puzzle, path)
        assert first.remarks == ()
        second, nothing = again(first.puzzle, path)
        assert nothing == ()
        assert second.puzzle == first.puzzle
        changes_counts = [remark for remark in lost if "turned freely" in remark or "marks on sides" in remark
                           or "forms become" in remark]
        event(f"{len(changes_counts)} losses that change counts")
        if not changes_counts:
            (other,) = burrtools.load_problems(path)
            # In space a flat puzzle can be turned over, which is a reflection in the plane.
            kept = slice(None, None, 2 if puzzle.lattice.flat else 1)
            assert counts(first.puzzle) == counts(other)
            assert counts(first.puzzle)[kept] == counts(puzzle)[kept]

    @settings(suppress_health_check=list(HealthCheck))
    @given(solvable(tuple(name for name in SOLIDS if name != "packed-spheres")))
    def test_solutions_go_along(self, tmp_path_factory: pytest.TempPathFactory, puzzle: Puzzle) -> None:
        path = tmp_path_factory.getbasetemp() / "solved.xmpuzzle"
        puzzle = again(replace(puzzle, matching=None, parts=tuple(
            replace(part, marks=(), motions="") for part in puzzle.parts), motions=""), path)[0].puzzle
        solved = solve(puzzle)
        solutions = [placements_of(row, solved.prepared.reduction) for row in solved.kept.rows[:50]]
        event(f"{min(len(solutions), 2)} solutions")
        opened, lost = again(puzzle, path, Contents(puzzle, next(iter(solutions), None), solutions[1:]))
        assert lost == opened.remarks[1:] == ()  # the first, where there is one, is how many solutions are stored
        assert [sorted(map(repr, solution)) for solution in opened.contents(0).solutions()] == [
            sorted(map(repr, solution)) for solution in solutions]


class TestFile:
    def test_everything_comes_back(self, tmp_path: Path) -> None:
        first = formats.read(written(tmp_path / "a.xmpuzzle", EVERYTHING))
        (tmp_path / "b").mkdir()
        second, lost = again(first.puzzle, tmp_path / "b" / "a.xmpuzzle")
        assert second.puzzle == first.puzzle
        assert lost == ()
        text = gzip.decompress((tmp_path / "b" / "a.xmpuzzle").read_bytes()).decode()
        assert 'name="Götz" state="0" maxHoles="2"' in text
        assert '<pair piece="0" result="0"/>\n    <pair piece="1" result="0"/>' in text
        assert '<shape id="1" min="0" max="2"/>' in text

    def test_the_current_target_does_not_matter(self, tmp_path: Path) -> None:
        puzzle = formats.read(written(tmp_path / "a.xmpuzzle", EVERYTHING)).puzzle
        one, other = (XMPUZZLE.encode(Contents(at_target(puzzle, place)), tmp_path / "a") for place in (0, 1))
        assert one == other

    def test_cells_before_the_origin_are_moved(self, tmp_path: Path) -> None:
        moved = ROOM.with_part(0, cells=((-5, -5, -5, 0), (-4, -5, -5, 0))).with_target(
            cells=tuple((x + 900, y - 7, z, 0) for x, y, z, _ in ROOM.target.cells))
        opened, lost = again(moved, tmp_path / "a.xmpuzzle")
        assert lost == ()
        assert opened.puzzle.parts[0].cells == ((0, 0, 0, 0), (1, 0, 0, 0))
        assert counts(opened.puzzle) == counts(ROOM)

    def test_names_do_no_harm(self, tmp_path: Path) -> None:
        nasty = "<&>\"' \x1b[31m é \u202e"
        puzzle = replace(ROOM.with_part(0, name=nasty).with_target(name=nasty), notes=nasty)
        opened, lost = again(puzzle, tmp_path / "a.xmpuzzle")
        assert any("characters that XML cannot hold" in remark for remark in lost)
        expected = nasty.replace("\x1b", "\ufffd")
        assert (opened.puzzle.parts[0].name, opened.puzzle.target.name, opened.puzzle.notes) == (expected,) * 3

    def test_many_targets(self, tmp_path: Path) -> None:
        other = Target(box(2, 2, 1), name="plate", copies=((1, 2), (0, 0)), most_empty=1)
        opened, _ = again(replace(ROOM, others=(other, Target(name="none", copies=((0, 0), (1, 1))))),
                          tmp_path / "Room.xmpuzzle")
        assert [target.name for target in targets(opened.puzzle)] == ["cube", "plate", "none"]
        assert targets(opened.puzzle)[1] == other


@pytest.mark.parametrize(("puzzle", "told"), [
    (replace(ROOM, author="A"), "the author, A, is left out"),
    (replace(ROOM, published=(Published(1, "nothing", "B"),)), "1 published count is left out"),
    (replace(ROOM, up=(0, 1, 0)), "the direction of layers is left out"),
    (replace(ROOM, extra={"later": 1}), "keys that this program does not know are left out"),
    (replace(ROOM, motions="mirror"), "parts that may be moved as “mirror” says are turned freely"),
    (ROOM.with_part(0, group="a"), "the group a becomes group 1"),
    (ROOM.with_part(0, least=1, most=1).with_part(1, least=1, most=1).with_target(most_empty=0),
     "the limit on empty cells is lost: BurrTools ignores it if the counts are fixed"),
    (ROOM.with_part(0, color="#123456"), "the colour that was chosen for 1 part is left out"),
    (replace(ROOM, origin=Origin(1990, tags=("easy",))),
     "this format has no place for what is known of the origin of the puzzle: year, tags"),
    (ROOM.with_part(0, marks=(Mark((0, 0, 0, 0), "east", "key"),)), "marks on sides"),
    (Puzzle(builtin("square"), target=Target(box(2, 2))), "the flat puzzle becomes one layer of a solid one")])
def test_losses(tmp_path: Path, puzzle: Puzzle, told: str) -> None:
    (lost,) = again(puzzle, tmp_path / "a.xmpuzzle")[1]
    assert told in lost


@pytest.mark.parametrize(("puzzle", "told"), [
    (Puzzle(builtin("hexagon")), "lattice: 'hexagon' has no place in this format, which holds puzzles of square, "),
    (ROOM.with_part(0, cells=((0, 0, 0, 0), (9_000, 9_000, 0, 0))), "'bar': its cells are too far apart"),
    (ROOM.with_target(cells=tuple((x, 0, 0, 0) for x in range(64)), cell_colors=tuple(
        ((x, 0, 0, 0), f"#0000{x:02x}") for x in range(64))), "has 64 colours of cells; this format holds 63")])
def test_refusals(tmp_path: Path, puzzle: Puzzle, told: str) -> None:
    (tmp_path / "a.xmpuzzle").write_text("kept")
    with pytest.raises(LatticeworkError) as refused:
        XMPUZZLE.write(Contents(puzzle), tmp_path / "a.xmpuzzle")
    assert told in str(refused.value)
    assert (tmp_path / "a.xmpuzzle").read_text() == "kept"


def test_solutions_of_balls_are_left_out_and_reported(tmp_path: Path) -> None:
    ball = Puzzle(builtin("packed-spheres"), target=Target(((0, 0, 0, 0),)), parts=(Part("A", ((0, 0, 0, 0),)),))
    solved = solve(ball)
    solution = placements_of(solved.kept.rows[0], solved.prepared.reduction)
    assert again(ball, tmp_path / "a.xmpuzzle", Contents(ball, solution))[1] == (
        "solutions are left out: how this format numbers the turns of balls is not known",)
