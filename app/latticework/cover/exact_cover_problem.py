"""The problem of an exact cover document that every engine can search, and the way back to options of the document.

Engines branch on items that are covered exactly once. An option without such an item is in doubt: it gets an item of
its own, which is covered either by the option when it is chosen, or by a second option, numbered after those of the
document, when it is left out.

Coloured secondary items (Knuth's XCC, TAOCP 7.2.2.1, Algorithm C) become plain ones, for every engine. Options that
give a secondary item the same colour are compatible, others exclude each other. An item that is covered at most once
can have one option of each colour only; so options are arranged as in a transversal design: option e of colour c is
on the p lines (m, e - m * c modulo p), p a prime. Options of different colours then share exactly one line, options
of the same colour none, and each line becomes a secondary item: about p * p in all, where an item for each pair of
options would need p * p for each two colours. For two colours nothing is better: a line then has at most two options,
so there are as many lines as pairs. The search enters the same nodes as Algorithm C.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count

import numpy as np
from numpy.typing import NDArray

from latticework.cover.cover_arrays import Cover, Int32
from latticework.cover.exact_cover_document import ExactCover
from latticework.cover.item_order import footprint
from latticework.cover.reasons import Reason
from latticework.cover.symmetry_group import Group
from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase, phrase_n

Ints = NDArray[np.int64]

MAX_CROSSINGS = 1 << 25
"""The most places of options on lines, some hundreds of megabytes while they are sorted."""

_MOST_REASONS = 3

ORDERS_WITHOUT_PLACES = ("given", "footprint")
"""The orders of items that need no positions of cells."""

_MOST_TOUCHED = 1 << 24  # pairs of items; beyond it the order by footprint takes seconds, and the given one is used


@dataclass(frozen=True, eq=False)
class PosedCover:
    """An exact cover document as a problem: its items, then lines for colours, then items for options in doubt.

    Options 0..n-1 are those of the document; option n + k means that in_doubt[k] is left out.
    """

    document: ExactCover
    cover: Cover
    in_doubt: Int32

    @property
    def choosable(self) -> NDArray[np.bool_]:
        """The options that a solution may choose, as a mask (options,): all but those with secondary items only."""
        primary = np.zeros(self.cover.n_options, bool)
        primary[self.document.owner[~self.document.is_secondary[self.document.held]]] = True
        primary[self.document.n_options :] = True
        return primary

    @cached_property
    def group(self) -> Group:
        """The symmetry group: only the identity, as symmetries of documents are not searched for."""
        same = np.arange(self.cover.n_options + 1, dtype=np.int32)[None]
        return Group(same, np.arange(self.cover.n_items, dtype=np.int32)[None], np.zeros(1, bool))

    def chosen(self, row: Int32) -> tuple[int, ...]:
        """Return the options of the document in a solution, in ascending order."""
        return tuple(np.sort(row[(row >= 0) & (row < self.document.n_options)]).tolist())

    def order(self, name: str) -> Int32:
        """Return the items in one of ORDERS_WITHOUT_PLACES, in which engines prefer them; raises LatticeworkError."""
        every, cover = np.arange(self.cover.n_items, dtype=np.int32), self.cover
        if name not in ORDERS_WITHOUT_PLACES:
            raise LatticeworkError(phrase("order: {name} goes by the places of cells, which an exact cover problem "
                                          "has not; should be one of {orders}", name=repr(name),
                                          orders=", ".join(ORDERS_WITHOUT_PLACES)))
        first = np.flatnonzero((cover.least == 1) & (cover.most == 1))
        if name == "given" or len(first) * cover.n_items > _MOST_TOUCHED:
            return every
        return np.concatenate([footprint(cover, first), np.setdiff1d(every, first)]).astype(np.int32)


def pose(document: ExactCover) -> PosedCover:
    """Return the problem of a document; raises LatticeworkError if it has too many colours to be searched."""
    is_colored = np.zeros(len(document.items), bool)
    is_colored[document.held[document.colors > 0]] = True
    plain = ~is_colored[document.held]
    n, n_items = document.n_options, len(document.items)
    owners, items = [document.owner[plain]], [document.held[plain]]
    for owner, line in _color_lines(document, np.flatnonzero(is_colored)):
        owners.append(owner.astype(np.int32))
        items.append((n_items + line).astype(np.int32))
        n_items += int(line.max(initial=-1)) + 1
    in_doubt = _in_doubt(document)
    own = np.arange(n_items, n_items + len(in_doubt), dtype=np.int32)
    # Both the option and its double hold this item, so exactly one of them is chosen.
    owners += [in_doubt, np.arange(n, n + len(in_doubt), dtype=np.int32)]
    items += [own, own]
    lines_added = n_items - len(document.items)
    least = np.concatenate([document.least, np.zeros(lines_added, np.int32), np.ones(len(in_doubt), np.int32)])
    most = np.concatenate([document.most, np.ones(lines_added + len(in_doubt), np.int32)])
    cover = _sorted_cover(np.concatenate(owners), np.concatenate(items), n + len(in_doubt), least, most)
    return PosedCover(document, cover, in_doubt)


def _in_doubt(document: ExactCover) -> Int32:
    """Return the options that hold a primary item, but none that must be covered exactly once."""
    once = (document.least == 1) & (document.most == 1)
    held = document.held
    firm, some = (np.bincount(document.owner, weights=mask[held], minlength=document.n_options) > 0
                  for mask in (once, ~document.is_secondary))
    return np.flatnonzero(some & ~firm).astype(np.int32)


def _color_lines(document: ExactCover, colored: NDArray[np.intp]) -> Iterator[tuple[Int32, NDArray[np.int64]]]:
    """Yield for each coloured item the pairs of an option and a line that it is on, as two arrays."""
    if not len(colored):
        return
    entries = np.argsort(document.held, kind="stable")
    first = np.append(0, np.cumsum(np.bincount(document.held, minlength=len(document.items))))
    for item in colored.tolist():
        own = entries[first[item] : first[item + 1]]
        color = document.colors[own].astype(np.int64)
        alone = -1 - np.arange(len(own))  # options that give it no colour exclude all others
        try:
            member, line = _crossing_lines(np.where(color > 0, color, alone))
        except LatticeworkError as error:
            raise LatticeworkError(phrase("{name}: item {item}: {error}", name=document.name,
                                          item=shown(document.items[item]), error=error)) from None
        yield document.owner[own[member]], line


def _crossing_lines(classes: Ints) -> tuple[Ints, Ints]:
    """Return pairs of a member and a line that it is on, as two arrays; lines are numbered from 0.

    classes (members,): the class of each. A line has at most one member of each class, and members of different
    classes share exactly one line. Raises LatticeworkError if there would be too many.
    """
    _, number, sizes = np.unique(classes, return_inverse=True, return_counts=True)
    # A prime, at least the number of classes and the size of each: then m * (c - c') = e - e' modulo p has just one
    # solution m for two classes.
    p = 1 if (sizes == 1).all() else _prime(max(len(sizes), int(sizes.max())))  # one line excludes all pairs
    if p * len(classes) > MAX_CROSSINGS:
        raise LatticeworkError(phrase("{options} options give an item {colors} colours, {alike} of them the same: "
                                      "{pairs} pairs that exclude each other, more than can be searched; instead, "
                                      "let a primary item have an option for each colour, which holds a secondary "
                                      "item of each option that gives another colour", options=len(classes),
                                      colors=len(sizes), alike=int(sizes.max()),
                                      pairs=int(len(classes) ** 2 - (sizes.astype(np.int64) ** 2).sum()) // 2))
    order = np.argsort(number, kind="stable")
    place = np.empty(len(number), np.int64)  # of each member in its class
    place[order] = np.arange(len(number)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    m = np.arange(p)
    # Line (m, e - m * c modulo p) of place e in class c, as a number below p * p.
    on = m * p + (place[:, None] - m * number[:, None]) % p
    _, line, members = np.unique(on, return_inverse=True, return_counts=True)
    line = line.reshape(on.shape)
    # A line with a single member excludes nothing.
    shared = members[line] > 1
    return np.nonzero(shared)[0], np.unique(line[shared], return_inverse=True)[1]


def _prime(least: int) -> int:
    return next(n for n in count(max(2, least)) if all(n % d for d in range(2, int(n**0.5) + 1)))


def _sorted_cover(owner: Int32, items: Int32, n_options: int, least: Int32, most: Int32) -> Cover:
    keys = owner.astype(np.int64) * len(least) + items
    keys.sort()  # several times as fast as np.lexsort
    start = np.append(0, np.cumsum(np.bincount(owner, minlength=n_options))).astype(np.int32)
    return Cover(start, (keys % len(least)).astype(np.int32), least, most)


def lacking_options(document: ExactCover) -> list[Reason]:
    """Return reasons why there is no solution: primary items with too few options; only some if they are many."""
    has = np.bincount(document.held, minlength=len(document.items))
    bad = np.flatnonzero((has < document.least) & ~document.is_secondary).tolist()
    found = [Reason(phrase_n("Only {n} option holds the item {item}, which must be held by {least}.",
                             "Only {n} options hold the item {item}, which must be held by {least}.", int(has[item]),
                             item=shown(document.items[item]), least=int(document.least[item])) if has[item] else
                    phrase("No option holds the item {item}.", item=shown(document.items[item])))
             for item in bad[:_MOST_REASONS]]
    if len(bad) > len(found):
        found.append(Reason(phrase_n("{n} more item has too few options.", "{n} more items have too few options.",
                                     len(bad) - len(found))))
    return found
