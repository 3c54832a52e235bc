"""Puzzles of PolySolver, `.psv`: words, numbers and brackets after a line of description."""

import re
from collections.abc import Iterator

from latticework.errors import FileRefusedError, shown
from latticework.files.opened_and_written import Opened, in_line
from latticework.files.others.drafts import HEAD, MOST_SOLUTIONS, Draft, Where
from latticework.files.others.grids import FILL_ALL, USE_ALL, Grid, Lying, Raw, Tile, Tiles, box_cells, grids
from latticework.phrases import phrase
from latticework.puzzle import Target
from latticework.puzzle.limits import MAX_CELLS, MAX_COORDINATE, MAX_COPIES, MAX_PARTS

_SECTIONS = ("board", "tile", "place", "mode", "solution", "notes")
RULES = {"flip": "", "fixed": "fixed"}
_UNREAD = ("octagon", "drafter", "kite")
"""Grids whose numbering of cells is documented nowhere."""

_MOST_PIECES = 100_000
"""The most copies of all tiles, which placements count one by one."""

_BOARD = re.compile(r"\bboard\s{0,20}\(\s{0,20}\(", re.IGNORECASE)
_TILE = re.compile(r"\btile\b[^()]{0,40}\(\s{0,20}\(", re.IGNORECASE)

_WORD = re.compile(r"#[^\n]*|[\x00-\x20,;]+|([-A-Za-z0-9^_'.\\/]+|.)", re.DOTALL)
_PAIR = re.compile(r"[ \t]*\((\d{1,4})[, ](\d{1,4})\)", re.ASCII)
_NUMBER = re.compile(r"[+-]?\d{1,9}", re.ASCII)


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file: a board in brackets and a tile."""
    head = text[:HEAD]
    return _BOARD.search(head) is not None and _TILE.search(head) is not None


def parse(text: str, where: Where) -> Opened:
    """Return the puzzle of a text; raises FileRefusedError naming the line."""
    return _File(text, where).opened()


class _File:
    """Reads a file from its first word to its last."""

    def __init__(self, text: str, where: Where) -> None:
        self.description, rest = _description(text)
        self.words = Words(rest, where, first_line=1 + text.count("\n", 0, len(text) - len(rest)))
        self.grid = self.read_grid()
        self.draft = Draft(where, self.grid.lattice)
        self.tiles: list[Tile] = []
        self.numbers: list[int] = []
        self.board: set[Raw] = set()
        self.toggled = 0
        self.placed: list[Lying] = []
        self.mode, self.notes = FILL_ALL, ""
        self.solutions: list[list[Lying]] = []
        self.ways: Tiles | None = None

    def read_grid(self) -> Grid:
        """Return the grid that the first word names, squares where it names none."""
        name = self.words.peek()
        if name in {"board", "tile"}:
            return grids()["square"]
        if name in _UNREAD:
            raise self.words.fault(phrase("the grid {given} of PolySolver cannot be read, as how it numbers its "
                                          "cells is not known here; right is one of {known}", given=shown(name),
                                          known=", ".join(grids())))
        if name not in grids():
            raise self.words.fault(phrase("{given} is no grid that can be read; right is one of {known}",
                                           given=shown(name), known=", ".join(grids())))
        self.words.take()
        return grids()[name]

    def opened(self) -> Opened:
        """Return the puzzle of the file."""
        while section := self.words.take():
            if section not in _SECTIONS:
                raise self.words.fault(phrase("{given} should be one of {known}", given=shown(section),
                                               known=", ".join(_SECTIONS)))
            # Only names of _SECTIONS come here, each of which has a method.
            getattr(self, f"read_{section}")()
        board = self.grid.cells(sorted(self.board))
        if self.mode == USE_ALL:
            # All pieces are to be used then, so no copy may be left over.
            self.tiles = [Tile(tile.forms, tile.rule, tile.most, tile.most, color=tile.color) for tile in self.tiles]
        parts = Tiles(self.draft, self.grid, self.tiles)
        parts.add(self.placed)
        return self.draft.opened(self.description, Target(board, board if self.mode == USE_ALL else ()), self.notes,
                                 map(parts.laid, self.solutions))

    def read_board(self) -> None:
        """Read a box, and the cells that are toggled: taken from the box, or added outside of it."""
        self.words.expect("(")
        x, y, z, kind = self.cell()
        volume = (x + 1) * (y + 1) * (z + 1) * (kind + 1)
        if min(x, y, z) < 0 or volume > MAX_CELLS:
            raise self.words.fault(phrase("the board is a box of {count} cells; right are 1 to {most}",
                                           count=volume, most=MAX_CELLS))
        self.board = box_cells((x + 1, y + 1, z + 1), kind + 1)
        while self.words.peek() == "(":
            self.board ^= {self.cell()}
            self.toggled += 1
            if self.toggled > MAX_CELLS:
                raise self.words.fault(phrase("more than {most} cells of the board are named", most=MAX_CELLS))
        self.words.expect(")")

    def cell(self) -> Raw:
        """Read (x, y), (x, y, z), each perhaps with : and the kind of cell."""
        # The usual case, and most of a large file.
        if self.grid.axes == 2 and self.grid.kinds == 1 and (pair := self.words.pair()):
            return *pair, 0, 0
        self.words.expect("(")
        place = [self.words.number(-MAX_COORDINATE, MAX_COORDINATE) for _ in range(self.grid.axes)]
        kind = 0
        if self.words.peek() == ":":
            self.words.take()
            kind = self.words.number(0, self.grid.kinds - 1)
        self.words.expect(")")
        x, y, z = (*place, 0)[:3]
        return x, y, z, kind

    def read_tile(self) -> None:
        """Read how a tile may be moved, how many copies there are, its forms and its colour."""
        if len(self.tiles) >= MAX_PARTS:
            raise self.words.fault(phrase("there are more than {most} tiles", most=MAX_PARTS))
        rule = "turn"
        if self.words.peek() in RULES:
            rule = RULES[self.words.take()] or self.grid.freest
        counts = [self.words.number(0, MAX_COPIES) for _ in range(2) if self.words.peek() != "("]
        # Left out, there is one copy, which need not be used.
        most, least = (*counts, *(1, 0)[len(counts):])
        if least > most or len(self.numbers) + most > _MOST_PIECES:
            raise self.words.fault(phrase("{most} copies at most and {least} at least; right are numbers that rise "
                                           "from the second to the first, and {limit} copies of all tiles",
                                           most=most, least=least, limit=_MOST_PIECES))
        self.words.expect("(")
        forms = [self.form()]
        while self.words.peek() == "+":
            self.words.take()
            forms.append(self.form())
        self.words.expect(")")
        self.numbers += [len(self.tiles)] * most
        self.tiles.append(Tile(tuple(forms), rule, least, most, color=self.color()))

    def form(self) -> tuple[Raw, ...]:
        """Read the cells of a form."""
        cells = [self.cell()]
        while self.words.peek() == "(":
            cells.append(self.cell())
            if len(cells) > MAX_CELLS:
                raise self.words.fault(phrase("the tile has more than {most} cells", most=MAX_CELLS))
        if len(set(cells)) < len(cells):
            raise self.words.fault(phrase("the tile has a cell twice"))
        return tuple(cells)

    def color(self) -> str:
        """Read an optional (red, green, blue)."""
        if self.words.peek() != "(":
            return ""
        self.words.take()
        shade = bytes(self.words.number(0, 255) for _ in range(3)).hex()
        self.words.expect(")")
        return f"#{shade}"

    def read_place(self) -> None:
        """Read pieces that are on the board from the beginning."""
        self.placed += self.lying()

    def read_solution(self) -> None:
        """Read a solution: the places of all pieces."""
        if len(self.solutions) > MOST_SOLUTIONS:
            # More solutions than are kept are skipped unread, as word by word takes long.
            self.words.skip_to("notes")
        else:
            self.solutions.append(list(self.lying()))

    def lying(self) -> Iterator[Lying]:
        """Yield the pieces of (number (x, y | orientation), ...)."""
        # Made again when more tiles were read: sections may come in any order.
        if self.ways is None or len(self.ways.tiles) != len(self.tiles):
            self.ways = Tiles(self.draft, self.grid, list(self.tiles))
        ways = self.ways
        self.words.expect("(")
        count = 0
        while self.words.peek() != ")":
            count += 1
            if count > min(len(self.numbers), MAX_CELLS):
                raise self.words.fault(phrase("there are more pieces here than {most}", most=count - 1))
            tile = self.numbers[self.words.number(1, len(self.numbers)) - 1]
            self.words.expect("(")
            place = [self.words.number(-MAX_COORDINATE, MAX_COORDINATE) for _ in range(self.grid.axes)]
            if self.words.peek() == ":":
                self.words.take()
                self.words.number(0, self.grid.kinds - 1)
            self.words.expect("|")
            form, turned = ways.ways(tile)[self.words.number(0, len(ways.ways(tile)) - 1)]
            self.words.expect(")")
            x, y, z = (*place, 0)[:3]
            yield Lying(tile, form, turned, (x, y, z))
        self.words.expect(")")

    def read_mode(self) -> None:
        """Read whether the board is to be filled, or all pieces are to be used."""
        mode = self.words.take()
        if mode not in {FILL_ALL, USE_ALL}:
            raise self.words.fault(phrase("the mode {given} should be FillAll or UseAll", given=shown(mode)))
        self.mode = mode

    def read_notes(self) -> None:
        """Read notes, in which two letters encode a byte, four bits each."""
        code = self.words.take()
        if code.strip("abcdefghijklmnop") or len(code) % 2:
            raise self.words.fault(phrase("{given} is no note, which has two letters from a to p for each character",
                                           given=shown(code)))
        digits = code.translate(str.maketrans("abcdefghijklmnop", "0123456789abcdef"))
        self.notes = bytes.fromhex(digits).decode("latin-1")


def _description(text: str) -> tuple[str, str]:
    """Return the line of description, "" in files of version 1.0 which have none, and the rest of a file."""
    if _without_description(text):
        return "", text
    line, _, rest = text.partition("\n")
    return line.strip(), rest


def _without_description(text: str) -> bool:
    """Whether a file begins with its grid, its board or a tile."""
    first = Words(text[:1_000], "")
    word = first.take()
    return (word in {"board", "tile"} and first.peek() in {"(", *RULES}) or (
        word in grids() and first.peek() in {"board", "tile"})


class Words:
    """Splits a text into words in lower case; after the last comes ""."""

    def __init__(self, text: str, where: Where, first_line: int = 1) -> None:
        self.text, self.where, self.first_line = text, where, first_line
        self.at = self.start = 0
        self.ahead: str | None = None

    def peek(self) -> str:
        """Return the next word."""
        if self.ahead is None:
            self.ahead = self._next()
        return self.ahead

    def take(self) -> str:
        """Return the next word and step to the one after it."""
        word = self.peek()
        self.ahead = None
        return word

    def _next(self) -> str:
        while match := _WORD.match(self.text, self.at):
            self.at = match.end()
            if match[1] is not None:
                self.start = match.start()
                return match[1].lower()
        self.start = len(self.text)
        return ""

    def skip_to(self, word: str) -> None:
        """Skip to a word that begins a line, or to the end."""
        self.ahead = None
        found = re.compile(rf"^[ \t]*{word}\b", re.MULTILINE | re.IGNORECASE).search(self.text, self.at)
        self.at = found.start() if found else len(self.text)

    def pair(self) -> tuple[int, int] | None:
        """Return two small numbers in brackets, None where something else comes; much faster than word by word."""
        match = _PAIR.match(self.text, self.start if self.ahead is not None else self.at)
        if match is None:
            return None
        self.ahead, self.at = None, match.end()
        return int(match[1]), int(match[2])

    def fault(self, reason: str) -> FileRefusedError:
        """Return the error for the word that was read last."""
        line = self.first_line + self.text.count("\n", 0, self.start)
        return FileRefusedError(self.where, reason, in_line(line))

    def expect(self, sign: str) -> None:
        """Skip a sign; raises FileRefusedError where something else comes."""
        word = self.take()
        if word != sign:
            raise self.fault(phrase("{given} should be {wanted}", given=_named(word), wanted=shown(sign)))

    def number(self, least: int, most: int) -> int:
        """Return the next word as a number; raises FileRefusedError where it is none within the bounds."""
        word = self.take()
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            raise self.fault(phrase("{given} should be a whole number from {least} to {most}", given=_named(word),
                                     least=least, most=most))
        return int(word)


def _named(word: str) -> str:
    return shown(word) if word else phrase("the end of the file")
