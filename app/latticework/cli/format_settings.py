"""Options of the terminal for the settings of formats, made from the register of formats."""

import argparse
from collections import defaultdict

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.file_format import Format
from latticework.settings import Setting, settings_of

_YES_OR_NO = {"yes": True, "no": False}


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Declare an option for each setting that any format has, grouped by the formats that have it."""
    groups = defaultdict(list)
    for own in _of_all_formats().values():
        groups[tuple(own)].append(own)
    for endings, settings in groups.items():
        group = parser.add_argument_group(f"settings of {', '.join(endings)}")
        for own in settings:
            first = own[endings[0]]
            group.add_argument(f"--{_dashed(first.name)}", dest=_place(first.name), metavar=_metavar(first),
                               help=_help(own))


def given_settings(chosen: argparse.Namespace, form: Format) -> dict[str, object]:
    """Return the settings that were typed; raises LatticeworkError where one is not a value of this format."""
    known = {setting.name: setting for setting in settings_of(form.record)}
    typed = {name: text for name in _of_all_formats() if (text := getattr(chosen, _place(name))) is not None}
    for name in typed:
        if name not in known:
            raise LatticeworkError(f"--{_dashed(name)}: is no setting of {form.ending} files")
    return {name: _value(known[name], text) for name, text in typed.items()}


def _of_all_formats() -> dict[str, dict[str, Setting]]:
    """Return each setting by its name and by the endings of the formats that have it.

    One name means one thing everywhere, but where nothing is said it may have another value in another format.
    """
    found: dict[str, dict[str, Setting]] = defaultdict(dict)
    for form in formats.writable():
        for setting in settings_of(form.record):
            found[setting.name][form.ending] = setting
    return found


def _value(setting: Setting, text: str) -> object:
    """Return a typed text as the type of its setting, or the text itself, which the setting then refuses."""
    if setting.kind is bool:
        value: object = _YES_OR_NO.get(text, text)
    else:
        try:
            value = setting.kind(text)
        except ValueError:
            value = text
    try:
        return setting.check(value)
    except LatticeworkError:
        raise LatticeworkError(f"--{_dashed(setting.name)}: {text!r} should be {setting.wanted}") from None


def _help(own: dict[str, Setting]) -> str:
    setting = next(iter(own.values()))
    unit = f" in {setting.unit}" if setting.unit else ""
    usual = _shown(setting) + "".join(f", for {ending} {_shown(other)}" for ending, other in own.items()
                                      if other.default != setting.default)
    return f"{setting.title[0].lower()}{setting.title[1:]}{unit} (default {usual})".replace("%", "%%")


def _shown(setting: Setting) -> str:
    """Return the value that a setting has where nothing is said, as it is typed."""
    if setting.kind is bool:
        return "yes" if setting.default else "no"
    return (f"{setting.default:g}" if setting.kind in {int, float} else setting.default) or "none"


def _metavar(setting: Setting) -> str:
    if setting.choices:
        return "{" + ",".join(setting.choices) + "}"
    return {bool: "{yes,no}", int: "N", float: "X"}.get(setting.kind, "TEXT")


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _place(name: str) -> str:
    return f"setting_{name}"
