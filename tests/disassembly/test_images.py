"""Symmetric images of a solution come apart at one level, although several ways may be shortest."""

from pathlib import Path

from latticework.disassembly import APART, STATUSES, Disassembler
from latticework.lattice import symmetries
from latticework.puzzle import load
from latticework.puzzle.library import find
from latticework.solution import Placement, Solution, placements_of
from shapes import solve


def test_have_one_level() -> None:
    puzzle = load(find(Path("loves-dozen")))
    solved = solve(puzzle)
    disassembler = Disassembler(puzzle)
    verdicts = disassembler.judge(solved.prepared.reduction, solved.kept.rows)
    cells, ways = puzzle.target.cells, symmetries(puzzle.lattice, puzzle.target.cells)
    number = {cell: i for i, cell in enumerate(cells)}
    apart = [i for i, status in enumerate(verdicts.status) if STATUSES[status] == APART and "." in verdicts.level(i)]
    assert len(apart) > 50
    for i in apart[::4]:
        solution: Solution = placements_of(solved.kept.rows[i], solved.prepared.reduction)
        images = [tuple(Placement(each.part, tuple(sorted(cells[permutation[number[cell]]] for cell in each.cells)))
                        for each in solution) for motion, permutation in ways if not motion.mirrors]
        assert {disassembler.take_apart(image).level for image in images} == {verdicts.level(i)}
