"""The fields for who searches: how many processes, with how much memory each, and the cluster that helps."""

import os
import sys

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QSpinBox

from latticework.gui.common.translation import tr
from latticework.gui.search.fold import Fold
from latticework.session.cluster.scheduler import scheduler_at
from latticework.session.crew import Crew
from latticework.session.memory_budget import LEAST, checked
from latticework.session.worker_count import MOST_WORKERS

STEP, MOST = 256, 1 << 16
"""MB between two budgets, and the largest."""


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

    def crew(self) -> Crew:
        """Return who is to search; raises LatticeworkError where there is no cluster at the address."""
        megabytes = self.memory.value() if self.memory.value() >= LEAST else None
        address = self.cluster.text().strip()
        return Crew(self.workers.value(), checked(megabytes), scheduler_at(address) if address else None)

    def enable(self, running: bool) -> None:
        """Enable what can be changed while a search runs, or while none does."""
        self.memory.setEnabled(not running)
        self.cluster.setEnabled(not running)


def _workers_box() -> QSpinBox:
    """Return the box for how many processes search; none is no choice for the next time."""
    box = QSpinBox(minimum=0, maximum=MOST_WORKERS)
    box.setValue(max(1, int(str(QSettings().value("workers", os.cpu_count() or 1)))))
    box.setKeyboardTracking(False)  # else 1 on the way to 16 would end workers that are wanted
    box.setToolTip(tr("How many processes search at the same time; may be changed while they do. With 0 the search "
                      "waits, or is left to the cluster."))
    box.setAccessibleName(tr("Workers"))
    box.valueChanged.connect(lambda value: QSettings().setValue("workers", value))
    return box


def _memory_box() -> QSpinBox:
    """Return the box for the most memory of a worker."""
    box = QSpinBox(minimum=LEAST - STEP, maximum=MOST, singleStep=STEP, suffix=" MB")
    box.setSpecialValueText(tr("any"))
    box.setValue(int(str(QSettings().value("worker_memory", 0))))
    box.setToolTip(tr("The most that each worker may hold. One that needs more is replaced, and what it was doing is "
                      "repeated."))
    box.setAccessibleName(tr("Memory of each worker"))
    box.valueChanged.connect(lambda value: QSettings().setValue("worker_memory", value))
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
