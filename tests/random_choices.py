"""Random targets with parts to choose from, in lattices of several kinds."""

from random import Random

import latticework as lw
from latticework.puzzle import Puzzle

BOXES = {"square": (3, 3), "cubic": (2, 2, 2), "hexagon": (3, 3), "packed-spheres": (2, 2, 2), "triangle": (3, 3),
         "square-stick": (2, 2), "truncated-octahedron": (2, 2, 2)}


def random_choice(lattice: str, seed: int) -> Puzzle:
    """Return a target in a box and some parts of one to three cells, a few of them twice, some with their twins."""
    random = Random(seed)
    box = lw.Lattice(lattice).box(BOXES[lattice])
    cells = random.sample(box, min(len(box), random.randint(5, 8)))
    shapes = [part for size in (1, 2, 3) for part in lw.polyforms(lattice, size, "one-sided")]
    parts = [lw.Part(shape.cells, f"P{n}", (0, random.choice([1, 1, 2])), random.choice(["", "turn", "fixed"]))
             for n, shape in enumerate(random.sample(shapes, min(len(shapes), 5)))]
    empty = random.sample(cells, random.choice([0, 0, 1]))
    return lw.Puzzle(lattice, cells, parts, may_stay_empty=empty).document
