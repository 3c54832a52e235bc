"""The family of errors for users; reasons of the system and of readers of TOML and JSON, in our own words."""

import re
from pathlib import Path

from latticework.phrases import Phrase, phrase

_OF_SYSTEM = (
    phrase("No such file or directory"), phrase("Permission denied"), phrase("Operation not permitted"),
    phrase("Is a directory"), phrase("Not a directory"), phrase("File exists"), phrase("File name too long"),
    phrase("No space left on device"), phrase("Read-only file system"), phrase("Input/output error"),
)
"""The most common reasons of the system for refusing to read or write a file."""

_OF_TOML = {
    "Invalid value": phrase("has no value that can be read; right are text in quotes, a number, true, false, a list "
                            "in [ ] or a table in {{ }}"),
    "Expected '=' after a key": phrase("has a key without a value; key = value is right"),
    "Expected newline or end of document": phrase("goes on after a value; one key = value on a line is right"),
    "Invalid statement": phrase("begins with no key; key = value, [table] or a comment after # is right"),
    "Invalid initial character for a key": phrase("begins with no key; letters, digits, _ and - make one, others "
                                                  "stand in quotes"),
    "Unterminated string": phrase("has text without an end; quotes on both sides are right"),
    "Illegal character": phrase("has a character that may not stand there"),
    "Unclosed array": phrase("has a list without its end; a ] is missing"),
    "Unclosed inline table": phrase("has a table without its end; a }} is missing"),
    "Cannot overwrite a value": phrase("gives a key a second value; each key is right once"),
    "Duplicate inline table key": phrase("gives a key a second value; each key is right once"),
    "Cannot declare": phrase("begins a table that is there already; each is right once, or [[...]] for several"),
    "Expected ']": phrase("has a [table] without its end; a ] is missing"),
}
"""The beginnings of messages of tomllib, with our own words for them."""

_TOO_DEEP = phrase("too many lists or tables stand in one another")


class LatticeworkError(Exception):
    """Something the user asked for cannot be done; the message is one line for the user.

    >>> try:
    ...     lw.solve("soma", engine="dxl")
    ... except lw.LatticeworkError as error:
    ...     print(error)
    engine: 'dxl' should be one of 'auto', 'bitset', 'cells', 'dlx', 'backtrack', 'processor'; did you mean 'dlx'?
    """

    @property
    def text(self) -> str:
        """The message; a Phrase if the window can translate it."""
        return self.args[0] if self.args and isinstance(self.args[0], Phrase) else str(self)


class FileRefusedError(LatticeworkError):
    """A file is damaged, too large, newer than the program, or not ours.

    The message names the file and the field, shows the value and says what would be right.
    """

    def __init__(self, path: Path | str, reason: str, field: str = "") -> None:
        # All three as arguments of the exception, or it could not be unpickled in another process.
        super().__init__(path, reason, field)
        self.path, self.field, self.reason = path, field, reason

    def __str__(self) -> str:
        what = f"{self.field}: {self.reason}" if self.field else self.reason
        return _cut(f"{self.path}: {' '.join(what.split())}", 1_000)

    @property
    def text(self) -> str:
        """The message with its reason, and the field if there is one, as phrases."""
        if not self.field:
            return phrase("{path}: {reason}", path=self.path, reason=self.reason)
        return phrase("{path}: {field}: {reason}", path=self.path, field=self.field, reason=self.reason)


def shown(value: object, length: int = 60) -> str:
    """Return the value as one short line for a message."""
    try:
        return _cut(repr(value), length)
    except ValueError:  # Python refuses to write a number of very many digits
        return object.__repr__(value)


def reason_of_system(error: Exception) -> str:
    """Return the reason of the system for an error."""
    given = getattr(error, "strerror", None) or str(error)
    return next((own for own in _OF_SYSTEM if own == given), given)


def reason_of_toml(error: Exception) -> Phrase:
    """Return why a text is no TOML file, and where."""
    if isinstance(error, RecursionError):
        return phrase("not a valid TOML file: {reason}", reason=_TOO_DEEP)
    # Where the fault is tomllib says in its message only.
    message = str(error)
    reason = next((own for begin, own in _OF_TOML.items() if message.startswith(begin)), message)
    if place := re.search(r" \(at line (\d+), column (\d+)\)$", message):
        return phrase("not a valid TOML file: line {line}, column {column}: {reason}", line=place[1], column=place[2],
                      reason=message[: place.start()] if reason is message else reason)
    if message.endswith(" (at end of document)"):
        return phrase("not a valid TOML file: its last line {reason}", reason=reason)
    return phrase("not a valid TOML file: {reason}", reason=reason)


def reason_of_json(error: Exception) -> Phrase:
    """Return why a text is no JSON file, and where."""
    if isinstance(error, RecursionError):
        return phrase("not a valid JSON file: {error}", error=_TOO_DEEP)
    if str(error) == "Input data was truncated":
        return phrase("not a valid JSON file: it ends too early; a ] or }} is missing, or quotes")
    if place := re.fullmatch(r"JSON is malformed: .* \(byte (\d+)\)", str(error)):
        return phrase("not a valid JSON file: byte {number} is not what should stand there", number=place[1])
    return phrase("not a valid JSON file: {error}", error=str(error))


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"
