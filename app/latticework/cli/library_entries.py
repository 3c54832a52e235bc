"""The entries of the list of `latticework library`."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from latticework.durations import duration
from latticework.puzzle import Published, Puzzle, library, load
from latticework.puzzle.sizes import pieces, pieces_of_solutions
from latticework.puzzle.targets import only_current_target, targets
from latticework.visible_text import counted

_MODULO = {"nothing": "in all positions", "rotations": "with mirror images", "reflections": "different"}


def described(name: str, path: Path) -> tuple[list[str], dict[str, Any]]:
    """Return the entry of a puzzle: its line, and its fields with --json."""
    puzzle = load(path)
    return [*row(name, puzzle)], facts(name, puzzle)


def facts(name: str, puzzle: Puzzle) -> dict[str, Any]:
    """Return the fields of a puzzle for --json; seconds: how long a published count took to check."""
    return {
        "file": name, "name": puzzle.name, "author": puzzle.author, **asdict(puzzle.origin),
        "lattice": puzzle.lattice.name,
        "targets": [{"name": target.name, "cells": len(target.cells)} for target in targets(puzzle)],
        "parts": len(puzzle.parts), "pieces": pieces(puzzle),
        "published": [{"solutions": one.solutions, "modulo": one.modulo, "target": one.target + 1,
                       "seconds": one.seconds or None, "source": one.source} for one in puzzle.published],
        "difficulty": asdict(known) if (known := library.shipped_difficulties().get(name)) else None,
    }


def row(name: str, puzzle: Puzzle) -> tuple[str, ...]:
    """Return the line of a puzzle; of several targets it has the size and count of the first."""
    counts = [one for one in puzzle.published if one.target == 0]
    # Of several counts the one that leaves out most copies: _MODULO ascends by what counts as the same.
    best = max(counts, key=lambda one: list(_MODULO).index(one.modulo), default=None)
    fewest, most = pieces_of_solutions(only_current_target(puzzle))
    many = "" if fewest == most else f"{fewest:,} to "
    size = f"{counted(len(puzzle.target.cells), 'cell')}, {many}{counted(most, 'piece')}"
    return (name, puzzle.name, puzzle.lattice.name, size, _count(best),
            duration(best.seconds) if best and best.seconds else "", _made(puzzle))


def _made(puzzle: Puzzle) -> str:
    year = "" if puzzle.origin.year is None else str(puzzle.origin.year)
    return ", ".join(filter(None, (puzzle.author, year)))


def _count(published: Published | None) -> str:
    return f"{published.solutions:,} {_MODULO[published.modulo]}" if published else ""
