"""`latticework estimate`: what it says of puzzles whose trees and solutions are known, and its doubts."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import session_help
from latticework.cli.main import run
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.method import random_probing as probing_module
from latticework.method.estimate import Estimate, _doubts, estimate, estimate_search
from latticework.method.random_probing import Mean, Prober, carrying_half, depth_of_small, depth_to_probe, mean_of
from latticework.puzzle import load, parse
from latticework.search import advance, make_searcher, root
from latticework.search.probes.open_subtrees import sample
from latticework.shares.split_and_merge import split
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import write

MANY = 3_000  # probes: enough for errors of a few per cent, the same ones each time
CORNER = session_help.puzzle_text("A corner too many", 3, 3, {"L": ("##/#.", 3)})
"""A small tree without a solution."""


@pytest.fixture
def twins(tmp_path: Path) -> Path:
    return write(tmp_path, session_help.TWINS)


@pytest.fixture
def dominoes(tmp_path: Path) -> Path:
    return write(tmp_path, session_help.dominoes(4, 4))


def estimated(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, Any]:
    assert run(["estimate", *map(str, arguments), "--json"]) == 0
    made: dict[str, Any] = json.loads(capsys.readouterr().out)
    return made


@pytest.fixture
def probing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only the smallest subtrees be searched, so that small trees are probed, too."""
    monkeypatch.setattr(probing_module, "SUBTREE", 3.0)


@pytest.fixture
def one_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let probes choose at the root, however small the tree."""
    monkeypatch.setattr(probing_module, "depth_of_small", lambda *_: 1)


def near(mean: Mean, truth: float) -> bool:
    """Whether a mean is within four standard errors of the truth, and they are below five per cent."""
    return abs(mean.mean - truth) <= 4 * mean.error and mean.error < 0.05 * truth


class TestEstimatesComeNear:
    @pytest.mark.usefixtures("probing")
    def test_tilings_by_dominoes(self, dominoes: Path) -> None:
        """36 tilings of 4x4, OEIS A004003; 9 modulo rotations and reflections, A068920's square."""
        prepared = prepare(load(dominoes))
        whole = advance(prepared.job.problem, root(), 1 << 40)
        made = estimate(prepared, MANY, 1e9)
        assert made.probes == MANY
        assert near(made.nodes, whole.nodes)
        assert near(made.searched, len(whole.solutions))
        assert near(made.total, 36)
        assert near(made.reflections, 9)
        assert made.reflections.mean < made.rotations.mean < made.total.mean

    def test_a_small_tree_is_searched(self, dominoes: Path) -> None:
        prepared = prepare(load(dominoes))
        made = estimate(prepared, MANY, 1e9)
        assert made.nodes == Mean(advance(prepared.job.problem, root(), 1 << 40).nodes, 0.0)
        assert (made.reflections, made.total) == (Mean(9.0, 0.0), Mean(36.0, 0.0))

    def test_from_which_depth_on_subtrees_are_small(self) -> None:
        assert depth_of_small(np.array([1.0, 10.0, 1e3, 5e8, 1e9]), 20_000) == 3
        assert depth_of_small(np.array([1.0, 10.0, 1e5, 5e8, 1e9]), 20_000) == 2
        assert depth_of_small(np.array([1.0, 10.0, 0.0]), 20_000) == 0

    @pytest.mark.usefixtures("probing")
    @pytest.mark.parametrize("typed", in_part([
        "bitset --no-size", "backtrack", "backtrack --order footprint --hold 0,0", "backtrack --size", "processor",
        "dlx --order middle --no-size"], 6))
    def test_the_tree_of_any_method(self, dominoes: Path, typed: str) -> None:
        prepared = prepare(load(dominoes), Method.of(typed))
        made = estimate(prepared, MANY, 1e9)
        assert made.probes == MANY
        assert near(made.nodes, advance(prepared.job.problem, root(), 1 << 40).nodes)
        assert near(made.total, 36)
        assert near(made.reflections, 9)

    @pytest.mark.slow
    @pytest.mark.usefixtures("probing")
    def test_the_error_shrinks_with_more_probes(self, dominoes: Path) -> None:
        prepared = prepare(load(dominoes))
        few, many = (estimate(prepared, n, 1e9).nodes.error for n in (30, 3_000))
        assert many < few / 5

    @pytest.mark.slow
    @pytest.mark.usefixtures("probing")
    def test_a_range_holds_nine_times_in_ten(self, tmp_path: Path) -> None:
        """Tilings by dominoes, OEIS A099390, all boards together; the same thirty draws of each board every time."""
        held = []
        for width, height, truth in ((4, 4, 36), (4, 5, 95), (4, 6, 281), (5, 6, 1183)):
            prepared = prepare(load(write(tmp_path, session_help.dominoes(width, height))))
            prober = Prober(prepared.job, [root()], np.random.default_rng(0))
            ranges = [mean_of(prober.send(100)[:, 4]).within for _ in range(30)]
            held += [low <= truth <= high for low, high in filter(None, ranges)]
        assert len(held) > 40
        assert sum(held) >= 0.9 * len(held)

    def test_a_range_of_skewed_weights_holds_or_is_not_known(self) -> None:
        """Log-normal weights, of which the usual range of a standard error holds far less often."""
        random = np.random.default_rng(0)
        for spread in (0.5, 1.0, 1.5, 2.0):
            ranges = [mean_of(np.exp(spread * random.standard_normal(200))).within for _ in range(200)]
            held = [low <= np.exp(spread**2 / 2) <= high for low, high in filter(None, ranges)]
            assert sum(held) >= 0.9 * len(held)
        few = np.zeros(200)
        few[:5] = 1.0
        assert mean_of(few).within is None

    @pytest.mark.usefixtures("one_level")
    def test_no_range_where_parts_may_be_left_out(self, tmp_path: Path) -> None:
        puzzle = load(write(tmp_path, session_help.dominoes(4, 4)))
        loose = replace(puzzle, parts=tuple(replace(part, least=0) for part in puzzle.parts))
        made = estimate(prepare(loose), 200, 1e9)
        assert made.total.mean
        assert made.total.within is None
        assert any("not known" in doubt for doubt in made.doubts)

    def test_seconds_follow_from_nodes_and_speed(self) -> None:
        one = Mean(1.0, 0.5)
        made = Estimate(1, Mean(6.0, 3.0), 2.0, one, one, one, one, 0, 1, False, ())
        assert made.seconds == Mean(3.0, 1.5)


class TestSearchInProgress:
    """What was explored is known, and only the rest is estimated."""

    def test_a_small_rest_is_searched(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), budget=30)
        before = path.read_bytes()
        made = estimated(capsys, path)
        assert path.read_bytes() == before
        assert 0 < made["nodes_explored"] < made["nodes"]
        assert 0 < made["explored"] < 1
        totals = session_help.finish(path, prepared)
        assert (made["nodes"], made["solutions_total"], made["solutions_rotations"], made["solutions_reflections"],
                made["nodes_error"], made["exact"]) == (totals.nodes, *totals.by_modulus.values(), 0, True)
        assert "solutions_searched" not in made

    def test_what_is_with_parts_is_still_to_be_done(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(6, 6), budget=30)
        whole = estimated(capsys, path)
        split(path, 2)
        left = estimated(capsys, path)
        assert {name: left[name] for name in ("nodes", "solutions_total", "exact")} == {
            name: whole[name] for name in ("nodes", "solutions_total", "exact")}
        assert run(["estimate", str(path)]) == 0
        assert "2 parts are away (part-way.1.search, part-way.2.search)" in capsys.readouterr().out

    @pytest.mark.usefixtures("probing")
    def test_a_large_rest_is_probed(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), budget=100)
        with closing(SearchFile.open(path)) as file:
            _, made = estimate_search(file, 1000, 1e9)
        totals = session_help.finish(path, prepared)
        assert near(made.nodes, totals.nodes)
        assert abs(made.reflections.mean - totals.solutions) < 3 * made.reflections.error < totals.solutions
        assert made.seconds_left.mean == pytest.approx((made.nodes.mean - made.done.nodes) / made.rate)

    def test_in_words(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), budget=30)
        assert run(["estimate", str(path)]) == 0
        said = capsys.readouterr().out
        assert "% of its nodes" in said
        assert "on one core" in said
        session_help.finish(path, prepared)
        assert run(["estimate", str(path)]) == 0
        assert "nothing" in capsys.readouterr().out

    def test_another_method_is_estimated_from_the_beginning(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(4, 4))
        assert estimated(capsys, path, "--engine", "backtrack")["nodes_explored"] == 0


class TestDepth:
    @pytest.mark.usefixtures("one_level")
    def test_subtrees_that_take_long_are_begun_deeper(
        self, dominoes: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(probing_module, "_seconds_of", lambda *given: float(given[3] < 5))
        problem = prepare(load(dominoes)).job.problem
        assert depth_to_probe(make_searcher(problem), np.random.default_rng(0), 10, 20_000) == 5

    @pytest.mark.usefixtures("one_level")
    def test_no_deeper_than_the_tree_is(self, dominoes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(probing_module, "_seconds_of", lambda *_: 1.0)
        problem = prepare(load(dominoes)).job.problem
        assert depth_to_probe(make_searcher(problem), np.random.default_rng(0), 10, 20_000) == problem.longest


class TestSubtreesThatAreLarge:
    @pytest.mark.slow
    @pytest.mark.parametrize("engine", in_part(["bitset", "backtrack"], 2))
    def test_are_searched_in_part_and_the_mean_stays(self, engine: str) -> None:
        document = parse(session_help.dominoes(4, 4), "test")
        searcher = make_searcher(prepare(document, Method(engine=engine)).job.problem)
        whole = advance(searcher, root(), 1 << 40)
        draws = np.random.default_rng(0).random((400, 1, 1))
        met = [sample(searcher, chances, most=3) for chances in draws]
        assert not all(every for _, every in met)
        for values, true in (([one.nodes[0] for one, _ in met], whole.nodes),
                             ([one.weights.sum() for one, _ in met], len(whole.solutions))):
            assert abs(np.mean(values) - true) < 4 * np.std(values) / len(draws) ** 0.5

    def test_do_not_keep_a_probe_for_ever(self) -> None:
        searcher = make_searcher(prepare(parse(session_help.dominoes(20, 20), "test")).job.problem)
        met, every = sample(searcher, np.zeros((1, 0)), most=1000)
        assert not every
        assert met.nodes[0] > 1000

    def test_are_not_taken_for_small_ones_because_the_pilot_missed_them(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(probing_module, "depth_of_small", lambda *_: 0)
        monkeypatch.setattr(probing_module, "_seconds_of", lambda *_: 0.0)
        problem = prepare(parse(session_help.dominoes(12, 12), "test")).job.problem
        assert depth_to_probe(make_searcher(problem), np.random.default_rng(0), 10, 20_000) > 0


class TestDoubts:
    def test_few_probes_that_carry_half(self) -> None:
        assert carrying_half(np.array([1.0, 1.0, 1.0, 1.0])) == 2
        assert carrying_half(np.array([1.0] * 98 + [50.0, 60.0])) == 2

    @pytest.mark.parametrize(("sent", "half", "doubted"), [
        (2000, 39, True), (2000, 40, False), (100, 9, True), (100, 10, False), (1, 1, False)])
    def test_few_are_at_least_ten_and_a_share_of_many(
        self, twins: Path, sent: int, half: int, doubted: bool
    ) -> None:
        said = _doubts(prepare(load(twins)).job.problem, sent, half, 1)
        assert any("heavy tail" in doubt for doubt in said) == doubted

    @pytest.mark.usefixtures("one_level")
    def test_copies_and_no_solution(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        many = write(tmp_path, session_help.dominoes(6, 5), "many.toml")
        assert any("15 copies" in doubt for doubt in estimated(capsys, many, "--probes", 100)["doubts"])
        none = estimated(capsys, write(tmp_path, CORNER), "--probes", 2000)
        assert none["solutions_total"] == none["hits"] == 0
        assert any("no probe met a solution" in doubt for doubt in none["doubts"])

    @pytest.mark.usefixtures("probing")
    def test_a_single_probe(self, capsys: pytest.CaptureFixture[str], twins: Path) -> None:
        assert any("one probe alone" in doubt for doubt in estimated(capsys, twins, "--probes", 1)["doubts"])

    def test_a_tame_tree_is_not_doubted(self, capsys: pytest.CaptureFixture[str], twins: Path) -> None:
        assert estimated(capsys, twins, "--probes", 2000)["doubts"] == []


class TestCommand:
    @pytest.mark.usefixtures("probing")
    def test_json(self, capsys: pytest.CaptureFixture[str], twins: Path) -> None:
        made = estimated(capsys, twins, "--probes", 500)
        assert made["probes"] == 500
        whole = advance(prepare(load(twins)).job.problem, root(), 1 << 40)
        assert abs(made["nodes"] - whole.nodes) <= 4 * made["nodes_error"]
        assert made["seconds"] == pytest.approx(made["nodes"] / made["nodes_per_second"])

    def test_seconds_end_it(self, capsys: pytest.CaptureFixture[str], twins: Path) -> None:
        assert 0 < estimated(capsys, twins, "--seconds", "0.01")["probes"] < 10**6

    def test_figures_of_a_tree_that_was_searched_whole_are_exact(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        assert run(["estimate", str(write(tmp_path, session_help.dominoes(4, 6)))]) == 0  # OEIS A004003: 281
        said = capsys.readouterr().out
        assert "all solutions          281 exactly" in said
        assert "whole tree" in said
        assert "±" not in said

    def test_a_small_puzzle_without_a_solution_is_not_doubted(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        assert run(["estimate", str(write(tmp_path, CORNER))]) == 0
        said = capsys.readouterr().out
        assert "all solutions          0 exactly" in said
        assert "Doubtful" not in said

    @pytest.mark.usefixtures("one_level")
    def test_words(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        assert run(["estimate", str(write(tmp_path, CORNER)), "--probes", "100"]) == 0
        said = capsys.readouterr().out
        assert "none found" in said
        assert "Doubtful: no probe met a solution" in said

    @pytest.mark.parametrize("arguments", [["--probes", "0"], ["--seconds", "0"], ["--seconds", "nan"]])
    def test_bad_usage(self, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
        with pytest.raises(SystemExit, match="2"):
            run(["estimate", "a", *arguments])
        assert "--help" in capsys.readouterr().err
