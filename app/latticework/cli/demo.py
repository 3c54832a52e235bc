"""What a machine without a screen shows at first: the 6x10 pentominoes solved in the terminal, and a picture."""

import sys
import tempfile
from contextlib import closing
from pathlib import Path

from rich.console import Console

from latticework import paths
from latticework.cli.interrupts import interrupts
from latticework.cli.solve import run
from latticework.exchange.picture import write_png
from latticework.puzzle import load
from latticework.session import Search, prepare
from latticework.solution import as_text, options_of, placements_of

PICTURE = "latticework-6x10.png"


def main() -> int:
    """Solve, print the first solution, and write its picture to the current folder; return an exit status."""
    console = Console(highlight=False)
    path = paths.library() / "square" / "pentominoes-6x10.toml"
    console.print(f"There is no display here, so this solves {path.name} in the terminal.")
    prepared = prepare(load(path))
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder, interrupts() as stop, \
            closing(Search.start(prepared, Path(folder) / "search")) as search:
        totals = run(search, 2, None, False, stop)
        rows = search.file.page(1, 1)
    if not rows:
        return 3
    solution = placements_of(options_of(rows[0].options, prepared.reduction), prepared.reduction)
    picture = Path.cwd() / PICTURE
    write_png(prepared.puzzle, solution, picture)
    console.print(f"{totals.solutions:,} essentially different solutions, {totals.copies:,} in all. The first:\n")
    console.print(as_text(prepared.puzzle, solution), markup=False)
    console.print(f"A picture of it is in {picture}", soft_wrap=True)
    console.print("More: latticework --help; with a display, the same command opens the window.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
