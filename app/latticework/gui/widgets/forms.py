"""What dialogs are declared with: forms, fields with `value` and `setValue`, OK and Cancel, rows and columns."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from latticework import administrator
from latticework.gui.widgets import preferences
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.dialogs import ButtonBox
from latticework.gui.widgets.preferences import MEMORY, MEMORY_STEP
from latticework.gui.widgets.preferences import Number as KeptNumber
from latticework.gui.widgets.translation import tr, translated, without_letter
from latticework.puzzle.shapes.offered import Size
from latticework.settings import Setting

_DIGITS, _MOST_SIZES = 2, 3
"""Decimals of a number, and the most sizes that a shape has."""
F = TypeVar("F", bound=QWidget)
L = TypeVar("L", QVBoxLayout, QHBoxLayout)
Item = QWidget | QLayout | tuple[QWidget | QLayout, int] | None
"""What has a place in a row or column: alone, or with its share of the room that is free; None is free room."""


class Form(QFormLayout):
    """Rows of labels and fields; a field is read aloud by its label, unless it has a name of its own."""

    def add(self, label: str, field: F) -> F:
        """Add a row and return its field."""
        # A label that leads to its field by a letter has & in it, which nobody should hear.
        if label and not field.accessibleName():
            field.setAccessibleName(without_letter(label))
        self.addRow(label, field)
        return field

    def add_head(self, title: str) -> None:
        """Add a title over the rows that follow."""
        label = QLabel(title)
        font = label.font()
        font.setBold(True)
        label.setFont(font)
        self.addRow(label)


class OkCancel(ButtonBox):
    """The buttons of a dialog that takes what was chosen, or is closed without."""

    def __init__(self, dialog: QDialog, take: Callable[[], object], text: str = "") -> None:
        choices = QDialogButtonBox.StandardButton
        super().__init__(choices.Ok | choices.Cancel)
        self.ok, self.cancel = self.button(choices.Ok), self.button(choices.Cancel)
        if text:
            self.ok.setText(text)
        self.accepted.connect(take)
        self.rejected.connect(dialog.reject)


def stacked(owner: QWidget | None, *items: Item, margin: int | None = None) -> QVBoxLayout:
    """Lay items below one another, in a widget or as a part of its layout; margin: pixels around them."""
    return _filled(QVBoxLayout() if owner is None else QVBoxLayout(owner), items, margin)


def side_by_side(*items: Item, owner: QWidget | None = None, margin: int | None = None) -> QHBoxLayout:
    """Lay items side by side, in a widget or as a part of its layout; margin: pixels around them."""
    return _filled(QHBoxLayout() if owner is None else QHBoxLayout(owner), items, margin)


def _filled(layout: L, items: tuple[Item, ...], margin: int | None) -> L:
    if margin is not None:
        layout.setContentsMargins(margin, margin, margin, margin)
    for item in items:
        one, share = item if isinstance(item, tuple) else (item, 0)
        if one is None:
            layout.addStretch(1)
        elif isinstance(one, QLayout):
            layout.addLayout(one, share)
        else:
            layout.addWidget(one, share)
    return layout


def fold_arrow(unfolded: bool) -> Qt.ArrowType:
    """Return the arrow of a button that unfolds something: down where it is open, else as texts run."""
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.LeftArrow if mirrored else Qt.ArrowType.RightArrow


def label_of(text: str, field: QWidget) -> QLabel:
    """Return the label of a field; its letter leads there."""
    label = QLabel(text)
    label.setBuddy(field)
    return label


class YesNo(QCheckBox):
    """Edits what is yes or no."""

    def __init__(self, text: str = "", value: bool = False, tip: str = "") -> None:
        super().__init__(text)
        self.setChecked(value)
        self.setToolTip(tip)

    def value(self) -> bool:
        """Return whether it is yes."""
        return self.isChecked()

    def setValue(self, value: bool) -> None:
        """Show a value."""
        self.setChecked(value)


class Choice(ChoiceBox):
    """Edits what is one of a few values, each with its text; an unknown one shows the first."""

    def __init__(self, choices: Mapping[Any, str] | None = None, value: Any = None) -> None:
        super().__init__()
        self.offer(choices or {}, value)

    def offer(self, choices: Mapping[Any, str], value: Any) -> None:
        """Offer other values, and show one of them, without a signal."""
        before = self.blockSignals(True)
        self.clear()
        for one, text in choices.items():
            self.addItem(text, one)
        self.setValue(value)
        self.blockSignals(before)

    def value(self) -> Any:
        """Return the value that is chosen."""
        return self.currentData()

    def setValue(self, value: Any) -> None:
        """Show a value."""
        self.setCurrentIndex(max(0, self.findData(value)))


class Text(QLineEdit):
    """Edits a text."""

    def value(self) -> str:
        """Return the text."""
        return self.text()

    def setValue(self, value: str) -> None:
        """Show a value."""
        self.setText(value)


class PlainNumber(QDoubleSpinBox):
    """Edits a number, shown without zeros that say nothing."""

    def textFromValue(self, number: float) -> str:
        """Return the number as it is shown."""
        text, point = super().textFromValue(number), self.locale().decimalPoint()
        return text.rstrip(self.locale().zeroDigit()).removesuffix(point) if point in text else text


class Number(PlainNumber):
    """Edits a setting that is a number."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(minimum=setting.least or 0, maximum=setting.most or 0, decimals=_DIGITS)
        self.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        _with_unit(self, setting)

    def stepBy(self, steps: int) -> None:
        """Step by a tenth of what the number comes to, and by no less than can be seen."""
        before = self.value()
        super().stepBy(steps)
        if self.value() == before:
            self.setValue(before + steps / 10**_DIGITS)


class Whole(QSpinBox):
    """Edits a setting that is a whole number; the greatest may stand for all, and then be less than the setting's."""

    def __init__(self, setting: Setting, most: int | None = None) -> None:
        super().__init__()
        self._setting = setting
        self.setRange(int(setting.least or 0), int(setting.most or 0) if most is None else most)
        _with_unit(self, setting)

    def value(self) -> int:
        """Return the number, the setting's greatest where that stands for all."""
        return self._whole(super().value())

    def setValue(self, value: int) -> None:
        """Show a number."""
        super().setValue(min(value, self.maximum()))

    def textFromValue(self, number: int) -> str:
        """Return the number, or the word for all."""
        setting = self._setting
        is_all = setting.most_means and self._whole(number) == setting.most
        return translated(setting.most_means) if is_all else super().textFromValue(number)

    def _whole(self, number: int) -> int:
        is_all = self._setting.most_means and number == self.maximum()
        return int(self._setting.most or 0) if is_all else number


def _with_unit(field: QSpinBox | QDoubleSpinBox, setting: Setting) -> None:
    if setting.unit:
        field.setSuffix(f" {translated(setting.unit)}")
    field.setGroupSeparatorShown(True)
    field.setKeyboardTracking(False)


Field = YesNo | Choice | Text | Number | Whole
"""A widget that edits one setting."""


def field_for(setting: Setting, most: int | None, changed: Callable[[], object]) -> Field:
    """Return the field of a setting, which calls a function when its value changes.

    most: the greatest number that means something now, None for that of the setting.
    """
    made = _made(setting, most)
    made.setAccessibleName(translated(setting.title))
    made.setAccessibleDescription(translated(setting.hint))
    made.setToolTip(translated(setting.hint))
    signals = {YesNo: "toggled", Choice: "currentIndexChanged", Text: "textChanged"}
    getattr(made, signals.get(type(made), "valueChanged")).connect(lambda *_: changed())
    return made


def _made(setting: Setting, most: int | None) -> Field:
    if setting.kind is bool:
        return YesNo()
    if setting.choices:
        return Choice({choice: translated(words) for choice, words in setting.in_words.items()})
    if setting.kind is str:
        return Text()
    return Whole(setting, most) if setting.kind is int else Number(setting)


class SizeRows:
    """The rows of a form for the sizes of a shape: as many as the shape has, with their titles."""

    def __init__(self, form: Form, usual: float, most: float, changed: Callable[[], object]) -> None:
        self._form = form
        self.boxes = [QDoubleSpinBox(maximum=most, value=usual) for _ in range(_MOST_SIZES)]
        self.labels = [label_of("", box) for box in self.boxes]
        for label, box in zip(self.labels, self.boxes, strict=True):
            form.addRow(label, box)
            box.valueChanged.connect(changed)
        self.show((), ())

    def show(self, sizes: Sequence[Size], values: Sequence[float]) -> None:
        """Show a row for each size, with its value, without a signal."""
        for number, box in enumerate(self.boxes):
            self._form.setRowVisible(box, number < len(sizes))
        for label, box, size, value in zip(self.labels, self.boxes, sizes, values, strict=False):
            box.blockSignals(True)
            # Decimals and bounds come first: Qt cuts a value that those of the shape before do not allow.
            box.setDecimals(1 if size.fraction else 0)
            box.setSingleStep(0.5 if size.fraction else 1)
            box.setMinimum(0 if size.fraction else 1)
            box.setValue(value)
            box.blockSignals(False)
            label.setText(translated(size.title))
            box.setAccessibleName(label.text())

    def values(self) -> tuple[float, ...]:
        """Return the sizes of all rows, in order, those that are hidden included."""
        return tuple(box.value() for box in self.boxes)


def leave_to_administrator(widget: QWidget, name: str) -> None:
    """Disable what would change a setting that an administrator has fixed, and say so."""
    if administrator.fixed(name) is not None:
        widget.setEnabled(False)
        widget.setToolTip(tr("Set by your administrator"))


def kept_tick(text: str, name: str) -> QCheckBox:
    """Return the tick of a preference that is yes or no."""
    tick = YesNo(text, preferences.flag(name))
    tick.toggled.connect(lambda checked: preferences.keep(name, checked))
    return tick


def kept_number(kept: KeptNumber, **properties: Any) -> QSpinBox:
    """Return the box of a preference that is a whole number; properties: what else Qt is to set."""
    # Without keyboard tracking: 1 on the way to 16 would count, too, and end workers that are needed.
    usual = {"minimum": kept.least, "maximum": kept.most, "keyboardTracking": False}
    box = QSpinBox(**(usual | properties))
    box.setValue(kept.value)
    box.valueChanged.connect(lambda value: preferences.keep(kept.name, value))
    leave_to_administrator(box, kept.name)
    return box


def memory_box(**properties: Any) -> QSpinBox:
    """Return the box for the most memory of a worker, which is a preference."""
    return kept_number(MEMORY, singleStep=MEMORY_STEP, suffix=" MB", specialValueText=tr("no limit"), **properties)
