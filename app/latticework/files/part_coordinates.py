"""A text cut into blocks, one for each named or separated part, and the coordinates of cells in a block."""

import re
from dataclasses import dataclass, field
from itertools import groupby

from latticework.errors import LatticeworkError, shown
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_COORDINATE

_NAME = re.compile(r"""\s*["']?(\w[\w '’.-]{0,149}?)["']? ?[:=](.*)""")
_RULE = re.compile(r"\s*-{3,}\s*")
_FENCE = re.compile(r"\s*(```|~~~).*")

Line = tuple[int, str]
"""A line and its number in the text, from 1."""

_MOST_BRACKETS = 4
"""The most nested brackets: a list of parts, each a list of cells, each a list of numbers, and one pair more."""

_OPEN, _CLOSE = "([{<", ")]}>"
_TOKEN = re.compile(r"[-+]?\d+(?![\w.])|[\[\](){}<>]|[\s,;]+|[^\s,;\[\](){}<>]+")


@dataclass(frozen=True)
class Block:
    """Lines that belong together, and the name before them, "" where there is none."""

    name: str
    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        """The lines as one text."""
        return "\n".join(line for _, line in self.lines)

    @property
    def first(self) -> int:
        """The number of the first line that is not blank."""
        return next(number for number, line in self.lines if line.strip())

    def pieces(self) -> list["Block"]:
        """Return the block cut at its blank lines; the first piece has the name."""
        runs = groupby(self.lines, key=lambda line: bool(line[1].strip()))
        cut = [tuple(lines) for filled, lines in runs if filled]
        return [Block("" if number else self.name, lines) for number, lines in enumerate(cut)]


def blocks(text: str) -> list[Block]:
    """Return the blocks of a text: one begins after a line of dashes, and with a name as in "T: ..." or "T = ..."."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if not _FENCE.fullmatch(line)]
    # Where there is nothing but dashes, they separate nothing.
    ruled = any(line.strip() and not _RULE.fullmatch(line) for _, line in lines)
    found: list[tuple[str, list[Line]]] = [("", [])]
    for number, line in lines:
        named = _NAME.fullmatch(line)
        if named:
            found.append((named[1].strip(), [(number, named[2])]))
        elif ruled and _RULE.fullmatch(line):
            found.append(("", []))
        else:
            found[-1][1].append((number, line))
    return [Block(name, tuple(lines)) for name, lines in found if any(line.strip() for _, line in lines)]


def looks_like_coordinates(text: str) -> bool:
    """Whether a text is meant as coordinates: numbers with brackets, commas or semicolons, or set apart by blanks."""
    if not re.search(r"\d", text):
        return False
    signs = re.search(r"[\d\s][,;]|[(\[{<]\s*[-+]?\d", text)
    return bool(signs or (re.fullmatch(r"[-+\d\s]*", text) and re.search(r"\d[ \t]+[-+\d]", text)))


def example(lattice: Lattice) -> str:
    """Return two cells of a lattice as one would type them."""
    rest = [0] * (_length(lattice) - 1)
    return " ".join(",".join(map(str, (first, *rest))) for first in (0, 1))


@dataclass
class _Group:
    """The contents of a pair of brackets, the first of which is on this line."""

    line: int
    items: list["int | _Group"] = field(default_factory=list)

    @property
    def groups(self) -> list["_Group"]:
        return [item for item in self.items if isinstance(item, _Group)]

    @property
    def numbers(self) -> list[int]:
        return [item for item in self.items if isinstance(item, int)]


def read_coordinates(block: Block, lattice: Lattice) -> list[tuple[Cell, ...]]:
    """Return the cells of each part of a block; raises LatticeworkError naming line and value.

    Where some line has several cells each line is a part, unless a comma at its end leads on to the next.
    """
    whole = _tree(block) if any(bracket in block.text for bracket in _OPEN + _CLOSE) else _without_brackets(
        block, _length(lattice))
    listed = whole.groups
    if not any(group.groups for group in listed):
        return [_cells(part, lattice) for part in _by_lines(listed, block)]
    return [_cells(part, lattice) for part in _inner_parts(whole)]


def _length(lattice: Lattice) -> int:
    return lattice.rank + (len(lattice.kinds) > 1)


def _tree(block: Block) -> _Group:
    """Return the numbers of a block in its brackets."""
    stack = [_Group(block.first)]
    for line, text in block.lines:
        for token in _TOKEN.findall(text):
            if token in _OPEN:
                stack.append(_Group(line))
                # Else a text of nothing but brackets would nest groups until Python gives up.
                if len(stack) > _MOST_BRACKETS + 1:
                    raise LatticeworkError(phrase("line {line}: {count} brackets stand within each other; at most "
                                                  "{most} are read", line=line, count=len(stack) - 1,
                                                  most=_MOST_BRACKETS))
            elif token in _CLOSE:
                if len(stack) == 1:
                    raise LatticeworkError(phrase("line {line}: {bracket} closes a bracket that is not open",
                                                  line=line, bracket=shown(token)))
                group = stack.pop()
                _check_alike(group)
                stack[-1].items += [group] if group.items else []
            elif token.strip(" \t,;"):
                stack[-1].items.append(_number(token, line))
    if len(stack) > 1:
        raise LatticeworkError(phrase("line {line}: a bracket is opened here and not closed", line=stack[-1].line))
    _check_alike(stack[0])
    return stack[0]


def _check_alike(group: _Group) -> None:
    if group.groups and group.numbers:
        raise LatticeworkError(phrase("line {line}: {value} stands beside brackets and should be in some, too",
                                      line=group.line, value=shown(group.numbers[0])))


def _number(token: str, line: int) -> int:
    # No more than nine digits, as int() refuses thousands of them with an error of its own.
    if not re.fullmatch(r"[-+]?\d{1,9}", token, re.ASCII) or abs(int(token)) > MAX_COORDINATE:
        raise LatticeworkError(phrase("line {line}: {value} should be a whole number from {least} to {most}",
                                      line=line, value=shown(token), least=-MAX_COORDINATE, most=MAX_COORDINATE))
    return int(token)


def _without_brackets(block: Block, length: int) -> _Group:
    """Return the cells of lines like "0,0,0 1,0,0" or "0 0 0; 1 0 0", cut where that gives the right length."""
    whole = _Group(block.first)
    for line, given in block.lines:
        text = re.sub(" ?([,;]) ?", r"\1", " ".join(given.split())).strip(",;")
        if not text:
            continue
        # Blanks and commas may separate numbers or cells, so each way to cut is tried.
        ways = [[re.findall(r"[^\s,;]+", some) for some in re.split(separator, text)]
                for separator in ("\n", ";", r"\s+", ",")]
        fitting = (way for way in ways if all(len(cell) == length for cell in way))
        cells = next(fitting, next((way for way in ways[1:] if len(way) > 1 and len(way[0]) > 1), ways[0]))
        whole.items += [_Group(line, [_number(token, line) for token in cell]) for cell in cells]
    return whole


def _by_lines(cells: list[_Group], block: Block) -> list[list[_Group]]:
    """Return cells without a common bracket as parts, by their lines."""
    leads_on = {line for line, text in block.lines if text.rstrip().endswith((",", ";"))}
    lines = [cell.line for cell in cells]
    if len(set(lines)) == len(lines):
        return [cells]
    made: list[list[_Group]] = []
    for before, cell in zip([0, *lines], cells, strict=False):
        if made and (before == cell.line or before in leads_on):
            made[-1].append(cell)
        else:
            made.append([cell])
    return made


def _inner_parts(group: _Group) -> list[list[_Group]]:
    """Return the parts of brackets within brackets, which are at most _MOST_BRACKETS deep."""
    if group.groups and not any(inner.groups for inner in group.groups):
        return [group.groups]
    return [part for inner in group.groups for part in (_inner_parts(inner) if inner.groups else [[inner]])]


def _cells(listed: list[_Group], lattice: Lattice) -> tuple[Cell, ...]:
    made: set[Cell] = set()
    for group in listed:
        cell = _cell(group, lattice)
        if cell in made:
            raise LatticeworkError(phrase("line {line}: the cell {cell} is named twice", line=group.line,
                                          cell=lattice.cell_text(cell)))
        made.add(cell)
    return tuple(sorted(made))


def _cell(group: _Group, lattice: Lattice) -> Cell:
    numbers, right, kinds = group.numbers, _length(lattice), len(lattice.kinds)
    if group.groups or len(numbers) != right:
        raise LatticeworkError(phrase("line {line}: {cell} should have {right} numbers, as cells of the lattice "
                                      "{lattice} have: {example}", line=group.line, cell=shown(numbers), right=right,
                                      lattice=lattice.title, example=example(lattice)))
    cell = lattice.internal(tuple(numbers))
    if not 0 <= cell[-1] < kinds:
        raise LatticeworkError(phrase("line {line}: {cell}: the last number is the kind of the cell and should be "
                                      "from 0 to {most}", line=group.line, cell=shown(numbers), most=kinds - 1))
    return cell
