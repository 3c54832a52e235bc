"""Cells on a clipboard: as a puzzle file that other windows of the program read, as text, and as pictures."""

from latticework.errors import LatticeworkError
from latticework.files.formats import is_puzzle
from latticework.files.part_text import parts_in
from latticework.lattice import normalised
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle, parse
from latticework.puzzle.cell_text import can_picture, write_picture
from latticework.puzzle.edit_cells import cells_of_cut, cut_of_part
from latticework.puzzle.write import encoded

OWN = "application/x-latticework-cells"
TEXT, PNG, SVG = "text/plain", "image/png", "image/svg+xml"

MOST_DRAWN = 2_000
"""The most cells of which pictures are made; of more it would take seconds."""

PIXELS = 800


def offered(cut: Puzzle, color: str) -> dict[str, bytes]:
    """Return the data for the clipboard of cells that were cut out, by MIME type; pictures show them in a colour."""
    made = {OWN: encoded(cut, OWN), TEXT: as_text(cut).encode()}
    cells = cells_of_cut(cut)
    if len(cells) <= MOST_DRAWN:
        from latticework.files.pictures import drawings, png  # noqa: PLC0415 - they load libraries of pictures

        drawn = Puzzle(cut.lattice, cut.name, matching=cut.matching, up=cut.up, parts=(
            Part("", cells, color=color, cell_colors=cut.parts[0].cell_colors, marks=cut.parts[0].marks),)).standing
        made |= {PNG: png.encoded(png.image(drawn, None, PIXELS, None)),
                 SVG: drawings.svg(drawn, None, PIXELS, None).encode()}
    return made


def as_text(cut: Puzzle) -> str:
    """Return cells as a text picture if the lattice allows that, else as coordinates."""
    cells = normalised(cells_of_cut(cut))
    # Whoever pastes it into a message sees the cells, where a lattice can be drawn so.
    if can_picture(cut.lattice, cells):
        return write_picture(cells)
    return " ".join(f"({', '.join(map(str, cut.lattice.written(cell)))})" for cell in cells)


def cells_of_own(data: bytes, puzzle: Puzzle) -> Puzzle:
    """Return the cells that a window of this program put on the clipboard; raises LatticeworkError."""
    # Any program may put anything on the clipboard under our type, so it is read like a file of a stranger.
    cut = parse(data.decode(errors="replace"), OWN)
    if cut.lattice != puzzle.lattice:
        raise LatticeworkError(phrase("the cells that were copied are in the lattice {other}; here they should be in "
                                      "the lattice {lattice}", other=cut.lattice.title, lattice=puzzle.lattice.title))
    return cut


def cells_of_text(text: str, puzzle: Puzzle) -> Puzzle | None:
    """Return the cells of a text that draws or lists one part, None for any other text."""
    if not text.strip() or is_puzzle(text):
        return None
    try:
        parts = parts_in(text, puzzle).parts
    except LatticeworkError:
        return None
    return cut_of_part(puzzle, parts[0]) if len(parts) == 1 else None
