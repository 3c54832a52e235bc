"""The text of a certificate: TOML that people can read, with a hash of itself at its end."""

import hashlib
import re
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np

from latticework import reading
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, shown
from latticework.phrases import phrase
from latticework.puzzle.toml import Lines, write_toml
from latticework.search.arrays import LEVEL

_FORMAT = 2
EMBEDDED = 20_000
"""The most bytes of a puzzle that is included in its certificate."""
LARGEST = 8_000_000
"""The most bytes of a certificate that are read: a slice takes some 2 kB, more in a deep search."""

_HEAD = """\
# What a search by Latticework found. To check it, on any computer: latticework certify --check FILE
# That does the slices below again, pieces of the search, from the puzzle alone, and compares. They are those that the
# root of a hash tree over all slices draws; it also binds the totals, and way_up leads from each slice to it.
# A slice begins where its way leads, item:option or item:first-last for each choice, and enters up to `budget` nodes.

"""
_SIGNED = "\n[signature]\n"


class WrongCertificateError(FileRefusedError):
    """A certificate that states something false, or was changed."""


_Whole = Annotated[int, msgspec.Meta(ge=0)]


class Counts(msgspec.Struct, forbid_unknown_fields=True):
    """Numbers of solutions: all, modulo rotations, modulo reflections too."""

    all: _Whole
    rotations: _Whole
    reflections: _Whole


class Computer(msgspec.Struct, forbid_unknown_fields=True):
    """A computer that took part; its name is empty for what was done before names were recorded."""

    name: str
    version: str
    slices: _Whole
    nodes: _Whole


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    """A slice: who did it, by which method, where it begins, how far it may go, its result, its way to the root."""

    computer: str
    method: str
    way: str
    share: _Whole
    budget: _Whole
    pieces: _Whole
    room: _Whole
    work: _Whole
    nodes: _Whole
    explored: _Whole
    all: _Whole
    rotations: _Whole
    reflections: _Whole
    hash: str
    rest: str
    way_up: list[str] = []


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzle, as it was searched."""

    text: str


class Certificate(msgspec.Struct, forbid_unknown_fields=True):
    """The results of a search, and what is needed to check them; tree: root of the hash tree, "" without slices."""

    puzzle: str
    fingerprint: str
    method: str
    complete: bool
    explored: float
    nodes: _Whole
    hash: str
    solutions: Counts
    tree: str = ""
    computers: list[Computer] = []
    slices: list[Piece] = []
    document: Document | None = None
    format: int = _FORMAT


def written(made: Certificate) -> str:
    """Return a certificate as text."""
    values = msgspec.to_builtins(made)
    given = {"format": _FORMAT} | {name: value for name, value in values.items() if value not in (None, [], "")}
    # `read` takes \r\n for \n, so a \r would not come back.
    if made.document and "\r" not in made.document.text:
        given["document"] = {"text": Lines(made.document.text)}
    text = _HEAD + write_toml(given)
    return f"{text}{_SIGNED}blake2b = \"{_hash(text)}\"\n"


def read(path: Path) -> Certificate:
    """Return the certificate in a file; raises FileRefusedError when it is none, or was changed."""
    text = reading.read_text(path, LARGEST).replace("\r\n", "\n")
    # The last one, as a puzzle in the certificate may hold such a line itself.
    signed, mark, signature = text.rpartition(_SIGNED)
    if not mark:
        raise FileRefusedError(path, phrase("is no certificate, as `latticework certify` writes them"))
    if signature.strip() != f'blake2b = "{_hash(signed)}"':
        raise WrongCertificateError(path, phrase("was changed since it was signed"))
    data = reading.parse_toml(signed, path)
    if data.get("format") != _FORMAT:
        raise FileRefusedError(path, phrase("{given} is not a format that this program reads; should be {known}",
                                            given=shown(data.get("format")), known=_FORMAT), "format")
    try:
        return msgspec.convert(data, Certificate)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, data, Certificate)) from None


def way(state: bytes) -> str:
    """Return the choices that lead to where a slice begins as text: "3:17 5:40-44"."""
    levels = np.frombuffer(state, LEVEL).tolist()
    return " ".join(f"{item}:{option}" + (f"-{last}" if last != option else "") for item, option, last in levels)


def state(path: Path, text: str) -> bytes:
    """Return the packed state of choices that `way` wrote; raises FileRefusedError naming the file."""
    levels = []
    for word in text.split():
        found = re.fullmatch(r"(\d{1,9}):(\d{1,9})(?:-(\d{1,9}))?", word, re.ASCII)
        if found is None:
            raise FileRefusedError(path, phrase("{word} should be item:option or item:first-last", word=shown(word)),
                                   "slices")
        levels.append((int(found[1]), int(found[2]), int(found[3] or found[2])))
    return np.array(levels, LEVEL).tobytes()


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
