"""Fields for the settings of a format: numbers with units and bounds, choices, texts, yes or no."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QLineEdit, QSpinBox

from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import translated
from latticework.settings import Setting

DIGITS = 2


class YesNo(QCheckBox):
    """Edits a setting that is yes or no."""

    def value(self) -> bool:
        """Return whether it is yes."""
        return self.isChecked()

    def setValue(self, value: bool) -> None:
        """Show a value."""
        self.setChecked(value)


class Choice(ChoiceBox):
    """Edits a setting with a few texts to choose from."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        for choice in setting.choices:
            self.addItem(translated(choice), choice)

    def value(self) -> str:
        """Return the text chosen, as the format knows it."""
        return str(self.currentData())

    def setValue(self, value: str) -> None:
        """Show a value."""
        self.setCurrentIndex(self.findData(value))


class Text(QLineEdit):
    """Edits a setting that is a text."""

    def value(self) -> str:
        """Return the text."""
        return self.text()

    def setValue(self, value: str) -> None:
        """Show a value."""
        self.setText(value)


class Number(QDoubleSpinBox):
    """Edits a setting that is a number."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(minimum=setting.least or 0, maximum=setting.most or 0, decimals=DIGITS)
        self.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        _with_unit(self, setting)

    def stepBy(self, steps: int) -> None:
        """Step by a tenth of what the number comes to, and by no less than can be seen."""
        before = self.value()
        super().stepBy(steps)
        if self.value() == before:
            self.setValue(before + steps / 10**DIGITS)


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


Field = YesNo | Choice | Text | Number | Whole
"""A widget that edits one setting: it has `value` and `setValue`."""


def field_for(setting: Setting, most: int | None, changed: Callable[[], object]) -> Field:
    """Return the field of a setting, which calls a function when its value changes.

    most: the greatest number that means something now, None for that of the setting.
    """
    made = _made(setting, most)
    made.setAccessibleName(translated(setting.title))
    signals = {YesNo: "toggled", Choice: "currentIndexChanged", Text: "textChanged"}
    getattr(made, signals.get(type(made), "valueChanged")).connect(lambda *_: changed())
    return made


def _made(setting: Setting, most: int | None) -> Field:
    if setting.kind is bool:
        return YesNo()
    if setting.choices:
        return Choice(setting)
    if setting.kind is str:
        return Text()
    return Whole(setting, most) if setting.kind is int else Number(setting)


def _with_unit(field: QSpinBox | QDoubleSpinBox, setting: Setting) -> None:
    if setting.unit:
        field.setSuffix(f" {translated(setting.unit)}")
    field.setGroupSeparatorShown(True)
    field.setKeyboardTracking(False)
