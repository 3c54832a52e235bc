"""Lattice files as data, for tests that change them."""

import tomllib
from typing import Any

from latticework import paths
from latticework.lattice import Lattice

BRICKS = """
format = 1
name = "bricks"
title = "Bricks"
vectors = [[2.0, 0.0], [1.0, 1.0]]
cells = [{ name = "brick", outline = [[0, 0], [2, 0], [2, 1], [0, 1]] }]
"""
"""A lattice in five lines."""

Data = dict[str, Any]


def data_of(name: str) -> Data:
    return tomllib.loads((paths.resources() / "lattices" / f"{name}.toml").read_text())


def bare(data: Data) -> Data:
    """Return a lattice without its half-edges."""
    cells = [{key: value for key, value in cell.items() if key != "half_edges"} for cell in data["cells"]]
    return data | {"cells": cells}


def ways(lattice: Lattice) -> set[tuple[int, tuple[int, ...], int]]:
    return {(number, edge.step, edge.kind) for number, kind in enumerate(lattice.kinds) for edge in kind.half_edges}


