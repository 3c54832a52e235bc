"""Exact cover solvers of other people, each behind one function that returns a function that counts solutions.

Packages are imported only when used: they are optional, an extra of this program. What is made before the count is
not measured: names of items, lists, arrays.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import pairwise
from typing import Any

import numpy as np

from latticework.cover import Cover

PEERS = ("xcover", "pyxcc", "exact-cover")
"""The names of the packages, as pip installs them."""


def installed(peer: str) -> str:
    """Return the version of a peer, "" when it is not installed."""
    try:
        return version(peer)
    except PackageNotFoundError:
        return ""


def takes(peer: str, cover: Cover) -> bool:
    """Whether a peer can solve a problem: items are covered once, with some peers also at most once."""
    return bool((cover.most == 1).all()) and (peer != "exact-cover" or cover.n_secondary == 0)


def counter(peer: str, cover: Cover) -> Callable[[], int]:
    """Return a function that counts the solutions of a problem; raises ImportError."""
    return {"xcover": _xcover, "pyxcc": _pyxcc, "exact-cover": _exact_cover}[peer](cover)


def _rows(cover: Cover) -> list[list[int]]:
    return [cover.items[a:b].tolist() for a, b in pairwise(cover.start)]


def _xcover(cover: Cover) -> Callable[[], int]:
    solve = import_module("xcover").algorithm_c  # what its `covers` calls with these arrays made of its arguments
    places = np.empty(cover.n_items, np.uint32)  # it needs primary items first
    places[np.argsort(cover.least == 0, kind="stable")] = np.arange(cover.n_items)
    options = np.concatenate([places[row] for row in _rows(cover)])
    arrays = options, cover.start.astype(np.uint32), np.zeros(len(options), np.uint32)
    return lambda: sum(1 for _ in solve(*arrays, cover.n_items, cover.n_secondary))


def _pyxcc(cover: Cover) -> Callable[[], int]:
    pyxcc = import_module("pyxcc")
    names: list[list[Any]] = [[f"i{i}" for i in np.flatnonzero(cover.least == least)] for least in (1, 0)]
    options = [pyxcc.Option(f"o{number}", [f"i{i}" for i in row if cover.least[i]],
                            [(f"i{i}", "") for i in row if not cover.least[i]])
               for number, row in enumerate(_rows(cover))]
    problem = pyxcc.Problem(*names, options)
    return lambda: int(pyxcc.solve(problem, True).count())


def _exact_cover(cover: Cover) -> Callable[[], int]:
    exact_cover = import_module("exact_cover")
    matrix = np.zeros((cover.n_options, cover.n_items), bool)
    matrix[cover.owner, cover.items] = True
    return lambda: int(exact_cover.get_solution_count(matrix))
