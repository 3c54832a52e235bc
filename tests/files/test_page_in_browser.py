"""Web pages opened in a real browser from a file, without a network: turned, moved apart, put together."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import latticework as lw
from browser import Browser
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.puzzle import Puzzle
from latticework.solution import Solution
from quick_suite import in_part
from samples import LATCH, RINGS, SOMA, solved

pytestmark = pytest.mark.browser

PUZZLE, SOLUTION = solved(SOMA, "cubic")
READY = "!document.getElementById('stage').hidden && document.getElementById('legend').children.length"
EVIL = "</script><img src=x onerror=alert(1)>&amp;\"'<!--\u2028{$title}"


@pytest.fixture(scope="module")
def _browser() -> Iterator[Browser]:
    browser = Browser()
    yield browser
    browser.close()


@pytest.fixture
def browser(_browser: Browser) -> Iterator[Browser]:
    """A light window of a desk; a test fails where the page complains, or asks for anything but itself."""
    _browser.window(1100, 800)
    _browser.dark(False)
    _browser.complaints.clear()
    yield _browser
    assert not _browser.complaints
    assert len(_browser.requests) == 1


def write(path: Path, puzzle: Puzzle, *solutions: Solution) -> Path:
    formats.to_write(path).write(Contents(puzzle, solutions[0] if solutions else None, solutions[1:]), path)
    return path


def stage(browser: Browser) -> Image.Image:
    """Return what is drawn, without the frame of what has the focus."""
    browser.evaluate("document.activeElement.blur()")
    return browser.picture("#stage")


def slide(browser: Browser, name: str, value: float) -> None:
    browser.evaluate(f"(e => {{ e.value = {value}; e.dispatchEvent(new Event('input')) }})"
                     f"(document.getElementById('{name}'))")


def differ(one: Image.Image, other: Image.Image) -> bool:
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


def colors(picture: Image.Image) -> int:
    return len(picture.quantize(64).getcolors())


def density(picture: Image.Image) -> float:
    """Return how much of the box about all that is drawn is filled."""
    picture = picture.crop((9, 9, picture.width - 9, picture.height - 9))  # without the round corners of its frame
    drawn = ImageChops.difference(picture, Image.new("RGB", picture.size, picture.getpixel((0, 0)))).convert("L")
    box = drawn.getbbox()
    return 1 - drawn.crop(box).histogram()[0] / ((box[2] - box[0]) * (box[3] - box[1]))


@pytest.mark.parametrize("name", in_part(["packed-spheres/pyramid-20", "soma", "six-rings",
                                          "square-stick/tetrasticks-without-h", "tangram-cat"], 2))
def test_turned_moved_apart_and_put_together(browser: Browser, tmp_path: Path, name: str) -> None:
    puzzle = lw.load(name)
    found = [solution.document for solution in islice(lw.solve(puzzle), 2)]
    browser.open(write(tmp_path / "a.html", puzzle.document, *found), READY)
    first = stage(browser)
    assert colors(first) > 8
    browser.drag((200, 300), (320, 340))
    dragged = stage(browser)
    assert differ(first, dragged)
    browser.key("ArrowLeft")
    assert differ(dragged, stage(browser))
    browser.key("0")
    assert not differ(first, stage(browser))
    slide(browser, "explode", 0.7)
    apart = stage(browser)
    assert differ(first, apart)
    if name != "six-rings":  # keys fill the gaps between discs on one axis
        assert density(apart) < 0.9 * density(first)
    slide(browser, "step", 1)
    assert differ(apart, stage(browser))
    slide(browser, "explode", 0)
    slide(browser, "step", 100)
    assert not differ(first, stage(browser))
    if len(found) > 1:
        browser.key("n")
        assert browser.evaluate("document.getElementById('solution').textContent") == "Solution 2 of 2"
        assert differ(first, stage(browser))
        browser.key("p")
    for state in ("faint", "hidden", "shown"):
        browser.evaluate("document.querySelector('#legend button').click()")
        assert browser.evaluate("document.querySelector('#legend button').dataset.state") == state
        assert differ(first, stage(browser)) == (state != "shown")


def test_keys_step_and_a_click_shows_a_part_faintly(browser: Browser, tmp_path: Path) -> None:
    browser.open(write(tmp_path / "a.html", PUZZLE, SOLUTION), READY)
    browser.key(",")
    said = "document.getElementById('said').textContent.trim()"
    assert browser.evaluate(said) == "Step 6 of 7."
    before = stage(browser)
    browser.key(".")
    browser.wait_for(f"{said} === 'Step 7 of 7.'")
    assert differ(before, stage(browser))
    x, y, width, height = browser.evaluate(
        "(b => [b.x, b.y, b.width, b.height])(document.getElementById('stage').getBoundingClientRect())")
    middle = x + width / 2, y + height / 2
    browser.drag(middle, middle)
    assert browser.evaluate("document.querySelectorAll('#legend [data-state=faint]').length") == 1
    zoomed = stage(browser)
    browser.key("+")
    assert differ(zoomed, stage(browser))
    browser.evaluate("document.getElementById('copy').click()")
    browser.wait_for("document.getElementById('copied').textContent === 'Copied.'")


def test_space_plays_and_pauses(browser: Browser, tmp_path: Path) -> None:
    browser.open(write(tmp_path / "a.html", PUZZLE, SOLUTION), READY)
    browser.key(" ")
    browser.wait_for("document.getElementById('play').textContent === 'Pause' && "
                     "Number(document.getElementById('step').value) > 0.2")
    browser.key(" ")
    assert browser.evaluate("document.getElementById('play').textContent") == "Play"
    assert browser.evaluate("Number(document.getElementById('step').value)") < 7


def test_moves_that_are_no_straight_slides_are_played(browser: Browser, tmp_path: Path) -> None:
    puzzle, solution = solved(LATCH, "cubic")
    browser.open(write(tmp_path / "a.html", puzzle, solution), READY)
    assert "Level 2, 2 moves" in browser.evaluate("document.getElementById('course').textContent")
    browser.evaluate("document.querySelector('#legend button').click()")  # the case, which becomes faint
    seen = []
    for step in (2, 1.5, 1, 0.5, 0):
        slide(browser, "step", step)
        seen.append(stage(browser))
    assert all(differ(one, other) for one, other in pairwise(seen))


def test_parts_that_hold_one_another_come_together(browser: Browser, tmp_path: Path) -> None:
    browser.open(write(tmp_path / "a.html", *solved(RINGS, "cubic")), READY)
    assert "hold one another" in browser.evaluate("document.getElementById('course').textContent")
    slide(browser, "step", 0)
    empty = stage(browser)
    slide(browser, "step", 1)
    assert differ(empty, stage(browser))


def test_dark_where_the_system_is(browser: Browser, tmp_path: Path) -> None:
    browser.open(write(tmp_path / "a.html", PUZZLE, SOLUTION), READY)
    light = stage(browser).getpixel((3, 3))
    browser.dark(True)
    dark = stage(browser).getpixel((3, 3))
    assert sum(dark) < 120
    assert sum(light) > 600


def test_a_phone_needs_no_scrolling_to_the_side_and_turns_by_touch(browser: Browser, tmp_path: Path) -> None:
    browser.window(360, 740, phone=True)
    browser.open(write(tmp_path / "a.html", replace(PUZZLE, name="A" * 150), SOLUTION), READY)
    assert browser.evaluate("document.documentElement.scrollWidth") == 360
    first = stage(browser)
    browser.evaluate("scrollTo(0, 0)")
    y = browser.evaluate("document.getElementById('stage').getBoundingClientRect().y") + 120
    browser.touch([(150, y)], [(230, y + 30)])
    turned = stage(browser)
    assert differ(first, turned)
    browser.touch([(150, y), (200, y)], [(80, y), (270, y)])
    assert differ(turned, stage(browser))


def test_names_are_shown_as_they_are_and_run_nothing(browser: Browser, tmp_path: Path) -> None:
    parts = tuple(replace(part, name=EVIL) for part in PUZZLE.parts)
    evil = replace(PUZZLE, name=EVIL, author=EVIL, notes=EVIL, parts=parts)
    browser.open(write(tmp_path / "a.html", evil, SOLUTION), READY)
    shown = EVIL.replace("\u2028", "")
    assert browser.evaluate("document.title") == shown
    assert browser.evaluate("document.querySelector('#legend button').textContent") == shown
    assert browser.evaluate("document.querySelectorAll('img[src=x]').length") == 0


def test_without_webgl_there_is_a_picture(tmp_path: Path) -> None:
    path = write(tmp_path / "a.html", PUZZLE, SOLUTION)
    browser = Browser("--disable-3d-apis")
    try:
        browser.open(path, "document.getElementById('waiting').textContent.includes('WebGL')")
        assert browser.evaluate("document.getElementById('stage').hidden")
        assert browser.evaluate("document.querySelector('#picture svg').getBoundingClientRect().height") > 200
        assert colors(browser.picture("#picture")) > 8
        assert not browser.complaints
    finally:
        browser.close()


def test_without_a_solution_the_target_turns(browser: Browser, tmp_path: Path) -> None:
    browser.open(write(tmp_path / "a.html", PUZZLE), "!document.getElementById('stage').hidden")
    first = stage(browser)
    browser.key("ArrowUp")
    assert differ(first, stage(browser))
    assert browser.evaluate("document.getElementById('assembly').hidden")


def yellow(browser: Browser) -> int:
    """Return how many pixels have the colour of arrows."""
    return sum(count for count, (red, green, blue) in stage(browser).convert("RGB").getcolors(1 << 20)
               if red > 200 and 130 < green < 220 and blue < 60)


def test_arrows_show_the_next_move(browser: Browser, tmp_path: Path) -> None:
    browser.open(write(tmp_path / "a.html", *solved(LATCH, "cubic")), READY)
    assert not yellow(browser), "nothing goes on from the whole"
    slide(browser, "step", 1)
    apart = stage(browser)
    assert yellow(browser) > 50
    slide(browser, "step", 0)
    slide(browser, "step", 1)
    assert yellow(browser) > 50
    assert differ(apart, stage(browser)), "now it goes together"
