"""Burrs whose levels are published: of six pieces, built by their numbers, which the library has; and boxed ones.

Sources: Dubois 6.4 (two assemblies) and Piston 9.3: puzzleworld.org, six-piece burr; puzzle-place.com, 6-piece burrs.
Love's Dozen 12, the highest level of all, and Unique-10: B. Cutler, A computer analysis of all 6-piece burrs, 1994.
Artifactory 5/4: its name.
"""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from boxed_burrs import MISUSED_KEY, MISUSED_KEY_LEVELS, TWO_FACE_3, TWO_FACE_3_LEVELS, document
from latticework.apart import APART, STATUSES, Disassembler
from latticework.files import formats
from latticework.puzzle import load, parse
from latticework.puzzle.library import find
from quick_suite import in_part
from shapes import solve
from six_piece_burrs import ARTIFACTORY, DUBOIS, LOVES_DOZEN, PISTON, UNIQUE_10, burr

BURRS = {
    "dubois-burr": (DUBOIS, 6, 2, ["6.4"]), "piston-burr": (PISTON, 6, 26, ["9.3"]),
    "unique-10-burr": (UNIQUE_10, 8, 10, ["10"]), "artifactory-burr": (ARTIFACTORY, 6, 258, ["5.4", "1.2"]),
    "loves-dozen": (LOVES_DOZEN, 6, 478, None),
}
"""Pieces, length of the sticks, assemblies, and the levels of those that come apart, where these are few."""


@pytest.mark.parametrize("name", in_part(BURRS, 2))
def test_levels_are_those_published(name: str) -> None:
    pieces, length, assemblies, levels = BURRS[name]
    puzzle = parse(burr(pieces, length), name)
    solved = solve(puzzle)
    assert len(solved.kept.rows) == assemblies
    found = Disassembler(puzzle).judge(solved.prepared.reduction, solved.kept.rows)
    apart = [found.level(i) for i in np.flatnonzero(found.status == STATUSES.index(APART))]
    if levels is None:
        assert max(int(level.partition(".")[0]) for level in apart) == 12
    else:
        assert sorted(apart) == sorted(levels)


@pytest.mark.parametrize("name", BURRS)
def test_the_library_has_the_same_parts(name: str) -> None:
    pieces, length, _, _ = BURRS[name]
    shipped, built = load(find(Path(name))), parse(burr(pieces, length), name)
    assert [(part.name, set(part.cells), part.most) for part in shipped.parts] == [
        (part.name, set(part.cells), part.most) for part in built.parts]
    assert set(shipped.target.cells) == set(built.target.cells)


@pytest.mark.parametrize(("shapes", "assemblies", "levels"), [
    (MISUSED_KEY, 235, MISUSED_KEY_LEVELS),
    pytest.param(TWO_FACE_3, 22_016, TWO_FACE_3_LEVELS, marks=pytest.mark.slow),
])
def test_levels_are_those_that_burrtools_stored(
    tmp_path: Path, shapes: list[tuple[str, tuple[int, int, int], str]], assemblies: int, levels: dict[str, int]
) -> None:
    path = tmp_path / "boxed.xmpuzzle"
    path.write_text(document(shapes))
    puzzle = formats.read(path).puzzle
    solved = solve(puzzle)
    assert len(solved.kept.rows) == assemblies
    found = Disassembler(puzzle).judge(solved.prepared.reduction, solved.kept.rows)
    assert Counter(found.level(i) for i in np.flatnonzero(found.status == STATUSES.index(APART))) == levels
