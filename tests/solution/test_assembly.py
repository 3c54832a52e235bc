from dataclasses import replace

import numpy as np
import pytest

from latticework.apart.straight_slides import straight_slides as assembly
from latticework.lattice.lattice import as_array
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
        assert sorted(found.moves) == [[i] for i in range(7)]
        order = [number for number, in found.moves]
        for step, number in enumerate(order):
            assert slides_in(puzzle, solution, number, order[:step], found.directions[step])

    def test_from_above_where_that_works_the_lowest_first(self):
        puzzle, solution = solved("A\n\nB\n\nC", "cubic")
        found = assembly(puzzle, solution)
        assert [puzzle.parts[solution[i].part].name for i, in found.moves] == ["A", "B", "C"]
        assert found.directions.tolist() == [[0, 0, 1]] * 3

    def test_rings_that_hold_one_another_come_first_and_together(self):
        puzzle, solution = solved(RINGS, "cubic")
        names = [part.name for part in puzzle.parts]
        found = assembly(puzzle, solution)
        assert [sorted(names[solution[i].part] for i in move) for move in found.moves][1:] == [["C"]]
        assert len(found.moves[0]) == 2
        assert np.abs(found.directions).sum(axis=1).tolist() == [0, 1]

    def test_all_blocked(self):
        puzzle, solution = solved(RINGS.replace("C", "."), "cubic")
        assert [sorted(move) for move in assembly(puzzle, solution).moves] == [[0, 1]]

    def test_parts_of_a_group_move_as_one(self):
        puzzle, solution = solved(RINGS, "cubic")
        parts = tuple(replace(part, group="g" if part.name != "C" else "") for part in puzzle.parts)
        found = assembly(replace(puzzle, parts=parts), solution)
        assert sorted(map(len, found.moves)) == [1, 2]
        assert np.abs(found.directions).sum(axis=1).tolist() == [1, 1]  # nothing is held any longer

    def test_flat_puzzles_are_filled_in_reading_order(self):
        puzzle, solution = solved(PENTOMINOES, "square")
        found = assembly(puzzle, solution)
        assert "".join(puzzle.parts[solution[i].part].name for i, in found.moves) == "FLYIPZTXVWUN"
        assert found.directions.tolist() == [[0, 0, 1]] * 12

    @pytest.mark.parametrize("lattice", ["square", "cubic"])
    def test_nothing_to_assemble(self, lattice):
        puzzle, _ = solved("A", lattice)
        found = assembly(puzzle, ())
        assert (found.moves, found.directions.shape) == ([], (0, 3))

    def test_eighty_cells(self):
        layers = [["ABCDE", "FGHIJ", "KLMNO", "PQRST"], ["UUUUU", "VVVVV", "WWWWW", "XXXXX"]] * 2
        picture = "\n\n".join("\n".join(row.lower() if z > 1 else row for row in layer)
                              for z, layer in enumerate(layers))
        puzzle, solution = solved(picture, "cubic")
        assert sum(len(placement.cells) for placement in solution) == 80
        assert sum(map(len, assembly(puzzle, solution).moves)) == len(solution)
