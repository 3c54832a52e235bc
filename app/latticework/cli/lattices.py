"""`latticework lattices`: a list of the lattices that ship and the user's own, or a check of one file."""

import argparse
from pathlib import Path
from typing import Any

from latticework.cli import terminal_output
from latticework.lattice import Lattice, builtin, load, names, own_lattices
from latticework.lattice.motion import whole_motions
from latticework.visible_text import counted


def add_lattices(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--check", type=Path, metavar="FILE",
                        help="check this lattice file: say what is wrong with it, or what is in it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_lattices(chosen: argparse.Namespace) -> int:
    """List lattices with their kinds of cell, half-edges, symmetries and where they come from, or check one."""
    if chosen.check:
        return show([facts_of(load(chosen.check))], chosen.json)
    own, faults = own_lattices()
    shipped = [facts_of(builtin(name)) | {"from": "ships"} for name in names()]
    # Puzzles name a lattice of the user's by its file, whatever name is in it.
    show(shipped + [facts_of(lattice) | {"name": path.stem, "from": str(path)} for path, lattice in own.items()],
         chosen.json)
    for fault in faults:
        terminal_output.fail(f"latticework: {fault}")
    return terminal_output.USAGE if faults else terminal_output.DONE


def show(facts: list[dict[str, Any]], as_json: bool) -> int:
    """Print the facts of lattices."""
    if as_json:
        terminal_output.write_json({"lattices": facts})
    else:
        terminal_output.write_columns([row(one) for one in facts])
    return terminal_output.DONE


def facts_of(lattice: Lattice) -> dict[str, Any]:
    """Return name, title and numbers of a lattice, as --json prints them."""
    every = whole_motions(lattice)
    return {"name": lattice.name, "title": lattice.title, "cells": len(lattice.kinds),
            "half_edges": sum(len(kind.half_edges) for kind in lattice.kinds), "symmetries": len(every),
            "rotations": sum(not motion.mirrors for motion in every)}


def row(facts: dict[str, Any]) -> tuple[str, ...]:
    """Return the facts of a lattice for the list."""
    cells = facts["cells"]
    return (facts["name"], facts["title"], f"{counted(cells, 'cell'):>8} a repeat",
            f"{facts['half_edges']:2} half-edges",
            f"{counted(facts['symmetries'], 'symmetry', 'symmetries'):>13}, {facts['rotations']:2} of them rotations",
            *([facts["from"]] if "from" in facts else []))
