"""The figures of a search: the most wanted ones large, the rest in rows, those for specialists folded away."""

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QFormLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from latticework.durations import duration, rough, span
from latticework.gui.common.shown_text import literal
from latticework.gui.common.translation import grouped, reworded, tr, tr_n, translatable, translated
from latticework.gui.search.folds import Fold
from latticework.gui.search.status_texts import counts, cut_off
from latticework.gui.search.stored_search import MethodTexts
from latticework.jobs.totals import Totals
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

LARGE, SMALL = 24, 11
"""Pixels of the largest and the smallest digits."""
NARROWEST = 96

NONE = "–"
LONGEST = 44
"""Characters of a file's name that are shown."""
_BREAK = "\u200b"  # invisible; a line may end there
NAMES = (translatable("Solutions"), translatable("Apart"), translatable("Time left"), translatable("File"))
DETAILS = (translatable("Time"), translatable("Speed"), translatable("Nodes"), translatable("Cut off"),
           translatable("Method"))
"""What few people read, below a line that shows it."""


class LargeFigure(QWidget):
    """Shows a figure and its caption."""

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
        """Show another figure, which may ask for another caption: one solution, two solutions."""
        self._text, self._caption = text, caption or self._caption
        self.setAccessibleName(f"{self._caption}: {text}")
        self.setToolTip("" if self._font().pixelSize() > SMALL else text)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size for large digits and a line below."""
        return QSize(NARROWEST, LARGE + self.fontMetrics().height() + 12)

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


class Figures(QFormLayout):
    """Shows what a search has done, how fast it is and how it is done; `labels` by NAMES and DETAILS.

    has_copies: whether solutions have symmetric copies, so that there are three numbers of them.
    """

    def __init__(self) -> None:
        super().__init__(horizontalSpacing=12, verticalSpacing=4)
        self.has_copies = True
        self.solutions, self.time = LargeFigure(tr_n("solution", "solutions", 0)), LargeFigure(tr("searched"))
        self.labels = {name: _label() for name in (*NAMES, *DETAILS)}
        large = QHBoxLayout()
        large.setSpacing(12)
        large.addWidget(self.solutions)
        large.addWidget(self.time)
        self.addRow(large)
        for name in NAMES:
            self.addRow(translated(name), self.labels[name])
        self.details = self._fold()

    def _fold(self) -> Fold:
        fold = Fold(self, tr("Details"), "search_details")
        fold.button.setToolTip(tr("Speed, nodes and method of the search"))
        for name in DETAILS:
            fold.add(translated(name), self.labels[name], partial(_is_told, self.labels[name]))
        self.copy = QPushButton(tr("Copy the figures"))
        self.copy.clicked.connect(lambda _: QApplication.clipboard().setText(self.text()))
        fold.add("", self.copy)
        return fold

    def text(self) -> str:
        """Return all figures, a line each."""
        told = ((name, label.text().replace("\n", ", ").replace(_BREAK, "")) for name, label in self.labels.items())
        return "\n".join(f"{translated(name)}: {text}" for name, text in told if text not in {"", NONE})

    def show_totals(self, totals: Totals) -> None:
        """Show what was done."""
        self.labels["Solutions"].setText(counts(totals, self.has_copies))
        self.setRowVisible(self.labels["Solutions"], self.has_copies and totals.solutions > 0)  # else all is above
        self.labels["Nodes"].setText(grouped(totals.nodes) if totals.nodes else NONE)
        time = reworded(duration(totals.seconds)) if totals.seconds else NONE
        self.labels["Time"].setText(time)
        self.time.show_text(time)
        self.solutions.show_text(grouped(totals.solutions) if totals.nodes else NONE,
                                 tr_n("solution", "solutions", totals.solutions))

    def show_apart(self, text: str) -> None:
        """Show what is known about taking the solutions apart, "" where nobody has looked."""
        self.labels["Apart"].setText(text)
        self.setRowVisible(self.labels["Apart"], bool(text))

    def show_method(self, texts: MethodTexts) -> None:
        """Show the method, and how many nodes the prunings cut off."""
        self.labels["Method"].setText(texts.words)
        self.labels["Method"].setToolTip(literal(texts.why))
        self.labels["Cut off"].setText("" if texts.cut is None else cut_off(texts.cut))
        self.details.refresh()

    def show_file(self, path: Path | None) -> None:
        """Show the search file that was opened; None where the search is kept among those of the window."""
        label = self.labels["File"]
        label.setText(_broken(one_line(path.name)) if path else "")
        label.setToolTip(literal(str(path)) if path else "")
        self.setRowVisible(label, path is not None)

    def show_speed(self, status: "RunStatus | None") -> None:
        """Show how fast it is, None being not at all."""
        status = None if status is None or status.idle else status
        self.labels["Time left"].setText(_left(status) if status else NONE)
        self.setRowVisible(self.labels["Time left"], status is not None)
        self.labels["Speed"].setText(_speed(status) if status else NONE)


def _label() -> QLabel:
    label = QLabel(NONE, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _is_told(label: QLabel) -> bool:
    return bool(label.text())


def _speed(status: "RunStatus") -> str:
    """Return the speed of a search, and how many workers of a cluster are at it."""
    speed = tr_n("{n} node a second", "{n} nodes a second", round(status.nodes_per_second))
    if not status.remote:
        return speed
    return speed + "\n" + tr_n("{n} worker of the cluster", "{n} workers of the cluster", status.remote)


def _left(status: "RunStatus") -> str:
    """Return how long a search still takes, as exactly as that is known."""
    if status.left is not None:
        return reworded(span(*status.left, status.far_more))
    return NONE if status.seconds_left is None else tr("roughly {time}", time=rough(status.seconds_left))


def _broken(name: str) -> str:
    """Return a name with dots in place of its middle where it is too long; long words may be broken anywhere."""
    half = (LONGEST - 1) // 2
    short = name if len(name) <= LONGEST else f"{name[:half]}…{name[-half:]}"
    return re.sub(r"\S{18,}", lambda word: _BREAK.join(word[0]), short)
