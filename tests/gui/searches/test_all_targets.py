"""A user counts the solutions for all targets of a puzzle."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from latticework import paths
from latticework.gui.background.task_queue import Task
from latticework.gui.searches.count_all_targets_dialog import TargetsDialog
from latticework.gui.shell.window import MainWindow

IN_ALL = ["12", "2", "1"]  # as published in the puzzle file


@pytest.fixture
def dialog(window: MainWindow) -> TargetsDialog:
    """The dialog for the five tetraspheres, which have three targets."""
    window.files.open_path(paths.library() / "packed-spheres" / "five-tetraspheres.toml")
    window.actions_by_text["Count all &targets…"].trigger()
    found = window.findChild(TargetsDialog)
    assert isinstance(found, TargetsDialog)
    return found


def column(dialog: TargetsDialog, number: int) -> list[str]:
    """Return what a column shows."""
    items = (dialog.table.item(row, number) for row in range(dialog.table.rowCount()))
    return ["" if item is None else item.text() for item in items]


def test_each_target_gets_its_counts(qtbot: QtBot, dialog: TargetsDialog) -> None:
    assert column(dialog, 0) == ["Pyramid", "Roof", "Leaning block"]
    qtbot.waitUntil(lambda: column(dialog, 4) == IN_ALL, timeout=60_000)
    qtbot.waitUntil(lambda: not dialog.stop.isEnabled())
    assert dialog.label.text() == "3 of 3 targets counted, 0 have no solution."
    dialog.copy_csv.click()
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "target,cells,different,with mirror images,in all positions,seconds"
    assert lines[1].startswith("Pyramid,20,1,")
    dialog.copy_text.click()
    assert QApplication.clipboard().text().splitlines()[1].startswith("Pyramid\t20\t1\t")


def test_what_is_done_with_one_target_never_hides_how_many_are_counted(qtbot: QtBot, dialog: TargetsDialog) -> None:
    dialog._on_compiling("placing part 1 of 5", 0.5)
    assert dialog.counts or dialog.label.text() == "placing part 1 of 5"
    qtbot.waitUntil(lambda: not dialog.stop.isEnabled(), timeout=60_000)
    dialog._on_compiling("placing part 2 of 5", 0.5)
    assert dialog.label.text() == "3 of 3 targets counted, 0 have no solution."


def test_it_can_be_stopped_and_keeps_what_was_counted(qtbot: QtBot, dialog: TargetsDialog) -> None:
    dialog.stop.click()
    qtbot.waitUntil(lambda: not dialog.stop.isEnabled(), timeout=60_000)
    done = len(dialog.counts)
    assert dialog.label.text().startswith("Stopped: " if done < 3 else "3 of 3")
    assert [bool(text) for text in column(dialog, 4)] == [target in dialog.counts for target in range(3)]


def test_counting_that_ends_after_the_dialog_was_deleted_says_nothing(qtbot: QtBot, dialog: TargetsDialog) -> None:
    before = dict(dialog.counts)
    delete(dialog)
    qtbot.waitUntil(lambda: not dialog._counting.busy, timeout=60_000)
    assert dialog.counts == before


def test_counting_that_ends_while_the_dialog_is_deleted_says_nothing(qtbot: QtBot, dialog: TargetsDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.stop.isEnabled(), timeout=60_000)
    delete(dialog)
    # Which Qt may have been about to call:
    dialog._on_compiling("late", 0.5)
    dialog._on_share(0.5)
    dialog._on_ended(Task[None](lambda: None))
    assert len(dialog.counts) == 3
