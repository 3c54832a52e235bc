"""Coloured secondary items (Knuth's XCC, TAOCP 7.2.2.1, Algorithm C) as plain ones, for every engine.

Options that give a secondary item the same colour go together, others exclude each other. An item that is covered
at most once can hold one option of each colour only; so options are laid out as in a transversal design: option e of
colour c lies on the p lines (m, e - m * c modulo p), p a prime. Options of different colours then share just one
line, options of the same colour none, and each line becomes a secondary item: some p * p in all, where an item for
each pair of options would need p * p for each two colours. For two colours there is no better way: a line then has
two options at the most, so there are as many as pairs. The search enters the same nodes as Algorithm C.
"""

from itertools import count

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError
from latticework.phrases import phrase

Ints = NDArray[np.int64]

MAX_CROSSINGS = 1 << 25
"""The most places of options on lines, some hundreds of megabytes while they are sorted."""


def lines(classes: Ints) -> tuple[Ints, Ints]:
    """Return members, and beside each the number of a line that it is on, lines numbered from 0.

    classes (members,): the class of each. A line has at most one member of each class, and members of different
    classes share exactly one line. Raises LatticeworkError when there would be too many.
    """
    _, number, sizes = np.unique(classes, return_inverse=True, return_counts=True)
    p = 1 if (sizes == 1).all() else _prime(max(len(sizes), int(sizes.max())))  # one line can hold members apart
    if p * len(classes) > MAX_CROSSINGS:
        raise LatticeworkError(phrase("{options} options give an item {colors} colours, {alike} of them the same: "
                                      "{pairs} pairs that exclude each other, more than can be searched; instead, "
                                      "let a primary item have an option for each colour, which holds a secondary "
                                      "item of each option that gives another colour", options=len(classes),
                                      colors=len(sizes), alike=int(sizes.max()),
                                      pairs=int(len(classes) ** 2 - (sizes.astype(np.int64) ** 2).sum()) // 2))
    order = np.argsort(number, kind="stable")
    place = np.empty(len(number), np.int64)  # of each member in its class
    place[order] = np.arange(len(number)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    m = np.arange(p)
    on = m * p + (place[:, None] - m * number[:, None]) % p
    _, line, members = np.unique(on, return_inverse=True, return_counts=True)
    line = line.reshape(on.shape)
    shared = members[line] > 1
    return np.nonzero(shared)[0], np.unique(line[shared], return_inverse=True)[1]


def _prime(least: int) -> int:
    return next(n for n in count(max(2, least)) if all(n % d for d in range(2, int(n**0.5) + 1)))
