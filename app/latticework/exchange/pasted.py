"""Puzzles that were copied as text: a puzzle code, or the contents of a puzzle file."""

import re

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.exchange.contents import Opened
from latticework.exchange.puzzle_code import is_code, puzzle_of
from latticework.files import MAX_BYTES
from latticework.phrases import phrase
from latticework.puzzle import parse

SOURCE = "copied text"
"""What errors call it."""

_PUZZLE_FILE = re.compile(r"^\s*(lattice|format|\[target\]|\[\[parts\]\])", re.MULTILINE)


def read_pasted(text: str) -> Opened:
    """Return the puzzle that a text holds; raises LatticeworkError saying what was not understood."""
    if len(text) > MAX_BYTES:
        raise FileRefusedError(SOURCE, phrase("larger than {most} bytes, the most that is read", most=MAX_BYTES))
    if is_code(text):
        return Opened(puzzle_of(text))
    if _PUZZLE_FILE.search(text):
        return Opened(parse(text, SOURCE))
    begin = " ".join(text[:200].split())[:60]
    if not begin:
        raise LatticeworkError(phrase("nothing was copied that is text; copy a puzzle code or the text of a puzzle "
                                      "file first"))
    raise LatticeworkError(phrase("“{begin}” is neither a puzzle code, which begins with LW1:, nor the text of a "
                                  "puzzle file", begin=begin))
