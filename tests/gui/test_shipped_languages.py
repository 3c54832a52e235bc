"""The window in each language that ships: letters of menus, names of commands, room for texts."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from latticework import paths
from latticework.gui.shell.window import MainWindow
from latticework.gui.solutions.solution_views import _GAP, SolutionGallery
from latticework.gui.widgets.shortcuts import commands
from latticework.gui.widgets.translation import tr
from translation_help import SMALLEST, cut_off, speaking

FILES = sorted(path for path in (paths.resources() / "translations").glob("*.ts") if path.stem != "latticework")
SOMA = paths.library() / "cubic" / "soma.toml"


@pytest.fixture(params=[paths.resources() / "translations" / "latticework.ts", *FILES], ids=lambda path: path.stem)
def window(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[MainWindow]:
    """A small main window in English and in each language that ships."""
    with speaking(qapp, request.param), pytest.MonkeyPatch.context() as patch:
        patch.setenv("LATTICEWORK_NO_GL", "1")
        yield from opened()


def opened() -> Iterator[MainWindow]:
    """Open a small main window with a puzzle, and close it."""
    made = MainWindow()
    made.resize(*SMALLEST)
    made.show()
    assert QTest.qWaitForWindowExposed(made)
    made.files.open_path(SOMA)
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def shared_letters(menu: QMenu) -> list[str]:
    """Return the letters that two entries of a menu have, those of menus in it, too."""
    texts = [action.text().replace("&&", "").lower() for action in menu.actions()]
    counted = Counter(text[text.index("&") + 1] for text in texts if "&" in text)
    below = [letter for action in menu.actions() if isinstance(action.menu(), QMenu)
             for letter in shared_letters(action.menu())]
    return [f"{menu.title()}: {letter}" for letter, number in counted.items() if number > 1] + below


def test_entries_of_a_menu_have_different_letters(window: MainWindow) -> None:
    menus = [action.menu() for action in window.menuBar().actions()]
    assert [letter for menu in menus if isinstance(menu, QMenu) for letter in shared_letters(menu)] == []
    titles = Counter(menu.title().partition("&")[2][:1].lower() for menu in menus if isinstance(menu, QMenu))
    assert max(titles.values()) == 1


def test_commands_keep_their_names(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys that the user chose are kept by the English names of commands, so two of them need two translations."""
    assert window.isVisible()
    translated = {command.name for command in commands(window)}
    monkeypatch.setattr(QCoreApplication, "translate", lambda _context, text, *_note: text)
    in_english = MainWindow()
    qtbot.addWidget(in_english)
    assert translated == {command.name for command in commands(in_english)}


def test_nothing_is_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert (window.width(), window.height()) == SMALLEST
        qtbot.waitUntil(lambda: cut_off(window) == [])


def test_captions_of_several_lines_have_room(window: MainWindow, qtbot: QtBot) -> None:
    """Letters of a language may come from a font whose lines are higher than those of the usual font."""
    gallery = SolutionGallery(window.model, lines=4)
    qtbot.addWidget(gallery)
    caption = "\n".join([tr("Solutions")] * 4)
    room = gallery.verticalHeader().defaultSectionSize() - gallery._painter.height - _GAP
    assert room >= gallery.fontMetrics().size(0, caption).height()


def test_files_are_named_as_languages_are() -> None:
    assert FILES
    assert [path for path in FILES if f'language="{path.stem}"' not in Path(path).read_text("utf-8")] == []
