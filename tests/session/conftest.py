"""What tests of searches share: a puzzle whose search takes a moment, and what it finds."""

import pytest

import session_help
from latticework.puzzle import parse
from latticework.session import Prepared, Totals, dispatcher, prepare
from session_help import InlinePool


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    """A puzzle that a module may replace by its own."""
    return prepare(parse(session_help.pentominoes(20, 3), "test"))


@pytest.fixture(scope="module")
def expected(prepared: Prepared, tmp_path_factory: pytest.TempPathFactory) -> Totals:
    """What a search in this process finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "Pool", InlinePool)
        return session_help.finish(tmp_path_factory.mktemp("expected") / "a.search", prepared)
