"""What a puzzle is, before solving."""

from dataclasses import dataclass

from latticework.puzzle.targets import pieces
from latticework.session.job import Prepared
from latticework.session.no_solution import reasons


@dataclass(frozen=True)
class Info:
    """What a puzzle is, before solving.

    target_cells: how many cells the target has.
    parts, pieces: how many parts there are, and copies of them in all, or [from, to].
    orientations, orientations_fitting: those of all parts, and those that fit into the target.
    placements, placements_reduced: the ways to place each part, and those left when symmetry holds one item to
    representatives.
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
    """Return what a puzzle is."""
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
