"""`latticework trace`: a search step by step, as text."""

import argparse
from typing import Any

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import add_method, method_of, positive, whole_number
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.trace_words import TraceWords, nodes, solutions
from latticework.search.trace import Kind, Node, Trace
from latticework.solution.text import as_text

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
        if self._chosen.depth is not None and node.depth >= self._chosen.depth and node.kind == Kind.BRANCH:
            self._trace.step_over()
            below = self._trace.node
        else:
            self._trace.step()
        if self._chosen.json:
            terminal_output.write_json(self._data(node, below))
        else:
            terminal_output.write(self._text(node, below))
        return node.kind != Kind.END

    def _text(self, node: Node, below: Node | None) -> str:
        words, indent = self._words, "  " * node.depth
        came = f"{words.option(node.chosen[-1])}. " if node.depth else ""
        event = str(words.node(node)) if below is None else f"Below: {_found(node, below)}."
        text = f"{node.number:>6,} {indent}{came}{event}\n"
        if self._chosen.options:
            text += "".join(f"{'':7}{indent}- {words.option(option)}\n" for option in node.options)
        if self._chosen.pictures and words.placements(node.chosen):
            text += f"\n{as_text(self._prepared.puzzle, words.placements(node.chosen))}\n"
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
    last = after.number + (after.kind == Kind.END)
    return {"nodes": last - node.number - 1, "solutions": after.solutions - node.solutions}


def _found(node: Node, after: Node) -> str:
    counts = _counts(node, after)
    return f"{nodes(counts['nodes'])}, {solutions(counts['solutions'])}"
