"""Burrs: pieces by number, assemblies against the usual search, levels against the disassembler, known figures."""

import os
import sys
from collections import Counter
from contextlib import closing
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import forked_program
import latticework as lw
from latticework.apart import APART, STATUSES, Disassembler
from latticework.designs.burrs import count as counting
from latticework.designs.burrs import sets
from latticework.designs.burrs.climb import as_rows, climb
from latticework.designs.burrs.count import Count
from latticework.designs.burrs.family import Family
from latticework.designs.burrs.looking import CLIMB, Asked, Counting, look, write_climbed
from latticework.designs.burrs.pieces import (
    CUTS,
    all_pieces,
    checked_number,
    cubes_at,
    frame,
    is_connected,
    millable,
    mirror_number,
    notchable,
    number_of,
)
from latticework.designs.burrs.sets import Wanted
from latticework.designs.kept_counts import held
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.puzzle import Puzzle, parse
from latticework.solution import faults
from latticework.store.search_lock import SearchedElsewhereError
from session_help import group, kill_group, run, wait_until
from shapes import solve
from six_piece_burrs import DUBOIS, LOVES_DOZEN, PISTON, UNIQUE_10, burr

CHIRAL = [1, 52, 103, 188, 256, 412, 463, 768, 824, 856, 928, 992, 1008, 1024]
"""Pieces of which some lack their mirror images."""


def counted(family: Family) -> Count:
    made = Count(family)
    for _ in made.run():
        pass
    return made


def by_set(count: Count) -> dict[tuple[int, ...], tuple[int, int, int]]:
    rows = count.rows
    return {tuple(pieces): (int(row["assemblies"]), int(row["apart"]), int(row["level"]))
            for pieces, row in zip(count.family.pieces(rows["set"]).tolist(), rows, strict=True)}


def first_numbers(puzzle: Puzzle) -> Counter[int]:
    """Return at which levels the solutions of a puzzle come apart, by the disassembler."""
    solved = solve(puzzle)
    found = Disassembler(puzzle).judge(solved.prepared.reduction, solved.kept.rows)
    return Counter(found.levels[found.status == STATUSES.index(APART), 0].tolist())


def test_there_are_837_pieces_of_which_59_are_sawn() -> None:
    assert len(all_pieces()) == 837
    assert len(notchable()) == 59
    assert sum(is_connected(cut) for cut in range(CUTS)) == 2225
    assert {mirror_number(number) for number in notchable()} == set(notchable())


@pytest.mark.parametrize(("numbers", "length"), [(DUBOIS, 6), (LOVES_DOZEN, 6), (UNIQUE_10, 8)])
def test_parts_are_those_of_burrs_by_number(numbers: list[int], length: int) -> None:
    made, known = sets.puzzle_of(numbers, length), parse(burr(numbers, length), "burr")
    assert [(part.name, set(part.cells), part.most) for part in made.parts] == [
        (part.name, set(part.cells), part.most) for part in known.parts]
    assert set(made.target.cells) == set(known.target.cells)
    assert set(made.target.optional) < set(known.target.optional)


def test_a_number_of_another_orientation_names_the_same_piece() -> None:
    assert checked_number(3328) == 1024
    for number in (0, 4096, 4097):
        with pytest.raises(LatticeworkError, match=f"piece {number}"):
            checked_number(number)


def test_positions_and_symmetries_fit_the_cubes() -> None:
    """A symmetry carries the cubes of a piece onto those of the piece that the tables name."""
    to, by, images = frame()[1:]
    cut = 853
    for one in range(24):
        for position in range(6):
            before, after = cubes_at(position, cut, 6), cubes_at(to[one, position], images[by[one, position], cut], 6)
            same = number_of(cut) == number_of(int(images[by[one, position], cut]))
            assert same == (one < 12)
            assert _gaps(before) == _gaps(after)


def _gaps(cubes: list[tuple[int, int, int]]) -> Counter[int]:
    return Counter(sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) for p in cubes for q in cubes)


@pytest.mark.parametrize("numbers", [DUBOIS, PISTON, [1024, 928, 768, 188, 824, 1], [52, 188, 256, 824, 928, 1024]])
def test_assemblies_are_those_of_the_usual_search(numbers: list[int]) -> None:
    puzzle = sets.puzzle_of(numbers, 6)
    ways = lw.solve(lw.Puzzle.of(puzzle)).counts
    rows = counted(Family.of(numbers)).rows
    assert (int(rows[0]["assemblies"]) if len(rows) else 0) == ways.rotations


@pytest.mark.parametrize("mirrors", [False, True])
def test_each_set_of_a_family_has_the_assemblies_that_a_search_finds(mirrors: bool) -> None:
    """Breaks where pieces of some positions are mirrored: totals stay, and sets change."""
    numbers = {*CHIRAL, *map(mirror_number, CHIRAL)} if mirrors else CHIRAL
    count = counted(Family.of([*numbers], at_most=1))
    assert count.family.has_mirrors == mirrors
    found = by_set(count)
    some = sorted(found)[:: max(1, len(found) // 12)]
    for pieces in some:
        assert lw.solve(lw.Puzzle.of(sets.puzzle_of([*pieces], 6))).counts.rotations == found[pieces][0], pieces
    mirrored = {pieces: tuple(sorted(map(mirror_number, pieces))) for pieces in some}
    for pieces, other in mirrored.items():
        assert lw.solve(lw.Puzzle.of(sets.puzzle_of([*other], 6))).counts.rotations == found[pieces][0]
    # One piece instead of its mirror image makes another burr.
    assert any(lw.solve(lw.Puzzle.of(sets.puzzle_of([mirror_number(pieces[0]), *pieces[1:]], 6))).counts.rotations
               != found[pieces][0] for pieces in some)


@pytest.mark.slow
def test_mirror_images_change_no_count(monkeypatch: pytest.MonkeyPatch) -> None:
    family = Family.of([*{*CHIRAL[5:], *map(mirror_number, CHIRAL[5:])}], at_most=2)
    with_mirrors = counted(family)
    assert family.has_mirrors
    monkeypatch.setattr(Family, "has_mirrors", False)
    plain = counted(Family(family.numbers, family.most))
    assert plain.totals.assemblies == with_mirrors.totals.mirrored
    assert plain.totals.positions == with_mirrors.totals.positions
    every = by_set(plain)
    halves = by_set(with_mirrors)
    assert {pieces: every[pieces] for pieces in halves} == halves
    assert every.keys() == halves.keys() | {tuple(sorted(map(mirror_number, pieces))) for pieces in halves}


def test_assemblies_against_a_slow_twin() -> None:
    """All ways to put pieces into the six positions, by their cubes alone."""
    family = Family.of([256, 928, 992, 1024], at_most=6, holes=(0, 12))
    cuts = np.flatnonzero(family.piece_of >= 0).tolist()
    homes = [[frozenset(cubes_at(position, cut, 6)) for cut in cuts] for position in range(6)]

    def ways(position: int, taken: frozenset[tuple[int, int, int]]) -> int:
        if position == 6:
            return len(taken) >= 104 - 12
        return sum(ways(position + 1, taken | one) for one in homes[position] if not taken & one)

    assert counted(family).totals.positions == ways(0, frozenset())


@pytest.mark.parametrize(("numbers", "length"), [(DUBOIS, 6), (PISTON, 6), (LOVES_DOZEN, 6), (UNIQUE_10, 8),
                                                 ([336, 508, 512, 992, 1013, 1015], 8)])
def test_levels_are_those_of_the_disassembler(numbers: list[int], length: int) -> None:
    levels = counted(Family.of(numbers, length=length)).totals.levels
    assert {level: number for level, number in enumerate(levels) if number} == first_numbers(
        sets.puzzle_of(numbers, length))


def test_solid_burrs_of_sawn_pieces() -> None:
    """588 with mirror images counted once, of 25 pieces; 179 come apart, 314 with mirror images: Cutler, 1978."""
    count = counted(Family.of("notchable", holes=(0, 0)))
    assert (count.totals.assemblies, count.totals.mirrored, count.totals.apart) == (588, 1063, 179)
    assert len(np.unique(count.family.pieces(count.rows["set"]))) == 25
    apart = [(row[1], pieces) for pieces, row in by_set(count).items()]
    twice = {pieces for _, pieces in apart if tuple(sorted(map(mirror_number, pieces))) != pieces}
    assert sum(number * (1 + (pieces in twice)) for number, pieces in apart) == 314 == count.totals.mirrored_apart


def test_headline_and_list_count_by_one_rule() -> None:
    """The pieces of one set: the list has one row, whose numbers are those of the headline, and of a usual search.

    Among the assemblies are ones that are their own mirror images, which tells the two rules apart.
    """
    some = {"chiral": 0, "achiral": 0}
    for numbers in ([1024, 928, 768, 188, 824, 1], [256] * 3 + [1024] * 3, [256, 256, 928, 992, 992, 1024]):
        count = counted(Family.of(numbers))
        for row, pieces in zip(count.rows, count.family.pieces(count.rows["set"]).tolist(), strict=True):
            ways = lw.solve(lw.Puzzle.of(sets.puzzle_of(pieces, 6))).counts
            assert count.totals.mirrored == ways.rotations == int(row["assemblies"])
            assert count.totals.assemblies == (ways.reflections if count.family.has_mirrors else ways.rotations)
            assert count.totals.mirrored_apart == int(row["apart"])
            some["chiral"] += ways.rotations - ways.reflections
            some["achiral"] += 2 * ways.reflections - ways.rotations
    assert min(some.values()) > 0, some


@pytest.mark.slow
def test_burrs_of_all_sawn_pieces() -> None:
    count = counted(Family.of("notchable"))
    assert (count.totals.positions, count.totals.assemblies) == (320_439_782, 13_354_991)
    assert count.totals.levels == (0, 4_593_819, 1_732_391, 861_411, 217_805, 42_707, 2_297, 629, 19, 16)
    once = sets.chosen(count.family, count.rows, Wanted(solutions=(1, 1), level=(5, 99)))
    assert len(once) == 110
    assert sets.sets_in_all(count.family, once) == 220


def test_chosen_sets_are_as_wanted() -> None:
    """That four assemblies of sawn pieces with a hole have level 2, and none a higher one: IBM's burr site."""
    count = counted(Family.of("notchable", holes=(0, 1)))
    assert count.totals.levels == (0, 1546, 4)
    some = sets.chosen(count.family, count.rows, Wanted((1, 4), (1, 4), (2, 9), (6, 6)))
    assert len(some) == 2
    every = by_set(count)
    right = {pieces for pieces, (assemblies, apart, level) in every.items()
             if assemblies <= 4 and 1 <= apart <= 4 and level >= 2 and len(set(pieces)) == 6}
    assert {tuple(pieces) for pieces in count.family.pieces(some["set"]).tolist()} == right
    assert [*some["level"]] == sorted(some["level"], reverse=True)
    for row in some[:3]:
        puzzle, solution = sets.solved_puzzle(row["cuts"], 6)
        assert not faults(puzzle, solution)
        assert sets.holes_of(row["cuts"]) <= 1


def test_a_count_that_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    family = Family.of("notchable", holes=(0, 1), at_most=1)
    whole = counted(family)
    monkeypatch.setattr(counting, "_AT_ONCE", 100)
    monkeypatch.setattr(counting, "_BUDGET", 2000)
    path, made, stops = tmp_path / "kept", Count(family), 0
    while not made.complete:
        for _ in islice(made.run(), 40):
            pass
        made.write(path)
        made, stops = Count.read(path, family), stops + 1
    assert stops > 3
    assert made.totals == whole.totals
    assert by_set(made) == by_set(whole)


def test_what_another_window_has_counted_since_is_not_undone(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    behind, ahead = (Counting(Count(Family.of("notchable", holes=(0, 0))), path) for _ in range(2))
    for window in (behind, ahead, ahead):
        window.step()
    ahead.write()
    kept = path.read_bytes()
    behind.write()
    assert path.read_bytes() == kept
    while behind.count.share < ahead.count.share:
        behind.step()
    behind.step()
    behind.write()
    assert path.read_bytes() != kept


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileRefusedError):
        Count.read(tmp_path / "pipe", Family.of("notchable"))


def test_damaged_files_are_refused_and_stay(tmp_path: Path) -> None:
    family, path = Family.of(DUBOIS), tmp_path / "kept"
    counted(family).write(path)
    good = path.read_bytes()
    for bad in (good[:-1], good[:200] + b"0" + good[201:], good + b"x", b"", b"other"):
        path.write_bytes(bad)
        with pytest.raises(FileRefusedError, match="kept: is "):
            Count.read(path, family)
        assert path.read_bytes() == bad
    path.write_bytes(good)
    assert Count.read(path, family).totals == counted(family).totals
    with pytest.raises(FileRefusedError, match="other pieces"):
        Count.read(path, Family.of(DUBOIS, length=8))


def test_climbing_finds_burrs_that_have_one_solution_of_the_level() -> None:
    family = Family.of("all", length=8)
    found = [one for one in islice(climb(family, seed=3), 12) if one]
    assert found
    for one in found:
        assert first_numbers(sets.puzzle_of(one.pieces, 8)) == {one.level: 1}
    assert [one.level for one in found] == sorted(one.level for one in found)
    again = [one for one in islice(climb(family, seed=3), 12) if one]
    assert [one.pieces for one in again] == [one.pieces for one in found]
    assert found[-1].pieces not in [one.pieces for one in islice(climb(family, seed=4), 12) if one]


def test_climbs_of_two_windows_are_both_kept() -> None:
    asked = Asked(CLIMB, "all", None, 8, (0, 0), 1, 0)
    family = look(asked)[1].family
    climbs = [as_rows(family, [one for one in islice(climb(family, seed=seed), 12) if one]) for seed in (3, 4)]
    assert all(map(len, climbs))
    for rows in (*climbs, climbs[0]):  # neither window has read what the other one has written
        write_climbed(asked.path, rows)
    kept = look(asked)[1].rows
    assert set(kept["set"]) == set(climbs[0]["set"]) | set(climbs[1]["set"])
    assert len(kept) == len(set(kept["set"]))


def test_workers_count_the_same(tmp_path: Path) -> None:
    """The file that two workers leave is that of one, byte for byte, also where they were stopped again and again."""
    family, alone, shared = Family.of("notchable", holes=(0, 0)), tmp_path / "alone", tmp_path / "shared"
    counted(family).write(alone)
    while not shared.exists() or not Count.read(shared, family).complete:
        made = Count.read(shared, family) if shared.exists() else Count(family)
        begun = made.share
        with closing(made.keep(shared, workers=2)) as steps:
            for _ in steps:
                if made.share > begun + 0.3:
                    break
    assert shared.read_bytes() == alone.read_bytes()


KEPT_AT_EACH_SLICE = """
import sys
from latticework.__main__ import main
from latticework.designs.burrs import count
count._KEPT_EVERY = 0.0
sys.exit(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals and /proc")
def test_a_count_by_workers_that_is_killed_goes_on(tmp_path: Path) -> None:
    """Killed in the middle, up to three times, a count by two workers ends as one that nobody disturbed."""
    family, alone, kept = Family.of("notchable", holes=(0, 0)), tmp_path / "alone", tmp_path / "kept"
    counted(family).write(alone)
    words = [sys.executable, "-c", KEPT_AT_EACH_SLICE, "design", "burrs", "--solid", "--keep", str(kept),
             "--workers", "2"]
    shares = [0.0]
    for _ in range(3):
        program = forked_program.start(words, tmp_path)
        try:
            assert wait_until(lambda: kept.exists() and Count.read(kept, family).share > shares[-1] + 0.1, 120)
            program.kill()
            program.communicate()
            assert wait_until(lambda: not group(program.pid)), "workers outlive the program"  # noqa: B023
        finally:
            kill_group(program.pid)
        shares.append(Count.read(kept, family).share)
        if shares[-1] > 0.8:  # of which a slow machine may see little
            break
    assert shares[1] < 1, "no kill came before the end"
    done = run("design", "burrs", "--solid", "--keep", kept, "--workers", "2", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert kept.read_bytes() == alone.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {"alone", "kept"}


def test_one_program_has_a_file_and_removes_what_killed_writes_left(tmp_path: Path) -> None:
    path, other, left = tmp_path / "kept", tmp_path / ".kept.settings", tmp_path / ".kept.abcd1234.latticework-new"
    other.write_bytes(b"mine")
    left.write_bytes(b"half")
    with held(path):
        assert not left.exists()
        with pytest.raises(SearchedElsewhereError), held(path):
            pass
    assert other.read_bytes() == b"mine"
    with held(path):  # given back
        pass


def test_families_of_pieces(tmp_path: Path) -> None:
    assert len(millable()) == 78
    assert {*notchable()} < {*millable()} < {*all_pieces()}
    # The mirror image of a piece is made as the piece is.
    assert {mirror_number(number) for number in millable()} == {*millable()}
    path = tmp_path / "own.txt"
    path.write_text("#??#/####/##/## % one or two cubes in the middle\n\n 256\n")
    assert Family.of(path).numbers == tuple(sorted({number_of(cut) for cut in (0, 2, 4, 6)} | {256}))
    assert set(Family.of(path).most) == {6}
    for wrong in ("", "####/####/##/#", "5000", "x", "9" * 5_000):
        path.write_text(wrong)
        with pytest.raises(FileRefusedError, match=r"own\.txt: is no list of pieces"):
            Family.of(path)


def test_a_number_alone_is_no_list_of_pieces() -> None:
    with pytest.raises(LatticeworkError, match="pieces: 88 should be a family or some numbers of pieces"):
        lw.design.burrs(88)  # type: ignore[arg-type]
