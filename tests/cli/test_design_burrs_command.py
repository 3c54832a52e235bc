"""`latticework design burrs`."""

import json
import re
from pathlib import Path

import pytest

from latticework.designs.burrs.count import Count
from latticework.designs.burrs.family import Family
from latticework.errors import LatticeworkError
from session_help import run


def test_a_burr_is_counted_and_written_as_a_puzzle(tmp_path: Path) -> None:
    done = run("design", "burrs", "120", "160", "256", "512", "880", "960", "-o", "mine.toml", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    head, row = done.stdout.splitlines()[-2:]
    assert head.split() == ["place", "level", "solutions", "assemblies", "holes", "pieces"]
    place, level, solutions, assemblies, _, *pieces = row.split()
    assert (place, level, solutions) == ("1", "6", "1")
    assert pieces == ["120", "160", "256", "512", "880", "960"]
    solved = json.loads(run("solve", "mine.toml", "--json", cwd=tmp_path).stdout)
    assert solved["solutions_rotations"] == int(assemblies)


def test_solid_burrs_are_listed_with_their_levels(tmp_path: Path) -> None:
    done = run("design", "burrs", "--solid", "--assemblies", "1", "--list", "3", cwd=tmp_path)
    assert done.stdout.startswith("1,063 assemblies, 314 of them come apart. An assembly and its mirror image count "
                                  "as two, here and in the list.")
    assert "  level 1: 314\n" in done.stdout
    words = r"(\d+) as wanted; (\d+) of them are mirror images of others, so the list has (\d+)\."
    every, mirrored, listed = map(int, re.search(words, done.stdout).groups())
    assert every - mirrored == listed
    assert f"--list {listed} prints" in done.stdout
    assert len(done.stdout.partition("place")[2].splitlines()) == 5
    told = json.loads(run("design", "burrs", "--solid", "--assemblies", "1", "--json", cwd=tmp_path).stdout)
    assert (told["assemblies"], told["with_mirror_images"], told["levels"]) == (588, 1063, {"1": 179})
    assert (told["levels_with_mirror_images"], told["apart_with_mirror_images"]) == ({"1": 314}, 314)
    assert all(one["assemblies"] == 1 and one["holes"] == 0 for one in told["found"])


def test_what_was_kept_is_read_again_and_a_damaged_file_refused(tmp_path: Path) -> None:
    first = run("design", "burrs", "--solid", "--keep", "kept", "--json", "--quiet", cwd=tmp_path)
    again = run("design", "burrs", "--solid", "--keep", "kept", "--json", "--quiet", cwd=tmp_path)
    assert json.loads(again.stdout) == json.loads(first.stdout)
    other = run("design", "burrs", "--keep", "kept", cwd=tmp_path)
    assert other.returncode == 2
    assert "kept: counts other pieces" in other.stderr
    data = (tmp_path / "kept").read_bytes()[:-3]
    (tmp_path / "kept").write_bytes(data)
    refused = run("design", "burrs", "--solid", "--keep", "kept", cwd=tmp_path)
    assert refused.returncode == 2
    assert "kept: is damaged" in refused.stderr
    assert (tmp_path / "kept").read_bytes() == data


@pytest.mark.parametrize(("arguments", "words"), [
    (["5000"], "piece 5000: should be from 1 to 4096"), (["1", "--family", "all"], "not both"),
    (["--solid", "--holes", "1"], "give one of them"), (["--climb", "--solid"], "--climb goes with"),
    (["--solid", "--level", "9", "-o", "no.toml"], "nothing was found that could be written"),
    (["--climb", "--level", "9"], "--climb goes with"), (["--climb", "--at-most", "1"], "--climb goes with"),
    (["--climb", "--kinds", "6"], "--climb goes with"), (["--climb", "--assemblies", "1"], "--climb goes with"),
    (["--climb", "--solutions", "0"], "one number from 1 on"), (["--climb", "--solutions", "3-5"], "one number"),
    (["1", "--seconds", "9"], "--seconds and --seed go with --climb"), (["1", "--seed", "0"], "go with --climb"),
])
def test_what_makes_no_sense_is_refused(arguments: list[str], words: str, tmp_path: Path) -> None:
    done = run("design", "burrs", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert words in done.stderr
    assert not [*tmp_path.iterdir()]


def test_a_place_where_nothing_can_be_kept_is_refused_before_counting(tmp_path: Path) -> None:
    count = Count(Family.of("notchable"))
    with pytest.raises(LatticeworkError, match="could not be saved"):
        next(count.keep(tmp_path / "no" / "kept"))


def test_climbing_writes_a_burr_with_one_solution(tmp_path: Path) -> None:
    done = run("design", "burrs", "--climb", "--length", "8", "--seconds", "10", "--json", "-o", "mine.toml",
               cwd=tmp_path)
    best = json.loads(done.stdout)["found"][0]
    assert best["solutions"] == 1
    solved = json.loads(run("solve", "mine.toml", "--json", cwd=tmp_path).stdout)
    assert solved["solutions_rotations"] == best["assemblies"]
