"""A puzzle as users of the library see it: loaded, or built in code."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import count
from pathlib import Path
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any

from latticework import puzzle as documents
from latticework.api.arguments import Cell, Cells, by_color, rows_of, whole
from latticework.api.lattice import Lattice
from latticework.api.part import Part, check_picture, of_document, to_data
from latticework.errors import LatticeworkError, shown
from latticework.jobs.job import Prepared, prepare
from latticework.puzzle.limits import MAX_TARGETS
from latticework.puzzle.read import FORMAT, from_data
from latticework.puzzle.targets import at_target, find_target, targets
from latticework.solution import Solution as SolutionOfDocument
from latticework.visible_text import counted

if TYPE_CHECKING:
    from PIL.Image import Image

    from latticework.apart import Disassembler, Limits

Parts = Iterable[Part | Cells] | Mapping[str, Cells]
"""Parts one after the other, as `Part` or as cells alone, or cells by the name of the part."""

SHOWN = 480
"""The longer side of a picture in a notebook, in pixels."""


class Puzzle:
    """Parts, a target that they are to cover, and the lattice that both are drawn in. It cannot be changed.

    lattice: a lattice, or what `Lattice` takes.
    target: the cells to be covered, as coordinates or as a text picture, in which + is a cell that may stay empty.
    parts: as `Part`, as cells alone, or cells by the name of the part.
    may_stay_empty: cells of the target that need not be covered; most_empty: how many of them at most stay empty.
    motions: what parts without a rule of their own may do, see `Part`; "" for turning, and in a flat lattice turning
    over.
    colors: cells of the target by the colour that the cells of the parts on them must have, where they have one.
    color_pairs: pairs of colours, of a part and of the target, that match where not just equal ones do.
    matching: which marks of parts may meet: meet, alone and reach as in a puzzle file.

    Raises LatticeworkError that says which argument is wrong, and what would be right.

    >>> ring = '''
    ... ###
    ... #.#
    ... ###
    ... '''
    >>> puzzle = lw.Puzzle("square", ring, {"I": "###", "V": [(0, 0), (1, 0), (0, 1)], "D": "##"}, name="Ring")
    >>> puzzle
    Puzzle('Ring', square, 8 cells, 3 parts)
    >>> lw.solve(puzzle).counts
    Counts(all=8, rotations=2, reflections=1)
    """

    document: documents.Puzzle
    """The document that the rest of the program works on."""

    remarks: tuple[str, ...] = ()
    """What could not be taken over from the file of another program that it was loaded from, in words."""

    _disassemblers: "dict[Limits, Disassembler]"

    def __init__(
        self, lattice: str | Path | Mapping[str, Any] | Lattice, target: Cells = (), parts: Parts = (), *,
        may_stay_empty: Iterable[Sequence[int]] = (), most_empty: int | None = None, name: str = "Untitled",
        author: str = "", notes: str = "", motions: str = "",
        colors: Mapping[str, Iterable[Sequence[int]]] | None = None,
        color_pairs: Iterable[tuple[str, str]] | None = None, matching: Mapping[str, Any] | None = None,
    ) -> None:
        drawn_in = Lattice(lattice).document
        if isinstance(target, str):
            check_picture(target)
        place = {"picture": target} if isinstance(target, str) else {"cells": rows_of(target, "target")}
        data = {
            "format": FORMAT, "lattice": drawn_in.data or drawn_in.name, "name": name, "author": author,
            "notes": notes, "motions": motions, "parts": _parts(parts), "target": {
                **place, "may_stay_empty": rows_of(may_stay_empty, "may_stay_empty"),
                "colors": by_color(colors),
            } | ({} if most_empty is None else {"most_empty": whole(most_empty, "most_empty", 0)})
            | ({} if color_pairs is None else {"color_pairs": _pairs(color_pairs)}),
        } | ({} if matching is None else {"matching": dict(matching) if isinstance(matching, Mapping) else matching})
        # By the reader of puzzle files, so that code and files obey the same rules and get the same messages.
        self.document, self._disassemblers = from_data(data, f"puzzle {shown(name)}"), {}

    @classmethod
    def boxed(
        cls, lattice: str | Path | Mapping[str, Any] | Lattice, sizes: Sequence[int], parts: Parts = (), *,
        without: Iterable[Sequence[int]] = (), **more: Any,
    ) -> "Puzzle":
        """Return a puzzle whose target is a box of cells, from coordinate 0 up to the sizes.

        sizes: how many cells along each vector of the lattice.
        without: cells of the box that are left out.
        more: as for `Puzzle`.

        Raises LatticeworkError that says which argument is wrong.

        >>> lw.Puzzle.boxed("square", (8, 8), lw.polyforms("square", 5), without=[(3, 3), (3, 4), (4, 3), (4, 4)])
        Puzzle('Untitled', square, 60 cells, 12 parts)
        """
        drawn_in = Lattice(lattice)
        cells, gone = drawn_in.box(sizes), {tuple(row) for row in rows_of(without, "without")}
        if not gone <= set(cells):
            raise LatticeworkError(f"without: {shown(min(gone - set(cells)))} is no cell of the box")
        return cls(drawn_in, [cell for cell in cells if cell not in gone], parts, **more)

    @classmethod
    def of(cls, document: documents.Puzzle) -> "Puzzle":
        """Return the `Puzzle` of a puzzle document."""
        # Without __init__, which would make the document from arguments.
        made = cls.__new__(cls)
        made.document, made._disassemblers = document, {}
        return made

    @property
    def name(self) -> str:
        """Its name."""
        return self.document.name

    @property
    def author(self) -> str:
        """Who made it, "" if unknown."""
        return self.document.author

    @property
    def origin(self) -> documents.Origin:
        """The year, the source, links to pages about it, and tags.

        >>> lw.load("soma").origin.year
        1936
        """
        return self.document.origin

    @property
    def lattice(self) -> Lattice:
        """The lattice that target and parts are drawn in."""
        return Lattice.of(self.document.lattice)

    @property
    def target(self) -> tuple[Cell, ...]:
        """The cells to be covered, ascending."""
        return tuple(map(self.document.lattice.written, self.document.target.cells))

    @property
    def may_stay_empty(self) -> tuple[Cell, ...]:
        """The cells of the target that need not be covered."""
        return tuple(map(self.document.lattice.written, self.document.target.optional))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The parts in their order."""
        return tuple(of_document(part, self.document.lattice) for part in self.document.parts)

    @property
    def targets(self) -> tuple[str, ...]:
        """The names of all targets that the puzzle has for its parts.

        >>> len(lw.load("soma-figures").targets)
        4
        """
        return tuple(target.name for target in targets(self.document))

    def at(self, target: str | int) -> "Puzzle":
        """Return the puzzle with another of its targets, by name or number from 1; raises LatticeworkError.

        >>> lw.load("soma-figures").at(2) == lw.load("soma-figures")
        False
        """
        given = target if isinstance(target, str) else str(whole(target, "target", 1, MAX_TARGETS))
        other = Puzzle.of(find_target(self.document, given))
        other.remarks = self.remarks
        return other

    @cached_property
    def prepared(self) -> Prepared:
        """The puzzle prepared for a search: its placements and symmetries, by number."""
        return prepare(self.document)

    def disassembler(self, states: int, seconds: float) -> "Disassembler":
        """Return the object that takes solutions apart, with limits for each; kept, as it caches facts of parts."""
        from latticework.apart import Disassembler, Limits  # noqa: PLC0415 they load kernels

        limits, kept = Limits(states, seconds), self._disassemblers
        if limits not in kept:
            kept[limits] = Disassembler(self.document, limits)
        return kept[limits]

    def picture(self, size: int = 1200) -> "Image":
        """Return a picture as an image of Pillow; size: its longer side in pixels, from 16 to 6,000.

        Raises LatticeworkError when there is nothing to draw.

        >>> lw.load("soma").picture(300).width
        300
        """
        return picture_of(self.document, None, size)

    def _repr_svg_(self) -> str:
        return drawing_of(self.document, None)

    def __deepcopy__(self, _: dict[int, Any]) -> "Puzzle":
        return self  # it cannot be changed

    # As text, because lattices are compared by identity; with its place, as a file begins with the first target.
    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (documents.dump(self.document), self.document.place)

    def __repr__(self) -> str:
        return (f"Puzzle({self.name!r}, {self.document.lattice.name}, "
                f"{counted(len(self.target), 'cell')}, {counted(len(self.document.parts), 'part')})")

    def __str__(self) -> str:
        return documents.dump(self.document).rstrip("\n")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self.document == other.document

    def __hash__(self) -> int:
        return hash((self.document.name, self.document.lattice, self.document.target.cells, self.parts))


def drawing_of(puzzle: documents.Puzzle, solution: SolutionOfDocument | None) -> str:
    """Return the picture that a notebook shows, as SVG."""
    from latticework.files.pictures.images import svg  # noqa: PLC0415 few need pictures

    return svg(puzzle, solution, SHOWN, None)


def picture_of(puzzle: documents.Puzzle, solution: SolutionOfDocument | None, size: int) -> "Image":
    """Return a picture whose longer side has so many pixels, from 16 to 6,000; raises LatticeworkError."""
    from latticework.files.pictures.images import image  # noqa: PLC0415 few need pictures

    return image(puzzle, solution, whole(size, "size", 16))


def _pairs(given: object) -> object:
    """Return pairs of colours in the form of a puzzle file; anything else is returned as it is and refused there."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        return given
    return [list(pair) if isinstance(pair, tuple) else pair for pair in given]


def _again(text: str, place: int) -> Puzzle:
    return Puzzle.of(at_target(documents.parse(text, "a puzzle"), place))


def _parts(given: object) -> list[dict[str, Any]]:
    """Return parts in the form of a puzzle file; those without a name get free letters."""
    some: Iterable[Any] = given if isinstance(given, Iterable) and not isinstance(given, str) else [given]
    if isinstance(some, Mapping):
        parts = [Part(cells, name) for name, cells in some.items()]
    else:
        parts = [part if isinstance(part, Part) else Part(part) for part in some]
    # All names first: a later part may have the letter that would be free.
    taken = {part.name for part in parts}
    letters = (name for n in count() for letter in ascii_uppercase if (name := f"{letter}{n or ''}") not in taken)
    return [to_data(part, part.name or next(letters)) for part in parts]
