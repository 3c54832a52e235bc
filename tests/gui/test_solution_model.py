"""The list of solutions while a search goes on: every row is what the search file holds by then."""

from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import session_help
import solution_blocks
from latticework.gui.solutions import solution_source
from latticework.gui.solutions.solution_rows import SolutionModel
from latticework.jobs import slice_work
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.slice_work import Task
from latticework.puzzle import parse
from latticework.store.search_file import PAGE, SearchFile

ROOM = 100
"""Solutions of a slice, so that pages are read half full."""


class Growing:
    """A search whose solutions are stored a hundred at a time, and the model that shows them."""

    def __init__(self, path: Path) -> None:
        self.prepared: Prepared = prepare(parse(session_help.dominoes(6, 6), "test"))
        self.file = SearchFile.create(path, self.prepared.puzzle, self.prepared.fingerprint)
        self.model = SolutionModel()
        self.model.show(self.prepared, path)

    def goes_on(self) -> int:
        """Do and store a slice; return how many solutions there are, 0 once all were found."""
        if not self.file.frontier():
            return 0
        row = self.file.frontier()[0]
        task = Task(row.state, row.share, 1 << 40, 1, ROOM)
        totals, _ = self.file.commit([(row.id, slice_work.run(self.prepared.job, task))], 0.0)
        return totals.solutions

    def close(self) -> None:
        self.model.close()
        self.file.close()


@pytest.fixture
def growing(qapp, tmp_path):
    with closing(Growing(tmp_path / "a.search")) as made:
        yield made


def test_rows_that_were_read_before_their_page_was_full_are_there_afterwards(growing):
    model, sizes = growing.model, [0]
    while count := growing.goes_on():
        model.grow(count)
        sizes.append(count)
        assert model.rowCount() == count
        found = [model.source.pages.solution(number).id for number in range(sizes[-2], count)]
        assert found == [*range(sizes[-2] + 1, count + 1)]
    assert sizes[-1] > 2 * PAGE
    assert any(a // PAGE < b // PAGE and b % PAGE for a, b in pairwise(sizes))
    stored = [row for first in range(1, sizes[-1], PAGE) for row in growing.file.page(first)]
    assert [model.source.pages.solution(number) for number in range(sizes[-1])] == stored
    assert model.source.pages.solution(sizes[-1]) is None


def test_pictures_come_of_solutions_stored_after_the_page_was_read_to_paint_the_first(growing, qtbot):
    model, count = growing.model, growing.goes_on()
    model.grow(count)
    qtbot.waitUntil(lambda: model.picture(0) is not None, timeout=20_000)
    model.grow(growing.goes_on())
    qtbot.waitUntil(lambda: model.picture(count) is not None, timeout=20_000)
    asked = []
    model._painter.request = asked.append
    model._take_pictures({count + 1: None})
    assert model.picture(count + 1) is None
    assert asked == [], "what cannot be read is not asked for at each painting"


def test_few_pages_are_kept_and_those_looked_at_last(growing, monkeypatch):
    monkeypatch.setattr(solution_source, "PAGES", 2)
    while count := growing.goes_on():
        growing.model.grow(count)
    assert growing.model.rowCount() > 3 * PAGE
    for page, kept in ((0, [0]), (1, [0, 1]), (0, [1, 0]), (2, [0, 2])):
        growing.model.source.pages.solution(page * PAGE)
        assert list(growing.model.source.pages._pages) == kept


def test_each_row_shows_its_number_and_its_copies(growing):
    growing.model.grow(growing.goes_on())
    model = growing.model
    for number in (0, ROOM // 2):
        row = growing.file.page(number + 1, 1)[0]
        texts = [model.data(model.index(number, column), Qt.ItemDataRole.DisplayRole) for column in range(2)]
        assert texts == [str(number + 1), str(row.copies)]
        copies = {frozenset(placement.cells for placement in model.solution(number, copy))
                  for copy in range(row.copies)}
        assert len(copies) == row.copies


def test_a_damaged_solution_is_none_to_the_list(growing, qtbot):
    growing.model.grow(growing.goes_on())
    path = growing.file.path
    growing.close()
    solution_blocks.change(path, 2, lambda row: ((2**31 - 2,), *row[1:]))
    session_help.seal_anew(path)
    growing.model.show(growing.prepared, path)
    growing.model.grow(3)
    assert [growing.model.solution(number) is None for number in range(3)] == [False, True, False]
    assert growing.model.picture(1) is None
    qtbot.waitUntil(lambda: growing.model.picture(2) is not None, timeout=20_000)
    assert growing.model.picture(1) is None
