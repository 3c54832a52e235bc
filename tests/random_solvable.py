"""Random small puzzles on any lattice that ships: a region is cut into parts, so most have a solution."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
from hypothesis import assume
from hypothesis import strategies as st

from latticework.lattice import Cell, Lattice, builtin, names, orientations
from latticework.puzzle import Form, Mark, Matching, Part, Puzzle, Target
from latticework.puzzle.marks import Line

BLACK, WHITE = "#222222", "#f5f5f5"
KEYS = Matching((("", ""), ("key", "lock")), ("", "lock"))
EDGES = Matching(None, ("", "key"))


def grown(random: Random, lattice: Lattice, size: int, within: set[Cell] | None = None) -> list[Cell]:
    """Return cells that hang together, up to `size` of them, in a set of cells or anywhere."""
    first = random.choice(sorted(within)) if within else (*[0] * lattice.rank, random.randrange(len(lattice.kinds)))
    cells = [first]
    while len(cells) < size:
        near = sorted({n for cell in cells for n in lattice.neighbours(cell)
                       if n not in cells and (within is None or n in within)})
        if not near:
            break
        cells.append(random.choice(near))
    return sorted(cells)


def ball(random: Random, lattice: Lattice, size: int) -> list[Cell]:
    """Return the cells nearest to the middle or a corner of one, up to `size`: more symmetrical than what is grown.

    None where more lie at the same distance.
    """
    cells = grown(random, lattice, 1)
    for _ in range(3):
        cells = sorted({n for cell in cells for n in (cell, *lattice.neighbours(cell))})
    kind = lattice.kinds[cells[len(cells) // 2][-1]]
    middle = np.array(cells[len(cells) // 2][:-1]) @ lattice.vectors + random.choice([kind.center, *kind.corners])
    away = np.linalg.norm(lattice.positions(np.array(cells)) - middle, axis=1).round(4)
    nearest = np.sort(away)[size]
    return [cell for cell, distance in zip(cells, away, strict=True) if distance < nearest]


def cut(random: Random, lattice: Lattice, cells: list[Cell]) -> list[list[Cell]]:
    """Return the cells cut into parts of 1 to 4 that hang together."""
    rest: set[Cell] = set(cells)
    pieces = []
    while rest:
        pieces.append(grown(random, lattice, random.choice([1, 2, 2, 3, 3, 4]), rest))
        rest -= set(pieces[-1])
    return pieces


def contacts(lattice: Lattice, pieces: list[list[Cell]]) -> list[tuple[int, Mark, int, Mark]]:
    """Return the sides with which pieces touch: each with its piece, as a mark still without a word."""
    owner = {cell: number for number, piece in enumerate(pieces) for cell in piece}
    labels = {(cell, there): edge.label for cell in owner for edge, there in zip(
        lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True)}
    return [(owner[a], Mark(a, labels[a, b], ""), owner[b], Mark(b, labels[b, a], ""))
            for a, b in labels if a < b and b in owner and owner[a] != owner[b]]


def marked(
    random: Random, lattice: Lattice, pieces: list[list[Cell]]
) -> tuple[list[tuple[Mark, ...]], Matching | None]:
    """Return marks for each piece such that the cut is allowed, and a table of which may meet."""
    table, every = random.choice([KEYS, EDGES, None]), contacts(lattice, pieces)
    found: list[list[Mark]] = [[] for _ in pieces]
    for one, here, other, there in random.sample(every, min(len(every), 2)):
        found[one].append(replace(here, mark="key"))
        found[other].append(replace(there, mark="lock" if table is KEYS else "key"))
    return [tuple(sorted(some)) for some in found], table


def lines(random: Random, lattice: Lattice, cells: list[Cell], marks: Sequence[tuple[Mark, ...]]
          ) -> tuple[Line, ...]:
    """Return up to two lines along which marks are to differ, some of their sides marked in the cut."""
    marked_sides = [(mark.cell, mark.side) for some in marks for mark in some]
    every = [(cell, edge.label) for cell in cells for edge in lattice.kinds[cell[-1]].half_edges]
    return tuple(tuple(sorted({*random.sample(every, 2), *random.sample(marked_sides, len(marked_sides) // 2)}))
                 for _ in range(random.choice([0, 1, 2]) if marked_sides else 0))


def merged(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the parts of a puzzle, equal ones without marks, colours and rules of their own as copies of one."""
    shape = {}
    for part in puzzle.parts:
        plain = not (part.marks or part.cell_colors or part.motions)
        turned = orientations(puzzle.lattice, part.cells, puzzle.allowed_motions(part))
        shape[part.name] = min(turned) if plain else part.name
    copies = Counter(shape.values())
    first = {shape[part.name]: part for part in reversed(puzzle.parts)}
    return tuple(replace(part, least=copies[key], most=copies[key]) for key, part in reversed(first.items()))


def with_forms(random: Random, lattice: Lattice, parts: list[Part], cells: list[Cell]) -> list[Part]:
    """Return the parts, one with several forms: what was another part, the same in other colours, any other shape."""
    first, *others = random.sample(parts, len(parts))
    forms = [first]
    if others and random.random() < 0.7 and first.motions == others[0].motions:
        taken = others.pop()
        forms.append(taken)
        first = replace(first, least=first.least + taken.least, most=first.most + taken.most)
    if random.random() < 0.4:
        forms.append(replace(first, cell_colors=tuple((cell, random.choice([BLACK, WHITE])) for cell in first.cells)))
    if len(forms) == 1 or random.random() < 0.4:
        within = random.choice([None, set(cells)])
        forms.append(Part("", tuple(grown(random, lattice, random.choice([1, 2, 3]), within))))
    random.shuffle(forms)
    here, *rest = [Form(form.cells, form.marks, form.cell_colors) for form in forms]
    return [replace(first, cells=here.cells, marks=here.marks, cell_colors=here.cell_colors, other_forms=tuple(rest),
                    form=random.randrange(len(forms))), *others]


@st.composite
def solvable(draw: st.DrawFn, lattices: tuple[str, ...] = tuple(names()), most: int = 9) -> Puzzle:
    """A small puzzle with up to three of: from-to copies, holes, colours, marks, a part placed, a wrong part, forms.

    Sometimes marks are to differ along lines, fewer holes are allowed than there are cells that may stay empty, and
    other than equal colours match.
    """
    lattice, random = builtin(draw(st.sampled_from(lattices))), draw(st.randoms(use_true_random=False))
    cells = draw(st.sampled_from([ball, grown]))(random, lattice, draw(st.integers(4, most)))
    assume(cells)
    pieces = cut(random, lattice, cells)
    extras = draw(st.sets(st.sampled_from(["copies", "holes", "colors", "marks", "placed", "other", "forms"]),
                          max_size=3))
    rule = draw(st.sampled_from(["", "", "turn", "fixed", "turn over" if lattice.flat else "mirror"]))
    marks, table = marked(random, lattice, pieces) if "marks" in extras else ([()] * len(pieces), None)
    colors = {cell: random.choice([BLACK, WHITE]) for cell in cells if "colors" in extras}
    parts = [Part(str(i), tuple(piece), marks=marks[i], cell_colors=tuple(
        (cell, colors[cell]) for cell in piece if cell in colors and random.random() < 0.5))
        for i, piece in enumerate(pieces)]
    if "placed" in extras:
        parts[0] = replace(parts[0], motions="placed")
    if "other" in extras and not parts[-1].marks:
        parts[-1] = Part("other", tuple(grown(random, lattice, len(pieces[-1]))))
    wanted = tuple((cell, colors[cell]) for cell in cells if cell in colors and random.random() < 0.7)
    optional = tuple(cell for cell in cells if "holes" in extras and random.random() < 0.4)
    most_empty = random.choice([None, random.randrange(len(optional) + 1)]) if optional else None
    pairs = random.choice([None, ((BLACK, BLACK), (BLACK, WHITE)), ((BLACK, WHITE), (WHITE, BLACK)), ()])
    target = Target(tuple(cells), optional, wanted, most_empty=most_empty, color_pairs=pairs if wanted else None,
                    different=lines(random, lattice, cells, marks))
    puzzle = Puzzle(lattice, target=target, parts=tuple(parts), motions=rule, matching=table)
    parts = list(merged(puzzle))
    if "forms" in extras:
        parts = with_forms(random, lattice, parts, cells)
    if "copies" in extras:
        parts = [replace(part, least=max(0, part.least - random.choice([0, 0, 1, 2])),
                         most=part.most + random.choice([0, 0, 1, 2])) for part in parts]
    return replace(puzzle, parts=tuple(parts))
