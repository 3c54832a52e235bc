"""The measured difficulty of the puzzles that ship: it fits them and their published counts, and can be repeated."""

import pytest

from latticework.cli.main import run
from latticework.errors import FileRefusedError
from latticework.jobs.facts import measure, problem_of
from latticework.puzzle import library, load
from latticework.puzzle.library import (
    Difficulty,
    is_taken_apart,
    level_numbers,
    library_name,
    read_difficulties,
    shipped,
    shipped_difficulties,
    write_difficulties,
)
from quick_suite import in_part

KNOWN = shipped_difficulties()
SMALL = 3_000
"""Nodes of puzzles that are searched again here."""
SMALL_ONES = [path for path in shipped() if library_name(path) in KNOWN and KNOWN[library_name(path)].nodes < SMALL]


def test_most_puzzles_are_measured():
    assert len(KNOWN) >= 130
    assert set(KNOWN) <= {library_name(path) for path in shipped()}


def test_a_difficulty_has_the_published_number_of_solutions():
    for path in shipped():
        if (known := KNOWN.get(library_name(path))) is not None:
            told = [entry for entry in load(path).published if entry.target == 0 and entry.modulo == "reflections"]
            assert all(entry.solutions == known.solutions for entry in told), path


@pytest.mark.parametrize("path", in_part(SMALL_ONES, 6), ids=library_name)
def test_a_difficulty_is_that_of_the_puzzle_as_it_is(path):
    assert measure(load(path), 60.0) == KNOWN[library_name(path)]


@pytest.mark.parametrize(("burr", "level"), [
    ("piston-burr", "9.3"), ("dubois-burr", "6.4"), ("unique-10-burr", "10"), ("artifactory-burr", "5.4")])
def test_a_burr_has_its_published_level(burr, level):
    # IBM's burr site, and Cutler, A computer analysis of all six-piece burrs, 1994; Artifactory has it in its name.
    assert KNOWN[f"cubic/{burr}.toml"].level == level


def test_the_level_of_a_burr_is_measured_with_its_search():
    dubois = next(path for path in shipped() if path.stem == "dubois-burr")
    assert measure(load(dubois), 60.0) == KNOWN["cubic/dubois-burr.toml"]


def test_no_burr_of_six_pieces_has_a_higher_level_than_published():
    # Cutler 1994: 12 moves until the first piece is free.
    assert level_numbers(KNOWN["cubic/loves-dozen.toml"].level)[0] == 12


def test_a_level_is_known_only_where_a_puzzle_is_about_taking_it_apart():
    tagged = {library_name(path) for path in shipped() if is_taken_apart(load(path).origin.tags)}
    assert {name for name, known in KNOWN.items() if known.level} == tagged - {"cubic/convolution.toml"}
    # No slides take Convolution apart: one of its parts has to be turned.


def test_a_search_that_takes_too_long_is_abandoned():
    bedlam = next(path for path in shipped() if path.stem == "bedlam")
    assert measure(load(bedlam), 0.01) is None


def test_what_is_written_is_read_again_and_a_damaged_file_refused(tmp_path):
    known = {"b/x.toml": Difficulty(2, 1, "ab", "9.3"), "a/y.toml": Difficulty(10**12, 0, "")}
    path = tmp_path / "difficulty.json"
    write_difficulties(path, known)
    assert read_difficulties(path) == known
    for damaged in ("[]", '{"a": 3}', '{"a": {"nodes": 1}}', "{"):
        path.write_text(damaged)
        with pytest.raises(FileRefusedError, match=r"difficulty\.json"):
            read_difficulties(path)


def test_the_command_measures_what_is_missing_or_changed(tmp_path, monkeypatch, capsys):
    path = tmp_path / "difficulty.json"
    monkeypatch.setattr(library, "difficulties_file", lambda: path)
    soma = "cubic/soma.toml"
    write_difficulties(path, {soma: Difficulty(1, 1, "of another puzzle"), "square/other.toml": Difficulty(5, 5, "")})
    assert run(["library", "--measure", "--only", soma]) == 0
    assert "measured" in capsys.readouterr().out
    assert read_difficulties(path) == {soma: KNOWN[soma], "square/other.toml": Difficulty(5, 5, "")}
    assert run(["library", "--measure", "--only", soma]) == 0
    assert capsys.readouterr().out == ""
    assert run(["library", "--measure", "--check"]) != 0


def test_the_fingerprint_is_that_of_the_first_target():
    soma = next(path for path in shipped() if library_name(path) == "cubic/soma.toml")
    assert problem_of(load(soma)) == KNOWN["cubic/soma.toml"].problem
