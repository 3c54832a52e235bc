"""How hard the puzzles that ship are, as it was measured: a file beside them, read by the window and the terminal."""

import json
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path

from latticework import paths, replaced_files
from latticework.errors import FileRefusedError
from latticework.files import read_text
from latticework.phrases import phrase

GRADES = (100, 1_000, 10_000, 100_000)
"""Nodes for each solution from which on a puzzle has two points of five, three, four, five."""


@dataclass(frozen=True)
class Difficulty:
    """What a whole search of the first target met: nodes, and essentially different solutions.

    problem: the fingerprint of what was searched, so that a puzzle that was changed is measured again.
    """

    nodes: int
    solutions: int
    problem: str

    @property
    def grade(self) -> int:
        """How hard it is to find a solution, 1 to 5, by the nodes for each one.

        >>> [Difficulty(nodes, 2, "").grade for nodes in (20, 2_000, 10**9)]
        [1, 3, 5]
        """
        return 1 + sum(self.nodes / max(1, self.solutions) >= bound for bound in GRADES)


def file() -> Path:
    """Return the file of the measured difficulties."""
    return paths.library() / "difficulty.json"


def shipped_difficulties() -> dict[str, Difficulty]:
    """Return what was measured, by the name of the puzzle in the library, "cubic/soma.toml"."""
    return _read_once(file()) if file().exists() else {}


def read_difficulties(path: Path) -> dict[str, Difficulty]:
    """Return what a file tells; raises FileRefusedError."""
    try:
        return {name: Difficulty(**row) for name, row in json.loads(read_text(path)).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise FileRefusedError(path, phrase("should map names of puzzles to nodes, solutions and problem ({error})",
                                            error=str(error))) from None


_read_once = lru_cache(maxsize=1)(read_difficulties)


def write_difficulties(path: Path, known: dict[str, Difficulty]) -> None:
    """Write what was measured, a line for each puzzle, in the order of their names; raises LatticeworkError."""
    rows = [f"  {json.dumps(name)}: {json.dumps(asdict(known[name]))}" for name in sorted(known)]
    replaced_files.replace(path, ("{\n" + ",\n".join(rows) + "\n}\n").encode())
