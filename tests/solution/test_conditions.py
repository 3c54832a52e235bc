"""Conditions that solutions are chosen by, against the placements looked at one by one."""

import random
from contextlib import closing
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest

from latticework.cover import Group, Reduction, expand, reduce, symmetry_group
from latticework.errors import LatticeworkError
from latticework.jobs.job import prepare
from latticework.lattice import Cell, builtin, symmetries
from latticework.lattice.lattice import as_array
from latticework.puzzle import Puzzle, load, parse
from latticework.solution import Solution, placements_of
from latticework.solution.conditions import (
    At,
    ColorsApart,
    Condition,
    Judge,
    PartBorders,
    Score,
    Symmetric,
    Touching,
    cell_of,
    condition_of,
    text_of,
)
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import solutions
from session_help import TWINS, InlinePool, finish, puzzle_text

TWO_COLORS = TWINS.replace('name = "O"', 'name = "O"\ncolor = "#ff0000"').replace(
    'name = "I"', 'name = "I"\ncolor = "#ff0000"')
MIRRORED = puzzle_text("Mirrored", 4, 4, {"S": (".##/##.", 1), "Z": ("##./.##", 1), "D": ("##", 4)}).replace(
    'name = "Mirrored"', 'name = "Mirrored"\nmotions = "turn"')
HOLES = puzzle_text("Holes", 4, 3, {"L": ("#./##", 2), "D": ("##", 2)}).replace(
    "[[parts]]", "may_stay_empty = [[0, 0], [1, 1], [2, 2], [3, 1]]\n[[parts]]", 1)
CUBES = """
format = 1
name = "Cubes"
lattice = "cubic"
[target]
cells = [[0,0,0],[1,0,0],[0,1,0],[1,1,0],[0,0,1],[1,0,1],[0,1,1],[1,1,1]]
[[parts]]
name = "L"
copies = 2
cells = [[0,0,0],[1,0,0],[0,1,0]]
[[parts]]
name = "I"
cells = [[0,0,0],[1,0,0]]
"""
PUZZLES = {"twins": TWINS, "two colours": TWO_COLORS, "mirrored": MIRRORED, "holes": HOLES, "cubes": CUBES}


@pytest.fixture(params=PUZZLES, scope="module")
def reduced(request: pytest.FixtureRequest) -> Reduction:
    return reduce(parse(PUZZLES[request.param], "test"))


@cache
def rows_of(reduced: Reduction) -> np.ndarray:
    """Return all solutions, symmetric copies included."""
    prepared = prepare(reduced.puzzle)
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        finish(Path(folder) / "a.search", prepared)
        with closing(SearchFile.open(Path(folder) / "a.search")) as file:
            found = [own for *_, own in solutions(file, prepared, 1, "nothing")]
    rows = np.full((len(found), max(map(len, found))), -1, np.int32)
    for row, options in zip(rows, found, strict=True):
        row[: len(options)] = np.sort(options)
    return rows


def touching(puzzle: Puzzle, one: frozenset[Cell], other: frozenset[Cell]) -> bool:
    return any(there in other for cell in one for there in puzzle.lattice.neighbours(cell))


Seen = tuple[list[tuple[int, frozenset[Cell]]], list[tuple[int, int]]]
"""The parts of a solution with their cells, and the numbers of those that touch."""


def looked_at(puzzle: Puzzle, solution: Solution) -> Seen:
    lying = [(placement.part, frozenset(placement.cells)) for placement in solution]
    return lying, [(one[0], other[0]) for place, one in enumerate(lying) for other in lying[:place]
                   if touching(puzzle, one[1], other[1])]


def meets(puzzle: Puzzle, seen: Seen, condition: Condition) -> bool:
    """Say the same in the simplest way."""
    lying, pairs = seen
    match condition:
        case At(part, cell, wanted):
            return any(number == part and puzzle.target.cells[cell] in cells for number, cells in lying) == wanted
        case Touching(one, other, wanted):
            return any(sorted(pair) == [one, other] for pair in pairs) == wanted
        case ColorsApart():
            return not any(puzzle.color(a) == puzzle.color(b) for a, b in pairs)
    raise AssertionError(condition)


def conditions(puzzle: Puzzle) -> list[Condition]:
    parts = range(len(puzzle.parts))
    return [*(At(part, cell, wanted) for part in parts for cell in range(len(puzzle.target.cells))
              for wanted in (True, False)),
            *(Touching(one, other, wanted) for one, other in combinations_with_replacement(parts, 2)
              for wanted in (True, False)), ColorsApart()]


def copies_of(reduced: Reduction, group: Group, row: np.ndarray) -> list[Solution]:
    return [placements_of(own, reduced) for own in expand(row[row >= 0], group, "nothing")]


def test_every_condition_and_two_together_choose_what_they_say(reduced: Reduction) -> None:
    puzzle, group, rows = reduced.puzzle, symmetry_group(reduced), rows_of(reduced)
    every, chance = conditions(puzzle), random.Random(1)
    every_solution = [looked_at(puzzle, placements_of(row[row >= 0], reduced)) for row in rows]
    assert len(rows) > 3
    for some in [*([one] for one in every), *(chance.sample(every, 2) for _ in range(60))]:
        found = Judge(reduced, group, some).chosen(rows, np.ones(len(rows), np.int64))
        assert found.tolist() == [all(meets(puzzle, one, condition) for condition in some)
                                  for one in every_solution]


def test_with_symmetric_copies_one_copy_must_meet_all(reduced: Reduction) -> None:
    puzzle, group, rows = reduced.puzzle, symmetry_group(reduced), rows_of(reduced)
    rows = rows[:: max(1, len(rows) // 20)]
    every, chance = conditions(puzzle), random.Random(2)
    copies = [[looked_at(puzzle, copy) for copy in copies_of(reduced, group, row)] for row in rows]
    for some in (chance.sample(every, chance.choice((1, 2, 3))) for _ in range(60)):
        found = Judge(reduced, group, some, copies=True).chosen(rows, np.ones(len(rows), np.int64))
        assert found.tolist() == [any(all(meets(puzzle, one, condition) for condition in some) for one in own)
                                  for own in copies]


def test_symmetric_is_what_has_fewer_copies_than_there_are_symmetries(reduced: Reduction) -> None:
    group, rows = symmetry_group(reduced), rows_of(reduced)
    copies = np.array([len({*copies_of(reduced, group, row)}) for row in rows])
    found = Judge(reduced, group, [Symmetric()]).chosen(rows, copies)
    fixed = [any({*map(int, carried[row[row >= 0]])} == {*row[row >= 0].tolist()} for carried in group.options[1:])
             for row in rows]
    assert found.tolist() == fixed


def test_scores_are_borders_that_lie_on_borders_of_the_image(reduced: Reduction) -> None:
    puzzle, rows, borders = reduced.puzzle, rows_of(reduced), PartBorders(reduced)
    scores = borders.scores(borders.borders(borders.columns(rows)))
    moving = [dict(zip(puzzle.target.cells, (puzzle.target.cells[i] for i in permutation), strict=True))
              for _, permutation in symmetries(puzzle.lattice, puzzle.target.cells)[1:]]
    for number, row in enumerate(rows):
        lying = {cell: place for place, one in enumerate(placements_of(row[row >= 0], reduced))
                 for cell in one.cells}
        sides = {frozenset((cell, there)) for cell in puzzle.target.cells
                 for there in puzzle.lattice.neighbours(cell) if there in puzzle.target.cells
                 and not (lying.get(cell) is None and lying.get(there) is None)
                 and lying.get(cell) != lying.get(there)}
        if any(cell not in lying and there not in lying for cell in puzzle.target.cells
               for there in puzzle.lattice.neighbours(cell) if there in puzzle.target.cells):
            continue  # two holes side by side are two pieces for the score; solutions name no holes
        assert scores[:, number].tolist() == [
            len(sides & {frozenset(carry[cell] for cell in side) for side in sides}) for carry in moving]
        best = Judge(reduced, symmetry_group(reduced), [Score(int(scores[:, number].max()))])
        assert best.chosen(rows[number : number + 1], np.ones(1, np.int64)).all()


def test_the_hexagon_of_one_sided_hexiamonds_has_the_edges_that_knuth_counts() -> None:
    """156 inner edges, 96 of them within the hexiamonds: "Dancing Links", arXiv:cs/0011047."""
    puzzle = load(next(Path("puzzles/triangle").glob("obeirne-hexagon.toml")))
    within = sum(len([1 for cell in part.cells for there in puzzle.lattice.neighbours(cell) if there in part.cells])
                 for part in puzzle.parts) // 2
    assert (len(PartBorders(reduce(puzzle)).pairs), within) == (156, 96)


@pytest.mark.parametrize(("text", "condition"), [
    ("O at 0,0", At(0, 0)), (" D  not at 3, 3", None), ("D not at 3, 3", At(2, 15, expected=False)),
    ("O touches I", Touching(0, 1)), ("I touches O", Touching(0, 1)), ("D touches D", Touching(2, 2)),
    ("I does not touch D", Touching(1, 2, expected=False)), ("colours apart", ColorsApart()),
    ("colors apart", ColorsApart()), ("symmetric", Symmetric()), ("symmetry 7", Score(7)),
    ("symmetry >= 7", Score(7)),
    ("O at 9,9", None), ("O at 0", None), ("O at x,y", None), ("Q at 0,0", None), ("O near I", None), ("", None),
    ("symmetry 9999999999", None), ("O touches Q", None), ("O at " + "9" * 5000 + ",0", None)])
def test_a_condition_is_read_and_written_or_refused_in_words(text: str, condition: Condition | None) -> None:
    puzzle = parse(TWINS, "test")
    if condition is None:
        with pytest.raises(LatticeworkError, match="should be"):
            condition_of(puzzle, text)
        return
    assert condition_of(puzzle, text) == condition
    assert condition_of(puzzle, text_of(puzzle, condition)) == condition


def test_a_name_of_two_parts_is_refused() -> None:
    puzzle = parse(TWINS.replace('"I"', '"O"'), "test")
    with pytest.raises(LatticeworkError, match="name of one part; 2 parts have it"):
        condition_of(puzzle, "O at 0,0")


def test_neighbours_are_pairs_of_cells_of_the_target(reduced: Reduction) -> None:
    puzzle = reduced.puzzle
    cells = as_array(puzzle.target.cells)
    pairs = {frozenset(map(tuple, cells[pair].tolist())) for pair in PartBorders(reduced).pairs}
    assert pairs == {frozenset((cell, there)) for cell in puzzle.target.cells
                     for there in puzzle.lattice.neighbours(cell) if there in puzzle.target.cells}


def test_a_target_without_cells_has_none_to_name() -> None:
    with pytest.raises(LatticeworkError, match="should be a cell of the target, which has none yet"):
        cell_of(Puzzle(builtin("square")), "0,0")
