"""Solutions from Python: found while one goes through them, the same each time, wherever they are kept."""

import itertools
import os
import signal
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import latticework as lw
from latticework.api import search_on_demand
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.puzzle import parse
from latticework.run.crew import MOST_WORKERS
from latticework.search import advance
from six_piece_burrs import LOVES_DOZEN, burr

SIX = "pentominoes-3x20"  # two solutions, found in a tenth of a second
MANY = lw.Puzzle.boxed("square", (6, 6), [lw.Part("##", copies=18)])
"""930 solutions, found in as many milliseconds."""
COUNTS = lw.Counts(6728, 1712, 930)

Keeper = Callable[[], dict[str, Any]]


@pytest.fixture(params=["memory", "file", "workers"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """The arguments by which a search is kept in memory, in a file, or done by workers."""
    return {"memory": {}, "file": {"search": tmp_path / "kept.search"}, "workers": {"workers": 2}}[request.param]


class TestSolutions:
    def test_are_the_same_each_time(self, kept: dict[str, Any]) -> None:
        solutions = lw.solve(MANY, **kept)
        once = list(solutions)
        assert list(solutions) == once
        assert (len(once), len(set(once)), solutions.counts) == (930, 930, COUNTS)
        assert set(once) == set(lw.solve(MANY, engine="dlx"))

    def test_are_counted_without_going_through_them(self, kept: dict[str, Any]) -> None:
        solutions = lw.solve(MANY, **kept)
        assert not solutions.complete
        assert solutions.counts == COUNTS
        assert (solutions.complete, solutions.explored) == (True, 1.0)

    @pytest.mark.parametrize(("modulo", "number"), [
        ("nothing", COUNTS.all), ("rotations", COUNTS.rotations), ("reflections", COUNTS.reflections)])
    def test_come_with_their_copies(self, modulo: str, number: int, kept: dict[str, Any]) -> None:
        every = list(lw.solve(MANY, modulo=modulo, **kept))
        assert len(set(every)) == len(every) == number

    def test_are_right(self) -> None:
        square = lw.Puzzle.boxed("square", (4, 4), [lw.Part("##", copies=8)])
        assert sum(map(lw.verify, lw.solve(square, modulo="nothing"))) == 36

    @pytest.mark.parametrize("modulo", ["nothing", "reflections"])
    def test_are_no_more_than_the_limit(self, modulo: str, kept: dict[str, Any]) -> None:
        solutions = lw.solve(MANY, modulo=modulo, limit=13, **kept)
        assert len(list(solutions)) == 13
        assert not solutions.complete

    def test_of_one_search_may_be_gone_through_twice_at_a_time(self, kept: dict[str, Any]) -> None:
        solutions = lw.solve(MANY, **kept)
        assert all(one == other for one, other in zip(solutions, solutions, strict=True))

    def test_resume_where_they_were_left(self, kept: dict[str, Any]) -> None:
        solutions = lw.solve(MANY, **kept)
        begun = list(itertools.islice(solutions, 5))
        assert list(itertools.islice(solutions, 5)) == begun
        assert list(solutions)[:5] == begun

    def test_know_their_symmetry(self) -> None:
        for solution in lw.solve(MANY):
            assert solution.symmetries * solution.copies == 8
        assert sum(solution.copies for solution in lw.solve(MANY)) == COUNTS.all

    def test_of_what_has_none_are_none_at_once(self, kept: dict[str, Any]) -> None:
        chessboard = lw.Puzzle.boxed("square", (8, 8), [lw.Part("##", copies=31)], without=[(0, 0), (7, 7)])
        solutions = lw.solve(chessboard, **kept)
        assert (list(solutions), solutions.counts, solutions.complete) == ([], (0, 0, 0), True)
        assert "chessboard" in solutions.reasons[0]
        assert solutions.first() is None

    @pytest.mark.parametrize("puzzle", [
        lw.Puzzle.boxed("square", (10, 10), [lw.Part("###\n#..", copies=25)]),
        lw.Puzzle.boxed("cubic", (6, 6, 6), [lw.Part("####\n####", copies=27)])], ids=["25 L in 10x10", "27 bricks"])
    def test_of_what_a_colouring_rules_out_are_none_without_a_long_search(
        self, puzzle: lw.Puzzle, kept: dict[str, Any]) -> None:
        """The engines search these for hours: none of them looks at more colours than those of a chessboard."""
        solutions = lw.solve(puzzle, **kept)
        assert (list(solutions), solutions.counts, solutions.complete) == ([], (0, 0, 0), True)
        assert "divided by" in solutions.reasons[0]
        assert lw.info(puzzle).reasons == solutions.reasons

    def test_can_be_distinguished_and_looked_at(self) -> None:
        first, second = lw.solve(SIX)
        assert first != second
        assert len({first, second, *lw.solve(SIX)}) == 2
        assert len(repr(first)) < 60
        assert len(str(first).splitlines()) == 3
        assert set(first.cells) == set(first.puzzle.target)
        assert {placement.part for placement in first.placements} == set(first.cells.values())
        assert first._repr_svg_().startswith("<svg")

    def test_show_marks(self) -> None:
        solution = lw.solve("jigsaw-4x4", limit=1).first()
        assert solution is not None
        cell, side, mark = solution.placements[0].marks[0]
        assert cell in solution.placements[0].cells
        assert side
        assert mark

    def test_are_written_to_files(self, tmp_path: Path) -> None:
        lw.save(lw.solve(SIX), tmp_path / "all.txt")
        lw.save(next(iter(lw.solve(SIX))), tmp_path / "one.svg")
        assert (tmp_path / "all.txt").read_text().count("Solution ") == 2
        assert (tmp_path / "one.svg").read_text().startswith("<svg")


class TestLaziness:
    def test_a_first_solution_takes_no_whole_search(self) -> None:
        solutions = lw.solve("pentominoes-6x10")
        assert next(iter(solutions))
        assert 0 < solutions.explored < 0.5

    def test_nothing_is_searched_before_it_is_asked_for(self, tmp_path: Path) -> None:
        solutions = lw.solve(MANY, search=tmp_path / "kept.search")
        iter(solutions)
        assert not (tmp_path / "kept.search").exists()
        assert solutions.explored == 0

    def test_leaving_the_middle_ends_what_was_begun(self, kept: dict[str, Any], monkeypatch: pytest.MonkeyPatch,
                                                    tmp_path: Path) -> None:
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
        before = threading.active_count()
        solutions = lw.solve("pentominoes-6x10", **kept)
        for _ in solutions:
            break
        assert threading.active_count() == before
        del _, solutions
        assert not list(tmp_path.glob("latticework-*/search"))

    def test_progress_is_reported(self, kept: dict[str, Any]) -> None:
        told: list[lw.Progress] = []
        list(lw.solve(MANY, progress=told.append, **kept))
        assert told[-1].solutions == 930
        assert sorted(progress.explored for progress in told) == [progress.explored for progress in told]

    def test_an_end_that_workers_reach_meanwhile_is_reported(self) -> None:
        told: list[lw.Progress] = []
        for _ in lw.solve("pentominoes-4x15", workers=2, progress=told.append):  # lasts longer than a moment
            for thread in threading.enumerate():
                if thread.name == "latticework-search":
                    thread.join()
        assert (told[-1].explored, told[-1].solutions) == (1.0, 368)

    def test_what_progress_raises_ends_the_loop_and_harms_nothing(self, kept: dict[str, Any]) -> None:
        def fail(_: lw.Progress) -> None:
            if not failed:
                failed.append(True)
                raise ZeroDivisionError

        failed: list[bool] = []
        solutions = lw.solve(MANY, progress=fail, **kept)
        with pytest.raises(ZeroDivisionError):
            list(solutions)
        assert len(set(solutions)) == 930
        assert solutions.counts == COUNTS


class TestInterrupts:
    def test_leave_a_search_that_goes_on(self, kept: dict[str, Any]) -> None:
        def interrupt(_: lw.Progress) -> None:
            if not sent:
                sent.append(True)
                os.kill(os.getpid(), signal.SIGINT)

        sent: list[bool] = []
        solutions = lw.solve("pentominoes-4x15", engine="dlx", progress=interrupt, **kept)
        with pytest.raises(KeyboardInterrupt):
            _ = solutions.counts
        assert 0 < solutions.explored < 1
        assert solutions.counts == (1472, 736, 368)
        assert len(set(solutions)) == 368

    def test_at_any_step_of_a_slice_lose_and_repeat_nothing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        slice_of = advance
        at = iter(itertools.cycle(range(5)))

        def interrupted(*arguments: object, **more: object) -> object:
            piece = slice_of(*arguments, **more)
            if next(at) == 3:
                raise KeyboardInterrupt
            return piece

        monkeypatch.setattr(search_on_demand, "advance", interrupted)
        solutions, found = lw.solve(MANY), 0
        for _ in range(1000):
            try:
                found = len(list(solutions))
                break
            except KeyboardInterrupt:
                continue
        assert (found, solutions.counts, len(set(solutions))) == (930, COUNTS, 930)


class TestChoice:
    @pytest.fixture(params=[Method("bitset", hold="1,1"), Method("bitset", hold="2,2"),
                            Method("processor"), Method("backtrack", "footprint")], ids=str)
    def chosen(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Prepared]]:
        """Let a method be chosen soon, in the midst of the solutions."""
        chosen: list[Prepared] = []

        def choose(prepared: Prepared) -> tuple[Prepared, None]:
            chosen.append(prepare(prepared.puzzle, request.param))
            return chosen[-1], None

        monkeypatch.setattr(search_on_demand, "choose_method", choose)
        monkeypatch.setattr(search_on_demand, "AT_ONCE", 100)
        return chosen

    def test_in_the_midst_gives_each_solution_once(self, chosen: list[Prepared]) -> None:
        solutions = lw.solve(MANY)
        found = list(solutions)
        assert len(chosen) == 1
        assert (len(found), len(set(found)), solutions.counts) == (930, 930, COUNTS)
        assert solutions.method == str(chosen[0].method)

    def test_is_not_made_where_a_few_are_enough_or_a_method_is_asked_for(self, chosen: list[Prepared]) -> None:
        assert len(list(lw.solve(MANY, limit=500))) == 500
        assert not chosen

    def test_is_left_to_whoever_asks(self) -> None:
        solutions = lw.solve(MANY, engine="backtrack", order="short", prune="islands", hold="1,1")
        assert solutions.counts == COUNTS
        assert solutions.method == "backtrack --order short --prune islands --hold 1,1"


class TestKeptSearches:
    def test_resume_in_another_object(self, tmp_path: Path) -> None:
        path = tmp_path / "kept.search"
        begun = list(lw.solve(MANY, search=path, limit=20))
        every = list(lw.solve(MANY, search=path, workers=2))
        assert every[:20] == begun
        assert len(set(every)) == 930
        assert lw.verify(path) == 930
        assert lw.load(path) == MANY

    def test_of_another_puzzle_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "kept.search"
        assert lw.solve(MANY, search=path, limit=1).first()
        with pytest.raises(lw.LatticeworkError, match="holds a search of another puzzle, 'Untitled'"):
            lw.solve(SIX, search=path).first()

    def test_that_cannot_be_made_are_refused(self, tmp_path: Path) -> None:
        with pytest.raises(lw.LatticeworkError, match="cannot make a search file there"):
            lw.solve(MANY, search=tmp_path / "no" / "kept.search").first()

    def test_are_searched_by_one_at_a_time(self, tmp_path: Path) -> None:
        path = tmp_path / "kept.search"
        with_one = iter(lw.solve(MANY, search=path))
        next(with_one)
        with pytest.raises(lw.LatticeworkError, match="another window or program is searching there"):
            lw.solve(MANY, search=path).first()
        with_one.close()  # type: ignore[union-attr]
        assert lw.solve(MANY, search=path).counts == COUNTS


class TestArguments:
    @pytest.mark.parametrize(("message", "arguments"), [
        ("modulo: 'mirrors' should be one of 'nothing', 'rotations', 'reflections'", {"modulo": "mirrors"}),
        ("limit: 0 should be a whole number from 1 on", {"limit": 0}),
        ("limit: True should be a whole number from 1 on", {"limit": True}),
        ("workers: 1.5 should be a whole number from 1 to ", {"workers": 1.5}),
        ("engine: 'dxl' should be one of", {"engine": "dxl"}),
        ("did you mean 'dlx'?", {"engine": "dxl"}),
        ("order: 'tall' should be one of", {"order": "tall"}),
        ("prune: 'island' should be one of", {"prune": "island"}),
        ("size: 'yes' should be True, False or None", {"size": "yes"}),
        ("size: [] should be True, False or None", {"size": []}),
        ("prune: 3 should be names such as", {"prune": 3}),
        ("search: 'a\\x00b' should be the path of a file", {"search": "a\0b"}),
        ("hold: 3 should be 'auto', 'probe'", {"hold": 3}),
        ("progress: 5 should be a function of a Progress", {"progress": 5}),
        ("progress: <function", {"progress": lambda: None}),
        ("should be a function of a Progress", {"progress": object}),
        ("search: 3 should be the path of a file", {"search": 3}),
        ("search: '\\ud800' should be the path of a file", {"search": "\ud800"}),
    ])
    def test_that_are_wrong_are_named(self, message: str, arguments: dict[str, Any]) -> None:
        with pytest.raises(lw.LatticeworkError) as caught:
            lw.solve("soma", **arguments)
        assert message in str(caught.value)

    def test_of_other_functions_are_named(self) -> None:
        for message, call in (
            ("order: 'tall'", lambda: lw.count("soma", order="tall")),
            ("memory: 0", lambda: lw.count("soma", memory=0)),
            ("seconds: -1 should be a number above 0", lambda: lw.estimate("soma", seconds=-1)),
            ("probes: 0", lambda: lw.estimate("soma", probes=0)),
            ("what: 3 should be a solution, what `solve` returns, or the path", lambda: lw.verify(3)),
            ("workers: 0", lambda: lw.verify("soma", workers=0)),
            (f"workers: 1000000 should be a whole number from 1 to {MOST_WORKERS}",
             lambda: lw.verify("soma", workers=10**6)),
            ("workers: 1000000 should be", lambda: lw.solve("soma", workers=10**6)),
            ("progress: 5 should be a function of a number", lambda: lw.verify("soma", progress=5)),
            ("progress: 5 should be a function of a number", lambda: lw.count("soma", progress=5)),
            ("should be a function of a number", lambda: lw.count("soma", progress=dict.setdefault)),
            ("what: 3 should be a puzzle", lambda: lw.save(3, "x.toml")),
            ("search: '\\ud800' should be the path", lambda: lw.merge("\ud800")),
            ("keep: '\\ud800' should be the path", lambda: lw.design.burrs(keep="\ud800")),
            ("target: <int object", lambda: lw.load("soma").at(10**5000)),
            ("size: 15 should be", lambda: lw.load("soma").picture(15)),
            ("size 7000 should be", lambda: lw.load("soma").picture(7000)),
        ):
            with pytest.raises(lw.LatticeworkError) as caught:
                call()
            assert message in str(caught.value)


def test_a_count_reports_its_progress() -> None:
    told: list[float] = []
    assert lw.count(MANY, progress=told.append) == COUNTS.all
    assert told[-1] == 1.0


@pytest.mark.slow
def test_an_estimate_is_near() -> None:
    guess = lw.estimate("pentominoes-6x10", probes=64)
    assert not guess.exact
    assert guess.probes == 64
    assert abs(guess.all.mean - 9356) < 6 * guess.all.error


class TestTheHighestLevel:
    def test_is_that_of_taking_all_apart(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("latticework.api.solutions.TOGETHER", 16)
        solutions = lw.solve(lw.Puzzle.of(parse(burr(LOVES_DOZEN), "test")), limit=70)
        levels = [tuple(map(int, found.level.split("."))) if (found := one.take_apart()).tree else ()
                  for one in solutions]
        of_best = [one for one, level in zip(solutions, levels, strict=True) if level == max(levels)]
        assert 1 <= len(of_best) < sum(map(bool, levels)) < 70
        assert solutions.highest_level() == of_best
        assert {one.take_apart().level for one in solutions.highest_level(states=1)} == {"1"}

    def test_is_had_by_none_where_none_comes_apart(self) -> None:
        ring, inside = lw.Part("###\n#.#\n###"), lw.Part("#")
        assert lw.solve(lw.Puzzle.boxed("square", (3, 3), [ring, inside])).highest_level() == []
