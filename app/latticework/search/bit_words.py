"""Words of 64 bits: the number of set bits, and the places of the first and the last of them."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import config, types
from numba.extending import intrinsic
from numpy.typing import NDArray

from latticework.kernel_cache import njit

Words = NDArray[np.uint64]


@njit(cache=True, nogil=True)
def first_bits(n: int) -> Words:
    """Return the set of the first n options in as many words as needed, at least one."""
    live = np.zeros(max(1, (n + 63) // 64), np.uint64)
    live[: n // 64] = ~np.uint64(0)
    if n % 64:
        live[n // 64] = (np.uint64(1) << np.uint64(n % 64)) - np.uint64(1)
    return live


@intrinsic
def _ctpop(_context: Any, _word: Any) -> Any:
    return types.uint64(types.uint64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _cttz(_context: Any, _word: Any) -> Any:
    # The flag makes the result undefined for 0: it is never called with 0, and LLVM needs no test.
    no = ir.Constant(ir.IntType(1), 1)
    return types.uint64(types.uint64), lambda _c, builder, _s, args: builder.cttz(args[0], no)


@intrinsic
def _ctlz(_context: Any, _word: Any) -> Any:
    no = ir.Constant(ir.IntType(1), 1)
    return types.uint64(types.uint64), lambda _c, builder, _s, args: builder.ctlz(args[0], no)


def _slow_popcount(word: np.uint64) -> np.uint64:
    return np.uint64(int(word).bit_count())


def _slow_lowest(word: np.uint64) -> np.uint64:
    return np.uint64((int(word) & -int(word)).bit_length() - 1)


def _slow_leading(word: np.uint64) -> np.uint64:
    return np.uint64(64 - int(word).bit_length())


# numba has no functions for these instructions; with the JIT off plain functions replace them.
_SLOW = bool(getattr(config, "DISABLE_JIT", False))
popcount: Any = _slow_popcount if _SLOW else _ctpop
"""Return how many bits of a word are set."""
lowest: Any = _slow_lowest if _SLOW else _cttz
"""Return the place of the lowest set bit of a word other than 0."""
leading: Any = _slow_leading if _SLOW else _ctlz
"""Return how many zeros a word other than 0 begins with."""
