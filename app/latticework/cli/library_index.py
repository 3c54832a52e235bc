"""What the list of the library says of each puzzle, kept so that it need not be read from all files each time.

Reading the puzzles takes half a second, most of it for the code that does it. What was said of a puzzle is kept under
a hash of its file and of all that decides what is said, so it can never be out of date; the folder may be emptied.
"""

import hashlib
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from latticework import paths
from latticework.version import __version__

DECIDING = ("lattice", "puzzle", "cli/library_puzzles.py", "durations.py")
"""Parts of the program that decide what is said of a puzzle."""


class Entry(NamedTuple):
    """What is said of a puzzle: its line in the list, and its fields with --json."""

    row: list[str]
    facts: dict[str, Any]


def entries(names: dict[str, Path], described: Callable[[str, Path], Entry]) -> dict[str, Entry]:
    """Return what is said of puzzles, given by their names with their files; described: works it out for one."""
    file, decided = paths.library_index(), _hash_of_all_that_decides()
    known = _read(file)
    keys = {name: _hash(path.read_bytes(), name.encode(), decided) for name, path in names.items()}
    found = {name: known[keys[name]] if keys[name] in known else described(name, path)
             for name, path in names.items()}
    if not known.keys() >= {*keys.values()}:
        _write(file, {keys[name]: entry for name, entry in found.items()})
    return found


def _hash(*pieces: bytes) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for piece in pieces:
        digest.update(len(piece).to_bytes(8, "big") + piece)
    return digest.hexdigest()


def _hash_of_all_that_decides() -> bytes:
    package = Path(__file__).resolve().parents[1]
    places = [*(package / place for place in DECIDING), paths.resources() / "lattices",
              paths.library() / "difficulty.json"]
    sources = [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*")))]
    return _hash(__version__.encode(), *(file.read_bytes() for file in sources
                                         if file.suffix in {".py", ".toml", ".json"})).encode()


def _read(file: Path) -> dict[str, Entry]:
    """Return what is kept; nothing where that cannot be read."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        return {key: Entry(row, facts) for key, (row, facts) in kept.items()
                if isinstance(facts, dict) and all(isinstance(cell, str) for cell in row)}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _write(file: Path, said: dict[str, Entry]) -> None:
    """Keep what was said this time; where that cannot be written it is worked out again the next time."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(json.dumps(said), "utf-8")
        new.replace(file)
    with suppress(OSError):
        new.unlink(missing_ok=True)
