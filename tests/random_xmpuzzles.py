"""Random small files of BurrTools, most with solutions: all grids, ranges, empty cells, colours, mirror twins."""

from itertools import product
from random import Random

from xmpuzzle_files import problem, voxel, xml

Raw = tuple[int, int, int]
"""A cell as BurrTools has it, by three coordinates."""

_PERIODS = (1, 2, 2, 5, 6)
"""For each grid a number of steps along any axis that carries cells onto cells."""

_LARGEST_BOXES = ((4, 3, 3), (6, 3, 2), (4, 4, 4), (5, 5, 5), (6, 6, 3))


def _is_cell(grid: int, cell: Raw) -> bool:
    """Whether a grid has a cell at these coordinates, by the documentation of BurrTools."""
    if grid == 2:
        return sum(cell) % 2 == 0
    if grid == 3:
        # Of the 125 places in a cube 24 are cells: their distances from the nearest side are 0, 1 and 2.
        return sorted(min(x % 5, 4 - x % 5) for x in cell) == [0, 1, 2]
    if grid == 4:
        inside = tuple(x % 3 for x in cell)
        corners = {(0, 0, 0), (2, 2, 0), (0, 2, 2), (2, 0, 2)}
        if sum(x // 3 for x in cell) % 2 == 0:
            corners = {(2 - x, y, z) for x, y, z in corners}
        return inside == (1, 1, 1) or inside in corners
    return True


def _grown(random: Random, cells: list[Raw], size: int) -> list[Raw]:
    """Return some of these cells that are near to one another."""
    grown = [random.choice(cells)]
    while len(grown) < min(size, len(cells)):
        near = [cell for cell in cells if cell not in grown
                and any(max(abs(a - b) for a, b in zip(cell, other, strict=True)) <= 2 for other in grown)]
        left = [cell for cell in cells if cell not in grown]
        grown.append(random.choice(near or left))
    return grown


def _shape(grid: int, cells: dict[Raw, str]) -> str:
    """Return the element of a shape, given the signs of its cells."""
    step = _PERIODS[grid]
    low = [min(cell[axis] for cell in cells) // step * step for axis in range(3)]
    moved = {tuple(a - b for a, b in zip(cell, low, strict=True)): sign for cell, sign in cells.items()}
    x, y, z = (max(cell[axis] for cell in moved) + 1 for axis in range(3))
    return voxel(x, y, z, "".join(moved.get((i, j, k), "_") for k, j, i in product(range(z), range(y), range(x))))


def _pieces(random: Random, cells: list[Raw], largest: int) -> list[list[Raw]]:
    """Return all cells as pieces."""
    left, pieces = list(cells), []
    while left:
        pieces.append(_grown(random, left, random.randint(max(1, largest // 2), largest)))
        left = [cell for cell in left if cell not in pieces[-1]]
    return pieces


def random_file(seed: int) -> str:
    """Return a file with one problem."""
    random = Random(seed)
    grid = seed % 5
    box = [random.randint(largest // 2, largest) for largest in _LARGEST_BOXES[grid]]
    if grid == 3:
        box = [5, 5, 5]
    cells = [cell for cell in product(range(box[0]), range(box[1]), range(box[2])) if _is_cell(grid, cell)]
    if random.random() < 0.4:
        cells = _grown(random, cells, random.randint(6, 16))
    cells = sorted(cells[:16])
    pieces = _pieces(random, cells, random.randint(4, 6))
    if grid != 1 and random.random() < 0.3:
        # Pieces and their mirror images, so that mirror images of solutions can be made of the same pieces.
        ends = 2 * (max(cell[0] for cell in cells) // _PERIODS[grid] + 1) * _PERIODS[grid] - (grid != 2)
        twins = [[(ends - x, y, z) for x, y, z in piece] for piece in pieces[:2]]
        pieces = pieces[:2] + twins
        cells = sorted({cell for piece in pieces for cell in piece})
    return _written(random, grid, cells, pieces)


def _written(random: Random, grid: int, cells: list[Raw], pieces: list[list[Raw]]) -> str:
    """Return the file of pieces that together are these cells, some loosened by ranges, empty cells and colours."""
    colors = random.choice([0, 0, 0, 1, 2])
    color_of = {cell: random.choice(["", *"12"[:colors]]) for cell in cells}
    free = random.sample(cells, min(len(cells), random.choice([0, 0, 1, 3, 6])))
    target = {cell: ("+" if cell in free else "#") + color_of[cell] for cell in cells}
    shapes: list[str] = []
    counts: list[int] = []
    for piece in pieces:
        shades = {cell: color_of[cell] if random.random() < 0.7 else random.choice(["", *"12"[:colors]])
                  for cell in piece}
        text = _shape(grid, {cell: "#" + (shades[cell] if colors else "") for cell in piece})
        if text in shapes:
            counts[shapes.index(text)] += 1
        else:
            shapes.append(text)
            counts.append(1)
    if random.random() < 0.3:
        shapes.append(_shape(grid, dict.fromkeys(_grown(random, cells, random.randint(2, 4)), "#")))
        counts.append(0)
    ranged = random.random() < 0.5
    uses = []
    for number, count in enumerate(counts):
        least = max(0, count - random.choice([0, 0, 1]))
        most = count + random.choice([0, 0, 0, 1, 2])
        if ranged and least < most:
            uses.append(f'<shape id="{number}" min="{least}" max="{most}"/>')
        elif count and (not uses or random.random() < 0.85):
            uses.append(f'<shape id="{number}" count="{count}"/>')
    pairs = [(a, b) for a in range(colors) for b in range(colors) if random.random() < (0.95 if a == b else 0.3)]
    holes = f'maxHoles="{random.randint(0, 4)}"' if random.random() < 0.5 else ""
    inner = "".join(f'<pair piece="{a}" result="{b}"/>' for a, b in pairs)
    return xml("".join([*shapes, _shape(grid, target)]),
               problem(len(shapes), "".join(uses), f"<bitmap>{inner}</bitmap>", holes), grid, colors)
