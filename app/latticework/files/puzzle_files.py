"""Puzzles in the format of this program."""

from pathlib import Path

from latticework.files.contents import Contents
from latticework.puzzle import Puzzle, load
from latticework.puzzle.write import encoded


def read(path: Path) -> Puzzle:
    """Return the puzzle of a file; raises FileRefusedError."""
    return load(path)


def write(contents: Contents) -> bytes:
    """Return the puzzle as a file; raises LatticeworkError for one that could not be read back."""
    puzzle, _ = contents.of_puzzle()
    return encoded(puzzle, puzzle.name)
