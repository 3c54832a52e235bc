"""The colours of a file of BurrTools, and which of them match, as those of a puzzle."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError
from latticework.files.xmpuzzle.records import File
from latticework.files.xmpuzzle.shapes import Shape
from latticework.lattice.lattice import Ints
from latticework.phrases import Phrase, phrase
from latticework.puzzle.colors import ColorPairs

BRIGHTEST = 0xFFFFFF


def distinct(colors: tuple[str, ...]) -> tuple[str, ...]:
    """Return colours of which no two are the same; of equal ones the later are changed a little."""
    made: dict[str, None] = {}
    for color in colors:
        shade = int(color[1:], 16)
        while f"#{shade:06x}" in made:
            # To the next shade, which looks the same to people and differs to the program.
            shade = shade - 1 if shade else BRIGHTEST
        made[f"#{shade:06x}"] = None
    return tuple(made)


def changed(file: File) -> Iterator[Phrase]:
    """Yield remarks on colours that were changed so that no two are the same."""
    for number, (before, after) in enumerate(zip(file.colors, distinct(file.colors), strict=True), 1):
        if before != after:
            yield phrase("colour {number}, {before}, is there twice and becomes {after}, to be told apart",
                         number=number, before=before, after=after)


def check_colors(shapes: Iterable[Shape], file: File, path: Path | str) -> None:
    """Raise FileRefusedError where a shape has a colour that the file does not describe."""
    for shape, voxel in zip(shapes, file.voxels, strict=True):
        most = int(shape.colors.max(initial=0))
        if most > len(file.colors):
            raise FileRefusedError(path, phrase("has a cell of colour {color}; the file has {count} colours",
                                                color=most, count=len(file.colors)), voxel.where)


def matching(pairs: frozenset[tuple[int, int]], colors: tuple[str, ...], of_parts: Iterable[Ints],
             of_target: Ints) -> ColorPairs | None:
    """Return the pairs of colours that match in a problem, None where only equal colours do.

    pairs: numbers of colours, that of the part first; of_parts and of_target: the colours of their cells, 0 for none.
    """
    on_parts = {int(color) for some in of_parts for color in np.unique(some)} - {0}
    on_target = set(np.unique(of_target).tolist()) - {0}
    if all(((one, other) in pairs) == (one == other) for one in on_parts for other in on_target):
        return None
    return tuple(sorted((colors[one - 1], colors[other - 1]) for one, other in pairs
                        if 0 < one <= len(colors) and 0 < other <= len(colors)))
