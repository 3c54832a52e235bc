"""`latticework bench --start` and `--memory`."""

import json
from pathlib import Path

import pytest

from latticework.bench import memory, peers, run_python, start
from latticework.bench.memory import MemoryUse
from latticework.cli.bench import memories
from latticework.cli.main import run
from latticework.errors import LatticeworkError


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engines be something that is loaded at once, and writes into the cache of kernels."""
    mark = "import os, pathlib; file = pathlib.Path(os.environ['NUMBA_CACHE_DIR'], 'kernel')"
    mark += "; cold = not file.exists()"
    first = "file.touch(); time.sleep(0 if cold else 0.01); assert cold == {}"
    told = {name: (name, "pass", "pass") for name in start.STARTS}
    told |= {start.COLD: ("cold", mark, first.format(True)), start.WARM: ("warm", mark, first.format(False))}
    monkeypatch.setattr(start, "STARTS", told)
    monkeypatch.setattr(peers, "installed", lambda _: "")


class TestStart:
    @pytest.mark.usefixtures("quick")
    def test_cold_is_an_empty_cache_and_warm_is_what_it_left(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run(["bench", "--start", "--repeat", "2", "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        assert "cases" not in said
        assert [one["name"] for one in said["start"]] == list(start.STARTS)
        assert all(one["seconds"] > 0 and one["processor"] > 0 for one in said["start"])

    def test_what_is_started_exists(self) -> None:
        for _, loaded, first in start.STARTS.values():
            compile(loaded + "\n" + first, "start", "exec")
            run_python.json_from(["-c", loaded])

    def test_a_process_that_fails(self) -> None:
        with pytest.raises(LatticeworkError, match="by design"):
            run_python.json_from(["-c", "raise SystemExit('by design')"])


class TestMemory:
    @pytest.mark.slow
    def test_of_a_puzzle(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(peers, "installed", lambda _: "")
        assert run(["bench", "--memory", "--only", "simple-2x3", "--json"]) == 0
        (one,) = json.loads(capsys.readouterr().out)["memory"]
        assert (one["name"], one["options"]) == ("square/simple-2x3", 15)
        assert 10e6 < one["program"] <= one["prepared"] <= one["searched"] < memory.MOST

    def test_every_target_is_measured(self, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[list[str]] = []

        def told(arguments: list[str]) -> tuple[dict[str, object], float]:
            seen.append(arguments)
            bytes_held = 1000 * len(seen)
            return {"engine": "bitset", "options": 1, "nodes": 1, "program": 1, "prepared": 1,
                    "searched": bytes_held}, 0.0

        monkeypatch.setattr(run_python, "json_from", told)
        found = memory.measured("soma-figures")
        numbers = ["", *(f"({number})" for number in range(2, len(seen) + 1))]
        assert [one.name.partition(" ")[2] for one in reversed(found)] == numbers
        assert [Path(arguments[2]).name for arguments in seen] == ["soma-figures.toml"] * len(seen)
        assert [arguments[3] for arguments in seen] == [str(number) for number in range(len(seen))]
        assert len(seen) > 1

    def test_the_title_says_how_many_take_too_much(self) -> None:
        found = [MemoryUse("some", "bitset", 1, 1, 1, 1, size) for size in (memory.MOST + 1, memory.MOST)]
        assert str(memories(found).title) == "Most memory of 2 puzzles and targets; 1 above 400 MB"
