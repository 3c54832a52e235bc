"""`latticework lattices`: the lattices that ship, or one looked at."""

import argparse
from pathlib import Path
from typing import Any

from latticework.cli import output
from latticework.lattice import Lattice, builtin, load, motions, names
from latticework.lattice.motion import label_permutation


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--check", type=Path, metavar="FILE",
                        help="say what is wrong with this file, or what it holds")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    """List lattices with their kinds of cell, half-edges and symmetries, or check one."""
    shown = [load(chosen.check)] if chosen.check else list(map(builtin, names()))
    facts = [facts_of(lattice) for lattice in shown]
    if chosen.json:
        output.write_json({"lattices": facts})
    else:
        output.write_columns([row(one) for one in facts])
    return output.DONE


def facts_of(lattice: Lattice) -> dict[str, Any]:
    """Return name, title and numbers of a lattice, as --json prints them."""
    every = [motion for motion in motions(lattice) if label_permutation(lattice, motion) is not None]
    return {"name": lattice.name, "title": lattice.title, "cells": len(lattice.kinds),
            "half_edges": sum(len(kind.half_edges) for kind in lattice.kinds), "symmetries": len(every),
            "rotations": sum(not motion.mirrors for motion in every)}


def row(facts: dict[str, Any]) -> tuple[str, ...]:
    """Return the facts of a lattice for the list."""
    cells = facts["cells"]
    return (facts["name"], facts["title"], f"{cells:2} cell{'' if cells == 1 else 's'} a repeat",
            f"{facts['half_edges']:2} half-edges",
            f"{facts['symmetries']:2} symmetries, {facts['rotations']:2} of them rotations")
