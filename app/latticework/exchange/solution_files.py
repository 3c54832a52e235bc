"""Solutions as text and as JSON, in the form that `latticework solutions` prints."""

import json

from latticework.exchange.contents import Contents
from latticework.solution import as_data, as_text


def text(contents: Contents) -> bytes:
    """Return solutions as text, a picture or a list of placements each."""
    return "".join(f"Solution {number}\n{as_text(contents.document, solution)}\n"
                   for number, solution in enumerate(contents.solutions(), 1)).encode()


def json_lines(contents: Contents) -> bytes:
    """Return solutions as JSON objects, one a line."""
    return "".join(json.dumps({"number": number, "placements": as_data(contents.document, solution)}) + "\n"
                   for number, solution in enumerate(contents.solutions(), 1)).encode()
