"""What a canvas asks for: which shape of many cells to draw, and which way the layers lie."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QWidget,
)
from shiboken6 import isValid

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas.surface import CellEditor
from latticework.gui.widgets.actions import take_keys
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.forms import Choice, Form, OkCancel, SizeRows, YesNo, label_of, side_by_side
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, isolated, tr, tr_n, translatable, translated
from latticework.lattice import Cell, shifted
from latticework.lattice.lattice import as_array
from latticework.lattice.layers import Up, directions, layers, standing
from latticework.puzzle import Puzzle, edit_cells
from latticework.puzzle.shapes.offered import (
    FACTOR,
    Size,
    can_be_scaled,
    offered_shapes,
    scaled,
    shape_cells,
)
from latticework.visible_text import one_line

Cells = tuple[Cell, ...]

_INSTEAD, _ADDED, _TAKEN_AWAY = "instead", "added", "taken away"
_WAYS = {_INSTEAD: translatable("instead of what is there"), _ADDED: translatable("added to what is there"),
        _TAKEN_AWAY: translatable("taken away from what is there")}

_PART = "part "
"""What precedes the number of a part where a kind of shape is named, also in the settings."""
_USUAL_SIZE = 3.0
_LARGEST = 999
"""The most that can be typed for a size or a shift."""

_NETS = {"square": translatable("Square layers"), "rectangular": translatable("Rectangular layers"),
         "slanted": translatable("Slanted layers"), "triangular": translatable("Triangular layers"),
         "rhombic": translatable("Rhombic layers")}
"""The names of layers by the kind of their net."""


@dataclass(frozen=True)
class _ShapeChoice:
    """The shape that is chosen: its kind, or a part to be made larger, its sizes, and its thickness, 0 where full."""

    kind: str
    sizes: tuple[float, ...]
    thickness: int
    way: str
    shift: tuple[int, ...]


@dataclass(frozen=True)
class _ShapeKind:
    """A row of the list of shapes; up: the step that leads upwards where it stands on its base."""

    kind: str
    title: str
    sizes: tuple[Size, ...]
    up: tuple[int, ...] = ()


def _kinds(puzzle: Puzzle) -> list[_ShapeKind]:
    """Return the shapes in the lattice of a puzzle, then its parts where they can be made larger."""
    lattice = puzzle.standing.lattice
    made = [_ShapeKind(shape.kind, translated(shape.title), shape.sizes, shape.up)
            for shape in offered_shapes(lattice).values()]
    if can_be_scaled(lattice):
        made += [_ShapeKind(f"{_PART}{number}", tr("Part {name} made larger", name=part.name), (Size(FACTOR),))
                 for number, part in enumerate(puzzle.parts) if part.cells]
    return made


def _cells_of_choice(puzzle: Puzzle, choice: _ShapeChoice, corner: tuple[int, ...]) -> Cells:
    """Return the cells of a shape, its least coordinates at a corner and then shifted; raises LatticeworkError."""
    lattice = puzzle.standing.lattice
    if choice.kind.startswith(_PART):
        cells = scaled(lattice, puzzle.parts[int(choice.kind.removeprefix(_PART))].cells, int(choice.sizes[0]))
    else:
        cells = shape_cells(lattice, choice.kind, choice.sizes, choice.thickness)
    return shifted(cells, tuple(a + b for a, b in zip(corner, choice.shift, strict=True)))


def _drawn_with(cells: Cells, shape: Cells, way: str) -> Cells:
    """Return the cells once a shape is drawn instead of them, added to them, or taken away from them."""
    if way == _INSTEAD:
        return tuple(sorted(shape))
    return tuple(sorted(set(cells) | set(shape) if way == _ADDED else set(cells) - set(shape)))


def _keep(choice: _ShapeChoice) -> None:
    """Keep what was chosen in the settings of the program; a part only for this puzzle, so not that."""
    kept = QSettings()
    if not choice.kind.startswith(_PART):
        kept.setValue("shape/kind", choice.kind)
        kept.setValue(f"shape/sizes/{choice.kind}", " ".join(f"{size:g}" for size in choice.sizes))
    kept.setValue("shape/thickness", choice.thickness)
    kept.setValue("shape/way", choice.way)


def _kept_kind() -> str:
    """Return the kind that was chosen last."""
    return str(QSettings().value("shape/kind", ""))


def _kept_sizes(kind: _ShapeKind) -> tuple[float, ...]:
    """Return the sizes that a kind had the last time, or usual ones."""
    try:
        sizes = tuple(map(float, str(QSettings().value(f"shape/sizes/{kind.kind}", "")).split()))
    except ValueError:
        sizes = ()
    usual = tuple(1.0 if size.optional else _USUAL_SIZE for size in kind.sizes)
    return sizes if len(sizes) == len(usual) and all(0 <= size <= _LARGEST for size in sizes) else usual


def _kept_thickness() -> int:
    """Return the thickness that was chosen last, 0 for a full shape."""
    text = str(QSettings().value("shape/thickness", 0))
    return min(int(text), _LARGEST) if text.isdecimal() else 0


def _kept_way() -> str:
    """Return which of `_WAYS` was chosen last."""
    way = str(QSettings().value("shape/way", _INSTEAD))
    return way if way in _WAYS else _INSTEAD


class DrawShapeDialog(QDialog):
    """Chooses a shape by its sizes; the canvas shows meanwhile what would be drawn."""

    def __init__(self, surface: CellEditor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.surface, self.document = surface, surface.document
        self.setWindowTitle(tr("Draw a shape"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.kinds: list[_ShapeKind] = []
        self.form = form = Form(self)
        self.kind = form.add(tr("&Shape"), ChoiceBox())
        self.size_rows = SizeRows(form, _USUAL_SIZE, _LARGEST, self._changed)
        self.sizes = self.size_rows.boxes
        self.thickness = form.add(tr("Sh&ell"), QSpinBox(maximum=_LARGEST, value=_kept_thickness()))
        self.thickness.setSpecialValueText(tr("full"))
        ways = {way: translated(text) for way, text in _WAYS.items()}
        self.way = form.add(tr("Dra&w it"), Choice(ways, _kept_way()))
        rank = self.document.puzzle.lattice.rank
        self.shifts = [QSpinBox(minimum=-_LARGEST, maximum=_LARGEST) for _ in range(rank)]
        self.stand = YesNo(tr("Turn the layers to its base"))
        self.summary, self.warning = QLabel(tr("Looking for shapes…"), textFormat=Qt.TextFormat.PlainText), Message()
        self.buttons = OkCancel(self, self._draw, tr("Draw"))
        self.draw_button = self.buttons.ok
        self._lattice = self.document.puzzle.standing.lattice
        self._corner = _least(self.document.cells, len(self.shifts))
        self._shape: Cells | None = None
        self._fullest: int | None = None
        """The layer that had most of the shape shown last."""
        self._entered = False  # whether Enter was pressed while the shape was being made
        self._closed = False  # after which clicks and changes may still arrive, until it is deleted
        self._chosen: dict[str, tuple[float, ...]] = {}
        self._work = TaskQueue("shapes", self._on_done)
        self._lay_out()
        self._wire()
        self._work.restart(partial(_kinds, self.document.puzzle))

    @property
    def choice(self) -> _ShapeChoice:
        """What is chosen."""
        row = self._row()
        sizes = self.size_rows.values()[: len(row.sizes)]
        return _ShapeChoice(row.kind, sizes, self.thickness.value(), self.way.value(),
                           tuple(box.value() for box in self.shifts))

    def _row(self) -> _ShapeKind:
        return self.kinds[self.kind.currentIndex()]

    def _lay_out(self) -> None:
        for number, field in enumerate(self.shifts, 1):
            field.setAccessibleName(tr("Shift along direction {n}", n=number))
            field.setToolTip(field.accessibleName())
        shifts = side_by_side(*((field, 1) for field in self.shifts))
        self.form.addRow(label_of(tr("Sh&ift along"), self.shifts[0]), shifts)
        self.thickness.setToolTip(tr("How many cells thick the shell is; 0 for a full shape"))
        self.draw_button.setEnabled(False)
        for row in (self.stand, self.summary, self.warning, self.buttons):
            self.form.addRow(row)
        self.form.setRowVisible(self.stand, False)
        self.warning.setMinimumHeight(3 * self.warning.fontMetrics().height())  # a message does not push the buttons
        self.setMinimumWidth(280)
        self.kind.setFocus()

    def _wire(self) -> None:
        self.kind.currentIndexChanged.connect(self._show_sizes)
        for number in (self.thickness, *self.shifts):
            number.valueChanged.connect(self._changed)
        self.stand.toggled.connect(self._changed)
        self.way.currentIndexChanged.connect(self._changed)
        for signal in (self.document.changed, self.document.subject_changed, self.document.target_changed):
            signal.connect(self._document_changed)

    def _document_changed(self) -> None:
        # While the dialog is being deleted the puzzle may still change, and its widgets are gone first.
        if self._closed or not isValid(self.draw_button):
            return
        if self.document.puzzle.standing.lattice is not self._lattice:
            self.reject()
            return
        self._shape = None
        self.draw_button.setEnabled(False)
        self._work.restart(partial(_kinds, self.document.puzzle))

    def _list(self, found: list[_ShapeKind]) -> None:
        """Show the list of shapes, with the one chosen before as the current one."""
        chosen = self._row().kind if self.kinds else _kept_kind()
        if found != self.kinds:
            self.kinds = found
            self.kind.blockSignals(True)
            self.kind.clear()
            self.kind.addItems([isolated(one_line(row.title)) for row in found])
            self.kind.setCurrentIndex(next((i for i, row in enumerate(found) if row.kind == chosen), 0))
            self.kind.blockSignals(False)
        self._show_sizes()

    def _show_sizes(self) -> None:
        row = self._row()
        self.size_rows.show(row.sizes, self._chosen.get(row.kind) or _kept_sizes(row))
        self.form.setRowVisible(self.thickness, not row.kind.startswith(_PART))
        bare = not (self.document.puzzle.target.cells or any(part.cells for part in self.document.puzzle.parts))
        self.form.setRowVisible(self.stand, bool(row.up))
        self.stand.blockSignals(True)
        self.stand.setChecked(bare and bool(row.up))
        self.stand.blockSignals(False)
        self.adjustSize()
        self._changed()

    def _changed(self) -> None:
        if not self.kinds or self._closed or not isValid(self.draw_button):
            return
        self._chosen[self.choice.kind] = self.choice.sizes
        self._shape, self._entered = None, False
        self.draw_button.setEnabled(False)
        self._work.restart(partial(_cells_of_choice, self.document.puzzle, self.choice, self._corner))

    def _on_done(self, task: Task[Any]) -> None:
        error = task.error
        if error is not None and not isinstance(error, LatticeworkError):
            return
        found = None if error else task.result()
        if isinstance(found, list):
            self._list(found)
            return
        self._shape = found
        self.warning.tell(error_text(error) if isinstance(error, LatticeworkError) else "")
        self._preview()

    def _preview(self) -> None:
        """Show in the canvas what would be drawn, and say how much that is."""
        shape = self._shape
        self.draw_button.setEnabled(shape is not None)
        if shape is None:
            self.surface.show_draft(None)
            self.summary.setText("")
            return
        drawn = _drawn_with(self.document.cells, shape, self.way.value())
        self.surface.show_draft(drawn, self._up())
        self._go_to_layer(shape)
        self.surface.refit()
        self.summary.setText(tr_n("{n} cell", "{n} cells", len(shape)) if len(drawn) == len(shape) else tr_n(
            "{n} cell, then {all} in all", "{n} cells, then {all} in all", len(shape), all=len(drawn)))
        if self._entered:
            self._draw()

    def _go_to_layer(self, shape: Cells) -> None:
        """Show the layer with most of a shape, or one as far above it as the layer shown before; in 3D all layers."""
        layers = Counter(sorted(self.surface.plane.layer(cell) for cell in shape))
        fullest = max(layers, key=lambda layer: layers[layer])
        layer = fullest if self._fullest is None else fullest + self.surface.layer - self._fullest
        self._fullest = fullest
        self.surface.set_layer(max(layers) if self.surface.whole else layer if layer in layers else fullest)

    def _draw(self) -> None:
        """Draw the shape and close."""
        # The puzzle may have been changed to another lattice, which has not been told yet.
        if self._closed or self._shape is None or self.document.puzzle.standing.lattice is not self._lattice:
            return
        try:
            made = self._made(self._shape)
        except LatticeworkError as error:
            self.warning.tell(error_text(error))
            return
        _keep(self.choice)
        # Before the change, which would otherwise have this dialog begin again.
        self.done(int(QDialog.DialogCode.Accepted))
        self.document.change(tr("Draw a shape"), made)
        self.surface.shape_drawn.emit()

    def _made(self, shape: Cells) -> Puzzle:
        puzzle, subject = self.document.puzzle, self.document.subject
        drawn = _drawn_with(self.document.cells, shape, self.way.value())
        made = edit_cells.with_cells(puzzle, subject, drawn)
        return replace(made, up=self._up()) if self._up() else made

    def _up(self) -> tuple[int, ...]:
        """Return the step that is to lead upwards from now on, () where that does not change."""
        return self._row().up if self.stand.isChecked() else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter draw the shape, as soon as it is made."""
        entered = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if entered and self._shape is None and not isinstance(self.focusWidget(), QPushButton):
            self._entered = True
        else:
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Stop, remove the preview and close."""
        self._closed = True
        self._work.cancel()
        self.surface.show_draft(None)
        self.surface.refit()
        super().done(result)


def _least(cells: Cells, rank: int) -> tuple[int, ...]:
    """Return the least coordinates of what is drawn, at which a shape begins."""
    return tuple(min(column) for column in list(zip(*cells, strict=True))[:rank]) if cells else (0,) * rank


class DirectionMenu(QMenu):
    """The directions that layers can have in a lattice, and how many layers the drawing has in each."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document = document
        take_keys(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        """Offer the directions of the current lattice."""
        self.clear()
        # To clear a menu deletes its actions, but not its submenus, of which there would be more each time.
        for menu in self.findChildren(QMenu):
            menu.deleteLater()
        lattice, cells = self.document.puzzle.lattice, self.document.cells
        self._offer(self, tr("As usual in this lattice"), ())
        menus: dict[str, QMenu] = {}
        for direction in directions(lattice):
            if direction.net not in menus:
                menus[direction.net] = self.addMenu(translated(_NETS[direction.net]))
                take_keys(menus[direction.net])
            count = layers(standing(lattice, direction.up)).used(as_array(cells)) if cells else 0
            step = str(list(direction.up))
            text = tr_n("Up along {direction}, {n} layer", "Up along {direction}, {n} layers", count,
                        direction=step) if cells else tr("Up along {direction}", direction=step)
            self._offer(menus[direction.net], text, direction.up)

    def _offer(self, menu: QMenu, text: str, up: Up) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(self.document.puzzle.up == up)
        action.triggered.connect(lambda: self.document.set_up(up))
