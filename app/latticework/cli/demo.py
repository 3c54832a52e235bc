"""The demonstration for machines without a screen: solve the 6x10 pentominoes and write a picture."""

import sys
import tempfile
from contextlib import closing
from pathlib import Path

from latticework import paths
from latticework.cli import terminal_output
from latticework.cli.interrupts import interrupts
from latticework.cli.search_report import search_on
from latticework.errors import LatticeworkError
from latticework.files.pictures.images import write_png
from latticework.jobs.job import prepare
from latticework.puzzle import Puzzle, load
from latticework.run.search import Search
from latticework.solution import Solution, as_text, options_of, placements_of

PICTURE = "latticework-6x10.png"


def main() -> int:
    """Solve, print the first solution, and write its picture; return an exit status."""
    path = paths.library() / "square" / "pentominoes-6x10.toml"
    terminal_output.write(f"There is no display here, so this solves {path.name} in the terminal.\n")
    terminal_output.flush()
    prepared = prepare(load(path))
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, interrupts() as stop, \
            closing(Search.start(prepared, Path(folder) / "search")) as search:
        totals = search_on(search, 2, None, False, stop)
        rows = search.file.page(1, 1)
    if not rows:
        return 3
    solution = placements_of(options_of(rows[0].options, prepared.cover), prepared.reduction)
    terminal_output.write(f"{totals.solutions:,} essentially different solutions, {totals.copies:,} in all. "
                          f"The first:\n\n{as_text(prepared.puzzle, solution)}\n{drawn(prepared.puzzle, solution)}\n"
                          "More: latticework --help; with a display, the same command opens the window.\n")
    return 0


def drawn(puzzle: Puzzle, solution: Solution) -> str:
    """Draw a solution into the current folder, else into a temporary one; return its path, or why it failed."""
    fault = ""
    # The current folder may be write-protected.
    for folder in (Path.cwd(), Path(tempfile.gettempdir())):
        try:
            write_png(puzzle, solution, folder / PICTURE)
        except LatticeworkError as error:
            fault = fault or str(error)
        else:
            return f"A picture of it is in {folder / PICTURE}"
    return f"There is no picture of it: {fault}"


if __name__ == "__main__":
    sys.exit(main())
