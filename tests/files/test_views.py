"""Pictures of one view: turned, moved apart, with parts left out, in the middle of the assembly."""

import re
from pathlib import Path

import pytest

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.settings import PictureSettings
from latticework.lattice import builtin
from latticework.picture.scenes import TARGET_COLOR
from latticework.picture.sheet import Sheet
from latticework.picture.view_sheet import View, view_sheet
from latticework.puzzle import Part, Puzzle
from samples import PENTOMINOES, SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")


def drawn(**settings: object) -> Sheet:
    return PictureSettings(**settings).sheet(PUZZLE, SOLUTION)  # type: ignore[arg-type]


def pdf(contents: Contents, **settings: object) -> bytes:
    return formats.to_write(Path("a.pdf")).encode(contents, Path("a.pdf"), **settings)[Path("a.pdf")]


def shapes(sheet: Sheet) -> set[int]:
    return {polygon.shape for polygon in sheet.polygons}


def test_without_a_wish_layers_are_beside_and_a_wish_shows_one_view() -> None:
    assert drawn().captions
    for wish in ({"layout": "view"}, {"turn": 10.0}, {"tilt": 5.0}, {"explode": 0.5}, {"step": 3}, {"hide": "1"}):
        assert not drawn(**wish).captions


def test_everything_drawn_is_on_the_sheet() -> None:
    for wish in ({"layout": "view"}, {"turn": 133.0, "tilt": -40.0}, {"explode": 1.0}):
        sheet = drawn(**wish)
        for polygon in sheet.polygons:
            assert (polygon.points >= 0).all()
            assert (polygon.points <= sheet.size).all()


def test_turning_once_round_changes_nothing() -> None:
    assert [polygon.fill for polygon in drawn(turn=360.0).polygons] == [
        polygon.fill for polygon in drawn(layout="view").polygons]
    assert len(drawn(turn=90.0).polygons) != 0
    assert tuple(drawn(turn=25.0).size) != tuple(drawn(layout="view").size)


def test_moved_apart_it_is_larger_and_shows_more_of_each_part() -> None:
    apart, together = drawn(explode=0.8), drawn(layout="view")
    assert (apart.size > together.size).all()
    assert shapes(apart) == set(range(7))


def test_parts_are_left_out_by_name_or_number() -> None:
    name = PUZZLE.parts[SOLUTION[2].part].name
    for wish in ("3", name, f" {name} ,", f"3,{name}"):
        left = drawn(hide=wish, explode=1.0)
        assert len(shapes(left)) == 6
    assert len(shapes(drawn(hide="1, 2,3", explode=1.0))) == 4


@pytest.mark.parametrize("wrong", ["0", "8", "nobody", "-1", "²"])
def test_a_part_that_is_not_there_is_named(wrong: str) -> None:
    with pytest.raises(LatticeworkError, match=f"hide: '{wrong}' should be the name of a part"):
        drawn(hide=wrong)


def test_nothing_left_to_draw_is_said() -> None:
    with pytest.raises(LatticeworkError, match="nothing to draw"):
        drawn(hide="1,2,3,4,5,6,7")


def test_steps_of_the_assembly_put_in_part_after_part() -> None:
    seen = [len(shapes(drawn(step=step, explode=1.0))) for step in range(8)]
    assert seen == sorted(seen)
    assert seen[0] == 1, "what goes in first hovers"
    assert seen[7] == 7


@pytest.mark.parametrize("sample", [(SOMA, "cubic"), (PENTOMINOES, "square")])
def test_a_pdf_page_is_as_large_as_asked(sample: tuple[str, str]) -> None:
    contents = Contents(*solved(*sample))
    page = pdf(contents, size=960)
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", page)
    assert box
    assert max(map(float, box.groups())) == pytest.approx(720)
    assert page.endswith(b"%%EOF\n")


def test_names_do_no_harm_in_a_pdf() -> None:
    from dataclasses import replace

    puzzle = replace(PUZZLE, name="(\x1b[31m) <&> \\ ) 漢字 \x00", parts=tuple(
        replace(part, name="((\\)" + part.name) for part in PUZZLE.parts))
    for solution in (SOLUTION, None):
        assert pdf(Contents(puzzle, solution)).startswith(b"%PDF")


def pale(sheet: Sheet) -> set[int]:
    """Return the shapes that are drawn in pale colours."""
    return {polygon.shape for polygon in sheet.polygons if polygon.edge}


def test_what_goes_in_next_is_pale_and_so_are_parts_that_are_to_be_faint() -> None:
    assert [len(pale(drawn(step=step))) for step in (2, 5, 7)] == [1, 1, 0]
    assert len(shapes(drawn(step=2))) == 3
    assert pale(drawn(faint="2, 4")) == {1, 3}
    with pytest.raises(LatticeworkError, match="faint: 'Q' should be the name of a part"):
        drawn(faint="Q")


def test_all_steps_have_one_size_and_those_of_flat_puzzles_lie_on_the_target() -> None:
    assert len({tuple(drawn(step=step).size) for step in range(8)}) == 1
    puzzle, solution = solved("AAB\nCBB", "square")
    steps = [PictureSettings(step=step).sheet(puzzle, solution) for step in range(4)]
    assert len({tuple(sheet.size) for sheet in steps}) == 1
    assert [sheet.polygons[0].fill for sheet in steps] == [TARGET_COLOR] * 4


def test_a_window_cuts_off_what_is_out_of_sight() -> None:
    whole = view_sheet(PUZZLE, SOLUTION, View())
    assert tuple(view_sheet(PUZZLE, SOLUTION, View(window=((-50, -50), (50, 50)))).size) == tuple(whole.size)
    part = view_sheet(PUZZLE, SOLUTION, View(window=((0.5, 0.5), (2.5, 1.5))))
    assert part.size == pytest.approx([2, 1])


@pytest.mark.parametrize("lattice", ["cubic", "tetrahedron-octant"])
@pytest.mark.parametrize("cells", [1, 40])
def test_lines_and_letters_fit_pictures_of_few_and_of_many_cells(lattice: str, cells: int) -> None:
    here, found = builtin(lattice), [(0, 0, 0, 0)]
    for cell in found:
        found += [near for near in here.neighbours(cell) if near not in found][: max(0, cells - len(found))]
    puzzle = Puzzle(here, parts=tuple(Part(f"{n}", tuple(sorted(found))) for n in range(cells)))
    sheet = PictureSettings().sheet(puzzle, None)
    side = max(sheet.size)
    assert sheet.edge <= 0.01 * side
    assert 0.012 * side <= sheet.letters <= 0.04 * side
