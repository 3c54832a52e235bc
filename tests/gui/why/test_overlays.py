"""What is laid over the target, on every lattice: a colour for each cell, in the plane and in space."""

import pytest

from latticework.cover import reduce
from latticework.cover.arguments import Argument, CellClass
from latticework.gui.solve.why.findings import Choice, choose, find
from latticework.gui.solve.why.overlays import of_argument, of_counts, of_target, placed
from latticework.gui.widgets.theme import DARK
from latticework.lattice import Cell, Lattice, builtin, names
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle, Target
from quick_suite import in_part


def grown(lattice: Lattice, size: int) -> tuple[Cell, ...]:
    """Return cells that hang together."""
    cells = [(*[0] * lattice.rank, 0)]
    for cell in cells:
        cells += [near for near in lattice.neighbours(cell) if near not in cells][: max(0, size - len(cells))]
    return tuple(sorted(cells))


@pytest.mark.parametrize("name", in_part(names(), 4))
def test_every_cell_has_a_colour_and_every_placement_a_body(name: str) -> None:
    lattice = builtin(name)
    target = grown(lattice, 10)
    puzzle = Puzzle(lattice, target=Target(target), parts=(Part("A", grown(lattice, 2), 0, 5),
                                                           Part("B", grown(lattice, 3), 0, 3)))
    findings = find(puzzle)
    cell = findings.fits.reduction.cells(0)[0]
    chosen = choose(findings, Choice(cell=cell))
    painting = of_counts(puzzle, chosen, DARK)
    assert set(painting.overlay.colors) == set(target)
    assert painting.overlay.ringed == (cell,)
    assert painting.overlay.texts[cell] == str(len(chosen.placements))
    assert {entry.color for entry in painting.legend} == set(painting.overlay.colors.values())
    assert bool(painting.overlay.bodies) == (not lattice.flat)
    for option in chosen.placements.tolist():
        shown = placed(findings, option)
        assert cell in shown.cells
        assert shown.marks == reduce(puzzle).marks(option)
    for argument in findings.arguments:
        assert set(of_argument(puzzle, argument, DARK).overlay.colors) == set(target)


def test_choices_join_part_orientation_and_cell() -> None:
    square = builtin("square")
    puzzle = Puzzle(square, target=Target(tuple((x, y, 0) for x in range(3) for y in range(2))),
                    parts=(Part("Domino", ((0, 0, 0), (1, 0, 0)), 3, 3),))
    findings = find(puzzle)
    corner = choose(findings, Choice(0, None, (0, 0, 0)))
    assert (len(corner.placements), corner.by_part, sorted(corner.by_orientation)) == (2, [2], [1, 1])
    across = choose(findings, Choice(0, 0, (0, 0, 0)))
    assert sum(across.by_cell) == 2
    assert len(choose(findings, Choice()).placements) == 7
    assert of_target(puzzle, across, DARK).overlay.ringed == ((0, 0, 0),)


def test_more_than_two_classes_have_numbers_too() -> None:
    cells = ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0))
    puzzle = Puzzle(builtin("square"), target=Target(cells))
    classes = tuple(CellClass(phrase("class {n}", n=number), (cell,)) for number, cell in enumerate(cells[:3]))
    painting = of_argument(puzzle, Argument("So it is.", True, classes), DARK)
    assert painting.overlay.texts == {cells[0]: "1", cells[1]: "2", cells[2]: "3"}
    assert painting.overlay.colors[cells[3]] == DARK.grid
    assert [entry.text for entry in painting.legend] == ["1  class 0", "2  class 1", "3  class 2"]
