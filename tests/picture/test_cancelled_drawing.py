"""Drawing many parts can be stopped in the middle."""

import threading
from collections.abc import Callable

import pytest

from latticework.cancel import CancelledError, cancellable
from latticework.files.pictures.web_page import viewer_data
from latticework.picture.sheet import sheet
from latticework.picture.view_sheet import View, view_sheet
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from samples import SOMA, solved


@pytest.mark.parametrize("draw", [
    sheet, lambda puzzle, solution: view_sheet(puzzle, solution, View()), lambda puzzle, _: sheet(puzzle, None),
    lambda puzzle, solution: viewer_data(puzzle, [solution])], ids=["sheet", "view", "parts", "page"])
def test_it_stops_at_the_next_part(draw: Callable[[Puzzle, Solution], object]) -> None:
    stop = threading.Event()
    stop.set()
    with cancellable(stop), pytest.raises(CancelledError):
        draw(*solved(SOMA, "cubic"))
