"""The hash tree over all slices of a search, and slices drawn from it that nobody can choose.

A leaf is the hash of a slice, a node that of its two children; each carries the sums of the results of the slices
below it (R. Merkle 1987; with sums as in proofs of reserves). So the root binds every slice and every total, and one
slice is shown to be below it by the siblings on its way up. Which slices are drawn follows from the root: those at
which the running sum of explored shares, of nodes or of a count of solutions, in turn, passes a number made from the
root. Whoever invents a total has to put it into slices, and the more they hold of it, the more likely they are drawn.
"""

import hashlib
import json
import re
from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import accumulate

from latticework.store.tables.slice_rows import Slice

_WEIGHTS = ("explored", "nodes", "solutions", "rotations", "copies")
_MODULUS = 1 << 64
_MOST_DRAWS = 8
"""How often at most a slice is drawn for each that is needed: a search may be nearly all in one slice."""


@dataclass(frozen=True)
class Node:
    """A node: its hash, and how many slices, nodes, shares and solutions of each kind are below it.

    explored: out of WHOLE; digest: the sum of the digests modulo 2**64.
    """

    hash: str
    slices: int
    nodes: int
    explored: int
    solutions: int
    rotations: int
    copies: int
    digest: int

    def __str__(self) -> str:
        return (f"{self.hash} {self.slices} {self.nodes} {self.explored} {self.solutions} {self.rotations} "
                f"{self.copies} {self.digest:016x}")


def read(text: str) -> Node:
    """Return the node that a text describes; raises ValueError for another text."""
    if not re.fullmatch(r"[0-9a-f]{64}( [0-9]{1,30}){6} [0-9a-f]{16}", text, re.ASCII):
        raise ValueError(text)
    digest, slices, nodes, explored, solutions, rotations, copies, last = text.split()
    return Node(digest, int(slices), int(nodes), int(explored), int(solutions), int(rotations), int(copies),
                int(last, 16))


def leaf(one: Slice) -> Node:
    """Return the leaf of a slice."""
    found = one.found
    return Node(_hash(json.dumps(asdict(one), default=bytes.hex)), 1, found.nodes, found.explored, found.solutions,
                found.rotations, found.copies, int(found.digest, 16))


def _above(left: Node, right: Node) -> Node:
    """Return the parent of two nodes."""
    return Node(_hash(f"{left} {right}"), left.slices + right.slices, left.nodes + right.nodes,
                left.explored + right.explored, left.solutions + right.solutions, left.rotations + right.rotations,
                left.copies + right.copies, (left.digest + right.digest) % _MODULUS)


def levels(leaves: Iterable[Node]) -> list[list[Node]]:
    """Return the levels of the tree from its leaves, one or more, up; of an odd number the last is its own parent."""
    built = [[*leaves]]
    while len(built[-1]) > 1:
        below = built[-1]
        # An odd one goes up unchanged: doubling it, as some hash trees do, would count it twice in the sums.
        built.append([*(_above(*pair) for pair in zip(below[::2], below[1::2], strict=False)),
                      *below[len(below) & ~1:]])
    return built


def way_up(built: Sequence[Sequence[Node]], index: int) -> list[str]:
    """Return the siblings on the way up from a leaf, "left" or "right" before each."""
    way = []
    for level in built[:-1]:
        # index ^ 1 is the sibling, index >> 1 the parent.
        if index ^ 1 < len(level):
            way.append(f"{'left' if index & 1 else 'right'} {level[index ^ 1]}")
        index >>= 1
    return way


def follow(start: Node, way: Iterable[str]) -> tuple[Node, Node | None]:
    """Return the root to which siblings lead from a leaf, and the sums before the leaf; raises ValueError."""
    top, before = start, None
    for step in way:
        side, _, text = step.partition(" ")
        sibling = read(text)
        if side == "left":
            # What is to the left comes before: its sums are the running sum at which this leaf begins.
            top, before = _above(sibling, top), _above(sibling, before) if before else sibling
        elif side == "right":
            top = _above(top, sibling)
        else:
            raise ValueError(step)
    return top, before


def draws(root: Node) -> Iterator[tuple[str, int]]:
    """Yield draws without end: the sum by which a slice is drawn, and a value of it; nothing where all sums are 0."""
    sums = [(name, getattr(root, name)) for name in _WEIGHTS if getattr(root, name)]
    number = 0
    while sums:
        name, total = sums[number % len(sums)]
        # From the root, which is fixed only when all slices are: to draw others one has to make another tree.
        yield name, int(_hash(f"{root} {number}"), 16) % total
        number += 1


def drawn(leaves: Sequence[Node], root: Node, most: int) -> list[int]:
    """Return the indices of up to so many different slices, in the order in which they are drawn."""
    if most >= len(leaves):
        return [*range(len(leaves))]
    sums = {name: [*accumulate(getattr(one, name) for one in leaves)] for name in _WEIGHTS}
    found: dict[int, None] = {}
    for tries, (name, value) in enumerate(draws(root)):
        if len(found) == most or tries == _MOST_DRAWS * most:
            break
        # The slice in which the running sum passes the value.
        found[bisect(sums[name], value)] = None
    return [*found]


def are_drawn(root: Node, ranges: Sequence[tuple[Node, Node | None]]) -> bool:
    """Whether these leaves, each given with the sums before it, are those that the root draws."""
    hit: set[int] = set()
    for tries, (name, value) in enumerate(draws(root)):
        if len(hit) == len(ranges) or tries == _MOST_DRAWS * len(ranges):
            break
        begins = [getattr(before, name) if before else 0 for _, before in ranges]
        found = [i for i, begin in enumerate(begins) if begin <= value < begin + getattr(ranges[i][0], name)]
        if not found:
            return False
        hit.update(found)
    return True


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
