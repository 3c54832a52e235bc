"""The controls that say which layer the canvas shows, and which way its layers lie."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QToolButton, QWidget

from latticework.gui.canvas import reshaping
from latticework.gui.canvas.direction_menu import DirectionMenu
from latticework.gui.canvas.widget import Canvas
from latticework.gui.common.icons import tool_button
from latticework.gui.common.translation import tr, tr_n
from latticework.lattice.up_direction import has_directions
from latticework.puzzle.limits import MAX_COORDINATE

WIDEST = 88
"""So many layers have room in the words on how many there are."""


class LayerControl(QWidget):
    """Which layer is shown, of how many; hidden in lattices without layers."""

    def __init__(self, canvas: Canvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self.spin = LayerSpin()
        self.spin.setRange(-MAX_COORDINATE, MAX_COORDINATE)
        self.spin.setToolTip(tr("Layer (Page Up, Page Down)"))
        self.spin.valueChanged.connect(canvas.set_layer)
        self.used = QLabel()
        widest = max(map(self.used.fontMetrics().horizontalAdvance, (_of(WIDEST), _drawn(WIDEST))))
        self.used.setMinimumWidth(widest)  # or the field beside it would move away from a click
        self.copy = tool_button("layer-up", tr("Copy layer up (U)"), partial(reshaping.copy_layer_up, canvas))
        self.direction = tool_button("layers", tr("Direction of layers (L): which way is up"), lambda: None)
        self.direction.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.direction.setMenu(DirectionMenu(canvas.document, self))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.direction, self.spin, self.used, self.copy):
            layout.addWidget(widget)
        canvas.layer_changed.connect(self.spin.setValue)
        canvas.layer_changed.connect(lambda _: self.refresh())

    def refresh(self) -> None:
        """Take over what the document holds."""
        plane, cells = self.canvas.plane, self.canvas.cells
        self.setVisible(plane.layered)
        self.direction.setVisible(has_directions(self.canvas.document.puzzle.lattice))
        used = plane.used_layers(cells)
        self.spin.count_from(used[0] if used else 0)
        count = used[-1] - used[0] + 1 if used else 0
        inside = 0 <= self.canvas.layer - self.spin.lowest < count
        self.used.setText(_of(count) if inside else _drawn(count) if count else "")
        self.copy.setEnabled(bool(used))


def _of(count: int) -> str:
    return tr("of {count}", count=count)


def _drawn(count: int) -> str:
    return tr_n("({n} drawn)", "({n} drawn)", count)


class LayerSpin(QSpinBox):
    """Shows layers as people and exported pictures count them: the lowest one that is drawn is 1."""

    lowest = 0

    def count_from(self, lowest: int) -> None:
        """Say which layer is the first."""
        self.lowest = lowest
        self.setPrefix(tr("Layer "))  # shows the value anew

    def textFromValue(self, value: int) -> str:
        """Return the number that is shown for a layer."""
        return str(value - self.lowest + 1)

    def valueFromText(self, text: str) -> int:
        """Return the layer that a shown number means."""
        return super().valueFromText(text) + self.lowest - 1
