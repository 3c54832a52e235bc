"""Texts of the window in the user's language, with plural forms, and with numbers as they are written there."""

import re
from decimal import Decimal

from PySide6.QtCore import QCoreApplication, QLocale, Qt

from latticework import phrases
from latticework.errors import LatticeworkError
from latticework.phrases import Phrase
from latticework.visible_text import one_line

CONTEXT = "latticework"
"""The context of all texts; texts that are equal in English but mean different things differ by their notes."""

ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)

_SPACELESS = {QLocale.Language.Chinese, QLocale.Language.Japanese}
"""Languages whose sentences follow one another without a space."""

translatable = phrases.translatable

_english: dict[str, str] = {}
"""The English of all texts without fields that were translated until now."""

_locales = [ENGLISH]  # the last one is in use


def tr(text: str, note: str = "", /, **fields: object) -> str:
    """Return a text in the user's language. note: says to translators what is meant. `{name}` stands for a field.

    >>> tr("Saved to {path}", path="soma.toml")
    'Saved to soma.toml'
    """
    return translated(text, note, **fields)


def tr_n(one: str, many: str, n: int, note: str = "", /, **fields: object) -> str:
    """Return the form of a text that fits a number, which stands in it as `{n}`.

    >>> [tr_n("{n} cell", "{n} cells", n) for n in (1, 1200)]
    ['1 cell', '1,200 cells']
    """
    return _counted(one, many, n, note, fields)


def translated(text: str, note: str = "", /, **fields: object) -> str:
    """Return a text that was marked with `translatable` in the user's language."""
    found = _filled(QCoreApplication.translate(CONTEXT, text, note), text, text, fields)
    if not fields and found != text:
        _english[found] = text
    return found


def english(text: str) -> str:
    """Return the English of a text that was translated, for names that are the same in all languages."""
    return _english.get(text, text)


def looked_up(text: str, note: str) -> str:
    """Return a text of a data file in the user's language; braces in it have no meaning."""
    return QCoreApplication.translate(CONTEXT, text, note)


def reworded(text: str) -> str:
    """Return a text of a deeper layer on one line, in the user's language if it is a Phrase.

    >>> from latticework.phrases import phrase
    >>> reworded(phrase("Part {name} has no cells.", name="T")), reworded("Soma")
    ('Part T has no cells.', 'Soma')
    """
    if not isinstance(text, Phrase):
        return one_line(text)
    fields = {name: _one_line(value) for name, value in text.fields.items()}
    if text.one:
        return _counted(text.one, text.template, int(str(fields.pop("n"))), "", fields)
    return translated(text.template, "", **fields)


def error_text(error: LatticeworkError) -> str:
    """Return the text of an error, in the user's language if it is a Phrase."""
    return reworded(error.text)


def grouped(value: float, digits: int = 0) -> str:
    """Return a number as it is written in the user's language: 1,200.5 or 1.200,5.

    >>> grouped(1200), grouped(0.25, 3)
    ('1,200', '0.250')
    """
    if isinstance(value, int):
        # Qt takes 64 bits; counts of placements may have more.
        return locale().toString(value) if abs(value) < 2**63 else f"{value:,}"
    return locale().toString(value, "f", digits)


def locale() -> QLocale:
    """Return the locale by which numbers are written."""
    return _locales[-1]


def use_locale(chosen: QLocale) -> None:
    """Write numbers as in another language from now on, in the widgets of Qt, too."""
    _locales[:] = [chosen]
    phrases.speak(chosen.bcp47Name(), reworded)
    QLocale.setDefault(chosen)


def without_letter(text: str) -> str:
    """Return the text of an entry without the mark of the letter that is pressed with Alt.

    >>> without_letter("&Save"), without_letter("保存(&S)")
    ('Save', '保存')
    """
    return re.sub(r"\(&\w\)|&", "", text)


def sentences(*texts: str) -> str:
    """Return sentences one after the other, without those that are empty; Chinese and Japanese put no space between.

    >>> sentences("All is saved.", "", "The search goes on.")
    'All is saved. The search goes on.'
    """
    return ("" if locale().language() in _SPACELESS else " ").join(filter(None, texts))


def isolated(text: str) -> str:
    """Return a name or a path so that right-to-left text around it does not change its order."""
    return f"\u2068{text}\u2069" if locale().textDirection() == Qt.LayoutDirection.RightToLeft else text


def _one_line(value: object) -> object:
    """Return the value of a field: numbers and phrases as they are, the rest as text on one line."""
    if isinstance(value, LatticeworkError):
        return value.text
    return value if isinstance(value, Phrase | int | float | Decimal) else one_line(str(value))


def _counted(one: str, many: str, n: int, note: str, fields: dict[str, object]) -> str:
    # Qt takes 32 bits; no language looks at more than the last six digits.
    found = QCoreApplication.translate(CONTEXT, many, note, n if n < 2**31 else 10**6 + n % 10**6)
    return _filled(found, one if n == 1 else many, many, {"n": n} | fields)


def _filled(found: str, english: str, key: str, fields: dict[str, object]) -> str:
    """Fill in the fields of a translation, or of the English text where there is none or it has other fields."""
    texts = {name: _written(value) for name, value in fields.items()}
    for text in (english if found == key else found, english):
        try:
            filled = text.format(**texts)
            # English among texts from right to left keeps its full stop at its end.
            return isolated(filled) if found == key else filled
        except (KeyError, IndexError, ValueError, AttributeError):
            continue
    raise ValueError(english)


def _written(value: object) -> str:
    if type(value) is int:
        return grouped(value)
    if isinstance(value, float):
        return grouped(value, 1)
    if isinstance(value, Decimal):
        return grouped(float(value), max(0, -int(value.as_tuple().exponent)))
    return isolated(reworded(value) if isinstance(value, Phrase) else str(value))
