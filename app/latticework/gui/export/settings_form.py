"""The page of a format in the Export dialog: up to three settings, the others folded, as chosen the last time."""

from typing import Any

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError
from latticework.files.file_format import Format
from latticework.gui.export.exportable import SEVERAL, Exportable, Which
from latticework.gui.widgets.forms import Choice, Field, field_for, fold_arrow, label_of
from latticework.gui.widgets.translation import tr, translated
from latticework.make.settings import PrintSettings
from latticework.settings import Setting, filled, settings_of

_OF_SEVERAL = {"solutions", "columns"}
"""Settings that mean nothing where one solution is written."""

_FIRST = ("cell", "kerf", "tray", "play", "thickness", "edges", "animation", "seconds", "frame_size", "layout",
          "size", "transparent", "hints", "paper", "solutions", "style", "separator", "explode", "step", "hide",
          "outlines")
_SEEN_FIRST = 3
"""Settings by how often somebody changes them, and how many of a format are seen before More is pressed."""

GAP, _FIELD = 6, 150
"""Pixels between the fields and a scroll bar, and of a field."""

_MORE, _LAST = "export/more", "export/format"

OF_ONE_SOLUTION = {"step", "hide", "faint"}
"""Settings that mean nothing for another solution, and so are forgotten."""


class SettingsForm(QWidget):
    """Which solutions are written in a format, and how."""

    changed = Signal()

    def __init__(self, form: Format, exportable: Exportable) -> None:
        super().__init__()
        self.form, self._exportable = form, exportable
        self.solutions = Choice(exportable.choices(form))
        self.solutions.setAccessibleName(tr("What is written"))
        self.solutions.setCurrentIndex(0 if exportable.drawing else self._remembered())
        mosts = {"step": len(exportable.assembly.moves) or None}
        self.fields: dict[str, Field] = {
            setting.name: field_for(setting, mosts.get(setting.name), self.changed.emit)
            for setting in settings_of(form.record)}
        self.show_values(kept_values(form, self._usual()))
        self.more = QToolButton()
        self.more.setText(tr("&More"))
        self.more.setCheckable(True)
        self.more.setChecked(bool(QSettings().value(_MORE, False, bool)))
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
        kept = kept_which(self.form)
        candidates = [Which.LISTED, Which.ALL] if kept in {Which.LISTED, Which.ALL} else [kept]
        return next((place for place in map(self.solutions.findData, candidates) if place >= 0), 0)

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
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, GAP, 0)
        whole.addWidget(self.solutions)
        whole.addWidget(self.as_seen)
        first, rest = self._first_and_rest()
        whole.addWidget(self._rows(first))
        whole.addWidget(self.more)
        self.rest = self._rows(rest)
        whole.addWidget(self.rest)
        whole.addWidget(self.usual, 0, Qt.AlignmentFlag.AlignLeading)
        whole.addStretch(1)
        for button in (self.as_seen, self.usual):
            button.setAutoDefault(False)
        self.solutions.setVisible(self.solutions.count() > 1)
        self.as_seen.setVisible(bool(self._exportable.as_seen(self.form.record)))
        self.as_seen.setToolTip(tr("Turned, taken apart and with parts hidden as in the Solution tab"))
        self.more.setVisible(bool(rest))
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.setAutoRaise(True)

    def _first_and_rest(self) -> tuple[list[Setting], list[Setting]]:
        """Return the settings that are seen at first and the others, without those that never mean anything here."""
        useless = useless_settings(self.form, self._exportable)
        for name in useless:
            self.fields[name].setParent(self)
            self.fields[name].hide()
        used = {one.name: one for one in settings_of(self.form.record) if one.name not in useless}
        first = [name for name in _FIRST if name in used][:_SEEN_FIRST]
        return [used[name] for name in first], [one for name, one in used.items() if name not in first]

    def _rows(self, settings: list[Setting]) -> QWidget:
        made = QWidget()
        rows = QGridLayout(made)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setColumnStretch(0, 1)
        rows.setColumnMinimumWidth(1, _FIELD)
        for row, setting in enumerate(settings):
            label, field = label_of(translated(setting.title), self.fields[setting.name]), self.fields[setting.name]
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setToolTip(field.toolTip())
            rows.addWidget(label, row, 0)
            rows.addWidget(field, row, 1)
        return made

    def _wire(self) -> None:
        self.solutions.currentIndexChanged.connect(lambda _: self._on_which())
        self.more.toggled.connect(self._unfold)
        self._unfold(self.more.isChecked())
        self.changed.connect(self._enable)
        self._on_which()
        self.usual.clicked.connect(lambda: self.show_values(self._usual()))
        self.as_seen.clicked.connect(self._show_as_seen)

    def _unfold(self, unfolded: bool) -> None:
        self.more.setArrowType(fold_arrow(unfolded))
        self.rest.setVisible(unfolded)
        self.usual.setVisible(unfolded)
        QSettings().setValue(_MORE, unfolded)

    def _on_which(self) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        """Let only be changed what makes a difference: how many solutions, where all can be written, for example."""
        idle = _OF_SEVERAL if self.which not in SEVERAL else set[str]()
        if "arrange" in self.fields:
            settings: Any = filled(self.form.record, self.values(), self.form.title)
            idle = settings.idle(self._exportable.puzzle.lattice)
        for name, field in self.fields.items():
            field.setEnabled(name not in idle)

    def _show_as_seen(self) -> None:
        if self._exportable.solution is not None:
            self.solutions.setCurrentIndex(self.solutions.findData(Which.SHOWN))
        self.show_values(self._exportable.as_seen(self.form.record))


def useless_settings(form: Format, exportable: Exportable) -> set[str]:
    """Return the names of settings that change nothing for a puzzle, whatever the others are."""
    if form.record is not PrintSettings:
        return set()
    return PrintSettings(edges="rounded", wall=1.0).idle(exportable.puzzle.lattice)


def kept_values(form: Format, usual: dict[str, object]) -> dict[str, object]:
    """Return the settings of a format as they were the last time, as usual where they were never changed."""
    return {setting.name: _value(form, setting, usual[setting.name]) for setting in settings_of(form.record)}


def keep_choices(form: Format, chosen: dict[str, object], usual: dict[str, object], which: str) -> None:
    """Keep the settings of a format that are not as usual, and which solutions were written.

    What is usual for this solution may not be so for the next one.
    """
    for name, value in chosen.items():
        if value == usual[name]:
            QSettings().remove(_key(form, name))
        elif name not in OF_ONE_SOLUTION:
            QSettings().setValue(_key(form, name), str(value))
    QSettings().setValue(_key(form, "which"), which)


def kept_which(form: Format) -> str:
    """Return which solutions of a format were written the last time, "" where none were."""
    return str(QSettings().value(_key(form, "which"), ""))


def keep_format(form: Format) -> None:
    """Keep that a format was chosen, for its purpose and of all."""
    QSettings().setValue(_LAST, _name(form))
    QSettings().setValue(f"{_LAST} to {form.purpose}", _name(form))


def kept_format(forms: list[Format], purpose: str = "") -> Format:
    """Return the format that was chosen last, of all or for a purpose; the first one where there is none."""
    kept = str(QSettings().value(f"{_LAST} to {purpose}" if purpose else _LAST, ""))
    return next((form for form in forms if _name(form) == kept), forms[0])


def _value(form: Format, setting: Setting, usual: object) -> object:
    kept = str(QSettings().value(_key(form, setting.name), ""))
    if setting.kind is bool:
        return {"True": True, "False": False}.get(kept, usual)
    try:
        return setting.check(setting.kind(kept)) if kept else usual
    except (ValueError, LatticeworkError):
        return usual  # of another version of the program, which had other bounds


def _key(form: Format, name: str) -> str:
    return f"export/{_name(form)}/{name}"


def _name(form: Format) -> str:
    return form.ending.removeprefix(".")
