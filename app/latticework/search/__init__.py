"""Search kernels behind one pure function, `advance(problem, state, budget) -> Slice`.

Kernels are loaded (the first time: compiled) where they are first wanted, not by importing this package. Only those
that Python calls, or that call themselves, have signatures: the others are compiled into them, and loading them again
would take half a second.
"""

from latticework.search.array_layout import WHOLE
from latticework.search.engine import ENGINES
from latticework.search.slices import (
    Problem,
    Slice,
    State,
    advance,
    is_state,
    make_problem,
    open_share,
    root,
    split,
)

__all__ = ["ENGINES", "WHOLE", "Problem", "Slice", "State", "advance", "is_state", "make_problem", "open_share",
           "root", "split"]
