"""The window of an exact cover problem: its options and items, its search, its solutions as rows."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QTabWidget, QWidget

from latticework.cover import ExactCover
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.export.dialog import ExportChooser, Exporter
from latticework.gui.export.exportable import Exportable
from latticework.gui.shell import any_window
from latticework.gui.shell.any_window import Closing, DroppedFiles, ThemeActions
from latticework.gui.shell.cover_tables import ItemTable, OptionTable, table_of
from latticework.gui.shell.help import show_about
from latticework.gui.shell.passing_message import PassingMessage
from latticework.gui.shell.status_messages import MESSAGE_TIME, ExportMessage
from latticework.gui.shell.voice import Action, Facts, Mode, Place
from latticework.gui.shell.voice_line import Speaker, VoiceLine
from latticework.gui.solutions.panel import SolutionBrowser
from latticework.gui.solutions.solution_rows import OptionSolutions
from latticework.gui.solve.panel import SearchPanel, TallScroll
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.stored_search import SearchFileState
from latticework.gui.solve.trace.panel import TracePanel
from latticework.gui.widgets import shortcuts
from latticework.gui.widgets.actions import SEPARATOR, Entry, Menus, fill_menus
from latticework.gui.widgets.translation import tr
from latticework.gui.widgets.workspace import RIGHT, as_texts_run
from latticework.solution.text import options_as_text
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_KEYS = QKeySequence.StandardKey
_USUAL_SIZE = QSize(1100, 720)


class CoverWindow(QMainWindow):
    """A window with an exact cover problem, its search and its solutions; it can be searched but not edited."""

    open_requested = Signal()
    files_dropped = Signal(object)  # list of Path
    quit_requested = Signal()
    closed = Signal()

    def __init__(self, document: ExactCover, search: OpenedSearch | None = None) -> None:
        super().__init__()
        self.document = document
        self.runner = Runner(self)
        self.model = OptionSolutions()
        self.search = SearchPanel(self.runner)
        self.search.form.has_copies = False
        self.search.keeping.offer_no_taking_apart()
        self.browser = SolutionBrowser(self.model)
        self.browser.show_plain_rows()
        self.options, self.items = OptionTable(document), ItemTable(document)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.option_view = table_of(self.options, tr("Options"), wide=1)
        self.tabs.addTab(self.option_view, tr("Options"))
        self.tabs.addTab(table_of(self.items, tr("Items"), wide=0), tr("Items"))
        self.trace = TracePanel()
        self.tabs.addTab(self.trace, tr("Trace"))
        self.voice = VoiceLine()
        self.tabs.setCornerWidget(self.voice)
        self.setCentralWidget(self.tabs)
        docks = [self._dock(tr("Search"), TallScroll(self.search)), self._dock(tr("Solutions"), self.browser)]
        self.resizeDocks(docks, [290, 430], Qt.Orientation.Vertical)
        self.resizeDocks(docks[:1], [340], Qt.Orientation.Horizontal)
        file = f" ({search.path.name})" if search else ""
        # Qt takes a single [*] for the place of its mark of changes, and shows a doubled one as it is.
        self.setWindowTitle(one_line(document.name + file).replace("[*]", "[*][*]"))
        self.passing = PassingMessage(self)
        self._closing = Closing(self, self.browser.notes.may_leave, self.passing, self.runner)
        self.drops = DroppedFiles(self, self.files_dropped.emit)
        self.exporter = Exporter(self)
        self.exporter.exported.connect(ExportMessage(self.passing).show_paths)
        self.themes = ThemeActions(self)
        self.actions_by_text = fill_menus(self, self._menus())
        shortcuts.take_kept(self)
        self._wire()
        any_window.resize_to_fit(self, _USUAL_SIZE)
        self.runner.show(document, search)

    def _menus(self) -> Menus:
        return {
            tr("&File"): [Entry(tr("&Open…"), self.open_requested.emit, _KEYS.Open), SEPARATOR,
                          Entry(tr("&Export…"), self.export, "Ctrl+E"), SEPARATOR,
                          Entry(tr("&Close"), self.close, _KEYS.Close),
                          Entry(tr("&Quit"), self.quit_requested.emit, "Ctrl+Q")],
            tr("&Edit"): [Entry(tr("Copy as te&xt"), self.copy_text, _KEYS.Copy)],
            tr("&View"): self.themes.actions(),
            tr("&Search"): [
                self.search.go, self.search.one, self.search.stop, self.search.again, SEPARATOR,
                Entry(tr("&Next solution"), lambda: self.browser.step(1), "Ctrl+Right"),
                Entry(tr("&Previous solution"), lambda: self.browser.step(-1), "Ctrl+Left"), SEPARATOR,
                self.search.method, self.search.commands.copy_path],
            tr("&Help"): [Entry(tr("&About Latticework"), lambda: show_about(self))]}

    def _dock(self, title: str, widget: QWidget) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setWidget(widget)
        dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.addDockWidget(as_texts_run(RIGHT), dock)
        return dock

    def _wire(self) -> None:
        self.runner.looked.connect(self._on_looked)
        self.runner.looked.connect(lambda look: self.trace.show_search(look.prepared))
        self.runner.progressed.connect(self._on_progress)
        self.runner.followed.connect(self._on_followed)
        self.browser.chosen.connect(lambda _: self._on_chosen())
        self.installEventFilter(self.search.commands)
        self.search.commands.unable.connect(self._on_unable)
        deeds = {Action.LIST_ALL: self.browser.filters.list_all, Action.NEXT_SOLUTION: lambda: self.browser.step(1),
                 Action.SHOW_MESSAGE: self.search.message.take_focus,
                 Action.END_TRACE: lambda: self.tabs.setCurrentIndex(0)}
        self.speaker = Speaker(self.voice, self.search, self.model, self._seen, deeds)
        self.speaker.listen((self.browser.chosen, self.trace.shown, self.trace.text_changed))

    def _on_looked(self, look: Look) -> None:
        self.model.show(look.prepared, look.path)
        self.model.grow(self.runner.totals.stored)

    def _on_progress(self, status: "RunStatus") -> None:
        self.model.grow(status.totals.stored)

    def _on_followed(self, seen: SearchFileState) -> None:
        """Show what another window or program has found, also in a search that it began again from scratch."""
        if self.runner.look is not None and (seen.restarted or self.model.file not in {None, seen.file}):
            self.model.show(self.runner.look.prepared, seen.path)
        self.model.grow(self.runner.totals.stored)

    def _seen(self, known: Facts) -> Facts:
        """Add to what is known of the search what is seen in this window."""
        node = self.trace.tracer.node
        return replace(known, name=one_line(self.document.name), place=Place.COVER, trace=self.trace.text,
                       mode=Mode.TRACE if self.trace.isVisible() else Mode.PLAIN, placed=node.depth if node else 0)

    def _on_unable(self, why: str) -> None:
        """Tell why no search begins; where the problem hinders it the voice says so."""
        if why:
            self.passing.show_text(why, MESSAGE_TIME)
        else:
            self.voice.take_focus()

    def _on_chosen(self) -> None:
        chosen = self.model.chosen(self.browser.row)
        self.options.choose(chosen)
        if chosen:
            self.option_view.scrollTo(self.options.index(chosen[0], 0))

    def export(self) -> ExportChooser:
        """Open the Export dialog for the problem, the current solution and all that were found."""
        chosen = self.model.chosen(self.browser.row)
        return self.exporter.open(Exportable(self.document, chosen or None, self.model.stored))

    def copy_text(self) -> None:
        """Copy the options of the current solution, a line each."""
        chosen = self.model.chosen(self.browser.row)
        if chosen:
            QApplication.clipboard().setText(options_as_text(self.document, chosen))
        message = tr("The solution was copied as text") if chosen else tr("There is no solution to be copied yet")
        self.passing.show_text(message, MESSAGE_TIME)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once the search is saved."""
        if not self._closing.may_close():
            event.ignore()
            return
        self.runner.close()
        self.trace.close_tracer()
        self.browser.notes.close_keeper()
        self.model.close()
        event.accept()
        self.closed.emit()
