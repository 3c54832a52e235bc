"""Certificates: a text that says what a search found, with slices that anybody can do again from the puzzle alone."""

import re
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise
from math import inf
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.jobs import facts
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.jobs.searched import Document as Searched
from latticework.jobs.totals import Totals, explored_part
from latticework.phrases import phrase
from latticework.search import WHOLE, Problem, State
from latticework.shares import certificate_text, slice_tree, slices_again, tree_places
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
from latticework.store.tables import layout, part_rows, sample_rows, slice_rows
from latticework.store.tables.slice_rows import Slice

SLICES = 60
"""How many slices are drawn for a certificate where no other number is requested; fewer prove too little."""
MOST_SLICES = certificate_text.MOST_DRAWS
"""The most that are drawn."""

_MOST_NODES = 1 << 34
"""The most nodes of a slice, so that a forged one does not run for ever."""

_Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Checked:
    """A certificate in which nothing wrong was found, and how much of it was checked.

    name: that of the puzzle that was searched again; root: that of the hash tree. is_all: whether all slices were
    done again. proofs: why the puzzle can have no solution, found again from the puzzle alone, where the certificate
    states that it has none.
    """

    certificate: Certificate
    name: str
    root: Node | None = None
    is_all: bool = False
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
    def is_anything(self) -> bool:
        """Whether the check proves anything: there can be no solution, or enough slices were done again.

        Its signature alone proves nothing, nor does it that a slice or two were right.
        """
        return bool(self.proofs or self.is_all or (self.root and self.certificate.draws >= SLICES))

    def unnoticed(self, part: float) -> float:
        """Return the chance that a false total passes: this part of it is invented, or of the tree left out."""
        kinds = slice_tree.sums_of(self.root) if self.root else {}
        return 0.0 if self.is_all else float((1 - part) ** (self.certificate.draws // max(1, len(kinds))))


def certify(file: SearchFile, most: int = SLICES, report: _Report = lambda _, __: None) -> str:
    """Return the certificate of a search, after slices of it were done again; raises LatticeworkError.

    most: how many slices are drawn. report: called with how many are done, of how many.
    """
    if file.origin.search:
        raise FileRefusedError(file.path, phrase("is a part of a search; certify that when its parts are merged"))
    prepared = as_begun(file)
    with file.unchanging():
        file.check_seal_of_rows()
        totals, machines = file.totals(), file.read(sample_rows.machines)
        pieces, after, root = file.read(partial(_drawn, prepared, totals, min(most, MOST_SLICES)))
    text = text_of(file.document)
    made = Certificate(
        puzzle=file.document.name, fingerprint=file.fingerprint, method=str(file.method), complete=totals.complete,
        explored=100 * totals.explored_part if root is None else _percent(root), nodes=totals.nodes,
        hash=f"{totals.digest:016x}", solutions=_counts(totals), draws=min(most, MOST_SLICES), after=after,
        computers=[Computer(one.name, one.version, one.slices, one.nodes) for one in machines], slices=pieces,
        document=Document(text) if len(text.encode()) <= EMBEDDED else None)
    try:
        _do_again(file.path, prepared, _listed(file.path, prepared.job.problem, made), report)
    except WrongCertificateError as error:  # it is the search file that has a wrong result
        raise FileRefusedError(error.path, error.reason) from None
    return certificate_text.written(made)


def _drawn(
    prepared: Prepared, totals: Totals, most: int, db: Connection
) -> tuple[list[Piece], list[str], Node | None]:
    """Return the slices drawn, the nodes behind the last one, and the root; none where not all slices are known."""
    problem, begins = prepared.job.problem, _begins(db, prepared, totals)
    if not begins:
        return [], [], None
    starts, numbers = [*(text for _, text, _ in begins), tree_places.END], [number for *_, number in begins]

    def share_before(index: int) -> int:
        place = tree_places.read(starts[index])
        return tree_places.share_before(problem, None if place is None else tree_places.state_at(problem, place))

    leaves = []
    for i, number in enumerate(numbers):
        if number:
            leaves.append(_leaf(_piece(slice_rows.one(db, number), starts[i + 1], []), starts[i]))
        else:
            share = share_before(i + 1) - share_before(i)
            leaves.append(slice_tree.open_leaf(starts[i], starts[i + 1], share))
    built = slice_tree.levels(leaves)
    (root,) = built[-1]
    those = {i for i, number in enumerate(numbers) if number}
    if len(those) > most:
        sums = {name: [*accumulate(getattr(one, name) for one in leaves)] for name in slice_tree.WEIGHTS[1:]}
        # The share before a leaf takes a moment to compute, so it is for those only that the search for a draw meets.
        those &= {bisect(range(len(leaves)), value, key=share_before) - 1 if name == "share"
                  else bisect(sums[name], value)
                  for name, value in slice_tree.draws(root, _search(prepared), most)}
    pieces, between = list[Piece](), list[str]()
    for one in slice_tree.opened(built, sorted(those)):
        if isinstance(one, Node):
            between.append(one.text)
        else:
            pieces.append(_piece(slice_rows.one(db, numbers[one]), starts[one + 1], between))
            between = []
    return pieces, between, root


def _begins(db: Connection, prepared: Prepared, totals: Totals) -> list[tuple[bytes, str, int]]:
    """Return where each slice and each open subtree begins, in tree order, with the number of the slice or 0.

    Nothing where they are not all of the search by one method: some were done by an older version, which did not
    store them, or another method was chosen meanwhile, by which the tree continues in another way.
    """
    found, explored, nodes, methods = [], 0, 0, set[str]()
    for number, one in slice_rows.numbered(db):
        methods.add(one.method)
        found.append((tree_places.reading_order(one.state), tree_places.written(one.state), number))
        explored, nodes = explored + one.found.explored, nodes + one.found.nodes
    left = [*((row.share, row.state) for row in layout.frontier(db)),
            *((row.share, row.state) for row in part_rows.away(db))]
    found += [(tree_places.reading_order(state), tree_places.written(state), 0) for _, state in left]
    found.sort()
    one_by_one = all(first[0] < second[0] for first, second in pairwise(found))
    is_all = explored + sum(share for share, _ in left) == WHOLE and nodes == totals.nodes
    is_one = all(_goes_on(prepared, method) for method in methods)
    return found if is_all and is_one and one_by_one and not found[0][0] else []


def _goes_on(prepared: Prepared, method: str) -> bool:
    """Whether a method, as a search file names it, searches the same tree in the same order."""
    own, other = prepared.job.problem, prepared.by(Method.of(method)).job.problem
    return ((own.engine, own.by_size, own.prunings) == (other.engine, other.by_size, other.prunings)
            and np.array_equal(own.order, other.order))


def check(
    path: Path, document: Searched | None = None, search: SearchFile | None = None,
    report: _Report = lambda _, __: None,
) -> Checked:
    """Check a certificate: its signature, its puzzle, its totals, and the results of its slices.

    document: the puzzle that it should be of, by default the one in it; search: the search that it should be of.
    Raises WrongCertificateError where it states something false, FileRefusedError where it cannot be checked.
    """
    made = certificate_text.read(path)
    prepared = _prepared(path, made, document)
    if search is not None:
        _compare(path, made, search)
    # Before slices are done again, which takes long: sums that do not add up are refused at once.
    listed = _listed(path, prepared.job.problem, made)
    _check_sums(path, prepared, listed)
    root = _checked_root(path, made, [one.node for one in listed]) if listed else None
    # By leaves where there are some, as a share may be too small to be seen in the percentage.
    if made.complete != (root.slices == root.leaves if root else made.explored == 100):
        raise WrongCertificateError(path, phrase("{said} does not go with {explored} % explored",
                                                 said=str(made.complete).lower(), explored=f"{made.explored:.4g}"),
                                    "complete")
    is_all = root is not None and all(one.piece or not one.node.is_searched for one in listed)
    if root is not None and not is_all:
        _check_draws(path, slice_tree.draws(root, _search(prepared), made.draws), listed)
    _do_again(path, prepared, listed, report)
    states_none = made.complete and made.solutions == Counts(0, 0, 0) and not int(made.hash, 16)
    proofs = tuple(one.text for one in facts.reasons(prepared, inf)) if states_none else ()
    return Checked(made, prepared.document.name, root, is_all, proofs)


def _prepared(path: Path, made: Certificate, document: Searched | None) -> Prepared:
    """Return the puzzle, that in the certificate by default; both must be the one that was searched."""
    own = None if made.document is None else document_of(made.document.text, f"{path}: document")
    if document is None and own is None:
        raise FileRefusedError(path, phrase("does not hold its puzzle, which is large; name the puzzle or the "
                                            "search file, too"))
    if own is not None and own.name != made.puzzle:
        raise WrongCertificateError(path, phrase("{said} should be {found}, the name of its puzzle",
                                                 said=shown(made.puzzle), found=shown(own.name)), "puzzle")
    for one in (own, document):
        if one is None:
            continue
        try:
            prepared = prepare(one, Method.of(made.method))
        except LatticeworkError as error:
            raise FileRefusedError(path, phrase("its puzzle cannot be prepared: {error}", error=error)) from None
        if prepared.fingerprint != made.fingerprint:
            raise FileRefusedError(path, phrase("is of another puzzle, or of a version of the program that numbers "
                                                "placements differently"))
    return prepared


@dataclass(frozen=True)
class _Listed:
    """A node of the list of a certificate: its slice if it is one, and the states where it begins and ends.

    end is None at the end of the tree; before, after: the shares of the tree before these, out of WHOLE.
    """

    node: Node
    piece: Piece | None
    begin: State
    end: State | None
    before: int
    after: int


def _listed(path: Path, problem: Problem, made: Certificate) -> list[_Listed]:
    """Return the list of a certificate; raises WrongCertificateError unless it leads from root to end of the tree."""
    listed, begin, state, before = list[_Listed](), "", tree_places.state_at(problem, ()), 0
    for text, piece in _entries(made):
        try:
            node = _leaf(piece, begin) if piece else slice_tree.read(text, begin)
            end = tree_places.read(node.end)
        except ValueError as error:
            raise WrongCertificateError(path, phrase("{given} is no node of a hash tree", given=shown(str(error))),
                                        "slices") from None
        # Also at the end of the tree, where nothing can come after.
        if state is None or not tree_places.is_before(tree_places.place_of(state), end):
            raise WrongCertificateError(path, phrase("a slice that begins at {begin} should not end at {end}, which "
                                                     "does not come after it in the search tree", begin=shown(begin),
                                                     end=shown(node.end)), "slices")
        following = None if end is None else _state(path, problem, end)
        after = tree_places.share_before(problem, following)
        listed.append(_Listed(node, piece, state, following, before, after))
        begin, state, before = node.end, following, after
    if listed and state is not None:
        raise WrongCertificateError(path, phrase("the slices end at {end}, before the end of the search tree",
                                                 end=shown(begin)), "slices")
    return listed


def _entries(made: Certificate) -> Iterator[tuple[str, Piece | None]]:
    for piece in made.slices:
        yield from ((text, None) for text in piece.before)
        yield "", piece
    yield from ((text, None) for text in made.after)


def _state(path: Path, problem: Problem, place: tree_places.Place) -> State:
    state = tree_places.state_at(problem, place)
    if state is None:
        raise WrongCertificateError(path, phrase("{place} is not a place in the search tree of this puzzle",
                                                 place=shown(" ".join(f"{item}:{option}" for item, option in place))),
                                    "slices")
    return state


def _checked_root(path: Path, made: Certificate, nodes: Sequence[Node]) -> Node:
    """Return the root of a certificate's hash tree; raises WrongCertificateError where its totals do not follow."""
    try:
        root = slice_tree.root_over(nodes)
    except ValueError as error:
        raise WrongCertificateError(path, phrase("the hash tree has no node at {given}",
                                                 given=shown(str(error))), "slices") from None
    pairs = (("nodes", made.nodes, root.nodes), ("solutions.all", made.solutions.all, root.copies),
             ("solutions.rotations", made.solutions.rotations, root.rotations),
             ("solutions.reflections", made.solutions.reflections, root.solutions),
             ("explored", made.explored, _percent(root)), ("hash", made.hash, f"{root.digest:016x}"))
    for name, said, found in pairs:
        if said != found:
            raise WrongCertificateError(path, phrase("{said} should be {found}, as in all slices of its hash tree "
                                                     "together", said=str(said), found=str(found)), name)
    if sum(one.nodes for one in made.computers) != made.nodes:
        raise WrongCertificateError(path, phrase("{found} in all should be {nodes}, the nodes of the search",
                                                 found=str(sum(one.nodes for one in made.computers)),
                                                 nodes=str(made.nodes)), "computers")
    return root


def _check_sums(path: Path, prepared: Prepared, listed: Sequence[_Listed]) -> None:
    """Raise WrongCertificateError where the sums of a node cannot be those of slices between its two places."""
    group = prepared.group
    for one in listed:
        node, span = one.node, one.after - one.before
        counts = node.solutions, node.rotations, node.copies
        # Each solution is a node, and stands for as many as there are symmetries at most.
        fits = (node.solutions <= node.rotations <= node.solutions * (group.order // group.rotations)
                and node.rotations <= node.copies <= node.solutions * group.order and node.solutions <= node.nodes
                and node.slices <= node.leaves and node.open <= span)
        # What has no open leaves, or nothing else, has exactly one open share.
        if node.slices in (0, node.leaves):
            fits = fits and node.open == (0 if node.slices else span) and node.is_searched == bool(node.slices)
        if not fits:
            raise WrongCertificateError(path, phrase("{nodes} nodes, {counts} solutions and an open share of {share} "
                                                     "cannot be from {begin} to {end}", nodes=str(node.nodes),
                                                     counts="/".join(map(str, counts)), share=str(node.open),
                                                     begin=shown(node.begin), end=shown(node.end)), "slices")


def _check_draws(path: Path, draws: Sequence[tuple[str, int]], listed: Sequence[_Listed]) -> None:
    """Raise WrongCertificateError unless each slice that is drawn is in the list."""
    sums = {name: [*accumulate(getattr(one.node, name) for one in listed)] for name in slice_tree.WEIGHTS[1:]}
    sums["share"] = [one.after for one in listed]
    for name, value in draws:
        drawn = listed[bisect(sums[name], value)]
        # A share of the tree that is drawn may be open.
        if not (drawn.piece or (name == "share" and not drawn.node.slices)):
            raise WrongCertificateError(path, phrase("its slices are not those that its hash tree draws"), "slices")


def _do_again(path: Path, prepared: Prepared, listed: Sequence[_Listed], report: _Report) -> None:
    """Do the slices of a list again; raises WrongCertificateError where one gives something else than it states."""
    again = slices_again.Again(prepared.job)
    those = [(one, one.piece) for one in listed if one.piece]
    for done, (one, piece) in enumerate(those):
        report(done, len(those))
        if piece.nodes > _MOST_NODES:
            raise WrongCertificateError(path, phrase("{nodes} should be at most {most}", nodes=str(piece.nodes),
                                                     most=str(_MOST_NODES)), "slices.nodes")
        found = again.search(one.begin, piece.nodes)
        now, before = _results(found), (piece.nodes, piece.all, piece.rotations, piece.reflections, piece.hash)
        if now != before or not again.is_same_place(found.state, one.end):
            raise WrongCertificateError(path, phrase(
                "a slice done by {machine} gave something else when it was repeated here: {now} nodes, solutions "
                "and their hash instead of {before}, or another end than {end}. One of the two computers is wrong; "
                "test the memory of both", machine=piece.computer, now="/".join(map(str, now)),
                before="/".join(map(str, before)), end=shown(one.node.end)), "slices")


def _results(found: slices_again.Reached) -> tuple[int, int, int, int, str]:
    return found.nodes, found.copies, found.rotations, found.solutions, f"{found.digest:016x}"


def _search(prepared: Prepared) -> str:
    """Return what the slices in a hash tree rely on, so that the draws depend on it too."""
    return f"{prepared.fingerprint} {prepared.method}"


def _percent(root: Node) -> float:
    return 100 * explored_part(WHOLE - root.open)


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


def _piece(one: Slice, end: str, before: list[str]) -> Piece:
    found = one.found
    return Piece(one.machine, end, found.nodes, found.copies, found.rotations, found.solutions, found.digest, before)


def _leaf(one: Piece, begin: str) -> Node:
    """Return the leaf of a slice; raises ValueError where its hash is none."""
    if not re.fullmatch("[0-9a-f]{16}", one.hash):
        raise ValueError(one.hash)
    return slice_tree.slice_leaf(one.computer, begin, one.end, one.nodes, (one.all, one.rotations, one.reflections),
                                 one.hash)
