"""What the tests of the window share."""

import importlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import opened, opened_window
from latticework import paths
from latticework.exchange import formats
from latticework.exchange.contents import Opened
from latticework.gui.app import language
from latticework.gui.app.window import MainWindow
from latticework.gui.common import theme, translation
from latticework.gui.common.catalogue import read_catalogue
from latticework.gui.common.search_state import SearchState
from latticework.gui.library import card as library_card
from latticework.gui.search.panel import SearchPanel
from latticework.gui.search.runner import Runner
from latticework.gui.view import SolutionPane, SolutionView
from latticework.puzzle import Puzzle
from panel_help import Open
from translation_help import BRACKETS

ENGINES = [pytest.param("opengl", marks=pytest.mark.gl), "painter"]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each way to draw a solution."""
    name: str = request.param
    if name == "painter":
        monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    return name


catalogue_read_once = cache(read_catalogue)


@cache
def shipped_read_once(path: Path) -> Opened:
    """Return what a file of the library holds."""
    return formats.read(path)


@pytest.fixture(autouse=True)
def _library_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the puzzles that ship: each window reads some of them."""
    def read(path: Path) -> Opened:
        return (shipped_read_once if path.is_relative_to(paths.library()) else formats.read)(path)

    monkeypatch.setattr(library_card, "formats", SimpleNamespace(read=read))


@pytest.fixture
def view(engine: str, qtbot: QtBot) -> SolutionView:
    made = SolutionView()
    assert made.has_opengl == (engine == "opengl")
    return opened(qtbot, made, 420, 360)


@pytest.fixture
def pane(engine: str, qtbot: QtBot) -> SolutionPane:
    return opened(qtbot, SolutionPane(), 520, 560)


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The main window with nothing opened."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    yield opened_window(qtbot)
    theme.apply_theme("light")


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The whole text of all boxes that came up."""
    texts: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: texts.append(box.detailedText() or box.text()))
    return texts


class Chooser:
    """Stands for the dialog that asks for the name of a file: `proposed` is what it was given."""

    answer, kind = "", ""
    proposed = ""

    def __call__(self, _parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        self.proposed = proposed
        return self.answer, self.kind


@pytest.fixture
def chooser(monkeypatch: pytest.MonkeyPatch) -> Chooser:
    made = Chooser()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", made)
    return made


@pytest.fixture(name="opened")
def _opened_panel(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    panels: list[SearchPanel] = []

    def make(puzzle: Puzzle) -> SearchPanel:
        runner = Runner(folder=tmp_path)
        panels.append(SearchPanel(runner))
        qtbot.addWidget(panels[-1])
        runner.show(puzzle)
        unknown = {SearchState.IDLE, SearchState.LOOKING}
        qtbot.waitUntil(lambda: runner.state not in unknown or runner.look is not None)
        return panels[-1]

    yield make
    for panel in panels:
        panel.runner.close()


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the made-up languages."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "installer"))
    folder: Path = tmp_path_factory.mktemp("pseudo")
    importlib.import_module("pseudo_languages").write_pseudo(folder)
    return folder


@pytest.fixture(params=list(BRACKETS))
def spoken(
    request: pytest.FixtureRequest, pseudo: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A language that is in use, and its name."""
    monkeypatch.setattr(language, "read_catalogue", catalogue_read_once)
    before, direction = QLocale(), qapp.layoutDirection()
    taken = language.use_language(qapp, pseudo / f"{request.param}.ts")
    yield request.param
    for translator in taken:
        qapp.removeTranslator(translator)
    qapp.setLayoutDirection(direction)
    translation.use_locale(translation.ENGLISH)
    QLocale.setDefault(before)
