"""`latticework bench`: the problems, that wrong solutions are no times, and what is printed."""

import json
import os
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess

import numpy as np
import pytest
from hypothesis import given

import forked_program
from latticework import paths
from latticework.bench import cases as cases_module
from latticework.bench import measure, methods, peers
from latticework.bench.cases import Case, cases, jigsaw, of_puzzle, plain, queens
from latticework.bench.measure import Taken
from latticework.bench.peers import takes
from latticework.bench.run import How, Measured, engines, measured
from latticework.cli import bench
from latticework.cli.bench import ratio
from latticework.cli.main import run
from latticework.cover import Cover, make_cover
from latticework.jobs.searched import searched
from latticework.search import make_problem, warm_kernels
from quick_suite import in_part
from random_covers import covers, rows, whole

FAKE = "def algorithm_c(*arrays):\n    yield from [[]] * {}\n"
"""A package of another name and the same face, which finds a number of solutions whatever it is asked."""


@pytest.fixture(autouse=True)
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure each solver only a few times."""
    monkeypatch.setattr(measure, "LEAST", 0.01)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave six queens alone to be measured."""
    monkeypatch.setattr(cases_module, "LIBRARY", dict.fromkeys(cases_module.SIZES, ()))
    monkeypatch.setattr(cases_module, "MADE", {
        "small": {"queens 6": (lambda: queens(6), 4)}, "medium": {}, "large": {}})
    monkeypatch.setattr(peers, "installed", lambda _: "")


@pytest.fixture
def fake(few: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Install a package that finds so many solutions."""
    (tmp_path / "xcover.py").write_text(FAKE.format(request.param))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(peers, "installed", lambda peer: "9" if peer == "xcover" else "")


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the process of each solver from one that has the kernels of all engines loaded."""
    def run_forked(words: list[str], timeout: float, **_: object) -> CompletedProcess[str]:
        return forked_program.run(words, Path.cwd(), timeout, load=warm_kernels.warm)

    monkeypatch.setattr("latticework.bench.run.subprocess.run", run_forked)


ONCE = How(repeat=1)


def solutions(cover: Cover) -> list[tuple[int, ...]]:
    return sorted(tuple(sorted(row)) for row in rows(whole(make_problem(cover))))


class TestProblems:
    def test_queens(self) -> None:
        """OEIS A000170."""
        assert [len(solutions(queens(n))) for n in range(4, 9)] == [2, 10, 4, 40, 92]

    def test_the_one_solution_of_a_jigsaw_is_the_one_it_is_cut_from(self) -> None:
        assert solutions(jigsaw(4, 4, 1)) == [tuple(17 * place for place in range(16))]
        assert len(solutions(jigsaw(2, 0, 1))) == 24  # all tabs alike: any part anywhere

    @pytest.mark.slow
    def test_the_largest_problem_has_a_hundred_thousand_options(self) -> None:
        assert 100_000 < cases(only="jigsaw")[0]().cover.n_options < 110_000

    @given(covers())
    def test_items_that_hold_by_themselves_can_be_left_out(self, cover: Cover) -> None:
        assert solutions(plain(cover)[0]) == solutions(cover)

    def test_copies_that_fill_the_target_need_no_item(self) -> None:
        pairs = [[a, b, 4] for a, b in ((0, 1), (2, 3), (0, 2), (1, 3))]
        assert plain(make_cover(pairs, [1] * 4 + [2], [1] * 4 + [2]))[1].tolist() == [True] * 4 + [False]
        assert plain(make_cover(pairs, [1] * 4 + [3], [1] * 4 + [3]))[1].all()
        assert plain(make_cover([*pairs, [0, 1, 2, 4]], [1] * 4 + [2], [1] * 4 + [2]))[1].all()
        assert of_puzzle("cubic/25-n-5x5x5").cover.n_items == 125

    def test_orders_are_of_the_items_that_are_left(self) -> None:
        case = of_puzzle("cubic/25-n-5x5x5")
        for engine in engines():
            assert sorted(case.given(engine).order) == list(range(125))

    def test_all_files_are_in_the_library(self) -> None:
        named = {row.file for table in bench.TABLES for row in table.rows}
        named |= {name for names in cases_module.LIBRARY.values() for name in names}
        assert all((paths.library() / f"{name}.toml").is_file() for name in named)
        assert all(len(row.figures) == len(table.heads) for table in bench.TABLES for row in table.rows)


class TestSolutionsAreHeldAgainstEachOther:
    @pytest.mark.usefixtures("forked")
    def test_every_engine_is_measured(self) -> None:
        """The order of options matters to one of them: it found too few when it was given that of another."""
        found = measured(of_puzzle("cubic/soma"), ONCE, engines())
        assert [one.solver for one in found] == list(engines())
        assert all(one.seconds and one.taken and not one.wrong for one in found)
        assert len({one.taken.solutions for one in found if one.taken}) == 1

    @pytest.mark.slow
    def test_another_number_than_expected_is_an_error(self) -> None:
        (one,) = measured(Case("queens", "small", queens(6), 5), ONCE, ("dlx",))
        assert one.wrong
        assert one.seconds is None
        assert one.reason == "4 solutions where 5 were expected"

    def test_another_number_than_published_is_an_error(self) -> None:
        case = of_puzzle("cubic/soma")
        assert case.prepared
        sent = whole(make_problem(case.cover)).solutions
        job = case.prepared.job
        assert case.verdict(sent, job) == ""
        assert case.verdict(sent[1:], job)
        entries = tuple(replace(entry, solutions=entry.solutions + 1) for entry in case.prepared.puzzle.published)
        puzzle = replace(case.prepared.puzzle, published=entries)
        other = replace(case.prepared, searched=searched(puzzle))
        said = replace(case, prepared=other).verdict(sent, job)
        assert "240 solutions, published are 241 (modulo reflections)" in said

    def test_too_slow(self) -> None:
        (one,) = measured(Case("queens", "small", queens(6), 4), How(1, 0.01), ("dlx",))
        assert (one.seconds, one.reason, one.wrong) == (None, "over 0.01 s", False)

    @pytest.mark.usefixtures("fake")
    @pytest.mark.parametrize("fake", [4], indirect=True)
    def test_a_solver_that_fails(self, tmp_path: Path) -> None:
        (tmp_path / "xcover.py").write_text("raise ZeroDivisionError('by design')\n")
        (one,) = measured(Case("queens", "small", queens(6), 4), ONCE, ("xcover",))
        assert (one.seconds, one.reason, one.wrong) == (None, "failed: ZeroDivisionError: by design", False)


class TestPeers:
    def test_what_they_take(self) -> None:
        plain_cover, copies = make_cover([[0]], [1], [1]), make_cover([[0]], [1], [2])
        assert [[takes(peer, cover) for peer in peers.PEERS] for cover in (plain_cover, queens(4), copies)] == [
            [True] * 3, [True, True, False], [False] * 3]

    @pytest.mark.slow
    @pytest.mark.parametrize("fake", in_part([4, 3], 2), indirect=True)
    @pytest.mark.usefixtures("fake")
    def test_one_that_is_installed(
        self, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
    ) -> None:
        right = request.node.callspec.params["fake"] == 4
        assert run(["bench", "--json", "--repeat", "1", "--solver", "xcover"]) == (0 if right else 4)
        said = capsys.readouterr()
        made = json.loads(said.out)["cases"][0]["solvers"]["xcover"]
        assert (made["seconds"] is not None) == right
        assert made["wrong"] != right
        assert ("queens 6: xcover: 3 solutions where 4 were expected" in said.err) != right

    @pytest.mark.skipif(not any(map(peers.installed, peers.PEERS)), reason="none of the packages is installed")
    def test_the_real_ones_agree_where_they_are_installed(self) -> None:
        for case in (of_puzzle("cubic/soma"), Case("queens", "small", queens(7), 40)):
            there = [peer for peer in peers.PEERS if peers.installed(peer) and takes(peer, case.cover)]
            default, *others = measured(case, ONCE, (engines()[0], *there))
            assert default.taken
            for other in others:
                assert not other.reason
                assert other.taken
                assert other.taken.solutions == default.taken.solutions


class TestMethods:
    @pytest.mark.parametrize(("name", "branches"), [
        ("8x8 without 2x2", 2_757_203), ("10x6", 10_595_621), ("8x8 without corners", 23_524_900),
        ("10x3x2", 1_315_930), ("green Happy Cube", 1262)])
    def test_back_tracking_has_the_published_branches(self, name: str, branches: int) -> None:
        """Barequet and Tal, Solving General Lattice Puzzles, 2010, and the thesis behind it; not one more or less."""
        (row,) = (row for row in methods.ROWS if row.name == name)
        (made,) = methods.counted(row, 60, ("BT",))
        assert made.branches == branches == row.figures["BT"][0]

    @pytest.mark.slow
    @pytest.mark.parametrize(("name", "branches"), [("6x5x2", 107_590_605), ("big Y", 210_454_691)])
    def test_so_it_has_in_long_searches(self, name: str, branches: int) -> None:
        (row,) = (row for row in methods.ROWS if row.name == name)
        (made,) = methods.counted(row, 600, ("BT",))
        assert made.branches == branches == row.figures["BT"][0]

    def test_a_method_ends_at_its_limit(self) -> None:
        (row,) = (row for row in methods.ROWS if row.name == "5x4x3")
        (made,) = methods.counted(row, 0.01, ("BT",))
        assert made.branches is None
        assert made.poses == 2168  # as published


class TestCommand:
    @pytest.mark.usefixtures("few", "forked")
    def test_tables_and_figures_of_every_engine(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "bench.json"
        assert run(["bench", "--quick", "--repeat", "1", "--save", str(file)]) == 0
        said = capsys.readouterr()
        assert "queens 6" in said.out
        assert all(engine in said.out for engine in engines())
        assert "×" in said.out
        assert f"not installed and left out: {', '.join(peers.PEERS)} (" in said.err
        (row,) = (line for line in said.out.splitlines() if line.startswith("│") and " dlx " in line)
        cells = [cell.strip() for cell in row.strip("│").split("│")]
        assert cells[:2] == ["", "dlx"]
        assert all(cells[1:])
        (case,) = json.loads(file.read_text())["cases"]
        assert list(case["solvers"]) == [case["default"], *(e for e in engines() if e != case["default"])]
        for engine, made in case["solvers"].items():
            assert made["solutions"] == made["profile"][-1] == 4
            assert sum(made["profile"]) == made["nodes"]
            assert made["nodes_per_second"] == pytest.approx(made["nodes"] / made["seconds"])
            assert made["memory"] > 10e6
            assert (made["updates"] is not None) == (engine == "dlx")
            assert made["tables"] > 0

    @pytest.mark.usefixtures("few", "forked")
    def test_some_solvers(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--quick", "--repeat", "1", "--json", "--solver", "dlx"]) == 0
        assert list(json.loads(capsys.readouterr().out)["cases"][0]["solvers"]) == ["bitset", "dlx"]
        assert run(["bench", "--solver", "abacus"]) == 2
        assert "--solver abacus: should be one of bitset, cells, dlx" in capsys.readouterr().err

    @pytest.mark.usefixtures("few", "forked")
    def test_published_tables(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--table", "--only", "simple-2x3", "--repeat", "1"]) == 0
        said = capsys.readouterr().out
        assert "Verhoeff" in said
        assert "simple 2x3" in said
        assert "10x6" not in said

    @pytest.mark.usefixtures("forked")
    def test_methods_of_the_thesis(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--table", "--only", "happy-cube-green", "--json"]) == 0
        made = json.loads(capsys.readouterr().out)["methods"]
        assert [one["method"] for one in made] == list(methods.METHODS)
        assert [one["published"] and one["published"][0] for one in made] == [1262, 1215, 3318, None, 234, None]
        assert run(["bench", "--table", "--only", "happy-cube-green"]) == 0
        assert "1,262" in capsys.readouterr().out

    @pytest.mark.usefixtures("few")
    def test_no_such_problem(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--only", "chess"]) == 2
        assert "--only chess" in capsys.readouterr().err

    def test_times_of_a_published_row(self) -> None:
        thesis, verhoeff = bench.TABLES
        assert {row.name: thesis.times(row) for row in thesis.rows}["Stairs"] == [12.9]  # the other found nothing
        assert {row.name: verhoeff.times(row) for row in verhoeff.rows}["25 Y"] == [7426, 105]

    def test_ratios(self) -> None:
        base, other = (Measured("x", Taken([second, 9.0, 0.1], 1)) for second in (2.0, 5.0))
        assert ratio(other, base) == "×2.5"
        assert ratio(replace(other, reason="3 solutions", wrong=True), base) == "WRONG"
        assert ratio(Measured("x", None, "over 9 s"), base) == "over 9 s"

    @pytest.mark.slow
    def test_memory_is_that_of_the_solver(self) -> None:
        ballast = np.ones(40_000_000)  # 320 MB here are not to be seen there
        (one,) = measured(Case("queens", "small", queens(6), 4), ONCE, ("dlx",))
        assert one.taken
        assert one.taken.memory
        assert 10e6 < one.taken.memory < ballast.nbytes
