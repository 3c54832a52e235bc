"""The search file of a puzzle: read what it holds, watch it, begin or resume its search, put it aside."""

from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from latticework import reading
from latticework.errors import LatticeworkError
from latticework.gui.widgets.translation import error_text, tr
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import ALL
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.reading import is_there
from latticework.store import schema
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock, is_searched
from latticework.store.solution_order import NOT_EXAMINED, ApartSoFar, apart_so_far
from latticework.store.stored_searches import as_begun
from latticework.store.tables import part_rows

if TYPE_CHECKING:
    from latticework.jobs.totals import Choice
    from latticework.run.search import Search


@dataclass(frozen=True)
class MethodTexts:
    """What is said about the method of a search.

    words: its name. cut: nodes cut off by each pruning, None without prunings. why: why it was chosen.
    """

    words: str = ""
    cut: dict[str, int] | None = None
    why: str = ""


@dataclass(frozen=True)
class EarlierSearch:
    """An earlier search of a puzzle.

    totals: None where there is none. refusal: why its file cannot be read, "" where it can.

    elsewhere: whether another window or program is searching there now. keeps: which of the solutions it
    stores, see `Keeping`. apart: how far its solutions were taken apart. away: a sentence on which of its shares were
    given to other machines, "" where none was.
    """

    totals: Totals | None = None
    method_texts: MethodTexts = MethodTexts()
    refusal: str = ""
    elsewhere: bool = False
    keeps: str = ALL
    apart: ApartSoFar = NOT_EXAMINED
    away: str = ""


@dataclass(frozen=True)
class SearchFileState:
    """A search file at one moment: which file it is and its totals, None where there is none or it cannot be read.

    elsewhere: whether another window or program is searching there. stamp: sizes and times of the last change.
    restarted: whether what was found before is no longer there. apart: how far its solutions were taken apart.
    """

    path: Path
    file: reading.Identity | None = None
    totals: Totals | None = None
    elsewhere: bool = False
    stamp: tuple[int, ...] = ()
    restarted: bool = False
    apart: ApartSoFar = NOT_EXAMINED


def earlier_search(prepared: Prepared, path: Path) -> EarlierSearch:
    """Read the earlier search of a puzzle, if there is one."""
    elsewhere = is_searched(path)
    # Not `is_there`: an error on a folder that nobody may look into goes to the caller, who says so.
    if not path.exists():
        return EarlierSearch(elsewhere=elsewhere)
    try:
        with closing(SearchFile.open(path)) as file:
            return EarlierSearch(file.totals(), _texts_of(as_begun(file, prepared), file), elsewhere=elsewhere,
                                 keeps=file.keeps, apart=apart_so_far(file),
                                 away=part_rows.away_in_words(file.read(part_rows.parts)))
    except LatticeworkError as error:
        return EarlierSearch(refusal=error_text(error), elsewhere=elsewhere)


def watch(path: Path, before: SearchFileState | None = None) -> SearchFileState:
    """Return how a search file stands now; `before`, how it stood, saves reading what has not changed since."""
    # Before the file is read: what changes meanwhile is seen the next time.
    elsewhere, identity, stamp = is_searched(path), reading.file_identity(path), _stamp(path)
    now = SearchFileState(path, identity, None, elsewhere, stamp)
    if identity is None:
        return now
    if before is not None and not elsewhere and before == replace(now, totals=before.totals, apart=before.apart):
        return before
    try:
        with closing(SearchFile.open(path, check=False)) as file:
            return replace(now, totals=file.totals(), apart=apart_so_far(file))
    except LatticeworkError:
        return now


def _stamp(path: Path) -> tuple[int, ...]:
    """Return the times and sizes of a search file and of the log that one of an earlier version has beside it."""
    files = [file.stat() for file in (path, *schema.companions(path)[1:2]) if file.exists()]
    return tuple(number for status in files for number in (status.st_mtime_ns, status.st_size))


def open_search(prepared: Prepared, path: Path, method: Method, lock: SearchLock) -> "Search":
    """Begin a search by a method, or resume the one in the file by its own method; raises LatticeworkError."""
    from latticework.run.search import Search  # noqa: PLC0415 - loads what only a search needs

    return Search.start(prepared if is_there(path) else prepared.by(method), path, lock)


def method_texts(search: "Search") -> MethodTexts:
    """Return what is said about the method of a search."""
    return _texts_of(search.prepared, search.file, search.choice)


def _texts_of(prepared: Prepared, file: SearchFile, choice: "Choice | None" = None) -> MethodTexts:
    # In place of auto, which says nothing of how it is searched.
    method = replace(prepared.method, engine=prepared.job.problem.engine)
    cut = file.cut() if method.prunings else None
    return MethodTexts(choice.words or str(method), cut, choice.details) if choice else MethodTexts(str(method), cut)


def start_over(prepared: Prepared, path: Path, method: Method, lock: SearchLock, keep: bool) -> "Search":
    """Begin a search by a method; an earlier one is forgotten, or with `keep` its file is put aside as .damaged.

    Raises LatticeworkError.
    """
    from latticework.run.search import Search  # noqa: PLC0415 - loads what only a search needs

    if keep and is_there(path):
        try:
            put_aside(path)
        except OSError as error:
            raise LatticeworkError(tr("{path}: the earlier search could not be put aside ({error})", path=path,
                                      error=error)) from None
    return Search.start(prepared.by(method), path, lock, start_over=True)


def has_notes(path: Path) -> bool:
    """Return whether favourites or notes are stored in a search file; also where that cannot be read."""
    try:
        with closing(SearchFile.open(path, check=False)) as file:
            return any(note.has_content for note in file.notes)
    except LatticeworkError:
        return True


def put_aside(path: Path) -> None:
    """Let a search file, and what SQLite has beside it, end in .damaged, .damaged-2 and so on; raises OSError."""
    aside, number = path.with_suffix(".damaged"), 2
    while aside.exists():
        aside, number = path.with_suffix(f".damaged-{number}"), number + 1
    # First the log or journal: one left behind would be taken for that of the next file of this name.
    for companion in schema.companions(path):
        if companion.exists():
            companion.replace(f"{aside}{companion.name[len(path.name):]}")
    path.replace(aside)
