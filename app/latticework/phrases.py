"""English texts that remember their template and fields, so that the window can translate them.

The terminal prints a Phrase unchanged; the window translates its `template` and fills in its `fields`.
"""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any


class Phrase(str):
    """A text made from a template with fields; `one` is the template if the field `n` is 1, "" if there is no `n`."""

    __slots__ = ("fields", "one", "template")

    template: str
    one: str
    fields: Mapping[str, object]

    def __new__(cls, template: str, one: str, fields: Mapping[str, object]) -> "Phrase":
        """Make the English text: integers with grouped digits, floats with one decimal, `decimals` with theirs."""
        chosen = one if one and fields["n"] == 1 else template
        made = super().__new__(cls, chosen.format(**{name: _written(value) for name, value in fields.items()}))
        made.template, made.one, made.fields = template, one, fields
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how to rebuild it in another process."""
        # Pickle itself would give `__new__` the finished text alone.
        return Phrase, (self.template, self.one, dict(self.fields))


def translatable(text: str, _note: str = "") -> str:
    """Return a text unchanged, marked for translation; `translated` translates it where it is shown."""
    return text


def phrase(template: str, **fields: object) -> Phrase:
    """Return a text with fields.

    >>> phrase("Part {name} has no cells.", name="T")
    'Part T has no cells.'
    """
    return Phrase(template, "", fields)


def phrase_n(one: str, many: str, n: int, **fields: object) -> Phrase:
    """Return the singular or plural of a text by a number, which is its field `{n}`.

    >>> phrase_n("{n} cell", "{n} cells", 1200)
    '1,200 cells'
    """
    return Phrase(many, one, {"n": n} | fields)


def decimals(value: float, form: str) -> Decimal:
    """Return a number for a field of a text, with as many decimals as a format gives it.

    >>> phrase("{volume} cm³", volume=decimals(4.981, ".2f"))
    '4.98 cm³'
    """
    return Decimal(format(value, form))


def said(text: Phrase) -> str:
    """Return a text in the language of the window, or in English if no window is open.

    >>> said(phrase("layer {n}", n=2))
    'layer 2'
    """
    return _speaker[1](text)


def language() -> str:
    """Return the code of the language of `said`, such as en or pt-BR."""
    return _speaker[0]


def speak(code: str, speaker: Callable[[str], str]) -> None:
    """Set the language of `said`: its code, and a function that translates texts."""
    global _speaker  # noqa: PLW0603 - one language is spoken at a time
    _speaker = code, speaker


def _written(value: object) -> object:
    # Not isinstance, as True would be written as 1.
    if type(value) is int:
        return f"{value:,}"
    return f"{value:.1f}" if isinstance(value, float) else value


_speaker: tuple[str, Callable[[str], str]] = ("en", str)
