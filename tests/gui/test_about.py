"""About the program: a bundle shows the licences of all that comes with it."""

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from latticework import paths
from latticework.gui.shell.help import NoticesDialog, show_about


@pytest.fixture
def parent(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def boxes(monkeypatch) -> list[QMessageBox]:
    """The boxes that came up; the button that was added to one is clicked."""
    seen: list[QMessageBox] = []

    def answer(box: QMessageBox) -> int:
        seen.append(box)
        for button in box.buttons():
            if box.buttonRole(button) == QMessageBox.ButtonRole.ActionRole:
                button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return seen


def test_about_names_the_licence_of_qt(parent, boxes):
    show_about(parent)
    assert "Lesser General Public License" in boxes[0].text()


def test_licences_of_a_bundle_are_shown(parent, boxes, tmp_path, monkeypatch):
    notices = tmp_path / "notices.txt"
    notices.write_text("numpy: BSD", "utf-8")
    monkeypatch.setattr(paths, "notices", lambda: notices)
    show_about(parent)
    dialog, = parent.findChildren(NoticesDialog)
    assert dialog.isVisible()
    assert dialog.text.toPlainText() == "numpy: BSD"
    dialog.close()


def test_without_notices_there_is_no_button(parent, boxes, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "notices", lambda: tmp_path / "none.txt")
    show_about(parent)
    assert [boxes[0].standardButton(button) for button in boxes[0].buttons()] == [QMessageBox.StandardButton.Ok]
