"""Certificates of searches: what they say, that they are read back, and that what is false in one is found."""

import shutil
import tomllib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError
from latticework.puzzle import parse
from latticework.session import (
    Prepared,
    Search,
    SearchFile,
    certificate,
    certificate_text,
    dispatcher,
    prepare,
    sample_rows,
)
from latticework.session.certificate import certify, check
from latticework.session.certificate_text import Piece, WrongCertificateError
from latticework.session.parts import splitting
from latticework.session.slices_again import chosen
from session_help import InlinePool, finish, part_way


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Prepared]:
    """A search of many short slices."""
    path = tmp_path_factory.mktemp("searched") / "a.search"
    ready = prepare(parse(session_help.dominoes(6, 5), "test"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "Pool", InlinePool)
        session_help.slices_of(patch, 25)
        finish(path, ready)
    return path, ready


@pytest.fixture
def search(made: tuple[Path, Prepared], tmp_path: Path) -> tuple[Path, Prepared]:
    shutil.copy(made[0], tmp_path)
    return tmp_path / "a.search", made[1]


def certified(path: Path, most: int = 16) -> Path:
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
    assert (data["complete"], data["fingerprint"], len(data["slices"])) == (True, ready.fingerprint, 16)
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
    assert made.stat().st_size < 8_000
    with pytest.raises(FileRefusedError, match="name the puzzle"):
        check(made)
    check(made, ready.document)


def test_line_ends_of_another_system_are_no_change(search: tuple[Path, Prepared]) -> None:
    made = certified(search[0])
    made.write_bytes(made.read_bytes().replace(b"\n", b"\r\n"))
    check(made)


def test_a_changed_one_is_refused(search: tuple[Path, Prepared]) -> None:
    made = certified(search[0])
    made.write_text(made.read_text("utf-8").replace("all = 1183", "all = 1184"), encoding="utf-8")
    with pytest.raises(WrongCertificateError, match="was changed since it was signed"):
        check(made)


@pytest.mark.parametrize(("name", "reason"), [
    ("nodes", "gave something else"), ("solutions", "gave something else"), ("share", "none of this puzzle"),
    ("budget", "gave something else|none of this puzzle")])
def test_a_false_slice_is_found_although_it_is_signed(
    search: tuple[Path, Prepared], name: str, reason: str
) -> None:
    made = certified(search[0])
    first = tomllib.loads(made.read_text("utf-8"))["slices"][0]
    slices = f'computer = "{first["computer"]}"'
    text = made.read_text("utf-8").split(slices)[1]
    old = next(line for line in text.splitlines() if line.startswith(f"{name} = "))
    wrong = 1 << 60 if name == "budget" else first[name] + 1
    signed_anew(made, slices + text.split(old)[0] + old, slices + text.split(old)[0] + f"{name} = {wrong}")
    with pytest.raises(FileRefusedError, match=reason):
        check(made)


@pytest.mark.parametrize(("before", "after", "reason"), [
    ('way = "', 'way = "x', "item:option"), ('way = "', 'way = "999:1 ', "none of this puzzle"),
    ("complete = true", "complete = 1", "true or false"), ("nodes = ", "nodes = -", ">= 0"),
    ("format = 1", "format = 2", "not a format"), ('method = "', 'method = "x', "no such engine|prepared"),
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
        one = file.read(sample_rows.samples)[0]
        db.execute("UPDATE samples SET copies = copies + 1 WHERE key = ?", (one.key,))
        db.execute("UPDATE sampled SET hash = ?", (sample_rows._hash(sample_rows.samples(db)),))
    session_help.seal_anew(path)
    with pytest.raises(FileRefusedError, match="One of the two computers is wrong"):
        certified(path, 64)


def test_a_part_gets_none(search: tuple[Path, Prepared], tmp_path: Path) -> None:
    path, _ = part_way(tmp_path, session_help.dominoes(6, 6))
    part = path.with_name(splitting.split(path, 2)[0].name)
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

    def test_nothing_without_slices(self, search: tuple[Path, Prepared]) -> None:
        checked = check(certified(search[0], 0))
        assert (checked.is_anything, checked.nodes, checked.proofs) == (False, 0, ())

    def test_nothing_where_no_solution_is_only_claimed(self, search: tuple[Path, Prepared]) -> None:
        made = certified(search[0], 0)
        for name in ("all", "rotations", "reflections"):
            old = next(line for line in made.read_text("utf-8").splitlines() if line.startswith(f"{name} = "))
            signed_anew(made, old, f"{name} = 0")
        assert not check(made).is_anything

    def test_all_of_a_small_search(self, tmp_path: Path) -> None:
        made, changed = small(tmp_path), tmp_path / "b"
        assert check(made).is_all
        shutil.copy(made, changed)
        signed_anew(changed, "all = 11\n", "all = 12\n")  # more than its slices found
        with pytest.raises(WrongCertificateError, match=r"solutions: 12 should be 11, as in all its slices"):
            check(changed)

    @pytest.mark.parametrize(("name", "reason"), [
        ("nodes", "nodes: .* in its slices should be at most 1"), ("all", "solutions: .* should be at most 1")])
    def test_more_in_the_slices_than_in_all(self, search: tuple[Path, Prepared], name: str, reason: str) -> None:
        made = certified(search[0])
        lines = made.read_text("utf-8").splitlines()
        signed_anew(made, f"\n{next(one for one in lines if one.startswith(f'{name} = '))}\n", f"\n{name} = 1\n")
        with pytest.raises(WrongCertificateError, match=reason):
            check(made)

    def test_the_same_slice_twice(self, search: tuple[Path, Prepared]) -> None:
        made = certified(search[0])
        slices = tomllib.loads(made.read_text("utf-8"))["slices"]
        first = Piece(**max(slices, key=lambda one: one["nodes"]))
        again = certificate_text.read(made)
        again.slices = [first, first]
        made.write_text(certificate_text.written(again), encoding="utf-8")
        with pytest.raises(WrongCertificateError, match="begin at the same place"):
            check(made)


def small(folder: Path) -> Path:
    """Return the certificate of a search of one slice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "Pool", InlinePool)
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
