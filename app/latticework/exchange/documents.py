"""Files that can be searched, by the endings of their names: puzzles, and exact cover problems in three formats."""

from collections.abc import Callable
from pathlib import Path

from latticework.cover import ExactCover
from latticework.exchange import dlx_text, json_cover, matrix
from latticework.puzzle import load
from latticework.session.documents import Document

COVERS: dict[str, Callable[[Path], ExactCover]] = {
    ".dlx": dlx_text.read, ".json": json_cover.read, ".npz": matrix.read_document,
}
"""How exact cover problems are read, by the endings of their files."""


def load_document(path: Path) -> Document:
    """Return what a file holds; raises FileRefusedError."""
    return COVERS.get(path.suffix.lower(), load)(path)
