"""Counting, and keeping a sample, from Python."""

from pathlib import Path

import pytest

import latticework as lw


def test_a_sample_is_the_same_for_any_number_of_workers_and_in_a_file(tmp_path: Path) -> None:
    one = lw.solve("soma", keep=12)
    found = {str(solution) for solution in one}
    assert len(found) == 12
    assert one.counts == (11520, 480, 240)
    kept = lw.solve("soma", keep=12, workers=2, search=tmp_path / "soma.search")
    assert {str(solution) for solution in kept} == found
    assert kept.counts == one.counts
    assert lw.verify(tmp_path / "soma.search") == 12


def test_what_is_only_counted_has_no_solutions_to_go_through() -> None:
    solutions = lw.solve("soma", keep="none")
    assert list(solutions) == []
    assert solutions.counts == (11520, 480, 240)
    assert solutions.complete


def test_exact_cover_problems_are_counted_too() -> None:
    problem = lw.exact_cover([[a, b] for a in range(6) for b in range(a)]).problem
    assert lw.solve(problem, keep="none").count == 15
    sampled = lw.solve(problem, keep=4)
    assert (len(list(sampled)), sampled.count) == (4, 15)


@pytest.mark.parametrize(("arguments", "reason"), [
    ({"keep": "some"}, "keep: 'some' should be 'all', 'none', or the size"), ({"keep": 0}, "keep: 0 should be"),
    ({"keep": 3, "limit": 2}, "limit: stops when solutions are stored"),
    ({"keep": "none", "limit": 2}, "limit: stops when solutions are stored")])
def test_what_makes_no_sense_is_refused(arguments: dict[str, object], reason: str) -> None:
    with pytest.raises(lw.LatticeworkError, match=reason):
        lw.solve("soma", **arguments)  # type: ignore[call-overload]
