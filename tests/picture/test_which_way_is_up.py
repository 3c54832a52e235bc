"""A puzzle that says which way is up stands so in every picture, in text and in its order of assembly."""

from dataclasses import replace

import numpy as np
import pytest

from latticework import paths
from latticework.apart.straight_slides import straight_slides as assembly
from latticework.lattice import builtin
from latticework.lattice.layers import layer_of
from latticework.picture.scenes import bounds, part_shape, scene, target_scene
from latticework.picture.sheet import layers, sheet
from latticework.puzzle import Part, Puzzle, load
from latticework.solution import Placement, Solution, as_text
from samples import solved

PYRAMID = load(paths.library() / "packed-spheres" / "lonpos-pyramid.toml")
BRICK = "AAAA\nAAAA\n\nBBBB\nCCCC\n\nBBBB\nCCCC"


def rows() -> tuple[Puzzle, Solution]:
    """The square pyramid in rows that lie on its base or across the rows below."""
    rows: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    for x, y, z, kind in PYRAMID.target.cells:
        rows.setdefault((y, z), []).append((x, y, z, kind))
    parts = tuple(Part(f"{y} {z}", tuple(cells)) for (y, z), cells in sorted(rows.items()))
    return replace(PYRAMID, parts=parts), tuple(Placement(i, part.cells) for i, part in enumerate(parts))


def test_the_pyramid_is_printed_in_layers_of_25_16_9_4_and_1():
    puzzle, solution = rows()
    drawn = layers(puzzle.standing.lattice, solution, ["#000000"] * len(solution))
    assert [sum(len(polygon.points) > 2 for polygon in cells) for cells in drawn] == [25, 16, 9, 4, 1]
    assert [text for _, text in sheet(puzzle, solution).captions] == [f"layer {n}" for n in range(1, 6)]


def test_the_pyramid_is_written_layer_by_layer():
    blocks = as_text(*rows()).split("\n\n")
    assert [sum(letter.isalnum() for letter in block) for block in blocks] == [25, 16, 9, 4, 1]
    widths = [[len(line.strip(".")) for line in block.split()] for block in blocks]
    assert widths == [[5] * 5, [0] * 1 + [4] * 4, [0] * 2 + [3] * 3, [0] * 3 + [2] * 2, [0] * 4 + [1]]


@pytest.mark.parametrize("shapes", [target_scene(PYRAMID), scene(*rows())])
def test_the_pyramid_is_seen_standing_on_its_base(shapes):
    low, high = bounds(shapes, np.zeros((len(shapes), 3)))
    assert high - low == pytest.approx([5, 5, 1 + 4 / np.sqrt(2)], abs=0.1)
    balls = np.concatenate([shape.rounded.balls for shape in shapes])
    assert (balls[:, 2] < balls[:, 2].min() + 0.1).sum() == 25


def test_parts_lie_as_they_do_in_the_target():
    flat = part_shape(PYRAMID, next(i for i, part in enumerate(PYRAMID.parts) if part.name == "O4"))
    assert flat is not None
    assert np.ptp(flat.rounded.balls[:, 2]) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("up", [(0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0)])
def test_what_goes_in_last_comes_from_above(up):
    puzzle, solution = solved(BRICK, "cubic")
    order = assembly(replace(puzzle, up=up), solution)
    assert order.directions[-1].tolist() == [0, 0, 1]
    highest = {(0, 0, 1): "BC", (0, 0, -1): "A", (0, 1, 0): "AB", (0, -1, 0): "AC"}[up]
    assert puzzle.parts[solution[order.moves[-1][0]].part].name in highest


def test_a_lattice_may_say_which_way_is_up_and_a_puzzle_knows_better():
    lattice = builtin("tetrahedron-octahedron")
    usual, other = Puzzle(lattice), Puzzle(lattice, up=(0, 0, 1))
    assert (lattice.up @ usual.standing.lattice.vectors)[:2] == pytest.approx([0, 0], abs=1e-6)
    assert ((0, 0, 1) @ other.standing.lattice.vectors)[:2] == pytest.approx([0, 0], abs=1e-6)


@pytest.mark.parametrize(("name", "sizes"), [
    ("packed-spheres/square-pyramid-14", [9, 4, 1]), ("packed-spheres/pyramid-20", [10, 6, 3, 1]),
    ("tetrahedron-octahedron/tetrahedron-of-three", [10, 4, 1]), ("tetrahedron-octahedron/octahedron-of-two", [7, 7]),
    ("rhombic-dodecahedron/sixteen-dodecahedra", [7, 6, 3]),
    ("truncated-octahedron/pairs-and-threes-iii", [7, 8, 7])])
def test_solids_of_the_library_stand_on_their_widest_layer_or_in_few(name, sizes):
    puzzle = load(paths.library() / f"{name}.toml")
    numbers = [layer_of(puzzle.standing.lattice, cell) for cell in puzzle.target.cells]
    assert [numbers.count(layer) for layer in sorted(set(numbers))] == sizes
