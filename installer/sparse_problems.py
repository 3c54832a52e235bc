"""Exact cover problems with few options an item, by which engines were not tuned: a dozen, always the same.

    python installer/sparse_problems.py FOLDER

writes each as a matrix (.npz) for `latticework bench --matrix`. Needs numpy only; random draws have fixed seeds.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from pathlib import Path

import numpy as np

Options = list[list[object]]
Problem = tuple[Options, set[object]]
"""The items of each option, and which of them are to be covered at most once; all others are to be covered once."""


def queens(n: int) -> Problem:
    """Return n queens that do not attack each other."""
    options: Options = [[("rank", r), ("file", f), ("up", r + f), ("down", r - f)]
                        for r, f in product(range(n), repeat=2)]
    return options, {item for option in options for item in option[2:]}


def langford(n: int) -> Problem:
    """Return pairs of numbers 1 to n, with k numbers between both k, one of each two mirror images."""
    return [[k, ("at", a), ("at", a + k + 1)] for k in range(1, n + 1) for a in range(2 * n - k - 1)
            if k != n - (n % 2 == 0) or a < n - (k + 1) // 2], set()


def latin(n: int, box: tuple[int, int] | None = None, given: Iterable[tuple[int, int, int]] = ()) -> Problem:
    """Return the Latin squares of order n, or with boxes (rows, columns) the Sudokus, that hold some given cells."""
    def items(r: int, c: int, v: int) -> list[object]:
        boxes = [("box", r // box[0] * box[0] + c // box[1], v)] if box else []
        return [("cell", r, c), ("row", r, v), ("column", c, v), *boxes]

    taken = {item for cell in given for item in items(*cell)}
    every = (items(*cell) for cell in product(range(n), repeat=3))
    return [option for option in every if not taken.intersection(option)], set()


def holed(n: int, holes: int, seed: int, box: tuple[int, int] | None = None) -> Problem:
    """Return a random Latin square or Sudoku with some cells emptied."""
    random = np.random.RandomState(seed)  # whose numbers are the same in all versions of numpy
    rows, columns, values = (random.permutation(n) for _ in range(3))
    if box:  # permuted within bands only, so that boxes stay boxes
        rows = np.concatenate([at + random.permutation(box[0]) for at in range(0, n, box[0])])
        columns = np.concatenate([at + random.permutation(box[1]) for at in range(0, n, box[1])])
    height, width = box or (1, 1)
    cells = [(int(rows[r]), int(columns[c]), int(values[(r % height * width + r // height + c) % n]))
             for r in range(n) for c in range(n)]
    return latin(n, box, [cells[k] for k in random.permutation(n * n)[holes:]])


def roster(people: int, days: int, seed: int, weeks: int) -> Problem:
    """Return shifts, three a day, to be given to people who can each work some weeks of alternating shifts."""
    random = np.random.RandomState(seed)
    options: Options = []
    for person in range(people):
        for _ in range(weeks):
            shifts = [("shift", day, int(random.randint(3))) for day in range(days) if random.rand() < 3 / people]
            options.append([("person", person), *shifts])
    return options, set()


def word_square(letters: int, length: int, many: int, seed: int) -> Problem:
    """Return squares of drawn words across and down; a letter is told by one of two items for each of its bits."""
    random = np.random.RandomState(seed)
    words = {tuple(word) for word in random.randint(letters, size=(many, length)).tolist()}
    options: Options = []
    for line, word, down in product(range(length), sorted(words), (0, 1)):
        cells = [((place, line) if down else (line, place), letter) for place, letter in enumerate(word)]
        options.append([("down" if down else "across", line), *(
            (cell, bit, letter >> bit & 1 ^ down) for cell, letter in cells for bit in range(letters.bit_length()))])
    return options, {item for option in options for item in option[1:]}


def triples(n: int) -> Problem:
    """Return the Steiner triple systems of n points with the triples of two points given."""
    def pairs(triple: tuple[int, ...]) -> list[object]:
        return list(combinations(sorted(triple), 2))

    given = [(0, k, k + 1) for k in range(1, n, 2)] + [(1, k, k + 1) for k in range(4, n - 2, 2)] + [(1, 3, n - 1)]
    taken = {pair for triple in given for pair in pairs(triple)}
    every = (pairs(triple) for triple in combinations(range(n), 3))
    return [option for option in every if not taken.intersection(option)], set()


def dominosa(n: int, seed: int) -> Problem:
    """Return dominoes 0-0 to n-n, each once, on a board of drawn numbers that has a solution."""
    random = np.random.RandomState(seed)
    height, width = n + 1, n + 2
    dominoes = random.permutation([(a, b) for a in range(n + 1) for b in range(a, n + 1)])
    board, at = np.full((height, width), -1), 0
    for r, c in product(range(height), range(width)):
        if board[r, c] < 0:
            down = r + 1 < height and (c + 1 == width or board[r, c + 1] >= 0 or (r % 2 == 0 and random.rand() < 0.5))
            board[r, c], board[(r + 1, c) if down else (r, c + 1)] = dominoes[at]
            at += 1
    steps = [((r, c), (r + down, c + 1 - down)) for r, c, down in product(range(height), range(width), (0, 1))
             if r + down < height and c + 1 - down < width]
    return [[a, b, ("domino", *sorted((int(board[a]), int(board[b]))))] for a, b in steps], set()


PROBLEMS: dict[str, Callable[[], Problem]] = {
    "queens 11": lambda: queens(11),
    "Langford 11": lambda: langford(11),
    "Latin squares 5": lambda: latin(5),
    "Latin squares 6, first row given": lambda: latin(6, None, [(0, c, c) for c in range(6)]),
    "quasigroup 12 with 75 holes": lambda: holed(12, 75, 2),
    "quasigroup 20 with 160 holes": lambda: holed(20, 160, 5),
    "Sudoku with 59 holes": lambda: holed(9, 59, 1, (3, 3)),
    "Sudoku 16 with 140 holes": lambda: holed(16, 140, 3, (4, 4)),
    "roster of 8 people": lambda: roster(8, 7, 1, 50),
    "word squares of 4": lambda: word_square(8, 4, 200, 1),
    "Steiner triples 15, two points given": lambda: triples(15),
    "Dominosa 14": lambda: dominosa(14, 4),
}


def write(path: Path, problem: Problem) -> None:
    """Write a problem as a matrix, its primary items first."""
    options, secondary = problem
    found = dict.fromkeys(item for option in options for item in option)
    items = [item for item in found if item not in secondary] + [item for item in found if item in secondary]
    number = {item: n for n, item in enumerate(items)}
    rows = [sorted(number[item] for item in option) for option in options]
    np.savez(path, indptr=np.cumsum([0, *map(len, rows)]).astype(np.int32),
             indices=np.array([one for row in rows for one in row], np.int32),
             n_primary=len(items) - len(secondary), n_items=len(items))


def main(given: Sequence[str]) -> int:
    """Write all problems into a folder."""
    if len(given) != 1:
        sys.stderr.write(__doc__ or "")
        return 2
    folder = Path(given[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in PROBLEMS.items():
        write(folder / f"{name}.npz", make())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
