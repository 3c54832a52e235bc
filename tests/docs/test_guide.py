"""The guide for contributors names what there is, and its map is that of the imports."""

import importlib
import keyword
import re
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "resources" / "docs"
GUIDE = DOCS / "contributing.md"
PLACES = (ROOT, ROOT / "app" / "latticework", ROOT / "tests")
STANDS_FOR_ANY = re.compile(r"\bNAME\b|\bFILE\b|\bja\b")
WORD = re.compile(r"[A-Za-z_]\w*")
PROGRAMS = re.compile(r"python3? (installer/\w+\.py)|(?:latticework|solve|import|lint-imports|pytest|git|ss|kill)\b")

sys.path.insert(0, str(ROOT / "installer"))
room_figures = importlib.import_module("room_figures")


@cache
def known() -> frozenset[str]:
    """Every word in the code of program, tests and set-up, and the names of all files and folders."""
    found = {*keyword.kwlist}
    for folder in ("app", "tests", "installer"):
        for path in (ROOT / folder).rglob("*.py"):
            found |= {path.stem, path.parent.name, path.name}
            if path != Path(__file__):
                found.update(WORD.findall(path.read_text("utf-8")))
    return frozenset(found | {path.name for path in (ROOT / "resources").iterdir()})


def missing(text: str) -> list[str]:
    """Return what stands in backticks in a text and is nowhere."""
    spans = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))
    return [span for span in spans if not STANDS_FOR_ANY.search(span) and not is_there(span)]


def is_there(span: str) -> bool:
    """Say whether a path, a program or all names of some code are to be found."""
    program = PROGRAMS.match(span)
    if program:
        return program[1] is None or (ROOT / program[1]).exists()
    if "/" in span and " " not in span:
        return any((place / span).exists() for place in PLACES) or Path(span).is_absolute()
    words = set(WORD.findall(re.sub(r'"[^"]*"', "", span)))
    return words <= known() | {path.stem for path in ROOT.iterdir()} | {"md", "toml"}


def test_the_guide_names_what_there_is() -> None:
    assert missing(GUIDE.read_text("utf-8")) == []


@pytest.mark.parametrize("span", ["gui/no_such_panel.py", "NoSuchClass", "python3 installer/no_such.py"])
def test_what_is_not_there_is_found(span: str) -> None:
    assert missing(f"See `{span}` and `Puzzle`.") == [span]


def test_the_map_in_the_guide_is_that_of_the_imports(capsys: pytest.CaptureFixture[str]) -> None:
    room_figures.main(["--map"])
    assert capsys.readouterr().out in GUIDE.read_text("utf-8"), "run python installer/room_figures.py --map"
