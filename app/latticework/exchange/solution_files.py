"""Solutions as text and as JSON, in the form that `latticework solutions` prints."""

import json
from typing import Any

from latticework.cover import ExactCover
from latticework.exchange.contents import Contents
from latticework.solution import as_data, as_text
from latticework.solution.chosen_options import chosen_data, chosen_text


def text(contents: Contents) -> bytes:
    """Return solutions as text: a picture, or a list of placements or options each."""
    wording: Any = chosen_text if isinstance(contents.document, ExactCover) else as_text
    return "".join(f"Solution {number}\n{wording(contents.document, solution)}\n"
                   for number, solution in enumerate(contents.solutions(), 1)).encode()


def json_lines(contents: Contents) -> bytes:
    """Return solutions as JSON objects, one a line."""
    of_cover = isinstance(contents.document, ExactCover)
    what, wording = "options" if of_cover else "placements", chosen_data if of_cover else as_data
    data: Any = wording
    return "".join(json.dumps({"number": number, what: data(contents.document, solution)}) + "\n"
                   for number, solution in enumerate(contents.solutions(), 1)).encode()
