"""The canvas with its tool bar, its layer control, and a line saying what is being edited."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.canvas.widget import Canvas
from latticework.gui.document import Document
from latticework.gui.edits import MAX_COORDINATE
from latticework.gui.icons import tool_button

TOOL_TIPS = {
    "pencil": "Pencil (P): draw cells; the right button erases",
    "eraser": "Eraser (E): erase cells",
    "rectangle": "Rectangle (B): fill; with Shift or the right button clear",
    "mark": "Mark (K): put the mark on the side of a part nearest to a click; the right button takes it away",
    "pan": "Move the view (H): also the middle button, or Space and drag",
}


class CanvasPane(QWidget):
    """Canvas and controls for one document."""

    status = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.canvas = Canvas(document, self)
        self.canvas.status.connect(self.status)
        self.heading = Heading()
        self.tools: dict[str, QToolButton] = {}
        self.layers = LayerControl(self.canvas)
        self.mark = QComboBox()
        self.mark.setEditable(True)
        self.mark.addItems(["red", "green", "blue", "key", "lock"])
        self.mark.setAccessibleName("Mark to put on sides")
        self.mark.setToolTip("The mark to put on sides; without a table in the file equal marks meet")
        self.mark.setMaximumWidth(110)
        self.mark.currentTextChanged.connect(partial(setattr, self.canvas, "mark"))
        self.mark.hide()
        self._lay_out()
        self.canvas.tool_changed.connect(lambda tool: self.tools[tool].setChecked(True))
        self.canvas.tool_changed.connect(lambda tool: self.mark.setVisible(tool == "mark"))
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        self._refresh()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        bar = QHBoxLayout()
        bar.setContentsMargins(6, 4, 6, 4)
        bar.setSpacing(2)
        self._add_tools(bar)
        bar.addWidget(_separator())
        self._add_actions(bar)
        bar.addWidget(self.mark)
        bar.addStretch(1)
        line = QHBoxLayout()
        line.setContentsMargins(10, 0, 8, 6)
        line.addWidget(self.heading, 1)
        line.addWidget(self.layers)
        layout.addLayout(bar)
        layout.addLayout(line)
        layout.addWidget(self.canvas, 1)

    def _add_tools(self, bar: QHBoxLayout) -> None:
        group = QButtonGroup(self)
        for tool, tip in TOOL_TIPS.items():
            button = tool_button(tool, tip, partial(self.canvas.set_tool, tool), checkable=True)
            group.addButton(button)
            bar.addWidget(button)
            self.tools[tool] = button
        self.canvas.set_tool("pencil")
        self.tools["pencil"].setChecked(True)

    def _add_actions(self, bar: QHBoxLayout) -> None:
        keys = self.canvas.keyboard
        actions: list[tuple[str, str, Callable[[], object]]] = [
            ("rotate", "Turn to the left (R)", keys.turn),
            ("tip", "Tip over (T): turn about the left-right axis", keys.tip),
            ("mirror", "Mirror (M)", keys.mirror),
            ("clear", "Clear all cells (Delete)", keys.clear),
            ("fit", "Fit the view (F)", self.canvas.fit),
        ]
        for name, tip, pressed in actions:
            button = tool_button(name, tip, pressed)
            bar.addWidget(button)
            self.tools[name] = button

    def _refresh(self) -> None:
        cells, subject = self.document.cells, self.document.subject
        what = "Target" if subject is None else f"Part {self.document.puzzle.parts[subject].name}"
        text = f"{what}, {len(cells):,} cell{'' if len(cells) == 1 else 's'}"
        self.heading.setText(text)
        solid = not self.document.puzzle.lattice.flat
        self.tools["tip"].setVisible(solid)
        for name in ("rotate", "tip", "mirror", "clear"):
            self.tools[name].setEnabled(bool(cells))
        self.layers.refresh()


class Heading(QLabel):
    """A bold line that gives way: a long name ends in dots rather than making the window wider."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = self.font()
        font.setBold(True)
        self.setFont(font)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for."""
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


class LayerControl(QWidget):
    """Which layer is shown, of how many; hidden in lattices without layers."""

    def __init__(self, canvas: Canvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self.spin = QSpinBox()
        self.spin.setRange(-MAX_COORDINATE, MAX_COORDINATE)
        self.spin.setPrefix("Layer ")
        self.spin.setToolTip("Layer (Page Up, Page Down); the layer below shines through")
        self.spin.valueChanged.connect(canvas.set_layer)
        self.used = QLabel()
        self.copy = tool_button("layer-up", "Copy layer up (U)", canvas.keyboard.copy_layer_up)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.spin, self.used, self.copy):
            layout.addWidget(widget)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        canvas.layer_changed.connect(self.spin.setValue)

    def refresh(self) -> None:
        """Take over what the document holds."""
        plane, cells = self.canvas.plane, self.canvas.cells
        self.setVisible(plane.layered)
        layers = sorted({plane.layer(cell) for cell in cells})
        self.used.setText(f"of {layers[0]} to {layers[-1]}" if len(layers) > 1 else "")
        self.copy.setEnabled(bool(layers))


def _separator() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line
