"""Web pages: bodies of all lattices as they are drawn elsewhere, figures, size, and names that do no harm."""

import base64
import hashlib
import json
import re
import zlib
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import latticework as lw
import session_help
from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework import paths, phrases
from latticework.cli.main import run
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.web_page import SCRIPTS, viewer_data
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.picture.mesh import ROUND, UNIT, edges, triangles_of
from latticework.picture.scenes import bounds, scene, target_scene
from latticework.puzzle import Part, Puzzle, Target, load, parse, save
from latticework.puzzle.library import find
from latticework.solution import Placement, Solution
from quick_suite import in_part
from random_solvable import grown
from samples import SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")
PAGE = Path("a.html")
EVIL = "</script></textarea><img src=x onerror=alert(1)>&amp;\"'<!--\u2028\x1b]0;x\x07\u202e{$title}"


def page(puzzle: Puzzle, *solutions: Solution, **settings: object) -> str:
    contents = Contents(puzzle, solutions[0] if solutions else None, solutions[1:])
    return formats.to_write(PAGE).encode(contents, PAGE, **settings)[PAGE].decode()


def data_of(text: str) -> dict[str, Any]:
    packed = re.search(r'id="data">([^<]*)<', text)
    return dict(json.loads(zlib.decompress(base64.b64decode(packed[1]))))


def points(steps: list[int], columns: int = 3) -> np.ndarray:
    return np.cumsum(np.array(steps, int).reshape(-1, columns), axis=0)


def triangles(mesh: dict[str, Any], prefix: str = "") -> np.ndarray:
    where = points(mesh.get(f"{prefix}points", [])) / UNIT
    corners = [points(steps) for _, steps in mesh.get(f"{prefix}faces", [])]
    return where[np.concatenate(corners)] if corners else np.zeros((0, 3, 3))


def area(corners: np.ndarray) -> float:
    a, b, c = corners.transpose(1, 0, 2)
    return float(np.linalg.norm(np.cross(b - a, c - a), axis=1).sum() / 2)


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[object] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, [name for name, _ in attrs]))

    def handle_endtag(self, tag: str) -> None:
        self.tags.append(tag)


def tags(text: str) -> list[object]:
    parser = Tags()
    parser.feed(text)
    return parser.tags


@pytest.mark.parametrize("name", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 4))
def test_bodies_of_each_lattice_are_those_of_all_pictures(name: str) -> None:
    lattice = builtin(name)
    cells = tuple(grown(Random(5), lattice, 4))
    puzzle = Puzzle(lattice, target=Target(cells), parts=(Part("A", cells),))
    solution = (Placement(0, cells),)
    shape, = scene(puzzle, solution)
    data = viewer_data(puzzle, [solution])
    (number, color, part, *middle), = data["solutions"][0]["placed"]
    mesh = data["meshes"][number]
    assert (data["colors"][color], part) == (shape.color, 0)
    assert np.allclose(np.array(middle) / UNIT, shape.center, atol=1 / UNIT)
    whole, _, owner = triangles_of(shape)
    flat = ~shape.packed.smooth[owner]
    assert area(triangles(mesh)) == pytest.approx(area(whole[flat]), rel=0.01, abs=1e-6)
    corners = points(mesh.get("points", []))
    drawn = corners[points(mesh.get("edges", []), 2)].reshape(-1, 3) / UNIT + shape.center
    expected = edges([shape], np.zeros((1, 3)))
    assert len(drawn) <= len(expected) <= 2 * len(drawn)
    if len(drawn):
        assert np.allclose([drawn.min(axis=0), drawn.max(axis=0)], [expected.min(axis=0), expected.max(axis=0)],
                           atol=2 / UNIT)
    assert len(mesh.get("balls", [])) == len(shape.rounded.balls)
    assert len(mesh.get("necks", [])) == len(shape.rounded.necks)
    reached = [triangles(mesh).reshape(-1, 3), triangles(mesh, "round_").reshape(-1, 3)]
    reached += [np.array(ball[:3]) / UNIT + [[-ball[3] / UNIT], [ball[3] / UNIT]] for ball in mesh.get("balls", [])]
    every = np.concatenate(reached) + shape.center
    low, high = bounds([shape], np.zeros((1, 3)))
    assert np.allclose([every.min(axis=0), every.max(axis=0)], [low, high], atol=(2 + ROUND) / UNIT + 0.02)


def test_each_body_is_written_once_and_placed_where_it_belongs() -> None:
    solution = (Placement(0, ((0, 0, 0, 0),)), Placement(1, ((2, 0, 1, 0),)), Placement(1, ((1, 0, 0, 0),)))
    puzzle = Puzzle(builtin("cubic"), parts=(Part("A"), Part("B")))
    data = viewer_data(puzzle, [solution, solution[::-1]])
    assert len(data["meshes"]) == 1
    first, second = ([place[3:] for place in one["placed"]] for one in data["solutions"])
    assert first == second[::-1] == [[UNIT // 2] * 3, [5 * UNIT // 2, UNIT // 2, 3 * UNIT // 2],
                                     [3 * UNIT // 2, UNIT // 2, UNIT // 2]]
    colors = [place[1] for place in data["solutions"][0]["placed"]]
    assert len(set(colors)) == 3  # copies are told apart


def test_moves_are_those_of_the_window() -> None:
    data = data_of(page(PUZZLE, SOLUTION))
    moves, ways = data["solutions"][0]["moves"], data["solutions"][0]["ways"]
    assert sorted(number for move in moves for number in move) == list(range(7))
    assert len(ways) == len(moves)
    assert all(np.linalg.norm(way) == pytest.approx(UNIT, rel=0.01) for way in ways)


def test_colours_of_marks_and_of_balls_are_kept() -> None:
    keys = data_of(page(load(find(Path("six-rings")))))
    assert keys["meshes"]
    balls = load(find(Path("packed-spheres/pyramid-20")))
    cell = balls.target.cells[0]
    data = viewer_data(balls.with_target(cell_colors=((cell, "#d62728"),)), [])
    caps = [ball[4] for ball in data["meshes"][0]["balls"]]
    assert [data["colors"][cap] for cap in caps if cap >= 0] == ["#d62728"]


def test_without_a_solution_the_target_is_shown() -> None:
    text = page(PUZZLE)
    shown, = data_of(text)["solutions"]
    assert len(shown["placed"]) == len(target_scene(PUZZLE))
    assert not shown["moves"]
    assert "In this page" not in text


def test_parts_alone_make_a_page_but_nothing_does_not() -> None:
    parts = Puzzle(PUZZLE.lattice, parts=PUZZLE.parts)
    assert "<svg" in page(parts)
    with pytest.raises(LatticeworkError, match="nothing to draw"):
        page(Puzzle(PUZZLE.lattice, parts=(Part("x"),)))


def test_as_many_solutions_as_are_requested() -> None:
    assert len(data_of(page(PUZZLE, *[SOLUTION] * 5, solutions=3))["solutions"]) == 3
    with pytest.raises(LatticeworkError, match="solutions: 0 should be a whole number from 1 to 1000"):
        page(PUZZLE, SOLUTION, solutions=0)


@pytest.mark.parametrize("with_solution", [True, False])
def test_names_do_no_harm(with_solution: bool) -> None:
    parts = tuple(replace(part, name=EVIL) for part in PUZZLE.parts)
    evil = replace(PUZZLE, name=EVIL, author=EVIL, notes=f"{EVIL}\n\n{EVIL}", parts=parts)
    plain = replace(evil, name="x", author="x", notes="x\n\nx", parts=PUZZLE.parts)
    chosen = [SOLUTION] if with_solution else []
    assert tags(page(evil, *chosen)) == tags(page(plain, *chosen))
    shown = {letter for letter in page(evil, *chosen) if letter in "\u2028\u202e\x1b\x07"}
    assert not shown - set((paths.resources() / "viewer" / "three.min.js").read_text("utf-8"))


def test_nothing_but_its_own_scripts_can_run_and_nothing_is_loaded() -> None:
    text = page(PUZZLE, SOLUTION)
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)[1]
    scripts, styles = (re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL) for tag in ("script", "style"))
    hashes = [f"'sha256-{base64.b64encode(hashlib.sha256(some.encode()).digest()).decode()}'"
              for some in (*scripts, *styles)]
    assert policy.startswith("default-src 'none'; ")
    assert sorted(re.findall("'sha256-[^']*'", policy)) == sorted(hashes)
    assert len(scripts) == 2
    assert "unsafe" not in policy
    outside = re.sub(r"<(script|style).*?</\1>", "", text, flags=re.DOTALL)
    assert not re.search(r"\son\w+=|\sstyle=|(src|href)=\"(?!data:)", outside)


def test_words_of_another_language_cannot_end_the_script(monkeypatch: pytest.MonkeyPatch) -> None:
    words, scripts = page(PUZZLE, SOLUTION).count("</script>"), re.compile(r'"play": "([^"]*)"')
    monkeypatch.setattr(phrases, "_speaker", ("en", "</script>{}".format))
    spoken = page(PUZZLE, SOLUTION)
    assert spoken.count("</script>") == words
    assert scripts.search(spoken)[1] == "\\u003c/script>Play"


def test_notes_are_paragraphs() -> None:
    text = page(replace(PUZZLE, notes="One\nline.\n\nAnother <one>.\n"))
    assert "<p>One line.</p><p>Another &lt;one&gt;.</p>" in text


def test_figures_of_the_search_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    twins = parse(session_help.TWINS, "twins")
    session_help.finish(tmp_path / "twins.search", prepare(twins))
    assert run(["render", str(tmp_path / "twins.search"), "-o", str(tmp_path / "a.html")]) == 0
    text = (tmp_path / "a.html").read_text("utf-8")
    assert "How it was solved" in text
    for fact in ("Solutions", "Searched", "Method", "Nodes", "Time"):
        assert f"<dt>{fact}</dt>" in text
    assert "all possibilities" in text
    assert len(data_of(text)["solutions"]) > 1


def test_the_puzzle_code_is_in_the_page(tmp_path: Path) -> None:
    code = re.search(r"<textarea[^>]*>([^<]*)</textarea>", page(PUZZLE))[1]
    assert run(["convert", code, str(tmp_path / "a.toml")]) == 0
    save(PUZZLE, tmp_path / "b.toml")
    assert load(tmp_path / "a.toml") == load(tmp_path / "b.toml")


def test_the_library_is_small_and_has_its_licence() -> None:
    folder = paths.resources() / "viewer"
    assert (folder / "three.min.js").stat().st_size < 700_000
    assert "MIT License" in (folder / "LICENSE-three.txt").read_text("utf-8")
    assert all("</script" not in (folder / name).read_text("utf-8") for name in (*SCRIPTS, "three.min.js"))


@pytest.mark.slow
def test_a_hundred_solutions_of_the_bedlam_cube_are_below_a_megabyte() -> None:
    found = (solution.document for _, solution in zip(range(100), lw.solve("bedlam"), strict=False))
    assert len(page(lw.load("bedlam").document, *found).encode()) < 1_000_000
