"""The main window: it only composes panels and wires them together."""

from pathlib import Path

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QTabWidget, QWidget

from latticework import paths
from latticework.gui import theme
from latticework.gui.actions import SEPARATOR, Entry, fill_menus
from latticework.gui.browser.model import SolutionModel
from latticework.gui.browser.panel import SolutionBrowser
from latticework.gui.canvas.pane import CanvasPane
from latticework.gui.document import Document
from latticework.gui.files import DocumentFiles
from latticework.gui.help import show_about, show_first_steps
from latticework.gui.library import LibraryPanel
from latticework.gui.parts import PartsPanel
from latticework.gui.search.panel import SearchPanel
from latticework.gui.search.runner import Look, Runner
from latticework.gui.view.pane import SolutionPane
from latticework.lattice import builtin, names
from latticework.puzzle import Puzzle
from latticework.session import Progress
from latticework.solution import Solution

SETTLE = 350  # milliseconds after an edit before the puzzle is looked at again
LAYOUT = 1  # counted up when docks are added or renamed, so that an old layout is not restored


class MainWindow(QMainWindow):
    """Library and parts on the left, canvas and solution in the middle, search and solutions on the right."""

    def __init__(self) -> None:
        super().__init__()
        self.document = Document(Puzzle(builtin(names()[0])), self)
        self.runner = Runner(self)
        self.model = SolutionModel()
        self.files = DocumentFiles(self, self.document)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._build()
        self._docks()
        self._menus()
        self._wire()
        self.resize(1360, 860)
        self._restore()
        self.runner.show(self.document.puzzle)

    def _build(self) -> None:
        self.canvas = CanvasPane(self.document)
        self.pane = SolutionPane()
        self.parts = PartsPanel(self.document)
        self.library = LibraryPanel()
        self.search = SearchPanel(self.runner)
        self.browser = SolutionBrowser(self.model)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.canvas, "Draw")
        self.tabs.addTab(self.pane, "Solution")
        self.setCentralWidget(self.tabs)
        self.cursor_label = QLabel()
        self.statusBar().addPermanentWidget(self.cursor_label)

    def _docks(self) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self.docks = [
            self._dock("Library", self.library, left), self._dock("Parts", self.parts, left),
            self._dock("Search", self.search, right), self._dock("Solutions", self.browser, right),
        ]
        self.resizeDocks(self.docks[:2], [300, 520], Qt.Orientation.Vertical)
        self.resizeDocks(self.docks[2:], [290, 530], Qt.Orientation.Vertical)
        self.resizeDocks([self.docks[0], self.docks[2]], [320, 280], Qt.Orientation.Horizontal)

    def _dock(self, title: str, widget: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(title)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        return dock

    def _menus(self) -> None:
        keys, files = QKeySequence.StandardKey, self.files
        undo = self.document.stack.createUndoAction(self, "Undo")
        redo = self.document.stack.createRedoAction(self, "Redo")
        undo.setShortcuts(keys.Undo)
        redo.setShortcuts(keys.Redo)
        table: list[Entry | QAction | str] = [
            Entry("&File", "&New…", files.new, keys.New), Entry("&File", "&Open…", files.open, keys.Open),
            Entry("&File", "&Save", files.save, keys.Save), Entry("&File", "Save &as…", files.save_as, keys.SaveAs),
            SEPARATOR, Entry("&File", "&Export picture…", self._export, "Ctrl+E"),
            SEPARATOR, Entry("&File", "&Quit", self.close, "Ctrl+Q"),
            Entry("&Edit", "&Puzzle properties…", files.properties, "Ctrl+I"), SEPARATOR, undo, redo,
            Entry("&View", "&Draw", lambda: self.tabs.setCurrentIndex(0), "Ctrl+1"),
            Entry("&View", "&Solution", lambda: self.tabs.setCurrentIndex(1), "Ctrl+2"),
            Entry("&View", "&Reset the view", self.pane.view.reset_camera, "Ctrl+0"), SEPARATOR,
            *(dock.toggleViewAction() for dock in self.docks), SEPARATOR,
            Entry("&View", "&Light", lambda: self._dress("light")),
            Entry("&View", "D&ark", lambda: self._dress("dark")),
            Entry("&View", "&As the desktop", lambda: self._dress("system")),
            Entry("&Search", "&Next solution", lambda: self._step(1), "Ctrl+Right"),
            Entry("&Search", "&Previous solution", lambda: self._step(-1), "Ctrl+Left"), SEPARATOR,
            self.search.go, self.search.stop, self.search.again,
            Entry("&Help", "&First steps", lambda: show_first_steps(self), keys.HelpContents),
            Entry("&Help", "&About Latticework", lambda: show_about(self)),
        ]
        self.actions_by_text = fill_menus(self, table)

    def _wire(self) -> None:
        self.document.changed.connect(self._on_changed)
        self.document.replaced.connect(self._on_replaced)
        self.document.path_changed.connect(self._title)
        self.document.modified_changed.connect(self.setWindowModified)
        self.document.changed.connect(lambda *_: self._title())
        self.document.subject_changed.connect(lambda _: self.tabs.setCurrentIndex(0))
        self.parts.edit_requested.connect(lambda: self.tabs.setCurrentIndex(0))
        self.parts.refused.connect(self.statusBar().showMessage)
        self._settle.timeout.connect(lambda: self.runner.show(self.document.puzzle))
        self.library.open_requested.connect(self.files.open_path)
        self.canvas.status.connect(self.cursor_label.setText)
        self.runner.looked.connect(self._on_looked)
        self.runner.progressed.connect(self._on_progress)
        self.browser.chosen.connect(self._on_chosen)
        self._title()

    def begin(self, path: Path | None) -> None:
        """Show the puzzle of a file, or at first one of the library, so that there is something to solve."""
        first = paths.library() / "square" / "pentominoes-6x10.toml"
        if path is not None or first.exists():
            self.files.open_path(path or first)

    def _on_changed(self, _: Puzzle, puzzle: Puzzle) -> None:
        self.runner.expect(puzzle)
        self._settle.start()

    def _on_replaced(self) -> None:
        self._settle.stop()
        self.model.show(None, None)
        self.pane.show_solution(None, None)
        self.pane.explode.setValue(0)
        self.cursor_label.clear()
        if self.document.source is not None:
            self.library.add_recent(self.document.source)
        self.runner.show(self.document.puzzle)

    def _on_looked(self, look: Look) -> None:
        if look.prepared is None:
            self.model.show(None, None)
            return
        if self.model.fingerprint == look.prepared.fingerprint and self.runner.totals.solutions:
            self.model.recolor(look.prepared)
        else:
            self.model.show(look.prepared, self.runner.path)
        self.model.grow(self.runner.totals.solutions)

    def _on_progress(self, progress: Progress) -> None:
        none_yet = not self.model.rowCount()
        self.model.grow(progress.totals.solutions)
        if none_yet and self.model.rowCount():
            self.tabs.setCurrentIndex(1)

    def _on_chosen(self, solution: Solution | None) -> None:
        self.pane.show_solution(self.document.puzzle if self.document.puzzle.target else None, solution)

    def _step(self, by: int) -> None:
        self.tabs.setCurrentIndex(1)
        self.browser.step(by)

    def _export(self) -> None:
        self.files.export(self.browser.solution if self.tabs.currentIndex() == 1 else None)

    def _dress(self, choice: theme.Choice) -> None:
        QSettings().setValue("theme", choice)
        theme.apply_theme(choice)
        self.pane.set_dark(theme.current().dark)

    def _title(self) -> None:
        self.setWindowTitle(f"{self.document.puzzle.name}[*]")
        self.setWindowFilePath(str(self.document.path or ""))

    def _restore(self) -> None:
        settings = QSettings()
        self.pane.set_dark(theme.current().dark)
        if settings.value("geometry"):
            self.restoreGeometry(settings.value("geometry"))
            self.restoreState(settings.value("layout"), LAYOUT)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before work is lost, then pause and save the search."""
        if not self.files.may_leave():
            event.ignore()
            return
        settings = QSettings()
        settings.setValue("geometry", self.saveGeometry())
        settings.setValue("layout", self.saveState(LAYOUT))
        self.runner.close()
        self.model.close()
        self.library.close()
        event.accept()
