"""`latticework trace` and `program`: a search step by step, and a puzzle as a program for the puzzle processor."""

import argparse
from collections import Counter
from itertools import compress
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.bench.cases import plain
from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import add_method, method_of, positive, whole_number
from latticework.cli.solution_text import write_placements
from latticework.cover import ORDERS, only_first_orientations
from latticework.errors import LatticeworkError, shown
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.jobs.trace_words import TraceWords, nodes, solutions
from latticework.puzzle import Puzzle
from latticework.search.processor.compiler import (
    CALL,
    IF,
    MF,
    InstructionCode,
    compile_program,
    listing,
    sorted_options,
)
from latticework.search.trace import Kind, Node, Trace

STEPS = 50
"""The default number of lines."""


def add_trace(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = ("Print a search step by step: a line for each node, with the option that was chosen to "
                          "come there and what is left. It is the search of the engine itself, node for node.")
    puzzle_source.add(parser)
    parser.add_argument("--steps", type=positive, default=STEPS, metavar="N",
                        help=f"end after N lines (default {STEPS})")
    parser.add_argument("--depth", type=whole_number, metavar="D",
                        help="go no deeper than D options; what is below is searched and told in one line")
    parser.add_argument("--options", action="store_true", help="list the options of each node, too")
    parser.add_argument("--pictures", action="store_true", help="print a picture of what is placed at each node")
    add_method(parser, prunings=True)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run_trace(chosen: argparse.Namespace) -> int:
    """Print the steps."""
    prepared = prepare(puzzle_source.document(chosen), method_of(chosen))
    walk = _Walk(prepared, chosen)
    for _ in range(chosen.steps):
        if not walk.line():
            break
    return terminal_output.DONE


class _Walk:
    """A trace, and how its nodes are printed."""

    def __init__(self, prepared: Prepared, chosen: argparse.Namespace) -> None:
        self._prepared, self._chosen = prepared, chosen
        self._trace, self._words = Trace(prepared.job.problem), TraceWords(prepared)

    def line(self) -> bool:
        """Print the current node and step on; return whether there is another."""
        node, below = self._trace.node, None
        # Only a branch has anything below it that could be stepped over.
        if self._chosen.depth is not None and node.depth >= self._chosen.depth and node.kind == Kind.BRANCH:
            self._trace.step_over()
            below = self._trace.node
        else:
            self._trace.step()
        if self._chosen.json:
            terminal_output.write_json(self._data(node, below))
        else:
            terminal_output.write(self._text(node, below))
            placed = self._words.placements(node.chosen)
            if self._chosen.pictures and placed:
                terminal_output.write("\n")
                write_placements(self._prepared.puzzle, placed)
                terminal_output.write("\n")
        return node.kind != Kind.END

    def _text(self, node: Node, below: Node | None) -> str:
        words, indent = self._words, "  " * node.depth
        came = f"{words.option(node.chosen[-1])}. " if node.depth else ""
        event = str(words.node(node)) if below is None else f"Below: {_found(node, below)}."
        text = f"{node.number:>6,} {indent}{came}{event}\n"
        if self._chosen.options:
            text += "".join(f"{'':7}{indent}- {words.option(option)}\n" for option in node.options)
        return text

    def _data(self, node: Node, below: Node | None) -> dict[str, Any]:
        words = self._words
        data: dict[str, Any] = {"node": node.number, "depth": node.depth, "kind": node.kind.name.lower(),
                                "chosen": [str(words.option(option)) for option in node.chosen]}
        if node.kind == Kind.BRANCH:
            data |= {"item": str(words.item(node.item)), "options": [str(words.option(o)) for o in node.options]}
        if node.kind == Kind.DEAD_END:
            data |= {"lacking": [str(words.item(item)) for item in node.lacking], "pruning": node.pruning}
        if below is not None:
            data |= {"below": _counts(node, below)}
        return data


def _counts(node: Node, after: Node) -> dict[str, int]:
    """Return the nodes and solutions of a subtree, from its root and the node after it; the end is no node."""
    # The end has a number as if it were a node.
    last = after.number + (after.kind == Kind.END)
    return {"nodes": last - node.number - 1, "solutions": after.solutions - node.solutions}


def _found(node: Node, after: Node) -> str:
    counts = _counts(node, after)
    return f"{nodes(counts['nodes'])}, {solutions(counts['solutions'])}"


def add_program(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--order", choices=ORDERS, default="short",
                        help="the order in which cells are tried (default short)")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--full", action="store_true", help="include the placements that symmetry makes superfluous")
    which.add_argument("--hold", default="", metavar="ITEM",
                       help="the part, or the cell such as 2,0, that is held to one of its symmetric placements "
                       "(default: the program chooses it)")
    parser.add_argument("--orientations", action="store_true",
                        help="with --hold: keep every placement of the part in one of its symmetric orientations, as "
                        "published tables do; such a program finds some solutions more than once")
    parser.add_argument("--count", action="store_true", help="print only how large the program is")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_program(chosen: argparse.Namespace) -> int:
    """Print the program."""
    puzzle = puzzle_source.puzzle(chosen)
    prepared = prepare(puzzle, Method("processor", chosen.order, hold=chosen.hold))
    cover, order = prepared.reduction.cover, prepared.job.problem.order
    if not chosen.full:
        cover = cover.only(_kept(prepared, chosen))
    # As the engine does, so that the program that is listed is the one that is run.
    cover = cover.renumbered(sorted_options(cover, order))
    names = aspects(puzzle, cover.n_items)
    # Whatever the program tries, an idle aspect is free, so that Verhoeff's programs have no tests of it.
    cover, tested = plain(cover)
    order = (np.cumsum(tested) - 1)[order[tested[order]]].astype(np.int32)
    made = compile_program(cover, order)
    figures = sizes(made, cover.n_items, cover.n_options, len(cover.items))
    lines: list[str] = []
    if not chosen.count:
        embeddings = [cover.items[cover.start[o] : cover.start[o + 1]].tolist() for o in range(cover.n_options)]
        ordered = [sorted(own, key=order.tolist().index) for own in embeddings]
        lines = listing(made, list(compress(names, tested)), ordered)
    if chosen.json:
        terminal_output.write_json({"name": puzzle.name, **figures} | ({} if chosen.count else {"listing": lines}))
        return terminal_output.DONE
    if lines:
        terminal_output.write("\n".join(lines) + "\n\n")
    terminal_output.write_fields(figures)
    return terminal_output.DONE


def _kept(prepared: Prepared, chosen: argparse.Namespace) -> NDArray[np.bool_]:
    """Return which options remain, as a mask (options,)."""
    if not chosen.orientations:
        return prepared.restriction.kept
    item = prepared.restriction.item
    if not chosen.hold or item >= len(prepared.puzzle.parts):
        raise LatticeworkError(f"--orientations: needs --hold and the name of a part, not {shown(chosen.hold)}")
    return only_first_orientations(prepared.reduction, prepared.group, item)


def aspects(puzzle: Puzzle, n_items: int) -> list[str]:
    """Return a name for each item: parts by their names, cells by numbers from 1, others by numbers behind a star."""
    parts = [part.name for part in puzzle.parts] + (["hole"] if puzzle.target.optional else [])
    cells = [str(n) for n in range(1, len(puzzle.target.cells) + 1)]
    return parts + cells + [f"*{n}" for n in range(1, n_items - len(parts) - len(cells) + 1)]


def sizes(made: InstructionCode, n_items: int, n_options: int, total: int) -> dict[str, int]:
    """Return how large a program is; total is the number of aspects of all embeddings together."""
    kinds = Counter(made.code["opcode"].tolist())
    return {"aspects": n_items, "embeddings": n_options, "total_size": total, "instructions": len(made.code),
            "tests": kinds[IF], "calls": kinds[CALL], "made_free": kinds[MF]}
