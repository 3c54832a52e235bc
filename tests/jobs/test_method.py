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
from latticework.jobs.job import prepare
from latticework.jobs.method import Method, named
from latticework.puzzle import parse
from latticework.run.search import Search
from latticework.search import ENGINES
from latticework.search.pruning.tables import PRUNINGS
from latticework.store.search_file import SearchFile

FIVES = parse(session_help.pentominoes(20, 3), "fives")
prunings = st.sets(st.sampled_from(PRUNINGS)).map(lambda some: tuple(p for p in PRUNINGS if p in some))
methods = st.builds(Method, st.sampled_from(ENGINES), st.sampled_from(["", *ORDERS]),
                    st.sampled_from([None, True, False]), prunings, st.text(min_size=1) | st.just(""))


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


class TestGoingOn:
    @pytest.fixture(autouse=True)
    def inline(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)

    def test_a_search_resumes_as_it_was_begun(self, tmp_path: Path) -> None:
        path = tmp_path / "a.search"
        with closing(Search.start(prepare(FIVES, Method("backtrack", prunings=("islands",))), path)):
            pass
        with closing(Search.start(prepare(FIVES), path)) as search:
            assert str(search.prepared.method) == "backtrack --prune islands"
            search.run(1, threading.Event())
            assert search.totals.nodes == 22_749
        with closing(SearchFile.open(path)) as file:
            assert file.cut() == {"islands": 12_365}
