"""A subtree that stands twice in a search file would be searched twice, and another one never."""

import sqlite3
from contextlib import closing
from itertools import combinations
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError
from latticework.session import Search, SearchFile


@pytest.mark.parametrize(("text", "slices"), [
    (session_help.TWINS, 3), (session_help.dominoes(6, 6), 3), (session_help.dominoes(6, 6), 10)])
def test_a_copy_in_the_place_of_a_subtree_of_the_same_share_is_refused(
    tmp_path: Path, text: str, slices: int
) -> None:
    """The shares add up and each subtree is one of this puzzle: only the repetition tells."""
    path, prepared = session_help.part_way(tmp_path, text, slices)
    whole = path.read_bytes()
    with closing(SearchFile.open(path)) as file:
        frontier = file.frontier()
    alike = [(a.id, b.id) for a, b in combinations(frontier, 2) if a.share == b.share]
    assert alike
    for copied, overwritten in alike:
        path.write_bytes(whole)
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE frontier SET state = (SELECT state FROM frontier WHERE id = ?) WHERE id = ?",
                       (copied, overwritten))
        damaged = path.read_bytes()
        with pytest.raises(FileRefusedError, match="damaged"):
            Search.start(prepared, path)
        assert path.read_bytes() == damaged
