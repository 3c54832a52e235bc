"""The hash tree over all slices of a search in tree order, and slices drawn from it that nobody can choose.

A leaf is a slice, or a piece of the tree that is still open. Each node has the place where it begins, the place where
it ends and the sums of what is below it; its hash is that of its two children (R. Merkle 1987; with sums as in proofs
of reserves). The left child ends where the right one begins, so the leaves below a node follow one another without a
gap and without an overlap.

Which slices are drawn follows from the root. In turn a number is drawn among the shares of the tree, the nodes and
the different solutions, and the slice is taken in which the running sum passes it. Whoever invents a total has to put
it into slices, and the more they hold of it, the more likely they are drawn.
"""

import hashlib
import json
import re
from bisect import bisect
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, islice

from latticework.search import WHOLE

WEIGHTS = ("share", "nodes", "solutions")
_MODULUS = 1 << 64
_ROUNDS = 100_000
"""Makes the draws of a root take a tenth of a second, for a forger who tries many trees until one draws well."""


@dataclass(frozen=True)
class Node:
    """A node of the hash tree: where it begins and ends, its leaves, and sums over the slices among them.

    open: the share of the tree that is not searched, out of WHOLE; digest: the sum of the digests modulo 2**64.
    """

    hash: str
    leaves: int
    slices: int
    nodes: int
    open: int
    solutions: int
    rotations: int
    copies: int
    digest: int
    begin: str
    end: str

    @property
    def text(self) -> str:
        """What `read` reads: all but where it begins, which is where the node before it ends."""
        return (f"{self.hash} {self.leaves} {self.slices} {self.nodes} {self.open} {self.solutions} {self.rotations} "
                f"{self.copies} {self.digest:016x} {self.end}")

    @property
    def is_searched(self) -> bool:
        """Whether anything below it is a slice or claims a result."""
        return any((self.slices, self.nodes, self.solutions, self.rotations, self.copies, self.digest))


def read(text: str, begin: str) -> Node:
    """Return the node that a text describes; raises ValueError for another text."""
    if not re.fullmatch(r"[0-9a-f]{64}( [0-9]{1,30}){7} [0-9a-f]{16} .*", text, re.ASCII):
        raise ValueError(text)
    own, *numbers, digest, end = text.split(" ", 9)
    leaves, slices, nodes, share, solutions, rotations, copies = map(int, numbers)
    return Node(own, leaves, slices, nodes, share, solutions, rotations, copies, int(digest, 16), begin, end)


def slice_leaf(computer: str, begin: str, end: str, nodes: int, counts: tuple[int, int, int], digest: str) -> Node:
    """Return the leaf of a slice; counts: all solutions, modulo rotations, modulo reflections too."""
    copies, rotations, solutions = counts
    own = _hash(json.dumps([computer, begin, end, nodes, copies, rotations, solutions, digest]))
    return Node(own, 1, 1, nodes, 0, solutions, rotations, copies, int(digest, 16), begin, end)


def open_leaf(begin: str, end: str, share: int) -> Node:
    """Return the leaf of a piece of the tree that is still open."""
    return Node(_hash("open"), 1, 0, 0, share, 0, 0, 0, 0, begin, end)


def _above(left: Node, right: Node) -> Node:
    """Return the parent of two nodes."""
    own = _hash(f"{left.begin} {left.text} {right.begin} {right.text}")
    return Node(own, left.leaves + right.leaves, left.slices + right.slices, left.nodes + right.nodes,
                left.open + right.open, left.solutions + right.solutions, left.rotations + right.rotations,
                left.copies + right.copies, (left.digest + right.digest) % _MODULUS, left.begin, right.end)


def levels(leaves: Iterable[Node]) -> list[list[Node]]:
    """Return the levels of the tree from its leaves, one or more, up; of an odd number the last is its own parent."""
    built = [[*leaves]]
    while len(built[-1]) > 1:
        below = built[-1]
        # An odd one goes up unchanged: doubling it, as some hash trees do, would count it twice in the sums.
        built.append([*(_above(*pair) for pair in zip(below[::2], below[1::2], strict=False)),
                      *below[len(below) & ~1:]])
    return built


def opened(built: Sequence[Sequence[Node]], those: Sequence[int]) -> Iterator[Node | int]:
    """Yield in tree order the indices of some leaves, ascending, and the largest nodes that have none of them."""
    def below(level: int, place: int) -> Iterator[Node | int]:
        first = bisect(those, (place << level) - 1)
        if first == len(those) or those[first] >= (place + 1) << level:
            yield built[level][place]
        elif level == 0:
            yield place
        else:
            for child in range(2 * place, min(2 * place + 2, len(built[level - 1]))):
                yield from below(level - 1, child)
    return below(len(built) - 1, 0)


def root_over(nodes: Sequence[Node]) -> Node:
    """Return the root of the tree of which `opened` yielded these nodes; raises ValueError where there is none."""
    left = deque(nodes)

    def over(leaves: int) -> Node:
        # The shape of `levels`: below the left child are as many as the greatest power of two that is less.
        half = 1 << (leaves - 1).bit_length() >> 1
        if left and left[0].leaves == leaves:
            return left.popleft()
        if not left or not 1 <= left[0].leaves <= half:
            raise ValueError(left[0].text if left else "")
        return _above(over(half), over(leaves - half))

    root = over(sum(one.leaves for one in nodes))
    if left:
        raise ValueError(left[0].text)
    return root


def sums_of(root: Node) -> dict[str, int]:
    """Return the sums among which numbers are drawn in turn, by their names in WEIGHTS; not those that are 0."""
    return {"share": WHOLE} | {name: getattr(root, name) for name in WEIGHTS[1:] if getattr(root, name)}


def draws(root: Node, search: str, most: int) -> list[tuple[str, int]]:
    """Return so many draws: one of WEIGHTS, and a number below the sum of it.

    search: what else the draws are to depend on.
    """
    sums = sums_of(root)
    # From the root, which is fixed only when all slices are: to draw others one has to make another tree.
    seed = hashlib.pbkdf2_hmac("sha256", f"{root.begin} {root.text}".encode(), search.encode(), _ROUNDS)
    numbers = (int.from_bytes(hashlib.blake2b(seed + number.to_bytes(8)).digest()) for number in count())
    return [(name, value % sums[name]) for name, value in zip([*sums] * most, islice(numbers, most), strict=False)]


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()
