"""`latticework program`: a puzzle compiled for the puzzle processor, as a listing."""

import argparse
from collections import Counter
from collections.abc import Callable

from latticework.cli import output, source
from latticework.cover import ORDERS
from latticework.puzzle import Puzzle
from latticework.search.listing import listing
from latticework.search.processor import CALL, IF, MF, OPCODE, Program, compile_program, sorted_options
from latticework.session import Method, prepare


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare the command."""
    made = add_parser("program", help="a puzzle compiled for the puzzle processor, as a listing")
    source.add(made)
    made.add_argument("--order", choices=ORDERS, default="short", help="the order of cells (default short)")
    made.add_argument("--full", action="store_true", help="with all placements, none left out for symmetry")
    made.add_argument("--count", action="store_true", help="print only how large the program is")


def program(chosen: argparse.Namespace) -> int:
    """Print the program."""
    puzzle = source.puzzle(chosen)
    prepared = prepare(puzzle, Method("processor", chosen.order))
    problem = prepared.job.problem
    cover = prepared.reduction.cover
    if not chosen.full:
        cover = cover.only(prepared.restriction.kept)
    rest = cover.items, cover.least, cover.most, problem.order
    cover = cover.renumbered(sorted_options(cover.start, *rest))
    made = compile_program(cover.start, cover.items, cover.least, cover.most, problem.order)
    if not chosen.count:
        embeddings = [cover.items[cover.start[o] : cover.start[o + 1]].tolist() for o in range(cover.n_options)]
        ordered = [sorted(own, key=problem.order.tolist().index) for own in embeddings]
        output.write("\n".join(listing(made, aspects(puzzle, cover.n_items), ordered)) + "\n\n")
    output.write_fields(sizes(made, cover.n_items, cover.n_options, len(cover.items)))
    return output.DONE


def aspects(puzzle: Puzzle, n_items: int) -> list[str]:
    """Return a name for each item: parts by their names, cells by numbers from 1, others by numbers behind a star."""
    parts = [part.name for part in puzzle.parts] + (["hole"] if puzzle.optional else [])
    cells = [str(n) for n in range(1, len(puzzle.target) + 1)]
    return parts + cells + [f"*{n}" for n in range(1, n_items - len(parts) - len(cells) + 1)]


def sizes(made: Program, n_items: int, n_options: int, total: int) -> dict[str, int]:
    """Return how large a program is; total is the number of aspects of all embeddings together."""
    kinds = Counter(made.code[:, OPCODE].tolist())
    return {"aspects": n_items, "embeddings": n_options, "total_size": total, "instructions": len(made.code),
            "tests": kinds[IF], "calls": kinds[CALL], "made_free": kinds[MF]}
