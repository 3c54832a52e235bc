"""The buttons that go from solution to solution, and the number of the one that is shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QWidget

from latticework.gui.common import icons
from latticework.gui.common.translation import tr


class NumberBar(QWidget):
    """Tells by `wanted` the row that is asked for, and by `step_wanted` to go on (1) or back (-1)."""

    wanted = Signal(int)
    step_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # like the keys of a player, which nobody mirrors
        self.first = icons.tool_button("first", tr("First solution (Home)"), lambda: self.wanted.emit(0))
        self.previous = icons.tool_button("previous", tr("Previous solution (Ctrl+Left)"),
                                          lambda: self.step_wanted.emit(-1))
        self.next = icons.tool_button("next", tr("Next solution (Ctrl+Right)"), lambda: self.step_wanted.emit(1))
        self.last = icons.tool_button("last", tr("Last solution (End)"),
                                      lambda: self.wanted.emit(self.number.maximum() - 1))
        self.number = QSpinBox(minimum=0, maximum=0)
        self.number.setKeyboardTracking(False)
        self.number.setGroupSeparatorShown(True)
        self.number.setAccessibleName(tr("Number of the solution"))
        self.number.setToolTip(tr("Jump to a solution by its place in the list"))
        self.number.valueChanged.connect(lambda value: self.wanted.emit(value - 1))
        self.of = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.first, self.previous, self.number, self.of, self.next, self.last):
            row.addWidget(widget, 1 if widget is self.number else 0)

    def show_row(self, row: int) -> None:
        """Show which row of the list is chosen."""
        self.number.blockSignals(True)
        self.number.setValue(row + 1)
        self.number.blockSignals(False)

    def show_count(self, count: int) -> None:
        """Show how many solutions are in the list."""
        self.number.blockSignals(True)
        self.number.setRange(min(1, count), count)
        self.number.blockSignals(False)
        self.of.setText(tr("of {count}", count=count))
        for widget in (self.first, self.previous, self.number, self.next, self.last):
            widget.setEnabled(count > 0)
