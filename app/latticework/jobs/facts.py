"""Facts of a puzzle or an exact cover problem before any search, and why it can have no solution."""

import time
from dataclasses import dataclass

from latticework.cancel import checkpoint
from latticework.cover import Reason, least_of_images
from latticework.cover.arguments import PROOF_SECONDS
from latticework.cover.exact_cover_document import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.apart_job import ApartJob, take_apart
from latticework.jobs.job import Prepared, prepare
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.library import Difficulty, is_taken_apart, level_numbers
from latticework.puzzle.sizes import pieces
from latticework.puzzle.targets import at_target, only_current_target
from latticework.search import advance, make_searcher, root

_BUDGET = 50_000  # nodes between two looks at the clock


def reasons(prepared: Prepared, seconds: float = PROOF_SECONDS) -> list[Reason]:
    """Return all reasons found why there can be no solution; empty if none was found.

    seconds: the processor time after which no further colourings are tried; 0 for none, and no forced
    placements.
    """
    return prepared.searched.reasons(seconds)


@dataclass(frozen=True)
class Info:
    """The facts of a puzzle, before solving.

    target_cells: how many cells the target has.
    parts, pieces: how many parts there are, and copies of them in all, or [from, to].
    orientations, orientations_fitting: those of all parts, and those that fit into the target.
    placements, placements_reduced: the ways to place each part, and those left when symmetry restricts one item
    to representatives.
    items, secondary_items, options: the size of the exact cover problem.
    symmetries: how many rotations and reflections carry the puzzle onto itself, leaving it as it is included.
    reasons: why there can be no solution, in words; empty where none was found.

    >>> lw.info("soma").items
    34
    """

    name: str
    lattice: str
    target_cells: int
    parts: int
    pieces: int | list[int]
    orientations: int
    orientations_fitting: int
    placements: int
    placements_reduced: int
    items: int
    secondary_items: int
    options: int
    symmetries: int
    reasons: tuple[str, ...]


def facts(prepared: Prepared) -> Info:
    """Return the facts of a puzzle."""
    puzzle, reduction, cover = prepared.puzzle, prepared.reduction, prepared.reduction.cover
    target = puzzle.target
    holes = len(reduction.blocks[-1]) if target.optional else 0  # none where the parts fill all cells
    # The copies of a single part are counted by the cells already; the literature has no item for them.
    implied = int(len(puzzle.parts) == 1 and puzzle.parts[0].most > 1 and not target.optional)
    return Info(
        puzzle.name, puzzle.lattice.name, len(target.cells), len(puzzle.parts), pieces(puzzle),
        sum(reduction.orientations), sum(reduction.orientations_fitting), cover.n_options - holes,
        int(prepared.restriction.kept.sum()) - holes, cover.n_items - implied, cover.n_secondary, cover.n_options,
        prepared.group.order, tuple(reason.text for reason in reasons(prepared)))


@dataclass(frozen=True)
class CoverInfo:
    """The sizes of an exact cover problem, and why it can have no solution, as far as is known without a search.

    items_with_multiplicity: primary items that need not be covered exactly once. options_never_chosen: those
    with secondary items only, and empty ones. options_empty: those that hold nothing.

    >>> facts = lw.info(lw.exact_cover(["ab", "b", "x"], secondary="x").problem)
    >>> facts.primary_items, facts.secondary_items, facts.options, facts.options_never_chosen
    (2, 1, 3, 1)
    """

    name: str
    primary_items: int
    secondary_items: int
    items_with_multiplicity: int
    colors: int
    options: int
    options_never_chosen: int
    options_empty: int
    reasons: tuple[str, ...]


def cover_facts(prepared: Prepared) -> CoverInfo:
    """Return the facts of an exact cover problem made ready for search; raises LatticeworkError for a puzzle."""
    document = prepared.document
    if not isinstance(document, ExactCover):
        raise LatticeworkError(phrase("{name}: is a puzzle, not an exact cover problem", name=document.name))
    several = ~document.is_secondary & ((document.least != 1) | (document.most != 1))
    secondary, choosable = int(document.is_secondary.sum()), prepared.restriction.kept[: document.n_options]
    return CoverInfo(document.name, len(document.items) - secondary, secondary, int(several.sum()),
                      len(document.color_names), document.n_options, document.n_options - int(choosable.sum()),
                      document.n_empty, tuple(reason.text for reason in reasons(prepared)))


def problem_of(puzzle: Puzzle) -> str:
    """Return the fingerprint of the problem that `measure` searches."""
    return prepare(only_current_target(at_target(puzzle, 0))).fingerprint


def measure(puzzle: Puzzle, seconds: float) -> Difficulty | None:
    """Return how difficult the first target of a puzzle is; None if it takes more than `seconds` of processor time.

    No method is chosen by probing, which would depend on the moment: the number of nodes is always the same.
    """
    prepared, begin = prepare(only_current_target(at_target(puzzle, 0))), time.process_time()
    if reasons(prepared):
        return Difficulty(0, 0, prepared.fingerprint)
    job = prepared.job
    searcher, state, nodes, solutions, level = make_searcher(job.problem), root(), 0, 0, ""
    apart = ApartJob(prepared.reduction) if is_taken_apart(puzzle.origin.tags) else None
    # Processor time, so that a busy machine makes no puzzle difficult.
    while time.process_time() < begin + seconds:
        checkpoint()
        piece = advance(searcher, state, _BUDGET)
        nodes += piece.nodes
        rows = least_of_images(job.numbers[piece.solutions], job.group, job.kept).rows
        solutions += len(rows)
        if apart is not None and len(rows):
            levels = [one.level for one in take_apart(apart, (range(len(rows)), rows))]
            level = max(level, *levels, key=level_numbers)
        if not piece.remaining:
            return Difficulty(nodes, solutions, prepared.fingerprint, level)
        state = piece.remaining[0]
    return None
