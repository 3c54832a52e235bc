"""What the library tells of a puzzle, read from its file without Qt."""

import hashlib
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.lattice import Lattice
from latticework.paths import library
from latticework.phrases import Phrase
from latticework.puzzle import Origin, Published, Puzzle
from latticework.puzzle.library import Difficulty, shipped_difficulties
from latticework.puzzle.sizes import pieces_of_solutions
from latticework.puzzle.targets import problem_keys, targets
from latticework.reading import MAX_BYTES, read_bytes


@dataclass(frozen=True)
class Card:
    """A puzzle of the library; one that was not read yet has only its path.

    pieces: the fewest and the most that a solution has, by the sizes. cells: of the first target. targets: their
    names. digest: of the bytes of the file, by which pictures of it are kept. problems: the keys of its targets, see
    `problem_key`. refusal: why it could not be read, "" where it was.
    """

    path: Path
    name: str
    lattice: Lattice | None = None
    author: str = ""
    notes: str = ""
    origin: Origin = field(default_factory=Origin)
    pieces: tuple[int, int] = (0, 0)
    parts: int = 0
    cells: int = 0
    targets: tuple[str, ...] = ()
    published: tuple[Published, ...] = ()
    difficulty: Difficulty | None = None
    digest: str = ""
    problems: tuple[int, ...] = ()
    refusal: str | Phrase = ""

    @property
    def known(self) -> bool:
        """Whether the file was read."""
        return self.lattice is not None


def unread(path: Path) -> Card:
    """Return the card of a file that was not read yet."""
    return Card(path, path.stem)


def read_card(path: Path) -> Card:
    """Read the card of a puzzle file."""
    try:
        digest = hashlib.blake2b(read_bytes(path, MAX_BYTES), digest_size=16).hexdigest()
        return card_of(formats.read(path).puzzle, path, digest)
    except LatticeworkError as error:
        return Card(path, path.stem, refusal=error.text)


def card_of(puzzle: Puzzle, path: Path, digest: str) -> Card:
    """Return the card of a puzzle that was read."""
    return Card(path, puzzle.name, puzzle.lattice, puzzle.author, puzzle.notes, puzzle.origin,
                pieces_of_solutions(puzzle), len(puzzle.parts),
                len(puzzle.target.cells), tuple(target.name for target in targets(puzzle)), puzzle.published,
                _difficulty(path), digest, problem_keys(puzzle))


def _difficulty(path: Path) -> Difficulty | None:
    """Return what was measured of a puzzle that ships."""
    own = library()
    if not path.is_relative_to(own):
        return None
    with suppress(LatticeworkError):  # a puzzle is worth more than what was measured of it
        return shipped_difficulties().get(path.relative_to(own).as_posix())
    return None
