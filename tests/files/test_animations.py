"""Animations: as many frames as asked for, of one size, in steady colours, without end."""

import io
import threading
from pathlib import Path
from typing import Any

import imageio.v3 as iio
import numpy as np
import pytest
from PIL import Image

from latticework.apart.courses import find_course
from latticework.cancel import CancelledError, cancellable
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents, NeedsSolutionError
from latticework.files.pictures import animations
from latticework.files.pictures.settings import KINDS
from latticework.picture import animation_frames
from latticework.picture.sheet import Sheet
from latticework.picture.solution_drawing import Shown
from latticework.picture.view_sheet import View
from quick_suite import in_part
from samples import CAGED, LATCH, PENTOMINOES, RINGS, SOMA, solved

SAMPLES = {"solid": solved(SOMA, "cubic"), "flat": solved(PENTOMINOES, "square"), "held": solved(RINGS, "cubic"),
           "latch": solved(LATCH, "cubic"), "caged": solved(CAGED, "cubic")}
SMALL = {"frame_size": 64, "seconds": 1.0, "frame_rate": 10}


def written(ending: str, contents: Contents, **settings: object) -> bytes:
    path = Path(f"a{ending}")
    return formats.to_write(path).encode(contents, path, **settings)[path]


def opened(ending: str, sample: str = "solid", **settings: object) -> Any:
    return Image.open(io.BytesIO(written(ending, Contents(*SAMPLES[sample]), **SMALL | settings)))


def frames(picture: Any) -> list[np.ndarray]:
    found = []
    for number in range(picture.n_frames):
        picture.seek(number)
        found.append(np.asarray(picture.convert("RGBA")))
    return found


def sheets(kind: str, sample: str, count: int = 16, **still: object) -> list[Sheet]:
    puzzle, solution = SAMPLES[sample]
    maker = getattr(animation_frames, kind)
    shown = Shown(puzzle, solution, assembly=find_course(puzzle, solution).assembly)
    return list(animation_frames.sheets(puzzle, maker(puzzle, shown, View(**still)), count, [], shown.glass))


def shapes(sheet: Sheet) -> int:
    return len({polygon.shape for polygon in sheet.polygons})


@pytest.mark.parametrize("kind", in_part(KINDS, 3))
@pytest.mark.parametrize("sample", in_part(SAMPLES, 2))
def test_everything_stays_on_sheets_of_one_size(kind: str, sample: str) -> None:
    made = sheets(kind, sample)
    assert len({tuple(sheet.size) for sheet in made}) == 1
    for sheet in made:
        assert sheet.polygons
        for polygon in sheet.polygons:
            assert (polygon.points >= 0).all()
            assert (polygon.points <= sheet.size).all()


def test_an_assembly_begins_whole_and_adds_part_after_part() -> None:
    seen = [shapes(sheet) for sheet in sheets("assembly", "flat", 60)]
    begin = seen.index(1)
    assert set(seen[:begin]) == {12}
    assert seen[begin:] == sorted(seen[begin:])
    assert set(seen[begin:]) == set(range(1, 13))
    assert max(shapes(sheet) for sheet in sheets("assembly", "flat", 60, step=4)) == 4


def test_parts_that_hold_one_another_come_together() -> None:
    assert {shapes(sheet) for sheet in sheets("assembly", "held", 30)} == {2, 3}


def moments(kind: str, sample: str, count: int, **still: object) -> list[animation_frames.Moment]:
    puzzle, solution = SAMPLES[sample]
    shown = Shown(puzzle, solution, assembly=find_course(puzzle, solution).assembly)
    moving = getattr(animation_frames, kind)(puzzle, shown, View(**still))
    return [moving(number / count) for number in range(count)]


@pytest.mark.parametrize("kind", ["assembly", "disassembly"])
def test_arrows_go_ahead_of_what_moves(kind: str) -> None:
    with_arrows = [drawing for drawing, *_ in moments(kind, "latch", 40) if drawing.over]
    assert len(with_arrows) > (15 if kind == "disassembly" else 8), "not near the goal"
    for drawing in with_arrows:
        inner = drawing.shapes[1].packed.corners.reshape(-1, 3) + drawing.offsets[1]
        arrow = drawing.over[0].packed.corners.reshape(-1, 3)
        ahead = arrow.mean(axis=0) - inner.mean(axis=0)
        assert np.abs(ahead).max() > 0.5, "beside what moves, where it goes"
    assert not any(drawing.over for drawing, *_ in moments(kind, "latch", 40, arrows=False))
    assert not any(drawing.over for drawing, *_ in moments(kind, "latch", 40, turn=-35.0, tilt=-30.0)[:1]
                   if kind == "assembly"), "nothing goes on from the whole"


@pytest.mark.parametrize("kind", ["assembly", "disassembly"])
def test_a_cage_lets_one_see_what_is_inside(kind: str) -> None:
    for sheet in sheets(kind, "caged", 12, arrows=False):
        colored = [polygon for polygon in sheet.polygons if len(polygon.points) > 2]
        cage = [place for place, polygon in enumerate(colored) if polygon.shape == 0]
        inner = [place for place, polygon in enumerate(colored) if polygon.shape == 1]
        assert not cage or not inner or max(cage) < min(inner)


def test_only_what_encloses_is_glass() -> None:
    glass = {name: Shown(*sample).glass for name, sample in SAMPLES.items()}
    assert glass == {"solid": set(), "flat": set(), "held": set(), "latch": {0}, "caged": {0}}


def test_an_explosion_comes_back_the_way_it_went() -> None:
    there = sheets("explosion", "solid", 8)
    for one, other in ((1, 7), (2, 6), (3, 5)):
        assert len(there[one].polygons) == len(there[other].polygons)
    assert np.ptp([polygon.points.max() for polygon in there[4].polygons]) > np.ptp(
        [polygon.points.max() for polygon in there[0].polygons])


@pytest.mark.parametrize("kind", in_part(KINDS, 4))
@pytest.mark.parametrize("ending", [".gif", ".webp"])
def test_pictures_take_as_long_as_asked_and_go_on_without_end(ending: str, kind: str) -> None:
    picture = opened(ending, animation=kind)
    assert picture.info["loop"] == 0
    assert max(picture.size) == 64
    lasting = 0
    for number in range(picture.n_frames):
        picture.seek(number)
        picture.load()
        lasting += picture.info["duration"]
    assert lasting == 1000


def own_palettes(data: bytes) -> list[bool]:
    """Return for each frame of a GIF whether it brings its own palette, by the blocks of the file."""
    at, found = 13 + 3 * 2 ** ((data[10] & 7) + 1), []
    while data[at] != 0x3B:
        if data[at] == 0x2C:
            found.append(bool(data[at + 9] & 0x80))
            at += 11 + found[-1] * 3 * 2 ** ((data[at + 9] & 7) + 1)
        else:
            at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    return found


@pytest.mark.parametrize("clear", [False, True])
def test_a_gif_has_one_palette(clear: bool) -> None:
    data = written(".gif", Contents(*SAMPLES["solid"]), **SMALL, transparent=clear)
    assert own_palettes(data) == [False] * 10


def test_each_part_has_its_colour_in_all_frames_of_a_gif() -> None:
    picture = opened(".gif", "flat", frame_size=160)
    colors = [{tuple(color) for color in frame.reshape(-1, 4).tolist()} for frame in frames(picture)]
    assert len(set.intersection(*colors)) >= 13, "twelve parts and the ground"


@pytest.mark.parametrize("ending", [".gif", ".webp"])
def test_the_ground_is_transparent_where_asked(ending: str) -> None:
    for clear in (True, False):
        for frame in frames(opened(ending, transparent=clear, animation="explosion")):
            assert frame[0, 0, 3] == 255 * (not clear)
            assert frame[..., 3].max() == 255


def test_a_film_has_even_sides() -> None:
    data = written(".mp4", Contents(*SAMPLES["flat"]), **SMALL | {"frame_size": 63})
    film = iio.imread(data, plugin="pyav", extension=".mp4")
    assert film.shape[0] == 10
    assert max(film.shape[1:3]) == 64
    assert not any(side % 2 for side in film.shape[1:3])
    assert iio.immeta(data, plugin="pyav", extension=".mp4")["fps"] == 10
    assert np.ptp(film[0]) > 100


@pytest.mark.parametrize("kind", in_part(["explosion", "assembly"], 2))
def test_parts_move_only_in_a_solution(kind: str) -> None:
    with pytest.raises(NeedsSolutionError):
        written(".gif", Contents(SAMPLES["solid"][0]), animation=kind, **SMALL)
    assert written(".gif", Contents(SAMPLES["solid"][0]), **SMALL)


@pytest.mark.parametrize("kind", ["assembly", "disassembly"])
def test_no_film_stands_still_because_all_parts_hold_one_another(kind: str) -> None:
    puzzle, solution = SAMPLES["held"]
    links = tuple(placement for placement in solution if puzzle.parts[placement.part].name != "C")
    with pytest.raises(LatticeworkError, match="no straight slide moves any part of this solution"):
        written(".gif", Contents(puzzle, links), **SMALL, animation=kind)
    assert written(".gif", Contents(puzzle, links), **SMALL, animation="turntable")


def test_nothing_left_to_draw_is_said() -> None:
    with pytest.raises(LatticeworkError, match="nothing to draw"):
        written(".gif", Contents(*SAMPLES["held"]), hide="1,2,3", **SMALL)


def test_a_gif_too_large_for_memory_is_refused() -> None:
    with pytest.raises(LatticeworkError, match="at most 342 frames of 1,080 pixels, and 60 seconds take 1,800"):
        written(".gif", Contents(*SAMPLES["solid"]), frame_size=1080, seconds=60.0, frame_rate=30)


@pytest.mark.parametrize("ending", [".gif", ".webp", ".mp4"])
def test_it_can_be_stopped(ending: str) -> None:
    stop = threading.Event()
    stop.set()
    with cancellable(stop), pytest.raises(CancelledError):
        written(ending, Contents(*SAMPLES["solid"]))


def test_a_part_leaves_the_picture_only_when_it_is_out() -> None:
    """The moment before a move of taking apart ends, the part that moves is clear of all that stays."""
    puzzle, solution = SAMPLES["solid"]
    shown = Shown(puzzle, solution, assembly=find_course(puzzle, solution).assembly)
    moves = len(shown.assembly.moves)
    maker = animation_frames.disassembly(puzzle, shown, View(arrows=False))
    for move in range(1, moves):
        share = (moves + animation_frames._REST - move - 1e-9) / (moves - 1 + animation_frames._REST)
        drawing, *_ = maker(share)
        way, (number,) = shown.assembly.directions[move], shown.assembly.moves[move]
        ends = {place: (shape.packed.corners.reshape(-1, 3) + offset) @ way / np.linalg.norm(way)
                for place, (shape, offset) in enumerate(zip(drawing.shapes, drawing.offsets, strict=True))}
        moving = next(place for place, shape in enumerate(drawing.shapes) if shape.index == number)
        assert ends[moving].min() > max(ends[place].max() for place in ends if place != moving) - 1e-6


def test_without_the_libraries_of_films_other_animations_are_named(monkeypatch):
    monkeypatch.setattr(animations, "find_spec", lambda _: None)
    with pytest.raises(LatticeworkError, match=r"\.webp or \.gif"):
        written(".mp4", Contents(*SAMPLES["solid"]), **SMALL)
