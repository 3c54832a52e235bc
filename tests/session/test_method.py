"""How a search is asked for: written and read back, kept with the search, taken up again."""

import threading
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import session_help
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError
from latticework.puzzle import parse
from latticework.search import ENGINES
from latticework.search.prunings import PRUNINGS
from latticework.session import Method, Search, SearchFile, choose, prepare
from latticework.session import search as search_module
from latticework.session.method import named

FIVES = parse(session_help.pentominoes(10, 6), "fives")
DOMINOES = parse(session_help.dominoes(6, 6), "dominoes")
prunings = st.sets(st.sampled_from(PRUNINGS)).map(lambda some: tuple(p for p in PRUNINGS if p in some))
methods = st.builds(Method, st.sampled_from(ENGINES), st.sampled_from(["", *ORDERS]),
                    st.sampled_from([None, True, False]), prunings)


@given(methods)
def test_what_is_written_is_read_back(method: Method) -> None:
    assert Method.of(str(method)) == method


@pytest.mark.parametrize("text", ["", "simplex", "bitset --order up", "bitset --prune luck", "bitset --fast",
                                  "bitset --order"])
def test_what_is_no_method_is_refused(text: str) -> None:
    with pytest.raises(LatticeworkError, match=r"no way to search|no pruning"):
        Method.of(text)


def test_prunings_come_in_their_own_order_once() -> None:
    assert named("parity,islands,parity") == ("islands", "parity")


class TestAuto:
    @pytest.fixture(autouse=True)
    def inline(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(search_module, "Pool", session_help.InlinePool)

    def test_a_short_search_is_left_to_bit_sets(self) -> None:
        prepared, why = choose.choose(prepare(DOMINOES))
        assert prepared.method == Method("bitset")
        assert "nothing else was tried" in why

    def test_a_long_one_goes_to_what_is_surely_faster(self, monkeypatch: pytest.MonkeyPatch) -> None:
        costs = {"bitset": choose.Cost(90, 5), "dlx": choose.Cost(300, 20), "backtrack": choose.Cost(20, 10)}
        monkeypatch.setattr(choose, "expected", lambda problem, **_: costs[problem.engine])
        prepared, why = choose.choose(prepare(FIVES))
        assert prepared.method.engine == "backtrack"
        assert why == "backtrack: about 20 s expected, against 1 min 30 s by bitset"
        costs["backtrack"] = choose.Cost(70, 10)
        assert choose.choose(prepare(FIVES))[0].method == Method("bitset")

    def test_where_nobody_can_wait_nothing_is_chosen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        costs = {"bitset": choose.Cost(1e12, 1), "dlx": choose.Cost(1e13, 1), "backtrack": choose.Cost(1e9, 1)}
        monkeypatch.setattr(choose, "expected", lambda problem, **_: costs[problem.engine])
        prepared, why = choose.choose(prepare(FIVES))
        assert prepared.method == Method("bitset")
        assert "within a month" in why
        costs["backtrack"] = choose.Cost(1000, 1)
        assert choose.choose(prepare(FIVES))[0].method.engine == "backtrack"

    def test_a_tree_whose_shares_run_out_has_a_cost(self) -> None:
        text = session_help.puzzle_text("dominoes 20x20", 20, 20, {"I": ("##", 200)})
        assert choose.expected(prepare(parse(text, "dominoes")).job.problem).seconds > choose.FOREVER

    def test_what_was_asked_for_is_done(self) -> None:
        asked = Method(order="footprint", prunings=("parity",))
        prepared, why = choose.choose(prepare(FIVES, asked))
        assert (str(prepared.method), why) == ("bitset --order footprint --prune parity", "")

    def test_the_cost_is_about_what_a_search_takes(self) -> None:
        problem = prepare(FIVES).job.problem
        rates = [choose.expected(problem, seed=seed).seconds for seed in range(3)]
        assert min(rates) > 0
        assert max(rates) < 20 * min(rates)  # seconds differ from machine to machine: only that trials agree is shown

    def test_a_search_goes_on_as_it_was_begun(self, tmp_path: Path) -> None:
        path = tmp_path / "a.search"
        with closing(Search.start(prepare(FIVES, Method("backtrack", prunings=("islands",))), path)):
            pass
        with closing(Search.start(prepare(FIVES), path)) as search:
            assert str(search.prepared.method) == "backtrack --prune islands"
            search.run(1, threading.Event())
            assert search.totals.nodes == 1_807_814
        with closing(SearchFile.open(path)) as file:
            assert file.cut() == {"islands": 1_046_061}
