"""Fit counts and footprints: equal to counting placements one by one, and to Verhoeff's figures."""

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from latticework.cover import reduce
from latticework.cover.reduction import Fits
from latticework.lattice import normalised
from latticework.puzzle import Puzzle
from random_solvable import solvable
from shapes import box, flat

PENTOMINOES = flat(box(10, 6), "FILNPTUVWXYZ")


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(solvable(), st.data())
def test_every_choice_of_placements_is_counted_as_one_by_one(puzzle: Puzzle, data: st.DataObject) -> None:
    reduction = reduce(puzzle)
    fits, parts, cells = Fits(reduction), len(puzzle.parts), len(puzzle.target.cells)
    part = data.draw(st.none() | st.integers(0, parts - 1))
    cell = data.draw(st.none() | st.integers(0, cells - 1))
    chosen = [option for option in range(reduction.cover.n_options)
              if reduction.part_of[option] < parts and part in {None, reduction.part_of[option]}
              and (cell is None or cell in reduction.numbers(option))]
    found = fits.chosen(part=part, cell=cell)
    assert found.tolist() == chosen
    assert fits.by_cell(found).tolist() == [sum(one in reduction.numbers(option) for option in chosen)
                                            for one in range(cells)]
    assert fits.by_part(found).tolist() == [sum(reduction.part_of[option] == one for option in chosen)
                                            for one in range(parts)]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(solvable())
def test_placements_of_one_orientation_are_moved_without_turning(puzzle: Puzzle) -> None:
    reduction = reduce(puzzle)
    fits = Fits(reduction)
    for part, own in enumerate(reduction.fits):
        assert fits.by_orientation(part, fits.chosen()).tolist() == list(own)
        for orientation in range(len(own)):
            placed = fits.chosen(part, orientation).tolist()
            assert len({normalised(reduction.cells(option)) for option in placed}) == bool(placed)


def test_pentominoes_in_a_rectangle_have_the_fit_counts_of_verhoeff() -> None:
    fits = Fits(reduce(PENTOMINOES))
    by_part = dict(zip("FILNPTUVWXYZ", fits.by_part(fits.chosen()).tolist(), strict=True))
    assert by_part == {"P": 304, "W": 128, "N": 248, "Z": 128, "V": 128, "Y": 248, "L": 248, "T": 128, "U": 152,
                       "I": 56, "F": 256, "X": 32}
    counts = _grid(fits.by_cell(fits.chosen()))
    assert counts[:3, :5].tolist() == [[37, 78, 103, 111, 112], [78, 166, 219, 234, 235], [102, 218, 282, 297, 298]]
    footprint = _grid(fits.by_cell(fits.chosen(part=9)))
    assert footprint[1].tolist() == [1, 3, 4, 4, 4, 4, 4, 4, 3, 1]


def test_the_footprint_of_a_corner_has_the_figures_of_verhoeff() -> None:
    fits = Fits(reduce(PENTOMINOES))
    corner = fits.chosen(cell=PENTOMINOES.target.cells.index((0, 0, 0)))
    counts = _grid(fits.by_cell(corner))
    assert len(corner) == 37  # the fan-out
    assert (counts > 0).sum() + (fits.by_part(corner) > 0).sum() == 26  # what Verhoeff calls its area
    assert counts[0, :6].tolist() == [37, 23, 13, 5, 1, 0]


def _grid(counts: np.ndarray) -> np.ndarray:
    """Return counts by row and column of the rectangle."""
    grid = np.zeros((6, 10), int)
    for (x, y, _), count in zip(PENTOMINOES.target.cells, counts.tolist(), strict=True):
        grid[y, x] = count
    return grid
