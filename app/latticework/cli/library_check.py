"""`latticework library --check` and `--measure`: puzzles solved and compared with published counts, or measured.

With the puzzles the answers that ship are checked: they are counted again without a list, and slices of the search
that their certificate is of are done again.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from latticework import visible_text
from latticework.cli import terminal_output
from latticework.cli.interrupts import interrupts
from latticework.cli.search_report import search_on
from latticework.errors import LatticeworkError, shown
from latticework.jobs.counted import different
from latticework.jobs.facts import measure, problem_of, reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.searched import searched
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle, library
from latticework.puzzle.answers import Answer, answer_files, certificate_of, read_answer
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
            checked.append(_or_fault(name, partial(_check, name, puzzle)))
            _print_checked(checked[-1], chosen)
    for path in [] if chosen.tag else answer_files():
        name = f"answers/{path.stem}"
        if chosen.only in name:
            one = _or_fault(name, partial(_answer, name, path, chosen.all))
            if one["solutions"] is None:
                left_out[name] = one["seconds"]
            else:
                checked.append(one)
                _print_checked(one, chosen)
    for name, measured in left_out.items():
        _print_line("left out", name, f"{'':28} {measured:8,.1f} s, --all checks it too", chosen)
    if chosen.json:
        terminal_output.write_json({"checked": checked, "left_out": list(left_out)})
    wrong = sum(not one["agrees"] for one in checked)
    if wrong:
        terminal_output.fail(f"latticework: {visible_text.counted(wrong, 'puzzle')} did not pass; see above")
    return terminal_output.FAILED if wrong else terminal_output.DONE


def _or_fault(name: str, check: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Return what a check returns; if a file is missing or refused, a row that does not agree."""
    begin = time.perf_counter()
    try:
        return check()
    except LatticeworkError as error:
        terminal_output.fail(f"latticework: {error}")
        return {"name": name, "solutions": [], "agrees": False,
                "seconds": round(time.perf_counter() - begin, 3)}


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


def _answer(name: str, path: Path, every: bool) -> dict[str, Any]:
    """Return the same as `_check` for an answer; solutions is None where it takes too long to be checked."""
    answer = read_answer(path)
    if answer.seconds > QUICK and not every:
        return {"name": name, "solutions": None, "seconds": answer.seconds}
    return _recount(name, path, answer)


def _recount(name: str, path: Path, answer: Answer) -> dict[str, Any]:
    """Count an answer again, check its certificate and say what is wrong; return the same as `_check`."""
    begin, certified = time.perf_counter(), certificate_of(path.stem)
    counts = different(searched(answer.puzzle()), most_bytes=1 << 30)
    wrong = [*_wrong_counts(path, answer, counts), *_wrong_certificate(certified, path, answer, counts)]
    for fault in wrong:
        terminal_output.fail(f"latticework: {fault}")
    return {"name": name, "solutions": [*counts], "agrees": not wrong,
            "seconds": round(time.perf_counter() - begin, 3)}


def _wrong_certificate(
    certified: Path, path: Path, answer: Answer, counts: tuple[int, int, int]
) -> Iterator[str]:
    """Yield in words what is wrong with the certificate of an answer, or that it cannot be checked."""
    try:
        checked = certificate.check(certified, answer.puzzle())
    except LatticeworkError as error:
        yield str(error)
        return
    if not checked.is_anything:
        yield f"{certified}: proves nothing; make it again with latticework certify"
    listed = checked.certificate
    yield from _wrong_counts(certified, listed.solutions, counts)
    for way in answer.ways:
        if way.hash not in ("", listed.hash):
            yield f"{path}: ways.hash: {shown(way.hash)} should be {shown(listed.hash)}, as in the certificate"


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
