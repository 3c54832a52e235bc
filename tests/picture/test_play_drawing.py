"""The drawing of a game by hand: the part in the hand keeps its keys, also where it clashes."""

from dataclasses import replace

import numpy as np
import pytest

from latticework import paths
from latticework.cover import reduce
from latticework.picture.play_drawing import GLOW, GameDrawing
from latticework.play.table import Table
from latticework.puzzle.read import load
from latticework.solution import Placement


def first_in_hand(name: str) -> tuple[GameDrawing, Placement]:
    """Return a puzzle's drawing, and its first part with marks as it comes into the hand."""
    table = Table(reduce(load(paths.library() / f"{name}.toml")))
    part = next(number for number, part in enumerate(table.puzzle.parts) if part.marks or part.cell_colors)
    return GameDrawing(table.puzzle), table.in_hand(table.taken(part, ()))


@pytest.mark.parametrize(
    "name", ["ring/six-rings", "square/jigsaw-4x4", "square/macmahon-4x6", "square/broken-chessboard"])
def test_a_part_that_clashes_keeps_its_keys_and_colours(name):
    drawing, hand = first_in_hand(name)
    fitting = drawing.drawing((), hand).shapes[0]
    clashing, = drawing.drawing((), hand, hand.cells).over
    assert clashing.color == GLOW
    assert (clashing.pegs, len(clashing.paint)) == (fitting.pegs, len(fitting.paint))
    assert len(clashing.faces) == len(fitting.faces)
    assert np.allclose(clashing.extent, fitting.extent)


def test_each_cell_has_its_own_keys_where_only_some_clash():
    drawing, hand = first_in_hand("ring/six-rings")
    whole, = drawing.drawing((), hand, hand.cells).over
    half = drawing.drawing((), hand, hand.cells[:1])
    assert whole.pegs
    assert half.over[0].pegs + sum(shape.pegs for shape in half.ghost) == whole.pegs


def test_a_part_keeps_its_colour_whether_others_are_laid_or_not():
    soma = load(paths.library() / "cubic" / "soma.toml")
    puzzle = replace(soma, parts=tuple(replace(part, color="") for part in soma.parts))
    table = Table(reduce(puzzle))
    hand = table.in_hand(table.taken(2, ()))
    assert GameDrawing(puzzle).drawing((), hand).shapes[0].color == puzzle.color(2)
    laid = table.placements((table.reduction.first_of[2],))
    assert GameDrawing(puzzle).drawing(laid).shapes[0].color == puzzle.color(2)
