"""Checking a puzzle before it is searched."""

from dataclasses import dataclass
from pathlib import Path

from latticework.cover import Reason, check_volume
from latticework.errors import LatticeworkError
from latticework.gui.common.translation import error_text
from latticework.gui.document.opened_files import OpenedSearch
from latticework.gui.search.stored_search import EarlierSearch, earlier_search
from latticework.puzzle import Puzzle
from latticework.session import Prepared, prepare
from latticework.session.documents import Document
from latticework.session.no_solution import reasons as reasons_of


@dataclass(frozen=True, eq=False)
class Look:
    """The result of a check of a puzzle, or of an exact cover problem.

    prepared: None when it cannot be; reasons: those against it; earlier: an earlier search; path: its search file,
    which need not be there; opened: whether that is one that the user opened.
    """

    puzzle: Document
    prepared: Prepared | None
    reasons: tuple[Reason, ...]
    earlier: EarlierSearch
    path: Path | None = None
    opened: bool = False


def search_path(prepared: Prepared, folder: Path) -> Path:
    """Return the search file of a puzzle that is prepared for AUTO: the same, however it is searched."""
    return folder / f"{prepared.fingerprint}.search"


def look_at(puzzle: Document, folder: Path, search: OpenedSearch | None = None) -> Look:
    """Prepare a puzzle or an exact cover problem, and look for an earlier search of it.

    That is in the search file that was opened, if it is one of this puzzle, or else in a folder by its fingerprint.
    """
    prepared, earlier, path, opened = None, EarlierSearch(), None, False
    reasons = tuple(check_volume(puzzle)) if isinstance(puzzle, Puzzle) else ()
    try:
        prepared = prepare(puzzle)
        opened = search is not None and search.is_of(puzzle, prepared)
        path = search.path if search is not None and opened else search_path(prepared, folder)
        reasons = tuple(reasons_of(prepared))
        earlier = earlier_search(prepared, path)
    except LatticeworkError as error:
        reasons = (Reason(error_text(error)),)
    return Look(puzzle, prepared, reasons, earlier, path, opened)
