"""Messages of the system and of the readers of TOML and JSON, in our own words, so that they can be translated."""

import re

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


def of_system(error: Exception) -> str:
    """Return the reason of the system for an error."""
    given = getattr(error, "strerror", None) or str(error)
    return next((own for own in _OF_SYSTEM if own == given), given)


def of_toml(error: Exception) -> Phrase:
    """Return why a text is no TOML file, and where."""
    if isinstance(error, RecursionError):
        return phrase("not a valid TOML file: {reason}", reason=_TOO_DEEP)
    message = str(error)
    reason = next((own for begin, own in _OF_TOML.items() if message.startswith(begin)), message)
    if place := re.search(r" \(at line (\d+), column (\d+)\)$", message):
        return phrase("not a valid TOML file: line {line}, column {column}: {reason}", line=place[1], column=place[2],
                      reason=message[: place.start()] if reason is message else reason)
    if message.endswith(" (at end of document)"):
        return phrase("not a valid TOML file: its last line {reason}", reason=reason)
    return phrase("not a valid TOML file: {reason}", reason=reason)


def of_json(error: Exception) -> Phrase:
    """Return why a text is no JSON file, and where."""
    if isinstance(error, RecursionError):
        return phrase("not a valid JSON file: {error}", error=_TOO_DEEP)
    if str(error) == "Input data was truncated":
        return phrase("not a valid JSON file: it ends too early; a ] or }} is missing, or quotes")
    if place := re.fullmatch(r"JSON is malformed: .* \(byte (\d+)\)", str(error)):
        return phrase("not a valid JSON file: byte {number} is not what should stand there", number=place[1])
    return phrase("not a valid JSON file: {error}", error=str(error))
