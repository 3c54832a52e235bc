"""Exact cover problems made in code: queens, a jigsaw with very many options, and a random matrix."""

import numpy as np

from latticework.cover import Cover, make_cover

RARE = 400


def queens(n: int) -> Cover:
    """Return n queens on a board: ranks and files are covered once, diagonals at most once."""
    diagonals = 2 * n - 1
    options = [[r, n + f, 2 * n + r + f, 2 * n + diagonals + r - f + n - 1] for r in range(n) for f in range(n)]
    return make_cover(options, [1] * (2 * n) + [0] * (2 * diagonals), [1] * (2 * n + 2 * diagonals))


def jigsaw(side: int, bits: int, seed: int) -> Cover:
    """Return a square jigsaw of side * side parts that may not be turned, with 2 ** bits kinds of tabs inside.

    Every part fits every place by itself: side ** 4 options. Items are places, parts and, for each contact and each
    bit of its kind, two secondary items: one part covers the one that its bit says, its neighbour the other, so that
    both can be there exactly when all bits agree. The kinds are drawn at random; with enough of them the one
    solution is the drawn one.
    """
    random, n = np.random.default_rng(seed), side * side
    across = random.integers(1 << bits, size=(side, side + 1))  # tabs right of each part, with the frame's left
    along = random.integers(1 << bits, size=(side + 1, side))
    contacts = _Contacts(side, bits, 2 * n)
    parts = [(y, x) for y in range(side) for x in range(side)]
    options = []
    for place, (y, x) in enumerate(parts):
        for part, (v, u) in enumerate(parts):
            kinds = (across[v, u], across[v, u + 1], along[v, u], along[v + 1, u])
            options.append([place, n + part, *contacts.covered(y, x, kinds)])
    rest = contacts.n_items
    return make_cover(options, [1] * (2 * n) + [0] * rest, [1] * (2 * n + rest))


def random_matrix(n_options: int, n_items: int, size: int, rare: int, seed: int) -> Cover:
    """Return options of `size` items each, drawn at random.

    The last `rare` items are RARE times as rare as the others. Were all equally frequent, a search of many options
    would not end.
    """
    random = np.random.RandomState(seed)  # whose numbers are the same in all versions of numpy
    rarity = np.where(np.arange(n_items) < n_items - rare, 0.0, np.log(RARE))
    # Weights with Gumbel noise: the `size` least of them are a draw without replacement by these weights.
    drawn = np.argpartition(rarity - random.gumbel(size=(n_options, n_items)), size, axis=1)[:, :size]
    start = np.arange(n_options + 1, dtype=np.int32) * size
    once = np.ones(n_items, np.int32)
    return Cover(start, np.sort(drawn).ravel().astype(np.int32), once, once)


class _Contacts:
    """The secondary items of the contacts between places, numbered from `first` on."""

    def __init__(self, side: int, bits: int, first: int) -> None:
        self.side, self.bits, self.first = side, bits, first
        self.n_items = 2 * side * (side - 1) * bits * 2

    def covered(self, y: int, x: int, kinds: tuple[int, int, int, int]) -> list[int]:
        """Return the items that a part with these kinds (left, right, above, below) covers at a place."""
        side, half = self.side, self.side * (self.side - 1)
        sides = ((x > 0, y * (side - 1) + x - 1, 0), (x < side - 1, y * (side - 1) + x, 1),
                 (y > 0, half + (y - 1) * side + x, 0), (y < side - 1, half + y * side + x, 1))
        return [self.first + (contact * self.bits + bit) * 2 + (int(kind) >> bit & 1 ^ turned)
                for (inside, contact, turned), kind in zip(sides, kinds, strict=True) if inside
                for bit in range(self.bits)]
