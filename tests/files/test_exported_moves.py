"""Films, booklets, pages and pictures go through the moves by which a solution really comes apart."""

from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from latticework.apart.courses import find_course
from latticework.cli.main import run
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.booklet import move_text
from latticework.files.pictures.settings import PictureSettings
from latticework.files.pictures.web_page import viewer_data
from latticework.picture import animation_frames
from latticework.picture.animation_frames import Moment
from latticework.picture.painter_order import polygons
from latticework.picture.scenes import viewpoint
from latticework.picture.solution_drawing import Shown
from latticework.picture.view_sheet import View, step_sheets
from latticework.puzzle import save
from quick_suite import in_part
from samples import LATCH, RINGS, SOMA, solved

PUZZLE, SOLUTION = solved(LATCH, "cubic")


def shown() -> Shown:
    return Shown(PUZZLE, SOLUTION, assembly=find_course(PUZZLE, SOLUTION).assembly)


def film(kind: str, count: int, **still: object) -> list[Moment]:
    moving = getattr(animation_frames, kind)(PUZZLE, shown(), View(**still))
    return [moving(number / count) for number in range(count + 1)]


def cube(moment: Moment) -> list[float] | None:
    """Return how far the cube is from its place."""
    drawing = moment[0]
    return next((offset.round(6).tolist() for shape, offset in zip(drawing.shapes, drawing.offsets, strict=True)
                 if shape.index == 1), None)


def test_a_film_lifts_the_cube_and_then_slides_it_out() -> None:
    places = [cube(moment) for moment in film("disassembly", 70)]
    assert places[0] == [0, 0, 0]
    lifted = places.index([0, 0, 1])
    assert all(x == y == 0 and 0 <= z <= 1 for x, y, z in places[:lifted])
    assert all(z == 1 and y == 0 for _, y, z in places[lifted:])
    along = [x for x, _, _ in places[lifted:]]
    assert along == sorted(along)
    assert along[-1] > 3


def test_a_film_of_putting_together_is_that_of_taking_apart_backwards() -> None:
    apart, together = film("disassembly", 70), film("assembly", 70)
    assert all(cube(apart[100 - i]) == pytest.approx(cube(together[i])) for i in range(31, 70))
    assert cube(together[0]) == [0, 0, 0]


def test_a_film_may_begin_in_the_middle() -> None:
    assert cube(film("disassembly", 10, step=1)[0]) == [0, 0, 1]
    assert cube(film("assembly", 10, step=1)[-1]) == [0, 0, 1]


def test_in_a_film_of_straight_slides_the_last_part_stays() -> None:
    puzzle, solution = solved(SOMA, "cubic")
    known = Shown(puzzle, solution, assembly=find_course(puzzle, solution).assembly)
    assert len(animation_frames.disassembly(puzzle, known, View())(1.0)[0].shapes) == 2
    assert len(animation_frames.disassembly(puzzle, known, View())(0.0)[0].shapes) == 7


def test_a_booklet_shows_each_move_with_an_arrow() -> None:
    order = find_course(PUZZLE, SOLUTION).assembly
    sheets = list(step_sheets(PUZZLE, SOLUTION, order))
    assert len(sheets) == 2
    assert len({tuple(sheet.size) for sheet in sheets}) == 1
    assert [move_text(PUZZLE, SOLUTION, order, step) for step in range(2)] == ["in: B", "slide: B"]
    for step, sheet in enumerate(sheets):
        bare = shown().drawing(0.0, step, set(), set())
        assert len({polygon.shape for polygon in sheet.polygons}) == len(bare.shapes) == 2
        assert len(sheet.polygons) > len(polygons(bare.shapes, bare.offsets, *viewpoint(PUZZLE.lattice))) + 5


def test_parts_that_move_together_are_named_together() -> None:
    puzzle, solution = solved(RINGS, "cubic")
    order = find_course(puzzle, solution).assembly
    assert move_text(puzzle, solution, order, 0) in {"A and B", "B and A"}


def test_a_picture_stops_in_the_middle_of_the_moves() -> None:
    drawing = PictureSettings(step=1).drawing(PUZZLE, SOLUTION)
    assert drawing.offsets.tolist() == [[0, 0, 0], [0, 0, 1]]
    assert PictureSettings().drawing(PUZZLE, SOLUTION).offsets.tolist() == [[0, 0, 0], [0, 0, 0]]


def test_a_page_holds_the_moves_and_what_is_said_of_them() -> None:
    one, = viewer_data(PUZZLE, [SOLUTION])["solutions"]
    unit = viewer_data(PUZZLE, [])["unit"]
    assert (one["moves"], one["enters"], one["hands"]) == ([[1], [1]], [1, 0], [[0, 1], [0, 1]])
    assert one["ways"][1] == [[0, 0, unit]]
    assert one["said"].startswith("Level 2, 2 moves")
    puzzle, solution = solved(SOMA, "cubic")
    straight, = viewer_data(puzzle, [solution])["solutions"]
    assert (straight["hands"], straight["said"]) == ([], "Taken apart by straight moves")


@pytest.mark.parametrize("kind", in_part(["assembly", "disassembly"], 2))
def test_the_terminal_writes_the_film(kind: str, tmp_path: Path) -> None:
    puzzle = tmp_path / "latch.toml"
    save(PUZZLE, puzzle)
    run(["solve", str(puzzle), "--search", str(tmp_path / "latch.search"), "--quiet"])
    made = tmp_path / "film.gif"
    run(["render", str(tmp_path / "latch.search"), "-o", str(made), "--animation", kind, "--frame-size", "64",
         "--seconds", "2", "--frame-rate", "5", "--hide", "A"])
    with Image.open(made) as film:
        frames = {frame.convert("RGB").tobytes() for frame in ImageSequence.Iterator(film)}
    assert len(frames) > 4


def test_contents_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A solution that several formats want is taken apart once."""
    begun = []
    from latticework.apart import disassembler

    whole = disassembler.Disassembler.take_apart
    monkeypatch.setattr(disassembler.Disassembler, "take_apart",
                        lambda self, solution: begun.append(solution) or whole(self, solution))
    moved = tuple(type(one)(one.part, tuple((x + 7, *rest) for x, *rest in one.cells)) for one in SOLUTION)
    for settings in (PictureSettings(step=1), PictureSettings(step=0)):
        settings.sheet(*Contents(PUZZLE, moved).solved())
    viewer_data(PUZZLE, [moved])
    assert len(begun) == 1
