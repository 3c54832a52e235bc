"""What a search file tells of a search that nobody runs here, read in a thread."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.facts import Info, facts
from latticework.jobs.job import Prepared
from latticework.store.search_file import SearchFile
from latticework.store.statistics import Statistics, statistics


@dataclass(frozen=True)
class Stored:
    """The facts of a puzzle, None for an exact cover problem, and the statistics of its search."""

    info: Info | None
    statistics: Statistics


def stored(prepared: Prepared, path: Path | None) -> Stored:
    """Return what is known; a file that cannot be read tells nothing."""
    info = None if isinstance(prepared.document, ExactCover) else facts(prepared)
    if path is None or not path.exists():
        return Stored(info, Statistics())
    try:
        with closing(SearchFile.open(path, check=False)) as file:
            return Stored(info, statistics(file))
    except LatticeworkError:
        return Stored(info, Statistics())
