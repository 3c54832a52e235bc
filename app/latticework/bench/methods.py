"""The six methods of Barequet and Tal (Solving General Lattice Puzzles, FAW 2010), counted as their tables count.

A branch is a part that is placed. A part is held by leaving out placements; the search does not begin with it. With
the orientations and the order of cells given here, back-tracking has exactly the branches that they print.
"""

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework import paths
from latticework.cover.reduction import Fits
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.puzzle import load
from latticework.search import advance, make_problem, make_searcher, root
from latticework.search.problem import Problem

_ST = ("islands",)
METHODS = {"BT": Method("backtrack", by_size=False), "BT+ST": Method("backtrack", by_size=False, prunings=_ST),
           "MC": Method("dlx", by_size=False), "MC+ST": Method("dlx", by_size=False, prunings=_ST),
           "MC+SZ": Method("dlx", by_size=True), "MC+SZ+ST": Method("dlx", by_size=True, prunings=_ST)}
"""BT: back-tracking; MC: matrix cover; SZ: the smallest column first; ST: stranded cells are noticed.

Here all islands of free cells are looked at, there only the one with the next cell.
"""

TITLE = "Barequet and Tal, Table 1 and the table of the thesis: methods, branches for all solutions"

_BUDGET = 200_000
"""Nodes between two looks at the clock."""

_VARIANTS = {"MC": ("MC(+ST)", "MC(+SZ)"), "BT": ("BT(+ST)",), "MC+SZ": ("MC+SZ(+ST)",)}
"""Other heads under which the tables print the figures of a method."""


@dataclass(frozen=True)
class PublishedMethods:
    """A row of the tables: the puzzle, its file in the library, poses, and branches and seconds for all solutions.

    held: the part that is held, "" for none. orientations: the numbers of those it keeps, () for all. everywhere:
    whether it keeps all placements in them, or one of those that symmetries of the target carry to each other.
    scan: the axes of the lattice by which cells are ordered, from 1 on, negative when descending.
    """

    name: str
    file: str
    poses: int
    figures: dict[str, tuple[int, float]]
    held: str = ""
    orientations: tuple[int, ...] = ()
    everywhere: bool = False
    scan: tuple[int, ...] = (1, 2, 3)

    def published(self, method: str) -> tuple[int, float] | None:
        """Return the branches and seconds printed for a method, None where there are none."""
        heads = (method, *_VARIANTS.get(method, ()))
        return next((self.figures[head] for head in heads if head in self.figures), None)


@dataclass(frozen=True)
class Counted:
    """What a method took here; branches is None where it was ended by the limit."""

    method: str
    poses: int
    branches: int | None
    solutions: int
    seconds: float


def counted(row: PublishedMethods, seconds: float, methods: tuple[str, ...] = tuple(METHODS)) -> Iterator[Counted]:
    """Search a puzzle by methods, each for at most some processor seconds, and yield what each took."""
    prepared = prepare(load(paths.library() / f"{row.file}.toml"))
    kept = kept_options(prepared, row)
    for method in methods:
        problem = _problem(prepared, kept, row, METHODS[method])
        advance(make_searcher(problem), root(), 1)  # so that kernels are compiled before the clock runs
        begin = time.process_time()
        searcher, states, nodes, solutions = make_searcher(problem), [root()], 0, 0
        while states and time.process_time() < begin + seconds:
            piece = advance(searcher, states.pop(), _BUDGET)
            states += piece.remaining
            nodes, solutions = nodes + piece.nodes, solutions + len(piece.solutions)
        # All nodes but the root are entered by placing a part.
        yield Counted(method, int(kept.sum()), None if states else nodes - 1, solutions, time.process_time() - begin)


def kept_options(prepared: Prepared, row: PublishedMethods) -> NDArray[np.bool_]:
    """Return the options that are left when the part of a row is held, as a mask (options,)."""
    if not row.held:
        return np.ones(prepared.cover.n_options, bool)
    if not row.orientations:
        return prepared.by(replace(prepared.method, hold=row.held)).restriction.kept
    fits, kept = Fits(prepared.reduction), np.ones(prepared.cover.n_options, bool)
    part = [one.name for one in prepared.puzzle.parts].index(row.held)
    own, fixing = fits.chosen(part), prepared.group.items[:, part] == part
    allowed = np.append(np.isin(fits.orientation_of, row.orientations) & (fits.part_of == part), False)
    if row.everywhere:
        kept[own] = allowed[own]
        return kept
    images = prepared.group.options[np.ix_(fixing, own)]
    kept[own] = np.where(allowed[images], images, fits.count).min(axis=0) == own
    return kept


def _problem(prepared: Prepared, kept: NDArray[np.bool_], row: PublishedMethods, method: Method) -> Problem:
    found, cells = prepared.searched, prepared.puzzle.target.cells
    scanned = sorted(range(len(cells)), key=lambda i: [cells[i][abs(axis) - 1] * axis for axis in row.scan])
    first = len(prepared.puzzle.parts)
    others = [item for item in range(found.cover.n_items) if not first <= item < first + len(cells)]
    order = np.array([first + i for i in scanned] + others, np.int32)
    made = make_problem(found.cover.only(kept), method.engine, order, method.by_size)
    regions = found.regions(method.prunings) if method.prunings else None
    return replace(made, prunings=method.prunings, regions=regions)


ROWS = (
    PublishedMethods("8x8 without 2x2", "square/pentominoes-8x8-centre", 1290, {
        "BT": (2_757_203, 5.7), "BT+ST": (1_523_328, 3.5), "MC": (2_910_535, 12.4), "MC+ST": (2_383_728, 9.8),
        "MC+SZ": (117_723, 1.1), "MC+SZ+ST": (81_880, 0.8)}, "F", (2,)),
    PublishedMethods("10x6", "square/pentominoes-6x10", 1758, {
        "BT": (10_595_621, 17.9), "BT+ST": (5_802_074, 14.4), "MC": (10_606_305, 54.4), "MC+ST": (9_242_529, 43.3),
        "MC+SZ": (1_732_537, 11.8), "MC+SZ+ST": (1_480_505, 11.2)}, "F", (2, 3)),
    PublishedMethods("8x8 without corners", "square/pentominoes-8x8-corners", 1916, {
        "BT": (23_524_900, 23), "BT+ST": (12_199_877, 17), "MC": (23_525_610, 67), "MC+ST": (18_278_672, 45),
        "MC+SZ": (1_322_540, 6.6), "MC+SZ+ST": (1_306_946, 10)}, "F", (2,)),
    PublishedMethods("10x3x2", "cubic/pentominoes-2x3x10", 1416, {
        "BT": (1_315_930, 2.3), "BT+ST": (861_525, 2.0), "MC(+ST)": (1_325_957, 6.3), "MC+SZ(+ST)": (74_947, 0.7)},
        "F", (6, 23), scan=(1, 3, 2)),
    PublishedMethods("6x5x2", "cubic/pentominoes-2x5x6", 1916, {
        "BT": (107_590_605, 223), "BT+ST": (67_714_344, 190), "MC": (107_620_901, 395), "MC+ST": (107_620_901, 421),
        "MC+SZ": (759_343, 7.2), "MC+SZ+ST": (693_970, 6.7)}, "F", (6, 23)),
    PublishedMethods("5x4x3", "cubic/pentominoes-3x4x5", 2168, {
        "BT": (1_969_089_192, 5191), "BT+ST": (1_259_189_714, 4165), "MC": (1_969_152_287, 5874),
        "MC+ST": (1_969_152_287, 5912), "MC+SZ": (10_107_229, 68), "MC+SZ+ST": (10_108_090, 65)}, "F"),
    PublishedMethods("green Happy Cube", "cubic/happy-cube-green", 182, {
        "BT": (1_262, 0.2), "BT+ST": (1_215, 0.2), "MC(+ST)": (3_318, 0.3), "MC+SZ(+ST)": (234, 0.2)}, "E", (0,),
        everywhere=True, scan=(-1, -2, -3)),
    PublishedMethods("stairs", "cubic/stairs", 1573, {
        "BT": (3_143_814, 12.9), "BT+ST": (2_088_970, 10.8), "MC": (3_143_784, 23), "MC+ST": (3_100_112, 18.8),
        "MC+SZ": (178_350, 1.8), "MC+SZ+ST": (159_868, 1.4)}, scan=(-3, 1, 2)),
    PublishedMethods("big Y", "cubic/big-y", 1640, {
        "BT": (210_454_691, 536), "BT+ST": (161_584_456, 513), "MC": (210_502_803, 529), "MC+ST": (210_502_803, 560),
        "MC+SZ": (205_230, 1.6), "MC+SZ+ST": (205_524, 1.6)}, scan=(-2, -1, 3)),
    PublishedMethods("cluster", "hexagon/cluster", 1095, {
        "BT": (15_806_635, 27), "BT+ST": (9_720_154, 24), "MC": (15_818_006, 41), "MC+ST": (13_234_306, 34),
        "MC+SZ": (1_116_474, 12), "MC+SZ+ST": (994_216, 11)}, "4-1", (0,), True),
)
