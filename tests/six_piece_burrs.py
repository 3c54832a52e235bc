"""Six-piece burrs by the numbers of their pieces.

A piece is a stick of 2 x 2 x length cubes out of which up to twelve are cut; its number less one says in binary
which: the four of its top edge in front, the four behind them, two of the bottom in front, the two behind. Source of
the numbers: W. H. Cutler, A computer analysis of all 6-piece burrs, 1994; IBM Research, The burr puzzles site, 1997.
"""

from collections import Counter
from itertools import product

Cube = tuple[int, int, int]


def piece(number: int, length: int = 6) -> list[Cube]:
    """Return the cubes of a piece; the stick lies along x."""
    middle = length // 2
    top = [(middle - 2 + i, y, 1) for y in (0, 1) for i in range(4)]
    bottom = [(middle - 1 + i, y, 0) for y in (0, 1) for i in range(2)]
    gone = {cube for bit, cube in enumerate(top + bottom) if (number - 1) >> bit & 1}
    return [cube for cube in product(range(length), range(2), range(2)) if cube not in gone]


def target(length: int = 6) -> tuple[list[Cube], list[Cube]]:
    """Return the cubes of three crossing pairs of sticks, and those of them that may stay empty."""
    half = length // 2
    cubes: set[Cube] = set()
    for a, b, c in product(range(-half, half), range(-2, 2), range(-1, 1)):
        cubes |= {(a, b, c), (c, a, b), (b, c, a)}
    shifted = sorted((x + half, y + half, z + half) for x, y, z in cubes)
    return shifted, [cube for cube in shifted if all(half - 2 <= x < half + 2 for x in cube)]


def burr(numbers: list[int], length: int = 6) -> str:
    """Return the puzzle document of a burr."""
    cubes, inside = target(length)
    text = (f'format = 1\nname = "Burr"\nlattice = "cubic"\n[target]\ncells = {list(map(list, cubes))}\n'
            f"may_stay_empty = {list(map(list, inside))}\n")
    for number, copies in Counter(numbers).items():
        text += f'[[parts]]\nname = "{number}"\ncopies = {copies}\ncells = {list(map(list, piece(number, length)))}\n'
    return text


DUBOIS = [120, 160, 256, 512, 880, 960]
PISTON = [88, 512, 768, 922, 1008, 1008]
LOVES_DOZEN = [88, 512, 704, 960, 992, 1008]
UNIQUE_10 = [624, 702, 768, 883, 1015, 1024]
"""Computer's Choice Unique-10; its sticks are 8 long."""
ARTIFACTORY = [412, 480, 512, 704, 704, 960]
