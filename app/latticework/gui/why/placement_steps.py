"""Going through placements one by one: a slider, arrows and the number of the one that is shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSlider, QSpinBox, QVBoxLayout, QWidget

from latticework.gui.common import icons
from latticework.gui.common.translation import tr, tr_n


class PlacementSteps(QWidget):
    """Tells by `changed` that another placement is wanted, or by None that all are to be counted together."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.one_by_one = QCheckBox(tr("&One by one"))
        self.number = QSpinBox(minimum=1, maximum=1)
        self.number.setGroupSeparatorShown(True)
        self.number.setAccessibleName(tr("Number of the placement"))
        self.of = QLabel()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Placement"))
        self.previous = icons.tool_button("previous", tr("Previous placement"), lambda: self._step(-1))
        self.next = icons.tool_button("next", tr("Next placement"), lambda: self._step(1))
        row = QHBoxLayout()
        row.addWidget(self.one_by_one, 1)
        for widget in (self.previous, self.number, self.of, self.next):
            row.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(row)
        layout.addWidget(self.slider)
        self.one_by_one.toggled.connect(lambda _: self.changed.emit())
        self.number.valueChanged.connect(self._go)
        self.slider.valueChanged.connect(self._go)

    @property
    def place(self) -> int | None:
        """The place, from 0, of the placement that is shown; None where all are counted."""
        return self.number.value() - 1 if self.one_by_one.isChecked() and self.isEnabled() else None

    def show_count(self, count: int) -> None:
        """Show the first of so many placements, or all."""
        for widget in (self.number, self.slider):
            widget.blockSignals(True)
            widget.setRange(1, max(1, count))
            widget.setValue(1)
            widget.blockSignals(False)
        self.slider.setPageStep(max(1, count // 20))
        self.of.setText(tr_n("of {n} placement", "of {n} placements", count))
        self.setEnabled(count > 0)

    def _step(self, by: int) -> None:
        """Go on or back, and round the ends."""
        if self.one_by_one.isChecked():
            self.number.setValue((self.number.value() - 1 + by) % self.number.maximum() + 1)
        self.one_by_one.setChecked(True)

    def _go(self, number: int) -> None:
        for widget in (self.number, self.slider):
            widget.blockSignals(True)
            widget.setValue(number)
            widget.blockSignals(False)
        self.one_by_one.blockSignals(True)
        self.one_by_one.setChecked(True)
        self.one_by_one.blockSignals(False)
        self.changed.emit()
