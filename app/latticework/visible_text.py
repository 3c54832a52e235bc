"""Texts to be seen: those from files on one line, with nothing unseen in them; those of tables, to be translated."""

from unicodedata import category

UNSEEN = {"Cc", "Zl", "Zp"}
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction in which the text after them is written."""


def one_line(text: str) -> str:
    r"""Return a text with its control characters written as in Python.

    >>> one_line("two\nlines")
    'two\\nlines'
    """
    return "".join(escaped(letter) if category(letter) in UNSEEN or letter in TURNING else letter for letter in text)


def translatable(text: str, _note: str = "") -> str:
    """Mark a text of a table made before the language is known; `translated` looks it up where it is shown."""
    return text


def escaped(letter: str) -> str:
    """Return a character as it is written in Python."""
    return letter.encode("unicode_escape").decode("ascii")
