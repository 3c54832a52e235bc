"""The one family of errors that a user may meet."""

import re
from pathlib import Path


class LatticeworkError(Exception):
    """Something the user asked for cannot be done; the message is one line for the user."""


class FileRefusedError(LatticeworkError):
    """A file is damaged, too large, newer than the program, or not ours.

    The message names the file and the field, shows the value and says what would be right.
    """

    def __init__(self, path: Path | str, reason: str, field: str = "") -> None:
        self.path, self.field, self.reason = path, field, reason
        where = f"{path}: {field}: " if field else f"{path}: "
        super().__init__(where + " ".join(reason.split()))


def shown(value: object, length: int = 60) -> str:
    """Return the value as one short line for a message."""
    text = repr(value)
    return text if len(text) <= length else text[: length - 1] + "…"


def at_fault(message: str, data: object) -> str:
    """Return a message of the strict decoder, "... - at `$.parts[0].copies`", with the value it speaks of."""
    _, _, where = message.partition(" - at `$")
    value = data
    for name, number in re.findall(r"\.([^.\[`]+)|\[(\d+)\]", where):
        try:
            value = value[int(number)] if number else value[name]  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            return message
    return f"{message}: {shown(value)}" if where else message
