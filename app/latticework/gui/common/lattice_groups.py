"""The lattices that ship in groups, the usual first in each, with a sentence on what a cell is like."""

from latticework.gui.common.translation import translatable

FLAT, SOLID, STICKS, SPECIAL = (translatable("Flat"), translatable("Solid"), translatable("Sticks and rings"),
                                translatable("Special"))

GROUPS: dict[str, dict[str, str]] = {
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
    SPECIAL: {
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
