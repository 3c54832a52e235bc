"""`latticework program`: a puzzle compiled for the puzzle processor, as a listing."""

import argparse
from collections import Counter

from latticework.cli import puzzle_source, terminal_output
from latticework.cover import ORDERS
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.puzzle import Puzzle
from latticework.search.processor.compiler import CALL, IF, MF, Program, compile_program, listing, sorted_options


def add_program(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--order", choices=ORDERS, default="short",
                        help="the order in which cells are tried (default short)")
    parser.add_argument("--full", action="store_true", help="include the placements that symmetry makes superfluous")
    parser.add_argument("--count", action="store_true", help="print only how large the program is")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_program(chosen: argparse.Namespace) -> int:
    """Print the program."""
    puzzle = puzzle_source.puzzle(chosen)
    prepared = prepare(puzzle, Method("processor", chosen.order))
    problem = prepared.job.problem
    cover = prepared.reduction.cover
    if not chosen.full:
        cover = cover.only(prepared.restriction.kept)
    cover = cover.renumbered(sorted_options(cover, problem.order))
    made = compile_program(cover, problem.order)
    figures = sizes(made, cover.n_items, cover.n_options, len(cover.items))
    lines: list[str] = []
    if not chosen.count:
        embeddings = [cover.items[cover.start[o] : cover.start[o + 1]].tolist() for o in range(cover.n_options)]
        ordered = [sorted(own, key=problem.order.tolist().index) for own in embeddings]
        lines = listing(made, aspects(puzzle, cover.n_items), ordered)
    if chosen.json:
        terminal_output.write_json({"name": puzzle.name, **figures} | ({} if chosen.count else {"listing": lines}))
        return terminal_output.DONE
    if lines:
        terminal_output.write("\n".join(lines) + "\n\n")
    terminal_output.write_fields(figures)
    return terminal_output.DONE


def aspects(puzzle: Puzzle, n_items: int) -> list[str]:
    """Return a name for each item: parts by their names, cells by numbers from 1, others by numbers behind a star."""
    parts = [part.name for part in puzzle.parts] + (["hole"] if puzzle.target.optional else [])
    cells = [str(n) for n in range(1, len(puzzle.target.cells) + 1)]
    return parts + cells + [f"*{n}" for n in range(1, n_items - len(parts) - len(cells) + 1)]


def sizes(made: Program, n_items: int, n_options: int, total: int) -> dict[str, int]:
    """Return how large a program is; total is the number of aspects of all embeddings together."""
    kinds = Counter(made.code["opcode"].tolist())
    return {"aspects": n_items, "embeddings": n_options, "total_size": total, "instructions": len(made.code),
            "tests": kinds[IF], "calls": kinds[CALL], "made_free": kinds[MF]}
