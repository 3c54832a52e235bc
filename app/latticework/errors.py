"""The one family of errors that a user may meet."""

import re
from pathlib import Path


class LatticeworkError(Exception):
    """Something the user asked for cannot be done; the message is one line for the user.

    >>> try:
    ...     lw.solve("soma", engine="dxl")
    ... except lw.LatticeworkError as error:
    ...     print(error)
    engine: 'dxl' should be one of 'auto', 'bitset', 'dlx', 'backtrack', 'processor'; did you mean 'dlx'?
    """


class FileRefusedError(LatticeworkError):
    """A file is damaged, too large, newer than the program, or not ours.

    The message names the file and the field, shows the value and says what would be right.
    """

    def __init__(self, path: Path | str, reason: str, field: str = "") -> None:
        self.path, self.field, self.reason = path, field, reason
        what = " ".join((f"{field}: {reason}" if field else reason).split())
        super().__init__(_cut(f"{path}: {what}", 1_000))


def shown(value: object, length: int = 60) -> str:
    """Return the value as one short line for a message."""
    return _cut(repr(value), length)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"


_WORDS = {"int": "a whole number", "float": "a number", "str": "text", "bool": "true or false", "array": "a list",
          "object": "a table", "null": "nothing"}


def at_fault(message: str, data: object) -> str:
    """Return a message of the strict decoder, "... - at `$.parts[0].copies`", in plain words, with the value."""
    what, _, where = message.partition(" - at `$")
    plain = re.sub("`([^`]*)`", lambda m: " or ".join(_WORDS.get(t, t) for t in m[1].split(" | ")), what)
    plain = plain.replace("Expected ", "should be ").replace("Object missing required field", "lacks the field")
    plain = plain.replace("Object contains unknown field", "has the unknown field")
    place = where.strip("`").lstrip(".")
    plain = f"{place}: {plain}" if place else plain
    value = data
    for name, number in re.findall(r"\.([^.\[`]+)|\[(\d+)\]", where):
        try:
            value = value[int(number)] if number else value[name]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            return plain
    return f"{plain}: {shown(value)}" if where else plain
