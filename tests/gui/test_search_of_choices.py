"""Each choice of groups and box has a search file of its own, and files of earlier versions are found."""

from pathlib import Path

import session_help
from latticework.gui.solve.puzzle_check import look_at, search_path
from latticework.jobs.job import prepare
from latticework.puzzle import edit_parts, parse

PLAIN = parse(session_help.dominoes(2, 2), "dominoes")
GROUPED = edit_parts.with_group(PLAIN, 0, "a")


def test_one_each(tmp_path: Path) -> None:
    plain, grouped = (search_path(prepare(puzzle), tmp_path) for puzzle in (PLAIN, GROUPED))
    assert plain != grouped
    session_help.finish(plain, prepare(PLAIN))
    assert search_path(prepare(GROUPED), tmp_path) == grouped
    assert look_at(GROUPED, tmp_path).earlier.totals is None


def test_one_of_an_earlier_version(tmp_path: Path) -> None:
    usual = search_path(prepare(PLAIN), tmp_path)
    session_help.finish(usual, prepare(GROUPED))
    assert search_path(prepare(GROUPED), tmp_path) == usual
    assert search_path(prepare(PLAIN), tmp_path) != usual
    assert look_at(GROUPED, tmp_path).earlier.totals
    looked = look_at(PLAIN, tmp_path)
    assert (looked.earlier.totals, looked.earlier.refusal) == (None, "")
