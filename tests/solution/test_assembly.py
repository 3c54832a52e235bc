import time

import numpy as np
import pytest

from latticework.lattice.model import as_array
from latticework.solution.assembly import assembly, order
from samples import PENTOMINOES, RINGS, SOMA, solved


def slides_in(puzzle, solution, number, present, way):
    """Whether a part can come from far along a direction past those that are there; slow and obvious."""
    lattice = puzzle.lattice
    taken = {tuple(np.round(p, 3)) for other in present
             for p in lattice.positions(as_array(solution[other].cells)).tolist()}
    mine = lattice.positions(as_array(solution[number].cells))
    return not any(tuple(np.round(p, 3)) in taken for k in range(1, 20) for p in (mine + k * way).tolist())


class TestOrder:
    def test_every_step_is_a_straight_slide(self):
        puzzle, solution = solved(SOMA, "cubic")
        found = assembly(puzzle, solution)
        assert sorted(found.order) == list(range(7))
        assert found.together == 0
        for step, number in enumerate(found.order):
            assert slides_in(puzzle, solution, number, found.order[:step], found.ways[step])

    def test_from_above_where_that_works_the_lowest_first(self):
        puzzle, solution = solved("A\n\nB\n\nC", "cubic")
        found = assembly(puzzle, solution)
        assert [puzzle.parts[solution[i].part].name for i in found.order] == ["A", "B", "C"]
        assert found.ways.tolist() == [[0, 0, 1]] * 3

    def test_rings_that_hold_one_another_come_first_and_together(self):
        puzzle, solution = solved(RINGS, "cubic")
        names = [part.name for part in puzzle.parts]
        placements, together = order(puzzle, solution)
        assert together == 2
        assert names[solution[placements[2]].part] == "C"
        assert np.abs(assembly(puzzle, solution).ways[:2]).sum() == 0

    def test_all_held(self):
        puzzle, solution = solved(RINGS.replace("C", "."), "cubic")
        assert sorted(order(puzzle, solution)[0]) == [0, 1]
        assert order(puzzle, solution)[1] == 2

    def test_flat_puzzles_are_filled_in_reading_order(self):
        puzzle, solution = solved(PENTOMINOES, "square")
        placements, together = order(puzzle, solution)
        assert "".join(puzzle.parts[solution[i].part].name for i in placements) == "FLYIPZTXVWUN"
        assert together == 0

    @pytest.mark.parametrize("lattice", ["square", "cubic"])
    def test_nothing_to_assemble(self, lattice):
        puzzle, _ = solved("A", lattice)
        assert order(puzzle, ()) == ([], 0)

    def test_eighty_cells_are_fast(self):
        layers = [["ABCDE", "FGHIJ", "KLMNO", "PQRST"], ["UUUUU", "VVVVV", "WWWWW", "XXXXX"]] * 2
        picture = "\n\n".join("\n".join(row.lower() if z > 1 else row for row in layer)
                              for z, layer in enumerate(layers))
        puzzle, solution = solved(picture, "cubic")
        assert sum(len(placement.cells) for placement in solution) == 80
        order(puzzle, solution)
        best = min(_seconds(puzzle, solution) for _ in range(5))
        assert best < 0.1  # measured 0.004; the margin is for a busy machine


def _seconds(puzzle, solution):
    start = time.perf_counter()
    order(puzzle, solution)
    return time.perf_counter() - start
