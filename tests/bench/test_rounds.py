"""How solvers are run: in turn, beside a program that is given, and what it has to print."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from latticework.bench import measure, peers
from latticework.bench import run as run_module
from latticework.bench.cases import Case, queens
from latticework.bench.measure import REFUSED, Taken
from latticework.bench.run import How, Measured, measured
from latticework.cli.main import run
from latticework.cover import make_cover
from latticework.files import exact_covers
from quick_suite import in_part

PROGRAM = """
import json, sys
import numpy as np
file = np.load(sys.argv[1])
assert sorted(file.files) == ["expected", "indices", "indptr", "n_items", "n_primary"]
print("this line is passed over")
"""
SIX = Case("queens", "small", queens(6), 4)


def program(folder: Path, rest: str) -> str:
    """Return the command of a program that reads the problem and then does as told."""
    path = folder / "program.py"
    path.write_text(PROGRAM + rest)
    return f"'{sys.executable}' '{path}'"


def beside(folder: Path, rest: str, case: Case = SIX) -> Measured:
    (one,) = measured(case, How(1, beside={"theirs": program(folder, rest)}), ("theirs",))
    return one


class TestRounds:
    @pytest.fixture(autouse=True)
    def fake(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Run nothing; dlx takes 11 s, the others 1, 2, 3 s."""
        self.order: list[str] = []

        def once(one: run_module._Run) -> Measured:
            self.order.append(one.solver)
            seconds = 11.0 if one.solver == "dlx" else float(self.order.count(one.solver))
            return Measured(one.solver, Taken([seconds], 4, memory=int(seconds)))

        monkeypatch.setattr(run_module._Run, "once", once)

    def test_solvers_take_turns_and_long_ones_run_once(self) -> None:
        found = measured(SIX, How(3), ("bitset", "dlx", "backtrack"))
        assert self.order == ["bitset", "dlx", "backtrack", "bitset", "backtrack", "bitset", "backtrack"]
        assert [one.taken.seconds for one in found if one.taken] == [[1.0, 2.0, 3.0], [11.0], [1.0, 2.0, 3.0]]
        assert [one.seconds for one in found] == [2.0, 11.0, 2.0]
        assert [one.taken.memory for one in found if one.taken] == [3, 11, 3]

    def test_the_default_engine_comes_first(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(peers, "installed", lambda _: "")
        measured(SIX, How(1, beside={"theirs": "x"}))
        assert self.order == ["bitset", "cells", "dlx", "backtrack", "processor", "theirs"]


class TestStatus:
    @pytest.mark.parametrize(("status", "reason", "wrong"), [
        (REFUSED, "refused: no room", False), (1, "failed: no room", True)])
    def test_an_engine_that_refuses_is_not_wrong(
        self, monkeypatch: pytest.MonkeyPatch, status: int, reason: str, wrong: bool
    ) -> None:
        code = f"import sys; sys.stderr.write('no room'); sys.exit({status})"
        monkeypatch.setattr(run_module._Run, "_command", lambda _: [sys.executable, "-c", code])
        assert measured(SIX, How(1), ("dlx",)) == [Measured("dlx", None, reason, wrong)]

    def test_its_process_says_that_it_refuses(self, tmp_path: Path) -> None:
        """The processor cannot go by the smallest-item rule."""
        path = tmp_path / "problem.npz"
        cover = queens(4)
        np.savez(path, start=cover.start, items=cover.items, least=cover.least, most=cover.most,
                 order=np.arange(cover.n_items, dtype=np.int32), by_size=True)
        ran = subprocess.run([sys.executable, "-m", measure.__name__, str(path), "processor"],
                             capture_output=True, text=True, check=False)
        assert ran.returncode == REFUSED
        assert ran.stderr.startswith("engine: 'processor' goes by the order alone")


class TestAProgramBeside:
    def test_what_it_takes(self, tmp_path: Path) -> None:
        one = beside(tmp_path, 'print(json.dumps({"seconds": 0.5, "solutions": 4, "nodes": 9}))')
        assert one == Measured("theirs", Taken([0.5], 4, nodes=9))

    def test_several_runs(self, tmp_path: Path) -> None:
        assert beside(tmp_path, 'print(json.dumps({"seconds": [3, 1, 2], "solutions": 4}))').seconds == 2

    def test_it_is_given_primary_items_first(self, tmp_path: Path) -> None:
        case = Case("some", "", make_cover([[0, 1], [0]], [0, 1], [1, 1]), 1)
        told = 'print(json.dumps({"seconds": 1, "solutions": int(file["indices"].tolist() == [1, 0, 1])}))'
        assert beside(tmp_path, told, case).wrong is False

    def test_wrong_solutions(self, tmp_path: Path) -> None:
        one = beside(tmp_path, 'print(json.dumps({"seconds": 1, "solutions": 5}))')
        assert (one.seconds, one.wrong, one.reason) == (None, True, "5 solutions where 4 were expected")

    @pytest.mark.parametrize("printed", in_part(
        ["", "seconds", "[1]", '{"seconds": 1}', '{"seconds": "?", "solutions": 4}',
                                         '{"seconds": [], "solutions": 4}', '{"seconds": NaN, "solutions": 4}'], 3))
    def test_what_cannot_be_understood(self, tmp_path: Path, printed: str) -> None:
        one = beside(tmp_path, f"print({printed!r})")
        assert (one.seconds, one.wrong) == (None, False)
        assert one.reason.startswith("failed: printed ")

    def test_one_that_fails(self, tmp_path: Path) -> None:
        assert beside(tmp_path, "sys.exit('cannot do this')").reason == "failed: cannot do this"

    def test_one_that_is_not_there(self) -> None:
        (one,) = measured(SIX, How(1, beside={"theirs": "no-such-command"}), ("theirs",))
        assert one.reason == "failed: No such file or directory: no-such-command"

    def test_items_covered_several_times_cannot_be_told(self, tmp_path: Path) -> None:
        several = Case("some", "", make_cover([[0, 1], [0]], [2, 1], [2, 1]), 1)
        assert beside(tmp_path, "", several).reason == "—"

    @pytest.mark.slow
    def test_on_the_command_line(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(measure, "LEAST", 0.01)
        path = tmp_path / "six.npz"
        exact_covers.write_matrix(path, queens(6), 4)
        told = program(tmp_path, 'print(json.dumps({"seconds": 5, "solutions": 4}))')
        assert run(["bench", "--matrix", str(path), "--repeat", "1", "--beside", f"theirs={told}", "--json",
                    "--solver", "theirs"]) == 0
        (case,) = json.loads(capsys.readouterr().out)["cases"]
        assert case["name"] == "six"
        assert case["solvers"]["theirs"]["ratio"] == 5 / case["solvers"][case["default"]]["seconds"]

    @pytest.mark.parametrize("wrong", ["theirs", "=x", "theirs= ", "dlx=x", "xcover=x"])
    def test_bad_usage(self, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit, match="2"):
            run(["bench", "--beside", wrong])
        assert "should be a new name, =, and a command" in capsys.readouterr().err
