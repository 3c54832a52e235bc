"""Text on one line: strings from files with control characters made visible, numbers with their nouns, shares."""

from math import nextafter
from unicodedata import category

_UNSEEN = {"Cc", "Zl", "Zp"}
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text after them."""


ISOLATES = frozenset("\u2068\u2069")
"""Those that the window puts around names, so that names keep their own direction."""


def one_line(text: str, kept: frozenset[str] = frozenset()) -> str:
    r"""Return a text with its control characters, except those to be kept, written as in Python.

    >>> one_line("two\nlines")
    'two\\nlines'
    """
    # A name that turns the direction of writing could make a line show something else.
    turning = TURNING - kept
    return "".join(escaped(letter) if category(letter) in _UNSEEN or letter in turning else letter for letter in text)


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its noun; the plural ends with an s unless `many` is given.

    >>> counted(1, "solution"), counted(1200, "solution")
    ('1 solution', '1,200 solutions')
    """
    return f"{number:,} {one if number == 1 else many or one + 's'}"


UNFINISHED = nextafter(1.0, 0.0)
"""The largest share of work that is not finished."""


def percent(share: float, digits: int) -> float:
    """Return a share as a percentage that, written with so many decimals, is 100 only if the share is 1.

    >>> percent(0.996, 0), percent(0.996, 1), percent(1.0, 0)
    (99.0, 99.6, 100.0)
    """
    return 100.0 if share >= 1 else min(100 * share, 100 - 10.0**-digits)


def escaped(letter: str) -> str:
    """Return a character as an escape sequence of Python."""
    return letter.encode("unicode_escape").decode("ascii")
