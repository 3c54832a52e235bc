"""`library`: the puzzles that ship, and checking their published counts; `lattices`: the lattices."""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from latticework import paths
from latticework.cli import output
from latticework.cli.solve import run
from latticework.lattice import builtin, load, motions, names
from latticework.lattice.motion import label_permutation
from latticework.puzzle import Puzzle
from latticework.puzzle import load as load_puzzle
from latticework.session import Search, Totals, prepare

QUICK = 60.0  # seconds a published count may take to be checked without --all


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare `library`."""
    made = add_parser("library", help="list the puzzles that ship; --check solves them")
    made.add_argument("--check", action="store_true", help="solve those with a published count and compare")
    made.add_argument("--all", action="store_true", help="with --check, also those that take over a minute")
    made.add_argument("--only", default="", metavar="TEXT", help="only files whose name holds this text")


def library(chosen: argparse.Namespace) -> int:
    """List or check the puzzles that ship."""
    wrong = 0
    for path in shipped():
        name = path.relative_to(paths.library()).as_posix()
        if chosen.only not in name:
            continue
        puzzle = load_puzzle(path)
        if not chosen.check:
            output.write(f"{name:44}{puzzle.name}\n")
        elif puzzle.published and (chosen.all or max(p.seconds for p in puzzle.published) <= QUICK):
            wrong += not check(name, puzzle)
    if wrong:
        output.fail(f"latticework: {wrong} puzzles differ from their published counts")
    return output.FAILED if wrong else output.DONE


def shipped() -> list[Path]:
    """Return the files of the puzzles that ship."""
    return sorted(paths.library().glob("*/*.toml"))


def check(name: str, puzzle: Puzzle) -> bool:
    """Solve a puzzle, print a line, and say whether all its published counts agree."""
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, \
            closing(Search.start(prepare(puzzle), Path(folder) / "search")) as search:
        totals = run(search, os.cpu_count() or 1, None, quiet=True)
    if not totals.complete:
        raise KeyboardInterrupt
    agree = all(count(totals, entry.modulo) == entry.solutions for entry in puzzle.published)
    numbers = f"{totals.copies:,} / {totals.rotations:,} / {totals.solutions:,}"
    verdict = "ok" if agree else "DIFFERS"
    output.write(f"{verdict:8}{name:44}{numbers:>28} {time.perf_counter() - begin:8.1f} s\n")
    return agree


def count(totals: Totals, modulo: str) -> int:
    """Return the number of solutions under a convention."""
    return {"nothing": totals.copies, "rotations": totals.rotations, "reflections": totals.solutions}[modulo]


def add_lattices(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare `lattices`."""
    made = add_parser("lattices", help="list the lattices; --check FILE looks at a lattice file")
    made.add_argument("--check", type=Path, metavar="FILE")


def lattices(chosen: argparse.Namespace) -> int:
    """List lattices with their kinds of cell, half-edges and symmetries, or check one."""
    for lattice in [load(chosen.check)] if chosen.check else map(builtin, names()):
        every = [motion for motion in motions(lattice) if label_permutation(lattice, motion) is not None]
        turning = sum(not motion.mirrors for motion in every)
        edges = sum(len(kind.half_edges) for kind in lattice.kinds)
        output.write(f"{lattice.name:24}{lattice.title:30}{len(lattice.kinds):3} cells a repeat, {edges:3} half-edges"
                     f", {len(every):3} symmetries, {turning:3} of them rotations\n")
    return output.DONE
