"""The window of an exact cover problem: its options and items as tables, its search, its solutions as rows."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QFont, QGuiApplication, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QHeaderView,
    QMainWindow,
    QTableView,
    QTabWidget,
    QWidget,
)

from latticework.cover import ExactCover
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.export.dialog import ExportChooser, Exporter
from latticework.gui.export.exportable import Exportable
from latticework.gui.shell.any_window import Closing, DroppedFiles, ThemeActions
from latticework.gui.shell.help import show_about
from latticework.gui.shell.passing_message import PassingMessage
from latticework.gui.shell.status_messages import MESSAGE_TIME, ExportMessage
from latticework.gui.shell.voice import Action, Facts, Mode, Place
from latticework.gui.shell.voice_line import Speaker, VoiceLine
from latticework.gui.solutions.panel import SolutionBrowser
from latticework.gui.solutions.solution_rows import OptionSolutions
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.stored_search import SearchFileState
from latticework.gui.solve.trace.panel import TracePanel
from latticework.gui.widgets import shortcuts
from latticework.gui.widgets.actions import SEPARATOR, Entry, Menus, fill_menus
from latticework.gui.widgets.controls import TallScroll
from latticework.gui.widgets.dialogs import resize_to_fit
from latticework.gui.widgets.translation import grouped, tr
from latticework.gui.widgets.workspace import RIGHT, as_texts_run
from latticework.solution import option_text
from latticework.solution.text import options_as_text
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_KEYS = QKeySequence.StandardKey
_USUAL_SIZE = QSize(1100, 720)

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_TEXT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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
        self.options, self.items = _OptionTable(document), _ItemTable(document)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.option_view = _table_of(self.options, tr("Options"), wide=1)
        self.tabs.addTab(self.option_view, tr("Options"))
        self.tabs.addTab(_table_of(self.items, tr("Items"), wide=0), tr("Items"))
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
        resize_to_fit(self, _USUAL_SIZE)
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


class _OptionTable(QAbstractTableModel):
    """A row for each option: its number and its items; those of the current solution are highlighted."""

    def __init__(self, document: ExactCover) -> None:
        super().__init__()
        self.document = document
        self._chosen: frozenset[int] = frozenset()

    def choose(self, options: tuple[int, ...]) -> None:
        """Highlight the options of a solution."""
        changed = sorted(self._chosen.symmetric_difference(options))
        self._chosen = frozenset(options)
        for option in changed:
            self.dataChanged.emit(self.index(option, 0), self.index(option, 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of options."""
        return 0 if parent.isValid() else self.document.n_options

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return 2: the number, the items."""
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns, placed as what is below them."""
        if orientation == Qt.Orientation.Horizontal and role == _ALIGNMENT:
            return _TEXT
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Option"), tr("Items"))[section]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        option = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return one_line(option_text(self.document, option)) if index.column() else grouped(option + 1)
        if role == Qt.ItemDataRole.FontRole and option in self._chosen:
            font = QFont()
            font.setBold(True)
            return font
        if option in self._chosen and role in {Qt.ItemDataRole.BackgroundRole, Qt.ItemDataRole.ForegroundRole}:
            roles, back = QPalette.ColorRole, role == Qt.ItemDataRole.BackgroundRole
            return QGuiApplication.palette().brush(roles.Highlight if back else roles.HighlightedText)
        return None


class _ItemTable(QAbstractTableModel):
    """A row for each item: its name, how often it is to be covered, how many options have it."""

    def __init__(self, document: ExactCover) -> None:
        super().__init__()
        self.document = document
        self._held = np.bincount(document.held, minlength=len(document.items)).tolist()
        self._colored = set(document.held[document.colors > 0].tolist())

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of items."""
        return 0 if parent.isValid() else len(self.document.items)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return 3: name, how often, in how many options."""
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns, placed as what is below them."""
        if orientation == Qt.Orientation.Horizontal and role == _ALIGNMENT:
            return _NUMBER if section == 2 else _TEXT
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (tr("Item"), tr("To be covered"), tr("Options"))[section]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        if role == _ALIGNMENT:
            return _NUMBER if index.column() == 2 else _TEXT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        item = index.row()
        if index.column() == 0:
            return one_line(str(self.document.items[item]))
        return grouped(self._held[item]) if index.column() == 2 else self._how_often(item)

    def _how_often(self, item: int) -> str:
        least, most = int(self.document.least[item]), int(self.document.most[item])
        if self.document.is_secondary[item]:
            return tr("at most once, or in one colour") if item in self._colored else tr("at most once")
        if least == most == 1:
            return tr("once")
        if least == most:
            return tr("{n} times", n=least)
        return tr("{least} to {most} times", least=least, most=most)


def _table_of(model: QAbstractTableModel, name: str, wide: int) -> QTableView:
    """Return a view of a table, one of whose columns takes the room that the others leave.

    No row can be selected: it would look like an option of the current solution.
    """
    view = QTableView()
    view.setModel(model)
    view.setAccessibleName(name)
    view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setShowGrid(False)
    view.verticalHeader().hide()
    # With heights of their own all rows would be measured, of which there may be a million.
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.verticalHeader().setDefaultSectionSize(view.fontMetrics().height() + 6)
    view.horizontalHeader().setHighlightSections(False)
    view.horizontalHeader().setMinimumSectionSize(view.fontMetrics().horizontalAdvance("0,000,000") + 16)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    view.horizontalHeader().setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
    return view
