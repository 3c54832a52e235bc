"""What stays from left to right in a window in Hebrew: coordinates, sizes, English sentences, names that are cut."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import samples
from gui_help import pane_of
from latticework import paths
from latticework.gui.searches.search_rows import bytes_text
from latticework.gui.widgets.forms import fold_arrow
from latticework.gui.widgets.translation import tr
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle
from translation_help import speaking

BEGIN, END = "\u2068", "\u2069"


@pytest.fixture(autouse=True)
def _hebrew(qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, paths.resources() / "translations" / "he.ts"):
        yield


def test_texts_without_a_translation_keep_their_order() -> None:
    assert tr("No such text, {name}.", name="Soma") == f"{BEGIN}No such text, {BEGIN}Soma{END}.{END}"
    assert tr("Library") == "ספרייה"


def test_a_cell_under_the_pointer_keeps_the_order_of_its_numbers(qtbot: QtBot) -> None:
    pane = pane_of(qtbot, Puzzle(builtin("square"), parts=(Part("A"),)))
    told: list[str] = []
    pane.surface.status.connect(told.append)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Right)
    assert told[-1].startswith(f"{BEGIN}(0, 0){END}")


def test_sizes_keep_their_unit_behind_the_number() -> None:
    assert bytes_text(127_000).startswith(BEGIN)


def test_what_unfolds_points_as_texts_run() -> None:
    assert (fold_arrow(unfolded=False), fold_arrow(unfolded=True)) == (Qt.ArrowType.LeftArrow, Qt.ArrowType.DownArrow)


def test_what_is_at_the_pointer_leaves_the_view_cube_free(qtbot: QtBot) -> None:
    puzzle, _ = samples.solved("AAB\nCCB", "square")
    pane = pane_of(qtbot, puzzle)
    pane.at_pointer.show_text("(0, 0)")
    assert pane.at_pointer.parentWidget().x() < pane.stage.width() / 2
