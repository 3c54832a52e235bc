"""A puzzle or an exact cover problem from standard input, kept in a temporary file while a command works on it."""

import argparse
import atexit
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from latticework.cli import terminal_output
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import formats
from latticework.files.cover_matrices import parse_table
from latticework.files.exact_covers import parse_dlx
from latticework.files.file_format import decoded, format_of
from latticework.files.puzzle_files import is_code
from latticework.phrases import phrase
from latticework.reading import SQLITE

NAME = "standard input"

_MOST = 1 << 27
"""The most bytes of any format; that of the contents has a limit of its own."""

_BEGINNINGS = {b"\x93NUMPY": ".npy", b"PK\x03\x04": ".npz", b"\x1f\x8b": ".xmpuzzle"}
_JSON, _OURS = ("[", "{"), ("lattice", "[target]", "[[parts]]")


def take(chosen: argparse.Namespace) -> None:
    """Read standard input and let the arguments name what was read instead of "-"; raises LatticeworkError."""
    data = sys.stdin.buffer.read(_MOST + 1)
    if len(data) > _MOST:
        raise FileRefusedError(NAME, phrase("larger than {most} bytes, the most that is read", most=_MOST))
    if not data.strip():
        raise FileRefusedError(NAME, phrase("is empty; pipe a puzzle or an exact cover problem into the command"))
    if data.startswith(SQLITE):
        raise FileRefusedError(NAME, phrase(
            "is a search file; give its name instead of -, because a search writes into its file"))
    text = decoded(data)
    named = getattr(chosen, "format", None)
    if named is None and is_code(text.strip()):
        chosen.file = Path(text.strip())
        return
    ending = named or _ending(data, text)
    folder = tempfile.mkdtemp(prefix="latticework-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    chosen.file = Path(folder, f"standard-input{ending}")
    chosen.file.write_bytes(data)
    terminal_output.aliases[str(chosen.file)] = NAME


def _ending(data: bytes, text: str) -> str:
    """Return the ending that a file with these contents has; raises LatticeworkError if several or none fit."""
    for beginning, ending in _BEGINNINGS.items():
        if data.startswith(beginning):
            return ending
    others = format_of(data, "", formats.readable())
    if others is not None:
        return others.ending
    # A header of TOML begins with a bracket, as a list of JSON does.
    if any(word in text for word in _OURS):
        return formats.PUZZLE.ending
    if text.lstrip().startswith(_JSON):
        return ".json"
    found: list[str] = []
    for ending, parse in ((".dlx", parse_dlx), (".matrix", parse_table)):
        with suppress(LatticeworkError):
            found += [ending] if parse(text, NAME, "").n_options else []
    if len(found) == 1:
        return found[0]
    known = ", ".join(form.ending[1:] for form in formats.FORMATS if form.is_read and form != formats.SEARCH)
    if found:
        raise FileRefusedError(NAME, phrase(
            "can be read in several ways ({endings}); name its format with --format: {known}",
            endings=", ".join(found), known=known))
    raise FileRefusedError(NAME, phrase("is in no known format; name its format with --format: {known}", known=known))
