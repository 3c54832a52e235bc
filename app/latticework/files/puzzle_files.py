"""Puzzles in the two formats of this program: as files, and as codes, one line of text to be sent in a message.

A code is PREFIX, then in base 64 for URLs: the CRC-32 of what follows (4 bytes, big-endian), and the puzzle's file
compressed by raw deflate (RFC 1951) with DICTIONARY. The number in the prefix rises when any of these changes.
"""

import base64
import re
import zlib

from latticework.errors import FileRefusedError
from latticework.files.opened_and_written import Contents
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, parse
from latticework.puzzle.write import encoded
from latticework.reading import MAX_BYTES

PREFIX = "LW1:"
"""The beginning of each code of this version."""

_SOURCE = "puzzle code"
"""The name of a code in error messages, as it has no file name."""

# Texts of puzzle files, the most frequent last, so that even a short puzzle shrinks. It never changes in a version.
DICTIONARY = (
    b'source = "url = "seconds = modulo = "reflections"\nmodulo = "rotations"\nmodulo = "nothing"\n[[published]]\n'
    b'solutions = [matching]\nform = "key"\nform = "hole"\nmarks = [{cell = direction = more_targets]]\ncolors = {'
    b'"triangular-prism""tetrahedron-octahedron""rhombic-tetrahedron""packed-spheres""hexagonal-prism""hexagon"'
    b'"triangle""half-square""square-stick""ring"up = [0, 0, 1]\nplaced = mirror"\nmotions = "turn over"\nmotions = '
    b'"turn"\ngroup = "optional = cells = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0], [0, 0, 1], [2, 0, 0], '
    b'format = 1\nname = "author = "notes = """\n\nlattice = "square"\nlattice = "cubic"\n\n[target]\n'
    b'picture = """\n###\n###\n###\n\n###\n"""\nbox = [[0, 0, 0], [3, 3, 3]]\n\n[[parts]]\nname = "copies = 2\n'
    b'picture = """\n##\n#.\n"""\n\n[[parts]]\nname = "'
)

_WITHIN_CODE = re.compile(r"[\s>]+")  # forums break long lines and mark quoted ones


def write(contents: Contents) -> bytes:
    """Return the puzzle as a file; raises LatticeworkError for one that could not be read back."""
    puzzle, _ = contents.of_puzzle()
    return encoded(puzzle, puzzle.name)


def code_of(puzzle: Puzzle) -> str:
    """Return the code of a puzzle, on one line; raises LatticeworkError where the puzzle is too large to be read."""
    deflate = zlib.compressobj(9, wbits=-15, zdict=DICTIONARY)
    packed = deflate.compress(encoded(puzzle, puzzle.name)) + deflate.flush()
    return PREFIX + base64.urlsafe_b64encode(_check_sum(packed) + packed).decode().rstrip("=")


def is_code(text: str) -> bool:
    """Return whether a text is meant as a puzzle code of any version."""
    return re.match(r"[\s>]*LW\d+:", text) is not None


def puzzle_of(text: str) -> Puzzle:
    """Return the puzzle of a code, which may be broken into lines; raises FileRefusedError saying what is wrong."""
    text = _WITHIN_CODE.sub("", text)
    version, _, body = text.partition(":")
    if f"{version}:" != PREFIX:
        raise FileRefusedError(_SOURCE, phrase("is of version {given}; this program reads version {known}",
                                              given=version[2:12], known=PREFIX[2:-1]))
    if not re.fullmatch(r"[\w-]*", body, re.ASCII):
        raise FileRefusedError(_SOURCE, phrase("has other characters than letters, digits, “-” and “_”"))
    whole = body if len(body) % 4 != 1 else body[:-1]  # so many characters are no number of bytes
    data = base64.urlsafe_b64decode(whole + "=" * (-len(whole) % 4))
    if data[:4] != _check_sum(data[4:]):
        raise FileRefusedError(_SOURCE, phrase("was changed or cut off on its way; copy it again, up to its last "
                                              "character"))
    inflate = zlib.decompressobj(wbits=-15, zdict=DICTIONARY)
    try:
        # No more than a puzzle may have: a short code could unpack to gigabytes.
        content = inflate.decompress(data[4:], MAX_BYTES + 1)
    except zlib.error:
        content = b""
    if not inflate.eof or len(content) > MAX_BYTES:
        raise FileRefusedError(_SOURCE, phrase("holds no puzzle"))
    try:
        return parse(content.decode(), _SOURCE)
    except UnicodeDecodeError:
        raise FileRefusedError(_SOURCE, phrase("holds no puzzle")) from None


def _check_sum(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(4, "big")
