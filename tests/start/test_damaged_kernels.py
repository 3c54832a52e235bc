"""Kept kernels that are damaged: the program says so in one line, is right, and they are sound at the next start."""

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kernel_help import filled, ran, ran_afresh
from latticework import kernel_cache
from quick_suite import in_part
from session_help import pentominoes, write

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sets permissions")

KERNEL = "latticework.search.dlx.links.survey-*.nbc"  # each search loads it, and it is quick to compile


def flip(path: Path, share: float) -> None:
    data = bytearray(path.read_bytes())
    data[int(share * (len(data) - 1))] ^= 1 << random.Random(share).randrange(8)
    path.write_bytes(data)


def as_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "file").touch()


def as_link(path: Path) -> None:
    path.unlink()
    path.symlink_to("/dev/null")


def as_other(path: Path) -> None:
    other = next(each for each in path.parent.iterdir() if each.stem.partition("-")[0] != path.stem.partition("-")[0])
    path.write_bytes(other.read_bytes())


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda path: path.write_bytes(b""),
    "one byte short": lambda path: path.write_bytes(path.read_bytes()[:-1]),
    "half": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "longer": lambda path: path.write_bytes(path.read_bytes() + b"\0"),
    "random": lambda path: path.write_bytes(random.Random(1).randbytes(path.stat().st_size)),
    "zeros": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "bit of the checksum": lambda path: flip(path, 0),
    **{f"bit at {share}": lambda path, share=share: flip(path, share) for share in (0.1, 0.5, 0.9)},
    "unreadable": lambda path: path.chmod(0),
    "a folder": as_folder,
    "a link": as_link,
    "another kernel": as_other,
}


TRIED = {"bit at 0.9", "a folder"}
"""Damages that the program meets on every run, after all others were met by what reads a kernel."""


def damaged(folder: Path, how: str) -> Path:
    [path] = filled(folder).glob(KERNEL)
    DAMAGES[how](path)
    return path


def assert_told(said: str) -> None:
    """Check that the damage is told once, and besides only that kernels are compiled, and how a slow search goes."""
    lines = said.splitlines()
    assert sum("were damaged and are compiled again" in line for line in lines) == 1
    assert all(re.match(r"latticework: (compil|[\d.]+ % after )", line) for line in lines)


@pytest.mark.parametrize("how", [how for how in DAMAGES if how != "unreadable"])  # to root nothing is
def test_it_is_not_read(tmp_path: Path, how: str) -> None:
    path = damaged(tmp_path, how)
    assert kernel_cache._read(path) is None
    assert not path.exists()


@pytest.mark.parametrize("how", in_part([
    pytest.param(how, marks=[] if how in TRIED else pytest.mark.slow) for how in DAMAGES], 2))
def test_it_is_reported_and_the_answer_right_and_the_file_mended(tmp_path: Path, how: str) -> None:
    path = damaged(tmp_path, how)
    done = ran(["-m", "latticework", "solve", "--json", str(write(tmp_path, pentominoes(20, 3)))], tmp_path)
    assert done.returncode == 0
    assert_told(done.stderr)
    assert '"solutions_total": 8,' in done.stdout
    assert kernel_cache._read(path), "it is as it was written"


def test_a_worker_process_mends_what_it_loads(tmp_path: Path) -> None:
    damaged(tmp_path, "half")
    arguments = ["-c", "import latticework.jobs.slice_work"]  # what the server of workers does
    first, second = ran(arguments, tmp_path), ran(arguments, tmp_path)
    assert (first.returncode, second.returncode, second.stderr) == (0, 0, "")


@pytest.mark.slow
def test_a_search_with_workers_is_right(tmp_path: Path) -> None:
    damaged(tmp_path, "bit at 0.5")
    arguments = ["-m", "latticework", "solve", "--workers", "2", str(write(tmp_path, pentominoes(20, 3)))]
    done = ran_afresh(arguments, tmp_path)  # its workers load kernels of their own
    assert done.returncode == 0
    assert "different           2" in done.stdout
    assert_told(done.stderr)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("how", ["empty", "random", "bit at 0.5", "another kernel"])
def test_all_of_them_damaged(tmp_path: Path, how: str) -> None:
    arguments = ["-m", "latticework", "solve", "--workers", "2", str(write(tmp_path, pentominoes(20, 3)))]
    for path in list(filled(tmp_path).glob("*.nb?")):
        DAMAGES[how](path)
    first, second = ran(arguments, tmp_path), ran(arguments, tmp_path)
    assert_told(first.stderr)
    assert (first.returncode, second.returncode, second.stderr) == (0, 0, "")
    assert all("different           2" in done.stdout for done in (first, second))
