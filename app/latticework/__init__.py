"""Latticework solves put-together puzzles on any structured lattice.

>>> import latticework as lw
>>> lw.solve("soma").counts
Counts(all=11520, rotations=480, reflections=240)

The names below are loaded when they are first used, so importing the package takes a few milliseconds.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from latticework.version import __version__

if TYPE_CHECKING:
    from latticework.api.counting import count
    from latticework.api.estimating import Estimate, estimate
    from latticework.api.information import Info, info
    from latticework.api.lattice import Lattice
    from latticework.api.part import Part, polyforms
    from latticework.api.puzzle import Puzzle, load, save
    from latticework.api.solution import Placement, Solution
    from latticework.api.solutions import Counts, Progress, Solutions, solve
    from latticework.api.verification import verify
    from latticework.errors import LatticeworkError

__all__ = [
    "Counts",
    "Estimate",
    "Info",
    "Lattice",
    "LatticeworkError",
    "Part",
    "Placement",
    "Progress",
    "Puzzle",
    "Solution",
    "Solutions",
    "__version__",
    "count",
    "estimate",
    "info",
    "load",
    "polyforms",
    "save",
    "solve",
    "verify",
]

_MODULES = {
    "api.counting": ("count",), "api.estimating": ("Estimate", "estimate"), "api.information": ("Info", "info"),
    "api.lattice": ("Lattice",), "api.part": ("Part", "polyforms"), "api.puzzle": ("Puzzle", "load", "save"),
    "api.solution": ("Placement", "Solution"), "api.solutions": ("Counts", "Progress", "Solutions", "solve"),
    "api.verification": ("verify",), "errors": ("LatticeworkError",),
}
"""The names of the library by the modules that define them."""

if not TYPE_CHECKING:  # a type checker would take any name for one of these
    def __getattr__(name: str) -> object:
        for module, names in _MODULES.items():
            if name in names:
                return globals().setdefault(name, getattr(import_module(f"{__name__}.{module}"), name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return list(__all__)
