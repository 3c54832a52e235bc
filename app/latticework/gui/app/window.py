"""The main window: it only composes panels and wires them together."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QLabel, QMainWindow, QTabWidget, QWidget

from latticework import paths
from latticework.cover import Reason
from latticework.errors import LatticeworkError
from latticework.gui.app import window_geometry
from latticework.gui.app.closing import Leaving
from latticework.gui.app.menus import menu_table
from latticework.gui.app.status_messages import tell_in
from latticework.gui.app.theme_choice import Looks
from latticework.gui.browser.panel import SolutionBrowser
from latticework.gui.browser.solution_rows import SolutionModel
from latticework.gui.canvas.pane import CanvasPane
from latticework.gui.common import theme
from latticework.gui.common.actions import fill_menus
from latticework.gui.common.search_state import SearchState
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.gui.document.file_dialogs import DocumentFiles
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.library.recent_files import recent_files
from latticework.gui.parts import PartsPanel
from latticework.gui.search.panel import SearchPanel
from latticework.gui.search.panel_scroll import TallScroll
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner
from latticework.gui.search.stored_search import Watched
from latticework.gui.view.pane import SolutionPane
from latticework.lattice import builtin, names
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.session import Progress

SETTLE = 350  # milliseconds after an edit before the puzzle is looked at again


class MainWindow(QMainWindow):
    """Library and parts on the left, canvas and solution in the middle, search and solutions on the right."""

    def __init__(self) -> None:
        super().__init__()
        self.document = Document(Puzzle(builtin(names()[0])), self)
        self.runner = Runner(self)
        self.model = SolutionModel()
        self.files = DocumentFiles(self, self.document)
        self._leaving = Leaving(self)
        self._just_opened = False
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._build()
        self._docks()
        self._menus()
        self._wire()
        self.pane.set_dark(theme.current().dark)
        window_geometry.restore(self)
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
        self.tabs.addTab(self.canvas, tr("Draw"))
        self.tabs.addTab(self.pane, tr("Solution"))
        self.setCentralWidget(self.tabs)
        self.cursor_label = QLabel(textFormat=Qt.TextFormat.PlainText)
        self.statusBar().addPermanentWidget(self.cursor_label)

    def _docks(self) -> None:
        left, right = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
        self.docks = [
            self._dock("Library", tr("Library"), self.library, left),
            self._dock("Parts", tr("Parts"), self.parts, left),
            self._dock("Search", tr("Search"), TallScroll(self.search), right),
            self._dock("Solutions", tr("Solutions"), self.browser, right),
        ]
        self.resizeDocks(self.docks[:2], [300, 520], Qt.Orientation.Vertical)
        self.resizeDocks(self.docks[2:], [290, 530], Qt.Orientation.Vertical)
        self.resizeDocks([self.docks[0], self.docks[2]], [320, 280], Qt.Orientation.Horizontal)

    def _dock(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        return dock

    def _menus(self) -> None:
        self.looks = Looks(self)
        self.actions_by_text = fill_menus(self, menu_table(self))

    def _wire(self) -> None:
        self.document.changed.connect(self._on_changed)
        self.document.replaced.connect(self._on_replaced)
        self.document.path_changed.connect(self._title)
        self.files.saved.connect(self.library.add_recent)
        self.document.modified_changed.connect(self.setWindowModified)
        self.document.changed.connect(lambda *_: self._title())
        self.document.subject_changed.connect(self._on_subject)
        self.parts.edit_requested.connect(lambda: self.tabs.setCurrentIndex(0))
        self.parts.tool_key.connect(self.canvas.canvas.set_tool)
        self.canvas.canvas.addActions([action for name, action in self.parts.commands.items() if name != "remove"])
        tell_in(self.statusBar(), self.document, self.files, self.parts)
        self._settle.timeout.connect(lambda: self.runner.show(self.document.puzzle))
        self.library.open_requested.connect(self.files.open_path)
        self.canvas.status.connect(self.cursor_label.setText)
        self.tabs.currentChanged.connect(lambda tab: self.cursor_label.setVisible(tab == 0))
        self.looks.dressed.connect(lambda: self.pane.set_dark(theme.current().dark))
        self.search.reason_clicked.connect(self._on_reason)
        self.runner.state_changed.connect(self._on_state)
        self.runner.expected.connect(self._on_state)
        self.runner.looked.connect(self._on_looked)
        self.runner.progressed.connect(self._on_progress)
        self.runner.followed.connect(self._on_followed)
        self.browser.chosen.connect(self._on_chosen)
        self._title()

    def begin(self, path: Path | None) -> None:
        """Show the puzzle of a file, or what was open last, or at first one of the library to be solved."""
        if path is not None:
            self.files.open_path(path)
            return
        for known in (*recent_files(QSettings())[:1], paths.library() / "square" / "pentominoes-6x10.toml"):
            with suppress(LatticeworkError):  # it may be gone, which nobody asked about
                self.document.open(known)
                return

    def _on_changed(self, _: Puzzle, puzzle: Puzzle) -> None:
        self._just_opened = False
        self.pane.view.mark_cells(())
        self.runner.expect(puzzle)
        self._settle.start()

    def _on_subject(self) -> None:
        self._just_opened = False  # what is to be drawn is not to go again
        self.tabs.setCurrentIndex(0)

    def _on_replaced(self) -> None:
        self._settle.stop()
        self._just_opened = True
        self.runner.pause()
        self.model.show(None, None)
        self.pane.show_solution(None, None)
        self.pane.explode.setValue(0)
        self.tabs.setCurrentIndex(0)
        if self.document.source is not None:
            self.library.add_recent(self.document.source)
        else:
            self.to_canvas()
        self.runner.show(self.document.puzzle)

    def _on_state(self) -> None:
        state = self.runner.standing
        found = self.runner.totals.solutions
        self.pane.set_search(state, found, self.search.go.isEnabled())
        self.browser.set_exhausted(state == SearchState.FINISHED and not found)

    def _on_reason(self, reason: Reason) -> None:
        """Show the part that a reason speaks of, or mark the cells of the target that it does."""
        self.document.set_subject(None if reason.part < 0 else reason.part)
        if not reason.cells:
            self.to_canvas()
        self.canvas.canvas.mark_cells(reason.cells)
        self.pane.view.mark_cells(reason.cells)

    def _on_looked(self, look: Look) -> None:
        if look.prepared is None:
            self.model.show(None, None)
            return
        if self.model.fingerprint == look.prepared.fingerprint and self.runner.totals.solutions:
            self.model.recolor(look.prepared)
        else:
            self.model.show(look.prepared, self.runner.path)
        self.model.grow(self.runner.totals.solutions)
        if self._just_opened and self.model.rowCount():
            self.tabs.setCurrentWidget(self.pane)
        self._just_opened = False

    def _on_progress(self, progress: "Progress") -> None:
        prepared = self.runner.look.prepared if self.runner.look else None
        if prepared is None or self.model.fingerprint != prepared.fingerprint:
            return  # the search of the puzzle before this one is still being paused
        none_yet = not self.model.rowCount()
        self.model.grow(progress.totals.solutions)
        if none_yet and self.model.rowCount():
            self.tabs.setCurrentIndex(1)

    def _on_followed(self, seen: Watched) -> None:
        """Show what another window or program has found, also in a search that it began anew."""
        if self.runner.look is not None and (seen.anew or self.model.file not in {None, seen.file}):
            self.model.show(self.runner.look.prepared, seen.path)
        self.model.grow(self.runner.totals.solutions)

    def _on_chosen(self, solution: Solution | None) -> None:
        self.pane.show_solution(self.document.puzzle if self.document.puzzle.target.cells else None, solution)

    def to_canvas(self) -> None:
        """Draw: with the mouse, or at once with the keys."""
        self.tabs.setCurrentIndex(0)
        self.canvas.canvas.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.canvas.canvas.keyboard.show()

    def to_solution(self) -> None:
        """Look at the solution; the keys turn it."""
        self.tabs.setCurrentIndex(1)
        self.pane.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def step(self, by: int) -> None:
        """Show the next (1) or previous (-1) solution."""
        self.tabs.setCurrentIndex(1)
        self.browser.step(by)

    def export(self) -> None:
        """Write a picture of what is shown: the puzzle or the solution."""
        self.files.export(self.browser.solution if self.tabs.currentIndex() == 1 else None)

    def _title(self) -> None:
        path = self.document.path
        texts = self.document.puzzle.name, f" ({path.name})" if path else ""
        name, file = (one_line(text).replace("[*]", "[*][*]") for text in texts)  # [*] alone is the mark of changes
        self.setWindowTitle(f"{name}[*]{file}")
        self.setWindowFilePath(str(self.document.path or ""))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when nothing is lost by it."""
        if not self._leaving.may_close():
            event.ignore()
            return
        self._settle.stop()
        window_geometry.keep(self)
        self.runner.close()
        self.model.close()
        self.library.close()
        event.accept()
