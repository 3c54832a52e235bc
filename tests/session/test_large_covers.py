"""Searches of exact cover problems that are larger than any puzzle: what they leave is read again."""

from contextlib import closing
from pathlib import Path

from latticework.cover.exact_cover_json import parse_exact_cover
from latticework.search import WHOLE
from latticework.session import SearchFile, consistency, prepare
from latticework.session.worker import Result


def test_a_search_has_as_many_levels_as_options(tmp_path: Path) -> None:
    n = consistency.MOST_LEVELS + 10
    document = parse_exact_cover("[" + ",".join(f"[{i}]" for i in range(n)) + "]", "deep.json", "deep")
    with closing(SearchFile.create(tmp_path / "deep.search", document, prepare(document).fingerprint)) as file:
        (whole,) = file.frontier()
        file.commit([(whole.id, Result((), (), 0, 0, n + 1, 0, (1,) * (n + 1), WHOLE, (), 1.0, 0))], 1.0)
        file.check()
