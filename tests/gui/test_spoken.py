"""What a screen reader is told: not too often, by the kind of each widget, and what a solution looks like."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import samples
from latticework.gui.editor.document import Document
from latticework.gui.shell.voice import Action, Said
from latticework.gui.shell.voice_line import VoiceLine
from latticework.gui.stage.canvas.widget import Canvas
from latticework.gui.stage.solution_view import SolutionView
from latticework.gui.widgets.spoken import Pace, name_in
from latticework.lattice import builtin
from latticework.puzzle import Puzzle
from latticework.solution.text import as_speech


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced."""
    texts: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: texts.append(event.message()))
    return texts


def test_of_what_comes_soon_after_only_the_last_is_said(qtbot: QtBot, said: list[str]) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    pace = Pace(widget)
    for text in ("one", "two", "three"):
        pace.announce(text, 200)
    assert said == ["one"]
    qtbot.waitUntil(lambda: said == ["one", "three"])
    pace.announce("four", 60_000)
    pace.announce("five", 0)
    assert said == ["one", "three", "five"]
    assert not pace._due.isActive(), "what was to be said before it is past"


def test_the_line_says_at_once_what_comes_next_and_figures_later(qtbot: QtBot, said: list[str]) -> None:
    line = VoiceLine()
    qtbot.addWidget(line)
    for count in range(5):
        line.show_said(Said(f"{count} solutions so far.", Action.PAUSE), "", "")
    assert said == ["0 solutions so far."]
    line.show_said(Said("Another sentence.", Action.PAUSE), "", "")
    assert said == ["0 solutions so far."]
    line.show_said(Said("All 5 solutions are found.", Action.NEXT_SOLUTION), "", "")
    assert said == ["0 solutions so far.", "All 5 solutions are found."]


def test_names_are_tips_without_keys() -> None:
    assert name_in("Direction of layers (L): which way is up") == "Direction of layers: which way is up"
    assert name_in("次の解（Ctrl+Right）") == "次の解"


def test_a_solution_is_read_line_by_line_or_by_coordinates() -> None:
    puzzle, solution = samples.solved("AAB\nCCB", "square")
    assert as_speech(puzzle, solution) == "A A B, C C B.\n"
    puzzle, solution = samples.solved("AAB\nCCB", "hexagon")
    assert "A: " in as_speech(puzzle, solution) or ", " in as_speech(puzzle, solution)


def test_the_view_tells_its_solution_and_its_keys(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    view = SolutionView()
    qtbot.addWidget(view)
    before = view.accessibleDescription()
    puzzle, solution = samples.solved("AAB\nCCB", "square")
    view.show_solution(puzzle, solution)
    assert view.accessibleDescription() == f"A A B, C C B.\n{before}"
    view.show_solution(puzzle, None)
    assert view.accessibleDescription() == before


def test_drawings_are_of_the_kind_of_drawings(qtbot: QtBot) -> None:
    canvas = Canvas(Document(Puzzle(builtin("square"))))
    qtbot.addWidget(canvas)
    reader = QAccessible.queryAccessibleInterface(canvas)
    assert (reader.role(), reader.text(QAccessible.Text.Name)) == (QAccessible.Role.Canvas, "Canvas")
