"""The form of a puzzle file, as msgspec checks it before anything else is looked at."""

from typing import Annotated, Any

import msgspec

from latticework.puzzle.limits import (
    MAX_CELLS,
    MAX_COLOR_PAIRS,
    MAX_COORDINATE,
    MAX_COPIES,
    MAX_LINES,
    MAX_LINK,
    MAX_LINKS,
    MAX_NAME,
    MAX_PARTS,
    MAX_PUBLISHED,
    MAX_REACH,
    MAX_RULES,
    MAX_STEP,
    MAX_TAGS,
    MAX_TARGETS,
    MAX_TEXT,
    MAX_YEAR,
)

Text = Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
NameOrNone = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]
Coordinate = Annotated[int, msgspec.Meta(ge=-MAX_COORDINATE, le=MAX_COORDINATE)]
Rows = Annotated[list[Annotated[list[Coordinate], msgspec.Meta(max_length=4)]], msgspec.Meta(max_length=MAX_CELLS)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=MAX_COPIES)]
FromTo = Copies | Annotated[list[Copies], msgspec.Meta(min_length=2, max_length=2)]


class CellsForm(msgspec.Struct):
    """Cells as a picture or a list, and the colours of some of them."""

    picture: Text | None = None
    cells: Rows | None = None
    colors: dict[str, Rows] = {}


class LineForm(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a target along which marks are different: its cells, and the side of all or of each of them."""

    cells: Rows
    side: Name | Annotated[list[Name], msgspec.Meta(max_length=MAX_CELLS)]


class TargetForm(CellsForm, kw_only=True):
    """The target of `target`, or one of `more_targets`."""

    name: NameOrNone = ""
    may_stay_empty: Rows = []
    most_empty: Annotated[int, msgspec.Meta(ge=0, le=MAX_CELLS)] | None = None
    color_pairs: Annotated[list[Annotated[list[Name], msgspec.Meta(min_length=2, max_length=2)]],
                           msgspec.Meta(max_length=MAX_COLOR_PAIRS)] | None = None
    different: Annotated[list[LineForm], msgspec.Meta(max_length=MAX_LINES)] = []


class OtherForm(TargetForm, kw_only=True):
    """One of `more_targets`; copies are those of the parts, in their order."""

    copies: Annotated[list[FromTo], msgspec.Meta(max_length=MAX_PARTS)] | None = None


class MarkForm(msgspec.Struct, forbid_unknown_fields=True):
    """A mark on a side of a part."""

    cell: Annotated[list[Coordinate], msgspec.Meta(max_length=4)]
    side: Name
    mark: Name


class MatchingForm(msgspec.Struct, forbid_unknown_fields=True):
    """What may meet, what may face nothing, how far marks reach, and how they look."""

    meet: Annotated[list[Annotated[list[Text], msgspec.Meta(min_length=2, max_length=2)]],
                    msgspec.Meta(max_length=MAX_RULES)] | None = None
    alone: Annotated[list[Text], msgspec.Meta(max_length=MAX_RULES)] | None = None
    reach: dict[str, Annotated[int, msgspec.Meta(ge=1, le=MAX_REACH)]] = {}
    kind: dict[str, str] = {}


class PartForm(CellsForm, kw_only=True):
    """A part."""

    name: Name
    copies: FromTo = 1
    color: str = ""
    motions: str = ""
    group: NameOrNone = ""
    box: bool = False
    marks: Annotated[list[MarkForm], msgspec.Meta(max_length=MAX_CELLS)] = []


class PublishedForm(msgspec.Struct):
    """A published number of solutions."""

    solutions: Annotated[int, msgspec.Meta(ge=0, le=10**18)]
    modulo: str
    source: Text
    seconds: Annotated[float, msgspec.Meta(ge=0, le=1e12)] = 0.0
    target: Annotated[int, msgspec.Meta(ge=1, le=MAX_TARGETS)] = 1


class FileForm(msgspec.Struct):
    """A whole puzzle file."""

    format: int
    lattice: Name | dict[str, Any]
    name: Name = "Untitled"
    author: Text = ""
    year: Annotated[int, msgspec.Meta(ge=-MAX_YEAR, le=MAX_YEAR)] | None = None
    source: Text = ""
    links: Annotated[list[Annotated[str, msgspec.Meta(max_length=MAX_LINK)]], msgspec.Meta(max_length=MAX_LINKS)] = []
    tags: Annotated[list[Name], msgspec.Meta(max_length=MAX_TAGS)] = []
    notes: Text = ""
    motions: str = ""
    up: Annotated[list[Annotated[int, msgspec.Meta(ge=-MAX_STEP, le=MAX_STEP)]], msgspec.Meta(max_length=3)] = []
    palette: str = ""
    target: TargetForm = msgspec.field(default_factory=TargetForm)
    more_targets: Annotated[list[OtherForm], msgspec.Meta(max_length=MAX_TARGETS - 1)] = []
    parts: Annotated[list[PartForm], msgspec.Meta(max_length=MAX_PARTS)] = []
    matching: MatchingForm | None = None
    published: Annotated[list[PublishedForm], msgspec.Meta(max_length=MAX_PUBLISHED)] = []
