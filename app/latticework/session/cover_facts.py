"""What an exact cover problem is, before any search."""

from dataclasses import dataclass

from latticework.cover.exact_cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.session.job import Prepared
from latticework.session.no_solution import reasons


@dataclass(frozen=True)
class CoverInfo:
    """The sizes of an exact cover problem, and why it can have no solution, as far as that is seen.

    items_with_multiplicity: primary items that are not to be held by exactly one option. options_never_chosen: those
    that hold secondary items only.

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
                      tuple(reason.text for reason in reasons(prepared)))
