"""All parts of a size against the sequences of the OEIS."""

import threading
from itertools import combinations

import numpy as np
import pytest

from latticework import paths
from latticework.cancel import CancelledError, cancellable
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, builtin, motions, normalised, orientations
from latticework.lattice import names as lattice_names
from latticework.lattice.by_name import lattice_from_data
from latticework.puzzle import Part, Puzzle, load
from latticework.puzzle.polyforms import named_parts, part_set, polyforms
from latticework.puzzle.shapes.borders import connected
from quick_suite import in_part

PUBLISHED = [
    ("square", "free", [1, 1, 2, 5, 12, 35, 108], "A000105"),
    ("square", "one-sided", [1, 1, 2, 7, 18, 60, 196], "A000988"),
    ("square", "fixed", [1, 2, 6, 19, 63, 216], "A001168"),
    ("hexagon", "free", [1, 1, 3, 7, 22, 82], "A000228"),
    ("hexagon", "one-sided", [1, 1, 3, 10, 33, 147], "A006535"),
    ("hexagon", "fixed", [1, 3, 11, 44, 186], "A001207"),
    ("triangle", "free", [1, 1, 1, 3, 4, 12, 24, 66], "A000577"),
    ("triangle", "one-sided", [1, 1, 1, 4, 6, 19, 43], "A006534"),
    ("cubic", "free", [1, 1, 2, 7, 23], "A038119"),
    ("cubic", "one-sided", [1, 1, 2, 8, 29], "A000162"),
    ("cubic", "fixed", [1, 3, 15, 86], "A001931"),
    ("square-stick", "free", [1, 2, 5, 16, 55], "A019988"),
    ("square-stick", "one-sided", [1, 2, 7, 25, 99], "A151537"),
    ("square-stick", "fixed", [2, 6, 22, 88], "A096267"),
    ("triangle-stick", "free", [1, 3, 12, 60], "A159867"),
    ("hexagon-stick", "free", [1, 1, 3, 4, 12, 27], "A197459"),
    ("kite", "free", [1, 2, 4, 10, 27], "A057786"),
    ("half-square", "free", [1, 3, 4, 14, 30], "A006074"),
    ("half-square", "one-sided", [1, 4, 6, 22, 56], "A151519"),
    ("drafter", "free", [1, 6, 14, 64], "A056842"),
    ("tetrahedron-octahedron", "free", [2, 1, 4, 9], "A343909"),
    # Spheres turn in any way; grown in the lattice as it lies there would be 28 tetraspheres.
    ("packed-spheres", "one-sided", [1, 1, 4, 25], "25 tetraspheres"),
]


@pytest.mark.parametrize(("name", "sort", "numbers", "source"), in_part(
    PUBLISHED, 3, several=True), ids=lambda value: str(value)[:12])
def test_numbers_are_the_published_ones(name: str, sort: str, numbers: list[int], source: str) -> None:
    lattice = builtin(name)
    assert [len(polyforms(lattice, size, sort)) for size in range(1, len(numbers) + 1)] == numbers, source


def half_squares(lattice: Lattice) -> list[tuple[Cell, Cell]]:
    """Return the right triangles made of two cells of which the first is in the repeat at the origin."""
    pairs = [(cell, other) for kind in range(len(lattice.kinds)) for cell in [(0, 0, kind)]
             for other in lattice.neighbours(cell)]
    return [pair for pair in pairs if _is_triangle(lattice, pair)]


def _is_triangle(lattice: Lattice, pair: tuple[Cell, Cell]) -> bool:
    """Whether two cells have four corners of which one lies in the middle between the two farthest apart."""
    every = [lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors for cell in pair]
    corners = np.unique(np.concatenate(every).round(6), axis=0)
    apart = np.linalg.norm(corners[:, None] - corners[None], axis=2)
    a, b = np.unravel_index(apart.argmax(), apart.shape)
    return len(corners) == 4 and bool((np.abs(corners - (corners[a] + corners[b]) / 2).max(axis=1) < 1e-6).any())


def test_polyaboloes_grow_by_half_squares() -> None:
    """OEIS A006074: the half squares that polyaboloes are made of are two cells each, cut in either way."""
    lattice = builtin("half-square")
    halves = half_squares(lattice)
    every = motions(lattice)
    forms = {min(orientations(lattice, half, every)) for half in halves}
    numbers = [len(forms)]
    while len(numbers) < 5:
        seen: set[tuple[Cell, ...]] = set()
        grown = set()
        for form in forms:
            for cell in {cell for old in form for cell in lattice.neighbours(old)} - set(form):
                for first, second in halves:
                    other = (second[0] + cell[0], second[1] + cell[1], second[2])
                    bigger = normalised((*form, cell, other))
                    if first[-1] == cell[-1] and other not in form and bigger not in seen:
                        turned = orientations(lattice, bigger, every)
                        seen.update(turned)
                        grown.add(min(turned))
        forms = grown
        numbers.append(len(forms))
    assert numbers == [1, 3, 4, 14, 30]


def test_the_parts_of_the_super_tangram_are_the_tetraboloes() -> None:
    lattice = builtin("half-square")
    parts = load(paths.library() / "half-square" / "super-tangram.toml").parts
    assert sorted(min(orientations(lattice, part.cells, motions(lattice))) for part in parts) == polyforms(lattice, 4)


class TestPartSet:
    def test_letters_come_from_the_cells_whatever_the_lattice_is_called(self) -> None:
        def lattice(name: str, vectors: list[list[float]], **cell: object) -> Lattice:
            return lattice_from_data({"format": 1, "name": name, "title": name, "vectors": vectors,
                        "cells": [{"name": "a", **cell}]}, name)

        square = lattice("tiles", [[0, 2], [2, 0]], outline=[[0, 0], [2, 0], [2, 2], [0, 2]])
        bricks = lattice("square", [[2, 0], [1, 1]], outline=[[0, 0], [2, 0], [2, 1], [0, 1]])
        solid = lattice("square", [[1, 0, 0], [0, 1, 0], [0, 0, 1]], ball=[0, 0, 0])
        assert [part.name for part in part_set(square, 4, 4)] == ["I4", "L4", "T4", "O4", "S4"]
        assert {part.name[:2] for part in part_set(bricks, 3, 3)} == {"3-"}
        assert [part.name for part in part_set(solid, 3, 3)] == ["3-1", "3-2"]

    def test_pentominoes_have_their_letters(self) -> None:
        parts = part_set(builtin("square"), 5, 5, "free", "turn over")
        assert sorted(part.name for part in parts) == list("FILNPTUVWXYZ")
        assert {part.motions for part in parts} == {""}

    @pytest.mark.parametrize(("name", "size", "sort", "names"), [
        ("square", 4, "free", "I4 L4 O4 S4 T4"), ("square", 4, "one-sided", "I4 J4 L4 O4 S4 T4 Z4"),
        ("square", 3, "fixed", "I3 I3' V3 V3 3 V3 4 V3'"), ("cubic", 4, "free", "A4 I4 L4 O4 P4 S4 T4"),
        ("cubic", 4, "one-sided", "A4 B4 I4 L4 O4 P4 S4 T4"), ("hexagon", 4, "free", "I4 J4 O4 P4 S4 U4 Y4"),
        ("hexagon", 3, "free", "A3 I3 V3"), ("square-stick", 4, "free", "F H I J L N O P R T U V W X Y Z"),
        ("square-stick", 3, "one-sided", "I3 L3 L3' T3 U3 Z3 Z3'"), ("hexagon-stick", 4, "free", "C4 P4 W4 Y4"),
        ("triangle", 6, "free", "Bar Butterfly Chevron Crook Crown Hexagon Hook Lobster Signpost Snake Sphinx Yacht"),
        ("packed-spheres", 2, "free", "2-1")])
    def test_sets_have_their_traditional_names(self, name: str, size: int, sort: str, names: str) -> None:
        assert " ".join(sorted(part.name for part in part_set(builtin(name), size, size, sort))) == names

    def test_mirror_twins_are_distinguished(self) -> None:
        names = [part.name for part in part_set(builtin("square"), 5, 5, "one-sided", "turn over")]
        assert len(set(names)) == 18
        assert {"F", "F'", "L", "L'", "X"} <= set(names)

    def test_flat_pentacubes_have_the_letters_of_pentominoes(self) -> None:
        names = {part.name for part in part_set(builtin("cubic"), 5, 5)}
        assert {name for name in names if len(name) == 1} == set("FILNPTUVWXYZ")
        assert len(names) == 23

    @pytest.mark.parametrize("lattice", [name for name in lattice_names() if named_parts(builtin(name))])
    def test_the_table_of_names_holds_connected_shapes_each_once(self, lattice: str) -> None:
        known = builtin(lattice)
        forms = {name: min(orientations(known, cells, motions(known))) for name, cells in named_parts(known).items()}
        assert all(connected(known, cells) for cells in forms.values())
        twins = {("L4", "J4"), ("S4", "Z4"), ("A4", "B4")}
        assert {(a, b) for a, b in combinations(forms, 2) if forms[a] == forms[b]} <= twins

    @pytest.mark.parametrize(("name", "sort", "usual", "rule"), [
        ("square", "one-sided", "turn over", "turn"), ("square", "fixed", "turn over", "fixed"),
        ("cubic", "free", "turn", "mirror"), ("cubic", "one-sided", "turn", "")])
    def test_parts_move_as_their_sort_says(self, name: str, sort: str, usual: str, rule: str) -> None:
        assert {part.motions for part in part_set(builtin(name), 3, 3, sort, usual)} == {rule}

    def test_sizes_follow_one_another_with_names_of_their_own(self) -> None:
        parts = part_set(builtin("hexagon"), 2, 4)
        assert [len(part.cells) for part in parts] == [2] + 3 * [3] + 7 * [4]
        assert len({part.name for part in parts}) == 11

    def test_a_rule_of_the_parts_gives_the_same_set_again(self) -> None:
        lattice = builtin("packed-spheres")
        puzzle = Puzzle(lattice, parts=tuple(part_set(lattice, 3, 3, "one-sided", "turn")))
        ways = [frozenset(orientations(lattice, part.cells, puzzle.allowed_motions(part))) for part in puzzle.parts]
        assert len(set(ways)) == len(ways) == 4
        assert all(not (a & b) for a in ways for b in ways if a is not b)

    @pytest.mark.slow
    def test_too_many_are_refused(self) -> None:
        with pytest.raises(LatticeworkError, match="more than 50 fixed parts of 5 cells"):
            polyforms(builtin("square"), 6, "fixed", most=50)
        with pytest.raises(LatticeworkError, match="choose a smaller size"):
            part_set(builtin("square"), 1, 9, "fixed")
        with pytest.raises(LatticeworkError, match="from 5 to 3"):
            part_set(builtin("square"), 5, 3)
        with pytest.raises(LatticeworkError, match="from 1 to 12"):
            polyforms(builtin("square"), 0)

    def test_it_can_be_stopped(self) -> None:
        cancelled = threading.Event()
        cancelled.set()
        with cancellable(cancelled), pytest.raises(CancelledError):
            polyforms(builtin("cubic"), 6)

    def test_forms_are_normalised_and_different(self) -> None:
        lattice = builtin("kite")
        forms = polyforms(lattice, 4)
        assert all(form == normalised(form) for form in forms)
        assert len({min(orientations(lattice, form, motions(lattice))) for form in forms}) == len(forms)
        assert Part("x", forms[0]).cells == forms[0]
