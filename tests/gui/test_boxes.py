"""Boxes with messages and questions: never wider than a screen, with a letter for each answer."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMessageBox, QTextEdit, QWidget

from latticework.gui.widgets.dialogs import ButtonBox, Buttons, ask_to_save, shortened, warn

LONG = f"/{'folder_with_a_long_name/' * 12}puzzle.toml: parts[3].copies: 'x' is no number"


@pytest.fixture
def parent(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def boxes(monkeypatch) -> list[QMessageBox]:
    """The boxes that came up, still open."""
    seen: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: seen.append(box) or box.show() or Buttons.Discard)
    return seen


def test_a_long_path_keeps_its_buttons_on_the_screen_and_can_be_copied(parent, boxes):
    warn(parent, "Latticework", LONG)
    box, = boxes
    assert box.width() < 700
    label = box.findChild(QLabel, "qt_msgbox_label")
    assert label.text().startswith("/folder_with_a_long_name/")
    assert label.text().endswith("puzzle.toml: parts[3].copies: 'x' is no number")
    assert label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert box.findChild(QTextEdit).toPlainText() == LONG


def test_a_short_message_stays_as_it_is(parent, boxes):
    warn(parent, "Latticework", "a.toml: no")
    assert (boxes[0].text(), boxes[0].detailedText()) == ("a.toml: no", "")
    assert shortened("two words") == "two words"


def test_each_answer_has_a_letter(parent, boxes):
    assert ask_to_save(parent, "Save the changes?") == Buttons.Discard
    letters = [re.findall(r"&(\w)", button.text()) for button in boxes[0].buttons()]
    assert sorted(letter for found in letters for letter in found) == ["C", "D", "S"]


def test_buttons_have_words_alone_in_every_theme(parent, boxes):
    foot = ButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
    ask_to_save(parent, "Save it?")
    assert all(button.icon().isNull() for button in (*foot.buttons(), *boxes[0].buttons()))
