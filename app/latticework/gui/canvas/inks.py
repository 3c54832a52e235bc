"""What the tools that paint put down, chosen beside the tools: a mark or a colour."""

from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QWidget

from latticework.gui import drawing
from latticework.gui.canvas.widget import Canvas
from latticework.gui.color_choice import ColorChoice, swatch
from latticework.puzzle import Puzzle
from latticework.puzzle.colors import NAMED


class Inks(QWidget):
    """Shows the choice that belongs to the tool in use, if any."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__()
        self.canvas = canvas
        self.mark, self.color = self._mark_box(), self._color_button()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.mark, self.color):
            layout.addWidget(widget)
            widget.hide()
        canvas.tool_changed.connect(self._show)

    def _mark_box(self) -> QComboBox:
        box = QComboBox()
        box.setEditable(True)
        box.addItems(["red", "green", "blue", "key", "lock"])
        box.setAccessibleName("Mark to put on sides")
        box.setToolTip("The mark to put on sides; which may meet is told in the Edit menu, else equal marks meet")
        box.setMaximumWidth(110)
        box.currentTextChanged.connect(partial(setattr, self.canvas.brush, "mark"))
        return box

    def _color_button(self) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(20, 20))
        button.clicked.connect(self._choose)
        self._dress(button)
        return button

    def _dress(self, button: QToolButton) -> None:
        color = self.canvas.brush.color
        button.setIcon(swatch(color, 20))
        button.setToolTip(f"Colour to put on cells: {color}")
        button.setAccessibleName(f"Colour to put on cells: {color}")

    def _show(self, tool: str) -> None:
        self.mark.setVisible(tool == "mark")
        self.color.setVisible(tool == "color")

    def _choose(self) -> None:
        first = (*used_colors(self.canvas.document.puzzle), *NAMED.values())
        choice = ColorChoice(self.canvas.brush.color, self, first, automatic=False)
        choice.chosen.connect(self._chosen)
        choice.open_at(self.color.mapToGlobal(self.color.rect().bottomLeft()))

    def _chosen(self, color: str) -> None:
        self.canvas.brush.color = color
        self._dress(self.color)


def used_colors(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the colours that cells of a puzzle have, each once."""
    subjects = (None, *range(len(puzzle.parts)))
    return tuple(sorted({color for subject in subjects for _, color in drawing.colors_of(puzzle, subject)}))
