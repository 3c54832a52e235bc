"""Search kernels behind one pure function, `advance(problem, state, budget) -> Slice`.

Kernels are loaded (the first time: compiled) when they are first needed, not by importing this package. Only those
that Python calls, or that call themselves, have signatures: the others are compiled into them, and loading them again
would take half a second.
"""

from latticework.search.arrays import LEVEL, WHOLE
from latticework.search.engines import ENGINES, make_problem
from latticework.search.problem import Problem
from latticework.search.slices import (
           Searcher,
           Slice,
           State,
           advance,
           is_state,
           make_searcher,
           open_share,
           root,
           split,
)

__all__ = ["ENGINES", "LEVEL", "WHOLE", "Problem", "Searcher", "Slice", "State", "advance", "is_state",
           "make_problem", "make_searcher", "open_share", "root", "split"]
