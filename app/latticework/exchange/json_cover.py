"""Exact cover problems as JSON files, in the form that `cover.exact_cover_json` describes."""

from pathlib import Path

from latticework.cover.exact_cover import ExactCover
from latticework.cover.exact_cover_json import dump_exact_cover, parse_exact_cover
from latticework.exchange.contents import Contents
from latticework.exchange.puzzle_covers import cover_of
from latticework.reading import read_text

MOST_BYTES = 16_000_000
"""The most bytes of a file: it is decoded as a whole, which takes up to 25 times as many."""


def read(path: Path) -> ExactCover:
    """Return the problem in a file; raises FileRefusedError."""
    return parse_exact_cover(read_text(path, MOST_BYTES), path, path.stem)


def write(contents: Contents) -> bytes:
    """Return the document as a file; items keep their names as text."""
    return dump_exact_cover(cover_of(contents.document)).encode()
