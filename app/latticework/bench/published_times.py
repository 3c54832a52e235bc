"""Times that others published, of puzzles that are in the library: to be printed beside ours."""

from dataclasses import dataclass

THESIS = ("Barequet and Tal, Solving General Lattice Puzzles, FAW 2010, PublishedTable 1: Java on a PC of 2.2 GHz, "
          "all solutions")
VERHOEFF = ("Verhoeff, Efficient solvers for packing puzzles, 2001, benchmark: compiled programs on a Pentium III of "
            "533 MHz, all solutions")


@dataclass(frozen=True)
class PublishedRow:
    """A puzzle, its file in the library, and figures under the heads of the table's columns, as printed there."""

    name: str
    file: str
    figures: tuple[str, ...]


@dataclass(frozen=True)
class PublishedTable:
    """A published table: where from, heads of its columns, those of times ending in " s", and rows."""

    source: str
    heads: tuple[str, ...]
    rows: tuple[PublishedRow, ...]

    def times(self, row: PublishedRow) -> list[float]:
        """Return the seconds in a row; notes in words do not count."""
        digits = [figure.replace(",", "") for head, figure in zip(self.heads, row.figures, strict=True)
                  if head.endswith(" s")]
        return [float(number) for number in digits if number.replace(".", "").isdecimal()]


TABLES = (
    PublishedTable(THESIS, ("BT branches", "BT s", "MC+SZ branches", "MC+SZ s"), (
        PublishedRow("8x8 without 2x2", "square/pentominoes-8x8-centre", ("2,757,203", "5.7", "117,723", "1.1")),
        PublishedRow("10x6", "square/pentominoes-6x10", ("10,595,621", "17.9", "1,732,537", "11.8")),
        PublishedRow("10x3x2", "cubic/pentominoes-2x3x10", ("1,315,930", "2.3", "74,947", "0.7")),
        PublishedRow("5x4x3", "cubic/pentominoes-3x4x5", ("1,969,089,192", "5,191", "10,107,229", "68")),
        PublishedRow("6x5x2", "cubic/pentominoes-2x5x6", ("107,590,605", "223", "759,343", "7.2")),
        PublishedRow("Stairs", "cubic/stairs", ("3,143,814", "12.9", "178,350", "1.8, none found")),
        PublishedRow("Big Y", "cubic/big-y", ("210,454,691", "536", "205,230", "1.6")),
        PublishedRow("Bedlam cube (the thesis)", "cubic/bedlam", ("", "", "", "540")),
    )),
    PublishedTable(VERHOEFF, ("items", "options", "restricted", "full s", "restricted s", "footprint s"), (
        PublishedRow("simple 2x3", "square/simple-2x3", ("9", "21", "15", "", "", "")),
        PublishedRow("Meteor", "hexagon/meteor", ("60", "2,596", "2,447", "0.8", "0.5", "0.5")),
        PublishedRow("6x10", "square/pentominoes-6x10", ("72", "2,056", "1,828", "7.9", "1.8", "1.7")),
        PublishedRow("3x4x5", "cubic/pentominoes-3x4x5", ("72", "2,440", "2,062", "1,220", "401", "500")),
        PublishedRow("25 Y", "cubic/25-y-5x5x5", ("125", "960", "891", "", "7,426", "105")),
        PublishedRow("25 N", "cubic/25-n-5x5x5", ("125", "960", "891", "", "2,701", "102")),
        PublishedRow("hollow pyramid", "packed-spheres/hollow-pyramid", ("125", "5,632", "4,850", "?", "?", "?")),
    )),
)
UNFINISHED = frozenset({"packed-spheres/hollow-pyramid"})
"""Puzzles whose search nobody has finished: they are in the table without a time."""
