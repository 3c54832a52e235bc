"""Certificates that were forged, most of them from true slices alone: none of them is taken for right."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import accumulate, pairwise
from pathlib import Path

import pytest

import forged_certificates as forged
import session_help
from forged_certificates import WHOLE, Inner, Leaf, lied
from latticework.errors import FileRefusedError
from latticework.jobs.job import Prepared, prepare
from latticework.puzzle import parse
from latticework.shares.certificate import certify, check
from latticework.store.search_file import SearchFile
from session_help import InlinePool

NOTHING = (0, 0, 0)


@pytest.fixture(scope="module")
def ready() -> Prepared:
    return prepare(parse(session_help.dominoes(6, 5), "test"))


@pytest.fixture(scope="module")
def options(ready: Prepared) -> list[set[int]]:
    """The cells that each placement of a domino covers."""
    cover = ready.job.problem.cover
    return [{item for item in cover.items[first:end].tolist() if cover.most[item] == 1}
            for first, end in pairwise(cover.start.tolist())]


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory, ready: Prepared) -> Path:
    """A true certificate with all slices of a search."""
    path = tmp_path_factory.mktemp("searched") / "a.search"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        session_help.slices_of(patch, 25)
        session_help.finish(path, ready)
    with closing(SearchFile.open(path)) as file:
        path.with_suffix(".certificate").write_text(certify(file, 1000), encoding="utf-8")
    return path.with_suffix(".certificate")


@pytest.fixture(scope="module")
def leaves(true: Path) -> list[Leaf]:
    """Its slices, all of a computer of the same name, so that the draws are the same everywhere."""
    found = [replace(one, computer="a") for one in forged.slices_of(true)]
    assert len(found) > 60
    return found


def is_taken(folder: Path, text: str) -> bool:
    """Whether a certificate is checked without a fault."""
    (folder / "forged").write_text(text, encoding="utf-8")
    return check(folder / "forged").is_anything


def test_the_forger_can_write_true_ones(
    true: Path, leaves: list[Leaf], options: list[set[int]], tmp_path: Path
) -> None:
    """Or a refusal of what he forges proves nothing."""
    root = forged.tree(leaves)
    assert is_taken(tmp_path, forged.all_opened(true, leaves))
    opened = drawn_by(true, leaves, root, options)
    assert 20 < sum(map(opened, leaves)) < len(leaves)
    assert is_taken(tmp_path, forged.written(true, root, opened, 60))
    together = [merged(leaves[:7]), *leaves[7:30], merged(leaves[30:])]
    assert is_taken(tmp_path, forged.all_opened(true, together))
    assert check(tmp_path / "forged").certificate.solutions.all == 1183  # Kasteleyn 1961


def merged(those: list[Leaf]) -> Leaf:
    """Return what one slice would have given in place of some that follow one another."""
    counts = tuple(sum(one.counts[i] for one in those) for i in range(3))
    return Leaf(those[0].begin, those[-1].end, sum(one.nodes for one in those), counts,  # type: ignore[arg-type]
                sum(one.digest for one in those) % 2**64)


def drawn_by(
    true: Path, leaves: list[Leaf], root: forged.Node, options: list[set[int]]
) -> Callable[[Leaf], bool]:
    """Return which slices a root draws."""
    data, chosen = tomllib.loads(true.read_text(encoding="utf-8")), set()
    ends = {"nodes": [*accumulate(one.nodes for one in leaves)],
            "solutions": [*accumulate(one.counts[2] for one in leaves)],
            "share": [forged.share_before(options, one.end) for one in leaves]}
    for kind, value in forged.drawn(root, data, 60):
        chosen.add(id(next(one for one, end in zip(leaves, ends[kind], strict=True) if value < end)))
    return lambda one: id(one) in chosen


Forgery = Callable[[list[Leaf]], Sequence[forged.Node]]


def moved(one: Leaf, begin: str, end: str) -> Leaf:
    return replace(one, begin=begin, end=end)


def elsewhere(place: str) -> str:
    """Return a place with another item in its first choice."""
    return place.replace("1:0 2:1", "6:0 2:1", 1)


FORGERIES: dict[str, Forgery] = {
    "a slice twice": lambda own: [*own[:5], own[4], *own[5:]],
    "a slice twice, far apart": lambda own: [*own[:5], *own[5:20], own[4], *own[20:]],
    "a slice twice, with ends that fit": lambda own: [*own[:5], moved(own[4], own[4].end, own[4].end), *own[5:]],
    "a branch twice": lambda own: [*own[:16], *own[:16], *own[16:]],
    "the whole search twice": lambda own: [*own, *own],
    "a slice left out": lambda own: [*own[:9], *own[10:]],
    "a slice left out, the one before made longer": lambda own: [
        *own[:8], moved(own[8], own[8].begin, own[9].end), *own[10:]],
    "a slice left out, the next one made longer": lambda own: [
        *own[:9], moved(own[10], own[9].begin, own[10].end), *own[11:]],
    "the first slice left out": lambda own: own[1:],
    "the first slice left out, the next one from the root": lambda own: [moved(own[1], "", own[1].end), *own[2:]],
    "the last slice left out": lambda own: own[:-1],
    "the last slice left out, the one before to the end": lambda own: [
        *own[:-2], moved(own[-2], own[-2].begin, "end")],
    "neighbours exchanged": lambda own: [*own[:6], own[7], own[6], *own[8:]],
    "all in reverse": lambda own: own[::-1],
    "one slice over others": lambda own: [*own[:3], merged(own[3:8]), *own[3:]],
    "a longer slice that overlaps": lambda own: [*own[:3], merged(own[3:8]), *own[6:]],
    "the whole search as one slice, and a part": lambda own: [merged(own), *own[40:]],
    "an empty slice": lambda own: [*own[:5], Leaf(own[4].end, own[4].end, 0, NOTHING, 0), *own[5:]],
    "an empty slice in place of a true one": lambda own: [
        *own[:5], Leaf(own[5].begin, own[5].end, 0, NOTHING, 0), *own[6:]],
    "an empty slice behind the end": lambda own: [*own, Leaf("end", "end", 0, NOTHING, 0)],
    "slices behind the end": lambda own: [*own, moved(own[0], "end", "end")],
    "a slice cut in two at the same node": lambda own: [
        *own[:5], moved(own[5], own[5].begin, own[6].end), moved(own[6], own[6].end, own[6].end), *own[7:]],
    "more solutions": lambda own: [*own[:5], lied(own[5], counts=(4, 2, 1)), *own[6:]],
    "fewer nodes": lambda own: [*own[:5], lied(own[5], nodes=-1), *own[6:]],
    "nodes of one in another": lambda own: [lied(own[0], nodes=3), lied(own[1], nodes=-3), *own[2:]],
    "another hash": lambda own: [*own[:5], replace(own[5], digest=own[5].digest ^ 1), *own[6:]],
    "an open piece without a share": lambda own: [
        *own[:5], Inner("0" * 64, own[5].begin, own[5].end, (1, 0, 0, 0, 0, 0, 0, 0)), *own[6:]],
    "an open piece with solutions": lambda own: [
        *own[:5], Inner("0" * 64, own[5].begin, own[5].end, (1, 0, 9, 1 << 40, 1, 1, 1, 0)), *own[6:]],
    "a node of no leaves": lambda own: [*own, Inner("0" * 64, "end", "end", (0, 0, 9, 0, 1, 1, 4, 0))],
    "a place by another item": lambda own: [
        *own[:5], moved(own[5], own[5].begin, elsewhere(own[5].end)),
        moved(own[6], elsewhere(own[5].end), own[6].end), *own[7:]],
    "a place that the puzzle does not have": lambda own: [
        *own[:-1], moved(own[-1], own[-1].begin, "0:999999999"), Leaf("0:999999999", "end", 0, NOTHING, 0)],
}


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES.keys())
def test_lists_of_slices_that_are_not_the_search_are_refused(
    forge: Forgery, true: Path, leaves: list[Leaf], tmp_path: Path
) -> None:
    """All slices are given, so each of these is found for certain."""
    with pytest.raises(FileRefusedError, match="forged"):
        is_taken(tmp_path, forged.all_opened(true, forge(leaves), complete=True, explored=100.0))


def closed(leaf: Leaf, **other: int) -> Inner:
    """Return a leaf as a node that is not opened, with other sums."""
    names = ("leaves", "slices", "nodes", "open", "solutions", "rotations", "copies", "digest")
    return Inner(leaf.hash, leaf.begin, leaf.end,
                 tuple(other.get(name, own) for name, own in zip(names, leaf.sums, strict=True)))


Sampled = Callable[[list[Leaf]], list[Leaf]]

SAMPLED: dict[str, Sampled] = {
    "a branch twice": lambda own: [*own[:16], *own[:16], *own[16:]],
    "half of the search twice": lambda own: [*own[: len(own) // 2], *own],
    "half of all solutions invented in one slice": lambda own: [
        *own[:5], lied(own[5], 500, (1183, 400, 300)), *own[6:]],
    "half of the search left out": lambda own: [
        *own[:9], moved(own[9], own[9].begin, own[len(own) // 2].end), *own[len(own) // 2 + 1:]],
}


@pytest.mark.parametrize("forge", SAMPLED.values(), ids=SAMPLED.keys())
def test_totals_that_are_false_by_half_are_found_by_draws(
    forge: Sampled, true: Path, leaves: list[Leaf], options: list[set[int]], tmp_path: Path
) -> None:
    """The forger opens what his tree draws, or only what is true."""
    own = forge(leaves)
    root = forged.tree(own)
    for opened in (drawn_by(true, own, root, options), leaves.__contains__):
        with pytest.raises(FileRefusedError, match="forged"):
            is_taken(tmp_path, forged.written(true, root, opened, 60))


def claims(leaves: list[Leaf]) -> Iterator[forged.Node]:
    """Yield trees with a node that claims too much, and that nobody can open."""
    first, rest = merged(leaves[:50]), leaves[50:]
    for other in ({"solutions": 900, "rotations": 900, "copies": 900}, {"nodes": 10**6}, {"copies": 10**6},
                  {"rotations": 10**6}, {"slices": 0}, {"open": WHOLE}, {"leaves": 2}, {"leaves": 0}, {"slices": 9}):
        yield forged.tree([closed(first, **other), *rest])
    yield forged.tree([closed(moved(first, "", "end")), *rest])
    yield closed(merged(leaves))


def test_nodes_that_claim_too_much_are_refused(true: Path, leaves: list[Leaf], tmp_path: Path) -> None:
    for root in claims(leaves):
        with pytest.raises(FileRefusedError, match="forged"):
            is_taken(tmp_path, forged.written(true, root, lambda _: True, 60))


@pytest.mark.parametrize("draws", [0, 1, 59])
def test_too_few_draws_prove_nothing(draws: int, true: Path, leaves: list[Leaf], tmp_path: Path) -> None:
    """One that is false passes where it may not be drawn, but is not taken for checked."""
    root = forged.tree([*leaves[:9], moved(leaves[9], leaves[9].begin, leaves[10].end), *leaves[11:]])
    try:
        assert not is_taken(tmp_path, forged.written(true, root, leaves.__contains__, draws))
    except FileRefusedError:
        assert draws


CHANGED = {
    "fingerprint": "0" * 32, "method": "dlx --no-size", "complete": False, "explored": 50.0, "nodes": 1,
    "hash": "0" * 16, "puzzle": "Soma",
}


@pytest.mark.parametrize("key", CHANGED)
def test_no_other_value_can_be_changed(key: str, true: Path, leaves: list[Leaf], tmp_path: Path) -> None:
    with pytest.raises(FileRefusedError, match="forged"):
        is_taken(tmp_path, forged.all_opened(true, leaves, **{key: CHANGED[key]}))


def test_more_draws_than_can_be_made_are_refused(true: Path, leaves: list[Leaf], tmp_path: Path) -> None:
    """Before any is made: that would take all memory."""
    with pytest.raises(FileRefusedError, match="draws"):
        is_taken(tmp_path, forged.written(true, forged.tree(leaves), lambda one: one is not leaves[5], 10**15))


def test_one_of_the_format_before_proves_nothing(true: Path, leaves: list[Leaf], tmp_path: Path) -> None:
    """Its slices could be there twice, and the forger need not write the new one."""
    assert not is_taken(tmp_path, forged.all_opened(true, leaves, format=2))
