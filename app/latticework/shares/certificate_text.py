"""The text of a certificate: TOML that people can read, with a hash of itself at its end."""

import hashlib
from pathlib import Path
from typing import Annotated

import msgspec

from latticework import reading
from latticework.decoding_faults import decoding_fault
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle.toml import Lines, write_toml

FORMAT = 3
_SLICES_PROVE_NOTHING = 2
"""The format before, in which slices could be there twice or be missing: its totals are read, its slices are not."""
EMBEDDED = 20_000
"""The most bytes of a puzzle that is included in its certificate."""
MOST_DRAWS = 1_000
"""The most draws of slices; with more a certificate might be larger than LARGEST."""
LARGEST = 32_000_000
"""The most bytes of a certificate that are read: a slice takes some 5 kB, more in a deep search."""

_HEAD = """\
# What a search by Latticework found. To check it, on any computer: latticework certify --check FILE
# The search tree is listed below from its root to its end, in the order in which it was searched. Each slice begins
# where what is before it ends, and leads to its own end, item:option for each choice. What lies between two slices is
# given as nodes of a hash tree: hash, leaves, slices, nodes, open share, solutions modulo reflections, modulo
# rotations, in all, hash of the solutions, end. The root of that tree binds the totals and draws the slices.

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


class Piece(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A slice: who did it, where it ends, its results; before: the nodes between the slice before and this one."""

    computer: str
    end: str
    nodes: _Whole
    all: _Whole
    rotations: _Whole
    reflections: _Whole
    hash: str
    before: list[str] = []


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzle, as it was searched."""

    text: str


class Certificate(msgspec.Struct, forbid_unknown_fields=True):
    """The results of a search, and what is needed to check them.

    draws: how many numbers were drawn to choose the slices; after: the nodes of the hash tree behind the last slice.
    """

    puzzle: str
    fingerprint: str
    method: str
    complete: bool
    explored: float
    nodes: _Whole
    hash: str
    solutions: Counts
    draws: Annotated[int, msgspec.Meta(ge=0, le=MOST_DRAWS)] = 0
    after: list[str] = []
    computers: list[Computer] = []
    slices: list[Piece] = []
    document: Document | None = None
    format: int = FORMAT


def written(made: Certificate) -> str:
    """Return a certificate as text."""
    values = msgspec.to_builtins(made)
    given = {"format": FORMAT} | {name: value for name, value in values.items() if value not in (None, [], "")}
    # `read` takes \r\n for \n, so a \r would not come back.
    if made.document and "\r" not in made.document.text:
        given["document"] = {"text": Lines(made.document.text)}
    text = _HEAD + write_toml(given)
    return f"{text}{_SIGNED}blake2b = \"{_hash(text)}\"\n"


def is_certificate(path: Path) -> bool:
    """Whether a file is meant as a certificate, right or wrong."""
    try:
        return _SIGNED in reading.read_text(path, LARGEST).replace("\r\n", "\n")
    except LatticeworkError:
        return False


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
    if data.get("format") == _SLICES_PROVE_NOTHING:
        data = {name: value for name, value in data.items() if name not in {"tree", "slices", "after", "draws"}}
    elif data.get("format") != FORMAT:
        raise FileRefusedError(path, phrase("{given} is not a format that this program reads; should be {known}",
                                            given=shown(data.get("format")), known=FORMAT), "format")
    try:
        return msgspec.convert(data, Certificate)
    except msgspec.ValidationError as error:
        raise FileRefusedError(path, *decoding_fault(error, data, Certificate)) from None


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
