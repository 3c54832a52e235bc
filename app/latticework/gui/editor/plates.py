"""Plates for the surface of a cube: the action that adds one, and the dialog that draws one."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document, close_with
from latticework.gui.widgets import theme
from latticework.gui.widgets.forms import Form, OkCancel, side_by_side
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.painting import shades
from latticework.gui.widgets.spoken import DRAWING, announce, speak_as
from latticework.gui.widgets.translation import error_text, tr, tr_n, translatable, translated, without_letter
from latticework.puzzle import Puzzle, edit_cells, edit_parts
from latticework.puzzle.plates import (
    LEAST,
    MOST,
    SIDES,
    USUAL,
    Place,
    Plate,
    border,
    can_have_plates,
    find_plate,
    shell,
    shell_size,
)

_LARGEST, _EDGE = 268, 6  # pixels: the side of the square, and what is free around it

_ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}

_KEYS = "Ctrl+Shift+P"
_TIP = translatable("Add a plate… ({keys}): a side of a cube, with teeth along its border")
_ELSEWHERE = translatable("Add a plate: only in puzzles of cubes")


def plate_sums(puzzle: Puzzle, plate: Plate) -> tuple[str, str]:
    """Return a line like "6 parts, 98 of 98 cells" for a puzzle with the plate, and a warning or ""."""
    surface = len(shell(plate.size))
    parts = sum(part.most for part in puzzle.parts)
    cells = sum(part.most * part.sizes[-1] for part in puzzle.parts)
    text = tr_n("{parts}, {cells} of {n} cell", "{parts}, {cells} of {n} cells", surface, cells=cells,
                parts=tr_n("{n} part", "{n} parts", parts))
    return text, _warning(puzzle, plate, parts, surface - cells)


def _warning(puzzle: Puzzle, plate: Plate, parts: int, left: int) -> str:
    if plate.loose:
        return tr("A corner hangs on to nothing: the plate is in two pieces.")
    if puzzle.target.cells and shell_size(puzzle.target.cells) != plate.size:
        return tr("The target is not the surface of a cube of {size}.", size=plate.size)
    if left < 0:
        return tr_n("Too many: {n} cell more than the surface has.", "Too many: {n} cells more than the surface has.",
                    -left)
    if left and parts >= SIDES:
        return tr_n("Too few: {n} cell of the surface would stay empty.",
                    "Too few: {n} cells of the surface would stay empty.", left)
    return ""


class _PlateSquare(QWidget):
    """Shows a plate from above, and reports which places of its border the user draws or clears."""

    drawn = Signal(object, bool)  # a place of the border, and whether it is to be a tooth

    def __init__(self) -> None:
        super().__init__()
        self.plate, self.color = Plate(), "#000000"
        self.here: Place = (0, self.plate.size - 1)
        self._hovered: Place | None = None
        self._stroke: bool | None = None  # whether a drag sets the places it passes, or clears them
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Border of the plate"))
        speak_as(self, DRAWING)
        self.setToolTip(tr("Click or drag along the border, or use the arrow keys and Space; the middle stays"))

    def show_plate(self, plate: Plate, color: str) -> None:
        """Show a plate in a colour "#rrggbb"."""
        if plate.size != self.plate.size:
            self.here, self._hovered = (0, plate.size - 1), None
        self.plate, self.color = plate, color
        self._describe()

    def area(self, place: Place) -> QRectF:
        """Return where a place is, in pixels."""
        step = (_LARGEST - 2 * _EDGE) / self.plate.size
        left = (self.width() - _LARGEST) / 2 + _EDGE
        return QRectF(left + place[0] * step, _EDGE + (self.plate.size - 1 - place[1]) * step, step, step)

    def sizeHint(self) -> QSize:
        """Return the size of the square."""
        return QSize(_LARGEST, _LARGEST)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the square, which does not shrink."""
        return self.sizeHint()

    def _at(self, point: QPointF) -> Place | None:
        places = (place for place in border(self.plate.size) if self.area(place).contains(point))
        return next(places, None)

    def _describe(self) -> None:
        column, row = self.here[0] + 1, self.plate.size - self.here[1]
        cube = self.here in self.plate.teeth
        announce(self, tr("Line {row}, column {column}: cube", row=row, column=column) if cube
                 else tr("Line {row}, column {column}: gap", row=row, column=column))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to draw, or to clear where there is a cube already."""
        place = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._stroke = place not in self.plate.teeth
            self._draw(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue drawing, and show what a click would change."""
        self._hovered = self._at(event.position())
        if self._stroke is not None and self._hovered is not None:
            self._draw(self._hovered)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._stroke = None

    def leaveEvent(self, event: QEvent) -> None:
        """Show no place under the pointer any more."""
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def _draw(self, place: Place) -> None:
        self.here = place
        self.drawn.emit(place, bool(self._stroke))
        self._describe()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along and across the border, or change a place; leave all other keys to the dialog."""
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._move(*step)
        elif event.key() == Qt.Key.Key_Space:
            self.drawn.emit(self.here, self.here not in self.plate.teeth)
        else:
            super().keyPressEvent(event)
            return
        self._describe()

    def _move(self, right: int, up: int) -> None:
        """Go to the next place of the border in a direction, across the middle if need be."""
        ways = border(self.plate.size)
        steps = ((self.here[0] + n * right, self.here[1] + n * up) for n in range(1, self.plate.size))
        self.here = next((place for place in steps if place in ways), self.here)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the middle in one piece, the border cube by cube."""
        colors = theme.current()
        with QPainter(self) as painter:
            fill, _, edge = shades(self.color, colors.dark, colors.outline)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = self.plate.size
            self._box(painter, self.area((0, size - 1)).united(self.area((size - 1, 0))), colors.canvas, colors.frame)
            for place in sorted(border(size)):
                self._box(painter, self.area(place), "#00000000", colors.frame, dashed=True)
            for place in sorted(self.plate.teeth):
                self._box(painter, self.area(place), fill, edge)
            self._box(painter, self.area((1, size - 2)).united(self.area((size - 2, 1))), fill, edge)
            if self._hovered is not None:
                self._ring(painter, self._hovered, colors.hover)
            if self.hasFocus():
                self._ring(painter, self.here, colors.cursor)

    def _ring(self, painter: QPainter, place: Place, color: str) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # A light ring under a dark one or the reverse, as the plate may have nearly the colour of the ring.
        for shade, width in ((theme.current().canvas, 6), (color, 2.5)):
            painter.setPen(QPen(QColor(shade), width))
            painter.drawRect(self.area(place).adjusted(5, 5, -5, -5))

    @staticmethod
    def _box(painter: QPainter, area: QRectF, fill: QColor | str, edge: QColor | str, dashed: bool = False) -> None:
        painter.setBrush(QColor(fill))
        painter.setPen(QPen(QColor(edge), 1, Qt.PenStyle.DotLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawRect(area)

    def middle_of(self, place: Place) -> QPoint:
        """Return the pixel in the middle of a place."""
        return self.area(place).center().toPoint()


class PlateDialog(QDialog):
    """Draws plates and adds them as parts, or with the `number` of a part that is a plate changes that one.

    Each plate is one step to undo, which includes the target when its box is ticked.
    """

    def __init__(self, document: Document, number: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.number = document, number
        close_with(document, self)
        self.setWindowTitle(tr("Add a plate") if number is None else tr("Change the plate"))
        self.square = _PlateSquare()
        self.size_box = QSpinBox(minimum=LEAST, maximum=MOST)
        self.target_box = QCheckBox(tr("Target: surface of the cube"))
        self.sums, self.warning = QLabel(), QLabel()
        self._plates = {size: Plate(size) for size in range(LEAST, MOST + 1)}
        self._begin()
        self._lay_out()
        self._wire()
        self._refresh()

    @property
    def plate(self) -> Plate:
        """The plate as drawn; one is kept for each size."""
        return self._plates[self.size_box.value()]

    def _begin(self) -> None:
        puzzle = self.document.puzzle
        size = shell_size(puzzle.target.cells)
        self.size_box.setValue(size or USUAL)
        self.target_box.setChecked(not puzzle.target.cells)
        if self.number is not None and size is not None:
            self._plates[size] = find_plate(puzzle.parts[self.number].cells, size) or self.plate
            self.size_box.setEnabled(False)

    def _lay_out(self) -> None:
        form = Form(self)
        self.clear, self.fill = QPushButton(tr("&Clear")), QPushButton(tr("&Fill"))
        form.addRow(tr("Cubes along a side"), side_by_side(self.size_box, None, self.clear, self.fill))
        self.buttons = OkCancel(self, self._take, tr("Add") if self.number is None else tr("Change"))
        self.add_button, self.close_button = self.buttons.ok, self.buttons.cancel
        self.next_button = self.buttons.addButton(tr("Add and &next"), QDialogButtonBox.ButtonRole.ActionRole)
        rows: tuple[QWidget, ...] = (self.square, self.sums, self.warning, self.target_box, self.buttons)
        for row in rows:
            form.addRow(row)
        for label in (self.sums, self.warning):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        # Room for a message, which would else move the square under the pointer.
        self.warning.setMinimumHeight(2 * self.warning.fontMetrics().height())
        # Else Enter would press the one that was used last, in place of OK.
        for button in (self.clear, self.fill, self.next_button):
            button.setAutoDefault(False)
        self.next_button.setVisible(self.number is None)
        self.target_box.setVisible(self.number is None)
        self.square.setFocus()

    def _wire(self) -> None:
        self.square.drawn.connect(self._draw)
        self.size_box.valueChanged.connect(self._refresh)
        self.target_box.toggled.connect(self._refresh)
        self.clear.clicked.connect(lambda: self._show(frozenset()))
        self.fill.clicked.connect(lambda: self._show(border(self.plate.size)))
        self.next_button.clicked.connect(self._take_and_go_on)

    def _draw(self, place: Place, tooth: bool) -> None:
        self._show(self.plate.teeth | {place} if tooth else self.plate.teeth - {place})

    def _show(self, teeth: frozenset[Place]) -> None:
        self._plates[self.plate.size] = replace(self.plate, teeth=teeth)
        self._refresh()

    def _made(self) -> Puzzle:
        """Return the puzzle with the plate; raises LatticeworkError when it has too many parts."""
        puzzle, plate = self.document.puzzle, self.plate
        if self.number is not None:
            return edit_cells.with_cells(puzzle, self.number, plate.cells)
        made = edit_parts.with_new_part(puzzle).with_part(len(puzzle.parts), cells=plate.cells)
        wanted = self.target_box.isChecked() and not puzzle.target.cells
        return edit_cells.with_cells(made, None, shell(plate.size)) if wanted else made

    def _refresh(self) -> None:
        """Show the plate, and the sums of the puzzle with it."""
        free = not self.document.puzzle.target.cells
        self.target_box.setEnabled(free)
        self.target_box.setToolTip("" if free else tr("The target has cells already"))
        try:
            made = self._made()
        except LatticeworkError as error:
            self._tell("", error_text(error))
            return
        self.square.show_plate(self.plate, made.color(len(made.parts) - 1 if self.number is None else self.number))
        text, warning = plate_sums(made, self.plate)
        self._tell(tr("With this plate: {sums}", sums=text), warning)

    def _tell(self, text: str, warning: str) -> None:
        self.sums.setText(text)
        self.warning.setText(warning)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(theme.current().warning))
        self.warning.setPalette(palette)

    def _take(self) -> None:
        if self._add():
            self.accept()

    def _take_and_go_on(self) -> None:
        if self._add():
            self.close_button.setText(tr("Close"))
            self._show(frozenset())
            self.square.setFocus()

    def _add(self) -> bool:
        try:
            puzzle = self._made()
        except LatticeworkError as error:
            self._tell("", error_text(error))
            return False
        self.document.change(self.windowTitle(), puzzle)
        if self.number is None:
            self.document.set_subject(len(puzzle.parts) - 1)
        return True

    def done(self, result: int) -> None:
        """Close the dialog."""
        super().done(result)
        self.deleteLater()


class Plates(QObject):
    """The action that adds a plate, and its button; both are enabled on the cubic lattice only."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document, self.window = document, parent
        self.action = QAction(tr("Add a p&late…"), self)
        self.action.setShortcut(_KEYS)
        self.action.triggered.connect(lambda _checked: self._open(None))
        self.button = tool_button("add-plate", translated(_TIP, keys=_KEYS), self.action.trigger)
        self.button.setAccessibleName(without_letter(self.action.text()))
        document.changed.connect(self._refresh)
        self._refresh()

    def change(self, number: int) -> bool:
        """Open a part to change it; return False when it is no plate of the cube whose surface is the target."""
        puzzle = self.document.puzzle
        size = shell_size(puzzle.target.cells) if can_have_plates(puzzle.lattice) else None
        if size is None or find_plate(puzzle.parts[number].cells, size) is None:
            return False
        self._open(number)
        return True

    def _open(self, number: int | None) -> None:
        PlateDialog(self.document, number, self.window).open()

    def _refresh(self) -> None:
        possible = can_have_plates(self.document.puzzle.lattice)
        for one in (self.action, self.button):
            one.setEnabled(possible)
            one.setToolTip(translated(_TIP, keys=_KEYS) if possible else translated(_ELSEWHERE))
