"""`latticework library --check` and `--measure`: puzzles solved and compared with published counts, or measured.

With the puzzles the answers that ship are checked: they are counted again without a list, and slices of the search
that their certificate is of are done again.
"""

import argparse
import tempfile
import time
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from latticework import visible_text
from latticework.cli import terminal_output
from latticework.cli.interrupts import interrupts
from latticework.cli.search_report import search_on
from latticework.errors import shown
from latticework.jobs.counted import different
from latticework.jobs.facts import measure, problem_of, reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.searched import searched
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle, library
from latticework.puzzle.answers import Answer, certificate_of, file_of, shipped_answers
from latticework.puzzle.targets import at_target, only_current_target
from latticework.run.crew import usual_workers
from latticework.run.search import Search
from latticework.search import WHOLE
from latticework.shares import certificate
from latticework.shares.certificate_text import Counts

QUICK = 60.0  # seconds a published count may take to be checked without --all
VERDICT, NAME = 10, 60  # widths of the columns of --check, whose lines appear one by one


def check_all(puzzles: dict[str, Puzzle], chosen: argparse.Namespace) -> int:
    """Solve the puzzles with a published count, and compare."""
    counted = {key: one for name, puzzle in puzzles.items() for key, one in by_target(name, puzzle).items()}
    left_out = {} if chosen.all else {name: s for name, one in counted.items() if (s := _seconds(one)) > QUICK}
    checked = []
    for name, puzzle in counted.items():
        if name not in left_out:
            checked.append(_check(name, puzzle))
            _print_checked(checked[-1], chosen)
    answers = {} if chosen.tag else {key: one for key, one in shipped_answers().items()
                                     if chosen.only in f"answers/{key}"}
    for key, answer in answers.items():
        name = f"answers/{key}"
        if answer.seconds > QUICK and not chosen.all:
            left_out[name] = answer.seconds
            continue
        checked.append(_recount(name, key, answer))
        _print_checked(checked[-1], chosen)
    for name, measured in left_out.items():
        _print_line("left out", name, f"{'':28} {measured:8,.1f} s, --all checks it too", chosen)
    if chosen.json:
        terminal_output.write_json({"checked": checked, "left_out": list(left_out)})
    wrong = sum(not one["agrees"] for one in checked)
    if wrong:
        differ = visible_text.counted(wrong, "puzzle differs", "puzzles differ")
        terminal_output.fail(f"latticework: {differ} from the published counts")
    return terminal_output.FAILED if wrong else terminal_output.DONE


def by_target(name: str, puzzle: Puzzle) -> dict[str, Puzzle]:
    """Return a puzzle for each target with a published count; the names of all but the first have a number."""
    numbers = sorted({entry.target for entry in puzzle.published})
    return {name + (f" ({number + 1})" if number else ""): only_current_target(at_target(puzzle, number))
            for number in numbers}


def _seconds(puzzle: Puzzle) -> float:
    """Return the seconds that checking the published counts of a puzzle took when measured; 0 when quick."""
    return max(entry.seconds for entry in puzzle.published)


def _check(name: str, puzzle: Puzzle) -> dict[str, Any]:
    """Solve a puzzle; return its three counts, whether all published ones agree, and how long it took."""
    begin = time.perf_counter()
    prepared = prepare(puzzle)
    totals = Totals(explored=WHOLE) if reasons(prepared) else _searched(prepared)
    if not totals.complete:
        # An interrupted search just returns; its counts must not be compared.
        raise KeyboardInterrupt
    counts = totals.by_modulus
    agrees = all(counts[entry.modulo] == entry.solutions for entry in puzzle.published)
    return {"name": name, "solutions": [*counts.values()], "agrees": agrees,
            "seconds": round(time.perf_counter() - begin, 3)}


def _recount(name: str, key: str, answer: Answer) -> dict[str, Any]:
    """Count an answer again, check its certificate and say what is wrong; return the same as `_check`."""
    begin = time.perf_counter()
    puzzle, certified = answer.puzzle(), certificate_of(key)
    counts = different(searched(puzzle), most_bytes=1 << 30)
    listed = certificate.check(certified, puzzle).certificate
    wrong = [*_wrong_counts(file_of(key), answer, counts), *_wrong_counts(certified, listed.solutions, counts),
             *(f"{file_of(key)}: ways.hash: {shown(way.hash)} should be {shown(listed.hash)}, as in the certificate"
               for way in answer.ways if way.hash not in ("", listed.hash))]
    for fault in wrong:
        terminal_output.fail(f"latticework: {fault}")
    return {"name": name, "solutions": [*counts], "agrees": not wrong,
            "seconds": round(time.perf_counter() - begin, 3)}


def _wrong_counts(path: Path, stated: Answer | Counts, counts: tuple[int, int, int]) -> list[str]:
    """Return in words which numbers of a file are not those that were counted."""
    return [f"{path}: {field}: {one:,} should be {count:,}" for field, count in zip(
        ("all", "rotations", "reflections"), counts, strict=True) if (one := getattr(stated, field)) != count]


def _print_checked(one: dict[str, Any], chosen: argparse.Namespace) -> None:
    numbers = " / ".join(f"{n:,}" for n in one["solutions"])
    _print_line("ok" if one["agrees"] else "DIFFERS", one["name"], f"{numbers:>28} {one['seconds']:8,.1f} s", chosen)


def _searched(prepared: Prepared) -> Totals:
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, interrupts() as stop, \
            closing(Search.start(prepared, Path(folder) / "search")) as search:
        return search_on(search, usual_workers(), None, True, stop)


def measure_all(puzzles: dict[str, Puzzle], chosen: argparse.Namespace) -> int:
    """Measure the difficulty of puzzles that were never measured or have changed since."""
    path = library.difficulties_file()
    known = library.read_difficulties(path) if path.exists() else {}
    for name, puzzle in puzzles.items():
        if name in known and known[name].problem == problem_of(puzzle):
            continue
        found = measure(puzzle, chosen.seconds)
        # What was measured of an older version of the puzzle must not stay, even if this one takes too long.
        known.pop(name, None)
        if found is not None:
            known[name] = found
        # After each puzzle, as measuring all takes hours.
        library.write_difficulties(path, known)
        result = f"over {chosen.seconds:g} s" if found is None else (
            f"{visible_text.counted(found.nodes, 'node')}, {visible_text.counted(found.solutions, 'solution')}")
        _print_line("measured" if found else "left out", name, result, chosen)
    if chosen.json:
        terminal_output.write_json({"difficulties": {name: asdict(known[name]) for name in puzzles if name in known}})
    return terminal_output.DONE


def _print_line(verdict: str, name: str, result: str, chosen: argparse.Namespace) -> None:
    if not chosen.json:
        terminal_output.write(f"{verdict:{VERDICT}}{name:{NAME}}{result}\n")
