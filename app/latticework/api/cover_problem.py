"""An exact cover problem as users of the library see it."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import compress
from typing import Any

from latticework.cover import exact_cover_document as documents
from latticework.errors import LatticeworkError, shown
from latticework.visible_text import counted


class ExactCover:
    """An exact cover problem: items, and options that hold some of them. It cannot be changed.

    `load` makes it of a file such as .dlx, .json or .npz, `exact_cover` of what is given in code; `solve`, `count`,
    `estimate`, `info` and `save` take it.

    >>> problem = lw.exact_cover({"one": "ab", "two": "a", "three": "bx"}, secondary="x").problem
    >>> problem
    ExactCover('exact cover', 3 items, 3 options)
    >>> problem.primary, problem.secondary, problem.options
    (('a', 'b'), ('x',), ['one', 'two', 'three'])
    >>> lw.save(problem, "mine.json")
    >>> lw.load("mine.json").options
    [['a', 'b'], ['a'], ['b', 'x']]
    """

    document: documents.ExactCover
    """The document that the rest of the program works on."""

    def __init__(self, document: documents.ExactCover, options: Sequence[Any] | None = None) -> None:
        self.document = document
        self._given = options

    @property
    def name(self) -> str:
        """Its name."""
        return self.document.name

    @property
    def primary(self) -> tuple[Hashable, ...]:
        """The items to be covered."""
        return tuple(compress(self.document.items, ~self.document.is_secondary))

    @property
    def secondary(self) -> tuple[Hashable, ...]:
        """The items that may be covered, at most once or by options that give them one colour."""
        return tuple(compress(self.document.items, self.document.is_secondary))

    @property
    def empty_options(self) -> int:
        """How many options hold nothing; they keep their numbers, and are never chosen.

        >>> lw.exact_cover([["a", "b"], [], ["a"], ["b"]]).problem.empty_options
        1
        """
        return self.document.n_empty

    @cached_property
    def options(self) -> Sequence[Any]:
        """The options as they appear in solutions: as they were given in code; those of a file as lists of items.

        In such a list (item, colour) stands for an item with a colour.
        """
        if self._given is not None:
            return self._given
        return [[item if color == "" else (item, color) for item, color in self.document.option(number)]
                for number in range(self.document.n_options)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ExactCover) and self._contents == other._contents

    def __hash__(self) -> int:
        # Names are enough to hash by; the arrays may have millions of entries.
        return hash(self._contents[:3])

    @cached_property
    def _contents(self) -> tuple[Any, ...]:
        own = self.document
        arrays = own.is_secondary, own.least, own.most, own.start, own.held, own.colors
        # As bytes: arrays have no hash, and compare element by element.
        return own.name, own.items, own.color_names, *(array.tobytes() for array in arrays)

    def __repr__(self) -> str:
        return (f"ExactCover({self.name!r}, {counted(len(self.document.items), 'item')}, "
                f"{counted(self.document.n_options, 'option')})")


def written(document: documents.ExactCover) -> documents.ExactCover:
    """Return a document that can be written to a file, with items and colours named by texts.

    Raises LatticeworkError where two of them are written alike.
    """
    colors = _texts(document.color_names, "colors")
    return replace(document, items=_texts(document.items, "items"), color_names=colors)


def _texts(names: tuple[Hashable, ...], argument: str) -> tuple[str, ...]:
    """Return names as texts, 1 and "1" in their Python form."""
    for write in (str, repr):
        texts = dict(zip(map(write, names), names, strict=False))
        if len(texts) == len(names):
            return tuple(texts)
    one = next(name for name in names if texts[repr(name)] is not name)
    raise LatticeworkError(f"{argument}: {shown(one)} and another are written alike, so no file can hold them")
