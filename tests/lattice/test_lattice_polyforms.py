"""Orientations of all small polyforms against the sequences of the OEIS."""

from pathlib import Path

import pytest

from latticework.lattice import Cell, Lattice, load, motions, normalised, orientations
from shapes import HEXAGON, TRIANGLES, cells, cubic, square


def polyforms(lattice: Lattice, most: int, mirrors: bool) -> list[int]:
    """Return how many different parts of 1, 2, ..., `most` cells there are, grown cell by cell."""
    allowed = tuple(motion for motion in motions(lattice) if mirrors or not motion.mirrors)
    start = (0,) * lattice.rank
    forms: set[tuple[Cell, ...]] = {min(orientations(lattice, ((*start, kind),), allowed))
                                    for kind in range(len(lattice.kinds))}
    numbers = [len(forms)]
    while len(numbers) < most:
        grown = {normalised((*form, cell)) for form in forms for old in form
                 for cell in lattice.neighbours(old) if cell not in form}
        forms = {min(orientations(lattice, form, allowed)) for form in grown}
        numbers.append(len(forms))
    return numbers


class TestBuiltIn:
    def test_free_polyominoes(self) -> None:
        assert polyforms(square(), 6, mirrors=True) == [1, 1, 2, 5, 12, 35]  # OEIS A000105

    def test_one_sided_polyominoes(self) -> None:
        assert polyforms(square(), 6, mirrors=False) == [1, 1, 2, 7, 18, 60]  # OEIS A000988

    def test_polycubes_up_to_reflection(self) -> None:
        assert polyforms(cubic(), 4, mirrors=True) == [1, 1, 2, 7]  # OEIS A038119

    def test_polycubes_that_only_turn(self) -> None:
        assert polyforms(cubic(), 5, mirrors=False) == [1, 1, 2, 8, 29]  # OEIS A000162


@pytest.fixture
def hexagon(tmp_path: Path) -> Lattice:
    return written(tmp_path / "one.toml", HEXAGON)


@pytest.fixture
def triangles(tmp_path: Path) -> Lattice:
    return written(tmp_path / "two.toml", TRIANGLES)


def written(path: Path, text: str) -> Lattice:
    path.write_text(text)
    return load(path)


class TestLatticeOfAUser:
    """A lattice is a file: nothing in the code knows these by name."""

    def test_free_polyhexes(self, hexagon: Lattice) -> None:
        assert polyforms(hexagon, 5, mirrors=True) == [1, 1, 3, 7, 22]  # OEIS A000228

    def test_one_sided_polyhexes(self, hexagon: Lattice) -> None:
        assert polyforms(hexagon, 5, mirrors=False) == [1, 1, 3, 10, 33]  # OEIS A006535

    def test_free_polyiamonds(self, triangles: Lattice) -> None:
        assert polyforms(triangles, 6, mirrors=True) == [1, 1, 1, 3, 4, 12]  # OEIS A000577

    def test_one_sided_polyiamonds(self, triangles: Lattice) -> None:
        assert polyforms(triangles, 6, mirrors=False) == [1, 1, 1, 4, 6, 19]  # OEIS A006534

    def test_cells_are_written_with_their_kind_where_there_are_several(
        self, hexagon: Lattice, triangles: Lattice
    ) -> None:
        assert hexagon.written((1, 2, 0)) == (1, 2)
        assert hexagon.internal((1, 2)) == (1, 2, 0)
        assert triangles.written((1, 2, 1)) == triangles.internal((1, 2, 1)) == (1, 2, 1)


class TestOrientations:
    @pytest.mark.parametrize(("picture", "free", "turning"), [
        (".#./###/.#.", 1, 1), ("#####", 2, 2), ("##./.#./.##", 4, 2), (".##/##./.#.", 8, 4), ("#../#../###", 4, 4)])
    def test_of_a_pentomino(self, picture: str, free: int, turning: int) -> None:
        shape = cells(picture)
        every = motions(square())
        assert len(orientations(square(), shape, every)) == free
        assert len(orientations(square(), shape, tuple(m for m in every if not m.mirrors))) == turning

    def test_the_given_one_comes_first_and_all_are_normalised(self) -> None:
        shape = tuple((x - 3, y + 9, kind) for x, y, kind in cells("###/#.."))
        found = orientations(square(), shape, motions(square()))
        assert found[0] == normalised(shape)
        assert all(form == normalised(form) for form in found)
