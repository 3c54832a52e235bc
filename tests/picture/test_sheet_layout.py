"""Where things are on a sheet: panels side by side, captions below them, edges where parts end, level layers."""

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from latticework.files.pictures.images import svg
from latticework.lattice import builtin
from latticework.picture.sheet import MOST_LAYERS, Sheet, layers, sheet, short
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement
from samples import PENTOMINOES, RINGS, SOMA, solved
from shapes import made

STEPPED = """
format = 1
name = "steps"
title = "Balls in rows that go up like stairs"
vectors = [[0.968245836552, 0.0, 0.25], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
[[cells]]
name = "ball"
ball = [0.0, 0.0, 0.0]
"""


def boxes(drawn: Sheet, puzzle: Puzzle) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return the least and greatest corner of all that has the colour of each part."""
    found = []
    for number in range(len(puzzle.parts)):
        points = np.concatenate([face.points for face in drawn.polygons if face.fill == puzzle.color(number)])
        found.append((points.min(axis=0), points.max(axis=0)))
    return found


@pytest.mark.parametrize("parts", range(1, 13))
def test_parts_do_not_overlap_and_have_their_names_below_them(parts):
    puzzle, _ = solved(PENTOMINOES, "square")
    puzzle = replace(puzzle, parts=puzzle.parts[:parts])
    drawn = sheet(puzzle, None)
    places = boxes(drawn, puzzle)
    assert [text for _, text in drawn.captions] == [part.name for part in puzzle.parts]
    for i, (low, high) in enumerate(places):
        assert all((high <= below).any() or (above <= low).any() for below, above in places[:i])
        (x, y), _ = drawn.captions[i]
        assert x == pytest.approx((low[0] + high[0]) / 2)
        assert y > high[1]


@pytest.mark.parametrize(("picture", "lattice"), [(PENTOMINOES, "square"), (SOMA, "cubic"), (RINGS, "cubic")])
@pytest.mark.parametrize("with_solution", [False, True])
def test_all_is_on_the_sheet_and_edges_begin_at_corners(picture, lattice, with_solution):
    puzzle, solution = solved(picture, lattice)
    drawn = sheet(puzzle, solution if with_solution else None)
    points = np.concatenate([face.points for face in drawn.polygons])
    ends = np.concatenate([face.lines.reshape(-1, 2) for face in drawn.polygons])
    captions = np.array([place for place, _ in drawn.captions]).reshape(-1, 2)
    assert len(ends)
    for some in (points, ends, captions):
        assert (some >= 0).all()
        assert (some <= drawn.size).all()
    assert {*map(tuple, ends[::2].round(6).tolist())} <= {*map(tuple, points.round(6).tolist())}


@pytest.mark.parametrize(("picture", "lattice"), [(PENTOMINOES, "square"), (SOMA, "cubic")])
def test_no_face_covers_the_end_of_a_line_at_its_corner(picture, lattice):
    puzzle, solution = solved(picture, lattice)
    for seen in (None, solution):
        drawn = sheet(puzzle, seen)
        covered = {tuple(corner): i for i, face in enumerate(drawn.polygons)
                   for corner in face.points.round(6).tolist()}
        lined = {tuple(end): i for i, face in enumerate(drawn.polygons)
                 for end in face.lines.reshape(-1, 2).round(6).tolist()}
        assert all(lined[corner] >= covered[corner] for corner in covered if corner in lined)


def test_layers_have_edges_round_each_part_and_nowhere_else():
    puzzle, solution = solved(SOMA, "cubic")
    owner = {cell: i for i, placement in enumerate(solution) for cell in placement.cells}
    for z, drawn in enumerate(layers(puzzle.lattice, solution, ["#000000"] * 7)):
        expected = {(x + 0.5 + dx / 2, y + 0.5 + dy / 2) for x, y, height, _ in owner if height == z
                    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
                    if owner.get((x + dx, y + dy, z, 0)) != owner[x, y, z, 0]}
        lines = np.concatenate([face.lines for face in drawn])
        assert {*map(tuple, lines.mean(axis=1).tolist())} == expected


@pytest.mark.parametrize(("count", "shown"), [(2, 2), (MOST_LAYERS, MOST_LAYERS), (MOST_LAYERS + 1, 0)])
def test_as_many_layers_are_shown_as_there_is_room_for(count, shown):
    puzzle, solution = solved("\n\n".join(["AB"] * count), "cubic")
    assert len(layers(puzzle.lattice, solution, ["#000000"] * 2)) == shown


def test_what_is_not_level_is_not_shown_as_a_layer():
    lattice = made(STEPPED)
    level = ((0, 0, 0, 0), (0, 1, 0, 0)), ((0, 2, 0, 0), (0, 2, 1, 0))
    stairs = ((0, 0, 0, 0), (1, 0, 0, 0)), ((2, 0, 0, 0), (2, 0, 1, 0))
    for parts, shown in ((level, 2), (stairs, 0)):
        solution = tuple(Placement(i, cells) for i, cells in enumerate(parts))
        assert len(layers(lattice, solution, ["#000000"] * 2)) == shown


def test_copies_are_named_unless_there_is_one():
    square, cell = builtin("square"), ((0, 0, 0),)
    puzzle = Puzzle(square, parts=(Part("none", cell, 0, 0), Part("one", cell), Part("two", cell, 0, 2)))
    assert [text for _, text in sheet(puzzle, None).captions] == ["none (0)", "one", "two (2)"]


def test_long_names_keep_their_copies_and_stay_apart():
    square, cell = builtin("square"), ((0, 0, 0),)
    parts = tuple(Part("m" * 30, cell, 2, 2) for _ in range(6))
    drawn = sheet(Puzzle(square, target=Target(cell), parts=parts), None)
    texts = [text for _, text in drawn.captions]
    assert texts == ["m" * 11 + "… (2)"] * 6
    places = np.array([place for place, _ in drawn.captions])
    beside = [abs(a[0] - b[0]) for a in places for b in places if a[1] == b[1] and a[0] != b[0]]
    assert min(beside, default=np.inf) > 0.6 * drawn.letters * len(texts[0])


@pytest.mark.parametrize("picture", ["ABC", "A\nB\nC"])
def test_the_longer_side_of_a_drawing_is_as_asked(picture):
    root = ElementTree.fromstring(svg(*solved(picture, "square"), size=700))  # noqa: S314 - our own
    width, height = float(root.get("width")), float(root.get("height"))
    *_, x, y = map(float, root.get("viewBox").split())
    assert max(width, height) == 700
    assert width / height == pytest.approx(x / y, rel=0.01)


@pytest.mark.parametrize(("text", "shown"), [
    ("a" * 16, "a" * 16), ("a" * 17, "a" * 15 + "…"), ("é→\x00b\n", "é→b"), ("", "")])
def test_names_are_cut_to_what_there_is_room_for(text, shown):
    assert short(text) == shown
