"""The fields for who searches: how many processes, with how much memory each, and the cluster that helps."""

import sys

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox

from latticework.gui.common import preferences
from latticework.gui.common.preferences import MEMORY, MEMORY_STEP, WORKERS
from latticework.gui.common.translation import tr
from latticework.gui.search.fold import Fold
from latticework.run.cluster.scheduler import scheduler_at
from latticework.run.crew import Crew
from latticework.run.worker_process import LEAST, checked


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
