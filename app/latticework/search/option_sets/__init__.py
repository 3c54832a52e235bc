"""Sets of options, one bit for each option, as the bit-set engine and random probes use them."""

import numpy as np

from latticework.cover import Cover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase

MOST_KEEP = 1 << 23
"""The most words of the table of what each option leaves, 64 MB; larger problems have no such table."""

_SPARSE = 1.5
"""Where at most this many times as much is removed as counted, sparse sets are faster."""

_MOST_BYTES = 1 << 31
"""The most bytes of all sets of options together with those of each level of a search."""


def _room_of(cover: Cover) -> int:
    """Return how many bytes the sets of options of a problem need, with those of each level of a search."""
    words = (cover.n_options + 63) // 64
    keep = cover.n_options * words
    return words * (24 * cover.n_items + 20 * cover.longest) + 8 * (keep if keep <= MOST_KEEP else 0)


def has_room(cover: Cover) -> bool:
    """Whether the options of a problem can be searched as sets."""
    return _room_of(cover) <= _MOST_BYTES


def is_sparse(cover: Cover) -> bool:
    """Whether options share items with so few others that removing these one by one beats sets of all options.

    Compared is what is to be removed for an option, on average, with what is to be counted at a node, in words of
    eight items: 0.01 to 1.3 times as much on Latin squares, quasigroups and Sudoku, 3 to 1,000 times on puzzles.
    """
    lengths = np.bincount(cover.owner, minlength=cover.n_options)
    sizes = np.bincount(cover.items, minlength=cover.n_items)
    removed = int((sizes[cover.items] * lengths[cover.owner]).sum()) / max(1, cover.n_options)
    counted = (cover.n_options + 63) // 64 * (int((cover.least > 0).sum()) + 7) // 8
    return removed < _SPARSE * counted


def check_room(cover: Cover) -> None:
    """Raise LatticeworkError if the options of a problem cannot be searched as sets."""
    if not has_room(cover):
        raise LatticeworkError(phrase("options as sets of bits would fill {size} MB here and may fill {most}; the "
                                      "engine 'dlx' searches the same tree with less", size=_room_of(cover) >> 20,
                                      most=_MOST_BYTES >> 20))
