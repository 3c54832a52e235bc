"""`latticework library`: a list of the puzzles that ship; the entry of each puzzle is cached.

Reading the puzzles takes half a second, most of it for loading code. The entry of a puzzle is cached under a hash of
its file and of all that decides the entry, so it can never be out of date; the folder may be emptied.
"""

import argparse
import hashlib
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from latticework import paths
from latticework.cli import terminal_output
from latticework.cli.options import seconds
from latticework.errors import LatticeworkError
from latticework.version import __version__

DECIDING = ("lattice", "puzzle", "cli/library_entries.py", "durations.py")
"""Parts of the program that decide the entry of a puzzle."""


class Entry(NamedTuple):
    """The entry of a puzzle: its line in the list, and its fields with --json."""

    row: list[str]
    facts: dict[str, Any]


def add_library(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--check", action="store_true", help="solve those with a published count, and compare")
    parser.add_argument("--all", action="store_true", help="with --check: also those that take over a minute")
    parser.add_argument("--measure", action="store_true",
                        help="search those whose difficulty is not known, and write it to the library")
    parser.add_argument("--seconds", type=seconds, default=60.0, metavar="S",
                        help="with --measure: the most processor time for each (60)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only files whose name contains this text")
    parser.add_argument("--tag", metavar="TAG", help="only puzzles that have this tag")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_library(chosen: argparse.Namespace) -> int:
    """List or check the puzzles that ship."""
    if chosen.check and chosen.measure:
        raise LatticeworkError("--check and --measure are two things; ask for one of them")
    if chosen.all and not chosen.check:
        raise LatticeworkError("--all says what --check checks; add that, or leave out --all")
    names = {name: path for path in paths.shipped()
             if chosen.only in (name := path.relative_to(paths.library()).as_posix())}
    entries = _entries(names)
    if chosen.tag is not None:
        entries = _tagged(entries, chosen.tag)
    if not (chosen.check or chosen.measure):
        return _list(entries, chosen.json)
    # Both only now: a list of puzzles is printed from the cache without reading any.
    from latticework.cli.library_check import check_all, measure_all  # noqa: PLC0415 a list needs no search
    from latticework.puzzle import load  # noqa: PLC0415

    puzzles = {name: load(names[name]) for name in entries}
    return (check_all if chosen.check else measure_all)(puzzles, chosen)


def _list(entries: dict[str, Entry], as_json: bool) -> int:
    if as_json:
        terminal_output.write_json({"puzzles": [entry.facts for entry in entries.values()]})
    else:
        terminal_output.write_columns([entry.row for entry in entries.values()])
    return terminal_output.DONE


def _described(name: str, path: Path) -> Entry:
    from latticework.cli.library_entries import described  # noqa: PLC0415 most often all are cached

    return Entry(*described(name, path))


def _tagged(entries: dict[str, Entry], tag: str) -> dict[str, Entry]:
    """Return the puzzles with a tag; raises LatticeworkError that lists all tags when no puzzle has it."""
    found = {name: entry for name, entry in entries.items()
             if tag.casefold() in map(str.casefold, entry.facts["tags"])}
    if not found:
        every = sorted({tag for entry in entries.values() for tag in entry.facts["tags"]})
        raise LatticeworkError(f"--tag {tag}: no puzzle has this tag; there are {', '.join(every) or 'none'}")
    return found


def _entries(names: dict[str, Path]) -> dict[str, Entry]:
    """Return the entries of puzzles, given as names with files, from the cache or made now."""
    file, decided = paths.library_index(), _hash_of_all_that_decides()
    cached = _read(file)
    keys = {name: _hash(path.read_bytes(), name.encode(), decided) for name, path in names.items()}
    found = {name: cached[keys[name]] if keys[name] in cached else _described(name, path)
             for name, path in names.items()}
    # Only when an entry was made now; entries of puzzles that are gone are left out then.
    if not cached.keys() >= {*keys.values()}:
        _write(file, {keys[name]: entry for name, entry in found.items()})
    return found


def _hash(*pieces: bytes) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for piece in pieces:
        # With its length, so that no other division into pieces has the same hash.
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
    """Return the cached entries by their keys; none where the file cannot be read."""
    try:
        kept = json.loads(file.read_text("utf-8"))
        return {key: Entry(row, facts) for key, (row, facts) in kept.items()
                if isinstance(facts, dict) and all(isinstance(cell, str) for cell in row)}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _write(file: Path, entries: dict[str, Entry]) -> None:
    """Write entries to the cache; where that fails they are made again the next time."""
    # Written beside it and renamed, so that another program never reads half a file.
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        new.write_text(json.dumps(entries), "utf-8")
        new.replace(file)
    with suppress(OSError):
        new.unlink(missing_ok=True)
