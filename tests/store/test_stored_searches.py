"""Whose search a file holds: each command knows it, whatever engine began it, and each way on is exact or refused."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

import pytest

import session_help
from latticework.cli.main import run
from latticework.cover import ORDERS
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files.stored_solutions import StoredSolutions
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.jobs.slice_work import Task
from latticework.jobs.slice_work import run as run_slice
from latticework.jobs.totals import Totals
from latticework.puzzle import MODULI, Puzzle, edit_parts, parse
from latticework.run.search import Search
from latticework.search import ENGINES
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun, numbered, solutions
from quick_suite import in_part

TWINS = parse(session_help.TWINS, "twins")
FIVES = parse(session_help.puzzle_text("Fives", 6, 5, {n: (session_help.PENTOMINOES[n], 1) for n in "FILPVY"}),
              "fives")
SQUARE = parse(session_help.puzzle_text("Square", 2, 2, {"D": ("##", 1), "I": ("##", 1)}), "square")
PRUNED = ("small", "islands", "parity", "fits")
METHODS = [Method(engine, order) for engine in ENGINES for order in ("", *ORDERS)]
METHODS += [Method(engine, "", by_size) for engine in ENGINES if engine != "processor" for by_size in (True, False)]
METHODS += [Method(engine, "", None, PRUNED) for engine in ENGINES]


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)


def begun(path: Path, method: Method, puzzle: Puzzle = TWINS, slices: int = 3, budget: int = 8) -> Path:
    """Make a search file as a search by a method leaves it after some slices."""
    with closing(Search.start(prepare(puzzle, method), path)) as search:
        for _ in range(slices):
            row = search.file.frontier()[0]
            task = Task(row.state, row.share, budget, 2, 100)
            search.file.commit([(row.id, run_slice(search.prepared.job, task))], 0.01)
    return path


@cache
def whole(puzzle: str) -> Totals:
    """Return the counts of an undisturbed search."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        return session_help.finish(Path(folder) / "whole.search", prepare({"twins": TWINS, "fives": FIVES}[puzzle]))


def found(totals: Totals) -> tuple[int, ...]:
    """Return what every way of searching must agree on; nodes depend on the way."""
    return totals.copies, totals.rotations, totals.solutions, totals.digest, totals.explored


@contextmanager
def unchanged(path: Path) -> Iterator[None]:
    before = path.read_bytes()
    yield
    assert path.read_bytes() == before


class TestLooking:
    @pytest.mark.parametrize("method", in_part([m for m in METHODS if m.engine == "auto" or not m.order], 4), ids=str)
    def test_every_command_knows_the_search_of_every_method(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, method: Method
    ) -> None:
        path = begun(tmp_path / "a.search", method)
        with closing(SearchFile.open(path)) as file:
            stored = file.totals().solutions
        assert stored
        picture = tmp_path / "a.svg"
        with unchanged(path):
            for arguments in (["solutions", path], ["solutions", path, "--json"], ["solutions", path, "--count"],
                              ["render", path, "-o", picture], ["verify", path]):
                assert (run([*map(str, arguments)]), capsys.readouterr().err) == (0, "")
            assert run(["solutions", str(path), "--count", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["reflections"] == stored
        assert picture.stat().st_size

    def test_what_another_version_counted_differently(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        path = begun(tmp_path / "a.search", Method("processor"))
        session_help.changed(path, "UPDATE meta SET fingerprint = 'other'")
        for arguments in (["solutions", path], ["render", path, "-o", tmp_path / "a.svg"], ["verify", path]):
            assert run([*map(str, arguments)]) == 2
            assert "was made by another version of the program" in capsys.readouterr().err
        with pytest.raises(FileRefusedError, match="another version"):
            Search.start(prepare(TWINS), path)

    @pytest.mark.parametrize("method", ["processor --size", "processor --order long", "backtrack --prune luck"])
    def test_a_method_that_was_changed(self, tmp_path: Path, method: str) -> None:
        path = begun(tmp_path / "a.search", Method("processor"))
        session_help.changed(path, "UPDATE meta SET engine = ?", values=(method,))
        with pytest.raises(FileRefusedError, match=str(path)), closing(SearchFile.open(path)) as file:
            as_begun(file)

    @pytest.mark.parametrize("engine", ENGINES)
    def test_a_search_of_another_puzzle(self, tmp_path: Path, engine: str) -> None:
        path = begun(tmp_path / "a.search", Method(engine))
        renamed = parse(session_help.TWINS.replace("Twins", "Fewer").replace("####\n####\n", "####\n"), "fewer")
        same_name = parse(session_help.TWINS.replace("####\n####\n", "####\n"), "fewer")
        for puzzle, words in ((renamed, "another puzzle, 'Twins'"), (same_name, "another puzzle of this name")):
            with unchanged(path), pytest.raises(FileRefusedError, match=words):
                Search.start(prepare(puzzle), path)


def asked(number: int) -> list[Method]:
    """Return ways to go on: every engine; and each of an order, the rule and the prunings without an engine."""
    order = ORDERS[number % len(ORDERS)]
    return [*map(Method, ENGINES), Method("auto", order), Method("auto", "", number % 2 == 0),
            Method("auto", "", None, PRUNED)]


def gone_on(path: Path, puzzle: Puzzle, method: Method) -> tuple[Totals | None, str]:
    """Go on with a search to its end, and check its file; return its counts, or None and why it was refused."""
    try:
        prepared = prepare(puzzle, method)
        with closing(Search.start(prepared, path)) as search:
            totals = search.run(1, threading.Event())
    except LatticeworkError as error:
        return None, str(error)
    session_help.assert_sound(path, search.prepared)
    return totals, ""


class TestGoingOn:
    @pytest.mark.parametrize("number", in_part([
        pytest.param(number, id=str(method), marks=[pytest.mark.slow] if number % 9 else [])
        for number, method in enumerate(METHODS)], 3))
    def test_by_any_other_method_is_exact_or_refused(self, tmp_path: Path, number: int) -> None:
        before = METHODS[number]
        went_on = 0
        path = begun(tmp_path / "a.search", before)
        data = path.read_bytes()
        for after in asked(number):
            path.write_bytes(data)
            totals, refusal = gone_on(path, TWINS, after)
            if totals is None:
                assert path.read_bytes() == data
                assert "goes by the order alone" in refusal or "cannot go on with it" in refusal
                assert "processor" in {before.engine, after.engine}
                continue
            went_on += 1
            assert found(totals) == found(whole("twins"))
        assert went_on >= 2

    @pytest.mark.parametrize("before", in_part([Method("bitset"), Method("backtrack", "long"),
                                                Method("processor", "short"), Method("dlx", "", False)], 2), ids=str)
    @pytest.mark.parametrize("after", [Method(), Method("auto", "diagonal"), Method("dlx", "middle"),
                                       Method("backtrack", "given"), Method("auto", "", None, PRUNED)], ids=str)
    def test_with_parts_of_one_copy(self, tmp_path: Path, before: Method, after: Method) -> None:
        path = begun(tmp_path / "a.search", before, FIVES, 4, 100)
        totals, refusal = gone_on(path, FIVES, after)
        if totals is None:
            assert (before.engine, f"begun by `{before}`" in refusal) == ("processor", True)
            assert after.order
        else:
            assert found(totals) == found(whole("fives"))

    def test_only_what_is_asked_for_changes(self, tmp_path: Path) -> None:
        path = begun(tmp_path / "a.search", Method("backtrack", "long", True, ("islands",)))
        ways = {Method(): "backtrack --order long --size --prune islands", Method("dlx"): "dlx",
                Method("auto", "short"): "backtrack --order short --size --prune islands",
                Method("auto", "", False): "backtrack --order long --no-size --prune islands",
                Method("auto", "", None, ("fits",)): "backtrack --order long --size --prune fits"}
        for method, expected in ways.items():
            with closing(Search.start(prepare(TWINS, method), path)) as search:
                assert str(search.prepared.method) == expected

    def test_the_processor_is_resumed_by_itself_and_otherwise_refused(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        puzzle = session_help.write(tmp_path, session_help.TWINS)
        path = begun(tmp_path / "a.search", Method("processor", "long"))
        with unchanged(path):
            assert run(["solve", str(puzzle), "--search", str(path), "--order", "short"]) == 2
        assert "begun by `processor --order long`" in capsys.readouterr().err
        assert run(["solve", str(puzzle), "--search", str(path), "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["method"] == "processor --order long"


def test_numbers_of_solutions_by_modulus() -> None:
    totals = Totals(solutions=1, rotations=2, copies=4)
    assert totals.by_modulus == {"nothing": 4, "rotations": 2, "reflections": 1}


@pytest.mark.parametrize("modulo", MODULI)
def test_as_many_solutions_are_read_as_were_counted(tmp_path: Path, modulo: str) -> None:
    path = begun(tmp_path / "a.search", Method("processor"), slices=1, budget=1 << 40)
    with closing(SearchFile.open(path)) as file:
        prepared = as_begun(file)
        read = [options.tolist() for _, _, options in solutions(file, prepared, 1, modulo)]
        assert len(read) == file.totals().by_modulus[modulo]
        assert len({tuple(options) for options in read}) == len(read)
        assert numbered(file, prepared, 1).tolist() == read[0]
        with pytest.raises(LatticeworkError, match="has no solution number 99; there are"):
            numbered(file, prepared, 99)


def test_no_more_solutions_are_written_than_were_seen(tmp_path: Path) -> None:
    path = tmp_path / "a.search"
    session_help.finish(path, prepare(FIVES))
    with closing(SearchFile.open(path)) as file:
        prepared, stored = as_begun(file), file.totals().solutions
    for seen in (1, stored - 1, stored):
        with StoredSolutions(path, prepared, seen).contents() as contents:
            assert len(list(contents.solutions())) == seen


class TestGroupsAndBox:
    """The items and options are the same with them, but what comes apart is not."""

    @pytest.mark.parametrize("edit", [lambda p: edit_parts.with_group(p, 0, "a"),
                                      lambda p: edit_parts.with_box(p, 0, True)], ids=["group", "box"])
    @pytest.mark.parametrize("back", [False, True])
    def test_a_search_with_others_is_refused(self, tmp_path: Path, edit: Callable[[Puzzle], Puzzle], back: bool
                                             ) -> None:
        placed = SQUARE.with_part(0, motions="placed")
        puzzles = (placed, edit(placed))[:: -1 if back else 1]
        assert prepare(puzzles[0]).fingerprint == prepare(puzzles[1]).fingerprint
        path = tmp_path / "a.search"
        session_help.finish(path, prepare(puzzles[0]))
        with unchanged(path), pytest.raises(FileRefusedError, match="other groups or another box"):
            Search.start(prepare(puzzles[1]), path)
        Search.start(prepare(puzzles[0]), path).close()

    def test_names_of_groups_do_not_matter(self, tmp_path: Path) -> None:
        for name in "ab":
            Search.start(prepare(edit_parts.with_group(SQUARE, 0, name)), tmp_path / "a.search").close()
