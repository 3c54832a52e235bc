"""The register of engines: whoever offers, chooses or runs an engine asks here."""

from importlib import import_module

import numpy as np

from latticework.cover import Cover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.arrays import Int32
from latticework.search.engine import Engine
from latticework.search.problem import Problem

# `usual` takes the first that suits a problem; dancing links suit any, so what comes after them is only asked for.
FOLDERS = ("bitset", "dlx", "backtrack", "processor")
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
"""Asked for in place of an engine where the choice is left to the program."""

AUTO_HELP = phrase("tries several first, where that pays off")

ENGINES = (AUTO, *REGISTER)
"""The names by which a search can be asked for."""


def find(name: str) -> Engine:
    """Return the engine of a name; for AUTO the first one, whose rules hold while nothing else is chosen."""
    return next(iter(REGISTER.values())) if name == AUTO else REGISTER[name]


def usual(cover: Cover) -> Engine:
    """Return the engine for a problem of this size when nothing is known of its tree."""
    return next(engine for engine in REGISTER.values() if engine.suits(cover))


def goes_by_size(name: str, by_size: bool | None) -> bool:
    """Return whether an engine goes by the smallest-item rule, None being what suits; raises LatticeworkError."""
    engine = find(name)
    if by_size and not engine.takes_size:
        able = ", ".join(other for other in (AUTO, *REGISTER) if find(other).takes_size)
        raise LatticeworkError(phrase("engine: {engine} goes by the order alone and cannot go by size; {known} can",
                                      engine=repr(name), known=able))
    return engine.by_size if by_size is None else by_size


def make_problem(
    cover: Cover, engine: str = AUTO, order: Int32 | None = None, by_size: bool | None = None
) -> Problem:
    """Return the problem of a cover for one of ENGINES; order as in Problem, as numbered when left out.

    by_size as in Problem, when left out as it suits the engine. An engine with own numbers wants options numbered as
    its `numbering` says. Raises LatticeworkError when the engine cannot go by size or would fill too much memory.
    """
    if order is None:
        order = np.arange(cover.n_items, dtype=np.int32)
    name = usual(cover).name if engine == AUTO else engine
    problem = Problem(cover, order, name, goes_by_size(name, by_size))
    find(name).check(problem)
    return problem
