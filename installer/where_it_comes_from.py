"""The manual's page "Where it comes from": every figure of the works that this program began with, beside ours.

    python installer/where_it_comes_from.py [--all]

runs the commands of the page that take seconds, with --all those that take long, too. If one prints another figure
than the page has, it ends with an error; else it writes resources/docs/where_it_comes_from.md. It needs what the
program needs.
"""

import argparse
import io
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from latticework.bench.methods import METHODS, ROWS  # noqa: E402 found by the path above
from latticework.cli.main import run  # noqa: E402 found by the path above

PAGE = ROOT / "resources" / "docs" / "where_it_comes_from.md"


@dataclass(frozen=True)
class Figure:
    """A figure of a work: what it is, as printed there, and ours, which a command prints behind a field.

    command is "" if a test alone has ours, or if there is none: then ours is "", too. why: why the two differ, or
    what is missing.
    long: the command takes more than some seconds.
    """

    what: str
    printed: str
    ours: str = ""
    command: str = ""
    field: str = ""
    why: str = ""
    long: bool = False


def solutions(what: str, printed: str, puzzle: str, ours: str = "", field: str = "different", why: str = "",
              *, long: bool = False) -> Figure:
    """Return a number of solutions."""
    return Figure(what, printed, ours or printed, f"solve {puzzle} --quiet", field, why, long)


def poses(what: str, printed: str, command: str, ours: str = "", why: str = "") -> Figure:
    """Return a number of placements."""
    field = "embeddings" if command.startswith("program") else "placements"
    return Figure(what, printed, ours or printed, command, field, why)


TEST = "`tests/search/test_dlx_figures.py`"
UNKNOWN = "its shapes are in a picture only, which our copy of the text lacks"
TABLE_1 = (
    solutions("8x8 without 2x2, solutions", "65", "pentominoes-8x8-centre"),
    poses("8x8 without 2x2, poses", "1,290", "program pentominoes-8x8-centre --hold F --count", "1,400",
          "not known; the branches of back-tracking are exactly those of our 1,400, of which 115 cut off a region of "
          "fewer than five cells"),
    solutions("10x6, solutions", "2,339", "pentominoes-6x10", long=True),
    poses("10x6, poses", "1,758", "program pentominoes-6x10 --hold F --count", "1,864",
          "not known; the branches are exactly those of our 1,864, of which 110 cut off such a region"),
    solutions("10x3x2, solutions", "12", "pentominoes-2x3x10"),
    poses("10x3x2, poses", "1,416", "program pentominoes-2x3x10 --hold F --count"),
    solutions("5x4x3, solutions", "3,940", "pentominoes-3x4x5", long=True),
    poses("5x4x3, poses", "2,168", "program pentominoes-3x4x5 --hold F --count"),
    solutions("6x5x2, solutions", "264", "pentominoes-2x5x6"),
    poses("6x5x2, poses", "1,916", "program pentominoes-2x5x6 --hold F --count"),
    solutions("green Happy Cube, solutions", "20", "happy-cube-green", "240", "all solutions",
              "20 = 240 / 12: a part with twelve orientations is held in one, and nothing else is divided out; 5 are "
              "different"),
    poses("green Happy Cube, poses", "182", "program happy-cube-green --hold E --orientations --count"),
    Figure("green Happy Cube, orientations", "91", "102", "info happy-cube-green", "orientations",
           "91 = 102 - 11: the held part has one of its twelve"),
    solutions("orange Happy Cube, solutions", "2", "happy-cube-orange", "2", "with mirror images"),
    poses("orange Happy Cube, poses", "158", "program happy-cube-orange --hold B --orientations --count", "194",
          "other parts: 79 orientations are left there, 97 or 109 of the published parts sold as orange"),
    Figure("strip of 60 cells, solutions", "6", why=UNKNOWN),
    Figure("strip of 60 cells, poses", "965", why=UNKNOWN),
    solutions("stairs, solutions", "640", "stairs", "640", "with mirror images",
              "equal; their mirror was not divided out, 320 are different"),
    poses("stairs, poses", "1,573", "info stairs", "1,681",
          "not known; no part is held, and 109 of ours cut off a region of fewer than five cells"),
    solutions("big Y, solutions", "14", "big-y", "14", "with mirror images"),
    poses("big Y, poses", "1,640", "info big-y", "1,639",
          "not known, one more as for the 8x8 without corners; the branches are exactly those of ours"),
    Figure("pyramid of 20 spheres, solutions and poses", "1, 85", why=UNKNOWN + "; the library has parts of its own "
           "with 1 solution"),
    Figure("hexagonal prisms, 45 cells, 11 parts, solutions and poses", "2, 232", why=UNKNOWN),
)
THESIS = (
    solutions("8x8 without corners, solutions", "2,170", "pentominoes-8x8-corners"),
    poses("8x8 without corners, size of the matrix", "1,916", "program pentominoes-8x8-corners --hold F --count",
          "1,915", "not known; the branches are exactly those of our 1,915"),
    solutions("Slothouber-Graatsma, solutions", "1", "slothouber-graatsma"),
    poses("Slothouber-Graatsma, size of the matrix", "297", "info slothouber-graatsma", "63",
          "equal blocks are parts of their own there: 6 x 36 + 3 x 27 = 297; here they are copies, 36 + 27 = 63"),
    solutions("cluster, solutions", "49,160", "cluster", "147,480", "all solutions",
              "49,160 = 147,480 / 3: the row of four is held in one of its three orientations, and nothing else is "
              "divided out; 12,290 are different"),
    poses("cluster, size of the matrix", "1,095", "program cluster --hold 4-1 --orientations --count"),
    Figure("pyramid II of 20 spheres, solutions and matrix", "18, 123", why=UNKNOWN + "; the library has parts "
          "of its "
           "own with 18 solutions"),
    Figure("locks, twelve discs, solutions and matrix", "284, 924", why="which keys and holes each disc has is in no "
           "text; the library has discs of its own"),
    Figure("diamond of the tangram, solutions and matrix", "1, 104", why=UNKNOWN + "; the diamond of the "
          "library has 2 "
           "different solutions"),
    solutions("pentominoes 20x3", "2", "pentominoes-3x20"),
    solutions("pentominoes 15x4", "368", "pentominoes-4x15"),
    solutions("pentominoes 12x5", "1,010", "pentominoes-5x12"),
    solutions("Dudeney, 8x8 with a 2x2", "16,146", "dudeney-8x8", long=True),
    Figure("Eureka, 8 parts in 8x8", "32", why=UNKNOWN),
    solutions("red Happy Cube", "4", "happy-cube-red", "48", "all solutions",
              "4 = 48 / 12: D, which has twelve orientations, is held in one; 1 is different"),
    solutions("big T", "146", "big-t", "3", "different", "another shape, which is in a picture only"),
    solutions("big C (U)", "22", "big-u", "10", "different",
              "not known; there are 20 with mirror images, and 22 if one part is held to half its placements "
              "and those "
              "within the mirror are not divided out"),
    Figure("whole stairs", "364", why=UNKNOWN),
    solutions("Soma cube", "240", "soma"),
    solutions("Bedlam cube", "19,186", "bedlam", long=True),
    poses("Bedlam cube, size of the matrix", "3,774", "program bedlam --hold B --count"),
    Figure("Live Cube", "5,040", why=UNKNOWN),
    Figure('"Gaya" cube', "7,921", why=UNKNOWN),
    solutions("pairs, 4x4x5", "25", "pairs-4x4x5"),
    solutions("tangram, square", "1", "tangram-square"),
)
KNUTH = (
    solutions("pentominoes 8x8 without the centre, all", "520", "pentominoes-8x8-centre", "520", "all solutions"),
    solutions("the same, different", "65", "pentominoes-8x8-centre"),
    solutions("pentominoes 6x10", "2,339", "pentominoes-6x10", long=True),
    solutions("Y pentominoes, 45 in 15x15", "212", "y-pentominoes-15x15", long=True),
    solutions("hexiamonds in the rhombus 6x6", "156", "hexiamonds-rhombus"),
    solutions("one-sided pentominoes 3x30", "46", "one-sided-pentominoes-3x30", long=True),
    Figure("19 one-sided hexiamonds in a hexagon, a case of seven", "6,675", "124,519", "solve obeirne-hexagon "
          "--quiet",
           "different", "the sum of all seven cases; a test searches the case alone", long=True),
    Figure("one-sided pentominoes 9x10, nodes estimated", "64 trillion", "10,440,433",
           "solve one-sided-pentominoes-9x10 --quiet", "different",
           "solutions, which he thought hopeless: 15.9 thousand million nodes here", long=True),
    solutions("tetrasticks without H", "72", "tetrasticks-without-h"),
    solutions("tetrasticks without J", "382", "tetrasticks-without-j"),
    solutions("tetrasticks without L", "607", "tetrasticks-without-l"),
    solutions("tetrasticks without N", "530", "tetrasticks-without-n"),
    solutions("tetrasticks without Y", "204", "tetrasticks-without-y"),
    solutions("one-sided welded tetrasticks", "3", "one-sided-welded-tetrasticks"),
    solutions("one-sided unwelded tetrasticks in 5x5", "0", "one-sided-unwelded-tetrasticks", "0", "different",
              "equal; there are fifteen of them, our copy of the text has 14, which would not fill the 60 lines"),
    Figure("25 one-sided tetrasticks in the diamond (Wassermann)", "107",
           why="not counted here yet: some 4 thousand million nodes, about half an hour of a quiet core; "
           "`latticework "
           "solve one-sided-tetrasticks-diamond` does it"),
    Figure("queens, 8", "92", "92", "solve puzzles/exact-cover/queens-8.dlx --quiet", "solutions"),
    solutions("dominoes on a board without two corners", "0", "mutilated-chessboard", "0", "different"),
    Figure("8x8 without the centre, X at 23, 24, 33, solutions", "19, 20, 26", "19, 20, 26"),
    Figure("the same with X at 23, nodes", "10,421", "10,421"),
    Figure("one-sided pentominoes 3x30, nodes", "605,440", "605,440"),
    Figure("one-sided pentominoes 3x30, updates", "190,311,749", "190,311,749"),
    Figure("one-sided hexiamonds, the case of 6,675, updates", "8,976,245,858", "8,976,245,858"),
    Figure("one-sided hexiamonds, its six subproblems", "955, 1208, 1164, 1106, 1272, 970",
           why="not run; their sum is 6,675"),
    Figure("one-sided hexiamonds, all seven cases, updates", "134,425,768,494", why="not run"),
    Figure("Y pentominoes, a class of 100 solutions, nodes", "10,258,180", "10,258,180"),
    Figure("Y pentominoes, a class of 92 solutions, nodes and updates", "14,352,556, 1,764,631,796",
           why="not run; which class it is our copy of the text lacks"),
    Figure("dominoes on a board without two corners, updates", "4,780,846", "4,780,846"),
    Figure("16 queens rank by rank, nodes", "312,512,659", "312,512,659"),
    Figure("16 queens rank by rank, updates", "5,801,583,789", "5,801,583,739",
           why="a digit, which may be one of our copy"),
    Figure("Dr. Dragon's Intelligence Profit System", "83", why="its parts are not in the text"),
)
VERHOEFF = tuple(
    poses(f"{name}, embeddings, {kind}", printed, f"program {puzzle} {options}--count")
    for name, puzzle, full, restricted, hold in (
        ("Meteor", "meteor", "2,596", "2,447", "--hold 5"),
        ("pentominoes 6x10", "pentominoes-6x10", "2,056", "1,828", "--hold P"),
        ("pentominoes 3x4x5", "pentominoes-3x4x5", "2,440", "2,062", "--hold P --orientations"),
        ("25 Y in 5x5x5", "25-y-5x5x5", "960", "891", "--hold 2,2,2"),
        ("25 N in 5x5x5", "25-n-5x5x5", "960", "891", "--hold 2,2,2"),
        ("hollow pyramid", "hollow-pyramid", "5,632", "4,850", "--hold 4-3"))
    for kind, printed, options in (("full", full, "--full "), ("restricted", restricted, f"{hold} ")))
SIZES = (
    poses("simple puzzle 2x3, embeddings, full", "21", "program simple-2x3 --full --count"),
    poses("simple puzzle 2x3, embeddings, restricted", "15", "program simple-2x3 --count"),
    Figure("simple puzzle 2x3, total size, full", "57", "65", "program simple-2x3 --full --count", "total size",
           "cannot be: 6 x 2 + 7 x 3 + 8 x 4 = 65"),
    *(Figure(f"{name}, aspects and total size", f"{aspects}, {total}", total, f"program {puzzle} --full --count",
             "total size")
      for name, puzzle, aspects, total in (
          ("Meteor", "meteor", "60", "15,576"), ("pentominoes 6x10", "pentominoes-6x10", "72", "12,336"),
          ("pentominoes 3x4x5", "pentominoes-3x4x5", "72", "14,640"), ("25 Y", "25-y-5x5x5", "125", "4,800"),
          ("25 N", "25-n-5x5x5", "125", "4,800"), ("hollow pyramid", "hollow-pyramid", "125", "28,160"))),
)
JIGSAW = (
    solutions("6x10 without symmetry reduction", "9,356", "pentominoes-6x10", "9,356", "all solutions", long=True),
    solutions("the same without duplicates", "2,339", "pentominoes-6x10", long=True),
    poses("rows with a part held to 2 of its 8 orientations", "1,864", "program pentominoes-6x10 --hold F --count"),
    Figure("tries of back-tracking", "288,949,150", why="a try is a part held to a cell, whether it fits or "
          "not, in an "
           "order of parts that the text does not have"),
)
SECTIONS = (
    ("Barequet and Tal, Table 1", "Solving General Lattice Puzzles, FAW 2010. Poses are placements.", TABLE_1),
    ("The thesis behind it", "Its table, and the puzzles that it lists below the table.", THESIS),
    ("Knuth", "Dancing Links, 2000. Nodes and updates are in "
          "[Engines](engines.md#dancing-links-as-published).", KNUTH),
    ("Verhoeff", "Efficient solvers for packing puzzles, 2001: the table of the benchmark. His times are in "
     "`latticework bench --table`.", (*VERHOEFF, *SIZES)),
    ("A jigsaw of pentominoes", "Code Project, an article without a year.", JIGSAW),
)
MEASURED: dict[str, dict[str, int | None]] = {
    "8x8 without 2x2": {"BT": 2_757_203, "BT+ST": 1_625_986, "MC": 2_757_203, "MC+ST": 1_625_986,
        "MC+SZ": 117_399, "MC+SZ+ST": 100_270},
    "10x6": {"BT": 10_595_621, "BT+ST": 8_220_353, "MC": 10_595_621, "MC+ST": 8_220_353, "MC+SZ": 1_727_128,
        "MC+SZ+ST": 1_649_813},
    "8x8 without corners": {"BT": 23_524_900, "MC+SZ": 1_322_762, "MC+SZ+ST": 1_290_142},
    "10x3x2": {"BT": 1_315_930, "BT+ST": 1_183_627, "MC": 1_315_930, "MC+ST": 1_183_627, "MC+SZ": 72_647,
        "MC+SZ+ST": 57_341},
    "6x5x2": {"BT": 107_590_605, "MC+SZ": 690_488, "MC+SZ+ST": 684_675},
    "5x4x3": {"MC+SZ": 10_497_816},
    "green Happy Cube": {"BT": 1_262, "BT+ST": 1_195, "MC": 1_262, "MC+ST": 1_195, "MC+SZ": 122, "MC+SZ+ST": 122},
    "stairs": {"BT": 3_143_745, "MC+SZ": 1_060_686, "MC+SZ+ST": 1_057_540},
    "big Y": {"BT": 210_454_691, "MC+SZ": 205_008, "MC+SZ+ST": 196_901},
    "cluster": {"BT": 16_036_954, "MC+SZ": 1_113_929, "MC+SZ+ST": 1_109_999},
}
"""The branches of each method here, of those that were measured; None where it takes more than a minute."""

HEAD = """# Where it comes from

This program began with a paper, a thesis, and three texts on the same subject. This page has every figure that they
print, beside ours, with the command that you can type to get it. If the two differ, the last column has the reason as
far as it is known. `installer/where_it_comes_from.py` makes the page and compares the figures with what the commands
print.
"""
BRANCHES = """
## Branches of the methods

Table 1 and the table of the thesis, the branches for all solutions. A branch is a part that is placed. BT is
back-tracking, MC matrix cover by dancing links, ST means that stranded cells are noticed, SZ that the smallest column
comes first. `latticework bench --table` prints this table with times. `--only` and a part of the name of a file
choose rows, `--limit` allows more seconds.

For BT the rules could be found out: the cells are filled row by row, one part is held to some of its orientations
by leaving out the others, and the search does not begin with it. With the orientations that `bench` uses, seven
rows agree to the last branch; the stairs have 69 fewer. For 5x4x3 the search here finds 4,338 solutions for 3,940
different ones: 398 more, as many as the thesis lists as possible duplicates. It is not known which six
orientations of F are kept there, and for the cluster in which order the cells come. What MC counts beyond BT is
not known: without SZ both place the same parts here. In the stairs, where a part stays out, SZ finds no solution
in the thesis and has fewer branches; perhaps every part must be used there, which leaves 60 cells for 55. ST is
another rule here: it looks at all islands of free cells, the thesis only at the one with the next cell. Each of
their figures is the mean of two runs.

| puzzle | method | printed | ours |
| --- | --- | --- | --- |
"""


def measured(figure: Figure) -> str:
    """Run the command of a figure and return what it prints behind the field; raises ValueError if there is none."""
    with redirect_stdout(io.StringIO()) as printed:
        run(shlex.split(figure.command))
    found = re.search(rf"^{figure.field}\s+([\d,]+)$", printed.getvalue(), re.MULTILINE)
    if not found:
        raise ValueError(f"latticework {figure.command} prints no {figure.field}")
    return found[1]


def page() -> str:
    """Return the page."""
    return HEAD + "".join(_section(*section) for section in SECTIONS) + BRANCHES + "".join(_branches())


def _section(title: str, text: str, figures: tuple[Figure, ...]) -> str:
    rows = "".join(f"| {one.what} | {one.printed} | {one.ours or '—'} | {_command(one)} | {one.why} |\n"
                   for one in figures)
    head = "| figure | printed | ours | command | why they differ |\n" + "| --- " * 5 + "|\n"
    return f"\n## {title}\n\n{text}\n\n{head}{rows}"


def _command(figure: Figure) -> str:
    if not figure.command:
        return TEST if figure.ours else "—"
    return f"`latticework {figure.command}`: {figure.field}"


def _branches() -> Iterator[str]:
    for row in ROWS:
        for method in METHODS:
            theirs = row.published(method)
            if theirs:
                ours = MEASURED[row.name].get(method, "not measured")
                figure = "over a minute" if ours is None else f"{ours:,}" if isinstance(ours, int) else ours
                yield f"| {row.name} | {method} | {theirs[0]:,} | {figure} |\n"


def main() -> None:
    """Compare the figures with what the commands print, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--all", action="store_true", help="also the commands that take long")
    everything = parser.parse_args().all
    for _, _, figures in SECTIONS:
        for figure in figures:
            if figure.command and (everything or not figure.long) and measured(figure) != figure.ours:
                sys.exit(f"latticework {figure.command}: prints {measured(figure)}, the page has {figure.ours}")
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
