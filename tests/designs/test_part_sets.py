"""Solutions counted by the parts that they use: against a search for each set, by handedness, resumed and merged."""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

import latticework as lw
from document_blocks import PAGES, fenced
from latticework.designs.part_sets import Wanted, candidates, chosen, puzzle_of, table_of
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.answers import WrongAnswerError, check
from latticework.jobs.counted import by_parts
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.part_sets import SetTable
from latticework.jobs.searched import searched
from latticework.jobs.slice_work import Result, Task
from latticework.puzzle import Puzzle
from latticework.run.verification import verify
from latticework.search import WHOLE
from latticework.shares import split_and_merge
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from random_choices import BOXES, random_choice
from session_help import changed, finish


def counted(puzzle: Puzzle) -> dict[tuple[int, ...], tuple[int, int, int]]:
    """Return the numbers of solutions of each set of parts, by one search."""
    ready = prepare(puzzle).keeping(BY_PARTS)
    families = slice_work.run(ready.job, Task(b"", WHOLE, 1 << 40, 1, 1 << 30)).sets
    return by_set(ready.job.sets.table(families)) if ready.job.sets else {}


def by_set(table: SetTable) -> dict[tuple[int, ...], tuple[int, int, int]]:
    return {tuple(parts): tuple(counts) for parts, *counts in zip(
        table.parts.tolist(), table.all.tolist(), table.rotations.tolist(), table.reflections.tolist(), strict=True)}


def one_by_one(puzzle: Puzzle) -> dict[tuple[int, ...], tuple[int, int, int]]:
    """Return the same by a search for each set that could fill the target."""
    found = {}
    for parts in product(*(range(part.least, part.most + 1) for part in puzzle.parts)):
        cells = sum(n * len(part.cells) for n, part in zip(parts, puzzle.parts, strict=True))
        if any(parts) and len(puzzle.target.cells) - puzzle.target.may_be_empty <= cells <= len(puzzle.target.cells):
            counts = lw.solve(lw.Puzzle.of(puzzle_of(puzzle, parts))).counts
            if counts.all:
                found[parts] = tuple(counts)
    return found


def without_a_list(puzzle: Puzzle) -> dict[tuple[int, ...], tuple[int, int, int]]:
    return {one.parts: (one.all, one.rotations, one.reflections) for one in by_parts(searched(puzzle))}


class TestAgainstASearchForEachSet:
    @pytest.mark.parametrize(("lattice", "seed"), in_part(product(BOXES, range(6)), 6, several=True))
    def test_numbers_are_the_same(self, lattice: str, seed: int) -> None:
        puzzle = random_choice(lattice, seed)
        assert counted(puzzle) == without_a_list(puzzle) == one_by_one(puzzle)

    def test_mirror_twins_are_two_sets(self) -> None:
        """Each of L and J fills the box in one way; who mirrors parts counts two for one, and none for the other."""
        twins = [lw.Part("#.\n#.\n##", name, (0, 2), "turn") if name == "L" else
                 lw.Part(".#\n.#\n##", name, (0, 2), "turn") for name in "LJ"]
        found = counted(lw.Puzzle.boxed("square", (4, 2), twins).document)
        assert found == {(2, 0): (1, 1, 1), (0, 2): (1, 1, 1)}

    def test_mirror_images_in_space_are_two_sets(self) -> None:
        """Each screw leaves the cells of a second one of the same hand in the box, and of none of the other."""
        parts = [lw.Part(part.cells, part.name, (0, 2), "turn") for part in lw.polyforms("cubic", 4, "one-sided")]
        found = counted(lw.Puzzle.boxed("cubic", (2, 2, 2), parts).document)
        assert found == one_by_one(lw.Puzzle.boxed("cubic", (2, 2, 2), parts).document)
        assert all(set(own) == {0, 2} for own in found)

    def test_fixed_parts_that_turning_swaps(self) -> None:
        lying, standing = lw.Part("##", "lying", (0, 2), "fixed"), lw.Part("#\n#", "standing", (0, 2), "fixed")
        puzzle = lw.Puzzle.boxed("square", (2, 2), [lying, standing]).document
        assert counted(puzzle) == {(2, 0): (1, 1, 1), (0, 2): (1, 1, 1)} == one_by_one(puzzle)


@pytest.mark.parametrize(("box", "sets"), in_part(
    [((3, 5), 7), ((4, 5), 26), ((5, 5), 45), ((5, 6), 172), ((5, 7), 245), ((5, 8), 261), ((3, 10), 75),
     ((4, 10), 224)], 2, several=True))
def test_pentominoes_that_fill_rectangles(box: tuple[int, int], sets: int) -> None:
    assert len(lw.design.sets(lw.Puzzle.boxed("square", box), cells=5)) == sets


def test_the_most_tilings_of_squares_by_one_set_of_rectangles(capsys: pytest.CaptureFixture[str]) -> None:
    """The program of the page on designing prints what stands below it, the first terms of a published sequence."""
    page = f"{PAGES}/designing.md"
    (program,) = [block for block in fenced(page, "python") if "rectangles" in block]
    exec(compile(program, page, "exec"), {})  # noqa: S102 our own page
    assert [capsys.readouterr().out] == fenced(page, "text") == ["1 1\n2 4\n3 56\n4 5752\n"]


@pytest.mark.slow
def test_tetracubes_and_pentacubes_in_a_cube() -> None:
    found = lw.design.sets(lw.Puzzle.boxed("cubic", (3, 3, 3)), cells=(4, 5))
    assert len(found) == 42_798
    assert sum(one.counts.rotations for one in found) == 416_038
    assert sum(one.counts.rotations == 1 for one in found) == 6_464


@pytest.fixture(scope="module")
def ready() -> Prepared:
    puzzle = candidates(lw.Puzzle.boxed("square", (5, 5), lw.polyforms("square", 5)).document)
    return prepare(puzzle).keeping(BY_PARTS)


@pytest.fixture(scope="module")
def whole(ready: Prepared) -> SetTable:
    assert ready.job.sets is not None
    return ready.job.sets.table(slice_work.run(ready.job, Task(b"", WHOLE, 1 << 40, 1, 1 << 30)).sets)


def slices(ready: Prepared, budget: int) -> Iterator[tuple[Task, Result]]:
    todo = [(b"", WHOLE)]
    while todo:
        task = Task(*todo.pop(), budget, 2, 1 << 16, below=0)
        done = slice_work.run(ready.job, task)
        yield task, done
        todo += done.remaining


def begun(path: Path, ready: Prepared, budget: int, commits: int) -> SearchFile:
    """Return a search file with some slices done."""
    file = SearchFile.create(path, ready.document, ready.fingerprint, keeps=BY_PARTS)
    for _ in range(commits):
        go_on(file, ready, budget)
    return file


def go_on(file: SearchFile, ready: Prepared, budget: int) -> None:
    row = file.frontier()[0]
    file.commit([(row.id, slice_work.run(ready.job, Task(row.state, row.share, budget, 2, 1 << 16, below=0)))], 0.01)


class TestInAFile:
    def test_a_resumed_search_counts_the_same(self, tmp_path: Path, ready: Prepared, whole: SetTable) -> None:
        with closing(begun(tmp_path / "s", ready, 40, 5)) as file:
            assert not file.totals().complete
            assert 0 < len(table_of(file, ready)) < len(whole)
        totals = finish(tmp_path / "s", ready)
        with closing(SearchFile.open(tmp_path / "s")) as file:
            assert by_set(table_of(file, ready)) == by_set(whole)
            assert verify(file, 1, lambda _, __: None).totals == totals
            assert not file.totals().stored

    def test_parts_that_were_solved_elsewhere_are_added(self, tmp_path: Path) -> None:
        ready = prepare(candidates(lw.Puzzle.boxed("square", (4, 10), lw.polyforms("square", 5)).document))
        ready, path = ready.keeping(BY_PARTS), tmp_path / "s.search"
        begun(path, ready, 5, 1).close()
        for part in split_and_merge.split(path, 2):
            finish(tmp_path / part.name, ready)
            with part_files.locked(path) as file:
                split_and_merge.merge(file, ready, tmp_path / part.name)
        finish(path, ready)
        with closing(SearchFile.open(path)) as file:
            assert by_set(table_of(file, ready)) == counted(ready.puzzle)

    @pytest.mark.parametrize("change", [
        "UPDATE families SET solutions = solutions + 1, rotations = rotations + 1 WHERE rowid = 1",
        "UPDATE families SET copies = copies + 8 WHERE rowid = 1", "DELETE FROM families WHERE rowid = 1",
        "UPDATE families SET first = x'00' WHERE rowid = 1", "UPDATE counted SET hash = '0'",
        "UPDATE families SET parts = 'text' WHERE rowid = 1"])
    def test_a_changed_one_is_refused(self, tmp_path: Path, ready: Prepared, change: str) -> None:
        begun(tmp_path / "s", ready, 400, 5).close()
        changed(tmp_path / "s", change)
        with pytest.raises(FileRefusedError, match=r"solutions by their parts|damaged"):
            SearchFile.open(tmp_path / "s").close()

    def test_a_wrong_solution_is_found_by_verify(self, tmp_path: Path, ready: Prepared) -> None:
        begun(tmp_path / "s", ready, 400, 5).close()
        changed(tmp_path / "s", "UPDATE families SET first = (SELECT first FROM families WHERE rowid = 2) "
                "WHERE rowid = 1")
        with closing(SearchFile.open(tmp_path / "s")) as file, pytest.raises(FileRefusedError, match="other parts"):
            verify(file, 1, lambda _, __: None)

    def test_another_search_has_no_sets(self, tmp_path: Path, ready: Prepared) -> None:
        file = SearchFile.create(tmp_path / "s", ready.document, ready.fingerprint)
        with closing(file), pytest.raises(LatticeworkError, match="does not count solutions by the parts"):
            table_of(file, ready)


class TestAnswersOfWorkers:
    def test_right_ones_are_accepted(self, ready: Prepared, whole: SetTable) -> None:
        found: Counter[bytes] = Counter()
        for task, done in slices(ready, 300):
            assert check(ready.job, task, done, far=True) is done
            found.update({one.parts: one.copies for one in done.sets})
        assert sum(found.values()) == whole.all.sum()

    @pytest.mark.parametrize("lie", ["more", "none", "other"])
    def test_lies_are_found(self, ready: Prepared, lie: str) -> None:
        task, done = next((task, done) for task, done in slices(ready, 300) if len(done.sets) > 1)
        one, other, *rest = done.sets
        lies = {"more": (one._replace(copies=one.copies + 8), other, *rest), "none": (),
                "other": (one._replace(first=other.first), other, *rest)}
        with pytest.raises(WrongAnswerError):
            check(ready.job, task, replace(done, sets=lies[lie]), far=True)


class TestWanted:
    def test_those_with_the_fewest_solutions_come_first(self, whole: SetTable) -> None:
        found = chosen(whole, Wanted((1, 2), (5, 5), "reflections"))
        assert Counter(found.reflections.tolist()) == {1: 19, 2: 14}
        assert found.reflections.tolist() == sorted(found.reflections.tolist())
        assert not len(chosen(whole, Wanted(pieces=(4, 4))))

    def test_nothing_to_choose_from_is_refused(self) -> None:
        with pytest.raises(LatticeworkError, match="has no parts to choose from"):
            lw.design.sets(lw.Puzzle("square", "##"))

    @pytest.mark.parametrize(("given", "named"), [({"cells": 0}, "cells"), ({"sort": "odd", "cells": 4}, "sort"),
                                                  ({"solutions": (3, 1)}, "solutions"), ({"modulo": "x"}, "modulo"),
                                                  ({"at_most": 0}, "at_most")])
    def test_wrong_arguments_are_named(self, given: dict[str, object], named: str) -> None:
        with pytest.raises(LatticeworkError, match=f"^{named}:"):
            lw.design.sets("pentominoes-5x12", **given)  # type: ignore[arg-type]


def test_parts_alike_are_one_part_that_is_used_more_often() -> None:
    twins = [lw.Part("#.\n#.\n##", "L1"), lw.Part("##\n#.\n#.", "J1"), lw.Part("#.\n#.\n##", "L2"),
             lw.Part(".#\n.#\n##", "J2"), lw.Part("##", "D", copies=(0, 2))]
    puzzle = lw.Puzzle.boxed("square", (4, 3), [lw.Part(one.cells, one.name, one.copies, "turn") for one in twins])
    choice = candidates(puzzle.document, None)
    assert [(part.name, part.most) for part in choice.parts] == [("L1", 2), ("J1", 2), ("D", 2)]
    assert counted(choice) == one_by_one(choice)


def test_parts_that_lie_in_the_same_ways_are_alike_whatever_their_rules_are() -> None:
    """A symmetric part that may be turned over lies as one that may only turn; a chiral one does not."""
    given = [lw.Part("###", "I1", motions="turn"), lw.Part("###", "I2", motions="turn over"),
             lw.Part("#.\n#.\n##", "L1", motions="turn"), lw.Part("#.\n#.\n##", "L2", motions="turn over"),
             lw.Part("#", "M1", motions="fixed"), lw.Part("#", "M2", motions="turn"),
             lw.Part("##", "D1", motions="fixed"), lw.Part("##", "D2", motions="turn")]
    for own in (given, given[::-1]):
        choice = candidates(lw.Puzzle("square", "", own).document, None)
        assert sorted((part.name[0], part.most) for part in choice.parts) == [
            ("D", 1), ("D", 1), ("I", 2), ("L", 1), ("L", 1), ("M", 2)]
        assert {choice.rule(part) for part in choice.parts if part.name[0] in "IM"} == {"turn over", "turn"}
    choice = candidates(lw.Puzzle.boxed("square", (3, 2), given[:2]).document, None)
    assert counted(choice) == one_by_one(choice)
