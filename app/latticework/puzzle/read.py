"""Reading puzzle files strictly and within limits; keys of later versions are kept."""

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from latticework import paths
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.lattice import Cell, Lattice, by_name, names, own_files
from latticework.lattice import load as load_lattice
from latticework.lattice.by_name import lattice_from_data, with_bends_crossing
from latticework.lattice.layers import check_up
from latticework.phrases import phrase
from latticework.puzzle.answers import answer_of, is_answer
from latticework.puzzle.cell_text import OPTIONAL, read_picture
from latticework.puzzle.colors import PALETTES, CellColors, ColorPairs, color_of
from latticework.puzzle.limits import (
    MAX_ALL_CELLS,
    MAX_CELLS,
    MAX_COLOR_PAIRS,
    MAX_COORDINATE,
    MAX_COPIES,
    MAX_FORMS,
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
from latticework.puzzle.marks import HOLE, KEY, PLAIN, Line, Mark, Matching, across
from latticework.puzzle.puzzle import MODULI, Form, Origin, Part, Published, Puzzle, Target, is_link, rules
from latticework.puzzle.targets import targets
from latticework.reading import parse_toml, read_toml

Text = Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
NameOrNone = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]
Coordinate = Annotated[int, msgspec.Meta(ge=-MAX_COORDINATE, le=MAX_COORDINATE)]
Rows = Annotated[list[Annotated[list[Coordinate], msgspec.Meta(max_length=4)]], msgspec.Meta(max_length=MAX_CELLS)]
Copies = Annotated[int, msgspec.Meta(ge=0, le=MAX_COPIES)]
FromTo = Copies | Annotated[list[Copies], msgspec.Meta(min_length=2, max_length=2)]

FORMAT = 2
"""The format of files in which bends may not cross either, if the lattice forbids it."""

BENDS_MAY_CROSS = 1
"""The format of all other files; older files, written before that rule, so keep their meaning."""


class CellsForm(msgspec.Struct):
    """Cells as a picture or a list, and the colours of some of them."""

    picture: Text | None = None
    cells: Rows | None = None
    colors: dict[str, Rows] = {}


class LineForm(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a target along which marks are different: its cells, and one side for all or one for each."""

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
    """The rules for marks: which may meet, which may face nothing, how far they reach, how they look."""

    meet: Annotated[list[Annotated[list[Text], msgspec.Meta(min_length=2, max_length=2)]],
                    msgspec.Meta(max_length=MAX_RULES)] | None = None
    alone: Annotated[list[Text], msgspec.Meta(max_length=MAX_RULES)] | None = None
    reach: dict[str, Annotated[int, msgspec.Meta(ge=1, le=MAX_REACH)]] = {}
    kind: dict[str, str] = {}


class FormForm(CellsForm, forbid_unknown_fields=True, kw_only=True):
    """One of several forms of a part."""

    marks: Annotated[list[MarkForm], msgspec.Meta(max_length=MAX_CELLS)] = []


class PartForm(CellsForm, kw_only=True):
    """A part; one with `forms` has no cells, colours and marks beside them."""

    name: Name
    copies: FromTo = 1
    color: str = ""
    motions: str = ""
    group: NameOrNone = ""
    box: bool = False
    marks: Annotated[list[MarkForm], msgspec.Meta(max_length=MAX_CELLS)] = []
    forms: Annotated[list[FormForm], msgspec.Meta(min_length=1, max_length=MAX_FORMS)] | None = None


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


class _CellReader:
    """Reads the cells of one file, in its lattice; raises FileRefusedError naming the source and the field."""

    def __init__(self, lattice: Lattice, source: Path | str) -> None:
        self.lattice, self.source = lattice, source
        self.cell_count = 0

    def refuse(self, field: str, reason: str) -> FileRefusedError:
        """Return the error for a field of the file."""
        return FileRefusedError(self.source, reason, field)

    def cells(self, given: CellsForm, field: str) -> tuple[Cell, ...]:
        """Return the cells of a target or part, without their colours."""
        if given.picture is not None and given.cells is not None:
            raise self.refuse(field, phrase("has both a picture and cells; one of them is right"))
        if given.picture is not None:
            return self._pictured(given.picture, f"{field}.picture")
        lattice = self.lattice
        length = lattice.rank + (len(lattice.kinds) > 1)
        made = []
        for row in given.cells or []:
            cell = lattice.internal(tuple(row))
            if len(row) != length or not 0 <= cell[-1] < len(lattice.kinds):
                raise self.refuse(f"{field}.cells", phrase("{cell} is no cell of the lattice {lattice}, which has "
                                                           "{count} coordinates a cell", cell=row,
                                                           lattice=repr(lattice.name), count=length))
            made.append(cell)
        return self._distinct(made, f"{field}.cells")

    def colors(self, given: CellsForm, cells: tuple[Cell, ...], field: str) -> CellColors:
        """Return the colours of the cells of a target or part."""
        made: dict[Cell, str] = {}
        present = set(cells)
        for name, rows in given.colors.items():
            color = self._color(name, field)
            for cell in self.cells(CellsForm(cells=rows), f"{field}.{name}"):
                if cell not in present or cell in made:
                    found = list(self.lattice.written(cell))
                    raise self.refuse(field, phrase("{cell} has two colours", cell=found) if cell in present else
                                      phrase("{cell} is no cell here", cell=found))
                made[cell] = color
        return tuple(sorted(made.items()))

    def color_pairs(self, given: TargetForm, field: str) -> ColorPairs | None:
        """Return which colours of parts match which of a target, None where equal ones do."""
        if given.color_pairs is None:
            return None
        pairs = {(self._color(one, field), self._color(other, field)) for one, other in given.color_pairs}
        return tuple(sorted(pairs))

    def lines(self, given: TargetForm, cells: tuple[Cell, ...], field: str) -> tuple[Line, ...]:
        """Return the lines of a target along which marks are different."""
        present = set(cells)
        return tuple(self._line(line, present, f"{field}[{number}]") for number, line in enumerate(given.different))

    def _line(self, given: LineForm, present: set[Cell], field: str) -> Line:
        labels = given.side if isinstance(given.side, list) else [given.side] * len(given.cells)
        if len(labels) != len(given.cells):
            raise self.refuse(f"{field}.side", phrase("has {count} entries, but there are {cells} cells",
                                                      count=len(labels), cells=len(given.cells)))
        line = tuple(sorted((self._side(row, label, present, field), label)
                            for row, label in zip(given.cells, labels, strict=True)))
        self._count(len(line), field)
        if len(set(line)) < len(line):
            raise self.refuse(field, phrase("names a side twice"))
        return line

    def _side(self, row: list[int], label: str, present: set[Cell], field: str) -> Cell:
        cell = self.lattice.internal(tuple(row))
        if cell not in present:
            raise self.refuse(f"{field}.cells", phrase("{cell} is no cell of the target", cell=row))
        if across(self.lattice, cell, label) is None:
            sides = ", ".join(repr(edge.label) for edge in self.lattice.kinds[cell[-1]].half_edges)
            raise self.refuse(f"{field}.side", phrase("{side} is no side of {cell}, which has {sides}",
                                                      side=shown(label), cell=row, sides=sides))
        return cell

    def _color(self, name: str, field: str) -> str:
        try:
            return color_of(name)
        except LatticeworkError as error:
            raise self.refuse(field, error.text) from None

    def optional(self, given: TargetForm, cells: tuple[Cell, ...], field: str) -> tuple[Cell, ...]:
        """Return those cells of a target that may stay empty."""
        listed = self.cells(CellsForm(cells=given.may_stay_empty), field)
        if given.picture is not None and OPTIONAL in given.picture:
            marked = read_picture(given.picture, OPTIONAL)
            # A cell may be named in both ways.
            listed = tuple(sorted({*listed, *((*cell[: self.lattice.rank], 0) for cell in marked)}))
        strange = set(listed).difference(cells)
        if strange:
            raise self.refuse(field, phrase("{cell} is no cell of the target",
                                            cell=list(self.lattice.written(min(strange)))))
        return listed

    def _pictured(self, text: str, field: str) -> tuple[Cell, ...]:
        lattice = self.lattice
        if len(lattice.kinds) > 1 or not 2 <= lattice.rank <= 3:
            raise self.refuse(field, phrase("the lattice {lattice} has no pictures; give cells",
                                            lattice=repr(lattice.name)))
        try:
            cells = read_picture(text)
        except ValueError as error:
            raise self.refuse(field, error.args[0]) from None
        if lattice.rank == 2 and any(z for _, _, z in cells):
            raise self.refuse(field, phrase("has several layers, but the lattice is flat: remove the empty lines"))
        return self._distinct([(*cell[: lattice.rank], 0) for cell in cells], field)

    def _distinct(self, cells: list[Cell], field: str) -> tuple[Cell, ...]:
        if len(cells) > MAX_CELLS:
            raise self.refuse(field, phrase("has {count} cells; at most {most} are read", count=len(cells),
                                            most=MAX_CELLS))
        self._count(len(cells), field)
        if len(set(cells)) < len(cells):
            twice = Counter(cells).most_common(1)[0][0]
            raise self.refuse(field, phrase("names the cell {cell} twice", cell=list(twice[:-1])))
        return tuple(sorted(cells))

    def _count(self, cells: int, field: str) -> None:
        # Of all targets and parts together: each may be within its limit, and all of them too much.
        self.cell_count += cells
        if self.cell_count > MAX_ALL_CELLS:
            raise self.refuse(field, phrase("makes it more than {most} cells in all; no more are read",
                                            most=MAX_ALL_CELLS))


def load(path: Path) -> Puzzle:
    """Return the puzzle of a file, also of an answer that ships; raises FileRefusedError naming file and field."""
    data = _decoded(path)
    return answer_of(data, path).puzzle() if is_answer(data) else from_data(data, path)


def load_any(path: Path) -> tuple[Puzzle, bool]:
    """Return the puzzle of a file, or of a lattice file an empty one in that lattice, and whether it was the latter.

    Raises FileRefusedError naming file and field.
    """
    data = _decoded(path)
    if is_answer(data):
        return answer_of(data, path).puzzle(), False
    if "vectors" not in data:
        return _Reader(data, path).puzzle(), False
    lattice = lattice_from_data(data, path)
    return Puzzle(lattice, lattice.title), True


def _decoded(path: Path) -> dict[str, Any]:
    data = read_toml(path)
    if {"fingerprint", "signature"} <= data.keys():
        raise FileRefusedError(path, phrase("is a certificate, not a puzzle; `latticework certify --check` checks "
                                            "it"))
    return data


def parse(text: str, source: Path | str) -> Puzzle:
    """Return the puzzle of a TOML text; raises FileRefusedError naming the source and the field."""
    return from_data(parse_toml(text, source), source)


def from_data(data: dict[str, Any], source: Path | str) -> Puzzle:
    """Return the puzzle of decoded contents; raises FileRefusedError naming the source and the field."""
    return _Reader(data, source).puzzle()


class _Reader:
    """Turns one decoded file into a puzzle; keeps the source for messages."""

    def __init__(self, data: dict[str, Any], source: Path | str) -> None:
        self.data, self.source = data, source

    def refuse(self, field: str, reason: str) -> FileRefusedError:
        return FileRefusedError(self.source, reason, field)

    def puzzle(self) -> Puzzle:
        # The format first: a file of a newer version may fail every later check, for reasons that say nothing.
        self.check_format()
        self.check_texts()
        try:
            file = msgspec.convert(self.data, FileForm)
        except msgspec.ValidationError as error:
            raise FileRefusedError(self.source, *decoding_fault(error, self.data, FileForm)) from None
        lattice = self.lattice_of(file.lattice)
        reader = _CellReader(lattice, self.source)
        self.check_motions(file.motions, lattice, "motions")
        check_up(lattice, tuple(file.up), self.source)
        if file.palette not in PALETTES:
            raise self.refuse("palette", phrase("{given} should be one of {names}, or left out",
                                                given=shown(file.palette), names=", ".join(filter(None, PALETTES))))
        return Puzzle(
            lattice, file.name, file.author, file.notes, file.motions,
            target=self.target(file.target, reader, "target", self.data.get("target", {})),
            parts=tuple(self.part(number, part, reader) for number, part in enumerate(file.parts)),
            matching=self.matching(file.matching),
            published=tuple(self.published(number, entry) for number, entry in enumerate(file.published)),
            extra=unknown(self.data, FileForm),
            others=tuple(self.other(number, other, reader) for number, other in enumerate(file.more_targets)),
            up=tuple(file.up),
            palette=file.palette,
            origin=self.origin(file),
        )

    def check_texts(self) -> None:
        """Refuse lone surrogates, which no file can hold."""
        try:
            with suppress(TypeError):  # of what is no part of a document, about which other checks say more
                msgspec.json.encode(self.data, enc_hook=str)
        except UnicodeEncodeError as error:
            raise self.refuse("", phrase("{text} cannot be written", text=shown(error.object))) from None

    def check_format(self) -> None:
        version = self.data.get("format")
        if version is None:
            raise self.refuse("format", phrase("is missing; a puzzle file begins with format = {format}",
                                               format=BENDS_MAY_CROSS))
        # By type(), as True is an instance of int.
        if type(version) is int and version > FORMAT:
            raise self.refuse("format", phrase("{given} is newer than this program, which reads format {format}",
                                               given=str(version), format=FORMAT))
        if type(version) is not int or version < BENDS_MAY_CROSS:
            raise self.refuse("format", phrase("{given} should be {format}", given=shown(version),
                                               format=BENDS_MAY_CROSS))

    def lattice_of(self, given: str | dict[str, Any]) -> Lattice:
        if isinstance(given, dict):
            return lattice_from_data(given, f"{self.source}: lattice")
        # Only beside a file: what is read from a text has no folder.
        if given.endswith(".toml") and isinstance(self.source, Path):
            try:
                return load_lattice(self.source.parent / given)
            except FileRefusedError as error:
                raise self.refuse("lattice", error.text) from None
        try:
            # Files of the first format are older than the rule on bends, and mean the lattice without it.
            return by_name(given) if self.data["format"] > BENDS_MAY_CROSS else with_bends_crossing(given)
        except FileRefusedError as error:
            raise self.refuse("lattice", error.text) from None
        except KeyError:
            known = ", ".join((*names(), *own_files()))
            raise self.refuse("lattice", phrase("{given} is not known; there are {known}, or a lattice file beside "
                                                "this one or in {folder}, or a table with its contents",
                                                given=shown(given), known=known, folder=paths.lattices())) from None

    def check_motions(self, motions: str, lattice: Lattice, field: str) -> None:
        if motions and motions not in rules(lattice):
            raise self.refuse(field, phrase("{motions} should be one of {known}", motions=shown(motions),
                                            known=", ".join(map(repr, rules(lattice)))))

    def origin(self, given: FileForm) -> Origin:
        for number, link in enumerate(given.links):
            if not is_link(link):
                raise self.refuse(f"links[{number}]", phrase("{link} should be an address that begins with https:// "
                                                             "or http://", link=shown(link)))
        return Origin(given.year, given.source, tuple(given.links), tuple(given.tags))

    def target(self, given: TargetForm, reader: _CellReader, field: str, data: dict[str, Any]) -> Target:
        cells = reader.cells(given, field)
        return Target(cells, reader.optional(given, cells, f"{field}.may_stay_empty"),
                      reader.colors(given, cells, f"{field}.colors"), given.name,
                      extra=unknown(data, type(given)), most_empty=given.most_empty,
                      color_pairs=reader.color_pairs(given, f"{field}.color_pairs"),
                      different=reader.lines(given, cells, f"{field}.different"))

    def other(self, number: int, given: OtherForm, reader: _CellReader) -> Target:
        field = f"more_targets[{number}]"
        target = self.target(given, reader, field, self.data["more_targets"][number])
        if given.copies is None:
            return target
        parts = len(self.data.get("parts", []))
        if len(given.copies) != parts:
            raise self.refuse(f"{field}.copies", phrase("has {count} entries, but there are {parts} parts",
                                                        count=str(len(given.copies)), parts=str(parts)))
        return replace(target, copies=tuple(self.from_to(copies, f"{field}.copies") for copies in given.copies))

    def part(self, number: int, given: PartForm, reader: _CellReader) -> Part:
        field = f"parts[{number}] ({given.name})"
        self.check_motions(given.motions, reader.lattice, f"{field}.motions")
        if given.color and not re.fullmatch("#[0-9a-fA-F]{6}", given.color):
            raise self.refuse(f"{field}.color", phrase("{color} should be like '#3182bd'", color=shown(given.color)))
        least, most = self.from_to(given.copies, f"{field}.copies")
        first, *others = self.forms(given, reader, field)
        return Part(given.name, first.cells, least, most, given.color, given.motions, first.marks,
                    unknown(self.data["parts"][number], PartForm), given.group, first.cell_colors,
                    self.box(given, field), tuple(others))

    def forms(self, given: PartForm, reader: _CellReader, field: str) -> list[Form]:
        if given.forms is None:
            return [self.form(given, reader, field)]
        beside = next((key for key in FormForm.__struct_fields__ if getattr(given, key)), "")
        if beside:
            raise self.refuse(f"{field}.{beside}", phrase("a part with forms has no {key} beside them; put {key} "
                                                          "into one of the forms", key=beside))
        return [self.form(form, reader, f"{field}.forms[{number}]") for number, form in enumerate(given.forms)]

    def form(self, given: PartForm | FormForm, reader: _CellReader, field: str) -> Form:
        cells = reader.cells(given, field)
        present = set(cells)
        marks = tuple(sorted(self.mark(mark, present, reader.lattice, f"{field}.marks") for mark in given.marks))
        return Form(cells, marks, reader.colors(given, cells, f"{field}.colors"))

    def box(self, given: PartForm, field: str) -> bool:
        if given.box and (given.motions or self.data.get("motions")) != "placed":
            raise self.refuse(f"{field}.box", phrase("true should be false, or the part should be placed: "
                                                     "motions = {placed}", placed=repr("placed")))
        return given.box

    def from_to(self, given: FromTo, field: str) -> tuple[int, int]:
        least, most = given if isinstance(given, list) else (given, given)
        if least > most:
            raise self.refuse(field, phrase("[{least}, {most}] should be [from, to] with from at most to",
                                            least=str(least), most=str(most)))
        return least, most

    def mark(self, given: MarkForm, cells: set[Cell], lattice: Lattice, field: str) -> Mark:
        cell = lattice.internal(tuple(given.cell))
        if cell not in cells:
            raise self.refuse(field, phrase("{cell} is no cell of the part", cell=given.cell))
        if across(lattice, cell, given.side) is None:
            sides = ", ".join(repr(edge.label) for edge in lattice.kinds[cell[-1]].half_edges)
            raise self.refuse(field, phrase("{side} is no side of {cell}, which has {sides}", side=shown(given.side),
                                            cell=given.cell, sides=sides))
        return Mark(cell, given.side, given.mark)

    def matching(self, given: MatchingForm | None) -> Matching | None:
        if given is None:
            return None
        meet = None if given.meet is None else tuple((one, other) for one, other in given.meet)
        for mark, kind in given.kind.items():
            if kind not in {KEY, HOLE} or mark == PLAIN:
                raise self.refuse("matching.kind", phrase("{mark} = {kind} should be a mark and {key} or {hole}",
                                                          mark=shown(mark), kind=shown(kind), key=repr(KEY),
                                                          hole=repr(HOLE)))
        return Matching(meet, None if given.alone is None else tuple(given.alone), given.reach, given.kind)

    def published(self, number: int, given: PublishedForm) -> Published:
        if given.modulo not in MODULI:
            raise self.refuse(f"published[{number}].modulo", phrase("{modulo} should be one of {known}",
                                                                    modulo=shown(given.modulo),
                                                                    known=", ".join(map(repr, MODULI))))
        targets = 1 + len(self.data.get("more_targets", []))
        if given.target > targets:
            raise self.refuse(f"published[{number}].target", phrase("{target} should be at most {targets}, the "
                                                                    "number of targets", target=str(given.target),
                                                                    targets=str(targets)))
        # Targets are numbered from 1 in files.
        return Published(given.solutions, given.modulo, given.source, given.seconds,
                         unknown(self.data["published"][number], PublishedForm), given.target - 1)


def unknown(data: dict[str, Any], form: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the entries with keys that this version does not know, to be written back unchanged."""
    return {key: value for key, value in data.items() if key not in form.__struct_fields__}


class UnknownKey(NamedTuple):
    """An unknown key, the table that it is in ("" for the whole file), and the valid key that it resembles, or ""."""

    where: str
    key: str
    resembles: str = ""

    def __str__(self) -> str:
        """Return the warning for the user, in one line."""
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
    """Return the key of a form that resembles a key, or ""."""
    return next(iter(get_close_matches(key.casefold(), form.__struct_fields__, n=1)), "")
