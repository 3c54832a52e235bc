"""Reading puzzle documents: strict, within limits, keys of later versions kept."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from latticework import paths
from latticework.decoding_faults import at_fault
from latticework.errors import FileRefusedError, shown
from latticework.files import parse_toml, read_text, read_toml
from latticework.lattice import Cell, Lattice, by_name, names, own_files
from latticework.lattice import load as load_lattice
from latticework.lattice.by_name import own, with_bends_crossing
from latticework.lattice.up_direction import check_up
from latticework.phrases import phrase
from latticework.puzzle.file_format import (
    FileForm,
    FromTo,
    MarkForm,
    MatchingForm,
    OtherForm,
    PartForm,
    PublishedForm,
    TargetForm,
)
from latticework.puzzle.marks import HOLE, KEY, PLAIN, Mark, Matching, across
from latticework.puzzle.origin import Origin, is_link
from latticework.puzzle.palettes import PALETTES
from latticework.puzzle.puzzle import MODULI, Part, Published, Puzzle, Target, rules
from latticework.puzzle.read_cells import CellReader

FORMAT = 2
"""The format of files in which bends may not cross either, where the lattice forbids it."""

BENDS_MAY_CROSS = 1
"""The format of all others, and of files from before there was that rule, which mean what they meant."""


def load(path: Path) -> Puzzle:
    """Return the puzzle of a file; raises FileRefusedError naming file and field."""
    return parse(read_text(path), path)


def load_any(path: Path) -> tuple[Puzzle, bool]:
    """Return the puzzle of a file, or an empty one in the lattice of a lattice file, and whether it was the latter.

    Raises FileRefusedError naming file and field.
    """
    data = read_toml(path)
    if "vectors" not in data:
        return _Reader(data, path).puzzle(), False
    lattice = own(data, path)
    return Puzzle(lattice, lattice.title), True


def parse(text: str, source: Path | str) -> Puzzle:
    """Return the puzzle of a TOML text; raises FileRefusedError naming the source and the field."""
    return from_data(parse_toml(text, source), source)


def from_data(data: dict[str, Any], source: Path | str) -> Puzzle:
    """Return the puzzle of decoded contents; raises FileRefusedError naming the source and the field."""
    return _Reader(data, source).puzzle()


class _Reader:
    """Turns one decoded file into a puzzle; holds the source for messages."""

    def __init__(self, data: dict[str, Any], source: Path | str) -> None:
        self.data, self.source = data, source

    def refuse(self, field: str, reason: str) -> FileRefusedError:
        return FileRefusedError(self.source, reason, field)

    def puzzle(self) -> Puzzle:
        self.check_format()
        try:
            file = msgspec.convert(self.data, FileForm)
        except msgspec.ValidationError as error:
            raise FileRefusedError(self.source, *at_fault(error, self.data, FileForm)) from None
        lattice = self.lattice_of(file.lattice)
        reader = CellReader(lattice, self.source)
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

    def check_format(self) -> None:
        version = self.data.get("format")
        if version is None:
            raise self.refuse("format", phrase("is missing; a puzzle file begins with format = {format}",
                                               format=BENDS_MAY_CROSS))
        if type(version) is int and version > FORMAT:
            raise self.refuse("format", phrase("{given} is newer than this program, which reads format {format}",
                                               given=str(version), format=FORMAT))
        if type(version) is not int or version < BENDS_MAY_CROSS:
            raise self.refuse("format", phrase("{given} should be {format}", given=shown(version),
                                               format=BENDS_MAY_CROSS))

    def lattice_of(self, given: str | dict[str, Any]) -> Lattice:
        if isinstance(given, dict):
            return own(given, f"{self.source}: lattice")
        if given.endswith(".toml") and isinstance(self.source, Path):
            try:
                return load_lattice(self.source.parent / given)
            except FileRefusedError as error:
                raise self.refuse("lattice", error.text) from None
        try:
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

    def target(self, given: TargetForm, reader: CellReader, field: str, data: dict[str, Any]) -> Target:
        cells = reader.cells(given, field)
        return Target(cells, reader.optional(given, cells, f"{field}.may_stay_empty"),
                      reader.colors(given, cells, f"{field}.colors"), given.name,
                      extra=unknown(data, type(given)), most_empty=given.most_empty,
                      color_pairs=reader.color_pairs(given, f"{field}.color_pairs"),
                      different=reader.lines(given, cells, f"{field}.different"))

    def other(self, number: int, given: OtherForm, reader: CellReader) -> Target:
        field = f"more_targets[{number}]"
        target = self.target(given, reader, field, self.data["more_targets"][number])
        if given.copies is None:
            return target
        parts = len(self.data.get("parts", []))
        if len(given.copies) != parts:
            raise self.refuse(f"{field}.copies", phrase("has {count} entries, but there are {parts} parts",
                                                        count=str(len(given.copies)), parts=str(parts)))
        return replace(target, copies=tuple(self.from_to(copies, f"{field}.copies") for copies in given.copies))

    def part(self, number: int, given: PartForm, reader: CellReader) -> Part:
        field = f"parts[{number}] ({given.name})"
        self.check_motions(given.motions, reader.lattice, f"{field}.motions")
        if given.color and not re.fullmatch("#[0-9a-fA-F]{6}", given.color):
            raise self.refuse(f"{field}.color", phrase("{color} should be like '#3182bd'", color=shown(given.color)))
        least, most = self.from_to(given.copies, f"{field}.copies")
        cells = reader.cells(given, field)
        present = set(cells)
        marks = tuple(sorted(self.mark(mark, present, reader.lattice, f"{field}.marks") for mark in given.marks))
        return Part(given.name, cells, least, most, given.color, given.motions, marks,
                    unknown(self.data["parts"][number], PartForm), given.group,
                    reader.colors(given, cells, f"{field}.colors"), self.box(given, field))

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
        return Published(given.solutions, given.modulo, given.source, given.seconds,
                         unknown(self.data["published"][number], PublishedForm), given.target - 1)


def unknown(data: dict[str, Any], known: type[msgspec.Struct]) -> dict[str, Any]:
    """Return the keys that this version does not know, to be written back unchanged."""
    return {key: value for key, value in data.items() if key not in known.__struct_fields__}
