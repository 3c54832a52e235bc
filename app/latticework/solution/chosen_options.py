"""A solution as text and as data, whether a puzzle or an exact cover problem was searched."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cover import ExactCover, PosedCover, Reduction
from latticework.cover.exact_cover import written
from latticework.solution.decode_options import placements_of
from latticework.solution.pose import as_data
from latticework.solution.text import as_text


def solution_text(reduced: Reduction | PosedCover, options: NDArray[np.int32]) -> str:
    """Return a solution, shape (options,), as text that ends with a line break: a picture, or a line an option."""
    if isinstance(reduced, Reduction):
        return as_text(reduced.puzzle, placements_of(options, reduced))
    return chosen_text(reduced.document, reduced.chosen(options))


def chosen_text(document: ExactCover, chosen: tuple[int, ...]) -> str:
    """Return chosen options as text, a line each."""
    return "".join(option_text(document, option) + "\n" for option in chosen)


def option_text(document: ExactCover, option: int) -> str:
    """Return the items of an option in one line; names with blanks are quoted."""
    return " ".join(repr(item) if " " in item or not item else item for item in written(document, option))


def solution_data(reduced: Reduction | PosedCover, options: NDArray[np.int32]) -> list[Any]:
    """Return a solution as JSON: placements, or options as lists of items, [item, colour] where it has a colour."""
    if isinstance(reduced, Reduction):
        return as_data(reduced.puzzle, placements_of(options, reduced))
    return chosen_data(reduced.document, reduced.chosen(options))


def chosen_data(document: ExactCover, chosen: tuple[int, ...]) -> list[Any]:
    """Return chosen options as JSON, lists of items."""
    return [[[item, color] if color != "" else item for item, color in document.option(option)] for option in chosen]
