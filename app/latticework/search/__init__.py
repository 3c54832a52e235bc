"""Search kernels behind one pure function, `advance(problem, state, budget) -> Slice`.

Importing this package loads (the first time: compiles) the kernels. Only those that Python calls, or that call
themselves, have signatures: the others are compiled into them, and loading them again would take half a second.
"""

from latticework import kernel_cache  # noqa: F401 - before any kernel: it loads them
from latticework.search.engines import ENGINES
from latticework.search.places import WHOLE
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
