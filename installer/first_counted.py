"""The manual's page "First counted here", made from the answers in puzzles/answers.

    python installer/first_counted.py

writes resources/docs/first_counted.md. Needs what the program needs, not its kernels.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from latticework.puzzle.answers import Answer, Way, shipped_answers  # noqa: E402 found by the path above

PAGE = ROOT / "resources" / "docs" / "first_counted.md"

HEAD = """# First counted here

Questions of the literature whose whole answer we have not seen anywhere, with the answer. Each was found in at least
two ways that share no search: by [counting without a list](terminal.md#counting-without-listing), and by a search
that lists all solutions, or a program that is not ours. A program that knows no symmetries finds the number of all
solutions alone. Seconds are without the time to start: of processor time, and of searches by the clock, on a machine
that did much else at the same time. A hash is that of all different solutions, in any order, as `latticework solve`
prints it. Beside each answer is a [certificate](cluster.md#certificates) of a search that lists all solutions, for
`latticework certify --check`. `latticework library --check` counts again what takes less than a minute, and checks
the certificate.

[Squares cut into different pieces](#squares-cut-into-different-pieces) are counted by scripts, and stand at the end.

If you know an older count of one of these, or another number, please write to us: it belongs here.

This page is made from the files in `puzzles/answers` by `installer/first_counted.py`.

| question | all | with mirror images | different |
| --- | --- | --- | --- |
"""


TAIL = """
## Squares cut into different pieces

These have too many pieces for a puzzle, so each has a small script of its own, which takes no part of the program. It
counts by two searches of different trees: by rows, and where there is least room. Both find all terms that are
published, too.

In how many ways is a square of n by n cells cut into polyominoes of any size that are all different, however they are
turned? 1, 2, 44 and 10,066 for n up to 4. For 5x5: **15,444,331** different ones, 30,886,162 with mirror images,
123,544,623 in all positions. The 2,301,877 places of 262,292 shapes are too many for a search that lists all
solutions; of 4x4 it lists 80,178, as the script counts.

| found by | seconds |
| --- | --- |
| `python installer/different_pieces.py 5 rows` | 176 |
| `python installer/different_pieces.py 5 narrow` | 154 |

In how many ways is a square of n by n cells cut into rectangles no two of which have the same area? The sequence
[A360804](https://oeis.org/A360804) ends with 18,713,197 for n = 8, each mirrored and turned way counted. For 9x9:
**558,123,173**.

| found by | seconds |
| --- | --- |
| `python installer/different_rectangles.py 9 A360804 rows` | 2094 |
| `python installer/different_rectangles.py 9 A360804 narrow` | 894 |
"""


def page(answers: dict[str, Answer]) -> str:
    """Return the page."""
    rows = [f"| [{one.question}](#{name}) | {one.all:,} | {one.rotations:,} | {one.reflections:,} |\n"
            for name, one in answers.items()]
    return HEAD + "".join(rows) + "".join(_section(name, one) for name, one in answers.items()) + TAIL


def _section(name: str, answer: Answer) -> str:
    title = name.replace("-", " ")
    ways = "".join(_row(way) for way in answer.ways)
    return (f"\n## {title}\n\n{answer.question}\n\n**{answer.reflections:,}** different ones, {answer.rotations:,} "
            f"with mirror images, {answer.all:,} in all positions.\n\n{answer.published} "
            f"[Source]({answer.source})\n\n"
            f"| found by | seconds | hash |\n| --- | --- | --- |\n{ways}\n"
            f"Counted {answer.counted}, {answer.computer}; certificate `puzzles/answers/{name}.certificate`. "
            f"To count again:\n\n"
            f"```text\nimport latticework as lw\n\n{answer.redo}```\n")


def _row(way: Way) -> str:
    alone = " (all solutions alone)" if way.all_only else ""
    return f"| {way.method}{alone} | {way.seconds:g} | {way.hash} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(shipped_answers()), encoding="utf-8")
