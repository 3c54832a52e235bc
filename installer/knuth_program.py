"""Lets a program of Knuth's for exact covering (DLX1, DLX2, SSXCC, ...) run in `latticework bench`.

    latticework bench --beside "ssxcc=python installer/knuth_program.py PATH/ssxcc"

Given such a program and a matrix (.npz), it writes the problem in Knuth's form, counts all solutions and prints
processor seconds, without those for reading the problem. SSXCC is at https://cs.stanford.edu/~knuth/programs.html as
ssxcc.w: `ctangle ssxcc.w`, and gcc -O3 -march=native with gb_flip of the Stanford GraphBase, make the program.
"""

import json
import re
import resource
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

import numpy as np

AT_ONCE = "T0"
"""Knuth's argument for ending where the search begins; his programs take it as a limit of memory accesses."""


def text_of(matrix: Path) -> str:
    """Return a matrix as Knuth's programs read it."""
    given = np.load(matrix)
    primary, n = int(given["n_primary"]), int(given["n_items"])
    names = [f"i{item}" for item in range(n)]
    start, items = given["indptr"].tolist(), given["indices"].tolist()
    # An option without a primary item can never be chosen, and is not counted.
    rows = [" ".join(names[item] for item in items[a:b]) for a, b in pairwise(start)]
    head = names[:primary] + (["|", *names[primary:]] if primary < n else [])
    return "\n".join([" ".join(head), *rows, ""])


def ran(program: str, text: Path, *more: str) -> tuple[float, str]:
    """Run a program; return its processor seconds and what it printed of its work."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with text.open() as problem:
        done = subprocess.run([program, *more], stdin=problem, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stderr


def main(program: str, matrix: str) -> None:
    """Count the solutions of a matrix with a program; print the figures as JSON."""
    with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        text = Path(folder) / "problem.dlx"
        text.write_text(text_of(Path(matrix)))
        reading, _ = ran(program, text, AT_ONCE)
        seconds, said = ran(program, text)
    found = re.search(r"Altogether (\d+) solutions?.* (\d+) nodes", said, re.DOTALL)
    solutions = re.search(r"Altogether (\d+) solution", said)
    if solutions is None:
        sys.exit(said.strip() or f"{program} said nothing")
    sys.stdout.write(json.dumps({"seconds": max(seconds - reading, 0.0), "solutions": int(solutions[1]),
                                 "nodes": int(found[2]) if found else None}))


if __name__ == "__main__":
    main(*sys.argv[1:])
