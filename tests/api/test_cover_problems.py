"""Exact cover problems as documents: loaded, solved, kept in files, counted, checked and saved from Python."""

import copy
import itertools
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import latticework as lw
from latticework.api import exact_cover, search_on_demand

QUEENS = {(r, c): [("row", r), ("column", c), ("up", r + c), ("down", r - c)] for r in range(6) for c in range(6)}
DIAGONALS = {item for items in QUEENS.values() for item in items if item[0] in ("up", "down")}
COLOURED = "a b | x\na x:red\nb x:red\nb x:blue\na\n"
Kept = dict[str, Any]


@pytest.fixture(params=["memory", "file", "workers"])
def kept(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Kept:
    """The arguments by which a search is kept in memory, in a file, or done by workers."""
    monkeypatch.setattr(search_on_demand, "ALONE", 0.0)
    return {"memory": {}, "file": {"search": tmp_path / "kept.search"}, "workers": {"workers": 2}}[request.param]


@pytest.fixture
def coloured(tmp_path: Path) -> Path:
    path = tmp_path / "coloured.dlx"
    path.write_text(COLOURED)
    return path


def loaded(path: Path) -> lw.ExactCover:
    problem = lw.load(path)
    assert isinstance(problem, lw.ExactCover)
    return problem


class TestSolutions:
    def test_are_the_same_wherever_they_are_searched(self, kept: Kept) -> None:
        solutions = lw.exact_cover(QUEENS, secondary=DIAGONALS, **kept)
        every = sorted(map(tuple, solutions))
        assert every == sorted(map(tuple, lw.exact_cover(QUEENS, secondary=DIAGONALS)))
        assert (len(every), solutions.count, lw.verify(solutions)) == (4, 4, 4)

    def test_are_no_more_than_the_limit(self, kept: Kept) -> None:
        solutions = lw.exact_cover(QUEENS, secondary=DIAGONALS, limit=3, **kept)
        assert (len(list(solutions)), solutions.count) == (3, 3)

    def test_are_none_where_an_item_has_no_option(self, kept: Kept) -> None:
        told: list[lw.Progress] = []
        solutions = lw.exact_cover([["a"]], primary=["a", "b"], progress=told.append, **kept)
        assert (list(solutions), solutions.count) == ([], 0)
        assert [one.explored for one in told[-1:]] in ([], [1.0])

    def test_progress_is_reported(self, kept: Kept) -> None:
        told: list[lw.Progress] = []
        assert lw.exact_cover(QUEENS, secondary=DIAGONALS, progress=told.append, **kept).count == 4
        assert (told[-1].explored, told[-1].solutions) == (1.0, 4)
        assert sorted(one.explored for one in told) == [one.explored for one in told]

    def test_nodes_are_counted_over_all_pieces_of_a_search(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = nodes_told()
        monkeypatch.setattr(exact_cover, "FIRST", 3)
        in_pieces = nodes_told()
        assert len(in_pieces) > len(whole)
        assert in_pieces == sorted(in_pieces)
        assert in_pieces[-1] == whole[-1]

    def test_of_a_file_are_lists_of_items(self, coloured: Path, kept: Kept) -> None:
        red, blue = ["b", ("x", "red")], ["b", ("x", "blue")]
        every = sorted(lw.solve(coloured, **kept), key=str)
        assert every == [[["a", ("x", "red")], red], [blue, ["a"]], [red, ["a"]]]


def nodes_told() -> list[int]:
    told: list[lw.Progress] = []
    list(lw.exact_cover(QUEENS, secondary=DIAGONALS, progress=told.append))
    return [one.nodes for one in told]


class TestKeptSearches:
    def test_resume_where_they_stopped(self, tmp_path: Path) -> None:
        path = tmp_path / "kept.search"
        begun = list(itertools.islice(lw.exact_cover(QUEENS, secondary=DIAGONALS, search=path), 2))
        every = list(lw.exact_cover(QUEENS, secondary=DIAGONALS, search=path))
        assert every[:2] == begun
        assert (len(every), lw.verify(path)) == (4, 4)
        assert loaded(path).primary[0] == "('row', 0)"

    @pytest.mark.slow
    def test_resume_in_a_process_that_orders_texts_in_sets_differently(self, tmp_path: Path) -> None:
        script = ("import latticework as lw\n"
                  "rows = [{f'row {r}', f'column {c}', f'up {r + c}', f'down {r - c}'} for r in range(6) for c in "
                  "range(6)]\n"
                  "free = {item for row in rows for item in row if item[0] in 'ud'}\n"
                  "print(len(list(lw.exact_cover(rows, secondary=free, search='kept.search', limit=LIMIT))))\n")
        for seed, limit in (1, 2), (2, None):
            done = subprocess.run([sys.executable, "-c", script.replace("LIMIT", str(limit))], cwd=tmp_path,
                                  env={"PYTHONHASHSEED": str(seed), "PYTHONPATH": ":".join(sys.path)},
                                  capture_output=True, text=True, check=False, timeout=100)
            assert (done.stdout, done.stderr) == (f"{limit or 4}\n", "")

    def test_distinguish_items_that_are_written_alike(self, tmp_path: Path) -> None:
        assert lw.exact_cover([[1, "1"], [1], ["1"]], search=tmp_path / "a.search").count == 2

    def test_are_refused_where_items_cannot_be_distinguished(self, tmp_path: Path) -> None:
        class Same:
            def __repr__(self) -> str:
                return "same"

        with pytest.raises(lw.LatticeworkError, match="items: same and another are written alike"):
            lw.exact_cover([[Same(), Same()]], search=tmp_path / "a.search")

    def test_of_another_problem_are_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "kept.search"
        assert lw.exact_cover(["ab", "a", "b"], search=path).count == 2
        with pytest.raises(lw.LatticeworkError, match="holds a search of another problem"):
            _ = lw.exact_cover(["ab", "a"], search=path).count


class TestDocuments:
    def test_are_taken_by_every_function(self, coloured: Path, tmp_path: Path) -> None:
        problem = loaded(coloured)
        assert repr(problem) == "ExactCover('coloured', 3 items, 4 options)"
        assert (lw.solve(problem).count, lw.count(problem), lw.estimate(problem).all.mean) == (3, 3, 3.0)
        assert lw.info(problem) == lw.info(coloured)
        assert (lw.info(problem).colors, lw.verify(lw.solve(problem))) == (2, 3)
        lw.save(problem, tmp_path / "again.json")
        lw.save(lw.solve(problem), tmp_path / "all.txt")
        assert lw.load(tmp_path / "again.json") == problem
        assert (tmp_path / "all.txt").read_text().count("Solution ") == 3

    @pytest.mark.parametrize("ending", [".dlx", ".json"])
    def test_come_back_from_files(self, ending: str, tmp_path: Path) -> None:
        problem = lw.exact_cover({1: "ab", 2: "a", 3: "bx"}, secondary="x", multiplicities={"a": (1, 2)}).problem
        path = tmp_path / f"mine{ending}"
        lw.save(problem, path)
        again = loaded(path)
        assert (again.primary, again.secondary) == (problem.primary, problem.secondary)
        assert (again.options, problem.options) == ([["a", "b"], ["a"], ["b", "x"]], [1, 2, 3])
        assert lw.solve(again).count == lw.solve(problem).count

    def test_of_items_that_are_no_texts_are_saved_by_their_texts(self, tmp_path: Path) -> None:
        lw.save(lw.exact_cover(QUEENS, secondary=DIAGONALS).problem, tmp_path / "queens.json")
        lw.save(lw.exact_cover(QUEENS, secondary=DIAGONALS), tmp_path / "all.jsonl")
        assert lw.solve(loaded(tmp_path / "queens.json")).count == 4
        assert len((tmp_path / "all.jsonl").read_text().splitlines()) == 4

    def test_can_be_sent_and_compared(self, coloured: Path) -> None:
        problem = loaded(coloured)
        sent = pickle.loads(pickle.dumps(problem))  # noqa: S301 our own
        assert sent == problem == copy.deepcopy(problem)
        assert hash(sent) == hash(problem)
        assert lw.exact_cover(["ab"]).problem != lw.exact_cover(["ac"]).problem
        assert lw.solve(sent).count == 3

    @pytest.mark.parametrize(("message", "how"), [
        ("hold: 'a' should be left to the program", {"hold": "a"}),
        ("prune: islands look at the cells", {"prune": "islands"}),
        ("order: 'tall' should be one of", {"order": "tall"}),
        ("order: 'short' goes by the places of cells", {"order": "short"}),
    ])
    def test_have_no_cells_to_go_by(self, message: str, how: dict[str, Any], coloured: Path) -> None:
        with pytest.raises(lw.LatticeworkError, match=message):
            _ = lw.solve(loaded(coloured), **how).count

    def test_are_no_puzzles(self, coloured: Path) -> None:
        with pytest.raises(lw.LatticeworkError, match="is an exact cover problem; this format takes puzzles"):
            lw.save(lw.load(coloured), coloured.with_suffix(".png"))


class TestCopies:
    def test_a_solution_is_small_and_equal(self) -> None:
        every = list(lw.solve("soma"))
        one, sent = every[7], pickle.dumps(every[7])
        assert len(sent) < 4_000
        assert len(pickle.dumps(every)) < 20_000
        again = pickle.loads(sent)  # noqa: S301 our own
        assert again == one == copy.deepcopy(one)
        assert (str(again), again.copies, again.symmetries) == (str(one), one.copies, one.symmetries)

    def test_a_solution_of_another_version_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        sent = pickle.dumps(lw.solve("simple-2x3").first())
        other = lw.load("soma").prepared
        monkeypatch.setattr(lw.Puzzle, "prepared", other)
        with pytest.raises(lw.LatticeworkError, match="Simple 2x3: a solution pickled by another version"):
            pickle.loads(sent)  # noqa: S301 our own

    @pytest.mark.parametrize("made", [lambda: lw.solve("soma"), lambda: lw.exact_cover(["a"])],
                             ids=["solve", "exact_cover"])
    @pytest.mark.parametrize("copied", [pickle.dumps, copy.copy, copy.deepcopy])
    def test_of_a_search_are_refused(self, made: Callable[[], object], copied: Callable[[object], object]) -> None:
        with pytest.raises(lw.LatticeworkError, match="a search can be neither pickled nor copied"):
            copied(made())
