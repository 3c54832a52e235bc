"""A subtree that stands twice in a search file would be searched twice, and another one never."""

from collections.abc import Callable
from contextlib import closing
from itertools import permutations
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError
from latticework.run.search import Search
from latticework.search import Problem, State, advance
from latticework.store.search_file import SearchFile
from quick_suite import in_part

Way = Callable[[Problem, State], list[State]]


def itself(_: Problem, state: State) -> list[State]:
    """A subtree as it is."""
    return [state]


def entered(problem: Problem, state: State) -> list[State]:
    """A subtree after one more node, in other words the same one, where that has explored nothing."""
    piece = advance(problem, state, 1)
    return [] if piece.explored else [*piece.remaining]


@pytest.mark.parametrize("way", [itself, entered])
@pytest.mark.parametrize(("text", "slices"), in_part([
    (session_help.TWINS, 3), (session_help.dominoes(6, 6), 3), (session_help.dominoes(6, 6), 10)], 3, several=True))
def test_a_subtree_in_the_place_of_another_of_the_same_share_is_refused(
    tmp_path: Path, text: str, slices: int, way: Way
) -> None:
    """The shares add up and each subtree is one of this puzzle: only the repetition tells."""
    path, prepared = session_help.part_way(tmp_path, text, slices)
    whole = path.read_bytes()
    with closing(SearchFile.open(path)) as file:
        frontier = file.frontier()
    alike = [(copy.pack(), b.id) for a, b in permutations(frontier, 2) if a.share == b.share
             for copy in way(prepared.job.problem, State.unpack(a.state, a.share))]
    assert alike
    for copied, overwritten in alike:
        path.write_bytes(whole)
        damaged = session_help.changed(path, "UPDATE frontier SET state = ? WHERE id = ?",
                                       values=(copied, overwritten))
        with pytest.raises(FileRefusedError, match="damaged"):
            Search.start(prepared, path)
        assert path.read_bytes() == damaged
