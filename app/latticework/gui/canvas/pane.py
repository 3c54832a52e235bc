"""The canvas with its tool bar, its layer control, and a line saying what is being edited."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.canvas.brush import refusal
from latticework.gui.canvas.inks import Inks
from latticework.gui.canvas.layers import LayerControl
from latticework.gui.canvas.widget import Canvas
from latticework.gui.document import Document
from latticework.gui.edits import target_names
from latticework.gui.icons import tool_button
from latticework.gui.plain import literal, one_line

TOOL_TIPS = {
    "pencil": "Pencil (P): draw cells; the right button erases",
    "eraser": "Eraser (E): erase cells",
    "rectangle": "Rectangle (B): fill; with Shift or the right button clear",
    "optional": "May stay empty (O): cells of the target that need not be covered; the right button: must be",
    "color": "Colour cells (C): a part's coloured cell fits only on a cell of that colour, or of none; "
             "the right button takes colours away",
    "mark": "Mark (K): put the mark on the side of a part nearest to a click; the right button takes it away.\n"
            "In a solid lattice hold Shift for a side that faces up, Ctrl for one that faces down",
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
        self.inks = Inks(self.canvas)
        self.mark = self.inks.mark
        self._lay_out()
        self.canvas.tool_changed.connect(lambda tool: self.tools[tool].setChecked(True))
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
        bar.addWidget(self.inks)
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

    def _what(self) -> str:
        puzzle, subject = self.document.puzzle, self.document.subject
        if subject is not None:
            return f"Part {puzzle.parts[subject].name}"
        return f"Target {puzzle.target_name}" if puzzle.target_name else target_names(puzzle)[puzzle.place]

    def _refresh(self) -> None:
        cells, subject = self.document.cells, self.document.subject
        text = f"{self._what()}, {len(cells):,} cell{'' if len(cells) == 1 else 's'}"
        empty = len(self.document.puzzle.optional) if subject is None else 0
        self.heading.setText(one_line(f"{text}, {empty:,} may stay empty" if empty else text))
        solid = not self.document.puzzle.lattice.flat
        self.tools["tip"].setVisible(solid)
        for tool, tip in TOOL_TIPS.items():
            refused = refusal(tool, subject)
            self.tools[tool].setEnabled(not refused)
            self.tools[tool].setToolTip(refused or tip)
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

    def setText(self, text: str) -> None:
        """Show a text, all of it when the pointer rests on it."""
        super().setText(text)
        self.setToolTip(literal(text))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for."""
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()


def _separator() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.VLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line
