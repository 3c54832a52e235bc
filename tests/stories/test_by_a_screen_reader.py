"""A real client of AT-SPI walks through the window, and a user who sees nothing solves a first puzzle by its words.

The walk stands in the manual, and is heard here word for word.
"""

import importlib
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from latticework import paths

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "installer"))
system, check = importlib.import_module("setup_system"), importlib.import_module("setup_check")

PAGE = ROOT / "resources" / "docs" / "for_everybody.md"
NAMELESS = {"table cell"}
"""What may be empty: a cell of a table where there is nothing to say."""
OFTEN_ALIKE = {"table cell", "list item", "label"}
KINDLESS = {"filler", "unknown", "invalid", "layered pane"}
"""What Qt calls a widget that it knows nothing of."""
ANSWER = "answer "

pytestmark = pytest.mark.skipif(
    bool(missing := [name for name in (system.XVFB, system.BUS, system.READER) if system.lacks(name)]),
    reason=f"no {', '.join(missing)} on this system")

Node = dict[str, Any]


class Reader:
    """A program and the screen reader that listens to it."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def ask(self, **order: object) -> Any:
        """Have the screen reader do something, and return its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        for line in self.process.stdout:  # the bus and what it starts write there, too
            if line.startswith(ANSWER):
                return json.loads(line.removeprefix(ANSWER))
        raise AssertionError("the screen reader has ended")

    def press(self, *keys: str) -> list[str]:
        """Press keys and return what is spoken."""
        spoken: list[str] = self.ask(do="press", keys=keys)
        return spoken

    def hear(self, text: str) -> None:
        """Wait until a text is spoken."""
        assert self.ask(do="await", text=text, within=60) is not None, f"was not spoken: {text}"

    def end(self) -> None:
        """End the program."""
        self.process.communicate(json.dumps({"do": "end"}) + "\n", timeout=60)


@contextmanager
def listening(folder: Path, *arguments: str) -> Iterator[Reader]:
    """Start the program, with a screen reader, on an X server and a bus of its own."""
    with check.x_server() as display:
        (folder / "run").mkdir(mode=0o700)
        program = [sys.executable, "-m", "latticework", *arguments]
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LATTICEWORK_NO_GL": "1",
                       "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "XDG_RUNTIME_DIR": str(folder / "run"),
                       "XDG_CONFIG_HOME": str(folder / "config"), "XDG_DATA_HOME": str(folder / "data"),
                       "LC_ALL": "C.UTF-8"}
        path = os.pathsep.join(filter(None, (str(ROOT / "app"), environment.pop("PYTHONPATH", ""))))
        client = [system.SYSTEM_PYTHON, str(ROOT / "tests" / "screen_reader.py"), "latticework"]
        with subprocess.Popen(
            ["dbus-run-session", "--", *client, "env", f"PYTHONPATH={path}", *program], env=environment, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        ) as process:
            reader = Reader(process)
            wait_for_rows(reader)
            yield reader
            reader.end()


def wait_for_rows(reader: Reader) -> None:
    """Wait until the library is read, or a puzzle is open."""
    for _ in range(60):
        tree = reader.ask(do="tree")
        if rows_of(tree, "Puzzles") or rows_of(tree, "Parts"):
            return
    raise AssertionError("nothing is listed")


def walk(node: Node, above: tuple[Node, ...] = ()) -> Iterator[tuple[Node, tuple[Node, ...]]]:
    """Yield each node of a tree with those it is in."""
    yield node, above
    for child in node["children"]:
        yield from walk(child, (*above, node))


def faults(tree: Node) -> list[str]:
    """Return which widgets nobody could tell from one another who does not see them."""
    found = []
    for node, above in walk(tree):
        place = " / ".join(str(outer["name"] or outer["role"]) for outer in above[-3:])
        is_of_tabs = any(child["role"] == "page tab list" for child in node["children"])
        if "focusable" in node["states"] and not is_of_tabs:  # the tabs have the focus, not what they stand on
            named = node["name"] or (node["role"] == "combo box" and node["description"])
            if not named and node["role"] not in NAMELESS:
                found.append(f"{node['role']} without a name in {place}")
            if node["role"] in KINDLESS:
                found.append(f"{node['name']}: is a {node['role']} in {place}")
        names = Counter((child["role"], child["name"]) for child in node["children"] if child["name"]
                        and "focusable" in child["states"] and child["role"] not in OFTEN_ALIKE)
        found += [f"{name}: {number} of this name in {place}" for name, number in names.items() if number > 1]
    return found


def rows_of(tree: Node, name: str) -> list[str]:
    """Return what is said of the cells or entries of a list or table."""
    return [node["name"] for node, above in walk(tree)
            if above and above[-1]["name"] == name and node["role"] in {"table cell", "list item"}]


PLACES: dict[str, tuple[str, ...]] = {
    "library": ("ctrl+1",), "draw": ("ctrl+2",), "flat": ("ctrl+2", "F3"), "facts": ("ctrl+shift+f",),
    "why": ("ctrl+2", "F6"), "solve": ("Escape", "ctrl+3"), "trace": ("F7",), "play": ("Escape", "F8"),
    "searches": ("Escape", "ctrl+4"),
}
"""The main places, and the keys that lead there from the one before."""
DIALOGS = {"new puzzle": "ctrl+n", "properties": "ctrl+i", "export": "ctrl+e", "a set": "ctrl+shift+n",
           "parts of puzzles": "ctrl+shift+l", "parts from text": "ctrl+shift+t", "commands": "ctrl+k",
           "preferences": "ctrl+comma"}


@pytest.mark.slow
def test_every_place_has_names_kinds_and_rows_that_can_be_read(tmp_path: Path) -> None:
    with listening(tmp_path, str(paths.library() / "cubic" / "soma.toml")) as reader:
        trees = {}
        for place, keys in PLACES.items():
            reader.press(*keys)
            trees[place] = reader.ask(do="tree")
        for place, key in DIALOGS.items():
            reader.press("ctrl+2", key)
            trees[place] = reader.ask(do="tree")
            assert len(trees[place]["children"]) > 1 or place == "commands", f"{place}: nothing opened"
            reader.press("Escape")
    assert {place: found for place, tree in trees.items() if (found := faults(tree))} == {}
    assert {"Target", "27 cells", "V", "1"} <= set(rows_of(trees["draw"], "Parts"))
    assert "V, 1 left" in rows_of(trees["play"], "Parts left")
    assert any("Soma, open now, Piet Hein" in text for text in rows_of(trees["library"], "Puzzles"))
    (canvas,) = [node for node, _ in walk(trees["flat"]) if node["name"] == "Canvas"]
    assert (canvas["role"], canvas["description"]) == ("canvas", "(0, 0, 2), cell of the target")


def steps() -> Iterator[tuple[list[str], list[str]]]:
    """Yield the steps of the walk in the manual: the keys, and what is spoken after them."""
    (text,) = re.findall(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    for step in f"\n{text}".split("\n> ")[1:]:
        keys, *spoken = step.strip().split("\n")
        yield keys.split(), [line.strip() for line in spoken]


def test_the_first_puzzle_is_solved_by_what_the_manual_says_is_spoken(tmp_path: Path) -> None:
    assert len(list(steps())) > 10
    with listening(tmp_path) as reader:
        for keys, wanted in steps():
            heard = [line.strip() for text in reader.press(*keys) for line in text.splitlines()]
            for line in wanted:
                if line not in heard:
                    reader.hear(line)


@pytest.mark.slow
def test_progress_is_told_and_not_too_often(tmp_path: Path) -> None:
    with listening(tmp_path, str(paths.library() / "cubic" / "bedlam.toml")) as reader:
        reader.press("ctrl+3")
        reader.press("F5")
        reader.hear("Searching:")
        begun = time.monotonic()
        told = reader.ask(do="listen", seconds=40)
        assert 1 <= len(told) <= (time.monotonic() - begun) / 4  # more than five seconds apart, but for the last
        assert all(text.strip() for _, text in told)
