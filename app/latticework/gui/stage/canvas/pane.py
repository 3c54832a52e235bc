"""What one draws on: the canvas or for solids a view in 3D, with the tools, the layers and what is edited."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import cast

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSettings,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QIcon,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas.brush import refusal
from latticework.gui.stage.canvas.canvas_painter import strips
from latticework.gui.stage.canvas.commands import (
    COMMANDS,
    NEED_SELECTED,
    RESHAPE_COMMANDS,
    SHAPE_COMMANDS,
    TOOL_COMMANDS,
    VIEW_COMMANDS,
    Command,
)
from latticework.gui.stage.canvas.form_bar import FormBar
from latticework.gui.stage.canvas.layer_control import LayerControl
from latticework.gui.stage.canvas.space_view import SpaceView
from latticework.gui.stage.canvas.widget import Canvas
from latticework.gui.stage.overlay import Overlay
from latticework.gui.widgets import theme
from latticework.gui.widgets.actions import Entry, local_action, tool_tip
from latticework.gui.widgets.controls import ChoiceBox, ColorChoice, WordBar
from latticework.gui.widgets.icons import action_button, set_icon, tool_button
from latticework.gui.widgets.names import target_name
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.tools import DRAWS
from latticework.gui.widgets.translation import tr, tr_n, translated
from latticework.lattice.layers import has_directions
from latticework.puzzle import Puzzle, edit_cells
from latticework.puzzle.colors import NAMED
from latticework.visible_text import one_line

_MARGIN, _SLIDER = 8, 180
"""Pixels between the edge and what is over the stage, and the height of the slider of layers."""

_BESIDE = 120
"""Pixels beside what is told: the cube to look from has its place there."""

_INSET, _ROOM = QSize(230, 190), QSize(560, 420)
"""The size of the small view in 3D, and the least of the stage on which there is room for it."""

_SEPARATOR_WIDTH, _SHORTER = 9, 4
"""The width of the room for a line between buttons, and by how much the line is shorter than the bar."""

class CanvasPane(QWidget):
    """The canvas of a document, or for solids its view in 3D, with the tools."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self.canvas = Canvas(document, self)
        self.surface = self.canvas.surface
        self.heading, self.note = Heading(), Heading()
        """What is edited, and below it what is known of the puzzle as it is drawn."""
        self.commands = {command.name: self._action(command) for command in COMMANDS}
        self.tools: dict[str, QToolButton] = {}
        self.layers = LayerControl(self.surface)
        self.forms = FormBar(document)
        self.inks = _Inks(self.canvas)
        self.mark = self.inks.mark
        self.ghosts = self._option("ghosts", tr("Layers above and belo&w"), Qt.Key.Key_G, True,
                                   self.surface.show_ghosts)
        self.side_by_side = self._option("side_by_side", tr("All layers side by sid&e"), Qt.Key.Key_W, False,
                                         self.surface.show_side_by_side)
        set_icon(self.side_by_side, "side-by-side")
        self.small_3d = self._option("small_3d", tr("Small view in 3D beside the layers"), "Shift+F3", True,
                                     lambda _: None)
        self.space: SpaceView | None = None
        self.inset: _Inset | None = None
        """The view in 3D, and a small one over the layers, both made when they are first needed."""
        self._back_to_3d = False
        """Whether the flat layers are shown only until nothing is selected any more."""
        self.in_3d = self._in_3d_action()
        self.all_layers, self.in_3d_button = action_button(self.side_by_side), action_button(self.in_3d)
        self.add_form = action_button(self.forms.add)
        self._group_tools()
        self.stage = _Stage(self.canvas, self.heading, self.note, self._corner(), self.layers.slider)
        self.at_pointer = _AtPointer(self.stage)
        self.surface.status.connect(self.at_pointer.show_text)
        self.forms.refused.connect(self.at_pointer.show_text)
        self._lay_out()
        self.surface.tool_changed.connect(lambda tool: self.commands[tool].setChecked(True))
        self.surface.selection_changed.connect(self._refresh_selecting)
        self.surface.selection_changed.connect(self._go_to_layers)
        self.surface.tool_changed.connect(self._go_to_layers)
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        document.subject_changed.connect(self._draw_what_is_empty)
        self.surface.shape_drawn.connect(self._show_shape)
        self.small_3d.toggled.connect(self._show_inset)
        self._refresh()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        tool_bar = WordBar()
        bar = tool_bar.line
        bar.setContentsMargins(3, 2, 3, 2)
        bar.setSpacing(0)
        self._add_buttons(bar, (*TOOL_COMMANDS, SHAPE_COMMANDS[0]))
        bar.addWidget(Separator())
        self._add_buttons(bar, (command for command in RESHAPE_COMMANDS
                                if command.icon and command.name != "copy-layer"))
        bar.addWidget(self.inks)
        bar.addStretch(1)
        bar.addWidget(self.add_form)
        tool_bar.set_buttons(button for button in self.tools.values() if button.parentWidget() is tool_bar)
        layout.addWidget(tool_bar)
        layout.addWidget(self.forms)
        layout.addWidget(self.stage, 1)

    def _corner(self) -> QWidget:
        """Return what chooses how the drawing is seen: the layer, all of it, flat or in 3D."""
        corner = QWidget()
        row = QHBoxLayout(corner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.layers)
        self._add_buttons(row, VIEW_COMMANDS[:1])
        row.addWidget(self.all_layers)
        row.addWidget(self.in_3d_button)
        return corner

    @property
    def shown(self) -> Canvas | SpaceView:
        """What is drawn on now."""
        return self.space if self.space is not None and self.stage.currentWidget() is self.space else self.canvas

    def add_actions(self, actions: list[QAction]) -> None:
        """Let the keys of actions work also while one draws."""
        self.canvas.addActions(actions)
        if self.space is not None:
            self.space.addActions(actions)

    def _in_3d_action(self) -> QAction:
        action = QAction(tr("Draw in &3D"), self, checkable=True)
        action.setShortcut(QKeySequence(Qt.Key.Key_F3))
        action.setToolTip(tr("Draw in 3D, or layer by layer (F3)"))
        action.setChecked(bool(QSettings().value("drawing/in_3d", True, bool)))
        action.triggered.connect(lambda shown: QSettings().setValue("drawing/in_3d", shown))
        action.toggled.connect(self._on_flat_or_solid)
        set_icon(action, "solid")
        return action

    def _on_flat_or_solid(self) -> None:
        self._back_to_3d = False
        self._show_flat_or_solid()

    def _show_flat_or_solid(self) -> None:
        solid = not self.document.puzzle.lattice.flat
        self.in_3d.setEnabled(solid)
        self.in_3d_button.setVisible(solid)
        if solid and self.in_3d.isChecked() and self.space is None:
            self.space = SpaceView(self.surface, self.canvas.actions)
            self.space.addActions(self.canvas.actions())
            self.commands[VIEW_COMMANDS[0].name].triggered.connect(self.space.reset_camera)
        in_space = solid and self.in_3d.isChecked()
        self.surface.whole = in_space
        following = self.space if in_space and self.space is not None else self.canvas
        if following is not self.shown:
            self.surface.cancel()  # a widget that is hidden receives no release of the mouse
            if in_space:
                self._select_nothing()
        had_focus = self.shown.hasFocus()
        self.stage.show_widget(following)
        self.all_layers.setVisible(self.surface.plane.layered and following is self.canvas)
        self._show_inset()
        if had_focus:
            self.shown.setFocus()

    def _show_inset(self) -> None:
        """Show the small view in 3D where solids are drawn layer by layer, unless it was closed."""
        self.small_3d.setEnabled(not self.document.puzzle.lattice.flat)
        wanted = self.shown is self.canvas and self.small_3d.isEnabled() and self.small_3d.isChecked()
        if wanted and self.inset is None:
            self.inset = _Inset(self.stage, SpaceView(self.surface, self.canvas.actions))
            self.inset.closed.connect(self.small_3d.trigger)
        if self.inset is not None:
            self.inset.show_where_there_is_room(wanted)

    def _show_shape(self) -> None:
        """Show all of a shape that was drawn, and give the keyboard to what one draws on."""
        self.surface.fit()
        if self.space is not None:
            self.space.show_all()
        self.shown.setFocus()

    def _draw_what_is_empty(self) -> None:
        """Take the pencil where nothing is drawn yet: no other tool does anything there."""
        if not self.document.cells and self.surface.tool not in DRAWS:
            self.surface.set_tool("pencil")

    def _select_nothing(self) -> None:
        self.surface.selection.choose(())
        if self.surface.tool == "select":
            self.surface.set_tool("pencil")

    def _go_to_layers(self) -> None:
        """Show the flat layers while cells are selected or float: there they are seen, and keys move them."""
        surface = self.surface
        selecting = surface.tool == "select" or bool(surface.selection.cells)
        if selecting and self.shown is self.space:
            self.in_3d.setChecked(False)
            self._back_to_3d = True
            surface.status.emit(tr("Cells are selected layer by layer; F3 goes back to 3D."))
        elif self._back_to_3d and not selecting:
            self.in_3d.setChecked(True)

    def _action(self, command: Command) -> QAction:
        entry = Entry(translated(command.text), partial(command.run, self.surface), command.key)
        action = local_action(self.canvas, entry, command.icon, translated(command.tip) if command.tip else "")
        action.setObjectName(command.name)
        return action

    def _option(self, name: str, text: str, key: Qt.Key | str, usual: bool, show: Callable[[bool], None]) -> QAction:
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
            part = puzzle.parts[subject]
            name = one_line(part.name)
            return tr("Part {name}", name=name) if not part.other_forms else tr(
                "Part {name}, form {form} of {forms}", name=name, form=part.form + 1, forms=len(part.forms))
        return (tr("Target {name}", name=one_line(puzzle.target.name)) if puzzle.target.name
                else target_name(puzzle))

    def _refresh(self) -> None:
        cells, subject = self.document.cells, self.document.subject
        text = tr_n("{what}, {n} cell", "{what}, {n} cells", len(cells), what=self._subject_text())
        empty = len(self.document.puzzle.target.optional) if subject is None else 0
        if empty:
            text = tr("{sums}, {empty}", sums=text, empty=tr_n("{n} may stay empty", "{n} may stay empty", empty))
        painted = edit_cells.painted_cells(self.document.puzzle) if subject is None else ()
        if len(painted) < len(self.document.puzzle.target.cell_colors) and subject is None:
            text = tr("{sums}, {painted}", sums=text, painted=tr_n(
                "{n} is painted, and no paint may lie on the others",
                "{n} are painted, and no paint may lie on the others", len(painted)))
        given = len(self.document.puzzle.given) if subject is None else 0
        if given:
            text = tr("{sums}, {given}", sums=text, given=tr_n(
                "{n} part lies there from the beginning", "{n} parts lie there from the beginning", given))
        self.heading.setText(text)
        self._show_flat_or_solid()
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
        self.commands["layer-direction"].setEnabled(has_directions(self.document.puzzle.lattice))
        self._refresh_selecting()
        self.layers.refresh()


class _Stage(QStackedWidget):
    """Shows one of several widgets, over one upper corner what is edited and known, over the other how it is seen."""

    def __init__(self, first: QWidget, heading: "Heading", note: "Heading", corner: QWidget, slider: QWidget) -> None:
        super().__init__()
        self._canvas, self._heading, self._note, self._corner, self._slider = first, heading, note, corner, slider
        self.addWidget(first)
        for over in (heading, note, corner, slider):
            over.setParent(self)
            over.raise_()
        note.hide()
        for text in (heading, note):
            text.resized.connect(self._place)

    def show_widget(self, widget: QWidget) -> None:
        """Bring a widget to the front, below what is over it."""
        if self.indexOf(widget) < 0:
            self.addWidget(widget)
        self.setCurrentWidget(widget)
        self._place()

    def _place(self) -> None:
        size = self._corner.sizeHint()
        self._put(self._corner, QRect(QPoint(self.width() - size.width() - _MARGIN, _MARGIN), size))
        # On the canvas the name of an axis is in the corner.
        left = strips(self._canvas.fontMetrics())[0] if self.currentWidget() is self._canvas else _MARGIN
        room = self.width() - left - 2 * _MARGIN - size.width()
        wanted = self._heading.wanted
        self._put(self._heading, QRect(left, _MARGIN, min(wanted.width(), room), wanted.height()))
        low, wanted = 2 * _MARGIN + wanted.height(), self._note.wanted
        self._put(self._note, QRect(left, low, min(wanted.width(), room), wanted.height()))
        top, wide = size.height() + 2 * _MARGIN, self._slider.sizeHint().width()
        self._put(self._slider, QRect(self.width() - wide - _MARGIN, top, wide,
                                      max(0, min(_SLIDER, self.height() - top - _MARGIN))))
        for over in self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if self.indexOf(over) < 0:
                over.raise_()

    def _put(self, over: QWidget, place: QRect) -> None:
        """Move what is over the widgets to a place, mirrored for languages written from right to left."""
        over.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the labels in their corners."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Keep them there, too, when a text in them changes."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return handled


class Heading(QLabel):
    """A bold chip in which a long name ends in dots and does not make the window wider."""

    resized = Signal()  # the text needs other room

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
        self.resized.emit()

    @property
    def wanted(self) -> QSize:
        """The size for the whole text."""
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 2 * _MARGIN + 2,
                     self.fontMetrics().height() + _MARGIN)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as much of the text as there is room for, on a chip."""
        room = self.rect().adjusted(_MARGIN, 0, -_MARGIN, 0)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(theme.current().border))
            painter.setBrush(self.palette().window())
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), _MARGIN, _MARGIN)
            painter.setPen(self.palette().windowText().color())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, text)


class _AtPointer(QLabel):
    """What is at the pointer, or why something was refused, over the low corner at the left."""

    def __init__(self, stage: QStackedWidget) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        # In all languages at the left: the view cube is at the right.
        mirrored = stage.layoutDirection() == Qt.LayoutDirection.RightToLeft
        low = Qt.Corner.BottomRightCorner if mirrored else Qt.Corner.BottomLeftCorner
        self._stage, self._over = stage, Overlay(stage, self, low)
        # One draws also on the cells below it.
        self._over.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_text(self, text: str) -> None:
        """Show a text, a long one in several lines; "" shows nothing."""
        self.setWordWrap(self.fontMetrics().horizontalAdvance(text) > self._stage.width() - _BESIDE)
        self.setText(text)
        self._over.setVisible(bool(text))
        # On the canvas the numbers of the axes are along these edges.
        shown = self._stage.currentWidget()
        self._over.keep_off(*(strips(shown.fontMetrics()) if isinstance(shown, Canvas) else (0, 0)))


class _Inset(Overlay):
    """A small view in 3D over a corner of the layers; one can turn it and draw in it as in the large one."""

    closed = Signal()

    def __init__(self, stage: QStackedWidget, view: SpaceView) -> None:
        self.view, self._stage, self._wanted = view, stage, False
        view.setFixedSize(_INSET)
        super().__init__(stage, view, Qt.Corner.BottomRightCorner)
        cast(QLayout, self.layout()).setContentsMargins(1, 1, 1, 1)  # a frame, as its ground is that of the layers
        self.close_button = tool_button("close", tr("Close the small view (Shift+F3 shows it again)"),
                                        self.closed.emit)
        self.close_button.setIconSize(self.close_button.iconSize() / 2)
        self.close_button.setParent(self)
        size = self.close_button.sizeHint()
        self.close_button.setGeometry(QRect(QPoint(_INSET.width() - size.width(), 2), size))
        self.close_button.raise_()
        self.keep_off(0, strips(stage.fontMetrics())[1])

    def show_where_there_is_room(self, wanted: bool) -> None:
        """Show it if it is wanted and does not cover most of the layers."""
        self._wanted = wanted
        room = self._stage.size()
        self.setVisible(wanted and room.width() >= _ROOM.width() and room.height() >= _ROOM.height())
        if self.isVisible():
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the layers."""
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self.show_where_there_is_room(self._wanted)
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame."""
        with QPainter(self) as painter:
            painter.setPen(QColor(theme.current().border))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


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
    colors = (puzzle.target.cell_colors, *(part.all_colors for part in puzzle.parts))
    return tuple(sorted({color for some in colors for _, color in some}))
