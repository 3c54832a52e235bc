"""The task to find burrs: counted or climbed to, listed, kept, made a puzzle that is taken apart."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from design_help import BOX, LONG, chosen, opened
from latticework.designs.burrs import looking
from latticework.designs.burrs.count import Count
from latticework.designs.burrs.family import Family
from latticework.gui.design.burrs_task import LEVEL, PIECES, SOLUTIONS, BurrsTask
from latticework.gui.design.favourites import STARS
from latticework.gui.design.window import BURRS
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import SOLVE

SIX = "120 160 256 512 880 960"
"""Pieces with one solution, at level 6."""


def burrs(qtbot: QtBot, window: MainWindow, source: str = "notchable", numbers: str = "") -> BurrsTask:
    """Show the task for solid burrs of some pieces, or for pieces by their numbers."""
    task = opened(window, BURRS, BOX).burrs
    task.form.inside.setValue("any" if numbers else "solid")
    task.form.source.setValue("own" if numbers else source)
    task.form.numbers.setText(numbers)
    qtbot.waitUntil(lambda: task.seen is not None, timeout=LONG)
    return task


def counted(qtbot: QtBot, task: BurrsTask) -> None:
    """Count to the end, and wait until all is listed."""
    qtbot.mouseClick(task.desk.run.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: task.seen is not None and task.seen.complete, timeout=LONG)
    rest(qtbot, task)


def rest(qtbot: QtBot, task: BurrsTask) -> None:
    """Wait until nothing is counted, chosen or written any more."""
    qtbot.waitUntil(lambda: not (task.steps._tasks.busy or task._choosing.busy or task._files.busy), timeout=LONG)


class TestCounting:
    def test_all_that_come_apart_are_listed(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window)
        counted(qtbot, task)
        said = "1,063 ways to put the pieces together were counted, of which 314 come apart"
        assert said in task.desk.run.said.text()
        assert task.desk.run.figure.text == str(task.rows.rowCount()) == "137"
        assert "137 sets of six pieces are as wanted" in task.desk.found.summary.text()
        assert "with their mirror images they are 221" in task.desk.found.summary.text()
        assert not task.desk.run.go.isEnabled()
        assert all(one.solutions and not one.holes for one in task.rows.items)
        qtbot.waitUntil(lambda: task.rows.picture(0) is not None, timeout=LONG)

    def test_those_are_shown_that_are_wanted_as_they_are_sorted(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window)
        counted(qtbot, task)
        task.shown.once.click()
        rest(qtbot, task)
        assert {one.solutions for one in task.rows.items} == {1}
        task.shown.once.click()
        heads = task.desk.table.horizontalHeader()
        heads.sectionClicked.emit(SOLUTIONS)
        rest(qtbot, task)
        few = [one.solutions for one in task.rows.items]
        assert few == sorted(few)
        heads.sectionClicked.emit(SOLUTIONS)
        rest(qtbot, task)
        assert [one.solutions for one in task.rows.items] == sorted(few, reverse=True)
        task.shown.level.least.setValue(2)
        rest(qtbot, task)
        assert task.rows.rowCount() == 0
        assert "None of the burrs found is as wanted" in task.desk.found.empty.text()

    def test_pieces_are_named_as_burr_people_write_them(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window, numbers=SIX)
        counted(qtbot, task)
        [one] = task.rows.items
        assert (one.numbers, one.level, one.solutions) == (SIX, 6, 1)
        assert task.rows.index(0, PIECES).data() == SIX
        assert task.rows.index(0, LEVEL).data() == "6"

    def test_what_cannot_be_counted_is_said(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window, numbers=SIX)
        task.form.numbers.setText("88 512")
        assert "A burr has six pieces, and 2 are named" in task.desk.found.empty.text()
        assert not task.desk.run.go.isEnabled()
        task.form.times.setValue(3)
        qtbot.waitUntil(task.desk.run.go.isEnabled, timeout=LONG)
        task.form.numbers.setText("88 5000")
        assert "from 1 to 4096" in task.desk.run.message.text()
        assert not task.desk.run.go.isEnabled()
        task.form.source.setValue("all")
        assert "too many to be counted" in task.desk.found.empty.text()
        assert not task.desk.run.go.isEnabled()

    def test_paused_it_is_kept_and_goes_on_where_it_was(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen = looking.counted

        def first_steps(counting: looking.Counting) -> Iterator[looking.Seen | None]:
            for _ in range(3):
                counting.step()
                yield counting.seen()
            while True:
                yield None

        monkeypatch.setattr(looking, "counted", first_steps)
        task = burrs(qtbot, window)
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.steps.steps > 3, timeout=LONG)
        assert (task.desk.run.go.text(), task.form.isEnabled()) == ("Pause", False)
        task.desk.run.go.click()
        rest(qtbot, task)
        assert task.desk.run.go.text() == "Resume"
        assert task.asked is not None
        kept = Count.read(task.asked.path, Family.of("notchable", holes=(0, 0)))
        assert 0 < kept.share < 1
        assert "So far" in task.desk.found.summary.text() or not task.rows.rowCount()
        monkeypatch.setattr(looking, "counted", seen)
        task.form.length.setValue("8")
        task.form.length.setValue("6")
        qtbot.waitUntil(lambda: task.seen is not None, timeout=LONG)
        assert task.seen is not None
        assert task.seen.share == kept.share
        assert task.desk.run.go.text() == "Resume"
        counted(qtbot, task)
        assert task.rows.rowCount() == 137


class TestClimbing:
    def test_what_is_found_is_better_and_better_and_stays(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window)
        task.form.way.setValue("climb")
        task.form.most.setValue(1000)
        qtbot.waitUntil(lambda: task.seen is not None, timeout=LONG)
        assert not task.form.inside.isVisible()
        task.desk.run.go.click()
        qtbot.waitUntil(lambda: task.rows.rowCount() > 1, timeout=LONG)
        task.desk.run.go.click()
        rest(qtbot, task)
        levels = [one.level for one in task.rows.items]
        assert levels == sorted(levels, reverse=True)
        assert task.desk.run.figure.text == str(levels[0])
        task.form.seed.setValue(9)
        qtbot.waitUntil(lambda: task.rows.rowCount() == len(levels), timeout=LONG)


class TestOne:
    def test_it_becomes_a_puzzle_with_a_solution_that_is_taken_apart(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window, numbers=SIX)
        counted(qtbot, task)
        task.desk.table.selectRow(0)
        task.desk.found.view.setFocus()
        qtbot.keyClick(task.desk.found.view, Qt.Key.Key_Return)
        assert window.document.puzzle.name == f"Burr {SIX}"
        assert window.tabs.currentIndex() == SOLVE
        qtbot.waitUntil(lambda: window.pane.player.has_film, timeout=LONG)

    def test_a_star_is_there_the_next_time(self, qtbot: QtBot, window: MainWindow) -> None:
        task = burrs(qtbot, window)
        counted(qtbot, task)
        task.desk.table.selectRow(3)
        name = task.rows.items[3].numbers
        task.stars.action.trigger()
        assert task.rows.index(3, STARS).data() == "★"
        task.form.length.setValue("8")
        task.form.length.setValue("6")
        task.shown.favourites.click()
        qtbot.waitUntil(lambda: [one.numbers for one in task.rows.items] == [name], timeout=LONG)

    def test_they_are_saved_as_a_table(self, qtbot: QtBot, window: MainWindow, tmp_path: Path, chooser) -> None:
        task = burrs(qtbot, window)
        counted(qtbot, task)
        chooser.answer = str(tmp_path / "table.csv")
        task.desk.found.save.trigger()
        head, *rows = (tmp_path / "table.csv").read_text().splitlines()
        assert head == "pieces,level,solutions,assemblies,holes"
        assert len(rows) == 137
        assert rows[0].startswith(task.rows.items[0].numbers)


def test_another_window_finds_what_was_counted(qtbot: QtBot, window: MainWindow) -> None:
    task = burrs(qtbot, window, numbers=SIX)
    counted(qtbot, task)
    window.in_and_out.design.close()
    again = chosen(window, BURRS).burrs
    assert again is not task
    qtbot.waitUntil(lambda: [one.numbers for one in again.rows.items] == [SIX], timeout=LONG)
    assert again.seen is not None
    assert again.seen.complete


@pytest.mark.parametrize("damaged", [b"no list", b'{"items": [[1048576, 1, 1, [0, 0, 0, 0, 0, 0]]]}',
                                     b'{"items": [[3, 1, 1, [0, 0, 0, 0, 0, 4096]]]}'])
def test_a_damaged_file_is_told_and_stays_and_other_burrs_can_be_found(
    qtbot: QtBot, window: MainWindow, damaged: bytes
) -> None:
    task = burrs(qtbot, window)
    path = replace(task.form.asked, way="climb").path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(damaged)
    task.form.way.setValue("climb")
    qtbot.waitUntil(lambda: bool(task.desk.run.message.text()), timeout=LONG)
    assert not task.desk.run.said.text(), "nothing is being read any more"
    assert not task.desk.run.go.isEnabled()
    task.form.length.setValue("8")
    qtbot.waitUntil(task.desk.run.go.isEnabled, timeout=LONG)
    assert path.read_bytes() == damaged
