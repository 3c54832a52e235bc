"""The problems to be measured: puzzles of the library in three sizes, and problems made in code."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework import paths
from latticework.cover import Cover, least_of_images, make_cover
from latticework.files import exact_covers
from latticework.jobs.job import Job, Prepared, prepare
from latticework.jobs.method import PROBE
from latticework.jobs.totals import by_modulus
from latticework.method.held_item import by_probing
from latticework.puzzle import load
from latticework.search.engines import find, make_problem
from latticework.visible_text import counted

SIZES = ("small", "medium", "large")
LIBRARY = {
    "small": ("cubic/soma", "triangle/hexiamonds-rhombus", "square/pentominoes-8x8-centre",
              "square-stick/tetrasticks-without-h"),
    "medium": ("square/pentominoes-6x10", "packed-spheres/lonpos-pyramid", "square/dudeney-8x8", "cubic/stairs"),
    "large": ("cubic/pentominoes-3x4x5", "cubic/25-n-5x5x5", "cubic/bedlam"),
}
# Functions, as the large ones take seconds to make, and most measurements do without them.
MADE: dict[str, dict[str, tuple[Callable[[], Cover], int]]] = {
    "small": {"queens 10": (lambda: queens(10), 724)},
    "medium": {"queens 12": (lambda: queens(12), 14_200)},
    "large": {"queens 14": (lambda: queens(14), 365_596), "jigsaw 18x18": (lambda: jigsaw(18, 8, 1), 1),
              "random 100,000": (lambda: random_matrix(100_000, 24, 8, 2, 1), 151)},
}
"""How each is made and how many solutions it has: for queens by OEIS A000170; for the jigsaw the one it is cut from;
for the random matrix as many as all solvers find."""
_RARE = 400
"""How many times as frequent as its rare items the others of the random matrix are."""


@dataclass(frozen=True, eq=False)
class Case:
    """An exact cover problem to be measured: of a puzzle, with one item held to representatives; of code; of a file.

    expected is its number of solutions, None where the solutions are to be judged by `prepared`.
    """

    name: str
    size: str
    cover: Cover
    expected: int | None = None
    prepared: Prepared | None = None

    @property
    def default(self) -> str:
        """The engine that is used by default."""
        return self.prepared.job.problem.engine if self.prepared else make_problem(self.cover).engine

    def given(self, engine: str) -> "Given":
        """Return the problem as a search with an engine gets it; with the default one, as when none is requested."""
        if self.prepared is None:
            return Given(self.cover, np.arange(self.cover.n_items, dtype=np.int32), find(engine).by_size, None)
        chosen = engine != self.default
        job = self.prepared.by(replace(self.prepared.method, engine=engine)).job if chosen else self.prepared.job
        # The same problem for all solvers, also for those that know no idle items; so items get other numbers.
        cover, kept = plain(job.problem.cover)
        places = np.cumsum(kept, dtype=np.int32) - 1
        return Given(cover, places[job.problem.order[kept[job.problem.order]]], job.problem.by_size, job)

    def verdict(self, rows: NDArray[np.int32], job: Job | None) -> str:
        """Compare solutions, rows of option numbers padded with -1, with published counts; return what is wrong."""
        if self.prepared is None or job is None:
            return ""
        # Rows have the engine's numbers, symmetries those of the whole problem.
        kept = least_of_images(job.numbers[rows], job.group, job.kept)
        counts = by_modulus(int(kept.copies.sum()), int(kept.rotations.sum()), len(kept.rows))
        wrong = [f"{counted(counts[entry.modulo], 'solution')}, published are {entry.solutions:,} (modulo "
                 f"{entry.modulo})"
                 for entry in self.prepared.puzzle.published if counts[entry.modulo] != entry.solutions]
        return "; ".join(wrong)


@dataclass(frozen=True, eq=False)
class Given:
    """A problem for an engine, its options in the engine's own order; order and by_size as in Problem."""

    cover: Cover
    order: NDArray[np.int32]
    by_size: bool
    job: Job | None


def cases(sizes: tuple[str, ...] = SIZES, only: str = "", hold: str = "") -> list[Callable[[], Case]]:
    """Return functions that make the cases of some sizes whose names contain a text, the quickest first.

    hold: "" or PROBE, how the held item of puzzles is found.
    """
    made: list[Callable[[], Case]] = []
    for size in sizes:
        made += [partial(of_puzzle, name, size, hold) for name in LIBRARY[size] if only in name]
        made += [partial(_of_code, name, size) for name in MADE[size] if only in name]
    return made


def _of_code(name: str, size: str) -> Case:
    make, solutions = MADE[size][name]
    return Case(name, size, make(), solutions)


def of_file(path: Path) -> Case:
    """Return the case of a matrix in a file; raises FileRefusedError."""
    cover, expected = exact_covers.read_matrix(path)
    return Case(path.stem, "file", cover, expected)


def of_puzzle(name: str, size: str = "", hold: str = "") -> Case:
    """Return the case of a puzzle of the library, named by folder and file without its ending."""
    prepared = prepare(load(paths.library() / f"{name}.toml"))
    if hold == PROBE:
        prepared = by_probing(prepared)
    return Case(name, size, plain(prepared.job.problem.cover)[0], None, prepared)


def plain(cover: Cover) -> tuple[Cover, NDArray[np.bool_]]:
    """Return a problem without its idle items, and which items are kept, shape (items,).

    So solvers without multiplicities can be given more problems.
    """
    kept = ~cover.idle
    is_kept = kept[cover.items]
    lengths = np.bincount(cover.owner[is_kept], minlength=cover.n_options)
    start = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    items = (np.cumsum(kept) - 1)[cover.items[is_kept]].astype(np.int32)
    return Cover(start, items, cover.least[kept], cover.most[kept]), kept


def queens(n: int) -> Cover:
    """Return n queens on a board: ranks and files are covered once, diagonals at most once."""
    diagonals = 2 * n - 1
    # Differences of rank and file begin at 1 - n, so n - 1 is added to number those diagonals from 0.
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

    The last `rare` items are _RARE times as rare as the others. Were all equally frequent, a search of many options
    would not end.
    """
    random = np.random.RandomState(seed)  # whose numbers are the same in all versions of numpy
    rarity = np.where(np.arange(n_items) < n_items - rare, 0.0, np.log(_RARE))
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
