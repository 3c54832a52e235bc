"""Certificates: a text that says what a search found, with slices that anybody can do again from the puzzle alone."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.jobs import facts
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.jobs.searched import Document as Searched
from latticework.jobs.totals import Totals, explored_part
from latticework.phrases import phrase
from latticework.shares import certificate_text, slice_tree, slices_again
from latticework.shares.certificate_text import (
    EMBEDDED,
    Certificate,
    Computer,
    Counts,
    Document,
    Piece,
    WrongCertificateError,
)
from latticework.shares.slice_tree import Node
from latticework.store.schema import document_of, text_of
from latticework.store.search_file import SearchFile
from latticework.store.sqlite import Connection
from latticework.store.stored_searches import as_begun
from latticework.store.tables import sample_rows, slice_rows
from latticework.store.tables.slice_rows import Outcome, Slice

SLICES = 16
"""How many slices a certificate has where no other number is requested: some seconds of search."""
MOST_SLICES = 1_000
"""The most that it has: with more it might be too large to be read, see `certificate_text.LARGEST`."""

_Report = Callable[[int, int], None]
T = TypeVar("T")
Found = TypeVar("Found")


@dataclass(frozen=True)
class Checked:
    """A certificate in which nothing wrong was found, and how much of it was checked.

    root: that of its hash tree. proofs: why the puzzle can have no solution, found again from the puzzle alone, where
    the certificate states that it has none.
    """

    certificate: Certificate
    root: Node | None = None
    proofs: tuple[str, ...] = ()

    @property
    def nodes(self) -> int:
        """How many nodes of the search were entered again."""
        return sum(one.nodes for one in self.certificate.slices)

    @property
    def slices(self) -> int:
        """How many slices the search has in all."""
        return self.root.slices if self.root else 0

    @property
    def share(self) -> float:
        """The share of the search that the hash tree covers, 0 to 1: slices of older versions are not in it."""
        explored = self.certificate.explored
        return _percent(self.root) / explored if self.root and explored else 0.0

    @property
    def is_all(self) -> bool:
        """Whether the whole search was done again."""
        return self.share == 1 and len(self.certificate.slices) == self.slices

    @property
    def is_anything(self) -> bool:
        """Whether the check proves anything: some slices were done again, and the totals follow from all slices.

        Its signature alone proves nothing.
        """
        return bool(self.proofs or (self.nodes and self.share == 1))


def certify(file: SearchFile, most: int = SLICES, report: _Report = lambda _, __: None) -> str:
    """Return the certificate of a search, after slices of it were done again; raises LatticeworkError.

    report: called with how many slices are done, of how many.
    """
    with file.unchanging():
        file.check_seal_of_rows()
        totals, origin = file.totals(), file.origin
        machines, (root, pieces) = file.read(sample_rows.machines), file.read(partial(_drawn, min(most, MOST_SLICES)))
    if origin.search:
        raise FileRefusedError(file.path, phrase("is a part of a search; certify that when its parts are merged"))
    slices_again.compare(file.path, as_begun(file), [_slice(file.path, one) for one in pieces], report)
    text = text_of(file.document)
    return certificate_text.written(Certificate(
        puzzle=file.document.name, fingerprint=file.fingerprint, method=str(file.method), complete=totals.complete,
        explored=100 * totals.explored_part, nodes=totals.nodes, hash=f"{totals.digest:016x}",
        solutions=_counts(totals), tree=str(root or ""),
        computers=[Computer(one.name, one.version, one.slices, one.nodes) for one in machines], slices=pieces,
        document=Document(text) if len(text.encode()) <= EMBEDDED else None))


def _drawn(most: int, db: Connection) -> tuple[Node | None, list[Piece]]:
    """Return the root of the hash tree of a search, and the slices drawn from the root."""
    numbers, leaves = [], []
    for number, one in slice_rows.numbered(db):
        numbers.append(number)
        leaves.append(slice_tree.leaf(one))
    if not leaves:
        return None, []
    built = slice_tree.levels(leaves)
    (root,) = built[-1]
    return root, [_piece(slice_rows.one(db, numbers[index]), slice_tree.way_up(built, index))
                  for index in slice_tree.drawn(leaves, root, most)]


def check(
    path: Path, document: Searched | None = None, search: SearchFile | None = None,
    report: _Report = lambda _, __: None,
) -> Checked:
    """Check a certificate: its signature, its puzzle, its hash tree, and the results of its slices.

    document: the puzzle that it should be of, by default the one in it; search: the search that it should be of.
    Raises WrongCertificateError where it states something false, FileRefusedError where it cannot be checked.
    """
    made = certificate_text.read(path)
    prepared = _prepared(path, made, document)
    if search is not None:
        _compare(path, made, search)
    slices = [_slice(path, one) for one in made.slices]
    # Before slices are done again, which takes long: a tree that does not add up is refused at once.
    root = _checked_root(path, made)
    if root is not None:
        _check_tree(path, root, slices, [one.way_up for one in made.slices])
    try:
        slices_again.compare(path, prepared, slices, report)
    except FileRefusedError as error:
        raise WrongCertificateError(error.path, error.reason, error.field) from None
    states_none = made.complete and not made.solutions.all
    return Checked(made, root, tuple(one.text for one in facts.reasons(prepared)) if states_none else ())


def _prepared(path: Path, made: Certificate, document: Searched | None) -> Prepared:
    if document is None:
        if made.document is None:
            raise FileRefusedError(path, phrase("does not hold its puzzle, which is large; name the puzzle or the "
                                                "search file, too"))
        document = document_of(made.document.text, f"{path}: document")
    try:
        prepared = prepare(document, Method.of(made.method))
    except LatticeworkError as error:
        raise FileRefusedError(path, phrase("its puzzle cannot be prepared: {error}", error=error)) from None
    if prepared.fingerprint != made.fingerprint:
        raise FileRefusedError(path, phrase("is of another puzzle, or of a version of the program that numbers "
                                            "placements differently"))
    return prepared


def _checked_root(path: Path, made: Certificate) -> Node | None:
    """Return the root of a certificate's hash tree; raises WrongCertificateError where its totals do not follow."""
    if not made.tree:
        if made.slices:
            raise WrongCertificateError(path, phrase("has slices, but no hash tree that they are of"), "tree")
        return None
    root = _node(path, "tree", slice_tree.read, made.tree)
    digest = int(_digits(path, "hash", made.hash), 16)
    pairs = (("nodes", made.nodes, root.nodes), ("solutions.all", made.solutions.all, root.copies),
             ("solutions.rotations", made.solutions.rotations, root.rotations),
             ("solutions.reflections", made.solutions.reflections, root.solutions),
             ("explored", made.explored, _percent(root)), ("hash", digest, root.digest))
    covers_all = made.explored == _percent(root)
    for name, said, found in pairs:
        # A tree that covers less binds from below only: nobody can claim less than its slices gave.
        is_less = said < found and name != "hash"  # a tree of a part of the search has less
        if is_less or (covers_all and said != found):
            raise WrongCertificateError(path, phrase("{said} should be {found}, as in all slices of its hash tree "
                                                     "together", said=str(said), found=str(found)), name)
    if sum(one.nodes for one in made.computers) != made.nodes:
        raise WrongCertificateError(path, phrase("{found} in all should be {nodes}, the nodes of the search",
                                                 found=str(sum(one.nodes for one in made.computers)),
                                                 nodes=str(made.nodes)), "computers")
    if made.complete != (made.explored == 100):
        raise WrongCertificateError(path, phrase("{said} does not go with {explored} % explored",
                                                 said=str(made.complete).lower(), explored=f"{made.explored:.4g}"),
                                    "complete")
    return root


def _check_tree(path: Path, root: Node, slices: Sequence[Slice], ways: Sequence[Sequence[str]]) -> None:
    """Raise WrongCertificateError unless slices are below the root, and are those that it draws."""
    ranges = []
    for one, way in zip(slices, ways, strict=True):
        own = slice_tree.leaf(one)
        top, before = _node(path, "way_up", partial(slice_tree.follow, own), way)
        if top != root:
            raise WrongCertificateError(path, phrase("a slice is not one of its hash tree, or was changed"), "slices")
        ranges.append((own, before))
    # How many slices are before one is its place: two of the same place are the same slice.
    if len({before.slices if before else 0 for _, before in ranges}) < len(ranges):
        raise WrongCertificateError(path, phrase("the same slice is there twice"), "slices")
    if len(ranges) < root.slices and not slice_tree.are_drawn(root, ranges):
        raise WrongCertificateError(path, phrase("its slices are not those that its hash tree draws"), "slices")


def _node(path: Path, field: str, read: Callable[[T], Found], text: T) -> Found:
    try:
        return read(text)
    except ValueError as error:
        raise WrongCertificateError(path, phrase("{given} is no node of a hash tree", given=shown(str(error))),
                                    field) from None


def _percent(root: Node) -> float:
    return 100 * explored_part(root.explored)


def _compare(path: Path, made: Certificate, search: SearchFile) -> None:
    totals = search.totals()
    pairs: Sequence[tuple[str, object, object]] = (
        ("fingerprint", made.fingerprint, search.fingerprint), ("complete", made.complete, totals.complete),
        ("nodes", made.nodes, totals.nodes), ("hash", made.hash, f"{totals.digest:016x}"),
        ("solutions", made.solutions, _counts(totals)))
    for name, here, there in pairs:
        if here != there:
            raise WrongCertificateError(path, phrase("{here} should be {there}, as in {search}", here=str(here),
                                                     there=str(there), search=search.path), name)


def _counts(totals: Totals) -> Counts:
    return Counts(totals.copies, totals.rotations, totals.solutions)


def _piece(one: Slice, way_up: list[str]) -> Piece:
    found, way = one.found, certificate_text.way(one.state)
    return Piece(one.machine, one.method, way, one.share, one.budget, one.pieces, one.room, one.work, found.nodes,
                 found.explored, found.copies, found.rotations, found.solutions, found.digest, found.rest, way_up)


def _slice(path: Path, one: Piece) -> Slice:
    _digits(path, "slices.hash", one.hash)
    state = certificate_text.state(path, one.way)
    return Slice(one.computer, one.method, one.share, state, one.budget, one.pieces, one.room, one.work,
                 Outcome(one.nodes, one.explored, one.reflections, one.rotations, one.all, one.hash, one.rest))


def _digits(path: Path, field: str, text: str) -> str:
    if not re.fullmatch("[0-9a-f]{16}", text):
        raise WrongCertificateError(path, phrase("{given} should be 16 hexadecimal digits", given=shown(text)), field)
    return text
