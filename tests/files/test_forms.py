"""Parts with several forms in files of other programs, in what is made of parts, and in pictures of all parts."""

import gzip
import json
from pathlib import Path

from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.files.part_text import parts_in
from latticework.lattice import builtin
from latticework.make.outlines import part_pieces
from latticework.make.part_solids import part_solids
from latticework.make.settings import LaserSettings, PrintSettings
from latticework.picture.sheet import sheet
from latticework.puzzle import Form, Mark, Matching, Part, Puzzle, Target, dump
from latticework.solution import as_data, placements_of
from shapes import box, solve, square

RED = "#d62728"
CUBES = Puzzle(builtin("cubic"), "Forms", target=Target(box(5, 1, 1)), parts=(
    Part("A", box(1, 1, 1), 1, 2, other_forms=(Form(box(2, 1, 1)), Form(box(3, 1, 1)))), Part("B", box(2, 1, 1))))
"""B beside 1 + 2 or 3 cells: 6 + 2 orders in a row."""

FACES = Puzzle(square(), "Faces", motions="turn", target=Target(box(2, 1), cell_colors=(((0, 0, 0), RED),)), parts=(
    Part("P", box(2, 1), other_forms=(Form(box(2, 1), cell_colors=(((1, 0, 0), RED),)),)),))


def solved(puzzle: Puzzle) -> Contents:
    found = solve(puzzle)
    reduction = found.prepared.reduction
    first, *rest = [placements_of(row, reduction) for row in found.kept.rows]
    return Contents(puzzle, first, rest)


def test_burrtools_gets_a_shape_for_each_form_and_the_solutions(tmp_path: Path) -> None:
    contents = solved(CUBES)
    assert solve(CUBES).counts[0] == 8
    remarks = formats.to_write(tmp_path / "a.xmpuzzle").write(contents, tmp_path / "a.xmpuzzle")
    assert [remark for remark in remarks if "forms" in remark] == [
        "'A': its 3 forms become as many parts, each to be used from 0 to 2 times, so there may be more solutions"]
    assert not any("solution is left out" in remark or "solutions are left out" in remark for remark in remarks)
    opened = formats.read(tmp_path / "a.xmpuzzle")
    assert [(part.name, len(part.cells), part.least, part.most) for part in opened.puzzle.parts] == [
        ("A 1", 1, 0, 2), ("A 2", 2, 0, 2), ("A 3", 3, 0, 2), ("B", 2, 1, 1)]
    assert len(opened.solutions[0]) == 1 + len(contents.rest)
    assert gzip.decompress((tmp_path / "a.xmpuzzle").read_bytes())


def test_so_does_a_file_of_cells_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.puz"
    remarks = formats.to_write(path).write(Contents(CUBES), path)
    assert "its 3 forms become as many parts" in remarks[0]
    assert path.read_text().count("PIECE") == 2 * 3 + 1


def test_each_form_is_made_as_often_as_the_part_may_be_used() -> None:
    volumes = sorted(round(solid.solid.volume() / 1_000) for solid in part_solids(CUBES, PrintSettings(
        cell=10.0, play=0.0)))
    assert volumes == [1, 1, 2, 2, 2, 3, 3]
    assert len(part_pieces(FACES, LaserSettings())) == 2


def test_pictures_show_all_forms() -> None:
    drawn = sheet(CUBES, None)
    assert sorted(text for _, text in drawn.captions if text) == ["A 1 (2)", "A 2 (2)", "A 3 (2)", "B"]


def test_solutions_name_the_form_and_its_colours(tmp_path: Path) -> None:
    contents = solved(FACES)
    placed = [as_data(FACES, solution)[0] for solution in contents.solutions()]
    assert sorted((one["form"], str(one.get("colors"))) for one in placed) == [
        (1, "None"), (2, str({RED: [[0, 0]]})), (2, str({RED: [[1, 0]]}))]
    formats.to_write(tmp_path / "a.jsonl").write(contents, tmp_path / "a.jsonl")
    assert json.loads((tmp_path / "a.jsonl").read_text().splitlines()[0])


def test_parts_in_text_keep_their_forms_and_lose_marks_in_all_of_them() -> None:
    marked = FACES.with_part(0, marks=(Mark((0, 0, 0), "west", "key"),), other_forms=(
        Form(box(1, 1), (Mark((0, 0, 0), "west", "key"),)),))
    (part,) = parts_in(dump(marked), Puzzle(square(), motions="turn")).parts
    assert (len(part.forms), len(part.all_marks)) == (2, 2)
    (part,) = parts_in(dump(marked), Puzzle(square(), matching=Matching((("a", "b"),)))).parts
    assert (len(part.forms), part.all_marks, part.motions) == (2, (), "turn")
