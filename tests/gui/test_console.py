"""The console of Python: it knows what the window shows, never blocks it, and keeps its errors to itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import opened
from latticework import paths
from latticework.gui.help.console.namespace import FIRST_LINES
from latticework.gui.help.console.panel import ConsolePanel
from latticework.gui.help.console.repl import Repl
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle import Puzzle, load
from window_help import comes_to

SIMPLE = paths.library() / "square" / "simple-2x3.toml"
MOMENTS = 20_000


@pytest.fixture
def put() -> list[Puzzle]:
    return []


@pytest.fixture
def panel(qtbot: QtBot, put: list[Puzzle]) -> Iterator[ConsolePanel]:
    made = opened(qtbot, ConsolePanel(put.append), 700, 300)
    made.follow(load(SIMPLE), None)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close_command()


def repl(panel: ConsolePanel) -> Repl:
    assert panel.repl is not None
    return panel.repl


def enter(qtbot: QtBot, panel: ConsolePanel, line: str, ends: bool = True) -> str:
    """Type a line; return what was printed after it."""
    console = repl(panel)
    before = console.output.toPlainText()
    console.input.setText(line)
    qtbot.keyClick(console.input, Qt.Key.Key_Return)
    if ends:
        qtbot.waitUntil(lambda: console.command is None, timeout=MOMENTS)
    return str(console.output.toPlainText()[len(before):])


def test_says_at_first_what_there_is(qtbot: QtBot, panel: ConsolePanel) -> None:
    assert repl(panel).output.toPlainText() == FIRST_LINES
    for name in ("lw", "puzzle", "search", "solutions", "show"):
        assert f"\n  {name}" in FIRST_LINES
        assert "Error" not in enter(qtbot, panel, name)


def test_runs_commands_of_one_line_and_of_several(qtbot: QtBot, panel: ConsolePanel) -> None:
    assert enter(qtbot, panel, "puzzle.name").endswith("'Simple 2x3'\n")
    assert enter(qtbot, panel, "lw.solve(puzzle).counts").endswith("Counts(all=12, rotations=6, reflections=3)\n")
    enter(qtbot, panel, "for n in range(2):")
    enter(qtbot, panel, "    print('number', n)")
    assert enter(qtbot, panel, "").endswith("number 0\nnumber 1\n")


@pytest.mark.parametrize(("line", "told"), [
    ("1 / 0", "ZeroDivisionError: division by zero\n"), ("lw.load('nowhere')", "no puzzle of the library has this"),
    ("1 +", "SyntaxError: "), ("exit()", "ends with the window"), ("input()", "takes commands only"),
    ("show(3)", "show: 3 should be a puzzle"), ("solutions[0]", "IndexError: ")])
def test_errors_stay_in_the_console(qtbot: QtBot, panel: ConsolePanel, line: str, told: str) -> None:
    assert told in enter(qtbot, panel, line)
    assert enter(qtbot, panel, "2 + 2").endswith("4\n")


@pytest.mark.parametrize("line", ["while True: pass", "lw.solve('one-sided-pentominoes-9x10').counts",
                                  "while True: print('x' * 1000)"])
def test_what_takes_long_is_interrupted(qtbot: QtBot, panel: ConsolePanel, line: str) -> None:
    enter(qtbot, panel, line, ends=False)
    enter(qtbot, panel, "", ends=False)
    qtbot.waitUntil(lambda: repl(panel).command is not None)
    qtbot.keyClick(repl(panel).input, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: repl(panel).command is None, timeout=MOMENTS)
    assert repl(panel).output.toPlainText().rstrip().endswith("Interrupted")
    assert enter(qtbot, panel, "2 + 2").endswith("4\n")


def test_lines_of_a_command_that_is_not_complete_are_forgotten(qtbot: QtBot, panel: ConsolePanel) -> None:
    enter(qtbot, panel, "for n in range(2):")
    repl(panel).interrupt()
    assert "7" in enter(qtbot, panel, "3 + 4")


def test_names_follow_the_window_until_they_are_set_otherwise(qtbot: QtBot, panel: ConsolePanel) -> None:
    assert enter(qtbot, panel, "puzzle = 5; puzzle").endswith("5\n")
    assert enter(qtbot, panel, "puzzle").endswith("5\n")
    panel.follow(load(paths.library() / "cubic" / "soma.toml"), None)
    assert enter(qtbot, panel, "puzzle.name").endswith("'Soma'\n")


def test_commands_are_kept_for_other_days(qtbot: QtBot, panel: ConsolePanel, put: list[Puzzle]) -> None:
    enter(qtbot, panel, "1 + 1")
    enter(qtbot, panel, "3 + 3")
    other = opened(qtbot, ConsolePanel(put.append), 700, 300)
    console = repl(other)
    qtbot.keyClick(console.input, Qt.Key.Key_Up)
    assert console.input.text() == "3 + 3"
    qtbot.keyClick(console.input, Qt.Key.Key_Up)
    assert console.input.text() == "1 + 1"


def test_of_the_window_the_search_is_seen_and_the_puzzle_changed(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.document.open(SIMPLE)
    comes_to(qtbot, window, SearchState.IDLE)
    window.console.action.trigger()
    panel = window.console.panel
    qtbot.waitUntil(lambda: panel.repl is not None)
    assert "0 solutions" in enter(qtbot, panel, "search")
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    assert enter(qtbot, panel, "search.counts").endswith("Counts(all=12, rotations=6, reflections=3)\n")
    assert enter(qtbot, panel, "len(solutions), len(list(solutions)), search.complete").endswith("(3, 3, True)\n")
    assert enter(qtbot, panel, "print(solutions[0])").endswith("CBB\nCCA\n")
    before = window.document.puzzle
    enter(qtbot, panel, "show(lw.load('soma'))")
    assert window.document.puzzle.name == "Soma"
    assert window.document.modified
    qtbot.waitUntil(lambda: window.runner.look is not None and window.runner.look.puzzle.name == "Soma",
                    timeout=MOMENTS)
    assert enter(qtbot, panel, "puzzle.name").endswith("'Soma'\n")
    window.document.stack.undo()
    assert window.document.puzzle == before
    assert not window.document.modified
    window.close()
