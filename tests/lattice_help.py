"""Lattice files as data, for tests that change them."""

import tomllib
from collections.abc import Container
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from latticework import paths
from latticework.lattice import Lattice, names

BRICKS = """
format = 1
name = "bricks"
title = "Bricks"
vectors = [[2.0, 0.0], [1.0, 1.0]]
cells = [{ name = "brick", outline = [[0, 0], [2, 0], [2, 1], [0, 1]] }]
"""
"""A lattice in five lines."""

Data = dict[str, Any]


def every_lattice(quick: Container[str], others: pytest.MarkDecorator,
                  without: Container[str] = ()) -> list[ParameterSet]:
    """Return the names of all lattices; those that are no quick ones have the mark of others."""
    return [pytest.param(name, marks=[] if name in quick else others) for name in names() if name not in without]


ONE_OF_EACH_KIND = {"square", "drafter", "square-stick", "triangle-stick", "ring", "cubic", "packed-spheres",
                    "tetrahedron-octahedron"}
"""Polygons, sticks, rings, balls and polyhedra; where there are two, one kind of cell and several."""


def data_of(name: str) -> Data:
    return tomllib.loads((paths.resources() / "lattices" / f"{name}.toml").read_text())


def bare(data: Data) -> Data:
    """Return a lattice without its half-edges."""
    cells = [{key: value for key, value in cell.items() if key != "half_edges"} for cell in data["cells"]]
    return data | {"cells": cells}


def ways(lattice: Lattice) -> set[tuple[int, tuple[int, ...], int]]:
    return {(number, edge.step, edge.kind) for number, kind in enumerate(lattice.kinds) for edge in kind.half_edges}


