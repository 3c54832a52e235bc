"""The names of lattices, groups of the library, rules of motion and targets on the screen."""

from latticework.gui.widgets.translation import looked_up, tr, translatable, translated
from latticework.lattice import Lattice
from latticework.puzzle import Puzzle, Target, targets
from latticework.visible_text import one_line

LATTICE, GROUP = "lattice", "group of the library"
"""The notes to translators on these texts, the same as in `installer/translation_texts.py`."""

FLAT, SOLID, STICKS, _SPECIAL = (translatable("Flat"), translatable("Solid"), translatable("Sticks and rings"),
                                translatable("Special"))

GROUPS: dict[str, dict[str, str]] = {  # the lattices that ship, the usual first, with what a cell is like
    FLAT: {
        "square": translatable("Squares side by side: pentominoes, jigsaws, tiles with coloured edges."),
        "triangle": translatable("Triangles with equal sides: hexiamonds."),
        "hexagon": translatable("Hexagons, as in a honeycomb."),
    },
    SOLID: {
        "cubic": translatable("Cubes: Soma, the Bedlam cube, burrs of notched sticks."),
        "packed-spheres": translatable("Balls packed as in a pile of oranges: pyramids of balls."),
        "triangular-prism": translatable("Triangles with a height, in layers."),
        "hexagonal-prism": translatable("Hexagons with a height, in layers."),
        "truncated-octahedron": translatable("Bodies of eight hexagons and six squares, which fill space."),
        "rhombic-dodecahedron": translatable("Bodies of twelve rhombi, which fill space as packed balls do."),
        "tetrahedron-octahedron": translatable("Tetrahedra and octahedra, which fill space together."),
        "rhombic-tetrahedron": translatable("Cubes cut from their centres into 24 tetrahedra each."),
    },
    STICKS: {
        "square-stick": translatable("The sides of squares: tetrasticks."),
        "triangle-stick": translatable("The sides of triangles."),
        "hexagon-stick": translatable("The sides of hexagons: twigs."),
        "ring": translatable("Discs in a pile on one axis, each of four quarters, with keys and locks."),
    },
    _SPECIAL: {
        "half-square": translatable("Squares cut along their diagonals: tangrams."),
        "kite": translatable("Hexagons cut into six kites."),
        "drafter": translatable("Hexagons cut into twelve halves of triangles with equal sides."),
        "packed-spheres-hexagonal": translatable("Balls whose every second layer lies straight above another."),
        "tetrahedron-octant": translatable("Tetrahedra, and octahedra cut into eight."),
    },
}

_FIRST = ("square", "cubic", "triangle", "hexagon", "half-square", "packed-spheres", "square-stick")
USUAL_ORDER = tuple(dict.fromkeys((*_FIRST, *(name for group in GROUPS.values() for name in group))))
"""The order of lattices in lists."""

MOTIONS = {"placed": translatable("placed"), "fixed": translatable("fixed"), "turn": translatable("turn"),
         "turn over": translatable("turn over"), "mirror": translatable("mirror")}


def lattice_title(lattice: Lattice) -> str:
    """Return the name of a lattice; one that is not built in has that of its file."""
    title = one_line(lattice.title)
    return looked_up(title, LATTICE) if lattice.data is None else title


def group_title(folder: str) -> str:
    """Return the name of a folder of puzzles of the library.

    >>> group_title("half-square")
    'Half square'
    """
    return looked_up(folder.replace("-", " ").capitalize(), GROUP)


def motion_name(rule: str) -> str:
    """Return the name of a rule of motion, given as in puzzle files, in the user's language.

    >>> motion_name("turn over")
    'turn over'
    """
    return translated(MOTIONS.get(rule, rule))


def target_names(puzzle: Puzzle) -> list[str]:
    """Return the names of the targets; one without a name is "Target", with a number if there are several."""
    several = bool(puzzle.others)
    return [_target_name(target, number, several) for number, target in enumerate(targets.targets(puzzle))]


def target_name(puzzle: Puzzle) -> str:
    """Return the name of the current target, as `target_names` does, without naming all."""
    return _target_name(puzzle.target, puzzle.place, bool(puzzle.others))


def _target_name(target: Target, number: int, several: bool) -> str:
    return one_line(target.name) or (tr("Target {number}", number=number + 1) if several else tr("Target"))
