"""The fields of the search panel, of which some are folded away: who searches, what is stored."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSettings, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QSpinBox, QToolButton, QWidget

from latticework.gui.common import preferences
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.preferences import MEMORY, MEMORY_STEP, WORKERS
from latticework.gui.common.translation import tr, translatable, translated
from latticework.jobs.keeping import ALL, MOST_SAMPLED, NONE, THAT_COME_APART, Keeping, sample
from latticework.run.crew import Crew, scheduler_at
from latticework.run.worker_process import LEAST, checked

_SAMPLE = "sample"
_CHOICES = {
    ALL: (translatable("all solutions"), translatable("Each solution is stored")),
    THAT_COME_APART: (translatable("only what comes apart"),
                      translatable("Each solution is taken apart as soon as it is found, and stored only if all its "
                                   "parts come free of one another")),
    _SAMPLE: (translatable("an even sample"),
              translatable("At most so many solutions are stored, chosen so that each that is found has the same "
                           "chance; all are counted")),
    NONE: (translatable("none, only count"), translatable("Solutions are counted and not stored")),
}
"""What may be stored, and what that means."""

USUAL = 10_000
"""The size of a sample that is offered."""

MOST_SOLUTIONS = 1_000_000_000
NARROWEST = 60
"""The width of fields, in pixels, where the panel has little room."""


class Fold(QObject):
    """A line with a title; a click shows the fields that were added below it, or hides them.

    setting: the name under which it is kept for the next time whether they are shown.
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

    def add(self, label: str, field: QWidget, wanted: Callable[[], bool] = lambda: True) -> None:
        """Add a field, which is shown while it is wanted."""
        self._form.addRow(label, field)
        self._rows.append((field, wanted))
        self.refresh()

    def refresh(self) -> None:
        """Show the fields that are wanted, as long as they are not folded away."""
        opened = self.button.isChecked()
        self.button.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        for field, wanted in self._rows:
            self._form.setRowVisible(field, opened and wanted())

    def _on_toggled(self, opened: bool) -> None:
        QSettings().setValue(self._setting, "true" if opened else "false")
        self.refresh()


class CrewFields(QObject):
    """The number of workers, which may be changed while they search, their memory, and the address of a cluster.

    All are kept for the next time. more: what few people need is folded away in it.
    """

    workers_changed = Signal(int)

    def __init__(self, form: QFormLayout) -> None:
        super().__init__(form)
        self.workers, self.memory, self.cluster = _workers_box(), _memory_box(), _cluster_field()
        self.workers.valueChanged.connect(self.workers_changed)
        form.addRow(tr("Workers"), self.workers)
        self.more = Fold(form, tr("More"), "more_search_fields")
        self.more.button.setToolTip(tr("Memory of workers, a cluster, and which solutions are stored"))
        self.more.add(tr("Memory"), self.memory, lambda: sys.platform == "linux")  # other systems set no such limit
        self.more.add(tr("Cluster"), self.cluster)
        self._running = False
        preferences.changes.changed.connect(self._on_preference)

    def crew(self) -> Crew:
        """Return who is to search; raises LatticeworkError where there is no cluster at the address."""
        megabytes = self.memory.value() if self.memory.value() >= LEAST else None
        address = self.cluster.text().strip()
        return Crew(self.workers.value(), checked(megabytes), scheduler_at(address) if address else None)

    def enable(self, running: bool) -> None:
        """Enable what can be changed while a search runs, or while none does."""
        self._running = running
        self.memory.setEnabled(not running)
        self.cluster.setEnabled(not running)

    def _on_preference(self, name: str) -> None:
        """Take a number that was chosen elsewhere, but for a search that runs."""
        for bounds, box in ((WORKERS, self.workers), (MEMORY, self.memory)):
            if name == bounds.name and not self._running:
                box.setValue(bounds.value)


def _workers_box() -> QSpinBox:
    """Return the box for how many processes search; none is no choice for the next time."""
    box = QSpinBox(minimum=0, maximum=WORKERS.most)
    box.setValue(WORKERS.value)
    box.setKeyboardTracking(False)  # else 1 on the way to 16 would end workers that are wanted
    box.setToolTip(tr("How many processes search at the same time; may be changed while they do. With 0 the search "
                      "waits, or is left to the cluster."))
    box.setAccessibleName(tr("Workers"))
    box.valueChanged.connect(lambda value: preferences.keep(WORKERS.name, value))
    return box


def _memory_box() -> QSpinBox:
    """Return the box for the most memory of a worker."""
    box = QSpinBox(minimum=MEMORY.least, maximum=MEMORY.most, singleStep=MEMORY_STEP, suffix=" MB")
    box.setSpecialValueText(tr("any"))
    box.setValue(MEMORY.value)
    box.setToolTip(tr("The most that each worker may hold. One that needs more is replaced, and what it was doing is "
                      "repeated."))
    box.setAccessibleName(tr("Memory of each worker"))
    box.valueChanged.connect(lambda value: preferences.keep(MEMORY.name, value))
    return box


def _cluster_field() -> QLineEdit:
    """Return the field for the address of a scheduler; while it is empty, this machine searches alone."""
    field = QLineEdit(str(QSettings().value("cluster", "")))
    field.setPlaceholderText("127.0.0.1:8786")
    field.setToolTip(tr("The address of a Dask scheduler, whose workers search, too. The manual tells how to set up "
                        "such a cluster."))
    field.setAccessibleName(tr("Cluster"))
    field.editingFinished.connect(lambda: QSettings().setValue("cluster", field.text().strip()))
    return field


class KeepFields(QObject):
    """What the next search is to store, and how many stored solutions are enough for now.

    `changed` tells of another choice of what is stored.
    """

    changed = Signal()

    def __init__(self, fold: Fold) -> None:
        super().__init__(fold)
        self._fold = fold
        self.choice, self.most = ChoiceBox(), _number_box(1, MOST_SAMPLED)
        for name, (words, _) in _CHOICES.items():
            self.choice.addItem(translated(words), name)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setMinimumWidth(NARROWEST)
        self.choice.setAccessibleName(tr("Which solutions are stored"))
        self.most.setValue(USUAL)
        self.most.setAccessibleName(tr("Size of the sample"))
        self.limit = _limit_box()
        fold.add(tr("Keep"), self.choice)
        fold.add(tr("At most"), self.most, lambda: bool(self.choice.currentData() == _SAMPLE))
        fold.add(tr("Pause at"), self.limit)
        self.choice.currentIndexChanged.connect(self._on_choice)
        self.most.valueChanged.connect(lambda _: self.changed.emit())
        self._show_choice()

    @property
    def keeps(self) -> str:
        """What is to be stored, as text, see `Keeping`."""
        name: str = self.choice.currentData()
        return sample(self.most.value()) if name == _SAMPLE else name

    @property
    def enough(self) -> int | None:
        """At how many stored solutions the search is to pause, None for none."""
        whole = self.choice.currentData() in {ALL, THAT_COME_APART}
        return self.limit.value() or None if whole else None

    def show_keeps(self, keeps: str) -> None:
        """Choose what a search stores."""
        kept = Keeping.of(keeps)
        self.choice.setCurrentIndex(self.choice.findData(_SAMPLE if kept.most else keeps))
        if kept.most:
            self.most.setValue(kept.most)
        if keeps != ALL:
            self._fold.button.setChecked(True)

    def offer_no_taking_apart(self) -> None:
        """Leave out what is no choice for an exact cover problem."""
        self.choice.removeItem(self.choice.findData(THAT_COME_APART))

    def enable(self, able: bool) -> None:
        """Enable the choice, or not."""
        for widget in (self.choice, self.most):
            widget.setEnabled(able)
        self.limit.setEnabled(able and self.choice.currentData() in {ALL, THAT_COME_APART})

    def _on_choice(self) -> None:
        self._show_choice()
        self.changed.emit()

    def _show_choice(self) -> None:
        name = self.choice.currentData()
        self.choice.setToolTip(translated(_CHOICES[name][1]))
        self._fold.refresh()
        self.limit.setEnabled(self.choice.isEnabled() and name in {ALL, THAT_COME_APART})


def _limit_box() -> QSpinBox:
    """Return the box for how many solutions are enough for now."""
    box = _number_box(0, MOST_SOLUTIONS)
    box.setSpecialValueText(tr("the end"))
    box.setToolTip(tr("The search pauses soon after so many solutions are stored. Resume then goes on to the end."))
    box.setAccessibleName(tr("Pause at so many solutions"))
    return box


def _number_box(least: int, most: int) -> QSpinBox:
    """Return a box for a number, which is no wider than its place: few people want a thousand million."""
    box = QSpinBox(minimum=least, maximum=most)
    box.setMinimumWidth(NARROWEST)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    return box
