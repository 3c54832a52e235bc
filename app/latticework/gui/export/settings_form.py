"""The page of a format in the Export dialog: a field for each of its settings."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from latticework.files.file_format import Format
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import tr, translated
from latticework.gui.export import remembered
from latticework.gui.export.exportable import SEVERAL, Exportable, Which
from latticework.settings import Setting, filled, settings_of

DIGITS = 2

OF_SEVERAL = {"solutions", "columns"}
"""Settings that mean nothing where one solution is written."""


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


class SettingsForm(QWidget):
    """Which solutions are written in a format, and how."""

    changed = Signal()

    def __init__(self, form: Format, exportable: Exportable) -> None:
        super().__init__()
        self.form, self._exportable = form, exportable
        self.solutions = ChoiceBox()
        self.solutions.setAccessibleName(tr("What is written"))
        for which, text in exportable.choices(form).items():
            self.solutions.addItem(text, which)
        self.solutions.setCurrentIndex(0 if exportable.drawing else self._remembered())
        mosts = {"step": len(exportable.assembly.moves) or None}
        self.fields: dict[str, Field] = {
            setting.name: field_for(setting, mosts.get(setting.name), self.changed.emit)
            for setting in settings_of(form.record)}
        self.show_values(remembered.values(form, self._usual()))
        self.usual = QPushButton(tr("&Restore usual values"))
        self.as_seen = QPushButton(tr("As the &view is now"))
        self._lay_out()
        self._wire()

    @property
    def which(self) -> Which:
        """Which solutions are written."""
        return Which(self.solutions.currentData())

    def _remembered(self) -> int:
        """Return the choice of the last time; where that was all solutions, those are taken that are listed now."""
        kept = remembered.which(self.form)
        wanted = [Which.LISTED, Which.ALL] if kept in {Which.LISTED, Which.ALL} else [kept]
        return next((place for place in map(self.solutions.findData, wanted) if place >= 0), 0)

    def _usual(self) -> dict[str, object]:
        return self._exportable.usual(self.form, self.which)

    def values(self) -> dict[str, object]:
        """Return the settings as they are chosen."""
        return {name: field.value() for name, field in self.fields.items()}

    def show_values(self, values: dict[str, object]) -> None:
        """Show other values of some settings."""
        for name, value in values.items():
            self.fields[name].setValue(value)  # type: ignore[arg-type] # each field takes what its setting holds

    def _lay_out(self) -> None:
        rows = QGridLayout()
        rows.setColumnStretch(0, 1)
        rows.addWidget(self.solutions, 0, 0, 1, 2)
        rows.addWidget(self.as_seen, 1, 0, 1, 2)
        self.solutions.setVisible(self.solutions.count() > 1)
        for setting in settings_of(self.form.record):
            self._add_row(rows, translated(setting.title), self.fields[setting.name])
        whole = QVBoxLayout(self)
        whole.addLayout(rows)
        whole.addWidget(self.usual, 0, Qt.AlignmentFlag.AlignLeading)
        for button in (self.as_seen, self.usual):
            button.setAutoDefault(False)
        self.as_seen.setVisible(bool(self._exportable.as_seen(self.form.record)))
        self.as_seen.setToolTip(tr("Turned, taken apart and with parts hidden as in the Solution tab"))
        self.usual.setVisible(bool(self.fields))
        whole.addStretch(1)

    def _add_row(self, rows: QGridLayout, text: str, field: QWidget) -> None:
        """Add a field, with its name to the left of it, which takes several lines where it is long."""
        row = rows.rowCount()
        label = QLabel(text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        label.setBuddy(field)
        rows.addWidget(label, row, 0)
        rows.addWidget(field, row, 1)

    def _wire(self) -> None:
        self.solutions.currentIndexChanged.connect(lambda _: self._on_which())
        self.changed.connect(self._enable)
        self._on_which()
        self.usual.clicked.connect(lambda: self.show_values(self._usual()))
        self.as_seen.clicked.connect(self._show_as_seen)

    def _on_which(self) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        """Let only be changed what makes a difference: how many solutions, where all can be written, for example."""
        idle = OF_SEVERAL if self.which not in SEVERAL else set[str]()
        if "arrange" in self.fields:
            settings: Any = filled(self.form.record, self.values(), self.form.title)
            idle = settings.idle(self._exportable.puzzle.lattice)
        for name, field in self.fields.items():
            field.setEnabled(name not in idle)

    def _show_as_seen(self) -> None:
        if self._exportable.solution is not None:
            self.solutions.setCurrentIndex(self.solutions.findData(Which.SHOWN))
        self.show_values(self._exportable.as_seen(self.form.record))
