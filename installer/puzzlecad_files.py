"""The manual's page "Files of puzzlecad", made from the models that the project of puzzlecad offers.

    python installer/puzzlecad_files.py FOLDER

reads all models below a folder, and writes their table into resources/docs/puzzlecad.md. Needs what the program
needs, not its kernels.
"""

import sys
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "app"))

from latticework.errors import FileRefusedError  # noqa: E402 found by the path above
from latticework.files import formats  # noqa: E402 found by the path above
from latticework.puzzle import Part  # noqa: E402 found by the path above

PAGE = ROOT / "resources" / "docs" / "puzzlecad.md"

HEAD = "| file | pieces | cubes of each | remark |\n| --- | --- | --- | --- |\n"

NO_TARGET = "this notation has pieces alone, so the target is empty"
"""A remark on every model."""


def sizes(parts: tuple[Part, ...], cells_of_cube: int) -> str:
    """Return how many cubes the parts have, with the number of copies."""
    texts = []
    for part in parts:
        whole, rest = divmod(Fraction(len(part.cells), cells_of_cube), 1)
        number = " ".join(str(some) for some in (whole, rest) if some)
        texts.append(f"{part.most} of {number}" if part.most > 1 else number)
    return ", ".join(texts)


def row(path: Path) -> str:
    """Return the row of a model."""
    name = path.name.removesuffix(".scad")
    try:
        opened = formats.read(path)
    except FileRefusedError as error:
        return f"| {name} | - | | {error.reason.partition(';')[0]} |"
    puzzle = opened.puzzle
    cells_of_cube = 24 if puzzle.lattice.name == "rhombic-tetrahedron" else 1
    remarks = "; ".join(remark for remark in opened.left_out if remark != NO_TARGET)
    return (f"| {name} | {sum(part.most for part in puzzle.parts)} | {sizes(puzzle.parts, cells_of_cube)} | "
            f"{remarks} |").replace("|  |", "| |")


def table(folder: Path) -> str:
    """Return the table of all models below a folder."""
    return HEAD + "".join(f"{row(path)}\n" for path in sorted(folder.rglob("*.scad"), key=lambda path: path.name))


def main() -> None:
    """Write the table into the page, in the place of the one that is there."""
    text = PAGE.read_text("utf-8")
    PAGE.write_text(text[: text.index(HEAD)] + table(Path(sys.argv[1])), "utf-8")


if __name__ == "__main__":
    main()
