"""What a file holds that is shown in the window, and whether it is still as this window read or wrote it last."""

import hashlib
import os
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from pathlib import Path

from latticework.cover import ExactCover
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import formats, stored_solutions
from latticework.files.opened_and_written import Opened
from latticework.gui.widgets.preferences import names_of_searches
from latticework.gui.widgets.translation import tr
from latticework.jobs.job import Prepared, belonging, prepare
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.searched import Document
from latticework.paths import in_library
from latticework.puzzle import Puzzle, load_any
from latticework.puzzle.targets import targets
from latticework.reading import MAX_BYTES, read_bytes
from latticework.solution import Solution
from latticework.store.search_file import SearchFile


@dataclass(frozen=True, eq=False)
class KeptSolutions:
    """The solutions of each target of a puzzle as it was opened."""

    puzzle: Puzzle
    of_targets: tuple[tuple[Solution, ...], ...]

    def of(self, puzzle: Puzzle) -> tuple[Solution, ...]:
        """Return those of the current target of a puzzle, () where edits have made them wrong."""
        fits = puzzle.place < len(self.of_targets) and _shapes(puzzle) == _shapes(self.puzzle)
        return self.of_targets[puzzle.place] if fits else ()


def _shapes(puzzle: Puzzle) -> object:
    """Return what the solutions of all targets depend on."""
    parts = [[form.cells for form in part.forms] for part in puzzle.parts]
    return puzzle.lattice, [target.cells for target in targets(puzzle)], parts


@dataclass(frozen=True, eq=False)
class OpenedSearch:
    """A search file that was opened, and the puzzle or exact cover problem in it."""

    path: Path
    document: Document

    @cached_property
    def _fingerprint(self) -> str:
        try:
            return prepare(self.document).fingerprint
        except LatticeworkError:
            return ""

    def is_of(self, document: Document, prepared: Prepared) -> bool:
        """Whether this is the search of a document, which may have been edited since the file was opened."""
        # Groups and box are not in the fingerprint, and yet solutions come apart otherwise with others.
        return document is self.document or (prepared.fingerprint == self._fingerprint
                                             and belonging(document) == belonging(self.document))


@dataclass(frozen=True, eq=False)
class OpenedPuzzle:
    """The puzzle of a file.

    path: where it is saved, None where a name must be asked for. source: the file to open it from again, None where
    there is none. search: the search file that it was opened from. remarks: what of the file could not be taken over,
    in words. asides: what else was left out, without an effect on puzzle or solutions. solutions: those that
    the file keeps, None where there are none. stamp: the fingerprint of the file at `path`, "" where there is none.
    """

    puzzle: Puzzle
    path: Path | None = None
    source: Path | None = None
    search: OpenedSearch | None = None
    remarks: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()
    solutions: KeptSolutions | None = None
    stamp: str = ""


def as_opened(read: Opened, source: Path | None = None) -> OpenedPuzzle:
    """Return the puzzle of a file or text of another program, which is saved under a new name."""
    kept = KeptSolutions(read.puzzle, read.solutions) if any(read.solutions) else None
    return OpenedPuzzle(read.puzzle, None, source, remarks=read.remarks, asides=read.asides, solutions=kept)


@dataclass(frozen=True, eq=False)
class OpenedCover:
    """The exact cover problem of a file, and the search file that it was opened from, if it was one."""

    document: ExactCover
    search: OpenedSearch | None = None


def read_puzzle(path: Path) -> OpenedPuzzle:
    """Return the puzzle of a file, with a lattice file an empty one; raises LatticeworkError.

    A puzzle of the library, of a search file or in another program's format is saved under a new name.
    """
    form = formats.of_file(path)
    if form is formats.SEARCH:
        puzzle = formats.read(path).puzzle
        puzzle = replace(puzzle, name=names_of_searches().get(str(path), puzzle.name))
        return OpenedPuzzle(puzzle, None, path, OpenedSearch(path, puzzle))
    if form not in {None, formats.PUZZLE}:
        return as_opened(formats.read(path), path)
    # The fingerprint is taken before the puzzle is read: what others write meanwhile then counts as a change.
    stamp = stamp_of(path)
    puzzle, begun = load_any(path)
    if begun:
        return OpenedPuzzle(puzzle)
    return OpenedPuzzle(puzzle, None, path) if in_library(path) else OpenedPuzzle(puzzle, path, path, stamp=stamp)


def read_cover(path: Path) -> OpenedCover | None:
    """Return the exact cover problem of a file, None where it holds something else; raises LatticeworkError."""
    form = formats.of_file(path)
    if form is not None and form.is_cover:
        return OpenedCover(form.read(path).cover)
    if formats.of(path, [formats.SEARCH]):
        document = stored_solutions.read_document(path)
        if isinstance(document, ExactCover):
            return OpenedCover(document, OpenedSearch(path, document))
    return None


def read_set_search(path: Path) -> OpenedSearch | None:
    """Return the search of a file that counts solutions by their parts, None where it holds something else.

    Raises LatticeworkError.
    """
    if not formats.of(path, [formats.SEARCH]):
        return None
    with closing(SearchFile.open(path, check=False)) as file:
        return OpenedSearch(path, file.document) if file.keeping.what == BY_PARTS else None


class FileState(Enum):
    """The state of a file, compared with what was read or written there last."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()
    UNREADABLE = auto()


def stamp(data: bytes) -> str:
    """Return the fingerprint of the bytes of a file."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def stamp_of(path: Path) -> str:
    """Return the fingerprint of a file; raises FileRefusedError when it cannot be read."""
    # One byte more than a puzzle may have is enough for a longer file to differ.
    return stamp(read_bytes(path, MAX_BYTES + 1))


def state_of(path: Path, before: str) -> FileState:
    """Return the state of a file whose fingerprint was `before`."""
    try:
        return FileState.SAME if stamp_of(path) == before else FileState.CHANGED
    except FileRefusedError:
        return FileState.UNREADABLE if os.path.exists(path) else FileState.GONE  # noqa: PTH110 never raises


def state_text(state: FileState, name: str) -> str:
    """Return a sentence on a file that is not as it was."""
    if state is FileState.GONE:
        return tr("{name} is not there any more: it was removed or renamed since it was opened or saved here.",
                  name=name)
    if state is FileState.UNREADABLE:
        return tr("{name} cannot be read any more, so it is not known whether another program has changed it.",
                  name=name)
    return tr("{name} was changed by another program or window since it was opened or saved here.", name=name)
