"""`latticework verify`: every stored solution of a search file is checked again."""

import argparse
import time
from contextlib import closing
from pathlib import Path

from latticework.cli import terminal_output
from latticework.cli.options import worker_count
from latticework.jobs.keeping import BY_PARTS, NONE
from latticework.run.crew import usual_workers
from latticework.run.verification import Verified, verify
from latticework.store.search_file import SearchFile
from latticework.visible_text import counted


def add_verify(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="a search file")
    parser.add_argument("--workers", type=worker_count, default=usual_workers(), metavar="N",
                        help="worker processes (default: one for each core, %(default)s here)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_verify(chosen: argparse.Namespace) -> int:
    """Check a search file."""
    begin = time.perf_counter()
    try:
        with closing(SearchFile.open(chosen.search)) as file, terminal_output.bar(chosen.quiet) as move:
            verified = verify(file, chosen.workers, lambda done, of: move(
                done / of, f"{done:,} of {counted(of, 'solution')}"))
    except KeyboardInterrupt:
        terminal_output.fail("latticework: stopped before the end; nothing is said about what was not checked")
        return terminal_output.STOPPED
    totals, sealed = verified.totals, verified.sealed
    if chosen.json:
        terminal_output.write_json({
            "name": file.document.name, "method": str(file.method), "sealed": sealed, "complete": totals.complete,
            "explored": totals.explored_part, "solutions": totals.solutions,
            **terminal_output.three_counts(totals.by_modulus),
            **({"stored": totals.stored} if verified.keeping.is_fewer else {}),
            "nodes": totals.nodes, "hash": f"{totals.digest:016x}", "seconds": round(time.perf_counter() - begin, 3)})
    else:
        rest = "" if sealed else "; an older version made this file and sealed nothing"
        terminal_output.write(f"{_solutions_checked(verified)}{rest}\n")
    return terminal_output.DONE


def _solutions_checked(verified: Verified) -> str:
    """Return a sentence on what was checked; the counts are checked only where all solutions are stored."""
    totals, keeping = verified.totals, verified.keeping
    if keeping.what == NONE:
        return (f"no solutions are stored, so it was not checked that there are {totals.solutions:,}; the rest is "
                "all right")
    if keeping.what == BY_PARTS:
        return (f"a solution of each family of sets of parts checked, all right; it was not checked that there are "
                f"{totals.solutions:,} in all")
    if keeping.is_fewer and not keeping.has_all:
        return (f"{counted(totals.stored, 'solution')} checked, all right; it was not checked that they are "
                f"a sample of {totals.solutions:,}")
    return f"{counted(totals.stored, 'solution')} checked, all right"
