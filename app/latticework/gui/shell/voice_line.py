"""The line beside the tabs: one sentence and one button, kept up to date with all that the voice speaks of."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget
from shiboken6 import isValid

from latticework.gui.shell.voice import Action, Facts, Obstacle, Remark, Said, said
from latticework.gui.solutions.solution_rows import SolutionModel
from latticework.gui.solve.panel import SearchPanel
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.status_texts import go_text, reasons_text
from latticework.gui.widgets import icons
from latticework.gui.widgets.search_state import NEWS, SearchState
from latticework.gui.widgets.shown_text import in_two_lines, literal
from latticework.gui.widgets.spoken import Pace, announce
from latticework.gui.widgets.translation import reworded, translated
from latticework.puzzle import Puzzle
from latticework.puzzle.sizes import pieces, sizes, without_cells
from latticework.visible_text import one_line

_LEAST, _AROUND = 100, 48
"""Pixels: the least width of the sentence, which is whole in its tool tip, and what is free around both."""

_OF_THE_SEARCH = {Action.SOLVE, Action.RESUME, Action.PAUSE}
_ICONS = {
    Action.SOLVE: "play", Action.PAUSE: "pause", Action.RESUME: "play", Action.STOP: "stop",
    Action.START_OVER: "first",
    Action.DRAW_SHAPE: "shape", Action.DRAW_TARGET: "pencil", Action.DRAW_PART: "pencil", Action.ADD_PART: "add",
    Action.SHOW_PARTS: "list", Action.SHOW_WHY: "color", Action.SHOW_MESSAGE: "list", Action.SHOW_SOLUTIONS: "solve",
    Action.SHOW_SEARCHES: "searches", Action.LIST_ALL: "filter-off", Action.NEXT_SOLUTION: "next",
    Action.TAKE_APART: "play", Action.SHOW_APART: "next", Action.PUT_TOGETHER: "play", Action.END_TRACE: "close",
    Action.NEXT_REASON: "next", Action.END_WHY: "close", Action.END_PLAY: "close"}
_SENTENCE_AFTER, _FIGURES_AFTER = 5_000, 30_000
"""Milliseconds between sentences that are read aloud, and between those of which only the figures differ."""
_FIGURES = re.compile(r"[\d.,]+")


class VoiceLine(QWidget):
    """Shows what the voice says; the sentence takes a second line and is cut for want of room, the button never."""

    requested = Signal(object)  # Action

    def __init__(self) -> None:
        super().__init__()
        self.said = Said("")
        self.words, self.button = QLabel(textFormat=Qt.TextFormat.PlainText), QPushButton()
        self._room, self._pace = 10_000, Pace(self)
        self._before: QWidget | None = None
        """The widget that had the focus before the button."""
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 6)
        layout.addWidget(self.words, 1)
        layout.addWidget(self.button)
        # Else the sentence would move down where it has no button.
        icons.set_icon(self.button, _ICONS[Action.SOLVE])
        layout.addStrut(self.button.sizeHint().height())
        self.words.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.button.clicked.connect(lambda _: self.requested.emit(self.said.action))

    def show_said(self, now: Said, more: str, tip: str) -> None:
        """Show a sentence with its button; more: what a tool tip adds to it; tip: that of the button."""
        before, self.said = self.said, now
        self.words.setToolTip(literal("\n".join(filter(None, (now.sentence, more)))))
        self.words.setAccessibleName(now.sentence)
        self.button.setVisible(now.action != Action.NOTHING)
        if now.action != Action.NOTHING:
            self.button.setText(translated(now.action.value))
            icons.set_icon(self.button, _ICONS[now.action])
            self.button.setToolTip(tip)
        self._cut()
        self._announce(before, now)

    def _announce(self, before: Said, now: Said) -> None:
        """Have another sentence read aloud: at once where another thing comes next, else not too often."""
        if now.sentence != before.sentence:
            same = _FIGURES.sub("", now.sentence) == _FIGURES.sub("", before.sentence)
            self._pace.announce(now.sentence, 0 if now.action != before.action else _FIGURES_AFTER if same else
                                _SENTENCE_AFTER)

    def fit(self, room: int) -> None:
        """Break and cut the sentence so that all is no wider than so many pixels, where that is possible."""
        if room != self._room:
            self._room = room
            self._cut()

    def _cut(self) -> None:
        button = self.button.sizeHint().width() if self.said.action != Action.NOTHING else 0
        metrics, widest = self.words.fontMetrics(), max(_LEAST, self._room - _AROUND - button)
        self.words.setText("\n".join(in_two_lines(self.said.sentence, metrics, widest, Qt.TextElideMode.ElideRight)))
        # Without a minimum of its own the label keeps the window as wide as its words.
        self.words.setMinimumWidth(min(_LEAST, self.words.sizeHint().width()))

    def take_focus(self) -> None:
        """Give the focus to the button and have the sentence read; Escape gives it back."""
        before = QApplication.focusWidget()
        self._before = self._before if before is self.button else before
        self.button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.setAccessibleDescription("")
        announce(self, self.said.sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the focus back with Escape."""
        before = self._before
        if event.key() == Qt.Key.Key_Escape and before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)


class Speaker(QObject):
    """Lets a line say what the facts of a window come to, soon after each change, and do what its button says.

    `spoke` is sent after it has spoken. complete: adds to the facts of the search those of the window; run: what
    each button does.
    """

    spoke = Signal(object)  # the Facts

    def __init__(self, line: VoiceLine, search: SearchPanel, model: SolutionModel,
                 complete: Callable[[Facts], Facts], run: Mapping[Action, Callable[[], object]]) -> None:
        super().__init__(line)
        self._line, self._search, self._model = line, search, model
        self._complete, self._run = complete, run
        self._failed = False
        # Once for all the signals that one change sends.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.say)
        line.requested.connect(self._do)
        runner = search.runner
        runner.failed.connect(lambda _: self._fail(failed=True))
        runner.state_changed.connect(lambda state: self._fail(failed=self._failed and state not in NEWS))
        self.listen((runner.progressed, runner.looked, runner.followed, runner.expected, runner.compiled,
                     runner.examined, search.crew.workers_changed, search.commands.changed, search.go.changed,
                     model.modelReset, model.rowsInserted))
        self.say()

    def listen(self, signals: Iterable[SignalInstance]) -> None:
        """Speak again whenever one of these signals is sent."""
        for signal in signals:
            signal.connect(lambda *_: self._soon.start())

    @property
    def facts(self) -> Facts:
        """All that is known now."""
        return self._complete(facts_of_search(self._search, self._model, self._failed))

    def say(self) -> None:
        """Say what is so now."""
        self._soon.stop()
        facts, runner = self.facts, self._search.runner
        now = said(facts)
        told = runner.look if runner.hopeless and facts.state != SearchState.LOOKING else None
        more = reasons_text(told) if told else ""
        self._line.show_said(now, more, go_text(runner.standing)[1] if now.action in _OF_THE_SEARCH else "")
        self.spoke.emit(facts)

    def _fail(self, *, failed: bool) -> None:
        self._failed = failed
        self._soon.start()

    def _do(self, action: Action) -> None:
        commands = self._search.commands
        if action in _OF_THE_SEARCH:
            commands.ask(commands.go)
        elif action == Action.STOP:
            commands.stop.trigger()
        elif action == Action.START_OVER:
            commands.again.trigger()
        else:
            self._run[action]()


def facts_of_search(search: SearchPanel, model: SolutionModel, failed: bool) -> Facts:
    """Return what is known of a search and its solutions; failed: whether something in it went wrong."""
    runner = search.runner
    if runner.standing == SearchState.LOOKING:
        # All else is still that of the puzzle before.
        return Facts(state=SearchState.LOOKING, remark=_remark(search, failed=False))
    totals, kept = runner.totals, model.stored_count if model.kept else 0
    known = Facts(
        state=runner.standing, found=totals.solutions, stored=totals.stored, listable=model.stored_count,
        listed=model.rowCount(), explored=totals.explored_part, is_part=totals.is_part, keeps=runner.keeps,
        kept=kept, remark=_remark(search, failed), ready=_ready(runner))
    return known if runner.look is None or not runner.hopeless else _hindered(known, runner.look)


def _ready(runner: Runner) -> tuple[int, int]:
    if runner.compiling is not None:
        # Those that were ready before are no progress, and of the others it is not known how many will be needed.
        return runner.compiling[0] - runner.loaded + 1, 0
    return (runner.examination.done, runner.examination.requested) if runner.examination else (0, 0)


def _remark(search: SearchPanel, failed: bool) -> Remark:
    runner, state = search.runner, search.runner.standing
    true = {
        Remark.REQUESTED: search.commands.waiting,
        Remark.COMPILING: runner.compiling is not None and state in {SearchState.STARTING, SearchState.EXAMINING},
        Remark.NO_WORKERS: runner.idle,
        Remark.FAILED: failed,
        Remark.UNSAVED: runner.unsaved and state in {SearchState.RUNNING, SearchState.PAUSED, SearchState.STOPPED},
        Remark.ENOUGH: (runner.limit is not None and state == SearchState.PAUSED
                        and runner.totals.stored >= runner.limit)}
    return next((remark for remark, holds in true.items() if holds), Remark.NOTHING)


def _hindered(known: Facts, look: Look) -> Facts:
    """Add to what is known of a search what keeps it from being begun."""
    if isinstance(look.puzzle, Puzzle) and (lacking := _lacking(known, look.puzzle)).obstacle != Obstacle.NOTHING:
        return lacking
    if look.earlier.refusal:
        return replace(known, obstacle=Obstacle.UNREADABLE)
    if look.unusable:
        return replace(known, obstacle=Obstacle.UNUSABLE)
    return replace(known, obstacle=Obstacle.IMPOSSIBLE, reason=reworded(look.reasons[0].text) if look.reasons else "")


def _lacking(known: Facts, puzzle: Puzzle) -> Facts:
    """Add to what is known what a puzzle plainly lacks to be searched."""
    lacks = ((not puzzle.target.cells, Obstacle.NO_TARGET), (not puzzle.parts, Obstacle.NO_PARTS),
             (without_cells(puzzle), Obstacle.EMPTY_PART))
    if (obstacle := next((obstacle for so, obstacle in lacks if so), None)) is not None:
        return replace(known, obstacle=obstacle)
    found = sizes(puzzle)
    if not (found.too_few or found.too_many):
        return known
    return replace(known, over=found.too_few or found.too_many,
                   obstacle=Obstacle.TOO_FEW if found.too_few else Obstacle.TOO_MANY)


def drawn(known: Facts, puzzle: Puzzle) -> Facts:
    """Add to what is known the name and size of the puzzle that is drawn, and whether it is flat.

    While it is looked at, also what it plainly lacks.
    """
    parts = pieces(puzzle)
    if known.state == SearchState.LOOKING:
        known = _lacking(known, puzzle)
    return replace(known, name=one_line(puzzle.name), cells=len(puzzle.target.cells), flat=puzzle.lattice.flat,
                   parts=parts if isinstance(parts, int) else 0)
