"""Titles that are cut can be read in full, and nothing is cut that has room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget

from gui_help import handle_events, opened, pane_of
from latticework import paths
from latticework.files.formats import read
from latticework.gui.editor.document import Document
from latticework.gui.editor.properties_dialog import PropertiesDialog
from latticework.gui.library.card_view import ELIDED
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import SOLVE, WIDTH
from latticework.gui.stage.legend import Legend
from latticework.gui.widgets.controls import TitledRows
from latticework.gui.widgets.shown_text import Message, in_two_lines
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target

LONG = "The part with a name that is far too long to be shown"
CELLS = ((0, 0, 0),)


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


def test_long_words_may_be_broken_but_japanese_only_as_its_rules_say(qtbot):
    message = Message()
    qtbot.addWidget(message)
    message.tell("/a-folder-of-mine/" + 40 * "x")
    assert message.text().count("\u200b") > 10
    japanese = "別のウィンドウやプログラム、またはこのウィンドウの別の作業が探索しています。"
    message.tell(japanese)
    assert message.text() == japanese


def test_the_heading_of_the_canvas(qtbot):
    pane = pane_of(qtbot, Puzzle(builtin("square"), target=Target(CELLS), parts=(Part(LONG, CELLS),)), 0)
    assert LONG in pane.heading.toolTip()


def test_a_chip_of_the_legend(qtbot):
    legend = opened(qtbot, Legend(), 200, 60)
    legend.set_parts([(0, LONG, ["#1f77b4"])])
    assert LONG not in legend.item(0).text()
    assert LONG in legend.item(0).toolTip()


def test_files_of_one_name_are_distinguished_by_their_ends():
    assert Qt.TextElideMode.ElideMiddle == ELIDED


@pytest.mark.parametrize("width", [600, 400, 250])
def test_a_legend_whose_chips_all_have_room_has_no_scroll_bar(qtbot, width):
    around = QWidget()
    legend, column = Legend(), QVBoxLayout(around)
    column.addStretch(1)
    column.addWidget(legend)
    legend.set_parts([(number, name, ["#1f77b4"]) for number, name in enumerate("FILNPTUVWXYZ")])
    opened(qtbot, around, width, 300)
    assert not legend.verticalScrollBar().isVisible()
    legend.set_parts([(number, LONG, ["#1f77b4"]) for number in range(40)])
    qtbot.waitUntil(legend.verticalScrollBar().isVisible)


def test_a_long_name_takes_two_lines_of_a_card(qapp):
    metrics, name = QFontMetrics(QApplication.font()), "One-sided pentominoes 3x30"
    width = metrics.horizontalAdvance("One-sided pentominoes")
    assert in_two_lines(name, metrics, width, ELIDED) == ["One-sided pentominoes", "3x30"]
    assert in_two_lines(name, metrics, 2 * width, ELIDED) == [name]
    first, second = in_two_lines(f"{name} {LONG}", metrics, width, ELIDED)
    assert first == "One-sided pentominoes"
    assert second.startswith("3x30")
    assert second.endswith("shown")
    assert in_two_lines("", metrics, width, ELIDED) == [""]
    assert in_two_lines("One-sided pentominoes II", metrics, width, ELIDED) == ["One-sided", "pentominoes II"]


def test_a_row_has_room_for_each_line_of_a_long_title(qtbot):
    rows = QListWidget()
    rows.setWordWrap(True)
    rows.setItemDelegate(TitledRows(rows))
    rows.addItems([LONG, f"{LONG}\nbelow", "Short\nbelow"])
    opened(qtbot, rows, 160, 300)
    bold = QFont(rows.font())
    bold.setBold(True)
    room = QRect(0, 0, rows.viewport().width() - 8, 0)
    wrapped = QFontMetrics(bold).boundingRect(room, int(Qt.TextFlag.TextWordWrap), LONG).height()
    line = rows.fontMetrics().height()
    assert wrapped > 2 * line
    heights = [rows.visualItemRect(rows.item(row)).height() for row in range(3)]
    assert heights[1] >= wrapped + line
    assert 2 * line <= heights[2] < 3 * line


def test_what_was_published_can_be_scrolled_to_its_end(qtbot):
    document = Document(read(paths.library() / "cubic" / "soma.toml").puzzle)
    dialog = PropertiesDialog(document)
    document.setParent(dialog)
    opened(qtbot, dialog, 460, 400)
    published = next(field for field in dialog.findChildren(QPlainTextEdit) if field.isReadOnly())
    assert "positions of the cube" in published.toPlainText()
    assert published.height() >= 3 * published.fontMetrics().height()


def test_what_is_in_the_way_is_read_in_full_where_there_is_room(qtbot, window):
    window.resize(1600, 860)
    window.files.open_path(paths.library() / "square" / "mutilated-chessboard.toml")
    line = window.panels.voice
    qtbot.waitUntil(lambda: line.said.sentence == "This puzzle has no solution.", timeout=20_000)
    assert line.words.text() == line.said.sentence
    sentence = "Paused at 34.374 %; 9,876,543,210 solutions were found."

    def in_small_window(sentence: str) -> str:
        line.show_said(replace(line.said, sentence=sentence), "", "")  # which the window takes back a moment later
        return line.words.text()
    window.resize(700, 700)
    qtbot.waitUntil(lambda: in_small_window(sentence).replace("\n", " ") == sentence != line.words.text())
    qtbot.waitUntil(lambda: "\n" in in_small_window(sentence) and (
        line.words.sizeHint().height() <= line.words.height()))
    assert "…" in in_small_window(2 * sentence)
    assert (line.words.toolTip(), line.words.accessibleName()) == (2 * sentence, 2 * sentence)
    assert line.button.visibleRegion().boundingRect() == line.button.rect()
    bar = window.tabs.tabBar()
    whole = (0, bar.tabSizeHint(0).width())
    qtbot.waitUntil(lambda: (bar.tabRect(0).x(), bar.tabRect(0).width()) == whole)  # the tabs give no room away
    assert whole[1] < WIDTH  # but that of their icons


def test_a_small_window_stays_small_while_one_looks_why(qtbot, window):
    window.resize(1024, 700)
    window.files.open_path(paths.library() / "square" / "pentominoes-6x10.toml")
    window.panels.show_why()
    why = window.panels.why
    why.pages.setCurrentWidget(why.placements)
    qtbot.waitUntil(lambda: why.findings is not None and not why.busy, timeout=20_000)
    handle_events()
    window.files.open_path(paths.library() / "cubic" / "soma.toml")
    window.tabs.setCurrentIndex(SOLVE)
    window.panels.show_why()
    qtbot.waitUntil(lambda: why.findings is not None and not why.busy, timeout=20_000)
    handle_events()
    assert window.width() == 1024


def test_all_facts_are_seen_at_once(qtbot, own_window):
    own_window.files.open_path(paths.library() / "cubic" / "soma.toml")
    own_window.panels.show_facts()
    table = own_window.panels.facts.table
    qtbot.waitUntil(lambda: bool(own_window.panels.facts.rows.facts))
    for width in (1024, 1360):
        own_window.resize(width, 700)
        qtbot.waitUntil(lambda width=width: own_window.width() == width)
        qtbot.waitUntil(lambda: table.isVisible() and table.horizontalScrollBar().maximum() == 0)
