"""The parts of a puzzle as users of the library see them, and whole sets of them."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from latticework.api.arguments import Cell, Cells, by_color, one_of, rows_of, whole
from latticework.api.lattice import Lattice
from latticework.errors import LatticeworkError, shown
from latticework.lattice import Lattice as LatticeOfDocument
from latticework.puzzle import Part as PartOfDocument
from latticework.puzzle.cell_text import read_picture
from latticework.puzzle.polyforms import SORTS, part_set
from latticework.visible_text import counted

Copies = int | tuple[int, int]
"""How often a part is used: a number, or (from, to)."""


@dataclass(frozen=True, init=False)
class Part:
    """Cells to be placed together.

    cells: a text picture or coordinates.
    name: "" for the next free letter.
    copies: how often it is used, a number or (from, to).
    motions: what it may do: "placed" (stay where it is drawn), "fixed" (only move), "turn", in a flat lattice "turn
    over", in a solid one "mirror"; "" for the rule of its puzzle.
    color: "#rrggbb", "" for the next of the palette.
    group: parts of one group move as one when a solution is put together.
    marks: (cell, side, mark) for each marked side.
    colors: the cells of each colour, by the colour.
    other_forms: parts whose cells, marks and colours are further forms of this one; each copy has exactly one form.

    Raises LatticeworkError when these are no cells; the rest is checked when the part is put into a puzzle.

    >>> lw.Part([(0, 0), (1, 0), (1, 1)], "V", copies=(0, 2))
    Part('V', 3 cells, copies=(0, 2))
    >>> lw.Part('''
    ... #.
    ... ##
    ... ''').cells
    ((0, 0), (0, 1), (1, 0))
    >>> lw.Part("##", "long or longer", other_forms=[lw.Part("###")])
    Part('long or longer', 2 cells, 2 forms)
    """

    cells: tuple[Cell, ...]
    name: str
    copies: Copies
    motions: str
    color: str
    group: str
    marks: tuple[tuple[Cell, str, str], ...]
    colors: tuple[tuple[str, tuple[Cell, ...]], ...]
    other_forms: "tuple[Part, ...]"
    _picture: str = field(repr=False)

    def __init__(
        self, cells: Cells, name: str = "", copies: Copies = 1, motions: str = "", *, color: str = "",
        group: str = "", marks: Iterable[tuple[Sequence[int], str, str]] = (),
        colors: Mapping[str, Iterable[Sequence[int]]] | None = None, other_forms: "Iterable[Part]" = (),
    ) -> None:
        picture = cells if isinstance(cells, str) else ""
        fields = {
            "cells": _pictured(picture) if isinstance(cells, str) else _tuples(cells, "cells"), "name": name,
            "copies": copies, "motions": motions, "color": color, "group": group,
            "marks": _marks(marks),
            "colors": tuple((color, _tuples(some, "colors")) for color, some in by_color(colors).items()),
            "other_forms": _forms(other_forms), "_picture": picture,
        }
        for key, value in fields.items():
            # The class is frozen, and its __init__ takes other arguments than its fields.
            object.__setattr__(self, key, value)

    def times(self, least: int, most: int | None = None) -> "Part":
        """Return the part used `least` times, or from `least` to `most` times; raises LatticeworkError.

        >>> lw.Part("##", "domino").times(0, 8)
        Part('domino', 2 cells, copies=(0, 8))
        """
        least = whole(least, "least", 0)
        copies = least if most is None else (least, whole(most, "most", least))
        return Part(self._picture or self.cells, self.name, copies, self.motions, color=self.color, group=self.group,
                    marks=self.marks, colors=dict(self.colors), other_forms=self.other_forms)

    def __repr__(self) -> str:
        copies = f", copies={self.copies}" if self.copies != 1 else ""
        forms = f", {len(self.other_forms) + 1} forms" if self.other_forms else ""
        return f"Part({self.name!r}, {counted(len(self.cells), 'cell')}{forms}{copies})"


_BETWEEN_ROWS = re.compile(r"\s*(?:[/|]|\\n)\s*")
"""What other notations write between rows; in a picture these would be cells."""


def check_picture(text: str) -> None:
    """Raise LatticeworkError for a picture in one line, with something else than line breaks between its rows."""
    if "\n" not in text and _BETWEEN_ROWS.search(text):
        raise LatticeworkError(f"picture: {shown(text)} is one line, and each row should be a line of its own: "
                               f"{shown(_BETWEEN_ROWS.sub(chr(10), text))}")


def _pictured(text: str) -> tuple[Cell, ...]:
    """Return the cells of a picture, with two coordinates where it has one layer; raises LatticeworkError."""
    check_picture(text)
    try:
        cells = read_picture(text)
    except ValueError as error:
        raise LatticeworkError(f"picture: {error}") from None
    return tuple(sorted(cells if any(z for _, _, z in cells) else [cell[:2] for cell in cells]))


def _marks(marks: Iterable[Any]) -> tuple[tuple[Cell, str, str], ...]:
    try:
        every = [(cell, side, mark) for cell, side, mark in marks]
    except (TypeError, ValueError):
        raise LatticeworkError(f"marks: {shown(marks)} should be a list of marks such as ((0, 0), \"east\", "
                               "\"red\")") from None
    return tuple((_tuples([cell], "marks")[0], side, mark) for cell, side, mark in every)


def _tuples(cells: object, argument: str) -> tuple[Cell, ...]:
    return tuple(sorted(map(tuple, rows_of(cells, argument))))


def _forms(forms: object) -> tuple[Part, ...]:
    made = tuple(forms) if isinstance(forms, Iterable) else (forms,)
    wrong = [form for form in made if not isinstance(form, Part) or form.other_forms]
    if wrong:
        raise LatticeworkError(f"other_forms: {shown(wrong[0])} should be a Part with one form")
    return made


def to_data(part: Part, letter: str) -> dict[str, Any]:
    """Return a part in the form of a puzzle file; letter: its name where it has none."""
    return {
        "name": part.name or letter, "motions": part.motions, "color": part.color, "group": part.group,
        "copies": list(part.copies) if isinstance(part.copies, tuple) else part.copies,
        **({"forms": [*map(_form_data, (part, *part.other_forms))]} if part.other_forms else _form_data(part)),
    }


def _form_data(part: Part) -> dict[str, Any]:
    return {
        **({"picture": part._picture} if part._picture else {"cells": [list(cell) for cell in part.cells]}),
        "marks": [{"cell": list(cell), "side": side, "mark": mark} for cell, side, mark in part.marks],
        "colors": {color: [list(cell) for cell in cells] for color, cells in part.colors},
    }


def of_document(part: PartOfDocument, lattice: LatticeOfDocument) -> Part:
    """Return a part of a puzzle document."""
    first, *others = part.forms
    return _of_form(first, lattice, [_of_form(form, lattice) for form in others])


def _of_form(part: PartOfDocument, lattice: LatticeOfDocument, others: Iterable[Part] = ()) -> Part:
    colors: dict[str, list[Cell]] = {}
    for cell, color in part.cell_colors:
        colors.setdefault(color, []).append(lattice.written(cell))
    return Part([lattice.written(cell) for cell in part.cells], part.name,
                part.least if part.least == part.most else (part.least, part.most), part.motions, color=part.color,
                group=part.group, marks=[(lattice.written(m.cell), m.side, m.mark) for m in part.marks],
                colors=colors, other_forms=others)


def polyforms(lattice: str | Path | Mapping[str, Any] | Lattice, size: int | tuple[int, int],
              sort: str = "free") -> list[Part]:
    """Return all connected shapes of a size, each once, as parts with names that may move as their sort says.

    lattice: a lattice, or what `Lattice` takes.
    size: how many cells, from 1 to 12, or (from, to); in a lattice with a unit, such as half-square, how many units.
    sort: which parts count as the same: "free", those turned or mirrored; "one-sided", those turned; "fixed", those
    only moved.

    Raises LatticeworkError when an argument is wrong, or there are more than 2,000 parts.

    >>> [part.name for part in lw.polyforms("square", 4)]
    ['I4', 'L4', 'T4', 'O4', 'S4']
    >>> len(lw.polyforms("cubic", 5, "one-sided"))
    29
    >>> len(lw.polyforms("half-square", 4))
    14
    """
    least, most = size if isinstance(size, tuple) and len(size) == 2 else (size, size)
    document = Lattice(lattice).document
    parts = part_set(document, whole(least, "size", 1), whole(most, "size", 1), one_of(sort, SORTS, "sort"))
    return [of_document(part, document) for part in parts]
