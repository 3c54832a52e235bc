"""`latticework info`, `placements` and `why`: what is known of a puzzle without a search."""

import argparse
from contextlib import closing
from dataclasses import asdict

from latticework.api.arguments import Cell
from latticework.api.information import Placements, placements, why
from latticework.api.puzzle import Puzzle as PuzzleOfLibrary
from latticework.cli import puzzle_source, terminal_output
from latticework.errors import LatticeworkError
from latticework.jobs.facts import cover_facts, facts
from latticework.jobs.job import prepare
from latticework.puzzle import Puzzle
from latticework.puzzle.library import find
from latticework.puzzle.targets import targets
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import statistics
from latticework.visible_text import counted


def add_info(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser)
    parser.add_argument("--statistics", action="store_true", help="of a search file: tell how the search went, too")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_info(chosen: argparse.Namespace) -> int:
    """Print the facts of a puzzle."""
    # As with --verbose: all that a file holds is what was requested.
    chosen.verbose = True
    document = puzzle_source.document(chosen)
    with terminal_output.preparing():
        prepared = prepare(document)
        fields = asdict(facts(prepared) if isinstance(document, Puzzle) else cover_facts(prepared))
    if isinstance(document, Puzzle):
        # The name stays first, and author and origin come behind it.
        fields = {"name": fields.pop("name"), **_origin(document, chosen.json), **fields}
    if isinstance(document, Puzzle) and document.others:
        names = [target.name or str(number) for number, target in enumerate(targets(document), 1)]
        fields["target"], fields["targets"] = names[document.place], ", ".join(names)
    if chosen.statistics:
        fields |= _of_search(chosen)
    if chosen.json:
        terminal_output.write_json(fields)
    else:
        reasons = fields.pop("reasons")
        fields = {name: ", ".join(f"{one:,}" for one in value) if isinstance(value, list) else value
                  for name, value in fields.items()}
        terminal_output.write_fields(fields)
        terminal_output.write("".join(f"{reason}\n" for reason in reasons))
    return terminal_output.DONE


def _of_search(chosen: argparse.Namespace) -> dict[str, object]:
    """Return the statistics of the search in a file; the time of the first solution only where it was recorded."""
    if not puzzle_source.is_search(chosen):
        raise LatticeworkError(f"{chosen.file}: --statistics should be asked of a search file, which this is not")
    with closing(SearchFile.open(find(chosen.file), check=False)) as file:
        search = statistics(file)
    first = {} if search.first is None else {"seconds_to_first_solution": round(search.first, 3)}
    return {"explored": search.totals.explored_part, "nodes": search.totals.nodes, "deepest_level": search.deepest,
            "nodes_by_level": list(search.profile[: search.deepest + 1]), "seconds": round(search.totals.seconds, 3),
            **first}


def _origin(puzzle: Puzzle, every: bool) -> dict[str, object]:
    """Return author and origin of a puzzle: every field, or as text those that are not empty."""
    if every:
        return {"author": puzzle.author, **asdict(puzzle.origin)}
    known = {"author": puzzle.author} | puzzle.origin.facts()
    shown = {key: ", ".join(value) if isinstance(value, list) else str(value) for key, value in known.items()}
    return {key: text for key, text in shown.items() if text}


def add_placements(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--part", metavar="NAME", help="only placements of a part")
    parser.add_argument("--cell", type=_cell, metavar="X,Y", help="only placements that cover a cell, as 0,2")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--list", action="store_true", help="list the placements one by one")
    shown.add_argument("--cells", action="store_true", help="list the cells with the number of placements on each")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _cell(text: str) -> Cell:
    try:
        return tuple(int(number) for number in text.strip("()").split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} should be whole numbers with commas between, as 0,2") from None


def run_placements(chosen: argparse.Namespace) -> int:
    """Print how many placements there are, or each of them."""
    puzzle = PuzzleOfLibrary.of(puzzle_source.puzzle(chosen))
    with terminal_output.preparing():
        found = placements(puzzle, chosen.part, chosen.cell)
        parts = {name: placements(puzzle, name, chosen.cell).by_orientation for name in found.by_part
                 if chosen.part in {None, name}}
    if chosen.json:
        _write_placements(found, parts, chosen.list)
    elif chosen.list:
        terminal_output.write("".join(f"{part}: {' '.join(map(_written, cells))}\n" for part, cells, _ in found))
    elif chosen.cells:
        terminal_output.write_columns([(_written(cell), f"{count:,}") for cell, count in found.by_cell.items()])
    else:
        terminal_output.write_columns([("part", "placements", "by orientation"), *(
            (name, f"{sum(ways):,}", " ".join(map(str, ways))) for name, ways in parts.items())])
        terminal_output.write(f"{counted(len(found), 'placement')}\n")
    return terminal_output.DONE


def _write_placements(found: Placements, parts: dict[str, tuple[int, ...]], listed: bool) -> None:
    terminal_output.write_json({
        "name": found.puzzle.name, "placements": len(found),
        "parts": [{"part": name, "placements": sum(ways), "by_orientation": ways} for name, ways in parts.items()],
        "cells": [{"cell": cell, "placements": count} for cell, count in found.by_cell.items()],
        **({"list": [{"part": part, "cells": cells} for part, cells, _ in found]} if listed else {})})


def _written(cell: Cell) -> str:
    return f"({', '.join(map(str, cell))})"


def add_why(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--json", action="store_true", help="print one JSON object, with the cells that are meant")


def run_why(chosen: argparse.Namespace) -> int:
    """Print the arguments found about a puzzle."""
    puzzle = PuzzleOfLibrary.of(puzzle_source.puzzle(chosen))
    with terminal_output.preparing():
        found = why(puzzle)
    if chosen.json:
        terminal_output.write_json({"name": puzzle.name, "arguments": [
            {"text": one.text, "proof": one.proof,
             "classes": [{"title": title, "cells": cells} for title, cells in one.classes]} for one in found]})
        return terminal_output.DONE
    proofs = any(one.proof for one in found)
    terminal_output.write("no solution:\n" if proofs else "nothing seen here rules out a solution\n")
    for one in found:
        terminal_output.write(f"{one.text}\n" + "".join(f"    {title}\n" for title, _ in one.classes))
    return terminal_output.DONE
