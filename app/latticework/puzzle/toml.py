"""Writing TOML in linear time: tables under headers, and each value on one line."""

import re
from collections.abc import Iterator
from typing import Any

_BARE = re.compile("[A-Za-z0-9_-]+")
_ESCAPES = {number: f"\\u{number:04x}" for number in (*range(32), 127)} | {
    ord(char): f"\\{letter}" for char, letter in zip('\b\t\n\f\r"\\', 'btnfr"\\', strict=True)}
_ESCAPES_IN_LINES = {number: escape for number, escape in _ESCAPES.items() if chr(number) not in '\n"'}


class Lines(str):
    """A text to be written on several lines."""

    __slots__ = ()


def write_toml(table: dict[str, Any]) -> str:
    """Return a table of values that tomllib can read as TOML, from which it is read back unchanged."""
    return "".join(f"{line}\n" for line in _lines(table, ""))


def _lines(table: dict[str, Any], path: str) -> Iterator[str]:
    """Yield the lines below the header of a table: its own values first, or they would belong to an inner table."""
    for key, value in table.items():
        if not _has_header(value):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in table.items():
        if not _has_header(value):
            continue
        inner = f"{path}{_key(key)}"
        for one in [value] if isinstance(value, dict) else value:
            if isinstance(value, list):
                yield f"\n[[{inner}]]"
            elif not one or not all(map(_has_header, one.values())):
                yield f"\n[{inner}]"
            yield from _lines(one, f"{inner}.")


def _has_header(value: object) -> bool:
    """Whether a value is a table or a list of tables."""
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, Lines):
        # A line break right after the opening quotes is not part of the text.
        return '"""\n' + value.translate(_ESCAPES_IN_LINES).replace('"""', '""\\"') + '"""'
    if isinstance(value, str):
        return f'"{value.translate(_ESCAPES)}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    # Before numbers: True is an int to Python.
    if isinstance(value, bool):
        return str(value).lower()
    # What is left are dates and times, which unknown keys may have.
    return str(value) if isinstance(value, int | float) else value.isoformat().replace("+00:00", "Z")
