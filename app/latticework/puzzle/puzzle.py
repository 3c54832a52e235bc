"""A puzzle: lattice, target, parts and rules. Everything is immutable, so undo only keeps the old puzzle."""

import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from latticework.lattice import Cell, Lattice, Motion, motions, motions_of
from latticework.lattice.layers import Up, standing
from latticework.puzzle.colors import PALETTES, CellColors, ColorPairs
from latticework.puzzle.marks import Line, Mark, Matching, across

MOTIONS = ("placed", "fixed", "turn", "turn over", "mirror")
"""The rules of motion of parts, from strict to free.

Stay just where it is drawn; shift, not turn; turn; also turn over in a flat lattice, or be mirrored in a solid one.
"""

# Visible ASCII only, so that no blank or control character hides where an address leads.
_LINK = re.compile(r"https?://[!-~]+")


def rules(lattice: Lattice) -> tuple[str, ...]:
    """Return those of MOTIONS that are possible in a lattice, from strict to free."""
    return tuple(rule for rule in MOTIONS if rule != ("mirror" if lattice.flat else "turn over"))


def usual_rule(lattice: Lattice) -> str:
    """Return the rule, one of MOTIONS, for parts without any: everything that hands can do with a part."""
    return "turn over" if lattice.flat else "turn"


def allowed_motions(lattice: Lattice, cells: tuple[Cell, ...], rule: str) -> tuple[Motion, ...]:
    """Return the rigid motions that cells may make under a rule, one of MOTIONS; the identity comes first."""
    # That a placed part is not shifted either is seen to where placements are made.
    if rule in {"fixed", "placed"}:
        return motions(lattice)[:1]
    return tuple(motion for motion in motions_of(lattice, cells) if rule != "turn" or not motion.mirrors)


MODULI = ("nothing", "rotations", "reflections")
"""Which symmetric copies count as the same solution."""


@dataclass(frozen=True)
class Form:
    """One of several shapes of a part."""

    cells: tuple[Cell, ...] = ()
    marks: tuple[Mark, ...] = ()
    cell_colors: CellColors = ()


@dataclass(frozen=True)
class Part:
    """A set of cells to be placed, between `least` and `most` times; `motions` "" means the puzzle's rule.

    A part may have several forms. Each copy has exactly one of them. Cells, marks and colours are those of the
    current form, `form` is its number among all, and `other_forms` are the rest in order.

    Parts of one group, which is not "", move as one when a solution is put together by straight slides, and need not
    be taken apart. A part that is the `box` never leaves when a solution is taken apart; all such parts are one.
    """

    name: str
    cells: tuple[Cell, ...] = ()
    least: int = 1
    most: int = 1
    color: str = ""
    motions: str = ""
    marks: tuple[Mark, ...] = ()
    extra: dict[str, Any] = field(default_factory=dict)
    group: str = ""
    cell_colors: CellColors = ()
    box: bool = False
    other_forms: tuple[Form, ...] = ()
    form: int = 0

    @property
    def forms(self) -> tuple["Part", ...]:
        """The part in each of its forms, in order, each without the others."""
        if not self.other_forms:
            return (self,)
        alone = replace(self, other_forms=(), form=0)
        others = [replace(alone, cells=form.cells, marks=form.marks, cell_colors=form.cell_colors)
                  for form in self.other_forms]
        return (*others[: self.form], alone, *others[self.form :])

    @property
    def sizes(self) -> tuple[int, ...]:
        """The different numbers of cells of its forms, ascending; (0,) if none has cells."""
        return tuple(sorted({len(form.cells) for form in self.forms if form.cells})) or (0,)

    @property
    def all_marks(self) -> tuple[Mark, ...]:
        """The marks of all forms."""
        return tuple(mark for form in self.forms for mark in form.marks)

    @property
    def without_marks(self) -> "Part":
        """The part without the marks of any form."""
        return replace(self, marks=(), other_forms=tuple(replace(form, marks=()) for form in self.other_forms))

    @property
    def all_colors(self) -> CellColors:
        """The coloured cells of all forms."""
        return tuple(one for form in self.forms for one in form.cell_colors)


@dataclass(frozen=True)
class Published:
    """A published number of solutions of one of the targets, counted modulo one of MODULI."""

    solutions: int
    modulo: str
    source: str
    seconds: float = 0.0
    extra: dict[str, Any] = field(default_factory=dict)
    target: int = 0


@dataclass(frozen=True)
class Target:
    """The cells to be covered; `optional` are those that may stay empty, at most `most_empty` of them, None: all.

    Where a cell of the target and the cell of a part on it both have a colour, these must be one of `color_pairs`,
    the colour of the part first; None: they must be equal. Along each line of `different` no mark occurs twice.
    `copies` are (least, most) of each part while the target is not the current one; None: those of the parts.
    """

    cells: tuple[Cell, ...] = ()
    optional: tuple[Cell, ...] = ()
    cell_colors: CellColors = ()
    name: str = ""
    copies: tuple[tuple[int, int], ...] | None = None
    extra: dict[str, Any] = field(default_factory=dict)
    most_empty: int | None = None
    color_pairs: ColorPairs | None = None
    different: tuple[Line, ...] = ()

    @property
    def may_be_empty(self) -> int:
        """How many cells may stay empty at once."""
        cells = len(self.optional)
        return cells if self.most_empty is None else min(cells, self.most_empty)

    def colors_fit(self, of_part: str, of_target: str) -> bool:
        """Whether a cell of a part may be on a cell of the target, by their colours; "" is no colour."""
        if not of_part or not of_target:
            return True
        return of_part == of_target if self.color_pairs is None else (of_part, of_target) in self.color_pairs


@dataclass(frozen=True)
class Origin:
    """The year, negative before our era, the publication, addresses of web pages, and tags."""

    year: int | None = None
    source: str = ""
    links: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()

    def facts(self) -> dict[str, object]:
        """Return the fields that are set, by their keys in a puzzle file."""
        every = {"year": self.year, "source": self.source, "links": list(self.links), "tags": list(self.tags)}
        return {key: value for key, value in every.items() if value not in (None, "", [])}


def is_link(text: str) -> bool:
    """Whether a text is the address of a web page, so that opening it opens no file and runs no program."""
    return _LINK.fullmatch(text) is not None


@dataclass(frozen=True)
class Puzzle:
    """A puzzle document.

    It may have several targets: `target` is the current one, `place` its number among all, and `others` are the rest
    in order. `up` is the step that leads straight up in pictures, () for that of the lattice; solutions do not depend
    on it. `palette`, one of PALETTES, colours the parts without a colour of their own. `extra`, here and in the
    records above, has the keys of a file that this version does not know.
    """

    lattice: Lattice
    name: str = "Untitled"
    author: str = ""
    notes: str = ""
    motions: str = ""
    target: Target = Target()
    parts: tuple[Part, ...] = ()
    matching: Matching | None = None
    published: tuple[Published, ...] = ()
    extra: dict[str, Any] = field(default_factory=dict)
    others: tuple[Target, ...] = ()
    place: int = 0
    up: Up = ()
    palette: str = ""
    origin: Origin = field(default_factory=Origin)

    @property
    def standing(self) -> "Puzzle":
        """The puzzle as pictures show it: the same cells in the lattice turned so that `up` points along z."""
        lattice = standing(self.lattice, self.up or self.lattice.up)
        # The puzzle itself where nothing is turned, so that what is cached for it is found again.
        return self if lattice is self.lattice and not self.up else replace(self, lattice=lattice, up=())

    def rule(self, part: Part) -> str:
        """Return the rule of motion of a part, one of MOTIONS."""
        return part.motions or self.usual_rule

    @property
    def given(self) -> tuple[int, ...]:
        """The parts that lie in the target from the beginning: they are used once and stay where they are drawn."""
        staying = [number for number, part in enumerate(self.parts)
                   if part.cells and part.least == 1 and self.rule(part) == "placed" and not part.other_forms]
        found, free = list[int](), set(self.target.cells) if staying else set()
        for number in staying:
            if free.issuperset(self.parts[number].cells):
                found.append(number)
                free.difference_update(self.parts[number].cells)
        return tuple(found)

    @property
    def usual_rule(self) -> str:
        """The rule of motion for parts that have none of their own, one of MOTIONS."""
        return self.motions or usual_rule(self.lattice)

    def allowed_motions(self, part: Part) -> tuple[Motion, ...]:
        """Return the rigid motions that a part may make, the identity first."""
        # Marks are carried along, so they decide which motions there are as well.
        facing = (across(self.lattice, mark.cell, mark.side) for mark in part.marks)
        cells = (*part.cells, *(cell for cell in facing if cell))
        return allowed_motions(self.lattice, cells, self.rule(part))

    def color(self, number: int) -> str:
        """Return the colour of a part as "#rrggbb": its own or one of the palette that no other part has."""
        return self._colors[number]

    @property
    def shades(self) -> tuple[str, ...]:
        """The colours of parts that have none of their own."""
        return PALETTES[self.palette]

    @cached_property
    def _colors(self) -> tuple[str, ...]:
        own = {part.color.lower() for part in self.parts}
        usual = [part.color or self.shades[number % len(self.shades)] for number, part in enumerate(self.parts)]
        # A colour that a part has of its own goes to no other part as long as the palette has unused ones.
        spare = iter([shade for shade in self.shades if shade not in own | set(usual)])
        return tuple(next(spare, shade) if shade in own and not part.color else shade
                     for part, shade in zip(self.parts, usual, strict=True))

    def with_target(self, **changes: Any) -> "Puzzle":
        """Return the puzzle with some fields of its current target changed."""
        return replace(self, target=replace(self.target, **changes))

    def with_part(self, number: int, **changes: Any) -> "Puzzle":
        """Return the puzzle with some fields of one part changed."""
        parts = list(self.parts)
        parts[number] = replace(parts[number], **changes)
        return replace(self, parts=tuple(parts))
