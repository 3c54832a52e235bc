"""The field, the slider and the buttons beside the drawing that say which layer is shown, of how many."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QSpinBox, QToolButton, QWidget

from latticework.gui.stage.canvas.canvas_painter import level_of
from latticework.gui.stage.canvas.commands import copy_layer_up
from latticework.gui.stage.canvas.shape_dialog import DirectionMenu
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.translation import tr, tr_n
from latticework.lattice.layers import has_directions
from latticework.puzzle.limits import MAX_COORDINATE

_WIDEST = 88
"""The most layers for which the text on how many there are has room."""


class LayerControl(QWidget):
    """Which layer is shown, of how many; hidden in lattices without layers."""

    def __init__(self, surface: CellEditor) -> None:
        super().__init__()
        self.surface = surface
        self.spin = LayerSpin()
        self.spin.setRange(-MAX_COORDINATE, MAX_COORDINATE)
        self.spin.setAccessibleName(tr("Layer"))
        self.spin.setToolTip(tr("Layer (Page Up, Page Down)"))
        self.spin.valueChanged.connect(surface.set_layer)
        self.used = QLabel()
        widest = max(map(self.used.fontMetrics().horizontalAdvance, (_of(_WIDEST, _WIDEST), _drawn(_WIDEST))))
        # The field beside it would move under a click when the text gets longer.
        self.used.setMinimumWidth(widest)
        self.copy = tool_button("layer-up", tr("Copy layer up (U)"), partial(copy_layer_up, surface))
        self.direction = tool_button("layers", tr("Direction of layers (L): which way is up"), lambda: None)
        self.direction.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.direction.setMenu(DirectionMenu(surface.document, self))
        self.slider = QSlider(Qt.Orientation.Vertical)
        self.slider.setAccessibleName(tr("Layer"))
        self.slider.setToolTip(tr("Layer (Page Up, Page Down)"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.valueChanged.connect(surface.set_layer)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.direction, self.spin, self.used, self.copy):
            layout.addWidget(widget)
        surface.layer_changed.connect(self.spin.setValue)
        surface.layer_changed.connect(lambda _: self.refresh())

    def refresh(self) -> None:
        """Show the layers of the document."""
        plane, cells = self.surface.plane, self.surface.cells
        self.setVisible(plane.layered)
        self.direction.setVisible(has_directions(self.surface.document.puzzle.lattice))
        used = plane.used_layers(cells)
        self.spin.count_by(level_of(plane))
        count = used[-1] - used[0] + 1 if used else 0
        number = self.surface.layer - used[0] + 1 if used else 0
        self.used.setText(_of(number, count) if 0 < number <= count else _drawn(count) if count else "")
        self.copy.setEnabled(bool(used))
        self._show_slider(min([*used, self.surface.layer]), max([*used, self.surface.layer]))

    def _show_slider(self, lowest: int, highest: int) -> None:
        """Let the slider go through all layers that have something, and to the one that is shown."""
        # It must not move the layer while its bounds change one after the other.
        with QSignalBlocker(self.slider):
            self.slider.setRange(lowest, highest)
            self.slider.setValue(self.surface.layer)
        self.slider.setVisible(highest > lowest and self.surface.plane.layered)


def _of(number: int, count: int) -> str:
    return tr("layer {number} of {count}", number=number, count=count)


def _drawn(count: int) -> str:
    return tr_n("({n} drawn)", "({n} drawn)", count)


class LayerSpin(QSpinBox):
    """Shows a layer by the coordinate that its cells share, or else by its height: neither changes as one draws."""

    first, step = 0, 1

    def count_by(self, level: tuple[str, int, int] | None) -> None:
        """Set by which coordinate, see `level_of`."""
        name, self.first, self.step = level or ("", 0, 1)
        # To set the prefix has the value shown again.
        self.setPrefix(f"{name} = " if name else tr("Height "))

    def textFromValue(self, value: int) -> str:
        """Return the number that is shown for a layer."""
        return str(self.first + value * self.step)

    def valueFromText(self, text: str) -> int:
        """Return the layer that a shown number means."""
        return (super().valueFromText(text) - self.first) * self.step
