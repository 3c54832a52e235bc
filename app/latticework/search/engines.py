"""The register of engines, used wherever an engine is offered, chosen or run."""

from importlib import import_module

import numpy as np

from latticework.cover import Cover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Int32
from latticework.search.engine import Engine
from latticework.search.problem import Problem

# `usual` takes the first that suits a problem; dancing links suit any, so engines after them must be requested.
FOLDERS = ("bitset", "cells", "dlx", "backtrack", "processor")
"""The folders of the engines beside this file, in the order in which they are offered; a new one is named here."""


def _engine(folder: str) -> Engine:
    module = import_module(f"{__package__}.{folder}.engine")
    engine = getattr(module, "ENGINE", None)
    if not isinstance(engine, Engine):
        raise TypeError(f"{module.__file__}: should have ENGINE = an object of the class Engine")
    return engine


REGISTER = {engine.name: engine for engine in map(_engine, FOLDERS)}
"""All engines by their names."""

AUTO = "auto"
"""The name that leaves the choice of an engine to the program."""

AUTO_HELP = phrase("tries several first, where that pays off")

ENGINES = (AUTO, *REGISTER)
"""The names that can be requested for a search."""


def find(name: str) -> Engine:
    """Return the engine of a name; for AUTO the first one, whose rules apply until another is chosen."""
    return next(iter(REGISTER.values())) if name == AUTO else REGISTER[name]


def usual(cover: Cover) -> Engine:
    """Return the engine for a problem of this size if its tree was not probed."""
    return next(engine for engine in REGISTER.values() if engine.suits(cover))


def branches_on_smallest(name: str, by_size: bool | None) -> bool:
    """Return whether an engine uses the smallest-item rule; by_size None: its default. Raises LatticeworkError."""
    engine = find(name)
    if by_size and not engine.takes_size:
        able = ", ".join(other for other in (AUTO, *REGISTER) if find(other).takes_size)
        raise LatticeworkError(phrase("engine: {engine} goes by the order alone and cannot go by size; {known} can",
                                      engine=repr(name), known=able))
    return engine.by_size if by_size is None else by_size


def make_problem(
    cover: Cover, engine: str = AUTO, order: Int32 | None = None, by_size: bool | None = None
) -> Problem:
    """Return the problem of a cover for one of ENGINES; order as in Problem, by default that of the numbers.

    by_size as in Problem, by default as it suits the engine. An engine with own numbers needs options numbered as by
    its `numbering`. Raises LatticeworkError if the engine cannot go by size or would need too much memory.
    """
    if order is None:
        order = np.arange(cover.n_items, dtype=np.int32)
    name = usual(cover).name if engine == AUTO else engine
    problem = Problem(cover, order, name, branches_on_smallest(name, by_size))
    find(name).check(problem)
    return problem
