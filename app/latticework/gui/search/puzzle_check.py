"""Checking a puzzle before it is searched."""

from dataclasses import dataclass
from pathlib import Path

from latticework.cover import Reason, check_volume
from latticework.errors import LatticeworkError
from latticework.gui.common.translation import error_text
from latticework.gui.search.stored_search import Kept, kept
from latticework.puzzle import Puzzle
from latticework.session import Prepared, prepare
from latticework.session.documents import Document
from latticework.session.no_solution import reasons as reasons_of


@dataclass(frozen=True, eq=False)
class Look:
    """The result of a check of a puzzle, or of an exact cover problem.

    prepared: None when it cannot be; reasons: those against it; kept: an earlier search.
    """

    puzzle: Document
    prepared: Prepared | None
    reasons: tuple[Reason, ...]
    kept: Kept


def search_path(prepared: Prepared, folder: Path) -> Path:
    """Return the search file of a puzzle that is prepared for AUTO: the same, however it is searched."""
    return folder / f"{prepared.fingerprint}.search"


def look_at(puzzle: Document, folder: Path) -> Look:
    """Prepare a puzzle or an exact cover problem, and look for an earlier search of it in a folder."""
    prepared, earlier = None, Kept()
    reasons = tuple(check_volume(puzzle)) if isinstance(puzzle, Puzzle) else ()
    try:
        prepared = prepare(puzzle)
        reasons = tuple(reasons_of(prepared))
        earlier = kept(prepared, search_path(prepared, folder))
    except LatticeworkError as error:
        reasons = (Reason(error_text(error)),)
    return Look(puzzle, prepared, reasons, earlier)
