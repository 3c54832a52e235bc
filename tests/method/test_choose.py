"""Choosing how to search: by what probes say of each method, and what is said of it."""

import itertools
import time
from functools import partial

import numpy as np
import pytest

import session_help
from latticework import paths
from latticework.durations import span
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import PROBE, Method
from latticework.jobs.totals import UNCHOSEN, Choice
from latticework.method import choosing, comparison, held_item
from latticework.method.choosing import budget, choose_method
from latticework.method.comparison import Cost, Trial
from latticework.puzzle import load, parse
from latticework.search import advance
from quick_suite import in_part
from shapes import PENTOMINOES, box, flat
from ways_help import search_all

FIVES = parse(session_help.pentominoes(10, 6), "fives")
ONE_SIDED = load(paths.library() / "square/one-sided-pentominoes-3x30.toml")
TWIGS = load(paths.library() / "hexagon-stick/pentatwigs-triangle.toml")


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> dict[str, Cost]:
    """Let each engine cost what a test says, and nothing be over at once."""
    said: dict[str, Cost] = {}
    monkeypatch.setattr(choosing, "_FIRST", 1)
    monkeypatch.setattr(choosing, "AT_ONCE", 1)
    monkeypatch.setattr(choosing, "_AT_ONCE_IF_FLAT", 1)
    monkeypatch.setattr(choosing, "by_probing", lambda prepared, *_: prepared)

    class Told:
        def __init__(self, problem) -> None:
            self.engine = problem.engine
            self.cost = said[problem.engine]

        def run(self, _seconds: float) -> Cost:
            return said[self.engine]

    monkeypatch.setattr(choosing, "Trial", Told)
    return said


@pytest.fixture
def handed_out(costs: dict[str, Cost], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Note the seconds that trials and the search for an item to hold are given."""
    seconds: list[float] = []
    told = choosing.Trial.run  # type: ignore[attr-defined]

    def run(trial: Trial, given: float) -> Cost:
        seconds.append(given)
        return told(trial, given)

    def by_probing(prepared: Prepared, given: float) -> Prepared:
        seconds.append(given)
        return prepared

    monkeypatch.setattr(choosing.Trial, "run", run)  # type: ignore[attr-defined]
    monkeypatch.setattr(choosing, "by_probing", by_probing)
    return seconds


class TestChoice:
    def test_nothing_is_said_where_it_takes_no_time(self) -> None:
        prepared, choice = choose_method(prepare(parse(session_help.dominoes(6, 6), "dominoes")))
        assert (prepared.method, choice) == (Method("bitset"), UNCHOSEN)

    @pytest.mark.parametrize(("name", "engine"), [
        ("square/pentominoes-3x20", "backtrack"), ("triangle/hexiamonds-4x9", "backtrack"), ("cubic/soma", "bitset")])
    def test_a_narrow_strip_goes_to_back_tracking(
        self, name: str, engine: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(choosing, "_MOMENT", 1e9)
        monkeypatch.setattr(choosing, "AT_ONCE", 1 << 40)
        prepared, choice = choose_method(prepare(load(paths.library() / f"{name}.toml")))
        assert (prepared.method, choice) == (Method(engine), UNCHOSEN)

    def test_nor_where_it_takes_several_slices(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(choosing, "advance", partial(advance, work=100))
        monkeypatch.setattr(choosing, "_MOMENT", 1e9)
        monkeypatch.setattr(choosing, "Trial", None)
        prepared, choice = choose_method(prepare(parse(session_help.dominoes(6, 6), "dominoes")))
        assert (prepared.method, choice) == (Method("bitset"), UNCHOSEN)

    def test_nothing_else_is_tried_where_its_tables_alone_take_the_time(
        self, costs: dict[str, Cost], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        costs["bitset"] = Cost(40, 1)  # a trial of another would fail, nothing being said of it
        clock = itertools.count()
        monkeypatch.setattr(time, "process_time", lambda: float(next(clock)))
        assert choose_method(prepare(FIVES))[0].method == Method("bitset")

    def test_nor_where_less_than_a_second_is_expected(self, costs: dict[str, Cost]) -> None:
        costs["bitset"] = Cost(0.5, 0.1)
        assert choose_method(prepare(FIVES))[1] == UNCHOSEN

    def test_but_where_few_probes_say_so_more_is_tried(self, costs: dict[str, Cost]) -> None:
        costs |= {"bitset": Cost(0.5, 0.1, heavy=True), "backtrack": Cost(0.3, 0.1)}
        prepared, choice = choose_method(prepare(FIVES))
        assert prepared.method == Method("backtrack")
        assert choice.words == "backtrack, expected to take about 1 second on one core"

    def test_what_is_expected_to_be_fastest_is_taken_if_not_surely(self, costs: dict[str, Cost]) -> None:
        costs |= {"bitset": Cost(90, 5), "backtrack": Cost(80, 30)}
        prepared, choice = choose_method(prepare(FIVES))
        assert prepared.method == Method("backtrack")
        assert choice.words == "backtrack, expected to take 20 seconds to 3 minutes on one core"
        assert "bitset: about 1 min 30 s ± 5.0 s" in choice.details
        costs["backtrack"] = Cost(100, 30)
        assert choose_method(prepare(FIVES))[0].method == Method("bitset")

    def test_what_few_probes_say_yields_to_what_is_known(self, costs: dict[str, Cost]) -> None:
        costs |= {"bitset": Cost(45, 5), "backtrack": Cost(0.1, 0.0, heavy=True)}
        assert choose_method(prepare(FIVES))[0].method == Method("bitset")

    def test_where_nobody_can_wait_nothing_is_chosen(self, costs: dict[str, Cost]) -> None:
        costs |= {"bitset": Cost(1e12, 1), "backtrack": Cost(1e3, 1)}
        prepared, choice = choose_method(prepare(FIVES))
        assert prepared.method == Method("bitset")
        assert choice.words == "bitset, expected to take more than 100 years on one core"

    def test_a_tree_too_large_for_a_number(self) -> None:
        text = session_help.puzzle_text("dominoes 20x20", 20, 20, {"I": ("##", 200)})
        assert "more than 100 years" in choose_method(prepare(parse(text, "dominoes")))[1].words

    def test_what_was_asked_for_is_done(self) -> None:
        asked = Method(order="footprint", prunings=("parity",))
        prepared, choice = choose_method(prepare(FIVES, asked))
        assert (str(prepared.method), choice) == ("bitset --order footprint --prune parity", UNCHOSEN)

    @pytest.mark.slow
    def test_an_item_is_probed_for_on_demand_with_any_engine(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(held_item, "PROBES", 1_000)  # enough for this one
        assert choose_method(prepare(TWIGS, Method(hold=PROBE)))[0].method == Method("bitset", hold="S5")
        assert choose_method(prepare(TWIGS, Method("dlx", hold=PROBE)))[0].method == Method("dlx", hold="S5")


    def test_else_it_is_told_by_its_numbers(self) -> None:
        assert choose_method(prepare(TWIGS))[0].method == Method("bitset", hold="U5")

    def test_a_named_item_stays(self, costs: dict[str, Cost]) -> None:
        costs |= {"bitset": Cost(90, 5), "backtrack": Cost(20, 3)}
        assert choose_method(prepare(FIVES, Method(hold="V")))[0].method == Method("backtrack", hold="V")

    @pytest.mark.slow
    def test_one_sided_pentominoes_go_to_back_tracking(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """136 s of two workers by back-tracking, 306 s by bit sets; most of the budget is left out here."""
        monkeypatch.setattr(choosing, "MOST", 1.0)
        assert choose_method(prepare(ONE_SIDED.with_target(cells=tuple(box(15, 6)))))[0].method.engine == "backtrack"


class TestBudget:
    @pytest.mark.parametrize(("expected", "seconds"), [
        (1, 0.1), (4, 0.4), (10, 0.5), (50, 0.5), (200, 2), (3000, 30), (1e6, 30)])
    def test_a_hundredth_but_a_tenth_of_a_short_search(self, expected: float, seconds: float) -> None:
        assert budget(expected) == pytest.approx(seconds)

    @pytest.mark.parametrize("expected", [1.5, 2, 5, 30, 100, 1000, 5000])
    @pytest.mark.parametrize("backward", [0.9, 1.2, 10])
    def test_no_more_than_that_is_handed_out(
        self, costs: dict[str, Cost], handed_out: list[float], expected: float, backward: float
    ) -> None:
        costs |= {"bitset": Cost(expected, 0.1), "backtrack": Cost(backward * expected, expected)}
        choose_method(prepare(FIVES))
        assert handed_out[0] <= 0.04
        assert 0.3 * budget(expected) < sum(handed_out[1:]) <= 1.001 * budget(expected)

    def test_a_search_of_less_than_a_second_gets_a_glance(
        self, costs: dict[str, Cost], handed_out: list[float]
    ) -> None:
        costs["bitset"] = Cost(0.5, 0.1)
        choose_method(prepare(FIVES))
        assert len(handed_out) == 1

    def test_other_engines_are_not_started_for_a_search_of_two_seconds(self, costs: dict[str, Cost]) -> None:
        costs["bitset"] = Cost(2, 0.1)  # a trial of another would fail, nothing being said of it
        assert choose_method(prepare(FIVES))[0].method == Method("bitset")


class TestTrial:
    @pytest.mark.parametrize("method", in_part(
        [Method("bitset"), Method("backtrack"), Method("backtrack", "footprint")], 3))
    def test_it_comes_near(self, method: Method, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(comparison, "FEWEST", 400)
        job = prepare(flat(box(10, 6), PENTOMINOES), method).job
        trial = Trial(job.problem, 1)
        cost = trial.run(0.01)
        truth = search_all(job).nodes
        assert abs(trial.nodes.mean - truth) < 4 * trial.nodes.error < 0.4 * truth
        assert not cost.heavy
        assert cost.least < cost.seconds < cost.most

    @pytest.mark.slow
    def test_it_errs_less_when_it_continues(self) -> None:
        trial = Trial(prepare(FIVES).job.problem)
        first = trial.run(0.0).error
        for _ in range(8):
            trial.run(0.05)
        assert trial.cost.error < first

    def test_few_probes_that_carry_half_make_it_doubtful(self) -> None:
        trial = Trial(prepare(FIVES).job.problem)
        trial.run(0.0)
        trial._nodes = np.array([1e6] * 30 + [1e9, 1e9])
        assert trial.cost.heavy


@pytest.mark.parametrize(("least", "most", "words"), [
    (1.2, 3.4, "1 to 4 seconds"), (40, 61, "40 seconds to 2 minutes"), (130, 290, "2 to 5 minutes"),
    (50, 58, "50 seconds to 1 minute"), (3000, 3500, "50 minutes to 1 hour"), (100, 110, "1 to 2 minutes"),
    (86_400 * 400, 86_400 * 9000, "1 to 30 years"), (2.1, 2.1, "2 to 3 seconds"), (120, 120, "about 2 minutes"),
    (1e12, 2e12, "more than 100 years")])
def test_a_span_of_time(least: float, most: float, words: str) -> None:
    assert span(least, most) == words


def test_an_open_ended_span() -> None:
    assert span(8, 20, open_ended=True) == "8 seconds or far more"


def test_a_choice_that_was_not_made_is_empty() -> None:
    assert Choice("", "") == UNCHOSEN
