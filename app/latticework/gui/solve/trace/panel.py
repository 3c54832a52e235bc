"""The panel of the trace: its commands, what happens at the current node, the way to it, and the options there."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSettings,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QColor, QFont, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSlider,
    QSpinBox,
    QSplitter,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.solve.trace.tracer import Tracer
from latticework.gui.widgets import theme
from latticework.gui.widgets.actions import Entry, local_action
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.icons import action_button, set_icon
from latticework.gui.widgets.preferences import Number
from latticework.gui.widgets.translation import grouped, reworded, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.picture.partial_drawing import Partial
from latticework.puzzle import Puzzle
from latticework.search.engines import REGISTER
from latticework.search.trace import Kind, Trace
from latticework.visible_text import UNFINISHED, percent

_SPEEDS = (0.5, 1, 2, 3, 5, 8, 12, 20, 30, 50)
"""Steps a second."""

_SPEED = Number("trace/speed", 3, 0, len(_SPEEDS) - 1)

_DEPTH = 4
"""The depth to which the search runs at first."""

_Index = QModelIndex | QPersistentModelIndex
_Role = Qt.ItemDataRole

_BESIDE = 560
"""Pixels from which the lists stand beside one another."""


def _button(action: QAction) -> QToolButton:
    """Return a button for a command; it never has the focus, as each command has keys of its own."""
    made = action_button(action)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if action.icon().isNull():
        made.setAutoRaise(False)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    return made


class TracePanel(QWidget):
    """Walks through the search of the current puzzle while it is seen."""

    shown = Signal(object)  # the Partial to be drawn, None when the panel is hidden and something else may be shown
    text_changed = Signal()
    left = Signal()  # Escape was pressed

    def __init__(self) -> None:
        super().__init__()
        self._prepared: Prepared | None = None
        self._stale = False
        self.tracer = Tracer(self)
        self.slow = _SlowRun(self._step, self)
        self.lists = _TraceLists(self.tracer)
        self.text = ""
        """What happens at the current node, or what is being done."""
        self.figures = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.wanted_depth = QSpinBox(minimum=1, maximum=9_999, value=_DEPTH)
        self.wanted_depth.setAccessibleName(tr("Depth"))
        self.engine = ChoiceBox()
        self.engine.setAccessibleName(tr("Engine"))
        self.engine.setToolTip(tr("The engine whose search is shown"))
        for name, engine in REGISTER.items():
            self.engine.addItem(reworded(engine.title), name)
        self.commands = self._make_commands()
        self._lay_out()
        self._wire()
        self._refresh()

    def _make_commands(self) -> dict[str, QAction]:
        """Return the commands by their names; each but `run` first pauses what runs slowly."""
        tracer = self.tracer

        def run_to(move: Callable[[Trace], object]) -> Callable[[], None]:
            return self._pausing(lambda: tracer.run(move))

        return {
            "reset": self._command(tr("Back to the beginning"), self._pausing(tracer.reset), "Home", "first"),
            "back": self._command(tr("One step back"), self._pausing(tracer.back), "Left", "step-back"),
            "run": self._command(tr("Run slowly, or pause"), self.toggle, "Space", "play"),
            "step": self._command(tr("One step on"), self._pausing(tracer.step), "Right", "step-on"),
            "step_over": self._command(tr("Step over"), run_to(Trace.step_over), "Shift+Right",
                                       tip=tr("search all that is below, and stop after it")),
            "to_solution": self._command(tr("Solution", "where a trace stops"), run_to(Trace.to_solution), "S",
                                         tip=tr("run to the next solution")),
            "to_dead_end": self._command(tr("Dead end"), run_to(Trace.to_dead_end), "E", tip=tr(
                "run to the next place where something can be covered by nothing")),
            "to_depth": self._command(tr("Depth"), self._pausing(self._to_depth), "D",
                                      tip=tr("run until this many choices are made")),
        }

    def _command(self, text: str, run: Callable[[], object], key: str, icon: str = "", tip: str = "") -> QAction:
        action = local_action(self, Entry(text, run, key), icon, tip)
        # The lists in the panel have the keyboard, not the panel.
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        return action

    def _lay_out(self) -> None:
        steps, runs, how = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for name in ("reset", "back", "run", "step", "step_over"):
            steps.addWidget(_button(self.commands[name]))
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:  # keys of a player are not mirrored
            steps.setDirection(QBoxLayout.Direction.RightToLeft)
        steps.addStretch(1)
        runs.addWidget(QLabel(tr("Run to")))
        for name in ("to_solution", "to_dead_end", "to_depth"):
            runs.addWidget(_button(self.commands[name]))
        runs.addWidget(self.wanted_depth)
        runs.addStretch(1)
        how.addWidget(QLabel(tr("Engine")))
        how.addWidget(self.engine, 2)
        how.addWidget(QLabel(tr("Speed")))
        how.addWidget(self.slow.slider, 1)
        whole = QVBoxLayout(self)
        for row in (steps, runs, how):
            row.setSpacing(4)
            whole.addLayout(row)
        whole.addWidget(self.lists, 1)
        whole.addWidget(self.figures)

    def _wire(self) -> None:
        self.tracer.moved.connect(self._refresh)
        self.tracer.busy_changed.connect(self._enable)
        self.tracer.progressed.connect(lambda doing, _: self._show_text(reworded(doing)))
        self.tracer.failed.connect(self._show_text)
        self.slow.changed.connect(self._enable)
        self.engine.currentIndexChanged.connect(lambda _: self._begin())
        self.lists.looked_at.connect(self._show)

    def show_search(self, prepared: Prepared | None) -> None:
        """Walk through another search from its beginning, once the panel is seen."""
        before = self._prepared
        # The fingerprint leaves out names and colours, which are shown here, too.
        if prepared is not None and before is not None and prepared.fingerprint == before.fingerprint and (
                prepared.document == before.document):
            return
        self._prepared = prepared
        self._begin()

    @property
    def partial(self) -> Partial | None:
        """What is placed at the level that is looked at; None where there is no puzzle to be drawn."""
        node, words, prepared, depth = self.tracer.node, self.tracer.words, self.tracer.prepared, self.lists.level
        if node is None or words is None or prepared is None or not isinstance(prepared.document, Puzzle):
            return None
        option = self.lists.option
        tried = words.placements((option,)) if option is not None else ()
        items: tuple[int, ...]
        if 0 <= depth < node.depth:
            items = (int(node.levels["item"][depth]),)
        else:
            items = (node.item,) if node.kind == Kind.BRANCH else node.lacking
        marked = tuple(cell for item in items for cell in words.cells_of_item(item))
        placed = words.placements(node.chosen[: max(depth, 0)])
        return Partial(prepared.document, placed, marked, tried[0] if tried else None)

    def toggle(self) -> None:
        """Run slowly, or pause; cancel a run to some later node; begin getting ready, or cancel that."""
        if self.tracer.busy:
            self._show_text(tr("Stopping…"))
            self.tracer.stop()
        elif self.tracer.trace is None:
            self._begin()
        else:
            self.slow.set_running(not self.slow.running and not self.tracer.at_end)

    def close_tracer(self) -> None:
        """End whatever is being done, for good."""
        self.slow.set_running(False)
        self.tracer.close()

    def _pausing(self, move: Callable[[], object]) -> Callable[[], None]:
        def moved() -> None:
            self.slow.set_running(False)
            move()
        return moved

    def _step(self) -> None:
        self.tracer.step()
        if self.tracer.at_end:
            self.slow.set_running(False)

    def _to_depth(self) -> None:
        # Read here: the move is made in a thread, which may not ask a widget.
        depth = self.wanted_depth.value()
        self.tracer.run(lambda trace: trace.to_depth(depth))

    def _begin(self) -> None:
        self.slow.set_running(False)
        self._stale = not self.isVisible()
        if not self._stale:
            self.tracer.begin(self._prepared, self.engine.currentData())

    def _refresh(self) -> None:
        self.lists.refresh()
        self._enable()

    def _enable(self) -> None:
        trace, busy = self.tracer.trace, self.tracer.busy
        able = trace is not None and not busy
        for action in self.commands.values():
            action.setEnabled(able and not self.tracer.at_end)
        self.commands["back"].setEnabled(able and trace is not None and trace.can_go_back)
        self.commands["reset"].setEnabled(able and trace is not None and self.tracer.node is not None
                                           and self.tracer.node.number > 1)
        if busy or (trace is None and self.tracer.prepared is not None):
            self.commands["run"].setEnabled(True)
        set_icon(self.commands["run"], "pause" if busy or self.slow.running else "play")
        if not busy:
            self._show_node()
        elif trace is None:
            self._show_text(tr("Getting ready…"))

    def _show_node(self) -> None:
        trace, words, node = self.tracer.trace, self.tracer.words, self.tracer.node
        if trace is None or words is None or node is None:
            self._show_text(tr("Getting ready was stopped; Space begins it again.") if self.tracer.prepared else
                                  tr("Here a search can be watched step by step, once there is a puzzle that can be "
                                     "searched."))
            self.figures.clear()
            return
        self._show_text(reworded(words.node(node)))
        found = node.solutions + (node.kind == Kind.SOLUTION)
        share = trace.explored if self.tracer.at_end else min(trace.explored, UNFINISHED)
        self.figures.setText(tr("Step {node}, {placed} chosen, {solutions}, {share} % explored", node=node.number,
                                placed=node.depth, share=grouped(percent(share, 1), 1),
                                solutions=tr_n("{n} solution so far", "{n} solutions so far", found)))

    def _show(self) -> None:
        """Show what is looked at."""
        # Qt hands the focus on while a window is being hidden; a list that gets it changes its row, which ends here.
        if self.isVisible():
            self.shown.emit(self.partial)

    def _show_text(self, text: str) -> None:
        self.text = text
        self.text_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the trace with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin, or show the current node again."""
        super().showEvent(event)
        if self._stale:
            self._begin()
        else:
            self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause, and let others show something."""
        super().hideEvent(event)
        self.slow.set_running(False)
        self.tracer.stop()
        # What was being made ready was cancelled just now.
        self._stale = self._stale or self.tracer.trace is None
        self.shown.emit(None)


class _SlowRun(QObject):
    """Calls `step` at the speed of a slider while it runs; the next step is waited for once one has been shown."""

    changed = Signal()

    def __init__(self, step: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._step = step
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMaximum(len(_SPEEDS) - 1)
        self.slider.setAccessibleName(tr("Speed"))
        self.slider.setToolTip(tr("How many steps a second the search runs"))
        self.slider.setValue(_SPEED.value)
        self.slider.valueChanged.connect(self._on_speed)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self.running = False

    def set_running(self, running: bool) -> None:
        """Run, or stop."""
        if running != self.running:
            self.running = running
            self.changed.emit()
        if running:
            self._on_time()
        else:
            self._timer.stop()

    def _on_speed(self, value: int) -> None:
        QSettings().setValue(_SPEED.name, value)
        if self.running:
            # A pause at the speed before may last two seconds more.
            self._timer.start(self._pause)

    def _on_time(self) -> None:
        self._step()
        if self.running:  # the last step ends it
            self._timer.start(self._pause)

    @property
    def _pause(self) -> int:
        return round(1000 / _SPEEDS[self.slider.value()])


class _PathRows(QAbstractTableModel):
    """A row for each item branched on, down to the current node, which is the last."""

    def __init__(self, tracer: Tracer) -> None:
        super().__init__()
        self._tracer, self._count = tracer, 0

    def refresh(self) -> None:
        """Show the current node."""
        node = self._tracer.node
        count = 0 if node is None else node.depth + (node.kind != Kind.END)
        # Rows are added and removed at the end: a reset would scroll the list to its top at each step.
        if count < self._count:
            self.beginRemoveRows(QModelIndex(), count, self._count - 1)
            self._count = count
            self.endRemoveRows()
        elif count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()
        if count:
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, self.columnCount() - 1))

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of levels."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: ARG002, B008
        """Return the number of columns."""
        return 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        """Return the headings."""
        if role == _Role.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Covered"), tr("By"), tr("Way"))[section]
        return None

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        """Return what is shown of a level."""
        if role in {_Role.DisplayRole, _Role.ToolTipRole}:  # where a column is too narrow, pointing shows all of it
            return self._text(index.row(), index.column())
        if role == _Role.FontRole and index.row() == self._count - 1:
            return _bold()
        node, row = self._tracer.node, index.row()
        if role == _Role.DecorationRole and index.column() == 1 and node is not None and row < node.depth:
            return _color(self._tracer, node.chosen[row])
        return None

    def _text(self, depth: int, column: int) -> str:
        trace, words, node = self._tracer.trace, self._tracer.words, self._tracer.node
        if trace is None or words is None or node is None:
            return ""
        if depth == node.depth:
            if node.kind == Kind.BRANCH:
                return (reworded(words.item(node.item)), "", grouped(len(node.options)))[column]
            return (tr("solution") if node.kind == Kind.SOLUTION else tr("dead end"), "", "")[column]
        item, option, _ = node.levels[depth].item()
        if column == 0:
            return reworded(words.item(item))
        if column == 1:
            return reworded(words.option(option))
        options = trace.options_at(node, depth)
        return tr("{number} of {all}", number=options.index(option) + 1, all=len(options))


class State(IntEnum):
    """The state of an option: tried before, placed now, still to be tried."""

    TRIED = 0
    PLACED = 1
    LEFT = 2


class _OptionRows(QAbstractTableModel):
    """A row for each option of the item branched on at one level of the way."""

    def __init__(self, tracer: Tracer) -> None:
        super().__init__()
        self._tracer = tracer
        self._options: tuple[int, ...] = ()
        self._placed = -1

    def show(self, depth: int) -> None:
        """List the options at a depth; none where nothing is branched on."""
        trace, node = self._tracer.trace, self._tracer.node
        self.beginResetModel()
        self._options, self._placed = (), -1
        if trace is not None and node is not None and 0 <= depth <= node.depth:
            self._options = trace.options_at(node, depth)
            if depth < node.depth:
                self._placed = node.chosen[depth]
        self.endResetModel()

    @property
    def placed_row(self) -> int:
        """The row of the option that is placed, -1 where none is."""
        return self._options.index(self._placed) if self._placed in self._options else -1

    def option(self, row: int) -> int:
        """Return the option of a row."""
        return self._options[row]

    def state(self, row: int) -> State:
        """Return the state of the option of a row."""
        placed = self.placed_row
        return State.LEFT if row > placed else State.PLACED if row == placed else State.TRIED

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of options."""
        return 0 if parent.isValid() else len(self._options)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: ARG002, B008
        """Return the number of columns."""
        return 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> object:
        """Return the headings."""
        if role == _Role.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Option"), tr("State"))[section]
        return None

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> object:
        """Return what is shown of an option."""
        state, words = self.state(index.row()), self._tracer.words
        if role in {_Role.DisplayRole, _Role.ToolTipRole} and words is not None:
            if index.column() == 0:
                return reworded(words.option(self._options[index.row()]))
            return (tr("tried"), tr("placed now"), tr("to be tried"))[state]
        if role == _Role.DecorationRole and index.column() == 0 and words is not None:
            return _color(self._tracer, self._options[index.row()])
        if role == _Role.ForegroundRole and state == State.TRIED:
            return QColor(theme.current().faint_text)
        if role == _Role.FontRole and state == State.PLACED:
            return _bold()
        return None


def _color(tracer: Tracer, option: int) -> QColor | None:
    color = tracer.words.color(option) if tracer.words else ""
    return QColor(color) if color else None


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


class _TraceLists(QSplitter):
    """The way to the current node, and the options of the level that is chosen in it."""

    looked_at = Signal()  # another level, or another of its options

    def __init__(self, tracer: Tracer) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._tracer = tracer
        self.path_rows, self.option_rows = _PathRows(tracer), _OptionRows(tracer)
        self.path = _table(self.path_rows, tr("Choices made so far"), (1,))
        self.options = _table(self.option_rows, tr("What can be chosen here"), (0,))
        self.addWidget(self.path)
        self.addWidget(self.options)
        self.setChildrenCollapsible(False)
        self._hovered = -1
        self.path.selectionModel().currentRowChanged.connect(self._on_level)
        self.options.selectionModel().currentRowChanged.connect(lambda *_: self.looked_at.emit())
        self.options.entered.connect(self._on_hover)
        self.options.setMouseTracking(True)
        self.options.installEventFilter(self)

    @property
    def level(self) -> int:
        """The level that is looked at: how many options are chosen before it."""
        return self.path.currentIndex().row()

    @property
    def option(self) -> int | None:
        """The option that is pointed at or chosen in the list; else the one placed at the level, if any."""
        row = self._hovered if self._hovered >= 0 else self.options.currentIndex().row()
        row = row if row >= 0 else self.option_rows.placed_row
        return self.option_rows.option(row) if 0 <= row < self.option_rows.rowCount() else None

    def refresh(self) -> None:
        """Show the current node."""
        self._hovered = -1
        # Rows that come and go move the current row; only the last one is meant to be looked at.
        self.path.selectionModel().blockSignals(True)
        self.path_rows.refresh()
        last = self.path_rows.rowCount() - 1
        self.path.setCurrentIndex(self.path_rows.index(last, 0) if last >= 0 else QModelIndex())
        self.path.selectionModel().blockSignals(False)
        self.path.scrollToBottom()
        # The view missed that the current row changed, as the signals of the selection were blocked.
        self.path.viewport().update()
        self._on_level()

    def _on_level(self, *_: object) -> None:
        self._hovered = -1
        self.option_rows.show(self.level)
        placed = self.option_rows.placed_row
        if placed >= 0:
            self.options.scrollTo(self.option_rows.index(placed, 0))
        self.looked_at.emit()

    def _on_hover(self, index: QModelIndex) -> None:
        self._hovered = index.row()
        self.looked_at.emit()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Forget the option that was pointed at when the mouse leaves the list."""
        if watched is self.options and event.type() == QEvent.Type.Leave and self._hovered >= 0:
            self._hovered = -1
            self.looked_at.emit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the lists beside one another where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= _BESIDE
        self.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)


def _table(rows: _PathRows | _OptionRows, name: str, stretched: tuple[int, ...]) -> QTableView:
    table = QTableView()
    table.setModel(rows)
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
    headings = table.horizontalHeader()
    headings.setHighlightSections(False)
    for column in range(rows.columnCount()):
        headings.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch if column in stretched
                                      else QHeaderView.ResizeMode.ResizeToContents)
    table.setMinimumHeight(60)
    return table
