"""Where sticks cross: parts share a crossing exactly if they alternate around a point."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from latticework.lattice import Cell, Lattice, builtin
from latticework.lattice.by_name import lattice_from_data
from latticework.lattice.crossings import crossings, ends
from latticework.lattice.lattice import as_array
from latticework.puzzle import parse
from latticework.puzzle.write import dump
from quick_suite import in_part
from slow_counts import crossing

EIGHT = lattice_from_data({
    "format": 1, "name": "eight", "title": "Eight sticks at a point", "vectors": [[1, 0], [0, 1]],
    "no_crossing": "bends", "gaps": True, "cells": [
        {"name": "across", "segment": [[0, 0], [1, 0]]}, {"name": "up", "segment": [[0, 0], [0, 1]]},
        {"name": "steep", "segment": [[0, 0], [1, 2]]}, {"name": "back", "segment": [[0, 0], [-2, 1]]}]}, "")


def around(lattice: Lattice) -> list[Cell]:
    """Return the sticks that meet at the origin."""
    cells = sorted({(0, 0, 0), *lattice.neighbours((0, 0, 0))})
    places = ends(lattice, as_array(cells)).tolist()
    return [cell for cell, both in zip(cells, places, strict=True) if [0, 0] in both]


def pairs(lattice: Lattice) -> Iterator[tuple[frozenset[Cell], frozenset[Cell]]]:
    """Yield all pairs of parts of the sticks that meet at the origin, without a common one."""
    cells = around(lattice)
    for many in range(1, len(cells)):
        for one in map(frozenset, combinations(cells, many)):
            rest = [cell for cell in cells if cell not in one]
            for more in range(1, len(rest) + 1):
                yield from ((one, frozenset(other)) for other in combinations(rest, more))


@pytest.mark.parametrize(("lattice", "sticks", "many"), in_part([
    (builtin("square-stick"), 4, 50), (builtin("triangle-stick"), 6, 602), (builtin("hexagon-stick"), 3, 12),
    (replace(builtin("triangle-stick"), no_crossing="straight"), 6, 602), (EIGHT, 8, 6050)], 3, several=True),
    ids=["square", "triangle", "hexagon", "straight", "eight"])
def test_parts_share_a_crossing_exactly_if_they_cross(lattice: Lattice, sticks: int, many: int) -> None:
    ruled = lattice if lattice.no_crossing else replace(lattice, no_crossing="bends")
    found = list(pairs(ruled))
    assert (len(around(ruled)), len(found)) == (sticks, many)
    for one, other in found if len(found) < 1_000 else found[::5]:
        shared = set(crossings(ruled, tuple(one))) & set(crossings(ruled, tuple(other)))
        assert bool(shared) == crossing(ruled, one, other), (one, other)


def test_both_rules_are_the_same_on_sticks_of_squares_and_never_matter_on_those_of_hexagons() -> None:
    squares = builtin("square-stick")
    bent = replace(squares, no_crossing="bends")
    assert squares.no_crossing == "straight"
    assert [crossing(squares, *pair) for pair in pairs(squares)] == [crossing(bent, *pair) for pair in pairs(bent)]
    hexagons = replace(builtin("hexagon-stick"), no_crossing="bends")
    assert not any(crossings(hexagons, tuple(one)) for one, _ in pairs(hexagons))


def test_a_bend_may_not_cross_a_bend_but_a_corner_lies_beside_a_line() -> None:
    lattice = builtin("triangle-stick")
    right, up, back, left, down, away = ((0, 0, 0), (0, 0, 1), (0, 0, 2), (-1, 0, 0), (0, -1, 1), (1, -1, 2))

    def cross(one: tuple[Cell, ...], other: tuple[Cell, ...]) -> bool:
        return bool(set(crossings(lattice, one)) & set(crossings(lattice, other)))

    assert cross((right, back), (up, left))
    assert cross((right, left), (up, away))
    assert cross((right, back, down), (up, left))
    assert not cross((right, left), (up, back))
    assert not cross((right, back), (up,))
    assert not cross((right, back), (left, down))


class TestFilesOfFormat1:
    TEXT = ('format = {}\nname = "Bends"\nlattice = "{}"\n[target]\ncells = [[0, 0, 0], [0, 0, 1]]\n'
            '[[parts]]\nname = "A"\ncells = [[0, 0, 0]]\ncopies = 2\n')

    def test_mean_what_they_meant_also_after_they_were_saved(self) -> None:
        before, now = (parse(self.TEXT.format(number, "triangle-stick"), "a") for number in (1, 2))
        assert (before.lattice.no_crossing, now.lattice.no_crossing) == ("straight", "bends")
        assert now.lattice is builtin("triangle-stick")
        for puzzle in (before, now):
            again = parse(dump(puzzle), "a")
            assert again.lattice is puzzle.lattice
            assert again == puzzle
        assert dump(before).startswith("format = 1\n")
        assert dump(now).startswith("format = 2\n")
        assert before.lattice.kinds[0].half_edges == now.lattice.kinds[0].half_edges

    @pytest.mark.parametrize("name", ["square-stick", "hexagon-stick"])
    def test_are_written_where_nothing_changed(self, name: str) -> None:
        one, other = (parse(self.TEXT.format(number, name), "a") for number in (1, 2))
        assert one == other
        assert dump(one).startswith("format = 1\n")
