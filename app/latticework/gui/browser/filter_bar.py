"""Which solutions are listed: favourites, symmetric ones, parts at places, parts that touch."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.browser.part_conditions import PartConditions
from latticework.gui.common.translation import reworded, tr
from latticework.puzzle import Puzzle
from latticework.solution.conditions import ColorsApart, Condition, Score, Symmetric
from latticework.store.solution_list import Arrangement

_WHOLE = 1000


class FilterBar(QWidget):
    """Fields behind a button; `changed` tells that another list is wanted, `stopped` that none is any more."""

    changed = Signal()
    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.button = QToolButton()
        self.button.setText(tr("Filter"))
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolTip(tr("List only some of the solutions"))
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clear = QToolButton()
        self.clear.setText(tr("List all"))
        self.clear.setAutoRaise(True)
        self.found = QLabel(wordWrap=True)
        self.favourites = QCheckBox(tr("Favourites"))
        self.favourites.setToolTip(tr("List only solutions with a star"))
        self.symmetric = QCheckBox(tr("Symmetric"))
        self.symmetric.setToolTip(tr("List only solutions that a symmetry of the puzzle carries onto themselves"))
        self.colors = QCheckBox(tr("Colours apart"))
        self.colors.setToolTip(tr("List only solutions in which no two parts of one colour touch"))
        self.score = QSpinBox(minimum=0, maximum=99_999)
        self.score.setSpecialValueText(tr("any"))
        self.score.setKeyboardTracking(False)
        self.score.setToolTip(tr("How many edges between parts lie on edges between parts of the solution's image "
                                 "under a symmetry of the target, at least"))
        self.parts = PartConditions()
        self.copies = QCheckBox(tr("Symmetric copies count, too"))
        self.copies.setToolTip(tr("Also list solutions of which a symmetric copy meets the conditions"))
        self.progress = QProgressBar(maximum=_WHOLE, textVisible=False, format="")
        self.progress.setAccessibleName(tr("How many solutions were looked at"))
        self.stop = QPushButton(tr("Stop"))
        self._lay_out()
        for box in (self.favourites, self.symmetric, self.colors, self.copies):
            box.toggled.connect(self._on_changed)
        self.score.valueChanged.connect(self._on_changed)
        self.parts.changed.connect(self._on_changed)
        self.button.toggled.connect(self._show_fields)
        self.stop.clicked.connect(self.stopped)
        self.clear.clicked.connect(self.list_all)
        self.show_working(works=False)
        self._show_fields()

    def _lay_out(self) -> None:
        self.head = QHBoxLayout()
        self.head.addWidget(self.button)
        self.head.addStretch(1)
        found = QHBoxLayout()
        found.addWidget(self.found, 1)
        found.addWidget(self.clear)
        score = QHBoxLayout()
        label = QLabel(tr("Symmetry at least"))
        label.setBuddy(self.score)
        score.addWidget(label)
        score.addWidget(self.score, 1)
        self.fields = QWidget()
        self.fields.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        rows = QVBoxLayout(self.fields)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        for widget in (self.favourites, self.symmetric, self.colors):
            rows.addWidget(widget)
        rows.addLayout(score)
        rows.addWidget(self.parts)
        rows.addWidget(self.copies)
        working = QHBoxLayout()
        working.addWidget(self.progress, 1)
        working.addWidget(self.stop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(self.head)
        whole.addWidget(self.fields)
        whole.addLayout(found)  # below the fields, which would be pushed from under the pointer
        whole.addLayout(working)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """What solutions must meet."""
        own: list[Condition] = [*self.parts.conditions]
        own += [Symmetric()] if self.symmetric.isChecked() else []
        own += [ColorsApart()] if self.colors.isChecked() else []
        own += [Score(self.score.value())] if self.score.value() else []
        return tuple(own)

    def added_to(self, wish: Arrangement) -> Arrangement:
        """Return a wish with what is chosen here."""
        conditions = self.conditions
        return replace(wish, favourites=self.favourites.isChecked(), conditions=conditions,
                       copies=bool(conditions) and self.copies.isChecked())

    def show_puzzle(self, puzzle: Puzzle | None) -> None:
        """Offer the parts of a puzzle."""
        self.parts.show_puzzle(puzzle)

    def show_found(self, listed: int, stored: int) -> None:
        """Say how many of the solutions are listed."""
        some = listed < stored or self.added_to(Arrangement()) != Arrangement()
        self.found.setVisible(some)
        self.found.setText(tr("{listed} of {stored}", listed=listed, stored=stored) if some else "")
        self.clear.setVisible(some)

    def show_working(self, works: bool, doing: str = "", share: float = 0.0) -> None:
        """Show that solutions are looked at, or that all were."""
        self.progress.setVisible(works)
        self.stop.setVisible(works)
        self.progress.setValue(int(_WHOLE * share))
        self.progress.setToolTip(reworded(doing))

    def reset(self) -> None:
        """Choose nothing, and tell nobody."""
        with QSignalBlocker(self):
            for box in (self.favourites, self.symmetric, self.colors, self.copies):
                box.setChecked(False)
            self.score.setValue(0)
            self.parts.reset()

    def list_all(self) -> None:
        """Choose nothing."""
        self.reset()
        self.changed.emit()

    def _show_fields(self) -> None:
        opened = self.button.isChecked()
        self.button.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        self.fields.setVisible(opened)

    def _on_changed(self) -> None:
        self.changed.emit()
