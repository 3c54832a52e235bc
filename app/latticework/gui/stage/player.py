"""How the solution that is shown comes apart: found out in a thread, said in a line, and played."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly
from latticework.apart.courses import Course, can_turn, course_text, course_with_turns, find_course
from latticework.apart.results import HELD
from latticework.gui.background import Task, TaskQueue
from latticework.gui.widgets import icons, preferences, theme
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.spoken import name_in
from latticework.gui.widgets.translation import grouped, reworded, tr, translatable, translated
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_PARTS = 1000
"""Steps of the progress bar, which takes whole numbers."""

_LEAST_APART, _HEIGHT = 4, 5
"""The least pixels between two marks, closer ones are left out, and the height of a mark."""

_MOVE = 700
"""Milliseconds that a move takes at the usual speed."""

_STEP, _EXPLOSION = 200, 2_000
"""Milliseconds that a move takes when only one is made, and that moving all parts from one another takes."""

_WIDEST = 480
"""Pixels after which a text about how a solution comes apart continues on the next line."""

APART, EXPLODE, TOGETHER = -1, 0, 1
"""What can be played."""
_WORDS = {APART: translatable("Take apart"), TOGETHER: translatable("Put together"), EXPLODE: translatable("Explode")}

_FRAME = 16
"""Milliseconds between two pictures while it plays."""
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0)
_KEPT = "view/speed"
"""The setting of the program that keeps the speed."""


class CourseFinder(QObject):
    """Finds out how one solution at a time comes apart; a new one cancels the one before."""

    progressed = Signal(object, float)  # what is being done, and the share of it that is done
    found = Signal(object)  # Course

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = TaskQueue("taking apart", self._on_done, self._on_progress)

    def find(self, puzzle: Puzzle, solution: Solution) -> None:
        """Begin to find out how a solution comes apart."""
        self._tasks.restart(partial(find_course, puzzle, solution))

    def try_turns(self, puzzle: Puzzle, solution: Solution, slid: Course) -> None:
        """Begin to try turns on a solution that slides do not take apart; `slid` is what they came to."""
        self._tasks.restart(partial(course_with_turns, puzzle, solution, slid))

    def cancel(self) -> None:
        """Cancel what is being found out."""
        self._tasks.cancel()

    def _on_progress(self, doing: str, share: float) -> None:
        self.progressed.emit(doing, share)

    def _on_done(self, task: Task[Course]) -> None:
        if task.error is None:
            self.found.emit(task.result())


class CourseStatus(QWidget):
    """A text, a bar with Cancel while something takes long, and a box to see the parts that hold one another."""

    cancelled = Signal()
    again_requested = Signal()
    turns_requested = Signal()
    held_toggled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.progress = QProgressBar(maximum=_PARTS, textVisible=False, format="")
        self.progress.setAccessibleName(tr("Progress"))
        self.cancel = QPushButton(tr("Cancel"))
        self.again = QPushButton(tr("Find out"))
        self.again.setToolTip(tr("Find out whether the parts can be moved apart"))
        self.turns = QPushButton(tr("Try &turns as well"))
        self.turns.setToolTip(tr("Parts, or several together, also turn about axes of the lattice, by up to half a "
                                 "turn, from cells to cells. It may take minutes. Not tried: turns part of the way, "
                                 "slides by less than a step, and turning and sliding at once."))
        self.all_apart = QToolButton()
        self.all_apart.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._has_others: Callable[[], bool] = lambda: False
        self._holds = False  # whether the solution shown is known not to come apart
        self._exploded = False
        self.show_held = QCheckBox(tr("Show what &holds; the other parts are faint"))
        self.cancel.clicked.connect(self._on_cancel)
        self.again.clicked.connect(self.again_requested)
        self.turns.clicked.connect(self.turns_requested)
        self.show_held.toggled.connect(lambda _: self.held_toggled.emit())
        row = QHBoxLayout()
        for widget in (self.progress, self.cancel, self.again, self.all_apart, self.turns):
            row.addWidget(widget)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addWidget(self.text)
        whole.addLayout(row)
        whole.addWidget(self.show_held)
        self.clear()

    def offer(self, action: QAction, has_others: Callable[[], bool]) -> None:
        """Offer to take all solutions apart where the one shown does not come apart and there are others."""
        self.all_apart.setDefaultAction(action)
        # How the solution comes apart may be known before the command can be given, or after.
        action.changed.connect(self._show_offer)
        self._has_others = has_others

    def _show_offer(self) -> None:
        self.all_apart.setVisible(self._holds and self._has_others() and self.all_apart.isEnabled())

    def clear(self) -> None:
        """Say nothing, as long as nothing is found out."""
        self._show("", held=False)

    def show_progress(self, doing: str, share: float) -> None:
        """Show what is being done, and how much of it is done."""
        self._show(reworded(doing), held=False, busy=True)
        self.progress.setValue(int(_PARTS * share))

    def show_course(self, course: Course, puzzle: Puzzle, solution: Solution) -> None:
        """Show how a solution comes apart."""
        self._show(reworded(course_text(course, puzzle, solution)), held=0 < len(course.held) < len(solution))
        self._holds = course.result is not None and course.result.status == HELD
        self.turns.setVisible(self._holds and course.turned is None and can_turn(puzzle))
        self._show_offer()

    def set_exploded(self, exploded: bool) -> None:
        """Hide how the parts come apart while they are only moved from one another, unless some hold one another."""
        self._exploded = exploded
        self._show_outer()

    def _show_outer(self) -> None:
        outer = self.parentWidget()
        if outer is not None:
            outer.setVisible(bool(self.text.text()) and not (self._exploded and self.show_held.isHidden()))

    def _on_cancel(self) -> None:
        self._show(tr("It is not known yet whether it comes apart."), held=False)
        self.again.show()
        self.cancelled.emit()

    def _show(self, text: str, *, held: bool, busy: bool = False) -> None:
        self.text.setText(text)
        # By itself a label that wraps makes about as many lines as there are words in one.
        self.text.setMinimumWidth(min(_WIDEST, self.text.fontMetrics().horizontalAdvance(text) + 2))
        self.show_held.setVisible(held)
        self._show_outer()
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        self._holds = False
        for button in (self.again, self.all_apart, self.turns):
            button.hide()


class Player(QWidget):
    """The timeline, one row: takes the solution apart move by move, puts it together, or explodes it."""

    stepped = Signal(float, int)  # moves made, and whether it goes together (1) or apart (-1)
    exploded = Signal(float)  # the share of the way that the parts are moved from one another

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # like the keys of a player, which nobody mirrors
        self.assembly = NO_ASSEMBLY
        self.at, self.towards = 0.0, APART
        self.fewest = 0
        """How many of the first moves are never taken back: of a solution that does not come apart, one."""
        self._until, self._lasts, self._share = 0.0, _MOVE, 0.0
        self._wanted = APART
        """What the user chose to play last, which is played wherever it can be."""
        self._timer, self._clock = QTimer(self, interval=_FRAME), QElapsedTimer()
        self._timer.timeout.connect(self._on_frame)
        self.choice, self.speed, self.label = ChoiceBox(), ChoiceBox(), QLabel()
        self.bar, self.explode = _ScrubBar(), _Scale()
        self.back = icons.tool_button("step-back", "", lambda: self.go(-1))
        self.play = icons.tool_button("play", tr("Play (Space)"), self.toggle)
        self.on = icons.tool_button("step-on", "", lambda: self.go(1))
        self._name()
        self._lay_out()
        self.choice.currentIndexChanged.connect(lambda _: self._on_choice())
        self.choice.activated.connect(lambda _: self._want(self.playing_what))
        self.bar.valueChanged.connect(self._on_bar)
        self.explode.valueChanged.connect(self._on_explode)
        for slider in (self.bar, self.explode):
            slider.play_requested.connect(self.toggle)
        self.set_assembly(NO_ASSEMBLY, whole=True)

    def _name(self) -> None:
        for what, words in _WORDS.items():
            self.choice.addItem(translated(words), what)
        # What is offered changes with the solution, and what is beside it must not move.
        self.choice.setMinimumWidth(self.choice.sizeHint().width())
        self.choice.setAccessibleName(tr("What is played"))
        self.choice.setToolTip(tr("What is played"))
        self.bar.setAccessibleName(tr("Step"))
        self.bar.setToolTip(tr("Move by move; lines show where a part comes out"))
        self.explode.setAccessibleName(tr("Explode"))
        self.explode.setToolTip(tr("How far the parts are moved from one another"))
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("Speed"))
        for speed in SPEEDS:
            self.speed.addItem(tr("{speed}×", speed=grouped(speed, 0 if speed >= 1 else 2)), speed)
        self.speed.setCurrentIndex(max(0, self.speed.findData(QSettings().value(_KEPT, 1.0, float))))
        self.speed.currentIndexChanged.connect(lambda _: QSettings().setValue(_KEPT, self.speed.currentData()))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(2)
        row.addWidget(self.choice)
        row.addSpacing(6)
        for button in (self.back, self.play, self.on):
            button.installEventFilter(self)
            button.clicked.connect(partial(self._take_keys, button))
            row.addWidget(button)
        row.addSpacing(6)
        row.addWidget(self.bar, 1)
        row.addWidget(self.explode, 1)
        row.addSpacing(6)
        row.addWidget(self.label)
        row.addSpacing(6)
        row.addWidget(self.speed)

    def set_assembly(self, assembly: Assembly, whole: bool) -> None:
        """Take the moves of another solution, shown as far apart as the one before, or whole."""
        self.pause()
        self.assembly = assembly
        moves = len(assembly.moves)
        self.fewest = assembly.fewest
        # Another range moves the handle, which would count as a drag of it.
        self.bar.blockSignals(True)
        self.bar.set_moves(moves, assembly.arrivals, self.fewest)
        self.bar.blockSignals(False)
        self._offer()
        self._go(moves if whole else max(self.fewest, min(round(self.at), moves)), self.towards)

    def _offer(self) -> None:
        """Offer what can be played."""
        offered = [APART, TOGETHER, EXPLODE] if self.has_film else [EXPLODE]
        if [self.choice.itemData(row) for row in range(self.choice.count())] != offered:
            self.choice.blockSignals(True)
            self.choice.clear()
            for what in offered:
                self.choice.addItem(translated(_WORDS[what]), what)
            chosen = EXPLODE if self.explode.value() else self._wanted
            self.choice.setCurrentIndex(max(0, self.choice.findData(chosen)))
            self.choice.blockSignals(False)
        self._on_choice()

    def _take_keys(self, button: QToolButton) -> None:
        """Let Space and the arrow keys go to the slider after a click, which gives a tool button no focus."""
        if not button.hasFocus():
            self._slider.setFocus(Qt.FocusReason.MouseFocusReason)

    @property
    def has_film(self) -> bool:
        """Whether there are moves to be played."""
        return self.assembly.has_film

    @property
    def playing_what(self) -> int:
        """What the user has chosen to play: APART, TOGETHER or EXPLODE."""
        return int(self.choice.currentData())

    @property
    def whole(self) -> bool:
        """Whether all moves are made."""
        return self.at >= len(self.assembly.moves)

    @property
    def steps(self) -> int:
        """How many steps the film has; 0 where there is none."""
        return len(self.assembly.moves) - self.fewest if self.has_film else 0

    @property
    def step_number(self) -> int:
        """Which step of the film is shown, 0 before the first, counted as it is played."""
        at = round(self.at)
        return at - self.fewest if self.playing_what == TOGETHER else len(self.assembly.moves) - at

    @property
    def playing(self) -> bool:
        """Whether it moves by itself."""
        return self._timer.isActive()

    @property
    def _slider(self) -> "_Scale":
        return self.explode if self.playing_what == EXPLODE else self.bar

    def choose(self, what: int) -> None:
        """Choose what is played, where that can be played."""
        self._want(what)
        self.choice.setCurrentIndex(max(0, self.choice.findData(what)))

    def _want(self, what: int) -> None:
        self._wanted = what

    def _on_choice(self) -> None:
        """Show the slider of what is played; only one of both moves the parts."""
        self.pause()
        exploding = self.playing_what == EXPLODE
        if exploding:
            self._go(len(self.assembly.moves), self.towards)
        else:
            self.explode.setValue(0)
        self.bar.set_forward(together=self.playing_what == TOGETHER)
        for widget in (self.bar, self.label):
            widget.setVisible(not exploding)
        self.explode.setVisible(exploding)
        self.stepped.emit(self.at, self.towards)
        self._show_state()  # the slider may begin at its other end now

    def toggle(self) -> None:
        """Play from where it stands, at the end from the beginning; or pause."""
        if self.playing:
            self.pause()
        elif self._slider.at_end:
            self._to_beginning()
            self._play()
        else:
            self._play()

    def to_whole(self) -> None:
        """Show the solution whole, and play nothing."""
        self.pause()
        self.explode.setValue(0)
        self._go(len(self.assembly.moves), self.towards)

    def play_towards(self, towards: int) -> None:
        """Play the film until all is together (1), or apart (-1)."""
        self.choose(towards)
        self._play()

    def _to_beginning(self) -> None:
        if self.playing_what == EXPLODE:
            self.explode.setValue(0)
        else:
            self._go(self.fewest if self.playing_what == TOGETHER else len(self.assembly.moves), self.playing_what)

    def _play(self) -> None:
        if self.playing_what == EXPLODE:
            self._run(self.explode.maximum(), _EXPLOSION)
        else:
            self.towards = self.playing_what
            self._run(len(self.assembly.moves) if self.towards > 0 else self.fewest, _MOVE)

    def go(self, by: int) -> None:
        """Go a step on (1) or back (-1)."""
        if self.playing_what == EXPLODE:
            self.pause()
            self.explode.setValue(self.explode.value() + by * self.explode.pageStep())
        else:
            self._step(by * self.playing_what)

    def _step(self, by: int) -> None:
        """Make a move (1) or take one back (-1)."""
        # From between two moves it goes on to the next whole one: up from the floor, down from the ceiling.
        moves = int(self.at) + 1 if by > 0 else -int(-self.at // 1) - 1
        until = min(max(self.fewest, moves), len(self.assembly.moves))
        self.towards = by
        if preferences.may_move(self, preferences.MOTION):
            self._run(until, _STEP)
        else:
            self._go(until, by)

    def pause(self) -> None:
        """Stop at the point reached."""
        self._timer.stop()
        self._show_state()

    def _run(self, until: float, lasts: int) -> None:
        self._until, self._lasts = until, lasts
        self._clock.start()
        self._timer.start()
        self._show_state()

    def _on_frame(self) -> None:
        speed = 1.0 if self._lasts == _STEP else self.speed.currentData()
        # By the clock and not by counting ticks, of which some are left out while a large puzzle is drawn.
        moved = self._clock.restart() * speed / self._lasts
        if self.playing_what == EXPLODE:
            self._show_exploded(min(1.0, self._share + moved))
            return
        at = self.at + self.towards * moved
        ended = at >= self._until if self.towards > 0 else at <= self._until
        self._go(self._until if ended else at, self.towards)
        if ended:
            self.pause()

    def _show_exploded(self, share: float) -> None:
        self._share = share
        self.explode.blockSignals(True)
        self.explode.setValue(round(share * self.explode.maximum()))
        self.explode.blockSignals(False)
        self.exploded.emit(share)
        if share == 1.0:
            self.pause()
        else:
            self._show_state()

    def _on_explode(self, value: int) -> None:
        if value:
            self.choice.setCurrentIndex(self.choice.findData(EXPLODE))
        self.pause()
        self._show_exploded(value / self.explode.maximum())

    def _on_bar(self, value: int) -> None:
        self.pause()
        self._go(value, 1 if value > self.at else -1)

    def _go(self, at: float, towards: int) -> None:
        self.at, self.towards = at, towards
        self.bar.blockSignals(True)
        self.bar.setValue(round(at))
        self.bar.blockSignals(False)
        self.stepped.emit(at, towards)
        self._show_state()

    def _show_state(self) -> None:
        if not self.choice.count():
            return
        film = self.playing_what != EXPLODE
        _retitle(self.play, tr("Pause (Space)") if self.playing else tr("Play (Space)"))
        icons.set_icon(self.play, "pause" if self.playing else "play")
        _retitle(self.back, tr("One move back (Left)") if film else tr("A little closer (Left)"))
        _retitle(self.on, tr("One move on (Right)") if film else tr("A little farther (Right)"))
        # Between two moves both ways are open.
        between = film and self.at != round(self.at)
        self.back.setEnabled(between or not self._slider.at_beginning)
        self.on.setEnabled(between or not self._slider.at_end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys step on the buttons, too."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if by is not None:
                self.go(by)
                return True
        return super().eventFilter(watched, event)


def _retitle(button: QToolButton, tip: str) -> None:
    if button.toolTip() != tip:
        button.setToolTip(tip)
        button.setAccessibleName(name_in(tip))


class _Scale(QSlider):
    """A slider along which something is played; the arrow keys go a step on or back, Space plays."""

    play_requested = Signal()

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setMaximum(100)

    @property
    def at_beginning(self) -> bool:
        """Whether it is where playing begins."""
        return self.value() == (self.maximum() if self.invertedAppearance() else self.minimum())

    @property
    def at_end(self) -> bool:
        """Whether it is where playing ends."""
        return self.value() == (self.minimum() if self.invertedAppearance() else self.maximum())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Space; go to the beginning and to the end with Home and End."""
        first, last = self.minimum(), self.maximum()
        if self.invertedAppearance():
            first, last = last, first
        if event.key() == Qt.Key.Key_Space:
            self.play_requested.emit()
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.setValue(first if event.key() == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)


class _ScrubBar(_Scale):
    """A slider over the moves of an assembly; its values are the moves made, and time goes to the right."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: list[int] = []
        self.set_forward(together=False)

    def set_forward(self, *, together: bool) -> None:
        """Let it begin with the parts and end with the whole, or the other way round."""
        # The whole has all moves made, and so the greatest value.
        self.setInvertedAppearance(not together)
        self.setInvertedControls(not together)

    def set_moves(self, moves: int, marks: list[int], fewest: int = 0) -> None:
        """Take other moves, with marks after some of them; the first `fewest` are never taken back."""
        self.marks = [mark for mark in marks if mark > fewest]
        self.setRange(fewest, moves)
        self.setPageStep(max(1, moves // 10))
        self.update()

    def places(self) -> list[int]:
        """Return where the marks are, in pixels from the left; none where they would be too close together."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, kind = self.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(kind, option, QStyle.SubControl.SC_SliderGroove, self)
        handle = style.subControlRect(kind, option, QStyle.SubControl.SC_SliderHandle, self).width()
        room = groove.width() - handle
        if not self.marks or room < _LEAST_APART * len(self.marks):
            return []
        first, last, mirrored = self.minimum(), self.maximum(), option.upsideDown
        return [groove.left() + handle // 2 + QStyle.sliderPositionFromValue(first, last, mark, room, mirrored)
                for mark in self.marks]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the slider, filled with what was played, and the marks below it."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        option.subControls = QStyle.SubControl.SC_SliderGroove | QStyle.SubControl.SC_SliderHandle
        if self.invertedAppearance():
            # Qt fills from the least value, which is at the end of what is played.
            option.upsideDown = not option.upsideDown
            option.sliderPosition = self.minimum() + self.maximum() - self.sliderPosition()
        with QPainter(self) as painter:
            self.style().drawComplexControl(QStyle.ComplexControl.CC_Slider, option, painter, self)
            painter.setPen(QPen(QColor(theme.current().faint_text), 1.5))
            for x in self.places():
                painter.drawLine(QPoint(x, self.height() - _HEIGHT), QPoint(x, self.height() - 1))
