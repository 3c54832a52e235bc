"""In how many ways a square of n x n is cut into rectangles that are all different.

    python installer/different_rectangles.py 7 A360256 rows
    python installer/different_rectangles.py 7 A360256 narrow

print the number and the processor seconds. When two rectangles are different says a sequence of the On-Line
Encyclopedia of Integer Sequences: A360256 by width and height, so that a turned one is different; A360499 by their
sides, turned or not; A360725 and A360498 the same without squares; A360804 by their areas.

Rectangles are put in from below, each with its lower left corner into a valley: columns side by side that are filled
up to the same height, between higher ones. It is the leftmost of the lowest valleys, or the narrowest one: two
searches of different trees.
"""

import sys
import time
from collections.abc import Callable

import numpy as np
from numba import njit
from numpy.typing import NDArray

SEQUENCES: dict[str, tuple[Callable[[int, int], object], bool]] = {
    "A360256": (lambda width, height: (width, height), True),
    "A360499": (lambda width, height: {width, height}, True),
    "A360725": (lambda width, height: (width, height), False),
    "A360498": (lambda width, height: {width, height}, False),
    "A360804": (lambda width, height: width * height, True),
}
"""What two different rectangles must not have in common, and whether squares may be used."""


def kinds(n: int, sequence: str) -> NDArray[np.int64]:
    """Return the number of the kind of each width and height up to n, -1 where there is no such rectangle."""
    key, squares = SEQUENCES[sequence]
    known: list[object] = []
    table = np.full((n + 1, n + 1), -1)
    for width in range(1, n + 1):
        for height in range(1, n + 1):
            if squares or width != height:
                kind = key(width, height)
                known += [] if kind in known else [kind]
                table[width, height] = known.index(kind)
    return table


@njit
def _valley(filled, narrow):
    """Return the first column of the next valley, and its width; filled (n + 2,): the heights, walls at both ends."""
    best, best_width, begin = 0, len(filled), 1
    for column in range(1, len(filled) - 1):
        if filled[column + 1] != filled[column]:
            if filled[begin - 1] > filled[begin] < filled[column + 1]:
                width = column - begin + 1
                if width < best_width if narrow else best == 0 or filled[begin] < filled[best]:
                    best, best_width = begin, width
            begin = column + 1
    return best, best_width


@njit
def _count(kinds, filled, used, narrow):
    n, ways = len(kinds) - 1, 0
    begin, widest = _valley(filled, narrow)
    bottom = filled[begin]
    if bottom == n:
        return 1
    for width in range(1, widest + 1):
        for top in range(bottom + 1, n + 1):
            kind = kinds[width, top - bottom]
            if kind >= 0 and not used[kind]:
                used[kind] = True
                filled[begin : begin + width] = top
                ways += _count(kinds, filled, used, narrow)
                filled[begin : begin + width] = bottom
                used[kind] = False
    return ways


def count(n: int, sequence: str, narrow: bool) -> int:
    """Return the number of ways, each mirrored and turned one counted."""
    filled = np.zeros(n + 2, np.int64)
    filled[[0, -1]] = n + 1
    return int(_count(kinds(n, sequence), filled, np.zeros(n * n, np.bool_), narrow))


def main() -> None:
    """Count."""
    n, sequence, how = int(sys.argv[1]), sys.argv[2], sys.argv[3]
    count(2, sequence, True)  # compiles
    begin = time.process_time()
    sys.stdout.write(f"{count(n, sequence, how == 'narrow'):,} ways, {time.process_time() - begin:.1f} s\n")


if __name__ == "__main__":
    main()
