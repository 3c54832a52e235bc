"""What was chosen in the Export dialog the last time, kept in the settings of the program."""

from PySide6.QtCore import QSettings

from latticework.errors import LatticeworkError
from latticework.files.file_format import Format
from latticework.settings import Setting, settings_of

OF_ONE_SOLUTION = {"step", "hide", "faint"}
"""Settings that mean nothing for another solution, and so are forgotten."""


def values(form: Format, usual: dict[str, object]) -> dict[str, object]:
    """Return the settings of a format as they were the last time, as usual where they were never changed."""
    return {setting.name: _value(form, setting, usual[setting.name]) for setting in settings_of(form.record)}


def keep(form: Format, chosen: dict[str, object], usual: dict[str, object], which: str) -> None:
    """Keep the settings of a format that are not as usual, which solutions were written, and that it was this format.

    What is usual for this solution may not be so for the next one.
    """
    for name, value in chosen.items():
        if value == usual[name]:
            QSettings().remove(_key(form, name))
        elif name not in OF_ONE_SOLUTION:
            QSettings().setValue(_key(form, name), str(value))
    QSettings().setValue(_key(form, "which"), which)
    QSettings().setValue("export/format", _name(form))


def which(form: Format) -> str:
    """Return which solutions of a format were written the last time, "" where none were."""
    return str(QSettings().value(_key(form, "which"), ""))


def is_last(form: Format) -> bool:
    """Return whether a format is the one that was written last."""
    return str(QSettings().value("export/format", "")) == _name(form)


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
