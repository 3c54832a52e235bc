"""What a machine without a screen shows at first: the 6x10 pentominoes solved in the terminal, and a picture."""

import sys
import tempfile
from contextlib import closing
from pathlib import Path

from latticework import paths
from latticework.cli import output
from latticework.cli.interrupts import interrupts
from latticework.cli.searching import search_on
from latticework.exchange.picture import write_png
from latticework.puzzle import load
from latticework.session import Search, prepare
from latticework.solution import as_text, options_of, placements_of

PICTURE = "latticework-6x10.png"


def main() -> int:
    """Solve, print the first solution, and write its picture to the current folder; return an exit status."""
    path = paths.library() / "square" / "pentominoes-6x10.toml"
    output.write(f"There is no display here, so this solves {path.name} in the terminal.\n")
    output.flush()
    prepared = prepare(load(path))
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, interrupts() as stop, \
            closing(Search.start(prepared, Path(folder) / "search")) as search:
        totals = search_on(search, 2, None, False, stop)
        rows = search.file.page(1, 1)
    if not rows:
        return 3
    solution = placements_of(options_of(rows[0].options, prepared.reduction), prepared.reduction)
    picture = Path.cwd() / PICTURE
    write_png(prepared.puzzle, solution, picture)
    output.write(f"{totals.solutions:,} essentially different solutions, {totals.copies:,} in all. The first:\n\n"
                 f"{as_text(prepared.puzzle, solution)}\nA picture of it is in {picture}\n"
                 "More: latticework --help; with a display, the same command opens the window.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
