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
from latticework.cli.interrupts import interrupts
from latticework.cli.solve import run
from latticework.lattice import Lattice, builtin, load, motions, names, own_lattices
from latticework.lattice.motion import label_permutation
from latticework.puzzle import Puzzle
from latticework.puzzle import load as load_puzzle
from latticework.puzzle.targets import alone, at_target
from latticework.session import Search, Totals, prepare

QUICK = 60.0  # seconds a published count may take to be checked without --all
VERDICT, NAME = 10, 60  # widths of the columns of --check, whose lines appear one by one


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare `library`."""
    made = add_parser("library", help="list the puzzles that ship; --check solves them")
    made.add_argument("--check", action="store_true", help="solve those with a published count and compare")
    made.add_argument("--all", action="store_true", help="with --check, also those that take over a minute")
    made.add_argument("--only", default="", metavar="TEXT", help="only files whose name holds this text")


def library(chosen: argparse.Namespace) -> int:
    """List or check the puzzles that ship."""
    puzzles = {name: load_puzzle(path) for path in shipped() if chosen.only in (name := named(path))}
    if not chosen.check:
        output.write_columns([(name, puzzle.name) for name, puzzle in puzzles.items()])
        return output.DONE
    counted = {key: one for name, puzzle in puzzles.items() for key, one in by_target(name, puzzle).items()}
    long = {name: seconds(puzzle) for name, puzzle in counted.items() if seconds(puzzle) > QUICK}
    wrong = sum(not check(name, puzzle) for name, puzzle in counted.items() if chosen.all or name not in long)
    for name, measured in long.items() if not chosen.all else ():
        output.write(f"{'left out':{VERDICT}}{name:{NAME}}{measured:37,.1f} s, --all checks it too\n")
    if wrong:
        output.fail(f"latticework: {wrong} puzzles differ from their published counts")
    return output.FAILED if wrong else output.DONE


def shipped() -> list[Path]:
    """Return the files of the puzzles that ship."""
    return sorted(paths.library().glob("*/*.toml"))


def named(path: Path) -> str:
    """Return what a puzzle that ships is called in the list: its folder and file."""
    return path.relative_to(paths.library()).as_posix()


def by_target(name: str, puzzle: Puzzle) -> dict[str, Puzzle]:
    """Return a puzzle for each target with a published count; a second target is named with its number."""
    numbers = sorted({entry.target for entry in puzzle.published})
    return {name + (f" ({number + 1})" if number else ""): alone(at_target(puzzle, number)) for number in numbers}


def seconds(puzzle: Puzzle) -> float:
    """Return how long checking the published counts of a puzzle took where they were measured; 0 when quick."""
    return max(entry.seconds for entry in puzzle.published)


def check(name: str, puzzle: Puzzle) -> bool:
    """Solve a puzzle, print a line, and say whether all its published counts agree."""
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, interrupts() as stop, \
            closing(Search.start(prepare(puzzle), Path(folder) / "search")) as search:
        totals = run(search, os.cpu_count() or 1, None, True, stop)
    if not totals.complete:
        raise KeyboardInterrupt
    agree = all(count(totals, entry.modulo) == entry.solutions for entry in puzzle.published)
    numbers = f"{totals.copies:,} / {totals.rotations:,} / {totals.solutions:,}"
    verdict = "ok" if agree else "DIFFERS"
    output.write(f"{verdict:{VERDICT}}{name:{NAME}}{numbers:>28} {time.perf_counter() - begin:8.1f} s\n")
    return agree


def count(totals: Totals, modulo: str) -> int:
    """Return the number of solutions under a convention."""
    return {"nothing": totals.copies, "rotations": totals.rotations, "reflections": totals.solutions}[modulo]


def add_lattices(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare `lattices`."""
    made = add_parser("lattices", help="list the lattices and where they are; --check FILE looks at a lattice file")
    made.add_argument("--check", type=Path, metavar="FILE", help="say what is wrong with this file, or what it holds")


def lattices(chosen: argparse.Namespace) -> int:
    """List lattices with their kinds of cell, half-edges, symmetries and where they come from, or check one."""
    if chosen.check:
        output.write_columns([row(load(chosen.check))])
        return output.DONE
    own, faults = own_lattices()
    shipped = [(*row(builtin(name)), "ships") for name in names()]
    output.write_columns([*shipped, *((path.stem, *row(lattice)[1:], str(path)) for path, lattice in own.items())])
    for fault in faults:
        output.fail(f"latticework: {fault}")
    return output.USAGE if faults else output.DONE


def row(lattice: Lattice) -> tuple[str, ...]:
    """Return name, title and numbers of a lattice for the list."""
    every = [motion for motion in motions(lattice) if label_permutation(lattice, motion) is not None]
    turning = sum(not motion.mirrors for motion in every)
    kinds, edges = len(lattice.kinds), sum(len(kind.half_edges) for kind in lattice.kinds)
    return (lattice.name, lattice.title, f"{kinds:2} cell{'' if kinds == 1 else 's'} a repeat",
            f"{edges:2} half-edges", f"{len(every):2} symmetries, {turning:2} of them rotations")
