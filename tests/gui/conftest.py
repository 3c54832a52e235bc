"""What the tests of the window share."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import opened, opened_window
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.windows import Windows
from latticework.gui.shell.workspace_tabs import LIBRARY
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.solve.runner import Runner
from latticework.gui.stage import SolutionPane, SolutionView
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin, names
from latticework.puzzle import Puzzle
from panel_help import Open
from translation_help import BRACKETS, speaking

ENGINES = [pytest.param("opengl", marks=pytest.mark.gl), "painter"]


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each way to draw a solution."""
    name: str = request.param
    if name == "painter":
        monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    return name


@pytest.fixture
def view(engine: str, qtbot: QtBot) -> SolutionView:
    made = SolutionView()
    assert made.has_opengl == (engine == "opengl")
    return opened(qtbot, made, 420, 360)


@pytest.fixture
def pane(engine: str, qtbot: QtBot) -> SolutionPane:
    made = SolutionPane()
    made.layout().addWidget(made.legend)  # in the window it is a panel of its own
    made.legend.setMaximumHeight(60)
    return opened(qtbot, made, 520, 560)


@pytest.fixture
def own_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The main window with nothing opened, for one test alone."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    return opened_window(qtbot)


@pytest.fixture
def window(own_window: MainWindow) -> MainWindow:
    """The main window with nothing opened; a module whose tests take no harm from one another lets them share it."""
    return own_window


@pytest.fixture
def windows(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Windows]:
    """All windows of the program, none of which asks before it closes at the end."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = Windows()
    yield made
    for window in made.puzzles:
        window.document.let_go()
    made.quit()
    qtbot.waitUntil(lambda: made.main is None and not made.covers, timeout=60_000)
    made.recovery.close()
    made.queue.close()


@pytest.fixture(scope="module")
def lent(
    qapp: QApplication, _home_of_no_test: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """A main window for all tests of a module: one takes a sixth of a second to open and to close.

    It has settings of its own, so that no window of another module finds what was opened in it, or how it stood.
    """
    ini, user = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    own = str(tmp_path_factory.mktemp("lent"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LATTICEWORK_NO_GL", "1")
        QSettings.setPath(ini, user, own)
        made = MainWindow()
        made.show()
        QSettings.setPath(ini, user, str(_home_of_no_test / "config"))
        assert QTest.qWaitForWindowExposed(made)
        yield made
        QSettings.setPath(ini, user, own)
        made.close()
        QSettings.setPath(ini, user, str(_home_of_no_test / "config"))
        made.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def borrowed(lent: MainWindow) -> Iterator[MainWindow]:
    """That window with nothing opened, for a test that leaves it as it was but for its puzzle, tab and tool."""
    yield lent
    lent.document.let_go()
    lent.document.show(OpenedPuzzle(Puzzle(builtin(names()[0]))))
    lent.canvas.surface.set_tool("pencil")
    lent.tabs.setCurrentIndex(LIBRARY)
    lent.canvas.canvas.setFocus()


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

    def __call__(self, _parent: object, _title: str, proposed: str, _kinds: str, **_: object) -> tuple[str, str]:
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
def spoken(request: pytest.FixtureRequest, pseudo: Path, qapp: QApplication) -> Iterator[str]:
    """A language that is in use, and its name."""
    with speaking(qapp, pseudo / f"{request.param}.ts"):
        yield request.param
