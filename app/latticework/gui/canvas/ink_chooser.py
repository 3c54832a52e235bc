"""The chooser beside the tools for the mark or the colour that they put down."""

from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QToolButton, QWidget

from latticework.gui.canvas.widget import Canvas
from latticework.gui.common import theme
from latticework.gui.common.color_dialog import ColorChoice
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import tr
from latticework.puzzle import Puzzle, edit_cells
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
        box = ChoiceBox()
        box.setEditable(True)
        box.addItems(["red", "green", "blue", "key", "lock"])
        box.setAccessibleName(tr("Mark to put on sides"))
        box.setToolTip(tr("The mark to put on sides: a key meets a lock, others meet their like, unless "
                          "Edit > Marks and what may meet says otherwise"))
        box.setMaximumWidth(110)
        box.currentTextChanged.connect(partial(setattr, self.canvas.brush, "mark"))
        cast(QLineEdit, box.lineEdit()).returnPressed.connect(self.canvas.setFocus)
        return box

    def _color_button(self) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(30, 20))
        button.clicked.connect(self._choose)
        self._dress(button)
        return button

    def _dress(self, button: QToolButton) -> None:
        color = self.canvas.brush.color
        button.setIcon(_framed(color))
        text = tr("Colour to put on cells: {color}", color=color)
        button.setToolTip(text)
        button.setAccessibleName(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "color"):
            self._dress(self.color)

    def _show(self, tool: str) -> None:
        if tool == "mark" and self.mark.isVisible() and self.canvas.hasFocus():  # its key was pressed once more
            self.mark.setFocus(Qt.FocusReason.ShortcutFocusReason)
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


def _framed(color: str) -> QIcon:
    """Return a colour in a frame, which is seen also where colour and window are dark, and an arrow: it opens."""
    pixmap, ink = QPixmap(30, 20), QColor(theme.current().text)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(QColor(color))
        painter.drawRoundedRect(QRectF(1, 1, 18, 18), 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([QPointF(22.5, 9), QPointF(25.5, 12), QPointF(28.5, 9)]))
    return QIcon(pixmap)


def used_colors(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the colours that cells of a puzzle have, each once."""
    subjects = (None, *range(len(puzzle.parts)))
    return tuple(sorted({color for subject in subjects for _, color in edit_cells.colors_of(puzzle, subject)}))
