"""The fields for who searches: how many processes, and how much memory each may hold."""

import os
import sys

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QFormLayout, QSpinBox

from latticework.gui.common.translation import tr
from latticework.session.crew import Crew
from latticework.session.memory_budget import LEAST, checked
from latticework.session.worker_count import MOST_WORKERS

STEP, MOST = 256, 1 << 16
"""MB between two budgets, and the largest."""


class CrewFields(QObject):
    """The number of workers, which may be changed while they search, and their memory; kept for the next time."""

    workers_changed = Signal(int)

    def __init__(self, form: QFormLayout) -> None:
        super().__init__(form)
        self.workers, self.memory = _workers_box(), _memory_box()
        self.workers.valueChanged.connect(self.workers_changed)
        form.addRow(tr("Workers"), self.workers)
        form.addRow(tr("Memory"), self.memory)
        form.setRowVisible(self.memory, sys.platform == "linux")  # other systems set no such limit

    def crew(self) -> Crew:
        """Return who is to search."""
        megabytes = self.memory.value() if self.memory.value() >= LEAST else None
        return Crew(self.workers.value(), checked(megabytes))

    def enable(self, running: bool) -> None:
        """Enable what can be changed while a search runs, or while none does."""
        self.memory.setEnabled(not running)


def _workers_box() -> QSpinBox:
    """Return the box for how many processes search; none is no choice for the next time."""
    box = QSpinBox(minimum=0, maximum=MOST_WORKERS)
    box.setValue(max(1, int(str(QSettings().value("workers", os.cpu_count() or 1)))))
    box.setKeyboardTracking(False)  # else 1 on the way to 16 would end workers that are wanted
    box.setToolTip(tr("How many processes search at the same time; may be changed while they do. With 0 the search "
                      "waits."))
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
