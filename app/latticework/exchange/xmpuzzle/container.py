"""The XML of a file, plain or packed by gzip, in pieces and within limits."""

import zlib
from collections.abc import Iterator
from pathlib import Path

from latticework.errors import FileRefusedError
from latticework.files import SQLITE, read_bytes
from latticework.phrases import phrase

GZIP = b"\x1f\x8b"
MOST_BYTES = 1 << 26
"""The most bytes of a file, packed or not."""

MOST_PACKED = 1000
"""The most files that gzip packed one after another; unpacking more takes long, however small they are."""

PIECE = 1 << 18


def pieces(path: Path) -> Iterator[bytes]:
    """Yield the XML of a file; raises FileRefusedError where it cannot be unpacked, or is too large."""
    yield from pieces_of(read_bytes(path, MOST_BYTES + 1), path)


def pieces_of(data: bytes, path: Path | str) -> Iterator[bytes]:
    """Yield the XML of the bytes of a file, path being what errors call it, as `pieces` does."""
    if not data:
        raise FileRefusedError(path, phrase("is empty; should be a puzzle of BurrTools, XML or XML packed by gzip"))
    if data.startswith(SQLITE):
        raise FileRefusedError(path, phrase("is a search file of this program; should be a puzzle of BurrTools"))
    size = 0
    for piece in _unpacked(data, path) if data.startswith(GZIP) else _cut(data):
        size += len(piece)
        if size > MOST_BYTES:
            raise FileRefusedError(path, phrase("holds more than {most} bytes, the most that is read",
                                                most=MOST_BYTES))
        yield piece


def _cut(data: bytes) -> Iterator[bytes]:
    for first in range(0, len(data), PIECE):
        yield data[first : first + PIECE]


def _unpacked(data: bytes, path: Path | str) -> Iterator[bytes]:
    """Yield what gzip packed, of several packed files in one all; what follows the last one is left out."""
    packed = 0
    while data.startswith(GZIP):
        packed += 1
        if packed > MOST_PACKED:
            raise FileRefusedError(path, phrase("is packed by gzip in more than {most} pieces, the most that is read",
                                                most=MOST_PACKED))
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
