"""The canvas with its tool bar, its control of layers, and a line that says what is edited."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QPointF, QRectF, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas.brush import refusal
from latticework.gui.stage.canvas.commands import (
    COMMANDS,
    NEED_SELECTED,
    RESHAPE_COMMANDS,
    SHAPE_COMMANDS,
    TOOL_COMMANDS,
    VIEW_COMMANDS,
    Command,
    copy_layer_up,
)
from latticework.gui.stage.canvas.shape_dialog import DirectionMenu
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.stage.canvas.widget import Canvas
from latticework.gui.widgets import theme
from latticework.gui.widgets.actions import Entry, local_action, tool_tip
from latticework.gui.widgets.controls import ChoiceBox, ColorChoice, WordBar
from latticework.gui.widgets.icons import action_button, set_icon, tool_button
from latticework.gui.widgets.names import target_names
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import tr, tr_n, translated
from latticework.lattice.layers import has_directions
from latticework.puzzle import Puzzle, edit_cells
from latticework.puzzle.colors import NAMED
from latticework.puzzle.limits import MAX_COORDINATE
from latticework.visible_text import one_line

_SEPARATOR_WIDTH, _SHORTER = 13, 4
"""The width of the room for a line between buttons, and by how much the line is shorter than the bar."""

_WIDEST = 88
"""The most layers for which the text on how many there are has room."""


class CanvasPane(QWidget):
    """A canvas with its controls, for one document."""

    status = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.canvas = Canvas(document, self)
        self.surface = self.canvas.surface
        self.surface.status.connect(self.status)
        self.heading = Heading()
        self.commands = {command.name: self._action(command) for command in COMMANDS}
        self.tools: dict[str, QToolButton] = {}
        self.layers = _LayerControl(self.surface)
        self.inks = _Inks(self.canvas)
        self.mark = self.inks.mark
        self.ghosts = self._option("ghosts", tr("Layers above a&nd below"), Qt.Key.Key_G, True,
                                   self.surface.show_ghosts)
        self.side_by_side = self._option("side_by_side", tr("All layers side by sid&e"), Qt.Key.Key_W, False,
                                         self.surface.show_side_by_side)
        set_icon(self.side_by_side, "side-by-side")
        self._group_tools()
        self._lay_out()
        self.surface.tool_changed.connect(lambda tool: self.commands[tool].setChecked(True))
        self.surface.selection_changed.connect(self._refresh_selecting)
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        self._refresh()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        tool_bar = WordBar()
        bar = tool_bar.line
        bar.setContentsMargins(6, 4, 6, 4)
        bar.setSpacing(0)
        self._add_buttons(bar, (*TOOL_COMMANDS, SHAPE_COMMANDS[0]))
        bar.addWidget(Separator())
        self._add_buttons(bar, (command for command in RESHAPE_COMMANDS
                                if command.icon and command.name != "copy-layer"))
        bar.addWidget(self.inks)
        bar.addStretch(1)
        names = [command.name for command in (*TOOL_COMMANDS, SHAPE_COMMANDS[0])]
        tool_bar.set_groups([[self.tools[name] for name in names],
                             [button for name, button in self.tools.items() if name not in names]])
        line = QHBoxLayout()
        line.setContentsMargins(10, 0, 8, 6)
        # The control is hidden where there are no layers; nothing is to move then.
        line.addStrut(self.layers.sizeHint().height())
        line.addWidget(self.heading, 1)
        self._add_buttons(line, VIEW_COMMANDS[:1])
        self.all_layers = action_button(self.side_by_side)
        line.addWidget(self.all_layers)
        line.addWidget(self.layers)
        layout.addWidget(tool_bar)
        layout.addLayout(line)
        layout.addWidget(self.canvas, 1)

    def _action(self, command: Command) -> QAction:
        entry = Entry(translated(command.text), partial(command.run, self.surface), command.key)
        action = local_action(self.canvas, entry, command.icon, translated(command.tip) if command.tip else "")
        action.setObjectName(command.name)
        return action

    def _option(self, name: str, text: str, key: Qt.Key, usual: bool, show: Callable[[bool], None]) -> QAction:
        """Return an action that is on or off, and is kept in the settings."""
        action = local_action(self.canvas, Entry(text, lambda: None, key))
        action.setCheckable(True)
        action.toggled.connect(show)
        action.toggled.connect(lambda shown: QSettings().setValue(f"drawing/{name}", shown))
        action.setChecked(bool(QSettings().value(f"drawing/{name}", usual, bool)))
        show(action.isChecked())
        return action

    def _group_tools(self) -> None:
        group = QActionGroup(self)
        for command in TOOL_COMMANDS:
            self.commands[command.name].setCheckable(True)
            group.addAction(self.commands[command.name])
        self.commands["pencil"].setChecked(True)
        self.surface.set_tool("pencil")

    def _add_buttons(self, bar: QHBoxLayout, commands: Iterable[Command]) -> None:
        for command in commands:
            self.tools[command.name] = action_button(self.commands[command.name])
            bar.addWidget(self.tools[command.name])

    def _refresh_selecting(self) -> None:
        for name in NEED_SELECTED:
            self.commands[name].setEnabled(bool(self.surface.selection.cells))

    def _subject_text(self) -> str:
        puzzle, subject = self.document.puzzle, self.document.subject
        if subject is not None:
            return tr("Part {name}", name=one_line(puzzle.parts[subject].name))
        return (tr("Target {name}", name=one_line(puzzle.target.name)) if puzzle.target.name
                else target_names(puzzle)[puzzle.place])

    def _refresh(self) -> None:
        cells, subject = self.document.cells, self.document.subject
        text = tr_n("{what}, {n} cell", "{what}, {n} cells", len(cells), what=self._subject_text())
        empty = len(self.document.puzzle.target.optional) if subject is None else 0
        if empty:
            text = tr("{sums}, {empty}", sums=text, empty=tr_n("{n} may stay empty", "{n} may stay empty", empty))
        self.heading.setText(text)
        self.tools["tip"].setVisible(not self.document.puzzle.lattice.flat)
        for command in TOOL_COMMANDS:
            refused, action = refusal(command.name, subject), self.commands[command.name]
            action.setEnabled(not refused)
            action.setToolTip(refused or tool_tip(action))
        for command in (*RESHAPE_COMMANDS, SHAPE_COMMANDS[1]):
            self.commands[command.name].setEnabled(bool(cells))
        self.commands["tip"].setEnabled(bool(cells) and not self.document.puzzle.lattice.flat)
        for name in ("copy-layer", "layer-above", "layer-below"):
            self.commands[name].setEnabled(self.surface.plane.layered)
        for action in (self.ghosts, self.side_by_side):
            action.setEnabled(self.surface.plane.layered)
        self.all_layers.setVisible(self.surface.plane.layered)
        self.commands["layer-direction"].setEnabled(has_directions(self.document.puzzle.lattice))
        self._refresh_selecting()
        self.layers.refresh()


class Heading(QLabel):
    """A bold line in which a long name ends in dots and does not make the window wider."""

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
        with QPainter(self) as painter:
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, text)


class Separator(QWidget):
    """A vertical line in the colour of borders, which is seen in every theme."""

    def sizeHint(self) -> QSize:
        """Return the least size; it is made as high as the bar."""
        return QSize(_SEPARATOR_WIDTH, 2 * _SHORTER)

    def minimumSizeHint(self) -> QSize:
        """Return the same size."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line."""
        with QPainter(self) as painter:
            painter.setPen(QColor(theme.current().border))
            painter.drawLine(self.width() // 2, _SHORTER, self.width() // 2, self.height() - _SHORTER)


class _Inks(QWidget):
    """Shows what the current tool puts on cells or sides, if it puts anything, to be chosen."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__()
        self.canvas, self.surface = canvas, canvas.surface
        self.mark, self.color = self._mark_box(), self._color_button()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.mark, self.color):
            layout.addWidget(widget)
            widget.hide()
        self.surface.tool_changed.connect(self._show)

    def _mark_box(self) -> QComboBox:
        box = ChoiceBox()
        box.setEditable(True)
        box.addItems(["red", "green", "blue", "key", "lock"])
        box.setAccessibleName(tr("Mark to put on sides"))
        box.setToolTip(tr("The mark to put on sides: a key meets a lock, others meet their like, unless "
                          "Edit > Marks and what may meet says otherwise"))
        box.setMaximumWidth(110)
        box.currentTextChanged.connect(partial(setattr, self.surface.brush, "mark"))
        cast(QLineEdit, box.lineEdit()).returnPressed.connect(self.canvas.setFocus)
        return box

    def _color_button(self) -> QToolButton:
        button = QToolButton()
        button.setIconSize(QSize(30, 20))
        button.clicked.connect(self._choose)
        self._dress(button)
        return button

    def _dress(self, button: QToolButton) -> None:
        color = self.surface.brush.color
        button.setIcon(_framed(color))
        text = tr("Colour to put on cells: {color}", color=color)
        button.setToolTip(text)
        button.setAccessibleName(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        # Qt sends events while the widget is being made, too.
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "color"):
            self._dress(self.color)

    def _show(self, tool: str) -> None:
        # The key of the tool was pressed once more: now one types the mark.
        if tool == "mark" and self.mark.isVisible() and self.canvas.hasFocus():
            self.mark.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.mark.setVisible(tool == "mark")
        self.color.setVisible(tool == "color")

    def _choose(self) -> None:
        first = (*used_colors(self.surface.document.puzzle), *NAMED.values())
        choice = ColorChoice(self.surface.brush.color, self, first, automatic=False)
        choice.chosen.connect(self._chosen)
        choice.open_at(self.color.mapToGlobal(self.color.rect().bottomLeft()))

    def _chosen(self, color: str) -> None:
        self.surface.brush.color = color
        self._dress(self.color)


def _framed(color: str) -> QIcon:
    """Return an icon of a colour in a frame, to be seen on any background, with an arrow, as it opens something."""
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
    """Return the different colours that cells of a puzzle have."""
    subjects = (None, *range(len(puzzle.parts)))
    return tuple(sorted({color for subject in subjects for _, color in edit_cells.colors_of(puzzle, subject)}))


class _LayerControl(QWidget):
    """Which layer is shown, of how many; hidden in lattices without layers."""

    def __init__(self, surface: CellEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.surface = surface
        self.spin = LayerSpin()
        self.spin.setRange(-MAX_COORDINATE, MAX_COORDINATE)
        self.spin.setToolTip(tr("Layer (Page Up, Page Down)"))
        self.spin.valueChanged.connect(surface.set_layer)
        self.used = QLabel()
        widest = max(map(self.used.fontMetrics().horizontalAdvance, (_of(_WIDEST), _drawn(_WIDEST))))
        # The field beside it would move under a click when the text gets longer.
        self.used.setMinimumWidth(widest)
        self.copy = tool_button("layer-up", tr("Copy layer up (U)"), partial(copy_layer_up, surface))
        self.direction = tool_button("layers", tr("Direction of layers (L): which way is up"), lambda: None)
        self.direction.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.direction.setMenu(DirectionMenu(surface.document, self))
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
        self.spin.count_from(used[0] if used else 0)
        count = used[-1] - used[0] + 1 if used else 0
        inside = 0 <= self.surface.layer - self.spin.lowest < count
        self.used.setText(_of(count) if inside else _drawn(count) if count else "")
        self.copy.setEnabled(bool(used))


def _of(count: int) -> str:
    return tr("of {count}", count=count)


def _drawn(count: int) -> str:
    return tr_n("({n} drawn)", "({n} drawn)", count)


class LayerSpin(QSpinBox):
    """Shows layers as exported pictures count them: the lowest one that is drawn is 1."""

    lowest = 0

    def count_from(self, lowest: int) -> None:
        """Set which layer is shown as 1."""
        self.lowest = lowest
        # To set the prefix has the value shown again, by its new number.
        self.setPrefix(tr("Layer "))

    def textFromValue(self, value: int) -> str:
        """Return the number that is shown for a layer."""
        return str(value - self.lowest + 1)

    def valueFromText(self, text: str) -> int:
        """Return the layer that a shown number means."""
        return super().valueFromText(text) + self.lowest - 1
