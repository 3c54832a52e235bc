"""A search belongs to a puzzle exactly where items, options and symmetries are the same."""

from dataclasses import replace

import numpy as np
import pytest

from latticework.files.exact_covers import cover_of
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target
from shapes import box, cells

DOMINO, BENT = Part("domino", cells("##"), 1, 4), Part("bent", cells("##/#."), 0, 2)
PUZZLE = Puzzle(builtin("square"), "a name", target=Target(box(4, 3)), parts=(DOMINO, BENT))
OTHERS = {
    "fewer copies at least": replace(PUZZLE, parts=(replace(DOMINO, least=0), BENT)),
    "more copies at least": replace(PUZZLE, parts=(DOMINO, replace(BENT, least=1))),
    "fewer copies at most": replace(PUZZLE, parts=(replace(DOMINO, most=3), BENT)),
    "another part": replace(PUZZLE, parts=(DOMINO, replace(BENT, cells=cells("###")))),
    "parts the other way round": replace(PUZZLE, parts=(BENT, DOMINO)),
    "another target": PUZZLE.with_target(cells=box(3, 4)),
    "a cell that may stay empty": PUZZLE.with_target(optional=((0, 0, 0),)),
    "another cell that may stay empty": PUZZLE.with_target(optional=((1, 0, 0),)),
    "parts that stay as drawn": replace(PUZZLE, motions="fixed"),
    "a mark": replace(PUZZLE, parts=(replace(DOMINO, marks=(Mark((0, 0, 0), "west", "key"),)), BENT),
                      matching=Matching((("", ""), ("key", "key")), ("", "key"))),
}
ALIKE = {
    "another name": replace(PUZZLE, name="other"),
    "a part with another name and colour": replace(PUZZLE, parts=(replace(DOMINO, name="I", color="#123456"), BENT)),
    "a part drawn elsewhere": replace(PUZZLE, parts=(replace(DOMINO, cells=((5, 5, 0), (6, 5, 0))), BENT)),
}


def test_other_puzzles_have_other_fingerprints() -> None:
    found = {name: prepare(puzzle).fingerprint for name, puzzle in {"itself": PUZZLE, **OTHERS}.items()}
    assert len(set(found.values())) == len(found), found


@pytest.mark.parametrize("name", ALIKE)
def test_what_is_only_to_look_at_changes_nothing(name: str) -> None:
    assert prepare(ALIKE[name]).fingerprint == prepare(PUZZLE).fingerprint


@pytest.mark.parametrize("engine", ["bitset", "cells", "dlx", "backtrack"])
def test_engines_that_resume_the_searches_of_each_other_share_it(engine: str) -> None:
    assert prepare(PUZZLE, Method(engine, "long")).fingerprint == prepare(PUZZLE).fingerprint


def test_an_exact_cover_problem_shares_it_with_no_puzzle() -> None:
    """Its search would be taken for that of the puzzle, and shown as its solutions."""
    puzzle = replace(PUZZLE, motions="fixed", parts=(replace(DOMINO, most=5), BENT))
    document = cover_of(puzzle)
    whole, posed = prepare(puzzle), prepare(document)
    assert len(whole.group.options) == 1
    assert all(np.array_equal(getattr(whole.cover, name), getattr(posed.cover, name))
               for name in ("start", "items", "least", "most"))
    assert whole.fingerprint != posed.fingerprint


def test_the_processor_has_its_own_for_each_order() -> None:
    found = {prepare(PUZZLE, Method("processor", order)).fingerprint for order in ("short", "long")}
    assert len(found | {prepare(PUZZLE).fingerprint}) == 3
