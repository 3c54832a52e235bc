"""The parts of a puzzle that was pasted, to be taken over into another puzzle of its lattice."""

import re
from collections.abc import Callable
from dataclasses import replace
from string import ascii_uppercase
from typing import Any

from latticework import files
from latticework.errors import LatticeworkError
from latticework.exchange.contents import Opened
from latticework.exchange.formats import PASTED, read_text, recognised
from latticework.exchange.puzzle_code import is_code
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.read import FORMAT, from_data


def puzzle_in(text: str, puzzle: Puzzle) -> Opened | None:
    """Return the puzzle that a text holds, None where it is no puzzle of a known format; raises LatticeworkError."""
    if re.search(r"^[ \t]*(\[\[parts\]\]|(picture|cells|lattice)\s*=)", text, re.MULTILINE):
        return Opened(from_data(_completed(files.parse_toml(text, PASTED), puzzle), PASTED))
    rows_alone = "|" in text and "(" not in text  # of any lattice, though another program has such rows for cubes
    if is_code(text) or (not rows_alone and recognised(text.encode(errors="replace")) is not None):
        return read_text(text)
    return None


def _completed(data: dict[str, Any], puzzle: Puzzle) -> dict[str, Any]:
    """Return what is read of a puzzle file with what its beginning would have said; also of one part alone."""
    if "format" in data:
        return data
    if "parts" not in data and not {"target", "lattice"} & set(data):
        data = {"parts": [data]}
    lattice = puzzle.lattice
    for number, part in enumerate(data["parts"] if isinstance(data.get("parts"), list) else []):
        if isinstance(part, dict):
            part.setdefault("name", ascii_uppercase[number % len(ascii_uppercase)])
    return {"format": FORMAT, "lattice": lattice.name if lattice.data is None else lattice.data} | data


def taken_over(source: Puzzle, puzzle: Puzzle) -> tuple[tuple[Part, ...], tuple[str, ...]]:
    """Return the parts of a puzzle as parts of another, and what they lose by that, in words.

    Raises LatticeworkError where the puzzles have different lattices.
    """
    if source.lattice != puzzle.lattice:
        raise LatticeworkError(phrase("the parts of “{name}” are in the lattice {other}; here they should be in the "
                                      "lattice {lattice}", name=source.name, other=source.lattice.title,
                                      lattice=puzzle.lattice.title))
    parts = [part for part in source.parts if part.cells]
    losses: list[tuple[Callable[[Part], bool], str, str]] = [
        (lambda part: bool(part.marks) and source.matching != puzzle.matching, "marks",
         phrase("Marks stay behind, as other marks match in that puzzle.")),
        (lambda part: bool(part.group), "group", phrase("Groups of parts stay behind."))]
    remarks = []
    for is_lost, name, words in losses:
        if any(map(is_lost, parts)):
            remarks.append(words)
            parts = [replace(part, **{name: type(getattr(part, name))()}) for part in parts]
    rules = [source.rule(part) for part in parts]
    return tuple(replace(part, motions="" if rule == puzzle.usual_rule else rule)
                 for part, rule in zip(parts, rules, strict=True)), tuple(remarks)
