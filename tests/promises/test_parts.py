"""A search that is split, solved in parts and merged gives what one in a single file gives."""

import shutil
from contextlib import closing
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import session_help
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs import answers, slice_work
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run.verification import verify
from latticework.shares import split_and_merge
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from latticework.store.tables import part_rows
from latticework.store.tables.part_rows import Status
from quick_suite import in_part
from session_help import InlinePool, finish, go_on, numbers

TEXTS = {"dominoes": session_help.dominoes(6, 5), "twins": session_help.TWINS,
         "pentominoes": session_help.pentominoes(20, 3)}


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    monkeypatch.setattr(split_and_merge, "FOR_EACH", 3)
    monkeypatch.setattr(split_and_merge, "BUDGET", 5)


@cache
def prepared(name: str) -> Prepared:
    return prepare(parse(TEXTS[name], "test"))


@cache
def expected(name: str, folder: Path) -> tuple[Totals, list[int], set[tuple[int, ...]]]:
    """Return totals, nodes of the levels, and solutions of a search in a single file."""
    return ended(folder / f"{name}.expected", prepared(name))


def ended(path: Path, ready: Prepared) -> tuple[Totals, list[int], set[tuple[int, ...]]]:
    totals = finish(path, ready)
    with closing(SearchFile.open(path)) as file:
        file.check_seal_of_rows()
        options = [row.options for row in file.page(1, totals.stored)]
        assert len(set(options)) == len(options)
        return totals, file.profile(), set(options)


def begun(folder: Path, name: str, slices: int = 2, budget: int = 20) -> Path:
    """Make a search file that has some open subtrees."""
    path, ready = folder / "head.search", prepared(name)
    with closing(SearchFile.create(path, ready.document, ready.fingerprint)) as file:
        for _ in range(slices):
            go_on(file, ready, budget)
    return path


def merge(head: Path, part: Path, name: str, unfinished: bool = False, again: int = 1) -> None:
    with part_files.locked(head) as file:
        split_and_merge.merge(file, prepared(name), part, unfinished, again)


def split(path: Path, n: int) -> list[Path]:
    return [path.with_name(part.name) for part in split_and_merge.split(path, n)]


class TestPartsAreExact:
    @settings(max_examples=3, deadline=None)
    @given(data=st.data())
    @pytest.mark.parametrize("name", in_part(TEXTS, 3))
    def test_whatever_is_split_merged_and_done_twice(
        self, tmp_path_factory: pytest.TempPathFactory, name: str, data: st.DataObject
    ) -> None:
        """Splits of splits, parts merged before their end, copies solved twice, parts lost; then the rest."""
        folder = tmp_path_factory.mktemp("parts")
        head = begun(folder, name, data.draw(st.integers(0, 3)), data.draw(st.integers(1, 30)))
        parent: dict[Path, Path | None] = {head: None}
        for _ in range(data.draw(st.integers(2, 8))):
            path = data.draw(st.sampled_from(sorted(parent)))
            act = data.draw(st.sampled_from(["split", "slice", "merge", "lose", "copy"]))
            self._act(act, path, parent, name, data)
        for path in sorted(parent, key=lambda one: -one.name.count(".")):  # parts of parts first
            if (up := parent[path]) is not None:
                finish(path, prepared(name))
                merge(up, path, name)
                with pytest.raises(FileRefusedError, match="merged already"):
                    merge(up, path, name)
        assert [numbers(one) if isinstance(one, Totals) else one for one in ended(head, prepared(name))] == [
            numbers(one) if isinstance(one, Totals) else one
            for one in expected(name, tmp_path_factory.getbasetemp())]
        session_help.assert_sound(head, prepared(name))

    def _act(
        self, act: str, path: Path, parent: dict[Path, Path | None], name: str, data: st.DataObject
    ) -> None:
        up = parent[path]
        if act == "slice":
            with closing(SearchFile.open(path)) as file:
                if file.frontier():
                    go_on(file, prepared(name), data.draw(st.integers(1, 50)))
        elif act == "split":
            try:
                parent.update(dict.fromkeys(split(path, data.draw(st.integers(1, 4))), path))
            except LatticeworkError as error:
                assert "no open subtrees" in str(error)  # noqa: PT017
        elif up is not None and path not in parent.values():
            if act == "copy":
                self._copied(path, up, name)
                del parent[path]
            elif act == "merge":
                merge(up, path, name, unfinished=True)
                del parent[path]
            else:
                with part_files.locked(up) as file:
                    split_and_merge.give_up(file, path.name)
                with pytest.raises(FileRefusedError, match="was given up"):
                    merge(up, path, name, unfinished=True)
                del parent[path]

    def _copied(self, path: Path, up: Path, name: str) -> None:
        """Solve a part and a copy of it, and merge the copy."""
        copy = path.with_name(f"copy of {path.name}")
        shutil.copy(path, copy)
        finish(path, prepared(name))
        finish(copy, prepared(name))
        merge(up, copy, name)
        with pytest.raises(FileRefusedError, match="solved too and found the same"):
            merge(up, path, name)

    def test_the_head_does_not_end_before_its_parts_are_merged(self, tmp_path: Path) -> None:
        head = begun(tmp_path, "dominoes")
        parts = split(head, 3)
        assert [part.name for part in parts] == ["head.1.search", "head.2.search", "head.3.search"]
        assert not finish(head, prepared("dominoes")).complete
        for part in parts:
            assert finish(part, prepared("dominoes")).complete
            assert not finish(head, prepared("dominoes")).complete
            merge(head, part, "dominoes")
        assert finish(head, prepared("dominoes")).complete

    @pytest.mark.parametrize("keeps", in_part(["none", "sample 20", "sample 300"], 3))
    def test_what_is_not_stored_is_counted_all_the_same(self, tmp_path: Path, keeps: str) -> None:
        """And of a sample the same solutions are stored as by a search in one file."""
        ready = prepared("dominoes").keeping(keeps)
        single, head = tmp_path / "single.search", tmp_path / "head.search"
        SearchFile.create(head, ready.document, ready.fingerprint, keeps=keeps).close()
        for part in split(head, 3):
            finish(part, ready)
            with part_files.locked(head) as file:
                split_and_merge.merge(file, ready, part, again=2)
        (totals, levels, stored), (wanted, *others) = ended(head, ready), ended(single, ready)
        assert numbers(totals) == numbers(wanted)
        assert [levels, stored] == others
        most = 0 if keeps == "none" else int(keeps.removeprefix("sample "))
        assert totals.stored == wanted.stored == min(totals.solutions, most)
        with closing(SearchFile.open(head)) as file:
            verify(file, 1, lambda _, __: None)

    def test_a_second_split_takes_other_names(self, tmp_path: Path) -> None:
        head = begun(tmp_path, "dominoes")
        first = split(head, 2)
        merge(head, first[1], "dominoes", unfinished=True)
        first[1].unlink()
        assert [part.name for part in split(head, 2)] == ["head.3.search", "head.4.search"]

    def test_parts_have_about_the_same_share(self, tmp_path: Path) -> None:
        with closing(SearchFile.open(begun(tmp_path, "pentominoes"))) as file:
            path = file.path
        shares = [part.share for part in split_and_merge.split(path, 4)]
        assert max(shares) < 2 * min(shares)


@pytest.fixture
def parts(tmp_path: Path) -> tuple[Path, list[Path]]:
    head = begun(tmp_path, "dominoes")
    return head, split(head, 3)


class TestStrangePartsAreRefused:
    """Each with its name and a reason; the search stays as it was."""

    @pytest.mark.parametrize(("change", "reason"), in_part([
        ("UPDATE totals SET nodes = nodes + 1", "nodes counted"),
        ("UPDATE totals SET explored = explored - 1", "shares do not add up"),
        ("UPDATE totals SET solutions = solutions + 1", "solutions stored"),
        ("UPDATE totals SET copies = copies + 1, rotations = rotations + 1", "not those that were counted"),
        ("UPDATE machines SET nodes = nodes + 1", "its parts or its sample"),
        ("UPDATE origin SET share = share + 1", "shares do not add up"),
        ("UPDATE origin SET share = 0", "share is none of a search"),
        ("UPDATE origin SET subtrees = 'x'", "other subtrees"),
        ("UPDATE origin SET identity = 'x'", "another split"),
        ("UPDATE origin SET search = 'x'", "a part of another search"),
        ("UPDATE meta SET fingerprint = 'x'", "another puzzle"),
        ("DELETE FROM blocks", "solutions stored"),
        ("UPDATE samples SET nodes = nodes + 1", "its parts or its sample"),
    ], 3, several=True))
    def test_what_does_not_add_up(self, parts: tuple[Path, list[Path]], change: str, reason: str) -> None:
        head, (part, *_) = parts
        finish(part, prepared("dominoes"))
        session_help.changed(part, change)
        self._is_refused(head, part, reason)

    def test_a_change_of_any_byte(self, parts: tuple[Path, list[Path]]) -> None:
        head, (part, *_) = parts
        finish(part, prepared("dominoes"))
        session_help.changed(part, "UPDATE totals SET updates = 7", sealed=False)
        self._is_refused(head, part, "seal is broken")

    def _is_refused(
        self, head: Path, part: Path, reason: str, unfinished: bool = False, again: int = 1
    ) -> None:
        before = head.read_bytes()
        with pytest.raises(FileRefusedError, match=reason) as refused:
            merge(head, part, "dominoes", unfinished, again)
        assert str(part) in str(refused.value)
        assert head.read_bytes() == before

    def test_one_that_is_not_finished(self, parts: tuple[Path, list[Path]]) -> None:
        self._is_refused(*_first(parts), "--unfinished")

    def test_one_whose_own_parts_are_away(self, parts: tuple[Path, list[Path]]) -> None:
        head, part = _first(parts)
        split(part, 2)
        self._is_refused(head, part, "before its own parts are", unfinished=True)

    def test_a_part_of_a_part(self, parts: tuple[Path, list[Path]]) -> None:
        head, part = _first(parts)
        small = split(part, 2)[0]
        finish(small, prepared("dominoes"))
        self._is_refused(head, small, "merged into that part first")

    def test_the_search_itself_and_a_search_of_its_own(self, parts: tuple[Path, list[Path]], tmp_path: Path) -> None:
        head, _ = parts
        self._is_refused(head, head, "this search itself")
        shutil.copy(head, tmp_path / "copy.search")
        self._is_refused(head, tmp_path / "copy.search", "a copy of it")
        finish(tmp_path / "own.search", prepared("dominoes"))
        self._is_refused(head, tmp_path / "own.search", "a search of its own")

    def test_a_part_of_a_copy_of_the_search(self, tmp_path: Path) -> None:
        head = begun(tmp_path, "dominoes")
        shutil.copy(head, tmp_path / "copy.search")
        part = split(tmp_path / "copy.search", 2)[0]
        split(head, 2)
        finish(part, prepared("dominoes"))
        self._is_refused(head, part, "another split")

    def test_one_that_a_machine_with_bad_memory_made(
        self, parts: tuple[Path, list[Path]], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """All adds up, but a slice that is done again gives another number of solutions."""
        head, part = _first(parts)
        real = slice_work.hashes
        with monkeypatch.context() as patch:
            for room in (slice_work, answers):  # both work with the same memory, so nothing contradicts the answer
                patch.setattr(room, "hashes", lambda rows, n_options: real(rows, n_options) + np.uint64(1))
            finish(part, prepared("dominoes"))
        self._is_refused(head, part, "One of the two computers is wrong", again=64)  # one may have found nothing

    @pytest.mark.parametrize("name", ["../outside.search", "a/b", "..", "", "C:\\a", "a\\b"])
    def test_a_search_whose_parts_would_be_elsewhere(self, parts: tuple[Path, list[Path]], name: str) -> None:
        head, part = _first(parts)
        session_help.changed(head, "UPDATE parts SET name = ? WHERE rowid = 1", values=(name,))
        for act in (lambda: merge(head, part, "dominoes"), lambda: split(head, 2)):
            with pytest.raises(FileRefusedError, match="damaged search file"):
                act()

    def test_two_copies_that_found_different_solutions(self, parts: tuple[Path, list[Path]]) -> None:
        head, part = _first(parts)
        finish(part, prepared("dominoes"))
        merge(head, part, "dominoes")
        session_help.changed(part, "UPDATE totals SET digest = '1234'")
        self._is_refused(head, part, "one of the computers that solved them is wrong")


def _first(parts: tuple[Path, list[Path]]) -> tuple[Path, Path]:
    return parts[0], parts[1][0]


def test_a_lost_part_is_taken_back(parts: tuple[Path, list[Path]]) -> None:
    head, (lost, *others) = parts
    with part_files.locked(head) as file:
        with pytest.raises(LatticeworkError, match="a part that is away"):
            split_and_merge.give_up(file, "another.search")
        split_and_merge.give_up(file, str(lost))
        assert [part.status for part in file.read(part_rows.parts)] == [Status.GIVEN_UP, Status.AWAY, Status.AWAY]
    for part in others:
        finish(part, prepared("dominoes"))
        merge(head, part, "dominoes")
    assert numbers(finish(head, prepared("dominoes"))) == numbers(
        finish(head.with_name("expected"), prepared("dominoes")))
