"""What the library says of a puzzle: what is read from its file without Qt, and how it is put in words."""

import hashlib
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.gui.widgets.names import lattice_title
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n, translatable, translated
from latticework.lattice import Lattice
from latticework.paths import library
from latticework.phrases import Phrase
from latticework.play.kept_game import file_name
from latticework.puzzle import Origin, Published, Puzzle
from latticework.puzzle.library import Difficulty, is_taken_apart, shipped_difficulties
from latticework.puzzle.sizes import pieces_of_solutions
from latticework.puzzle.targets import problem_keys, targets
from latticework.reading import MAX_BYTES, read_bytes
from latticework.visible_text import one_line

_EVENING = translatable("an evening")
_DIFFICULTY_WORDS = {1: translatable("easy"), 2: _EVENING, 3: _EVENING, 4: translatable("hard"),
                     5: translatable("very hard")}
"""What is said of each grade of difficulty."""
_UNKNOWN = "not known"
"""What a puzzle file says of an author whom nobody knows."""
_MOST_COUNTS = 8
"""Published counts that details list; a calendar puzzle has hundreds."""


@dataclass(frozen=True)
class Card:
    """A puzzle of the library; one that was not read yet has only its path.

    pieces: the fewest and the most that a solution has, by the sizes. cells: of the first target. targets: their
    names. digest: of the bytes of the file, by which pictures of it are kept. problems: the keys of its targets, see
    `problem_key`. game: the name of the file that keeps a game on the first. refusal: why it could not be read, ""
    where it was.
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
    game: str = ""
    refusal: str | Phrase = ""

    @property
    def is_read(self) -> bool:
        """Whether the file was read."""
        return self.lattice is not None

    @property
    def taken_apart(self) -> bool:
        """Whether it is about taking the puzzle apart."""
        return is_taken_apart(self.origin.tags)


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
                _difficulty(path), digest, problem_keys(puzzle), file_name(puzzle))


def _difficulty(path: Path) -> Difficulty | None:
    """Return the measured difficulty of a puzzle that ships with the program."""
    own = library()
    if not path.is_relative_to(own):
        return None
    with suppress(LatticeworkError):  # a damaged list of difficulties must not hide the puzzles
        return shipped_difficulties().get(path.relative_to(own).as_posix())
    return None


def title(card: Card) -> str:
    """Return the name of a puzzle on one line."""
    return isolated(one_line(card.name))


def made(card: Card) -> str:
    """Return author and year of a puzzle, as far as its file says."""
    year = "" if card.origin.year is None else _year_text(card.origin.year)
    author = "" if card.author == _UNKNOWN else one_line(card.author)
    return ", ".join(filter(None, (author, year)))


def _year_text(year: int) -> str:
    """Return a year, negative before our era.

    >>> _year_text(1936), _year_text(-220)
    ('1936', '220 BC')
    """
    return str(year) if year > 0 else tr("{year} BC", year=str(-year))


def pieces_text(card: Card) -> str:
    """Return how many parts a solution has, copies counted."""
    least, most = card.pieces
    if least == most:
        return tr_n("{n} part", "{n} parts", most)
    return tr("{least} to {most} parts", least=grouped(least), most=grouped(most))


def short(card: Card) -> str:
    """Return pieces, lattice and, where there are several, targets."""
    if card.lattice is None:
        return ""
    facts = [pieces_text(card), lattice_title(card.lattice)]
    if len(card.targets) > 1:
        facts.append(tr_n("{n} target", "{n} targets", len(card.targets)))
    return " · ".join(facts)


def difficulty_word(card: Card) -> str:
    """Return the difficulty in a word or two, "" where it was not measured or there is no solution.

    Of a puzzle that is about taking it apart it is the level, as its search is easy however hard it is by hand.
    """
    if card.difficulty is None or not card.difficulty.solutions:
        return ""
    if card.taken_apart:
        return tr("Level {level}", level=card.difficulty.level) if card.difficulty.level else ""
    return translated(_DIFFICULTY_WORDS[card.difficulty.grade])


def difficulty_words() -> list[str]:
    """Return the words for all grades of difficulty, the easiest first."""
    return [translated(word) for word in dict.fromkeys(_DIFFICULTY_WORDS.values())]


def counts(card: Card) -> list[str]:
    """Return the published numbers of solutions as texts, with the names of targets where there are several.

    Of very many only the first are returned.
    """
    several = len(card.targets) > 1
    texts = [_count(entry, _target(card, entry.target) if several else "") for entry in card.published]
    more = len(texts[_MOST_COUNTS:])
    return texts[:_MOST_COUNTS] + ([tr_n("and {n} more count", "and {n} more counts", more)] if more else [])


def _target(card: Card, number: int) -> str:
    return one_line(card.targets[number]) or tr("Target {n}", n=number + 1)


def _count(entry: Published, where: str) -> str:
    n = entry.solutions
    if entry.modulo == "rotations":
        text = tr_n("{n} solution with mirror images", "{n} solutions with mirror images", n)
    elif entry.modulo == "reflections":
        text = tr_n("{n} different solution", "{n} different solutions", n)
    else:
        text = tr_n("{n} solution in all positions", "{n} solutions in all positions", n)
    return f"{where}: {text}" if where else text


def spoken(card: Card, state: str, is_open: bool = False) -> str:
    """Return a card as a screen reader says it."""
    opened = tr("open now") if is_open else ""
    return ", ".join(filter(None, (title(card), opened, made(card), short(card), state)))
