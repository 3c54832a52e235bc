"""`latticework bench --workers`."""

import json

import pytest

from latticework.bench import peers, workers
from latticework.bench.workers import Beside
from latticework.cli.bench import besides
from latticework.cli.main import run


@pytest.mark.slow
def test_workers_are_measured_beside_processes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "installed", lambda _: "")
    monkeypatch.setattr(workers, "PUZZLES", ("square/pentominoes-6x10",))
    assert run(["bench", "--workers", "2", "--repeat", "1", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert "cases" not in said
    (one,) = said["workers"]
    assert (one["name"], one["workers"], one["solutions"]) == ("square/pentominoes-6x10", 2, 2339)
    assert one["slices"] > 1
    assert one["ratio"] == pytest.approx(one["alone"] / 2 / one["together"])
    assert one["head"] > 0


def test_the_table_has_a_row_for_each_puzzle() -> None:
    one, other = Beside("a", 2, 10.0, 5.0, 1.0, 1.0, 0.01, 50, 7), Beside("b", 2, 3.0, 2.0, 1.0, 0.75, 0.02, 9, 0)
    table = besides([one, other])
    assert [[*column.cells] for column in table.columns[4:6]] == [["1.00", "0.75"], ["1.0", "2.0"]]
