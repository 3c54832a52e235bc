"""Solutions as text and as JSON, in the form that `latticework solutions` prints."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from latticework.cancel import checkpoint
from latticework.cover import ExactCover
from latticework.exchange.contents import Chosen, Contents
from latticework.phrases import translatable
from latticework.settings import setting
from latticework.solution import as_data, as_text
from latticework.solution.chosen_options import chosen_data, chosen_text
from latticework.solution.text import LETTERS_DOWN, STYLES


@dataclass(frozen=True)
class TextSettings:
    """How solutions are written; what letters cannot tell, and an exact cover problem, has a way of its own."""

    style: str = setting(LETTERS_DOWN, translatable("Style: letters with layers below one another, coordinates of "
                                                    "the cells, or letters with layers side by side"),
                         choices=STYLES)


def text(contents: Contents, settings: TextSettings) -> Iterator[bytes]:
    """Yield solutions as text: a picture, or a list of placements or options each."""
    document = contents.document
    for number, solution in counted_solutions(contents):
        written = chosen_text(document, solution) if isinstance(document, ExactCover) else \
            as_text(document, solution, settings.style)
        yield f"Solution {number}\n{written}\n".encode()


def json_lines(contents: Contents) -> Iterator[bytes]:
    """Yield solutions as JSON objects, one a line."""
    of_cover = isinstance(contents.document, ExactCover)
    what, wording = "options" if of_cover else "placements", chosen_data if of_cover else as_data
    data: Any = wording
    for number, solution in counted_solutions(contents):
        yield (json.dumps({"number": number, what: data(contents.document, solution)}) + "\n").encode()


def counted_solutions(contents: Contents) -> Iterator[tuple[int, Chosen]]:
    """Yield all solutions with their numbers, and let the work be stopped at each."""
    for number, solution in contents.numbered():
        checkpoint()
        yield number, solution
