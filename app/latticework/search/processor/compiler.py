"""The puzzle processor (Verhoeff 2001): a puzzle compiled to a program of five instructions on one array.

Each item is an aspect. For each aspect that must be covered, in order, a routine tries the embeddings (options) of
which it is the first; embeddings that begin with the same aspects share the tests of those. The array has for each
aspect how often it can still be covered, so copies of parts need no instruction of their own. The machine is
interpreted by a jitted loop, see `interpreter`. Options must be numbered in the order in which the program tries
them, see `sorted_options`. `listing` returns a program as text, in the form of Verhoeff's slides.
"""

from collections.abc import Sequence
from itertools import groupby, islice, pairwise
from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Cover
from latticework.search.arrays import Int32, Vector

IF, CALL, MF, RETURN, SOLUTION = range(5)
"""Test an aspect and cover it, or jump; solve the rest; free an aspect; return; the stack is a solution."""

INSTRUCTION = np.dtype([(name, np.int32) for name in ("opcode", "aspect", "address", "embedding")])
"""An instruction; that of a call has the first aspect of its embedding."""

_INDENT = 10  # columns before an instruction of a listing


class Instruction(NamedTuple):
    """An instruction as a tuple."""

    opcode: int
    aspect: int
    address: int
    embedding: int


class InstructionCode(NamedTuple):
    """A compiled problem: code (instructions,), with items as aspects.

    routines (aspects + 1,): the address of the routine of each aspect that must be covered, in order, and last that
    of solutions. call_of (options,): the address of the call for each option. last (items,): the last option that has
    the item as its first aspect.
    """

    code: Annotated[NDArray[np.void], INSTRUCTION, 1]
    routines: Vector
    call_of: Vector
    last: Vector

    def instructions(self) -> list[Instruction]:
        """Return the code as tuples."""
        return [Instruction(*fields) for fields in self.code.tolist()]


def _aspects_of(cover: Cover, order: Int32) -> list[tuple[int, ...]]:
    """Return the items of each option in the order in which the program tests them.

    First comes the first in the order of those that must be covered; then the part, which has the lowest number,
    because many embeddings depend on whether it is free; then the others in order.
    """
    rank = _ranks(order)
    start, items = cover.start.tolist(), cover.items.tolist()
    once = ((cover.least == 1) & (cover.most == 1)).tolist()
    listed = []
    for option, (begin, end) in enumerate(pairwise(start)):
        if option % 10_000 == 0:
            checkpoint()
        own = sorted(items[begin:end], key=rank.__getitem__)
        first = next(item for item in own if once[item])
        rest = [item for item in own if item != first]
        # min(rest) is the part only if it is below the first: that one may itself be the lowest number.
        part = [item for item in rest if item == min(rest) < first]
        listed.append((first, *part, *(item for item in rest if item not in part)))
    return listed


def _ranks(order: Int32) -> list[int]:
    """Return the rank of each item in an order."""
    ranks: list[int] = np.argsort(order).tolist()
    return ranks


def sorted_options(cover: Cover, order: Int32) -> NDArray[np.intp]:
    """Return the options in the order in which a program tries them."""
    rank = _ranks(order)
    keys = [tuple(rank[item] for item in own) for own in _aspects_of(cover, order)]
    return np.array(sorted(range(len(keys)), key=keys.__getitem__), dtype=np.intp)


def compile_program(cover: Cover, order: Int32) -> InstructionCode:
    """Return the program of a problem whose options are numbered as by `sorted_options`."""
    must = [item for item in order.tolist() if cover.least[item] == 1 and cover.most[item] == 1]
    groups: dict[int, list[tuple[int, tuple[int, ...]]]] = {item: [] for item in must}
    for option, own in enumerate(_aspects_of(cover, order)):
        groups[own[0]].append((option, own))
    code: list[Instruction] = []
    routines, call_of = [], np.zeros(cover.n_options, np.int32)
    last = np.full(cover.n_items, -1, np.int32)
    for number, item in enumerate(must):
        checkpoint()
        routines.append(len(code))
        # If the aspect is covered already, the routine is skipped without a node.
        head = _add(code, IF, item)
        _try_all(code, groups[item], 1, number, must, call_of)
        _add(code, MF, item)
        _add(code, RETURN)
        code[head] = code[head]._replace(address=_routine(number + 1))
        if groups[item]:
            last[item] = groups[item][-1][0]
    routines.append(len(code))
    _add(code, SOLUTION)
    _add(code, RETURN)
    made, begin = np.array(code, INSTRUCTION), np.array(routines, np.int32)
    # Addresses of later routines were unknown while earlier ones were written.
    later = made["address"] < 0
    made["address"][later] = begin[-made["address"][later] - 1]
    return InstructionCode(made, begin, call_of, last)


def _routine(number: int) -> int:
    """Return a placeholder for the address of a routine until all are known."""
    return -(number + 1)


def _add(code: list[Instruction], opcode: int, aspect: int = 0, address: int = 0, embedding: int = -1) -> int:
    code.append(Instruction(opcode, aspect, address, embedding))
    return len(code) - 1


def _try_all(code: list[Instruction], options: list[tuple[int, tuple[int, ...]]], depth: int, number: int,
             must: list[int], call_of: Int32) -> None:
    """Add the tests for options that agree in their first `depth` aspects, and a call for each of them."""
    done = 0
    while done < len(options):
        option, own = options[done]
        if len(own) == depth:
            # Routines whose aspect the embedding covers would only skip, so the call goes past them at once.
            follower = next((n for n in range(number + 1, len(must)) if must[n] not in own), len(must))
            call_of[option] = _add(code, CALL, own[0], _routine(follower), option)
            done += 1
            continue
        # One test for all with the same next aspect: they are adjacent, as options are sorted.
        alike = next(groupby(islice(options, done, None), lambda entry: entry[1][depth : depth + 1]))
        same = list(alike[1])
        test = _add(code, IF, own[depth])
        _try_all(code, same, depth + 1, number, must, call_of)
        _add(code, MF, own[depth])
        code[test] = code[test]._replace(address=len(code))
        done += len(same)


def listing(program: InstructionCode, names: Sequence[str], embeddings: Sequence[Sequence[int]]) -> list[str]:
    """Return a program as lines of text; names: of the aspects, embeddings: their aspects."""
    code = program.instructions()
    labels = _labels(program, names)
    lines = []
    for at, row in enumerate(code):
        text = _instruction(row, labels, names)
        if row.opcode == IF and code[at + 1].opcode == CALL:
            number = code[at + 1].embedding
            held = ",".join(names[aspect] for aspect in embeddings[number])
            text = f"{text:18}; embedding {number + 1} = {{{held}}} placed"
        label = f"{labels[at]}:" if at in labels else ""
        lines.append(f"{label:{_INDENT - 1}} {text}".rstrip())
    return lines


def _labels(program: InstructionCode, names: Sequence[str]) -> dict[int, str]:
    """Return a label for each target of a jump: Solve_a for the routine of a, La_n for its n-th test."""
    code, routines = program.instructions(), program.routines.tolist()
    labels: dict[int, str] = {}
    for first, end in zip(routines, [*routines[1:], len(code)], strict=True):
        name = names[code[first].aspect] if code[first].opcode == IF else "end"
        tests = [row for row in code[first + 1 : end] if row.opcode == IF]
        for n, row in enumerate(tests):
            labels.setdefault(row.address, f"L{name}_{n}")
        labels[first] = f"Solve_{name}"
    return labels


def _instruction(row: Instruction, labels: dict[int, str], names: Sequence[str]) -> str:
    if row.opcode == IF:
        return f"IF  {names[row.aspect]}, {labels[row.address]}"
    if row.opcode == CALL:
        return f"CALL {labels[row.address]}"
    if row.opcode == MF:
        return f"MF  {names[row.aspect]}"
    return "RETURN" if row.opcode == RETURN else "SOLUTION"
