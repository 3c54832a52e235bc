"""The shipped puzzles, found by name, and their measured difficulty."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from latticework import paths, replaced_files
from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.paths import shipped
from latticework.phrases import phrase
from latticework.reading import read_text

__all__ = ["Difficulty", "difficulties_file", "find", "is_taken_apart", "level_numbers", "library_name",
           "read_difficulties", "shipped", "shipped_difficulties", "write_difficulties"]

GRADES = (100, 1_000, 10_000, 100_000)
"""The numbers of nodes per solution from which on a puzzle has grade 2, 3, 4 and 5."""


def library_name(path: Path) -> str:
    """Return the name of a shipped puzzle, given its path: folder and file, "cubic/soma.toml"."""
    return path.relative_to(paths.library()).as_posix()


def find(file: Path) -> Path:
    """Return an existing file, or the shipped puzzle or answer of this name, "soma" or "cubic/soma".

    A folder hides no puzzle of its name. Raises LatticeworkError if there is neither, or several have the name.
    """
    try:
        if file.exists() and not file.is_dir():
            return file
    except OSError:  # too long a name, or a folder that may not be read: whoever opens it says so
        return file
    name = file.as_posix().casefold().removesuffix(".toml")
    every = {library_name(path).removesuffix(".toml"): path for path in shipped()}
    every |= {f"answers/{path.stem}": path for path in sorted(paths.answers().glob("*.toml"))}
    of_this_name = [other for other in every if name in {other, other.partition("/")[2]}]
    if len(of_this_name) == 1:
        return every[of_this_name[0]]
    if of_this_name:
        raise LatticeworkError(phrase("{file}: several puzzles of the library have this name: {names}",
                                      file=file, names=", ".join(of_this_name)))
    if file.is_dir():
        return file
    near = _nearest(name, list(every))
    if near:
        raise LatticeworkError(phrase("{file}: there is no such file, and no puzzle of the library has this name; "
                                      "did you mean {names}?", file=file, names=" or ".join(map(shown, near))))
    raise LatticeworkError(phrase("{file}: there is no such file, and no puzzle of the library has this name",
                                  file=file))


def _nearest(misspelt: str, names: list[str]) -> list[str]:
    """Return up to three names that a misspelt one resembles, with the folder where that was given."""
    if "/" in misspelt:
        return get_close_matches(misspelt, names)
    short = [name.partition("/")[2] for name in names]
    return [names[short.index(name)] for name in get_close_matches(misspelt, short)]


def is_taken_apart(tags: Iterable[str]) -> bool:
    """Return whether a puzzle with these tags is about taking it apart, so that its search says little about it."""
    return not {"burr", "interlocking"}.isdisjoint(tags)


def level_numbers(level: str) -> tuple[int, ...]:
    """Return the moves until each part leaves, by which levels are compared.

    >>> max("9.6.4", "10", key=level_numbers)
    '10'
    """
    return tuple(map(int, level.split("."))) if level else ()


@dataclass(frozen=True)
class Difficulty:
    """The nodes and the essentially different solutions of a whole search of the first target.

    problem: the fingerprint of what was searched, so that a puzzle is measured again after it was changed. level: of
    a puzzle that is about taking it apart the highest of all its solutions, "9.3", or "" where none comes apart.
    """

    nodes: int
    solutions: int
    problem: str
    level: str = ""

    @property
    def grade(self) -> int:
        """How hard it is to find a solution, 1 to 5, by the nodes per solution.

        >>> [Difficulty(nodes, 2, "").grade for nodes in (20, 2_000, 10**9)]
        [1, 3, 5]
        """
        return 1 + sum(self.nodes / max(1, self.solutions) >= bound for bound in GRADES)


def difficulties_file() -> Path:
    """Return the path of the file with the measured difficulties."""
    return paths.library() / "difficulty.json"


def shipped_difficulties() -> dict[str, Difficulty]:
    """Return the measured difficulties by the names of puzzles in the library, "cubic/soma.toml"."""
    return _read_once(difficulties_file()) if difficulties_file().exists() else {}


def read_difficulties(path: Path) -> dict[str, Difficulty]:
    """Return the difficulties in a file; raises FileRefusedError."""
    try:
        return {name: Difficulty(**row) for name, row in json.loads(read_text(path)).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise FileRefusedError(path, phrase("should map names of puzzles to nodes, solutions and problem ({error})",
                                            error=str(error))) from None


# Who measures and writes difficulties reads the file itself, without this cache.
_read_once = lru_cache(maxsize=1)(read_difficulties)


def write_difficulties(path: Path, measured: dict[str, Difficulty]) -> None:
    """Write difficulties, a line for each puzzle, in the order of their names; raises LatticeworkError."""
    # By hand, as json.dumps writes either all in one line or each field in a line of its own.
    rows = [f"  {json.dumps(name)}: {json.dumps(_row(measured[name]))}" for name in sorted(measured)]
    replaced_files.replace(path, ("{\n" + ",\n".join(rows) + "\n}\n").encode())


def _row(one: Difficulty) -> dict[str, object]:
    row = asdict(one)
    return row if one.level else {name: row[name] for name in row if name != "level"}
