"""What the dialog of shapes asks for: kept from one time to the next, and made into cells."""

from dataclasses import dataclass

from PySide6.QtCore import QSettings

from latticework.gui.common.translation import tr, translatable, translated
from latticework.lattice import Cell, shifted
from latticework.puzzle import Puzzle
from latticework.puzzle.shapes import OfferedShape, Size, offered_shapes, shape_cells
from latticework.puzzle.shapes.offered import FACTOR
from latticework.puzzle.shapes.scaled import can_be_scaled, scaled

Cells = tuple[Cell, ...]

INSTEAD, ADDED, TAKEN_AWAY = "instead", "added", "taken away"
WAYS = {INSTEAD: translatable("instead of what is there"), ADDED: translatable("added to what is there"),
        TAKEN_AWAY: translatable("taken away from what is there")}

PART = "part "
USUAL_SIZE = 3.0
LARGEST = 999


@dataclass(frozen=True)
class ShapeChoice:
    """A kind of shape, or a part by its number after PART, with its sizes; thickness 0: full."""

    kind: str
    sizes: tuple[float, ...]
    thickness: int
    way: str
    shift: tuple[int, ...]


@dataclass(frozen=True)
class ShapeKind:
    """A row of the list of shapes."""

    kind: str
    title: str
    sizes: tuple[Size, ...]
    up: tuple[int, ...] = ()


def kinds(puzzle: Puzzle) -> list[ShapeKind]:
    """Return the shapes of the lattice of a puzzle as it stands, then its parts where they can be made larger."""
    lattice = puzzle.standing.lattice
    made = [_row(shape) for shape in offered_shapes(lattice).values()]
    if can_be_scaled(lattice):
        made += [ShapeKind(f"{PART}{number}", tr("Part {name} made larger", name=part.name), (Size(FACTOR),))
                 for number, part in enumerate(puzzle.parts) if part.cells]
    return made


def _row(shape: OfferedShape) -> ShapeKind:
    return ShapeKind(shape.kind, translated(shape.title), shape.sizes, shape.up)


def cells_of_choice(puzzle: Puzzle, choice: ShapeChoice, corner: tuple[int, ...]) -> Cells:
    """Return the cells of a shape, its least coordinates at a corner and then shifted; raises LatticeworkError."""
    lattice = puzzle.standing.lattice
    if choice.kind.startswith(PART):
        cells = scaled(lattice, puzzle.parts[int(choice.kind.removeprefix(PART))].cells, int(choice.sizes[0]))
    else:
        cells = shape_cells(lattice, choice.kind, choice.sizes, choice.thickness)
    return shifted(cells, tuple(a + b for a, b in zip(corner, choice.shift, strict=True)))


def drawn_with(cells: Cells, shape: Cells, way: str) -> Cells:
    """Return what is drawn once a shape stands instead of it, is added to it, or taken away from it."""
    if way == INSTEAD:
        return tuple(sorted(shape))
    return tuple(sorted(set(cells) | set(shape) if way == ADDED else set(cells) - set(shape)))


def keep(choice: ShapeChoice) -> None:
    """Keep what was chosen in the settings of the program."""
    kept = QSettings()
    if not choice.kind.startswith(PART):
        kept.setValue("shape/kind", choice.kind)
        kept.setValue(f"shape/sizes/{choice.kind}", " ".join(f"{size:g}" for size in choice.sizes))
    kept.setValue("shape/thickness", choice.thickness)
    kept.setValue("shape/way", choice.way)


def kept_kind() -> str:
    """Return the kind that was chosen last."""
    return str(QSettings().value("shape/kind", ""))


def kept_sizes(kind: ShapeKind) -> tuple[float, ...]:
    """Return the sizes that a kind had the last time, or usual ones."""
    try:
        sizes = tuple(map(float, str(QSettings().value(f"shape/sizes/{kind.kind}", "")).split()))
    except ValueError:
        sizes = ()
    usual = tuple(1.0 if size.optional else USUAL_SIZE for size in kind.sizes)
    return sizes if len(sizes) == len(usual) and all(0 <= size <= LARGEST for size in sizes) else usual


def kept_thickness() -> int:
    """Return the thickness that was chosen last, 0 for a full shape."""
    text = str(QSettings().value("shape/thickness", 0))
    return min(int(text), LARGEST) if text.isdecimal() else 0


def kept_way() -> str:
    """Return in which of WAYS a shape was drawn last."""
    way = str(QSettings().value("shape/way", INSTEAD))
    return way if way in WAYS else INSTEAD
