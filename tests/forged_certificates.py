"""Certificates as a forger writes them: with a hash tree and draws of his own, which share nothing with the program.

The format is that of the manual's page on certificates.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

WHOLE = 2**62


@dataclass(frozen=True)
class Leaf:
    """A slice, or with `open` an open piece of the tree; counts: all solutions, modulo rotations, reflections."""

    begin: str
    end: str
    nodes: int
    counts: tuple[int, int, int]
    digest: int
    computer: str = "a"
    open: int = 0

    @property
    def sums(self) -> tuple[int, ...]:
        return 1, int(not self.open), self.nodes, self.open, *self.counts[::-1], self.digest

    @property
    def hash(self) -> str:
        if self.open:
            return _hash("open")
        values = [self.computer, self.begin, self.end, self.nodes, *self.counts, f"{self.digest:016x}"]
        return _hash(json.dumps(values))


@dataclass(frozen=True)
class Inner:
    """A node of the hash tree; what is claimed of it need not be what is below it."""

    hash: str
    begin: str
    end: str
    sums: tuple[int, ...]
    children: tuple["Inner | Leaf", ...] = ()


Node = Inner | Leaf


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()


def text_of(node: Node) -> str:
    *sums, digest = node.sums
    return f"{node.hash} {' '.join(map(str, sums))} {digest:016x} {node.end}"


def joined(left: Node, right: Node) -> Inner:
    """Return the parent of two nodes, whether they follow one another or not."""
    *sums, digest = (a + b for a, b in zip(left.sums, right.sums, strict=True))
    return Inner(_hash(f"{left.begin} {text_of(left)} {right.begin} {text_of(right)}"), left.begin, right.end,
                 (*sums, digest % 2**64), (left, right))


def tree(leaves: Sequence[Node]) -> Node:
    """Return the root over some leaves."""
    level = [*leaves]
    while len(level) > 1:
        level = [joined(*level[i : i + 2]) if i + 1 < len(level) else level[i] for i in range(0, len(level), 2)]
    return level[0]


def slices_of(certificate: Path) -> list[Leaf]:
    """Return the slices of a certificate that has them all."""
    data = tomllib.loads(certificate.read_text(encoding="utf-8"))
    leaves, begin = [], ""
    for one in data["slices"]:
        assert not one.get("before")
        leaves.append(Leaf(begin, one["end"], one["nodes"], (one["all"], one["rotations"], one["reflections"]),
                           int(one["hash"], 16), one["computer"]))
        begin = one["end"]
    assert begin == "end"
    return leaves


def share_before(options: Sequence[set[int]], place: str) -> int:
    """Return the share of the tree before a place; options: the cells that each covers, none of several copies."""
    if place == "end":
        return WHOLE
    share, before, covered = WHOLE, 0, set[int]()
    for choice in place.split():
        item, option = map(int, choice.split(":"))
        tried = [i for i, cells in enumerate(options) if item in cells and not cells & covered]
        shares = [share // len(tried) + (rank < share % len(tried)) for rank in range(len(tried))]
        before += sum(shares[: tried.index(option)])
        share = shares[tried.index(option)]
        covered |= options[option]
    return before


def drawn(root: Node, data: dict[str, object], most: int) -> list[tuple[str, int]]:
    """Return the draws of a root."""
    _, _, nodes, _, solutions, *_ = root.sums
    sums = {"share": WHOLE, "nodes": nodes, "solutions": solutions}
    kinds = [kind for kind, total in sums.items() if total]
    seed = hashlib.pbkdf2_hmac("sha256", f"{root.begin} {text_of(root)}".encode(),
                               f"{data['fingerprint']} {data['method']}".encode(), 100_000)
    found = []
    for number in range(most):
        kind = kinds[number % len(kinds)]
        value = int.from_bytes(hashlib.blake2b(seed + number.to_bytes(8, "big")).digest(), "big")
        found.append((kind, value % sums[kind]))
    return found


def written(given: Path, root: Node, is_opened: Callable[[Leaf], bool], draws: int, **other: object) -> str:
    """Return the text of a certificate with this hash tree, whose totals are those of the root.

    given: a true certificate, of which all else is taken. is_opened: which leaves are given as slices. other: other
    values for the keys before the tables.
    """
    data = tomllib.loads(given.read_text(encoding="utf-8"))
    listed = list[Node]()

    def add(node: Node) -> bool:
        """Whether a leaf below is opened; lists the node, or what is below it."""
        before = len(listed)
        if isinstance(node, Leaf):
            listed.append(node)
            return not node.open and is_opened(node)
        found = [add(child) for child in node.children]
        if any(found):
            return True
        listed[before:] = [node]
        return False

    add(root)
    lines, between, tables = [], list[str](), list[str]()
    for node in listed:
        if isinstance(node, Leaf) and not node.open and is_opened(node):
            tables += ["[[slices]]", f"computer = {json.dumps(node.computer)}", f'end = "{node.end}"',
                       f"nodes = {node.nodes}", f"all = {node.counts[0]}", f"rotations = {node.counts[1]}",
                       f"reflections = {node.counts[2]}", f'hash = "{node.digest:016x}"',
                       f"before = {json.dumps(between)}"]
            between = []
        else:
            between.append(text_of(node))
    leaves, slices, nodes, opened, solutions, rotations, copies, digest = root.sums
    values = {"format": 3, "puzzle": data["puzzle"], "fingerprint": data["fingerprint"], "method": data["method"],
              "complete": leaves == slices, "explored": 100 * ((WHOLE - opened) / WHOLE), "nodes": nodes,
              "hash": f"{digest:016x}", "draws": draws, "after": between} | other
    lines = [f"{name} = {json.dumps(value)}" for name, value in values.items()]
    lines += ["[solutions]", f"all = {copies}", f"rotations = {rotations}", f"reflections = {solutions}",
              "[[computers]]", 'name = "a"', 'version = "1"', f"slices = {slices}", f"nodes = {nodes}", *tables,
              "[document]", f"text = {json.dumps(data['document']['text'])}"]
    text = "\n".join(lines) + "\n"
    return f'{text}\n[signature]\nblake2b = "{_hash(text)}"\n'


def all_opened(given: Path, leaves: Sequence[Node], **other: object) -> str:
    """Return a certificate of these leaves, all of them given."""
    return written(given, tree(leaves), lambda _: True, 60, **other)


def lied(leaf: Leaf, nodes: int = 0, counts: tuple[int, int, int] = (0, 0, 0)) -> Leaf:
    """Return a leaf that claims so much more."""
    return replace(leaf, nodes=leaf.nodes + nodes,
                   counts=tuple(a + b for a, b in zip(leaf.counts, counts, strict=True)))  # type: ignore[arg-type]
