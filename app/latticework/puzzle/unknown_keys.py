"""Keys of a puzzle file that this version does not know: they are kept, but change nothing, and may be misspelt."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

import msgspec

from latticework.errors import shown
from latticework.puzzle.file_format import FileForm, OtherForm, PartForm, PublishedForm, TargetForm
from latticework.puzzle.puzzle import Puzzle
from latticework.puzzle.targets import targets


class UnknownKey(NamedTuple):
    """A key, the table that it stands in ("" for the whole file), and the known key that it resembles, or ""."""

    where: str
    key: str
    resembles: str = ""

    def __str__(self) -> str:
        """Return it as a line for the user."""
        place = f"{self.where}: " if self.where else ""
        instead = f"; did you mean {self.resembles!r}?" if self.resembles else ""
        return f"{place}{shown(self.key)} is not a known key and changes nothing{instead}"


def unknown_keys(puzzle: Puzzle) -> list[UnknownKey]:
    """Return the keys of a puzzle that this version does not know, in the order of the file."""
    return [UnknownKey(where, key, _nearest(key, form)) for where, extra, form in _tables(puzzle) for key in extra]


def _tables(puzzle: Puzzle) -> Iterator[tuple[str, dict[str, Any], type[msgspec.Struct]]]:
    yield "", puzzle.extra, FileForm
    first, *more = targets(puzzle)
    yield "target", first.extra, TargetForm
    for number, target in enumerate(more):
        yield f"more_targets[{number}]", target.extra, OtherForm
    for number, part in enumerate(puzzle.parts):
        yield f"parts[{number}] ({part.name})", part.extra, PartForm
    for number, entry in enumerate(puzzle.published):
        yield f"published[{number}]", entry.extra, PublishedForm


def _nearest(key: str, form: type[msgspec.Struct]) -> str:
    """Return the key of a form that another one resembles, or ""."""
    return next(iter(get_close_matches(key.casefold(), form.__struct_fields__, n=1)), "")
