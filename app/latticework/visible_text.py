"""Text on one line: strings from files with control characters made visible, numbers with their nouns."""

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


def escaped(letter: str) -> str:
    """Return a character as an escape sequence of Python."""
    return letter.encode("unicode_escape").decode("ascii")
