"""The main window: it composes panels, menus and docks, and closes in order."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.help.console.panel import ConsolePanel
from latticework.gui.searches.queue import Queue
from latticework.gui.shell import any_window
from latticework.gui.shell.any_window import Closing, DroppedFiles, ThemeActions
from latticework.gui.shell.desktop_notices import SearchEndNotice, SearchShare
from latticework.gui.shell.help import Tours
from latticework.gui.shell.in_and_out import InAndOut
from latticework.gui.shell.menus import menu_table, show_menus_of
from latticework.gui.shell.panels import Panels
from latticework.gui.shell.passing_message import PassingMessage
from latticework.gui.shell.search_display import SearchDisplay
from latticework.gui.shell.status_messages import MESSAGE_TIME, StatusMessages
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets import shortcuts
from latticework.gui.widgets.actions import fill_menus
from latticework.gui.widgets.preferences import recent_files
from latticework.gui.widgets.translation import tr
from latticework.gui.widgets.workspace import DockPanel
from latticework.lattice import builtin, names
from latticework.puzzle import Puzzle
from latticework.visible_text import one_line

_CONSOLE_HEIGHT = 214
"""Pixels of the console when it is shown."""


class MainWindow(QMainWindow):
    """Four workspaces, chosen by tabs, for a puzzle and its search."""

    quit_requested = Signal()
    another_requested = Signal()
    closed = Signal()

    def __init__(self, queue: Queue | None = None) -> None:
        super().__init__()
        self.queue = queue or Queue(self)
        self.document = Document(Puzzle(builtin(names()[0])), self)
        self.runner = Runner(self)
        self.panels = panels = Panels(self.document, self.runner, self.queue)
        self.in_and_out = InAndOut(panels, self)
        self.files = self.in_and_out.files
        self.canvas, self.pane, self.tabs = panels.canvas, panels.pane, panels.tabs
        self.parts, self.library, self.search = panels.parts, panels.library, panels.search
        self.browser, self.model = panels.browser, panels.model
        self.display = SearchDisplay(self.document, self.runner, panels, self)
        self.drops = DroppedFiles(self, self.files.open_paths, self.library, self.library.take_folder)
        self.passing = PassingMessage(self)
        self._closing = Closing(self, lambda: self.browser.notes.may_leave() and self.files.may_leave(), self.passing,
                                self.runner, *self.in_and_out.design.runners)
        self.tours = Tours(self, self.passing, panels, self.files, self.runner)
        self.setCentralWidget(self.tours.below(self.tabs))
        # Else the filter of the library has the focus, and a puzzle that is pasted would go into its field.
        self.canvas.shown.setFocus()
        self.themes = ThemeActions(self)
        self.notice = SearchEndNotice(self, self.runner)
        self.console = _ConsoleDock(self, self.document, self.runner)
        self.share = SearchShare(self.runner, self)
        self.share.changed.connect(self._title)
        menus = menu_table(self, self.in_and_out, self.themes, self.notice, self.console.action, self.tours,
                           self.another_requested.emit, self.quit_requested.emit)
        self.actions_by_text = fill_menus(self, menus)
        show_menus_of(self, self.tabs.currentIndex())
        shortcuts.take_kept(self)
        self._wire()
        self._title()
        any_window.restore_geometry(self)
        self.display.look()

    def _wire(self) -> None:
        self.document.path_changed.connect(self._title)
        self.document.changed.connect(lambda *_: self._title())
        self.document.modified_changed.connect(self.setWindowModified)
        self.files.saved.connect(self.library.add_recent)
        self.files.listed.connect(self._list)
        self.files.sets_opened.connect(self._open_sets)
        self.in_and_out.design.made.connect(
            lambda solved: self.panels.show_solution() if solved else self.panels.show_canvas())
        for runner in self.in_and_out.design.runners:
            self.panels.search.crew.workers_changed.connect(runner.set_workers)
        self.library.open_requested.connect(self.files.open_path)
        self.library.beside_requested.connect(self.files.beside_requested)
        self.library.solve_requested.connect(self._solve)
        self.library.go = self.search.go
        panels = self.panels
        panels.searches.commands.open_requested.connect(self.files.open_path)
        panels.searches.file_requested.connect(self.files.open)
        self.queue.ended.connect(self.notice.notify)
        self.runner.state_changed.connect(lambda _: self._take_from_queue())
        self.document.replaced.connect(
            lambda: panels.searches.remember(self.document.search.path) if self.document.search else None)
        self.installEventFilter(panels.search.commands)
        self.messages = StatusMessages(self, self.passing, self.in_and_out)
        self.display.search_left.connect(lambda text: self.passing.show_text(text, MESSAGE_TIME))
        self.tabs.currentChanged.connect(lambda tab: show_menus_of(self, tab))

    def _take_from_queue(self) -> None:
        """Take a search that was begun in this window out of the queue, in which it waited."""
        if self.runner.running and self.runner.path in self.queue.waiting:
            self.queue.remove([self.runner.path])

    def _list(self, paths: list[Path]) -> None:
        for path in reversed(paths):
            self.library.add_recent(path)

    def _open_sets(self, search: OpenedSearch) -> None:
        self.panels.searches.remember(search.path)
        self.in_and_out.design.open_search(search)

    def _solve(self, path: Path) -> None:
        """Open a puzzle and search for its solutions, unless the user wants to stay with the current one."""
        self.files.open_path(path)
        if path in {self.document.path, self.document.source} and not self.runner.running:
            self.search.commands.ask(self.search.go)

    def begin(self, path: Path | None) -> None:
        """Show the puzzle of a file, or the program as it was left, or at first the library."""
        if path is not None:
            self.files.open_path(path)
            return
        for last in (*recent_files(QSettings())[:1], paths.library() / "square" / "pentominoes-6x10.toml"):
            with suppress(LatticeworkError):  # no error is shown, as the user did not ask for the file
                self.document.open(last)
                break
        self.display.stay_in_workspace()
        self.tabs.restore()

    @property
    def closing(self) -> bool:
        """Whether the window closes as soon as its search is saved."""
        return self._closing.begun

    def _title(self) -> None:
        search = self.document.search
        path = self.document.path
        # Names of files among the program's own searches are fingerprints, which tell a reader nothing.
        if path is None and search is not None and search.path.parent != self.runner.folder:
            path = search.path
        texts = self.document.puzzle.name, f" ({path.name})" if path else ""
        # Qt replaces a single [*] by its mark of changes, and shows a doubled one as it is.
        name, file = (one_line(text).replace("[*]", "[*][*]") for text in texts)
        self.setWindowTitle(self.share.before(f"{name}[*]{file}"))
        self.setWindowFilePath(str(path or ""))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once the user has agreed and the search is saved."""
        if not self._closing.may_close():
            event.ignore()
            return
        self.display.close()
        self.in_and_out.design.close()
        # One object for all, as each QSettings writes the whole file when it is freed.
        settings = QSettings()
        any_window.keep_geometry(self, settings)
        self.tabs.keep(settings)
        self.runner.close()
        self.browser.notes.close_keeper()
        self.model.close()
        self.library.close()
        self.panels.searches.close_reader()
        self.panels.trace.close_tracer()
        self.panels.play.close_work()
        self.panels.judged.close()
        self.console.panel.close_command()
        self.panels.activity.close_work()
        if self.queue.parent() is self:
            self.queue.close()
        event.accept()
        self.closed.emit()


class _ConsoleDock(DockPanel):
    """Holds the console of Python, below all workspaces and hidden until it is asked for.

    `action` shows it and gives it the keyboard focus, or hides it.
    """

    def __init__(self, window: QMainWindow, document: Document, runner: Runner) -> None:
        super().__init__(tr("Console"), window)
        self.setObjectName("Console")
        self._window, self._document, self._runner = window, document, runner
        self.panel = ConsolePanel(document.show_other)
        self.setWidget(self.panel)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        self.hide()
        self.action: QAction = self.toggleViewAction()
        self.action.setText(tr("Console of Pyt&hon"))
        self.action.setShortcut(QKeySequence(Qt.Key.Key_F12))
        self.action.triggered.connect(self._on_triggered)
        document.changed.connect(lambda *_: self._follow())
        runner.looked.connect(lambda _: self._follow())
        self._follow()

    def _on_triggered(self, shown: bool) -> None:
        if shown:
            self._window.resizeDocks([self], [_CONSOLE_HEIGHT], Qt.Orientation.Vertical)
            self.panel.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _follow(self) -> None:
        look, puzzle = self._runner.look, self._document.puzzle
        self.panel.follow(puzzle, look.path if look is not None and look.puzzle == puzzle else None)
