"""What a puzzle is, before solving."""

from dataclasses import dataclass

from latticework.puzzle.targets import pieces, targets
from latticework.session.job import Prepared
from latticework.session.no_solution import reasons


@dataclass(frozen=True)
class Facts:
    """What a puzzle is, before solving.

    target_cells: the cells of the target. pieces: the copies of parts in all, or [from, to]. orientations: those of all
    parts, and orientations_fitting those that fit into the target. placements: the ways to place the parts one by one,
    and placements_reduced those left when one item is held to representatives. items, secondary_items, options: the
    size of the exact cover problem. symmetries: rotations and reflections that carry the puzzle onto itself, the
    identity included. reasons: why there can be no solution, in words; empty where that is not seen.
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


def facts(prepared: Prepared) -> Facts:
    """Return what a puzzle is."""
    puzzle, reduction, cover = prepared.puzzle, prepared.reduction, prepared.reduction.cover
    target = targets(puzzle)[puzzle.place]
    holes = len(reduction.blocks[-1]) if target.optional else 0  # none where the parts fill all cells
    # The copies of a single part are counted by the cells already; the literature has no item for them.
    implied = int(len(puzzle.parts) == 1 and puzzle.parts[0].most > 1 and not target.optional)
    return Facts(
        puzzle.name, puzzle.lattice.name, len(target.cells), len(puzzle.parts), pieces(puzzle),
        sum(reduction.orientations), sum(reduction.orientations_fitting), cover.n_options - holes,
        int(prepared.restriction.kept.sum()) - holes, cover.n_items - implied, cover.n_secondary, cover.n_options,
        prepared.group.order, tuple(reason.text for reason in reasons(prepared)))
