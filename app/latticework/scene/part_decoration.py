"""The decoration of a part: bodies of its keys and holes, patches of colour, caps on coloured balls."""

from dataclasses import dataclass, field

from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.puzzle.matching_table import Relief, reliefs
from latticework.scene.keys_and_holes import CellSide, peg, recess, side_of
from latticework.scene.mark_patches import Marks, Painted, painted

_SHADE = 0.3  # how bright a hole is, in the brightness of its part


@dataclass(frozen=True, eq=False)
class Decoration:
    """The bodies and patches that are added to the cells of a part.

    `pegs` are faces in its own colour; `carved` are sides of tiles with knobs and notches; `painted` are faces with
    colours; `caps` are balls with colours.
    """

    pegs: list[Floats] = field(default_factory=list)
    carved: list[tuple[CellSide, Relief]] = field(default_factory=list)
    painted: Painted = field(default_factory=list)
    caps: dict[Cell, str] = field(default_factory=dict)


def decoration_of(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, color: str) -> Decoration:
    """Return the decoration of a part in a colour "#rrggbb"."""
    lattice, shown = puzzle.lattice, reliefs(puzzle)
    decoration, flat_marks, there = Decoration(), [], set(cells)
    for cell, facing, mark in marks:
        side = side_of(lattice, cell, facing) if mark in shown and facing not in there else None
        if cell == facing and lattice.kinds[cell[-1]].radius:
            decoration.caps[cell] = mark
        elif side is None:
            flat_marks.append((cell, facing, mark))
        elif lattice.flat:
            decoration.carved.append((side, shown[mark]))
        elif shown[mark].reach:
            decoration.pegs.extend(peg(side, shown[mark]))
        else:
            decoration.painted.append((recess(side, shown[mark]), _dark(color)))
    decoration.painted.extend(painted(puzzle, cells, tuple(flat_marks)))
    return decoration


def _dark(color: str) -> str:
    return "#" + bytes(round(_SHADE * channel) for channel in bytes.fromhex(color[1:])).hex()
