"""The game on a puzzle as a file, with which it is resumed when the same puzzle is played again."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import numpy as np

from latticework import kept_files
from latticework.cover import Reduction
from latticework.errors import FileRefusedError, LatticeworkError, reason_of_system, shown
from latticework.lattice import Cell
from latticework.phrases import phrase
from latticework.play.game import Game, Laid
from latticework.play.table import Table
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.puzzle import Origin
from latticework.puzzle.write import dump
from latticework.reading import read_within
from latticework.replaced_files import replace
from latticework.solution import Marks, Placement, options_that_place, placements_of

_ENDING = ".game"
_ASIDE = ".damaged"

_MOST_STEPS = 300
"""The most steps of a resumed game that can be undone, or done again, so that its file stays small."""


@dataclass(frozen=True)
class KeptGame:
    """A game, the seconds that it took, and how many hints."""

    game: Game
    seconds: float
    hints: int


class _Laid(msgspec.Struct, forbid_unknown_fields=True):
    """A placement as an object of JSON."""

    part: kept_files.Index
    cells: list[Cell]
    marks: Marks


class _Form(msgspec.Struct, forbid_unknown_fields=True):
    """A game as an object of JSON; its states are numbers of the placements."""

    format: Literal[1]
    puzzle: str
    seconds: kept_files.Seconds
    hints: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    placements: list[_Laid]
    laid: list[int]
    past: list[list[int]]
    undone: list[list[int]]


def rules_of(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle without all that a game does not depend on: names, colours of parts, notes, other targets."""
    here = puzzle.target
    return Puzzle(
        puzzle.lattice, name="", up=puzzle.up, matching=puzzle.matching, origin=Origin(),
        parts=tuple(Part("", part.cells, part.least, part.most, motions=puzzle.rule(part), marks=part.marks,
                         cell_colors=part.cell_colors, other_forms=part.other_forms, form=part.form)
                    for part in puzzle.parts),
        target=Target(here.cells, here.optional, here.cell_colors, most_empty=here.most_empty,
                      color_pairs=here.color_pairs, different=here.different))


class _Glance(msgspec.Struct):
    """What is read of a game where only the number of its parts is asked for."""

    laid: list[int]


def file_name(puzzle: Puzzle) -> str:
    """Return the name of the file that keeps the game on a puzzle, the same for puzzles of the same rules."""
    return f"{_hash_of(puzzle)}{_ENDING}"


def laid_in_games(folder: Path) -> dict[str, int]:
    """Return how many parts are laid in each game of a folder, by file names; unreadable ones are left out."""
    found = {}
    with suppress(OSError):  # no game was ever kept
        for path in sorted(folder.glob(f"*{_ENDING}")):
            with suppress(LatticeworkError, msgspec.DecodeError, RecursionError, UnicodeDecodeError):
                found[path.name] = len(msgspec.json.decode(read_within(path), type=_Glance).laid)
    return found


def _hash_of(puzzle: Puzzle) -> str:
    text = dump(rules_of(puzzle)).encode(errors="surrogatepass")
    return hashlib.blake2b(text, digest_size=16).hexdigest()


class GameFile:
    """The file that keeps the game on a puzzle; what this has not read or written itself is never replaced."""

    def __init__(self, folder: Path, puzzle: Puzzle) -> None:
        self._puzzle = _hash_of(puzzle)
        self.path = folder / f"{self._puzzle}{_ENDING}"
        self._seen: bytes | None = None

    def read(self, table: Table) -> KeptGame | None:
        """Return the game that is kept, None where none is; raises FileRefusedError."""
        data = self._data()
        kept = None if data is None else self._decoded(data, table)
        self._seen = data
        return kept

    def set_aside(self) -> Path:
        """Give the file another name, as it cannot be read, and return that; raises LatticeworkError."""
        number, aside = 1, self.path.with_suffix(_ASIDE)
        while os.path.lexists(aside):
            number, aside = number + 1, self.path.with_suffix(f"{_ASIDE}-{number + 1}")
        with _named(self.path):
            return self.path.rename(aside)

    def keep(self, reduction: Reduction, kept: KeptGame | None) -> None:
        """Write a game, or remove the file where there is none to be kept; raises LatticeworkError.

        Another program that plays the same puzzle may have written the file meanwhile: then that game stays.
        """
        if self._data() != self._seen:
            raise LatticeworkError(phrase("another window keeps its game on this puzzle"))
        data = None if kept is None else self._encoded(reduction, kept)
        with _named(self.path):
            if data is not None:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                replace(self.path, data)
            elif self._seen is not None:
                self.path.unlink(missing_ok=True)
        self._seen = data

    def _data(self) -> bytes | None:
        return read_within(self.path) if os.path.lexists(self.path) else None

    def _encoded(self, reduction: Reduction, kept: KeptGame) -> bytes:
        game = kept.game
        past, undone = game.past[-_MOST_STEPS:], game.undone[-_MOST_STEPS:]
        options = sorted({option for state in (game.laid, *past, *undone) for option in state})
        place = {option: number for number, option in enumerate(options)}
        laid, *states = [[place[option] for option in state] for state in (game.laid, *past, *undone)]
        placements = [_Laid(one.part, list(one.cells), one.marks)
                      for one in placements_of(np.array(options, np.int32), reduction)]
        try:
            return msgspec.json.encode(_Form(1, self._puzzle, round(kept.seconds, 1), kept.hints, placements, laid,
                                             states[: len(past)], states[len(past) :]))
        except UnicodeEncodeError as error:
            raise LatticeworkError(phrase("{path}: {text} cannot be written", path=self.path,
                                          text=shown(error.object[error.start : error.end]))) from None

    def _decoded(self, data: bytes, table: Table) -> KeptGame:
        form: _Form = kept_files.decoded(data, _Form, self.path)
        if form.puzzle != self._puzzle:
            raise FileRefusedError(self.path, phrase("this is the game on another puzzle"), "puzzle")
        options = [self._option(table, number, one) for number, one in enumerate(form.placements)]
        past = self._states(table, options, form.past, "past")
        undone = self._states(table, options, form.undone, "undone")
        (laid,) = self._states(table, options, [form.laid], "laid")
        return KeptGame(Game(laid, past, undone), form.seconds, form.hints)

    def _option(self, table: Table, number: int, one: _Laid) -> int:
        known = one.part < len(table.puzzle.parts)
        placement = Placement(one.part, tuple(one.cells), one.marks)
        options = options_that_place((placement,), table.reduction) if known else None
        if options is None:
            raise FileRefusedError(self.path, phrase("the part cannot lie there"), f"placements[{number}]")
        return int(options[0])

    def _states(self, table: Table, options: list[int], states: Iterable[list[int]], name: str) -> tuple[Laid, ...]:
        made = []
        for state in states:
            known = all(0 <= number < len(options) for number in state)
            laid = tuple(options[number] for number in state) if known else ()
            if not known or not table.agree(laid):
                raise FileRefusedError(self.path, phrase("these parts cannot lie there together: {value}",
                                                         value=shown(state)), name)
            made.append(laid)
        return tuple(made)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Raise errors of the system for a file as FileRefusedError."""
    try:
        yield
    except OSError as error:
        raise FileRefusedError(path, reason_of_system(error)) from None
