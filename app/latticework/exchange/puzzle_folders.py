"""The puzzles in a folder."""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from latticework.exchange.formats import readable
from latticework.exchange.recognition import has_ending

MOST_LOOKED_AT = 50_000
"""Files of a folder whose names are looked at."""


def files_in(folder: Path, most: int) -> list[Path]:
    """Return the files in a folder and its folders that may hold puzzles by their endings, so many at most."""
    endings = [ending for form in readable() for ending in form.endings]
    names = islice(_files(folder), MOST_LOOKED_AT)
    return list(islice((path for path in names if has_ending(path.name, endings)), most))


def _files(folder: Path) -> Iterator[Path]:
    for above, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(above, name) for name in sorted(names))
