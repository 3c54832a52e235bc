"""A search leaves some of the disk to others, says so while it waits, and goes on by itself."""

import shutil
import threading
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.cli.estimate import run_estimate as estimate
from latticework.cli.main import parser
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import NONE, sample
from latticework.puzzle import parse
from latticework.run import finished_slices
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.store import disk_room
from session_help import InlinePool

Usage = namedtuple("Usage", "total used free")
GB = 1_000_000_000


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(session_help.dominoes(6, 5), "test"))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The bytes that are free at each look, the last for ever; also small files have to wait."""
    free = [100 * GB]

    def usage(_: Path) -> Usage:
        return Usage(250 * GB, 0, free[0] if len(free) == 1 else free.pop(0))

    monkeypatch.setattr(shutil, "disk_usage", usage)
    monkeypatch.setattr(disk_room, "LITTLE", 0)
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    monkeypatch.setattr(finished_slices, "RETRY", 0.01)
    session_help.slices_of(monkeypatch, 300)
    return free


def test_it_waits_says_so_once_and_goes_on(prepared: Prepared, disk: list[int], tmp_path: Path) -> None:
    disk[:] = [100 * GB, 100 * GB, *[199_000_000] * 5, 100 * GB]
    said: list[RunStatus] = []
    with closing(Search.start(prepared, tmp_path / "a.search")) as search:
        totals = search.run(1, threading.Event(), said.append)
    waited = [status for status in said if "Little room is left on the disk of a.search" in status.notice]
    assert len(waited) == 5
    assert len({status.totals.explored for status in waited}) == 1
    assert totals.complete
    assert (totals.copies, said[-1].notice) == (1183, "")
    assert disk == [100 * GB]


def test_it_can_be_stopped_while_it_waits(prepared: Prepared, disk: list[int], tmp_path: Path) -> None:
    disk[:] = [100 * GB, 100 * GB, 100 * GB, 1000]
    stop, said = threading.Event(), list[RunStatus]()

    def report(status: RunStatus) -> None:
        said.append(status)
        if status.notice:
            stop.set()

    with closing(Search.start(prepared, tmp_path / "a.search")) as search:
        search.run(1, stop, report)
    assert said[-1].unsaved
    session_help.assert_sound(tmp_path / "a.search", prepared)
    disk[:] = [100 * GB]
    assert session_help.finish(tmp_path / "a.search", prepared).copies == 1183


@pytest.mark.parametrize(("keeps", "little"), [(NONE, 0), ("", 8_000_000)])
def test_what_takes_next_to_nothing_never_waits(
    prepared: Prepared, disk: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keeps: str, little: int
) -> None:
    disk[:] = [0]
    monkeypatch.setattr(disk_room, "LITTLE", little)
    assert session_help.finish(tmp_path / "a.search", prepared.keeping(keeps)).copies == 1183


def test_of_a_small_disk_a_hundredth_is_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10_000_000, 0, 150_000))
    assert disk_room.free_for_searches(tmp_path / "a") == 50_000
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(250 * GB, 0, 300_000_000))
    assert disk_room.free_for_searches(tmp_path / "a") == 100_000_000


def test_a_disk_that_cannot_be_looked_at_is_no_reason_to_wait(tmp_path: Path) -> None:
    assert disk_room.free_for_searches(tmp_path / "nowhere" / "a") is None
    assert disk_room.shortage(tmp_path / "nowhere" / "a", 10**15) == ""


def test_the_disk_where_a_link_leads_is_looked_at(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    looked: list[Path] = []
    monkeypatch.setattr(shutil, "disk_usage", lambda path: looked.append(path) or Usage(GB, 0, GB))
    (tmp_path / "other").mkdir()
    (tmp_path / "a.search").symlink_to(tmp_path / "other" / "a.search")
    disk_room.free_for_searches(tmp_path / "a.search")
    assert looked == [tmp_path.resolve() / "other"]


@pytest.mark.parametrize(("keeps", "most"), [(NONE, 0), (sample(5), 5)])
def test_what_is_not_stored_needs_no_room(prepared: Prepared, keeps: str, most: int) -> None:
    assert disk_room.needed(prepared.keeping(keeps), 1e9) == disk_room.needed(prepared, most)


def test_a_search_whose_solutions_will_not_fit_says_so_at_the_beginning(
    prepared: Prepared, disk: list[int], tmp_path: Path
) -> None:
    told: list[str] = []
    for keeps in ("", NONE, sample(5)):
        disk[:] = [100 * GB, 200_000_300, 100 * GB]  # the second look is that ahead
        with closing(Search.start(prepared.keeping(keeps), tmp_path / f"{keeps}a.search")) as search:
            search.run(1, threading.Event(), lambda status: told.append(status.notice) if status.notice else None)
        assert bool(told) == (keeps == "")
        assert all("0.3 kB is free" in notice for notice in told)
        told.clear()


def test_what_is_foretold_goes_by_the_solutions_and_not_by_all_that_is_in_the_file(
    disk: list[int], tmp_path: Path
) -> None:
    path = tmp_path / "a.search"
    path.write_bytes(bytes(400_000))
    disk[:] = [300_000_000]
    assert disk_room.forecast(path, 0.001, 50_000) == ""
    assert "probably need 150 MB, and 100 MB is free" in disk_room.forecast(path, 0.001, 150_000)


def test_an_estimate_says_what_the_solutions_will_take(
    disk: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = session_help.write(tmp_path, session_help.dominoes(6, 6))
    chosen = parser("estimate").parse_args(["estimate", str(path), "--probes", "100"])
    estimate(chosen)
    assert "\nstored  " in capsys.readouterr().out
    disk[:] = [200_000_500]
    estimate(chosen)
    assert "and 0.5 kB is free" in capsys.readouterr().out


@pytest.mark.parametrize(("number", "words"), [
    (0, "0 kB"), (999, "0.999 kB"), (54_600_000, "54.6 MB"), (3.2e9, "3.2 GB"), (1e14, "100 TB"), (1e30, "1e+30 B")])
def test_sizes_in_words(number: float, words: str) -> None:
    assert disk_room.in_bytes(number) == words
