"""How the solution that is shown comes apart: found out in a thread, said in a line, and played."""

from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QStylePainter,
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
from latticework.gui.widgets.translation import grouped, reworded, tr
from latticework.puzzle import Puzzle
from latticework.solution import Solution

_PARTS = 1000
"""Steps of the progress bar, which takes whole numbers."""

_LEAST_APART, _HEIGHT = 4, 5
"""The least pixels between two marks, closer ones are left out, and the height of a mark."""

_MOVE = 700
"""Milliseconds that a move takes at the usual speed."""

_STEP = 200
"""Milliseconds that a move takes when only one is made."""

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
        self.show_held = QCheckBox(tr("Show what &holds; the other parts are faint"))
        self.cancel.clicked.connect(self._on_cancel)
        self.again.clicked.connect(self.again_requested)
        self.turns.clicked.connect(self.turns_requested)
        self.show_held.toggled.connect(lambda _: self.held_toggled.emit())
        row = QHBoxLayout()
        row.addWidget(self.text, 1)
        for widget in (self.progress, self.cancel, self.again, self.turns):
            row.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(row)
        whole.addWidget(self.show_held)
        self.clear()

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
        held = course.result is not None and course.result.status == HELD
        self.turns.setVisible(held and course.turned is None and can_turn(puzzle))

    def _on_cancel(self) -> None:
        self._show(tr("It is not known yet whether it comes apart."), held=False)
        self.again.show()
        self.cancelled.emit()

    def _show(self, text: str, *, held: bool, busy: bool = False) -> None:
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.show_held.setVisible(held)
        self.progress.setVisible(busy)
        self.cancel.setVisible(busy)
        for button in (self.again, self.turns):
            button.hide()


class Player(QWidget):
    """Plays the moves of an assembly: takes the whole solution apart, or puts its parts together."""

    stepped = Signal(float, int)  # moves made, and whether it goes together (1) or apart (-1)

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # like the keys of a player, which nobody mirrors
        self.assembly = NO_ASSEMBLY
        self.at, self.towards = 0.0, -1
        self.fewest = 0
        """How many of the first moves are never taken back: of a solution that does not come apart, one."""
        self._until, self._lasts = 0, _MOVE
        self._timer, self._clock = QTimer(self, interval=_FRAME), QElapsedTimer()
        self._timer.timeout.connect(self._on_frame)
        self.bar = _ScrubBar()
        self.bar.setAccessibleName(tr("Assembly step"))
        self.bar.setToolTip(tr("Take the solution apart move by move; marks show where a part comes out"))
        self.back = icons.tool_button("step-back", tr("One move back, together (Left)"), lambda: self.step(1))
        self.play = icons.tool_button("play", tr("Play (Space)"), self.toggle)
        self.on = icons.tool_button("step-on", tr("One move on, apart (Right)"), lambda: self.step(-1))
        self.speed, self.label = ChoiceBox(), QLabel()
        self._lay_out()
        self.bar.valueChanged.connect(self._on_bar)
        self.bar.play_requested.connect(self.toggle)
        self.set_assembly(NO_ASSEMBLY, whole=True)

    def _lay_out(self) -> None:
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("Speed"))
        for speed in SPEEDS:
            self.speed.addItem(tr("{speed}×", speed=grouped(speed, 0 if speed >= 1 else 2)), speed)
        self.speed.setCurrentIndex(max(0, self.speed.findData(QSettings().value(_KEPT, 1.0, float))))
        self.speed.currentIndexChanged.connect(lambda _: QSettings().setValue(_KEPT, self.speed.currentData()))
        row = QHBoxLayout()
        row.setSpacing(2)
        for button in (self.back, self.play, self.on):
            button.installEventFilter(self)
            button.clicked.connect(partial(self._take_keys, button))
            row.addWidget(button)
        row.addWidget(self.speed)
        row.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addWidget(self.bar)
        whole.addLayout(row)
        whole.addWidget(self.label)

    def set_assembly(self, assembly: Assembly, whole: bool) -> None:
        """Take the moves of another solution, shown as far apart as the one before, or whole."""
        self.pause()
        self.assembly = assembly
        moves = len(assembly.moves)
        self.fewest = 1 if assembly.held else 0
        # Another range moves the handle, which would count as a drag of it.
        self.bar.blockSignals(True)
        self.bar.set_moves(moves, assembly.arrivals, self.fewest)
        self.bar.blockSignals(False)
        self.setEnabled(moves > 1)
        self._go(moves if whole else max(self.fewest, min(round(self.at), moves)), self.towards)

    def _take_keys(self, button: QToolButton) -> None:
        """Let Space and the arrow keys go to the bar after a click, which gives a tool button no focus."""
        if not button.hasFocus():
            self.bar.setFocus(Qt.FocusReason.MouseFocusReason)

    @property
    def whole(self) -> bool:
        """Whether all moves are made."""
        return self.at >= len(self.assembly.moves)

    @property
    def playing(self) -> bool:
        """Whether it moves by itself."""
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play, or pause."""
        if self.playing:
            self.pause()
        elif self.isEnabled():
            self._turn_at_the_end()
            self.play_towards(self.towards)

    def play_towards(self, towards: int) -> None:
        """Play until all is together (1), or apart (-1)."""
        self.towards = towards
        self._run(len(self.assembly.moves) if towards > 0 else self.fewest, _MOVE)

    def step(self, by: int) -> None:
        """Make a move (1) or take one back (-1)."""
        # From between two moves it goes on to the next whole one: up from the floor, down from the ceiling.
        moves = int(self.at) + 1 if by > 0 else -int(-self.at // 1) - 1
        until = min(max(self.fewest, moves), len(self.assembly.moves))
        self.towards = by
        if self.isEnabled() and may_move(self):
            self._run(until, _STEP)
        else:
            self._go(until, by)

    def pause(self) -> None:
        """Stop at the point reached."""
        self._timer.stop()
        self._show_state()

    def _turn_at_the_end(self) -> None:
        if self.whole:
            self.towards = -1
        elif self.at <= self.fewest:
            self.towards = 1

    def _run(self, until: int, lasts: int) -> None:
        self._until, self._lasts = until, lasts
        self._clock.start()
        self._timer.start()
        self._show_state()

    def _on_frame(self) -> None:
        speed = self.speed.currentData() if self._lasts == _MOVE else 1.0
        # By the clock and not by counting ticks, of which some are left out while a large puzzle is drawn.
        at = self.at + self.towards * self._clock.restart() * speed / self._lasts
        ended = at >= self._until if self.towards > 0 else at <= self._until
        self._go(self._until if ended else at, self.towards)
        if ended:
            self.pause()

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
        apart = self.at <= self.fewest and self.isEnabled()
        tip = tr("Pause (Space)") if self.playing else tr("Put together (Space)") if apart else tr("Play (Space)")
        if self.play.toolTip() != tip:
            icons.set_icon(self.play, "pause" if self.playing else "play")
            self.play.setToolTip(tip)
            self.play.setAccessibleName(tip)
        self.back.setEnabled(not self.whole)
        self.on.setEnabled(self.at > self.fewest)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys step on the buttons, too."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            by = {Qt.Key.Key_Left: 1, Qt.Key.Key_Right: -1}.get(Qt.Key(event.key()))
            if by is not None:
                self.step(by)
                return True
        return super().eventFilter(watched, event)


class _ScrubBar(QSlider):
    """A slider over the moves of an assembly, whole at the left; the arrow keys go a move on or back, Space plays."""

    play_requested = Signal()

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        # Time goes to the right, and from the whole, which has all moves made, to the parts.
        self.setInvertedAppearance(True)
        self.setInvertedControls(True)
        self.marks: list[int] = []

    def set_moves(self, moves: int, marks: list[int], fewest: int = 0) -> None:
        """Take other moves, with marks after some of them; the first `fewest` are never taken back."""
        self.marks = [mark for mark in marks if mark > fewest]
        self.setRange(fewest, moves)
        self.setPageStep(max(1, moves // 10))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Space; go to the beginning and to the end with Home and End."""
        if event.key() == Qt.Key.Key_Space:
            self.play_requested.emit()
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.setValue(self.maximum() if event.key() == Qt.Key.Key_Home else self.minimum())
        else:
            super().keyPressEvent(event)

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

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks below the slider; where nothing can be moved, only a groove."""
        if not self.isEnabled():
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            option.subControls, option.sliderPosition = QStyle.SubControl.SC_SliderGroove, self.minimum()
            QStylePainter(self).drawComplexControl(QStyle.ComplexControl.CC_Slider, option)
            return
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(theme.current().faint_text), 1.5))
            for x in self.places():
                painter.drawLine(QPoint(x, self.height() - _HEIGHT), QPoint(x, self.height() - 1))


def may_move(widget: QWidget) -> bool:
    """Whether a widget may show a change as a movement: neither the user nor the desktop has turned that off."""
    of_desktop = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    return preferences.flag(preferences.MOTION) and of_desktop > 0
