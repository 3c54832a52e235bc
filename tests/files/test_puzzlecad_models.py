"""The models of the project of puzzlecad, where a copy of it is there: LATTICEWORK_PUZZLECAD names its folder.

They are not ours to ship. Several have their pieces twice: glued from segments and whole, or in a file of BurrTools.
"""

import importlib
import os
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

import burrtools
from document_blocks import PAGES, ROOT
from latticework.files import formats
from latticework.lattice import Cell, Lattice, builtin, motions, normalised, orientations
from latticework.puzzle import Puzzle

sys.path.insert(0, str(ROOT / "installer"))
FOLDER = Path(os.environ.get("LATTICEWORK_PUZZLECAD", "/nowhere"))
pytestmark = [pytest.mark.slow,
              pytest.mark.skipif(not FOLDER.is_dir(), reason="LATTICEWORK_PUZZLECAD names no copy of puzzlecad")]


def model(name: str) -> Path:
    (path,) = FOLDER.rglob(f"*.{name}.scad")
    return path


def shapes(lattice: Lattice, puzzle: Puzzle) -> Counter[tuple[Cell, ...]]:
    """Return the parts without regard to how they are turned, with their copies."""
    turns = tuple(motion for motion in motions(lattice) if not motion.mirrors)
    found = Counter[tuple[Cell, ...]]()
    for part in puzzle.parts:
        found[min(orientations(lattice, normalised(part.cells), turns))] += part.most
    return found


def test_the_manual_lists_what_is_read() -> None:
    page = (ROOT / PAGES / "puzzlecad.md").read_text("utf-8")
    assert page.endswith(importlib.import_module("puzzlecad_files").table(FOLDER))


@pytest.mark.parametrize(("name", "more"), [
    ("ankes-cube", 0), ("aracna", 0), ("gargamel", 0), ("moiras-cube", 0), ("rhinoceros", 0), ("save-the-gorilla", 0),
    ("burrloop", 0), ("key-trap", 2), ("misused-key", 1)])
def test_pieces_are_those_of_the_file_of_burrtools(name: str, more: int) -> None:
    path = model(name)
    ours = shapes(builtin("cubic"), formats.read(path).puzzle)
    theirs = shapes(builtin("cubic"), burrtools.load_problems(path.with_suffix(".xmpuzzle"))[0])
    assert not theirs - ours
    # Some models have keys and shackles in two shapes.
    assert (ours - theirs).total() == more


@pytest.mark.parametrize(("name", "glued", "whole"), [
    ("star-of-david-improved", ["pieces_1", "pieces_2"], "pieces_solid"), ("super-nova", ["bases", "tips"], "solid"),
    ("ortho-cube", ["multi_color_1", "multi_color_2", "multi_color_3"],
     "solid_color_1(); solid_color_2(); solid_color_3"),
    ("nova", ["twocolor_base", "twocolor_tip"], "solid"),
    ("superstar", ["fivecolor_bases", *(f"fivecolor_tips_{number}" for number in (1, 2, 3, 4))], "solid")])
def test_glued_pieces_are_those_that_are_described_whole(name: str, glued: list[str], whole: str) -> None:
    # Without the calls that a model has itself.
    text = re.sub(r"^\*.*$", "", model(name).read_text("utf-8"), flags=re.MULTILINE)
    one, other = (formats.read_text(text + calls).puzzle
                  for calls in ("".join(f"{call}();" for call in glued), f"{whole}();"))
    assert shapes(one.lattice, one).keys() == shapes(other.lattice, other).keys()
