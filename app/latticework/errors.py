"""The family of errors for users."""

from pathlib import Path

from latticework.phrases import Phrase, phrase


class LatticeworkError(Exception):
    """Something the user asked for cannot be done; the message is one line for the user.

    >>> try:
    ...     lw.solve("soma", engine="dxl")
    ... except lw.LatticeworkError as error:
    ...     print(error)
    engine: 'dxl' should be one of 'auto', 'bitset', 'dlx', 'backtrack', 'processor'; did you mean 'dlx'?
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
    return _cut(repr(value), length)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"

