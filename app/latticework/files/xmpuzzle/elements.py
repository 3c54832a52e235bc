"""The XML of a file, plain or packed by gzip: elements that are read as a tree, the others only counted.

Entities and document types are refused, so that no file can grow while it is read or name other files.
"""

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.parsers import expat

from latticework.errors import FileRefusedError, shown
from latticework.phrases import phrase
from latticework.reading import SQLITE, read_bytes

_GZIP = b"\x1f\x8b"
MOST_BYTES = 1 << 26
"""The most bytes of a file, packed or not."""

_MOST_PACKED = 1000
"""The most files that gzip packed one after another; unpacking more takes long, however small they are."""

PIECE = 1 << 18

MOST_ELEMENTS = 1_500_000
MOST_KEPT = 200_000
"""The most elements that are read, not only counted."""

_MOST_ATTRIBUTES = 1_000_000
"""The most attributes of the elements that are read."""

_LONGEST_TEXTS = {"voxel": 12_000_000, "comment": 2_000_000, "assembly": 2_000_000}
"""The elements whose text is read, and its most characters: a sign and two digits of a colour for each cell of a
shape, blanks apart; a few numbers for each of 100,000 copies of an assembly."""

_LONGEST_TAG = 1 << 20
"""The most bytes of a tag; the parser looks at a longer one again and again."""

READ: dict[tuple[str, ...], tuple[str, ...]] = {
    (): ("puzzle",),
    ("puzzle",): ("gridType", "colors", "shapes", "problems", "comment"),
    ("puzzle", "colors"): ("color",),
    ("puzzle", "shapes"): ("voxel",),
    ("puzzle", "problems"): ("problem",),
    ("puzzle", "problems", "problem"): ("shapes", "result", "bitmap", "solutions"),
    ("puzzle", "problems", "problem", "shapes"): ("shape",),
    ("puzzle", "problems", "problem", "shapes", "shape"): ("group",),
    ("puzzle", "problems", "problem", "bitmap"): ("pair",),
    ("puzzle", "problems", "problem", "solutions"): ("solution",),
    ("puzzle", "problems", "problem", "solutions", "solution"): ("assembly",),
}
"""The elements that are read, by the path of those around them."""


def xml_of_file(path: Path) -> Iterator[bytes]:
    """Yield the XML of a file; raises FileRefusedError where it cannot be unpacked, or is too large."""
    yield from xml_of_bytes(read_bytes(path, MOST_BYTES + 1), path)


def xml_of_bytes(data: bytes, path: Path | str) -> Iterator[bytes]:
    """Yield the XML of the bytes of a file as `xml_of_file` does; path: its name in error messages."""
    if not data:
        raise FileRefusedError(path, phrase("is empty; should be a puzzle of BurrTools, XML or XML packed by gzip"))
    if data.startswith(SQLITE):
        raise FileRefusedError(path, phrase("is a search file of this program; should be a puzzle of BurrTools"))
    size = 0
    for piece in _unpacked(data, path) if data.startswith(_GZIP) else _cut(data):
        size += len(piece)
        if size > MOST_BYTES:
            raise FileRefusedError(path, phrase("holds more than {most} bytes, the most that is read",
                                                most=MOST_BYTES))
        yield piece


def _cut(data: bytes) -> Iterator[bytes]:
    for first in range(0, len(data), PIECE):
        yield data[first : first + PIECE]


def _unpacked(data: bytes, path: Path | str) -> Iterator[bytes]:
    """Yield the unpacked data of all files that gzip packed into one; data after the last one is ignored."""
    packed = 0
    # Several packed files one after another are one stream to gzip, and so to BurrTools.
    while data.startswith(_GZIP):
        packed += 1
        if packed > _MOST_PACKED:
            raise FileRefusedError(path, phrase("is packed by gzip in more than {most} pieces, the most that is read",
                                                most=_MOST_PACKED))
        unpacking = zlib.decompressobj(wbits=31)
        while not unpacking.eof:
            try:
                piece = unpacking.decompress(data, PIECE)
            except zlib.error:
                raise FileRefusedError(path, phrase("is damaged: its gzip packing cannot be undone")) from None
            data = unpacking.unconsumed_tail
            if not piece and not data and not unpacking.eof:
                raise FileRefusedError(path, phrase("is cut off: its gzip packing has no end"))
            yield piece
        data = unpacking.unused_data


@dataclass(slots=True)
class Element:
    """An element that is read: its attributes, its text, the elements in it, and how many others it has by name."""

    name: str
    attributes: dict[str, str]
    line: int = 0
    text: str = ""
    children: "list[Element]" = field(default_factory=list)
    unread: dict[str, int] = field(default_factory=dict)

    def all(self, name: str) -> "list[Element]":
        """Return the elements of a name in it, in order."""
        return [child for child in self.children if child.name == name]

    def one(self, name: str) -> "Element":
        """Return the first element of a name in it, an empty one where there is none."""
        return next(iter(self.all(name)), Element(name, {}, self.line))

    def everywhere(self) -> "Iterator[Element]":
        """Yield it and all that it holds."""
        yield self
        for child in self.children:
            yield from child.everywhere()


def read_elements(pieces: Callable[[], Iterator[bytes]], path: Path | str) -> Element:
    """Return the element `puzzle` of a file, given as a function that yields its bytes in pieces.

    A file with bytes that are wrong in its encoding, by default UTF-8, is read as Latin-1. Raises FileRefusedError.
    """
    try:
        return _parse(pieces(), path, None)
    except expat.ExpatError as error:
        if error.code != expat.errors.codes[expat.errors.XML_ERROR_INVALID_TOKEN]:
            raise _no_xml(path, error) from None
    try:
        return _parse(pieces(), path, "iso-8859-1")
    except expat.ExpatError as error:
        raise _no_xml(path, error) from None


def _no_xml(path: Path | str, error: expat.ExpatError) -> FileRefusedError:
    return FileRefusedError(path, phrase("is no XML: {fault} in line {line}", line=error.lineno,
                                         fault=expat.errors.messages[error.code]))


def _parse(pieces: Iterator[bytes], path: Path | str, encoding: str | None) -> Element:
    tree = _Tree(path, encoding)
    try:
        for piece in pieces:
            tree.parser.Parse(piece, False)
            # After each piece: the parser keeps an unfinished tag and reads it again with each next one.
            tree.check_tag(len(piece))
        tree.parser.Parse(b"", True)
    except (LookupError, ValueError) as error:  # an unknown encoding
        raise FileRefusedError(path, phrase("is no XML: {fault}", fault=str(error))) from None
    if not tree.root.children:
        raise FileRefusedError(path, phrase("begins with the element {name}; a file of BurrTools begins with puzzle",
                                            name=shown(next(iter(tree.root.unread)))))
    return tree.root.children[0]


class _Tree:
    """Receives the events of the parser, and keeps the elements that are read."""

    def __init__(self, path: Path | str, encoding: str | None) -> None:
        self.path = path
        self.root = Element("", {})
        self.open = [self.root]
        self.texts: list[list[str]] = [[]]
        self.lengths = [0]
        self.skipped = self.count = self.kept = self.attributes = self.fed = 0
        self.parser: Any = expat.ParserCreate(encoding)
        # Without it each line of a shape is a call of its own, and a shape may have a thousand.
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self.refuse_type
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def refuse_type(self, *_: object) -> None:
        # Entities can be declared in a document type only, so there are none to expand.
        raise FileRefusedError(self.path, phrase("declares a document type, which no puzzle of BurrTools has"))

    def check_tag(self, fed: int) -> None:
        self.fed += fed
        if self.fed - self.parser.CurrentByteIndex > _LONGEST_TAG:
            raise FileRefusedError(self.path, phrase("has a tag of more than {most} bytes", most=_LONGEST_TAG))

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.count += 1
        if self.count > MOST_ELEMENTS or self.kept > MOST_KEPT:
            raise FileRefusedError(self.path, phrase("has more than {most} elements, the most that are read",
                                                     most=MOST_KEPT if self.kept > MOST_KEPT else MOST_ELEMENTS))
        if self.skipped:
            self.skipped += 1
        elif name in READ.get(tuple(element.name for element in self.open[1:]), ()):
            self.kept += 1
            self.attributes += len(attributes)
            if self.attributes > _MOST_ATTRIBUTES:
                raise FileRefusedError(self.path, phrase("has more than {most} attributes, the most that are read",
                                                         most=_MOST_ATTRIBUTES))
            element = Element(name, attributes, self.parser.CurrentLineNumber)
            self.open[-1].children.append(element)
            self.open.append(element)
            self.texts.append([])
            self.lengths.append(0)
        else:
            unread = self.open[-1].unread
            unread[name] = unread.get(name, 0) + 1
            self.skipped = 1

    def end(self, _name: str) -> None:
        if self.skipped:
            self.skipped -= 1
        else:
            self.open.pop().text = "".join(self.texts.pop())
            self.lengths.pop()

    def characters(self, text: str) -> None:
        """Keep a piece of text; blanks between cells mean nothing, and there may be millions."""
        element = self.open[-1]
        most = _LONGEST_TEXTS.get(element.name, 0)
        if self.skipped or not most:
            return
        kept = "".join(text.split()) if element.name == "voxel" else text
        self.texts[-1].append(kept)
        self.lengths[-1] += len(kept)
        if self.lengths[-1] > most:
            raise FileRefusedError(self.path, phrase("has a text of more than {most} characters", most=most),
                                   phrase("{element} in line {line}", element=element.name, line=element.line))
