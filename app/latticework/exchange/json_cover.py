"""Exact cover problems as JSON files, in the form that `cover.exact_cover_json` describes."""

from pathlib import Path

from latticework.cover.exact_cover import ExactCover
from latticework.cover.exact_cover_json import MOST_BYTES, parse_exact_cover
from latticework.files import read_text


def read(path: Path) -> ExactCover:
    """Return the problem in a file; raises FileRefusedError."""
    return parse_exact_cover(read_text(path, MOST_BYTES), path, path.stem)
