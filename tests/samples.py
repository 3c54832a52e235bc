"""Solved puzzles, written as pictures in which each letter is a part."""

from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution

SOMA = """
LLT
LBB
LAB

VVT
ABT
AAP

VZT
ZZP
ZPP
"""
PENTOMINOES = """
FFLLLLYYYY
IFFPPLZZYT
IFXPPPZTTT
IXXXVZZWWT
IUXUVNNNWW
IUUUVVVNNW
"""
# Two rings, one through the other, and a cube on top.
RINGS = """
....
.BBB
....

AAA.
ABAB
AAA.

....
.BBB
....

....
.C..
....
"""
# A cube in a case, which has to be lifted over a sill before it slides out.
LATCH = """
AAAA
AAAA
AAAA

AAAA
AB.A
AAAA

AAAA
A...
AAAA

AAAA
AAAA
AAAA
"""

# A bar in a box that is open at the top.
CAGED = """
AAA
AAA
AAA

AAA
ABA
AAA

AAA
ABA
AAA
"""


def solved(picture: str, lattice: str, copies: dict[str, str] | None = None) -> tuple[Puzzle, Solution]:
    """Return a puzzle and its solution; `copies` says which letters are further copies of which part."""
    cells: dict[str, list[tuple[int, ...]]] = {}
    flat = builtin(lattice).flat
    for z, layer in enumerate(picture.strip("\n").split("\n\n")):
        rows = layer.split("\n")
        for y, row in enumerate(reversed(rows)):
            for x, letter in enumerate(row):
                if letter != ".":
                    cells.setdefault(letter, []).append((x, y, 0) if flat else (x, y, z, 0))
    same = copies or {}
    names = [letter for letter in cells if letter not in same]
    counts = {name: 1 + list(same.values()).count(name) for name in names}
    parts = tuple(Part(name, tuple(cells[name]), counts[name], counts[name]) for name in names)
    target = tuple(sorted(cell for some in cells.values() for cell in some))
    solution = tuple(Placement(names.index(same.get(letter, letter)), tuple(some)) for letter, some in cells.items())
    return Puzzle(builtin(lattice), "Sample", target=Target(target), parts=parts), solution
