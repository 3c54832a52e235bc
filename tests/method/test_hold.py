"""The held item: named, found by probing, kept with the search."""

import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

import session_help
from latticework import paths
from latticework.cli.main import run
from latticework.cover import candidates, restrict
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import PROBE, Method
from latticework.jobs.searched import item_name, item_names
from latticework.method import held_item
from latticework.method.held_item import by_numbers, by_probing
from latticework.puzzle import Puzzle, load, parse
from latticework.run.search import Search
from latticework.search import Problem
from latticework.search.probes.random_probes import tree_sizes
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from shapes import SOMA, box, flat, solid
from ways_help import search_all

Chances: TypeAlias = NDArray[np.float64]
Begin = NDArray[np.bool_] | None
PENTOMINOES = parse(session_help.pentominoes(10, 6), "6x10")
TWIGS = load(paths.library() / "hexagon-stick/pentatwigs-triangle.toml")
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]


def nodes(prepared: Prepared) -> int:
    return search_all(prepared.job).nodes


def every(puzzle: Puzzle) -> dict[str, int]:
    """Return the nodes of a search with each item held."""
    usual = prepare(puzzle)
    names_of_all = [item_name(usual.reduction, held.item) for held in candidates(usual.reduction.cover, usual.group)]
    return {name: nodes(usual.by(replace(usual.method, hold=name))) for name in names_of_all}


RINGS = load(paths.library() / "ring/twelve-rings.toml")


class TestNumbers:
    @pytest.mark.parametrize(("puzzle", "most"), [(RINGS, 15_000), (TWIGS, 60_000)])
    def test_a_tree_becomes_a_fraction(self, puzzle: Puzzle, most: int) -> None:
        usual = prepare(puzzle)
        assert nodes(by_numbers(usual)) < most < nodes(usual) / 1.8

    def test_what_is_left_is_counted_as_one_would_by_hand(self) -> None:
        cover = prepare(TWIGS).cover
        having = [set(cover.options_of(item).tolist()) for item in range(cover.n_items)]
        for option in range(0, cover.n_options, 97):
            held = {item for item in range(cover.n_items) if option in having[item]}
            gone = set().union(*(having[item] for item in held if cover.most[item] == 1))
            rest = sorted(len(having[item] - gone) for item in range(cover.n_items)
                          if item not in held and cover.least[item] > 0)[:3]
            found = held_item._left(cover, held_item._having(cover), np.array([option], np.int32))
            assert found == pytest.approx(np.mean(rest) if rest[0] else 0)

    def test_too_many_placements_stay_as_they_are(self, monkeypatch: pytest.MonkeyPatch) -> None:
        usual = prepare(TWIGS)
        monkeypatch.setattr(held_item, "_MOST", 1 << 16)
        assert by_numbers(usual) is usual

    def test_nothing_is_held_without_symmetry(self) -> None:
        usual = prepare(flat((*box(5, 4)[:-1], (5, 0, 0)), "LPWY"))
        assert by_numbers(usual) is usual

    def test_so_few_items_that_all_are_the_smallest(self) -> None:
        cover = prepare(solid(box(2, 1, 1), {"a": "##"})).cover
        assert held_item._left(cover, held_item._having(cover), np.array([0], np.int32)) == 1


class TestProbing:
    @pytest.mark.slow
    @pytest.mark.parametrize("name", [
        "hexagon-stick/pentatwigs-triangle", pytest.param("triangle/hexiamonds-rhombus", marks=pytest.mark.slow)])
    @pytest.mark.parametrize("seed", SEEDS)
    def test_it_finds_three_quarters_of_the_best_gain(self, name: str, seed: int) -> None:
        puzzle = load(paths.library() / f"{name}.toml")
        searched, usual = every(puzzle), prepare(puzzle)
        found = by_probing(usual, seed=seed)
        assert searched[item_name(found.reduction, found.restriction.item)] <= min(searched.values()) / 0.75
        assert searched[item_name(usual.reduction, usual.restriction.item)] > 1.8 * min(searched.values())

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", SEEDS)
    def test_the_usual_item_stays_where_it_is_right(self, seed: int) -> None:
        assert by_probing(prepare(PENTOMINOES), 1.0, seed=seed).method == Method()

    def test_so_it_does_where_there_is_no_time(self) -> None:
        assert by_probing(prepare(TWIGS), 1e-6).method == Method()

    @pytest.mark.parametrize("seconds", in_part([0.5, 2.0, 5.0], 3))
    @pytest.mark.parametrize("engine", ["bitset", "backtrack"])
    def test_it_takes_no_more_than_it_is_given(
        self, engine: str, seconds: float, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        clock = [0.0]
        sizes = tree_sizes

        def timed(problem: Problem, chances: Chances, *begin: Begin) -> Chances:
            clock[0] += 20e-6 * len(chances)
            return sizes(problem, chances, *begin)

        monkeypatch.setattr(held_item, "tree_sizes", timed)
        monkeypatch.setattr(time, "process_time", lambda: clock[0])
        by_probing(prepare(TWIGS, Method(engine)), seconds)
        assert seconds / 2 < clock[0] <= 1.02 * seconds

    def test_an_item_has_the_same_tree_in_the_tables_of_all(self) -> None:
        usual = prepare(PENTOMINOES, Method("dlx"))
        chances = np.random.default_rng(1).random((200, 12))
        whole = usual.unrestricted.job.problem
        for held in candidates(usual.reduction.cover, usual.group):
            kept = restrict(usual.reduction.cover, usual.group, held).kept
            own = usual.by(replace(usual.method, hold=item_name(usual.reduction, held.item))).job.problem
            assert (tree_sizes(whole, chances, kept) == tree_sizes(own, chances)).all()

    def test_nothing_is_held_without_symmetry(self) -> None:
        target = (*box(5, 4)[:-1], (5, 0, 0))
        assert by_probing(prepare(flat(target, "LPWY"))).restriction.item == -1

    @pytest.mark.slow
    @pytest.mark.parametrize("engine", ["backtrack", pytest.param("processor", marks=pytest.mark.slow)])
    def test_without_the_smallest_item_rule_that_tree_is_probed(self, engine: str) -> None:
        prepared = prepare(TWIGS, Method(engine))
        found = by_probing(prepared, seed=1)
        assert found.method.engine == engine
        assert nodes(found) <= 740_383, "so many has the usual item"


class TestNames:
    def test_parts_and_cells(self) -> None:
        reduction = prepare(PENTOMINOES).reduction
        assert [item_name(reduction, item) for item in (0, 11, 12)] == ["F", "Z", "0,0"]

    def test_what_could_be_taken_for_something_else_goes_by_number(self) -> None:
        puzzle = flat(box(5, 4), "LPWY")
        parts = [replace(part, name=name) for part, name in
                 zip(puzzle.parts, ("same", "same", "probe", "0,0"), strict=True)]
        found = item_names(prepare(replace(puzzle, parts=tuple(parts))).reduction)
        assert [name for name, item in found.items() if item < 4] == ["#1", "#2", "#3", "#4"]

    @pytest.mark.parametrize("hold", ["Q", "99,99", "0,0"])
    def test_what_cannot_be_held_is_refused(self, hold: str) -> None:
        with pytest.raises(LatticeworkError, match=f"hold: '{hold}' should be a part or cell.*: F, I, L"):
            prepare(PENTOMINOES, Method(hold=hold))

    @pytest.mark.parametrize("hold", ["a b", "it's", '"', "-x", "X", "--size"])
    def test_any_name_is_kept_with_the_method(self, hold: str) -> None:
        method = Method("backtrack", "short", hold=hold)
        assert Method.of(str(method)) == method

    def test_a_method_that_ends_in_a_quote_is_refused(self) -> None:
        with pytest.raises(LatticeworkError, match="no way to search"):
            Method.of("bitset --hold '")


class TestSearchFile:
    @pytest.fixture(autouse=True)
    def inline(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)

    @pytest.fixture
    def soma(self) -> Puzzle:
        return solid(box(3, 3, 3), SOMA)

    def begun(self, puzzle: Puzzle, path: Path, hold: str) -> Method:
        with closing(Search.start(prepare(puzzle, Method(hold=hold)), path)) as search:
            return search.prepared.method

    @pytest.mark.parametrize("later", ["", PROBE, "V"])
    def test_a_search_resumes_with_what_it_holds(self, soma: Puzzle, tmp_path: Path, later: str) -> None:
        path = tmp_path / "a.search"
        assert self.begun(soma, path, "V").hold == "V"
        with closing(Search.start(prepare(soma, Method(hold=later)), path)) as search:
            assert search.prepared.method.hold == "V"
            totals = search.run(1, threading.Event())
        assert (totals.copies, totals.rotations, totals.solutions) == (11_520, 480, 240)

    def test_it_resumes_by_another_engine_too(self, soma: Puzzle, tmp_path: Path) -> None:
        path = tmp_path / "a.search"
        self.begun(soma, path, "V")
        with closing(Search.start(prepare(soma, Method("backtrack")), path)) as search:
            assert str(search.prepared.method) == "backtrack --hold V"
            assert search.run(1, threading.Event()).solutions == 240

    def test_another_item_is_refused(self, soma: Puzzle, tmp_path: Path) -> None:
        path = tmp_path / "a.search"
        self.begun(soma, path, "V")
        with pytest.raises(FileRefusedError, match="--hold V"):
            Search.start(prepare(soma, Method(hold="P")), path)

    def test_what_probing_found_is_kept(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(held_item, "PROBES", 1_000)  # enough for this one
        # Probes are random numbers, and how many are sent to measure their time depends on the machine.
        monkeypatch.setattr(held_item._Probing, "measured", lambda *_: (1e-3, 1e-6))
        path = tmp_path / "a.search"
        found = self.begun(TWIGS, path, PROBE)
        with closing(SearchFile.open(path)) as file:
            assert file.method == found
        assert found.hold == "S5"


@pytest.mark.slow
def test_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = session_help.write(tmp_path, session_help.pentominoes(10, 6))
    assert run(["estimate", str(file), "--hold", "V", "--probes", "20"]) == 0
    assert "bitset --hold V" in capsys.readouterr().out
    assert run(["solve", str(file), "--hold", "Q", "--quiet"]) == 2
    assert "hold: 'Q' should be" in capsys.readouterr().err
