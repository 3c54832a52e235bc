"""`latticework info`: what a puzzle, an exact cover problem or a search file is."""

import argparse
from contextlib import closing
from dataclasses import asdict

from latticework.cli import puzzle_source, terminal_output
from latticework.errors import LatticeworkError
from latticework.jobs.facts import cover_facts, facts
from latticework.jobs.job import prepare
from latticework.puzzle import Puzzle
from latticework.puzzle.library import find
from latticework.puzzle.targets import targets
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import statistics

_MOST_NAMED = 20
"""The most targets that are named outside of --json."""


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
        some = names if chosen.json or len(names) <= _MOST_NAMED else [*names[:_MOST_NAMED], "...", names[-1]]
        fields["target"], fields["targets"] = names[document.place], ", ".join(some)
        if len(some) < len(names):
            fields["targets"] = f"{len(names):,}: {fields['targets']}"
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
