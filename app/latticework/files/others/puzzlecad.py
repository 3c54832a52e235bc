"""Pieces in the notation of puzzlecad, as in "xx.|.xx": rows between bars, a text for each layer."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from latticework.errors import FileRefusedError, shown
from latticework.files.opened_and_written import Opened, in_line
from latticework.files.others.drafts import HEAD, Draft, Pieces, Where
from latticework.lattice import Cell, builtin
from latticework.phrases import phrase
from latticework.puzzle import Target

_MOST_DEPTH = 4

_CALL = re.compile(r"\b(burr_piece|burr_plate|packing_box)\s*\(")
_COMMENT = re.compile(r'("(?:[^"\\\n]|\\.)*+"?)|//[^\n]*|/\*.*?(?:\*/|\Z)', re.DOTALL)
_SIGN = re.compile(r'"([^"\n]*)"|([][()])|(\d+)|[^"\[\]()\d]+|"')

Item = str | int | list["Item"]
"""A text, a number, or a list of such."""


@dataclass(frozen=True)
class Piece:
    """The texts of the layers of a piece, the lowest first, and where in the text of the file it begins."""

    layers: tuple[str, ...]
    text: str
    start: int

    @property
    def line(self) -> int:
        """The line in which it begins."""
        return self.text.count("\n", 0, self.start) + 1


def recognises(text: str) -> bool:
    """Whether a text is meant as such a file: a model for puzzlecad, or pieces alone."""
    head = text[:HEAD]
    return _CALL.search(head) is not None or (
        not set(head) - set('xX.|",[] \t\r\n') and "x" in head.lower() and ("|" in head or '"' in head))


def parse(text: str, where: Where) -> Opened:
    """Return a puzzle of the pieces, whose target is empty; raises FileRefusedError naming the line."""
    draft = Draft(where, builtin("cubic"))
    pieces = Pieces(draft)
    # Comments become blanks, so that the lines of errors stay right.
    plain = _COMMENT.sub(lambda match: match[1] or re.sub(r"[^\n]", " ", match[0]), text)
    for piece in _called(plain, draft) if _CALL.search(plain) else _listed(plain):
        pieces.add("", _cells(piece, draft))
    if not draft.parts:
        raise FileRefusedError(where, phrase("has no piece in letters; burr_piece(\"xx.|.xx\") is right"))
    draft.remark(phrase("this notation has pieces alone, so the target is empty"))
    return draft.opened("", Target())


def _called(text: str, draft: Draft) -> Iterator[Piece]:
    """Yield the pieces that a model draws as letters; others get a remark."""
    for call in _CALL.finditer(text):
        if call[1] == "packing_box":
            draft.remark(phrase("a packing box is left out"))
            continue
        given = next(iter(_items(text, call.end(), draft)), None)
        for item in given if call[1] == "burr_plate" and isinstance(given, list) else [given]:
            layers = item if isinstance(item, list) else [item]
            if layers and all(isinstance(layer, str) for layer in layers):
                yield Piece(tuple(map(str, layers)), text, call.start())
            else:
                draft.remark(phrase("a piece that is not given in letters is left out"))


def _items(text: str, at: int, draft: Draft) -> list[Item]:
    """Return the items in the brackets that begin before a place of a text."""
    stack: list[list[Item]] = [[]]
    while match := _SIGN.match(text, at):
        at = match.end()
        if match[1] is not None:
            stack[-1].append(match[1])
        elif match[3]:
            # Cut, as no number matters here, and one of many digits takes long to convert.
            stack[-1].append(int(match[3][:9]))
        elif match[2] == "[" and len(stack) <= _MOST_DEPTH:
            inner: list[Item] = []
            stack[-1].append(inner)
            stack.append(inner)
        elif match[2] == "]" and len(stack) > 1:
            stack.pop()
        elif match[2] == ")" and len(stack) == 1:
            return stack[0]
        elif match[2] in {"[", "]"}:
            break
    line = text.count("\n", 0, at) + 1
    raise draft.fault(phrase("the brackets are not closed"), in_line(line))


def _listed(text: str) -> Iterator[Piece]:
    """Yield the pieces of a text that has nothing else: one on each line, or in brackets."""
    for line in re.finditer(r"[^\n]+", text):
        layers = tuple(re.findall(r"[^\s\",\[\]]+", line[0]))
        if layers:
            yield Piece(layers, text, line.start())


def _cells(piece: Piece, draft: Draft) -> list[Cell]:
    """Return the cells of a piece: x within a row, y from row to row, z from layer to layer."""
    cells: list[Cell] = []
    for z, layer in enumerate(piece.layers):
        # Possessive quantifiers: with others, braces that are never closed would take exponential time.
        marks, notes = re.subn(r"\{(?:[^{}]++|\{[^{}]*+\})*+\}", "", layer)
        if notes:
            draft.remark(phrase("notes in braces are left out; they say how a piece is printed"))
        for y, row in enumerate(marks.split("|")):
            for x, mark in enumerate(row):
                if mark in "xX":
                    cells.append((x, y, z, 0))
                elif mark not in ". ":
                    raise draft.fault(phrase("{given} should be x for a cube or . for none", given=shown(mark)),
                                       in_line(piece.line))
    return cells
