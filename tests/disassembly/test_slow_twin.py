"""Small random puzzles on six lattices, taken apart here and by trying everything: whether, level and moves agree."""

from random import Random

import pytest

from latticework.apart import APART, HELD, Disassembler, Disassembly, Move, Separation
from latticework.lattice import Lattice, builtin
from latticework.solution import Solution
from quick_suite import in_part
from slow_disassembly import BLOCKS, collide, fewest, random_puzzle, shifted

SEEDS = 10, pytest.param(14, marks=pytest.mark.slow)


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("name", in_part(BLOCKS, 2))
def test_agrees_with_the_slow_twin(name: str, seeds: int) -> None:
    lattice, seen = builtin(name), set()
    for seed in range(seeds):
        puzzle, solution = random_puzzle(Random(seed), lattice, *BLOCKS[name], 2 + seed % 3)
        found = Disassembler(puzzle, at_once=False).take_apart(solution)
        assert (found.status == APART) == comes_apart(lattice, solution, found), (name, seed)
        assert found.status in {APART, HELD}
        seen.add((found.status, found.level))
        if found.tree:
            replay(lattice, solution, found)
        box = seed % len(solution)
        boxed = Disassembler(puzzle.with_part(box, box=True), at_once=False).take_apart(solution)
        assert boxed.status == found.status
        assert not any(box in move.pieces for move in boxed.moves)
        if boxed.tree:
            assert len(boxed.tree.moves) == len(found.tree.moves)
            assert all(each.left is None or box in each.left.pieces for each in boxed.tree if box in each.pieces)
            replay(lattice, solution, boxed)
    assert len(seen) > 2, "some come apart, at several levels, and some hold"


def comes_apart(lattice: Lattice, solution: Solution, found: Disassembly) -> bool:
    """Whether the twin says so; it checks the number of moves of each separation that was found."""
    cells = [set(placement.cells) for placement in solution]
    if found.tree is None:
        held = [cells[i] for i in found.held]
        assert len(held) > 1
        return fewest(lattice, held) is not None and fewest(lattice, cells) is not None
    offsets = [(0,) * lattice.rank for _ in cells]
    for separation in found.tree:
        bodies = [shifted(cells[i], offsets[i]) for i in separation.pieces]
        assert fewest(lattice, bodies) == len(separation.moves)
        for move in separation.moves[:-1]:
            assert isinstance(move, Move)
            for i in move.pieces:
                offsets[i] = tuple(x + move.distance * y for x, y in zip(offsets[i], move.step, strict=True))
    return True


def replay(lattice: Lattice, solution: Solution, found: Disassembly) -> None:
    """Make all moves, step by step, cell by cell."""
    places = [set(placement.cells) for placement in solution]
    out: list[tuple[int, ...]] = []
    for separation in found.tree:
        for move in separation.moves:
            assert isinstance(move, Move)
            assert 0 < len(move.pieces) < len(separation.pieces)
            standing = set().union(*(places[i] for i in separation.pieces if i not in move.pieces))
            for _ in range(move.distance + 10 * move.out):
                assert not collide(lattice, set().union(*(places[i] for i in move.pieces)), standing, move.step)
                for i in move.pieces:
                    places[i] = shifted(places[i], move.step)
        assert [move.out for move in separation.moves] == [False] * (len(separation.moves) - 1) + [True]
        out.append(separation.moves[-1].pieces)
    assert len(out) == len(solution) - 1
    assert found.moves == tuple(move for separation in found.tree for move in separation.moves)
    assert found.level == level_of(found.tree)


def level_of(separation: Separation) -> str:
    """The level as BurrTools writes it: halves that come apart in one move each are left out."""
    text = str(len(separation.moves))
    for half in (separation.left, separation.removed):
        if half is not None and any(len(each.moves) > 1 for each in half):
            text += "." + level_of(half)
    return text
