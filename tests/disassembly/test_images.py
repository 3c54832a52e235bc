"""Symmetric images of a solution come apart at one level, that of BurrTools, where several ways are shortest."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from latticework.apart import APART, STATUSES, Disassembler
from latticework.apart.symmetric_images import Images
from latticework.lattice import symmetries
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.puzzle.library import find
from latticework.solution import Placement, Solution, placements_of
from shapes import box, cubic, flat, solve


@pytest.mark.slow
def test_have_one_level() -> None:
    puzzle = load(find(Path("loves-dozen")))
    solved = solve(puzzle)
    disassembler = Disassembler(puzzle)
    verdicts = disassembler.judge(solved.prepared.reduction, solved.kept.rows)
    cells, ways = puzzle.target.cells, symmetries(puzzle.lattice, puzzle.target.cells)
    number = {cell: i for i, cell in enumerate(cells)}
    apart = [i for i, status in enumerate(verdicts.status) if STATUSES[status] == APART and "." in verdicts.level(i)]
    assert len(apart) > 50
    for i in apart[::8]:
        solution: Solution = placements_of(solved.kept.rows[i], solved.prepared.reduction)
        images = [tuple(Placement(each.part, tuple(sorted(cells[permutation[number[cell]]] for cell in each.cells)))
                        for each in solution) for motion, permutation in ways if not motion.mirrors]
        assert {disassembler.take_apart(image).level for image in images} == {verdicts.level(i)}


def test_pieces_are_tried_in_the_order_of_the_parts() -> None:
    puzzle = replace(flat(box(3, 3), ""), parts=(Part("middle", ((0, 0, 0),)), Part(
        "askew", ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0)))))
    askew, middle = Placement(1, ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0))), Placement(0, ((1, 1, 0),))
    rows, _ = Images(puzzle).best([askew, middle], np.array([[0, 1]]))
    assert rows.tolist() == [[1, 0]]  # although the other one decides which image is taken


TWIST = ((0, 0, 0, 0), (0, 1, 0, 0), (1, 1, 0, 0), (0, 0, 1, 0))
IN_A_MIRROR = tuple((-1 - x, y, z, kind) for x, y, z, kind in TWIST)


@pytest.mark.parametrize(("color", "images"), [("", 2), ("#ff0000", 1)])
def test_images_in_a_mirror_need_parts_in_a_mirror(color: str, images: int) -> None:
    target = tuple(sorted((*TWIST, *IN_A_MIRROR)))
    puzzle = Puzzle(cubic(), motions="turn", target=Target(target), parts=(Part("one"), Part("other")))
    puzzle = puzzle.with_part(0, cells=TWIST).with_part(1, cells=IN_A_MIRROR)
    if color:
        puzzle = puzzle.with_target(cell_colors=tuple((cell, color) for cell in target))
        puzzle = puzzle.with_part(0, cell_colors=tuple((cell, color) for cell in TWIST))
    assert len(Images(puzzle).orders) == images
    assert len(Images(puzzle.with_part(1, cells=TWIST)).orders) == 1
