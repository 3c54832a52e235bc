"""The form of the search panel: the figures of a search, and the fields for who searches and what is stored."""

import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from latticework.durations import duration, rough, span
from latticework.gui.solve.status_texts import counts, cut_off
from latticework.gui.solve.stored_search import MethodTexts
from latticework.gui.widgets import preferences
from latticework.gui.widgets.forms import Choice, fold_arrow, kept_number, memory_box
from latticework.gui.widgets.preferences import MEMORY, WORKERS
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import grouped, reworded, tr, tr_n, translatable, translated
from latticework.jobs.keeping import ALL, MOST_SAMPLED, NONE, THAT_COME_APART, Keeping, sample
from latticework.jobs.totals import Totals
from latticework.run.crew import LEAST_MEMORY, Crew, checked_memory, scheduler_at
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_SAMPLE = "sample"
_CHOICES = {
    ALL: (translatable("all solutions"), translatable("Each solution is stored")),
    THAT_COME_APART: (translatable("only what comes apart"),
                      translatable("Each solution is taken apart as soon as it is found, and stored only if all its "
                                   "parts come free of one another")),
    _SAMPLE: (translatable("an even sample"),
              translatable("At most this many solutions are stored, chosen so that each that is found has the same "
                           "chance; all are counted")),
    NONE: (translatable("none, only count"), translatable("Solutions are counted and not stored")),
}
"""What may be stored, and what that means."""

_USUAL = 10_000
"""The size of a sample that is proposed."""

_MOST_SOLUTIONS = 1_000_000_000
_NARROWEST = 60
"""The width of fields, in pixels, where the panel has little room."""

LARGE, SMALL = 24, 11
"""Pixels of the largest and the smallest digits."""
_NARROWEST_FIGURE = 96

NOTHING = "–"
_LONGEST = 44
"""Characters of a file's name that are shown."""
_BREAK = "\u200b"  # invisible; a line may end there
_NAMES = (translatable("Solutions"), translatable("Taken apart"), translatable("Time left"), translatable("File"))
_DETAILS = (translatable("Time"), translatable("Speed"), translatable("Nodes"), translatable("Cut off"),
           translatable("Method"))
"""Figures for specialists, which are folded away."""


class _Fold(QObject):
    """A line with a title in a form; a click shows the fields that were added below it, or hides them.

    setting: the name under which the settings keep whether they are shown.
    """

    def __init__(self, form: QFormLayout, title: str, setting: str) -> None:
        super().__init__(form)
        self._form, self._setting = form, setting
        self._rows: list[tuple[QWidget, Callable[[], bool]]] = []
        self.button = QToolButton()
        self.button.setText(title)
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setMaximumHeight(self.button.fontMetrics().height() + 4)
        self.button.setChecked(str(QSettings().value(setting, "false")) == "true")
        self.button.toggled.connect(self._on_toggled)
        form.addRow(self.button)
        self.refresh()

    def add(self, label: str, field: QWidget, applies: Callable[[], bool] = lambda: True) -> None:
        """Add a field, which is shown while it applies."""
        self._form.addRow(label, field)
        self._rows.append((field, applies))
        self.refresh()

    def refresh(self) -> None:
        """Show the fields that apply, as long as they are not folded away."""
        opened = self.button.isChecked()
        self.button.setArrowType(fold_arrow(opened))
        for field, applies in self._rows:
            self._form.setRowVisible(field, opened and applies())

    def _on_toggled(self, opened: bool) -> None:
        QSettings().setValue(self._setting, "true" if opened else "false")
        self.refresh()


class Figures(QFormLayout):
    """Shows what a search has done, how fast it is and by what method; `labels` are by _NAMES and _DETAILS.

    has_copies: whether solutions have symmetric copies, so that there are three numbers of them.
    """

    def __init__(self) -> None:
        super().__init__(horizontalSpacing=12, verticalSpacing=4)
        self.has_copies = True
        self.solutions, self.time = LargeFigure(tr_n("solution", "solutions", 0)), LargeFigure(tr("search time"))
        self.labels = {name: _label() for name in (*_NAMES, *_DETAILS)}
        large = QHBoxLayout()
        large.setSpacing(12)
        large.addWidget(self.solutions)
        large.addWidget(self.time)
        self.addRow(large)
        for name in _NAMES:
            self.addRow(translated(name), self.labels[name])
        self.details = self._fold()

    def _fold(self) -> _Fold:
        fold = _Fold(self, tr("Details"), "search_details")
        fold.button.setToolTip(tr("Speed, nodes and method of the search"))
        for name in _DETAILS:
            fold.add(translated(name), self.labels[name], partial(_has_text, self.labels[name]))
        self.copy = QPushButton(tr("Copy the figures"))
        self.copy.clicked.connect(lambda _: QApplication.clipboard().setText(self.text()))
        fold.add("", self.copy)
        return fold

    def text(self) -> str:
        """Return all figures, a line each."""
        texts = ((name, label.text().replace("\n", ", ").replace(_BREAK, "")) for name, label in self.labels.items())
        return "\n".join(f"{translated(name)}: {text}" for name, text in texts if text not in {"", NOTHING})

    def show_totals(self, totals: Totals) -> None:
        """Show what the search has done."""
        self.labels["Solutions"].setText(counts(totals, self.has_copies))
        self.setRowVisible(self.labels["Solutions"], self.has_copies and totals.solutions > 0)  # else in large above
        self.labels["Nodes"].setText(grouped(totals.nodes) if totals.nodes else NOTHING)
        time = reworded(duration(totals.seconds)) if totals.seconds else NOTHING
        self.labels["Time"].setText(time)
        self.time.show_text(time)
        self.solutions.show_text(grouped(totals.solutions) if totals.nodes else NOTHING,
                                 tr_n("solution", "solutions", totals.solutions))

    def show_apart(self, text: str) -> None:
        """Show how many solutions come apart; the row is hidden with "", where none was examined."""
        self.labels["Taken apart"].setText(text)
        self.setRowVisible(self.labels["Taken apart"], bool(text))

    def show_method(self, texts: MethodTexts) -> None:
        """Show the method, and how many nodes the prunings cut off."""
        self.labels["Method"].setText(texts.words)
        self.labels["Method"].setToolTip(literal(texts.why))
        self.labels["Cut off"].setText("" if texts.cut is None else cut_off(texts.cut))
        self.details.refresh()

    def show_file(self, path: Path | None) -> None:
        """Show the search file that the user opened; None where the search is in the folder of searches."""
        label = self.labels["File"]
        label.setText(_broken(one_line(path.name)) if path else "")
        label.setToolTip(literal(str(path)) if path else "")
        self.setRowVisible(label, path is not None)

    def show_speed(self, status: "RunStatus | None") -> None:
        """Show how fast the search is; None where it does not run."""
        # While nobody searches there is neither speed nor time left.
        status = None if status is None or status.idle else status
        self.labels["Time left"].setText(time_left(status) if status else NOTHING)
        self.setRowVisible(self.labels["Time left"], status is not None)
        self.labels["Speed"].setText(_speed(status) if status else NOTHING)


class LargeFigure(QWidget):
    """A figure in large digits, above its caption."""

    def __init__(self, caption: str) -> None:
        super().__init__()
        self._caption, self._text = caption, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_text("–")

    @property
    def text(self) -> str:
        """What is shown above the caption."""
        return self._text

    def show_text(self, text: str, caption: str = "") -> None:
        """Show another figure; it may need another caption: 1 solution, 2 solutions."""
        self._text, self._caption = text, caption or self._caption
        self.setAccessibleName(f"{self._caption}: {text}")
        # Only a figure in the smallest digits may be too long for its place.
        self.setToolTip("" if self._font().pixelSize() > SMALL else text)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for large digits and a line below."""
        return QSize(_NARROWEST_FIGURE, LARGE + self.fontMetrics().height() + 12)

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""
        return self.sizeHint()

    def _font(self) -> QFont:
        """Return the largest font in which the figure fits."""
        font = self.font()
        font.setBold(True)
        for size in range(LARGE, SMALL, -1):
            font.setPixelSize(size)
            if QFontMetrics(font).horizontalAdvance(self._text) <= self.width():
                return font
        font.setPixelSize(SMALL)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint figure and caption."""
        flags = Qt.AlignmentFlag
        with QPainter(self) as painter:
            below = self.fontMetrics().height() + 2
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            caption = self.fontMetrics().elidedText(self._caption, Qt.TextElideMode.ElideRight, self.width())
            painter.drawText(QRect(0, self.height() - below, self.width(), below), flags.AlignLeading, caption)
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.setFont(self._font())
            painter.drawText(QRect(0, 0, self.width(), self.height() - below),
                             flags.AlignLeading | flags.AlignBottom, self._text)


def _label() -> QLabel:
    label = QLabel(NOTHING, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _has_text(label: QLabel) -> bool:
    return bool(label.text())


def _speed(status: "RunStatus") -> str:
    """Return the speed of a search, and how many workers of a cluster take part."""
    speed = tr_n("{n} node a second", "{n} nodes a second", round(status.nodes_per_second))
    if not status.remote:
        return speed
    return speed + "\n" + tr_n("{n} worker of the cluster", "{n} workers of the cluster", status.remote)


def time_left(status: "RunStatus") -> str:
    """Return how long a search still takes, as a range where its own probes give one."""
    if status.left is not None:
        return reworded(span(*status.left, status.far_more))
    return NOTHING if status.seconds_left is None else tr("roughly {time}", time=rough(status.seconds_left))


def _broken(name: str) -> str:
    """Return a name, without its middle where it is too long; long words may be broken anywhere."""
    half = (_LONGEST - 1) // 2
    short = name if len(name) <= _LONGEST else f"{name[:half]}…{name[-half:]}"
    return re.sub(r"\S{18,}", lambda word: _BREAK.join(word[0]), short)


class CrewFields(QObject):
    """The number of workers, which may be changed while they search, their memory, and the address of a cluster.

    All are stored in the settings. more: the fold with what few people need.
    """

    workers_changed = Signal(int)

    def __init__(self, form: QFormLayout) -> None:
        super().__init__(form)
        self.workers, self.cluster = _workers_box(), _cluster_field()
        self.memory = memory_box(accessibleName=tr("Memory of each worker"), keyboardTracking=True, toolTip=tr(
            "The most that each worker may hold. One that needs more is replaced, and what it was doing is "
            "repeated."))
        self.workers.valueChanged.connect(self.workers_changed)
        form.addRow(tr("Workers"), self.workers)
        self.more = _Fold(form, tr("More"), "more_search_fields")
        self.more.button.setToolTip(tr("Memory of workers, a cluster, and which solutions are stored"))
        self.more.add(tr("Memory"), self.memory, lambda: sys.platform == "linux")  # other systems set no such limit
        self.more.add(tr("Cluster"), self.cluster)
        self._running = False
        preferences.changes.changed.connect(self._on_preference)

    def crew(self) -> Crew:
        """Return the workers that are to search; raises LatticeworkError where there is no cluster at the address."""
        megabytes = self.memory.value() if self.memory.value() >= LEAST_MEMORY else None
        address = self.cluster.text().strip()
        return Crew(self.workers.value(), checked_memory(megabytes), scheduler_at(address) if address else None)

    def enable(self, running: bool) -> None:
        """Enable what can be changed while a search runs, or while none does."""
        self._running = running
        self.memory.setEnabled(not running)
        self.cluster.setEnabled(not running)

    def _on_preference(self, name: str) -> None:
        """Show a number that was chosen in the preferences, unless a search runs."""
        for bounds, box in ((WORKERS, self.workers), (MEMORY, self.memory)):
            if name == bounds.name and not self._running:
                box.setValue(bounds.value)


def _workers_box() -> QSpinBox:
    """Return the box for how many processes search; the next start does not begin with 0."""
    return kept_number(WORKERS, minimum=0, accessibleName=tr("Workers"), toolTip=tr(
        "How many processes search at the same time; may be changed while they do. With 0 the search waits, or "
        "is left to the cluster."))


def _cluster_field() -> QLineEdit:
    """Return the field for the address of a scheduler; while it is empty, this machine searches alone."""
    field = QLineEdit(str(QSettings().value("cluster", "")))
    field.setPlaceholderText("127.0.0.1:8786")
    field.setToolTip(tr("The address of a Dask scheduler, whose workers search, too. The manual explains how to set "
                        "up such a cluster."))
    field.setAccessibleName(tr("Cluster"))
    field.editingFinished.connect(lambda: QSettings().setValue("cluster", field.text().strip()))
    return field


class KeepFields(QObject):
    """What the next search is to store, and at how many stored solutions it is to pause.

    `changed` is sent when another choice of what to store is made.
    """

    changed = Signal()

    def __init__(self, fold: _Fold) -> None:
        super().__init__(fold)
        self._fold = fold
        self.choice = Choice({name: translated(words) for name, (words, _) in _CHOICES.items()})
        self.most = _number_box(1, MOST_SAMPLED)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumWidth(_NARROWEST)
        self.choice.setAccessibleName(tr("Which solutions are stored"))
        self.most.setValue(_USUAL)
        self.most.setAccessibleName(tr("Size of the sample"))
        self.limit = _limit_box()
        fold.add(tr("Keep"), self.choice)
        fold.add(tr("At most"), self.most, lambda: bool(self.choice.value() == _SAMPLE))
        fold.add(tr("Pause at"), self.limit)
        self.choice.currentIndexChanged.connect(self._on_choice)
        self.most.valueChanged.connect(lambda _: self.changed.emit())
        self._show_choice()

    @property
    def keeps(self) -> str:
        """What is to be stored, as text, see `Keeping`."""
        name: str = self.choice.value()
        return sample(self.most.value()) if name == _SAMPLE else name

    @property
    def enough(self) -> int | None:
        """At how many stored solutions the search is to pause, None for never."""
        whole = self.choice.value() in {ALL, THAT_COME_APART}
        return self.limit.value() or None if whole else None

    def show_keeps(self, keeps: str) -> None:
        """Choose what a search stores."""
        kept = Keeping.of(keeps)
        self.choice.setValue(_SAMPLE if kept.most else keeps)
        if kept.most:
            self.most.setValue(kept.most)
        # What differs from the usual is not to be folded away.
        if keeps != ALL:
            self._fold.button.setChecked(True)

    def offer_no_taking_apart(self) -> None:
        """Remove the choice that an exact cover problem does not have."""
        self.choice.removeItem(self.choice.findData(THAT_COME_APART))

    def enable(self, able: bool) -> None:
        """Enable or disable the fields."""
        for widget in (self.choice, self.most):
            widget.setEnabled(able)
        self.limit.setEnabled(able and self.choice.value() in {ALL, THAT_COME_APART})

    def _on_choice(self) -> None:
        self._show_choice()
        self.changed.emit()

    def _show_choice(self) -> None:
        name = self.choice.value()
        self.choice.setToolTip(translated(_CHOICES[name][1]))
        self._fold.refresh()
        self.limit.setEnabled(self.choice.isEnabled() and name in {ALL, THAT_COME_APART})


def _limit_box() -> QSpinBox:
    """Return the box for at how many stored solutions to pause."""
    box = _number_box(0, _MOST_SOLUTIONS)
    box.setSpecialValueText(tr("the end"))
    box.setToolTip(tr("The search pauses soon after this many solutions are stored. Resume then goes on to the end."))
    box.setAccessibleName(tr("Pause at this many solutions"))
    return box


def _number_box(least: int, most: int) -> QSpinBox:
    """Return a box for a number; it may be narrower than its greatest number, which few people need."""
    box = QSpinBox(minimum=least, maximum=most)
    box.setMinimumWidth(_NARROWEST)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    return box
