"""Certificates of searches: what they say, that they are read back, and that what is false in one is found."""

import random
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import session_help
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import Method
from latticework.jobs.slice_work import Task, run
from latticework.puzzle import load, parse
from latticework.puzzle.library import find
from latticework.run.search import Search
from latticework.search.engines import REGISTER
from latticework.shares import certificate, certificate_text, slice_tree, split_and_merge
from latticework.shares.certificate import certify, check
from latticework.shares.certificate_text import Certificate, WrongCertificateError
from latticework.shares.slices_again import chosen
from latticework.store.search_file import SearchFile
from latticework.store.tables import checksum, sample_rows, slice_rows
from session_help import InlinePool, finish, part_way


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Prepared]:
    """A search of many short slices."""
    path = tmp_path_factory.mktemp("searched") / "a.search"
    ready = prepare(parse(session_help.dominoes(6, 5), "test"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        session_help.slices_of(patch, 25)
        finish(path, ready)
    return path, ready


@pytest.fixture
def search(made: tuple[Path, Prepared], tmp_path: Path) -> tuple[Path, Prepared]:
    shutil.copy(made[0], tmp_path)
    return tmp_path / "a.search", made[1]


def certified(path: Path, most: int = certificate.SLICES) -> Path:
    made = path.with_suffix(".certificate")
    with closing(SearchFile.open(path)) as file:
        made.write_text(certify(file, most), encoding="utf-8")
    return made


def signed_anew(path: Path, before: str, after: str) -> None:
    """Change a certificate and sign it again, as a forger would."""
    text = path.read_text(encoding="utf-8").rpartition(certificate_text._SIGNED)[0]
    assert before in text
    text = text.replace(before, after, 1)
    path.write_text(f'{text}\n[signature]\nblake2b = "{certificate_text._hash(text)}"\n', encoding="utf-8")


def test_it_says_what_was_found_and_is_checked_from_itself_alone(search: tuple[Path, Prepared]) -> None:
    path, ready = search
    made = certified(path)
    data = tomllib.loads(made.read_text(encoding="utf-8"))
    with closing(SearchFile.open(path)) as file:
        assert tuple(data["solutions"].values()) == tuple(file.totals().by_modulus.values())
    assert data["solutions"]["all"] == 1183  # Kasteleyn 1961
    assert (data["complete"], data["fingerprint"], data["draws"]) == (True, ready.fingerprint, certificate.SLICES)
    assert 20 < len(data["slices"]) <= certificate.SLICES
    assert sum(one["nodes"] for one in data["computers"]) == data["nodes"]
    path.unlink()
    assert check(made).certificate.solutions.all == 1183


def test_it_is_compared_with_a_puzzle_and_with_a_search(search: tuple[Path, Prepared], tmp_path: Path) -> None:
    path, ready = search
    made = certified(path)
    check(made, ready.document)
    with pytest.raises(FileRefusedError, match="of another puzzle"):
        check(made, parse(session_help.TWINS, "test"))
    with closing(SearchFile.open(path)) as file:
        check(made, file.document, file)
    other, _ = part_way(tmp_path, session_help.dominoes(6, 5))
    with closing(SearchFile.open(other)) as file, pytest.raises(FileRefusedError, match=r"complete.*True should be"):
        check(made, file.document, file)


def test_a_puzzle_that_is_large_has_to_be_named(
    search: tuple[Path, Prepared], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, ready = search
    monkeypatch.setattr(certificate, "EMBEDDED", 100)
    made = certified(path)
    assert made.stat().st_size < 40_000
    with pytest.raises(FileRefusedError, match="name the puzzle"):
        check(made)
    check(made, ready.document)


def test_one_of_many_slices_can_be_read(search: tuple[Path, Prepared], monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = search
    written = certified(path)
    with written.open("a") as file:
        file.write(" " * 3_000_000)  # as those of a thousand slices, which are larger than any puzzle file
    assert check(written).is_anything
    monkeypatch.setattr(certificate, "MOST_SLICES", 2)
    assert 1 <= len(check(certified(path, 1_000_000)).certificate.slices) <= 2


def test_line_ends_of_another_system_are_no_change(search: tuple[Path, Prepared]) -> None:
    made = certified(search[0])
    made.write_bytes(made.read_bytes().replace(b"\n", b"\r\n"))
    check(made)


def test_a_changed_one_is_refused(search: tuple[Path, Prepared]) -> None:
    made = certified(search[0])
    made.write_text(made.read_text("utf-8").replace("all = 1183", "all = 1184"), encoding="utf-8")
    with pytest.raises(WrongCertificateError, match="was changed since it was signed"):
        check(made)


def changed_ones(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield a copy for each value within, with that value changed a little, and the name of its field."""
    if isinstance(value, dict):
        for name, own in value.items():
            for field, other in changed_ones(own):
                yield f"{name}.{field}".rstrip("."), value | {name: other}
    elif isinstance(value, list):
        for i, own in enumerate(value[:3]):
            for field, other in changed_ones(own):
                yield field, [*value[:i], other, *value[i + 1:]]
    elif isinstance(value, str):
        yield "", value[:-1] + ("1" if value[-1] != "1" else "2")
    elif value is not None:
        yield "", not value if isinstance(value, bool) else value + 1


def signed(path: Path, data: Any) -> None:
    """Write a certificate with these values, signed as a forger would."""
    path.write_text(certificate_text.written(msgspec.convert(data, Certificate)), encoding="utf-8")


def test_no_value_can_be_changed_but_names_that_prove_nothing(search: tuple[Path, Prepared]) -> None:
    made, ready = certified(search[0], 4), search[1]
    data = msgspec.to_builtins(certificate_text.read(made)) | {"document": None}
    passed = set()
    for name, other in changed_ones(data):
        try:
            signed(made, other)
            check(made, ready.document)
        except (LatticeworkError, msgspec.ValidationError):
            continue
        passed.add(name)
    assert passed == {"puzzle", "computers.name", "computers.version", "computers.slices"}


@pytest.mark.parametrize("which", range(3))
def test_a_slice_cannot_be_left_out_or_be_there_twice(search: tuple[Path, Prepared], which: int) -> None:
    made, ready = certified(search[0], 4), search[1]
    data = msgspec.to_builtins(certificate_text.read(made))
    pieces = data["slices"]
    for other in ([*pieces[:which], *pieces[which + 1:]], [*pieces[: which + 1], *pieces[which:]]):
        signed(made, data | {"slices": other})
        with pytest.raises(WrongCertificateError, match="slices: "):
            check(made, ready.document)


@pytest.mark.parametrize("column", ["copies", "nodes"])
def test_totals_that_were_invented_in_the_search_file_are_found_by_doing_slices_again(
    search: tuple[Path, Prepared], monkeypatch: pytest.MonkeyPatch, column: str
) -> None:
    """The forger does not do again what is certified, and makes the totals follow from the slices."""
    path, ready = search
    with closing(SearchFile.open(path)) as file, file.changing() as db:
        those = [one for _, one in slice_rows.numbered(db)]
        db.execute("DELETE FROM slices")
        db.execute("UPDATE sliced SET hash = '0'")
        most = max(those, key=lambda one: one.found.nodes)
        more = 1_000_000
        slice_rows.add(db, [replace(one, found=replace(one.found, **{column: getattr(one.found, column) + more}))
                            if one is most else one for one in those])
        db.execute(f"UPDATE totals SET {column} = {column} + {more}")  # noqa: S608 - names of this test
        if column == "nodes":
            db.execute(f"UPDATE machines SET nodes = nodes + {more}")  # noqa: S608
            db.execute(f"UPDATE profile SET nodes = nodes + {more} WHERE level = 0")  # noqa: S608
        checksum.renew(db)
    with monkeypatch.context() as patch:
        patch.setattr(certificate, "_do_again", lambda *_: None)
        made = certified(path)
    with pytest.raises(WrongCertificateError, match=r"gave something else|cannot be from"):
        check(made, ready.document)


@given(st.lists(st.tuples(*[st.integers(0, 9)] * 3), min_size=1, max_size=40), st.sets(st.integers(0, 39)))
def test_the_root_follows_from_any_leaves_and_the_nodes_between(
    counts: list[tuple[int, int, int]], chosen: set[int]
) -> None:
    leaves = [slice_tree.slice_leaf("", f"0:{i}", f"0:{i + 1}", own[0], own, "7" * 16)
              for i, own in enumerate(counts)]
    built = slice_tree.levels(leaves)
    (root,) = built[-1]
    assert (root.nodes, root.leaves, root.begin) == (sum(own[0] for own in counts), len(counts), "0:0")
    those = sorted(chosen & {*range(len(leaves))})
    listed = [*slice_tree.opened(built, those)]
    assert [one for one in listed if isinstance(one, int)] == those
    nodes = [leaves[one] if isinstance(one, int) else slice_tree.read(one.text, one.begin) for one in listed]
    assert slice_tree.root_over(nodes) == root
    # The fewest nodes: no two siblings are both there.
    assert len(nodes) <= max(1, len(those)) * (len(built) + 1)
    for i in range(len(nodes)):
        fewer = [*nodes[:i], *nodes[i + 1:]]
        with suppress(ValueError):
            assert slice_tree.root_over(fewer) != root


def test_a_search_without_slices_of_its_own_has_nothing_to_check(tmp_path: Path) -> None:
    """One of an older version, of which they were not stored, and one that went on since."""
    shutil.copy(Path(__file__).parents[1] / "golden" / "format-6.search", tmp_path / "a.search")
    ready = prepare(parse(session_help.dominoes(6, 6), "dominoes"))
    assert not check(certified(tmp_path / "a.search"), ready.document).is_anything
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        finish(tmp_path / "a.search", ready)
    checked = check(certified(tmp_path / "a.search"), ready.document)
    assert checked.certificate.complete
    assert (checked.root, checked.is_anything) == (None, False)


@pytest.mark.parametrize(("before", "after", "reason"), [
    ('end = "', 'end = "x', "no node of a hash tree"),
    ("complete = true", "complete = 1", "true or false"), ("nodes = ", "nodes = -", ">= 0"),
    ("format = 3", "format = 1", "not a format"), ('method = "', 'method = "x', "no such engine|prepared"),
    ("\n[document]", "\n[other]\n[document]", "other"),
])
def test_what_is_no_certificate_is_refused(
    search: tuple[Path, Prepared], before: str, after: str, reason: str
) -> None:
    made = certified(search[0])
    signed_anew(made, before, after)
    with pytest.raises(FileRefusedError, match=reason):
        check(made)


@pytest.mark.parametrize("data", [b"", b"\xff", b"format = 1\n", b"\n[signature]\n", b"SQLite format 3\0"])
def test_strange_files_are_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a").write_bytes(data)
    with pytest.raises(FileRefusedError, match=str(tmp_path)):
        check(tmp_path / "a")


def test_a_search_whose_slices_give_something_else_gets_none(search: tuple[Path, Prepared]) -> None:
    path, _ = search
    with closing(SearchFile.open(path)) as file, file.changing() as db:
        one = slice_rows.one(db, 1)
        slice_rows.remove(db, lambda state: state == one.state)
        slice_rows.add(db, [replace(one, found=replace(one.found, digest="1" * 16))])
    session_help.seal_anew(path)
    with pytest.raises(FileRefusedError, match="One of the two computers is wrong"):
        certified(path, 1_000)


def test_slices_that_were_changed_in_the_file_are_damage(search: tuple[Path, Prepared]) -> None:
    session_help.changed(search[0], "UPDATE slices SET copies = copies + 1 WHERE number = 3")
    with pytest.raises(FileRefusedError, match="slices are not those that were done"):
        certified(search[0])


@pytest.mark.parametrize("engine", REGISTER)
@pytest.mark.parametrize("name", ["", "cubic/cube-in-five"])
def test_slices_of_every_engine_follow_one_another(engine: str, name: str, tmp_path: Path) -> None:
    """However long they are and however often what is left is cut, also at placements that are in no solution."""
    document = load(find(Path(name))) if name else parse(session_help.dominoes(6, 4), "test")
    draw = random.Random(engine)
    ready, path = prepare(document, Method(engine)), tmp_path / "a.search"
    with closing(SearchFile.create(path, document, ready.fingerprint, ready.method)) as file:
        for _ in range(60):
            rows = file.frontier()
            row = draw.choice(rows) if rows else None
            if row is not None:
                task = Task(row.state, row.share, draw.choice([1, 2, 5, 20]), draw.choice([1, 2, 5]), 100)
                file.commit([(row.id, run(ready.job, task))], 0.01)
        is_complete = file.totals().complete
        checked = check(certified(path, 1_000))
    assert (checked.is_all, checked.certificate.complete) == (True, is_complete)
    assert checked.slices == len(checked.certificate.slices) > 9


def test_a_part_gets_none(search: tuple[Path, Prepared], tmp_path: Path) -> None:
    path, _ = part_way(tmp_path, session_help.dominoes(6, 6))
    part = path.with_name(split_and_merge.split(path, 2)[0].name)
    with pytest.raises(FileRefusedError, match="when its parts are merged"):
        certified(part)


class TestHowMuchIsChecked:
    """What a certificate says is no more than what was done again, and that is told."""

    def test_a_part_of_the_slices(self, search: tuple[Path, Prepared]) -> None:
        checked = check(certified(search[0]))
        made = checked.certificate
        assert (checked.is_anything, checked.is_all) == (True, False)
        assert 0 < checked.nodes == sum(one.nodes for one in made.slices) < made.nodes
        assert len(made.slices) < checked.slices == sum(one.slices for one in made.computers)
        assert checked.unnoticed(0.1) == pytest.approx(0.9 ** 20)

    def test_nothing_without_slices(self, search: tuple[Path, Prepared]) -> None:
        checked = check(certified(search[0], 0))
        assert (checked.is_anything, checked.nodes, checked.proofs) == (False, 0, ())

    def test_nothing_where_no_solution_is_only_claimed(self, search: tuple[Path, Prepared]) -> None:
        made = certified(search[0], 0)
        data = msgspec.to_builtins(certificate_text.read(made))
        none = dict.fromkeys(("all", "rotations", "reflections"), 0)
        signed(made, data | {"solutions": none})
        with pytest.raises(WrongCertificateError, match=r"solutions\.all: 0 should be 1183"):
            check(made)
        signed(made, data | {"solutions": none, "after": []})
        assert not check(made).is_anything

    def test_all_of_a_small_search(self, tmp_path: Path) -> None:
        assert check(small(tmp_path)).is_all


def small(folder: Path) -> Path:
    """Return the certificate of a search of one slice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        finish(folder / "a.search", prepare(parse(session_help.dominoes(4, 3), "test")))
    return certified(folder / "a.search")


class TestNoSolution:
    """That a puzzle has none can be certified, also where that is proved without a search."""

    @pytest.fixture
    def proved(self, tmp_path: Path) -> Path:
        ready = prepare(parse(session_help.dominoes(3, 3), "test"))
        for _ in range(2):  # the second time it is there already
            with closing(Search.start(ready, tmp_path / "a.search")) as search:
                search.record_no_solution()
                assert (search.totals.complete, search.totals.solutions, search.totals.nodes) == (True, 0, 0)
        return tmp_path / "a.search"

    def test_the_proof_is_found_again(self, proved: Path) -> None:
        session_help.assert_sound(proved, prepare(parse(session_help.dominoes(3, 3), "test")))
        checked = check(certified(proved))
        assert (checked.certificate.complete, checked.certificate.slices, checked.is_anything) == (True, [], True)
        assert checked.proofs

    def test_a_search_that_has_found_solutions_is_not_ended_so(self, tmp_path: Path) -> None:
        path, ready = part_way(tmp_path, session_help.dominoes(6, 6), budget=200)
        before = path.read_bytes()
        with closing(Search.start(ready, path)) as search:
            assert search.totals.solutions
            with pytest.raises(FileRefusedError, match="holds solutions of a puzzle that can have none"):
                search.record_no_solution()
        assert path.read_bytes() == before

    def test_what_a_search_has_left_open_is_ended_so(self, tmp_path: Path) -> None:
        """An older version may have begun to search where a newer one sees the reason."""
        path, ready = part_way(tmp_path, session_help.dominoes(3, 3), 1, 2)
        with closing(Search.start(ready, path)) as search:
            nodes = search.totals.nodes
            search.record_no_solution()
            assert (search.totals.complete, search.totals.nodes) == (True, nodes)
        session_help.assert_sound(path, ready)


class TestSample:
    def test_each_slice_is_as_likely_as_any_other(self, search: tuple[Path, Prepared]) -> None:
        """The lowest of what was drawn are kept, however many slices there were, and no more than 64."""
        with closing(SearchFile.open(search[0])) as file:
            kept, (machine,) = file.read(sample_rows.samples), file.read(sample_rows.machines)
        assert (len(kept), machine.slices > 64) == (sample_rows.MOST, True)
        assert len({one.state + bytes(one.budget) for one in kept}) == len(kept)
        assert kept == sorted(kept, key=lambda one: one.key)

    def test_some_of_each_computer_are_done_again(self, search: tuple[Path, Prepared]) -> None:
        with closing(SearchFile.open(search[0])) as file:
            every = [replace(one, machine="odd" if i == 50 else "usual")
                     for i, one in enumerate(file.read(sample_rows.samples))]
        assert {one.machine for one in chosen(every, 2)} == {"odd", "usual"}
        assert (len(chosen(every, 5)), len(chosen(every, 100)), chosen([], 3)) == (5, 64, [])


def test_computers_beyond_a_thousand_are_counted_together(search: tuple[Path, Prepared]) -> None:
    with closing(SearchFile.open(search[0])) as file:
        before = file.read(sample_rows.machines)
        many = [sample_rows.Machine(f"pod-{number}", "1", 2, 3) for number in range(sample_rows.MOST_NAMED + 5)]
        with file.changing() as db:
            sample_rows.add_machines(db, many)
            sample_rows.add_machines(db, many)
            after = sample_rows.machines(db)
            db.rollback()
    (others,) = (one for one in after if one.name == sample_rows.OTHERS)
    assert len(after) == sample_rows.MOST_NAMED + 1
    assert (others.slices, others.nodes) == (4 * (5 + len(before)), 6 * (5 + len(before)))
    assert sum(one.nodes for one in after) == sum(one.nodes for one in before) + 2 * sum(one.nodes for one in many)
