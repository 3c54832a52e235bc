"""Latticework solves put-together puzzles on any structured lattice.

>>> import latticework as lw
>>> lw.solve("soma").counts
Counts(all=11520, rotations=480, reflections=240)

The names below are loaded when they are first used, so importing the package takes a few milliseconds.
"""

from importlib import import_module

from latticework.version import __version__

TYPE_CHECKING = False  # not of `typing`, which takes longest to import: an interrupt meanwhile ends in a traceback
if TYPE_CHECKING:
    from latticework.apart import Disassembly, Interlock, JointMove, Move, Separation, Turn, TurnedApart
    from latticework.api import design
    from latticework.api.cover_problem import ExactCover
    from latticework.api.exact_cover import ExactCoverSolutions, exact_cover
    from latticework.api.information import Argument, CoverInfo, Info, Placements, info, placements, why
    from latticework.api.lattice import Lattice, shape
    from latticework.api.loading import load
    from latticework.api.method import Progress
    from latticework.api.part import Part, polyforms
    from latticework.api.puzzle import Puzzle
    from latticework.api.saving import Page, page, save
    from latticework.api.shares import certify, check_certificate, merge, split
    from latticework.api.solution import Placement, Solution
    from latticework.api.solutions import Counts, Solutions
    from latticework.api.solving import Estimate, SetCounts, count, count_by_parts, estimate, solve, verify
    from latticework.errors import LatticeworkError

__all__ = [
    "Argument",
    "Counts",
    "CoverInfo",
    "Disassembly",
    "Estimate",
    "ExactCover",
    "ExactCoverSolutions",
    "Info",
    "Interlock",
    "JointMove",
    "Lattice",
    "LatticeworkError",
    "Move",
    "Page",
    "Part",
    "Placement",
    "Placements",
    "Progress",
    "Puzzle",
    "Separation",
    "SetCounts",
    "Solution",
    "Solutions",
    "Turn",
    "TurnedApart",
    "__version__",
    "certify",
    "check_certificate",
    "count",
    "count_by_parts",
    "design",
    "estimate",
    "exact_cover",
    "info",
    "load",
    "merge",
    "page",
    "placements",
    "polyforms",
    "save",
    "shape",
    "solve",
    "split",
    "verify",
    "why",
]

_HOMES = {name: home for home, names in {
    "api.cover_problem": "ExactCover",
    "api.exact_cover": "ExactCoverSolutions exact_cover",
    "api.information": "Argument CoverInfo Info Placements info placements why",
    "api.lattice": "Lattice shape",
    "api.loading": "load",
    "api.method": "Progress",
    "api.part": "Part polyforms",
    "api.puzzle": "Puzzle",
    "api.saving": "Page page save",
    "api.shares": "certify check_certificate merge split",
    "api.solution": "Placement Solution",
    "api.solutions": "Counts Solutions",
    "api.solving": "Estimate SetCounts count count_by_parts estimate solve verify",
    "apart": "Disassembly Interlock JointMove Move Separation Turn TurnedApart",
    "errors": "LatticeworkError",
}.items() for name in names.split()}
"""The module that defines each name of the library."""

if not TYPE_CHECKING:  # a type checker would take any name for one of these
    def __getattr__(name: str) -> object:
        if name == "design":  # a module, so that its functions have a name of their own
            return globals().setdefault(name, import_module(f"{__name__}.api.design"))
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, getattr(import_module(f"{__name__}.{_HOMES[name]}"), name))


def __dir__() -> list[str]:
    return list(__all__)
